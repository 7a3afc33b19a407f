"""Random games by the thousand under every check, on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Final

from kingsbridge.core.checks import check_game
from kingsbridge.core.game import Choice, changes, settings
from kingsbridge.core.record import Record
from kingsbridge.games import GAMES

SHARE: Final = 10
"""Of games with several options changed at once there are so many times fewer."""


def plan(name: str, games: int) -> list[tuple[dict[str, Choice], int]]:
    """Every combination of a game's options, and how many games are to be played with it.

    As usual and with one option changed as many as asked for; with several, a tenth of it.
    """
    declared = GAMES[name].OPTIONS
    fewer = max(1, games // SHARE)
    return [
        (chosen, games if changes(declared, chosen) <= 1 else fewer)
        for chosen in settings(declared)
    ]


def soak(
    name: str, seats: int, games: int, seed: str, options: dict[str, Choice] | None = None
) -> Iterator[Record]:
    """Check so many random games; a fault is raised as soon as one is found."""
    check = partial(check_one, name, seats, seed, options or {})
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(check, range(games))


def check_one(name: str, seats: int, seed: str, options: dict[str, Choice], number: int) -> Record:
    """Check the random game of this number."""
    return check_game(GAMES[name], name, seats, Random(f"{seed} {number}"), options)
