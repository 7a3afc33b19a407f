"""Tables that nobody is at: few stay in memory, and who may not look has none loaded."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kingsbridge.core.chance import new_seed
from kingsbridge.core.story import SPECTATOR
from kingsbridge.server.play import rooms
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.journal import Journal
from kingsbridge.table.events import Opened, SeatPlan
from sample import GAME, RULES
from server.listening import Paper
from serving import FREE, ME, Person, Server

PLANS = (SeatPlan(),) * 2


async def opened(hall: Hall, count: int) -> list[str]:
    """Tables at which nobody sits."""
    found = []
    for _ in range(count):
        opening = Opened(GAME, RULES.RULES_VERSION, PLANS, "ana", new_seed(), listed=True)
        found.append((await hall.open(opening, []))[0])
    return found


def test_of_the_tables_nobody_is_at_only_those_used_last_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_IDLE", 8)

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            hall = Hall(journal, Workers(0))
            (watched, *others) = await opened(hall, 3)
            await hall.telling.connect(watched, SPECTATOR, "", None, Paper())
            async with hall.rooms.alone(others[0]):
                await opened(hall, 40)
                assert others[0] in hall.rooms.loaded  # something happens there
            assert watched in hall.rooms.loaded
            assert others[1] not in hall.rooms.loaded
            assert len(hall.rooms.loaded) <= 2 + 8 + 8 // 4
            for table_id in others:  # it is there for whoever comes again
                assert (await hall.rooms.room(table_id)).table_id == table_id
                assert len(hall.rooms.loaded) <= 2 + 8 + 8 // 4

    asyncio.run(run())


def loaded(server: Server) -> int:
    lines = Person(server).get("/metrics").body.decode().splitlines()
    found = dict(line.split() for line in lines)
    return int(found["kingsbridge_tables_loaded"])


def test_nobody_makes_the_server_load_a_table_that_is_not_for_him(rough: Server) -> None:
    ana, eve = Person(rough, "Ana"), Person(rough, "Eve")
    table = ana.open_table(ME, FREE)
    eve.open_table(ME, FREE)
    rough.restart()
    before = loaded(rough)
    for path in ("", "/history", "/story", "/chance", "/export", "/record", "/course", "/past"):
        answer = eve.get(table.path + path)
        assert (answer.status, answer.reason) == (403, "refused-no-seat")
    for path, body in (("/leave", {"seat": 0}), ("/sit", {"seat": 1}), ("/again", {})):
        assert eve.post(table.path + path, body).status == 403
    assert loaded(rough) == before
    assert ana.get(table.path).status == 200
    assert loaded(rough) == before + 1
