"""Practice: a new table that goes on, against bots, from a moment of a finished game.

Its opening holds the moves that led there, so that its record replays from the first set-up on;
what chance decides from there follows from a seed of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kingsbridge.table.events import Event, Opened, SeatPlan
from kingsbridge.table.numbers import Eyes, known
from kingsbridge.table.state import PLAYING, Impossible
from kingsbridge.table.table import Table, load


class Place(NamedTuple):
    """Where practice begins: after so many events as these eyes count, and on which seat."""

    eyes: Eyes
    number: int
    seat: int


def practice(lines: Sequence[Event], place: Place, bot: str, host: str, seed: str) -> Opened:
    """The opening of a table that goes on from there, with a person on one seat only."""
    numbers = known(lines, place.eyes)
    if not 1 <= place.number <= len(numbers):
        raise Impossible("refused-no-such-number")
    then, move = gone_to(lines, numbers[: place.number], place.eyes)
    if then.match is None or then.phase != PLAYING:
        raise Impossible("refused-nothing-to-practise")
    then.chair(place.seat)
    seats = range(len(then.chairs))
    return msgspec.structs.replace(
        then.opened,
        seats=tuple(SeatPlan("" if seat == place.seat else bot) for seat in seats),
        host=host,
        seed=seed,
        title="",
        listed=False,
        absent_after=0,
        absent_bot="",
        hints=True,
        beginning=tuple((done.seat, done.words) for done in then.match.moves),
        from_move=move,
    )


def gone_to(lines: Sequence[Event], numbers: Sequence[int], eyes: Eyes) -> tuple[Table, int]:
    """The table after these events, and which move it is as a replay with these eyes counts.

    A replay counts the positions that its eyes saw; a draw is no move of its own.
    """
    table = load(lines[:1])
    move = changed = 0
    for number in numbers:
        for event in lines[table.number : number]:
            table.evolve(event)
        move += table.changed_for(eyes) != changed
        changed = table.changed_for(eyes)
    return table, move
