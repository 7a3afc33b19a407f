"""The journal's answers, brought into the event loop a whole group at a time.

The journal's thread acknowledges many writes together.  Waking the loop once for all of them
instead of once for each saves a tenth of what a move costs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial

from kingsbridge.storage.errors import StorageError
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Change


class DurableWrites:
    """Writes to the journal and waits, without holding up the loop."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._arrived: deque[tuple[asyncio.Future[None], StorageError | None]] = deque()
        self._is_waking = False
        self._loop: asyncio.AbstractEventLoop | None = None  # asking for it each time is slow

    async def write(self, *changes: Change) -> None:
        """Store changes, all or none, and return once they are on the disk.

        Who is cancelled while waiting does not stop what is being written.
        """
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = self._loop.create_future()
        self._journal.put(changes, partial(self._arrive, self._loop, done))
        await done

    def _arrive(
        self,
        loop: asyncio.AbstractEventLoop,
        done: asyncio.Future[None],
        outcome: StorageError | None,
    ) -> None:
        """Take an answer from the journal's thread; wake the loop unless it is waking already."""
        self._arrived.append((done, outcome))
        if not self._is_waking:
            self._is_waking = True
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        self._is_waking = False  # first, so that an answer that comes now wakes the loop again
        while self._arrived:
            done, outcome = self._arrived.popleft()
            if done.done():
                continue  # cancelled
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
