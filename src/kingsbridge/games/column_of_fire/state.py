"""Where everything is.  No rules live here."""

from __future__ import annotations

from typing import Any, Final

from kingsbridge.core.steps import Aside, Position, Step
from kingsbridge.games.column_of_fire.components.box import Character, FireBox
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTERS_OF_DECK,
    COLOURED,
    COUNTRIES,
    DECK,
    DICE,
    GOODS,
    NO_CARD,
    STONES,
    TILES,
    TRACK,
    character_of,
)
from kingsbridge.games.column_of_fire.components.symbols import Symbol

AT_START: Final = 0
CONFLICTS: Final = 1
SALES: Final = 2
GIFTS: Final = 3
MINORITY: Final = 4
EVENTS: Final = 5
PAID: Final = 6
HOUSES: Final = 7
PROTECTIONS: Final = 8
GOODS_LEFT: Final = 9
POINT_TILES: Final = 10
SOURCES: Final = (
    "start",
    "conflicts",
    "sales",
    "gifts",
    "minority",
    "events",
    "paid",
    "houses",
    "protection",
    "goods-left",
    "tiles",
)
"""Where points come from, and where they go."""

FREE: Final = -1
IN_LOCH_LEVEN: Final = -2
ON_RELIGION: Final = -3
"""Where a die is; a number from 0 on is the character it lies on."""
NO_SITE: Final = 0
"""No trading house in a country."""
NO_SPACE: Final = -1
"""Before the Loch Leven cards are dealt."""


class Player:
    """What one player has."""

    def __init__(
        self,
        religion: int,
        points: list[int],
        goods: list[int],
        protection: int,
        tiles: list[int],
        places: list[int],
        faces: list[int],
        cards: list[int],
        houses: list[int],
        disk: int,
    ) -> None:
        self.religion = religion
        self.points = points  # by where they came from
        self.goods = goods  # by kind
        self.protection = protection  # how many tiles
        self.tiles = tiles  # advantage tiles by kind; only their owner knows which
        self.places = places  # where each die is
        self.faces = faces  # what each die shows, or NO_FACE
        self.cards = cards  # the dice on characters, as these lie from left to right
        self.houses = houses  # the site of the trading house in each country, or NO_SITE
        self.disk = disk  # the space of the action disk

    def copy(self) -> Player:
        return Player(
            self.religion,
            self.points[:],
            self.goods[:],
            self.protection,
            self.tiles[:],
            self.places[:],
            self.faces[:],
            self.cards[:],
            self.houses[:],
            self.disk,
        )


class State(Position):
    """One position of the game."""

    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        aside: Aside[Any] | None,
        box: FireBox,
        french: bool,  # noqa: FBT001 -- a field
        players: list[Player],
        first: int,
        year: int,
        half: int,
        stones: list[int],
        unseen: list[int],
        open_cards: list[int],
        pile: list[int],
        discard: list[int],
        in_use: int,
        had_event: bool,  # noqa: FBT001 -- a field
        sold: int,
        waived: bool,  # noqa: FBT001 -- a field
        last_year: bool,  # noqa: FBT001 -- a field
    ) -> None:
        super().__init__(step, agenda, seat, aside)
        self.box = box
        self.french = french  # Father Huus as in the French rules
        self.players = players
        self.first = first  # the starting player
        self.year = year  # from 1; 0 during the set-up
        self.half = half  # of the year, 1 or 2
        self.stones = stones  # on religion spaces, by country and kind
        self.unseen = unseen  # by country, bit set of the deck's cards that were not turned up
        self.open_cards = open_cards  # by country, the character that lies open, or NO_CARD
        self.pile = pile  # advantage tiles nobody has seen, by kind
        self.discard = discard  # used ones
        self.in_use = in_use  # the tile whose action is under way, or NO_TILE
        self.had_event = had_event  # in this turn
        self.sold = sold  # in this turn, bit set of countries and goods
        self.waived = waived  # whoever is in turn wants no moment for tiles
        self.last_year = last_year  # the game ends with this year

    def copy(self) -> State:
        return State(
            self.step,
            self.agenda[:],
            self.seat,
            self.aside,
            self.box,
            self.french,
            [player.copy() for player in self.players],
            self.first,
            self.year,
            self.half,
            self.stones[:],
            self.unseen[:],
            self.open_cards[:],
            self.pile[:],
            self.discard[:],
            self.in_use,
            self.had_event,
            self.sold,
            self.waived,
            self.last_year,
        )


KINDS: Final = {"players": Player}
"""The classes of the fields that hold things of their own."""


def points(player: Player) -> int:
    """The victory points of a player."""
    total = 0
    for number in player.points:  # compiled, this takes a third of the time of sum()
        total += number
    return total


def stones_in(state: State, country: int, stone: int) -> int:
    return state.stones[len(STONES) * country + stone]


def free_spaces(state: State, country: int) -> int:
    """The religion spaces of a country that no stone or cross covers."""
    first = len(STONES) * country
    stones = state.stones
    placed = stones[first] + stones[first + 1] + stones[first + 2]
    return state.box.capacity(len(state.players)) - placed


