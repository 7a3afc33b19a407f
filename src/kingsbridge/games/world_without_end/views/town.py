"""The board: the council, the favour track, the market, sites, projects, places."""

from __future__ import annotations

from typing import TypedDict

from kingsbridge.core.shapes import TextLine
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import OPEN, plain
from kingsbridge.games.world_without_end.components.box import Event
from kingsbridge.games.world_without_end.components.bundles import Bundle
from kingsbridge.games.world_without_end.components.effects import effect_line
from kingsbridge.games.world_without_end.components.names import (
    CLOTH,
    CORNERS,
    EDGES,
    EVENTS,
    GAINS,
    HOSPITAL,
    MATERIALS,
    NO_EVENT,
    NOT_TURNED,
    PLACES,
    POINTS,
    PROJECTS,
    SIDES,
    SITES,
    SPACES,
    STONE,
    TOWER,
    WOOD,
    WOOL,
)
from kingsbridge.games.world_without_end.state import Player, State, spaces_left
from kingsbridge.games.world_without_end.steps.building import is_open
from kingsbridge.games.world_without_end.steps.council import (
    TurnCard,
    income,
    is_begging,
    may_turn,
    turning,
)
from kingsbridge.games.world_without_end.steps.favour import (
    arrow_number,
    favour_line,
    favour_now_line,
    landing,
)
from kingsbridge.games.world_without_end.steps.trading import price

Amounts = dict[str, int]
"""How many of each kind, points among them."""


class EventView(TypedDict):
    """An event card: what it says, corner by corner, and how it lies."""

    name: str
    lasting: bool
    effects: list[TextLine]
    corners: list[str]
    arrow: str
    place: int


class TurnView(TypedDict):
    """What comes of turning the card to a number: what each seat gets, where the stone goes.

    The favour is told with what it comes to for whoever turns the card.
    """

    number: int
    turned: int
    gains: list[Amounts]
    space: int
    favour: TextLine
    allowed: bool


class SpaceView(TypedDict):
    """A space of the favour track, and what it gives or takes."""

    name: str
    favour: TextLine
    covered: bool


class MarketView(TypedDict):
    """A good at the market."""

    good: str
    price: int
    covered: bool


class SiteView(TypedDict):
    """A house site, and whose house stands there."""

    material: str
    gain: Amounts
    owner: int


class ProjectView(TypedDict):
    """A project; how many of its spaces are filled, and whether its donors may treat somebody."""

    name: str
    in_play: bool
    finished: bool
    open: bool
    covered: bool
    stone: int
    stones: int
    wood: int
    woods: int
    metal: bool
    treats: bool
    donors: list[int]
    gain: Amounts


class PlaceView(TypedDict):
    """A place of the plague: its tile, 0 face down and -1 without; what healing brings besides."""

    tile: int
    gain: Amounts
    choice: list[Amounts]
    house: bool


class TownView(TypedDict):
    """The board; ``next`` is where one step takes the favour stone."""

    event: EventView | None
    turned: int
    number: int
    council: list[int]
    turns: list[TurnView]
    lasting: list[EventView]
    stone: int
    next: int
    favours: list[SpaceView]
    market: list[MarketView]
    sites: list[SiteView]
    projects: list[ProjectView]
    places: list[PlaceView]


def town_view(state: State, seat: int) -> TownView:
    """The board, with a look ahead for whoever is to turn the card."""
    is_lying = state.turned != NOT_TURNED
    turns_it = isinstance(state.step, TurnCard) and seat in (state.crest, OPEN)
    return {
        "event": None if state.event == NO_EVENT else event_view(state.box.events[state.event]),
        "turned": state.turned,
        "number": arrow_number(state, state.event, state.turned) if is_lying else -1,
        "council": list(state.box.council),
        "turns": [turn_view(state, number) for number in range(SIDES)] if turns_it else [],
        "lasting": [event_view(state.box.events[event]) for event in state.lasting],
        "stone": state.favour,
        "next": landing(state, 1),
        "favours": [space_view(state, space) for space in range(len(SPACES))],
        "market": [market_view(state, good) for good in (WOOL, CLOTH)],
        "sites": [site_view(state, site) for site in range(SITES)],
        "projects": [project_view(state, project) for project in range(len(PROJECTS))],
        "places": [place_view(state, place) for place in range(PLACES)],
    }


def amounts(bundle: Bundle) -> Amounts:
    return {GAINS[kind]: number for kind, number in bundle}


def event_view(event: Event) -> EventView:
    return {
        "name": EVENTS[event.number],
        "lasting": event.lasting,
        "effects": [plain(effect_line(effect)) for effect in event.effects],
        "corners": [CORNERS[shown] for shown in event.corners],
        "arrow": EDGES[event.arrow],
        "place": event.place + 1,
    }


def turn_view(state: State, number: int) -> TurnView:
    """What a turn would bring; supplies as they are now."""
    turned = turning(state, number)
    incomes = [
        () if is_begging(state, seat) else income(state, seat, turned)
        for seat in range(len(state.players))
    ]
    space = landing(state, number) if number else state.favour
    turner = with_more(state.players[state.crest], incomes[state.crest])
    return {
        "number": number,
        "turned": turned,
        "gains": [amounts(bundle) for bundle in incomes],
        "space": space,
        "favour": plain(favour_now_line(state, turner, space)),
        "allowed": may_turn(state, number),
    }


def with_more(player: Player, bundle: Bundle) -> Player:
    """A player as he will be once he has received these goods."""
    richer = player.copy()
    for kind, number in bundle:
        if kind != POINTS:
            richer.goods[kind] += number
    return richer


def space_view(state: State, space: int) -> SpaceView:
    return {
        "name": SPACES[space],
        "favour": plain(favour_line(state, space)),
        "covered": bool(state.covered_spaces >> space & 1),
    }


def market_view(state: State, good: int) -> MarketView:
    return {
        "good": GAINS[good],
        "price": price(state, good),
        "covered": bool(state.covered_goods >> good & 1),
    }


def site_view(state: State, site: int) -> SiteView:
    owners = [seat for seat, player in enumerate(state.players) if player.houses >> site & 1]
    return {
        "material": MATERIALS[state.box.sites[site].material],
        "gain": amounts(state.box.sites[site].yields),
        "owner": owners[0] if owners else NOBODY,
    }


def project_view(state: State, project: int) -> ProjectView:
    stones, woods = state.box.projects[project].spaces
    in_play = bool(state.in_play >> project & 1)
    finished = bool(state.finished >> project & 1)
    is_open_now = is_open(state, project)
    return {
        "name": PROJECTS[project],
        "in_play": in_play,
        "finished": finished,
        "open": is_open_now,
        "covered": in_play and not finished and not is_open_now,
        "stone": stones - spaces_left(state, project, STONE),
        "stones": stones,
        "wood": woods - spaces_left(state, project, WOOD),
        "woods": woods,
        "metal": project == TOWER,
        "treats": project == HOSPITAL,
        "donors": [seat for seat in range(len(state.players)) if state.donors[project] >> seat & 1],
        "gain": amounts(state.box.projects[project].donor),
    }


def place_view(state: State, place: int) -> PlaceView:
    thanks = state.box.places[place]
    return {
        "tile": state.places[place],
        "gain": amounts(thanks.gain),
        "choice": [amounts(bundle) for bundle in thanks.one_of],
        "house": thanks.house,
    }
