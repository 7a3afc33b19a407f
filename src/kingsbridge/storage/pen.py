"""The connection that writes, led through the database's own driver.

What SQLAlchemy adds to a statement takes longer than SQLite takes to carry it out, and every move
would wait for it.  A read is no such matter.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.pool import PoolProxiedConnection

from kingsbridge.storage import databases

BEGIN: Final = {
    # A transaction that begins by reading could not always go on to write.
    databases.SQLITE: "BEGIN IMMEDIATE",
    # It begins by itself; and has a name to ask for it by, should the commit's answer be lost.
    databases.POSTGRES: "SELECT pg_current_xact_id()::text",
}


class Pen:
    """One connection, kept from write to write, and replaced once it has failed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._begin = BEGIN[engine.dialect.name]
        self._blank = "?" if engine.dialect.name == databases.SQLITE else "%s"
        self._connection: PoolProxiedConnection | None = None
        self._driver: Any = None  # that connection, without SQLAlchemy's wrapping
        self.errors: Any = engine.dialect.loaded_dbapi  # the driver's module: errors by their names
        self.transaction: str | None = None  # its name, where the database gives it one

    def begin(self) -> None:
        """Begin a transaction, on a fresh connection if the last was lost meanwhile."""
        try:
            self._open()
        except self.errors.OperationalError:
            if not getattr(self._driver, "closed", False):
                raise
            self.drop()
            self._open()

    def _open(self) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            self._driver = self._connection.driver_connection
        name = self.do(self._begin).fetchone()
        self.transaction = None if name is None else name[0]

    def do(self, statement: str, values: tuple[Any, ...] = ()) -> Any:
        """Carry out a statement, whose blanks are question marks; the driver's cursor."""
        return self._driver.execute(statement.replace("?", self._blank), values)

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
        self._driver.commit()

    def rollback(self) -> None:
        """Undo it."""
        self._driver.rollback()

    def drop(self) -> None:
        """Close the connection: a fresh one may find mended what was wrong with it."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            connection.invalidate()
