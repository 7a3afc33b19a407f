"""9.4 The pile of advantage tiles: drawn from, and shuffled again when it is empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.dealing import chances, draws
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, Step, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import DRAWS, Draw
from kingsbridge.games.column_of_fire.components.names import (
    MOST_SEATS,
    NO_TILE,
    TILE_LINES,
    TILES,
)
from kingsbridge.games.column_of_fire.state import State


class DrawTile(SeatStep[State]):
    """9.4  A tile is drawn; if the pile is empty, the used tiles are shuffled before."""

    rule: ClassVar[str] = "9.4"

    def start(self, state: State) -> None:
        if not any(state.pile):
            state.pile, state.discard = state.discard, [0] * len(TILES)
            if state.story is not None:
                tell(state, Line("shuffles-tiles"))
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return draws(DRAWS, state.pile)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.pile)

    def apply(self, state: State, action: Action) -> None:
        tile = cast("Draw", action).tile
        state.pile[tile] -= 1
        state.players[self.seat].tiles[tile] += 1
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("takes-tile", seat=self.seat))
            knows = 1 << self.seat
            tell(state, Line("draws-tile", knows, seat=self.seat, tile=TILE_LINES[tile]))


class DiscardTile(Step[State]):
    """9.2  A used tile goes to the open discard once its action is finished (ruling 15)."""

    rule: ClassVar[str] = "9.2"

    def start(self, state: State) -> None:
        state.discard[state.in_use] += 1
        state.in_use = NO_TILE


DRAW_TILE: Final = row(DrawTile, MOST_SEATS)
DISCARD_TILE: Final = DiscardTile()


def tiles_left(state: State) -> bool:
    """Is there a tile to be drawn?"""
    return any(state.pile) or any(state.discard)
