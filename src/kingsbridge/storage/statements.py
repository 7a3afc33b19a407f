"""The connection that writes, and how each change is written; when to commit, the writer knows.

It is led through the database's own driver: what SQLAlchemy adds to a statement takes longer than
SQLite takes to carry it out, and every move would wait for it.  A read is no such matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any, Final, assert_never

from sqlalchemy import Engine, Table
from sqlalchemy.pool import PoolProxiedConnection

from kingsbridge.storage import calling, databases
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.rows import (
    Append,
    Call,
    Change,
    DropSnapshot,
    DropSnapshots,
    HideTable,
    KeepOneBrowser,
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
    RemoveTable,
    RevokeLinks,
    Rewrite,
    UseLink,
)
from kingsbridge.storage.schema import (
    BROWSERS,
    DEVICES,
    LINES,
    LINKS,
    NAMES,
    RECOVERIES,
    REVIEWS,
    SEATS,
    SNAPSHOTS,
    TABLES,
)

BEGIN: Final = {
    # A transaction that begins by reading could not always go on to write.
    databases.SQLITE: "BEGIN IMMEDIATE",
    # It begins by itself; and has a name to ask for it by, should the commit's answer be lost.
    databases.POSTGRES: "SELECT pg_current_xact_id()::text",
}

TABLE_OF: Final[dict[type[Change], Table]] = {
    PutSeat: SEATS,
    PutDevice: DEVICES,
    PutLink: LINKS,
    PutSnapshot: SNAPSHOTS,
    PutReview: REVIEWS,
}

ROWS_AT_ONCE: Final = 500
"""A statement may not have many thousand blanks."""

USE_LINK: Final = """
UPDATE links SET used_by = ? WHERE token_hash = ? AND (used_by IS NULL OR used_by = ?)
"""
HIDE_TABLE: Final = "UPDATE seats SET hidden = ? WHERE table_id = ? AND device_id = ?"
KEPT_BY_OTHERS: Final = """
SELECT 1 FROM seats WHERE table_id = ? AND device_id <> ? AND NOT hidden
"""
MOST_BROWSERS: Final = 20
"""So many further browsers a device may have, the newest."""
FORGET_BROWSERS: Final = f"""
DELETE FROM browsers WHERE device_id = ? AND token_hash NOT IN (
  SELECT token_hash FROM browsers WHERE device_id = ? ORDER BY created DESC LIMIT {MOST_BROWSERS}
)
"""  # noqa: S608 -- a number of our own
REWRITE: Final = "UPDATE lines SET body = ? WHERE table_id = ? AND number = ?"
LINE: Final = "SELECT command, body FROM lines WHERE table_id = ? AND number = ?"
FIRST_LINE: Final = """
SELECT number FROM lines WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number
"""


class Driver:
    """One driver, kept from write to write, and replaced once it has failed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._begin = BEGIN[engine.dialect.name]
        self.is_shared = engine.dialect.name == databases.POSTGRES  # by several servers, perhaps
        self._blank = "%s" if self.is_shared else "?"
        self._connection: PoolProxiedConnection | None = None
        self._raw: Any = None  # that driver, without SQLAlchemy's wrapping
        self.errors: Any = engine.dialect.loaded_dbapi  # the driver's module: errors by their names
        self.transaction: str | None = None  # its name, where the database gives it one

    def begin(self) -> None:
        """Begin a transaction, on a fresh connection if the last was lost meanwhile."""
        try:
            self._open()
        except self.errors.OperationalError:
            if not getattr(self._raw, "closed", False):
                raise
            self.drop()
            self._open()

    def _open(self) -> None:
        if self._connection is None:
            self._connect()
        name = self.do(self._begin).fetchone()
        self.transaction = None if name is None else name[0]

    def _connect(self) -> None:
        self._connection = self._engine.raw_connection()
        self._raw = self._connection.driver_connection

    def do(self, statement: str, values: tuple[Any, ...] = ()) -> Any:
        """Carry out a statement, whose blanks are question marks; the driver's cursor."""
        return self._raw.execute(statement.replace("?", self._blank), values)

    def value(self, statement: str, *values: object) -> Any:
        """What a query finds in its first row and column; None if it finds nothing."""
        row = self.do(statement, values).fetchone()
        return None if row is None else row[0]

    def is_own_fault(self, error: Exception) -> bool:
        """Does an error lie in what a statement asked for, and not in the database?"""
        errors = self.errors
        return isinstance(
            error,
            errors.IntegrityError
            | errors.DataError
            | errors.InterfaceError
            | errors.ProgrammingError,
        )

    def commit(self) -> None:
        """Make durable what was done since the beginning."""
        self._raw.commit()

    def call(self, words: Sequence[str]) -> None:
        """Let other servers hear words, outside of any transaction."""
        if self._connection is None:
            self._connect()
        self._raw.autocommit = True
        try:
            self.do(calling.CALL, (list(calling.bundled(words)),))
        finally:
            self._raw.autocommit = False

    def rollback(self) -> None:
        """Undo it."""
        self._raw.rollback()

    def drop(self) -> None:
        """Close the connection: a fresh one may find mended what was wrong with it."""
        connection, self._connection, self._raw = self._connection, None, None
        if connection is not None:
            connection.invalidate()


