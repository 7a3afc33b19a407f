"""5 The second half: dice are rolled, a character is drawn, a trading house built."""

from __future__ import annotations

import pytest

from games.column_of_fire.families import (
    asked,
    cards,
    free,
    gone,
    goods,
    houses,
    offered,
    open_card,
    play,
    points,
    protection,
    question,
    refused,
    religion,
    roll,
    step,
    stones,
    torches,
)
from games.column_of_fire.positions import drawn, has, moving, rolled, second_half
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import COUNTRIES

LAST = {"england": ""}
"""The deck of England is used up, but for what lies open."""

# --- Rolling ---


def test_5_1_all_free_dice_are_rolled_one_after_the_other() -> None:
    state = second_half()
    rolled_dice = []
    while step(state) == "RollDice":
        assert offered(state) == [f"roll {face}" for face in range(1, 7)]
        assert list(game.weights(state)) == [1] * 6
        rolled_dice.append(game.view(state, 0)["die"])
        play(state, f"roll {len(rolled_dice)}")

    assert rolled_dice == ["white", "blue", "orange", "brown", "purple"]
    dice = game.view(state, 0)["players"][0]["dice"]
    assert [die["face"] for die in dice] == [1, 2, 3, 4, 5]
    assert question(state) == ("yellow", "ChooseDie")


def test_5_1_dice_on_cards_are_not_rolled() -> None:
    state = rolled(
        "orange 2, purple 6",
        yellow=has(cards="white 4 elizabeth-i", loch_leven="blue 3, brown 1", points=1),
    )

    assert cards(state) == "white 4 elizabeth-i"
    assert offered(state) == [
        "orange in netherlands",
        *(f"purple in {country}" for country in COUNTRIES),
        "renounce",
    ]


def test_5_1_ruling_18_a_die_freed_before_the_roll_is_rolled_too() -> None:
    state = second_half(yellow=has(points=3, cards="white 4 elizabeth-i"))

    play(state, "pay for white")
    roll(state, "white 5")

    assert "white in england" in offered(state)


def test_5_2_ruling_17_a_die_freed_after_the_roll_draws_nothing_but_moves_the_disk() -> None:
    state = rolled("purple 5", yellow=has(points=4, cards="white 4 elizabeth-i"))

    play(state, "pay for white")

    assert "white in england" not in offered(state)
    assert free(state) == "white, blue, orange, brown, purple"
    assert refused(state, "white in england") == "illegal-die-not-rolled"
    play(state, "renounce")
    assert "move to 2" in offered(state), "the first white space"


# --- Choosing a die ---


def test_5_2_a_die_draws_in_the_country_of_its_colour_the_purple_one_anywhere() -> None:
    state = rolled(yellow=has(points=1))

    assert offered(state) == [
        "white in england",
        "blue in france",
        "orange in netherlands",
        "brown in spain",
        *(f"purple in {country}" for country in COUNTRIES),
        "renounce",
    ]


def test_5_2_ruling_56_the_number_of_the_purple_die_is_the_site_in_that_country() -> None:
    state = rolled("purple 5, brown 2", yellow=has(goods="cloth"))

    play(state, "purple in spain")

    assert houses(state) == "spain 5"
    assert cards(state) == "purple 5 captain"
    assert offered(state) == ["sell cloth", "nothing"]


# --- Walsingham, the rulebook's example ---


def test_5_9_example_of_walsingham() -> None:
    state = rolled(
        "white 4, blue 2, purple 6",
        turn="green",
        open="england francis-walsingham",
        stones={"spain": "catholic"},
        green=has(cards="orange 3 imke-wolman, brown 2 archdeacon-romero"),
    )

    play(state, "white in england")

    assert stones(state, "england") == "1 protestant"
    assert houses(state, "green") == "england 4"
    assert cards(state, "green") == (
        "orange 3 imke-wolman, brown 2 archdeacon-romero, white 4 francis-walsingham"
    )
    assert question(state) == ("green", "UseCharacter")
    assert sorted(offered(state)) == sorted(
        [
            *(f"place catholic in {country}" for country in COUNTRIES),
            *(f"place protestant in {country}" for country in COUNTRIES),
            "remove protestant from england",
            "remove catholic from spain",
            "nothing",
        ]
    )
    play(state, "remove catholic from spain")
    assert stones(state, "spain") == ""
    assert question(state) == ("nature", "TurnUpNext")


# --- The stone ---


def test_5_4_the_stone_of_the_character_is_laid_in_its_country() -> None:
    state = rolled("white 3", open="england bart-shiring")

    play(state, "white in england")

    assert stones(state, "england") == "1 catholic"
    assert step(state) == "UseCharacter"


