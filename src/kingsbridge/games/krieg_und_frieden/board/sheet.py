"""What everything on the board is drawn on and with: the sheet, its signs, and lines that flow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from kingsbridge.core.story import EVERYONE, Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.krieg_und_frieden.components import RESOURCE_LINES, RESOURCES
from kingsbridge.games.krieg_und_frieden.views import Cards, View

CHANCELLOR: Final = "♔"
FARM, WORKSHOP, RESERVE = "▲", "■", "·"
STANDING, MISSING = "■", "□"
MORE: Final = "+"

SEAT: Final = ("seat-0", "seat-1", "seat-2", "seat-3")
BANNER: Final = ("banner-0", "banner-1", "banner-2", "banner-3")
"""Styles by seat: of words, and of what is full of colour."""


class Sheet(NamedTuple):
    """What is drawn, and the words to draw it with."""

    view: View
    catalogue: Catalogue
    names: Sequence[str]

    def say_key(self, key: str, **blanks: int | str | Line) -> str:
        return self.catalogue.say(Line(key, EVERYONE, **blanks), self.names)

    def read(self, line: Line) -> str:
        return self.catalogue.say(line, self.names)

    def cards(self, cards: Cards) -> str:
        """So many of each kind; a word for none."""
        some = [
            self.say_key("some-" + resource, number=count)
            for resource, count in cards.items()
            if count
        ]
        return ", ".join(some) or self.say_key("board-none")

    def kinds(self, cards: Cards) -> str:
        """The kinds of privileges, each as often as there are of it."""
        names = [
            self.read(RESOURCE_LINES[RESOURCES.index(resource)])
            for resource, count in cards.items()
            for _ in range(count)
        ]
        return ", ".join(names) or self.say_key("board-none")


def explain(view: Mapping[str, Any], line: Line) -> Line:
    """What the card of this name is good for, by the numbers of the set in use."""
    return Line("about-" + line.key, EVERYONE, **{**line.blanks, **view["numbers"]})


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
