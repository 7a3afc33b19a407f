"""A game server under load: many two-player tables at once, at full speed or at a steady pace.

    python bench/load.py kingsbridge --tables 50 --seconds 10
    python bench/load.py boardgameio --paced

The server runs in a process of its own, the players in one or more others, all on the loopback.
At full speed a player moves as soon as his socket has brought a state in which it is his turn: the
tables keep the server busy, and latency is mostly waiting in line. Paced, a table makes one move a
second, as people would.

Counted in a window after a warm-up: the moves that reached the opponent's socket, the time from
sending until they did, the payload bytes of all frames, the CPU time of the server with its
children, and how much its memory grew a table. The driver's own CPU time stands beside them.

To drive another server, write a Player and a Server (below) and enter the server in SERVERS.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

from boardgameio_player import BoardgameIo
from kingsbridge_player import Kingsbridge

WARM_UP = 3.0  # seconds of play before it counts, for compilers at run time and for caches
PATIENCE = 20.0  # seconds for any one answer; then the run fails
MOST_TABLES, MOST_SECONDS, MOST_DRIVERS = 400, 120.0, 8
BUSY = 0.85  # the share of a core, or of all, from which on nothing is left to give
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
PROC = Path("/proc")


class Player(Protocol):
    """One seat of a table, with a socket of its own."""

    @property
    def version(self) -> int:
        """Of the newest state this socket has brought; every move of the table raises it."""

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to move in that state."""

    @property
    def over(self) -> bool:
        """Whether the game is over in that state; the table then starts another one."""

    @property
    def bytes_received(self) -> int:
        """The payload of all websocket frames so far."""

    async def connect(self) -> None:
        """Return when the first state is here and the server is sure to tell of every move."""

    async def move(self) -> None:
        """Send any legal move, and do not wait for its effect."""

    async def newer(self, version: int) -> float:
        """Wait for a state newer than this version; when it arrived, by time.monotonic().

        That is the moment its frame came off the socket, before it was parsed.
        """

    async def close(self) -> None:
        """Close the socket."""


class Server(Protocol):
    """A kind of server, and how to sit down at it."""

    def missing(self) -> str | None:
        """What must be installed before it can start, in one line."""

    def command(self, port: int) -> list[str]:
        """Starts it on this port of 127.0.0.1; it prints one line about itself when ready."""

    async def open_table(self, port: int) -> tuple[Player, Player]:
        """A new game for two; the players are still to be connected."""


SERVERS: dict[str, Server] = {
    "kingsbridge": Kingsbridge(),
    "boardgameio": BoardgameIo(),
    "boardgameio-delta": BoardgameIo("--delta"),
}


@dataclass(frozen=True)
class Scenario:
    """What to run; pace is the seconds from move to move of a table, 0 for full speed."""

    server: str
    tables: int
    seconds: float
    pace: float
    drivers: int


# The driver: a process that plays its share of the tables.


@dataclass(frozen=True)
class Window:
    """When play starts, and between which moments it counts, by time.monotonic()."""

    start: float
    begin: float
    end: float


@dataclass
class Tally:
    """What one driver counted inside the window."""

    latencies: list[float] = field(default_factory=list)
    games_over: int = 0
    bytes_received: int = 0
    cpu_seconds: float = 0.0


@dataclass(frozen=True)
class Failure:
    """Why a driver gave up."""

    reason: str


