"""A line between browser and server that can go dead without a word: a phone in a tunnel."""

from __future__ import annotations

import socket
import threading
from collections import deque
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65536


class Line:
    """Hands everything on to a port of this machine, until it is cut; then it swallows it.

    With several ports it is a proxy that knows nobody: calls go to them in turn, whoever calls.
    """

    def __init__(self, *ports: int) -> None:
        self._beyond = deque(ports)
        self.is_cut = False
        self._ears = socket.create_server(("127.0.0.1", 0))
        self.origin = f"http://127.0.0.1:{self._ears.getsockname()[1]}"
        self._open: list[socket.socket] = [self._ears]
        self._dead: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._answer, daemon=True)]

    def __enter__(self) -> Self:
        self._threads[0].start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._hang_up(self._ears)
        self._threads[0].join()  # from now on nobody calls any more
        for end in self._open:
            self._hang_up(end)
        for thread in self._threads:
            thread.join()
        for end in self._open:
            end.close()

    def _hang_up(self, end: socket.socket) -> None:
        """Wake whoever waits for something to come from here."""
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """From now on nothing arrives, and nobody is told so."""
        self.is_cut = True
        self._dead.update(self._open)

    def mend(self) -> None:
        """New connections come through again; the old ones stay dead."""
        self.is_cut = False

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._ears.accept()
                self._open.append(here)
                if self.is_cut:
                    self._dead.add(here)
                    continue  # whoever calls waits for an answer
                there = self._call()
                self._open.append(there)
                for ends in ((here, there), (there, here)):
                    self._threads.append(
                        threading.Thread(target=self._hand_on, args=ends, daemon=True)
                    )
                    self._threads[-1].start()

    def _call(self) -> socket.socket:
        """Whoever is next, and answers."""
        for _ in range(len(self._beyond)):
            self._beyond.rotate()
            with suppress(ConnectionRefusedError):
                return socket.create_connection(("127.0.0.1", self._beyond[0]))
        raise ConnectionRefusedError

    def _hand_on(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while data := here.recv(CHUNK):
                if here not in self._dead:
                    there.sendall(data)
        if here not in self._dead:
            with suppress(OSError):
                there.shutdown(socket.SHUT_WR)
