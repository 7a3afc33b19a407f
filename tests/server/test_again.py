"""Another game of the same people: one table, whoever asks and however often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from kingsbridge.core.chance import new_seed
from kingsbridge.server import wire
from kingsbridge.server.play.hall import Hall, next_table
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import DeviceRow, PutDevice
from kingsbridge.table.events import Opened, Sat, SeatPlan
from kingsbridge.table.table import Table as BoardTable
from sample import GAME, LARGER, RULES
from serving import FREE, ME, Person, Server, Table, bot, play_on


def abandon(duel: Any) -> None:
    duel.seats[0].do("ask", wish="abandon")
    duel.seats[1].settle()
    duel.seats[1].do("answer", agrees=True)


def at(table: str) -> Table:
    return Table(table, {}, "")


def test_another_game_of_the_same_people(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(
        ME, FREE, title="Friday", listed=True, absent_after=9, absent_bot="random"
    )
    ben.sit(table.links[1])
    with ana.at(table) as left, ben.at(table) as right:
        play_on([left, right], Random(31), most=10)
        right.do("hand over", bot="random")
        play_on([left], Random(32))
        assert left.sight["again"] == ""

        answer = ben.post(table.path + "/again", {})

        assert answer.status == 200
        again = at(answer.json()["table"])
        for seat in (left, right):
            assert seat.hear_until(lambda sight: sight["again"])["again"] == again.id
            assert seat.story[-1]["key"] == "table-continued"
    for person, number in ((ana, 0), (ben, 1)):
        seen = person.sight(again)
        assert (seen["seat"], seen["phase"], seen["title"]) == (number, "playing", "Friday")
        assert seen["seats"] == [
            {"name": name, "bot": "", "person": True, "resigned": False} for name in ("Ana", "Ben")
        ]
        assert seen["commitment"] != person.sight(table)["commitment"]
    old, new = (server.lines(one)[0] for one in (table.id, again.id))
    for same in ("game", "rules", "host", "title", "listed", "absent_after", "absent_bot"):
        assert new[same] == old[same]
    assert new["seed"] != old["seed"]
    with ana.at(again) as left, ben.at(again) as right:
        play_on([left, right], Random(33), most=5)


def test_bots_come_along_and_the_old_table_remembers(rough: Server) -> None:
    ana = Person(rough, "Ana")
    table = ana.open_table(ME, bot("random"))
    with ana.at(table) as seat:
        play_on([seat], Random(34))
    again = ana.post(table.path + "/again", {}).json()["table"]
    assert [chair["bot"] for chair in ana.sight(at(again))["seats"]] == ["", "random"]
    rough.restart()
    assert ana.sight(table)["again"] == again
    assert ana.post(table.path + "/again", {}).json()["table"] == again
    with ana.at(at(again)) as seat:
        play_on([seat], Random(35), most=3)


def test_asked_by_everybody_at_once_it_is_one_table(duel: Any) -> None:
    abandon(duel)
    with ThreadPoolExecutor(16) as pool:
        answers = list(
            pool.map(
                lambda person: person.post(duel.table.path + "/again", {}),
                [duel.ana, duel.ben] * 8,
            )
        )
    assert {answer.status for answer in answers} == {200}
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert [line["event"] for line in duel.server.lines(duel.table.id)].count("continued") == 1
    assert len(duel.ana.get("/api/my-tables").json()) == 2


def test_only_who_sat_there_and_only_at_the_end(duel: Any) -> None:
    answer = duel.ana.post(duel.table.path + "/again", {})
    assert (answer.status, answer.reason) == (409, "refused-not-over")
    abandon(duel)
    assert Person(duel.server).post(duel.table.path + "/again", {}).reason == "refused-no-seat"
    watcher = Person(duel.server)
    watcher.get(duel.table.watch)
    answer = watcher.post(duel.table.path + "/again", {})
    assert (answer.status, answer.reason) == (403, "refused-spectator")
    assert duel.ana.sight(duel.table)["again"] == ""


def test_who_watched_may_watch_the_next_game_too(duel: Any) -> None:
    watcher, stranger = Person(duel.server), Person(duel.server)
    watcher.get(duel.table.watch)
    abandon(duel)
    again = at(duel.ana.post(duel.table.path + "/again", {}).json()["table"])
    assert watcher.sight(again)["seat"] == -3
    assert stranger.get(again.path).reason == "refused-no-seat"
    elsewhere = duel.ana.open_table(ME, ME)
    assert watcher.get(elsewhere.path).reason == "refused-no-seat"


def test_it_counts_as_a_new_table(start: Callable[..., Server]) -> None:
    server = start("--tables-per-minute=1", "--requests-per-second=1000")
    ana = Person(server, "Ana")
    table = ana.open_table(ME, ME)
    with ana.at(table, "?seat=0") as left, ana.at(table, "?seat=1") as right:
        left.do("ask", wish="abandon")
        right.settle()
        right.do("answer", agrees=True)
    assert ana.post(table.path + "/again", {}).status == 429


def test_servers_that_share_a_database_agree(tmp_path: Path) -> None:
    """A new table is there already, from another server or before a kill: it is taken up."""

    async def run() -> None:
        with Journal(f"sqlite:///{tmp_path / 'hall.db'}") as journal:
            journal.write(PutDevice(DeviceRow("ana", "ana", "Ana", 0.0))).result()
            opened = Opened(GAME, RULES.RULES_VERSION, (SeatPlan(),) * 2, "ana", new_seed())
            sitting = [Sat(seat, "ana", "Ana") for seat in range(2)]
            one, other, third = (Hall(journal, Workers(0)) for _ in range(3))
            table_id, _ = await one.open(opened, sitting)
            await one.commands.obey(table_id, 0, wire.Ask("1", "abandon"))
            await one.commands.obey(table_id, 1, wire.Answer("2", agrees=True))
            await other.open(opened, sitting, next_table(opened.seed))  # and then it was killed
            stored = journal.lines(next_table(opened.seed))
            found = await asyncio.gather(third.again(table_id), one.again(table_id))
            assert set(found) == {next_table(opened.seed)}
            assert await Hall(journal, Workers(0)).again(table_id) == next_table(opened.seed)
            assert journal.lines(next_table(opened.seed)) == stored
            last = [body for _, body in journal.lines(table_id)]
            assert len([body for body in last if "continued" in body]) == 1

    asyncio.run(run())


def test_another_game_with_changed_sides(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    ben.sit(table.links[1])
    with ana.at(table) as left:
        left.do("resign")
    answer = ana.post(table.path + "/again", {"rotated": True})
    again = at(answer.json()["table"])
    assert [chair["name"] for chair in ana.sight(again)["seats"]] == ["Ben", "Ana"]
    assert (ana.sight(again)["seat"], ben.sight(again)["seat"]) == (1, 0)
    assert ben.post(table.path + "/again", {}).json() == answer.json()


def test_everybody_sits_one_seat_further() -> None:
    opened = Opened(
        *LARGER[0][:1], 1, (SeatPlan(), SeatPlan("greedy"), SeatPlan()), "ana", new_seed()
    )
    table = BoardTable(opened)
    table.sit(0, "ana", "Ana")
    table.sit(2, "cid", "Cid")
    table.phase = "abandoned"
    plans, sitting = table.another("seed", rotated=True)
    assert [plan.bot for plan in plans.seats] == ["", "", "greedy"]
    assert sitting == [Sat(0, "cid", "Cid"), Sat(1, "ana", "Ana")]
