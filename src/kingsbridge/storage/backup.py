"""Backups: always one SQLite file, whichever database it came from or goes to."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, cast

from sqlalchemy import URL, Connection, Engine, delete, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from kingsbridge.storage import databases, migrating
from kingsbridge.storage.errors import BadBackup, DatabaseRefused, StorageError
from kingsbridge.storage.schema import METADATA

MAGIC: Final = b"SQLite format 3\0"
ROWS_AT_ONCE: Final = 1000


def backup(source: Engine, path: Path) -> None:
    """Write all that is stored, as it is at this moment, into one file."""
    _check_not_the_database(source.url, path)
    try:
        with _appearing(path) as unfinished:
            if source.dialect.name == databases.SQLITE:
                _copy_pages(source, unfinished)
            else:
                _copy_database(source, unfinished)
            _make_one_file(unfinished)
            try:
                _check_pages(Path("what is stored"), unfinished)
            except BadBackup as found:
                raise BadBackup(f"{found}; check-tables names the tables, rescue saves") from found
    except (OSError, sqlite3.Error, SQLAlchemyError, StorageError) as error:
        raise DatabaseRefused(f"no backup was written: {databases.plain(error)}") from error


def _check_not_the_database(url: URL, path: Path) -> None:
    database = databases.file_of(url)
    if database is not None and path.exists() and path.samefile(database):
        raise DatabaseRefused(f"{path} is the database itself")


@contextmanager
def _appearing(path: Path) -> Iterator[Path]:
    """A file to fill, which takes the name only when it is complete and on the disk."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    os.close(handle)
    try:
        yield Path(name)
        _sync(Path(name))
        Path(name).replace(path)
        _sync(path.parent)
    finally:
        for leftover in (name, f"{name}-wal", f"{name}-shm", f"{name}-journal"):
            Path(leftover).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_pages(source: Engine, path: Path) -> None:
    # All pages in one step: a copy in several begins anew whenever somebody writes.
    with source.connect() as connection, closing(sqlite3.connect(path)) as copy:
        cast("sqlite3.Connection", connection.connection.driver_connection).backup(copy)


def _copy_database(source: Engine, path: Path) -> None:
    target = databases.writer(URL.create(databases.SQLITE, database=str(path)))
    try:
        migrating.upgrade(target)
        with source.connect() as reading, target.begin() as writing:
            moment = reading.execution_options(isolation_level="REPEATABLE READ")
            _copy_rows(moment, writing)
    finally:
        target.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in METADATA.sorted_tables:
        rows = source.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
        for part in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])


def _make_one_file(path: Path) -> None:
    # A database in WAL mode wants to lay files beside itself even to be read.
    with closing(sqlite3.connect(path)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def copied(url: str) -> Iterator[str]:
    """The address of a copy of a database that may be damaged; of one elsewhere, its own.

    The copy has its indexes made anew where that is possible: rows are found that an index lost.
    """
    address = databases.address(url)
    file = databases.file_of(address)
    if file is None:
        yield url
        return
    with tempfile.TemporaryDirectory(prefix="kingsbridge-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            shutil.copyfile(file, copy)
            if (log := file.with_name(f"{file.name}-wal")).exists():
                shutil.copyfile(log, f"{copy}-wal")
        except OSError as error:
            raise DatabaseRefused(f"{file} cannot be read: {error.strerror}") from error
        _make_indexes_anew(copy)
        yield f"sqlite:///{copy}"


def _make_indexes_anew(path: Path) -> None:
    for table in METADATA.tables:
        with closing(sqlite3.connect(path)) as copy, suppress(sqlite3.DatabaseError):
            copy.execute(f"REINDEX {table}")


def as_one_file(path: Path) -> None:
    """Make a database that nobody uses a file like a backup: nothing beside it belongs to it."""
    _make_one_file(path)


def restore(path: Path, url: str, *, replace: bool = False) -> None:
    """Fill an empty database from a backup; or any, in place of what it holds."""
    target = databases.writer(databases.address(url))
    try:
        with _opened(path) as source:
            migrating.upgrade(target)
            with target.begin() as writing:
                _empty(writing, replace=replace)
                _copy_rows(source, writing)
    except (OSError, SQLAlchemyError) as error:
        raise DatabaseRefused(f"nothing was restored: {databases.plain(error)}") from error
    finally:
        target.dispose()


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    """A copy of a backup, checked and brought to the present schema."""
    with tempfile.TemporaryDirectory(prefix="kingsbridge-") as folder:
        copy = Path(folder) / "backup.db"
        _check_file(path)
        shutil.copyfile(path, copy)
        _check_pages(path, copy)
        engine = databases.writer(URL.create(databases.SQLITE, database=str(copy)))
        try:
            _check_schema(path, engine)
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()


def _check_file(path: Path) -> None:
    try:
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror}") from error
    if start != MAGIC:
        raise BadBackup(f"{path} is not a backup")


def _check_pages(path: Path, copy: Path) -> None:
    try:
        with closing(sqlite3.connect(copy)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{path} is damaged: {error}") from error
    if found != "ok":
        raise BadBackup(f"{path} is damaged: {found.splitlines()[-1]}")


def _check_schema(path: Path, engine: Engine) -> None:
    with engine.connect() as connection:
        if migrating.revision(connection) is None:
            raise BadBackup(f"{path} is a database, but not a backup of Kingsbridge")
    try:
        migrating.upgrade(engine)
    except StorageError as error:
        raise BadBackup(f"{path} cannot be restored: {error}") from error
    missing = METADATA.tables.keys() - set(inspect(engine).get_table_names())
    if missing:
        raise BadBackup(f"{path} is damaged: it has no {', '.join(sorted(missing))}")


def _empty(connection: Connection, *, replace: bool) -> None:
    for table in reversed(METADATA.sorted_tables):
        if replace:
            connection.execute(delete(table))
        elif connection.execute(select(table).limit(1)).first() is not None:
            raise DatabaseRefused("the database is not empty; nothing was restored")
