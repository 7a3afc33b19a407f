"""3 The year and its seasons."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.core.steps import Step, around, tell
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
            tell(state, Line("year-begins", year=state.year))


class BeginSeason(Step[State]):
    """3.1  Then come spring, summer and autumn; the first year begins with spring."""

    rule: ClassVar[str] = "3.1"

    def __init__(self, season: int) -> None:
        super().__init__(season)
        self.season = season

    def start(self, state: State) -> None:
        state.season = self.season


BEGIN_SPRING: Final = BeginSeason(SPRING)
BEGIN_SUMMER: Final = BeginSeason(SUMMER)
BEGIN_AUTUMN: Final = BeginSeason(AUTUMN)


def from_chancellor(state: State) -> list[int]:
    """All barons clockwise, the chancellor first."""
    return around(state.chancellor, len(state.barons))
