"""4 The first half of a year: dice go down, characters are used."""

from __future__ import annotations

import pytest

from games.column_of_fire.families import (
    asked,
    cards,
    free,
    gone,
    goods,
    loch_leven,
    offered,
    play,
    points,
    protection,
    question,
    refused,
    religion,
    stones,
    tiles,
    told,
)
from games.column_of_fire.positions import first_half, has
from kingsbridge.games import column_of_fire as game

# --- The three examples of the rulebook ---


def test_4_5_example_of_the_red_player() -> None:
    state = first_half(
        turn="red",
        red=has(religion="catholic 3", cards="blue 4 cloth-merchant, brown 2 count-of-feria"),
    )

    assert religion(state, "red") == "catholic 2"
    assert question(state) == ("red", "UseCharacter")
    play(state, "take cloth")
    assert goods(state, "red") == "1 cloth"
    play(state, "take protection")
    assert protection(state, "red") == 1
    assert cards(state, "red") == "blue 3 cloth-merchant, brown 1 count-of-feria"


def test_4_3_ruling_01_example_of_the_yellow_player() -> None:
    state = first_half(yellow=has(religion="catholic 1", cards="orange 5 father-huus"))

    assert question(state) == ("nature", "RollReligion")
    play(state, "roll 4")
    assert question(state) == ("yellow", "ChooseReligion")
    play(state, "protestant")
    assert religion(state) == "protestant 4"
    assert offered(state) == ["take advantage", "nothing"]
    play(state, "take advantage | draw vp-2")
    assert (cards(state), tiles(state)) == ("orange 4 father-huus", "vp-2")


def test_14_1_ruling_01_father_huus_of_the_french_rules_gives_protection() -> None:
    state = first_half(options={"huus": "protection"}, yellow=has(cards="orange 5 father-huus"))

    assert offered(state) == ["take protection", "nothing"]
    play(state, "take protection")
    assert (protection(state), tiles(state)) == (1, "")


def test_4_5_example_of_the_green_player() -> None:
    state = first_half(
        turn="green",
        green=has(
            religion="protestant 2",
            cards="white 5 elizabeth-i, brown 1 cloth-merchant, blue 4 wine-merchant",
        ),
        red=has(religion="catholic 4"),
    )

    assert religion(state, "green") == "protestant 1"
    assert offered(state) == ["score", "nothing"]
    play(state, "score")
    assert points(state, "green") == 2
    assert cards(state, "green") == "white 4 elizabeth-i, blue 3 wine-merchant"
    assert free(state, "green") == "orange, brown, purple"
    assert gone(state, "spain") == ["cloth-merchant"]
    play(state, "take wine")
    assert goods(state, "green") == "1 wine"


# --- Loch Leven ---


def test_4_1_dice_in_loch_leven_go_down_before_the_religion_die() -> None:
    state = first_half(yellow=has(religion="catholic 1", loch_leven="white 3, purple 2"))

    assert question(state) == ("nature", "RollReligion")
    assert loch_leven(state) == "white 2, purple 1"


def test_4_1_ruling_23_a_die_at_one_comes_free_and_is_rolled_in_the_same_year() -> None:
    state = first_half(seats=2, yellow=has(loch_leven="white 1"))

    assert free(state) == "white, blue, orange, brown, purple"
    play(state, "roll 6 | roll 1 | roll 1 | roll 1 | roll 1")
    assert "white in england" in offered(state)


def test_4_1_ruling_21_several_dice_lie_in_loch_leven_each_for_itself() -> None:
    state = first_half(yellow=has(loch_leven="white 1, blue 3, brown 2", religion="catholic 1"))

    assert loch_leven(state) == "blue 2, brown 1"
    assert free(state) == "white, orange, purple"


# --- The religion die ---


def test_4_2_the_religion_die_goes_down_by_one() -> None:
    state = first_half(turn="blue", blue=has(religion="protestant 5", cards="white 2 elizabeth-i"))

    assert religion(state, "blue") == "protestant 4"


