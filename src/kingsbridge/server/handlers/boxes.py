"""Component files from strangers: looked over before they are read, and read beside the loop.

What reads them takes a time that grows with the square of how deep a key is nested: one of 80 kB
kept it busy for half a minute.  Within these bounds the worst we found took 22 milliseconds.
"""

from __future__ import annotations

import asyncio
import re
from itertools import accumulate
from typing import Any, Final

from kingsbridge.core.components import BadBox
from kingsbridge.core.game import Game
from kingsbridge.server.requests import RequestRefused

LARGEST: Final = 40 * 1024
"""Characters of a component file; ours have 4 to 18 thousand."""
DEEPEST: Final = 16
"""So many dots stand in a line (the dots of a key are its depth, and it ends with its line), and so
many lists and tables are within each other; ours have one, and at most five."""
BRACKET: Final = re.compile(r"[\[\]{}]")
AT_ONCE: Final = 2
"""So many files are read at a time, in threads of their own; others wait."""


class Boxes:
    """Reads component files that come with requests."""

    def __init__(self) -> None:
        self._reading = asyncio.Semaphore(AT_ONCE)

    async def check(self, game: Game[Any], text: str) -> None:
        """Refuse a component file that the game could not be played with."""
        if not text:
            return
        look_over(text)
        try:
            async with self._reading:
                await asyncio.to_thread(game.box, text)
        except BadBox as problem:
            raise RequestRefused(422, "refused-bad-choice", problem=str(problem)[:200]) from None


def look_over(text: str) -> None:
    """Refuse a file that is too large, or nested as no component file is."""
    if len(text) > LARGEST:
        raise RequestRefused(422, "refused-box-size", most=LARGEST // 1024)
    if any(line.count(".") > DEEPEST for line in text.split("\n")) or nesting(text) > DEEPEST:
        raise RequestRefused(422, "refused-box-shape")


def nesting(text: str) -> int:
    """How many brackets are open at once, at most."""
    ways = (1 if found.group() in "[{" else -1 for found in BRACKET.finditer(text))
    return max(accumulate(ways), default=0)
