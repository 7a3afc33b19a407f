"""A damaged database: which tables are hurt, and what can be saved of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from kingsbridge.core.chance import new_seed
from kingsbridge.server import wire
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    BrowserRow,
    DeviceRow,
    HideTable,
    LinkRow,
    NameRow,
    PutBrowser,
    PutDevice,
    PutLink,
    PutName,
    PutRecovery,
    RecoveryRow,
)
from kingsbridge.table.events import Opened, Sat, SeatPlan
from sample import GAME, RULES
from serving import kingsbridge

PAGE = 4096
TALK = 12
NAMES = [f"table-{number}" for number in range(6)]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with six tables at which much was said."""
    folder = tmp_path / "data"
    folder.mkdir()

    async def fill() -> None:
        with Journal(f"sqlite:///{folder / 'kingsbridge.db'}") as journal:
            for name in ("ana", "ben"):
                journal.write(PutDevice(DeviceRow(name, f"token of {name}", name, 0.0))).result()
            journal.write(
                PutBrowser(BrowserRow("token of a tablet", "ana", 1.0)),
                PutRecovery(RecoveryRow("ana", "hash of a code", 1.0)),
                PutName(NameRow("ana", "ana", "Ana", 1.0)),
            ).result()
            hall = Hall(journal, Workers(0))
            for name in NAMES:
                plans = (SeatPlan(), SeatPlan())
                opened = Opened(GAME, RULES.RULES_VERSION, plans, "ana", new_seed())
                sitting = [Sat(0, "ana", "Ana"), Sat(1, "ben", "Ben")]
                await hall.open(opened, sitting, name)
                journal.write(PutLink(LinkRow(f"link of {name}", name, -3, None, None))).result()
                for number in range(TALK):
                    said = wire.Say(f"say-{number}", f"{name} {number} ".ljust(400, "."))
                    await hall.commands.obey(name, number % 2, said)
            journal.write(HideTable(NAMES[0], "ben")).result()

    asyncio.run(fill())
    with contextlib.closing(sqlite3.connect(folder / "kingsbridge.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder


def damage(data: Path, holding: str) -> None:
    """Overwrite the page of the file on which this stands, as a dying disk would."""
    file = data / "kingsbridge.db"
    content = bytearray(file.read_bytes())
    page = content.index(holding.encode()) // PAGE * PAGE
    content[page : page + PAGE] = b"\xa5" * PAGE
    file.write_bytes(content)


def checked(data: Path) -> list[str]:
    """The tables that ``check-tables`` finds broken."""
    told = json.loads(kingsbridge("check-tables", "--data", data, "--json").stdout)
    assert told["tables"] == len(NAMES)
    return [broken["table"] for broken in told["broken"]]


def test_what_is_whole_is_rescued_and_what_is_hurt_is_named(data: Path, tmp_path: Path) -> None:
    damage(data, "table-3 6 ")
    assert checked(data) == ["table-3"]
    refused = kingsbridge("backup", tmp_path / "backup", "--data", data)
    assert refused.returncode == 2
    assert "rescue" in refused.stderr

    told = kingsbridge("rescue", tmp_path / "saved", "--data", data)
    assert told.returncode == 1, told.stderr
    assert "table-3: lost: " in told.stdout
    assert "5 of 6 tables are in" in told.stdout

    other = tmp_path / "other"
    restored = kingsbridge("restore", tmp_path / "saved", "--data", other)
    assert restored.returncode == 0, restored.stderr
    whole = kingsbridge("check-tables", "--data", other)
    assert whole.stdout == "5 of 5 tables replay\n"
    with Journal(f"sqlite:///{other / 'kingsbridge.db'}") as journal:
        assert journal.device("token of ana") == DeviceRow("ana", "token of ana", "ana", 0.0)
        assert journal.device("token of a tablet") == journal.device("token of ana")
        assert journal.recovered("hash of a code") == journal.device("token of ana")
        assert journal.name_of("ana") == "Ana"
        assert journal.link("link of table-1") is not None
        assert journal.command("table-1", "1 say-11") is not None
        assert [row.hidden for row in journal.seats(NAMES[0])] == [False, True]
        assert len(journal.tables_of("ben")) == 5


def test_tables_survive_the_loss_of_lists_and_devices(data: Path, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(data / "kingsbridge.db")) as database, database:
        for statement in (
            "PRAGMA foreign_keys = OFF",
            "DELETE FROM tables WHERE table_id = 'table-1'",
            "DELETE FROM devices WHERE device_id = 'ben'",
            "DELETE FROM seats WHERE table_id = 'table-2'",
            "DELETE FROM lines WHERE table_id = 'table-4' AND number = 7",
            "DELETE FROM lines WHERE table_id = 'table-5'",
        ):
            database.execute(statement)
    assert checked(data) == ["table-1", "table-4", "table-5"]
    told = kingsbridge("rescue", tmp_path / "saved", "--data", data)
    assert "4 of 6 tables are in" in told.stdout, told.stderr
    assert "table-4: lost: does not replay: some of its lines are missing" in told.stdout
    with Journal(f"sqlite:///{tmp_path / 'saved'}") as journal:
        assert [one.device_id for one in journal.seats("table-2")] == ["ana", "ben"]
        assert {one.header.table_id for one in journal.tables_of("ana")} == {*NAMES[:4]}


def test_a_table_of_other_rules_is_saved_as_it_is(data: Path, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(data / "kingsbridge.db")) as database, database:
        for where, key in (("lines", "number = 0 AND table_id"), ("tables", "table_id")):
            change = "body = replace(body, '\"rules\":', '\"rules\":9')" if where == "lines" else ""
            database.execute(
                f"UPDATE {where} SET {change or 'rules = 9'} WHERE {key} = 'table-0'"  # noqa: S608 -- of this test
            )
    told = kingsbridge("rescue", tmp_path / "saved", "--data", data)
    assert told.returncode == 0, told.stderr
    assert "table-0: saved as it is: played by rules version" in told.stdout
    assert "6 of 6 tables are in" in told.stdout


def test_nothing_is_written_over_and_what_is_no_database_is_refused(
    data: Path, tmp_path: Path
) -> None:
    (tmp_path / "there").write_text("kept")
    refused = kingsbridge("rescue", tmp_path / "there", "--data", data)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert (tmp_path / "there").read_text() == "kept"
    (data / "kingsbridge.db").write_bytes(b"\xa5" * PAGE)
    refused = kingsbridge("rescue", tmp_path / "saved", "--data", data)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert not (tmp_path / "saved").exists()
