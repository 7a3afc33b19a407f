"""Everything an agenda can do, on the toy game of the ferry."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import ferry
from kingsbridge.core import steps
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.checks import check_game
from kingsbridge.core.facts import facts
from kingsbridge.core.game import Game
from kingsbridge.core.record import read, verify, write
from kingsbridge.core.steps import NATURE, NOBODY, Aside, Step, aside_of, by_words, in_turn
from kingsbridge.core.story import Line

RULES = cast("Game[ferry.State]", ferry)


def game(seats: int = 2, coins: tuple[int, ...] = ()) -> ferry.State:
    state = ferry.new(seats, {}, ferry.box())
    state.coins = list(coins) or state.coins
    return state


def play(state: ferry.State, words: str) -> ferry.State:
    for word in words.split(" | "):
        ferry.apply(state, ferry.read(word))
    return state


def refused(state: ferry.State, words: str) -> str:
    before = facts(state)
    with pytest.raises(IllegalAction) as error:
        play(state, words)
    assert facts(state) == before
    return error.value.reason.key


def offered(state: ferry.State) -> list[str]:
    return [action.words for action in ferry.legal(state)]


def agenda(state: ferry.State) -> list[str]:
    """What is to come, the next first."""
    return [step.words for step in reversed(state.agenda)]


# --- Steps that carry numbers ---


def test_a_step_carries_numbers_and_is_made_once() -> None:
    step = ferry.ANSWER[1][0]

    assert (step.words, steps.name(step), step.seat, step.other) == ("Answer 1 0", "Answer", 1, 0)
    assert ferry.STEPS["Answer 1 0"] is step


def test_the_view_tells_the_parts_of_a_crossing_and_the_present_one() -> None:
    state = play(game(3), "take 1 | sail")

    trail = ferry.view(state, 0)["trail"]
    assert [part["seat"] for part in trail["parts"]] == [0, 1, 2]
    assert trail["now"] == 1


def test_the_order_of_play_says_the_rounds() -> None:
    assert game(3).step.words == "Choose 0"
    assert agenda(game(3)) == [
        *("CastOff 0", "CloseAside", "TurnEnds 0", "TakeTurn 1", "TurnEnds 1", "TakeTurn 2"),
        *("TurnEnds 2", "Arrive", "Crossing"),
    ]


def test_a_round_within_a_turn_knows_whose_turn_it_is_and_who_is_asked() -> None:
    state = play(game(3, coins=(0, 2, 3)), "beg")
    assert (state.step.words, state.seat, in_turn(state)) == ("Answer 0 1", 1, 0)

    play(state, "give")
    assert (state.step.words, state.seat, in_turn(state)) == ("Answer 0 2", 2, 0)

    play(state, "dare")
    assert (state.step.words, state.seat, in_turn(state)) == ("Toss 0 2", NATURE, 0)


def test_outside_a_round_it_is_nobodys_turn() -> None:
    state = play(game(), "take 1 | sail | take 1 | sail | take 1 | sail | take 1 | sail")

    assert (state.seat, in_turn(state), state.agenda) == (NOBODY, NOBODY, [])


class Twin(Step[Any]):
    """A step that is made twice, which nobody can tell apart."""


def test_two_steps_cannot_share_words() -> None:
    assert Twin() is not Twin()

    with pytest.raises(ValueError, match="two steps are called Twin"):
        by_words(__name__, ())


# --- An interruption returns ---


def test_an_interrupted_question_is_asked_again_and_not_started_again() -> None:
    state = play(game(coins=(0, 4)), "beg")
    assert agenda(state)[:2] == ["Again 0", "Choose 0"]

    play(state, "dare | heads")
    assert (state.step.words, state.seat, state.coins) == ("Choose 0", 0, [2, 2])
    assert state.has_begged
    assert refused(state, "beg") == "illegal-not-offered"


def test_a_question_that_has_lapsed_meanwhile_is_not_asked_again() -> None:
    state = play(game(coins=(4, 5)), "beg | dare")

    assert play(state.copy(), "tails").step.words == "Choose 0"
    assert play(state, "heads").step.words == "CastOff 0"


def test_only_a_question_to_a_player_can_be_interrupted() -> None:
    state = play(game(coins=(0, 4)), "beg | dare")

    with pytest.raises(ValueError, match="Toss 0 1 asks no player"):
        steps.interrupt(state)


# --- One door for what stands beside ---


def test_what_stands_beside_is_offered_after_the_answers_and_marked() -> None:
    state = game(coins=(0, 4))

    assert offered(state) == ["take 1", "take 2", "beg", "ring"]
    besides = [aside_of(state, action) for action in ferry.legal(state)]
    assert [aside.rule if aside else "" for aside in besides] == ["", "", "", "1.5"]


def test_it_may_ask_something_itself_and_returns_to_the_question() -> None:
    state = play(game(coins=(1, 4)), "beg | give | ring")
    assert (state.step.words, offered(state)) == ("Blame 0", ["blame 0", "blame 1"])
    assert agenda(state)[:4] == ["OpenAside", "Bell 0", "Again 0", "Choose 0"]

    play(state, "blame 1")
    assert (state.step.words, offered(state)) == ("Choose 0", ["take 1", "take 2"])
    assert state.has_begged


def test_it_is_refused_during_anothers_question_and_while_it_is_carried_out() -> None:
    state = play(game(coins=(0, 4)), "beg")
    assert offered(state) == ["give", "dare"]
    assert refused(state, "ring") == "illegal-not-now"

    play(state, "give | ring")
    assert refused(state, "ring") == "illegal-not-now"


def test_a_refusal_comes_from_whoever_the_action_belongs_to() -> None:
    assert refused(play(game(), "ring | blame 1"), "ring") == "illegal-no-bell"


def test_the_last_call_is_asked_only_if_something_is_left_to_do() -> None:
    state = play(game(), "take 1")
    assert (state.step.words, offered(state)) == ("CastOff 0", ["sail", "ring"])

    play(state, "ring | blame 0")
    assert state.step.words == "Choose 1"

    play(state, "ring | blame 0 | take 1")
    assert state.step.words == "Choose 0"


def test_an_aside_must_say_what_it_owns() -> None:
    with pytest.raises(NotImplementedError):
        Aside(0).owns(ferry.RING)


# --- What is told ---


def test_a_line_is_told_with_the_paragraph_of_whatever_is_under_way() -> None:
    state = game()
    state.story = []
    play(state, "ring | blame 1 | take 1 | take 1 | sail")

    assert [(line.key, line.rule) for line in state.story] == [("rings", "1.5"), ("arrives", "1.8")]


def test_a_line_may_hold_a_list() -> None:
    state = play(game(), "take 1 | sail | take 2")
    state.story = []
    play(state, "sail")

    purses = state.story[0].blanks["purses"]
    assert isinstance(purses, tuple)
    assert [line.blanks["number"] for line in purses] == [3, 4]


def test_nothing_is_told_while_nobody_listens() -> None:
    state = game()
    steps.tell(state, Line("rings"))
    assert state.story is None


def test_whoever_listens_hears_which_steps_are_taken_up() -> None:
    state = game(coins=(0, 1))
    state.taken_up = []
    play(state, "beg | give | ring")

    taken_up = [step.words for step in state.taken_up]
    assert taken_up == ["Answer 0 1", "Again 0", "Bell 0", "Blame 0"]
    assert state.copy().taken_up is None


# --- The whole ---


def test_a_position_is_made_again_in_the_middle_of_everything() -> None:
    state = play(game(coins=(0, 4)), "beg | give | ring")
    again = ferry.restore(facts(state), ferry.box())

    assert facts(again) == facts(state)
    assert facts(play(again, "blame 1 | take 1")) == facts(play(state, "blame 1 | take 1"))


@pytest.mark.parametrize("seats", ferry.SEATS)
def test_the_game_keeps_every_promise(seats: int) -> None:
    for luck in range(20):
        check_game(RULES, "ferry", seats, Random(luck))


def test_half_points_stand_in_the_record() -> None:
    for luck in range(20):
        played = check_game(RULES, "ferry", 2, Random(luck))
        if any(score % 1 for score in played.scores):
            assert any(word.endswith(".5") for word in write(played).split())
            verify(RULES, read(write(played)))
            return
    pytest.fail("nobody kept his bell")
