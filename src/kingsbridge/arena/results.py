"""A file of played games, a line each: what is in it is never played again, whoever was killed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from kingsbridge.arena.contest import Played, Terms
from kingsbridge.arena.lineups import Fixture


class BadResults(Exception):  # noqa: N818 -- not an error of the program
    """A file that holds something else."""


class Results:
    """The games of one file.  It begins with their terms; a broken last line is cut off."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path: Final = path
        self.games: Final[dict[Fixture, Played]] = {}
        first = _line(terms)
        text = path.read_bytes() if path.exists() else b""
        if not first.startswith(text[: len(first)]):
            raise BadResults(f"{path} holds something else, or other terms; name another file")
        whole = text[: text.rfind(b"\n") + 1]
        for line in whole.splitlines()[1:]:
            self._read(line)
        self._file = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self._write(first)

    def add(self, played: Played) -> None:
        """Keep a game for good."""
        self.games[played.fixture] = played
        self._write(_line(played))

    def close(self) -> None:
        """No game comes any more."""
        self._file.close()

    def _read(self, line: bytes) -> None:
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError as problem:
            raise BadResults(f"{self.path} holds a line that is no game: {problem}") from None
        self.games.setdefault(played.fixture, played)

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()


def _line(told: Terms | Played) -> bytes:
    return msgspec.json.encode(told, order="deterministic") + b"\n"
