"""Work on all cores.  What is asked for does not depend on who does it, so it can be done again."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, Final, TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")

PATIENCE: Final = 3
"""So many times workers may die one after the other without anything done between."""


def in_order(
    work: Callable[[Task], Found], tasks: Iterable[Task], processes: int | None = None
) -> Iterator[Found]:
    """What came of each task, in the order of the tasks, whatever the number of cores."""
    early: dict[int, Found] = {}
    due = 0
    for number, found in as_done(work, tasks, processes):
        early[number] = found
        while due in early:
            yield early.pop(due)
            due += 1


def as_done(
    work: Callable[[Task], Found], tasks: Iterable[Task], processes: int | None = None
) -> Iterator[tuple[int, Found]]:
    """What came of each task, with its number, as soon as it is done, by so many cores or all."""
    processes = processes or os.cpu_count() or 1
    if processes == 1:
        yield from enumerate(map(work, tasks))
        return
    left = dict(enumerate(tasks))
    deaths = 0
    while left:
        try:
            for number, found in _on_cores(work, left, processes):
                del left[number]
                deaths = 0
                yield number, found
        except BrokenProcessPool:  # a worker was killed; what is left is done by others
            deaths += 1
            if deaths > PATIENCE:
                raise


def _on_cores(
    work: Callable[[Task], Found], tasks: Mapping[int, Task], processes: int
) -> Iterator[tuple[int, Found]]:
    pool = ProcessPoolExecutor(processes, initializer=_begin)
    try:
        waiting = {pool.submit(work, task): number for number, task in tasks.items()}
        for done in as_completed(list(waiting)):
            yield waiting.pop(done), done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """A worker leaves at once when it is interrupted, and when its parent was killed."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: Any) -> None:
    parent.join()
    os._exit(1)
