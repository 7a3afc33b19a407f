"""The hall: all tables of a server, and how a new one is opened."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from kingsbridge.core import chance
from kingsbridge.server.play.commands import Commands
from kingsbridge.server.play.company import ByItself, Company
from kingsbridge.server.play.durable import DurableWrites
from kingsbridge.server.play.following import Following
from kingsbridge.server.play.rooms import Room, Rooms
from kingsbridge.server.play.stand_ins import StandIns
from kingsbridge.server.play.telling import Telling
from kingsbridge.server.play.words import (
    AnyWord,
    Device,
    Hello,
    Lines,
    Present,
    Removed,
    Review,
)
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.errors import Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import LinkRow, PutLink
from kingsbridge.table.events import Event, Opened, Sat
from kingsbridge.table.table import Table


class Hall:
    """All tables of a server."""

    def __init__(self, journal: Journal, workers: Workers) -> None:
        self.journal = journal
        self.durable = DurableWrites(journal)
        self.company = Company(journal) if journal.is_shared else ByItself()
        self.rooms = Rooms(journal)
        self.telling = Telling(self.rooms, self.company)
        self.following = Following(self.rooms, self.telling)
        self.commands = Commands(
            self.rooms, self.telling, self.durable, self.following, self.company
        )
        self.stand_ins = StandIns(self.rooms, self.commands, workers, self.company)
        self._continuing = asyncio.Lock()
        self.device_changed: Callable[[str], None] = lambda _device: None
        self.review_wanted: Callable[[str], None] = lambda _table_id: None

    async def join(self) -> None:
        """Play together with the other servers of the database, if there can be any."""
        company = self.company
        if isinstance(company, ByItself):
            await asyncio.to_thread(self.stand_ins.read_deadlines)
            return
        company.hear = self.hear
        company.when_back += [
            self.stand_ins.start_anew,
            self.following.compare,
            self._greet,
        ]
        company.when_changed += [self.stand_ins.look_around]
        company.when_dead += [self._bury]
        company.when_deaf += [self.rooms.forget_all]
        await company.start()

    async def part(self) -> None:
        """Leave the other servers, which take over."""
        if isinstance(self.company, Company):
            await self.company.stop()
            await self.following.stop()
            await self.stand_ins.stop()
        self.rooms.forget_all()

    def hear(self, word: AnyWord) -> None:
        """Another server says something."""
        if isinstance(word, Lines):
            self.following.hear(word.table, word.lines)
            if word.table not in self.rooms.loaded:
                self.stand_ins.hear(word)
        elif isinstance(word, Present):
            self.telling.hear_of(word)
        elif isinstance(word, Removed):
            if word.table in self.rooms.loaded:
                self.rooms.forget(self.rooms.loaded[word.table])
        elif isinstance(word, Device):
            self.device_changed(word.device)
            if word.closes:
                self.telling.drop_device(word.device)
        elif isinstance(word, Review):
            self.review_wanted(word.table)
        elif isinstance(word, Hello):
            self.telling.say_all()

    async def _greet(self) -> None:
        self.telling.say_all()

    async def _bury(self, dead: frozenset[int]) -> None:
        """Servers live no more: their people are gone, and so may be their last calls."""
        self.telling.forget_servers(dead)
        await self.following.compare()

    async def room(self, table_id: str) -> Room:
        """A table as far as the journal is: whoever did something elsewhere finds it done."""
        was_here = table_id in self.rooms.loaded
        room = await self.rooms.room(table_id)
        if not self.company.is_shared or not was_here:
            return room
        await self.following.catch_up(room)
        return await self.rooms.room(table_id)

    async def open(
        self,
        opened: Opened,
        sitting: Sequence[Sat],
        table_id: str = "",
        invitations: Mapping[int, str] | None = None,
    ) -> tuple[str, Room]:
        """Make a new table, with people seated; it begins at once if all seats are taken.

        With the hash of a secret for each seat that somebody is invited to.
        """
        table_id = table_id or secrets.token_urlsafe(9)
        table = Table(opened)
        done: list[Event] = [opened]
        for sat in sitting:
            done += table.sit(sat.seat, sat.device, sat.name)
        if not any(chair.is_free for chair in table.chairs):
            done += table.begin()
        now = time.time()
        room = Room(table_id, table, now, now, now)
        links = [
            PutLink(LinkRow(secret, table_id, seat, None, None))
            for seat, secret in (invitations or {}).items()
        ]
        await self.commands.store(room, done, 0, None, *links)
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