def test_4_2_nobody_else_turns_his_dice() -> None:
    state = first_half(
        yellow=has(religion="catholic 1"),
        blue=has(religion="protestant 3", cards="white 2 elizabeth-i", loch_leven="brown 3"),
    )

    assert asked(state) == "nature"
    assert religion(state, "blue") == "protestant 3"
    assert (cards(state, "blue"), loch_leven(state, "blue")) == ("white 2 elizabeth-i", "brown 3")


def test_4_3_at_one_it_is_rolled_again_and_a_religion_chosen() -> None:
    state = first_half(yellow=has(religion="protestant 1"))

    assert question(state) == ("nature", "RollReligion")
    assert offered(state) == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5"]
    assert list(game.weights(state)) == [1, 1, 2, 1, 1]
    play(state, "roll 2")
    assert offered(state) == ["catholic", "protestant"]
    assert religion(state) == "protestant 2"


def test_4_3_nothing_else_is_possible_before_a_religion_is_chosen() -> None:
    state = play(first_half(yellow=has(religion="protestant 1", points=9)), "go on | roll 2")

    assert offered(state) == ["catholic", "protestant"]
    assert refused(state, "nothing") == "illegal-religion-first"


@pytest.mark.parametrize("choice", ["catholic", "protestant"])
def test_4_3_whoever_rolls_again_may_stay_or_change(choice: str) -> None:
    state = first_half(turn="green", green=has(religion="catholic 1", cards="white 3 elizabeth-i"))

    play(state, f"roll 3 | {choice}")

    assert religion(state, "green") == f"{choice} 3"
    assert offered(state) == ["score", "nothing"]


# --- The point of the minority ---


def test_4_4_ruling_09_the_only_one_of_his_religion_earns_a_point() -> None:
    state = first_half(
        yellow=has(religion="protestant 3", cards="white 3 elizabeth-i"),
        blue=has(religion="catholic 3"),
        red=has(religion="catholic 3"),
    )

    assert points(state) == 1


def test_4_4_ruling_09_not_if_somebody_shares_his_religion() -> None:
    state = first_half(yellow=has(cards="white 3 elizabeth-i"))

    assert points(state) == 0


def test_4_4_ruling_09_it_is_looked_at_after_the_choice() -> None:
    alone = first_half(
        seats=3,
        yellow=has(religion="catholic 1", cards="white 3 elizabeth-i"),
        green=has(religion="protestant 3"),
    )
    play(alone, "roll 3")
    assert points(alone) == 0, "not before the choice"
    joins = alone.copy()

    assert points(play(alone, "catholic")) == 1
    assert points(play(joins, "protestant")) == 0


def test_4_4_ruling_53_of_two_different_players_each_earns_it_on_his_own_die() -> None:
    state = first_half(seats=2, yellow=has(cards="white 3 elizabeth-i"))

    assert (points(state, "yellow"), points(state, "blue")) == (1, 0)
    play(state, "nothing")
    assert (points(state, "yellow"), points(state, "blue")) == (1, 1)


# --- Characters ---


def test_4_5_dice_on_characters_go_down_one_by_one_from_left_to_right() -> None:
    state = first_half(
        yellow=has(cards="brown 3 count-of-feria, white 2 elizabeth-i, blue 6 nath"),
    )

    assert cards(state) == "brown 2 count-of-feria, white 2 elizabeth-i, blue 6 nath"
    play(state, "take protection")
    assert cards(state) == "brown 2 count-of-feria, white 1 elizabeth-i, blue 6 nath"
    play(state, "score")
    assert cards(state) == "brown 2 count-of-feria, white 1 elizabeth-i, blue 5 nath"


def test_4_5_at_one_a_character_leaves_the_game_unused_and_its_die_is_free() -> None:
    state = first_half(seats=2, yellow=has(cards="white 1 elizabeth-i, brown 3 count-of-feria"))

    assert cards(state) == "brown 2 count-of-feria"
    assert gone(state, "england") == ["elizabeth-i"]
    assert points(state) == 1, "nothing but the point for being alone"
    assert free(state) == "white, blue, orange, purple"


