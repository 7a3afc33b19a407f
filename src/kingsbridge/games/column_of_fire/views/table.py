"""What a seat may see of the whole table."""

from __future__ import annotations

from typing import TypedDict

from kingsbridge.core.game import Trail
from kingsbridge.core.steps import NOBODY, in_turn, name
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTERS,
    COUNTRIES,
    DICE,
    NO_TILE,
    TILES,
)
from kingsbridge.games.column_of_fire.state import State
from kingsbridge.games.column_of_fire.steps.drawing import (
    LayStone,
    RollDice,
    SetUpHouse,
)
from kingsbridge.games.column_of_fire.steps.events import FaceEvent
from kingsbridge.games.column_of_fire.steps.symbols import UseCharacter
from kingsbridge.games.column_of_fire.views.countries import (
    ConflictView,
    CountryView,
    EventView,
    country_views,
    event_view,
    filling_views,
)
from kingsbridge.games.column_of_fire.views.players import PlayerView, player_view
from kingsbridge.games.column_of_fire.views.track import TrackView, track_view
from kingsbridge.games.column_of_fire.views.trail import trail


class TileView(TypedDict):
    """The advantage tiles: how many lie unseen, which were used, and which is being used."""

    pile: int
    discard: list[str]
    in_use: str


class View(TypedDict):
    """The whole table."""

    year: int
    half: int
    last_year: bool
    first: int
    turn: int
    had_event: bool
    players: list[PlayerView]
    countries: list[CountryView]
    filling: dict[str, dict[str, ConflictView]]
    track: TrackView
    tiles: TileView
    event: EventView | None
    card: str
    die: str
    country: str
    variants: dict[str, bool]
    numbers: dict[str, int]
    trail: Trail
    step: str
    asked: int


def view(state: State, seat: int) -> View:
    """The table as this seat, or a spectator, sees it."""
    seats = range(len(state.players))
    turn = in_turn(state)
    mover = seat if seat in seats else turn
    return {
        "year": state.year,
        "half": state.half,
        "last_year": state.last_year,
        "first": state.first,
        "turn": turn,
        "had_event": state.had_event,
        "players": [player_view(state, owner, seat) for owner in seats],
        "countries": country_views(state),
        "filling": filling_views(state, mover),
        "track": track_view(state, mover),
        "tiles": {
            "pile": sum(state.pile),
            "discard": [
                tile for kind, tile in enumerate(TILES) for _ in range(state.discard[kind])
            ],
            "in_use": "" if state.in_use == NO_TILE else TILES[state.in_use],
        },
        "event": present_event(state),
        "card": present_card(state),
        "die": present_die(state),
        "country": present_country(state),
        "variants": {"french": state.french},
        "numbers": state.box.numbers,
        "trail": trail(state, turn),
        "step": name(state.step),
        "asked": state.seat,
    }


def present_event(state: State) -> EventView | None:
    """The event that somebody has to face now."""
    step = state.step
    if state.seat == NOBODY or not isinstance(step, FaceEvent):
        return None
    return event_view(state.box.events[step.event], step.country)


def present_card(state: State) -> str:
    """The character that is being used now."""
    step = state.step
    if state.seat == NOBODY or not isinstance(step, UseCharacter):
        return ""
    return CHARACTERS[state.players[step.seat].places[step.die]]


def present_die(state: State) -> str:
    """The die that the present question is about: on the character in use, or rolled now."""
    step = state.step
    if state.seat == NOBODY:
        return ""
    if isinstance(step, (UseCharacter, LayStone, SetUpHouse)):
        return DICE[step.die]
    if isinstance(step, RollDice):
        return DICE[step.next_die(state)]
    return ""


def present_country(state: State) -> str:
    """The country that the present question is about: its stone, its sites or its event."""
    step = state.step
    if state.seat == NOBODY or not isinstance(step, (LayStone, SetUpHouse, FaceEvent)):
        return ""
    return COUNTRIES[step.country]
