"""A decision of a finished game looked at again: what it was worth, and what was better.

With open eyes, which see the whole position, and as the seat itself could know it then.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.insight import AHEAD, FEW, LOOKS, as_chance, standings, surplus, tried
from kingsbridge.bots.playout import play_on
from kingsbridge.bots.search import Search
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import Position

ENOUGH: Final = 12
"""What a search tried less often is weighed by itself, beside the best."""


class Option(msgspec.Struct, frozen=True):
    """An action and its chance to win."""

    words: str
    chance: float


class Look(msgspec.Struct, frozen=True):
    """A decision in somebody's eyes: the chance with the best action and with the chosen one."""

    best: float
    chosen: float
    better: list[Option]  # than the chosen one, the best first


class Judgement(msgspec.Struct, frozen=True):
    """A decision looked at again."""

    standing: list[float]  # every seat's chance before it, with open eyes, if it is done best
    open: Look
    known: Look | None  # what the seat could know; nothing where all know all


class OpenEyes(Outlook):
    """Sees the whole position: only for games that are over."""

    def __init__(self, game: Game[Any], state: Position, seat: int) -> None:
        super().__init__(game, state, seat)
        self._position = state

    def guess(self, rng: Random) -> Any:
        """The position itself."""
        del rng  # there is nothing to guess
        return self._position.copy()


def judged(
    game: Game[Any], state: Position, action: Action, search: Search, seed: str
) -> Judgement:
    """What the asked seat's decision was worth."""
    seat = state.seat
    eyes = OpenEyes(game, state, seat)
    look, values, common = looked(eyes, action, search, Random(seed))
    chances = [as_chance(value, common) for value in values]
    known = None
    if game.HIDDEN:
        known, _, _ = looked(Outlook(game, state, seat), action, search, Random(seed))
    return Judgement(with_chance(chances, seat, look.best), look, known)


def looked(
    outlook: Outlook, action: Action, search: Search, rng: Random
) -> tuple[Look, list[float], float]:
    """A decision in these eyes; how well everybody stands, and what is common to them."""
    values = standings(outlook, rng)
    common = surplus(values)
    found = dict(tried(outlook, search, rng, ENOUGH))
    first = max(found, key=lambda one: found[one])
    if action not in found:
        lost = worth(outlook, first, rng) - worth(outlook, action, rng)
        found[action] = found[first] - max(0.0, lost)
    chosen = found[action]
    better = sorted((one for one in found if found[one] > chosen), key=lambda one: -found[one])
    look = Look(
        as_chance(found[first], common),
        as_chance(chosen, common),
        [Option(one.words, as_chance(found[one], common)) for one in better[:FEW]],
    )
    return look, values, common


def worth(outlook: Outlook, action: Action, rng: Random) -> float:
    """The mean value to the seat of what usually follows an action."""
    game = outlook.game
    total = 0.0
    for _ in range(LOOKS):
        state = outlook.guess(rng)
        game.apply(state, action)
        play_on(game, state, AHEAD, rng)
        total += game.value(state)[outlook.seat]
    return total / LOOKS


def with_chance(chances: list[float], seat: int, chance: float) -> list[float]:
    """The same chances, but for one seat; the others share the rest as before."""
    rest = sum(chances) - chances[seat]
    share = (1 - chance) / rest if rest else 0.0
    return [chance if one == seat else share * known for one, known in enumerate(chances)]
