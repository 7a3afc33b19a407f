"""What is written is there, whole, in order, once, and in few commits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsbridge.storage import rows, schema
from kingsbridge.storage.errors import DatabaseRefused, StorageError, Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    Append,
    Change,
    DeviceRow,
    DropSnapshots,
    Header,
    LinkRow,
    PutDevice,
    PutLink,
    PutSeat,
    PutSnapshot,
    PutTable,
    RevokeLinks,
    SeatRow,
    Snapshot,
    UseLink,
)
from kingsbridge.storage.statements import Driver

HEADER = Header(
    table_id="oak",
    game="chess",
    rules=3,
    phase="playing",
    listed=True,
    asked=1,
    number=2,
    created=1794780000.125,
    touched=1794780001.5,
)
ANA = DeviceRow("ana-phone", "hash-of-ana", "Ana's phone", 1794780000.25)
BEN = DeviceRow("ben-laptop", "hash-of-ben", "Bens läptop 🐌", 1794780000.5)
DURABILITY = {
    "sqlite": ["PRAGMA synchronous", "PRAGMA journal_mode", "PRAGMA foreign_keys"],
    "postgresql": ["SHOW synchronous_commit"],
}
LINK = LinkRow("hash-of-link", "oak", 1, None, None)


class Gate:
    """Holds the writer back while it commits, so that writes wait; counts the commits."""

    def __init__(self) -> None:
        self.reached = Event()
        self.open = Event()
        self.open.set()
        self.commits = 0

    def passing(self, _connection: object) -> None:
        self.commits += 1
        self.reached.set()
        assert self.open.wait(60)

    def hold(self, journal: Journal) -> Future[None]:
        """Have the writer wait in the commit of a write that is under way."""
        self.reached.clear()
        self.open.clear()
        done = journal.write()
        assert self.reached.wait(60)
        self.commits = 0
        return done


@pytest.fixture
def gate(hook: Callable[[str, Callable[[Driver], None]], None]) -> Iterator[Gate]:
    made = Gate()
    hook("commit", made.passing)
    yield made
    made.open.set()


def stored(journal: Journal, *changes: Change) -> None:
    journal.write(*changes).result(60)


def test_lines_are_read_as_they_were_written(journal: Journal) -> None:
    stored(journal, Append("oak", 0, ('{"a": 1}', "ünïcödé 🏰", "")))
    stored(journal, Append("elm", 0, ("other",)), Append("oak", 3, ("three",), command="c-1"))

    assert journal.lines("oak") == [(0, '{"a": 1}'), (1, "ünïcödé 🏰"), (2, ""), (3, "three")]
    assert journal.lines("oak", since=2) == [(2, ""), (3, "three")]
    assert journal.lines("oak", since=1, until=3) == [(1, "ünïcödé 🏰"), (2, "")]
    assert journal.lines("oak", since=4) == []
    assert journal.lines("ash") == []
    assert journal.last_numbers() == {"oak": 3, "elm": 0}


def test_a_command_is_found_by_the_first_line_written_under_it(journal: Journal) -> None:
    stored(journal, Append("oak", 0, ("zero", "one")))
    stored(journal, Append("oak", 2, ("two", "three"), command="c-1"))
    stored(journal, Append("elm", 0, ("zero",), command="c-1"))

    assert journal.command("oak", "c-1") == 2
    assert journal.command("elm", "c-1") == 0
    assert journal.command("oak", "c-2") is None


def test_rows_are_read_as_they_were_put(journal: Journal) -> None:
    seat = SeatRow("oak", 0, "ana-phone", "Ana")
    free = SeatRow("oak", 1, None, "")
    stored(journal, PutDevice(ANA), PutSeat(free), PutSeat(seat), PutTable(HEADER), PutLink(LINK))
    stored(journal, PutSnapshot("oak", 2, "{}"))

    assert journal.table("oak") == HEADER
    assert journal.seats("oak") == [seat, free]
    assert journal.device("hash-of-ana") == ANA
    assert journal.link("hash-of-link") == LINK
    assert journal.snapshot("oak") == Snapshot(2, "{}")
    assert journal.table("elm") is None
    assert journal.seats("elm") == []
    assert journal.device("hash-of-ben") is None
    assert journal.link("hash-of-ana") is None
    assert journal.snapshot("elm") is None


def test_links_of_one_seat_are_revoked_and_a_new_one_is_good(journal: Journal) -> None:
    table, seat = LINK.table_id, LINK.seat
    others = [
        LinkRow("another seat", table, seat + 1, None, None),
        LinkRow("another table", "elm", seat, None, None),
    ]
    stored(journal, *map(PutLink, [LINK, LinkRow("code", table, seat, 9.5, None), *others]))
    fresh = LinkRow("fresh", table, seat, None, None)

    stored(journal, RevokeLinks(LINK.table_id, LINK.seat), PutLink(fresh))

    assert journal.link(LINK.token_hash) is None
    assert journal.link("code") is None
    assert [journal.link(one.token_hash) for one in [fresh, *others]] == [fresh, *others]


def test_putting_again_overwrites(journal: Journal) -> None:
    stored(journal, PutDevice(ANA), PutDevice(BEN), PutTable(HEADER), PutSnapshot("oak", 1, "old"))
    stored(journal, PutSeat(SeatRow("oak", 0, "ana-phone", "Ana")), PutLink(LINK))
    newer = HEADER._replace(listed=False, phase="over", asked=-2, number=9, touched=1794780002.0)
    expiring = LINK._replace(expires=1794780009.75)

    stored(journal, PutTable(newer), PutSnapshot("oak", 9, "new"), PutLink(expiring))
    stored(journal, PutSeat(SeatRow("oak", 0, "ben-laptop", "Ben")))
    stored(journal, PutDevice(ANA._replace(token_hash="another")))  # noqa: S106 -- of a test

    assert journal.table("oak") == newer
    assert journal.snapshot("oak") == Snapshot(9, "new")
    assert journal.link("hash-of-link") == expiring
    assert journal.seats("oak") == [SeatRow("oak", 0, "ben-laptop", "Ben")]
    assert journal.device("hash-of-ana") is None
    assert journal.device("another") is not None


def test_snapshots_can_be_dropped_at_any_time(journal: Journal) -> None:
    stored(journal, PutSnapshot("oak", 1, "{}"), PutSnapshot("elm", 1, "{}"))
    stored(journal, DropSnapshots(), PutSnapshot("elm", 2, "{}"))

    assert journal.snapshot("oak") is None
    assert journal.snapshot("elm") == Snapshot(2, "{}")


def test_a_line_is_written_once(journal: Journal) -> None:
    stored(journal, Append("oak", 0, ("zero", "one")))

    with pytest.raises(Taken, match="line 1 of 'oak'"):
        stored(journal, Append("oak", 1, ("another", "two"), command="c-1"))

    assert journal.lines("oak") == [(0, "zero"), (1, "one")]
    assert journal.command("oak", "c-1") is None


def test_a_write_is_stored_whole_or_not_at_all(journal: Journal) -> None:
    stored(journal, PutTable(HEADER), PutSnapshot("oak", 2, "kept"), Append("oak", 0, ("zero",)))

    with pytest.raises(Taken):
        stored(
            journal,
            PutTable(HEADER._replace(number=99)),
            DropSnapshots(),
            PutDevice(ANA),
            Append("elm", 0, ("zero",), command="c-1"),
            Append("oak", 0, ("another",)),
        )

    assert journal.table("oak") == HEADER
    assert journal.snapshot("oak") == Snapshot(2, "kept")
    assert journal.device("hash-of-ana") is None
    assert journal.last_numbers() == {"oak": 0}


def test_a_link_is_used_by_one_device(journal: Journal) -> None:
    stored(journal, PutDevice(ANA), PutDevice(BEN), PutLink(LINK))
    stored(journal, UseLink("hash-of-link", "ana-phone"))
    stored(journal, UseLink("hash-of-link", "ana-phone"))

    with pytest.raises(Taken, match="another device"):
        stored(journal, PutSeat(SeatRow("oak", 1, "ben-laptop", "Ben")), UseLink(LINK[0], BEN[0]))
    with pytest.raises(StorageError, match="no such link"):
        stored(journal, UseLink("unheard-of", "ana-phone"))

    assert journal.link("hash-of-link") == LINK._replace(used_by="ana-phone")
    assert journal.seats("oak") == []


def test_a_token_belongs_to_one_device(journal: Journal) -> None:
    stored(journal, PutDevice(ANA))

    with pytest.raises(Taken, match="token"):
        stored(journal, PutDevice(BEN._replace(token_hash=ANA.token_hash)))

    assert journal.device("hash-of-ana") == ANA


@pytest.mark.parametrize(
    "change",
    [
        Append("oak", 0, ()),
        Append("oak", 0, ("with \0 in it",)),
        Append("oak", 0, ("half of a \ud83c character",)),
        Append("oak", 2**70, ("far away",)),
        Append("oak", 0, (None,)),  # type: ignore[arg-type]  # what a bug might hand in
        PutTable(HEADER._replace(game="\0")),
        PutSeat(SeatRow("oak", 0, "unheard-of", "Nemo")),
        PutDevice("not a row"),  # type: ignore[arg-type]  # what a bug might hand in
        "not a change",
    ],
    ids=repr,
)
def test_what_cannot_be_stored_fails_alone(journal: Journal, gate: Gate, change: Any) -> None:
    gate.hold(journal)
    before = journal.write(Append("elm", 0, ("zero",)))
    bad = journal.write(Append("elm", 1, ("lost",)), change)
    after = journal.write(Append("elm", 1, ("one",)))
    gate.open.set()

    with pytest.raises(StorageError) as failed:
        bad.result(60)
    assert type(failed.value) is StorageError
    before.result(60)
    after.result(60)
    assert gate.commits == 1
    assert journal.lines("elm") == [(0, "zero"), (1, "one")]
    assert journal.last_numbers() == {"elm": 1}


def test_whatever_waits_is_committed_at_once(journal: Journal, gate: Gate) -> None:
    held = gate.hold(journal)
    waiting = [journal.write(Append(f"table-{n}", 0, ("zero", "one"))) for n in range(200)]
    assert not held.done()
    assert not any(write.done() for write in waiting)
    gate.open.set()

    for write in waiting:
        write.result(60)
    assert gate.commits == 1
    assert len(journal.last_numbers()) == 200


def test_many_threads_share_their_commits(journal: Journal, gate: Gate) -> None:
    gate.commits = 0

    def play(thread: int) -> None:
        for number in range(50):
            stored(journal, Append(f"table-{thread}", number, (f"{thread} {number}",)))

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(play, range(16)))

    assert gate.commits < 16 * 50
    for thread in range(16):
        lines = [(number, f"{thread} {number}") for number in range(50)]
        assert journal.lines(f"table-{thread}") == lines


def test_of_many_who_write_the_same_line_one_succeeds(journal: Journal) -> None:
    def win(thread: int) -> bool:
        failure = journal.write(Append("oak", 0, (f"by {thread}",), f"c-{thread}")).exception(60)
        assert failure is None or isinstance(failure, Taken)
        return failure is None

    with ThreadPoolExecutor(16) as pool:
        won = list(pool.map(win, range(64)))

    assert won.count(True) == 1
    assert journal.lines("oak") == [(0, f"by {won.index(True)}")]


def test_in_a_group_only_the_culprits_fail(journal: Journal, gate: Gate) -> None:
    gate.hold(journal)
    first = journal.write(Append("oak", 0, ("zero",), command="c-1"))
    taken = journal.write(Append("oak", 0, ("another",)))
    last = journal.write(Append("oak", 1, ("one",)), PutTable(HEADER))
    gate.open.set()

    assert first.exception(60) is None
    assert isinstance(taken.exception(60), Taken)
    assert last.exception(60) is None
    assert gate.commits == 1
    assert journal.lines("oak") == [(0, "zero"), (1, "one")]
    assert journal.table("oak") == HEADER


def test_nothing_is_acknowledged_or_seen_before_the_commit(journal: Journal, gate: Gate) -> None:
    gate.hold(journal)
    gate.open.set()
    stored(journal)
    gate.reached.clear()
    gate.open.clear()

    write = journal.write(Append("oak", 0, ("zero",)))
    assert gate.reached.wait(60)
    assert not write.done()
    assert journal.lines("oak") == []
    gate.open.set()
    write.result(60)

    assert journal.lines("oak") == [(0, "zero")]


def test_a_commit_waits_for_the_disk(
    url: str, journal: Journal, hook: Callable[[str, Callable[[Driver], None]], None]
) -> None:
    found: list[object] = []

    def look(pen: Driver) -> None:
        found.extend(map(pen.value, DURABILITY[url.partition("+")[0].partition(":")[0]]))

    hook("commit", look)
    stored(journal)

    assert found in ([2, "wal", 1], ["on"])  # 2 is FULL


def test_a_write_that_waits_cannot_be_called_back(journal: Journal, gate: Gate) -> None:
    """Whoever asked for it has changed his table already."""
    gate.hold(journal)
    waiting = journal.write(Append("oak", 0, ("kept",)))
    assert not waiting.cancel()
    gate.open.set()

    waiting.result(60)
    assert journal.lines("oak") == [(0, "kept")]


def test_closing_writes_what_waits(url: str, gate: Gate) -> None:
    journal = Journal(url).open()
    gate.hold(journal)
    waiting = [journal.write(Append("oak", number, ("line",))) for number in range(100)]
    with ThreadPoolExecutor(1) as pool:
        closing = pool.submit(journal.close)
        gate.open.set()
        closing.result(60)

    assert all(write.done() and write.exception() is None for write in waiting)
    with Journal(url) as again:
        assert again.last_numbers() == {"oak": 99}


def test_a_journal_that_is_not_open_takes_nothing(url: str) -> None:
    journal = Journal(url)
    with pytest.raises(DatabaseRefused, match="not open"):
        journal.write(Append("oak", 0, ("early",))).result(60)
    with journal:
        stored(journal, Append("oak", 0, ("zero",)))
        with pytest.raises(StorageError, match="open already"):
            journal.open()
    journal.close()
    with pytest.raises(DatabaseRefused, match="not open"):
        journal.write(Append("oak", 1, ("late",))).result(60)
    with journal:
        assert journal.lines("oak") == [(0, "zero")]


def test_two_journals_share_a_database(journal: Journal, url: str) -> None:
    with Journal(url) as other:
        stored(journal, Append("oak", 0, ("zero",)))
        stored(other, Append("oak", 1, ("one",)))
        with pytest.raises(Taken):
            stored(journal, Append("oak", 1, ("another",)))

        assert journal.lines("oak") == other.lines("oak") == [(0, "zero"), (1, "one")]


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (rows.Header, schema.TABLES),
        (rows.SeatRow, schema.SEATS),
        (rows.DeviceRow, schema.DEVICES),
        (rows.LinkRow, schema.LINKS),
        (PutSnapshot, schema.SNAPSHOTS),
    ],
)
def test_the_fields_of_a_row_are_the_columns_of_its_table(row: Any, table: Any) -> None:
    assert row._fields == tuple(table.c.keys())


class Tried(NamedTuple):
    """An append to one of two tables, which may well fail."""

    table: str
    first: int
    lines: int
    command: str | None


TRIED = st.builds(
    Tried,
    st.sampled_from(["oak", "elm"]),
    st.integers(0, 6),
    st.integers(1, 3),
    st.sampled_from([None, "c-1", "c-2", "c-3"]),
)


def expected(found: dict[tuple[str, int], str | None], tried: Tried) -> type[StorageError] | None:
    """What becomes of an append after others; it is noted among the lines found."""
    lines = [(tried.table, tried.first + n) for n in range(tried.lines)]
    if found.keys() & set(lines):
        return Taken
    found |= dict.fromkeys(lines)
    found[lines[0]] = tried.command
    return None


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    return iter(tmp_path_factory.mktemp("each") / f"{n}.db" for n in range(10_000))


@settings(max_examples=40, deadline=None)
@given(tries=st.lists(TRIED, max_size=25))
def test_a_group_ends_as_if_each_write_had_come_alone(
    addresses: Iterator[Path], tries: list[Tried]
) -> None:
    found: dict[tuple[str, int], str | None] = {}
    with Journal(f"sqlite:///{next(addresses)}") as journal:
        writes = [
            journal.write(Append(tried.table, tried.first, ("line",) * tried.lines, tried.command))
            for tried in tries
        ]
        for tried, write in zip(tries, writes, strict=True):
            assert type(write.exception(60)) is (expected(found, tried) or type(None)), tried
        kept = {(table, number) for table in ("oak", "elm") for number, _ in journal.lines(table)}

    assert kept == set(found)
