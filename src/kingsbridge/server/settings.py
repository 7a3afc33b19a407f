"""What whoever runs the server can choose, as flags or as environment variables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

DEFAULT_DATA: Final = Path("kingsbridge-data")


@dataclass(frozen=True)
class Settings:
    """How this server is run."""

    host: str = "127.0.0.1"
    port: int = 8321
    data: Path = DEFAULT_DATA
    database: str = ""  # a database of its own, instead of a file in the data folder
    base_url: str = ""  # as the world sees it, such as https://games.example.org
    workers: int = 2  # processes in which bots think
    messages_per_second: float = 20.0
    requests_per_second: float = 50.0
    tables_per_minute: float = 30.0
    sockets_per_address: int = 100  # open at once

    @property
    def url(self) -> str:
        """The database, in the data folder unless another is named."""
        return self.database or f"sqlite:///{self.data / 'kingsbridge.db'}"

    @property
    def is_secure(self) -> bool:
        """Is the server reached over https?"""
        return self.base_url.startswith("https://")

    @property
    def origin(self) -> str:
        """The only page from which a socket may be opened, if the server knows its address."""
        return self.base_url.rstrip("/")
