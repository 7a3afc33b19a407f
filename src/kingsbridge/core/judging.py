"""Arithmetic of judgement that the games' knowledge shares; what is worth how much stands there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kingsbridge.core.actions import Action


def shares(worths: Sequence[float], scale: float) -> list[float]:
    """Shares of 1, larger for what is worth more; ``scale`` apart is e times as large."""
    best = max(worths)
    weights = [math.exp((worth - best) / scale) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]


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
