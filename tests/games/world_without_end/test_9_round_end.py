"""9 The end of a round."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import (
    asked,
    crest,
    goods,
    lasting,
    let_end_round,
    let_pass,
    offered,
    paragraphs,
    play,
    points,
    sanctions,
    step,
    told,
)
from games.world_without_end.positions import actions, event, has
from kingsbridge.games import world_without_end as game

LAST_CARDS = "give up | lay grain | hide sell"


def test_9_1_a_lasting_event_stays_for_the_rounds_to_come() -> None:
    state = actions("i-01", seats=2, lion=has(goods="2 wool"))
    let_end_round(state)

    assert lasting(state) == "i-01"
    play(state, "draw i-04 | turn to 0")
    let_pass(state, lambda at: step(at) == "PlayCard" and asked(at) == "lion")
    play(state, "play sell | sell wool")
    assert "1 gold" in goods(state, "lion")


def test_9_1_two_may_lie_there() -> None:
    state = actions("i-09", seats=2, lasting="i-10")
    play(state, LAST_CARDS)

    assert told(state, LAST_CARDS)[-1] == "round-begins 2"
    assert lasting(state) == "i-10, i-09"


def test_9_1_ruling_07_a_third_counts_with_both_others_and_then_the_oldest_leaves() -> None:
    state = actions(
        "i-01", seats=2, lasting="i-10, i-09", lion=has(goods="piety, wool, stone"), lily=has()
    )
    play(state, "swap by i-10 | play sell | sell wool | hide grain")
    assert goods(state, "lion") == "1 stone, 1 gold", "the third lowers the price at once"
    play(state, "give up | lay grain")

    assert "event-leaves event-i-10" in told(state, "hide sell")
    assert lasting(state) == "i-09, i-01"


def test_9_1_its_leaving_is_told_with_the_paragraph() -> None:
    state = actions("i-01", seats=2, lasting="i-10, i-09")
    play(state, LAST_CARDS)

    assert "9.1 event-leaves" in paragraphs(state, LAST_CARDS)


def test_9_1_ruling_54_what_has_left_counts_no_more() -> None:
    state = actions("i-01", seats=2, lasting="i-10, i-09", lion=has(goods="2 piety"))
    let_end_round(state)
    let_pass(state, lambda at: step(at) == "PlayCard" and asked(at) == "lion")

    assert "swap by i-10" not in offered(state)


def test_9_1_ruling_08_drawn_in_the_last_round_it_works_in_that_round_only() -> None:
    state = actions("i-10", seats=2, round=6, lion=has(goods="piety"))

    play(state, "swap by i-10")
    assert points(state, "lion") == 10
    let_end_round(state)
    assert (step(state), lasting(state)) == ("PayTax", "")


@pytest.mark.parametrize(
    ("seats", "first", "then"), [(4, "rose", "lion"), (3, "tower", "lion"), (2, "lion", "lily")]
)
def test_9_2_the_crest_goes_on_to_the_left(seats: int, first: str, then: str) -> None:
    state = let_end_round(actions(seats=seats, crest=first))

    assert crest(state) == then
    play(state, offered(state)[0])
    assert asked(state) == then


def test_9_2_sanctions_end_with_the_first_round() -> None:
    state = actions("ii-07", lion=has(sanctions="penance, begging, court"))
    assert sanctions(state, "lion") == "penance, begging, court"
    let_end_round(state)

    assert sanctions(state, "lion") == ""


def test_9_2_a_war_ends_with_its_round() -> None:
    state = event("ii-02", seats=2)
    assert game.view(state, 0)["war"]
    let_end_round(state)
    assert game.view(state, 0)["war"] is False
    let_pass(state, lambda at: step(at) in ("PlayCard", "LayUnused"))

    assert step(state) == "PlayCard"