def test_5_4_a_protection_tile_wards_the_stone_off() -> None:
    state = rolled("white 3", open="england bart-shiring", yellow=has(protection=1))
    play(state, "white in england")

    assert question(state) == ("yellow", "LayStone")
    assert offered(state) == ["lay stone", "ward off"]
    laid = play(state.copy(), "lay stone")
    assert (stones(laid, "england"), protection(laid)) == ("1 catholic", 1)
    play(state, "ward off")
    assert (stones(state, "england"), protection(state)) == ("", 0)
    assert houses(state) == "england 3", "everything else happens"
    assert cards(state) == "white 3 bart-shiring"


def test_5_4_only_whoever_draws_may_ward_the_stone_off() -> None:
    state = rolled("white 3", open="england bart-shiring", blue=has(protection=2))
    play(state, "white in england")

    assert question(state) == ("yellow", "UseCharacter")
    assert protection(state, "blue") == 2


def test_5_4_the_last_space_is_marked_with_a_torch() -> None:
    state = rolled("white 3", open="england bart-shiring", stones={"england": "3 protestant"})
    assert torches(state) == ""

    play(state, "white in england")

    assert torches(state) == "england"


def test_5_4_ruling_30_where_all_spaces_are_covered_the_stone_goes_back() -> None:
    state = rolled(
        "white 3",
        open="england bart-shiring",
        stones={"england": "3 protestant"},
        yellow=has(tiles="neutral", protection=1),
    )

    play(state, "use neutral | place neutral in england | white in england")

    assert stones(state, "england") == "3 protestant, 1 neutral"
    assert protection(state) == 1
    assert (houses(state), step(state)) == ("england 3", "UseCharacter")


# --- The trading house ---


def test_5_5_the_house_stands_on_the_site_of_the_die() -> None:
    state = play(rolled("blue 6"), "blue in france")

    assert houses(state) == "france 6"
    assert game.view(state, 0)["players"][0]["houses_left"] == 3


def test_5_5_ruling_13_the_first_house_must_be_built() -> None:
    state = play(rolled("blue 1"), "blue in france")

    assert houses(state) == "france 1"


def test_5_6_example_of_the_pushed_house() -> None:
    state = rolled("white 4", turn="green", red=has(houses="england 4"))

    play(state, "white in england")

    assert (houses(state, "green"), houses(state, "red")) == ("england 4", "england 3")


def test_5_6_example_of_two_pushed_houses() -> None:
    state = rolled(
        "white 4", turn="green", red=has(houses="england 4"), yellow=has(houses="england 3")
    )

    play(state, "white in england")

    assert houses(state, "green") == "england 4"
    assert (houses(state, "red"), houses(state, "yellow")) == ("england 3", "england 2")


def test_5_6_ruling_32_only_down_to_the_next_gap() -> None:
    state = rolled(
        "white 4",
        turn="green",
        red=has(houses="england 4"),
        yellow=has(houses="england 2"),
        blue=has(houses="england 1"),
    )

    play(state, "white in england")

    assert houses(state, "red") == "england 3"
    assert (houses(state, "yellow"), houses(state, "blue")) == ("england 2", "england 1")


def test_5_6_ruling_32_from_site_1_a_house_goes_back_to_its_owner() -> None:
    state = rolled(
        "white 2",
        turn="green",
        red=has(houses="england 2"),
        yellow=has(houses="england 1, spain 1"),
        blue=has(houses="england 3"),
    )

    play(state, "white in england")

    assert (houses(state, "green"), houses(state, "red")) == ("england 2", "england 1")
    assert (houses(state, "yellow"), houses(state, "blue")) == ("spain 1", "england 3")
    assert game.view(state, 0)["players"][0]["houses_left"] == 3


def test_5_6_other_countries_are_left_alone() -> None:
    state = rolled("white 4", red=has(houses="france 4"))

    play(state, "white in england")

    assert houses(state, "red") == "france 4"


def test_5_7_example_of_the_raised_house() -> None:
    state = rolled("white 4", turn="green", green=has(houses="england 2"))
    play(state, "white in england")

    assert question(state) == ("green", "SetUpHouse")
    assert offered(state) == ["raise", "leave"]
    play(state, "raise")
    assert houses(state, "green") == "england 4"
    assert game.view(state, 0)["players"][2]["houses_left"] == 3


def test_5_7_ruling_13_a_house_need_not_be_raised() -> None:
    state = rolled("white 4", turn="green", green=has(houses="england 2"))

    play(state, "white in england | leave")

    assert houses(state, "green") == "england 2"
    assert cards(state, "green") == "white 4 captain"


