"""6.1, 6.2 and 7.12 The spaces of the action track: where a die leads, and which comes next."""

from __future__ import annotations

from kingsbridge.games.column_of_fire.components.names import TRACK
from kingsbridge.games.column_of_fire.state import State, disk_on


def reach(state: State, seat: int, die: int) -> list[int]:
    """The free spaces of a die's colour, clockwise; each skipped one costs, and few can be."""
    found: list[int] = []
    for space in state.box.ahead[state.players[seat].disk][
        die
    ]:  # never back to one's own (ruling 61)
        if disk_on(state, space) < 0:
            found.append(space)
            if len(found) > state.box.most_skips:
                break
    return found


def next_space(state: State, seat: int) -> int:
    """The next space without a disk, whatever its colour (rulings 11 and 58)."""
    space = (state.players[seat].disk + 1) % TRACK
    while disk_on(state, space) >= 0:
        space = (space + 1) % TRACK
    return space
