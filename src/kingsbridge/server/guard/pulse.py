"""How long the event loop was held up: the longest time between two of its heartbeats."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

BEAT: Final = 0.02
"""Seconds between two heartbeats, if nothing holds the loop up."""
LOOK_BACK: Final = 60.0
"""Seconds for which a heartbeat that came late is remembered."""


class Pulse:
    """Feels the loop's heartbeat."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self._late: deque[tuple[float, float]] = deque()  # (when, how long), the longest first

    async def feel(self) -> None:
        """Beat until cancelled."""
        self._last = self._clock()
        while True:
            await asyncio.sleep(BEAT)
            self.beat()

    def beat(self) -> None:
        """Note how long it took since the last beat, unless a later one took longer."""
        now = self._clock()
        gap, self._last = now - self._last, now
        while self._late and self._late[-1][1] <= gap:
            self._late.pop()
        self._late.append((now, gap))
        while self._late[0][0] < now - LOOK_BACK:
            self._late.popleft()

    @property
    def longest(self) -> float:
        """The longest time between two beats of the last minute; a stall was at most so long."""
        return self._late[0][1] if self._late else 0.0
