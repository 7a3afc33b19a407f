"""2 Set-up, 3 The year."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.realm import (
    asked,
    autumn,
    chancellor,
    dealt,
    hand,
    has,
    houses,
    in_bank,
    let_draw,
    new,
    offered,
    play,
    problem,
    problems,
    prompt,
    refused,
    spring,
    step,
    told,
)
from kingsbridge.core.facts import facts
from kingsbridge.games import krieg_und_frieden as game

DEAL = " | ".join(["draw shield"] * 8 + ["draw cup"] * 8 + ["draw hammer"] * 8 + ["draw grain"] * 8)


def test_2_1_everybody_is_dealt_eight_resource_cards() -> None:
    state = play(new(), DEAL)

    assert hand(state, "lion") == "8 shield"
    assert hand(state, "rose") == "8 grain"
    assert state.pile == [9, 9, 9, 9]


def test_2_1_a_card_is_the_likelier_the_more_of_it_are_left() -> None:
    state = play(new(), "draw shield | draw shield")

    assert offered(state) == ["draw shield", "draw cup", "draw hammer", "draw grain"]
    assert list(game.weights(state)) == [15, 17, 17, 17]


def test_2_1_everybody_is_told_the_own_cards_only() -> None:
    state = new(3)
    words = " | ".join(["draw shield"] * 8 + ["draw cup"] * 8 + ["draw grain"] * 8)

    assert told(state, words, to="lily") == ["lily is-dealt some-cup 8"]
    assert told(new(3), words) == []


def test_2_2_with_four_players_all_problem_cards_are_dealt_out() -> None:
    state = play(new(), DEAL)

    assert offered(state)[-1] == "deal cross"
    assert sum(game.weights(state)) == 16
    let_draw(state)
    assert [sum(baron.problems) for baron in state.barons] == [4, 4, 4, 3]


def test_2_2_with_three_players_the_cross_card_lies_on_the_table() -> None:
    state = play(new(3), " | ".join(DEAL.split(" | ")[:24]))

    assert problem(state) == "cross"
    assert "deal cross" not in offered(state)
    let_draw(state)
    assert [sum(baron.problems) for baron in state.barons] == [5, 5, 5]


def test_2_3_with_four_players_whoever_has_the_cross_card_is_chancellor() -> None:
    state = play(new(), DEAL)
    play(state, "deal war scroll | deal war scroll | deal war scroll | deal taxes scroll")
    play(state, "deal cross")

    let_draw(state)

    assert chancellor(state) == "lily"
    assert problem(state) == "cross"
    assert "cross" not in problems(state, "lily")
    assert asked(state) == "lily"


@pytest.mark.parametrize("options", [{}, {"strategic": True}])
def test_2_3_ruling_06_with_three_players_chance_names_the_chancellor(
    options: dict[str, bool],
) -> None:
    state = new(3, options)
    while step(state) != "FirstChancellor":
        play(state, offered(state)[0])

    assert asked(state) == "nature"
    assert offered(state) == ["first lion", "first lily", "first tower"]
    assert list(game.weights(state)) == [1, 1, 1]

    assert told(state, "first tower") == [
        "tower first-chancellor card-cross",
        "year-begins 1",
    ]
    assert chancellor(state) == "tower"


def test_2_4_everybody_has_two_farms_and_four_houses_in_reserve() -> None:
    state = dealt(3)

    assert [houses(state, who) for who in ("lion", "lily", "tower")] == ["2+0+4"] * 3


def test_2_4_nobody_has_any_points_yet_nor_looted_anybody() -> None:
    state = new()

    assert game.scores(state) == [0, 0, 0, 0]
    assert [set(account.values()) for account in game.account(state)] == [{0}] * 4
    assert game.view(state, 0)["looted"] == []


def test_2_5_the_bank_has_two_privileges_of_each_kind() -> None:
    assert in_bank(dealt()) == "2 shield, 2 cup, 2 hammer, 2 grain"


def test_3_1_a_year_has_four_seasons_and_the_chancellor_goes_first() -> None:
    state = spring(
        problem="war scroll",
        chancellor="tower",
        lion=has(hand="cup", problems="war scroll"),
        tower=has(hand="2 shield", problems="famine scroll"),
        rose=has(hand="cup"),
        lily=has(problems="war scroll"),
    )

    assert asked(state) == "tower"
    play(state, "bid shield | confirm | pass | pass")
    assert (asked(state), step(state)) == ("tower", "TakePrivilege")
    play(state, "take cup")
    assert (asked(state), game.view(state, 0)["season"]) == ("tower", "summer")
    play(state, "done")
    assert asked(state) == "rose"
    play(state, "done | done")
    assert (asked(state), game.view(state, 0)["season"]) == ("nature", "autumn")
    let_draw(state)
    assert (asked(state), game.view(state, 0)["season"]) == ("tower", "winter")
    assert state.year == 2
    play(state, "lay famine scroll")
    assert (asked(state), prompt(state)) == ("tower", "ask-MakeBid-first")


def test_3_1_a_position_can_be_put_away_and_taken_up_again() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="shield, cup", privileges="cup", points=2),
        lily=has(hand="2 shield", problems="famine scroll"),
        rose=has(hand="cup"),
    )
    play(state, "bid shield | confirm")

    again = game.restore(facts(state), state.box)

    assert facts(again) == facts(state)
    assert offered(play(again, "bid shield")) == offered(play(state, "bid shield"))


def test_3_1_everything_else_waits_for_the_season() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield"), lily=has(hand="cup"))

    assert refused(state, "attack lily") == "illegal-bid-first"
    assert refused(state, "farm") == "illegal-bid-first"


def test_3_2_ruling_06_the_first_year_has_no_winter() -> None:
    state = dealt(3)

    assert problem(state) == "cross"
    assert (step(state), state.year) == ("MakeBid", 1)
    assert game.view(state, 0)["season"] == "spring"
    assert asked(state) == chancellor(state)


def test_3_1_the_year_ends_with_autumn() -> None:
    state = autumn(lily=has(problems="war scroll"))

    state.story = []
    let_draw(state)

    assert [line.key for line in state.story][-1] == "year-begins"
    assert (asked(state), step(state)) == ("lily", "LayProblem")
