"""2.3 Taking seals from the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, Step
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import TURNS_UP, Turn
from kingsbridge.games.builders_duel.components import SEALS
from kingsbridge.games.builders_duel.state import State


class TakeSeals(Step[State]):
    """2.3  Seals come from the top of the stack: first the unseen ones, then those put under it."""

    rule: ClassVar[str] = "2.3"

    def start(self, state: State) -> None:
        while state.seals_due and not any(state.unseen) and state.stack:
            take(state, state.stack.pop(0))
        if state.seals_due and any(state.unseen):
            state.seat = NATURE
        else:
            state.seals_due = 0

    def legal(self, state: State) -> Sequence[Action]:
        return [TURNS_UP[seal] for seal in range(len(SEALS)) if state.unseen[seal]]

    def weights(self, state: State) -> Sequence[int]:
        return [count for count in state.unseen if count]

    def apply(self, state: State, action: Action) -> None:
        seal = cast("Turn", action).seal
        state.unseen[seal] -= 1
        take(state, seal)
        state.seat = NOBODY
        self.start(state)


TAKE_SEALS: Final = TakeSeals()


def seals_left(state: State) -> int:
    return sum(state.unseen) + len(state.stack)


def take(state: State, seal: int) -> None:
    state.builders[state.actor].seals[seal] += 1
    state.seals_due -= 1
    if state.story is not None:
        state.story.append(Line("takes-seal", seat=state.actor, seal=SEALS[seal]))
