"""2.3 Taking seals from the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.dealing import chances, draws
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import TURNS_UP, Turn
from kingsbridge.games.builders_duel.components import SEALS, SIDES
from kingsbridge.games.builders_duel.state import State


class TakeSeal(SeatStep[State]):
    """2.3  A seal comes from the top of the stack: an unseen one, else one put under it, if any."""

    rule: ClassVar[str] = "2.3"

    def start(self, state: State) -> None:
        if any(state.unseen):
            state.seat = NATURE
        elif state.stack:
            self.take(state, state.stack.pop(0))

    def legal(self, state: State) -> Sequence[Action]:
        return draws(TURNS_UP, state.unseen)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.unseen)

    def apply(self, state: State, action: Action) -> None:
        seal = cast("Turn", action).seal
        state.unseen[seal] -= 1
        state.seat = NOBODY
        self.take(state, seal)

    def take(self, state: State, seal: int) -> None:
        state.builders[self.seat].seals[seal] += 1
        if state.story is not None:
            tell(state, Line("takes-seal", seat=self.seat, seal=SEALS[seal]))


TAKE_SEAL: Final = row(TakeSeal, len(SIDES))


def seals_left(state: State) -> int:
    return sum(state.unseen) + len(state.stack)
