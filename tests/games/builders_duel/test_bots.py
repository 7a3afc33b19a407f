"""How well bots play it."""

from __future__ import annotations

import pytest

from strength import greedy_wins


@pytest.mark.slow
@pytest.mark.uncounted
def test_greedy_beats_random() -> None:
    assert greedy_wins("builders_duel", 2) >= 36
