"""Actions, steps and the agenda."""

from __future__ import annotations

from typing import Any

import pytest

from kingsbridge.core import steps
from kingsbridge.core.actions import Action, IllegalAction, Vocabulary
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NATURE, NOBODY, Chapter, Position, Step, advance, schedule
from kingsbridge.core.story import Line
from toy import DEAL_CARDS, LAYS, PEEK, VOCABULARY, State, Thimbles


def play(state: State, words: str) -> State:
    for word in words.split(" | "):
        steps.apply(state, VOCABULARY.read(word))
    return state


def thimbles(seats: int = 2) -> State:
    game = Thimbles()
    return game.new(seats, {}, game.box())


class Mark(Step[Any]):
    """A step that asks nobody and leaves a mark."""

    def __init__(self, mark: str) -> None:
        super().__init__()
        self.mark = mark

    def start(self, state: Any) -> None:
        state.marks.append(self.mark)


class Marks(Position):
    def __init__(self) -> None:
        super().__init__(Mark("-"), [], NOBODY)
        self.marks: list[str] = []


def test_steps_follow_in_the_order_in_which_they_are_scheduled() -> None:
    state = Marks()
    schedule(state, Mark("d"))
    schedule(state, Mark("a"), Chapter("Middle", Mark("b"), Mark("c")))

    advance(state)

    assert state.marks == ["a", "b", "c", "d"]
    assert steps.is_over(state)


def test_a_step_is_called_by_its_class_and_a_chapter_by_its_title() -> None:
    assert steps.name(DEAL_CARDS) == "DealCards"
    assert steps.name(Chapter("Spring")) == "Spring"


def test_a_bare_step_knows_nothing() -> None:
    state = Marks()
    step: Step[Any] = Step()
    for asked in (step.start, step.legal, step.weights):
        with pytest.raises(NotImplementedError):
            asked(state)
    with pytest.raises(NotImplementedError):
        step.apply(state, PEEK)
    with pytest.raises(NotImplementedError):
        Position(step, [], NOBODY).copy()
    assert step.prompt(state).key == "ask-Step"


def test_nature_is_asked_first_then_the_seats_in_turn() -> None:
    state = thimbles()
    assert state.seat == NATURE

    play(state, "deal 3 | deal 5")
    assert state.seat == 0

    play(state, "lay 2 | peek")
    assert state.seat == NOBODY
    assert steps.legal(state) == ()


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = thimbles()
    before = facts(state)

    with pytest.raises(IllegalAction) as refused:
        steps.apply(state, LAYS[0])

    assert refused.value.reason.key == "illegal-not-offered"
    assert refused.value.words == "lay 0"
    assert facts(state) == before


def test_nothing_can_be_done_after_the_end() -> None:
    state = play(thimbles(), "deal 3 | deal 5 | lay 2 | peek")

    with pytest.raises(IllegalAction) as refused:
        steps.apply(state, PEEK)

    assert refused.value.reason.key == "illegal-game-over"


def test_words_action_and_index_stand_for_each_other() -> None:
    for index, action in enumerate(VOCABULARY.actions):
        assert VOCABULARY.read(str(action)) is action
        assert action.index == index
        assert repr(action) == f"<{action.words}>"
    assert len(VOCABULARY) == len(VOCABULARY.actions)


def test_unknown_words_are_refused_with_the_words() -> None:
    with pytest.raises(IllegalAction) as refused:
        VOCABULARY.read("fly away")

    assert refused.value.reason.key == "illegal-unknown-words"
    assert refused.value.reason.blanks == {"words": "fly away"}


def test_two_actions_cannot_share_words() -> None:
    with pytest.raises(ValueError, match="share the same words"):
        Vocabulary([Action("go", Line("a")), Action("go", Line("b"))])


def test_facts_tell_everything_but_what_is_kept_for_the_reader() -> None:
    state = play(thimbles(), "deal 3 | deal 5")
    state.story = []
    steps.legal(state)

    assert facts(state) == {
        "step": "LayCoins",
        "aside": None,
        "agenda": ["LayCoins"],
        "seat": 0,
        "box": "thimbles",
        "bag": [1, 1, 2],
        "cards": [3, 5],
        "coins": [-1, -1],
        "seen": 0,
    }


def test_facts_can_hold_actions_and_nested_records() -> None:
    class Holder(Marks):
        def __init__(self) -> None:
            super().__init__()
            self.last = PEEK
            self.inner = [Marks(), None]

    told = facts(Holder())

    assert told["last"] == "peek"
    assert told["inner"][0]["marks"] == []
    assert told["inner"][1] is None
