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
Table = list[list[float]]
"""How often the bot of the row came before that of the column; half for a shared place."""


class Rating(NamedTuple):
    """A bot's points over the mean of all, and the 95 % interval around them."""

    points: float
    low: float
    high: float


def rate(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating] | None:
    """The bots' ratings, or none where choix is missing.

    The interval is a bootstrap's over deals, since games of one deal belong together.
    """
    fit = _fit()
    if fit is None:
        return None
    by_deal = [meetings(bots, dealt) for dealt in deals(games).values()]
    points = fit(add_up(by_deal))
    rng = Random("ratings")
    drawn = [fit(add_up(rng.choices(by_deal, k=len(by_deal)))) for _ in range(RESAMPLES)]
    ratings = {}
    for index, bot in enumerate(bots):
        spread = sorted(one[index] for one in drawn)
        low, high = spread[RESAMPLES // 40], spread[-RESAMPLES // 40 - 1]
        ratings[bot] = Rating(points[index], low, high)
    return ratings


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


def add_up(tables: Sequence[Table]) -> Table:
    """All meetings, and a drawn one between every two bots, so that nobody is beyond measure."""
    bots = range(len(tables[0]))
    return [
        [sum(table[row][column] for table in tables) + 0.5 * (row != column) for column in bots]
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
