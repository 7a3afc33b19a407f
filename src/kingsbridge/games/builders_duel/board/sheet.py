"""What is drawn again and again on the board: its sheet and its signs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kingsbridge.core import board
from kingsbridge.games.builders_duel.components import CARD_BY_NAME, Card
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

Sheet = board.Sheet[View]


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
