"""What every game owes, on random games of every seat count and every option.

Here are some games of each, interpreted; for the compiled build ``make test`` ends with a fortieth
of what ``make soak`` plays.
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
COMBINED = [
    pytest.param(name, game.SEATS[number % len(game.SEATS)], chosen, id=f"{name}-{number}")
    for name, game in GAMES.items()
    for number, chosen in enumerate(settings(game))
    if changes(game.OPTIONS, chosen) > 1
]
"""Every combination of options, with one number of seats or another."""
WITHOUT_OPTIONS = [
    (name, seats) for name, game in GAMES.items() for seats in game.SEATS if not game.OPTIONS
]


@pytest.mark.parametrize(("name", "seats", "options"), SINGLE)
@pytest.mark.slow
def test_random_games_keep_every_promise(name: str, seats: int, options: dict[str, Any]) -> None:
    check_game(GAMES[name], name, seats, Random(seats), options)


@pytest.mark.parametrize(("name", "seats"), WITHOUT_OPTIONS)
@pytest.mark.slow
def test_ten_random_games_keep_every_promise(name: str, seats: int) -> None:
    for number in range(10):
        check_game(GAMES[name], name, seats, Random(number))


@pytest.mark.parametrize(("name", "seats", "options"), COMBINED)
@pytest.mark.slow
def test_options_together_keep_every_promise(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    check_game(GAMES[name], name, seats, Random(repr(options)), options)


@pytest.mark.parametrize(("name", "seats", "options"), SINGLE)
@given(seed=st.integers())
@hypothesis_settings(max_examples=1, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_random_game_keeps_every_promise(
    name: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    played = check_game(GAMES[name], name, seats, Random(seed), options)

    assert record.replay(GAMES[name], played).seat < 0
