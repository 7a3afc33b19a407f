"""A server that opens its first page in the browser of this machine."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from threading import Thread

import uvicorn


class OpeningServer(uvicorn.Server):
    """A server that shows its first page as soon as it listens."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then open the browser, which may take its time."""
        await super().startup(sockets)
        if self.started:
            here = self.address.replace("//0.0.0.0:", "//127.0.0.1:")  # everywhere is also here
            Thread(target=open_page, args=(here,), daemon=True).start()


def open_page(address: str) -> None:
    """Open a page in the browser; say where it is if there is none."""
    if is_headless() or not webbrowser.open(address):
        print(f"Open {address} in a browser. Ctrl-C stops the server.", flush=True)
    else:
        print("Ctrl-C stops the server.", flush=True)


def is_headless() -> bool:
    """Has this machine no screen?  A text browser in the server's terminal would help nobody."""
    if sys.platform in {"darwin", "win32"}:
        return False
    return not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
