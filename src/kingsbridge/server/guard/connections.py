"""Connections before anything of them is understood: how much they may say, and how slowly.

Uvicorn waits for ever for a request that does not come, and for a client that does not read; the
connection here does not, and is otherwise uvicorn's.
"""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request before its body; a browser sends us about a thousand."""
PATIENCE: Final = 10.0
"""So many seconds a client may take for its next request, or to read a little more."""


class Connection(H11Protocol):
    """Uvicorn's connection, closed when the client takes too long."""

    patience = PATIENCE
    _until: asyncio.TimerHandle | None = None
    _unread = 0  # bytes that the client had not read when the waiting began

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._wait()

    def on_response_complete(self) -> None:
        """Wait for the next request; a byte of it now and then does not prolong that."""
        self._wait()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self._is_idle:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def _is_idle(self) -> bool:
        """Is there no request that we have to answer?"""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first
        return cycle is None or cycle.response_complete

    def _wait(self) -> None:
        self._stop_waiting()
        self._unread = self.transport.get_write_buffer_size()
        self._until = self.loop.call_later(self.patience, self._lose_patience)

    def _stop_waiting(self) -> None:
        if self._until is not None:
            self._until.cancel()
            self._until = None

    def _lose_patience(self) -> None:
        """Close, unless the client read on meanwhile, or it is our turn."""
        unread = self.transport.get_write_buffer_size()
        if 0 < unread < self._unread:
            self._wait()
        elif unread or self._is_idle:
            self.transport.abort()
