"""The hall: tables in memory while they are used, one command after the other at each of them.

A command changes the table, is made durable, and only then acknowledged and told.  If it cannot
be stored, the table is forgotten and loaded again as the journal has it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from kingsbridge.bots.worker import Task
from kingsbridge.core import chance
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.changes import change
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import SPECTATOR, plain
from kingsbridge.games import GAMES
from kingsbridge.server import wire
from kingsbridge.server.answers import Answers
from kingsbridge.server.outlets import Outlet
from kingsbridge.server.workers import Failed, Workers
from kingsbridge.storage.changes import Append, Change, PutSeat, PutSnapshot, PutTable
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Header, SeatRow
from kingsbridge.table import events
from kingsbridge.table.events import ABSENT, HANDED_OVER, RESIGNED, Event, Opened, Rewound, Sat
from kingsbridge.table.sight import Sight, sight, told_to
from kingsbridge.table.table import PLAYING, Refused, Table, from_snapshot, load

log: Final = logging.getLogger("kingsbridge.hall")

MOST_WAITING: Final = 256 * 1024
"""So many bytes may wait for a slow reader before it is dropped; it resumes."""
DROPPED: Final = 4408
"""The code a socket is closed with that may come again at once."""
KNOWN_COMMANDS: Final = 200
KNOWN_LINES: Final = 500
SNAPSHOT_EVERY: Final = 100
QUIET: Final = 120.0
"""Seconds after which a table that nobody looks at leaves the memory."""
DEADLINE: Final = 10.0
"""Seconds a bot may think."""
STANDARD_BOT: Final = "greedy"


class NoTable(Exception):  # noqa: N818 -- it says what there is not
    """There is no such table."""


class OtherRules(Exception):  # noqa: N818 -- it says what the table has
    """The table was played by another version of the rules; it is kept, and cannot be played on."""

    def __init__(self, header: Header) -> None:
        super().__init__(header.table_id)
        self.header = header


class Deadline(NamedTuple):
    """When a bot plays for whoever has been asked since the position changed at this number."""

    changed: int  # 0 as long as the table is not loaded
    due: float


class Client:
    """One socket at a table: whose eyes it has, what it was told last, where it is told more."""

    def __init__(self, seat: int, device: str, outlet: Outlet) -> None:
        self.seat = seat
        self.device = device
        self.sight: Sight  # from the welcome on
        self.number = 0
        self._outlet = outlet

    def send(self, message: wire.Message) -> None:
        """Send a message; a reader too slow for it is dropped."""
        if self._outlet.waiting > MOST_WAITING:
            self.drop()
        else:
            self._outlet.put(msgspec.json.encode(message))

    def drop(self) -> None:
        """Close the socket, after what was said before; it resumes."""
        self._outlet.end(DROPPED)


class News:
    """What changed in sights; where several see the same view, worked out and encoded once."""

    def __init__(self) -> None:
        self._encoded: dict[tuple[int, int], bytes] = {}  # by the identities of two views

    def between(self, before: Sight, now: Sight) -> dict[str, Any]:
        """What makes one sight into the next, ready to be sent."""
        seen, shown = before["view"], now["view"]
        changed = change({**before, "view": None}, {**now, "view": None})
        if shown is not None and seen is not shown:
            views = id(seen), id(shown)
            if views not in self._encoded:
                told = shown if seen is None else change(seen, shown)
                self._encoded[views] = msgspec.json.encode(told) if told else b""
            if self._encoded[views]:
                changed["view"] = msgspec.Raw(self._encoded[views])
        return changed


class Room:
    """A table in memory with everybody who looks at it."""

    def __init__(self, table_id: str, table: Table, created: float, moved: float) -> None:
        self.table_id = table_id
        self.table = table
        self.created = created
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.done: OrderedDict[str, int] = OrderedDict()  # the newest commands and their numbers
        self.has_forgotten = False  # older ones, which only the journal knows
        self.summed_up = table.number
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.here: list[int] = []  # the seats whose people are connected, as it was told last
        self.changed = table.changed
        self.moved = moved  # when the position last changed

    def look_at_position(self) -> None:
        """Note the time if the position has changed since one last looked."""
        if self.changed != self.table.changed:
            self.changed = self.table.changed
            self.moved = time.time()

    def remember(self, command: str, number: int) -> None:
        """Keep the number of a command, should it be sent again."""
        self.done[command] = number
        if len(self.done) > KNOWN_COMMANDS:
            self.done.popitem(last=False)
            self.has_forgotten = True

    @property
    def is_quiet(self) -> bool:
        idle = time.monotonic() - self.used > QUIET
        return idle and not self.clients and self.thinking is None


class Asker(NamedTuple):
    """Who sent a command: its key at this table, its id, and its socket."""

    key: str  # with the seat in it, because two seats may choose the same id
    id: str
    client: Client | None


class Alone:
    """Holds the lock of a table; with the table as it is once one's turn has come."""

    def __init__(self, hall: Hall, table_id: str) -> None:
        self.hall = hall
        self.table_id = table_id

    async def __aenter__(self) -> Room:
        while True:
            self.room = await self.hall.room(self.table_id)
            await self.room.lock.acquire()
            if self.hall.rooms.get(self.table_id) is self.room:
                return self.room
            self.room.lock.release()  # it was forgotten while one waited

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()