@pytest.mark.parametrize("site", [3, 4])
def test_5_7_the_same_number_or_a_lower_one_changes_nothing(site: int) -> None:
    state = rolled("white 3", yellow=has(houses=f"england {site}"), red=has(houses="england 2"))

    play(state, "white in england")

    assert (houses(state), houses(state, "red")) == (f"england {site}", "england 2")
    assert step(state) == "TurnUpNext", "not asked"
    assert cards(state) == "white 3 captain"


def test_5_7_ruling_32_ones_own_old_house_is_lifted_first() -> None:
    """Red is pushed from 4 into the gap that yellow's old house on 3 leaves."""
    state = rolled(
        "white 4",
        yellow=has(houses="england 3"),
        red=has(houses="england 4"),
        blue=has(houses="england 2"),
    )

    play(state, "white in england | raise")

    assert (houses(state), houses(state, "red")) == ("england 4", "england 3")
    assert houses(state, "blue") == "england 2"


# --- The card ---


def test_5_8_the_card_comes_after_the_stone_and_the_house() -> None:
    """Walsingham can take away at once the stone he has brought."""
    state = drawn("francis-walsingham", face=2)

    assert "remove protestant from england" in offered(state)
    assert houses(state) == "england 2"
    play(state, "remove protestant from england")
    assert stones(state, "england") == ""


def test_5_9_the_new_card_lies_to_the_right_and_is_used_once_at_once() -> None:
    state = drawn("elizabeth-i", face=4, yellow=has(cards="brown 2 carlos-cruz"))

    assert cards(state) == "brown 2 carlos-cruz, white 4 elizabeth-i"
    assert offered(state) == ["score", "nothing"]
    play(state, "score")
    assert points(state) == 2
    assert cards(state) == "brown 2 carlos-cruz, white 4 elizabeth-i"
    assert question(state) == ("nature", "TurnUpNext")


def test_5_8_the_die_is_no_longer_free() -> None:
    state = play(drawn("elizabeth-i"), "score | reveal england ned-willard")

    assert free(state) == "blue, orange, brown, purple"
    assert "move to 2" not in offered(state)
    assert step(state) == "MoveDisk"


# --- The next card ---


def test_5_10_the_next_card_of_the_same_deck_is_turned_up() -> None:
    state = play(drawn("elizabeth-i"), "score")

    words = offered(state)
    assert open_card(state, "england") == ""
    assert all(word.startswith(("reveal england", "reveal event")) for word in words)
    assert len(words) == 17 - 1
    assert list(game.weights(state)) == [1] * 16
    play(state, "reveal england ned-willard")
    assert open_card(state, "england") == "ned-willard"
    assert open_card(state, "france") == "captain"


def test_11_1_an_event_is_followed_and_leaves_then_the_next_card_is_turned_up() -> None:
    state = play(drawn("elizabeth-i", yellow=has(goods="book, ore")), "score | reveal event armada")

    assert question(state) == ("yellow", "FaceEvent")
    play(state, "lose book")
    assert question(state) == ("nature", "TurnUpNext")
    assert "armada" in gone(state, "england")
    assert "reveal event armada" not in offered(state)


def test_11_1_a_second_event_of_a_turn_is_ignored() -> None:
    state = play(drawn("elizabeth-i"), "score | reveal event armada")
    assert game.view(state, 0)["had_event"]

    play(state, "reveal event mary-stuart | reveal event accession | reveal england captain")

    assert points(state) == 2, "a Catholic, and nothing was lost"
    assert gone(state, "england") == ["mary-stuart", "armada", "accession"]
    assert open_card(state, "england") == "captain"


def test_11_1_ruling_52_in_the_next_turn_an_event_happens_again() -> None:
    state = play(
        drawn("elizabeth-i", seats=2, yellow=has(loch_leven="brown 3")),
        "score | reveal event armada | reveal england captain | move to 3 | nothing",
    )
    assert game.view(state, 0)["had_event"] is False
    roll(state, "white 3")
    play(state, "white in england | reveal event mary-stuart")

    assert points(state) == 0, "yellow is Catholic"


def test_5_10_ruling_55_the_card_is_turned_up_even_if_the_new_one_has_left_again() -> None:
    state = drawn("rollo-fitzgerald")

    play(state, "free white")

    assert (cards(state), gone(state, "england")) == ("", ["rollo-fitzgerald"])
    assert free(state) == "white, blue, orange, brown, purple"
    assert question(state) == ("nature", "TurnUpNext")


def test_5_10_ruling_55_between_drawing_and_turning_up_that_deck_shows_no_card() -> None:
    state = drawn("rollo-fitzgerald")

    assert "dismiss france" in offered(state)
    assert "dismiss england" not in offered(state)
    assert refused(state, "dismiss england") == "illegal-no-open-card"


