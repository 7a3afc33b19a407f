"""The database has the shape that schema.py says, however it came to it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from kingsbridge.storage.errors import DatabaseRefused
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Append
from kingsbridge.storage.schema import METADATA

OPEN = "import sys; from kingsbridge.storage.journal import Journal; Journal(sys.argv[1]).open()"


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    engine = create_engine(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def test_a_fresh_database_has_the_tables_of_the_schema(journal: Journal, url: str) -> None:
    assert journal.listed() == []
    with connected(url) as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def definitions(connection: Connection) -> list[str]:
    """How SQLite was told to make its tables and indices, whatever the spacing and the quotes."""
    found = connection.scalars(
        text("SELECT sql FROM sqlite_master WHERE sql NOT LIKE '%alembic%' ORDER BY name")
    )
    return ["".join(sql.replace('"', "").replace("('')", "''").split()) for sql in found]


def test_the_migrations_say_what_the_schema_says(fresh: Callable[[str], str]) -> None:
    migrated, made = fresh("sqlite"), fresh("sqlite")
    with Journal(migrated), connected(migrated) as connection:
        found = definitions(connection)
    with connected(made) as connection:
        METADATA.create_all(connection)
        wanted = definitions(connection)

    # compare_metadata does not look at conditions of indices, or at keys
    assert found == wanted


OPENED = (
    """{"event":"opened","title":"Friday","seats":[{"bot":"greedy"},{},{},{},{"name":"Eve"}]}"""
)
SEATED = (
    """{"event":"sat","seat":1,"device":"ana"}""",
    """{"event":"sat","seat":2,"device":"ana"}""",
    """{"event":"left","seat":2}""",
    """{"event":"filled","seat":3,"bot":"random"}""",
    """{"event":"noted","seat":1,"text":"hers alone"}""",
)


def first_schema(url: str) -> None:
    """A database as the first version made it, with a table that waits and one that is over."""
    config = Config()
    config.set_main_option("script_location", "kingsbridge.storage:migrations")
    with connected(url) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "kingsbridge_1")
        put = "INSERT INTO tables VALUES (:id, 'chess', 1, :phase, true, -2, 6, 1.0, 2.5)"
        for table, phase in (("oak", "waiting"), ("ash", "over")):
            connection.execute(text(put), {"id": table, "phase": phase})
            for number, body in enumerate((OPENED, *SEATED)):
                line = "INSERT INTO lines VALUES (:id, :number, NULL, :body)"
                told = {"id": table, "number": number, "body": body}
                connection.execute(text(line), told)
            for seat, name in enumerate(("greedy 1", "Ana", "", "random 4", "5")):
                row = {"id": table, "seat": seat, "name": name}
                connection.execute(text("INSERT INTO seats VALUES (:id, :seat, NULL, :name)"), row)


def test_what_the_first_version_stored_is_brought_along(url: str) -> None:
    first_schema(url)

    with Journal(url) as journal:
        tables = {table.table_id: table for table in journal.all_tables()}
        seats = journal.seats_at(["oak", "ash"])

    assert {(table.title, table.touched, table.moved) for table in tables.values()} == {
        ("Friday", 2.5, 2.5)
    }
    assert {table.number for table in tables.values()} == {5}  # a note is not everybody's
    for table in ("oak", "ash"):
        assert [seat.bot for seat in seats[table]] == ["greedy", "", "", "random", ""]
        assert [seat.name for seat in seats[table]] == ["", "Ana", "", "", ""]


def test_opening_again_changes_nothing(url: str) -> None:
    with Journal(url) as journal:
        journal.write(Append("oak", 0, ("zero",))).result(60)
    with Journal(url) as journal:
        assert journal.lines("oak") == [(0, "zero")]


def test_servers_that_start_together_do_not_collide(url: str) -> None:
    opening = [sys.executable, "-c", OPEN, url]
    servers = [subprocess.Popen(opening) for _ in range(4)]  # noqa: S603 -- ours

    assert [server.wait(120) for server in servers] == [0] * 4
    with Journal(url) as journal:
        assert journal.listed() == []


def test_a_newer_schema_is_refused(url: str) -> None:
    with Journal(url) as journal:
        journal.write(Append("oak", 0, ("zero",))).result(60)
    with connected(url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'kingsbridge_99'"))

    with pytest.raises(
        DatabaseRefused, match=r"'kingsbridge_99'.*knows only up to 'kingsbridge_\d+'"
    ):
        Journal(url).open()

    with connected(url) as connection:
        assert (
            connection.scalar(text("SELECT version_num FROM alembic_version")) == "kingsbridge_99"
        )
        assert connection.scalar(text("SELECT body FROM lines")) == "zero"


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("kingsbridge.db", "should begin with sqlite:///"),
        ("", "should begin with sqlite:///"),
        ("mysql://somewhere/games", "not in 'mysql'"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
    ],
)
def test_an_address_that_will_not_do_is_refused(address: str, reason: str) -> None:
    with pytest.raises(DatabaseRefused, match=reason):
        Journal(address)


def test_without_its_driver_postgresql_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(
        DatabaseRefused, match=r"needs psycopg: pip install 'kingsbridge\[postgres\]'"
    ):
        Journal("postgresql://somewhere/games")


def test_a_password_is_not_told() -> None:
    with pytest.raises(DatabaseRefused) as refused:
        Journal("postgresql+psycopg://ana:secret@127.0.0.1:1/games").open()

    assert "127.0.0.1" in str(refused.value)
    assert "secret" not in str(refused.value)
