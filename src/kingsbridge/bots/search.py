"""A search: lines of play, tried again and again on guesses of what its seat may not know.

Information-set Monte Carlo tree search.  Each try takes a guessed position, follows the tree with
the actions that look best so far, adds one moment to it, and takes the value.  Everybody is taken
to want the best for himself.  What was tried instead, and lost, stands in ``docs/bots.md``.
"""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.playout import weighted
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NATURE, NOBODY, Position, apply, legal, weights

BREADTH: Final = 3.0
"""How much is tried beside what has looked best, for each deviation that values are apart."""
BREADTH_AT_ONCE: Final = 15.0
"""The same where values are taken at once: without chance in them they are less far apart."""
DOUBT: Final = 0.25
"""How much of the priors is shared among all options alike: a glance overlooks things."""
FEW: Final = 6
"""Up to so many outcomes of chance are told apart; of more, what follows is taken as one."""
HOPELESS: Final = 1e-9
"""What looks so much worse than the best at a glance is not tried: undoing one's own work, say."""
REPEATS: Final = 4
"""How many tries are made with one guess."""
PULSE: Final = 64
"""After so many tries it is asked whether the choice is settled."""
LIKELY: Final = 0.1
"""So large a part of what time still allows goes at most to one action that was behind so far."""


class Edge:
    """An action at some moment: how it looked at a glance, what came of it, what follows."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior  # 0 if it is hopeless
        self.tries = 0
        self.total = 0.0  # of its values, to the seat that chooses it
        self.after: Moment | None = None

    def follow(self) -> Moment:
        """What follows."""
        after = self.after
        if after is None:
            after = self.after = Moment()
        return after


class Moment:
    """Where lines of play part: somebody's decision, or chance."""

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0  # of its values, to the seat that decides
        self.edges: dict[Action, Edge] = {}
        self.outcomes: dict[Action, Moment] = {}  # of chance, or of what is no choice
        self.drawn: Moment | None = None  # what follows one of many outcomes
        self.options: Sequence[Action] | None = None  # at the last visit
        self.open: list[Edge] = []  # what can be tried of these

    def outcome(self, action: Action) -> Moment:
        """What follows from what nobody chose."""
        found = self.outcomes.get(action)
        if found is None:
            found = self.outcomes[action] = Moment()
        return found

    def draw(self) -> Moment:
        """What follows from one of many outcomes, whichever it is."""
        found = self.drawn
        if found is None:
            found = self.drawn = Moment()
        return found

    def offer(self, options: Sequence[Action], game: Game[Any], state: Position) -> None:
        """Let these be tried now.  Another guess may have other options."""
        if self.options is not None and self.options == options:
            return
        for action in options:
            if action not in self.edges:
                self.grow(options, game.priors(state))
                break
        edges = [self.edges[action] for action in options]
        self.open = [edge for edge in edges if edge.prior > 0.0] or edges
        self.options = options

    def grow(self, options: Sequence[Action], priors: Sequence[float]) -> None:
        """From now on these are known."""
        least = HOPELESS * max(priors)
        hopeful = 0
        for prior in priors:
            hopeful += prior >= least
        for index, action in enumerate(options):
            if action not in self.edges:
                prior = priors[index]
                known = (1 - DOUBT) * prior + DOUBT / hopeful if prior >= least else 0.0
                self.edges[action] = Edge(action, known)

    def best(self, breadth: float) -> Edge:
        """What to try next: what has looked best, or too little tried so far."""
        edges = self.open
        best = edges[0]
        most = -1.0
        usual = self.total / self.tries if self.tries else 0.5
        spread = breadth * math.sqrt(self.tries + 1)
        for edge in edges:
            tries = edge.tries
            value = edge.total / tries if tries else usual
            value += spread * edge.prior / (1 + tries)
            if value > most:
                best, most = edge, value
        return best

    def lead(self) -> int:
        """How many tries the action tried most often is ahead of the next."""
        most = second = 0
        for edge in self.edges.values():
            if edge.tries > most:
                most, second = edge.tries, most
            elif edge.tries > second:
                second = edge.tries
        return most - second


