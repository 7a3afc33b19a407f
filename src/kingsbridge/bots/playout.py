"""Play a position out: at random, or as one usually does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NATURE, NOBODY, Position, apply, legal, weights


def play_out(state: Position, rng: Random) -> int:
    """Play to the end with every seat choosing at random; how many decisions it took."""
    decisions = 0
    while state.seat != NOBODY:
        apply(state, random_action(state, rng))
        decisions += 1
    return decisions


def play_on(game: Game[Any], state: Position, decisions: int, rng: Random) -> None:
    """Let everybody go on in the usual way for so many decisions, or to the end."""
    while decisions and state.seat != NOBODY:
        if state.seat == NATURE:
            apply(state, random_action(state, rng))
        else:
            apply(state, game.default(state))
            decisions -= 1


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
    for chance in chances:
        if point < chance:
            break
        point -= chance
        index += 1
    return index
