"""Where guests find the server: the address that the house's network sees, and a QR code of it."""

from __future__ import annotations

import io
import socket
from dataclasses import replace
from typing import Final

import segno

from kingsbridge.server.settings import LOOPBACK, Settings

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 -- compared with, not listened on
ANYWHERE: Final = ("192.0.2.1", 9)
"""An address of no machine: nothing is sent there, but the system says which way it would go."""


def with_guests(settings: Settings) -> Settings:
    """The same settings, with the address that guests can open, if they can come."""
    if settings.base_url or settings.host in LOOPBACK:
        return settings
    host = own_address() if settings.host in EVERYWHERE else settings.host
    return replace(settings, lan_address=web_address(host, settings.port) if host else "")


def web_address(host: str, port: int) -> str:
    """An address as a browser wants it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """The address of this machine in the network it is connected to; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found in (*LOOPBACK, *EVERYWHERE) else found


def welcome(address: str) -> str:
    """What the terminal says to whoever invites: the address, and the same as a QR code."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True, border=2)
    return f"Guests in this network open {address}\n\n{drawn.getvalue()}"
