"""Arithmetic of judgement that the games' knowledge shares; what is worth how much stands there."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence

from kingsbridge.core.actions import Action


def shares(worths: list[float], scale: float) -> list[float]:
    """Shares of 1, larger for what is worth more; ``scale`` apart is e times as large."""
    best = worths[0]  # in loops: compiled, ``max`` and ``sum`` take twice as long
    for worth in worths:
        if worth > best:  # noqa: PLR1730 -- idem
            best = worth
    whole = 0.0
    found: list[float] = []
    for worth in worths:
        share = math.exp((worth - best) / scale)
        whole += share
        found.append(share)
    return [share / whole for share in found]


def chances(rows: list[list[float]], weights: list[float], scale: float) -> list[float]:
    """Every seat's chance of winning, from the features of each and what these are worth."""
    worths: list[float] = []
    for row in rows:
        worth = 0.0
        place = 0
        for number in row:
            worth += weights[place] * number
            place += 1  # noqa: SIM113 -- compiled, ``enumerate`` takes longer
        worths.append(worth)
    return shares(worths, scale)


def read_weights(text: str, features: Sequence[str]) -> list[float]:
    """What each feature is worth, from the text of a ``weights.toml``."""
    found: dict[str, float] = tomllib.loads(text)
    if list(found) != list(features):
        raise ValueError(f"weights for {', '.join(found)}, wanted for {', '.join(features)}")
    return [float(weight) for weight in found.values()]


def victory(ranking: Sequence[int]) -> list[float]:
    """Every seat's share of the victory, once the game is over."""
    winners = ranking.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]


def best_of(options: Sequence[Action], promises: Sequence[float]) -> Action:
    """The option that promises most; the first of equals."""
    best = 0
    for index in range(1, len(options)):
        if promises[index] > promises[best]:
            best = index
    return options[best]
