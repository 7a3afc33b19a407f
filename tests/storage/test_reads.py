"""What lists of tables show, and in which order."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Engine, event

from kingsbridge.storage.errors import DatabaseRefused
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    Append,
    DeviceRow,
    Header,
    HideTable,
    PutDevice,
    PutSeat,
    PutTable,
    Seated,
    SeatRow,
)

ANA, BEN = "ana-phone", "ben-laptop"
MANY = 20_000


def header(table_id: str, touched: float, *, asked: int = -2, listed: bool = True) -> Header:
    return Header(table_id, "chess", 1, "playing", listed, asked, 3, 0.5, touched)


def sit(journal: Journal, table: Header, devices: list[str | None]) -> None:
    """Store a table at which these devices hold the seats."""
    seats = (
        PutSeat(SeatRow(table.table_id, seat, device, f"player {seat}"))
        for seat, device in enumerate(devices)
    )
    journal.write(PutTable(table), *seats).result(60)


@pytest.fixture
def devices(journal: Journal) -> None:
    for device in (ANA, BEN):
        journal.write(PutDevice(DeviceRow(device, f"hash of {device}", device, 0.0))).result(60)


def test_listed_tables_come_last_touched_first(journal: Journal) -> None:
    tables = [header("b", 5.0), header("a", 5.0), header("d", 7.25), header("c", 1.0)]
    for table in [*tables, header("hidden", 9.0, listed=False)]:
        journal.write(PutTable(table)).result(60)

    assert [found.table_id for found in journal.listed()] == ["d", "a", "b", "c"]
    assert set(journal.listed()) == set(tables)


def test_listed_tables_of_some_phases_and_so_many(journal: Journal) -> None:
    for number, phase in enumerate(("waiting", "playing", "over", "abandoned", "playing")):
        table = header(f"{number} {phase}", float(number))._replace(phase=phase, title=phase)
        journal.write(PutTable(table)).result(60)

    found = journal.listed(("waiting", "playing"))
    assert [(one.table_id, one.title) for one in found] == [
        ("4 playing", "playing"),
        ("1 playing", "playing"),
        ("0 waiting", "waiting"),
    ]
    assert journal.listed(("waiting", "playing"), 2) == found[:2]


@pytest.mark.usefixtures("devices")
def test_the_seats_of_many_tables(journal: Journal) -> None:
    sit(journal, header("oak", 1.0), [ANA, BEN])
    free, bot = SeatRow("ash", 1, None, "Cid"), SeatRow("ash", 0, None, "", "greedy", resigned=True)
    journal.write(PutSeat(free), PutSeat(bot)).result(60)

    found = journal.seats_at(["ash", "unheard-of", "oak"])
    assert found["ash"] == [bot, free]
    assert [seat.device_id for seat in found["oak"]] == [ANA, BEN]
    assert found["unheard-of"] == []


@pytest.mark.usefixtures("devices")
def test_my_tables_begin_with_those_that_wait_for_me(journal: Journal) -> None:
    sit(journal, header("over", 90.0), [ANA, BEN])
    sit(journal, header("waits for Ben", 80.0, asked=1), [ANA, BEN])
    sit(journal, header("waits for Ana, long ago", 10.0, asked=0), [ANA, BEN])
    sit(journal, header("waits for Ana", 20.0, asked=2, listed=False), [BEN, ANA, ANA])
    sit(journal, header("draws a card", 30.0, asked=-1), [ANA, None])
    sit(journal, header("not hers", 99.0, asked=0), [BEN, None])

    found = journal.tables_of(ANA)

    assert [seated.header.table_id for seated in found] == [
        "waits for Ana",
        "waits for Ana, long ago",
        "over",
        "waits for Ben",
        "draws a card",
    ]
    assert found[0] == Seated(header("waits for Ana", 20.0, asked=2, listed=False), (1, 2))
    assert [seated.seats for seated in found[1:]] == [(0,)] * 4
    assert journal.tables_of("unheard-of") == []


@pytest.mark.usefixtures("devices")
def test_my_tables_come_phase_by_phase_and_a_few_at_a_time(journal: Journal) -> None:
    sit(journal, header("over", 90.0)._replace(phase="over"), [ANA, BEN])
    sit(journal, header("waits", 80.0)._replace(phase="waiting"), [ANA, BEN])
    sit(journal, header("runs", 10.0)._replace(phase="playing"), [ANA, BEN])
    sit(journal, header("asks her", 5.0, asked=1)._replace(phase="playing"), [BEN, ANA, ANA])
    journal.write(HideTable("waits", ANA)).result(60)

    phases = ("playing", "waiting")
    whole = [one.header.table_id for one in journal.tables_of(ANA, phases)]
    assert whole == ["asks her", "runs", "waits", "over"]
    part = journal.tables_of(ANA, phases, skip=1, most=2)
    assert [one.header.table_id for one in part] == ["runs", "waits"]
    shown = journal.tables_of(ANA, phases, hidden=False)
    assert [one.header.table_id for one in shown] == ["asks her", "runs", "over"]
    assert journal.seated(ANA, ["asks her", "unheard-of"])[0].seats == (1, 2)


def test_openings_are_found_by_phase_and_by_what_they_say(journal: Journal) -> None:
    for name, phase, said in (
        ("oak", "playing", '{"100%":1}'),
        ("elm", "playing", "{}"),
        ("ash", "over", '{"100%":1}'),
    ):
        put = PutTable(header(name, 1.0)._replace(phase=phase))
        journal.write(put, Append(name, 0, (said, '{"100%":2}'))).result(60)
    found = [(row.table_id, body) for row, body in journal.openings("playing", '"100%"')]
    assert found == [("oak", '{"100%":1}')]


def test_tables_are_given_in_the_order_asked_for(journal: Journal) -> None:
    journal.write(PutTable(header("a", 1.0)), PutTable(header("b", 2.0))).result(60)

    assert [found.table_id for found in journal.tables(["b", "unheard-of", "a"])] == ["b", "a"]
    assert journal.tables([]) == []


@pytest.fixture
def asked() -> Iterator[list[str]]:
    """The statements that read."""
    statements: list[str] = []

    def note(*of_statement: Any) -> None:
        statements.append(of_statement[2])

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


def test_thousands_of_tables_are_listed_without_their_lines(
    journal: Journal, asked: list[str]
) -> None:
    journal.write(PutDevice(DeviceRow(ANA, "hash", "Ana", 0.0))).result(60)
    ids = [f"table-{number:05}" for number in range(MANY)]
    lines = [Append(table_id, 0, ("{}",)) for table_id in ids]
    tables = [
        PutTable(header(table_id, float(number), asked=number % 4))
        for number, table_id in enumerate(ids)
    ]
    seats = [PutSeat(SeatRow(table_id, 0, ANA, "Ana")) for table_id in ids[::10]]
    journal.write(*lines, *tables, *seats).result(120)
    asked.clear()

    assert [table.table_id for table in journal.listed()] == ids[::-1]
    assert [table.table_id for table in journal.all_tables()] == ids
    assert [table.table_id for table in journal.tables(ids)] == ids
    mine = journal.tables_of(ANA)
    assert len(mine) == MANY / 10
    assert mine[0].header.asked == 0
    assert len(journal.seats_at(ids)) == MANY
    assert asked
    assert not any("lines" in statement for statement in asked)
    assert journal.last_numbers() == dict.fromkeys(ids, 0)


def test_many_threads_read_while_others_write(journal: Journal) -> None:
    journal.write(Append("oak", 0, ("zero",))).result(60)

    def look(number: int) -> bool:
        if number % 4 == 0:
            journal.write(Append(f"table-{number}", 0, ("zero",))).result(60)
        return journal.lines("oak") == [(0, "zero")]

    with ThreadPoolExecutor(40) as pool:
        assert all(pool.map(look, range(400)))


def test_a_read_that_fails_says_so(url: str) -> None:
    journal = Journal(url)  # nobody has made the tables
    with pytest.raises(DatabaseRefused, match="cannot be read"):
        journal.lines("oak")
    journal.close()


@pytest.mark.usefixtures("devices")
def test_a_device_hides_a_table_from_its_own_list_alone(journal: Journal) -> None:
    sit(journal, header("oak", 1.0), [ANA, BEN, ANA])
    journal.write(HideTable("oak", ANA)).result(60)
    assert [(one.seats, one.hidden) for one in journal.tables_of(ANA)] == [((0, 2), True)]
    assert [one.hidden for one in journal.tables_of(BEN)] == [False]
    journal.write(HideTable("oak", ANA, hidden=False)).result(60)
    assert [one.hidden for one in journal.tables_of(ANA)] == [False]
