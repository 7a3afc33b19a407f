"""Play a position out at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, Position, apply, legal, weights


def play_out(state: Position, rng: Random) -> int:
    """Play to the end with every seat choosing at random; how many decisions it took."""
    decisions = 0
    while state.seat != NOBODY:
        apply(state, random_action(state, rng))
        decisions += 1
    return decisions


def random_action(state: Position, rng: Random) -> Action:
    """Any legal action with the same chance; nature's by their weights."""
    options = legal(state)
    if state.seat == NATURE:
        return options[weighted(weights(state), rng)]
    return options[int(rng.random() * len(options))]


def weighted(chances: Sequence[int], rng: Random) -> int:
    """An index, as often as its weight says."""
    point = int(rng.random() * sum(chances))
    index = 0
    while point >= chances[index]:
        point -= chances[index]
        index += 1
    return index
