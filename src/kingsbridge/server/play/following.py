"""Rooms follow the journal: what another server has stored happens here as well.

Several tables are read at once; whatever is called meanwhile is read next.  A table that is not
in memory follows nothing: it is read when somebody comes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from kingsbridge.server.play.rooms import NoTable, Room, Rooms
from kingsbridge.server.play.telling import Telling
from kingsbridge.storage.errors import StorageError
from kingsbridge.storage.rows import Line
from kingsbridge.table import events
from kingsbridge.table.events import Rewound

MOST_AT_ONCE: Final = 200
"""So many tables are read at once."""
MOST_HEARD_OF: Final = 10_000
"""Of so many tables that are not in memory it is known how far they are: one may be loading."""


class Following:
    """Keeps rooms as far as the journal is."""

    def __init__(self, rooms: Rooms, telling: Telling) -> None:
        self.rooms = rooms
        self.telling = telling
        self._heard_of: OrderedDict[str, int] = OrderedDict()
        self._behind: dict[str, None] = {}  # tables to be read, in their order
        self._reading: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        rooms.entered = self.entered

    def hear(self, table_id: str, lines: int) -> None:
        """A table has so many lines now."""
        room = self.rooms.loaded.get(table_id)
        if room is None:
            self._heard_of[table_id] = lines
            self._heard_of.move_to_end(table_id)
            if len(self._heard_of) > MOST_HEARD_OF:
                self._heard_of.popitem(last=False)
        elif room.table.number < lines:
            self._follow(table_id)

    def entered(self, room: Room) -> None:
        """A table was read; what was called meanwhile, nobody has told it."""
        if self._heard_of.pop(room.table_id, 0) > room.table.number:
            self._follow(room.table_id)

    def _follow(self, table_id: str) -> None:
        self._behind[table_id] = None
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        """Read what tables are behind with, until none is."""
        try:
            while self._behind:
                wanted = list(self._behind)[:MOST_AT_ONCE]
                for table_id in wanted:
                    del self._behind[table_id]
                rooms = [self.rooms.loaded[one] for one in wanted if one in self.rooms.loaded]
                await self._read_rooms(rooms)
        finally:
            self._reading = None

    async def _read_rooms(self, rooms: Sequence[Room]) -> None:
        since = {room.table_id: room.table.number for room in rooms}
        try:
            news = await asyncio.to_thread(self.rooms.journal.news, since)
        except StorageError:
            for room in rooms:
                self.rooms.forget(room)  # whoever is there resumes
            return
        for room in rooms:
            if room.lock.locked():  # a command is being carried out
                task = asyncio.create_task(self._take_later(room, news[room.table_id]))
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)
            else:
                async with room.lock:
                    await self._take(room, news[room.table_id])

    async def _take_later(self, room: Room, lines: Sequence[Line]) -> None:
        async with room.lock:
            await self._take(room, lines)

    async def _take(self, room: Room, lines: Sequence[Line]) -> None:
        """Let lines that were read happen at a table that one holds, as far as they are new."""
        if not self.rooms.has(room):
            return
        new = [line for line in lines if line.number >= room.table.number]
        try:
            if new:
                await self._fold(room, new)
        except Exception as fault:  # noqa: BLE001 -- whatever it is, the journal is sound
            self.rooms.give_up(room, fault)

    async def read_on(self, room: Room) -> bool:
        """Let happen at a table that one holds what others have stored; did anything?"""
        since = {room.table_id: room.table.number}
        lines = (await asyncio.to_thread(self.rooms.journal.news, since))[room.table_id]
        await self._take(room, lines)
        return bool(lines) and self.rooms.has(room)

    async def _fold(self, room: Room, lines: Sequence[Line]) -> None:
        done = [events.read(line.body) for line in lines]
        match = room.table.match
        goes_back = any(isinstance(event, Rewound) for event in done)
        if goes_back and match is not None and match.first:  # perhaps to before the snapshot
            room.table = await asyncio.to_thread(self.rooms.whole, room.table_id)
        else:
            for event in done:
                room.table.evolve(event)
        for line in lines:
            if line.command is not None:
                room.remember(line.command, line.number + 1)
        self._go_on(room)

    async def start_over(self, room: Room) -> None:
        """Take a table that one holds as the journal has it: what happened here was not stored.

        Nobody was told of that, so everybody is told what happened instead.
        """
        try:
            room.table, commands = await asyncio.to_thread(self.rooms.read_again, room.table_id)
        except (NoTable, StorageError):
            self.rooms.forget(room)
            raise
        for command, number in commands.items():
            room.remember(command, number + 1)
        try:
            self._go_on(room)
        except Exception as fault:  # noqa: BLE001 -- as above
            self.rooms.give_up(room, fault)

    def _go_on(self, room: Room) -> None:
        """Tell what has happened, and let whatever follows begin."""
        room.look()
        self.telling.spread(room)
        self.rooms.go_on(room)

    async def stop(self) -> None:
        """Wait for what is being read."""
        self._behind.clear()
        reading = {self._reading} if self._reading else set()
        await asyncio.gather(*reading, *self._waiting, return_exceptions=True)

    async def compare(self) -> None:
        """See whether tables in memory are behind: a call may have been missed, or not made."""
        loaded = list(self.rooms.loaded.values())
        count = self.rooms.journal.line_counts
        lines = await asyncio.to_thread(count, [room.table_id for room in loaded])
        for room in loaded:
            if room.table_id not in lines:
                self.rooms.forget(room)
            else:
                self.hear(room.table_id, lines[room.table_id])

    async def catch_up(self, room: Room) -> None:
        """Bring a table that was in memory to where the journal is."""
        lines = await asyncio.to_thread(self.rooms.journal.line_counts, [room.table_id])
        if not lines:
            self.rooms.forget(room)
            raise NoTable(room.table_id)
        if lines[room.table_id] > room.table.number:
            async with self.rooms.alone(room.table_id) as settled:
                await self.read_on(settled)
