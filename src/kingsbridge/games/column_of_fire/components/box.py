"""The component set in use (rules 1 and 2), every number where the rules look for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from kingsbridge.core.components import BadBox, Box, Row, Tables
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.listing import list_components
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    CHARACTERS,
    CHARACTERS_A_DECK,
    COLOURED,
    COUNTRIES,
    COUNTRY_LINES,
    DICE,
    EVENTS,
    EVENTS_A_DECK,
    FACES,
    GOODS,
    LOCH_LEVEN_CARDS,
    PURPLE,
    RELIGION_LINES,
    RELIGIONS,
    SEATS_WITH_CROSSES,
    STONES,
    TILES,
    TRACK,
)
from kingsbridge.games.column_of_fire.components.symbols import (
    ON_CHARACTERS,
    ON_TILES,
    ON_TRACK,
    SHIP,
    Symbol,
    read_symbol,
)

LOCH_LEVEN: Final = "loch-leven"
LOSE_POINTS: Final = "lose-vp"
LOSE_GOOD: Final = "lose-good"
REWARD: Final = "protection-for-vp"
EVENT_EFFECTS: Final = (LOCH_LEVEN, LOSE_POINTS, LOSE_GOOD, REWARD)

ALL: Final = "all"
HOUSE: Final = "house"
RELIGION: Final = "religion"
CONCERNED: Final = (
    ALL,
    *(f"{HOUSE}:{country}" for country in COUNTRIES),
    *(f"{RELIGION}:{religion}" for religion in RELIGIONS),
)
NOT_SOLD: Final = 0
"""The price of a good in a country that does not buy it."""


class Character:
    """A character card: the stone it brings, and its symbols, of which one is used at a time."""

    def __init__(self, number: int, row: Row) -> None:
        row.word("name", (CHARACTERS[number],))
        row.word("country", (COUNTRIES[number // CHARACTERS_A_DECK],))
        self.number = number
        self.country: int = number // CHARACTERS_A_DECK
        self.stone: int = STONES.index(row.word("stone", STONES))
        self.symbols: tuple[Symbol, ...] = read_symbols(row, "actions")
        has_french = "french" in row.entries
        self.french: tuple[Symbol, ...] = (
            read_symbols(row, "french") if has_french else self.symbols
        )


class Event:
    """An event card: whom it concerns, and what happens."""

    def __init__(self, number: int, row: Row) -> None:
        row.word("name", (EVENTS[number],))
        row.word("country", (COUNTRIES[number // EVENTS_A_DECK],))
        self.number = number
        who, _, about = row.word("who", CONCERNED).partition(":")
        self.who = who
        self.country: int = COUNTRIES.index(about) if who == HOUSE else -1
        self.religion: int = RELIGIONS.index(about) if who == RELIGION else -1
        self.effect = row.word("effect", EVENT_EFFECTS)
        most = FACES if self.effect == LOCH_LEVEN else 9 if self.effect == LOSE_POINTS else 1
        self.amount: int = row.number("amount", 1, most)
        self.harmful: bool = self.effect != REWARD
        self.line: Line = event_line(self)


class Space:
    """A space of the action track: the die that leads there, and its symbol."""

    def __init__(self, row: Row) -> None:
        self.die: int = DICE.index(row.word("die", DICE[:COLOURED]))
        self.symbol: Symbol = read_symbol(row.entries.get("action"), "space", ON_TRACK)
        if (self.die == PURPLE) != (self.symbol.kind == SHIP):
            raise BadBox("space: a ship stands on a purple space, and only there")


class Tile:
    """A kind of advantage tile: a symbol, or points at the end."""

    def __init__(self, number: int, row: Row) -> None:
        row.word("name", (TILES[number],))
        self.number = number
        self.count: int = row.number("count", 0, 28)
        has_points = "points" in row.entries
        self.points: int = row.number("points", 1, 9) if has_points else 0
        action = row.entries.get("action")
        self.symbol: Symbol | None = None if has_points else read_symbol(action, "tile", ON_TILES)


class LochLeven:
    """A Loch Leven card: how its player starts."""

    def __init__(self, row: Row) -> None:
        self.religion: int = RELIGIONS.index(row.word("religion", RELIGIONS))
        self.good: int = GOODS.index(row.word("good", GOODS))
        self.space: int = row.number("space", 1, TRACK) - 1
        self.protection: int = row.number("protection", 0, 9)


class FireBox(Box):
    """The component set in use."""

    def __init__(self, text: str) -> None:
        tables = Tables(text)
        self._read_cards(tables)
        super().__init__(tables.digest, list_components(tables, self.events))
        self._read_numbers(tables)
        rows = in_order(tables.rows("die", len(DICE)), DICE)
        dice = [row.numbers("faces", FACES, 1, FACES) for row in rows]
        if any(sorted(dice[die]) != list(range(1, FACES + 1)) for die in range(COLOURED)):
            raise BadBox("die: the coloured dice show 1 to 6")
        self.religion_die: tuple[int, ...] = tuple(sorted(dice[BLACK]))
        self.religion_faces: tuple[int, ...] = tuple(sorted(set(self.religion_die)))
        self.religion_weights: tuple[int, ...] = tuple(
            [self.religion_die.count(face) for face in self.religion_faces]
        )
        self.prices: tuple[int, ...] = read_prices(tables.rows("price"))
        check(self)
        self.numbers: dict[str, int] = told_numbers(self)

    def _read_cards(self, tables: Tables) -> None:
        self.characters: tuple[Character, ...] = tuple(
            Character(number, row)
            for number, row in enumerate(tables.rows("character", len(CHARACTERS)))
        )
        self.events: tuple[Event, ...] = tuple(
            Event(number, row) for number, row in enumerate(tables.rows("event", len(EVENTS)))
        )
        self.spaces: tuple[Space, ...] = tuple(Space(row) for row in tables.rows("space", TRACK))
        self.ahead: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(spaces_ahead(self.spaces, space, die) for die in range(len(DICE)))
            for space in range(TRACK)
        )
        self.tiles: tuple[Tile, ...] = tuple(
            Tile(number, row) for number, row in enumerate(tables.rows("tile", len(TILES)))
        )
        self.loch_leven: tuple[LochLeven, ...] = tuple(
            LochLeven(row) for row in tables.rows("loch_leven", LOCH_LEVEN_CARDS)
        )

    def _read_numbers(self, tables: Tables) -> None:
        start, points, end = tables.row("start"), tables.row("points"), tables.row("end")
        religion = tables.row("religion")
        self.start_points: int = start.number("points", 0, 9)
        self.houses: int = start.number("houses", 1, len(COUNTRIES))
        self.renounce_cost: int = points.number("renounce", 0, 9)
        self.skip_cost: int = points.number("skip", 0, 9)
        self.most_skips: int = points.number("most_skips", 0, TRACK)
        self.free_die_cost: int = points.number("free_die", 1, 9)
        self.minority_points: int = points.number("minority", 0, 9)
        self.last_points: int = end.number("points", 10, 99)
        self.last_year: int = end.number("years", 1, 99)
        self.house_points: int = end.number("house", 0, 9)
        self.protection_points: int = end.number("protection", 0, 9)
        self.goods_a_point: int = end.number("goods", 1, 9)
        self.religion_spaces: int = religion.number("spaces", 2, 9)
        self.crosses: int = religion.number("crosses", 0, self.religion_spaces - 1)

    def capacity(self, seats: int) -> int:
        """How many stones a country holds with so many players."""
        crosses = self.crosses if seats == SEATS_WITH_CROSSES else 0
        return self.religion_spaces - crosses

    def price(self, country: int, good: int) -> int:
        """What a country pays for a good; ``NOT_SOLD`` if it does not buy it."""
        return self.prices[len(GOODS) * country + good]


def spaces_ahead(spaces: Sequence[Space], space: int, die: int) -> tuple[int, ...]:
    """The other spaces of a die's colour, clockwise from a space."""
    others = [(space + further) % TRACK for further in range(1, TRACK)]
    return tuple(other for other in others if spaces[other].die == die)


