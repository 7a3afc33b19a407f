"""What a search can tell a person: which actions are best, how likely they win, what they bring.

It is given what a seat may know, as a bot is.  How it is said is not here.

A value says how well a seat stands in its own eyes, and all seats may stand well.  A chance to win
is made of it: what is common to all is taken away, so that the chances of all add up to 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.playout import play_on
from kingsbridge.bots.search import Search
from kingsbridge.core.actions import Action

TRIES: Final = 4000
SECONDS: Final = 1.0
"""So many lines of play are tried for a hint, and no longer than so."""
AHEAD: Final = 24
"""So many usual decisions are looked ahead to see how well everybody stands."""
LOOKS: Final = 12
"""So often that is looked at."""
CERTAIN: Final = 1e-4
"""Nothing is surer than this, before it has come."""
FEW: Final = 3
"""So many actions are suggested at most."""
SURE: Final = 5
"""What was tried less often is not suggested: its chance would be a guess."""
DIGITS: Final = 2
"""A chance is told in so many digits, and counts as it is told."""
ALIKE: Final = 0.01
"""Chances no further apart are the same, as far as a search can tell."""
GUESSES: Final = 4
"""On so many guesses an action must bring the same, or nothing is said of what it brings."""


class Suggestion(msgspec.Struct, frozen=True):
    """An action, how likely it wins, and what it changes at once in the seat's own account."""

    words: str
    chance: float
    gains: dict[str, float]  # by text key; empty if that depends on what the seat may not know


def adviser(tries: int, seconds: float) -> Search:
    """What looks for a hint: it sees as far as a master."""
    return Search(tries, seconds, foresight=2)


def suggestions(outlook: Outlook, search: Search, rng: Random) -> list[Suggestion]:
    """What a search came back to most often, with how likely it wins.

    The likeliest first, unless they are alike: then what it came back to most often.
    """
    common = surplus(standings(outlook, rng))
    often = tried(outlook, search, rng)[:FEW]
    found = [
        Suggestion(
            action.words, round(as_chance(value, common), DIGITS), gains(outlook, action, rng)
        )
        for action, value in often
    ]
    if are_alike([one.chance for one in found]):
        return found
    return sorted(found, key=lambda one: -one.chance)


def tried(outlook: Outlook, search: Search, rng: Random) -> list[tuple[Action, float]]:
    """What a search tried often enough, the most often tried first, and its mean value."""
    edges = search.explored(outlook, rng).edges
    options = sorted(
        (action for action in outlook.options if action in edges and edges[action].tries),
        key=lambda action: -edges[action].tries,
    )
    sure = [action for action in options if edges[action].tries >= SURE] or options[:1]
    return [(action, edges[action].total / edges[action].tries) for action in sure]


# --- Chances ---


def standings(outlook: Outlook, rng: Random) -> list[float]:
    """The mean value of the position to every seat, once all went on in the usual way."""
    game = outlook.game
    sums: list[float] = []
    for _ in range(LOOKS):
        state = outlook.guess(rng)
        play_on(game, state, AHEAD, rng)
        values = game.value(state)
        sums = [sum(pair) for pair in zip(sums or [0.0] * len(values), values, strict=True)]
    return [total / LOOKS for total in sums]


def surplus(values: Sequence[float]) -> float:
    """What is to be taken from the log odds of these values, that their chances add up to 1."""
    low, high = -20.0, 20.0
    while high - low > CERTAIN:
        middle = (low + high) / 2
        if sum(as_chance(value, middle) for value in values) > 1:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def as_chance(value: float, common: float) -> float:
    """The chance to win of whoever has this value, without what is common to all."""
    sure = min(max(value, CERTAIN), 1 - CERTAIN)
    return 1 / (1 + (1 - sure) / sure * math.exp(common))


# --- What an action brings ---


def gains(outlook: Outlook, action: Action, rng: Random) -> dict[str, float]:
    """What an action changes at once in its seat's account, if the seat can know that."""
    found = [difference(outlook, outlook.guess(rng), action) for _ in range(GUESSES)]
    return found[0] if all(other == found[0] for other in found) else {}


def difference(outlook: Outlook, guessed: Any, action: Action) -> dict[str, float]:
    """What an action changes in its seat's account in one position, which is used up by it."""
    game, seat = outlook.game, outlook.seat
    before = game.account(guessed)[seat]
    game.apply(guessed, action)
    after = game.account(guessed)[seat]
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def are_alike(chances: Sequence[float]) -> bool:
    """Can a search tell several actions with these chances hardly apart?"""
    return len(chances) > 1 and round(max(chances) - min(chances), DIGITS) <= ALIKE


def lead(chances: Sequence[float]) -> float:
    """How much likelier the first of these wins than any other; nothing if it is alone."""
    return round(chances[0] - max(chances[1:]), DIGITS) if len(chances) > 1 else 0.0
