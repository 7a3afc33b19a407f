"""14.5 Events that cover something until the period ends; what is told is what the card says."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.core.steps import Step, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.effects import (
    COVER_GOOD,
    COVER_PROJECT,
    COVER_PROJECTS,
    COVER_SPACES,
    UNCOVER_GOOD,
)
from kingsbridge.games.world_without_end.components.names import (
    PROJECT_LINES,
    SPACE_LINES,
)
from kingsbridge.games.world_without_end.state import State, said


class CoverSpaces(Step[State]):
    """14.5  Spaces of the favour track are covered until the period ends."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        for space in said(state, COVER_SPACES).spaces:
            state.covered_spaces |= 1 << space


class CoverGood(Step[State]):
    """14.5  A good cannot be sold until the period ends."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        state.covered_goods |= 1 << said(state, COVER_GOOD).good


class UncoverGood(Step[State]):
    """14.5  A good can be sold from now on."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        state.covered_goods &= ~(1 << said(state, UNCOVER_GOOD).good)


class CoverProject(Step[State]):
    """14.5  A project is covered until the period ends; if it is finished, a space of the track."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        effect = said(state, COVER_PROJECT)
        if state.finished >> effect.project & 1:
            state.covered_spaces |= 1 << effect.instead
            thing = SPACE_LINES[effect.instead]
        else:
            state.covered_projects |= 1 << effect.project
            thing = PROJECT_LINES[effect.project]
        if state.story is not None:  # the card leaves open which of the two
            tell(state, Line("covers", thing=thing))


class CoverProjects(Step[State]):
    """14.5  All projects but one are covered, also those that arrive later (ruling 26)."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        state.only_project = said(state, COVER_PROJECTS).project