# --- Renouncing ---


def test_5_3_whoever_draws_nothing_pays_a_point() -> None:
    state = rolled("white 5", yellow=has(points=1, protection=1))

    play(state, "renounce")

    assert (points(state), houses(state), cards(state)) == (0, "", "")
    assert stones(state, "england") == ""
    assert open_card(state, "england") == "captain"


def test_5_3_ruling_39_after_it_the_disk_is_moved_all_the_same() -> None:
    state = play(rolled(yellow=has(points=1)), "renounce")

    assert question(state) == ("yellow", "MoveDisk")
    assert "move to 2" in offered(state), "with any free die"


def test_5_3_ruling_38_without_a_point_nobody_renounces_of_his_own_will() -> None:
    state = rolled()

    assert "renounce" not in offered(state)
    assert refused(state, "renounce") == "illegal-points"


ALL_LAID = (
    "white 3 elizabeth-i, blue 3 nath, orange 3 father-huus, brown 3 carlos-cruz, "
    "purple 3 spain king-felipe-ii"
)


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_5_3_ruling_38_whoever_has_no_free_die_pays_if_he_can(before: int, after: int) -> None:
    state = second_half(yellow=has(cards=ALL_LAID, points=before), seats=2)

    assert points(state) == after
    assert game.view(state, 0)["turn"] == 1, "nothing to roll, to draw or to move with"


def test_6_3_ruling_24_without_a_free_die_the_disk_stays() -> None:
    state = second_half(yellow=has(loch_leven="white 3, blue 3, orange 3, brown 3, purple 3"))

    assert game.view(state, 0)["turn"] == 1
    assert game.view(state, 0)["players"][0]["disk"] == 1


# --- A deck that is used up ---


def test_5_11_ruling_12_a_die_may_still_build_a_house_where_no_card_is_left() -> None:
    state = rolled("white 5", open="england -", decks=LAST)

    play(state, "white in england")

    assert (houses(state), cards(state), points(state)) == ("england 5", "", 0)
    assert free(state) == "white, blue, orange, brown, purple", "the die stays free"
    assert step(state) == "MoveDisk"
    assert "move to 2" in offered(state)


def test_5_11_ruling_12_the_purple_die_too_and_to_raise_a_house() -> None:
    state = rolled("purple 5", open="england -", decks=LAST, yellow=has(houses="england 4"))
    play(state, "purple in england")

    assert (houses(state), free(state)) == ("england 5", "white, blue, orange, brown, purple")


def test_5_11_ruling_12_a_die_that_would_do_neither_is_no_choice() -> None:
    state = rolled("white 4", open="england -", decks=LAST, yellow=has(houses="england 4"))

    assert "white in england" not in offered(state)
    assert "purple in england" not in offered(state)
    assert refused(state, "white in england") == "illegal-deck-used-up"


def test_5_11_ruling_12_who_is_left_nothing_but_that_renounces() -> None:
    state = rolled(
        "white 2",
        seats=2,
        open="england -",
        decks=LAST,
        yellow=has(
            points=1,
            houses="england 4",
            loch_leven="blue 3, orange 3, brown 3, purple 3",
        ),
    )

    assert points(state) == 0
    assert step(state) == "MoveDisk"


def test_5_11_no_card_is_turned_up_there_any_more() -> None:
    state = play(drawn("elizabeth-i", decks=LAST), "score")

    assert step(state) == "MoveDisk"
    assert open_card(state, "england") == ""
    assert game.view(state, 0)["last_year"]


def test_5_11_ruling_43_events_alone_are_turned_up_and_the_deck_is_used_up() -> None:
    state = play(
        drawn("elizabeth-i", decks={"england": "event armada"}, yellow=has(goods="book, ore")),
        "score",
    )

    assert offered(state) == ["reveal event armada"]
    play(state, "reveal event armada")
    assert question(state) == ("yellow", "FaceEvent")
    play(state, "lose book")
    assert (step(state), goods(state)) == ("MoveDisk", "1 ore")
    assert game.view(state, 0)["countries"][0]["deck"]["used_up"]
    assert game.view(state, 0)["last_year"]


def test_5_2_each_plays_both_parts_before_the_next_one() -> None:
    state = moving()

    assert question(state) == ("yellow", "MoveDisk")
    play(state, "move to 3")
    assert question(state) == ("yellow", "UseSpace")
    play(state, "take protection")
    assert question(state) == ("nature", "RollDice")
    assert game.view(state, 0)["turn"] == 1
    roll(state, "")
    assert (asked(state), religion(state)) == ("blue", "catholic 4")
