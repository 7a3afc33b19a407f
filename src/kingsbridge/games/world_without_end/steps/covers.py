"""14.5 Events that cover something until the period ends."""

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
    GAIN_LINES,
    PROJECT_LINES,
    SPACE_LINES,
)
from kingsbridge.games.world_without_end.state import State, said


class CoverSpaces(Step[State]):
    """14.5  Spaces of the favour track are covered until the period ends."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        for space in said(state, COVER_SPACES).spaces:
            cover_space(state, space)


class CoverGood(Step[State]):
    """14.5  A good cannot be sold until the period ends."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        good = said(state, COVER_GOOD).good
        state.covered_goods |= 1 << good
        if state.story is not None:
            tell(state, Line("covers", thing=GAIN_LINES[good]))


class UncoverGood(Step[State]):
    """14.5  A good can be sold from now on."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        good = said(state, UNCOVER_GOOD).good
        if state.covered_goods >> good & 1:
            state.covered_goods &= ~(1 << good)
            if state.story is not None:
                tell(state, Line("uncovers", thing=GAIN_LINES[good]))


class CoverProject(Step[State]):
    """14.5  A project is covered until the period ends; if it is finished, a space of the track."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        effect = said(state, COVER_PROJECT)
        if state.finished >> effect.project & 1:
            cover_space(state, effect.instead)
            return
        state.covered_projects |= 1 << effect.project
        if state.story is not None:
            tell(state, Line("covers", thing=PROJECT_LINES[effect.project]))


class CoverProjects(Step[State]):
    """14.5  All projects but one are covered, also those that arrive later (ruling 26)."""

    rule: ClassVar[str] = "14.5"

    def start(self, state: State) -> None:
        state.only_project = said(state, COVER_PROJECTS).project


def cover_space(state: State, space: int) -> None:
    state.covered_spaces |= 1 << space
    if state.story is not None:
        tell(state, Line("covers", thing=SPACE_LINES[space]))
