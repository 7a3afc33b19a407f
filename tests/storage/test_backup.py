"""A backup is one file, of one moment, and goes into either database again."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import create_engine, select, text

from kingsbridge.storage.backup import restore
from kingsbridge.storage.errors import BadBackup, DatabaseRefused
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    Append,
    BrowserRow,
    DeviceRow,
    Header,
    LinkRow,
    NameRow,
    PutBrowser,
    PutDevice,
    PutLink,
    PutName,
    PutRecovery,
    PutReview,
    PutSeat,
    PutSnapshot,
    PutTable,
    RecoveryRow,
    SeatRow,
    UseLink,
)
from kingsbridge.storage.schema import METADATA

KINDS = ["sqlite", "postgresql"]


def header(table: str, number: int) -> Header:
    listed = number % 2 == 0
    return Header(table, "chess", 1, "playing", listed, -2, number, 1794780000.125, 0.1 + 0.2)


def fill(journal: Journal) -> None:
    """Something in every table, with the values that are easily lost."""
    bodies = tuple(f'{{"n": {number}, "text": "ünïcödé 🏰"}}' for number in range(2500))
    journal.write(Append("oak", 0, bodies, command="c-1"), PutTable(header("oak", 2500))).result(60)
    journal.write(Append("elm", 0, ("",)), PutTable(header("elm", 1))).result(60)
    journal.write(
        PutSnapshot("oak", 2000, "{}"),
        PutDevice(DeviceRow("ana-phone", "hash-of-ana", "Anas phöne", 1794780000.0625)),
        PutSeat(SeatRow("oak", 0, "ana-phone", "Ana")),
        PutSeat(SeatRow("oak", 1, None, "")),
        PutLink(LinkRow("hash-of-link", "oak", 1, 1794780000.5, None)),
        PutLink(LinkRow("hash-of-other", "oak", -3, None, None)),
        UseLink("hash-of-link", "ana-phone"),
        PutBrowser(BrowserRow("hash-of-tablet", "ana-phone", 1794780000.0625)),
        PutRecovery(RecoveryRow("ana-phone", "hash-of-code", 1794780000.0625)),
        PutReview("oak", 1, "{}"),
        PutName(NameRow("anä", "ana-phone", "Anä", 1794780000.0625)),
    ).result(60)


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


@pytest.mark.parametrize("target", KINDS)
def test_a_backup_goes_into_either_database(
    journal: Journal, url: str, target: str, fresh: Callable[[str], str], tmp_path: Path
) -> None:
    fill(journal)
    journal.backup(tmp_path / "saved")
    other = fresh(target)
    restore(tmp_path / "saved", other)

    assert contents(other) == contents(url)
    assert all(contents(other).values())
    with Journal(other) as restored:
        restored.write(Append("oak", 2500, ("next",))).result(60)
        assert restored.command("oak", "c-1") == 0
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["saved"]


def test_an_empty_journal_has_a_backup_too(
    journal: Journal, fresh: Callable[[str], str], tmp_path: Path
) -> None:
    journal.backup(tmp_path / "saved")
    other = fresh("sqlite")
    restore(tmp_path / "saved", other)

    assert not any(contents(other).values())


@contextmanager
def playing(journal: Journal, tables: int) -> Iterator[list[dict[str, int]]]:
    """Play at several tables; each thread keeps count of what was acknowledged to it."""
    stop = Event()
    counts: list[dict[str, int]] = [{"lines": 0} for _ in range(tables)]

    def play(table: int) -> None:
        while not stop.is_set():
            number = counts[table]["lines"]
            line = Append(f"table-{table}", number, ("a line", "and another"))
            journal.write(line, PutTable(header(f"table-{table}", number + 2))).result(60)
            counts[table]["lines"] = number + 2

    threads = [Thread(target=play, args=(table,)) for table in range(tables)]
    for thread in threads:
        thread.start()
    try:
        yield counts
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def test_a_backup_made_during_play_is_of_one_moment(
    journal: Journal, fresh: Callable[[str], str], tmp_path: Path
) -> None:
    with playing(journal, 8) as counts:
        for number in range(3):
            before = [count["lines"] for count in counts]
            journal.backup(tmp_path / "saved")
            other = fresh("sqlite")
            restore(tmp_path / "saved", other)
            with Journal(other) as restored:
                last = restored.last_numbers()
                headers = {found.table_id: found.number - 1 for found in restored.all_tables()}
            assert last == headers, f"backup {number} is torn"
            for table, lines in enumerate(before):
                assert last.get(f"table-{table}", -1) >= lines - 1, "acknowledged, but left out"


def test_a_backup_takes_the_place_of_an_older_one(journal: Journal, tmp_path: Path) -> None:
    file = tmp_path / "saved"
    journal.backup(file)
    fill(journal)
    journal.backup(file)

    assert len(contents(f"sqlite:///{file}")["lines"]) == 2501
    assert file.stat().st_mode & 0o077 == 0, "it holds the secrets of games under way"


def test_a_backup_that_fails_leaves_nothing_behind(journal: Journal, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.mkdir()
    fill(journal)

    for path in (tmp_path / "nowhere" / "saved", taken):
        with pytest.raises(DatabaseRefused, match="no backup was written"):
            journal.backup(path)
    assert not list(tmp_path.rglob("*.part*"))


def test_a_backup_that_the_disk_does_not_take_leaves_the_older_one(
    journal: Journal, tmp_path: Path
) -> None:
    file = tmp_path / "saved"
    journal.backup(file)
    before = file.read_bytes()
    fill(journal)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before), limits[1]))
    try:
        with pytest.raises(DatabaseRefused, match=r"no backup was written: .*disk I/O error"):
            journal.backup(file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    assert file.read_bytes() == before
    assert not list(tmp_path.rglob("*.part*"))


def test_what_is_damaged_does_not_take_the_place_of_a_good_backup(tmp_path: Path) -> None:
    file, kept = tmp_path / "kingsbridge.db", tmp_path / "backup.db"
    with Journal(f"sqlite:///{file}") as journal:
        fill(journal)
        journal.backup(kept)
    good = kept.read_bytes()
    pages = bytearray(file.read_bytes())
    middle = len(pages) // 2 // 4096 * 4096
    pages[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(pages)
    with (
        Journal(f"sqlite:///{file}") as journal,
        pytest.raises(DatabaseRefused, match="what is stored is damaged"),
    ):
        journal.backup(kept)
    assert kept.read_bytes() == good
    assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["backup.db"]


def test_a_backup_does_not_overwrite_the_database(fresh: Callable[[str], str]) -> None:
    url = fresh("sqlite")
    file = Path(url.removeprefix("sqlite:///"))
    link = file.with_name("link")
    link.symlink_to(file)
    with Journal(url) as journal:
        fill(journal)
        for path in (file, link):
            with pytest.raises(DatabaseRefused, match="the database itself"):
                journal.backup(path)
        assert journal.last_numbers() == {"oak": 2499, "elm": 0}


@pytest.fixture
def saved(fresh: Callable[[str], str], tmp_path: Path) -> Path:
    """A backup with something in it."""
    with Journal(fresh("sqlite")) as journal:
        fill(journal)
        journal.backup(tmp_path / "saved")
    return tmp_path / "saved"


def test_a_database_that_is_not_empty_is_kept_unless_one_says_so(saved: Path, url: str) -> None:
    with Journal(url) as journal:
        journal.write(PutDevice(DeviceRow("ben", "hash-of-ben", "Ben", 0.0))).result(60)
        journal.write(PutSeat(SeatRow("ash", 0, "ben", "Ben"))).result(60)
    before = contents(url)

    with pytest.raises(DatabaseRefused, match="not empty"):
        restore(saved, url)
    assert contents(url) == before

    restore(saved, url, replace=True)
    assert contents(url) == contents(f"sqlite:///{saved}")


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def spoil(file: Path, how: str) -> None:
    """Make a backup into something that cannot be restored."""
    if how in {"missing", "empty", "text", "folder"}:
        file.unlink()
    if how == "empty":
        file.touch()
    elif how == "text":
        file.write_text("kingsbridge record 1\ngame chess\n")
    elif how == "folder":
        file.mkdir()
    elif how == "cut short":
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    elif how == "scribbled on":
        pages = bytearray(file.read_bytes())
        pages[8192:40960] = b"scribble" * 4096
        file.write_bytes(pages)
    elif how == "of another program":
        change(file, "DROP TABLE alembic_version")
    elif how == "of a newer version":
        change(file, "UPDATE alembic_version SET version_num = 'kingsbridge_99'")
    elif how == "without a table":
        change(file, "DROP TABLE lines")


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("missing", "No such file"),
        ("empty", "is not a backup"),
        ("text", "is not a backup"),
        ("folder", "Is a directory"),
        ("cut short", "is damaged"),
        ("scribbled on", "is damaged"),
        ("of another program", "not a backup of Kingsbridge"),
        ("of a newer version", "'kingsbridge_99'.*newer version"),
        ("without a table", "has no lines"),
    ],
)
def test_a_file_that_is_no_good_backup_changes_nothing(
    saved: Path, url: str, how: str, reason: str
) -> None:
    with Journal(url) as journal:
        fill(journal)
    before = contents(url)
    spoil(saved, how)

    with pytest.raises(BadBackup, match=reason) as bad:
        restore(saved, url, replace=True)

    assert str(saved) in str(bad.value)
    assert contents(url) == before


def test_a_restore_that_fails_half_way_changes_nothing(saved: Path, url: str) -> None:
    with Journal(url) as journal:
        fill(journal)
    before = contents(url)
    change(saved, "INSERT INTO seats VALUES ('oak', 5, 'unheard-of', 'Nemo', '', 0, 0)")

    with pytest.raises(DatabaseRefused, match="nothing was restored"):
        restore(saved, url, replace=True)

    assert contents(url) == before


def test_a_restore_leaves_the_backup_as_it_was(saved: Path, url: str) -> None:
    before = saved.read_bytes()
    restore(saved, url)

    assert saved.read_bytes() == before
    assert not list(saved.parent.glob("saved-*"))


def test_a_backup_can_be_opened_as_it_is(saved: Path) -> None:
    engine = create_engine(f"sqlite:///{saved}")
    with engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "delete"
        assert connection.scalar(text("PRAGMA integrity_check")) == "ok"
    engine.dispose()
