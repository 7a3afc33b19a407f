"""The component set: what is in the standard box, corrected boxes, and boxes that are refused."""

from __future__ import annotations

from typing import Any, cast

import pytest

from boxes import write
from games.world_without_end.boxes import STANDARD, corrected, event, tables
from kingsbridge.core.components import BadBox
from kingsbridge.core.story import Line, plain
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.box import standard_box
from kingsbridge.games.world_without_end.components.bundles import bundle_line, some
from kingsbridge.games.world_without_end.components.effects import effect_line
from kingsbridge.games.world_without_end.components.names import (
    CORNERS,
    EDGES,
    EVENTS,
    EVENTS_A_PERIOD,
    GOLD,
    LIMITED,
    MATERIALS,
    PROJECTS,
)


def test_the_standard_box_counts_what_the_printed_one_does() -> None:
    counted: dict[str, int] = {}
    for part in game.box().components:
        counted[part.group] = counted.get(part.group, 0) + part.count

    assert counted == {
        "goods": 25 + 15 + 1 + 10 + 15 + 12 + 12 + 20 + 14,
        "pieces": 16 + 8 + 1,
        "cards": 48,
        "favours": 10,
        "sites": 14,
        "projects": 7,
        "plague": 11 + 11,
        "events": 44,
    }


def test_the_supplies_are_those_of_the_printed_box() -> None:
    assert dict(zip(LIMITED, game.box().supply, strict=True)) == {
        "stone": 25,
        "wood": 15,
        "grain": 10,
        "wool": 15,
        "cloth": 12,
        "piety": 12,
        "medical": 20,
        "loyalty": 14,
    }


def test_the_cubes_suffice_for_all_projects_together() -> None:
    spaces = [project.spaces for project in game.box().projects]

    assert [sum(kind) for kind in zip(*spaces, strict=True)] == [20, 13]


def test_without_a_text_everybody_shares_the_standard_box() -> None:
    assert game.box() is standard_box()
    assert game.box(STANDARD.text).digest == game.box().digest


def test_each_period_has_eleven_events_three_of_them_lasting() -> None:
    for period in range(1, 5):
        cards = [card for card in game.box().events if card.period == period]

        assert len(cards) == EVENTS_A_PERIOD
        assert sum(card.lasting for card in cards) == 3


def test_every_card_shows_four_different_kinds_of_income() -> None:
    for card in game.box().events:
        kinds = {CORNERS[corner].split(" ")[-1] for corner in card.corners}
        assert len(kinds) == 4, EVENTS[card.number]


def test_medical_knowledge_comes_from_period_two_on() -> None:
    medical = CORNERS.index("medical")
    by_period = [
        sum(card.corners.count(medical) for card in game.box().events if card.period == period)
        for period in range(1, 5)
    ]

    assert by_period == [0, 4, 7, 7]


def test_every_edge_has_the_arrow_of_eleven_cards() -> None:
    arrows = [card.arrow for card in game.box().events]

    assert [arrows.count(edge) for edge in range(len(EDGES))] == [11] * 4


def test_one_card_has_the_corners_of_the_rulebooks_example() -> None:
    card = game.box().events[EVENTS.index("i-03")]

    assert [CORNERS[corner] for corner in card.corners] == ["stone", "grain", "1 gold", "points"]


def test_plague_places_are_on_the_cards_of_the_last_two_periods_alone() -> None:
    places = [card.place for card in game.box().events]

    assert places[:22] == [-1] * 22
    assert sorted(places[22:33]) == sorted(places[33:]) == list(range(11))


def test_every_yield_is_offered_once_for_wood_and_once_for_stone() -> None:
    sites = [(site.kind, site.material) for site in game.box().sites]

    assert len(set(sites)) == 14
    assert len({kind for kind, _material in sites}) == 7


def test_1_5_ruling_68_what_is_known_is_marked_so() -> None:
    status = {str(plain(part.line)): part.status for part in game.box().components}
    named = {part.line.key: part.status for part in game.box().components}

    assert named["good-stone"] == {"count": "known"}
    assert named["part-metal"] == {"number": "known"}
    assert named["part-tax-die"] == {"range": "known", "spread": "reconstructed"}
    assert named["space-queen"] == {"effect": "known", "place": "known"}
    assert named["space-second-outlaw"] == {"effect": "known", "place": "reconstructed"}
    assert len(status) == len(game.box().components)  # no two rows say the same