class Table:
    """Two players, and a new game for them whenever one is over."""

    def __init__(self, server: Server, port: int) -> None:
        self._server = server
        self._port = port
        self._seats: tuple[Player, ...] = ()
        self._bytes_of_earlier_games = 0

    @property
    def bytes_received(self) -> int:
        return self._bytes_of_earlier_games + sum(seat.bytes_received for seat in self._seats)

    async def open(self) -> None:
        async with asyncio.timeout(PATIENCE):
            self._seats = await self._server.open_table(self._port)
            for seat in self._seats:
                await seat.connect()

    async def close(self) -> None:
        for seat in self._seats:
            await seat.close()
        self._bytes_of_earlier_games = self.bytes_received
        self._seats = ()

    async def play(self, window: Window, due: float, pace: float, tally: Tally) -> None:
        """Move after move until the window ends; the first one is due at a given moment."""
        while monotonic() < window.end:
            await sleep_until(due)
            due += pace
            sent, arrived = await self.step()
            if window.begin <= arrived < window.end:
                tally.latencies.append(arrived - sent)
            if any(seat.over for seat in self._seats):
                tally.games_over += arrived >= window.begin
                await self.close()
                await self.open()

    async def step(self) -> tuple[float, float]:
        """One move: when it was sent, and when it reached the opponent.

        Who has the newer state moves, if only one has it: the mover before him will get it yet.
        """
        opponent, mover = sorted(self._seats, key=lambda seat: (seat.version, seat.my_turn))
        before, sent = mover.version, monotonic()
        async with asyncio.timeout(PATIENCE):
            await mover.move()
            arrived = await opponent.newer(before)
            if not opponent.my_turn:
                await mover.newer(before)
        return sent, arrived


async def sleep_until(moment: float) -> None:
    if (left := moment - monotonic()) > 0:
        await asyncio.sleep(left)


async def drive(scenario: Scenario, port: int, pipe: Connection) -> Tally:
    """Seat everybody, say so, be told the window, play, and count."""
    tables = [Table(SERVERS[scenario.server], port) for _ in range(scenario.tables)]
    for table in tables:
        await table.open()
    pipe.send("seated")
    window: Window = await asyncio.to_thread(pipe.recv)
    tally = Tally()
    async with asyncio.TaskGroup() as group:
        group.create_task(watch(window, tables, tally))
        for number, table in enumerate(tables):
            due = window.start + scenario.pace * number / len(tables)  # not all at once
            group.create_task(table.play(window, due, scenario.pace, tally))
    await asyncio.gather(*(table.close() for table in tables))
    return tally


async def watch(window: Window, tables: list[Table], tally: Tally) -> None:
    """Count what grows all the time from the beginning to the end of the window."""
    await sleep_until(window.begin)
    cpu_seconds, received = time.process_time(), sum(table.bytes_received for table in tables)
    await sleep_until(window.end)
    tally.cpu_seconds = time.process_time() - cpu_seconds
    tally.bytes_received = sum(table.bytes_received for table in tables) - received


def run_driver(scenario: Scenario, port: int, pipe: Connection) -> None:
    """All that a driver does; it hands back a Tally or a Failure."""
    try:
        pipe.send(asyncio.run(drive(scenario, port, pipe)))
    except Exception:  # noqa: BLE001 -- whatever it is, the parent shows it and ends the run
        pipe.send(Failure(traceback.format_exc()))


def start_drivers(scenario: Scenario, port: int) -> list[Connection]:
    """Share the tables out to new processes; the pipes to these."""
    context = multiprocessing.get_context("spawn")
    pipes = []
    for number in range(scenario.drivers):
        ours, theirs = context.Pipe()
        share = len(range(number, scenario.tables, scenario.drivers))
        arguments = (replace(scenario, tables=share), port, theirs)
        context.Process(target=run_driver, args=arguments, daemon=True).start()
        theirs.close()
        pipes.append(ours)
    return pipes


def hear(pipe: Connection) -> Any:
    """What a driver says next."""
    if not pipe.poll(MOST_SECONDS):
        raise TimeoutError("a driver has fallen silent")
    match pipe.recv():
        case Failure(reason):
            raise RuntimeError(f"a driver failed:\n{reason}")
        case said:
            return said


# The server: its process, and what the kernel knows of it.


@contextmanager
def running(server: Server, port: int) -> Iterator[tuple[int, str]]:
    """A server, stopped at the end: the number of its process, and what it said when ready."""
    with tempfile.TemporaryFile() as errors:
        command = server.command(port)
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors)  # noqa: S603 -- ours
        try:
            yield process.pid, first_line(process)
        except Exception:
            errors.seek(0)
            print("The server's errors:", errors.read()[-2000:].decode(), file=sys.stderr)
            raise
        finally:
            stop(process)


