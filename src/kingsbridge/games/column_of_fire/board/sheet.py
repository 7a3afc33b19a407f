"""What is drawn again and again on the board: its sheet and its signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from kingsbridge.core import board
from kingsbridge.core.board import explain
from kingsbridge.core.shapes import TextLine
from kingsbridge.core.story import Line, line_of
from kingsbridge.games.column_of_fire.components.listing import either
from kingsbridge.games.column_of_fire.components.names import (
    COUNTRIES,
    COUNTRY_LINES,
    DICE,
    DIE_LINES,
    STONE_LINES,
    STONES,
)
from kingsbridge.games.column_of_fire.views.players import CardView, SymbolView
from kingsbridge.games.column_of_fire.views.table import View

FIRST: Final = "♔"
HOUSE: Final = "▲"
DISK: Final = "●"
LEADS: Final = "→"
TORCH: Final = "†"
OR: Final = "/"
INDENT: Final = 2
SHORT: Final = "short-"
"""How the text key begins that says a symbol in few words."""


class Sheet(board.Sheet[View]):
    """What is drawn, and the words to draw it with."""

    def tell(self, told: TextLine) -> str:
        return self.read(line_of(told))

    def good(self, name: str) -> str:
        return self.say_key("good-" + name)

    def colour(self, die: str) -> str:
        return self.say_key("colour-" + die)

    def country(self, name: str) -> str:
        return self.read(country_line(name))

    def short(self, symbol: SymbolView) -> str:
        """A symbol in few words."""
        return self.read(explain(self.view, line_of(symbol["line"]), SHORT))

    def character(self, name: str, stone: str) -> str:
        """A character that lies open, and the stone on it."""
        return f"{self.read(character_line(name))} ({self.read(stone_line(stone))})"

    def listed(self, key: str, words: Sequence[str]) -> list[Text]:
        """A label and some words, which may be too many for a line."""
        others = [Text(word, "ink") for word in words[1:]]
        return [board.labelled(self.say_key(key), words[0]), *others]

    def ink(self, key: str, number: int) -> Text:
        return Text(self.say_key(key, number=number), "ink")


def character_line(name: str) -> Line:
    return Line("character-" + name)


def country_line(name: str) -> Line:
    return COUNTRY_LINES[COUNTRIES.index(name)]


def die_line(name: str) -> Line:
    return DIE_LINES[DICE.index(name)]


def stone_line(name: str) -> Line:
    return STONE_LINES[STONES.index(name)]


def action_line(card: CardView) -> Line:
    """What a character does: one of its symbols at a time."""
    return either([line_of(symbol["line"]) for symbol in card["symbols"]])
