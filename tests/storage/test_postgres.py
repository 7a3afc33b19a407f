"""When PostgreSQL goes away, comes back, or serves two masters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import psycopg
import pytest

from kingsbridge.storage.errors import DatabaseRefused, Unsure
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Append, Header, PutTable
from kingsbridge.storage.statements import Driver
from storage.postgres import Postgres

Hook = Callable[[str, Callable[[Driver], None]], None]

HANG_UP = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname LIKE 'fresh%'
"""

WAITING = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def at_commit(hook: Hook) -> Callable[[Callable[[Driver], None]], None]:
    """Have something happen once, when everything is written but not yet committed."""
    pending: list[Callable[[Driver], None]] = []

    def commit(driver: Driver) -> None:
        if pending:
            pending.pop()(driver)

    hook("commit", commit)
    return pending.append


def zero(journal: Journal) -> None:
    journal.write(Append("oak", 0, ("zero",))).result(60)
    assert journal.lines("oak") == [(0, "zero")]


def test_a_connection_lost_while_idle_is_not_noticed(journal: Journal, postgres: Postgres) -> None:
    zero(journal)
    postgres.do(HANG_UP)

    journal.write(Append("oak", 1, ("one",))).result(60)
    assert journal.lines("oak") == [(0, "zero"), (1, "one")]


def test_a_connection_lost_before_the_commit_loses_only_what_was_not_acknowledged(
    journal: Journal, postgres: Postgres, at_commit: Callable[[Callable[..., None]], None]
) -> None:
    zero(journal)
    at_commit(lambda _: postgres.do(HANG_UP))

    with pytest.raises(DatabaseRefused, match="not stored") as refused:
        journal.write(Append("oak", 1, ("lost",)), Append("elm", 0, ("lost",))).result(60)

    assert type(refused.value) is DatabaseRefused
    assert journal.last_numbers() == {"oak": 0}
    journal.write(Append("oak", 1, ("one",))).result(60)


def test_a_commit_whose_answer_was_lost_is_acknowledged(
    journal: Journal, at_commit: Callable[[Callable[..., None]], None]
) -> None:
    def lose_the_answer(driver: Driver) -> None:
        driver.do("COMMIT")
        with suppress(psycopg.OperationalError):
            driver.do("SELECT pg_terminate_backend(pg_backend_pid())")

    zero(journal)
    at_commit(lose_the_answer)

    journal.write(Append("oak", 1, ("one",))).result(60)
    journal.write(Append("oak", 2, ("two",))).result(60)
    assert journal.lines("oak") == [(0, "zero"), (1, "one"), (2, "two")]


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


def test_a_server_that_is_away(journal: Journal, postgres: Postgres) -> None:
    zero(journal)
    with stopped(postgres):
        with pytest.raises(DatabaseRefused, match="not stored"):
            journal.write(Append("oak", 1, ("lost",))).result(60)
        with pytest.raises(DatabaseRefused, match="cannot be read"):
            journal.lines("oak")

    journal.write(Append("oak", 1, ("one",))).result(60)
    assert journal.lines("oak") == [(0, "zero"), (1, "one")]


def test_a_server_that_goes_away_during_the_commit_leaves_doubt(
    journal: Journal, postgres: Postgres, at_commit: Callable[[Callable[..., None]], None]
) -> None:
    zero(journal)
    at_commit(lambda _: postgres.stop())
    try:
        with pytest.raises(Unsure, match="lost while committing"):
            journal.write(Append("oak", 1, ("perhaps",))).result(60)
    finally:
        postgres.start()

    assert journal.lines("oak") == [(0, "zero")]
    journal.write(Append("oak", 1, ("one",))).result(60)


BURN = "INSERT INTO tables VALUES (%s, 'chess', 1, 'over', false, 0, 1, 0, 0)"


def test_a_transaction_whose_name_another_has_got_after_a_crash_was_not_committed(
    journal: Journal,
    url: str,
    postgres: Postgres,
    at_commit: Callable[[Callable[[Driver], None]], None],
) -> None:
    """PostgreSQL gives names anew that no log has kept; with other servers, at once."""
    zero(journal)
    database = url.partition("@/")[2].partition("?")[0]

    def crash(driver: Driver) -> None:
        name = int(driver.transaction or "0")
        postgres.stop()
        postgres.start()
        for number in range(name):
            with psycopg.connect(
                f"host={postgres.folder} user=postgres dbname={database}"
            ) as other:
                other.execute(BURN, [str(number)])
                found = other.execute("SELECT pg_current_xact_id()::text").fetchone()
            if found is not None and int(found[0]) >= name:
                break

    at_commit(crash)
    with pytest.raises(DatabaseRefused):
        journal.write(Append("oak", 1, ("lost",), "c-1")).result(60)
    assert journal.lines("oak") == [(0, "zero")]


def test_a_server_that_takes_no_writes(journal: Journal, url: str, postgres: Postgres) -> None:
    zero(journal)
    database = url.partition("@/")[2].partition("?")[0]
    postgres.do(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    postgres.do(HANG_UP)

    with pytest.raises(DatabaseRefused, match="read-only transaction"):
        journal.write(Append("oak", 1, ("lost",))).result(60)
    assert journal.lines("oak") == [(0, "zero")]

    postgres.do(f"ALTER DATABASE {database} RESET default_transaction_read_only")
    journal.write(Append("oak", 1, ("one",))).result(60)


def header(table: str, number: int) -> PutTable:
    listed = True
    return PutTable(Header(table, "chess", 1, "playing", listed, 0, number, 0.0, 0.0))


def test_servers_that_stand_in_each_others_way_try_again(
    journal: Journal, url: str, postgres: Postgres
) -> None:
    journal.write(header("oak", 1), header("elm", 1)).result(60)
    database = url.partition("@/")[2].partition("?")[0]
    change = "UPDATE tables SET rules = 7 WHERE table_id = %s"
    with psycopg.connect(f"host={postgres.folder} user=postgres dbname={database}") as other:
        other.execute("SET deadlock_timeout = '1h'")  # it is the journal that has to give way
        other.execute(change, ["elm"])
        write = journal.write(header("oak", 2), header("elm", 2))  # has oak and waits for elm
        while other.execute(WAITING).fetchone() is None:
            pass
        other.execute(change, ["oak"])  # has elm and waits for oak
        other.rollback()
    write.result(60)

    assert [(found.number, found.rules) for found in journal.tables(["oak", "elm"])] == [(2, 1)] * 2


def test_a_plain_address_will_do(url: str) -> None:
    with Journal(url.replace("postgresql+psycopg:", "postgresql:")) as journal:
        zero(journal)
