"""What each player has: dice, cards, goods, tiles, and what they would count at the end."""

from __future__ import annotations

from typing import TypedDict

from kingsbridge.core.shapes import TextLine
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import OPEN, plain
from kingsbridge.games.column_of_fire.components.box import Character
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    CHARACTERS,
    COLOURED,
    COLOURS,
    COUNTRIES,
    DICE,
    GOODS,
    RELIGIONS,
    STONES,
    TILES,
)
from kingsbridge.games.column_of_fire.components.symbols import Symbol
from kingsbridge.games.column_of_fire.state import (
    FREE,
    IN_LOCH_LEVEN,
    ON_RELIGION,
    Player,
    State,
    houses_built,
    points,
    symbols_of,
    tiles_held,
)
from kingsbridge.games.column_of_fire.steps.end import (
    goods_points,
    house_points,
    protection_points,
    tile_points,
)
from kingsbridge.games.column_of_fire.steps.points import is_alone

ON_CARDS = {FREE: "free", IN_LOCH_LEVEN: "loch-leven", ON_RELIGION: "religion"}
"""Where a die is that lies on no character."""


class SymbolView(TypedDict):
    """What may be done: its code as in the component file, and in words."""

    code: str
    line: TextLine


class DieView(TypedDict):
    """A die: what it shows (0 if it was not rolled), and where it is."""

    name: str
    face: int
    place: str


class CardView(TypedDict):
    """A character; the die on it, or none, and how often it can still be used in later years."""

    name: str
    country: str
    stone: str
    symbols: list[SymbolView]
    die: str
    face: int
    uses: int


class EndView(TypedDict):
    """What the final scoring would add as things stand; ``tiles`` if the reader knows them."""

    houses: int
    protection: int
    goods: int
    tiles: int | None


class PlayerView(TypedDict):
    """What one player has; what the reader may not see is ``None``."""

    colour: str
    points: int
    religion: str
    alone: bool
    religion_die: int
    protection: int
    goods: dict[str, int]
    tile_count: int
    tiles: list[str] | None
    houses: dict[str, int]
    houses_left: int
    disk: int
    dice: list[DieView]
    cards: list[CardView]
    end: EndView


def player_view(state: State, owner: int, seat: int) -> PlayerView:
    player = state.players[owner]
    sees = seat in (owner, OPEN)
    return {
        "colour": COLOURS[owner],
        "points": points(player),
        "religion": RELIGIONS[player.religion],
        "alone": is_alone(state, owner),
        "religion_die": player.faces[BLACK],
        "protection": player.protection,
        "goods": {name: player.goods[good] for good, name in enumerate(GOODS)},
        "tile_count": tiles_held(player),
        "tiles": tile_names(player) if sees else None,
        "houses": {name: player.houses[country] for country, name in enumerate(COUNTRIES)},
        "houses_left": state.box.houses - houses_built(player),
        "disk": player.disk + 1,
        "dice": [die_view(player, die) for die in range(COLOURED)],
        "cards": [set_card_view(state, player, die) for die in player.cards],
        "end": end_view(state, player, sees=sees),
    }


def end_view(state: State, player: Player, *, sees: bool) -> EndView:
    """What is still to be scored: nothing more once the final scoring is done."""
    if state.seat == NOBODY:
        return {"houses": 0, "protection": 0, "goods": 0, "tiles": 0 if sees else None}
    return {
        "houses": house_points(state, player),
        "protection": protection_points(state, player),
        "goods": goods_points(state, player),
        "tiles": tile_points(state, player) if sees else None,
    }


def tile_names(player: Player) -> list[str]:
    return [name for tile, name in enumerate(TILES) for _ in range(player.tiles[tile])]


def die_view(player: Player, die: int) -> DieView:
    place = player.places[die]
    return {
        "name": DICE[die],
        "face": player.faces[die],
        "place": ON_CARDS.get(place, "character"),
    }


def set_card_view(state: State, player: Player, die: int) -> CardView:
    """A character in somebody's set."""
    card = card_view(state, state.box.characters[player.places[die]])
    card["die"] = DICE[die]
    card["face"] = player.faces[die]
    card["uses"] = player.faces[die] - 1
    return card


def card_view(state: State, character: Character) -> CardView:
    """A character without a die."""
    return {
        "name": CHARACTERS[character.number],
        "country": COUNTRIES[character.country],
        "stone": STONES[character.stone],
        "symbols": [symbol_view(symbol) for symbol in symbols_of(state, character)],
        "die": "",
        "face": 0,
        "uses": 0,
    }


def symbol_view(symbol: Symbol) -> SymbolView:
    return {"code": symbol.code, "line": plain(symbol.line)}
