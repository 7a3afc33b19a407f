"""The hall by itself, where the order of things must be exact: inside one loop, on a real file."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from kingsbridge.core.chance import new_seed
from kingsbridge.server import wire
from kingsbridge.server.hall import QUEUE, Client, Hall
from kingsbridge.server.workers import Workers
from kingsbridge.storage.changes import PutDevice
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import DeviceRow
from kingsbridge.table.events import Opened, Sat, SeatPlan


def test_a_slow_reader_is_told_to_go() -> None:
    async def run() -> None:
        client = Client(0, "")
        for number in range(QUEUE + 1):
            client.send(wire.Done("x", number))
        assert await client.next() is None

    asyncio.run(run())


def test_who_is_told_to_go_hears_first_what_was_said_before() -> None:
    async def run() -> None:
        client = Client(0, "")
        client.send(wire.Done("x", 1))
        client.drop()
        client.send(wire.Done("y", 2))
        heard = await client.next()
        assert heard is not None
        assert b'"x"' in heard
        assert await client.next() is None

    asyncio.run(run())


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
