"""The ladder of bots: each level against the one below, in every game, with every number of seats.

    python bench/ladder.py apprentice/novice journeyman/apprentice --games 200
    python bench/ladder.py master/greedy search:500/search:40 --games 200 --game GAME --seats 2
    python bench/ladder.py grandmaster/master --processes 8

What was played is kept in files under build/ladder, so that the same command goes on where it was
stopped; figures of all that is there are printed as a table for docs/bots.md.  More games at once
than cores leave fewer tries to bots whose limit is a time, and all games are over the sooner.
"""

from __future__ import annotations

import argparse
import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from kingsbridge.bots.levels import LEVELS
from kingsbridge.games import GAMES

KEPT = Path("build/ladder")


def main() -> None:
    """Play what is asked for, and print a row for each part as soon as it is done."""
    options = parse()
    print("| game | seats | who | against | games | won | 95 % interval | par | above par |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for meeting, name in itertools.product(options.meetings, options.game):
        upper, lower = meeting.split("/")
        for seats in options.seats or GAMES[name].SEATS:
            if seats in GAMES[name].SEATS:
                found = played(name, seats, upper, lower, options)
                print(row(name, seats, upper, lower, found), flush=True)


def parse() -> argparse.Namespace:
    rungs = [f"{upper}/{lower}" for lower, upper in itertools.pairwise(LEVELS)]
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("meetings", nargs="*", default=rungs, help="STRONGER/WEAKER, as arena's")
    parser.add_argument("--games", type=int, default=200, help="at least so many of each")
    parser.add_argument("--game", action="append", choices=GAMES, help="all of them, unless told")
    parser.add_argument("--seats", type=int, action="append", help="each number, unless told")
    parser.add_argument("--processes", type=int, help="games at once (default: a core each)")
    options = parser.parse_args()
    options.game = options.game or list(GAMES)
    return options


def played(name: str, seats: int, upper: str, lower: str, options: Any) -> dict[str, Any]:
    """What one bot came to against copies of another, as the arena tells it."""
    KEPT.mkdir(parents=True, exist_ok=True)
    out = KEPT / f"{name}-{seats}-{upper}-{lower}.jsonl".replace(":", "")
    arena = [sys.executable, "-m", "kingsbridge", "arena", name, upper, lower, "--gauntlet"]
    arena += ["--games", str(options.games), "--seats", str(seats), "--out", str(out), "--json"]
    if options.processes:
        arena += ["--processes", str(options.processes)]
    done = subprocess.run(arena, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 -- ours
    found: dict[str, Any] = json.loads(done.stdout)["line_ups"][0]
    return found


def row(name: str, seats: int, upper: str, lower: str, found: dict[str, Any]) -> str:
    mine = next(one for one in found["won"] if one["bot"] == upper)
    low, high = mine["interval"]
    share, par = mine["win_share"], mine["par"]
    verdict = "yes" if low > par else "no"
    return (
        f"| {name} | {seats} | {upper} | {lower} | {found['games']} "
        f"| {share:.1%} | {low:.1%} to {high:.1%} | {par:.0%} | {verdict} |"
    )


if __name__ == "__main__":
    main()
