"""This game for the tests of the house: it is for two, all is open, the second seat begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

OPENING: Final = ("claim row 1", "claim column 1", "throw personal")
"""What the seats may do first; after the last of it chance decides something."""

RECORD: Final = "philip_completes"
"""A recorded game with everything in it, from the first move to the seed."""


FREE_STEP: Final = "UseCards"
"""What it is to do several things one after the other, each of which can be taken back."""

STEPS: Final = ("ClaimSecond", "ThrowSeal", FREE_STEP, "Build")
"""What everybody is asked in every game."""

BEGINS: Final = ("turn-begins", {"round": 1, "turn": 1, "deck": "A"})
"""The first line of every story."""

IN_WORDS: Final = "text-square"
"""The first heading of the board in words."""


def is_asked(step: str, round_: int, seat: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Is the first seat asked for this, in this round or later?"""

    def is_so(sight: dict[str, Any]) -> bool:
        asked = sight["asked"] == sight["seat"] == seat
        return bool(
            asked and sight["question"]["step"] == step and sight["view"]["round"] >= round_
        )

    return is_so


def has_thrown(sight: dict[str, Any]) -> bool:
    """Is the first seat behind in a conflict, with seals of both sides on the table?"""
    asked = is_asked("ThrowSeal", 2)(sight)
    return asked and len([side for side in sight["view"]["conflict"]["thrown"] if side]) == 2


MOMENTS: Final = {
    "claim": is_asked("ClaimFirst", 1),
    "second": is_asked("ClaimSecond", 2),
    "conflict": has_thrown,
    "market": is_asked("BuyGoods", 2),
    "cards": is_asked("UseCards", 3),
    "build": is_asked("Build", 3),
}
"""What pictures show, from the first to the last."""

IN_DOCS: Final = {
    "wide-parchment-en/table-conflict": "table.webp",
    "phone-candle-en/table-cards": "phone.webp",
}
"""The pictures that the documentation shows, and under which name."""
