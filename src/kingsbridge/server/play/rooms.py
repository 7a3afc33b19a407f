"""Tables in memory while they are used, each loaded from the journal and forgotten again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server.play.faults import whereabouts
from kingsbridge.server.play.telling import Listener
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Header
from kingsbridge.table import events
from kingsbridge.table.events import Event, Opened, Rewound
from kingsbridge.table.table import Table, from_snapshot, load

log: Final = logging.getLogger("kingsbridge.rooms")

KNOWN_COMMANDS: Final = 200
KNOWN_LINES: Final = 500
QUIET: Final = 120.0
"""Seconds after which a table that nobody looks at leaves the memory."""
MOST_IDLE: Final = 200
"""So many tables that nobody is at stay in memory; those used last."""


class NoTable(Exception):  # noqa: N818 -- it says what there is not
    """There is no such table."""


class OtherRules(Exception):  # noqa: N818 -- it says what the table has
    """The table was played by another version of the rules; it is kept, and cannot be played on."""

    def __init__(self, header: Header) -> None:
        super().__init__(header.table_id)
        self.header = header


class Room:
    """A table in memory with everybody who looks at it."""

    def __init__(
        self, table_id: str, table: Table, created: float, touched: float, moved: float
    ) -> None:
        self.table_id = table_id
        self.table = table
        self.created = created
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.done: OrderedDict[str, int] = OrderedDict()  # the newest commands and their numbers
        self.has_forgotten = False  # older ones, which only the journal knows
        self.summed_up = table.number
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.here: list[int] = []  # the seats whose people are connected, as it was told last
        self.together: list[list[int]] = []  # those of them that come from one address
        self.told = self.number  # how much all knew of when one last looked
        self.touched = touched  # when all last noticed something
        self.changed = table.changed_openly
        self.moved = moved  # when all last noticed that the position changed

    @property
    def number(self) -> int:
        """How many events everybody knows of."""
        return self.table.told(self.table.number, SPECTATOR)

    def look(self) -> None:
        """Note the time if something has happened since one last looked that all noticed."""
        now = time.time()
        if self.told != self.number:
            self.told = self.number
            self.touched = now
        if self.changed != self.table.changed_openly:
            self.changed = self.table.changed_openly
            self.moved = now

    def trim(self) -> None:
        """Keep of what was told only the newest; the journal has it all."""
        table = self.table
        if len(table.heard) > 2 * KNOWN_LINES:
            del table.heard[:-KNOWN_LINES]
            table.heard_from = table.heard[0].number

    def remember(self, command: str, number: int) -> None:
        """Keep the number of a command, should it be sent again."""
        self.done[command] = number
        if len(self.done) > KNOWN_COMMANDS:
            self.done.popitem(last=False)
            self.has_forgotten = True

    @property
    def is_idle(self) -> bool:
        """Is nobody at the table, and nothing happening there?"""
        return not self.listeners and self.thinking is None and not self.lock.locked()

    @property
    def is_quiet(self) -> bool:
        return self.is_idle and time.monotonic() - self.used > QUIET


class Door(NamedTuple):
    """Who may come in to a table."""

    listed: bool  # everybody
    people: frozenset[str]  # the devices at its seats, and the host's


class Alone:
    """Holds the lock of a table; with the table as it is once one's turn has come."""

    def __init__(self, rooms: Rooms, table_id: str) -> None:
        self.rooms = rooms
        self.table_id = table_id

    async def __aenter__(self) -> Room:
        while True:
            self.room = self.rooms.at_hand(self.table_id) or await self.rooms.room(self.table_id)
            await self.room.lock.acquire()
            if self.rooms.has(self.room):
                return self.room
            self.room.lock.release()  # it was forgotten while one waited

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()


