"""What everything on the board is drawn on and with: the sheet, its signs and its styles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from kingsbridge.core.story import EVERYONE, Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.builders_duel.components import (
    CARD_BY_NAME,
    Card,
)
from kingsbridge.games.builders_duel.views import View

MARKS: Final = ("†", "♜")
TIMES: Final = "\N{MULTIPLICATION SIGN}"
CONTESTED: Final = TIMES
SPENT: Final = "✓"
ONCE: Final = "1x"
POWER: Final = "♔"
RESERVE, RAW, WORKED = "·", "○", "●"
OPEN, BUILT = "□", "■"
CAPTIONS: Final = ("board-philip-builds", "board-waleran-builds")
UNSEEN: Final = "?"

SEAT: Final = ("seat-0", "seat-1")
EDGE: Final = ("line-0", "line-1")
TILE: Final = ("tile-0", "tile-1")
BANNER: Final = ("banner-0", "banner-1")
"""Styles by seat: of words, of lines, of the ground of cards, of what is full of colour."""


class Sheet(NamedTuple):
    """What is drawn, and the words to draw it with."""

    view: View
    catalogue: Catalogue
    names: Sequence[str]

    def say_key(self, key: str, **blanks: int | str | Line) -> str:
        return self.catalogue.say(Line(key, EVERYONE, **blanks), self.names)

    def read(self, line: Line) -> str:
        return self.catalogue.say(line, self.names)


def explain(view: Mapping[str, Any], line: Line, how: str = "about-") -> Line:
    """What the card of this name does, by the numbers of the set in use."""
    return Line(how + line.key, EVERYONE, **{**line.blanks, **view["numbers"]})


def card_of(name: str) -> Card:
    return CARD_BY_NAME[name]


def in_conflict(view: View) -> bool:
    return view["step"] in {"ThrowSeal", "SealFalls"}


def legend(sheet: Sheet) -> Text:
    """What the signs of the markers mean."""
    text = Text()
    for sign, key in ((WORKED, "board-worked"), (RAW, "board-raw"), (RESERVE, "board-reserve")):
        text.append("  " * bool(text) + f"{sign} ", "ink").append(sheet.say_key(key), "faded")
    return text
