"""Server processes that share a database in PostgreSQL, and people who go from one to the other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import psycopg

from serving import GENEROUS, Person, Server


class Shared(Server):
    """A server process on a database that others may serve as well."""

    def __init__(self, url: str, folder: Path, *flags: str) -> None:
        super().__init__(folder, f"--database={url}", *GENEROUS, *flags)
        self.url = url.replace("+psycopg", "")

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url) as connection:
            return connection.execute(query.replace("?", "%s").encode(), values).fetchall()


def at(server: Server, person: Person) -> Person:
    """The same person, at another server."""
    there = Person(server, person.name)
    there.cookies = person.cookies
    return there