def write(driver: Driver, changes: Sequence[Change]) -> None:
    """Carry out changes inside the transaction under way.

    Lines and headers, which every move writes, go in bundles before the rest: nothing else
    refers to them.  The rest goes in order.
    """
    _check(changes)
    lines = [row for change in changes if isinstance(change, Append) for row in _lines(change)]
    # Of a table's headers the last, or a row would be written twice by one statement.
    headers = {one.header.table_id: one.header for one in changes if isinstance(one, PutTable)}
    rows = list(headers.values())
    if driver.is_shared:  # all servers in one order, so that none waits for one that waits for it
        lines.sort(key=itemgetter(0, 1))
        rows.sort(key=itemgetter(0))
    _insert(driver, LINES, lines)
    _insert(driver, TABLES, rows, conflict=_overwrite(TABLES))
    for change in changes:
        if isinstance(change, PutBrowser | KeepOneBrowser | PutRecovery | PutName):
            _write_person(driver, change)
        elif not isinstance(change, Append | PutTable | Call):
            _write_one(driver, change)


def _insert(
    driver: Driver, table: Table, rows: Sequence[tuple[Any, ...]], conflict: str = ""
) -> None:
    """Insert rows in as few statements as possible.

    Each statement gives up Python's lock and must win it back from the busy event loop, which
    takes longer than the statement: one for each row would be the slowest part of a move.
    """
    for start in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[start : start + ROWS_AT_ONCE]
        driver.do(_insert_statement(table, len(part)) + conflict, tuple(chain.from_iterable(part)))


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


def _has_null(change: tuple[Any, ...]) -> bool:
    """Is there a null character in any text of a change?"""
    for value in change:
        if isinstance(value, str):
            if "\0" in value:
                return True
        elif isinstance(value, tuple) and _has_null(value):
            return True
    return False


def _lines(change: Append) -> Iterator[tuple[str, int, str | None, str]]:
    command = change.command  # stands with the first line only
    for number, body in enumerate(change.bodies, start=change.first):
        yield change.table_id, number, command, body
        command = None


def _write_one(
    driver: Driver,
    change: PutSeat
    | PutSnapshot
    | PutReview
    | PutDevice
    | PutLink
    | UseLink
    | RevokeLinks
    | HideTable
    | RemoveTable
    | Rewrite
    | DropSnapshot
    | DropSnapshots,
) -> None:
    match change:
        case PutSeat(row) | PutDevice(row) | PutLink(row):
            _put(driver, TABLE_OF[type(change)], row)
        case PutSnapshot() | PutReview():
            _put(driver, TABLE_OF[type(change)], change)
        case UseLink(link, device):
            _use_link(driver, link, device)
        case RevokeLinks(table, seat):
            driver.do("DELETE FROM links WHERE table_id = ? AND seat = ?", (table, seat))
        case HideTable(table, device, hidden):
            driver.do(HIDE_TABLE, (hidden, table, device))
        case RemoveTable(table, device):
            _remove_table(driver, table, device)
        case Rewrite(table, number, body):
            driver.do(REWRITE, (body, table, number))
        case DropSnapshot(table):
            driver.do("DELETE FROM snapshots WHERE table_id = ?", (table,))
        case DropSnapshots():
            driver.do("DELETE FROM snapshots")
        case _:
            assert_never(change)


def _put(driver: Driver, table: Table, row: tuple[Any, ...]) -> None:
    """Insert a row, or overwrite the one with the same key."""
    _insert(driver, table, [row], conflict=_overwrite(table))


def _write_person(
    driver: Driver, change: PutBrowser | KeepOneBrowser | PutRecovery | PutName
) -> None:
    match change:
        case PutRecovery(row):
            _put(driver, RECOVERIES, row)
        case PutBrowser(row):
            _put(driver, BROWSERS, row)
            driver.do(FORGET_BROWSERS, (row.device_id, row.device_id))
        case KeepOneBrowser(device, token):
            driver.do("DELETE FROM browsers WHERE device_id = ?", (device,))
            driver.do("DELETE FROM recoveries WHERE device_id = ?", (device,))
            driver.do("UPDATE devices SET token_hash = ? WHERE device_id = ?", (token, device))
        case PutName(row):
            _put_name(driver, row)


def _put_name(driver: Driver, row: NameRow) -> None:
    owner = driver.value("SELECT device_id FROM names WHERE name_key = ?", row.name_key)
    if owner not in {None, row.device_id}:
        raise Taken("the name is another device's")
    driver.do("DELETE FROM names WHERE device_id = ?", (row.device_id,))
    _put(driver, NAMES, row)


def _remove_table(driver: Driver, table: str, device: str) -> None:
    """Delete every row of a table, unless somebody else wants to see it."""
    if driver.value(KEPT_BY_OTHERS, table, device):
        raise Taken(f"table {table} is kept by another device")
    for rows in (LINKS, SEATS, SNAPSHOTS, REVIEWS, TABLES, LINES):
        driver.do(f"DELETE FROM {rows.name} WHERE table_id = ?", (table,))  # noqa: S608 -- names of our own


def _use_link(driver: Driver, link: str, device: str) -> None:
    if driver.do(USE_LINK, (device, link, device)).rowcount:
        return
    if driver.value("SELECT token_hash FROM links WHERE token_hash = ?", link) is None:
        raise StorageError("there is no such link")
    raise Taken("another device has used this link")


def are_stored(driver: Driver, changes: Sequence[Change]) -> bool:
    """Do all lines of these changes stand there as they have them?"""
    return all(
        driver.do(LINE, row[:2]).fetchone() == row[2:]
        for change in changes
        if isinstance(change, Append)
        for row in _lines(change)
    )


def conflict(driver: Driver, change: Change) -> StorageError | None:
    """What stands in the way of a change that was undone again, if it is something stored."""
    match change:
        case Append(table, first, bodies):
            number = driver.value(FIRST_LINE, table, first, first + len(bodies) - 1)
            return None if number is None else Taken(f"line {number} of {table!r} is written")
        case PutDevice(row):
            owner = "SELECT device_id FROM devices WHERE token_hash = ?"
            if driver.value(owner, row.token_hash) not in {None, row.device_id}:
                return Taken("the token is another device's")
    return None
