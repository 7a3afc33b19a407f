"""Bots at their seats, and in place of people who stay away too long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from kingsbridge.bots.levels import USUAL
from kingsbridge.bots.worker import Task
from kingsbridge.core import chance
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NOBODY
from kingsbridge.server.play.commands import Commands
from kingsbridge.server.play.company import ByItself, Company
from kingsbridge.server.play.faults import Breakdown, for_the_log
from kingsbridge.server.play.rooms import NoTable, OtherRules, Room, Rooms
from kingsbridge.server.play.words import Lines
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.table import events
from kingsbridge.table.events import ABSENT, Event, Opened
from kingsbridge.table.state import PLAYING, Impossible
from kingsbridge.table.table import Table

log: Final = logging.getLogger("kingsbridge.stand_ins")

THINKING: Final = 10.0
"""Seconds a bot may think."""


class Deadline(NamedTuple):
    """When a bot plays for whoever has been asked since the position changed at this number.

    What he does unnoticed does not put it off, or his staying would tell the others of it.
    """

    changed: int  # 0 as long as the table is not loaded
    due: float  # by a clock that never jumps
    is_measured: bool = True  # by that clock alone; else by the time of day before the start too


class StandIns:
    """Wakes bots, and waits for people."""

    def __init__(
        self, rooms: Rooms, commands: Commands, workers: Workers, company: ByItself | Company
    ) -> None:
        self.rooms = rooms
        self.commands = commands
        self.workers = workers
        self.company = company
        self.deadlines: dict[str, Deadline] = {}
        self.clock: Callable[[], float] = time.monotonic
        self.time_of_day: Callable[[], float] = time.time
        self.stuck: dict[str, int] = {}  # where a bot's move met a fault, and at which position
        self._loading: set[asyncio.Task[None]] = set()
        rooms.go_on = self.go_on

    def go_on(self, room: Room) -> None:
        """Wake the bot that is asked, or begin to wait for the person who is."""
        table = room.table
        if not self.company.minds(room.table_id):
            self.deadlines.pop(room.table_id, None)  # a bot that thinks here notices by itself
        elif table.bot_to_act():
            self.deadlines.pop(room.table_id, None)
            if room.thinking is None and self.stuck.get(room.table_id) != table.changed:
                room.thinking = asyncio.create_task(self._let_bots_play(room))
        elif table.asked == NOBODY or not table.opened.absent_after:
            self.deadlines.pop(room.table_id, None)
        else:
            self._wait(room.table_id, table.changed_openly, table.opened.absent_after)

    def _wait(self, table_id: str, changed: int, seconds: int) -> None:
        """Wait for the person who is asked, from now on or, after a restart, since before it."""
        known = self.deadlines.get(table_id)
        if known is not None and not known.changed:
            self.deadlines[table_id] = known._replace(changed=changed)
        elif known is None or known.changed != changed:
            self.deadlines[table_id] = Deadline(changed, self.clock() + seconds)

    # --- At several servers ---

    def hear(self, word: Lines) -> None:
        """Something happened at a table that is not in memory here: is it for us to mind it?"""
        if not self.company.minds(word.table):
            return
        if word.bot:
            self._load(word.table)
        elif word.wait:
            self._wait(word.table, word.changed, word.wait)
        else:
            self.deadlines.pop(word.table, None)

    def _load(self, table_id: str) -> None:
        """Take a table into memory, whose bot is asked by that."""
        task = asyncio.create_task(self._loaded(table_id))
        self._loading.add(task)
        task.add_done_callback(self._loading.discard)

    async def _loaded(self, table_id: str) -> None:
        with suppress(NoTable, OtherRules, StorageError):
            await self.rooms.room(table_id)

    async def start_anew(self) -> None:
        """Wait for nobody: nobody knows what has happened meanwhile, and one will look around."""
        self.deadlines.clear()

    async def stop(self) -> None:
        """Wait for tables that are being loaded."""
        await asyncio.gather(*self._loading, return_exceptions=True)

    async def look_around(self) -> None:
        """Take up what falls to this server now, and let go of what does not."""
        minds = self.company.minds
        for table_id in [one for one in self.deadlines if not minds(one)]:
            del self.deadlines[table_id]
        await asyncio.to_thread(self.read_deadlines)
        for room in list(self.rooms.loaded.values()):
            self.go_on(room)
        for table_id in await asyncio.to_thread(self.rooms.journal.bots_asked, PLAYING):
            if minds(table_id) and table_id not in self.rooms.loaded:
                self._load(table_id)

    # --- Bots ---

    async def _let_bots_play(self, room: Room) -> None:
        """Let bots act as long as they are asked."""
        try:
            while (bot := room.table.bot_to_act()) and self.company.minds(room.table_id):
                await self._let_bot_act(room, bot)
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            what = for_the_log(problem)
            log.exception("a bot could not act at table %s: %s", room.table_id, what)
        finally:
            room.thinking = None

    async def _let_bot_act(self, room: Room, bot: str) -> None:
        table = room.table
        seat, changed = table.asked, table.changed
        words = await self._choose(table, seat, bot)
        async with self.rooms.alone(room.table_id) as now:
            same = now is room and room.table is table and table.asked == seat
            if not (same and table.changed == changed and table.bot_to_act()):
                return
            if not self.company.minds(room.table_id):
                return
            try:
                await self.commands.commit(room, lambda: table.act(seat, words, by_bot=True))
            except Taken:
                return  # another server was first, and what it did has happened here
            except Breakdown:
                self.stuck[room.table_id] = changed  # or it would try for ever
                raise

    async def _choose(self, table: Table, seat: int, bot: str) -> str:
        """What a bot chooses; the sensible default if it cannot."""
        match = table.match
        if match is None:
            raise Impossible("refused-not-begun")
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
            return await self.workers.choose(task, THINKING)
        except Exception as problem:  # noqa: BLE001 -- whatever it is, the game goes on
            log.warning("bot %s did not answer: %s", bot, for_the_log(problem))
            return default

    def read_deadlines(self) -> None:
        """Find out, once at the start, where a person has been waited for; for a thread.

        How long, only the time of day can tell, and it may have been set meanwhile.
        """
        now, time_of_day = self.clock(), self.time_of_day()
        for row, body in self.rooms.journal.openings(PLAYING, '"absent_after":'):
            first = events.read(body)
            if row.asked != NOBODY and isinstance(first, Opened) and first.absent_after:
                waited = max(0.0, time_of_day - row.moved)
                due = now + first.absent_after - waited
                if self.company.minds(row.table_id):
                    self.deadlines.setdefault(row.table_id, Deadline(0, due, is_measured=False))

    async def replace_absent(self) -> None:
        """Let bots play for the people who stayed away too long."""
        now = self.clock()
        for table_id, one in [item for item in self.deadlines.items() if item[1].due <= now]:
            del self.deadlines[table_id]
            room = await self._visited(table_id)
            if room is not None and not one.is_measured and room.table.asked in room.here:
                # who is there has not been away all that time
                self._wait(table_id, room.table.changed_openly, room.table.opened.absent_after)
                continue
            with suppress(Impossible, NoTable, OtherRules, StorageError, Breakdown):
                await self.commands.change(table_id, partial(stand_in_for, changed=one.changed))

    async def _visited(self, table_id: str) -> Room | None:
        """A table in memory; or at which somebody is, at another server."""
        if table_id in self.commands.telling.elsewhere:
            with suppress(NoTable, OtherRules, StorageError):
                return await self.rooms.room(table_id)
        return self.rooms.loaded.get(table_id)


def stand_in_for(table: Table, changed: int) -> list[Event]:
    """A bot at the seat of the person who is asked, unless the position changed meanwhile.

    A wish no longer waits for those who were stood in for before; it may come true by that.
    """
    now = table.changed_openly
    if changed not in (0, now):
        return []
    done = table.go_without()
    if table.changed_openly != now:
        return done
    return [*done, *table.replace(table.asked, table.opened.absent_bot or USUAL, ABSENT)]
