"""5.5 to 5.7 Trading houses: set up, pushed, raised."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.steps import tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.names import COUNTRY_LINES
from kingsbridge.games.column_of_fire.state import NO_SITE, State, house_on, houses_built

NEW: Final = "new"
HIGHER: Final = "raise"
NO_CHANGE: Final = "none"


def what_happens(state: State, seat: int, country: int, site: int) -> str:
    """Would a die of this number set up a house, could it raise one, or neither?"""
    player = state.players[seat]
    stands = player.houses[country]
    if stands == NO_SITE:
        return NEW if houses_built(player) < state.box.houses else NO_CHANGE
    return HIGHER if site > stands else NO_CHANGE


def pushes(state: State, seat: int, country: int, site: int) -> list[tuple[int, int]]:
    """5.6  Whose houses would be pushed, from which site; one's own old house is lifted before."""
    found: list[tuple[int, int]] = []
    while site != NO_SITE:
        other = house_on(state, country, site)
        if other in (-1, seat):
            break
        found.append((other, site))
        site -= 1
    return found


def set_house(state: State, seat: int, country: int, site: int) -> None:
    """5.5  A house comes to its site; whatever stands there is pushed down (ruling 32)."""
    player = state.players[seat]
    pushed = pushes(state, seat, country, site)
    if state.story is not None:
        is_new = player.houses[country] == NO_SITE
        key = "builds-house" if is_new else "raises-house"
        line = Line(key, seat=seat, country=COUNTRY_LINES[country], number=site)
        tell(state, line, "5.5" if is_new else "5.7")
    player.houses[country] = site
    for other, old in pushed:
        state.players[other].houses[country] = old - 1
        if state.story is not None:
            tell(state, pushed_line(other, country, old - 1), "5.6")


def pushed_line(seat: int, country: int, site: int) -> Line:
    if site == NO_SITE:
        return Line("pushed-off", seat=seat, country=COUNTRY_LINES[country])
    return Line("pushed", seat=seat, country=COUNTRY_LINES[country], number=site)
