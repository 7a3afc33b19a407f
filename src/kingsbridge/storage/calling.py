"""What servers on one PostgreSQL call to each other, and which of them live.

A server listens on a connection of its own and holds a lock there, under a number of its own: when
the server dies, or its network is cut, the lock goes with the connection, and the others see it.
What the words say is not known here.  SQLite has one server, which has nobody to call.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import URL, Engine, text

from kingsbridge.storage import databases
from kingsbridge.storage.errors import DatabaseRefused

SERVERS: Final = 0x6B696E68
"""Any number; all servers' locks are under it."""
LARGEST: Final = 7900
"""Bytes of a call; PostgreSQL takes a few more."""

CALL: Final = """
SELECT set_config('synchronous_commit', 'off', true), pg_notify('kingsbridge', word)
FROM unnest(?::text[]) AS word
"""
"""PostgreSQL lets one transaction with calls end at a time, so none may wait for the disk."""

LIVING: Final = text(
    "SELECT objid FROM pg_locks JOIN pg_database ON pg_locks.database = pg_database.oid"
    " WHERE locktype = 'advisory' AND classid = :servers AND objsubid = 2 AND granted"
    " AND datname = current_database()"
).bindparams(servers=SERVERS)

COUNTS: Final = text(
    "SELECT table_id, (SELECT max(number) FROM lines WHERE lines.table_id = wanted.table_id)"
    " FROM unnest(CAST(:tables AS text[])) AS wanted (table_id)"
)

NEWS: Final = text(
    "SELECT lines.table_id, number, command, body"
    " FROM unnest(CAST(:tables AS text[]), CAST(:since AS integer[])) AS wanted (table_id, since)"
    " JOIN lines ON lines.table_id = wanted.table_id AND number >= since"
    " ORDER BY lines.table_id, number"
)


def bundled(words: Sequence[str]) -> Iterator[str]:
    """Words put together, a line each, so that one call holds as many as it may."""
    bundle: list[str] = []
    size = 0
    for word in words:
        length = len(word.encode()) + 1
        if bundle and size + length > LARGEST:
            yield "\n".join(bundle)
            bundle, size = [], 0
        bundle.append(word)
        size += length
    if bundle:
        yield "\n".join(bundle)


@asynccontextmanager
async def listening(
    url: URL, engine: Engine, number: int
) -> AsyncIterator[AsyncIterator[list[str]]]:
    """What is called while one listens, some words at a time; so long one counts as living."""
    driver: Any = engine.dialect.loaded_dbapi
    _, where = engine.dialect.create_connect_args(url)
    settings = {**where, **databases.PATIENCE, "autocommit": True}
    try:
        async with await driver.AsyncConnection.connect(**settings) as connection:
            for setting, value in databases.SEEN_AS_DEAD.items():
                await connection.execute(f"SET {setting} = {value}")
            await connection.execute("LISTEN kingsbridge")
            await connection.execute(f"SELECT pg_advisory_lock({SERVERS}, {number})")
            yield _words(connection)
    except driver.Error as error:
        raise DatabaseRefused(f"cannot be listened to: {databases.plain(error)}") from error


async def _words(connection: Any) -> AsyncIterator[list[str]]:
    async for call in connection.notifies():
        yield call.payload.split("\n")
