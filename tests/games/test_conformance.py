"""What every game owes, on random games of every seat count and every option.

Here is one of each, another at every run; ``make test`` ends with an eightieth of what
``make soak`` plays, options together among them.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from kingsbridge.core import record
from kingsbridge.core.checks import check_game
from kingsbridge.core.game import changes, settings
from kingsbridge.games import GAMES

pytestmark = pytest.mark.uncounted

SINGLE = [
    pytest.param(name, seats, chosen, id=f"{name}-{seats}-{number}")
    for name, game in GAMES.items()
    for seats in game.SEATS
    for number, chosen in enumerate(settings(game))
    if changes(game.OPTIONS, chosen) <= 1
]
"""Every game and number of seats, with the usual options and with each one changed."""


@pytest.mark.parametrize(("name", "seats", "options"), SINGLE)
@given(seed=st.integers())
@hypothesis_settings(max_examples=1, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_random_game_keeps_every_promise(
    name: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    played = check_game(GAMES[name], name, seats, Random(seed), options)

    assert record.replay(GAMES[name], played).seat < 0
