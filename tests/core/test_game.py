"""The options of a game."""

from __future__ import annotations

from kingsbridge.core.game import settings
from toy import Thimbles


def test_choices_that_set_up_the_same_game_count_once() -> None:
    """The stake is between the players: it changes nothing in the game."""
    assert settings(Thimbles()) == [
        {"coins_count": True, "stake": 1},
        {"coins_count": False, "stake": 1},
    ]
