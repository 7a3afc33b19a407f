"""The countries: stones, sites, prices, decks, and what a conflict would bring now."""

from __future__ import annotations

from typing import TypedDict

from kingsbridge.core.shapes import TextLine
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import plain
from kingsbridge.games.column_of_fire.components.box import NOT_SOLD, Event
from kingsbridge.games.column_of_fire.components.names import (
    CATHOLIC,
    CHARACTERS,
    CHARACTERS_A_DECK,
    COUNTRIES,
    DICE,
    EVENTS,
    GOODS,
    NO_CARD,
    NO_FACE,
    NO_RELIGION,
    PROTESTANT,
    PURPLE,
    RELIGIONS,
    SITES,
    STONES,
    character_of,
    event_of,
)
from kingsbridge.games.column_of_fire.state import (
    State,
    bits,
    character_in,
    free_spaces,
    gone_cards,
    house_on,
    is_used_up,
    stones_in,
)
from kingsbridge.games.column_of_fire.steps.conflicts import share, stronger, winner
from kingsbridge.games.column_of_fire.steps.houses import NO_CHANGE, set_house, what_happens
from kingsbridge.games.column_of_fire.steps.selling import is_sold
from kingsbridge.games.column_of_fire.views.players import CardView, card_view


class PriceView(TypedDict):
    """A good that a country buys; ``sold`` if it was sold there in this turn."""

    good: str
    points: int
    sold: bool


class ShareView(TypedDict):
    """What a conflict would mean for a seat: points, or the loss of its trading house."""

    points: int
    loses_house: bool


class ConflictView(TypedDict):
    """What would come of a conflict now; nobody wins (empty) if no religion has a majority."""

    winner: str
    shares: list[ShareView]


class DeckView(TypedDict):
    """A deck: the character that lies open, how many cards lie under it, what left the game."""

    open: CardView | None
    left: int
    used_up: bool
    gone_characters: list[str]
    gone_events: list[str]


class CountryView(TypedDict):
    """A country; ``sites`` names the seat on each site from 1 to 6, -1 for none."""

    name: str
    die: str
    spaces: int
    crosses: int
    stones: dict[str, int]
    free: int
    torch: bool
    conflict: ConflictView
    sites: list[int]
    prices: list[PriceView]
    deck: DeckView


class EventView(TypedDict):
    """An event card."""

    name: str
    country: str
    harmful: bool
    line: TextLine


def country_views(state: State) -> list[CountryView]:
    gone = gone_cards(state)
    return [country_view(state, country, gone[country]) for country in range(len(COUNTRIES))]


def country_view(state: State, country: int, gone: int) -> CountryView:
    free = free_spaces(state, country)
    capacity = state.box.capacity(len(state.players))
    return {
        "name": COUNTRIES[country],
        "die": DICE[country],
        "spaces": capacity,
        "crosses": state.box.religion_spaces - capacity,
        "stones": {name: stones_in(state, country, stone) for stone, name in enumerate(STONES)},
        "free": free,
        "torch": free == 0,
        "conflict": conflict_view(state, country, winner(state, country)),
        "sites": [house_on(state, country, site) for site in range(1, SITES + 1)],
        "prices": [
            {
                "good": name,
                "points": state.box.price(country, good),
                "sold": is_sold(state, country, good),
            }
            for good, name in enumerate(GOODS)
            if state.box.price(country, good) != NOT_SOLD
        ],
        "deck": deck_view(state, country, gone),
    }


def filling_views(state: State, mover: int) -> dict[str, dict[str, ConflictView]]:
    """What comes of covering the last religion space: by each stone, and by each die's draw."""
    return {
        COUNTRIES[country]: {
            **{
                name: conflict_view(state, country, winner_with(state, country, stone))
                for stone, name in enumerate(STONES)
            },
            **{DICE[die]: drawing_view(state, mover, die, country) for die in (country, PURPLE)},
        }
        for country in range(len(COUNTRIES))
        if free_spaces(state, country) == 1
    }


def drawing_view(state: State, seat: int, die: int, country: int) -> ConflictView:
    """What a die would bring that draws here, with the houses as they stand then."""
    character = character_in(state, country)
    if character == NO_CARD:
        return conflict_view(state, country, winner(state, country))
    religion = winner_with(state, country, state.box.characters[character].stone)
    return conflict_view(after_draw(state, seat, die, country), country, religion)


def after_draw(state: State, seat: int, die: int, country: int) -> State:
    """The position with the house that this die would set up or raise, if it is rolled."""
    after = state.copy()
    if seat != NOBODY:
        site = state.players[seat].faces[die]
        if site != NO_FACE and what_happens(state, seat, country, site) != NO_CHANGE:
            set_house(after, seat, country, site)
    return after


def winner_with(state: State, country: int, stone: int) -> int:
    """Who would win a conflict with one more stone."""
    return stronger(
        stones_in(state, country, CATHOLIC) + (stone == CATHOLIC),
        stones_in(state, country, PROTESTANT) + (stone == PROTESTANT),
    )


def conflict_view(state: State, country: int, religion: int) -> ConflictView:
    """What a conflict means that this religion wins."""
    shares: list[ShareView] = []
    for seat in range(len(state.players)):
        points, loses_house = share(state, seat, country, religion)
        shares.append({"points": points, "loses_house": loses_house})
    return {
        "winner": "" if religion == NO_RELIGION else RELIGIONS[religion],
        "shares": shares,
    }


def deck_view(state: State, country: int, gone: int) -> DeckView:
    character = character_in(state, country)
    cards = bits(gone)
    return {
        "open": None if character == NO_CARD else card_view(state, state.box.characters[character]),
        "left": state.unseen[country].bit_count(),
        "used_up": is_used_up(state, country),
        "gone_characters": [
            CHARACTERS[character_of(country, card)] for card in cards if card < CHARACTERS_A_DECK
        ],
        "gone_events": [
            EVENTS[event_of(country, card)] for card in cards if card >= CHARACTERS_A_DECK
        ],
    }


def event_view(event: Event, country: int) -> EventView:
    return {
        "name": EVENTS[event.number],
        "country": COUNTRIES[country],
        "harmful": event.harmful,
        "line": plain(event.line),
    }
