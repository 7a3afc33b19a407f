"""Random games by the thousand under every check, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from kingsbridge.arena.cores import in_order
from kingsbridge.core.checks import check_game
from kingsbridge.core.game import Choice, changes, settings
from kingsbridge.core.record import Record
from kingsbridge.games import GAMES

SHARE: Final = 10
"""Of games with several options changed at once there are so many times fewer."""


class Part(NamedTuple):
    """So many games of one kind."""

    game: str
    seats: int
    options: dict[str, Choice]
    games: int


def plan(
    name: str, games: int, seats: Sequence[int], options: dict[str, Choice] | None = None
) -> list[Part]:
    """The games to be played with these numbers of seats, and with these options or with all.

    As usual and with one option changed there are as many as asked for, shared among the numbers
    of seats; with several changed, a tenth of it.
    """
    rules = GAMES[name]
    many = max(1, games // len(seats))
    fewer = max(1, many // SHARE)
    if options is not None:
        return [Part(name, number, options, many) for number in seats]
    return [
        Part(name, number, chosen, many if changes(rules.OPTIONS, chosen) <= 1 else fewer)
        for number in seats
        for chosen in settings(rules)
    ]


def soak(parts: Sequence[Part], seed: str) -> Iterator[tuple[Part, Record]]:
    """Check the random games of all parts; a fault is raised as soon as one is found."""
    games = [(part, number) for part in parts for number in range(part.games)]
    played = in_order(partial(check_one, seed), games)
    return zip((part for part, _ in games), played, strict=True)


def check_one(seed: str, game: tuple[Part, int]) -> Record:
    """Check the random game of this number."""
    part, number = game
    rng = Random(f"{seed} {number}")
    return check_game(GAMES[part.game], part.game, part.seats, rng, part.options)
