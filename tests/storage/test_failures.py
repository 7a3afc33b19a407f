"""When the disk or the file refuses: a clear answer, nothing lost, and on it goes afterwards."""

from __future__ import annotations

import os
import pwd
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.storage import databases
from kingsbridge.storage.errors import DatabaseRefused
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Append, Header, PutTable
from kingsbridge.storage.statements import Driver
from storage.postgres import IS_ROOT, NOBODY

LONG = "long " * 100_000


def header(number: int) -> Header:
    listed = True
    return Header("oak", "chess", 1, "playing", listed, 0, number, 0.0, 0.0)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Root may write anywhere; so let it be nobody for a while."""
    if not IS_ROOT:
        yield
        return
    os.seteuid(pwd.getpwnam(NOBODY).pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def permissions(path: Path, mode: int) -> Iterator[None]:
    before = path.stat().st_mode
    path.chmod(mode)
    try:
        yield
    finally:
        path.chmod(before)


def check_refusing(journal: Journal, refusing: Callable[[], Any], reason: str) -> None:
    """While a condition holds, all writes are refused; nothing stored before or after is lost."""
    journal.write(Append("oak", 0, ("zero",)), PutTable(header(1))).result(60)
    with refusing():
        refused = [
            journal.write(Append("oak", 1, (LONG,), command="c-1"), PutTable(header(2))),
            journal.write(Append("elm", 0, (LONG,))),
        ]
        for write in refused:
            with pytest.raises(DatabaseRefused, match=f"not stored: .*{reason}"):
                write.result(60)
        assert journal.lines("oak") == [(0, "zero")]
        assert journal.table("oak") == header(1)

    journal.write(Append("oak", 1, (LONG,), command="c-1"), PutTable(header(2))).result(60)
    assert journal.lines("oak") == [(0, "zero"), (1, LONG)]
    assert journal.table("oak") == header(2)
    assert journal.last_numbers() == {"oak": 1}


@pytest.fixture
def hooked(
    hook: Callable[[str, Callable[[Driver], None]], None],
) -> Callable[[str], Callable[[], Any]]:
    """A condition under which each transaction begins with a statement."""

    def condition(statement: str) -> Callable[[], Any]:
        active = False

        def begin(driver: Driver) -> None:
            if active:
                driver.do(statement)

        @contextmanager
        def holding() -> Iterator[None]:
            nonlocal active
            active = True
            yield
            active = False

        hook("begin", begin)
        return holding

    return condition


def test_a_database_that_may_not_grow(
    fresh: Callable[[str], str], hooked: Callable[[str], Callable[[], Any]]
) -> None:
    with Journal(fresh("sqlite")) as journal:
        check_refusing(journal, hooked("PRAGMA max_page_count = 1"), "full")


def test_a_database_that_turns_read_only(
    fresh: Callable[[str], str], hooked: Callable[[str], Callable[[], Any]]
) -> None:
    with Journal(fresh("sqlite")) as journal:
        check_refusing(journal, hooked("PRAGMA query_only = ON"), "readonly")


def test_a_file_that_cannot_be_written_further(folder: Path) -> None:
    @contextmanager
    def no_long_files() -> Iterator[None]:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(LONG) // 2, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    with Journal(f"sqlite:///{folder}/kingsbridge.db") as journal:
        check_refusing(journal, no_long_files, "disk I/O error")


def test_a_disk_that_is_full(folder: Path) -> None:
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if not IS_ROOT or subprocess.run(mount, check=False, capture_output=True).returncode:  # noqa: S603 -- ours
        pytest.skip("only root can mount a small disk")

    @contextmanager
    def full() -> Iterator[None]:
        filler = folder / "filler"
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:  # until there is no space left
                file.write(bytes(4096))
        yield
        filler.unlink()

    try:
        with Journal(f"sqlite:///{folder}/kingsbridge.db") as journal:
            check_refusing(journal, full, "full")
    finally:
        subprocess.run(["umount", str(folder)], check=True)  # noqa: S603, S607 -- ours


@pytest.mark.parametrize(
    ("file_mode", "folder_mode", "culprit"),
    [
        (None, 0o555, "folder"),
        (0o444, 0o755, "file"),
        (0o644, 0o555, "folder"),
        (0o444, 0o555, "folder"),
    ],
)
def test_a_file_or_folder_that_cannot_be_written(
    folder: Path, file_mode: int | None, folder_mode: int, culprit: str
) -> None:
    file = folder / "kingsbridge.db"
    journal = Journal(f"sqlite:///{file}")
    with without_privileges():
        if file_mode is not None:
            with journal:
                journal.write(Append("elm", 0, ("zero",))).result(60)
        with permissions(file if file_mode else folder, file_mode or folder_mode):
            with permissions(folder, folder_mode), pytest.raises(DatabaseRefused) as refused:
                journal.open()
            with pytest.raises(DatabaseRefused, match="not open"):
                journal.write(Append("oak", 0, ("zero",))).result(60)
        assert str(refused.value) == (
            f"cannot open {file}: {folder if culprit == 'folder' else file} cannot be written"
        )

        with journal:
            journal.write(Append("oak", 0, ("zero",))).result(60)
            kept = {"oak": 0} if file_mode is None else {"oak": 0, "elm": 0}
            assert journal.last_numbers() == kept


def test_a_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "kingsbridge.db"
    with Journal(f"sqlite:///{file}") as journal:
        journal.write(Append("oak", 0, ("zero",))).result(60)
        modes = [path.stat().st_mode & 0o777 for path in tmp_path.iterdir()]

    assert modes == [0o600] * 3


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(DatabaseRefused, match="there is no folder"):
        Journal(f"sqlite:///{tmp_path}/nowhere/kingsbridge.db").open()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "kingsbridge.db"
    file.write_text("Dear diary, today we built a cathedral.\n" * 100)

    with pytest.raises(DatabaseRefused, match="file is not a database"):
        Journal(f"sqlite:///{file}").open()

    assert file.read_text().startswith("Dear diary")


def test_another_process_that_holds_the_database(
    fresh: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = fresh("sqlite")
    # Instead of the five seconds that it would wait.
    impatient = (*databases.PRAGMAS, "PRAGMA busy_timeout = 0")
    monkeypatch.setattr(databases, "PRAGMAS", impatient)

    @contextmanager
    def locked() -> Iterator[None]:
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as other:
            other.execute("BEGIN IMMEDIATE")
            yield

    with Journal(url) as journal:
        check_refusing(journal, locked, "database is locked")
