"""Sockets that are written to at once, without a task beside each that waits for something to send.

Uvicorn's socket can be asked to send only by waiting, which needs such a task; the one here adds
what is missing, and is otherwise uvicorn's.
"""

from __future__ import annotations

from typing import Final, Protocol, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "kingsbridge.outlet"
"""Under which an application finds the outlet among the extensions of a socket."""


class Outlet(Protocol):
    """Where messages for a client go."""

    @property
    def waiting(self) -> int:
        """How many bytes have not left yet, because the client does not read."""

    def put(self, message: bytes) -> None:
        """Send a message, unless the socket is closed."""

    def end(self, code: int) -> None:
        """Close the socket, after what was sent before."""


def outlet_of(scope: Scope) -> Outlet:
    """The outlet of an accepted socket."""
    return cast("Outlet", scope["extensions"][NAME])


class Socket(WebSocketsSansIOProtocol):
    """Uvicorn's socket, and the outlet of it."""

    def handle_connect(self, event: Request) -> None:
        """Let the application, which has not begun yet, find the outlet."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]  # its own kinds only

    @property
    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()

    def put(self, message: bytes) -> None:
        if not self._is_ending:
            self.conn.send_text(message)
            self._flush()

    def end(self, code: int) -> None:
        if self._is_ending:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self._flush()
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    @property
    def _is_ending(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def _flush(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))
