"""Arithmetic of judgement that the games' knowledge shares; what is worth how much stands there."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence

from kingsbridge.core.actions import Action


def shares(worths: Sequence[float], scale: float) -> list[float]:
    """Shares of 1, larger for what is worth more; ``scale`` apart is e times as large."""
    best = max(worths)
    weights = [math.exp((worth - best) / scale) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def chances(rows: list[list[float]], weights: tuple[float, ...], scale: float) -> list[float]:
    """Every seat's chance of winning, from the features of each and what these are worth."""
    worths = []
    for row in rows:
        worth = 0.0
        for place in range(len(weights)):
            worth += weights[place] * row[place]
        worths.append(worth)
    return shares(worths, scale)


def read_weights(text: str, features: Sequence[str]) -> tuple[float, ...]:
    """What each feature is worth, from the text of a ``weights.toml``."""
    found: dict[str, float] = tomllib.loads(text)
    if list(found) != list(features):
        raise ValueError(f"weights for {', '.join(found)}, wanted for {', '.join(features)}")
    return tuple([float(weight) for weight in found.values()])


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
