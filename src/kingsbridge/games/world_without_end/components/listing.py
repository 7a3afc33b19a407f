"""Every row of the component set, for the page that tells how sure it is."""

from __future__ import annotations

from kingsbridge.core.components import Component, Row, Tables
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.bundles import (
    bundle_line,
    read_bundle,
    read_parts,
)
from kingsbridge.games.world_without_end.components.effects import Effect, effect_line
from kingsbridge.games.world_without_end.components.names import (
    CARD_LINES,
    DIE_FACES,
    EVENT_LINES,
    GAIN_LINES,
    HIGHEST_TILE,
    LIMITED,
    MATERIALS,
    MOST_SEATS,
    PROJECT_LINES,
    SPACE_LINES,
)


def list_components(tables: Tables) -> tuple[Component, ...]:
    return (
        *list_goods(tables),
        *list_pieces(tables),
        *list_cards(tables),
        *list_favours(tables),
        *list_sites(tables),
        *list_projects(tables),
        *list_plague(tables),
        *list_events(tables),
    )


def list_goods(tables: Tables) -> list[Component]:
    found = [
        Component("goods", GAIN_LINES[good], row.number("count"), row.status)
        for good, row in enumerate(tables.rows("good", len(LIMITED)))
    ]
    return [*found, Component("goods", Line("part-metal"), 1, tables.row("metal").status)]


def list_pieces(tables: Tables) -> list[Component]:
    start = tables.row("start")
    numbers = tables.row("tax").numbers("faces", DIE_FACES)
    faces = Line("part-tax-die", faces=" ".join(map(str, numbers)))
    return [
        Component("pieces", Line("part-house"), MOST_SEATS * start.number("houses"), start.status),
        Component("pieces", Line("part-seal"), MOST_SEATS * start.number("seals"), start.status),
        Component("pieces", faces, 1, tables.row("tax").status),
    ]


def list_cards(tables: Tables) -> list[Component]:
    status = tables.row("cards").status
    return [Component("cards", line, MOST_SEATS, status) for line in CARD_LINES]


def list_favours(tables: Tables) -> list[Component]:
    return [
        Component("favours", SPACE_LINES[space], 1, row.status)
        for space, row in enumerate(tables.rows("favour", len(SPACE_LINES)))
    ]


def list_sites(tables: Tables) -> list[Component]:
    return [
        Component("sites", site_line(number, row), 1, row.status)
        for number, row in enumerate(tables.rows("site"), 1)
    ]


def site_line(number: int, row: Row) -> Line:
    material = MATERIALS.index(row.word("material", MATERIALS))
    gain = bundle_line(read_bundle(row, "yields"))
    return Line("part-site", number=number, material=GAIN_LINES[material], gain=gain)


def list_projects(tables: Tables) -> list[Component]:
    return [
        Component("projects", project_line(project, row), 1, row.status)
        for project, row in enumerate(tables.rows("project", len(PROJECT_LINES)))
    ]


def project_line(project: int, row: Row) -> Line:
    gain = bundle_line(read_bundle(row, "donor"))
    stone, wood = row.number("stone"), row.number("wood")
    return Line("part-project", project=PROJECT_LINES[project], stone=stone, wood=wood, gain=gain)


def list_plague(tables: Tables) -> list[Component]:
    tiles = tables.row("tiles")
    counts = tiles.numbers("counts", HIGHEST_TILE)
    found = [
        Component("plague", Line("part-tile", number=value), count, tiles.status)
        for value, count in enumerate(counts, 1)
    ]
    return found + [
        Component("plague", place_line(number, row), 1, row.status)
        for number, row in enumerate(tables.rows("place"), 1)
    ]


def place_line(number: int, row: Row) -> Line:
    if "house" in row.entries:
        return Line("part-place", number=number, gain=Line("place-house"))
    if "one_of" in row.entries:
        return Line("part-place", number=number, gain=Line("place-material"))
    return Line("part-place", number=number, gain=bundle_line(read_bundle(row, "gain")))


def list_events(tables: Tables) -> list[Component]:
    return [
        Component("events", event_line(event, row), 1, row.status)
        for event, row in enumerate(tables.rows("event", len(EVENT_LINES)))
    ]


def event_line(event: int, row: Row) -> Line:
    lasting = row.entries.get("lasting", False) is True
    effects = [Effect(part, lasting=lasting) for part in read_parts(row, "effects")]
    text = effect_line(effects[0])
    for effect in effects[1:]:
        text = Line("effect-then", first=text, second=effect_line(effect))
    return Line("part-event", event=EVENT_LINES[event], effects=text)