def test_1_5_ruling_68_what_was_only_reported_is_known_in_its_kind_alone() -> None:
    cards = [part for part in game.box().components if part.group == "events"]
    reported = cards[EVENTS.index("iii-07")].status
    kind_alone = cards[EVENTS.index("ii-11")].status

    assert (reported["kind"], reported["effect"]) == ("known", "derived")
    assert (kind_alone["kind"], kind_alone["effect"]) == ("known", "reconstructed")


@pytest.mark.parametrize(
    ("key", "number", "said"),
    [
        ("part-site", 6, {"number": 6, "material": "good-stone", "gain": ["2 wool"]}),
        ("part-place", 1, {"number": 1, "gain": ["2 gold"]}),
        ("part-place", 9, {"number": 9, "gain": "place-house"}),
        ("part-place", 10, {"number": 10, "gain": "place-material"}),
        ("part-place", 11, {"number": 11, "gain": ["some-nothing"]}),
        ("part-tile", 5, {"number": 5}),
    ],
)
def test_rows_are_listed_with_their_numbers(key: str, number: int, said: dict[str, Any]) -> None:
    lines = [part.line for part in game.box().components if part.line.key == key]

    assert [blanks(line) for line in lines if line.blanks["number"] == number] == [said]


def test_projects_are_listed_with_spaces_and_thanks() -> None:
    lines = [part.line for part in game.box().components if part.line.key == "part-project"]

    assert blanks(lines[2]) == {
        "project": "project-mill",
        "stone": 1,
        "wood": 3,
        "gain": ["1 cloth", "1 points"],
    }


def test_the_tax_die_is_listed_with_its_faces() -> None:
    faces = [part.line for part in game.box().components if part.line.key == "part-tax-die"]

    assert [line.blanks["faces"] for line in faces] == ["2 3 3 4 4 5"]


def blanks(line: Any) -> dict[str, Any]:
    """The blanks of a line, lines in them by their keys, goods in short."""
    return {name: short(blank) for name, blank in line.blanks.items()}


def short(blank: Any) -> Any:
    if isinstance(blank, tuple):
        return [short(each) for each in blank]
    if hasattr(blank, "key"):
        number = blank.blanks.get("number")
        return blank.key if number is None else f"{number} {blank.key.removeprefix('some-')}"
    return blank


SENTENCES = [
    ("i-01", [("effect-price", {"good": "good-wool", "number": 1})]),
    (
        "i-02",
        [
            ("effect-uncover-market", {"good": "good-cloth"}),
            ("effect-swap", {"options": "bargain"}),
        ],
    ),
    ("i-05", [("effect-choose", {"options": "bargain-or"})]),
    ("i-06", [("effect-cover-favour", {"spaces": ["space-prior"]})]),
    ("i-07", [("effect-gain", {"gain": ["1 wool"]})]),
    (
        "i-09",
        [
            (
                "effect-cube-points",
                {"project": "project-bridge", "good": "good-stone", "number": 4},
            )
        ],
    ),
    ("i-11", [("effect-levy", {"options": "bargain-or"})]),
    ("ii-02", [("effect-no-actions", {})]),
    (
        "ii-06",
        [("effect-cover-project", {"project": "project-bridge", "instead": "space-merchant"})],
    ),
    ("iii-08", [("effect-forbid-building", {})]),
    ("iv-11", [("effect-hide-cards", {"number": 2})]),
]


@pytest.mark.parametrize(("name", "said"), SENTENCES)
def test_a_card_says_its_sentences_with_their_numbers(
    name: str, said: list[tuple[str, dict[str, Any]]]
) -> None:
    card = game.box().events[EVENTS.index(name)]
    lines = [effect_line(effect) for effect in card.effects]

    assert [(line.key, blanks(line)) for line in lines] == said


def either(line: Any) -> list[Line]:
    """What is told as one or the other, each by itself."""
    if line.key != "bargain-or":
        return [line]
    return [*either(line.blanks["first"]), *either(line.blanks["second"])]


def test_a_bargain_is_a_swap_a_payment_or_a_loss() -> None:
    card = game.box().events[EVENTS.index("i-05")]
    line = effect_line(card.effects[0])

    swap, loss = either(line.blanks["options"])
    (pay,) = cast("tuple[Line]", swap.blanks["pay"])
    assert blanks(pay) == {"first": ["1 stone"], "second": ["1 wood"]}
    assert (swap.key, blanks(swap)["gain"]) == ("bargain", ["2 points"])
    assert (loss.key, blanks(loss)) == ("bargain-loss", {"pay": ["1 points"]})
    levy = effect_line(game.box().events[EVENTS.index("i-11")].effects[0]).blanks["options"]
    assert [option.key for option in either(levy)] == ["bargain-pay", "bargain-loss"]


