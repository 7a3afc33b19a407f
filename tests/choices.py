"""What bots chose in a game of each title, so that nobody changes their play without saying so.

``make choices`` writes it again, once ``BOTS_VERSION`` has been raised.

The first line has the version, then come the levels' limits.  Novices play the game; every so often
others are asked, too, what they would do, by a limit in tries alone, so that it is the same on
every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from kingsbridge.bots.bot import Bot, Outlook
from kingsbridge.bots.greedy import Greedy
from kingsbridge.bots.levels import BOTS_VERSION, LEVELS
from kingsbridge.bots.search import Search
from kingsbridge.games import GAMES
from kingsbridge.table.match import Match

HERE: Final = Path(__file__).parent
EVERY: Final = 12
"""So many decisions of novices lie between two that others are asked about."""
ASKED: Final[dict[str, Bot]] = {
    "greedy": Greedy(),
    "search:40": Search(40),
    "far": Search(20, foresight=2),
}


def path_of(game: str) -> Path:
    return HERE / "games" / game / "choices.txt"


def chosen(game: str) -> str:
    """What is chosen now."""
    return "\n".join([f"bots {BOTS_VERSION}", *limits(), *decisions(game), ""])


def limits() -> Iterator[str]:
    """How much each level thinks."""
    for level, bot in LEVELS.items():
        if isinstance(bot, Search):
            yield f"{level}: {bot.tries} tries, {bot.seconds} s, {bot.foresight} times as far"


def decisions(game: str) -> Iterator[str]:
    """Each decision of the novices that is one, and what others would have done."""
    seats = GAMES[game].SEATS[-1]
    match = Match(game, [f"novice {seat}" for seat in range(seats)], seed="choices")
    match.let_nature_play()
    number = 0
    while not match.is_over:
        outlook = Outlook(match.game, match.state, match.state.seat)
        words = LEVELS["novice"].choose(outlook, Random(number)).words
        if len(outlook.options) > 1:
            number += 1
            yield f"{number} novice: {words}"
            if number % EVERY == 0:
                for name, bot in ASKED.items():
                    yield f"{number} {name}: {bot.choose(outlook, Random(number)).words}"
        match.act(match.state.seat, words)


def main() -> None:
    for game in GAMES:
        path_of(game).write_text(chosen(game), encoding="utf-8")
        sys.stdout.write(f"{game} {path_of(game).name}\n")


if __name__ == "__main__":
    main()