def first_line(process: subprocess.Popen[bytes]) -> str:
    """What it says when it is ready."""
    output = process.stdout
    ready = output is not None and select.select([output], [], [], PATIENCE)[0]
    if output is None or not ready or not (line := output.readline()):
        raise RuntimeError("the server did not start")
    return line.decode().strip()


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def stat(pid: int) -> list[int]:
    """The numbers of /proc/<pid>/stat from the fourth field on; none if the process is gone."""
    try:
        text = (PROC / str(pid) / "stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [int(number) for number in text.rpartition(")")[2].split()[1:]]


def family(pid: int) -> list[list[int]]:
    """The stat of a process and of its descendants."""
    everybody = {int(each.name): stat(int(each.name)) for each in PROC.glob("[0-9]*")}
    members = [pid]
    for member in members:  # which grows on the way
        members += [child for child, found in everybody.items() if found[:1] == [member]]
    return [everybody[member] for member in members if everybody.get(member)]


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, its descendants, and those of them that have ended."""
    return sum(sum(found[10:14]) for found in family(pid)) / TICKS


def memory(pid: int) -> float:
    """The resident kilobytes of a process and its descendants."""
    return sum(found[20] for found in family(pid)) * PAGE / 1000


def machine_seconds() -> float:
    """The CPU time that anybody has used on this machine."""
    first, _, _ = (PROC / "stat").read_text().partition("\n")
    user, nice, system, _idle, _waiting, *interrupts = map(int, first.split()[1:9])
    return (user + nice + system + sum(interrupts)) / TICKS


# The measurement.


@dataclass(frozen=True)
class Usage:
    """What the server and everybody together have used up to one moment."""

    server: float
    machine: float

    @classmethod
    def now(cls, pid: int) -> Usage:
        return cls(cpu_seconds(pid), machine_seconds())


async def rehearse(server: Server, port: int) -> None:
    """One table alone, so that what a first use loads is not taken for the memory of tables."""
    table, now = Table(server, port), monotonic()
    await table.open()
    await table.play(Window(now, now, now + 1), now, 0, Tally())
    await table.close()


def measure(scenario: Scenario) -> dict[str, Any]:
    """Start the server, seat the players, let them play, and stop it."""
    server, port = SERVERS[scenario.server], free_port()
    load_before = os.getloadavg()[0]
    with running(server, port) as (pid, about):
        asyncio.run(rehearse(server, port))
        sizes = [memory(pid)]
        pipes = start_drivers(scenario, port)
        for pipe in pipes:
            hear(pipe)
        sizes.append(memory(pid))
        before, after = play(scenario, pipes, pid)
        sizes.append(memory(pid))
        tallies: list[Tally] = [hear(pipe) for pipe in pipes]
    used = Usage(after.server - before.server, after.machine - before.machine)
    found = asdict(scenario) | {"about": about, "load_average_before": round(load_before, 2)}
    found |= figures(scenario, tallies, used, sizes)
    return found | {"remarks": remarks(found)}


def play(scenario: Scenario, pipes: list[Connection], pid: int) -> tuple[Usage, Usage]:
    """Tell the drivers the window; what was used at its beginning and at its end."""
    start = monotonic()
    begin = start + WARM_UP
    window = Window(start, begin, begin + scenario.seconds)
    for pipe in pipes:
        pipe.send(window)
    time.sleep(window.begin - monotonic())
    before = Usage.now(pid)
    time.sleep(window.end - monotonic())
    return before, Usage.now(pid)


def figures(
    scenario: Scenario, tallies: list[Tally], used: Usage, sizes: list[float]
) -> dict[str, Any]:
    latencies = sorted(latency for tally in tallies for latency in tally.latencies)
    moves, seconds, tables = len(latencies), scenario.seconds, scenario.tables
    if not moves:
        raise RuntimeError("no move arrived inside the window")
    drivers = [tally.cpu_seconds / seconds for tally in tallies]
    empty, seated, played = sizes
    return {
        "moves": moves,
        "games_over": sum(tally.games_over for tally in tallies),
        "moves_per_second": round(moves / seconds, 1),
        "latency_p50_ms": round(latencies[moves // 2] * 1000, 2),
        "latency_p99_ms": round(latencies[moves * 99 // 100] * 1000, 2),
        "bytes_per_move_and_socket": round(sum(t.bytes_received for t in tallies) / moves / 2),
        "server_cpu_ms_per_move": round(used.server / moves * 1000, 3),
        "server_cores": round(used.server / seconds, 2),
        "memory_kb_per_table_seated": round((seated - empty) / tables, 1),
        "memory_kb_per_table_played": round((played - empty) / tables, 1),
        "driver_cores": round(sum(drivers), 2),
        "busiest_driver_cores": round(max(drivers), 2),
        "other_cores": round((used.machine - used.server) / seconds - sum(drivers), 2),
        "machine_cores": os.cpu_count() or 1,
    }


def remarks(found: dict[str, Any]) -> list[str]:
    """What a reader must know before trusting the figures."""
    driver, others, cores = (
        found[name] for name in ("busiest_driver_cores", "other_cores", "machine_cores")
    )
    pace = found["tables"] / found["pace"] if found["pace"] else 0.0
    busy = found["server_cores"] + found["driver_cores"] + others
    checks = {
        f"the driver used {driver:.0%} of its core: it may have set the pace": driver > BUSY,
        f"all {cores} cores were busy: server, driver and others took turns": busy > BUSY * cores,
        f"other work took {others:.2f} of {cores} cores": others > (1 - BUSY) * cores,
        f"{pace:.0f} moves a second were due": found["moves_per_second"] < 0.95 * pace,
    }
    return [remark for remark, holds in checks.items() if holds]


ROWS = {
    "moves a second": "{moves_per_second:,.0f}",
    "latency p50": "{latency_p50_ms:.1f} ms",
    "latency p99": "{latency_p99_ms:.1f} ms",
    "received a move and socket": "{bytes_per_move_and_socket:,} bytes",
    "server CPU a move": "{server_cpu_ms_per_move:.3f} ms",
    "server CPU": "{server_cores:.2f} cores",
    "memory a table, seated": "{memory_kb_per_table_seated:,.0f} kB",
    "memory a table, after play": "{memory_kb_per_table_played:,.0f} kB",
    "driver CPU": "{driver_cores:.2f} cores, {busiest_driver_cores:.2f} in one process",
    "other work": "{other_cores:.2f} of {machine_cores} cores",
}


def report(found: dict[str, Any]) -> list[str]:
    """The figures for people: a sentence, a Markdown table, and the remarks."""
    speed = "one move a second each" if found["pace"] else "at full speed"
    head = f"{found['about']}: {found['tables']} tables {speed} for {found['seconds']:g} s"
    rows = [f"| {name} | {value.format_map(found)} |" for name, value in ROWS.items()]
    notes = [f"Note: {remark}." for remark in found["remarks"]]
    return [head, f"| figure | {found['server']} |", "|---|---|", *rows, *notes]


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure a game server under load.")
    parser.add_argument("server", choices=SERVERS)
    parser.add_argument("--paced", action="store_true", help="one move a second and table")
    parser.add_argument("--tables", type=int, help=f"50, or 200 if paced; at most {MOST_TABLES}")
    parser.add_argument("--seconds", type=float, default=10.0, help=f"at most {MOST_SECONDS:g}")
    parser.add_argument("--drivers", type=int, default=1, help="processes that play")
    parser.add_argument("--python", default=sys.executable, help="the one that runs kingsbridge")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    options = parser.parse_args()
    options.tables = options.tables or (200 if options.paced else 50)
    if not 0 < options.tables <= MOST_TABLES or not 1 <= options.seconds <= MOST_SECONDS:
        parser.error(f"1 to {MOST_TABLES} tables for 1 to {MOST_SECONDS:g} seconds")
    if not 0 < options.drivers <= min(MOST_DRIVERS, options.tables):
        parser.error(f"1 to {MOST_DRIVERS} drivers, and at least a table for each")
    return options


def main() -> None:
    options = parse()
    SERVERS["kingsbridge"] = Kingsbridge(options.python)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and the server with it
    if missing := SERVERS[options.server].missing():
        sys.exit(missing)
    pace = 1.0 if options.paced else 0.0
    scenario = Scenario(options.server, options.tables, options.seconds, pace, options.drivers)
    found = measure(scenario)
    print(json.dumps(found, indent=2) if options.json else "\n".join(report(found)))


if __name__ == "__main__":
    main()
