"""6.6 Turning raw materials into finished ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import CONVERTS, ENOUGH, Convert
from kingsbridge.games.builders_duel.components import MATERIALS, PIECE_LINES, RAW_LINES
from kingsbridge.games.builders_duel.state import State

ANY_MATERIAL: Final = 0b11111


class Conversion(SeatStep[State]):
    """6.6  Markers in the camp are turned over one by one, such as may be, each at its price."""

    rule: ClassVar[str] = "6.6"

    def materials(self, state: State) -> int:
        """The bit set of what may be converted."""
        return ANY_MATERIAL

    def price(self, state: State) -> int:
        """What each of them costs."""
        return 0

    def go_on(self, state: State, material: int) -> None:
        """Let follow what may follow a conversion of this material; by itself nothing may."""

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*self.possible(state), ENOUGH]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Convert):
            self.convert(state, action.material)
            self.go_on(state, action.material)

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, Convert):
            return Line("illegal-finish-card")
        if not self.materials(state) >> action.material & 1:
            return Line("illegal-not-this-material")
        return Line("illegal-no-raw-material")

    def possible(self, state: State) -> list[Action]:
        """What can be turned over and paid for."""
        builder = state.builders[self.seat]
        if builder.gold < self.price(state):
            return []
        materials = self.materials(state)
        return [
            CONVERTS[material]
            for material in range(len(MATERIALS))
            if materials >> material & 1 and builder.raw[material]
        ]

    def convert(self, state: State, material: int) -> None:
        builder = state.builders[self.seat]
        price = self.price(state)
        builder.gold -= price
        builder.raw[material] -= 1
        builder.finished[material] += 1
        if state.story is not None:
            raw, piece = RAW_LINES[material], PIECE_LINES[self.seat][material]
            tell(state, Line("converts", seat=self.seat, raw=raw, piece=piece, price=price))
