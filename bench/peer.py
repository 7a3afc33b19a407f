"""Our search beside OpenSpiel's: games at equal time a move, and tries a second, on the same game.

OpenSpiel's is its information-set tree search in Python (its searchers in C++ do not take games
written in Python), with its own random playouts.  It plays our games through the adapter of
``kingsbridge.research``, and guesses what is hidden as our own bots do.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from kingsbridge.arena.simulate import Share
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.search import Search
from kingsbridge.games import GAMES
from kingsbridge.research import openspiel

SEATS = 2
ENDLESS = 10**9
EXPLORATION = 2.0  # as in OpenSpiel's own examples


class Peer(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel may be missing
    """OpenSpiel's bot, which thinks for so many seconds or so many tries."""

    def __init__(self, game: Any, seed: int, seconds: float, tries: int = ENDLESS) -> None:
        random = np.random.RandomState(seed)
        super().__init__(
            game,
            mcts.RandomRolloutEvaluator(1, random),
            EXPLORATION,
            tries,
            random_state=random,
            use_observation_string=True,
        )
        self.seconds = seconds
        rng = Random(seed)
        self.set_resampler(lambda state, player: state.resampled(player, rng))

    def run_search(self, state: Any) -> Any:
        """As OpenSpiel's own, but for the clock."""
        self.reset()
        options = state.legal_actions()
        if len(options) == 1:
            return [(options[0], 1.0)]
        self._root_node = self.create_new_node(state)
        end = time.perf_counter() + self.seconds
        for done in range(self._max_simulations):
            self.run_simulation(self.sample_root_state(state))
            if done > 1 and time.perf_counter() > end:
                break
        return self.get_final_policy(state, self._root_node)


def ours(seconds: float) -> Search:
    return Search(tries=ENDLESS, seconds=seconds)


def play(name: str, number: int, seconds: float) -> float:
    """One game, the seats changed from game to game; our share of the victory."""
    game = openspiel.load(name, SEATS)
    nature = Random(f"peer {number // SEATS}")
    rng = Random(number)
    seat = number % SEATS
    bot, peer = ours(seconds), Peer(game, number, seconds)
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = nature.choices(outcomes, chances)[0]
        elif player == seat:
            action = bot.choose(Outlook(game.rules, state.position, seat), rng).index
        else:
            action = int(peer.step(state))
        state.apply_action(action)
    return float(state.returns()[seat] + 1) / 2


def speeds(name: str, tries: int, positions: int = 9) -> tuple[float, float]:
    """Tries a second of processor time, ours and the peer's: medians over a random game."""
    game = openspiel.load(name, SEATS)
    rng = Random(5)
    state = game.new_initial_state()
    found: list[tuple[float, float]] = []
    while not state.is_terminal() and len(found) < positions:
        options = state.legal_actions()
        if not state.is_chance_node() and len(options) > 1 and rng.random() < 0.1:
            outlook = Outlook(game.rules, state.position, state.current_player())
            search, peer = Search(tries=tries), Peer(game, 1, ENDLESS, tries // 10)
            begin = time.process_time()
            search.explored(outlook, rng)
            middle = time.process_time()
            peer.step(state)
            end = time.process_time()
            found.append((tries / (middle - begin), tries // 10 / (end - middle)))
        state.apply_action(rng.choice(options))
    return median(one for one, _ in found), median(other for _, other in found)


def main() -> None:
    """Measure, and print the figures."""
    titles = [name for name, game in GAMES.items() if SEATS in game.SEATS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=titles, help=", ".join(titles))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each move")
    parser.add_argument("--tries", type=int, default=500, help="to measure the speed with")
    chosen = parser.parse_args()
    for name in chosen.titles:
        our, their = speeds(name, chosen.tries)
        print(f"{name}: tries a second: ours {our:,.0f}, OpenSpiel's {their:,.0f}", flush=True)
        won = [play(name, number, chosen.seconds) for number in range(chosen.games)]
        share = Share(sum(won), len(won))
        low, high = share.interval
        print(
            f"{name}: ours won {share.share:.1%} of {share.games} games"
            f" ({low:.1%} to {high:.1%}) at {chosen.seconds:g} s a move",
            flush=True,
        )


if __name__ == "__main__":
    main()
