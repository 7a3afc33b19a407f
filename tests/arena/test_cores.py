"""Work on all cores: all of it is done, whoever is killed, and nobody is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from kingsbridge.arena.cores import as_done, in_order

ENDLESS = """
import os
import time

from kingsbridge.arena.cores import in_order

def work(number):
    os.write(1, b"begun\\n")
    time.sleep(3600)

if __name__ == "__main__":
    list(in_order(work, range(100), 2))
"""


def double(number: int) -> int:
    return 2 * number


def die_once(mark: Path, number: int) -> int:
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("processes", [1, 2, None])
def test_what_came_of_all_tasks_comes_in_their_order_or_as_it_is_done(
    processes: int | None,
) -> None:
    assert list(in_order(double, range(20), processes)) == list(range(0, 40, 2))
    assert sorted(as_done(double, range(20), processes)) == [(one, 2 * one) for one in range(20)]
    assert list(in_order(double, [], processes)) == []


def test_the_work_of_a_killed_worker_is_done_again(tmp_path: Path) -> None:
    mark = tmp_path / "died"

    assert list(in_order(partial(die_once, mark), range(8), 2)) == list(range(8))
    assert mark.exists()


def test_work_that_always_kills_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(in_order(die, range(2), 2))


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed so there")
@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGINT])
def test_nobody_is_left_behind(tmp_path: Path, by: signal.Signals) -> None:
    """At Ctrl-C the terminal interrupts all of them; only the parent can be killed alone."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(  # noqa: S603 -- our own
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stdout is not None
        begun = [running.stdout.readline() for _ in range(2)]
        if by is signal.SIGINT:
            os.killpg(running.pid, by)
        else:
            running.kill()
        told, complaints = running.communicate()  # ends once no worker can write any more

    assert begun == [b"begun\n"] * 2
    assert told == b""
    assert complaints.count(b"Traceback") == (by is signal.SIGINT)  # the parent's own
