"""What is drawn again and again on the board: its sheet and its signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from kingsbridge.core import board
from kingsbridge.core.shapes import TextLine
from kingsbridge.core.story import line_of
from kingsbridge.games.world_without_end.views.table import View
from kingsbridge.games.world_without_end.views.town import Amounts

CREST: Final = "♔"
STONE_HERE: Final = "◆"
FILLED, EMPTY = "■", "□"
METAL: Final = "†"
PATIENT, FACE_DOWN = "✚", "·"
YIELDS: Final = "→"
INDENT: Final = 2


class Sheet(board.Sheet[View]):
    """What is drawn, and the words to draw it with."""

    def some(self, kind: str, number: int) -> str:
        """So many of a good, or of points."""
        return self.say_key("some-" + kind, number=number)

    def each(self, amounts: Amounts) -> list[str]:
        """So many of each kind; a word for none."""
        some = [self.some(kind, number) for kind, number in amounts.items() if number]
        return some or [self.say_key("board-none")]

    def amounts(self, amounts: Amounts) -> str:
        return ", ".join(self.each(amounts))

    def listed(self, key: str, words: Sequence[str]) -> list[Text]:
        """A label and some words, which may be too many for a line."""
        others = [Text(word, "ink") for word in words[1:]]
        return [board.labelled(self.say_key(key), words[0]), *others]

    def corner(self, shown: str) -> str:
        """What a corner of an event card shows."""
        number, _, kind = shown.rpartition(" ")
        return self.some(kind, int(number or 1))

    def tell(self, told: TextLine) -> str:
        return self.read(line_of(told))

    def covered(self, words: str) -> str:
        """What lies under a cover."""
        return f"{words} ({self.say_key('board-covered')})"
