"""3 The year and its seasons."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.core.steps import Step
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.components import AUTUMN, SPRING, SUMMER, WINTER
from kingsbridge.games.krieg_und_frieden.state import State


class BeginYear(Step[State]):
    """3.1  A year has four seasons, and begins with winter."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: State) -> None:
        state.year += 1
        state.season = WINTER
        if state.story is not None:
            state.story.append(Line("year-begins", year=state.year))


class BeginSpring(Step[State]):
    """3.1  After winter comes spring; the first year begins with it."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: State) -> None:
        state.season = SPRING


class BeginSummer(Step[State]):
    """3.1  After spring comes summer."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: State) -> None:
        state.season = SUMMER
        state.turn = 0


class BeginAutumn(Step[State]):
    """3.1  After summer comes autumn."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: State) -> None:
        state.season = AUTUMN
        state.turn = 0


def next_turn(state: State) -> bool:
    """Let the next baron act, the chancellor first, clockwise; is there one left?"""
    if state.turn == len(state.barons):
        state.turn = 0
        return False
    state.actor = (state.chancellor + state.turn) % len(state.barons)
    state.turn += 1
    return True
