"""Sockets that are written to at once, without a task beside each that waits for something to send.

Uvicorn's socket can be asked to send only by waiting, which needs such a task; the one here adds
what is missing, and is otherwise uvicorn's.
"""

from __future__ import annotations

import struct
from typing import Final, Protocol, cast

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "kingsbridge.outgoing"
"""Under which an application finds the way out among the extensions of a socket."""


class Outgoing(Protocol):
    """Where messages for a client go."""

    @property
    def waiting(self) -> int:
        """How many bytes have not left yet, because the client does not read."""

    def put(self, message: bytes) -> None:
        """Send a message, unless the socket is closed."""

    def end(self, code: int) -> None:
        """Close the socket, after what was sent before."""


def outgoing_of(scope: Scope) -> Outgoing:
    """The way out of an accepted socket."""
    return cast("Outgoing", scope["extensions"][NAME])


class Socket(WebSocketsSansIOProtocol):
    """Uvicorn's socket, and the way out of it."""

    def handle_connect(self, event: Request) -> None:
        """Let the application, which has not begun yet, find the way out."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]  # its own kinds only

    async def send(self, message: ASGISendEvent) -> None:
        """Answer the handshake; a refusal with a status is an answer, too, and no fault."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Take what came; a handshake that cannot be read (a head too large) ends the socket."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._flush()
            self.close_sent = True
            self.transport.close()

    @property
    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()

    def put(self, message: bytes) -> None:
        if not self._is_ending:
            self.transport.write(head(len(message)) + message)

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


TEXT: Final = 0x81
"""How the frame of a whole text begins; one from a server has no mask."""


def head(size: int) -> bytes:
    """What stands before a text of so many bytes.

    The library makes an object of every frame, to write it in a fifth of the speed.
    """
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, size)
    return struct.pack("!BBQ", TEXT, 127, size)
