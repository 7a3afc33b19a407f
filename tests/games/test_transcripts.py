"""The games behave as their golden transcripts say; ``make transcripts`` writes them again."""

from __future__ import annotations

import pytest

from kingsbridge.games import GAMES
from transcripts import path_of, transcript


@pytest.mark.uncounted
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_it_was_written_down(game: str) -> None:
    assert transcript(game).splitlines() == path_of(game).read_text(encoding="utf-8").splitlines()
