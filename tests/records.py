"""Makes the recorded games again, after a change of rules or components.

``make records``, or ``python tests/records.py [GAME ...]``, plays bots against each other until
there is a game for everything that a game's tests want to be shown (``wanted.py`` in their folder),
and writes it there.  Which game is found depends on seeds only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import complete
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.levels import BOTS
from kingsbridge.core import record, steps
from kingsbridge.core.game import Choice, Game
from kingsbridge.core.steps import Position, name
from kingsbridge.games import GAMES
from kingsbridge.table.match import Match

TESTS: Final = Path(__file__).parent / "games"


class Wanted(NamedTuple):
    """A record to be made: its name, who plays by which options, and what it is to show."""

    name: str
    bots: tuple[str, ...]
    options: dict[str, Choice]
    shows: Callable[[Match], bool]


def folder(game: str) -> Path:
    """Where the recorded games of a game are."""
    return TESTS / game / "records"


def all_steps(game: str) -> set[str]:
    """Every step of a game, the core's own left out."""
    return {step.__name__ for step in complete.steps(game)}


def steps_taken(played: record.Record) -> set[str]:
    """Every step a recorded game went through, the core's own left out."""
    game: Game[Position] = GAMES[played.game]
    state = record.set_up(game, played)
    state.taken_up = [state.step]
    for move in played.moves:
        game.apply(state, game.read(move.words))
    return {name(step) for step in state.taken_up if type(step).__module__ != steps.__name__}


def main(games: list[str]) -> None:
    for game in games or list(GAMES):
        wanted: Iterator[Wanted] = import_module(f"games.{game}.wanted").wanted()
        for one in wanted:
            make(game, one)


def make(game: str, wanted: Wanted) -> None:
    for number in count():
        match = match_of(game, wanted, number)
        if wanted.shows(match):
            path = folder(game) / f"{wanted.name}.txt"
            path.parent.mkdir(exist_ok=True)
            path.write_text(record.write(match.record), encoding="utf-8")
            sys.stdout.write(f"{game} {wanted.name}: match {number}, {match.ply} moves\n")
            return


def match_of(game: str, wanted: Wanted, number: int) -> Match:
    """The match of this number between these bots."""
    names = [f"{bot} {seat}" for seat, bot in enumerate(wanted.bots)]
    match = Match(game, names, wanted.options, seed=f"record {number}")
    match.let_nature_play()
    rng = Random(number)
    while not match.is_over:
        seat = match.state.seat
        action = BOTS[wanted.bots[seat]].choose(Outlook(match.game, match.state, seat), rng)
        match.act(seat, action.words)
    return match


if __name__ == "__main__":
    main(sys.argv[1:])
