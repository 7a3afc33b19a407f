"""How each change is written, and why it could not be; when to commit is the writer's affair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, assert_never

from sqlalchemy import Table

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
from kingsbridge.storage.pen import Pen
from kingsbridge.storage.schema import DEVICES, LINES, LINKS, SEATS, SNAPSHOTS, TABLES

TABLE_OF: Final[dict[type[Change], Table]] = {
    PutSeat: SEATS,
    PutDevice: DEVICES,
    PutLink: LINKS,
}

ROWS_AT_ONCE: Final = 500
"""A statement may not have many thousand blanks."""

USE_LINK: Final = """
UPDATE links SET used_by = ? WHERE token_hash = ? AND (used_by IS NULL OR used_by = ?)
"""
FIRST_LINE: Final = """
SELECT number FROM lines WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number
"""


def write(pen: Pen, changes: Sequence[Change]) -> None:
    """Carry out changes inside the transaction under way.

    Lines and headers, which every move writes, go in bundles before the rest: nothing else
    refers to them.  The rest goes in order.
    """
    _check(changes)
    lines = [row for change in changes if isinstance(change, Append) for row in _lines(change)]
    _insert(pen, LINES, lines)
    # Of a table's headers the last, or a row would be written twice by one statement.
    headers = {one.header.table_id: one.header for one in changes if isinstance(one, PutTable)}
    _insert(pen, TABLES, list(headers.values()), conflict=_overwrite(TABLES))
    for change in changes:
        if not isinstance(change, Append | PutTable):
            _write_one(pen, change)


def _insert(pen: Pen, table: Table, rows: Sequence[tuple[Any, ...]], conflict: str = "") -> None:
    """Insert rows in as few statements as possible.

    Each statement gives up Python's lock and must win it back from the busy event loop, which
    takes longer than the statement: one for each row would be the slowest part of a move.
    """
    for start in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[start : start + ROWS_AT_ONCE]
        pen.do(_insert_statement(table, len(part)) + conflict, tuple(chain.from_iterable(part)))


@cache
def _insert_statement(table: Table, rows: int) -> str:
    row = f"({', '.join('?' * len(table.c))})"
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
    pen: Pen,
    change: PutSeat | PutSnapshot | PutDevice | PutLink | UseLink | RevokeLinks | DropSnapshots,
) -> None:
    match change:
        case PutSeat(row) | PutDevice(row) | PutLink(row):
            _put(pen, TABLE_OF[type(change)], row)
        case PutSnapshot():
            _put(pen, SNAPSHOTS, change)
        case UseLink(link, device):
            _use_link(pen, link, device)
        case RevokeLinks(table, seat):
            pen.do("DELETE FROM links WHERE table_id = ? AND seat = ?", (table, seat))
        case DropSnapshots():
            pen.do("DELETE FROM snapshots")
        case _:
            assert_never(change)


def _put(pen: Pen, table: Table, row: tuple[Any, ...]) -> None:
    """Insert a row, or overwrite the one with the same key."""
    _insert(pen, table, [row], conflict=_overwrite(table))


def _use_link(pen: Pen, link: str, device: str) -> None:
    if pen.do(USE_LINK, (device, link, device)).rowcount:
        return
    if pen.value("SELECT token_hash FROM links WHERE token_hash = ?", link) is None:
        raise StorageError("there is no such link")
    raise Taken("another device has used this link")


def conflict(pen: Pen, change: Change) -> StorageError | None:
    """What stands in the way of a change that was undone again, if it is something stored."""
    match change:
        case Append(table, first, bodies):
            number = pen.value(FIRST_LINE, table, first, first + len(bodies) - 1)
            return None if number is None else Taken(f"line {number} of {table!r} is written")
        case PutDevice(row):
            owner = "SELECT device_id FROM devices WHERE token_hash = ?"
            if pen.value(owner, row.token_hash) not in {None, row.device_id}:
                return Taken("the token is another device's")
    return None
