"""Makes the recorded games again, after a change of rules or components.

``python tests/records/make.py`` plays bots against each other until there is a game for each way
to end, and writes them beside this file.  Which game is found depends on seeds only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

from kingsbridge.bots.bot import Sight
from kingsbridge.bots.levels import BOTS
from kingsbridge.core import record
from kingsbridge.table.match import Match

HERE = Path(__file__).parent
Account = list[dict[str, int]]


def match_of(game: str, bots: tuple[str, ...], number: int) -> Match:
    """The match of this number between these bots."""
    names = [f"{bot} {seat}" for seat, bot in enumerate(bots)]
    match = Match(game, names, seed=f"record {number}")
    match.let_nature_play()
    rng = Random(number)
    while not match.is_over:
        seat = match.state.seat
        action = BOTS[bots[seat]].choose(Sight(match.game, match.state, seat), rng)
        match.act(seat, action.words)
    return match


def decided_by(account: Account) -> str:
    """What told the seats apart: the first key of the account in which they differ."""
    first, second = account
    return next(key for key in first if first[key] != second[key])


def builders_duel() -> Iterator[tuple[str, tuple[str, str], Callable[[Account], bool]]]:
    """Name, bots and condition of each record: who won, and what decided it."""
    greedy, random = ("greedy", "greedy"), ("random", "random")
    whole = "account-sections"
    yield "philip_completes", greedy, lambda a: a[0][whole] == 3
    yield "waleran_completes", greedy, lambda a: a[1][whole] == 3
    yield (
        "more_sections",
        greedy,
        lambda a: decided_by(a) == whole and 3 not in (a[0][whole], a[1][whole]),
    )
    yield "more_pieces", greedy, lambda a: decided_by(a) == "account-pieces"
    yield "more_gold", greedy, lambda a: decided_by(a) == "account-gold"
    yield "more_gold_at_random", random, lambda a: decided_by(a) == "account-gold"
    yield "last_tie_is_philips", random, lambda a: decided_by(a) == "account-philip"
    yield "greedy_beats_random", ("random", "greedy"), lambda a: a[1][whole] == 3


def main() -> None:
    for name, bots, is_wanted in builders_duel():
        for number in count():
            match = match_of("builders_duel", bots, number)
            if is_wanted(match.game.account(match.state)):
                path = HERE / "builders_duel" / f"{name}.txt"
                path.parent.mkdir(exist_ok=True)
                path.write_text(record.write(match.record), encoding="utf-8")
                sys.stdout.write(f"{name}: match {number}, {match.ply} moves\n")
                break


if __name__ == "__main__":
    main()
