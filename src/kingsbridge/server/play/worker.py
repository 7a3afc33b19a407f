"""One process in which bots think: started, asked, killed; see ``workers`` for the room of them.

What it does with a task is in ``bots.worker``.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Self, cast

from kingsbridge.bots import worker as protocol
from kingsbridge.bots.worker import AnyTask, NoChoice, Nonsense, Ready, Reply, Thought

LAST_WORDS: Final = 1.0
"""So many seconds are left to read what an ended worker complained of."""

log: Final = logging.getLogger("kingsbridge.workers")


class Failed(Exception):  # noqa: N818 -- it says what became of the task
    """No choice came of a task, and why; it tells no secret of the game."""


class Overrun(Failed):
    """The bot thought longer than it may."""


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._tasks = cast("asyncio.StreamWriter", process.stdin)
        self._answers = cast("asyncio.StreamReader", process.stdout)
        self._complaints = asyncio.create_task(self._log_complaints())
        self.is_sound = False  # did it answer, or think until it was killed?

    @classmethod
    async def launch(cls, command: Sequence[str]) -> Self:
        """Start a process, and leave none behind if this is cancelled meanwhile.

        uvloop would: so starting is not interrupted, and its outcome ended.
        """
        launching = asyncio.create_task(
            asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
        )
        try:
            return cls(await asyncio.shield(launching))
        except asyncio.CancelledError:
            with suppress(OSError):
                await cls(await launching).end()
            raise

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    async def ask(self, message: bytes) -> Thought | NoChoice:
        """Send a task, and wait for what comes of it."""
        if self._tasks.is_closing():
            raise BrokenPipeError
        self._tasks.write(message)
        await self._tasks.drain()
        answer = await self.hear()
        if isinstance(answer, Ready):
            raise Nonsense("the worker began anew")
        self.is_sound = True
        return answer

    async def hear(self) -> Reply:
        """The next message."""
        header = await self._answers.readexactly(protocol.HEADER)
        return protocol.read_answer(await self._answers.readexactly(protocol.length(header)))

    def kill(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until the process is gone."""
        await self._process.wait()

    async def end(self) -> None:
        """Kill the process if it is still there, and wait until nothing is left of it."""
        self.kill()
        self._tasks.close()
        await self._process.wait()
        # Its own end closes the pipe; what it may have started itself is not waited for.
        await asyncio.wait([self._complaints], timeout=LAST_WORDS)
        self._complaints.cancel()

    async def _log_complaints(self) -> None:
        """Standard error, line by line; a very long line comes in pieces."""
        complaints = cast("asyncio.StreamReader", self._process.stderr)
        while piece := await complaints.read(1 << 13):
            for line in piece.decode(errors="replace").splitlines():
                log.warning("worker %d: %s", self._process.pid, line)


async def ask(worker: Worker, message: bytes, deadline: float) -> Thought | NoChoice:
    """What a worker answers in time."""
    try:
        async with asyncio.timeout(deadline):
            return await worker.ask(message)
    except TimeoutError:
        worker.is_sound = True
        raise Overrun(f"the bot thought longer than {deadline:g} seconds") from None
    except asyncio.CancelledError:
        worker.is_sound = True
        raise
    except Nonsense as reason:
        raise Failed(f"the worker talked nonsense: {reason}") from None
    except (EOFError, OSError):
        raise Failed("the worker died") from None


async def see_ready(worker: Worker, limit: float) -> None:
    """Wait until a worker has started."""
    try:
        async with asyncio.timeout(limit):
            ready = await worker.hear()
    except TimeoutError:
        raise Failed(f"it was not ready after {limit:g} seconds") from None
    except Nonsense as reason:
        raise Failed(f"it talked nonsense: {reason}") from None
    except (EOFError, OSError):
        raise Failed("it died at once") from None
    if not isinstance(ready, Ready):
        raise Failed("it answered before it was asked")


def written(task: AnyTask) -> bytes:
    """A task as it is sent."""
    try:
        return protocol.frame(task)
    except (TypeError, ValueError, OverflowError) as error:
        # Its own words may quote the position.
        raise Failed(f"the task cannot be sent ({type(error).__name__})") from None
