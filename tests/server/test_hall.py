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
from kingsbridge.server.play.faults import for_the_log
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.stand_ins import stand_in_for
from kingsbridge.server.play.telling import MOST_WAITING, Listener
from kingsbridge.server.play.worker import Overrun
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import DeviceRow, PutDevice
from kingsbridge.table.events import Opened, Sat, SeatPlan
from kingsbridge.table.state import ABANDONED, PLAYING, Impossible
from sample import GAME, RULES
from server.listening import Paper


def test_a_slow_reader_is_told_to_go() -> None:
    paper = Paper(waiting=MOST_WAITING)
    listener = Listener(0, "", paper)
    listener.send(wire.Done("x", 1))
    assert (len(paper.messages), paper.ended) == (1, [])
    paper.waiting += 1
    listener.send(wire.Done("x", 2))
    assert (len(paper.messages), paper.ended) == (1, [4408])


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def waiting_table(
    journal: Journal, clock: Clock | None = None, time_of_day: Clock | None = None
) -> tuple[Hall, str]:
    """A table at which Ben is waited for, a hundred seconds at most."""
    for name in ("ana", "ben"):
        journal.write(PutDevice(DeviceRow(name, name, name, 0.0))).result()
    opened = Opened(
        GAME, RULES.RULES_VERSION, (SeatPlan(),) * 2, "ana", new_seed(), absent_after=100
    )
    hall = with_clocks(Hall(journal, Workers(0)), clock or Clock(), time_of_day)
    table_id, room = await hall.open(opened, [Sat(0, "ana", "Ana"), Sat(1, "ben", "Ben")])
    assert room.table.asked == 1
    return hall, table_id


def with_clocks(hall: Hall, clock: Clock, time_of_day: Clock | None = None) -> Hall:
    """The same hall, whose clocks go on when they are told to."""
    hall.stand_ins.clock = clock
    hall.stand_ins.time_of_day = time_of_day or clock
    return hall


def test_neither_talk_nor_coming_and_going_puts_a_deadline_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("kingsbridge.server.play.rooms.time.time", clock)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal, clock)
            assert hall.stand_ins.deadlines[table_id].due == 1100.0
            clock.now = 1050.0
            await hall.commands.obey(table_id, 0, wire.Say("1", "are you there?"))
            room, client = await hall.telling.connect(table_id, 1, "ben", None, Paper())
            hall.telling.disconnect(room, client)
            assert hall.stand_ins.deadlines[table_id].due == 1100.0

            again = with_clocks(Hall(journal, Workers(0)), clock)  # after a restart too
            again.stand_ins.read_deadlines()
            assert again.stand_ins.deadlines[table_id].due == 1100.0
            await again.commands.obey(table_id, 0, wire.Say("2", "hello?"))
            assert again.stand_ins.deadlines[table_id].due == 1100.0
            third = with_clocks(Hall(journal, Workers(0)), clock)
            third.stand_ins.read_deadlines()
            assert third.stand_ins.deadlines[table_id].due == 1100.0

            clock.now = 1099.0
            await again.stand_ins.replace_absent()
            assert not (await again.rooms.room(table_id)).table.chairs[1].bot
            clock.now = 1100.0
            await again.stand_ins.replace_absent()
            assert (await again.rooms.room(table_id)).table.chairs[1].bot

    asyncio.run(run())


@pytest.mark.parametrize("jump", [-1e6, 1e6])
def test_nobody_is_stood_in_for_because_the_time_of_day_was_set(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, time_of_day = Clock(), Clock()
    monkeypatch.setattr("kingsbridge.server.play.rooms.time.time", time_of_day)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal, clock, time_of_day)
            time_of_day.now += jump
            clock.now += 99
            await hall.stand_ins.replace_absent()
            assert not (await hall.rooms.room(table_id)).table.chairs[1].bot
            clock.now += 1
            await hall.stand_ins.replace_absent()
            assert (await hall.rooms.room(table_id)).table.chairs[1].bot

    asyncio.run(run())


@pytest.mark.parametrize("jump", [-1e6, 1e6])
def test_who_is_there_is_waited_for_though_the_time_of_day_was_set_before_a_restart(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, time_of_day = Clock(), Clock()
    monkeypatch.setattr("kingsbridge.server.play.rooms.time.time", time_of_day)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            _, table_id = await waiting_table(journal, clock, time_of_day)
            time_of_day.now += jump
            hall = with_clocks(Hall(journal, Workers(0)), clock, time_of_day)
            hall.stand_ins.read_deadlines()
            await hall.telling.connect(table_id, 1, "ben", None, Paper())
            for seconds in (0, 99):
                clock.now += seconds
                await hall.stand_ins.replace_absent()
                assert not (await hall.rooms.room(table_id)).table.chairs[1].bot
            for _ in range(2):  # but not for ever
                clock.now += 101
                await hall.stand_ins.replace_absent()
            assert (await hall.rooms.room(table_id)).table.chairs[1].bot

    asyncio.run(run())


def test_an_action_after_a_restart_begins_a_new_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("kingsbridge.server.play.rooms.time.time", clock)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            _, table_id = await waiting_table(journal, clock)
            again = with_clocks(Hall(journal, Workers(0)), clock)
            again.stand_ins.read_deadlines()
            clock.now = 1060.0
            table = (await again.rooms.room(table_id)).table
            assert table.match is not None
            words = table.game.legal(table.match.state)[0].words
            await again.commands.obey(table_id, 1, wire.Act("1", table.changed, words))
            assert again.stand_ins.deadlines[table_id].due == 1160.0

    asyncio.run(run())


def test_nobody_is_stood_in_for_whose_turn_has_just_begun(tmp_path: Path) -> None:
    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal)
            table = (await hall.rooms.room(table_id)).table
            assert stand_in_for(table, table.changed - 1) == []
            assert stand_in_for(table, table.changed)

    asyncio.run(run())


