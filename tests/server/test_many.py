"""Several servers on one PostgreSQL: whoever plays does not notice at which of them he is."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server import wire
from kingsbridge.server.play.company import minder
from kingsbridge.server.play.reviews import Reviews
from kingsbridge.storage.errors import StorageError
from kingsbridge.storage.rows import DeviceRow, HideTable, PutDevice
from kingsbridge.table.state import Impossible
from sample import FIRST, GAME, LARGER, SECOND
from server.sharing import Shared, at
from server.together import (
    Guest,
    House,
    all_here,
    houses,
    open_table,
    opened_house,
    play_on,
    room_of,
    settled,
    until,
)
from serving import (
    ME,
    PATIENCE,
    Person,
    Server,
    bot,
    figures,
    kingsbridge,
    wait_until,
)
from serving import play_on as play_at
from storage.postgres import Postgres

HIDDEN = next(name for name, seats in LARGER if seats == 3 and GAMES[name].HIDDEN)
AGREES = True
HANG_UP = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname LIKE 'fresh%'
"""


async def two_at_two(url_or_houses: list[House], **choices: Any) -> tuple[Guest, Guest]:
    """Ana at the first server, Ben at the second, and Ben is asked."""
    left, right = url_or_houses[0], url_or_houses[-1]
    table_id = await open_table(left, **choices)
    ana = await Guest(left, table_id, 0).come()
    ben = await Guest(right, table_id, 1).come()
    await settled([ana, ben])
    return ana, ben


# --- Whole games ---


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAME, HIDDEN])
def test_a_whole_game_is_the_same_at_two_servers_as_at_one(
    url: str, tmp_path: Path, game: str
) -> None:
    async def run(where: str, number: int) -> list[Any]:
        async with houses(where, number) as found:
            table_id = await open_table(found[0], game=game)
            seats = len(room_of(found[0], table_id).table.chairs)
            guests = [
                await Guest(found[seat % number], table_id, seat).come() for seat in range(seats)
            ]
            return await play_on(guests, Random(7))

    at_two = asyncio.run(run(url, 2))
    assert len(at_two) > 20
    assert at_two == asyncio.run(run(f"sqlite:///{tmp_path / 'one.db'}", 1))


# --- What one server stores, the others tell ---


