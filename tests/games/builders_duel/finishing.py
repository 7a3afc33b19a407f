"""How often two bots of equal strength finish a building, and when: what a box is judged by.

``python tests/games/builders_duel/finishing.py [GAMES [BOX]]``
"""

from __future__ import annotations

import sys
from pathlib import Path

from kingsbridge.arena.simulate import Outcome, Setting, Share, play_all
from kingsbridge.games.builders_duel.components import NUMERALS


def finished(outcomes: list[Outcome]) -> Share:
    """The games that ended by a whole building."""
    whole = len(NUMERALS)
    won = sum(any(score == whole for score in outcome.scores) for outcome in outcomes)
    return Share(won, len(outcomes))


def play_games(games: int, box: str | None = None) -> list[Outcome]:
    setting = Setting("builders_duel", ("greedy", "greedy"), "finishing", box=box)
    return list(play_all(setting, games))


def main(words: list[str]) -> None:
    games = int(words[0]) if words else 400
    box = Path(words[1]).read_text(encoding="utf-8") if len(words) > 1 else None
    outcomes = play_games(games, box)
    share = finished(outcomes)
    low, high = share.interval
    first = sum(outcome.ranking[0] == 1 for outcome in outcomes) / games
    sys.stdout.write(
        f"{games} games: a building finished in {share.share:.1%} ({low:.1%} to {high:.1%}); "
        f"Philip wins {first:.1%}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