class Hall:
    """All tables of a server."""

    def __init__(self, journal: Journal, workers: Workers) -> None:
        self.journal = journal
        self.answers = Answers(journal)
        self.workers = workers
        self.rooms: dict[str, Room] = {}
        self.run = secrets.token_hex(8)
        self.commands = 0
        self.refusals = 0
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._continuing = asyncio.Lock()
        self.deadlines: dict[str, Deadline] = {}

    # --- Tables in and out of memory ---

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
        room = Room(table_id, table, time.time(), time.time())
        await self._store(room, done, 0, None)
        self.rooms[table_id] = room
        self._go_on(room)
        return table_id, room

    async def again(self, table_id: str) -> str:
        """The table at which the people of a finished one play again; made if there is none.

        Its name follows from the old table, so that even servers that share a database, or a
        kill in between, cannot lead to two of them.
        """
        async with self._continuing:
            async with self.alone(table_id) as room:
                if room.table.again:
                    return room.table.again
                opened, sitting = room.table.another(chance.new_seed())
                next_id = next_table(room.table.opened.seed)
            if await asyncio.to_thread(self.journal.table, next_id) is None:
                with suppress(Taken):
                    await self.open(opened, sitting, next_id)
            with suppress(Taken):
                await self.change(table_id, lambda table: table.go_on_at(next_id))
            return next_id

    async def room(self, table_id: str) -> Room:
        """A table, loaded if it is not in memory."""
        found = self.rooms.get(table_id)
        if found is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            found = await asyncio.shield(loading)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: str) -> Room:
        header, table, done = await asyncio.to_thread(self._read, table_id)
        room = Room(table_id, table, header.created, header.moved)
        for key, line in done.items():
            room.remember(key, line + 1)
        self.rooms[table_id] = room
        if (known := self.deadlines.get(table_id)) is not None and not known.changed:
            self.deadlines[table_id] = Deadline(table.changed, known.due)
        self._go_on(room)
        return room

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

    def whole(self, table_id: str, until: int | None = None) -> Table:
        """A table from all its lines, or from those up to a number; for a thread of its own."""
        return load(self.events(table_id, until))

    def events(self, table_id: str, until: int | None = None) -> list[Event]:
        """What happened at a table, all of it or up to a number; for a thread of its own."""
        lines = self.journal.lines(table_id, until=until)
        if not lines:
            raise NoTable(table_id)
        return [events.read(body) for _, body in lines]

    def forget(self, room: Room) -> None:
        """Let a table leave the memory; its clients resume."""
        self.rooms.pop(room.table_id, None)
        if room.thinking is not None:
            room.thinking.cancel()
        loop = asyncio.get_running_loop()
        for client in list(room.clients):
            loop.call_soon(client.drop)  # after the answer that is about to be sent

    def sweep(self) -> None:
        """Let tables that nobody uses leave the memory."""
        for room in [room for room in self.rooms.values() if room.is_quiet]:
            self.forget(room)

    # --- Commands ---

    def alone(self, table_id: str) -> Alone:
        """A table for one command at a time: nobody sees what is not yet on the disk."""
        return Alone(self, table_id)

    async def command(
        self, table_id: str, seat: int, command: wire.AnyCommand, client: Client | None = None
    ) -> wire.Done | None:
        """Carry out a client's command, once, whatever happens to its acknowledgement.

        Nothing is answered if the client was told with the change that the command made.
        """
        asker = Asker(f"{seat} {command.id}", command.id, client)
        async with self.alone(table_id) as room:
            known = await self._number_of(room, command, asker.key)
            if known is not None:
                return wire.Done(command.id, known)
            try:
                await self._prepare(room, command)
                await self._commit(room, lambda: decide(room.table, seat, command), asker)
            except (Refused, IllegalAction, Taken):
                known = await self._stored_number_of(table_id, asker.key)
                if known is not None:
                    return wire.Done(command.id, known)
                self.refusals += 1
                raise
            if client in room.clients:
                return None
            return wire.Done(command.id, room.done[asker.key])

    async def _number_of(self, room: Room, command: wire.AnyCommand, key: str) -> int | None:
        """The number of a command that was carried out before.

        One too old to be remembered is looked up, unless it is an action: that would be stale.
        """
        known = room.done.get(key)
        if known is None and room.has_forgotten and not isinstance(command, (wire.Act, wire.Undo)):
            return await self._stored_number_of(room.table_id, key)
        return known

    async def _stored_number_of(self, table_id: str, key: str) -> int | None:
        line = await asyncio.to_thread(self.journal.command, table_id, key)
        return None if line is None else line + 1

    async def change(self, table_id: str, decision: Callable[[Table], list[Event]]) -> Room:
        """Carry out something that comes from outside the game: a seat taken, a bot at a seat."""
        async with self.alone(table_id) as room:
            await self._commit(room, lambda: decision(room.table))
        return room

    async def _prepare(self, room: Room, command: wire.AnyCommand) -> None:
        """To go back beyond a snapshot the whole past is needed."""
        match = room.table.match
        if isinstance(command, (wire.Ask, wire.Answer)) and match is not None and match.first:
            room.table = await asyncio.to_thread(self.whole, room.table_id)

    async def _commit(
        self, room: Room, decision: Callable[[], list[Event]], asker: Asker | None = None
    ) -> None:
        """Let something happen, make it durable, and tell it."""
        first = room.table.number
        done = decision()
        if not done:
            return
        try:
            await self._store(room, done, first, asker.key if asker else None)
        except StorageError:
            self.forget(room)
            raise
        self.commands += 1
        if asker is not None:
            room.remember(asker.key, first + 1)
        if len(room.table.heard) > 2 * KNOWN_LINES:
            del room.table.heard[:-KNOWN_LINES]
            room.table.heard_from = room.table.heard[0].number
        self._drop_who_moved(room)
        self._tell(room, asker, first + 1)
        self._sum_up(room)
        self._go_on(room)

    async def _store(
        self, room: Room, done: Sequence[Event], first: int, command: str | None
    ) -> None:
        bodies = tuple(events.write(event) for event in done)
        changes: list[Change] = [
            PutTable(header(room)),
            Append(room.table_id, first, bodies, command),
        ]
        if any(isinstance(event, (Opened, Sat, events.Left, events.Filled)) for event in done):
            changes += [
                PutSeat(
                    SeatRow(room.table_id, seat, chair.device or None, chair.name, chair.is_free)
                )
                for seat, chair in enumerate(room.table.chairs)
            ]
        await self.answers.write(*changes)

    def _sum_up(self, room: Room) -> None:
        """Keep a snapshot now and then, so that loading costs the same whatever the length."""
        table = room.table
        if table.number - room.summed_up >= SNAPSHOT_EVERY and table.can_be_summed_up:
            room.summed_up = table.number
            self.journal.write(PutSnapshot(room.table_id, table.number, table.snapshot()))

    # --- Telling ---

    async def connect(
        self, table_id: str, seat: int, device: str, since: int | None, outlet: Outlet
    ) -> tuple[Room, Client]:
        """A new socket at a table: it gets its whole sight and what was told since a number."""
        client = Client(seat, device, outlet)
        async with self.alone(table_id) as room:
            client.sight = sight(room.table, seat)
            client.number = room.table.number
            news = []
            if since is not None:
                table = room.table
                if since < table.heard_from:
                    table = await asyncio.to_thread(self.whole, table_id)
                news = table.heard_since(since)
            client.send(wire.Welcome(wire.PROTOCOL, self.run, client.sight, told_to(news, seat)))
            room.clients.add(client)
            if not self._tell_who_is_here(room):
                client.send(wire.Here(room.here))
        return room, client

    def disconnect(self, room: Room, client: Client) -> None:
        room.clients.discard(client)
        room.used = time.monotonic()
        self._tell_who_is_here(room)

    def _tell_who_is_here(self, room: Room) -> bool:
        """Tell every socket which people are connected, if that has changed; has it?"""
        here = sorted({client.seat for client in room.clients} - {SPECTATOR})
        if here == room.here:
            return False
        room.here = here
        for client in list(room.clients):
            client.send(wire.Here(here))
        return True

    def _drop_who_moved(self, room: Room) -> None:
        """A socket whose device no longer has the seat closes, before it is told anything more."""
        for client in list(room.clients):
            if client.seat != SPECTATOR and room.table.chairs[client.seat].device != client.device:
                room.clients.discard(client)
                client.drop()
                self._tell_who_is_here(room)

    def _tell(self, room: Room, asker: Asker | None, number: int) -> None:
        """Send every socket what changed in its own sight; and the asker's, that it is done."""
        sights: dict[int, Sight] = {}
        news = News()
        for client in list(room.clients):
            if client.seat not in sights:
                sights[client.seat] = sight(room.table, client.seat)
            now = sights[client.seat]
            message = wire.Changed(
                room.table.number,
                news.between(client.sight, now),
                told_to(room.table.heard_since(client.number), client.seat),
                wire.Done(asker.id, number) if asker and asker.client is client else None,
            )
            client.sight, client.number = now, room.table.number
            client.send(message)

    # --- Bots and absent people ---

    def _go_on(self, room: Room) -> None:
        """Wake the bot that is asked, or begin to wait for the person who is."""
        table = room.table
        if table.bot_to_act():
            self.deadlines.pop(room.table_id, None)
            if room.thinking is None:
                room.thinking = asyncio.create_task(self._let_bots_play(room))
        elif table.asked == NOBODY or not table.opened.absent_after:
            self.deadlines.pop(room.table_id, None)
        else:
            known = self.deadlines.get(room.table_id)
            if known is None or known.changed != table.changed:
                due = time.time() + table.opened.absent_after
                self.deadlines[room.table_id] = Deadline(table.changed, due)

    async def _let_bots_play(self, room: Room) -> None:
        """Let bots act as long as they are asked."""
        try:
            while bot := room.table.bot_to_act():
                await self._let_bot_act(room, bot)
        except asyncio.CancelledError:
            raise
        except Exception as trouble:
            what = told(trouble)
            log.exception("a bot could not act at table %s: %s", room.table_id, what)
        finally:
            room.thinking = None

    async def _let_bot_act(self, room: Room, bot: str) -> None:
        table = room.table
        seat, changed = table.asked, table.changed
        words = await self._choose(table, seat, bot)
        async with self.alone(room.table_id) as now:
            same = now is room and room.table is table and table.asked == seat
            same = same and table.changed == changed
            if same and table.bot_to_act():
                await self._commit(room, lambda: table.act(seat, words, by_bot=True))

    async def _choose(self, table: Table, seat: int, bot: str) -> str:
        """What a bot chooses; the sensible default if it cannot."""
        match = table.match
        if match is None:
            raise Refused("refused-not-begun")
        task = Task(
            game=table.opened.game,
            box=table.opened.box,
            position=facts(match.state),
            seat=seat,
            bot=bot,
            seed=chance.branch(match.seed, f"bot {match.ply}"),
        )
        default = table.game.default(match.state).words
        try:
            return await self.workers.choose(task, DEADLINE)
        except Exception as trouble:  # noqa: BLE001 -- whatever it is, the game goes on
            log.warning("bot %s did not answer: %s", bot, told(trouble))
            return default

    def read_deadlines(self) -> None:
        """Find out, once at the start, where a person has been waited for; for a thread."""
        for row in self.journal.all_tables():
            if row.phase == PLAYING and row.asked != NOBODY:
                first = events.read(self.journal.lines(row.table_id, until=1)[0][1])
                if isinstance(first, Opened) and first.absent_after:
                    due = row.moved + first.absent_after
                    self.deadlines.setdefault(row.table_id, Deadline(0, due))

    async def stand_in(self) -> None:
        """Let bots play for the people who stayed away too long."""
        now = time.time()
        for table_id, one in [item for item in self.deadlines.items() if item[1].due <= now]:
            del self.deadlines[table_id]
            with suppress(Refused, NoTable, OtherRules, StorageError):
                await self.change(table_id, partial(stand_in_for, changed=one.changed))


