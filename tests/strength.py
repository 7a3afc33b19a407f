"""How often the greedy bot wins, for the tests of a game: its guesses are that game's."""

from __future__ import annotations

from kingsbridge.arena.simulate import Setting, play


def greedy_wins(game: str, seats: int) -> int:
    """How many of forty games greedy wins against random bots on the other seats."""
    setting = Setting(game, ("greedy", *("random",) * (seats - 1)), "test")
    outcomes = [play(setting, number) for number in range(40)]
    return sum(outcome.ranking[outcome.bots.index(0)] == 1 for outcome in outcomes)
