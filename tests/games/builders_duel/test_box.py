"""The component set: what is in the standard box, corrected boxes, and boxes that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from boxes import Standard, write
from games.builders_duel.duel import (
    building,
    built,
    camp,
    card_names,
    conflict,
    give,
    gold,
    holder_wins,
    kept,
    new,
    offered,
    play,
    refused,
    seals,
    sums,
    turn,
    using,
)
from kingsbridge.core.components import BadBox
from kingsbridge.games import builders_duel as game
from kingsbridge.games.builders_duel.components import (
    CARDS,
    MATERIALS,
    NEUTRAL,
    PHILIP,
    SIDES,
    WALERAN,
    DuelBox,
    is_kept,
)
from kingsbridge.games.builders_duel.steps.cards import STEP_OF
from kingsbridge.games.builders_duel.steps.kept import KEPT_EFFECTS

STANDARD = Standard("builders_duel")
standard_tables = STANDARD.tables


def corrected(row: str, **numbers: Any) -> str:
    """The standard set with other numbers in one row, such as ``card tom`` or ``section philip 1``.

    A number that is ``None`` is left out.
    """
    tables = standard_tables()
    changed = find_row(tables, row)
    changed.update(numbers)
    for name in [name for name, number in numbers.items() if number is None]:
        del changed[name]
    return write(tables)


def find_row(tables: dict[str, Any], row: str) -> dict[str, Any]:
    table, _, rest = row.partition(" ")
    rows: dict[str, Any] | list[dict[str, Any]] = tables[table]
    if isinstance(rows, dict):
        return rows
    for each in rows:
        by_faces = "/".join(str(face) for face in each.get("faces", ()))
        by_place = f"{each.get('side')} {each.get('numeral')}"
        if rest in (each.get("name"), each.get("raw"), by_faces, by_place):
            return each
    raise KeyError(row)


def without(table: str, number: int | None = None) -> str:
    """The standard set without a table, or without its last row."""
    tables = standard_tables()
    if number is None:
        del tables[table]
    else:
        del tables[table][number]
    return write(tables)


def short(text: str) -> str:
    """A text as the name of a case."""
    return " ".join(text.split())[:40]


def box(row: str, **numbers: Any) -> DuelBox:
    return game.box(corrected(row, **numbers))


# --- The standard box ---


def test_each_deck_has_27_cards() -> None:
    assert [len(deck) for deck in game.box().decks] == [27, 27]


def test_the_decks_are_those_of_the_specification() -> None:
    deck_a, deck_b = (card_names(deck) for deck in game.box().decks)

    assert deck_a == [
        *("power", "power", "power", "income 3", "income 3", "income 4", "income 5"),
        *("influence", "wood", "sand", "stone", "wool", "wool", "ore"),
        *("carpenter 1", "mixer 1", "mason 2", "weaver 2", "weaver 2", "founder 4", "market"),
        *("journeyman", "labourers", "tom", "aliena", "alfred", "regan"),
    ]
    assert deck_b == [
        *("power", "power", "income 4", "income 5", "income 6"),
        *("influence", "wood", "sand", "stone", "ore"),
        *("carpenter 2", "mixer 2", "mason 2", "weaver 2", "weaver 3"),
        *("founder 3", "founder 3", "market"),
        *("pedlar", "guild_master", "letter"),
        *("jack", "ellen", "francis", "remigius", "william", "henry"),
    ]


def test_each_side_has_five_personal_cards() -> None:
    sides = [CARDS[card].side for deck in game.box().decks for card in deck]

    assert [sides.count(side) for side in (PHILIP, WALERAN, NEUTRAL)] == [5, 5, 44]


def test_each_player_has_eleven_markers() -> None:
    standard = game.box()
    markers = [here + there for here, there in zip(standard.camp, standard.reserve, strict=True)]

    assert dict(zip(MATERIALS, markers, strict=True)) == {
        "wood": 2,
        "sand": 2,
        "stone": 2,
        "wool": 4,
        "ore": 1,
    }


@pytest.mark.parametrize("side", SIDES)
def test_each_building_needs_two_of_each_piece_and_one_bell(side: str) -> None:
    sections = game.box().sections[SIDES.index(side)]
    needed = [sum(section.count(material) for section in sections) for material in range(5)]

    assert needed == [2, 2, 2, 2, 1]
    assert len(set(sections)) == 3


def test_there_are_ten_neutral_seals_two_0_5_four_1_4_and_four_2_3() -> None:
    standard = game.box()
    there_are = [
        2 * at_start + in_stack
        for at_start, in_stack in zip(standard.start_seals, standard.stack, strict=True)
    ]

    assert standard.faces == ((0, 5), (1, 4), (2, 3), (2, 3))
    assert there_are == [2, 4, 4]


def test_there_are_74_gold() -> None:
    assert game.box().gold == 74


def test_the_list_of_components_counts_everything_in_the_box() -> None:
    count: dict[str, int] = {}
    for component in game.box().components:
        count[component.group] = count.get(component.group, 0) + component.count

    assert count == {
        "cards": 54,
        "sections": 6,
        "markers": 22,
        "seals": 12,
        "coins": 32,
        "tokens": 7,
    }


def test_every_card_that_can_be_printed_does_something() -> None:
    assert {card.kind for card in CARDS} == set(STEP_OF)
    assert {card.index for card in CARDS if is_kept(card.index) and card.kind != "letter"} == set(
        KEPT_EFFECTS
    )


def test_the_same_box_is_known_by_its_digest_however_it_is_written() -> None:
    assert game.box(write(standard_tables())).digest == game.box().digest
    assert game.box(STANDARD.text.replace("\n", "\r\n")).digest == game.box().digest
    assert box("card tom", status={"count": "known"}).digest == game.box().digest
    assert box("gold", start=4).digest != game.box().digest


# --- A corrected box is played with ---


def test_corrected_markers() -> None:
    state = new(box("marker wool", camp=2, reserve=1))

    assert camp(state, "philip") == "wood, sand, stone, wool, wool"
    assert game.pieces(state)["wool 0"] == 3


def test_corrected_seals() -> None:
    state = using("philip", "influence", box("seal 0/5", start=2, stack=1), gold=9)

    assert seals(state, "philip") == "0/5, 0/5, 1/4, 2/3"

    play(state, "use influence | buy seal")

    assert offered(state) == ["turn 0/5", "turn 1/4", "turn 2/3"]
    assert list(game.weights(state)) == [1, 2, 2]


def test_corrected_personal_seal() -> None:
    state = play(conflict(box=box("personal_seal", faces=[1, 6])), "throw personal")

    assert offered(state) == ["falls 1", "falls 6"]


def test_corrected_gold() -> None:
    state = new(box("gold", start=5, worths=[1, 2, 10], counts=[6, 2, 2]))

    assert gold(state, "waleran") == 5
    assert game.view(state, 0)["bank"] == 20


def test_corrected_price_of_a_seal() -> None:
    state = using("philip", "influence", box("prices", seal=3), gold=5)

    play(state, "use influence | buy seal | turn 1/4")

    assert gold(state, "philip") == 2
    assert offered(state) == ["end turn"]


def test_corrected_prices_of_pieces() -> None:
    state = building("philip", box("prices", pieces=[1, 3, 7]), gold=7, camp="beam, mortar, brick")

    play(state, "install I beam")

    assert gold(state, "philip") == 6

    play(state, "install I mortar")

    assert gold(state, "philip") == 4

    play(state, "install I brick")

    assert gold(state, "philip") == 0


def test_corrected_bonus_seals() -> None:
    state = building(
        "philip", box("bonus", seals=3), gold=2, camp="brick", built="I beam mortar", seals=""
    )

    play(state, "install I brick | turn 1/4 | turn 1/4 | turn 2/3")

    assert seals(state, "philip") == "1/4, 1/4, 2/3"


def test_corrected_bonus_gold() -> None:
    state = building("philip", box("bonus", gold=8), gold=2, camp="brick", built="II mortar cloth")

    play(state, "install II brick")

    assert gold(state, "philip") == 8


def test_corrected_bonus_conversions() -> None:
    other = box("bonus", conversions=1, materials=["wool", "ore"])
    state = building("philip", other, gold=2, camp="wood, wool, cloth", built="III beam bell")

    play(state, "install III cloth")

    assert offered(state) == ["convert wool", "enough"]

    play(state, "convert wool")

    assert offered(state) == ["end turn"]


def test_corrected_section_that_needs_a_material_twice() -> None:
    other = box("section philip 3", materials=["wool", "ore", "wool"])
    state = building("philip", other, gold=6, camp="cloth, cloth")

    play(state, "install III cloth | install III cloth")

    assert offered(state) == ["end turn"]
    assert game.view(state, 0)["builders"][0]["sections"]["III"] == [
        {"piece": "cloth", "filled": True},
        {"piece": "bell", "filled": False},
        {"piece": "cloth", "filled": True},
    ]


def test_corrected_market() -> None:
    other = box("market", wool=4, goods=1, price=3)
    state = using("philip", "market", other, gold=0, camp="wool")

    play(state, "use market | sell wool | take ore")

    assert gold(state, "philip") == 1
    assert offered(state) == ["end turn"]


def test_corrected_wool_card() -> None:
    state = using("philip", "wool", box("effects", wool_card=3), camp="")

    play(state, "use wool")

    assert camp(state, "philip") == "wool, wool, wool"


def test_corrected_day_labourers() -> None:
    state = building("philip", box("effects", labourers_piece=1), gold=3, kept="labourers")
    give(state, "philip", camp="beam, mortar, brick")

    play(state, "play labourers | install I beam | install I mortar | install I brick")

    assert built(state, "philip") == "I whole"
    assert gold(state, "philip") == 0


def test_corrected_guild_master() -> None:
    state = building("philip", box("effects", guild_master_price=3), gold=5, kept="guild_master")

    play(state, "play guild_master | convert wood")

    assert gold(state, "philip") == 2


def test_corrected_letter() -> None:
    state = give(conflict(box=box("effects", letter=5)), "philip", kept="letter")

    play(state, "throw 1/4 | falls 1 | throw 0/5 | falls 0 | play letter")

    assert sums(state) == {"philip": 5, "waleran": 1}


def test_corrected_toll() -> None:
    state = using("philip", "ellen", box("effects", toll=1), gold=0)

    play(state, "use ellen")

    assert gold(state, "philip") == 1


def test_corrected_card() -> None:
    state = using("philip", "income 9", box("card income 5", name="income 9"), gold=0)

    play(state, "use income 9")

    assert gold(state, "philip") == 9


def test_corrected_count_of_a_card() -> None:
    tables = standard_tables()
    find_row(tables, "card power")["a"] = 2
    find_row(tables, "card wood")["a"] = 2
    state = new(game.box(write(tables)))

    likely = dict(zip(offered(state), game.weights(state), strict=True))

    assert (likely["draw power"], likely["draw wood"]) == (2, 2)


def test_corrected_box_with_two_equal_1x_cards() -> None:
    tables = standard_tables()
    find_row(tables, "card power")["a"] = 2
    find_row(tables, "card journeyman")["a"] = 2
    nine = "sand, wood, journeyman, stone, power, ore, journeyman, market, mason 2"
    state = turn(nine, "philip", game.box(write(tables)))
    holder_wins(play(state, "claim row 3 | claim column 3"))

    play(state, "use journeyman | leave cards | end turn")

    assert kept(state, "philip") == "journeyman"
    assert offered(state) == ["use ore", "use journeyman", "leave cards"]


# --- Boxes that are refused ---


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("this is no box", "not a components file"),
        ("[[[", "not a components file"),
        ("\0", "not a components file"),
        ("card = " + "[" * 5000, "not a components file"),
        (STANDARD.text + "\n[gold]\n", "not a components file"),
        ("boxes = 1\n" + STANDARD.text, "boxes: a row has no status marks"),
        ("card = [[]]", "card: a row has no status marks"),
        ("", "there should be some rows, not 0"),
        (without("effects"), "effects: there should be 1 rows, not 0"),
        (without("personal_seal"), "personal_seal: there should be 1 rows, not 0"),
        (without("marker", -1), "marker: there should be 5 rows, not 4"),
        (without("seal", 0), "seal: there should be 3 rows, not 2"),
        (without("section", 0), "section: there should be 6 rows, not 5"),
    ],
    ids=short,
)
def test_what_is_no_box_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadBox) as error:
        game.box(text)

    assert message in str(error.value)


@pytest.mark.parametrize(
    ("row", "numbers", "message"),
    [
        # How sure a row is
        ("prices", {"status": None}, "prices: a row has no status marks"),
        ("prices", {"status": {}}, "prices: a row has no status marks"),
        ("card tom", {"status": "known"}, "card: a row has no status marks"),
        ("card tom", {"status": {"kind": "sure"}}, "card: kind cannot be 'sure'"),
        ("card tom", {"status": {"kind": ["known"]}}, "card: kind cannot be ['known']"),
        # Cards
        ("card tom", {"b": None}, "card: b is missing"),
        ("card tom", {"a": "1"}, "card: a should be a whole number from 0 to 99, not '1'"),
        ("card tom", {"a": 1.0}, "card: a should be a whole number"),
        ("card tom", {"a": True}, "card: a should be a whole number"),
        ("card tom", {"name": "tim"}, "card: name cannot be 'tim'"),
        ("card tom", {"name": ["tom"]}, "card: name cannot be ['tom']"),
        ("card income 6", {"name": "income 10"}, "card: name cannot be 'income 10'"),
        ("card income 6", {"a": -1}, "card: a should be a whole number"),
        ("card power", {"a": 10**20}, "card: a should be a whole number"),
        ("card power", {"a": 4}, "card: deck a has 28 cards instead of 27"),
        ("card power", {"b": 1}, "card: deck b has 26 cards instead of 27"),
        # Markers
        ("marker wood", {"camp": -1, "reserve": 3}, "marker: camp should be a whole number"),
        ("marker wood", {"camp": "1", "reserve": "1"}, "marker: camp should be a whole number"),
        ("marker ore", {"raw": "wool"}, "marker: raw cannot be 'wool'"),
        ("marker ore", {"finished": "gong"}, "marker: finished cannot be 'gong'"),
        ("marker sand", {"reserve": 0}, "a building needs more sand than there are markers"),
        # Seals
        ("seal 0/5", {"start": -1}, "seal: start should be a whole number"),
        ("seal 0/5", {"stack": "0"}, "seal: stack should be a whole number"),
        ("seal 0/5", {"faces": [1, 5]}, "seal: the faces 0/5 are expected here"),
        ("seal 0/5", {"faces": [0]}, "seal: faces should be a list of 2, not [0]"),
        ("seal 0/5", {"faces": [0, 5, 7]}, "seal: faces should be a list of 2"),
        ("seal 0/5", {"faces": "05"}, "seal: faces should be a list of 2, not '05'"),
        ("seal 0/5", {"faces": ["0", "5"]}, "seal: faces should be a whole number"),
        ("personal_seal", {"faces": [2]}, "personal_seal: faces should be a list of 2"),
        ("personal_seal", {"faces": [2, 10]}, "personal_seal: faces should be a whole number"),
        # Gold
        ("gold", {"worths": [1, 2]}, "gold: worths should be a list of 3"),
        ("gold", {"worths": [0, 2, 5]}, "gold: worths should be a whole number from 1"),
        ("gold", {"counts": [14, 10, -8]}, "gold: counts should be a whole number"),
        ("gold", {"counts": 32}, "gold: counts should be a list of 3, not 32"),
        ("gold", {"start": "3"}, "gold: start should be a whole number from 0 to 37, not '3'"),
        ("gold", {"start": -3}, "gold: start should be a whole number"),
        ("gold", {"start": 38}, "gold: start should be a whole number from 0 to 37, not 38"),
        # Prices and bonuses
        ("prices", {"seal": -2}, "prices: seal should be a whole number"),
        ("prices", {"seal": 0}, "prices: seal should be a whole number from 1"),
        ("prices", {"pieces": [2, 6]}, "prices: pieces should be a list of 3"),
        ("prices", {"pieces": [12, 6, 2]}, "prices: more pieces cannot cost less"),
        ("prices", {"pieces": ["2", "6", "12"]}, "prices: pieces should be a whole number"),
        ("bonus", {"seals": -1}, "bonus: seals should be a whole number"),
        ("bonus", {"gold": "10"}, "bonus: gold should be a whole number"),
        ("bonus", {"conversions": 2.0}, "bonus: conversions should be a whole number"),
        ("bonus", {"materials": None}, "bonus: materials is missing"),
        ("bonus", {"materials": "wood"}, "bonus: materials should be a list"),
        ("bonus", {"materials": ["gold"]}, "bonus: materials cannot be 'gold'"),
        ("bonus", {"materials": ["wood", "wood"]}, "bonus: materials has a word twice"),
        # Sections
        ("section philip 3", {"side": "tom"}, "section: side cannot be 'tom'"),
        ("section philip 3", {"numeral": 4}, "section: numeral should be a whole number from 1"),
        ("section philip 3", {"numeral": 0}, "section: numeral should be a whole number from 1"),
        ("section philip 3", {"numeral": "3"}, "section: numeral should be a whole number from 1"),
        ("section philip 3", {"numeral": 2}, "section: philip 2 stands there twice"),
        ("section philip 3", {"materials": ["wood"]}, "section: materials should be a list of 3"),
        (
            "section philip 3",
            {"materials": ["wood", "wool", "gold"]},
            "section: materials cannot be 'gold'",
        ),
        (
            "section waleran 2",
            {"materials": ["wood", "ore", "wool"]},
            "a building needs more ore than there are markers",
        ),
        # What the cards with words do
        ("market", {"wool": "3"}, "market: wool should be a whole number"),
        ("market", {"goods": -1}, "market: goods should be a whole number"),
        ("market", {"price": [2]}, "market: price should be a whole number"),
        ("effects", {"wool_card": -2}, "effects: wool_card should be a whole number"),
        ("effects", {"labourers_piece": "2"}, "effects: labourers_piece should be a whole number"),
        ("effects", {"guild_master_price": -2}, "effects: guild_master_price should be a whole"),
        ("effects", {"letter": 100}, "effects: letter should be a whole number from 0 to 99"),
        ("effects", {"toll": None}, "effects: toll is missing"),
    ],
    ids=str,
)
def test_a_mistaken_row_is_refused(row: str, numbers: dict[str, Any], message: str) -> None:
    with pytest.raises(BadBox) as error:
        game.box(corrected(row, **numbers))

    assert message in str(error.value)


def test_a_1x_card_may_not_lie_in_both_decks() -> None:
    tables = standard_tables()
    find_row(tables, "card letter")["a"] = 1
    find_row(tables, "card power")["a"] = 2

    with pytest.raises(BadBox, match="a 1x card lies in both decks"):
        game.box(write(tables))


def test_bonus_materials_that_are_no_list_are_refused() -> None:
    with pytest.raises(BadBox):
        game.box(corrected("bonus", materials=3))


def test_an_endless_number_is_refused() -> None:
    with pytest.raises(BadBox):
        game.box("boxes = " + "9" * 5000)


@pytest.mark.parametrize("junk", ["x", -1, 1.5, [], [[1]]], ids=str)
def test_whatever_stands_in_a_row_it_is_read_or_refused_but_nothing_breaks(junk: Any) -> None:
    for table, rows in standard_tables().items():
        row = rows[-1] if isinstance(rows, list) else rows
        for name in row:
            with pytest.raises(BadBox):
                game.box(with_junk(table, name, junk))


def with_junk(table: str, name: str, junk: Any) -> str:
    tables = standard_tables()
    rows = tables[table]
    row = rows[-1] if isinstance(rows, list) else rows
    row[name] = junk
    return write(tables)


def test_day_labourers_who_cost_as_much_as_anybody_are_never_hired() -> None:
    state = building(
        "philip", box("effects", labourers_piece=6), gold=40, camp="beam, mortar, brick"
    )

    give(state, "philip", kept="labourers")

    assert refused(state, "play labourers") == "illegal-card-of-no-use"