def stand_in_for(table: Table, changed: int) -> list[Event]:
    """A bot at the seat of the person who is asked, unless the position changed meanwhile."""
    if changed not in (0, table.changed):
        return []
    return table.replace(table.asked, table.opened.absent_bot or STANDARD_BOT, ABSENT)


def next_table(seed: str) -> str:
    """The name of the table after the one with this seed; it tells nothing of the seed."""
    return urlsafe_b64encode(bytes.fromhex(chance.branch(seed, "again"))[:9]).decode()


def header(room: Room) -> Header:
    """What a list of tables shows of this one, now that it is touched."""
    table = room.table
    room.look_at_position()
    return Header(
        room.table_id,
        table.opened.game,
        table.opened.rules,
        table.phase,
        table.opened.listed,
        table.asked,
        table.number,
        room.created,
        time.time(),
        table.opened.title,
        room.moved,
    )


def decide(table: Table, seat: int, command: wire.AnyCommand) -> list[Event]:
    """What follows from a client's command; a stale one is refused."""
    if isinstance(command, (wire.Act, wire.Undo)):
        if command.expected != table.changed:
            raise Refused("refused-stale", number=table.changed)
        if isinstance(command, wire.Act):
            return table.act(seat, command.words)
        return table.undo(seat)
    if isinstance(command, wire.Ask):
        return table.ask(seat, command.wish)
    if isinstance(command, wire.Answer):
        return table.answer(seat, agrees=command.agrees)
    return decide_aside(table, seat, command)


def decide_aside(
    table: Table,
    seat: int,
    command: wire.HandOver | wire.ComeBack | wire.Resign | wire.Say | wire.Note,
) -> list[Event]:
    """What follows from a command beside the game."""
    if isinstance(command, wire.HandOver):
        return table.replace(seat, command.bot, HANDED_OVER)
    if isinstance(command, wire.ComeBack):
        return table.come_back(seat)
    if isinstance(command, wire.Resign):
        return table.replace(seat, STANDARD_BOT, RESIGNED)
    if isinstance(command, wire.Say):
        return table.say(seat, command.text)
    return table.note(seat, command.text)


def told(trouble: Exception) -> str:
    """What went wrong, for the log: in words only where they cannot quote a secret."""
    kind = type(trouble).__name__
    if isinstance(trouble, Failed | StorageError):
        return f"{kind}: {trouble}"
    if isinstance(trouble, Refused | IllegalAction):
        return f"{kind}: {trouble.reason.key}"
    return kind


def reason_of(trouble: Refused | IllegalAction) -> dict[str, Any]:
    """Why something was refused, ready for JSON."""
    return plain(trouble.reason)
