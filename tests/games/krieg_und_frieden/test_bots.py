"""How well bots play it."""

from __future__ import annotations

import pytest

from strength import greedy_wins


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize(("seats", "wins"), [(3, 28), (4, 24)])
def test_greedy_beats_random(seats: int, wins: int) -> None:
    assert greedy_wins("krieg_und_frieden", seats) >= wins