class Rooms:
    """All tables that are in memory, and the way in for all others."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.loaded: dict[str, Room] = {}
        self.go_on: Callable[[Room], None] = lambda _room: None  # bots play: see ``stand_ins``
        self.entered: Callable[[Room], None] = lambda _room: None  # see ``following``
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._entered = 0  # since it was last seen to it that they are not too many

    def has(self, room: Room) -> bool:
        """Is it this very room that is in memory, and not forgotten?"""
        return self.loaded.get(room.table_id) is room

    def enter(self, room: Room) -> None:
        """Take a table into memory, and let its bots play."""
        self.loaded[room.table_id] = room
        self.entered(room)
        self.go_on(room)
        self._entered += 1
        if self._entered > MOST_IDLE // 4:
            self._entered = 0
            self._make_space()

    def _make_space(self) -> None:
        """Let go of the tables nobody is at that were used longest ago, if they are too many."""
        idle = [room for room in self.loaded.values() if room.is_idle]
        for room in sorted(idle, key=lambda room: room.used)[:-MOST_IDLE]:
            self.forget(room)

    def alone(self, table_id: str) -> Alone:
        """A table for one command at a time: nobody sees what is not yet on the disk."""
        return Alone(self, table_id)

    def at_hand(self, table_id: str) -> Room | None:
        """A table that is in memory, and used now."""
        found = self.loaded.get(table_id)
        if found is not None:
            found.used = time.monotonic()
        return found

    async def room(self, table_id: str) -> Room:
        """A table, loaded if it is not in memory."""
        found = self.at_hand(table_id)
        if found is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            found = await asyncio.shield(loading)
        return found

    async def _load(self, table_id: str) -> Room:
        header, table, done = await asyncio.to_thread(self._read, table_id)
        room = Room(table_id, table, header.created, header.touched, header.moved)
        for key, line in done.items():
            room.remember(key, line + 1)
        self.enter(room)
        return room

    def forget(self, room: Room) -> None:
        """Let a table leave the memory; its listeners resume."""
        self.loaded.pop(room.table_id, None)
        if room.thinking is not None:
            room.thinking.cancel()
        loop = asyncio.get_running_loop()
        for listener in list(room.listeners):
            loop.call_soon(listener.drop)  # after the answer that is about to be sent

    def forget_all(self) -> None:
        """Let all tables leave the memory."""
        for room in list(self.loaded.values()):
            self.forget(room)

    def give_up(self, room: Room, fault: Exception) -> None:
        """Let go of a table that a fault may have left half changed; the journal is sound."""
        log.error("a fault at table %s: %s", room.table_id, whereabouts(fault))
        self.forget(room)

    def sweep(self) -> None:
        """Let tables that nobody uses leave the memory."""
        for room in [room for room in self.loaded.values() if room.is_quiet]:
            self.forget(room)

    # --- From the journal: for a thread of its own ---

    def door(self, table_id: str) -> Door:
        """Who may come in to a table, without loading it."""
        header = self.journal.table(table_id)
        if header is None:
            raise NoTable(table_id)
        people = {row.device_id for row in self.journal.seats(table_id) if row.device_id}
        return Door(header.listed, frozenset({self.opening(table_id).host, *people}))

    def opening(self, table_id: str) -> Opened:
        """How a table was opened."""
        for _, body in self.journal.lines(table_id, until=1):
            event = events.read(body)
            if isinstance(event, Opened):
                return event
        raise NoTable(table_id)

    def _read(self, table_id: str) -> tuple[Header, Table, dict[str, int]]:
        """A table from its snapshot and the lines after it, and the newest commands."""
        header = self.journal.table(table_id)
        if header is None:
            raise NoTable(table_id)
        if header.game not in GAMES or header.rules != GAMES[header.game].RULES_VERSION:
            raise OtherRules(header)
        return header, self._fold(table_id), self.journal.commands(table_id, KNOWN_COMMANDS + 1)

    def _fold(self, table_id: str) -> Table:
        """A table from its snapshot and the lines after it, or from all its lines."""
        snapshot = self.journal.snapshot(table_id)
        if snapshot is None:
            return self.whole(table_id)
        try:
            start = from_snapshot(snapshot.body)
        except (ValueError, KeyError, TypeError):  # only a cache: another version wrote it
            return self.whole(table_id)
        since = self.journal.lines(table_id, since=start.number)
        tail = [events.read(body) for _, body in since]
        if any(isinstance(event, Rewound) for event in tail):  # it may lead to before the snapshot
            return self.whole(table_id)
        return load(tail, start)

    def read_again(self, table_id: str) -> tuple[Table, dict[str, int]]:
        """A table as it is stored now, and its newest commands."""
        _, table, commands = self._read(table_id)
        return table, commands

    def whole(self, table_id: str, until: int | None = None) -> Table:
        """A table from all its lines, or from those up to a number."""
        return load(self.events(table_id, until))

    def events(self, table_id: str, until: int | None = None) -> list[Event]:
        """What happened at a table, all of it or up to a number."""
        lines = self.journal.lines(table_id, until=until)
        if not lines:
            raise NoTable(table_id)
        return events.without_removed_notes([events.read(body) for _, body in lines])
