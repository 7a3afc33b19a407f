"""Who plays whom: bots by name, line-ups of them, and the games of a round-robin, one by one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple

from kingsbridge.bots.bot import Bot
from kingsbridge.bots.levels import BOTS
from kingsbridge.bots.search import Search

SEARCH: Final = "search:"
"""What a searcher with a budget of its own is called by, followed by its number of tries."""


class BadBot(ValueError):  # noqa: N818 -- not an error of the program
    """A name that no bot has."""


class Fixture(NamedTuple):
    """One game of a round-robin: the bots from seat to seat, and the number of its deal.

    Games of one deal have the same luck: nature's first draw comes from the same number in all
    of them, and so does the second, and so on.
    """

    bots: tuple[str, ...]
    deal: int


def bot_named(name: str) -> Bot:
    """The bot of this name, such as ``greedy``, or ``search:200`` for 200 tries a decision."""
    if name in BOTS:
        return BOTS[name]
    tries = name.removeprefix(SEARCH)
    if tries != name and tries.isdecimal() and int(tries):
        return Search(int(tries))
    raise BadBot(f"no bot {name!r}; there is {', '.join(BOTS)}, or {SEARCH}200 for so many tries")


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every two bots meet, one against copies of the other; with more seats all mix as well.

    A mixed line-up has as many different bots as there are seats, or all of them as evenly as
    can be.
    """
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for line_up in (*alone(bots, seats), *mixed(bots, seats)):
        found.setdefault(tuple(sorted(line_up)), line_up)
    return list(found.values())


def alone(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The line-ups of one bot against copies of another."""
    return [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]


def mixed(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The line-ups of as many different bots as can be."""
    often, extra = divmod(seats, len(bots))
    return [(*(tuple(bots) * often), *more) for more in combinations(bots, extra)]


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up, and everybody one seat further, until all sit as before."""
    turned = [line_up[seat:] + line_up[:seat] for seat in range(len(line_up))]
    return list(dict.fromkeys(turned))


def plan(bots: Sequence[str], seats: int, games: int) -> list[Fixture]:
    """At least so many games of each line-up: whole deals, each in every rotation.

    Deal after deal, so that what was played is even whenever it ends.
    """
    found = [rotations(line_up) for line_up in line_ups(bots, seats)]
    deals = [math.ceil(games / len(turned)) for turned in found]
    return [
        Fixture(seated, deal)
        for deal in range(max(deals, default=0))
        for turned, last in zip(found, deals, strict=True)
        if deal < last
        for seated in turned
    ]
