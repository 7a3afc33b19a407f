"""How each change is written, and why it could not be; when to commit is the writer's affair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, assert_never

from sqlalchemy import Connection, Table, bindparam, delete, or_, select, update

from kingsbridge.storage import databases
from kingsbridge.storage.changes import (
    Append,
    Change,
    DropSnapshots,
    PutDevice,
    PutLink,
    PutSeat,
    PutSnapshot,
    PutTable,
    RevokeLinks,
    UseLink,
)
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.schema import DEVICES, LINES, LINKS, SEATS, SNAPSHOTS, TABLES

TABLE_OF: Final[dict[type[Change], Table]] = {
    PutSeat: SEATS,
    PutDevice: DEVICES,
    PutLink: LINKS,
}

ROWS_AT_ONCE: Final = 500
"""A statement may not have many thousand blanks."""

USE_LINK: Final = (
    update(LINKS)
    .where(LINKS.c.token_hash == bindparam("link"))
    .where(or_(LINKS.c.used_by.is_(None), LINKS.c.used_by == bindparam("device")))
    .values(used_by=bindparam("device"))
)


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Carry out changes inside the transaction under way.

    Lines and headers, which every move writes, go in bundles before the rest: nothing else
    refers to them.  The rest goes in order.
    """
    _check(changes)
    lines = [row for change in changes if isinstance(change, Append) for row in _lines(change)]
    _insert(connection, LINES, lines)
    # Of a table's headers the last, or a row would be written twice by one statement.
    headers = {one.header.table_id: one.header for one in changes if isinstance(one, PutTable)}
    _insert(connection, TABLES, list(headers.values()), conflict=_overwrite(TABLES))
    for change in changes:
        if not isinstance(change, Append | PutTable):
            _write_one(connection, change)


def _insert(
    connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]], conflict: str = ""
) -> None:
    """Insert rows in as few statements as possible.

    Each statement gives up Python's lock and must win it back from the busy event loop, which
    takes longer than the statement: one for each row would be the slowest part of a move.
    """
    for start in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[start : start + ROWS_AT_ONCE]
        statement = _insert_statement(connection.dialect.name, table, len(part))
        connection.exec_driver_sql(statement + conflict, tuple(chain.from_iterable(part)))


@cache
def _insert_statement(dialect: str, table: Table, rows: int) -> str:
    blank = "?" if dialect == databases.SQLITE else "%s"
    row = f"({', '.join([blank] * len(table.c))})"
    columns = ", ".join(column.name for column in table.c)
    return f"INSERT INTO {table.name} ({columns}) VALUES {', '.join([row] * rows)}"  # noqa: S608 -- names of our own


@cache
def _overwrite(table: Table) -> str:
    """What an insert says to overwrite the row with the same key."""
    key = ", ".join(column.name for column in table.primary_key)
    others = (column.name for column in table.c if not column.primary_key)
    return f" ON CONFLICT ({key}) DO UPDATE SET {', '.join(f'{n} = excluded.{n}' for n in others)}"


def _check(changes: Sequence[Change]) -> None:
    for change in changes:
        if isinstance(change, Append) and not change.bodies:
            raise StorageError("an append needs at least one line")
        if _has_null(change):
            # SQLite would take it, and a restore into PostgreSQL fail.
            raise StorageError("a text with a null character cannot be stored")


def _has_null(value: object) -> bool:
    if isinstance(value, str):
        return "\0" in value
    return isinstance(value, tuple) and any(map(_has_null, value))


def _lines(change: Append) -> Iterator[tuple[str, int, str | None, str]]:
    command = change.command  # stands with the first line only
    for number, body in enumerate(change.bodies, start=change.first):
        yield change.table_id, number, command, body
        command = None


def _write_one(
    connection: Connection,
    change: PutSeat | PutSnapshot | PutDevice | PutLink | UseLink | RevokeLinks | DropSnapshots,
) -> None:
    match change:
        case PutSeat(row) | PutDevice(row) | PutLink(row):
            _put(connection, TABLE_OF[type(change)], row)
        case PutSnapshot():
            _put(connection, SNAPSHOTS, change)
        case UseLink(link, device):
            _use_link(connection, link, device)
        case RevokeLinks(table, seat):
            links = delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat)
            connection.execute(links)
        case DropSnapshots():
            connection.execute(delete(SNAPSHOTS))
        case _:
            assert_never(change)


def _put(connection: Connection, table: Table, row: tuple[Any, ...]) -> None:
    """Insert a row, or overwrite the one with the same key."""
    _insert(connection, table, [row], conflict=_overwrite(table))


def _use_link(connection: Connection, link: str, device: str) -> None:
    if connection.execute(USE_LINK, {"link": link, "device": device}).rowcount:
        return
    known = connection.scalar(select(LINKS.c.token_hash).where(LINKS.c.token_hash == link))
    if known is None:
        raise StorageError("there is no such link")
    raise Taken("another device has used this link")


def conflict(connection: Connection, change: Change) -> StorageError | None:
    """What stands in the way of a change that was undone again, if it is something stored."""
    match change:
        case Append(table, first, bodies):
            lines = select(LINES.c.number).where(
                LINES.c.table_id == table,
                LINES.c.number.between(first, first + len(bodies) - 1),
            )
            number = connection.scalar(lines.order_by(LINES.c.number))
            return None if number is None else Taken(f"line {number} of {table!r} is written")
        case PutDevice(row):
            owner = select(DEVICES.c.device_id).where(DEVICES.c.token_hash == row.token_hash)
            if connection.scalar(owner) not in {None, row.device_id}:
                return Taken("the token is another device's")
    return None
