"""What happened, as keys and blanks: no sentence is written here, and no language known."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.shapes import TextLine

EVERYONE: Final = -1
"""All bits set: a line that every seat and every spectator may know."""

SPECTATOR: Final = -3
"""The seat of somebody who watches and is dealt nothing."""


OPEN: Final = -4
"""Eyes that see everything; only for finished games."""


class Line:
    """A text key with its blanks filled in; ``knows`` is the bit set of seats that may read it.

    A blank is a number, a word left as it is, another line, or several, joined as the language
    does.  The blanks ``seat`` and ``other`` hold seats, and are read out as the names of those
    who sit there.
    """

    def __init__(self, key: str, knows: int = EVERYONE, **blanks: Blank) -> None:
        self.key = key
        self.knows = knows
        self.blanks: Final[dict[str, Blank]] = blanks
        self.rule = ""  # the paragraph that a line of the story follows from

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.blanks!r})"


Blank = float | str | Line | tuple[Line, ...]


def may_know(line: Line, seat: int) -> bool:
    if seat == OPEN:
        return True
    if seat == SPECTATOR:
        return line.knows == EVERYONE
    return bool(line.knows >> seat & 1)


def story_for(story: list[Line], seat: int) -> list[Line]:
    """The lines of a story that this seat, a spectator or open eyes may read."""
    return [line for line in story if may_know(line, seat)]


def plain(line: Line) -> TextLine:
    """A line ready for JSON."""
    if not line.blanks:
        return {"key": line.key}
    return {"key": line.key, "blanks": {name: _told(blank) for name, blank in line.blanks.items()}}


def _told(blank: Blank) -> float | str | TextLine | list[TextLine]:
    if isinstance(blank, Line):
        return plain(blank)
    if isinstance(blank, tuple):
        return [plain(line) for line in blank]
    return blank


def line_of(told: TextLine) -> Line:
    """The line that ``plain`` told so."""
    return Line(told["key"], EVERYONE, **{n: _blank(b) for n, b in told.get("blanks", {}).items()})


def _blank(told: float | str | TextLine | list[TextLine]) -> Blank:
    if isinstance(told, dict):
        return line_of(told)
    if isinstance(told, list):
        return tuple(line_of(line) for line in told)
    return told
