"""9 The end."""

from __future__ import annotations

from games.krieg_und_frieden.realm import (
    built,
    has,
    houses,
    play,
    points,
    refused,
    spring,
    told,
    winners,
)
from kingsbridge.core.steps import is_over
from kingsbridge.games import krieg_und_frieden as game


def test_9_1_ruling_23_the_sixth_piece_ends_the_game_in_spring() -> None:
    state = spring(
        problem="war cathedral",
        built=5,
        lion=has(hand="shield, cup", farms=3, workshops=2),
        rose=has(hand="grain", points=1),
    )

    lines = told(state, "bid shield | confirm | pass")

    assert lines[-1] == "finishes"
    assert is_over(state)
    assert built(state) == "nave, first aisle, second aisle, choir, facade, vault"
    assert points(state, "lion") == 5
    assert houses(state, "lion") == "3+0+3"
    assert game.view(state, 0)["season"] == "spring"
    assert refused(state, "done") == "illegal-game-over"


def test_9_1_ruling_23_the_last_builder_gets_no_privilege_in_the_strategic_variant() -> None:
    state = spring(
        problem="war cathedral", built=5, options={"strategic": True}, lion=has(hand="shield")
    )

    play(state, "bid shield | confirm")

    assert is_over(state)


def test_9_1_before_the_sixth_piece_the_year_goes_on() -> None:
    state = spring(problem="war cathedral", built=4, lion=has(hand="shield"))

    play(state, "bid shield | confirm")

    assert not is_over(state)


def test_9_2_ruling_24_ties_go_to_more_resource_cards() -> None:
    state = spring(
        problem="war cathedral",
        built=5,
        lion=has(hand="shield, cup"),
        rose=has(hand="2 grain", points=3),
        lily=has(points=3),
    )

    play(state, "bid shield | confirm | pass")

    assert game.scores(state) == [3, 3, 0, 3]
    assert game.ranking(state) == [2, 3, 4, 1]
    assert winners(state) == "rose"
    assert game.account(state)[0] == {
        "account-points": 3,
        "account-cards": 1,
        "account-scrolls": 0,
        "account-pieces": 3,
        "account-workshops": 0,
    }


def test_9_2_ruling_24_beyond_that_the_victory_is_shared() -> None:
    state = spring(
        problem="war cathedral",
        built=5,
        lion=has(hand="shield, cup"),
        rose=has(hand="grain", points=3),
        lily=has(points=1),
    )

    play(state, "bid shield | confirm | pass")

    assert game.ranking(state) == [1, 3, 4, 1]
    assert winners(state) == "lion, rose"
    assert game.value(state) == [0.5, 0.0, 0.0, 0.5]
