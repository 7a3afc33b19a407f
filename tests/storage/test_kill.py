"""Whatever a killed process had acknowledged is there, and nothing is there by halves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Snapshot

SCRIBE = Path(__file__).parent / "scribe.py"
KILLS = 10


def acknowledged(url: str, enough: int) -> dict[str, int]:
    """Let a process write until it has told of enough writes, kill it, and tell what it told."""
    told: list[str] = []
    command = [sys.executable, str(SCRIBE), url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as scribe:  # noqa: S603 -- ours
        assert scribe.stdout is not None
        for line in scribe.stdout:
            told.append(line)
            if len(told) == enough:
                scribe.kill()
    assert len(told) >= enough
    # Later lines stand for the earlier ones: a table's numbers only grow.
    return {table: int(number) for table, number in (line.split() for line in told)}


def check(journal: Journal, told: dict[str, int]) -> None:
    """Every table has what was told of it, and its header, lines and snapshot agree."""
    found = {header.table_id: header.number for header in journal.all_tables()}
    assert all(found[table] >= number for table, number in told.items())
    assert journal.last_numbers() == {table: number - 1 for table, number in found.items()}
    for table, number in found.items():
        assert journal.lines(table) == [(line, f"{table} {line}") for line in range(number)]
        assert journal.snapshot(table) == Snapshot(number, f"after {number}")


@pytest.mark.slow
def test_a_killed_process_loses_nothing_that_it_acknowledged(url: str, tmp_path: Path) -> None:
    for kill in range(KILLS):
        told = acknowledged(url, enough=8 + 11 * kill)
        # One moment of it: PostgreSQL may still be at work for the killed process.
        with Journal(url) as journal:
            journal.backup(tmp_path / f"{kill}.db")
        with Journal(f"sqlite:///{tmp_path}/{kill}.db") as moment:
            check(moment, told)
