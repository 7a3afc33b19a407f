"""The games that the tests of the house play where they need one with two seats, or with more.

The one for two is whichever has a ``sample.py`` beside its tests.  Nothing here names a game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from kingsbridge.games import GAMES
from records import TESTS, folder

GAME: Final = next(path.parent.name for path in sorted(TESTS.glob("*/sample.py")))
RULES: Final[Any] = GAMES[GAME]
_SAMPLE: Final = import_module(f"games.{GAME}.sample")

OPENING: Final[tuple[str, ...]] = _SAMPLE.OPENING
FIRST, SECOND, THIRD = OPENING
"""What the second seat, the first and again the second may do to begin with."""

FREE_STEP: Final[str] = _SAMPLE.FREE_STEP
STEPS: Final[tuple[str, ...]] = _SAMPLE.STEPS
"""A step of which each answer can be taken back, and those that everybody comes to."""

BEGINS: Final[tuple[str, dict[str, Any]]] = _SAMPLE.BEGINS
IN_WORDS: Final[str] = _SAMPLE.IN_WORDS
"""The first line of a story, and the first heading of the board in words."""

RECORD: Final[Path] = folder(GAME) / f"{_SAMPLE.RECORD}.txt"

MOMENTS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = _SAMPLE.MOMENTS
IN_DOCS_OF_SAMPLE: Final[dict[str, str]] = _SAMPLE.IN_DOCS
"""For pictures: moments at which the first seat is asked, and what the documentation shows."""

LARGER: Final = [(name, seats) for name, game in GAMES.items() for seats in game.SEATS if seats > 2]
"""Every game with every number of seats above two."""
