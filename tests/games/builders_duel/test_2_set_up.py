"""2 Set-up."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    COMMON,
    asked,
    built,
    camp,
    conflict,
    give,
    gold,
    idle,
    kept,
    lay_out,
    new,
    offered,
    play,
    power,
    reserve,
    rival,
    seals,
    seat,
    stack_up,
    to_use,
    turn,
    under,
    unseen,
    using,
)
from kingsbridge.games import builders_duel as game


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_2_1_ruling_01_each_player_has_eleven_markers(who: str) -> None:
    state = new()

    assert camp(state, who) == "wood, sand, stone"
    assert reserve(state, who) == "wood, sand, stone, wool, wool, wool, wool, ore"


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_2_1_a_player_takes_from_the_own_reserve_to_the_own_camp(who: str) -> None:
    state = play(using(who, "ore"), "use ore")

    assert camp(state, who) == "wood, sand, stone, ore"
    assert reserve(state, who) == "wood, sand, stone, wool, wool, wool, wool"
    assert camp(state, rival(who)) == "wood, sand, stone"
    assert reserve(state, rival(who)) == "wood, sand, stone, wool, wool, wool, wool, ore"


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_2_2_ruling_02_each_player_starts_with_three_gold_and_a_seal_of_each_kind(who: str) -> None:
    state = new()

    assert gold(state, who) == 3
    assert seals(state, who) == "0/5, 1/4, 2/3"
    assert kept(state, who) == ""
    assert built(state, who) == ""


@pytest.mark.parametrize(
    ("throw", "numbers"),
    [
        ("throw 0/5", ["falls 0", "falls 5"]),
        ("throw 1/4", ["falls 1", "falls 4"]),
        ("throw 2/3", ["falls 2", "falls 3"]),
        ("throw personal", ["falls 2", "falls 3"]),
    ],
)
def test_2_2_ruling_40_a_seal_shows_either_number_with_equal_chance(
    throw: str, numbers: list[str]
) -> None:
    state = play(conflict(), throw)

    assert asked(state) == "nature"
    assert offered(state) == numbers
    assert list(game.weights(state)) == [1, 1]


def test_2_2_the_bank_has_what_the_players_do_not_have() -> None:
    state = new()

    assert game.view(state, seat("philip"))["bank"] == 68

    give(state, "philip", gold=30)

    assert game.view(state, seat("philip"))["bank"] == 41


def test_2_2_ruling_24_when_the_bank_is_short_it_pays_what_it_has() -> None:
    state = give(using("philip", "income 5, income 4", gold=30), "waleran", gold=41)

    play(state, "use income 5")

    assert gold(state, "philip") == 33

    play(state, "use income 4")

    assert gold(state, "philip") == 33


def test_2_2_ruling_24_wool_is_sold_to_an_empty_bank_for_nothing() -> None:
    state = give(using("philip", "market", gold=33, camp="wool, wool"), "waleran", gold=40)

    play(state, "use market | sell wool | sell wool")

    assert gold(state, "philip") == 34
    assert camp(state, "philip") == ""


def test_2_3_ruling_41_chance_picks_among_the_four_seals_nobody_saw() -> None:
    state = play(using("philip", "influence", gold=20), "use influence | buy seal")

    assert asked(state) == "nature"
    assert offered(state) == ["turn 1/4", "turn 2/3"]
    assert list(game.weights(state)) == [2, 2]

    play(state, "turn 1/4 | buy seal | turn 1/4 | buy seal")

    assert offered(state) == ["turn 2/3"]
    assert list(game.weights(state)) == [2]


def test_2_3_ruling_41_seals_that_came_back_lie_beneath_in_the_order_both_saw() -> None:
    state = stack_up(
        using("philip", "influence", gold=20, seals=""), unseen="2/3", under="0/5, 1/4, 0/5"
    )

    play(state, "use influence | buy seal | turn 2/3")

    assert (unseen(state), under(state)) == (0, "0/5, 1/4, 0/5")

    play(state, "buy seal | buy seal")

    assert seals(state, "philip") == "0/5, 1/4, 2/3"
    assert under(state) == "0/5"


def test_2_3_the_shuffled_stack_holds_two_1_4_and_two_2_3() -> None:
    state = play(using("philip", "influence", gold=20), "use influence")

    play(state, "buy seal | turn 1/4 | buy seal | turn 2/3 | buy seal | turn 1/4")
    play(state, "buy seal | turn 2/3")

    assert seals(state, "philip") == "0/5, 1/4, 1/4, 1/4, 2/3, 2/3, 2/3"


def test_2_3_from_an_empty_stack_there_is_nothing_to_take() -> None:
    state = stack_up(using("philip", "francis"))

    play(state, "use francis")

    assert seals(state, "philip") == "0/5, 1/4, 2/3"
    assert asked(state) == "philip"


def test_2_4_waleran_begins_with_the_power_token_and_claims_first() -> None:
    state = lay_out(new(), COMMON)

    assert power(state) == "waleran"
    assert asked(state) == "waleran"


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_2_4_the_power_holder_claims_throws_and_uses_cards_first(who: str) -> None:
    state = turn(COMMON, power=who)

    assert asked(state) == who

    play(state, "claim row 1")

    assert asked(state) == rival(who)

    play(state, "claim column 1")

    assert asked(state) == who

    play(state, "throw personal | falls 2 | throw personal | falls 2")

    assert asked(state) == who
    assert to_use(state, who) == "power, income 4, influence"


def test_2_4_the_token_does_not_move_by_itself() -> None:
    state = idle(new(), turns=11)

    assert power(state) == "waleran"


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_2_1_nothing_is_claimed_at_first(who: str) -> None:
    builder = game.view(new(), seat(who))["builders"][seat(who)]

    assert (builder["line"], builder["markers"], builder["to_use"]) == ("", [], [])
