"""What is wrong with stored tables, and how those that replay are saved from a damaged file."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server.play.commands import header as header_of
from kingsbridge.server.play.commands import seat_rows
from kingsbridge.server.play.faults import for_the_log
from kingsbridge.server.play.rooms import Room
from kingsbridge.storage.backup import as_one_file, copied
from kingsbridge.storage.errors import DatabaseRefused, StorageError
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    Append,
    BrowserRow,
    Change,
    DeviceRow,
    Header,
    LinkRow,
    NameRow,
    PutBrowser,
    PutDevice,
    PutLink,
    PutName,
    PutRecovery,
    PutSeat,
    PutTable,
    RecoveryRow,
    SeatRow,
)
from kingsbridge.table import events
from kingsbridge.table.events import Opened
from kingsbridge.table.state import Impossible
from kingsbridge.table.table import Table, load


class Hurt(Exception):  # noqa: N818 -- it says what the table is
    """A stored table that cannot be played on, and why."""


class OfOtherRules(Hurt):
    """Nothing is wrong with it, but it was played by rules that are not here."""


def verdict(journal: Journal, table_id: str) -> str:
    """What is wrong with a stored table; nothing if it replays."""
    try:
        header = journal.table(table_id)
        if header is None:
            return "it has lines or seats, but no header"
        check_rules(header.game, header.rules)
        table = replayed(journal, table_id)
    except Hurt as problem:
        return str(problem)
    except StorageError as problem:
        return f"its header cannot be read: {problem}"
    if table.told(table.number, SPECTATOR) == header.number:
        return ""
    return "its lines and its header disagree"


def check_rules(game: str, rules: int) -> None:
    """Refuse to replay what was played by rules that are not here."""
    if game not in GAMES:
        raise OfOtherRules(f"there is no game {game!r} here")
    if rules != GAMES[game].RULES_VERSION:
        raise OfOtherRules(f"played by rules version {rules}")


def replayed(journal: Journal, table_id: str) -> Table:
    """A stored table, from all its lines."""
    try:
        lines = journal.lines(table_id)
        check_numbers(lines)
        return load(events.read(body) for _, body in lines)
    except Hurt:
        raise
    except (Impossible, IllegalAction, ValueError) as problem:
        raise Hurt(f"does not replay: {problem}") from problem
    except Exception as fault:  # whatever it is, the others are looked at too
        raise Hurt(f"does not replay: {for_the_log(fault)}") from fault


def check_numbers(lines: list[tuple[int, str]]) -> None:
    """Refuse a table of which lines are missing, before the last."""
    if [number for number, _ in lines] != list(range(len(lines))):
        raise Hurt("does not replay: some of its lines are missing")


# --- Saving ---


@dataclass
class Rescued:
    """What became of the tables of a damaged database."""

    saved: int = 0
    lost: dict[str, str] = field(default_factory=dict)  # and why
    kept: dict[str, str] = field(default_factory=dict)  # saved, but not to be played on here


def rescue(url: str, path: Path) -> Rescued:
    """Write every table that still replays into a new file; the damaged database stays as it is."""
    if path.exists():
        raise DatabaseRefused(f"{path} exists already")
    found = Rescued()
    with (
        copied(url) as copy,
        Journal(copy) as source,
        Journal(f"sqlite:///{path}") as target,
    ):
        devices = save_devices(source, target)
        for table_id in source.salvaged_ids():
            save(source, target, table_id, devices, found)
    as_one_file(path)
    return found


def save_devices(source: Journal, target: Journal) -> set[str]:
    """Save all devices that can be read, and what belongs to them; who they are."""
    rows = source.salvaged_devices()
    known = {row.device_id for row in rows}
    others = [put_person(row) for row in source.salvaged_persons() if row.device_id in known]
    target.write(*map(PutDevice, rows), *others).result()
    return known


def put_person(row: BrowserRow | RecoveryRow | NameRow) -> Change:
    if isinstance(row, BrowserRow):
        return PutBrowser(row)
    return PutRecovery(row) if isinstance(row, RecoveryRow) else PutName(row)


def save(
    source: Journal, target: Journal, table_id: str, devices: set[str], found: Rescued
) -> None:
    """Save a table, or tell why it is lost."""
    try:
        changes = saved(source, table_id, found)
    except (Hurt, StorageError) as problem:
        found.lost[table_id] = str(problem)
        return
    owners = {change.row.device_id for change in changes if isinstance(change, PutSeat)}
    owners |= {change.row.used_by for change in changes if isinstance(change, PutLink)}
    lost = {owner for owner in owners if owner} - devices
    target.write(*map(put_lost_device, sorted(lost)), *changes).result()
    devices |= lost
    found.saved += 1


def put_lost_device(device_id: str) -> Change:
    """A device that cannot be read any more keeps its seats, though no cookie leads to it."""
    return PutDevice(DeviceRow(device_id, f"lost {device_id}", "", time.time()))


def saved(source: Journal, table_id: str, found: Rescued) -> list[Change]:
    """Everything of a table that replays; or that is whole, though other rules made it."""
    lines = source.lines(table_id)
    opened = opening(lines)
    try:
        check_rules(opened.game, opened.rules)
    except OfOtherRules as reason:
        check_numbers(lines)
        header = source.table(table_id)
        if header is None:
            raise
        seats = source.seats(table_id)
        found.kept[table_id] = str(reason)
    else:
        header, seats = summed_up(source, table_id, replayed(source, table_id))
    commands = {number: key for key, number in source.commands(table_id, len(lines)).items()}
    return [
        PutTable(header),
        *(Append(table_id, number, (body,), commands.get(number)) for number, body in lines),
        *map(PutSeat, seats),
        *map(PutLink, links(source, table_id)),
    ]


def opening(lines: list[tuple[int, str]]) -> Opened:
    """How a table was opened, by its first line."""
    with suppress(ValueError, TypeError):
        first = events.read(lines[0][1]) if lines else None
        if isinstance(first, Opened):
            return first
    raise Hurt("does not replay: its first line is missing")


def summed_up(source: Journal, table_id: str, table: Table) -> tuple[Header, list[SeatRow]]:
    """What lists show of a table: as its lines have it, with what only the lists knew."""
    now = time.time()
    times = (now, now, now)
    hidden: dict[int, bool] = {}
    with suppress(StorageError):
        if (known := source.table(table_id)) is not None:
            times = known.created, known.touched, known.moved
    with suppress(StorageError):
        hidden = {row.seat: row.hidden for row in source.seats(table_id)}
    room = Room(table_id, table, *times)
    seats = [row._replace(hidden=hidden.get(row.seat, False)) for row in seat_rows(room)]
    return header_of(room), seats


def links(source: Journal, table_id: str) -> list[LinkRow]:
    """The links of a table, if they can be read; the host can make new ones."""
    try:
        return source.links(table_id)
    except StorageError:
        return []