def test_4_5_a_die_of_four_gives_four_uses() -> None:
    """At once, then at 3, 2 and 1; the year after the character leaves."""
    uses = []
    for face in (4, 3, 2, 1):
        state = first_half(yellow=has(cards=f"white {face} elizabeth-i"))
        uses.append(offered(state)[0])

    assert uses == ["score", "score", "score", "roll 1"]


def test_4_6_ruling_40_a_character_need_not_be_used() -> None:
    state = play(first_half(yellow=has(cards="white 3 elizabeth-i")), "nothing")

    assert (points(state), cards(state)) == (0, "white 2 elizabeth-i")


def test_4_6_ruling_14_one_action_for_each_card() -> None:
    state = first_half(yellow=has(cards="white 3 margery-fitzgerald"))

    assert offered(state) == [
        "place neutral in england",
        "place neutral in france",
        "place neutral in netherlands",
        "place neutral in spain",
        "free white",
        "free black",
        "nothing",
    ]
    play(state, "place neutral in spain")
    assert asked(state) == "nature", "the turn is over, and all others' turns"
    assert stones(state, "spain") == "1 neutral"
    assert cards(state) == "white 2 margery-fitzgerald"


def test_4_6_ruling_60_a_character_without_effect_is_not_asked_about() -> None:
    state = first_half(yellow=has(cards="white 3 captain"), open="england elizabeth-i")

    assert question(state) == ("nature", "RollDice")
    assert cards(state) == "white 2 captain"


def test_4_5_ruling_54_a_card_that_is_gone_before_its_step_is_skipped() -> None:
    state = first_half(yellow=has(cards="white 3 rollo-fitzgerald, brown 3 count-of-feria"))

    play(state, "free brown")

    assert cards(state) == "white 2 rollo-fitzgerald"
    assert protection(state) == 0
    assert question(state) == ("nature", "RollDice")


def test_4_5_ruling_54_one_that_was_raised_from_1_stays_and_acts() -> None:
    state = first_half(yellow=has(cards="white 3 mary-stuart, brown 1 count-of-feria"))

    play(state, "turn brown up")

    assert cards(state) == "white 2 mary-stuart, brown 1 count-of-feria"
    assert offered(state) == ["take protection", "nothing"]


def test_4_5_ruling_54_one_that_was_lowered_to_1_leaves() -> None:
    state = first_half(yellow=has(cards="white 3 mary-stuart, brown 2 count-of-feria"))

    play(state, "turn brown down")

    assert cards(state) == "white 2 mary-stuart"
    assert question(state) == ("nature", "RollDice")


def test_4_5_ruling_54_cards_lie_in_the_order_in_which_they_were_drawn() -> None:
    state = first_half(
        yellow=has(cards="purple 3 spain king-felipe-ii, white 3 elizabeth-i, brown 5 carlos-cruz")
    )

    assert cards(state).startswith("purple 2 king-felipe-ii, white 3")


def test_8_1_a_trading_house_stays_when_its_character_leaves() -> None:
    state = first_half(yellow=has(cards="white 1 elizabeth-i", houses="england 5"))

    assert state.players[0].houses == [5, 0, 0, 0]


def test_3_1_after_the_last_player_the_second_half_begins() -> None:
    state = first_half(turn="green", first="yellow", green=has(cards="white 3 elizabeth-i"))

    play(state, "nothing")

    assert religion(state, "red") == "protestant 3"
    assert religion(state, "yellow") == "catholic 4", "his turn was before"
    assert (game.view(state, 0)["half"], question(state)) == (2, ("nature", "RollDice"))
    assert game.view(state, 0)["turn"] == 0


def test_4_5_everybody_is_told_who_leaves() -> None:
    state = first_half(yellow=has(religion="catholic 1", cards="white 1 elizabeth-i"))

    lines = told(state, "roll 3 | catholic")

    assert [line for line in lines if "elizabeth-i" in line]
