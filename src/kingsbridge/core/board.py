"""What every game's board at the terminal is drawn with: the sheet, its styles, lines that flow.

Boards alone look at it, no rule does.  Colours are named only: whoever prints a board says what
they are, or prints it without.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from rich.text import Text

from kingsbridge.core.game import Part, Trail
from kingsbridge.core.story import EVERYONE, Line
from kingsbridge.core.text import Catalogue

SEAT: Final = ("seat-0", "seat-1", "seat-2", "seat-3")
EDGE: Final = ("line-0", "line-1", "line-2", "line-3")
TILE: Final = ("tile-0", "tile-1", "tile-2", "tile-3")
BANNER: Final = ("banner-0", "banner-1", "banner-2", "banner-3")
"""Styles by seat: of words, of lines, of the ground of cards, of what is full of colour."""

ABOUT: Final = "about-"
"""How the text key begins that explains a component; its name follows."""

V = TypeVar("V")


class Sheet(Generic[V]):
    """What is drawn, and the words to draw it with."""

    def __init__(self, view: V, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.view = view
        self.catalogue = catalogue
        self.names = names

    def say_key(self, key: str, **blanks: float | str | Line) -> str:
        return self.catalogue.say(Line(key, EVERYONE, **blanks), self.names)

    def read(self, line: Line) -> str:
        return self.catalogue.say(line, self.names)


def explain(view: Mapping[str, Any], line: Line, how: str = ABOUT) -> Line:
    """What the component of this name does, by the numbers of the set in use."""
    return Line(how + line.key, EVERYONE, **{**line.blanks, **view["numbers"]})


def header(sheet: Sheet[Any], when: Line, trail: Trail, width: int) -> Text:
    """What game it is, how far it has come, and the parts of a turn as far as there is room."""
    left = Text.assemble(
        ("❦ ", "ornament"), (sheet.say_key("title"), "title"), "  ", (sheet.read(when), "ink")
    )
    room = width - len(left) - 2
    ways = trails(sheet, trail)
    return spread(left, next((way for way in ways if len(way) <= room), ways[-1]), width)


def trails(sheet: Sheet[Any], trail: Trail) -> list[Text]:
    """The parts of a turn, the one under way marked: with all names, with one, that one alone."""
    now = trail["now"]
    under_way = bead(sheet, trail["parts"][now])
    named = [Text(f"○ {sheet.say_key(part['key'])}", "faded") for part in trail["parts"]]
    bare = [Text("○", "faded") for _ in trail["parts"]]
    named[now] = bare[now] = under_way
    return [Text("  ").join(named), Text(" ").join(bare), under_way]


def bead(sheet: Sheet[Any], part: Part) -> Text:
    """The part under way, and whose it is."""
    words = sheet.say_key(part["key"])
    if "seat" not in part:
        return Text(f"● {words}", "gold")
    return Text(f"● {words} ({sheet.names[part['seat']]})", SEAT[part["seat"]])


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line; of too long ones only the first."""
    gap = width - len(left) - len(right)
    if gap < 1:
        left.truncate(width, overflow="ellipsis")
        return left
    return left + Text(" " * gap) + right


def labelled(label: str, words: str) -> Text:
    """A faded label and what it is about."""
    return Text().append(f"{label} ", "faded").append(words, "ink")


def flow(parts: Iterable[Text], width: int, indent: int = 0) -> list[Text]:
    """Parts one after the other, in as many lines as they need; a part too long is cut."""
    lines: list[Text] = []
    for part in parts:
        gap = 2 if lines else 0
        if lines and len(lines[-1]) + gap + len(part) <= width:
            lines[-1].append("  ").append_text(part)
            continue
        line = Text(" " * indent * bool(lines), no_wrap=True).append_text(part)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
