"""How many lines of play a search tries in a second: ours, and OpenSpiel's on the same positions.

Ours takes the value where a line ends; OpenSpiel's, in Python, plays each to its end at random.
Processor time counts, for the machine may have other things to do.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from time import process_time
from typing import Any

from engine import middle_positions
from peer import ENDLESS, Peer

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.search import Search
from kingsbridge.games import GAMES
from kingsbridge.research import openspiel

SEATS = (2, 4)
THOUGHT = Search(tries=1000, patience=0)
FEW_TRIES = 5
"""A position for OpenSpiel's takes long enough with so many."""


def ours(game: Any, positions: list[Any], seconds: float) -> float:
    """Tries a second of our search."""
    tries, spent, start = 0, 0.0, process_time()
    while spent < seconds:
        position = positions[tries // THOUGHT.tries % len(positions)]
        tries += THOUGHT.explored(Outlook(game, position, position.seat), Random(tries)).tries
        spent = process_time() - start
    return tries / spent


def theirs(name: str, seats: int, positions: list[Any], seconds: float) -> float:
    """Tries a second of OpenSpiel's."""
    game = openspiel.load(name, seats)
    peer = Peer(game, 1, ENDLESS, FEW_TRIES)
    tries, spent, start = 0, 0.0, process_time()
    while spent < seconds:
        state = game.new_initial_state()
        position = positions[tries // FEW_TRIES % len(positions)]
        state.held = openspiel.Held(game, position.copy())
        peer.step(state)
        tries += FEW_TRIES
        spent = process_time() - start
    return tries / spent


def measure(name: str, seconds: float) -> dict[str, dict[str, float]]:
    """Both, by the number of seats."""
    game: Any = GAMES[name]
    found = {}
    for seats in SEATS:
        if seats in game.SEATS:
            middle = middle_positions(game, seats)
            positions = [one for one in middle if len(game.legal(one)) > 1]
            found[str(seats)] = {
                "ours": ours(game, positions, seconds),
                "theirs": theirs(name, seats, positions, seconds),
            }
    return found


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.game, chosen.seconds)))


if __name__ == "__main__":
    main()
