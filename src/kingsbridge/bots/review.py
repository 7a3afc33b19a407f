"""A decision of a finished game looked at again: what it was worth, and what was better.

With open eyes, which see the whole position, and as the seat itself could know it then.

A search comes back to what looks best, and what it tried a dozen times has a mean that says little.
So where it would have chosen otherwise, both actions are looked at alike: as often, on the same
guesses, with the same luck.  Only what is clearly worse cost anything.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.insight import as_chance, standings, surplus, tried
from kingsbridge.bots.search import REPEATS, Edge, Search
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import Position

BATCHES: Final = 8
"""So often two actions are compared, each time by searches of their own."""
FEWEST: Final = 4
"""So often at least, however long it takes."""
GUESSES: Final = 5
"""On so many guesses each time."""
CLEAR: Final = 2.5
"""So many standard errors must be between two actions, or the difference may as well be luck."""


class Option(msgspec.Struct, frozen=True):
    """An action and its chance to win."""

    words: str
    chance: float


class Look(msgspec.Struct, frozen=True):
    """A decision in somebody's eyes: the chance with the best action and with the chosen one."""

    best: float
    chosen: float
    better: list[Option]  # clearly better than the chosen one


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
    first, value = tried(outlook, search, rng)[0]
    lost = 0.0 if first is action else clear_loss(outlook, first, action, search, rng)
    best = as_chance(value, common)
    better = [Option(first.words, best)] if lost else []
    return Look(best, as_chance(value - lost, common), better), values, common


# --- Two actions, looked at alike ---


def clear_loss(
    outlook: Outlook, first: Action, second: Action, search: Search, rng: Random
) -> float:
    """How much less the second action is worth than the first; nothing if that may be luck."""
    lost = difference(outlook, [first], [second], search, rng)
    if lost and may_follow(outlook, first, second, rng):
        # the order in which one's own things are done may not matter at all
        lost = min(lost, difference(outlook, [first], [second, first], search, rng))
    return lost


def may_follow(outlook: Outlook, first: Action, second: Action, rng: Random) -> bool:
    """Can the seat do the first action right after the second?"""
    return first in options_after(outlook, second, rng)


def options_after(outlook: Outlook, action: Action, rng: Random) -> Sequence[Action]:
    """What the seat may do right after an action; nothing if somebody else is asked then."""
    state = outlook.guess(rng)
    outlook.game.apply(state, action)
    return outlook.game.legal(state) if state.seat == outlook.seat else ()


def difference(
    outlook: Outlook, best: list[Action], other: list[Action], search: Search, rng: Random
) -> float:
    """How much less it is worth to do the other things first; nothing if that may be luck."""
    start = search.clock()
    losses: list[float] = []
    for number in range(BATCHES):
        if number >= FEWEST and search.clock() - start > search.seconds:
            break
        guesses = [outlook.guess(rng) for _ in range(GUESSES)]
        luck = rng.random()
        values = [worth(outlook, one, guesses, search, Random(luck)) for one in (best, other)]
        losses.append(values[0] - values[1])
    lost = fmean(losses)
    error = stdev(losses) / math.sqrt(len(losses))
    return lost if lost > CLEAR * error else 0.0


def worth(
    outlook: Outlook, actions: list[Action], guesses: Sequence[Any], search: Search, rng: Random
) -> float:
    """The mean value to the seat of what a search tries after these actions, on these guesses."""
    exploration = search.exploration(outlook.game, rng)
    moment, options = exploration.root, outlook.options
    for action in actions:
        for option in options:
            moment.edges[option] = Edge(option, 1.0 if option is action else 0.0)  # 0: not tried
        if action is not actions[-1]:
            moment = moment.edges[action].follow()
            options = options_after(outlook, action, rng)
    for guess in guesses:
        for _ in range(REPEATS):
            exploration.explore(guess.copy())
    edge = exploration.root.edges[actions[0]]
    return edge.total / edge.tries


def with_chance(chances: list[float], seat: int, chance: float) -> list[float]:
    """The same chances, but for one seat; the others share the rest as before."""
    rest = sum(chances) - chances[seat]
    share = (1 - chance) / rest if rest else 0.0
    return [chance if one == seat else share * known for one, known in enumerate(chances)]
