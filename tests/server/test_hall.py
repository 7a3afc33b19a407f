"""The hall by itself, where the order of things must be exact: inside one loop, on a real file."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.chance import new_seed
from kingsbridge.core.story import Line
from kingsbridge.server import wire
from kingsbridge.server.hall import MOST_WAITING, Client, Hall, stand_in_for, told
from kingsbridge.server.workers import Overrun, Workers
from kingsbridge.storage.changes import PutDevice
from kingsbridge.storage.errors import Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import DeviceRow
from kingsbridge.table.events import Opened, Sat, SeatPlan
from kingsbridge.table.table import Refused


class Paper:
    """An outlet that keeps what is put there, and whose reader may be slow."""

    def __init__(self, waiting: int = 0) -> None:
        self.waiting = waiting
        self.messages: list[bytes] = []
        self.ended: list[int] = []

    def put(self, message: bytes) -> None:
        self.messages.append(message)

    def end(self, code: int) -> None:
        self.ended.append(code)


def test_a_slow_reader_is_told_to_go() -> None:
    paper = Paper(waiting=MOST_WAITING)
    client = Client(0, "", paper)
    client.send(wire.Done("x", 1))
    assert (len(paper.messages), paper.ended) == (1, [])
    paper.waiting += 1
    client.send(wire.Done("x", 2))
    assert (len(paper.messages), paper.ended) == (1, [4408])


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def waiting_table(journal: Journal) -> tuple[Hall, str]:
    """A table at which Ben is waited for, a hundred seconds at most."""
    for name in ("ana", "ben"):
        journal.write(PutDevice(DeviceRow(name, name, name, 0.0))).result()
    opened = Opened("builders_duel", 1, (SeatPlan(),) * 2, "ana", new_seed(), absent_after=100)
    hall = Hall(journal, Workers(0))
    table_id, room = await hall.open(opened, [Sat(0, "ana", "Ana"), Sat(1, "ben", "Ben")])
    assert room.table.asked == 1
    return hall, table_id


def test_neither_talk_nor_coming_and_going_puts_a_deadline_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("kingsbridge.server.hall.time.time", clock)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal)
            assert hall.deadlines[table_id].due == 1100.0
            clock.now = 1050.0
            await hall.command(table_id, 0, wire.Say("1", "are you there?"))
            room, client = await hall.connect(table_id, 1, "ben", None, Paper())
            hall.disconnect(room, client)
            assert hall.deadlines[table_id].due == 1100.0

            again = Hall(journal, Workers(0))  # after a restart too
            again.read_deadlines()
            assert again.deadlines[table_id].due == 1100.0
            await again.command(table_id, 0, wire.Say("2", "hello?"))
            assert again.deadlines[table_id].due == 1100.0
            third = Hall(journal, Workers(0))
            third.read_deadlines()
            assert third.deadlines[table_id].due == 1100.0

            clock.now = 1099.0
            await again.stand_in()
            assert not (await again.room(table_id)).table.chairs[1].bot
            clock.now = 1100.0
            await again.stand_in()
            assert (await again.room(table_id)).table.chairs[1].bot

    asyncio.run(run())


def test_an_action_after_a_restart_begins_a_new_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("kingsbridge.server.hall.time.time", clock)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            _, table_id = await waiting_table(journal)
            again = Hall(journal, Workers(0))
            again.read_deadlines()
            clock.now = 1060.0
            table = (await again.room(table_id)).table
            assert table.match is not None
            words = table.game.legal(table.match.state)[0].words
            await again.command(table_id, 1, wire.Act("1", table.changed, words))
            assert again.deadlines[table_id].due == 1160.0

    asyncio.run(run())


def test_nobody_is_stood_in_for_whose_turn_has_just_begun(tmp_path: Path) -> None:
    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal)
            table = (await hall.room(table_id)).table
            assert stand_in_for(table, table.changed - 1) == []
            assert stand_in_for(table, table.changed)

    asyncio.run(run())


def test_an_old_command_sent_again_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One so old that only the journal knows it: it is acknowledged, and the room stays."""
    monkeypatch.setattr("kingsbridge.server.hall.KNOWN_COMMANDS", 1)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal)
            first = await hall.command(table_id, 0, wire.Say("old", "hello"))
            assert first is not None
            await hall.command(table_id, 1, wire.Say("newer", "good day"))
            for now in (hall, Hall(journal, Workers(0))):  # after a restart too
                paper = Paper()
                room, _ = await now.connect(table_id, 1, "ben", None, paper)
                told = len(paper.messages)
                assert await now.command(table_id, 0, wire.Say("old", "hello")) == first
                assert now.rooms[table_id] is room
                await asyncio.sleep(0)
                assert len(paper.messages) == told
                assert room.table.number == len(journal.lines(table_id)) == first.number + 1
            last = Hall(journal, Workers(0))
            _, client = await last.connect(table_id, 1, "ben", None, Paper())
            await last.command(table_id, 0, wire.Say("new", "hello again"))
            assert [number for number, _ in journal.lines(table_id)] == list(
                range(first.number + 2)
            )
            assert client.sight["number"] == client.number == first.number + 2


def test_a_command_that_another_server_has_stored_is_acknowledged(tmp_path: Path) -> None:
    """Two servers at one database: the slower finds its line taken, and the command in it."""

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal)
            other = Hall(journal, Workers(0))
            await other.room(table_id)
            first = await hall.command(table_id, 0, wire.Say("same", "hello"))
            assert await other.command(table_id, 0, wire.Say("same", "hello")) == first
            await other.command(table_id, 0, wire.Say("other", "anybody there?"))
            with pytest.raises(Taken):
                await hall.command(table_id, 1, wire.Say("behind", "good day"))
            await hall.command(table_id, 1, wire.Say("behind", "good day"))
            table = await asyncio.to_thread(hall.whole, table_id)
            assert [one.line.key for one in table.heard].count("table-said") == 3

    asyncio.run(run())


def test_what_the_log_says_of_a_bot_s_trouble() -> None:
    assert told(Overrun("the bot thought longer than 10 seconds")) == (
        "Overrun: the bot thought longer than 10 seconds"
    )
    assert told(Refused("refused-bot-plays")) == "Refused: refused-bot-plays"
    assert told(IllegalAction(Line("illegal-not-offered"), "a secret choice")) == (
        "IllegalAction: illegal-not-offered"
    )
    assert told(ValueError("the seed is 42")) == "ValueError"


def test_a_command_that_waits_while_another_fails_leaves_no_gap(tmp_path: Path) -> None:
    """A repeated command lets the room be forgotten; who waited must see the room anew."""

    async def run() -> list[int]:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            for name in ("ana", "ben"):
                journal.write(PutDevice(DeviceRow(name, name, name, 0.0))).result()
            opened = Opened("builders_duel", 1, (SeatPlan(),) * 2, "ana", new_seed())
            sitting = [Sat(0, "ana", "Ana"), Sat(1, "ben", "Ben")]
            table_id, room = await Hall(journal, Workers(0)).open(opened, sitting)
            again = Hall(journal, Workers(0))
            first = Hall(journal, Workers(0))
            await first.command(table_id, 0, wire.Say("old", "hello"))
            both: list[Coroutine[Any, Any, object]] = [
                again.command(table_id, 0, wire.Say("old", "hello")),
                again.command(table_id, 1, wire.Say("new", "hello yourself")),
            ]
            await again.room(table_id)
            with contextlib.suppress(Exception):
                await asyncio.gather(*both)
            return [number for number, _ in journal.lines(room.table_id)]

    numbers = asyncio.run(run())
    assert numbers == list(range(len(numbers)))
