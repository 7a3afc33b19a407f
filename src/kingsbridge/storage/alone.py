"""One server at a time on a file: two would not know of each other's tables in memory.

What keeps the second out is a lock of SQLite's on a file beside the database.  The system lets it
go with the process, however that ends.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

from kingsbridge.storage import databases
from kingsbridge.storage.errors import DatabaseRefused

ENDING: Final = ".serving"


@contextmanager
def serving_alone(url: str) -> Iterator[None]:
    """Keep others from serving the same file meanwhile; a database elsewhere may have several."""
    address = databases.address(url)
    databases.prepare_file(address)
    file = databases.file_of(address)
    if file is None:
        yield
        return
    if file.is_dir():
        raise DatabaseRefused(f"{file} is a folder")
    beside = file.with_name(file.name + ENDING)
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise DatabaseRefused(f"{file} is served already by another process") from error
        yield
