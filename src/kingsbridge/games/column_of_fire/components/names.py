"""What the rules call things: countries, dice, goods, stones, characters, events, tiles."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.story import Line

COLOURS: Final = ("yellow", "blue", "green", "red")
"""The colour of each seat; so the notation names it."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = len(COLOURS)
SEATS_WITH_CROSSES: Final = 2
"""With two players a religion space of each country is covered."""
MOST_SEATS_WITH_SHIP_STONES: Final = 3
"""With two or three players a ship also brings a neutral stone."""

COUNTRIES: Final = ("england", "france", "netherlands", "spain")
COUNTRY_LINES: Final = tuple(Line("country-" + name) for name in COUNTRIES)
SITES: Final = 6

DICE: Final = ("white", "blue", "orange", "brown", "purple", "black")
"""The first four have the number of their country."""
PURPLE: Final = 4
BLACK: Final = 5
COLOURED: Final = 5
"""All dice but the religion die."""
CHOICES: Final = 2 * len(COUNTRIES)
"""A die and a country to use it in: the coloured dice at home, then the purple one in each."""
DIE_LINES: Final = tuple(Line("die-" + name) for name in DICE)
FACES: Final = 6
NO_FACE: Final = 0
"""A die that was not rolled."""

BOOK: Final = 0
ORE: Final = 1
CLOTH: Final = 2
WINE: Final = 3
GOODS: Final = ("book", "ore", "cloth", "wine")
GOOD_LINES: Final = tuple(Line("good-" + name) for name in GOODS)
ANY_GOOD: Final = len(GOODS)

CATHOLIC: Final = 0
PROTESTANT: Final = 1
NEUTRAL: Final = 2
RELIGIONS: Final = ("catholic", "protestant")
RELIGION_LINES: Final = tuple(Line("religion-" + name) for name in RELIGIONS)
STONES: Final = (*RELIGIONS, "neutral")
STONE_LINES: Final = tuple(Line("stone-" + name) for name in STONES)
NO_RELIGION: Final = -1

TRACK: Final = 20
"""Spaces of the action track."""

OF_EVERY_DECK: Final = ("book-merchant", "ore-trader", "cloth-merchant", "wine-merchant", "captain")
PERSONS: Final = (
    (
        "elizabeth-i",
        "francis-walsingham",
        "barney-willard",
        "ned-willard",
        "margery-fitzgerald",
        "rollo-fitzgerald",
        "mary-stuart",
        "bart-shiring",
    ),
    (
        "caterina-de-medici",
        "pierre-aumande",
        "alison-mckay",
        "sylvie-palot",
        "isabelle-palot",
        "henri-duke-of-guise",
        "nath",
        "gaspard-de-coligny",
    ),
    (
        "margherita-of-parma",
        "pieter-titelmans",
        "jan-wolman",
        "father-huus",
        "imke-wolman",
        "evi-dirks",
        "betje-willemsen",
        "albert-willemsen",
    ),
    (
        "king-felipe-ii",
        "archdeacon-romero",
        "ebrima-dabo",
        "carlos-cruz",
        "pedro-ruiz",
        "father-alonso",
        "jeronima-ruiz",
        "count-of-feria",
    ),
)
"""Whom each country's deck alone has."""
CHARACTERS: Final = tuple(name for persons in PERSONS for name in (*OF_EVERY_DECK, *persons))
"""All characters; a number is never given to another one."""
CHARACTER_LINES: Final = tuple(Line("character-" + name) for name in CHARACTERS)
CHARACTERS_A_DECK: Final = 13

EVENTS: Final = (
    "excommunication",
    "mary-stuart",
    "armada",
    "accession",
    "st-bartholomew",
    "wassy",
    "civil-war",
    "toleration",
    "arrests",
    "iconoclasts",
    "plunder",
    "provinces-peace",
    "dungeons",
    "auto-da-fe",
    "storm",
    "silver",
)
EVENT_LINES: Final = tuple(Line("event-" + name) for name in EVENTS)
EVENTS_A_DECK: Final = 4
DECK: Final = CHARACTERS_A_DECK + EVENTS_A_DECK
"""The cards of a country: its characters first, then its events."""
FULL_DECK: Final = (1 << DECK) - 1
CHARACTERS_OF_DECK: Final = (1 << CHARACTERS_A_DECK) - 1
NO_CARD: Final = -1

TILES: Final = (
    "vp-1",
    "vp-2",
    "vp-3",
    "sell",
    "turn",
    "remove-character",
    "catholic",
    "protestant",
    "neutral",
    "next",
    "remove-die",
)
"""The kinds of advantage tiles."""
TILE_LINES: Final = tuple(Line("tile-" + name) for name in TILES)
NO_TILE: Final = -1

LOCH_LEVEN_CARDS: Final = 4
HALVES: Final = 2


def die_of(choice: int) -> int:
    """The die of a choice of die and country."""
    return min(choice, PURPLE)


def country_of(choice: int) -> int:
    """The country of a choice of die and country."""
    return choice % len(COUNTRIES)


def character_of(country: int, card: int) -> int:
    """The character that a card of a country's deck is."""
    return CHARACTERS_A_DECK * country + card


def event_of(country: int, card: int) -> int:
    """The event that a card of a country's deck is."""
    return EVENTS_A_DECK * country + card - CHARACTERS_A_DECK


def card_words(country: int, card: int) -> str:
    """A card of a country's deck, as the notation has it."""
    if card < CHARACTERS_A_DECK:
        return f"{COUNTRIES[country]} {CHARACTERS[character_of(country, card)]}"
    return f"event {EVENTS[event_of(country, card)]}"


def card_line(country: int, card: int) -> Line:
    """A card of a country's deck, as it is told."""
    if card < CHARACTERS_A_DECK:
        return CHARACTER_LINES[character_of(country, card)]
    return EVENT_LINES[event_of(country, card)]
