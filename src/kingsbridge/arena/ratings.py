"""How strong bots are, on one scale, with error bars: a Bradley-Terry fit of all pairs of seats.

The fit is choix's, which is there with the extra ``arena``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

from kingsbridge.arena.contest import Played

SCALE: Final = 400 / math.log(10)
"""Elo's points: 400 more mean that one is ten times as likely to come before the other."""
RESAMPLES: Final = 400
LEAST: Final = 1e-3
"""No weight is smaller: nobody is beyond measure."""
Table = list[list[float]]
"""How often the bot of the row came before that of the column; half for a shared place."""


class Rating(NamedTuple):
    """A bot's points over the mean of all, and the 95 % interval around them."""

    points: float
    low: float
    high: float


def rate(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating] | None:
    """The bots' ratings, or none where choix is missing.

    The interval is that of a Bayesian bootstrap: deals weigh more or less by chance, all games of
    one together, and so does what is taken to have been seen before, half a victory of every bot
    over every other (Jeffreys' prior).  Without that a clean sweep would look certain.
    """
    fit = _fit()
    if fit is None:
        return None
    by_deal = [meetings(bots, dealt) for dealt in deals(games).values()]
    points = fit(add_up(by_deal, [1.0] * len(by_deal), [[0.5 for _ in bots] for _ in bots]))
    rng = Random("ratings")
    drawn = [fit(reweighed(by_deal, rng)) for _ in range(RESAMPLES)]
    ratings = {}
    for index, bot in enumerate(bots):
        ratings[bot] = Rating(points[index], *middle([one[index] for one in drawn]))
    return ratings


def middle(drawn: Sequence[float]) -> tuple[float, float]:
    """Between these are 95 % of what was drawn."""
    spread = sorted(drawn)
    return spread[len(spread) // 40], spread[-len(spread) // 40 - 1]


def deals(games: Sequence[Played]) -> Mapping[int, list[Played]]:
    """The games of each deal."""
    found: dict[int, list[Played]] = {}
    for played in games:
        found.setdefault(played.deal, []).append(played)
    return found


def meetings(bots: Sequence[str], games: Sequence[Played]) -> Table:
    """Who came before whom in these games; every two seats of a game are a meeting."""
    table = [[0.0 for _ in bots] for _ in bots]
    for played in games:
        for one, other in combinations(range(len(played.bots)), 2):
            row, column = bots.index(played.bots[one]), bots.index(played.bots[other])
            if row == column:
                continue
            ahead = played.ranking[other] - played.ranking[one]
            before = 0.5 if ahead == 0 else float(ahead > 0)
            table[row][column] += before
            table[column][row] += 1 - before
    return table


def reweighed(tables: Sequence[Table], rng: Random) -> Table:
    """All meetings, and those seen before, each as heavy as chance will have it."""
    bots = tables[0]
    weights = [rng.expovariate(1.0) for _ in tables]
    before = [[max(LEAST, rng.gammavariate(0.5, 1.0)) for _ in bots] for _ in bots]
    return add_up(tables, weights, before)


def add_up(tables: Sequence[Table], weights: Sequence[float], before: Table) -> Table:
    """All meetings by their weights, and those seen before."""
    bots = range(len(before))
    return [
        [
            sum(weight * table[row][column] for weight, table in zip(weights, tables, strict=True))
            + before[row][column] * (row != column)
            for column in bots
        ]
        for row in bots
    ]


def _fit() -> Callable[[Table], list[float]] | None:
    """What turns meetings into points, if it is there."""
    try:
        choix: Any = import_module("choix")
        numpy: Any = import_module("numpy")
    except ImportError:
        return None

    def fit(table: Table) -> list[float]:
        strengths = choix.ilsr_pairwise_dense(numpy.array(table), max_iter=1000, tol=1e-6)
        mean = sum(strengths) / len(table)
        return [SCALE * float(strength - mean) for strength in strengths]

    return fit
