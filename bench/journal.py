"""How many durable appends a second the journal takes, from 1, 50 and 500 writers at once.

Each writer is a task that appends a line to its own table, waits until it is on the disk, and
appends the next, as a server's tables do.  The machine may be noisy: the medians are printed,
and the processor time, which suffers least.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from statistics import median
from typing import NamedTuple

from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Append, Change, Header, PutTable
from kingsbridge.storage.statements import Driver

BODY = '{"kind": "move", "seat": 1, "words": "build house england 4", "at": 1794780000.125}'

COMMITS: list[None] = []
"""One entry for each commit."""


def counted(commit: Callable[[Driver], None]) -> Callable[[Driver], None]:
    """Note each commit."""

    def commit_and_note(pen: Driver) -> None:
        COMMITS.append(None)
        commit(pen)

    return commit_and_note


class Figures(NamedTuple):
    """What one run measured."""

    appends: float  # a second
    group: float  # appends in one commit, on average
    wait: float  # from asking to the answer, in milliseconds, the median
    work: float  # processor time for one append, in microseconds, the asking task's included


def changes(table: str, number: int, *, header: bool) -> list[Change]:
    """One line, as a player's move writes it, and perhaps the header that goes with it."""
    line = Append(table, number, (BODY,), command=f"{table}-{number}")
    if not header:
        return [line]
    listed, asked, now = True, 1, float(number)
    return [
        line,
        PutTable(Header(table, "game", 1, "playing", listed, asked, number + 1, 0.0, now)),
    ]


async def append(journal: Journal, seconds: float, waits: list[float], *, header: bool) -> None:
    """Append to a table of one's own until the time is over."""
    table = uuid.uuid4().hex
    end = time.perf_counter() + seconds
    number = 0
    while (start := time.perf_counter()) < end:
        await asyncio.wrap_future(journal.write(*changes(table, number, header=header)))
        waits.append(time.perf_counter() - start)
        number += 1


async def measure(journal: Journal, writers: int, seconds: float, *, header: bool) -> Figures:
    """Let so many writers append at once."""
    waits: list[float] = []
    COMMITS.clear()
    start, worked = time.perf_counter(), time.process_time()
    tasks = (append(journal, seconds, waits, header=header) for _ in range(writers))
    await asyncio.gather(*tasks)
    took, worked = time.perf_counter() - start, time.process_time() - worked
    done = len(waits)
    return Figures(done / took, done / len(COMMITS), 1e3 * median(waits), 1e6 * worked / done)


def rows(journal: Journal, seconds: float, rounds: int) -> Iterator[str]:
    """The medians of several rounds, as the rows of a Markdown table."""
    for header, what in ((False, "line"), (True, "line and header")):
        for writers in (1, 50, 500):
            found = [
                asyncio.run(measure(journal, writers, seconds, header=header))
                for _ in range(rounds)
            ]
            appends, group, wait, work = map(median, zip(*found, strict=True))
            yield f"| {writers} | {what} | {appends:,.0f} | {group:.0f} | {wait:.1f} | {work:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="an empty database; else SQLite in a temporary folder")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    Driver.commit = counted(Driver.commit)  # type: ignore[assignment,method-assign]  # in this process
    with tempfile.TemporaryDirectory() as folder:
        url = arguments.url or f"sqlite:///{folder}/bench.db"
        print(f"{url.partition(':')[0]}, Python {platform.python_version()}:")
        print("| writers | each writes | appends a second | in a commit | wait, ms | CPU, µs |")
        print("|---|---|---|---|---|---|")
        with Journal(url) as journal:
            for row in rows(journal, arguments.seconds, arguments.rounds):
                print(row)


if __name__ == "__main__":
    main()
