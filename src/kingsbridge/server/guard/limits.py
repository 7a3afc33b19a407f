"""How much of something is allowed: buckets that fill at a steady rate, and sockets at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kingsbridge.server.requests import address, refusal

MOST_BUCKETS: Final = 10_000


class Bucket:
    """Lets something happen so often a second, with a reserve for bursts."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.clock = clock
        self.at = clock()

    def take(self) -> bool:
        """Is one more allowed now?"""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for long are forgotten first."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Is one more allowed from this address?"""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst, self.clock)
        self._buckets[address] = bucket
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()


class SocketLimit:
    """Lets an address have only so many sockets open; one more is refused before it is opened."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; count the sockets."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        whose = address(socket)
        if self._open[whose] >= self.most:
            await socket.send_denial_response(refusal(429, {"key": "refused-too-many"}))
            return
        self._open[whose] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._open[whose] -= 1
            if not self._open[whose]:
                del self._open[whose]
