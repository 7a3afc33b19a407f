"""Where a client without a socket is told things."""

from __future__ import annotations


class Paper:
    """An outlet that keeps what is put there, and whose reader may be slow."""

    def __init__(self, waiting: int = 0) -> None:
        self.waiting = waiting
        self.messages: list[bytes] = []
        self.ended: list[int] = []

    def put(self, message: bytes) -> None:
        self.messages.append(message)

    def end(self, code: int) -> None:
        self.ended.append(code)
