"""The one grammar of actions that characters, spaces of the track and advantage tiles share.

What a symbol does stands in ``steps/symbols``.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.core.components import BadBox
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.names import (
    ANY_GOOD,
    COUNTRIES,
    COUNTRY_LINES,
    GOOD_LINES,
    GOODS,
    RELIGIONS,
    STONE_LINES,
    STONES,
)

GOOD: Final = 0
TRADE: Final = 1
SHIP: Final = 2
SELL: Final = 3
SCORE: Final = 4
PROTECTION: Final = 5
ADVANTAGE: Final = 6
STONE: Final = 7
PLACE: Final = 8
TURN: Final = 9
REMOVE_DIE: Final = 10
REMOVE_CHARACTER: Final = 11
NEXT: Final = 12
KINDS: Final = (
    "good",
    "trade",
    "ship",
    "sell",
    "vp",
    "protection",
    "advantage",
    "stone",
    "place",
    "turn",
    "remove-die",
    "remove-character",
    "next",
)
MOST_POINTS: Final = 9
"""No symbol gives more."""
BOTH_RELIGIONS: Final = len(RELIGIONS)
NUMBERS: Final = tuple(str(number) for number in range(MOST_POINTS + 1))
ARGUMENTS: Final[dict[int, tuple[str, ...]]] = {
    GOOD: (*GOODS, "any"),
    TRADE: GOODS,
    SHIP: COUNTRIES,
    SELL: NUMBERS,
    SCORE: NUMBERS,
    STONE: (*RELIGIONS, "both"),
    PLACE: STONES,
}
"""What stands behind the colon; the other kinds have none."""
ON_CHARACTERS: Final = (
    *(GOOD, SELL, SCORE, PROTECTION, ADVANTAGE, STONE, PLACE),
    *(TURN, REMOVE_DIE, REMOVE_CHARACTER, NEXT),
)
ON_TRACK: Final = (
    *(GOOD, TRADE, SHIP, SCORE, PROTECTION, ADVANTAGE, STONE, PLACE),
    *(TURN, REMOVE_DIE),
)
ON_TILES: Final = (SELL, STONE, PLACE, TURN, REMOVE_DIE, REMOVE_CHARACTER, NEXT)


class Symbol:
    """What a card, a space or a tile lets its player do: a kind, and what it is about."""

    def __init__(self, code: str, kind: int, argument: int) -> None:
        self.code = code
        self.kind = kind
        self.argument = argument
        self.line = symbol_line(kind, argument)


def read_symbol(code: object, table: str, carried: tuple[int, ...]) -> Symbol:
    """The symbol of a code such as ``good:book``, if it may stand on such a thing."""
    name, colon, word = code.partition(":") if isinstance(code, str) else ("", "", "")
    if name not in KINDS or KINDS.index(name) not in carried:
        raise BadBox(f"{table}: no action {code!r}")
    kind = KINDS.index(name)
    words = ARGUMENTS.get(kind, ())
    if bool(words) != bool(colon) or (words and word not in words):
        raise BadBox(f"{table}: no action {code!r}")
    return Symbol(str(code), kind, words.index(word) if words else 0)


def symbol_line(kind: int, argument: int) -> Line:
    """What a symbol says."""
    name = KINDS[kind]
    if kind == GOOD and argument == ANY_GOOD:
        return Line("symbol-good-any")
    if kind in (GOOD, TRADE):
        return Line("symbol-" + name, good=GOOD_LINES[argument])
    if kind == SHIP:
        return Line("symbol-ship", country=COUNTRY_LINES[argument])
    if kind in (SELL, SCORE):
        return Line("symbol-" + name, number=argument)
    if kind == STONE and argument == BOTH_RELIGIONS:
        return Line("symbol-stone-both")
    if kind in (STONE, PLACE):
        return Line("symbol-" + name, stone=STONE_LINES[argument])
    return Line("symbol-" + name)
