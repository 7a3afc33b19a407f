"""One ply of search: try each action, go on as one does, and look at the value."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from kingsbridge.bots.bot import Outlook
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NATURE, NOBODY, Position

PATIENCE: Final = 24
"""How many defaults follow an action before its value is taken."""
FEW: Final = 6
"""Up to so many outcomes of chance are all looked at; of more, none."""
HOPELESS: Final = 1e-9
"""What looks so much worse than the best at a glance is not tried: undoing one's own work, say."""


class Greedy:
    """Takes the action after which its seat stands best."""

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """The action of the best value; the first of equals."""
        options = outlook.options
        if len(options) == 1:
            return options[0]
        guessed = outlook.guess(rng)
        priors = outlook.game.priors(guessed)
        least = HOPELESS * max(priors)
        best = options[0]
        most = -1.0
        for action, prior in zip(options, priors, strict=True):
            if prior < least:
                continue
            after = guessed.copy()
            outlook.game.apply(after, action)
            value = prospect(outlook.game, after, outlook.seat, chances=1)
            if value > most:
                best, most = action, value
        return best


def prospect(game: Game[Any], state: Position, seat: int, chances: int) -> float:
    """What a position is worth to a seat once everybody went on in the usual way for a while."""
    for _ in range(PATIENCE):
        if state.seat in (NATURE, NOBODY):
            break
        game.apply(state, game.default(state))
    if state.seat == NATURE and chances and len(game.legal(state)) <= FEW:
        return expectation(game, state, seat, chances - 1)
    return game.value(state)[seat]


def expectation(game: Game[Any], state: Position, seat: int, chances: int) -> float:
    """The mean over what nature may decide."""
    weights = game.weights(state)
    total = 0.0
    for action, weight in zip(game.legal(state), weights, strict=True):
        after = state.copy()
        game.apply(after, action)
        total += weight * prospect(game, after, seat, chances)
    return total / sum(weights)
