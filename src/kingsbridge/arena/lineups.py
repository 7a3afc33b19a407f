"""Who plays whom: bots by name, line-ups of them, and the games of a round-robin, one by one."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from time import process_time
from typing import Final, NamedTuple

from kingsbridge.bots.bot import Bot
from kingsbridge.bots.levels import BOTS, MOST_TRIES
from kingsbridge.bots.search import Search

SEARCH: Final = "search:"
"""What a searcher with a limit of its own is called by, followed by its tries or its seconds."""
SECONDS: Final = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)s", re.ASCII)


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
    """The bot of this name, such as ``greedy``.

    ``search:200`` makes 200 tries a decision, ``search:0.1s`` as many as fit into that time of
    the processor, so that a busy machine does not make it weaker.
    """
    if name in BOTS:
        return untimed(BOTS[name])
    limit = name.removeprefix(SEARCH)
    if limit != name and limit.isdecimal() and int(limit):
        return Search(int(limit))
    seconds = SECONDS.fullmatch(limit)
    if limit != name and seconds and float(seconds[1]):
        return Search(MOST_TRIES, float(seconds[1]), clock=process_time)
    raise BadBot(
        f"no bot {name!r}; there is {', '.join(BOTS)}, {SEARCH}200 for so many tries, "
        f"or {SEARCH}0.1s for so many seconds"
    )


def untimed(bot: Bot) -> Bot:
    """Who is as strong as its tries makes all of them, so that the same seed gives the same games.

    The clock of such a level is for people who wait where the rules are not compiled.
    """
    if isinstance(bot, Search) and bot.tries < MOST_TRIES:
        return Search(bot.tries, foresight=bot.foresight)
    return bot


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


def gauntlet(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The line-ups of the first bot against copies of each other."""
    return [(bots[0], *[other] * (seats - 1)) for other in bots[1:]]


def mixed(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The line-ups of as many different bots as can be."""
    often, extra = divmod(seats, len(bots))
    return [(*(tuple(bots) * often), *more) for more in combinations(bots, extra)]


Pairing = Callable[[Sequence[str], int], list[tuple[str, ...]]]
"""A way to make line-ups of bots for so many seats."""


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up, and everybody one seat further, until all sit as before."""
    turned = [line_up[seat:] + line_up[:seat] for seat in range(len(line_up))]
    return list(dict.fromkeys(turned))


def plan(bots: Sequence[str], seats: int, games: int, pairing: Pairing = line_ups) -> list[Fixture]:
    """At least so many games of each line-up: whole deals, each in every rotation.

    Deal after deal, so that what was played is even whenever it ends.
    """
    found = [rotations(line_up) for line_up in pairing(bots, seats)]
    deals = [math.ceil(games / len(turned)) for turned in found]
    return [
        Fixture(seated, deal)
        for deal in range(max(deals, default=0))
        for turned, last in zip(found, deals, strict=True)
        if deal < last
        for seated in turned
    ]