def test_a_move_reaches_the_other_server_and_brings_its_answer(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            assert await ben.act(FIRST, "mine") is None
            ben.look()
            assert ben.dones == ["mine"]
            await ana.sees(lambda sight: sight["asked"] == 0)
            await ana.act(SECOND)
            await ben.sees(lambda sight: sight["number"] == ana.look()["number"])
            assert ben.sight["view"] == ana.sight["view"]

    asyncio.run(run())


def test_a_stale_command_is_refused_by_the_server_that_did_not_know(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            _, ben = await two_at_two(found)
            other = await Guest(found[0], ben.table_id, 1).come()
            monkeypatch.setattr(found[0].company, "hear", lambda _word: None)
            await ben.act(FIRST)
            with pytest.raises(Impossible, match="refused-stale"):
                await other.act(FIRST)
            await other.sees(lambda sight: sight == ben.look())
            assert not other.paper.ended

    asyncio.run(run())


def test_the_same_command_sent_to_both_is_carried_out_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            other = await Guest(found[0], ben.table_id, 1).come()
            for one in found:
                monkeypatch.setattr(one.company, "hear", lambda _word: None)
            answers = await asyncio.gather(
                ben.do(wire.Say, "once", name="same"), other.do(wire.Say, "once", name="same")
            )
            assert answers.count(None) == 1
            await settled([ana])
            for guest in (ana, ben, other):
                guest.look()
                assert guest.said == ["once"]

            number = ben.look()["changed"]
            first, second = await asyncio.gather(
                ben.do(wire.Act, number, FIRST, name="move"),
                other.do(wire.Act, number, FIRST, name="move"),
            )
            assert (first is None) != (second is None)
            stored = await asyncio.to_thread(found[0].journal.lines, ben.table_id)
            assert sum(FIRST in body for _, body in stored) == 1

    asyncio.run(run())


def test_two_who_speak_at_once_at_two_servers_are_both_heard(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            for one in found:
                monkeypatch.setattr(one.company, "hear", lambda _word: None)
            for turn in range(5):
                await asyncio.gather(
                    ana.do(wire.Say, f"ana {turn}"), ben.do(wire.Say, f"ben {turn}")
                )
            stored = await asyncio.to_thread(found[0].journal.lines, ana.table_id)
            assert [number for number, _ in stored] == list(range(len(stored)))
            assert sum("said" in body for _, body in stored) == 10

    asyncio.run(run())


def test_talk_wishes_and_notes(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            watcher = await Guest(found[0], ana.table_id, SPECTATOR).come()
            await ben.act(FIRST)
            await ana.sees(lambda sight: sight["asked"] == 0)
            await ana.act(SECOND)
            await ben.sees(lambda sight: sight["number"] == ana.look()["number"])

            await ana.do(wire.Say, "that was hasty")
            await ana.do(wire.Ask, "take back")
            await ben.sees(lambda sight: sight["wish"])
            await ben.do(wire.Answer, AGREES)
            await ana.sees(lambda sight: sight["asked"] == 0 and not sight["wish"])
            assert ben.said == ["that was hasty"]

            number = watcher.look()["number"]
            await ben.do(wire.Note, "a secret")
            again = await Guest(found[0], ana.table_id, 1).come(since=0)
            await settled([ana, ben, watcher])
            again.look()
            assert "a secret" in again.said
            assert watcher.look()["number"] == number
            await found[1].hall.commands.change(ana.table_id, lambda table: table.remove_notes(1))
            late = await Guest(found[0], ana.table_id, 1).come(since=0)
            await settled([late])
            assert "a secret" not in late.said

            await ana.do(wire.Ask, "abandon")
            await ben.sees(lambda sight: sight["wish"])
            await ben.do(wire.Answer, AGREES)
            await ana.sees(lambda sight: sight["phase"] == "abandoned")

    asyncio.run(run())


def test_a_game_taken_back_to_before_the_snapshot_at_another_server(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingsbridge.server.play.commands.SNAPSHOT_EVERY", 3)

    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            await play_on([ana, ben], Random(1), most=12)
            await until(lambda: found[0].journal.snapshot(ana.table_id))
            third = await opened_house(url)
            watcher = await Guest(third, ana.table_id, SPECTATOR).come()
            assert room_of(third, ana.table_id).table.heard_from
            asker, other = (ana, ben) if not ana.is_asked else (ben, ana)
            await asker.do(wire.Ask, "take back")
            await other.sees(lambda sight: sight["wish"])
            await other.do(wire.Answer, AGREES)
            await settled([ana, ben, watcher])
            assert watcher.look()["view"]["asked"] == asker.seat
            assert not watcher.paper.ended
            await third.hall.part()
            third.journal.close()

    asyncio.run(run())


# --- Who sits where, and who is there ---


def test_a_moved_seat_is_closed_at_the_other_server(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            found[0].journal.write(PutDevice(DeviceRow("phone", "phone", "", 0.0))).result()
            await found[0].hall.commands.change(
                ana.table_id, lambda table: table.sit(1, "phone", "Ben")
            )
            await until(lambda: ben.paper.ended)
            assert ben.paper.ended == [4409]
            assert ana.paper.ended == []

    asyncio.run(run())


def test_everybody_is_told_who_comes_and_goes_anywhere(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            await all_here([ana, ben], [0, 1], [])
            ben.go()
            await ana.sees(lambda _: ana.here == [0])

            third = await opened_house(url)  # which says hello, and is told
            await until(lambda: ana.table_id in third.hall.telling.elsewhere)
            ben = await Guest(third, ana.table_id, 1).come()
            await ben.sees(lambda _: ben.here == [0, 1])
            await ana.sees(lambda _: ana.here == [0, 1])
            await third.die()
            third.journal.close()
            await ana.sees(lambda _: ana.here == [0])

    asyncio.run(run())


def test_who_comes_from_one_address_is_told_though_they_come_to_two_servers(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            table_id = await open_table(found[0], game=HIDDEN, seats=3)
            guests = [
                await Guest(found[seat % 2], table_id, seat).come(address=address)
                for seat, address in enumerate(("203.0.113.7", "203.0.113.7", "198.51.100.1"))
            ]
            await all_here(guests, [0, 1, 2], [[0, 1]])
            told = found[0].hall.telling.elsewhere[table_id]
            assert "203.0.113.7" not in str(told)

    asyncio.run(run())


def test_a_removed_table_is_gone_everywhere(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            await ben.do(wire.Resign)
            await ana.sees(lambda sight: sight["phase"] == "over")
            with pytest.raises(Impossible, match="refused-still-kept"):
                await found[0].hall.commands.remove(ana.table_id, "ana")
            found[0].journal.write(HideTable(ana.table_id, "ben")).result()
            await found[0].hall.commands.remove(ana.table_id, "ana")
            await until(lambda: ben.paper.ended)
            assert ana.table_id not in found[1].hall.rooms.loaded

    asyncio.run(run())


# --- Who minds a table ---


def minding(found: list[House], table_id: str) -> House:
    (one,) = [house for house in found if house.company.minds(table_id)]
    return one


def test_every_table_has_one_minder_and_only_those_of_the_dead_change_hands() -> None:
    living = frozenset({3, 17, 99})
    before = {table: minder(table, living) for table in map(str, range(300))}
    assert {list(before.values()).count(number) > 60 for number in living} == {True}
    after = {table: minder(table, living - {17}) for table in before}
    assert all(after[table] == before[table] or before[table] == 17 for table in before)


def test_a_bot_goes_on_when_its_minder_dies(url: str) -> None:
    async def run() -> None:
        async with houses(url, 3) as found:
            table_id = await open_table(found[0], "greedy")
            minded = minding(found, table_id)
            ana = await Guest(next(one for one in found if one is not minded), table_id, 0).come()
            await ana.sees(lambda sight: sight["asked"] == 0)
            await minded.die()
            while ana.is_asked:
                await ana.act(ana.offered[0])
            await ana.sees(lambda sight: sight["asked"] == 0)
            await until(lambda: len(ana.house.company.living) == 2)

    asyncio.run(run())


def test_a_move_that_is_being_stored_while_another_takes_over_is_told(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with houses(url, 1) as found:
            hall = found[0].hall
            table_id = await open_table(found[0], "greedy")
            ana = await Guest(found[0], table_id, 0).come()
            await ana.sees(lambda sight: sight["asked"] == 0)
            store, gate, reached = hall.commands.store, asyncio.Event(), asyncio.Event()

            async def held(*what: Any) -> None:
                if room_of(found[0], table_id).thinking is asyncio.current_task():
                    reached.set()
                    await gate.wait()
                await store(*what)

            monkeypatch.setattr(hall.commands, "store", held)
            while ana.is_asked:
                await ana.act(ana.offered[0])
            await reached.wait()
            monkeypatch.setattr(found[0].company, "minds", lambda _table_id: False)
            await hall.stand_ins.look_around()
            gate.set()
            lines = room_of(found[0], table_id).table.number
            await ana.sees(lambda sight: sight["number"] == lines)
            assert len(found[0].journal.lines(table_id)) == lines

    asyncio.run(run())


def test_a_table_nobody_has_in_memory_is_taken_up(url: str) -> None:
    async def run() -> None:
        async with houses(url, 1) as found:
            table_id = await open_table(found[0], "greedy")
            room = room_of(found[0], table_id)
            await until(lambda: room.table.asked == 0)
            seen = room.table.number
            found[0].company.living = frozenset()  # it does not mind the table any more
            ana = await Guest(found[0], table_id, 0).come()
            await ana.act(ana.offered[0])
            assert room.table.bot_to_act()
            await found[0].die()
            second = await opened_house(url)
            await until(lambda: table_id in second.hall.rooms.loaded)
            await until(lambda: room_of(second, table_id).table.number > seen + 1)
            await second.hall.part()
            second.journal.close()

    asyncio.run(run())


def test_a_deadline_is_kept_by_another_server_when_the_minder_dies(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            table_id = await open_table(found[0], absent_after=1000)
            minded = minding(found, table_id)
            other = next(one for one in found if one is not minded)
            await until(lambda: table_id in minded.hall.stand_ins.deadlines)
            assert table_id not in other.hall.stand_ins.deadlines
            await minded.die()
            await until(lambda: table_id in other.hall.stand_ins.deadlines)
            left = other.hall.stand_ins.deadlines[table_id].due - other.hall.stand_ins.clock()
            assert 900 < left <= 1000
            stand_ins = other.hall.stand_ins
            now = stand_ins.clock()
            stand_ins.clock = lambda: now + 1001
            await stand_ins.replace_absent()
            assert room_of(other, table_id).table.chairs[1].bot

    asyncio.run(run())


def test_a_move_at_one_server_puts_the_deadline_off_at_the_minder(url: str) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            table_id = await open_table(found[0], absent_after=1000)
            minded = minding(found, table_id)
            other = next(one for one in found if one is not minded)
            await until(lambda: table_id in minded.hall.stand_ins.deadlines)
            for room in list(minded.hall.rooms.loaded.values()):
                minded.hall.rooms.forget(room)
            before = minded.hall.stand_ins.deadlines[table_id]
            ben = await Guest(other, table_id, 1).come()
            await ben.do(wire.Say, "let me think")
            await ben.act(FIRST)
            deadlines = minded.hall.stand_ins.deadlines
            await until(lambda: deadlines[table_id].changed > before.changed)
            assert deadlines[table_id].due > before.due
            assert table_id not in minded.hall.rooms.loaded

    asyncio.run(run())


def test_a_review_goes_on_when_the_server_that_works_on_it_dies(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def without_end(*_what: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_review", without_end)

    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            await play_on([ana, ben], Random(1), most=4)
            await ben.do(wire.Resign)
            await ana.sees(lambda sight: sight["phase"] == "over")
            reviews = {one.company.number: reviews_of(one) for one in found}
            minded = minding(found, ana.table_id)
            other = next(one for one in found if one is not minded)
            await reviews[other.company.number].begin(ana.table_id)
            await until(lambda: reviews[minded.company.number].awaits(ana.table_id))
            assert not reviews[other.company.number].awaits(ana.table_id)
            assert found[0].journal.review(ana.table_id)
            await reviews[minded.company.number].stop()
            await minded.die()
            await until(lambda: reviews[other.company.number].awaits(ana.table_id))
            await reviews[other.company.number].stop()

    asyncio.run(run())


def reviews_of(house: House) -> Reviews:
    """What works reviews out at a server, as the application sets it up."""
    hall = house.hall
    reviews = Reviews(hall.rooms, hall.durable, hall.company)
    hall.review_wanted = reviews.wanted
    house.company.when_changed.append(reviews.look_around)
    return reviews


async def is_over(house: House, table_id: str) -> bool:
    """Is a game over by what is stored?  A server may be a move ahead of that."""
    whole = await asyncio.to_thread(house.hall.rooms.whole, table_id)
    return whole.phase == "over"


def test_two_that_mind_the_same_table_for_a_moment_do_no_harm(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            for one in found:
                monkeypatch.setattr(one.company, "minds", lambda _table_id: True)
            table_id = await open_table(found[0], "greedy", "greedy", seats=2)
            await found[1].hall.rooms.room(table_id)
            async with asyncio.timeout(PATIENCE):
                while not await is_over(found[1], table_id):  # noqa: ASYNC110 -- nobody tells
                    await asyncio.sleep(0.005)
            stored = await asyncio.to_thread(found[0].journal.lines, table_id)
            assert [number for number, _ in stored] == list(range(len(stored)))

    asyncio.run(run())


def test_hello_and_goodbye(url: str) -> None:
    async def run() -> None:
        async with houses(url, 1) as found:
            first = found[0].company
            assert first.living == {first.number}
            second = await opened_house(url)
            await until(lambda: len(first.living) == 2)
            assert second.company.living == first.living
            await second.hall.part()
            second.journal.close()
            await until(lambda: first.living == {first.number})

    asyncio.run(run())


# --- Real processes ---


@pytest.fixture
def pair(url: str, tmp_path: Path) -> Iterator[tuple[Shared, Shared]]:
    """Two server processes on one database; neither tells a secret."""
    with Shared(url, tmp_path / "one") as left, Shared(url, tmp_path / "two") as right:
        yield left, right
        assert not left.leaks()
        assert not right.leaks()


def test_requests_may_go_to_any_server(pair: tuple[Shared, Shared]) -> None:
    left, right = pair
    ana, ben = Person(left, "Ana"), Person(right, "Ben")
    table = ana.open_table()
    with ana.at(table) as seat:
        assert ben.sit(table.links[1]).status == 200
        seat.hear_until(lambda sight: sight["phase"] == "playing")
        with at(left, ben).at(table) as again, ben.at(table) as other:
            other.act(FIRST)
            again.hear_until(lambda sight: sight["asked"] == 0)
            assert at(right, ana).sight(table) == seat.hear_until(lambda one: one["asked"] == 0)
            code = ben.post(table.path + "/move-seat", {"seat": 1}).json()["code"]
            assert Person(left).sit(code).status == 200
            assert (again.closed(), other.closed()) == (4409, 4409)
    name = at(left, ben).post("/api/me/name", {"name": "Benedict"})
    assert name.json()["name"] == at(right, ben).get("/api/me").json()["name"] == "Benedict"


def test_a_browser_that_is_shut_out_is_shut_out_everywhere(pair: tuple[Shared, Shared]) -> None:
    left, right = pair
    ana = Person(left, "Ana")
    table = ana.open_table(ME, bot("random"))
    code = ana.post("/api/me/code", {}).json()["code"]
    left.secrets.add(code)
    phone = Person(right)
    assert phone.post("/api/recover", {"code": code}).status == 200
    with phone.at(table) as seat:
        assert at(left, phone).get(table.path).status == 200
        assert ana.post("/api/me/alone", {}).status == 204
        assert seat.closed() == 4408
    assert phone.get(table.path).status == 403
    assert at(left, phone).get(table.path).status == 403


def test_play_goes_on_elsewhere_when_a_server_is_killed(pair: tuple[Shared, Shared]) -> None:
    left, right = pair
    ana = Person(left, "Ana")
    tables = [ana.open_table(ME, bot("random")) for _ in range(6)]
    seats = [at(right, ana).at(table) for table in tables[:3]]
    seats += [ana.at(table) for table in tables[3:]]
    play_at(seats[:1], Random(1), most=2)
    left.kill()
    seats[3:] = [at(right, ana).at(table, "?since=0") for table in tables[3:]]
    for seat in seats:
        assert play_at([seat], Random(2), most=3) == 3
        seat.hear_until(lambda sight: sight["asked"] == 0)
        seat.socket.close()


def test_several_processes_on_one_port(url: str, tmp_path: Path) -> None:
    with Shared(url, tmp_path / "data", "--processes=2") as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        wait_until(lambda: figures(ana)["kingsbridge_servers"] == 2, "both are there")
        table = ana.open_table()
        assert ben.sit(table.links[1]).status == 200
        with ana.at(table) as left, ben.at(table) as right:
            right.act(FIRST)
            left.hear_until(lambda sight: sight["asked"] == 0)
        first, *_ = before = serving(server)
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len({*serving(server)} - {*before}) == 1, "another takes its place")
        wait_until(lambda: is_well(ana) and figures(ana)["kingsbridge_servers"] == 2, "it is there")
        with ana.at(table) as left:
            left.act(left.offered[0])
        pids = serving(server)
        assert server.stop() < PATIENCE
        assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def is_well(person: Person) -> bool:
    return person.get("/health").status == 200


def serving(server: Server) -> list[int]:
    """The processes that a server has started to serve; bots think in theirs."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in command_line(child)]


def command_line(pid: str) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def test_several_processes_on_a_file_are_refused(tmp_path: Path) -> None:
    refused = kingsbridge("serve", "--processes=2", f"--data={tmp_path}")
    assert refused.returncode == 2
    assert refused.stderr == (
        "kingsbridge: several processes need a database in PostgreSQL: --database\n"
    )


def test_a_socket_that_comes_while_the_database_is_away_may_come_again(
    url: str, tmp_path: Path, postgres: Postgres
) -> None:
    with Shared(url, tmp_path / "data") as server:
        ana = Person(server, "Ana")
        table = ana.open_table(ME, bot("random"))
        postgres.stop()
        try:
            with pytest.raises(InvalidStatus) as refused:
                ana.at(table)
            assert refused.value.response.status_code == 503
            assert ana.get("/health").status == 503
        finally:
            postgres.start()
        wait_until(lambda: is_well(ana), "it hears the others again")
        with ana.at(table) as seat:
            seat.hear_until(lambda sight: sight["asked"] == 0)
            seat.act(seat.offered[0])
        assert "handshake" not in server.log


# --- Connections that are lost ---


def test_nothing_is_missed_when_the_connection_that_listens_is_lost(
    url: str, postgres: Postgres
) -> None:
    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            numbers = {one.company.number for one in found}
            await asyncio.to_thread(postgres.do, HANG_UP)
            await ben.act(FIRST)
            await ana.sees(lambda sight: sight["asked"] == 0)
            assert ana.look()["view"] == ben.look()["view"]
            await until(lambda: all(len(one.company.living - numbers) == 2 for one in found))
            await all_here([ana, ben], [0, 1], [])
            assert not ana.paper.ended + ben.paper.ended

    asyncio.run(run())


def test_a_server_that_cannot_listen_again_sends_its_people_elsewhere(
    url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingsbridge.server.play.company.DEAFNESS", 0.3)

    async def run() -> None:
        async with houses(url, 2) as found:
            ana, ben = await two_at_two(found)
            postgres.stop()
            try:
                await until(lambda: ana.paper.ended and ben.paper.ended)
                assert not found[0].company.is_well
                assert not found[0].company.minds(ana.table_id)
                with pytest.raises(StorageError):
                    await ben.act(FIRST)
            finally:
                postgres.start()
            await until(lambda: all(len(one.company.living) == 2 for one in found))
            ben = await Guest(found[1], ben.table_id, 1).come()
            await ben.act(FIRST)

    asyncio.run(run())
