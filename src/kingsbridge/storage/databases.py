"""Connecting to SQLite or PostgreSQL, and where the two differ; nothing here knows our tables."""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from kingsbridge.storage.errors import DatabaseRefused

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
DRIVERS: Final = {SQLITE: "sqlite", POSTGRES: "postgresql+psycopg"}

PRAGMAS: Final = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk before it is acknowledged ...
    "PRAGMA fullfsync = ON",  # ... on a Mac too
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is removed is overwritten in the file
)

PATIENCE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
"""How long PostgreSQL may be silent before the connection counts as lost: some ten seconds."""

SEEN_AS_DEAD: Final = {
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 3,
    "tcp_keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
"""The same as settings of PostgreSQL, which so sees as soon that a server is out of reach."""

CONNECTIONS: Final = 20
"""How many reads may go on at once; others wait."""

COLLISIONS: Final = frozenset({"40001", "40P01"})
"""What PostgreSQL calls it when two servers stood in each other's way."""

EFFECTIVE: Final = os.access in os.supports_effective_ids

MIGRATING: Final = 0x6B696E67
"""Any number; the same in all servers, so that one of them migrates and the others wait."""


def address(url: str) -> URL:
    """The parts of a database's address."""
    try:
        found = make_url(url)
    except SQLAlchemyError:
        raise DatabaseRefused(
            "not the address of a database: it should begin with sqlite:///"
        ) from None
    if found.get_backend_name() not in DRIVERS:
        raise DatabaseRefused(
            f"a journal is kept in SQLite or PostgreSQL, not in {found.drivername!r}"
        )
    if found.get_backend_name() == SQLITE and found.database in {None, "", ":memory:"}:
        raise DatabaseRefused("a journal needs a file: sqlite:///folder/kingsbridge.db")
    return found.set(drivername=DRIVERS[found.get_backend_name()])


def file_of(url: URL) -> Path | None:
    """The file a database lives in, if it lives in one."""
    return Path(str(url.database)) if url.get_backend_name() == SQLITE else None


def prepare_file(url: URL) -> None:
    """Make the file of a database, for its owner alone: the secrets of games are in it.

    One that cannot be written is refused before SQLite lays others beside it, which would have
    its permissions, and stay in the way when it is writable again.
    """
    file = file_of(url)
    if file is None:
        return
    for path in (file.parent, file):
        if path.exists() and not os.access(path, os.W_OK, effective_ids=EFFECTIVE):
            raise DatabaseRefused(f"cannot open {file}: {path} cannot be written")
    if not file.parent.is_dir():
        raise DatabaseRefused(f"cannot open {file}: there is no folder {file.parent}")
    if not file.exists():
        file.touch(mode=0o600)


def writer(url: URL) -> Engine:
    """The one connection that writes, and one more to ask what became of a broken commit."""
    engine = _engine(url, pool_size=1, max_overflow=1)
    if url.get_backend_name() == SQLITE:
        event.listen(engine, "connect", partial(_prepare, pragmas=PRAGMAS))
        event.listen(engine, "begin", _begin)
    return engine


def reader(url: URL) -> Engine:
    """Connections that read, each statement seeing one state of the database."""
    engine = _engine(url, pool_size=CONNECTIONS, max_overflow=0, isolation_level="AUTOCOMMIT")
    if url.get_backend_name() == SQLITE:
        pragmas = (*PRAGMAS, "PRAGMA query_only = ON")
        event.listen(engine, "connect", partial(_prepare, pragmas=pragmas))
    return engine


def _engine(url: URL, **options: Any) -> Engine:
    if url.get_backend_name() == POSTGRES:
        options |= {"pool_pre_ping": True, "connect_args": PATIENCE}
    try:
        return create_engine(url, **options)
    except ModuleNotFoundError as missing:
        raise DatabaseRefused(
            f"{url.drivername} needs {missing.name}: pip install 'kingsbridge[postgres]'"
        ) from None


def _prepare(connection: Any, _record: object, pragmas: tuple[str, ...]) -> None:
    # Python's module would begin transactions by itself, and late; _begin does it.
    connection.isolation_level = None
    for pragma in pragmas:
        connection.execute(pragma).close()


def _begin(connection: Connection) -> None:
    # A transaction that begins by reading could not always go on to write.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def lock_for_migrating(connection: Connection) -> None:
    """Let nobody else migrate until the transaction ends; SQLite's ``_begin`` saw to it."""
    if connection.dialect.name == POSTGRES:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))


def is_collision(error: Exception) -> bool:
    """Did two servers stand in each other's way, so that trying again will help?"""
    return getattr(error, "sqlstate", None) in COLLISIONS


def was_committed(engine: Engine, transaction: str) -> bool | None:
    """Was a transaction committed?  None if the database cannot tell."""
    question = text("SELECT pg_xact_status(CAST(:transaction AS xid8))")
    for pause in (0.0, 0.1, 0.3, 1.0):
        time.sleep(pause)
        try:
            with engine.connect() as connection:
                status = connection.scalar(question, {"transaction": transaction})
        except SQLAlchemyError:
            continue
        if status in {"committed", "aborted"}:
            return bool(status == "committed")
    return None


def plain(error: BaseException) -> str:
    """What went wrong, in one line, without the statement and its values."""
    reason = getattr(error, "orig", None) or error
    return next(iter(str(reason).splitlines()), type(reason).__name__)
