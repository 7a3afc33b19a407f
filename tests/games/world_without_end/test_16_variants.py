"""16 Variants."""

from __future__ import annotations

import pytest

from games.world_without_end import boxes
from games.world_without_end.citizens import (
    asked,
    crest,
    hand,
    hidden,
    laid,
    let_pass,
    play,
    refused,
    step,
)
from games.world_without_end.positions import actions, event, has, new, period_ends
from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import CARDS

FIRST_GAME = {"first_game": True}
STARRED = "grain, piety, material, project, sell, privilege"


def test_16_nothing_is_changed_unless_it_is_chosen() -> None:
    assert {option.name: option.default for option in game.OPTIONS} == {
        "first_game": False,
        "crest": "twice",
        "goods": "screens",
    }
    assert game.view(new(), 0)["variants"] == {
        "first_game": False,
        "crest_twice": True,
        "open_goods": False,
    }


@pytest.mark.parametrize(
    ("option", "variant"),
    [
        ({"first_game": True}, "first_game"),
        ({"crest": "twice"}, "crest_twice"),
        ({"goods": "open"}, "open_goods"),
    ],
)
def test_16_each_is_chosen_by_itself(option: dict[str, object], variant: str) -> None:
    usual = game.view(new(), 0)["variants"]
    assert game.view(new(4, option), 0)["variants"] == usual | {variant: True}


def test_16_1_ruling_39_a_first_game_begins_with_the_six_starred_cards() -> None:
    state = new(2, FIRST_GAME)

    assert hand(state, "lion") == hand(state, "lily") == STARRED
    state = actions(options=FIRST_GAME)
    assert refused(state, "play favour") == "illegal-card-not-in-hand"


def test_16_1_no_card_is_hidden_in_the_first_period() -> None:
    state = actions(options=FIRST_GAME, seats=2)
    play(state, "play grain")

    assert asked(state) == "lily"
    let_pass(state, lambda at: step(at) == "PayTax")
    assert (laid(state, "lion"), hand(state, "lion")) == (STARRED, "")
    assert hidden(state, "lion") == ""


def test_16_1_in_a_corrected_set_no_event_of_the_first_period_makes_a_hidden_pile() -> None:
    box = game.box(boxes.event("i-04", effects=[{"kind": "hide cards", "number": 2}]))

    state = event("i-04", box=box, options=FIRST_GAME)
    assert (step(state), hidden(state, "lion")) == ("TurnCard", "")
    assert step(event("i-04", box=box)) == "HideMore"


def test_16_1_from_the_second_period_on_all_twelve_are_played_as_usual() -> None:
    dues = has(goods="2 piety, 2 grain, 2 gold", laid=STARRED)
    state = play(period_ends(seats=2, options=FIRST_GAME, lion=dues, lily=dues), "roll 2")

    assert hand(state, "lion") == ", ".join(CARDS)
    play(state, "draw ii-05 | turn to 0 | play favour | nothing")
    assert (asked(state), step(state)) == ("lily", "HideCard")


def test_16_1_without_that_choice_all_twelve_are_there_from_the_start() -> None:
    assert hand(new(2, {"first_game": False}), "lion") == ", ".join(CARDS)


def test_16_1_in_the_first_period_of_a_usual_game_cards_are_hidden() -> None:
    state = play(actions(), "play grain")
    assert step(state) == "HideCard"


@pytest.mark.parametrize(("choice", "then"), [("once", "lion"), ("twice", "lily")])
def test_16_2_ruling_02_the_crest_goes_on_once_or_twice(choice: str, then: str) -> None:
    dues = has(goods="2 piety, 2 grain, 2 gold")
    state = period_ends(seats=2, options={"crest": choice}, crest="lion", lion=dues, lily=dues)
    play(state, "roll 2")

    assert crest(state) == then


def test_16_3_ruling_38_goods_may_lie_open_but_never_cards() -> None:
    state = actions(options={"goods": "open"}, lion=has(goods="2 gold, wool", hidden="sell"))

    for eyes in (1, SPECTATOR):
        lion = game.view(state, eyes)["players"][0]
        assert lion["goods"] is not None
        assert (lion["goods"]["gold"], lion["goods"]["wool"]) == (2, 1)
        assert (lion["hand"], lion["hidden"]) == (None, None)


def test_16_3_behind_screens_it_tells_a_secret_that_somebody_is_not_asked() -> None:
    lion = has(goods="wool")
    state = play(event("i-03", seats=2, lion=lion), "nothing")
    assert state.learnt, "the lily has no wool"

    state = play(event("i-03", seats=2, lion=lion, lily=has(goods="wool")), "nothing")
    assert not state.learnt
    state = play(event("i-03", seats=2, lion=lion, options={"goods": "open"}), "nothing")
    assert not state.learnt
