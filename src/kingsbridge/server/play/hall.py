"""The hall: all tables of a server, and how a new one is opened."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress

from kingsbridge.core import chance
from kingsbridge.server.play.commands import Commands
from kingsbridge.server.play.durable import DurableWrites
from kingsbridge.server.play.rooms import Room, Rooms
from kingsbridge.server.play.stand_ins import StandIns
from kingsbridge.server.play.telling import Telling
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.errors import Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.table.events import Event, Opened, Sat
from kingsbridge.table.table import Table


class Hall:
    """All tables of a server."""

    def __init__(self, journal: Journal, workers: Workers) -> None:
        self.journal = journal
        self.durable = DurableWrites(journal)
        self.rooms = Rooms(journal)
        self.telling = Telling(self.rooms)
        self.commands = Commands(self.rooms, self.telling, self.durable)
        self.stand_ins = StandIns(self.rooms, self.commands, workers)
        self._continuing = asyncio.Lock()

    async def open(
        self, opened: Opened, sitting: Sequence[Sat], table_id: str = ""
    ) -> tuple[str, Room]:
        """Make a new table, with people seated; it begins at once if all seats are taken."""
        table_id = table_id or secrets.token_urlsafe(9)
        table = Table(opened)
        done: list[Event] = [opened]
        for sat in sitting:
            done += table.sit(sat.seat, sat.device, sat.name)
        if not any(chair.is_free for chair in table.chairs):
            done += table.begin()
        now = time.time()
        room = Room(table_id, table, now, now, now)
        await self.commands.store(room, done, 0, None)
        self.rooms.enter(room)
        return table_id, room

    async def again(self, table_id: str, *, rotated: bool = False) -> str:
        """The table at which the people of a finished one play again; made if there is none.

        Its name follows from the old table, so that even servers that share a database, or a
        kill in between, cannot lead to two of them.
        """
        async with self._continuing:
            async with self.rooms.alone(table_id) as room:
                if room.table.again:
                    return room.table.again
                opened, sitting = room.table.another(chance.new_seed(), rotated=rotated)
                next_id = next_table(room.table.opened.seed)
            if await asyncio.to_thread(self.journal.table, next_id) is None:
                with suppress(Taken):
                    await self.open(opened, sitting, next_id)
            with suppress(Taken):
                await self.commands.change(table_id, lambda table: table.go_on_at(next_id))
            return next_id


def next_table(seed: str) -> str:
    """The name of the table after the one with this seed; it tells nothing of the seed."""
    return urlsafe_b64encode(bytes.fromhex(chance.branch(seed, "again"))[:9]).decode()
