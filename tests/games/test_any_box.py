"""Component files with odd numbers in them: whatever is not refused can be played to its end."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from kingsbridge.core.components import BadBox
from kingsbridge.core.game import read_options
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.games import GAMES

NUMBER = re.compile(r'(?<![\w."])\d+(?![\w"])')
ODD = ("0", "1", "99")
TRIED = 40
MOST_PLIES = 6000
"""A usual game has less than a thousand."""


def odd_boxes(name: str, rng: Random) -> list[str]:
    """The standard file, each time with one number in it changed."""
    text = files(f"kingsbridge.games.{name}").joinpath("components.toml").read_text("utf-8")
    lines = text.split("\n")
    places = [number for number, line in enumerate(lines) if NUMBER.search(line.split("#")[0])]
    found = []
    for _ in range(TRIED):
        changed, place = lines[:], rng.choice(places)
        number = rng.choice(list(NUMBER.finditer(lines[place].split("#")[0])))
        changed[place] = (
            lines[place][: number.start()] + rng.choice(ODD) + lines[place][number.end() :]
        )
        found.append("\n".join(changed))
    return found


def plies(name: str, text: str, rng: Random) -> int:
    """How many plies a random game with these components has, up to a bound."""
    game = GAMES[name]
    state = game.new(rng.choice(list(game.SEATS)), read_options(game.OPTIONS, {}), game.box(text))
    for ply in range(MOST_PLIES):
        if state.seat == NOBODY:
            return ply
        weights = game.weights(state) if state.seat == NATURE else None
        game.apply(state, rng.choices(list(game.legal(state)), weights)[0])
    return MOST_PLIES


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_refused_is_played_to_its_end(name: str) -> None:
    rng = Random(7)
    for text in odd_boxes(name, rng):
        try:
            GAMES[name].box(text)
        except BadBox:
            continue
        assert plies(name, text, rng) < MOST_PLIES, text
