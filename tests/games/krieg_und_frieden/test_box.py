"""The component set: what is in the standard box, corrected boxes, and boxes that are refused."""

from __future__ import annotations

import pytest

from boxes import write
from games.krieg_und_frieden.boxes import corrected, tables
from games.krieg_und_frieden.realm import has, new, play, points, spring, total
from kingsbridge.core.components import BadBox
from kingsbridge.core.text import catalogue
from kingsbridge.games import krieg_und_frieden as game


def test_the_standard_box_counts_what_the_printed_one_does() -> None:
    counted: dict[str, int] = {}
    for part in game.box().components:
        counted[part.group] = counted.get(part.group, 0) + part.count

    assert counted == {
        "cards": 68 + 16,
        "values": 4,
        "privileges": 8,
        "pieces": 6,
        "houses": 24,
        "seals": 32,
    }


def test_every_row_of_the_help_card_has_each_value_once_and_so_has_every_column() -> None:
    values = game.box().values

    assert all(sorted(row) == [1, 2, 3, 4] for row in values)
    assert all(sorted(column) == [1, 2, 3, 4] for column in zip(*values, strict=True))


def test_what_is_known_is_marked_so() -> None:
    status = {part.line.key: part.status for part in game.box().components}

    assert status["resource-shield"] == {"kind": "known", "count": "known"}
    assert status["card-war-cathedral"] == {"kind": "known", "count": "reconstructed"}
    assert status["card-war-scroll"]["kind"] == "reconstructed"
    assert status["card-cross"]["reward"] == "reconstructed"
    assert status["part-seal"] == {"kind": "known", "count": "known"}


def test_seals_are_counted_in_the_component_file() -> None:
    parts = game.box(corrected("seal", 1, points=4, count=15)).components

    seals = [(part.line.blanks["points"], part.count) for part in parts if part.group == "seals"]
    assert seals == [(1, 20), (4, 15)]


def test_a_corrected_help_card_is_played_by() -> None:
    box = game.box(corrected("value", 0, shield=1, grain=4))
    state = spring(
        box=box, problem="war scroll", lion=has(hand="grain"), lily=has(hand="cup"), rose=has()
    )

    play(state, "bid grain | confirm")

    assert box.digest != game.box().digest
    assert total(state, "lion") == 4


@pytest.mark.parametrize(
    ("language", "words"), [("en", "down to 12."), ("fr", "que 12."), ("de", "bis es 12 sind.")]
)
def test_the_rules_text_tells_the_numbers_of_the_box_in_use(language: str, words: str) -> None:
    state = new(box=game.box(corrected("hand", limit=12)))

    rules = catalogue(language, "krieg_und_frieden").rules(game.view(state, 0)["numbers"])

    assert words in rules["8.7"]


def test_the_numbers_that_are_told_count_the_cross_card_among_its_kind() -> None:
    usual = game.box().numbers
    turned = game.box(corrected("cross", reward="cathedral")).numbers

    assert (usual["usual_revolt_scroll"], usual["usual_revolt_cathedral"]) == (1, 3)
    assert (turned["usual_revolt_scroll"], turned["usual_revolt_cathedral"]) == (0, 4)
    assert turned["cross_cathedral"] == 1


def test_a_corrected_cross_card_may_show_a_cathedral() -> None:
    box = game.box(corrected("cross", reward="cathedral"))
    state = spring(box=box, problem="cross", lion=has(hand="shield"))

    play(state, "bid shield | confirm")

    assert points(state, "lion") == 1
    assert len(state.cathedral) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "not a components file"),
        (corrected("resource", 0, name="sword"), "resource: name cannot be 'sword'"),
        (corrected("value", 1, cup=0), "value: cup should be a whole number from 1 to 9"),
        (corrected("value", 1, problem="war"), "value: problem cannot be 'war'"),
        (corrected("problem", 0, usual=-1), "problem: usual should be a whole number"),
        (corrected("problem", 0, usual=4), "there should be 16 cards, the cross card included"),
        (corrected("problem", 4, even=2), "there should be 16 cards, the cross card included"),
        (
            corrected("problem", 1, strategic=2),
            "the strategic variant has not so many war cathedral to take out",
        ),
        (
            corrected("problem", 0, strategic=1),
            "the strategic variant's cards cannot be dealt out evenly",
        ),
        (corrected("cross", reward="gold"), "cross: reward cannot be 'gold'"),
        (corrected("piece", 5, name="roof"), "piece: name cannot be 'roof'"),
        (corrected("piece", 5, points=None), "piece: points is missing"),
        (corrected("barony", farms=7), "barony: farms should be a whole number from 0 to 6"),
        (corrected("barony", farm_sites=1), "barony: farm_sites should be a whole number from 2"),
        (corrected("hand", start=18), "hand: start should be a whole number from 1 to 17"),
        (corrected("hand", limit=0), "hand: limit should be a whole number from 1"),
        (corrected("hand", limit=69), "hand: limit should be a whole number from 1 to 68"),
        (corrected("hand", poor=11), "hand: poor should be a whole number from 0 to 10"),
        (corrected("income", basic=99), "income: basic should be a whole number from 0 to 10"),
        (corrected("income", loot=11), "income: loot should be a whole number from 0 to 10"),
        (corrected("income", farms=0), "income: farms should be a whole number from 1"),
        (corrected("points", scroll="1"), "points: scroll should be a whole number"),
        (corrected("seal", 0, points=0), "seal: points should be a whole number from 1"),
        (corrected("points", status=None), "points: a row has no status marks"),
    ],
    ids=lambda text: " ".join(text.split())[:30],
)
def test_a_mistaken_box_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadBox) as error:
        game.box(text)

    assert message in str(error.value)


def test_a_box_with_too_few_cathedrals_is_refused() -> None:
    changed = tables()
    for number, usual in enumerate((4, 0, 4, 0, 3, 0, 4, 0)):
        changed["problem"][number] |= {"usual": usual, "strategic": 0}
    changed["problem"][0]["strategic"] = 3

    with pytest.raises(BadBox, match="the cathedral needs six cards of its own"):
        game.box(write(changed))
