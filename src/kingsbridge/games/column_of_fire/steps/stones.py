"""Religion stones: how they come to a country and leave it; torches (10.1)."""

from __future__ import annotations

from kingsbridge.core.steps import tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.names import COUNTRY_LINES, STONE_LINES, STONES
from kingsbridge.games.column_of_fire.state import State, free_spaces


def place_stone(state: State, seat: int, country: int, stone: int) -> None:
    """A stone comes to a free religion space; the last one brings a torch."""
    state.stones[len(STONES) * country + stone] += 1
    if state.story is not None:
        tell(state, stone_line("places-stone", seat, country, stone))
        if free_spaces(state, country) == 0:
            tell(state, Line("torch", country=COUNTRY_LINES[country]), "10.1")


def remove_stone(state: State, seat: int, country: int, stone: int) -> None:
    """A stone leaves a country; a torch goes out (ruling 48)."""
    state.stones[len(STONES) * country + stone] -= 1
    if state.story is not None:
        tell(state, stone_line("removes-stone", seat, country, stone))
        if free_spaces(state, country) == 1:
            tell(state, Line("torch-out", country=COUNTRY_LINES[country]), "10.1")


def stone_line(key: str, seat: int, country: int, stone: int) -> Line:
    return Line(key, seat=seat, stone=STONE_LINES[stone], country=COUNTRY_LINES[country])
