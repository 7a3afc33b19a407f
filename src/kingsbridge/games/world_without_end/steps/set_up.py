"""2 Set-up, as far as chance decides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, Step, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import FIRSTS, First
from kingsbridge.games.world_without_end.state import State


class FirstPlayer(Step[State]):
    """2.3  Chance says who gets the crest first."""

    rule: ClassVar[str] = "2.3"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return FIRSTS[: len(state.players)]

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * len(state.players)

    def apply(self, state: State, action: Action) -> None:
        state.crest = cast("First", action).player
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("first-player", seat=state.crest))
