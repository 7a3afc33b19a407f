"""Speed of random play of Catanatron, to stand beside our own engine on the same machine.

Run by an interpreter that has REQUIREMENT, which can also be read without the package. With four
players, then two, it plays random games for the given seconds after a warm-up, by the package's
defaults and the loop of Game.play less its two copies for accumulators; set-up is timed too.
A decision is a call of a player's decide, forced or not: one entry of the action log. Positions
from the middle half of games then time Game.copy, generate_playable_actions (legal) and
Game.execute (apply, with the next legal actions in it): the median of rounds, each a mean.
The result is that of the faster number of players; "by_players" holds both.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from importlib import import_module, metadata
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

REQUIREMENT = "catanatron==3.2.1"
SAMPLE_GAMES, POSITIONS_PER_GAME, ROUNDS = 20, 10, 50


def load_engine() -> ModuleType:
    """Import the package; this file has its name, so its folder must leave the path first."""
    sys.path[:] = [p for p in sys.path if Path(p).resolve() != Path(__file__).resolve().parent]
    return import_module("catanatron")


def play_game(engine: ModuleType, players: list[Any], seed: int) -> Any:
    game = engine.Game(players, seed=seed)
    while game.winning_color() is None and game.state.num_turns < engine.game.TURNS_LIMIT:
        game.play_tick()
    return game


def play_for(engine: ModuleType, players: list[Any], seconds: float) -> tuple[int, int, float]:
    decisions, games, elapsed, start = 0, 0, 0.0, perf_counter()
    while elapsed < seconds:
        games += 1
        decisions += len(play_game(engine, players, seed=games).state.actions)
        elapsed = perf_counter() - start
    return decisions, games, elapsed


def middle_positions(engine: ModuleType, players: list[Any]) -> list[Any]:
    """Replay games by their seed, copying at even steps between a quarter and three quarters."""
    positions = []
    for seed in range(1, SAMPLE_GAMES + 1):
        length = len(play_game(engine, players, seed).state.actions)
        game = engine.Game(players, seed=seed)
        for step in range(POSITIONS_PER_GAME):
            while len(game.state.actions) < length // 4 + step * length // POSITIONS_PER_GAME // 2:
                game.play_tick()
            positions.append(game.copy())
    return positions


def mean_microseconds(work: Callable[..., object], calls: list[tuple[Any, ...]]) -> float:
    start = perf_counter()
    for arguments in calls:
        work(*arguments)
    return (perf_counter() - start) / len(calls) * 1e6


def time_calls(engine: ModuleType, positions: list[Any]) -> tuple[float, float, float]:
    legal_actions = engine.models.actions.generate_playable_actions
    copying = mean_microseconds(engine.Game.copy, [(game,) for game in positions])
    listing = mean_microseconds(legal_actions, [(game.state,) for game in positions])
    moves = [(game.copy(), random.choice(game.state.playable_actions)) for game in positions]
    return copying, listing, mean_microseconds(engine.Game.execute, moves)


def measure(engine: ModuleType, count: int, seconds: float) -> dict[str, float]:
    players = [engine.RandomPlayer(color) for color in list(engine.Color)[:count]]
    play_for(engine, players, seconds / 5)  # warm-up
    decisions, games, elapsed = play_for(engine, players, seconds)
    positions = middle_positions(engine, players)
    rounds = [time_calls(engine, positions) for _ in range(ROUNDS)]
    copying, listing, applying = (round(median(times), 2) for times in zip(*rounds, strict=True))
    return {
        "players": count,
        "decisions_per_second": round(decisions / elapsed, 1),
        "decisions": decisions,
        "games": games,
        "seconds": round(elapsed, 3),
        "copy_microseconds": copying,
        "legal_microseconds": listing,
        "apply_microseconds": applying,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Time random play of Catanatron.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each number of players")
    parser.add_argument("--json", action="store_true", help="print JSON, not a line for people")
    options = parser.parse_args()
    rows = [measure(load_engine(), count, options.seconds) for count in (4, 2)]
    best = max(rows, key=lambda row: row["decisions_per_second"])
    head = {"name": "catanatron", "version": metadata.version("catanatron")}
    if options.json:
        print(json.dumps({**head, "python": sys.version.split()[0], **best, "by_players": rows}))
        return
    speeds = (f"{r['decisions_per_second']:,.0f} with {r['players']} players" for r in rows)
    costs = (f"{call} {best[f'{call}_microseconds']} us" for call in ("copy", "legal", "apply"))
    print(f"catanatron {head['version']}: decisions/s {', '.join(speeds)}; {', '.join(costs)}")


if __name__ == "__main__":
    main()