def check(box: FireBox) -> None:
    """A set can be corrected, not remade: what the rules count on must hold."""
    for country in range(len(COUNTRIES)):
        if sum(box.price(country, good) != NOT_SOLD for good in range(len(GOODS))) != 2:
            raise BadBox("price: each country buys two goods")
    ships = [space.symbol.argument for space in box.spaces if space.symbol.kind == SHIP]
    if sorted(ships) != list(range(len(COUNTRIES))):
        raise BadBox("space: each country has one ship")
    if len({card.space for card in box.loch_leven}) != LOCH_LEVEN_CARDS:
        raise BadBox("loch_leven: everybody starts on a space of his own")
    if {card.religion for card in box.loch_leven} != set(range(len(RELIGIONS))):
        raise BadBox("loch_leven: there should be cards of both religions")


def read_symbols(row: Row, entry: str) -> tuple[Symbol, ...]:
    found = row.entries.get(entry)
    if not isinstance(found, list) or not 1 <= len(found) <= 2:
        raise BadBox(f"character: {entry} should be one or two actions, not {found!r}")
    return tuple(read_symbol(code, "character", ON_CHARACTERS) for code in found)


def read_prices(rows: list[Row]) -> tuple[int, ...]:
    """The price of each good in each country, ``NOT_SOLD`` where it is not bought."""
    prices = [NOT_SOLD] * (len(COUNTRIES) * len(GOODS))
    for row in rows:
        country = COUNTRIES.index(row.word("country", COUNTRIES))
        good = GOODS.index(row.word("good", GOODS))
        prices[len(GOODS) * country + good] = row.number("points", 1, 9)
    return tuple(prices)


