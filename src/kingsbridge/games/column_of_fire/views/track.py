"""The action track, and a look ahead: where each die leads, and what a rolled one would do."""

from __future__ import annotations

from typing import TypedDict

from kingsbridge.games.column_of_fire.components.names import (
    CHARACTERS,
    COLOURED,
    COUNTRIES,
    DICE,
    NO_CARD,
    NO_FACE,
    PURPLE,
    STONES,
)
from kingsbridge.games.column_of_fire.state import (
    FREE,
    State,
    character_in,
    disk_on,
    free_spaces,
    points,
)
from kingsbridge.games.column_of_fire.steps.drawing import may_choose
from kingsbridge.games.column_of_fire.steps.houses import pushes, what_happens
from kingsbridge.games.column_of_fire.steps.spaces import next_space, reach
from kingsbridge.games.column_of_fire.views.players import SymbolView, symbol_view


class SpaceView(TypedDict):
    """A space, counted from 1: the die that leads there, and the seat whose disk is on it or -1."""

    number: int
    die: str
    symbol: SymbolView
    seat: int


class MoveView(TypedDict):
    """Where a die can lead its player, for so many points; only a free die leads anywhere now."""

    die: str
    free: bool
    space: int
    skips: int
    cost: int
    payable: bool


class PushView(TypedDict):
    """A trading house that would be pushed; to 0 is off the board."""

    seat: int
    site: int
    to: int


class DrawView(TypedDict):
    """What a rolled die would do in a country.

    ``house`` is ``new``, ``raise``, or ``none`` where one's house stands at least as high; the
    character and its stone are empty where the deck is used up.
    """

    die: str
    country: str
    face: int
    character: str
    stone: str
    fills: bool
    house: str
    pushes: list[PushView]
    allowed: bool


class TrackView(TypedDict):
    """The spaces; for whoever looks, or else whoever is in turn: where the dice lead."""

    spaces: list[SpaceView]
    seat: int
    moves: list[MoveView]
    next: int
    draws: list[DrawView]


def track_view(state: State, mover: int) -> TrackView:
    """The track as ``mover`` looks at it; nobody moves during the set-up."""
    looks = mover >= 0 and state.year > 0
    return {
        "spaces": [space_view(state, space) for space in range(len(state.box.spaces))],
        "seat": mover if looks else -1,
        "moves": move_views(state, mover) if looks else [],
        "next": next_space(state, mover) + 1 if looks else 0,
        "draws": draw_views(state, mover) if looks else [],
    }


def space_view(state: State, space: int) -> SpaceView:
    printed = state.box.spaces[space]
    return {
        "number": space + 1,
        "die": DICE[printed.die],
        "symbol": symbol_view(printed.symbol),
        "seat": disk_on(state, space),
    }


def move_views(state: State, seat: int) -> list[MoveView]:
    player = state.players[seat]
    found: list[MoveView] = []
    for die in range(COLOURED):
        for skips, space in enumerate(reach(state, seat, die)):
            cost = skips * state.box.skip_cost
            found.append(
                {
                    "die": DICE[die],
                    "free": player.places[die] == FREE,
                    "space": space + 1,
                    "skips": skips,
                    "cost": cost,
                    "payable": points(player) >= cost,
                }
            )
    return found


def draw_views(state: State, seat: int) -> list[DrawView]:
    """What the rolled dice would do, each in its country, the purple one in any."""
    player = state.players[seat]
    return [
        draw_view(state, seat, die, country)
        for die in range(COLOURED)
        if player.places[die] == FREE and player.faces[die] != NO_FACE
        for country in range(len(COUNTRIES))
        if die in (PURPLE, country)
    ]


def draw_view(state: State, seat: int, die: int, country: int) -> DrawView:
    face = state.players[seat].faces[die]
    character = character_in(state, country)
    happens = what_happens(state, seat, country, face)
    pushed = pushes(state, seat, country, face) if happens != "none" else []
    drawn = character != NO_CARD
    return {
        "die": DICE[die],
        "country": COUNTRIES[country],
        "face": face,
        "character": CHARACTERS[character] if drawn else "",
        "stone": STONES[state.box.characters[character].stone] if drawn else "",
        "fills": drawn and free_spaces(state, country) == 1,
        "house": happens,
        "pushes": [{"seat": other, "site": site, "to": site - 1} for other, site in pushed],
        "allowed": may_choose(state, seat, die, country),
    }
