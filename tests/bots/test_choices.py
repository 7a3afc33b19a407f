"""Bots choose what they chose when their version was last raised."""

from __future__ import annotations

import pytest

from choices import chosen, path_of
from kingsbridge.games import GAMES


@pytest.mark.uncounted
@pytest.mark.parametrize("game", GAMES)
def test_nobody_plays_otherwise_under_the_same_version(game: str) -> None:
    version, *written = path_of(game).read_text(encoding="utf-8").splitlines()
    today, *now = chosen(game).splitlines()

    assert now == written, "raise BOTS_VERSION, then `make choices`"
    assert today == version, "`make choices`"