class Search:
    """Takes the action it came back to most often, after so many tries or so many seconds."""

    def __init__(
        self,
        tries: int,
        seconds: float = math.inf,
        *,
        foresight: int = 1,
        patience: int | None = None,
        breadth: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.tries = tries
        self.seconds = seconds
        self.clock = clock
        self.foresight = foresight  # so many times as far as usual it looks before it takes a value
        # How many usual decisions follow a line before its value is taken, or as the game says.
        self.patience = patience
        self.breadth = breadth

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """The action tried most often; the first of equals."""
        options = outlook.options
        if len(options) == 1:
            return options[0]
        root = self._explored(outlook, rng, is_hasty=True)
        return max(options, key=lambda action: root.edges[action].tries)

    def explored(self, outlook: Outlook, rng: Random) -> Moment:
        """The tree of all that was tried."""
        return self._explored(outlook, rng, is_hasty=False)

    def _explored(self, outlook: Outlook, rng: Random, *, is_hasty: bool) -> Moment:
        """The tree; the hasty stop once more tries would hardly change the choice."""
        has_collector = gc.isenabled()
        gc.disable()  # a tree has no cycles: to look for them takes a third of the time
        try:
            return self._grown(outlook, rng, is_hasty=is_hasty)
        finally:
            if has_collector:
                gc.enable()

    def _grown(self, outlook: Outlook, rng: Random, *, is_hasty: bool) -> Moment:
        start = self.clock()
        exploration = self.exploration(outlook.game, rng)
        root = exploration.root
        guess: Position = outlook.guess(rng)
        for number in range(1, self.tries + 1):
            exploration.explore(guess.copy())
            spent = self.clock() - start
            if spent > self.seconds:
                break
            if number % REPEATS == 0:
                guess = outlook.guess(rng)
            if is_hasty and number % PULSE == 0 and root.lead() > self._left(number, spent):
                break
        return root

    def exploration(self, game: Game[Any], rng: Random) -> Exploration:
        """A tree in which nothing has been tried yet."""
        usual = game.PATIENCE * self.foresight
        patience = usual if self.patience is None else self.patience
        breadth = self.breadth
        if breadth is None:
            breadth = BREADTH if patience else BREADTH_AT_ONCE
        return Exploration(game, patience, breadth, rng)

    def _left(self, number: int, spent: float) -> float:
        """How many tries may still go to another action.

        All that are counted; of those that time allows, at the pace so far, as many as is likely.
        """
        left = float(self.tries - number)
        if self.seconds < math.inf:
            left = min(left, LIKELY * number * (self.seconds - spent) / max(spent, 1e-9))
        return left


class Spread:
    """How far apart values are; two are taken to have been there before the first."""

    def __init__(self) -> None:
        self.number = 2
        self.total = 1.0
        self.squares = 0.4 * 0.4 + 0.6 * 0.6

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def deviation(self) -> float:
        """The standard deviation."""
        mean = self.total / self.number
        return math.sqrt(max(0.0, self.squares / self.number - mean * mean))


class Exploration:
    """A tree under way."""

    def __init__(self, game: Game[Any], patience: int, breadth: float, rng: Random) -> None:
        self.game = game
        self.patience = patience
        self.breadth = breadth
        self.rng = rng
        self.root = Moment()
        self.values = Spread()

    def explore(self, state: Position) -> None:
        """Follow one line of play, add a moment to it, and remember its value all along."""
        moment = self.root
        breadth = self.breadth * self.values.deviation()
        line: list[tuple[int, Moment, Edge]] = []
        while state.seat != NOBODY:
            options = legal(state)
            seat = state.seat
            if len(options) == 1:
                moment = moment.outcome(options[0])
                apply(state, options[0])
                continue
            if seat == NATURE:
                action = options[weighted(weights(state), self.rng)]
                moment = moment.outcome(action) if len(options) <= FEW else moment.draw()
                apply(state, action)
                continue
            if not moment.tries and line:
                break
            moment.offer(options, self.game, state)
            edge = moment.best(breadth)
            line.append((seat, moment, edge))
            moment = edge.follow()
            apply(state, edge.action)
        self.remember(line, moment, state)

    def remember(self, line: list[tuple[int, Moment, Edge]], last: Moment, state: Position) -> None:
        """Take the value of where a line ended, and count it to everybody who chose in it."""
        seat = state.seat
        values = self.prospect(state)
        if seat >= 0:
            last.tries = 1
            last.total = values[seat]
        if line:
            self.values.add(values[line[0][0]])
        for chooser, moment, edge in line:
            value = values[chooser]
            moment.tries += 1
            moment.total += value
            edge.tries += 1
            edge.total += value

    def prospect(self, state: Position) -> Sequence[float]:
        """What a position is worth to everybody once all went on in the usual way for a while."""
        game = self.game
        decisions = 0
        while decisions < self.patience and state.seat != NOBODY:
            if state.seat == NATURE:
                options = legal(state)
                apply(state, options[weighted(weights(state), self.rng)])
            else:
                apply(state, game.default(state))
                decisions += 1
        values: Sequence[float] = game.value(state)
        return values
