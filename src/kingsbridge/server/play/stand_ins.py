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
from kingsbridge.server.play.faults import Breakdown, for_the_log
from kingsbridge.server.play.rooms import NoTable, OtherRules, Room, Rooms
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.errors import StorageError
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

    def __init__(self, rooms: Rooms, commands: Commands, workers: Workers) -> None:
        self.rooms = rooms
        self.commands = commands
        self.workers = workers
        self.deadlines: dict[str, Deadline] = {}
        self.clock: Callable[[], float] = time.monotonic
        self.time_of_day: Callable[[], float] = time.time
        self.stuck: dict[str, int] = {}  # where a bot's move met a fault, and at which position
        rooms.go_on = self.go_on

    def go_on(self, room: Room) -> None:
        """Wake the bot that is asked, or begin to wait for the person who is."""
        table = room.table
        if table.bot_to_act():
            self.deadlines.pop(room.table_id, None)
            if room.thinking is None and self.stuck.get(room.table_id) != table.changed:
                room.thinking = asyncio.create_task(self._let_bots_play(room))
        elif table.asked == NOBODY or not table.opened.absent_after:
            self.deadlines.pop(room.table_id, None)
        else:
            self._wait(room.table_id, table)

    def _wait(self, table_id: str, table: Table) -> None:
        """Wait for the person who is asked, from now on or, after a restart, since before it."""
        known = self.deadlines.get(table_id)
        if known is not None and not known.changed:
            self.deadlines[table_id] = known._replace(changed=table.changed_openly)
        elif known is None or known.changed != table.changed_openly:
            due = self.clock() + table.opened.absent_after
            self.deadlines[table_id] = Deadline(table.changed_openly, due)

    async def _let_bots_play(self, room: Room) -> None:
        """Let bots act as long as they are asked."""
        try:
            while bot := room.table.bot_to_act():
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
            try:
                await self.commands.commit(room, lambda: table.act(seat, words, by_bot=True))
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
                self.deadlines.setdefault(row.table_id, Deadline(0, due, is_measured=False))

    async def replace_absent(self) -> None:
        """Let bots play for the people who stayed away too long."""
        now = self.clock()
        for table_id, one in [item for item in self.deadlines.items() if item[1].due <= now]:
            del self.deadlines[table_id]
            room = self.rooms.loaded.get(table_id)
            if room is not None and not one.is_measured and room.table.asked in room.here:
                self._wait(table_id, room.table)  # who is there has not been away all that time
                continue
            with suppress(Impossible, NoTable, OtherRules, StorageError, Breakdown):
                await self.commands.change(table_id, partial(stand_in_for, changed=one.changed))


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