def in_order(rows: list[Row], names: tuple[str, ...]) -> list[Row]:
    """Rows that must bear these names, one after the other."""
    for row, name in zip(rows, names, strict=True):
        row.word("name", (name,))
    return rows


def event_line(event: Event) -> Line:
    """What an event says: whom it concerns, and what happens."""
    if event.effect == REWARD:
        return Line("happens-protection-for-vp")
    if event.who == HOUSE:
        who = Line("who-house", country=COUNTRY_LINES[event.country])
    elif event.who == RELIGION:
        who = Line("who-religion", religion=RELIGION_LINES[event.religion])
    else:
        who = Line("who-all")
    return Line("happens-" + event.effect, who=who, number=event.amount)


def told_numbers(box: FireBox) -> dict[str, int]:
    """The numbers that the rules text and the explanations speak of, by their names."""
    return {
        "start_points": box.start_points,
        "houses": box.houses,
        "renounce_cost": box.renounce_cost,
        "skip_cost": box.skip_cost,
        "most_skips": box.most_skips,
        "free_die_cost": box.free_die_cost,
        "minority_points": box.minority_points,
        "last_points": box.last_points,
        "last_year": box.last_year,
        "house_points": box.house_points,
        "protection_points": box.protection_points,
        "goods_a_point": box.goods_a_point,
        "religion_spaces": box.religion_spaces,
        "spaces_with_cross": box.religion_spaces - box.crosses,
        "tiles": sum(tile.count for tile in box.tiles),
        "point_tiles": sum(tile.count for tile in box.tiles if tile.points),
        "highest_religion": max(box.religion_die),
    }


def make_box(text: str | None = None) -> FireBox:
    """The component set of this file's text; the standard one without."""
    return standard_box() if text is None else FireBox(text)


@cache
def standard_box() -> FireBox:
    text = (
        files("kingsbridge.games.column_of_fire")
        .joinpath("components.toml")
        .read_text(encoding="utf-8")
    )
    return FireBox(text)