def house_on(state: State, country: int, site: int) -> int:
    """Whose trading house stands on a site, or -1."""
    for seat in range(len(state.players)):
        if state.players[seat].houses[country] == site:
            return seat
    return -1


def houses_built(player: Player) -> int:
    return len(COUNTRIES) - player.houses.count(NO_SITE)


def on_card(player: Player, die: int) -> bool:
    """Does this die lie on a character, the religion card or the Loch Leven card?"""
    return player.places[die] != FREE


def on_character(player: Player, die: int) -> bool:
    return player.places[die] >= 0


def disk_on(state: State, space: int) -> int:
    """Whose action disk stands on a space, or -1."""
    for seat in range(len(state.players)):
        if state.players[seat].disk == space:
            return seat
    return -1


def character_in(state: State, country: int) -> int:
    """The character that lies open on a country's deck, or NO_CARD."""
    card = state.open_cards[country]
    return NO_CARD if card == NO_CARD else character_of(country, card)


def symbols_of(state: State, character: Character) -> tuple[Symbol, ...]:
    """What a character does at this table."""
    return character.french if state.french else character.symbols


def is_used_up(state: State, country: int) -> bool:
    """Can no character be had or turned up in this country any more?"""
    return state.open_cards[country] == NO_CARD and not state.unseen[country] & CHARACTERS_OF_DECK


def tiles_held(player: Player) -> int:
    held = 0
    for number in player.tiles:
        held += number
    return held


def gone_cards(state: State) -> list[int]:
    """By country, bit set of the cards that have left the game."""
    gone = [(1 << DECK) - 1 & ~unseen for unseen in state.unseen]
    for country in range(len(COUNTRIES)):
        if state.open_cards[country] != NO_CARD:
            gone[country] &= ~(1 << state.open_cards[country])
    for player in state.players:
        for die in player.cards:
            character = state.box.characters[player.places[die]]
            gone[character.country] &= ~(1 << character.number - character_of(character.country, 0))
    return gone


def bits(found: int) -> list[int]:
    """The members of a bit set, from the lowest."""
    members = []
    number = 0
    while found:
        if found & 1:
            members.append(number)
        found >>= 1
        number += 1
    return members


def pieces(state: State) -> dict[str, int]:
    """How many there are of everything that must never be lost or made."""
    count = {f"tile {name}": tiles_counted(state, tile) for tile, name in enumerate(TILES)}
    for seat, player in enumerate(state.players):
        laid = sum(place >= 0 for place in player.places)
        count[f"dice {seat}"] = len(player.places)
        count[f"cards without a die {seat}"] = len(player.cards) - laid
        count[f"twice in a set {seat}"] = len(player.cards) - len(set(player.cards))
        count[f"religion die {seat}"] = player.places.count(ON_RELIGION)
        count[f"disk {seat}"] = int(NO_SPACE <= player.disk < TRACK)
        count[f"debts {seat}"] = min(0, points(player), *player.goods, player.protection)
    count["disks on one space"] = shared_disks(state)
    count["houses on one site"] = shared_sites(state)
    count["too many stones"] = sum(
        free_spaces(state, country) < 0 for country in range(len(COUNTRIES))
    )
    count["cards in two places"] = cards_twice(state)
    return count


def tiles_counted(state: State, tile: int) -> int:
    held = sum(player.tiles[tile] for player in state.players)
    return state.pile[tile] + state.discard[tile] + held + (state.in_use == tile)


def shared_disks(state: State) -> int:
    if not state.year:
        return 0
    return len(state.players) - len({player.disk for player in state.players})


def shared_sites(state: State) -> int:
    stand = [
        (country, player.houses[country])
        for player in state.players
        for country in range(len(COUNTRIES))
        if player.houses[country] != NO_SITE
    ]
    return len(stand) - len(set(stand))


def cards_twice(state: State) -> int:
    """How many characters are in two places at once."""
    held = [place for player in state.players for place in player.places if place >= 0]
    lying = [character_in(state, country) for country in range(len(COUNTRIES))]
    known = [*held, *(character for character in lying if character != NO_CARD)]
    unseen = [
        character_of(country, card)
        for country in range(len(COUNTRIES))
        for card in bits(state.unseen[country] & CHARACTERS_OF_DECK)
    ]
    return len(known) + len(unseen) - len({*known, *unseen})


def new_player(box: FireBox) -> Player:
    """Somebody who has been dealt nothing yet."""
    return Player(
        religion=0,
        points=[box.start_points] + [0] * (len(SOURCES) - 1),
        goods=[0] * len(GOODS),
        protection=0,
        tiles=[0] * len(TILES),
        places=[FREE] * COLOURED + [ON_RELIGION],
        faces=[0] * len(DICE),
        cards=[],
        houses=[NO_SITE] * len(COUNTRIES),
        disk=NO_SPACE,
    )
