"""What every game owes, on random games of every seat count and every option."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingsbridge.core import record
from kingsbridge.core.checks import check_game
from kingsbridge.games import GAMES

SETTINGS = [
    pytest.param(name, seats, dict(zip([o.name for o in game.OPTIONS], choices, strict=True)))
    for name, game in GAMES.items()
    for seats in game.SEATS
    for choices in product(*(option.choices for option in game.OPTIONS))
]


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
@pytest.mark.parametrize("batch", range(10))
@pytest.mark.slow
def test_ten_random_games_keep_every_promise(
    name: str, seats: int, options: dict[str, Any], batch: int
) -> None:
    for number in range(10):
        check_game(GAMES[name], name, seats, Random(f"{batch} {number}"), options)


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
@given(seed=st.integers())
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_random_game_keeps_every_promise(
    name: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    played = check_game(GAMES[name], name, seats, Random(seed), options)

    assert record.replay(GAMES[name], played).seat < 0
