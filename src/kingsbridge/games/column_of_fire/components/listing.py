"""Every row of the component set, for the page that tells how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kingsbridge.core.components import Component, Row, Tables
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTER_LINES,
    CHARACTERS,
    COUNTRIES,
    COUNTRY_LINES,
    DICE,
    DIE_LINES,
    EVENT_LINES,
    FACES,
    GOOD_LINES,
    GOODS,
    MOST_SEATS,
    RELIGION_LINES,
    RELIGIONS,
    STONE_LINES,
    STONES,
    TILE_LINES,
    TILES,
    TRACK,
)
from kingsbridge.games.column_of_fire.components.symbols import (
    ON_CHARACTERS,
    ON_TRACK,
    read_symbol,
)

PIECES = (*GOODS, *(f"stone-{stone}" for stone in STONES), "protection", "torch", "cross")


class Told(Protocol):
    """An event that says what happens."""

    line: Line


def list_components(tables: Tables, events: Sequence[Told]) -> tuple[Component, ...]:
    return (
        *list_pieces(tables),
        *list_prices(tables),
        *list_loch_leven(tables),
        *list_spaces(tables),
        *list_tiles(tables),
        *list_events(tables, events),
        *list_characters(tables),
    )


def list_pieces(tables: Tables) -> list[Component]:
    start = tables.row("start")
    found = [
        Component(
            "pieces", Line("part-" + row.word("name", PIECES)), row.number("count"), row.status
        )
        for row in tables.rows("piece", len(PIECES))
    ]
    houses = MOST_SEATS * start.number("houses")
    found.append(Component("pieces", Line("part-house"), houses, start.status))
    for row in tables.rows("die", len(DICE)):
        die = DICE.index(row.word("name", DICE))
        faces = " ".join(map(str, row.numbers("faces", FACES)))
        line = Line("part-die", die=DIE_LINES[die], faces=faces)
        found.append(Component("pieces", line, MOST_SEATS, row.status))
    return found


def list_prices(tables: Tables) -> list[Component]:
    return [Component("prices", price_line(row), 1, row.status) for row in tables.rows("price")]


def price_line(row: Row) -> Line:
    country = COUNTRY_LINES[COUNTRIES.index(row.word("country", COUNTRIES))]
    good = GOOD_LINES[GOODS.index(row.word("good", GOODS))]
    return Line("part-price", country=country, good=good, number=row.number("points"))


def list_loch_leven(tables: Tables) -> list[Component]:
    return [
        Component("loch-leven", loch_leven_line(row), 1, row.status)
        for row in tables.rows("loch_leven")
    ]


def loch_leven_line(row: Row) -> Line:
    religion = RELIGION_LINES[RELIGIONS.index(row.word("religion", RELIGIONS))]
    good = GOOD_LINES[GOODS.index(row.word("good", GOODS))]
    return Line("part-loch-leven", religion=religion, good=good, number=row.number("space"))


def list_spaces(tables: Tables) -> list[Component]:
    return [
        Component("track", space_line(number, row), 1, row.status)
        for number, row in enumerate(tables.rows("space", TRACK), 1)
    ]


def space_line(number: int, row: Row) -> Line:
    symbol = read_symbol(row.entries.get("action"), "space", ON_TRACK)
    die = DIE_LINES[DICE.index(row.word("die", DICE))]
    return Line("part-space", number=number, die=die, action=symbol.line)


def list_tiles(tables: Tables) -> list[Component]:
    return [
        Component("tiles", TILE_LINES[tile], row.number("count"), row.status)
        for tile, row in enumerate(tables.rows("tile", len(TILES)))
    ]


def list_events(tables: Tables, events: Sequence[Told]) -> list[Component]:
    return [
        Component(
            "events",
            Line("part-event", event=EVENT_LINES[event], happens=events[event].line),
            1,
            row.status,
        )
        for event, row in enumerate(tables.rows("event", len(EVENT_LINES)))
    ]


def list_characters(tables: Tables) -> list[Component]:
    return [
        Component("characters", character_line(number, row), 1, row.status)
        for number, row in enumerate(tables.rows("character", len(CHARACTERS)))
    ]


def character_line(number: int, row: Row) -> Line:
    found = row.entries.get("actions")
    codes = found if isinstance(found, list) else []
    symbols = [read_symbol(code, "character", ON_CHARACTERS) for code in codes]
    return Line(
        "part-character",
        character=CHARACTER_LINES[number],
        country=COUNTRY_LINES[COUNTRIES.index(row.word("country", COUNTRIES))],
        stone=STONE_LINES[STONES.index(row.word("stone", STONES))],
        action=either([symbol.line for symbol in symbols]),
    )


def either(lines: list[Line]) -> Line:
    """One of these at a time."""
    text = lines[0]
    for line in lines[1:]:
        text = Line("symbol-or", first=text, second=line)
    return text
