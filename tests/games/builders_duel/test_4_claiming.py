"""4 Claiming."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    COMMON,
    asked,
    holder_loses,
    offered,
    play,
    refused,
    seat,
    to_use,
    turn,
)
from kingsbridge.games import builders_duel as game

ROWS = ["claim row 1", "claim row 2", "claim row 3"]
COLUMNS = ["claim column 1", "claim column 2", "claim column 3"]
DIAGONALS = ["claim diagonal 1", "claim diagonal 2"]


def test_4_1_the_power_holder_claims_any_row_column_or_diagonal() -> None:
    state = turn(COMMON)

    assert asked(state) == "waleran"
    assert offered(state) == ROWS + COLUMNS + DIAGONALS


@pytest.mark.parametrize(
    ("claim", "cards"),
    [
        ("claim row 1", "power, income 4, influence"),
        ("claim row 2", "wood, sand, stone"),
        ("claim row 3", "mason 2, ore, market"),
        ("claim column 1", "power, wood, mason 2"),
        ("claim column 2", "income 4, sand, ore"),
        ("claim column 3", "influence, stone, market"),
        ("claim diagonal 1", "power, sand, market"),
        ("claim diagonal 2", "influence, sand, mason 2"),
    ],
)
def test_4_1_a_line_is_three_cards(claim: str, cards: str) -> None:
    state = play(turn(COMMON), claim)

    assert to_use(state, "waleran") == cards
    assert to_use(state, "philip") == ""


def test_4_1_a_line_is_claimed_before_anything_else() -> None:
    assert refused(turn(COMMON), "throw personal") == "illegal-claim-first"


@pytest.mark.parametrize(
    ("first", "answers"),
    [
        ("claim row 2", COLUMNS + DIAGONALS),
        ("claim column 3", ROWS + DIAGONALS),
        ("claim diagonal 1", ROWS + COLUMNS),
        ("claim diagonal 2", ROWS + COLUMNS),
    ],
)
def test_4_2_the_other_player_claims_a_line_of_another_direction(
    first: str, answers: list[str]
) -> None:
    state = play(turn(COMMON), first)

    assert asked(state) == "philip"
    assert offered(state) == answers


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("claim row 1", "claim row 3"),
        ("claim row 1", "claim row 1"),
        ("claim column 1", "claim column 2"),
        ("claim diagonal 1", "claim diagonal 2"),
        ("claim diagonal 2", "claim diagonal 2"),
    ],
)
def test_4_2_ruling_16_no_direction_is_answered_by_itself(first: str, second: str) -> None:
    state = play(turn(COMMON), first)

    assert refused(state, second) == "illegal-same-direction"


def test_4_2_a_line_is_claimed_before_the_conflict() -> None:
    state = play(turn(COMMON), "claim row 1")

    assert refused(state, "throw personal") == "illegal-claim-first"


@pytest.mark.parametrize("first", ROWS + COLUMNS + DIAGONALS)
def test_4_3_two_lines_meet_in_exactly_one_card(first: str) -> None:
    for second in offered(play(turn(COMMON), first)):
        state = play(turn(COMMON), f"{first} | {second}")
        waleran = to_use(state, "waleran").split(", ")
        philip = to_use(state, "philip").split(", ")

        both = [card for card in waleran if card in philip]

        view = game.view(state, seat("philip"))
        assert view["conflict"] is not None
        assert both == [view["table"][view["conflict"]["place"]]]


def test_4_3_the_other_two_cards_of_each_line_are_safe() -> None:
    state = play(turn(COMMON), "claim row 1 | claim column 1")

    holder_loses(state)

    assert to_use(state, "waleran") == "income 4, influence"
    assert to_use(state, "philip") == "power, wood, mason 2"


def test_4_3_a_card_may_be_claimed_only_to_keep_it_from_the_rival() -> None:
    table = """
        tom,     aliena,  wood
        alfred,  regan,   sand
        mason 2, ore,     stone
    """

    state = play(turn(table), "claim row 1")

    assert to_use(state, "waleran") == "tom, aliena, wood"
