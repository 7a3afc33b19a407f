"""10 Religious conflicts."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.column_of_fire.families import (
    houses,
    offered,
    play,
    points,
    question,
    refused,
    step,
    stones,
    told,
    torches,
)
from games.column_of_fire.positions import Table, drawn, first_half, has, on_space
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import STONES
from kingsbridge.games.column_of_fire.state import State
from wording import counts


def conflict(religions: str, **table: Unpack[Table]) -> State:
    """These stones lie in England; the last of them is laid by yellow in the first half."""
    found = counts(religions, STONES)
    last = next(stone for stone in (2, 1, 0) if found[stone])
    found[last] -= 1
    laid = ", ".join(f"{number} {STONES[stone]}" for stone, number in enumerate(found))
    tile = STONES[last]
    table["stones"] = {"england": laid}
    table["yellow"] = {**table.get("yellow", {}), "tiles": tile}
    return play(first_half(**table), f"use {tile} | place {tile} in england")


FOUR: Table = {
    "yellow": has(religion="catholic 3", houses="england 6, spain 1"),
    "blue": has(religion="protestant 3", houses="france 5"),
    "green": has(religion="protestant 3", houses="england 2"),
    "red": has(religion="protestant 3", houses="england 4"),
}
"""The rulebook's example: green on 2 and red on 4 are Protestants, yellow is Catholic."""


def test_10_3_example_of_a_conflict_of_four_players() -> None:
    state = conflict("3 protestant, catholic", **FOUR)

    assert (points(state, "red"), points(state, "green")) == (4, 2)
    assert (houses(state, "red"), houses(state, "green")) == ("england 4", "england 2")
    assert houses(state, "yellow") == "spain 1", "Catholic: the house goes back"
    assert points(state, "yellow") == 1, "for being the only Catholic, nothing else"
    assert (points(state, "blue"), houses(state, "blue")) == (0, "france 5")


WON = [
    ("4 protestant", "protestant"),
    ("3 protestant, catholic", "protestant"),
    ("3 protestant, neutral", "protestant"),
    ("2 protestant, catholic, neutral", "protestant"),
    ("2 protestant, 2 neutral", "protestant"),
    ("protestant, 3 neutral", "protestant"),
    ("4 catholic", "catholic"),
    ("catholic, 3 neutral", "catholic"),
    ("2 catholic, protestant, neutral", "catholic"),
]


@pytest.mark.parametrize(("laid", "winner"), WON)
def test_10_3_the_majority_wins_whatever_neutral_stones_lie_there(laid: str, winner: str) -> None:
    state = conflict(laid, yellow=has(houses="england 3"), blue=has(houses="england 5"))

    scores = {"catholic": (3, 0), "protestant": (0, 5)}
    kept = {"catholic": ("england 3", ""), "protestant": ("", "england 5")}
    assert (points(state, "yellow"), points(state, "blue")) == scores[winner]
    assert (houses(state, "yellow"), houses(state, "blue")) == kept[winner]


AVOIDED = ["2 protestant, 2 catholic", "protestant, catholic, 2 neutral", "4 neutral"]


@pytest.mark.parametrize("laid", AVOIDED)
def test_10_4_without_a_majority_nobody_wins_or_loses(laid: str) -> None:
    state = conflict(laid, yellow=has(houses="england 3"), blue=has(houses="england 5"))

    assert (points(state, "yellow"), points(state, "blue")) == (0, 0)
    assert (houses(state, "yellow"), houses(state, "blue")) == ("england 3", "england 5")


@pytest.mark.parametrize("laid", ["3 protestant, catholic", *AVOIDED])
def test_10_5_afterwards_all_stones_leave_and_the_torch(laid: str) -> None:
    state = conflict(laid)

    assert stones(state, "england") == ""
    assert torches(state) == ""


def test_10_5_stones_of_other_countries_stay() -> None:
    state = play(
        on_space(17, stones={"england": "3 catholic", "spain": "2 catholic"}),
        "place neutral in england",
    )

    assert (stones(state, "england"), stones(state, "spain")) == ("", "2 catholic")


def test_10_3_the_table_shows_what_a_conflict_would_bring() -> None:
    state = first_half(
        stones={"england": "2 catholic, neutral"},
        yellow=has(religion="catholic 1", houses="england 3"),
        blue=has(houses="england 5"),
    )
    shares = game.view(state, 0)["countries"][0]["conflict"]["shares"]

    assert [(share["points"], share["loses_house"]) for share in shares] == [
        (3, False),
        (0, True),
        (0, False),
        (0, False),
    ]


def test_10_3_ruling_62_houses_are_lost_though_no_stone_of_their_religion_lies_there() -> None:
    state = conflict("2 protestant, 2 neutral", yellow=has(houses="england 3"))

    assert houses(state, "yellow") == ""
    assert game.view(state, 0)["players"][0]["houses_left"] == 4


def test_10_3_ruling_62_gaps_stay_and_nobody_moves_up() -> None:
    state = conflict(
        "3 protestant, catholic",
        yellow=has(houses="england 3"),
        blue=has(houses="england 2"),
        red=has(houses="england 5"),
    )

    assert (houses(state, "blue"), houses(state, "red")) == ("england 2", "england 5")


