"""How each change is written, and why it could not be; when to commit is the writer's affair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, assert_never

from sqlalchemy import Connection, Insert, Table, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

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
from kingsbridge.storage.errors import Repeated, StorageError, Taken
from kingsbridge.storage.schema import DEVICES, LINES, LINKS, SEATS, SNAPSHOTS, TABLES

TABLE_OF: Final[dict[type[Change], Table]] = {
    PutSeat: SEATS,
    PutDevice: DEVICES,
    PutLink: LINKS,
}

INSERT_LINES: Final = insert(LINES)

USE_LINK: Final = (
    update(LINKS)
    .where(LINKS.c.token_hash == bindparam("link"))
    .where(or_(LINKS.c.used_by.is_(None), LINKS.c.used_by == bindparam("device")))
    .values(used_by=bindparam("device"))
)

FIRST_OF_COMMAND: Final = select(LINES.c.number).where(
    LINES.c.table_id == bindparam("table"), LINES.c.command == bindparam("command")
)


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Carry out changes inside the transaction under way.

    Lines and headers, which every move writes, go in bundles before the rest: nothing else
    refers to them.  The rest goes in order.
    """
    _check(changes)
    lines = [row for change in changes if isinstance(change, Append) for row in _lines(change)]
    if lines:
        connection.execute(INSERT_LINES, lines)
    headers = [change.header._asdict() for change in changes if isinstance(change, PutTable)]
    if headers:
        connection.execute(_upsert(connection.dialect.name, TABLES), headers)
    for change in changes:
        if not isinstance(change, Append | PutTable):
            _write_one(connection, change)


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


def _lines(change: Append) -> Iterator[dict[str, Any]]:
    command = change.command  # stands with the first line only
    for number, body in enumerate(change.bodies, start=change.first):
        yield {"table_id": change.table_id, "number": number, "command": command, "body": body}
        command = None


def _write_one(
    connection: Connection,
    change: PutSeat | PutSnapshot | PutDevice | PutLink | UseLink | RevokeLinks | DropSnapshots,
) -> None:
    match change:
        case PutSeat(row) | PutDevice(row) | PutLink(row):
            _put(connection, TABLE_OF[type(change)], row._asdict())
        case PutSnapshot():
            _put(connection, SNAPSHOTS, change._asdict())
        case UseLink(link, device):
            _use_link(connection, link, device)
        case RevokeLinks(table, seat):
            links = delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat)
            connection.execute(links)
        case DropSnapshots():
            connection.execute(delete(SNAPSHOTS))
        case _:
            assert_never(change)


def _put(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    connection.execute(_upsert(connection.dialect.name, table), row)


@cache
def _upsert(dialect: str, table: Table) -> Insert:
    """Insert a row, or overwrite the one with the same key."""
    start = sqlite.insert(table) if dialect == databases.SQLITE else postgresql.insert(table)
    others = {
        column.name: start.excluded[column.name] for column in table.c if not column.primary_key
    }
    return start.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)


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
        case Append(table, first, bodies, command):
            number = first_line(connection, table, command)
            if number is not None:
                return Repeated(f"command {command!r} was carried out at line {number}", number)
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


def first_line(connection: Connection, table: str, command: str | None) -> int | None:
    """The number of the first line written under a command."""
    return connection.scalar(FIRST_OF_COMMAND, {"table": table, "command": command})
