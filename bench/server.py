"""The server beside boardgame.io, under bots, and with many tables asleep: `make bench-server`.

    python bench/server.py --compiled .venv-compiled/bin/python

Both are driven by bench/load.py in turns, so that a busy moment of the machine hits both, and the
medians stand side by side. boardgame.io keeps its games in memory; Kingsbridge has every move on
the disk before it tells it. The goals stand in GOALS.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any, NamedTuple

from kingsbridge_player import DISK, GAME, HOST, Kingsbridge, post, reach
from load import free_port, memory, running

from kingsbridge.games import GAMES
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Append, Change, Header, PutSeat, PutTable, SeatRow
from kingsbridge.table import events
from kingsbridge.table.events import Event as TableEvent
from kingsbridge.table.events import Opened, SeatPlan
from kingsbridge.table.table import Table

LOAD = Path(__file__).with_name("load.py")
STORED = 10_000
MOST_GROWTH = 50_000.0  # kB
MOST_STALL = 50.0  # ms
MOVES_STORED = 40
BOT_TABLES = 20
RIVAL = "boardgameio"


class Contestant(NamedTuple):
    """A column of the tables."""

    title: str
    server: str
    python: str


class Goal(NamedTuple):
    """What is to be reached, as a ratio to boardgame.io's figure."""

    figure: str
    ratio: float
    told: str

    def is_reached(self, ratio: float) -> bool:
        return ratio >= self.ratio if self.ratio > 1 else ratio <= self.ratio


GOALS = (
    Goal("moves_per_second", 3.0, "at least 3 times its moves a second"),
    Goal("server_cpu_ms_per_move", 1 / 3, "at most a third of its CPU a move"),
    Goal("latency_p99_ms", 1 / 2, "at most half of its p99"),
)
ROWS = {
    "moves_per_second": "moves a second",
    "server_cpu_ms_per_move": "server CPU a move, ms, children included",
    "latency_p50_ms": "latency p50, ms",
    "latency_p99_ms": "latency p99, ms",
    "bytes_per_move_and_socket": "bytes a move and socket",
    "memory_kb_per_table_seated": "memory a table, seated, kB",
    "memory_kb_per_table_played": "memory a table, after play, kB",
    "server_cores": "server, cores",
    "driver_cores": "driver, cores",
    "other_cores": "other work, cores",
}

Figures = dict[str, Any]


def main() -> None:
    options = parse()
    contestants = [Contestant("kingsbridge", "kingsbridge", options.python)]
    if options.compiled:
        contestants.append(Contestant("kingsbridge, compiled", "kingsbridge", options.compiled))
    contestants.append(Contestant("boardgame.io", RIVAL, options.python))
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.2f} before the start.")
    for title, flags in (
        ("50 tables at full speed", ()),
        ("200 tables, one move a second each", ("--paced",)),
    ):
        runs = [
            [run(each, options.seconds, *flags) for each in contestants]
            for _ in range(options.rounds)
        ]
        print("\n".join(["", f"## {title}", "", *compare(contestants, runs)]))
    best = options.compiled or options.python
    print("\n".join(["", "## Under bots", "", *under_bots(best, options.seconds)]))
    print("\n".join(["", f"## {STORED:,} tables asleep", "", *asleep(best)]))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure our server beside boardgame.io.")
    parser.add_argument("--python", default=sys.executable, help="runs kingsbridge")
    parser.add_argument("--compiled", default="", help="runs it once more, compiled")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    return parser.parse_args()


# Side by side.


def run(contestant: Contestant, seconds: float, *flags: str) -> Figures:
    """One measurement by bench/load.py, in a process of its own."""
    words = [contestant.server, "--json", "--seconds", str(seconds), *flags]
    command = [sys.executable, str(LOAD), *words, "--python", contestant.python]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)  # noqa: S603 -- ours
    found: Figures = json.loads(done.stdout)
    return found


def compare(contestants: list[Contestant], runs: list[list[Figures]]) -> list[str]:
    """A Markdown table of medians, and the goals."""
    paced = bool(runs[0][0]["pace"])
    medians = [
        {name: median(figures[name] for figures in column) for name in ROWS}
        for column in zip(*runs, strict=True)
    ]
    titles = [contestant.title for contestant in contestants]
    lines = [f"| median of {len(runs)} | {' | '.join(titles)} |", "|---" * (len(titles) + 1) + "|"]
    for name, told in ROWS.items():
        lines.append(f"| {told} | {' | '.join(f'{each[name]:,.4g}' for each in medians)} |")
    for contestant, figures in zip(contestants[:-1], medians[:-1], strict=True):
        lines += ["", f"{contestant.title}:", "", *judge(figures, medians[-1], paced=paced)]
    others = [figures["other_cores"] for row in runs for figures in row]
    cores = runs[0][0]["machine_cores"]
    note = f"Note: other work took {min(others):.2f} to {max(others):.2f} of {cores} cores."
    return [*lines, "", note]


def judge(ours: dict[str, float], theirs: dict[str, float], *, paced: bool) -> list[str]:
    """Which goals are reached; at a set pace, the first says nothing."""
    lines = []
    for goal in GOALS[paced:]:
        ratio = ours[goal.figure] / theirs[goal.figure]
        verdict = "reached" if goal.is_reached(ratio) else "NOT reached"
        lines.append(f"- {goal.told}: {ratio:.2f} times, {verdict}")
    return lines


# Under bots.


