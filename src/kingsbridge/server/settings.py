"""What whoever runs the server can choose, as flags or as environment variables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

DEFAULT_DATA: Final = Path("kingsbridge-data")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Settings:
    """How this server is run."""

    host: str = "127.0.0.1"
    port: int = 8321
    data: Path = DEFAULT_DATA
    database: str = ""  # a database of its own, instead of a file in the data folder
    base_url: str = ""  # as the world sees it, such as https://games.example.org
    lan_address: str = ""  # as the house's network sees it, if it does
    trusted_proxies: str = ""  # that say where a request comes from; addresses, with commas
    metrics: bool = True  # may everybody read the figures?
    processes: int = 1  # that serve on the port, with a database in PostgreSQL
    workers: int = 2  # processes in which bots think, of each of them
    messages_per_second: float = 20.0
    requests_per_second: float = 50.0
    tables_per_minute: float = 30.0
    hints_per_minute: float = 30.0
    tables_per_device: int = 500  # unfinished
    sockets_per_address: int = 100  # open at once

    @property
    def url(self) -> str:
        """The database, in the data folder unless another is named."""
        return self.database or f"sqlite:///{self.data / 'kingsbridge.db'}"

    @property
    def address(self) -> str:
        """What a guest can open; empty if the server does not know, or nobody can come."""
        return self.base_url.rstrip("/") or self.lan_address

    @property
    def is_alone(self) -> bool:
        """Does nobody but this machine reach the server?"""
        return not self.address and self.host in LOOPBACK

    @property
    def is_secure(self) -> bool:
        """Is the server reached over https?"""
        return self.base_url.startswith("https://")

    @property
    def origin(self) -> str:
        """The only page from which a socket may be opened, if the server knows its address."""
        return self.base_url.rstrip("/")
