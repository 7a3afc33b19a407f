"""The journal as its callers see it: changes go in, rows come out, and backups.

What is acknowledged is on the disk.  What the lines mean is not known here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    case,
    func,
    or_,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from kingsbridge.storage import backup, calling, databases, migrating
from kingsbridge.storage.errors import DatabaseRefused, StorageError
from kingsbridge.storage.rows import (
    BrowserRow,
    Change,
    DeviceRow,
    Header,
    Line,
    LinkRow,
    NameRow,
    RecoveryRow,
    Seated,
    SeatRow,
    Snapshot,
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
from kingsbridge.storage.writer import WriteOutcome, Writer

AT_ONCE: Final = 500
"""How many headers one query names or brings."""


class Journal:
    """All that is stored of all tables.  Safe to use from any thread."""

    def __init__(self, url: str) -> None:
        address = databases.address(url)
        self.is_shared = address.get_backend_name() == databases.POSTGRES  # by servers, perhaps
        self._address = address
        self._writing = databases.writer(address)
        self._reading = databases.reader(address)
        self._writer = Writer(self._writing)

    def open(self) -> Self:
        """Bring the database to the present schema and begin to take writes."""
        try:
            migrating.upgrade(self._writing)
        except StorageError:
            self._writing.dispose()
            raise
        self._writer.start()
        return self

    def close(self) -> None:
        """Write what waits, then let the database go."""
        self._writer.stop()
        self._reading.dispose()
        self._writing.dispose()

    def __enter__(self) -> Self:
        return self.open()

    def __exit__(self, *_: object) -> None:
        self.close()

    def write(self, *changes: Change) -> Future[None]:
        """Store changes, all or none; resolved once they are on the disk."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # from here on it cannot be cancelled

        def tell(outcome: WriteOutcome) -> None:
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

        self._writer.put(changes, tell)
        return done

    def put(self, changes: tuple[Change, ...], tell: Callable[[WriteOutcome], None]) -> None:
        """Store changes likewise; ``tell`` is called on the writer's thread: it must be quick."""
        self._writer.put(changes, tell)

    def backup(self, path: Path) -> None:
        """Write all that is stored at this moment into one file, while play goes on."""
        backup.backup(self._reading, path)

    def lines(
        self, table_id: str, since: int = 0, until: int | None = None
    ) -> list[tuple[int, str]]:
        """The numbers and bodies of a table's lines, from one number to before another."""
        query = select(LINES.c.number, LINES.c.body).where(LINES.c.table_id == table_id)
        query = query.where(LINES.c.number >= since).order_by(LINES.c.number)
        if until is not None:
            query = query.where(LINES.c.number < until)
        return [(number, body) for number, body in self._rows(query)]

    def news(self, since: Mapping[str, int]) -> dict[str, list[Line]]:
        """The lines of these tables, each from a number on; only PostgreSQL is asked for it."""
        found: dict[str, list[Line]] = {table_id: [] for table_id in since}
        wanted = {"tables": list(since), "since": list(since.values())}
        with self._connection() as connection:
            for table_id, *line in connection.execute(calling.NEWS, wanted):
                found[table_id].append(Line(*line))
        return found

    def line_counts(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many lines each of these tables has, if it exists; only PostgreSQL is asked."""
        with self._connection() as connection:
            found = connection.execute(calling.COUNTS, {"tables": list(table_ids)})
            return {table_id: last + 1 for table_id, last in found if last is not None}

    def command(self, table_id: str, command: str) -> int | None:
        """The number of the first line that was written under a client's command."""
        query = select(LINES.c.number).where(LINES.c.table_id == table_id)
        return next(
            (row.number for row in self._rows(query.where(LINES.c.command == command))), None
        )

    def commands(self, table_id: str, last: int) -> dict[str, int]:
        """The newest clients' commands of a table, the oldest of them first, with their numbers."""
        query = (
            select(LINES.c.command, LINES.c.number)
            .where(LINES.c.table_id == table_id, LINES.c.command.is_not(None))
            .order_by(LINES.c.number.desc())
            .limit(last)
        )
        return {row.command: row.number for row in reversed(self._rows(query))}

    def snapshot(self, table_id: str) -> Snapshot | None:
        """The last position kept of a table, if one is."""
        query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body)
        rows = self._rows(query.where(SNAPSHOTS.c.table_id == table_id))
        return next((Snapshot(*row) for row in rows), None)

    def review(self, table_id: str, since: int = -1) -> list[tuple[int, str]]:
        """The numbers and bodies of a table's review, as far as it goes, after a number."""
        query = select(REVIEWS.c.number, REVIEWS.c.body).where(REVIEWS.c.table_id == table_id)
        query = query.where(REVIEWS.c.number > since).order_by(REVIEWS.c.number)
        return [(number, body) for number, body in self._rows(query)]

    def reviews_begun(self, head: int) -> list[tuple[str, str, int]]:
        """Of each table with a review, the part of this number and how many parts there are."""
        parts = REVIEWS.alias()
        count = select(func.count()).where(parts.c.table_id == REVIEWS.c.table_id)
        query = select(REVIEWS.c.table_id, REVIEWS.c.body, count.scalar_subquery())
        query = query.where(REVIEWS.c.number == head).order_by(REVIEWS.c.table_id)
        return [(table_id, body, parts) for table_id, body, parts in self._rows(query)]

    def bots_asked(self, phase: str) -> list[str]:
        """The tables in a phase at which a bot is asked."""
        asked = and_(SEATS.c.table_id == TABLES.c.table_id, SEATS.c.seat == TABLES.c.asked)
        query = select(TABLES.c.table_id).join(SEATS, asked)
        query = query.where(TABLES.c.phase == phase, SEATS.c.bot != "")
        return [row.table_id for row in self._rows(query)]

    def table(self, table_id: str) -> Header | None:
        """The header of a table, if it exists."""
        return next(iter(self.tables([table_id])), None)

    def tables(self, table_ids: Sequence[str]) -> list[Header]:
        """The headers of these tables in this order, leaving out those that do not exist."""
        found: dict[str, Header] = {}
        for start in range(0, len(table_ids), AT_ONCE):
            wanted = TABLES.c.table_id.in_(table_ids[start : start + AT_ONCE])
            found |= {
                row.table_id: Header(*row) for row in self._rows(select(TABLES).where(wanted))
            }
        return [found[table_id] for table_id in table_ids if table_id in found]

    def listed(self, phases: Sequence[str] = (), most: int | None = None) -> list[Header]:
        """The headers of the tables that everybody may see, the last touched first.

        All of them, or those in one of these phases; and no more than so many.
        """
        query = select(TABLES).where(TABLES.c.listed)
        if phases:
            query = query.where(TABLES.c.phase.in_(phases))
        query = query.order_by(TABLES.c.touched.desc(), TABLES.c.table_id).limit(most)
        return [Header(*row) for row in self._rows(query)]

    def tables_of(
        self,
        device_id: str,
        phases: Sequence[str] = (),
        *,
        hidden: bool | None = None,
        skip: int = 0,
        most: int | None = None,
    ) -> list[Seated]:
        """A device's tables: first where it is asked, then phase by phase, the last touched first.

        All of them, or those it hid, or did not; and no more than so many, from a place on.
        """
        own = and_(SEATS.c.device_id == device_id, SEATS.c.table_id == TABLES.c.table_id)
        urgency = case(
            (TABLES.c.asked == SEATS.c.seat, -1),
            *((TABLES.c.phase == phase, place) for place, phase in enumerate(phases)),
            else_=len(phases),
        )
        query = select(TABLES.c.table_id).join(SEATS, own).group_by(TABLES.c.table_id)
        if hidden is not None:
            query = query.where(SEATS.c.hidden == hidden)
        order = (func.min(urgency), TABLES.c.touched.desc(), TABLES.c.table_id)
        rows = self._rows(query.order_by(*order).limit(most).offset(skip))
        return self.seated(device_id, [row.table_id for row in rows])

    def seated(self, device_id: str, table_ids: Sequence[str]) -> list[Seated]:
        """Of these tables, in this order, those at which a device sits, and where."""
        own = {
            table_id: [row for row in rows if row.device_id == device_id]
            for table_id, rows in self.seats_at(table_ids).items()
        }
        return [
            Seated(header, tuple(row.seat for row in seats), seats[0].hidden)
            for header in self.tables(table_ids)
            if (seats := own[header.table_id])
        ]

    def has_seats(self, device_id: str) -> bool:
        """Does a device hold any seat?"""
        query = select(SEATS.c.seat).where(SEATS.c.device_id == device_id).limit(1)
        return bool(self._rows(query))

    def table_count(self, device_id: str, phases: Sequence[str]) -> int:
        """At how many tables in one of these phases a device holds a seat."""
        query = select(func.count(SEATS.c.table_id.distinct()))
        query = query.join(TABLES, SEATS.c.table_id == TABLES.c.table_id)
        query = query.where(SEATS.c.device_id == device_id, TABLES.c.phase.in_(phases))
        return int(self._rows(query)[0][0])

    def seats(self, table_id: str) -> list[SeatRow]:
        """Who holds the seats of a table."""
        query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        return [SeatRow(*row) for row in self._rows(query)]

    def seats_at(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Who holds the seats of these tables, by table."""
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        for start in range(0, len(table_ids), AT_ONCE):
            wanted = SEATS.c.table_id.in_(table_ids[start : start + AT_ONCE])
            for row in self._rows(select(SEATS).where(wanted).order_by(SEATS.c.seat)):
                found[row.table_id].append(SeatRow(*row))
        return found

    def device(self, token_hash: str) -> DeviceRow | None:
        """The device that holds a token, or of which a further browser holds it."""
        further = select(BROWSERS.c.device_id).where(BROWSERS.c.token_hash == token_hash)
        holds = DEVICES.c.token_hash == token_hash
        return self._device(or_(holds, DEVICES.c.device_id.in_(further)))

    def recovered(self, code_hash: str) -> DeviceRow | None:
        """The device that a recovery code leads to."""
        own = select(RECOVERIES.c.device_id).where(RECOVERIES.c.code_hash == code_hash)
        return self._device(DEVICES.c.device_id.in_(own))

    def _device(self, wanted: ColumnElement[bool]) -> DeviceRow | None:
        rows = self._rows(select(DEVICES).where(wanted))
        return next((DeviceRow(*row) for row in rows), None)

    def name_of(self, device_id: str) -> str:
        """The name that is a device's own; empty if it has none."""
        rows = self._rows(select(NAMES.c.name).where(NAMES.c.device_id == device_id))
        return next((str(row.name) for row in rows), "")

    def owner_of(self, name_key: str) -> str | None:
        """The device whose own name this is."""
        rows = self._rows(select(NAMES.c.device_id).where(NAMES.c.name_key == name_key))
        return next((str(row.device_id) for row in rows), None)

    def has_code(self, device_id: str) -> bool:
        """Can a device be recovered?"""
        query = select(RECOVERIES.c.device_id).where(RECOVERIES.c.device_id == device_id)
        return bool(self._rows(query))

    def browsers_of(self, device_id: str) -> int:
        """How many browsers are a device."""
        query = select(func.count()).where(BROWSERS.c.device_id == device_id)
        return 1 + int(self._rows(query)[0][0])

    def link(self, token_hash: str) -> LinkRow | None:
        """The link of a token, used, expired or not."""
        rows = self._rows(select(LINKS).where(LINKS.c.token_hash == token_hash))
        return next((LinkRow(*row) for row in rows), None)

    def links(self, table_id: str) -> list[LinkRow]:
        """All links of a table."""
        query = select(LINKS).where(LINKS.c.table_id == table_id)
        return [LinkRow(*row) for row in self._rows(query)]

    def salvaged_ids(self) -> list[str]:
        """The names of all tables of which anything can be read, though the database is damaged."""
        found: set[str] = set()
        for rows in (TABLES, LINES, SEATS):
            names = select(rows.c.table_id).distinct()
            found |= {row.table_id for row in self._salvaged(names, rows.c.table_id)}
        return sorted(found)

    def salvaged_devices(self) -> list[DeviceRow]:
        """All devices that can be read, though the database is damaged."""
        rows = self._salvaged(select(DEVICES), DEVICES.c.device_id)
        return list({row.device_id: DeviceRow(*row) for row in rows}.values())

    def salvaged_persons(self) -> list[BrowserRow | RecoveryRow | NameRow]:
        """Further browsers, codes and names that can be read, though the database is damaged."""
        browsers = self._salvaged(select(BROWSERS), BROWSERS.c.token_hash)
        codes = self._salvaged(select(RECOVERIES), RECOVERIES.c.device_id)
        names = self._salvaged(select(NAMES), NAMES.c.name_key)
        return [
            *dict.fromkeys(BrowserRow(*row) for row in browsers),
            *dict.fromkeys(RecoveryRow(*row) for row in codes),
            *dict.fromkeys(NameRow(*row) for row in names),
        ]

    def _salvaged(
        self, query: Select[*tuple[Any, ...]], key: Column[str]
    ) -> Iterator[Row[*tuple[Any, ...]]]:
        """What is found from the beginning up to the damage, and from the end back to it."""
        for order, beyond in ((key.asc(), key.__gt__), (key.desc(), key.__lt__)):
            part, most = query.order_by(order), AT_ONCE
            while True:
                try:
                    rows = self._rows(part.limit(most))
                except DatabaseRefused:
                    if most == 1:
                        break
                    most = 1  # up to the very row that cannot be read
                    continue
                if not rows:
                    return
                yield from rows
                part = query.order_by(order).where(beyond(getattr(rows[-1], key.name)))

    def all_tables(self) -> Iterator[Header]:
        """The headers of all tables, a few at a time; what comes meanwhile may be left out."""
        last = ""
        query = select(TABLES).order_by(TABLES.c.table_id).limit(AT_ONCE)
        while rows := self._rows(query.where(TABLES.c.table_id > last)):
            yield from (Header(*row) for row in rows)
            last = rows[-1].table_id

    def openings(self, phase: str, saying: str) -> Iterator[tuple[Header, str]]:
        """The tables in a phase whose first line says this, and that line; a few at a time."""
        last = ""
        first = and_(LINES.c.table_id == TABLES.c.table_id, LINES.c.number == 0)
        query = select(TABLES, LINES.c.body).join(LINES, first).where(TABLES.c.phase == phase)
        query = query.where(LINES.c.body.contains(saying, autoescape=True))
        query = query.order_by(TABLES.c.table_id).limit(AT_ONCE)
        while rows := self._rows(query.where(TABLES.c.table_id > last)):
            yield from ((Header(*header), body) for *header, body in rows)
            last = rows[-1].table_id

    def last_numbers(self) -> dict[str, int]:
        """The number of the last line of each table, counted from the lines themselves."""
        query = select(LINES.c.table_id, func.max(LINES.c.number)).group_by(LINES.c.table_id)
        return dict(map(tuple, self._rows(query)))

    def listening(self, number: int) -> AbstractAsyncContextManager[AsyncIterator[list[str]]]:
        """What servers of this database call while one listens, under a number of one's own."""
        return calling.listening(self._address, self._writing, number)

    def living(self) -> set[int]:
        """The numbers of all servers that listen now."""
        with self._connection() as connection:
            return {int(row.objid) for row in connection.execute(calling.LIVING)}

    def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        with self._connection() as connection:
            return connection.execute(query).all()

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        try:
            with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise DatabaseRefused(f"cannot be read: {databases.plain(error)}") from error
