"""What each feature of a position is worth, learnt from games that bots play among themselves.

Positions are taken from where a search takes its values: in the middle of turns, after anybody's
decision.  The fit is a logistic regression: a seat wins the more often, the more its features are
worth in all.  Without evidence a weight stays what knowledge says by hand, which is 1.
"""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from kingsbridge.arena.cores import in_order
from kingsbridge.arena.lineups import bot_named
from kingsbridge.arena.simulate import play_on
from kingsbridge.core.game import Game
from kingsbridge.core.judging import chances, victory
from kingsbridge.core.steps import NOBODY
from kingsbridge.games import GAMES

OFTEN: Final = 0.1
"""How many of all positions are looked at: those of one game tell much the same."""
TRUST: Final = 30.0
"""How much evidence it takes to move a weight away from 1."""
STEPS: Final = 12
"""Newton's method has long arrived by then."""
KEPT_BACK: Final = 5
"""Of so many games one is not learnt from: it tells how well the weights judge."""


@dataclass(frozen=True)
class Lesson:
    """What is played to learn from."""

    game: str
    bot: str
    seed: str


@dataclass(frozen=True)
class Moment:
    """A position: every seat's features in units of its scale, and each one's share of victory."""

    rows: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


@dataclass(frozen=True)
class Learnt:
    """The weights, and how well they judge games they were not learnt from, beside those of 1.

    The loss is the mean of what a surprise costs: the logarithm of the chance given to what came.
    """

    weights: tuple[float, ...]
    moments: int
    loss: float
    loss_by_hand: float


def learn(lesson: Lesson, games: Iterable[list[Moment]]) -> Learnt:
    """The weights that judge the positions of these games best."""
    lessons: list[Moment] = []
    exams: list[Moment] = []
    for number, moments in enumerate(games):
        (exams if number % KEPT_BACK == 0 else lessons).extend(moments)
    by_hand = (1.0,) * len(GAMES[lesson.game].FEATURES)
    weights = fit(lessons, by_hand)
    return Learnt(weights, len(lessons), loss(exams, weights), loss(exams, by_hand))


# --- Games ---


def play_all(lesson: Lesson, games: int, processes: int | None = None) -> Iterator[list[Moment]]:
    """The positions of so many games, in order whatever the number of cores."""
    return in_order(partial(play, lesson), range(games), processes)


def play(lesson: Lesson, number: int) -> list[Moment]:
    """Some positions of the game of this number, with as many seats as its turn comes to."""
    game = GAMES[lesson.game]
    rng = Random(f"{lesson.seed} {number}")
    seats = game.SEATS[number % len(game.SEATS)]
    state = game.new(seats, {}, game.box())
    bots = [bot_named(lesson.bot)] * seats
    course = play_on(game, state, bots, [rng] * seats, rng)
    seen = [rows_of(game, each) for each in course if each.seat != NOBODY and rng.random() < OFTEN]
    won = tuple(victory(game.ranking(state)))
    return [Moment(rows, won) for rows in seen]


def rows_of(game: Game[Any], state: Any) -> tuple[tuple[float, ...], ...]:
    """Every seat's features, in units of how far apart players must be to be told apart."""
    rows, scale = game.features(state)
    return tuple(tuple(number / scale for number in row) for row in rows)


# --- Weights ---


def loss(moments: Sequence[Moment], weights: tuple[float, ...]) -> float:
    """How surprising the outcomes are to whoever judges by these weights; less is better."""
    total = 0.0
    for moment in moments:
        found = judged(moment, weights)
        total -= sum(
            won * math.log(max(chance, 1e-9)) for won, chance in zip(moment.won, found, strict=True)
        )
    return total / max(1, len(moments))


def judged(moment: Moment, weights: tuple[float, ...]) -> list[float]:
    """Every seat's chance by these weights."""
    return chances([list(row) for row in moment.rows], list(weights), 1.0)


def fit(moments: Sequence[Moment], by_hand: tuple[float, ...]) -> tuple[float, ...]:
    """The weights under which these outcomes are likeliest, drawn towards those by hand."""
    weights = list(by_hand)
    for _ in range(STEPS):
        slope = [TRUST * (hand - now) for hand, now in zip(by_hand, weights, strict=True)]
        bend = [
            [TRUST * (one == other) for other in range(len(weights))] for one in range(len(weights))
        ]
        for moment in moments:
            _add(moment, tuple(weights), slope, bend)
        step = solved(bend, slope)
        weights = [now + change for now, change in zip(weights, step, strict=True)]
    return tuple(weights)


def _add(
    moment: Moment, weights: tuple[float, ...], slope: list[float], bend: list[list[float]]
) -> None:
    """Count a position in: how it pulls at the weights, and how fast that pull gives way."""
    found = judged(moment, weights)
    places = range(len(weights))
    mean = [
        sum(chance * row[place] for chance, row in zip(found, moment.rows, strict=True))
        for place in places
    ]
    for chance, won, row in zip(found, moment.won, moment.rows, strict=True):
        away = [number - usual for number, usual in zip(row, mean, strict=True)]
        for place in places:
            slope[place] += (won - chance) * row[place]
            pull = chance * away[place]
            line = bend[place]
            for other in places:
                line[other] += pull * away[other]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of equations whose matrix is positive definite (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        for other in rows:
            if other is not row:
                share = other[place] / row[place]
                other[place:] = [
                    mine - share * his for mine, his in zip(other[place:], row[place:], strict=True)
                ]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


# --- As a file ---


def as_toml(lesson: Lesson, games: int, learnt: Learnt) -> str:
    """The text of a game's ``weights.toml``, with the command that made it."""
    names = GAMES[lesson.game].FEATURES
    seed = shlex.quote(lesson.seed)
    command = f"arena learn {lesson.game} --games {games} --bot {lesson.bot} --seed {seed}"
    losses = f"{learnt.loss:.4f} in games not learnt from, {learnt.loss_by_hand:.4f} by hand"
    lines = [
        "# What each feature of a position is worth, as knowledge counts it.  Made by",
        f"# kingsbridge {command}",
        f"# from {learnt.moments} positions; loss {losses}.",
    ]
    lines += [
        f'"{name}" = {weight:.2f}' for name, weight in zip(names, learnt.weights, strict=True)
    ]
    return "\n".join(lines) + "\n"
