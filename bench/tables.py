"""Many stored tables: how a server starts with them, lists them, and lets itself be shown them.

    python bench/tables.py --stored 40000 --mine 5000 --viewed 20000

Measured are the start with so many tables at which somebody is waited for, beside one with none;
the time `my-tables` takes a device with so many; and memory and the longest heartbeat of the event
loop while so many finished tables are looked at, one after the other.  `make bench-tables`.
"""

from __future__ import annotations

import argparse
import http.client
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from kingsbridge_player import DISK, GAME, HOST, Kingsbridge, reach
from load import Usage, free_port, memory, running

from kingsbridge.games import GAMES
from kingsbridge.server.guard.secrets import hashed
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    Append,
    Change,
    DeviceRow,
    Header,
    PutDevice,
    PutSeat,
    PutTable,
    SeatRow,
)
from kingsbridge.table import events
from kingsbridge.table.events import Event, Opened, SeatPlan
from kingsbridge.table.state import OVER
from kingsbridge.table.table import Table
from server import metric

MOST = 100_000
AT_ONCE = 1000  # tables that wait to be written
TOKEN = "0" * 32
ROUNDS = 5
SOME_MOVES = 5
DAY = 24 * 3600
PROGRESS = 4  # so often memory is told


def main() -> None:
    options = parse()
    DISK.mkdir(exist_ok=True)
    print(starts(options.python, options.stored))
    print(lists(options.python, options.mine))
    for line in views(options.python, options.viewed):
        print(line, flush=True)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure a server with many stored tables.")
    parser.add_argument("--python", default=sys.executable, help="runs kingsbridge")
    for name, usual in (("stored", 40_000), ("mine", 5_000), ("viewed", 20_000)):
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"tables, at most {MOST}")
    options = parser.parse_args()
    if not all(0 < count <= MOST for count in (options.stored, options.mine, options.viewed)):
        parser.error(f"1 to {MOST} tables")
    return options


def starts(python: str, count: int) -> str:
    """How long a server takes until it answers, with tables and without."""
    with TemporaryDirectory(dir=DISK) as empty, TemporaryDirectory(dir=DISK) as full:
        store(Path(empty), 0, under_way)
        store(Path(full), count, under_way)
        without, with_them = (
            min(start(python, Path(folder)) for _ in range(ROUNDS)) for folder in (empty, full)
        )
    return (
        f"start: {with_them[0]:.2f} s with {count:,} tables under way, {without[0]:.2f} s with none"
        f"; processor time {with_them[1]:.2f} s and {without[1]:.2f} s"
    )


def start(python: str, data: Path) -> tuple[float, float]:
    """Seconds until the server answers, and of processor time."""
    port = free_port()
    begin = time.monotonic()
    with running(Kingsbridge(python, data, "--workers=1"), port) as (pid, _):
        answer(port, "/health")
        return time.monotonic() - begin, Usage.now(pid).server


def lists(python: str, count: int) -> str:
    """How long the list of a device's own tables takes."""
    with TemporaryDirectory(dir=DISK) as folder:
        store(Path(folder), count, finished)
        port = free_port()
        with running(Kingsbridge(python, Path(folder)), port):
            whole = [answer(port, "/api/my-tables") for _ in range(ROUNDS)]
    seconds, size = median(took for took, _ in whole), whole[0][1]
    return f"my-tables: {seconds * 1000:.0f} ms with {count:,} tables, {size / 1000:.0f} kB"


def views(python: str, count: int) -> Iterator[str]:
    """How memory and heartbeat fare while finished tables are looked at."""
    with TemporaryDirectory(dir=DISK) as folder:
        store(Path(folder), count, finished)
        port = free_port()
        with running(Kingsbridge(python, Path(folder)), port) as (pid, _):
            reach(port).close()
            before, began = memory(pid), time.monotonic()
            connection = http.client.HTTPConnection(HOST, port, timeout=60)
            for number in range(count):
                ask(connection, f"/api/tables/{name_of(number)}")
                if (number + 1) % (count // PROGRESS or 1) == 0:
                    grown = (memory(pid) - before) / 1000
                    stall = metric(port, "longest_heartbeat_seconds") * 1000
                    each = (time.monotonic() - began) / (number + 1) * 1000
                    yield (
                        f"{number + 1:,} finished tables looked at: {grown:+.0f} MB, longest "
                        f"heartbeat of a minute {stall:.0f} ms, {each:.1f} ms each"
                    )
            connection.close()


def answer(port: int, path: str) -> tuple[float, int]:
    """How many seconds an answer takes, and its size."""
    connection = reach(port)
    begin = time.monotonic()
    size = ask(connection, path)
    connection.close()
    return time.monotonic() - begin, size


def ask(connection: http.client.HTTPConnection, path: str) -> int:
    connection.request("GET", path, headers={"Cookie": f"kingsbridge_device={TOKEN}"})
    told = connection.getresponse()
    body = told.read()
    if told.status != http.client.OK:
        raise ConnectionError(f"{path} was answered with {told.status}: {body[:200]!r}")
    return len(body)


# --- Tables, as the server would have stored them ---


def store(data: Path, count: int, played: Callable[[], tuple[list[Event], Table]]) -> None:
    """Write the same game at many tables; the first seat of each is one device's."""
    done, table = played()
    bodies = tuple(map(events.write, done))
    now = time.time()
    with Journal(f"sqlite:///{data / 'kingsbridge.db'}") as journal:
        journal.write(PutDevice(DeviceRow("me", hashed(TOKEN), "Ana", now))).result()
        journal.write(PutDevice(DeviceRow("you", "you", "Ben", now))).result()
        for first in range(0, count, AT_ONCE):
            waiting = [
                journal.write(*rows(name_of(number), bodies, table, now))
                for number in range(first, min(first + AT_ONCE, count))
            ]
            for written in waiting:
                written.result()


def name_of(number: int) -> str:
    return f"stored{number:06}"


def rows(table_id: str, bodies: tuple[str, ...], table: Table, now: float) -> Iterator[Change]:
    opened = table.opened
    seen = (table.asked, table.number, now, now, "", now)
    yield PutTable(Header(table_id, opened.game, opened.rules, table.phase, False, *seen))  # noqa: FBT003 -- not listed
    yield Append(table_id, 0, bodies)
    for seat, chair in enumerate(table.chairs):
        yield PutSeat(SeatRow(table_id, seat, chair.device, chair.name))


def under_way() -> tuple[list[Event], Table]:
    """A game that has just begun, and waits for somebody."""
    return game(lambda number: number < SOME_MOVES)


def finished() -> tuple[list[Event], Table]:
    return game(lambda _: True)


def game(goes_on: Callable[[int], bool]) -> tuple[list[Event], Table]:
    """The events of a random game, and its table."""
    rng = Random(1)
    opened = Opened(
        game=GAME,
        rules=GAMES[GAME].RULES_VERSION,
        seats=(SeatPlan(), SeatPlan()),
        host="me",
        seed="0" * 64,
        absent_after=DAY,
    )
    table = Table(opened)
    done: list[Event] = [opened, *table.sit(0, "me", "Ana"), *table.sit(1, "you", "Ben")]
    done += table.begin()
    number = 0
    while table.phase != OVER and table.match is not None and goes_on(number):
        words = rng.choice(table.game.legal(table.match.state)).words
        done += table.act(table.asked, words)
        number += 1
    return done, table


if __name__ == "__main__":
    main()