def test_10_1_ruling_02_in_the_first_half_at_the_end_of_the_turn() -> None:
    state = first_half(
        yellow=has(cards="white 3 margery-fitzgerald, brown 3 count-of-feria", houses="england 2"),
        stones={"england": "3 catholic"},
    )
    play(state, "place neutral in england")

    assert (step(state), torches(state), points(state)) == ("UseCharacter", "england", 0)
    play(state, "take protection")
    assert (torches(state), points(state)) == ("", 2)


def test_10_1_ruling_02_in_the_second_half_after_the_disk_has_moved() -> None:
    state = drawn("bart-shiring", face=6, stones={"england": "3 catholic"}, yellow=has(space=1))

    assert torches(state) == "england"
    play(state, "take protection | reveal england captain")
    assert (points(state), step(state)) == (0, "MoveDisk")
    play(state, "move to 5")
    assert points(state) == 0
    play(state, "nothing")
    assert (points(state), torches(state)) == (6, "")


def test_10_1_ruling_48_a_stone_removed_before_puts_the_torch_out() -> None:
    state = drawn("bart-shiring", face=6, stones={"england": "3 catholic"}, yellow=has(space=6))
    play(state, "take protection | reveal england captain | move to 7")
    assert torches(state) == "england"

    play(state, "remove catholic from england")

    assert (torches(state), points(state)) == ("", 0)
    assert stones(state, "england") == "3 catholic"
    assert houses(state) == "england 6"


def test_10_1_ruling_48_and_if_the_country_fills_again_it_is_lit_again() -> None:
    state = drawn(
        "francis-walsingham",
        face=5,
        stones={"england": "3 catholic"},
        yellow=has(space=6, tiles="neutral"),
    )
    play(state, "remove protestant from england")
    assert torches(state) == ""
    play(state, "use neutral | place neutral in england")
    assert torches(state) == "england"
    play(state, "reveal england captain | move to 7 | nothing")

    assert points(state) == 5


def test_10_1_three_stones_are_not_enough() -> None:
    state = play(on_space(17, stones={"england": "2 catholic"}), "place neutral in england")

    assert stones(state, "england") == "2 catholic, 1 neutral"


def test_12_2_ruling_50_with_two_players_the_third_stone_lights_the_torch() -> None:
    state = play(
        on_space(17, seats=2, stones={"england": "2 catholic"}, yellow=has(houses="england 4")),
        "place neutral in england",
    )

    assert (points(state), stones(state, "england")) == (4, "")


def test_12_2_ruling_50_one_of_each_is_avoided() -> None:
    state = play(
        on_space(
            17, seats=2, stones={"england": "catholic, protestant"}, yellow=has(houses="england 4")
        ),
        "place neutral in england",
    )

    assert (points(state), houses(state), stones(state, "england")) == (0, "england 4", "")


def two_conflicts() -> State:
    """England and France are filled in one turn, and Spain stays as it is."""
    state = on_space(
        17,
        yellow=has(tiles="protestant", houses="england 3, france 4"),
        red=has(houses="france 6"),
        stones={"england": "3 catholic", "france": "3 protestant", "spain": "3 catholic"},
    )
    return play(state, "place neutral in england | use protestant | place protestant in france")


def test_10_2_ruling_47_of_several_conflicts_the_player_in_turn_says_the_order() -> None:
    state = two_conflicts()

    assert question(state) == ("yellow", "ChooseConflict")
    assert offered(state) == ["conflict in england", "conflict in france"]
    play(state, "conflict in france")
    assert (points(state), points(state, "red")) == (3, 6), "and England follows by itself"
    assert houses(state) == "england 3"
    assert torches(state) == ""
    assert stones(state, "spain") == "3 catholic"


def test_10_2_ruling_47_the_other_order_ends_alike() -> None:
    one = play(two_conflicts(), "conflict in england")
    other = play(two_conflicts(), "conflict in france")

    assert one.players[0].points == other.players[0].points
    assert one.players[0].houses == other.players[0].houses


def test_10_2_ruling_31_three_conflicts_need_no_third_torch() -> None:
    state = on_space(
        17,
        yellow=has(tiles="2 neutral"),
        stones={"england": "3 catholic", "france": "3 catholic", "spain": "3 catholic"},
    )
    play(state, "place neutral in england | use neutral | place neutral in france")
    play(state, "use neutral")
    play(state, "place neutral in spain")

    assert torches(state) == "england, france, spain"
    assert offered(state) == ["conflict in england", "conflict in france", "conflict in spain"]
    play(state, "conflict in spain | conflict in england")
    assert torches(state) == ""


def test_10_2_what_is_no_conflict_cannot_be_chosen() -> None:
    state = two_conflicts()

    assert refused(state, "conflict in spain") == "illegal-no-conflict"
    assert refused(state, "nothing") == "illegal-conflict-first"


def test_10_3_everybody_is_told_who_wins() -> None:
    state = on_space(17, stones={"england": "3 catholic"}, yellow=has(houses="england 3"))

    lines = told(state, "place neutral in england")

    assert [line for line in lines if "conflict" in line and "england" in line]
