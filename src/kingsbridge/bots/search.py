"""A search: lines of play, tried again and again on guesses of what its seat may not know.

Information-set Monte Carlo tree search.  Each try guesses a position, follows the tree with the
actions that look best so far, adds one moment to it, plays on as one usually does for a while,
and takes the value.  Everybody is taken to want the best for himself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.playout import weighted
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NATURE, NOBODY, Position, apply, legal, weights

PATIENCE: Final = 24
"""How many usual decisions follow a line of play before its value is taken."""
BREADTH: Final = 0.6
"""How much is tried beside what has looked best."""
FEW: Final = 6
"""Up to so many outcomes of chance are told apart; what follows from more is one and the same."""
HOPELESS: Final = 1e-9
"""What looks so much worse than the best at a glance is not tried: undoing one's own work, say."""


class Edge:
    """An action at some moment: how it looked at a glance, what came of it, what follows."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.tries = 0
        self.total = 0.0  # of its values, to the seat that chooses it
        self.after = Moment()


class Moment:
    """Where lines of play part: somebody's decision, or chance."""

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0  # of its values, to the seat that decides
        self.edges: dict[Action, Edge] = {}
        self.outcomes: dict[Action | None, Moment] = {}  # of chance

    def outcome(self, action: Action | None) -> Moment:
        """What follows once chance has decided."""
        found = self.outcomes.get(action)
        if found is None:
            found = self.outcomes[action] = Moment()
        return found

    def knows(self, options: Sequence[Action]) -> bool:
        """Can all of these be tried?  Another guess may have other options."""
        return all(action in self.edges for action in options)

    def grow(self, options: Sequence[Action], priors: Sequence[float]) -> None:
        """From now on these can be tried."""
        least = HOPELESS * max(priors)
        for index, action in enumerate(options):
            if action not in self.edges:
                self.edges[action] = Edge(priors[index] if priors[index] >= least else 0.0)

    def best(self, options: Sequence[Action]) -> Action:
        """What to try next of these: what has looked best, or too little tried so far."""
        best = options[0]
        most = -1.0
        usual = self.total / self.tries if self.tries else 0.5
        spread = BREADTH * math.sqrt(self.tries + 1)
        for action in options:
            edge = self.edges[action]
            if edge.prior == 0.0:  # hopeless
                continue
            value = edge.total / edge.tries if edge.tries else usual
            value += spread * edge.prior / (1 + edge.tries)
            if value > most:
                best, most = action, value
        return best


class Search:
    """Takes the action it came back to most often, after so many tries or so many seconds."""

    def __init__(self, tries: int, seconds: float = math.inf) -> None:
        self.tries = tries
        self.seconds = seconds

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """The action tried most often; the first of equals."""
        options = outlook.options
        if len(options) == 1:
            return options[0]
        root = self.explored(outlook, rng)
        return max(options, key=lambda action: root.edges[action].tries)

    def explored(self, outlook: Outlook, rng: Random) -> Moment:
        """The tree of all that was tried."""
        root = Moment()
        end = perf_counter() + self.seconds
        for _ in range(self.tries):
            explore(outlook.game, root, outlook.guess(rng), rng)
            if perf_counter() > end:
                break
        return root


def explore(game: Game[Any], root: Moment, state: Position, rng: Random) -> None:
    """Follow one line of play, add a moment to it, and remember its value all along."""
    moment = root
    line: list[tuple[int, Moment, Edge]] = []
    while state.seat != NOBODY:
        options = legal(state)
        if state.seat == NATURE:
            action = options[weighted(weights(state), rng)]
            moment = moment.outcome(action if len(options) <= FEW else None)
            apply(state, action)
            continue
        is_new = not moment.edges
        if not moment.knows(options):
            moment.grow(options, game.priors(state))
        if is_new and line:
            break
        chosen = moment.best(options)
        edge = moment.edges[chosen]
        line.append((state.seat, moment, edge))
        moment = edge.after
        apply(state, chosen)
    values = prospect(game, state, rng)
    for seat, place, edge in line:
        value = values[seat]
        place.tries += 1
        place.total += value
        edge.tries += 1
        edge.total += value


def prospect(game: Game[Any], state: Position, rng: Random) -> Sequence[float]:
    """What a position is worth to everybody once all went on in the usual way for a while."""
    decisions = 0
    while decisions < PATIENCE and state.seat != NOBODY:
        if state.seat == NATURE:
            apply(state, legal(state)[weighted(weights(state), rng)])
        else:
            apply(state, game.default(state))
            decisions += 1
    return game.value(state)
