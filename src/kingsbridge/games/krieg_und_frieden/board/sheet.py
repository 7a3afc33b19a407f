"""What is drawn again and again on the board: its sheet and its signs."""

from __future__ import annotations

from typing import Final

from kingsbridge.core import board
from kingsbridge.games.krieg_und_frieden.components import RESOURCE_LINES, RESOURCES
from kingsbridge.games.krieg_und_frieden.views import Cards, View

CHANCELLOR: Final = "♔"
FARM, WORKSHOP, RESERVE = "▲", "■", "·"
STANDING, MISSING = "■", "□"
MORE: Final = "+"


class Sheet(board.Sheet[View]):
    """What is drawn, and the words to draw it with."""

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
