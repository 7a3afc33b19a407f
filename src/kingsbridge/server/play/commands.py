"""Commands, one after the other at each table.

A command changes the table, is made durable, and only then acknowledged and told.  If it cannot
be stored, the table is forgotten and loaded again as the journal has it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kingsbridge.bots.levels import USUAL
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import SPECTATOR
from kingsbridge.server import wire
from kingsbridge.server.play.company import ByItself, Company
from kingsbridge.server.play.durable import DurableWrites
from kingsbridge.server.play.faults import Breakdown
from kingsbridge.server.play.following import Following
from kingsbridge.server.play.rooms import Room, Rooms
from kingsbridge.server.play.telling import Asker, Listener, Telling
from kingsbridge.server.play.words import Lines, Removed
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.rows import (
    Append,
    Change,
    DropSnapshot,
    Header,
    PutSeat,
    PutSnapshot,
    PutTable,
    RemoveTable,
    Rewrite,
    SeatRow,
)
from kingsbridge.table import events
from kingsbridge.table.events import (
    HANDED_OVER,
    Acted,
    Event,
    Filled,
    Left,
    Noted,
    NotesRemoved,
    Opened,
    Replaced,
    Resigned,
    Returned,
    Sat,
)
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.outcome import outcome
from kingsbridge.table.state import OVER, PLAYING, WAITING, Impossible
from kingsbridge.table.table import Table

SNAPSHOT_EVERY: Final = 100
ATTEMPTS: Final = 5
"""So often something is tried when another server was first, each time on what that one did."""
ALL: Final = Eyes(SPECTATOR, SPECTATOR)
"""What they see, all may know."""
OF_SEATS: Final = (Opened, Sat, Left, Filled, Replaced, Returned, Resigned)
"""The events that change who sits where."""


class Commands:
    """Lets things happen at tables."""

    def __init__(
        self,
        rooms: Rooms,
        telling: Telling,
        durable: DurableWrites,
        following: Following,
        company: ByItself | Company,
    ) -> None:
        self.rooms = rooms
        self.telling = telling
        self.durable = durable
        self.following = following
        self.company = company
        self.carried_out = 0
        self.refused = 0

    async def obey(
        self, table_id: str, seat: int, command: wire.AnyCommand, listener: Listener | None = None
    ) -> wire.Done | None:
        """Carry out a client's command, once, whatever happens to its acknowledgement.

        Nothing is answered if the client was told with the change that the command made.
        """
        asker = Asker(f"{seat} {command.id}", command.id, listener)
        async with self.rooms.alone(table_id) as room:
            known = await self._number_of(room, command, asker.key)
            if known is not None:
                return wire.Done(command.id, room.table.told(known, seat))
            left = ATTEMPTS
            while True:
                left -= 1
                try:
                    await self._prepare(room, command)
                    await self.commit(room, lambda: decide(room.table, seat, command), asker)
                except (Impossible, IllegalAction, Taken) as refusal:
                    known = await self._stored_number_of(table_id, asker.key)
                    if known is not None:
                        await self._see_it(room, known)
                        return wire.Done(command.id, room.table.told(known, seat))
                    if left and await self._is_behind(room, refusal):
                        continue
                    self.refused += 1
                    raise
                break
            if listener in room.listeners and self.rooms.has(room):
                return None
            return wire.Done(command.id, room.table.told(room.done[asker.key], seat))

    async def _number_of(self, room: Room, command: wire.AnyCommand, key: str) -> int | None:
        """The number of a command that was carried out before.

        One too old to be remembered is looked up, unless it is an action: that would be stale.
        """
        known = room.done.get(key)
        if known is None and room.has_forgotten and not isinstance(command, (wire.Act, wire.Undo)):
            return await self._stored_number_of(room.table_id, key)
        return known

    async def _stored_number_of(self, table_id: str, key: str) -> int | None:
        line = await asyncio.to_thread(self.rooms.journal.command, table_id, key)
        return None if line is None else line + 1

    async def change(self, table_id: str, decision: Callable[[Table], list[Event]]) -> Room:
        """Carry out something that comes from outside the game: a seat taken, a bot at a seat."""
        async with self.rooms.alone(table_id) as room:
            left = ATTEMPTS
            while True:
                left -= 1
                try:
                    await self.commit(room, lambda: decision(room.table))
                except (Impossible, IllegalAction, Taken) as refusal:
                    if left and await self._is_behind(room, refusal):
                        continue
                    raise
                break
        return room

    async def _is_behind(self, room: Room, refusal: Exception) -> bool:
        """Was something refused only because another server was first?  It is known here now."""
        if isinstance(refusal, Taken):
            return self.rooms.has(room)
        return self.company.is_shared and await self.following.read_on(room)

    async def _see_it(self, room: Room, number: int) -> None:
        """Let happen here what a command did that was sent to another server."""
        if self.company.is_shared and number > room.table.number:
            await self.following.read_on(room)

    async def _prepare(self, room: Room, command: wire.AnyCommand) -> None:
        """To go back beyond a snapshot the whole past is needed."""
        match = room.table.match
        if isinstance(command, (wire.Ask, wire.Answer)) and match is not None and match.first:
            room.table = await asyncio.to_thread(self.rooms.whole, room.table_id)

    async def commit(
        self, room: Room, decision: Callable[[], list[Event]], asker: Asker | None = None
    ) -> None:
        """Let something happen at a table that one holds, make it durable, and tell it."""
        first = room.table.number
        done = self._decided(room, decision)
        if not done:
            return
        try:
            await self.store(room, done, first, asker.key if asker else None)
        except Taken:
            await self.following.start_over(room)
            raise
        except StorageError:
            self.rooms.forget(room)
            raise
        self.carried_out += 1
        if asker is not None:
            room.remember(asker.key, first + 1)
        try:
            self._follow_up(room, asker, first + 1)
        except Exception as fault:  # noqa: BLE001 -- it is stored: whoever was not told resumes
            self.rooms.give_up(room, fault)

    def _decided(self, room: Room, decision: Callable[[], list[Event]]) -> list[Event]:
        """What follows from a decision; after anything but a refusal nothing in memory is sure."""
        before = reached(room.table)
        try:
            return decision()
        except Exception as fault:
            if isinstance(fault, Impossible | IllegalAction) and reached(room.table) == before:
                raise
            self.rooms.give_up(room, fault)
            raise Breakdown from fault

    def _follow_up(self, room: Room, asker: Asker | None, number: int) -> None:
        """Tell what has happened, and let whatever follows begin."""
        self.telling.spread(room, asker, number)
        self._sum_up(room)
        self.rooms.go_on(room)

    async def store(
        self,
        room: Room,
        done: Sequence[Event],
        first: int,
        command: str | None,
        *beside: Change,
    ) -> None:
        """Put what happened on the disk, with what lists show of it and whatever goes with it."""
        bodies = tuple([events.write(event) for event in done])
        changes: list[Change] = [
            PutTable(header(room)),
            Append(room.table_id, first, bodies, command),
            *beside,
        ]
        if not isinstance(done[0], Acted):  # a move, which comes alone, changes nothing else
            changes += await self._else_changed(room, done)
        if self.company.is_shared:
            changes += self.company.word(self._lines(room))
        await self.durable.write(*changes)

    async def _else_changed(self, room: Room, done: Sequence[Event]) -> list[Change]:
        """What events that are no moves change beside the lines: who sits where, notes."""
        changes: list[Change] = []
        if any(isinstance(event, OF_SEATS) for event in done):
            changes += [PutSeat(row) for row in seat_rows(room)]
        for event in done:
            if isinstance(event, NotesRemoved):
                changes += await asyncio.to_thread(self._blanked, room.table_id, event.seat)
        return changes

    def _lines(self, room: Room) -> Lines:
        """What the other servers hear of a table."""
        table = room.table
        bot = bool(table.bot_to_act())
        wait = 0 if bot or table.asked == NOBODY else table.opened.absent_after
        return Lines(
            self.company.number, room.table_id, table.number, table.changed_openly, bot, wait
        )

    def _blanked(self, table_id: str, seat: int) -> list[Change]:
        """What takes the notes of a seat out of the journal; for a thread."""
        changes: list[Change] = [DropSnapshot(table_id)]
        for number, body in self.rooms.journal.lines(table_id):
            event = events.read(body)
            if isinstance(event, Noted) and event.seat == seat:
                changes.append(Rewrite(table_id, number, events.write(Noted(seat, ""))))
        return changes

    async def remove(self, table_id: str, device: str) -> None:
        """Forget a finished table for good, unless another device keeps it in its list."""
        async with self.rooms.alone(table_id) as room:
            if room.table.phase in {WAITING, PLAYING}:
                raise Impossible("refused-not-over")
            try:
                gone = self.company.word(Removed(self.company.number, table_id))
                await self.durable.write(RemoveTable(table_id, device), *gone)
            except Taken as error:
                raise Impossible("refused-still-kept") from error
            self.rooms.forget(room)

    def _sum_up(self, room: Room) -> None:
        """Keep a snapshot now and then, so that loading costs the same whatever the length."""
        table = room.table
        if table.number - room.summed_up >= SNAPSHOT_EVERY and table.can_be_summed_up:
            room.summed_up = table.number
            snapshot = PutSnapshot(room.table_id, table.number, table.snapshot())
            self.rooms.journal.write(snapshot)


def reached(table: Table) -> tuple[int, int]:
    """How far a table and its game have come."""
    return table.number, -1 if table.match is None else table.match.ply


def seat_rows(room: Room) -> list[SeatRow]:
    """Who sits where, as lists show it."""
    return [
        SeatRow(room.table_id, seat, chair.device or None, chair.name, chair.bot, chair.resigned)
        for seat, chair in enumerate(room.table.chairs)
    ]


def header(room: Room) -> Header:
    """What a list of tables shows of this one, now that it is touched."""
    table = room.table
    room.look()
    return Header(
        room.table_id,
        table.opened.game,
        table.opened.rules,
        table.phase,
        table.opened.listed,
        table.asked,
        room.told,
        room.created,
        room.touched,
        table.opened.title,
        room.moved,
        msgspec.json.encode(outcome(table, ALL)).decode() if table.phase == OVER else "",
    )


def decide(table: Table, seat: int, command: wire.AnyCommand) -> list[Event]:
    """What follows from a client's command; a stale one is refused."""
    if isinstance(command, (wire.Act, wire.Undo)):
        changed = table.changed_for(Eyes(seat, seat))
        if command.expected != changed:
            raise Impossible("refused-stale", number=changed)
        if isinstance(command, wire.Act):
            return table.act(seat, command.words)
        return table.undo(seat)
    if isinstance(command, wire.Ask):
        return table.ask(seat, command.wish)
    if isinstance(command, wire.Answer):
        return table.answer(seat, agrees=command.agrees)
    if isinstance(command, wire.Withdraw):
        return table.withdraw(seat)
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
        return table.resign(seat, USUAL)
    if isinstance(command, wire.Say):
        return table.say(seat, command.text)
    return table.note(seat, command.text)