@pytest.mark.parametrize("is_there", [True, False])
def test_a_wish_waits_for_the_absent_until_the_table_s_deadline(
    tmp_path: Path, *, is_there: bool
) -> None:
    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal)
            if not is_there:
                await hall.commands.obey(table_id, 0, wire.HandOver("1", "random"))
            await hall.commands.obey(table_id, 1, wire.Ask("1", "abandon"))
            table = (await hall.rooms.room(table_id)).table
            assert table.phase == PLAYING
            stand_in_for(table, table.changed)
            assert table.phase == (PLAYING if is_there else ABANDONED)
            assert table.chairs[1].is_person != is_there

    asyncio.run(run())


def test_an_old_command_sent_again_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One so old that only the journal knows it: it is acknowledged, and the room stays."""
    monkeypatch.setattr("kingsbridge.server.play.rooms.KNOWN_COMMANDS", 1)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall, table_id = await waiting_table(journal)
            first = await hall.commands.obey(table_id, 0, wire.Say("old", "hello"))
            assert first is not None
            await hall.commands.obey(table_id, 1, wire.Say("newer", "good day"))
            for now in (hall, Hall(journal, Workers(0))):  # after a restart too
                paper = Paper()
                room, _ = await now.telling.connect(table_id, 1, "ben", None, paper)
                told = len(paper.messages)
                assert await now.commands.obey(table_id, 0, wire.Say("old", "hello")) == first
                assert now.rooms.loaded[table_id] is room
                await asyncio.sleep(0)
                assert len(paper.messages) == told
                assert room.table.number == len(journal.lines(table_id)) == first.number + 1
            last = Hall(journal, Workers(0))
            _, client = await last.telling.connect(table_id, 1, "ben", None, Paper())
            await last.commands.obey(table_id, 0, wire.Say("new", "hello again"))
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
            await other.rooms.room(table_id)
            first = await hall.commands.obey(table_id, 0, wire.Say("same", "hello"))
            assert await other.commands.obey(table_id, 0, wire.Say("same", "hello")) == first
            await other.commands.obey(table_id, 0, wire.Say("other", "anybody there?"))
            await hall.commands.obey(table_id, 1, wire.Say("behind", "good day"))
            table = await asyncio.to_thread(hall.rooms.whole, table_id)
            assert [one.line.key for one in table.heard].count("table-said") == 3

    asyncio.run(run())


def test_what_the_log_says_of_a_bot_s_trouble() -> None:
    assert for_the_log(Overrun("the bot thought longer than 10 seconds")) == (
        "Overrun: the bot thought longer than 10 seconds"
    )
    assert for_the_log(Impossible("refused-bot-plays")) == "Impossible: refused-bot-plays"
    assert for_the_log(IllegalAction(Line("illegal-not-offered"), "a secret choice")) == (
        "IllegalAction: illegal-not-offered"
    )
    assert for_the_log(ValueError("the seed is 42")) == "ValueError"


def test_a_command_that_waits_while_another_fails_leaves_no_gap(tmp_path: Path) -> None:
    """A repeated command lets the room be forgotten; who waited must see the room anew."""

    async def run() -> list[int]:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            for name in ("ana", "ben"):
                journal.write(PutDevice(DeviceRow(name, name, name, 0.0))).result()
            opened = Opened(GAME, RULES.RULES_VERSION, (SeatPlan(),) * 2, "ana", new_seed())
            sitting = [Sat(0, "ana", "Ana"), Sat(1, "ben", "Ben")]
            table_id, room = await Hall(journal, Workers(0)).open(opened, sitting)
            again = Hall(journal, Workers(0))
            first = Hall(journal, Workers(0))
            await first.commands.obey(table_id, 0, wire.Say("old", "hello"))
            both: list[Coroutine[Any, Any, object]] = [
                again.commands.obey(table_id, 0, wire.Say("old", "hello")),
                again.commands.obey(table_id, 1, wire.Say("new", "hello yourself")),
            ]
            await again.rooms.room(table_id)
            with contextlib.suppress(Exception):
                await asyncio.gather(*both)
            return [number for number, _ in journal.lines(room.table_id)]

    numbers = asyncio.run(run())
    assert numbers == list(range(len(numbers)))
