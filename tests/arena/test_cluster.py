"""The arena on a cluster: the same games, and those of a killed worker once more."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen

import pytest

from kingsbridge.arena.cluster import NoCluster, play_on_cluster
from kingsbridge.arena.contest import play, terms_of
from kingsbridge.arena.lineups import plan
from kingsbridge.cli import main
from sample import GAME

TERMS = terms_of(GAME, 2, "test", {}, None)
PLAN = plan(["greedy", "random"], 2, 10)
WORKERS = 2

needs_dask = pytest.mark.skipif(
    find_spec("distributed") is None, reason="needs Dask: pip install kingsbridge[cluster]"
)


STRICT = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
"""A scheduler that blames the work at once, and not the worker that died over it."""


def dask(*words: str) -> Popen[bytes]:
    command = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
    environment = {**os.environ, **STRICT}
    return Popen(command, stdout=DEVNULL, stderr=DEVNULL, env=environment)  # noqa: S603 -- its own


class Cluster:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, folder: Path, workers: int = WORKERS) -> None:
        address = folder / "scheduler.json"
        here = ("--host", "127.0.0.1")
        self.scheduler = dask("scheduler", *here, "--port", "0", "--scheduler-file", str(address))
        while not address.exists():
            assert self.scheduler.poll() is None
            time.sleep(0.05)
        there = ("--scheduler-file", str(address), "--local-directory", str(folder))
        self.workers = [
            dask("worker", *here, *there, "--nthreads", "1", "--no-nanny") for _ in range(workers)
        ]
        self.address = self._address(address)

    def _address(self, file: Path) -> str:
        from distributed import Client  # noqa: PLC0415 -- not everybody has it

        with Client(scheduler_file=str(file)) as client:
            if self.workers:
                client.wait_for_workers(len(self.workers))
            return str(client.scheduler.address)

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    yield found
    found.stop()


@needs_dask
@pytest.mark.slow
def test_a_killed_workers_games_are_played_again_and_all_are_the_same(cluster: Cluster) -> None:
    playing = play_on_cluster(TERMS, PLAN, cluster.address)
    found = [next(playing)]
    cluster.workers[0].kill()
    found += playing

    assert cluster.workers[0].wait() != 0
    assert sorted(played.fixture for played in found) == sorted(PLAN)
    for played in found[:4]:
        assert played == play(TERMS, played.fixture)


@needs_dask
@pytest.mark.slow
def test_a_scheduler_that_is_killed_is_said_in_one_line(cluster: Cluster) -> None:
    playing = play_on_cluster(TERMS, plan(["greedy", "random"], 2, 1000), cluster.address)
    next(playing)
    cluster.scheduler.kill()

    with pytest.raises(NoCluster, match=f"the scheduler at {cluster.address} has gone"):
        list(playing)


@needs_dask
@pytest.mark.slow
def test_it_is_said_that_there_are_no_workers_yet(tmp_path: Path) -> None:
    empty = Cluster(tmp_path, workers=0)
    command = [
        sys.executable,
        "-m",
        "kingsbridge",
        "arena",
        GAME,
        "greedy",
        "random",
        "--on",
        "dask",
    ]
    command += ["--scheduler", empty.address, "--out", str(tmp_path / "games.jsonl")]
    with Popen(command, stdout=DEVNULL, stderr=PIPE, text=True) as running:  # noqa: S603 -- ours
        assert running.stderr is not None
        said = running.stderr.readline()
        running.kill()
    empty.stop()

    assert said == "kingsbridge: no workers yet\n"


@needs_dask
@pytest.mark.slow
def test_a_cluster_on_this_machine_plays_the_same_games(tmp_path: Path) -> None:
    command = f"arena {GAME} greedy random --games 4 --seed test --processes 2 --json"
    files = [tmp_path / name for name in ("cores.jsonl", "dask.jsonl")]
    main([*command.split(), "--out", str(files[0])])
    main([*command.split(), "--out", str(files[1]), "--on", "dask"])

    cores, dasks = (sorted(file.read_bytes().splitlines()) for file in files)
    assert cores == dasks


@needs_dask
def test_no_scheduler_is_said_in_one_line() -> None:
    with pytest.raises(NoCluster, match="no scheduler at nowhere"):
        list(play_on_cluster(TERMS, PLAN, "nowhere://there"))


def test_no_dask_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install kingsbridge\[cluster\]"):
        list(play_on_cluster(TERMS, PLAN, "local"))
