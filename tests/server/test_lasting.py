"""What is acknowledged lasts: crashes, stops, resuming, backups, and checking what is stored."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from serving import ME, Person, Server, Table, bot, kingsbridge, play_on


def begun(server: Server) -> tuple[Person, Person, Table]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table()
    assert ben.sit(table.links[1]).status == 200
    return ana, ben, table


def test_what_was_acknowledged_survives_a_crash(rough: Server) -> None:
    ana, ben, table = begun(rough)
    with ana.at(table) as left, ben.at(table) as right:
        play_on([left, right], Random(1), most=60)
        left.do("note", text="for later")
        seen = right.settle()
        run = left.welcome["run"]
        rough.kill()
    rough.start()
    assert ben.sight(table) == seen
    assert ana.get("/api/my-tables").json()[0]["table"] == table.id
    assert ana.get(table.path + "/story").json()[-1]["blanks"]["text"] == "for later"
    with ana.at(table) as left, ben.at(table) as right:
        assert left.welcome["run"] != run
        play_on([left, right], Random(2))
        assert left.sight["phase"] == "over"


def test_a_take_back_beyond_a_crash(rough: Server) -> None:
    ana, ben, table = begun(rough)
    with ana.at(table) as left, ben.at(table) as right:
        play_on([left, right], Random(3), most=70)
    rough.restart()
    with ana.at(table) as left, ben.at(table) as right:
        left.do("ask", wish="take back")
        right.settle()
        right.do("answer", agrees=True)
        left.settle()
        assert left.is_asked
        assert rough.lines(table.id)[-1]["event"] == "rewound"
        play_on([left, right], Random(4), most=5)
        seen = left.settle()
    rough.restart()
    assert ana.sight(table) == seen


def test_a_bot_goes_on_after_a_crash(rough: Server) -> None:
    ana = Person(rough, "Ana")
    table = ana.open_table(ME, bot("greedy"))
    rough.restart()
    with ana.at(table) as seat:
        play_on([seat], Random(5), most=5)


def test_a_client_that_missed_something_is_told(duel: Any) -> None:
    number = duel.seats[0].sight["number"]
    play_on(duel.seats, Random(6), most=15)
    with duel.ana.at(duel.table, f"?since={number}") as again:
        assert again.sight == duel.seats[0].settle()
        assert again.story == duel.seats[0].story[-len(again.story) :]
        assert again.story == duel.ana.get(f"{duel.table.path}/story?since={number}").json()
    with duel.ana.at(duel.table) as afresh:
        assert afresh.story == []


def test_a_client_that_missed_something_is_told_after_a_crash(rough: Server) -> None:
    ana, ben, table = begun(rough)
    with ana.at(table) as left, ben.at(table) as right:
        number = left.sight["number"]
        play_on([left, right], Random(7))
    rough.restart()
    with ana.at(table, f"?since={number}") as again:
        assert again.story == ana.get(f"{table.path}/story?since={number}").json()


def test_numbers_grow_without_gaps(duel: Any) -> None:
    play_on(duel.seats, Random(8), most=20)
    told = [json.loads(text) for text in duel.seats[0].received]
    numbers = [message["number"] for message in told if message["type"] == "changed"]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_a_graceful_stop_with_sockets_open(start: Callable[..., Server]) -> None:
    server = start()
    ana, ben, table = begun(server)
    with ana.at(table) as left, ben.at(table) as right:
        right.act(right.offered[0])
        assert server.stop() < 10
        assert left.closed() in {1001, 1012, 4408}
    server.start()
    assert ana.sight(table)["number"] == right.sight["number"]
    assert '"ERROR"' not in server.log


def test_a_backup_while_people_play_brings_the_tables_back(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start()
    ana, ben, table = begun(server)
    others = [ana.open_table(listed=True, title="Friday") for _ in range(2)]
    with ana.at(table) as left, ben.at(table) as right:
        play_on([left, right], Random(9), most=50)
        seen = left.settle()
        saved = kingsbridge("backup", tmp_path / "backup", "--data", server.data)
        assert saved.returncode == 0, saved.stderr
        play_on([left, right], Random(10), most=1)
    code = ana.post(others[0].path + "/move-seat", {"seat": 0}).json()["code"]
    secrets = [*server.secrets, code, ana.cookies["kingsbridge_device"]]
    stored = (tmp_path / "backup").read_bytes()
    assert not any(secret.encode() in stored for secret in secrets)
    server.stop()

    copy = Server(tmp_path / "copy")
    restored = kingsbridge("restore", tmp_path / "backup", "--data", copy.data)
    assert restored.returncode == 0, restored.stderr
    again = kingsbridge("restore", tmp_path / "backup", "--data", copy.data)
    assert again.returncode == 2
    assert again.stderr.count("\n") == 1
    with copy:
        ana.server = ben.server = copy
        assert ana.sight(table) == seen
        assert {row["table"] for row in ben.get("/api/tables").json()} == {
            other.id for other in others
        }
        with ana.at(table) as left, ben.at(table) as right:
            play_on([left, right], Random(11), most=5)
    checked = kingsbridge("check-tables", "--data", copy.data, "--json")
    assert json.loads(checked.stdout) == {"tables": 3, "broken": []}


def test_tables_are_checked_and_those_of_other_rules_named(
    start: Callable[..., Server],
) -> None:
    server = start()
    ana, ben, table = begun(server)
    other = ana.open_table()
    with ana.at(table) as left, ben.at(table) as right:
        play_on([left, right], Random(12), most=20)
    checked = kingsbridge("check-tables", "--data", server.data)
    assert (checked.returncode, checked.stdout) == (0, "2 of 2 tables replay\n")
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE tables SET rules = 99 WHERE table_id = ?", [table.id])

    checked = kingsbridge("check-tables", "--data", server.data)
    assert checked.returncode == 1
    assert table.id in checked.stdout
    assert "99" in checked.stdout
    assert "1 of 2 tables replay" in checked.stdout
    told = json.loads(kingsbridge("check-tables", "--data", server.data, "--json").stdout)
    assert [broken["table"] for broken in told["broken"]] == [table.id]

    server.start()
    refused = ana.get(table.path)
    assert (refused.status, refused.reason) == (409, "refused-other-rules")
    with pytest.raises(InvalidStatus):
        ana.at(table)
    assert ana.sight(other)["phase"] == "waiting"
    assert len(ana.get("/api/my-tables").json()) == 2
