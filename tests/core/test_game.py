"""The options of a game."""

from __future__ import annotations

import pytest

from kingsbridge.core.game import BadOptions, read_seats, settings
from toy import Thimbles


def test_choices_that_set_up_the_same_game_count_once() -> None:
    """The stake is between the players: it changes nothing in the game."""
    assert settings(Thimbles()) == [
        {"coins_count": True, "stake": 1},
        {"coins_count": False, "stake": 1},
    ]


def test_a_game_is_played_by_as_many_as_it_is_for() -> None:
    assert [read_seats(Thimbles(), seats) for seats in (None, 3)] == [2, 3]
    with pytest.raises(BadOptions, match="Thimbles is for 2 or 3 or 4 players, not 7"):
        read_seats(Thimbles(), 7)
