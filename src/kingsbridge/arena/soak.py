"""Random games by the thousand under every check, on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from kingsbridge.core.checks import check_game
from kingsbridge.core.game import Choice
from kingsbridge.core.record import Record
from kingsbridge.games import GAMES


def soak(
    name: str, seats: int, games: int, seed: str, options: dict[str, Choice] | None = None
) -> Iterator[Record]:
    """Check so many random games; a fault is raised as soon as one is found."""
    check = partial(check_one, name, seats, seed, options or {})
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(check, range(games), chunksize=5)


def check_one(name: str, seats: int, seed: str, options: dict[str, Choice], number: int) -> Record:
    """Check the random game of this number."""
    return check_game(GAMES[name], name, seats, Random(f"{seed} {number}"), options)
