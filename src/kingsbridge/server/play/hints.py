"""Hints: a seat asks which actions are best, and the bots' workers think about it.

They are given what the seat may know, as a bot is.  A seat has one hint at a time: whoever asks for
it meanwhile, after loading the page anew for instance, waits for it.  The newest are kept, so that
asking again in the same position costs nothing.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from kingsbridge.bots.insight import SECONDS, TRIES
from kingsbridge.bots.worker import Weigh
from kingsbridge.core import chance
from kingsbridge.core.facts import facts
from kingsbridge.server.play.commands import Commands
from kingsbridge.server.play.rooms import Rooms
from kingsbridge.server.play.workers import Workers
from kingsbridge.table.events import Event
from kingsbridge.table.hints import Advised, advised
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.state import Impossible
from kingsbridge.table.table import Table

THINKING: Final = 10.0
"""Seconds after which a worker that thinks about a hint is given up."""
PATIENCE: Final = 20.0
"""Seconds after which nobody waits for a hint any more, whoever is served first."""
KEPT: Final = 500
"""So many hints are kept."""


class Place(NamedTuple):
    """Which seat asks, at which table, and when the position there last changed."""

    table_id: str
    seat: int
    changed: int


class Thinking(NamedTuple):
    """A hint that is being worked out."""

    place: Place
    work: asyncio.Task[list[Advised]]


class Hints:
    """Who thinks about a hint, and what was told."""

    def __init__(self, rooms: Rooms, commands: Commands, workers: Workers) -> None:
        self.rooms = rooms
        self.commands = commands
        self.workers = workers
        self._told: OrderedDict[Place, list[Advised]] = OrderedDict()
        self._thinking: dict[tuple[str, int], Thinking] = {}

    async def hint(self, table_id: str, seat: int, expected: int) -> list[Advised]:
        """The best actions of a seat in the position that came with this number."""
        async with self.rooms.alone(table_id) as room:
            table = room.table
            table.demand_hint(seat)
            number = table.changed_for(Eyes(seat, seat))
            if expected != number:
                raise Impossible("refused-stale", number=number)
            place = Place(table_id, seat, table.changed)
            if place in self._told:
                return self._told[place]
            thinking = self._thinking.get((table_id, seat)) or self._begin(place, table)
            if thinking.place != place:
                raise Impossible("refused-hint-under-way")
        return await asyncio.shield(thinking.work)  # others may wait for it too

    def _begin(self, place: Place, table: Table) -> Thinking:
        work = asyncio.create_task(self._think(place, weighing(table, place.seat)))
        whose = (place.table_id, place.seat)
        work.add_done_callback(lambda _: self._thinking.pop(whose))
        self._thinking[whose] = thinking = Thinking(place, work)
        return thinking

    async def _think(self, place: Place, task: Weigh) -> list[Advised]:
        async with asyncio.timeout(PATIENCE):
            best = await self.workers.weigh(task, THINKING)
        room = await self.commands.change(place.table_id, lambda table: hinted(table, place))
        self._told[place] = found = advised(room.table.game, best)
        if len(self._told) > KEPT:
            self._told.popitem(last=False)
        return found


def weighing(table: Table, seat: int) -> Weigh:
    """What a worker is asked to do for a hint."""
    match = table.match
    if match is None:
        raise Impossible("refused-not-begun")
    return Weigh(
        game=table.opened.game,
        box=table.opened.box,
        position=facts(match.state),
        seat=seat,
        seed=chance.branch(match.seed, f"hint {match.ply}"),
        tries=TRIES,
        seconds=SECONDS,
    )


def hinted(table: Table, place: Place) -> list[Event]:
    """The hint is told, unless the game has gone on meanwhile."""
    if table.changed != place.changed:
        seat = place.seat
        raise Impossible("refused-stale", number=table.changed_for(Eyes(seat, seat)))
    return table.hint(place.seat)
