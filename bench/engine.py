"""Speed of our own rules in the environment this runs in: random play and its parts."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from kingsbridge.bots.playout import play_out, random_action
from kingsbridge.cli import version
from kingsbridge.core.steps import NATURE, apply
from kingsbridge.games import GAMES

GAMES_SAMPLED, POSITIONS_PER_GAME, ROUNDS = 20, 10, 50


def play_for(game: Any, seats: int, seconds: float) -> tuple[int, int, float]:
    """Random games, set-up included, until the time is over."""
    box, rng = game.box(), Random(1)
    decisions, games, elapsed, start = 0, 0, 0.0, perf_counter()
    while elapsed < seconds:
        games += 1
        decisions += play_out(game.new(seats, {}, box), rng)
        elapsed = perf_counter() - start
    return decisions, games, elapsed


def middle_positions(game: Any, seats: int) -> list[Any]:
    """Positions a player is asked in, from the middle half of random games."""
    rng, positions = Random(2), []
    for _ in range(GAMES_SAMPLED):
        state, trail = game.new(seats, {}, game.box()), []
        while state.seat >= NATURE:
            if state.seat != NATURE:
                trail.append(state.copy())
            apply(state, random_action(state, rng))
        middle = trail[len(trail) // 4 : 3 * len(trail) // 4]
        positions += rng.sample(middle, POSITIONS_PER_GAME)
    return positions


def microseconds(positions: list[Any], prepare: Callable[[Any], Any], act: Any) -> float:
    """The median over rounds of the mean time of one call."""
    rounds = []
    for _ in range(ROUNDS):
        prepared = [prepare(position) for position in positions]
        start = perf_counter()
        for ready in prepared:
            act(ready)
        rounds.append((perf_counter() - start) / len(positions))
    return 1e6 * median(rounds)


def measure(name: str, seconds: float) -> dict[str, Any]:
    """All figures of one game."""
    game: Any = GAMES[name]
    seats = game.SEATS.start
    play_for(game, seats, seconds / 5)
    decisions, games, elapsed = play_for(game, seats, seconds)
    positions = middle_positions(game, seats)
    rng = Random(3)
    return {
        "name": name,
        "version": version(),
        "decisions_per_second": decisions / elapsed,
        "decisions": decisions,
        "games": games,
        "seconds": elapsed,
        "copy_microseconds": microseconds(positions, lambda p: p, lambda p: p.copy()),
        "legal_microseconds": microseconds(positions, lambda p: p.copy(), game.legal),
        "apply_microseconds": microseconds(
            positions, lambda p: choice(game, p, rng), lambda ready: game.apply(*ready)
        ),
        "view_microseconds": microseconds(positions, lambda p: p, lambda p: game.view(p, 0)),
    }


def choice(game: Any, position: Any, rng: Random) -> tuple[Any, Any]:
    """A copy of a position with one of its legal actions, which it has worked out already."""
    twin = position.copy()
    return twin, rng.choice(game.legal(twin))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.game, arguments.seconds)))


if __name__ == "__main__":
    main()