def under_bots(python: str, seconds: float) -> list[str]:
    """How long a request waits while bots play, and how long the event loop was held up."""
    port = free_port()
    with running(Kingsbridge(python), port):
        quiet = waits(port, seconds / 2)
        stop = Event()
        feeding = Thread(target=keep_bots_busy, args=(port, stop))
        feeding.start()
        busy = waits(port, seconds)
        stop.set()
        feeding.join()
        acted = metric(port, "bot_tasks_total")
        stall = metric(port, "longest_heartbeat_seconds") * 1000
    rows = [(f"{BOT_TABLES} tables of bots", busy), ("nobody", quiet)]
    return [
        "| /health while there play | p50, ms | p99, ms | longest, ms |",
        "|---|---|---|---|",
        *(f"| {told} | {at(w, 50):.1f} | {at(w, 99):.1f} | {w[-1]:.1f} |" for told, w in rows),
        "",
        f"Bots acted {acted:.0f} times. The longest heartbeat of the event loop: {stall:.1f} ms.",
        "",
        f"- less than {MOST_STALL:.0f} ms: {'reached' if stall < MOST_STALL else 'NOT reached'}",
    ]


def waits(port: int, seconds: float) -> list[float]:
    """The milliseconds that requests take, in order of length."""
    connection = reach(port)
    found = []
    end = time.monotonic() + seconds
    while (start := time.monotonic()) < end:
        connection.request("GET", "/health")
        connection.getresponse().read()
        found.append((time.monotonic() - start) * 1000)
        time.sleep(0.01)
    connection.close()
    return sorted(found)


def at(ordered: list[float], percent: int) -> float:
    return ordered[len(ordered) * percent // 100]


def keep_bots_busy(port: int, stop: Event) -> None:
    """Open tables at which bots play each other, a new one whenever one is over."""
    seats = [{"bot": "greedy"}, {"bot": "greedy"}]
    opened: list[str] = []
    while not stop.is_set():
        opened = [table for table in opened if not is_over(port, table)]
        for _ in range(BOT_TABLES - len(opened)):
            body: dict[str, object] = {"game": GAME, "seats": seats, "listed": True}
            made, _ = post(port, "/api/tables", body)
            opened.append(made["table"])
        stop.wait(0.5)


def is_over(port: int, table: str) -> bool:
    return bool(json.loads(get(port, f"/api/tables/{table}"))["phase"] == "over")


def metric(port: int, name: str) -> float:
    lines = get(port, "/metrics").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"kingsbridge_{name}"))


def get(port: int, path: str) -> str:
    connection = http.client.HTTPConnection(HOST, port, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    finally:
        connection.close()


# Asleep.


def asleep(python: str) -> list[str]:
    """How much memory stored tables cost a server that nobody has asked for them."""
    DISK.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=DISK) as empty, TemporaryDirectory(dir=DISK) as full:
        store_tables(Path(full))
        megabytes = (Path(full) / "kingsbridge.db").stat().st_size / 1e6
        sizes = [resident(python, Path(folder)) for folder in (empty, full)]
    growth = sizes[1] - sizes[0]
    verdict = "reached" if growth < MOST_GROWTH else "NOT reached"
    before, after = (f"{size / 1000:.1f} MB" for size in sizes)
    return [
        f"{before} with its workers when fresh; {after} with {STORED:,} stored tables of",
        f"{MOVES_STORED} moves in a database of {megabytes:.0f} MB: {growth / 1000:+.1f} MB.",
        "",
        f"- less than {MOST_GROWTH / 1000:.0f} MB more: {verdict}",
    ]


def resident(python: str, data: Path) -> float:
    """The kilobytes of a server that has just started, and has answered a little."""
    port = free_port()
    with running(Kingsbridge(python, data), port) as (pid, _):
        reach(port).close()
        for path in ("/health", "/api/tables", "/api/my-tables"):
            get(port, path)
        time.sleep(1.0)
        return memory(pid)


def store_tables(data: Path) -> None:
    """Write the same game at many tables, as the server would have."""
    played, table = a_game()
    bodies = tuple(events.write(event) for event in played)
    with Journal(f"sqlite:///{data / 'kingsbridge.db'}") as journal:
        waiting = [
            journal.write(*changes(f"stored{number:06}", bodies, table)) for number in range(STORED)
        ]
        for done in waiting:
            done.result()


def changes(table_id: str, bodies: tuple[str, ...], table: Table) -> Iterator[Change]:
    listed, now = False, time.time()
    opened = table.opened
    yield PutTable(
        Header(
            *(table_id, opened.game, opened.rules, table.phase, listed),
            *(table.asked, table.number, now, now),
        )
    )
    yield Append(table_id, 0, bodies)
    yield from (PutSeat(SeatRow(table_id, seat, None, name)) for seat, name in enumerate("ab"))


def a_game() -> tuple[list[TableEvent], Table]:
    """The events of a game under way, and its table."""
    rng = Random(1)
    plans = (SeatPlan(), SeatPlan())
    rules = GAMES[GAME].RULES_VERSION
    opened = Opened(game=GAME, rules=rules, seats=plans, host="a", seed="0" * 64)
    table = Table(opened)
    done: list[TableEvent] = [opened, *table.sit(0, "a", "a"), *table.sit(1, "b", "b")]
    done += table.begin()
    for _ in range(MOVES_STORED):
        if table.match is not None and table.asked >= 0:
            words = rng.choice(table.game.legal(table.match.state)).words
            done += table.act(table.asked, words)
    return done, table


if __name__ == "__main__":
    main()
