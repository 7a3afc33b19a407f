"""4 Turning the event card."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import (
    asked,
    goods,
    offered,
    play,
    points,
    prompt,
    refused,
    step,
    stone,
    told,
)
from games.world_without_end.positions import event, has, turning

EVERY_WAY = ["turn to 0", "turn to 1", "turn to 2", "turn to 3"]


def test_4_1_the_active_player_turns_the_card_freely() -> None:
    state = turning("i-03", crest="tower", tower=has(goods="gold"))

    assert (asked(state), step(state)) == ("tower", "TurnCard")
    assert prompt(state) == "ask-TurnCard event-i-03"
    assert offered(state) == EVERY_WAY
    assert refused(state, "play grain") == "illegal-turn-first"
    assert told(state, "turn to 2")[0] == "tower turns-card event-i-03 2"


def test_4_1_the_example_of_the_rulebook_red_stone_green_grain_yellow_gold_blue_a_point() -> None:
    """Stone, grain, 1 gold and a point follow each other clockwise."""
    state = turning("i-03", stone="queen")

    play(state, "turn to 3")

    assert [goods(state, who) for who in ("lion", "lily", "tower")] == [
        "1 stone",
        "1 grain",
        "1 gold",
    ]
    assert points(state, "rose") == 9


def test_4_1_immediate_events_come_before_the_card_is_turned() -> None:
    state = event("i-03", lion=has(goods="wool"))

    assert step(state) == "OfferSwap"
    play(state, "swap for gold")
    assert step(state) == "TurnCard"
    assert stone(state) == "first outlaw"


@pytest.mark.parametrize(
    ("at", "number"), [("prior", 1), ("queen", 2), ("bishop", 3), ("king", 1), ("prioress", 3)]
)
def test_4_2_not_to_an_outlaw_whom_one_cannot_pay(at: str, number: int) -> None:
    state = turning("i-04", stone=at)  # no gold on this card

    assert offered(state) == [way for way in EVERY_WAY if way != f"turn to {number}"]
    assert refused(state, f"turn to {number}") == "illegal-outlaw"


def test_4_2_whoever_has_gold_may_turn_to_the_outlaw() -> None:
    state = turning("i-04", stone="prior", lion=has(goods="gold"))

    assert offered(state) == EVERY_WAY


def test_4_2_it_is_the_active_players_gold_that_counts() -> None:
    state = turning("i-04", stone="prior", crest="lily", lion=has(goods="gold"))
    assert "turn to 1" not in offered(state)

    state = turning("i-04", stone="prior", crest="lily", lily=has(goods="gold"))
    assert "turn to 1" in offered(state)


def test_4_2_ruling_03_gold_that_comes_with_the_same_turn_counts() -> None:
    """The fleece roads: 2 gold point at the lion when the arrow points at 3."""
    state = turning("i-11", stone="bishop")

    assert offered(state) == EVERY_WAY
    play(state, "turn to 3")
    assert (stone(state), goods(state, "lion")) == ("first outlaw", "1 gold")
    state = turning("i-11", stone="queen")
    assert "turn to 2" not in offered(state), "there it is another good that points at the lion"


def test_4_2_ruling_03_a_single_gold_suffices() -> None:
    state = turning("i-09", stone="king")  # 1 gold at the corner before the arrow
    assert offered(state) == ["turn to 0", "turn to 2", "turn to 3"]

    state = turning("i-09", stone="king", crest="lily")
    assert offered(state) == EVERY_WAY
    play(state, "turn to 1")
    assert goods(state, "lily") == ""


def test_4_2_ruling_04_no_move_is_always_possible_even_on_an_outlaw() -> None:
    state = turning("i-04", stone="first outlaw")

    assert "turn to 0" in offered(state)
    play(state, "turn to 0")
    assert (stone(state), step(state)) == ("first outlaw", "PlayCard")


def test_4_2_ruling_57_a_beggar_counts_only_the_gold_he_has() -> None:
    state = turning("i-11", stone="bishop", lion=has(sanctions="begging"))

    assert offered(state) == EVERY_WAY[:3]
    assert refused(state, "turn to 3") == "illegal-outlaw"
    state = turning("i-11", stone="bishop", lion=has(sanctions="begging", goods="gold"))
    assert offered(state) == EVERY_WAY


def test_4_2_covered_spaces_are_not_counted_on_the_way_to_an_outlaw() -> None:
    state = turning("i-04", stone="queen", covered="prior")

    assert offered(state) == ["turn to 0", "turn to 2", "turn to 3"]
