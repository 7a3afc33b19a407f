"""What happened, as keys and blanks: no sentence is written here, and no language known."""

from __future__ import annotations

from typing import Any, Final

EVERYONE: Final = -1
"""All bits set: a line that every seat and every spectator may know."""

SPECTATOR: Final = -3
"""The seat of somebody who watches and is dealt nothing."""


OPEN: Final = -4
"""Eyes that see everything; only for finished games."""


class Line:
    """A text key with its blanks filled in; ``knows`` is the bit set of seats that may read it.

    A blank is a number, a word left as it is, or another line.  The blanks ``seat`` and
    ``other`` hold seats, and are read out as the names of those who sit there.
    """

    def __init__(self, key: str, knows: int = EVERYONE, **blanks: int | str | Line) -> None:
        self.key = key
        self.knows = knows
        self.blanks: Final[dict[str, int | str | Line]] = blanks

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.blanks!r})"


def may_know(line: Line, seat: int) -> bool:
    if seat == OPEN:
        return True
    if seat == SPECTATOR:
        return line.knows == EVERYONE
    return bool(line.knows >> seat & 1)


def story_for(story: list[Line], seat: int) -> list[Line]:
    """The lines of a story that this seat, a spectator or open eyes may read."""
    return [line for line in story if may_know(line, seat)]


def plain(line: Line) -> dict[str, Any]:
    """A line ready for JSON."""
    blanks = {
        name: plain(blank) if isinstance(blank, Line) else blank
        for name, blank in line.blanks.items()
    }
    return {"key": line.key, **blanks}