def test_any_number_of_a_good_can_be_told() -> None:
    assert some(GOLD, 29).blanks == {"number": 29}
    assert (some(GOLD, 30).key, some(GOLD, 30).blanks) == ("some-gold", {"number": 30})
    assert [line.key for line in bundle_line(())] == ["some-nothing"]


def test_the_numbers_of_the_rules_text_are_those_of_the_box() -> None:
    usual = game.box().numbers
    other = game.box(corrected("market", wool=3)).numbers

    assert (usual["wool_price"], other["wool_price"]) == (2, 3)
    assert (usual["lowest_tax"], usual["highest_tax"]) == (2, 5)
    assert (usual["stone_count"], usual["bridge_stone"], usual["tower_wood"]) == (25, 5, 2)
    assert {f"{name}_count" for name in LIMITED} < set(usual)
    assert {f"{name}_{good}" for name in PROJECTS for good in MATERIALS} < set(usual)


def test_a_corrected_box_is_another_one() -> None:
    assert game.box(corrected("start", points=10)).digest != game.box().digest
    assert game.box(corrected("start", status={"number": "derived"})).digest == game.box().digest


SWAP = {"kind": "swap", "pay": {"wool": 1}, "one_of": [{"gold": 3}]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "not a components file"),
        (corrected("good", 0, name="slate"), "good: name cannot be 'slate'"),
        (corrected("good", 0, count=-1), "good: count should be a whole number"),
        (corrected("good", 0, status=None), "good: a row has no status marks"),
        (corrected("start", points=None), "start: points is missing"),
        (corrected("start", houses=0), "start: houses should be a whole number from 1 to 14"),
        (corrected("start", houses=8), "site: a player's houses need sites of different yields"),
        (corrected("start", seals=8), "start: seals should be a whole number from 1 to 7"),
        (corrected("start", goods=3), "start: goods should be what and how many, not 3"),
        (corrected("start", goods={"salt": 1}), "start: goods cannot have 'salt'"),
        (corrected("start", goods={"wool": 0}), "wool should be a whole number from 1 to 9"),
        (corrected("start", goods={"grain": 3}), "start: there are not enough goods for four"),
        (corrected("start", goods={"points": 1}), "start: there are not enough goods for four"),
        (corrected("council", numbers=[0, 1, 2]), "council: numbers should be a list of 4"),
        (corrected("council", numbers=[0, 1, 2, 2]), "there should be four different numbers"),
        (corrected("favour", 0, name="duke"), "favour: name cannot be 'duke'"),
        (corrected("favour", 0, kind="bribe"), "favour: kind cannot be 'bribe'"),
        (corrected("favour", 0, own=None), "favour: own is missing"),
        (corrected("favour", 0, own="sheep"), "favour: own cannot be 'sheep'"),
        (corrected("market", wool=0), "market: wool should be a whole number from 1 to 9"),
        (corrected("market", cloths=0), "market: cloths should be a whole number from 1 to 9"),
        (corrected("cards", cubes=4), "cards: cubes should be a whole number from 1 to 3"),
        (corrected("cards", harvest=3), "cards: harvest should be a whole number from 1 to 2"),
        (corrected("cards", weave=None), "cards: weave is missing"),
        (corrected("contributions", piety="2"), "contributions: piety should be a whole number"),
        (corrected("contributions", last_period=0), "last_period should be a whole number from 1"),
        (corrected("tax", faces=[2, 3, 4]), "tax: faces should be a list of 6"),
        (corrected("tax", faces=None), "tax: faces is missing"),
        (corrected("tax", faces=4), "tax: faces should be a list of 6"),
        (corrected("tax", faces=[2, 3, 3, 4, 4, 10]), "a whole number from 0 to 9"),
        (corrected("site", 0, material="straw"), "site: material cannot be 'straw'"),
        (corrected("site", 0, yields={}), "site: a site yields one kind of thing"),
        (corrected("site", 0, yields={"wool": 1, "gold": 1}), "a site yields one kind of thing"),
        (corrected("project", 0, name="ferry"), "project: name cannot be 'ferry'"),
        (corrected("project", 0, stone=0), "project: a project needs spaces"),
        (corrected("metal", single=None), "metal: single is missing"),
        (corrected("tiles", counts=[2, 3, 3, 2, 2]), "tiles: there should be 11 of them"),
        (corrected("tiles", counts=[11]), "tiles: counts should be a list of 5"),
        (corrected("place", 9, one_of=[]), "place: one_of should be a list, not []"),
        (corrected("place", 9, one_of=[3]), "place: one_of cannot have 3"),
        (
            corrected("place", 9, one_of=[{"stone": 1}, {"stone": 2}]),
            "place: one_of should be different things to choose from",
        ),
        (
            corrected("place", 9, one_of=[{"stone": 1}, {"wool": 1}]),
            "place: the choice should be among stone and wood",
        ),
        (event("i-01", name="i-12"), "event: name cannot be 'i-12'"),
        (event("i-01", arrow="up"), "event: arrow cannot be 'up'"),
        (event("i-01", corners=["wood"] * 3), "event: corners should be a list of 4"),
        (event("i-01", corners=["cloth"] * 4), "event: corners cannot be 'cloth'"),
        (event("i-01", effects=None), "event: effects should be a list, not None"),
        (event("i-01", effects=[]), "event: effects should be a list, not []"),
        (event("i-01", effects=["x"]), "event: effects cannot have 'x'"),
        (event("i-03", effects=[{"kind": "price"}]), "kind cannot be 'price'"),
        (event("i-01", effects=[{"kind": "rents"}]), "kind cannot be 'rents'"),
        (event("i-03", effects=[SWAP | {"one_of": []}]), "one_of should be a list"),
        (event("i-03", effects=[SWAP | {"one_of": [{}]}]), "different things to choose from"),
        (event("i-03", effects=[{"kind": "levy"}]), "options should be a list"),
        (
            event("i-03", effects=[{"kind": "choose", "options": [{"gain": {"gold": 1}}]}]),
            "each option should be to pay another thing",
        ),
        (
            event("i-11", effects=[{"kind": "levy", "options": [{"pay": {"gold": 1}}] * 2}]),
            "each option should be to pay another thing",
        ),
        (
            event("i-11", effects=[{"kind": "levy", "options": [{"pay": {"gold": 1, "wool": 1}}]}]),
            "each option should be to pay another thing",
        ),
        (event("i-04", effects=[{"kind": "place project"}]), "place project needs a project"),
        (
            event("i-04", effects=[{"kind": "place project", "project": "ferry"}]),
            "project cannot be 'ferry'",
        ),
        (event("ii-11", effects=[{"kind": "cover market"}]), "good is missing"),
        (
            event("ii-11", effects=[{"kind": "cover market", "good": "grain"}]),
            "good cannot be 'grain'",
        ),
        (
            event("ii-10", effects=[{"kind": "surcharge", "good": "wool", "number": 1}]),
            "good cannot be 'wool'",
        ),
        (event("i-06", effects=[{"kind": "cover favour"}]), "cover favour needs spaces"),
        (
            event("i-06", effects=[{"kind": "cover favour", "spaces": ["prior", "prior"]}]),
            "spaces has a word twice",
        ),
        (
            event("ii-06", effects=[{"kind": "cover project", "project": "bridge"}]),
            "cover project needs a space to cover instead",
        ),
        (
            event("iv-11", effects=[{"kind": "hide cards", "number": 7}]),
            "number should be a whole number from 1 to 6",
        ),
        (
            event("iv-05", effects=[{"kind": "harvest most", "number": 0}]),
            "number should be a whole number from 1 to 12",
        ),
        (event("i-01", effects=[{"kind": "price", "good": "wool"}]), "number is missing"),
        (event("iv-03", effects=[{"kind": "patient points"}]), "number is missing"),
        (event("iii-01", plague=None), "event: plague is missing"),
        (event("iii-01", plague=12), "event: plague should be a whole number from 1 to 11"),
        (event("iii-01", plague=9), "event: each place falls ill on one card of a period"),
        (
            event("i-03", effects=[SWAP, SWAP]),
            "event i-03: each sentence should be of another kind",
        ),
        (
            event("i-10", effects=[{"kind": "blind"}, SWAP]),
            "event i-10: a lasting event says one thing",
        ),
        (
            event("i-10", effects=[SWAP | {"one_of": [{"gold": 1}, {"points": 1}]}]),
            "event i-10: a lasting event offers one swap",
        ),
        (event("i-03", lasting=1), "event i-03: lasting should be true or false"),
    ],
    ids=lambda text: " ".join(text.split())[:40],
)
def test_a_mistaken_box_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadBox) as error:
        game.box(text)

    assert message in str(error.value)


@pytest.mark.parametrize("table", ["good", "favour", "site", "project", "place", "event"])
def test_a_box_with_a_row_too_few_is_refused(table: str) -> None:
    changed = tables()
    changed[table].pop()

    with pytest.raises(BadBox, match="rows, not"):
        game.box(write(changed))
