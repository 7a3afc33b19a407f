"""6 Spring: the reward."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.realm import (
    asked,
    built,
    has,
    houses,
    in_bank,
    offered,
    play,
    points,
    privileges,
    problem,
    prompt,
    refused,
    spring,
    step,
    told,
)
from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import krieg_und_frieden as game

WIN = "bid shield | confirm"


def test_6_1_a_scroll_brings_a_point_and_a_privilege() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield"))

    assert told(state, WIN)[-1] == "lion gains-scroll 1"

    assert points(state, "lion") == 1
    assert (asked(state), prompt(state)) == ("lion", "ask-TakePrivilege")
    assert told(state, "take hammer")[0] == "lion takes-privilege resource-hammer"
    assert privileges(state, "lion") == "1 hammer"
    assert in_bank(state) == "2 shield, 2 cup, 1 hammer, 2 grain"


def test_6_2_ruling_11_any_privilege_of_the_bank_or_one_of_others_that_the_bank_lacks() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="shield"),
        lily=has(privileges="cup"),
        tower=has(privileges="shield"),
        rose=has(privileges="cup"),
    )

    play(state, WIN)

    assert offered(state) == [
        "take shield",
        "take cup from lily",
        "take cup from rose",
        "take hammer",
        "take grain",
        "take none",
    ]
    assert refused(state, "take cup") == "illegal-bank-has-none"
    assert refused(state, "take shield from tower") == "illegal-take-from-bank"
    assert refused(state, "take cup from lion") == "illegal-yourself"
    assert refused(state, "take cup from tower") == "illegal-holds-none"
    assert refused(state, "done") == "illegal-privilege-first"
    assert told(state, "take cup from rose")[0] == "lion takes-privilege-from rose resource-cup"
    assert (privileges(state, "lion"), privileges(state, "rose")) == ("1 cup", "")


def test_6_2_ruling_11_a_kind_of_which_one_has_both_cannot_be_chosen() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield", privileges="2 cup"))

    play(state, WIN)

    assert [words for words in offered(state) if "cup" in words] == []


def test_6_2_ruling_11_both_privileges_of_a_kind_can_be_held() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield", privileges="cup, hammer"))
    play(state, WIN + " | take cup")
    assert privileges(state, "lion") == "2 cup, 1 hammer"

    state = spring(
        problem="war scroll", lion=has(hand="shield", privileges="cup"), rose=has(privileges="cup")
    )
    play(state, WIN + " | take cup from rose")
    assert privileges(state, "lion") == "2 cup"


def test_6_2_ruling_31_a_single_privilege_to_take_is_choice_enough() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="shield", privileges="2 shield, 2 cup, 2 hammer, grain"),
    )

    play(state, WIN)

    assert (asked(state), offered(state)) == ("lion", ["take grain", "take none"])


def test_6_2_ruling_11_a_privilege_may_be_declined() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield"))

    play(state, WIN)
    assert told(state, "take none")[0] == "lion takes-no-privilege"

    assert privileges(state, "lion") == ""
    assert points(state, "lion") == 1


def test_6_2_with_three_players_nobody_takes_from_the_fourth() -> None:
    state = spring(
        seats=3, problem="war scroll", lion=has(hand="shield"), lily=has(privileges="2 cup")
    )

    play(state, WIN)

    assert refused(state, "take cup from rose") == "illegal-holds-none"


@pytest.mark.parametrize(
    ("standing", "piece", "gained"),
    [
        (0, "piece-nave", 1),
        (1, "piece-first-aisle", 1),
        (2, "piece-second-aisle", 1),
        (3, "piece-choir", 2),
        (4, "piece-facade", 2),
        (5, "piece-vault", 3),
    ],
)
def test_6_3_the_pieces_of_the_cathedral_rise_in_order(
    standing: int, piece: str, gained: int
) -> None:
    state = spring(problem="war cathedral", built=standing, lion=has(hand="shield"))

    lines = told(state, WIN)

    assert f"lion builds {piece} {gained}" in lines
    assert points(state, "lion") == gained
    assert len(built(state).split(", ")) == standing + 1


def test_6_3_everybody_sees_who_built_which_piece() -> None:
    state = spring(problem="war cathedral", built=2, chancellor="rose", rose=has(hand="shield"))

    play(state, WIN)

    pieces = game.view(state, SPECTATOR)["cathedral"]
    assert [piece["builder"] for piece in pieces] == [0, 0, 3, -2, -2, -2]


def test_6_4_points_of_pieces_and_workshops_join_those_of_earlier_years() -> None:
    state = spring(
        problem="war cathedral",
        built=3,
        lion=has(hand="shield", farms=3, workshops=2, points=1, from_pieces=2, from_workshops=3),
    )

    play(state, WIN)

    assert game.account(state)[0] == {
        "account-points": 1 + 4 + 5,
        "account-cards": 0,
        "account-scrolls": 1,
        "account-pieces": 2 + 2,
        "account-workshops": 3 + 2,
    }


def test_6_4_ruling_12_own_workshops_bring_a_point_each_and_return_to_the_reserve() -> None:
    state = spring(
        problem="war cathedral",
        lion=has(hand="shield", farms=3, workshops=2),
        rose=has(farms=2, workshops=1),
    )

    assert "lion scores-workshops 2" in told(state, WIN)

    assert points(state, "lion") == 3
    assert houses(state, "lion") == "3+0+3"
    assert (points(state, "rose"), houses(state, "rose")) == (0, "2+1+3")


def test_6_4_a_builder_without_workshops_gets_the_piece_alone() -> None:
    state = spring(problem="war cathedral", lion=has(hand="shield"))

    assert [line for line in told(state, WIN) if "workshops" in line] == []
    assert points(state, "lion") == 1


def test_6_5_the_problem_card_leaves_the_game_and_the_others_get_nothing() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield"), rose=has(points=2))

    play(state, WIN + " | take cup")

    assert problem(state) == ""
    assert state.solved == [0]
    assert points(state, "rose") == 2


def test_6_2_ruling_31_nobody_is_asked_when_there_is_nothing_to_take() -> None:
    state = spring(
        problem="war scroll",
        options={"light": True},
        lion=has(hand="2 shield", points=5),
        lily=has(privileges="2 shield, 2 cup"),
        rose=has(privileges="2 hammer, 2 grain"),
    )

    play(state, WIN)

    assert step(state) == "ActInSummer"
