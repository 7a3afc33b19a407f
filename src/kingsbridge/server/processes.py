"""Several servers on one port: a parent that starts them, and starts a dead one again.

Uvicorn's own supervisor does it; all take their connections from the parent's socket.  They know
of each other by their database alone, as servers on several machines do.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from functools import partial
from threading import Thread

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess


def serve_together(
    config_of: Callable[[Callable[[], ASGIApp]], uvicorn.Config],
    make: Callable[[], ASGIApp],
    number: int,
) -> None:
    """Serve with so many processes until told to stop."""
    config = config_of(partial(_in_a_process, make))
    config.factory, config.workers = True, number
    socket = config.bind_socket()
    try:
        Multiprocess(config, [socket]).run()
    finally:
        socket.close()


def _in_a_process(make: Callable[[], ASGIApp]) -> ASGIApp:
    """The application of one of the processes, which ends when its parent does."""
    Thread(target=_follow_parent, name="parent", daemon=True).start()
    return make()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
