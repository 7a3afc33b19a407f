"""A file of played games, a line each: what is in it is never played again, whoever was killed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from kingsbridge.arena.contest import Played, Terms
from kingsbridge.arena.lineups import Fixture

if sys.platform != "win32":
    import fcntl


class BadResults(Exception):  # noqa: N818 -- not an error of the program
    """A file that holds something else, or that another run writes to."""


class Results:
    """The games of one file.  It begins with their terms; a broken last line is cut off.

    The file is this run's alone until it is closed.
    """

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path: Final = path
        self.terms: Final = terms
        self.games: Final[dict[Fixture, Played]] = {}
        self._file: Final = _opened(path)
        try:
            self._take_up()
        except BadResults:
            self.close()
            raise

    @property
    def charts(self) -> Path:
        """Where the page of charts goes, beside the file."""
        return self.path.with_name(self.path.name.removesuffix(".jsonl") + ".html")

    def add(self, played: Played) -> None:
        """Keep a game for good."""
        self.games[played.fixture] = played
        self._write(_line(played))

    def close(self) -> None:
        """No game comes any more."""
        self._file.close()

    def _take_up(self) -> None:
        """Read what is there, and make ready for more."""
        self._file.seek(0)
        text = self._file.read()
        first = _line(self.terms)
        if not first.startswith(text[: len(first)]):
            raise BadResults(f"{self.path} holds something else, or other terms; name another file")
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines()[1:], start=2):
            self._read(number, line)
        self._file.truncate(len(whole))
        if not whole:
            self._write(first)

    def _read(self, number: int, line: bytes) -> None:
        try:
            played = msgspec.json.decode(line, type=Played)
            played.check(self.terms.seats)
        except ValueError as problem:
            raise BadResults(f"{self.path}, line {number}: no game: {problem}") from None
        self.games.setdefault(played.fixture, played)

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()


def _opened(path: Path) -> BinaryIO:
    """The file, for this run alone."""
    if path.exists() and not path.is_file():
        raise BadResults(f"{path} is no regular file; name another")
    file = path.open("a+b")
    try:
        if sys.platform != "win32":  # not flock: workers would go on holding it for a killed run
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        raise BadResults(f"{path}: another run is writing to it; name another file") from None
    return file


def _line(told: Terms | Played) -> bytes:
    return msgspec.json.encode(told, order="deterministic") + b"\n"
