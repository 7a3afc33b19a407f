"""A fault in the program: the table goes on as the journal has it, and nothing is given away."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.chance import new_seed
from kingsbridge.core.steps import NATURE
from kingsbridge.core.story import Line
from kingsbridge.server import wire
from kingsbridge.server.play.faults import Breakdown
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import DeviceRow, PutDevice
from kingsbridge.table.events import Opened, Sat, SeatPlan
from kingsbridge.table.sight import sight
from sample import FIRST, GAME, RULES, SECOND
from server.listening import Paper
from serving import Person, Server

HIDDEN: Final = "the next card is the bishop"


class BadRule:
    """The rules, of which a paragraph fails after it has changed the position."""

    def __init__(self, fault: Exception, *, of_nature: bool = False) -> None:
        self.fault = fault
        self.of_nature = of_nature
        self.sound = RULES.apply

    def __call__(self, state: Any, action: Any) -> None:
        asked = state.seat
        self.sound(state, action)
        if (asked == NATURE) == self.of_nature:
            raise self.fault


FAULTS: Final = {
    "a player's action": BadRule(ZeroDivisionError(HIDDEN)),
    "nature's action": BadRule(ZeroDivisionError(HIDDEN), of_nature=True),
    "a refusal that comes too late": BadRule(
        IllegalAction(Line("illegal-not-now"), HIDDEN), of_nature=True
    ),
}


def at_table(tmp_path: Path, play: Callable[[Hall, str], Awaitable[None]]) -> None:
    """Ana and Ben at a table; Ben, on seat 1, is asked."""

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            for name in ("ana", "ben"):
                journal.write(PutDevice(DeviceRow(name, name, name, 0.0))).result()
            opened = Opened(GAME, RULES.RULES_VERSION, (SeatPlan(),) * 2, "ana", new_seed())
            hall = Hall(journal, Workers(0))
            sitting = [Sat(0, "ana", "Ana"), Sat(1, "ben", "Ben")]
            table_id, _ = await hall.open(opened, sitting)
            await play(hall, table_id)

    asyncio.run(run())


async def act(hall: Hall, table_id: str, words: str) -> None:
    table = (await hall.rooms.room(table_id)).table
    await hall.commands.obey(table_id, table.asked, wire.Act(new_seed()[:9], table.changed, words))


async def play_until_nature(hall: Hall, table_id: str) -> str:
    """Play on until the first offered action lets nature draw; its words."""
    while True:
        room = await hall.rooms.room(table_id)
        assert room.table.match is not None
        ahead = room.table.match.state.copy()
        action = RULES.legal(ahead)[0]
        RULES.apply(ahead, action)
        if ahead.seat == NATURE:
            return str(action)
        await act(hall, table_id, str(action))


@pytest.mark.parametrize("rule", FAULTS.values(), ids=list(FAULTS))
def test_a_fault_in_a_rule_leaves_the_table_as_the_journal_has_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    rule: BadRule,
) -> None:
    async def play(hall: Hall, table_id: str) -> None:
        words = await play_until_nature(hall, table_id)
        before = sight((await hall.rooms.room(table_id)).table, 0)
        stored = len(hall.journal.lines(table_id))
        paper = Paper()
        await hall.telling.connect(table_id, 0, "ana", None, paper)
        with monkeypatch.context() as patched:
            patched.setattr(RULES, "apply", rule)
            with pytest.raises(Breakdown):
                await act(hall, table_id, words)
        await asyncio.sleep(0)
        assert paper.ended == [4408]
        assert len(hall.journal.lines(table_id)) == stored
        assert sight((await hall.rooms.room(table_id)).table, 0) == before
        await act(hall, table_id, words)
        assert len(hall.journal.lines(table_id)) == stored + 1

    with caplog.at_level(logging.INFO):
        at_table(tmp_path, play)
    assert "test_faults.py" in caplog.text
    assert HIDDEN not in caplog.text


def test_a_refusal_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of the rules' own, and one that comes after the position was changed."""

    async def play(hall: Hall, table_id: str) -> None:
        room = await hall.rooms.room(table_id)
        await act(hall, table_id, FIRST)
        before = sight(room.table, 0)
        with pytest.raises(IllegalAction):
            await act(hall, table_id, FIRST)
        assert sight(room.table, 0) == before
        with monkeypatch.context() as patched:
            late = IllegalAction(Line("illegal-not-now"), SECOND)
            patched.setattr(RULES, "apply", BadRule(late))
            with pytest.raises(IllegalAction):
                await act(hall, table_id, SECOND)
        assert sight(room.table, 0) == before
        assert await hall.rooms.room(table_id) is room
        await act(hall, table_id, SECOND)

    at_table(tmp_path, play)


def test_what_cannot_be_shown_is_stored_and_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall, table_id: str) -> None:
        room, client = await hall.telling.connect(table_id, 1, "ben", None, Paper())
        command = wire.Act("once", room.table.changed, FIRST)
        with monkeypatch.context() as patched:
            patched.setattr("kingsbridge.server.play.telling.told_to", lambda *_: 1 // 0)
            done = await hall.commands.obey(table_id, 1, command, client)
        assert done == wire.Done("once", room.table.number)
        assert await hall.commands.obey(table_id, 1, command) == done
        assert await hall.rooms.room(table_id) is not room

    at_table(tmp_path, play)


def test_a_bot_whose_move_breaks_a_rule_does_not_try_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    async def choose(*_: object) -> str:
        tries.append(1)
        return FIRST

    async def play(hall: Hall, table_id: str) -> None:
        monkeypatch.setattr(hall.stand_ins.workers, "choose", choose)
        with monkeypatch.context() as patched:
            patched.setattr(RULES, "apply", BadRule(ZeroDivisionError()))
            await hall.commands.obey(table_id, 1, wire.HandOver("away", "greedy"))
            for _ in range(100):
                await asyncio.sleep(0)
                await hall.rooms.room(table_id)
        assert len(tries) == 1
        await hall.commands.obey(table_id, 1, wire.ComeBack("back"))
        await act(hall, table_id, FIRST)

    at_table(tmp_path, play)


BROKEN: Final = f"""
import sys
from kingsbridge.games import GAMES
from kingsbridge import cli
rules = GAMES[{GAME!r}]
sound = rules.apply
def apply(state, action):
    sound(state, action)
    if str(action) == {SECOND!r}:
        raise ZeroDivisionError({HIDDEN!r})
rules.apply = apply
cli.main()
"""


def test_whoever_sent_it_is_told(tmp_path: Path) -> None:
    """Over a real socket: a clear word, then the socket closes and may come again."""
    with Server(tmp_path / "data", program=("-c", BROKEN)) as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        table = ana.open_table()
        ben.sit(table.links[1])
        with ben.at(table) as first, ana.at(table) as second:
            first.act(FIRST)
            second.settle()
            changed = second.sight["changed"]
            assert second.refused("act", expected=changed, words=SECOND) == "refused-broken"
            assert second.closed() == 4408
        with ana.at(table) as again:
            assert again.sight["changed"] == changed
            assert again.offered
        faults = [json.loads(line) for line in server.log.splitlines() if "fault" in line]
        assert [fault["level"] for fault in faults] == ["ERROR"]
        assert HIDDEN not in server.log
        assert not server.leaks()
