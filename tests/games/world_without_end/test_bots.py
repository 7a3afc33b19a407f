"""How well bots play it."""

from __future__ import annotations

import pytest

from kingsbridge.arena.simulate import Setting, play
from strength import greedy_wins


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize(("seats", "wins"), [(2, 36), (4, 32)])
def test_greedy_beats_random(seats: int, wins: int) -> None:
    assert greedy_wins("world_without_end", seats) >= wins


@pytest.mark.slow
@pytest.mark.uncounted
def test_greedy_builds_heals_and_pays_what_it_owes() -> None:
    setting = Setting("world_without_end", ("greedy", "random"), "test")
    games = [play(setting, number) for number in range(6)]
    accounts = [outcome.account[outcome.bots.index(0)] for outcome in games]

    def mean(name: str) -> float:
        return sum(account["account-" + name] for account in accounts) / len(accounts)

    assert mean("cubes") > 4
    assert mean("patients") > 3
    assert mean("contributions") > -8
