"""The favour track, and how this version asks."""

from __future__ import annotations

from games.world_without_end.boxes import event as with_event
from games.world_without_end.citizens import (
    asked,
    goods,
    laid,
    offered,
    play,
    points,
    refused,
    step,
    stone,
)
from games.world_without_end.positions import actions, event, has
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import SPACES


def test_6_1_ruling_01_the_track_has_ten_spaces_and_two_outlaws_within() -> None:
    assert len(SPACES) == 10
    assert (SPACES[0], SPACES[-1]) == ("queen", "bishop")
    assert [space for space in SPACES if space.endswith("outlaw")] == [
        "first outlaw",
        "second outlaw",
    ]
    state = actions(stone="bishop", lion=has(goods="loyalty"))
    play(state, "play favour | move stone")
    assert stone(state) == "queen"


def test_7_5_ruling_70_a_swap_comes_before_the_action_or_after_it_never_within() -> None:
    state = actions(lasting="i-10", lion=has(goods="piety, 2 wool"))
    swap = "swap by i-10"

    assert swap in offered(state)
    play(state, "play sell")
    assert (swap in offered(state), refused(state, swap)) == (False, "illegal-not-now")
    play(state, "sell wool | enough")
    assert (step(state), swap in offered(state)) == ("HideCard", False)
    play(state, "hide grain")
    assert (step(state), offered(state)) == ("SwapOrEnd", ["enough", swap])
    play(state, swap)
    assert (points(state, "lion"), asked(state)) == (10, "lily")


def test_14_9_ruling_72_whoever_has_a_single_house_is_not_asked_for_his_rent() -> None:
    state = event("iv-08", tile=1, lion=has(houses="7"), lily=has(houses="1, 7"))

    assert goods(state, "lion") == "3 gold"
    assert (step(state), asked(state)) == ("TakeRent", "lily")


def test_7_2_ruling_74_first_the_action_is_given_up_and_then_a_card_chosen() -> None:
    state = actions()

    assert not [words for words in offered(state) if words.startswith("lay ")]
    play(state, "give up")
    assert (step(state), offered(state)[0]) == ("LayUnused", "lay grain")
    play(state, "lay sell")
    assert laid(state, "lion") == "sell"


def test_14_2_ruling_75_a_swap_of_which_only_a_part_is_left_is_not_offered() -> None:
    swap = [{"kind": "swap", "pay": {"gold": 1}, "one_of": [{"wool": 2}]}]
    box = game.box(with_event("i-08", effects=swap))
    rich = has(goods="gold")

    assert step(event("i-08", box=box, lion=rich, supply="2 wool")) == "OfferSwap"
    assert step(event("i-08", box=box, lion=rich, supply="1 wool")) == "TurnCard"
