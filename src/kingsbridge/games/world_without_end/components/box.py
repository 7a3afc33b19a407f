"""The component set in use (rules 1 and 2), every number where the rules look for it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from kingsbridge.core.components import BadBox, Box, Row, Tables
from kingsbridge.games.world_without_end.components.bundles import (
    Bundle,
    read_bundle,
    read_bundles,
    read_parts,
)
from kingsbridge.games.world_without_end.components.effects import Effect, check_effects
from kingsbridge.games.world_without_end.components.listing import list_components
from kingsbridge.games.world_without_end.components.names import (
    CORNERS,
    DIE_FACES,
    EDGES,
    EVENTS,
    EVENTS_A_PERIOD,
    GOLD,
    GOODS,
    HIGHEST_TILE,
    LIMITED,
    MATERIALS,
    MOST_CUBES,
    MOST_SEATS,
    NO_PLACE,
    PLACES,
    PLAGUE_PERIOD,
    POINTS,
    PROJECTS,
    SIDES,
    SITES,
    SPACES,
    WOOL,
)

GIFT: Final = "gift"
HOLDER: Final = "holder"
FOR_EACH: Final = "each"
TOLL: Final = "toll"
FAVOUR_KINDS: Final = (GIFT, HOLDER, FOR_EACH, TOLL)
HOUSES_OWNED: Final = "house"
"""What the guild counts: houses on the board."""


class Favour:
    """A space of the favour track, and what it gives or takes."""

    def __init__(self, row: Row) -> None:
        self.kind = row.word("kind", FAVOUR_KINDS)
        self.gain: Bundle = read_bundle(row, "gain")
        self.pay: Bundle = read_bundle(row, "pay")
        counted = self.kind in (HOLDER, FOR_EACH)
        owned = row.word("own", (*GOODS, HOUSES_OWNED)) if counted else HOUSES_OWNED
        self.own: int = (*GOODS, HOUSES_OWNED).index(owned)


class Site:
    """A house site: the material it needs and what it yields."""

    def __init__(self, row: Row) -> None:
        self.material: int = MATERIALS.index(row.word("material", MATERIALS))
        self.yields: Bundle = read_bundle(row, "yields")
        if len(self.yields) != 1:
            raise BadBox("site: a site yields one kind of thing")
        self.kind: int = self.yields[0][0]


class Project:
    """A project: its spaces, and what each donor gets when it is finished."""

    def __init__(self, row: Row) -> None:
        self.spaces: tuple[int, int] = (row.number("stone"), row.number("wood"))
        self.donor: Bundle = read_bundle(row, "donor")
        if sum(self.spaces) == 0:
            raise BadBox("project: a project needs spaces")


class Place:
    """A place that the plague can come to: what healing there brings besides points."""

    def __init__(self, row: Row) -> None:
        self.house: bool = "house" in row.entries
        self.gain: Bundle = read_bundle(row, "gain")
        has_choice = "one_of" in row.entries
        self.one_of: tuple[Bundle, ...] = read_bundles(row, "one_of") if has_choice else ()
        if any(bundle[0][0] >= len(MATERIALS) for bundle in self.one_of):
            raise BadBox("place: the choice should be among stone and wood")


class Event:
    """An event card: what it says, its corners, its arrow, and the place that falls ill."""

    def __init__(self, number: int, row: Row) -> None:
        name = row.word("name", (EVENTS[number],))
        self.number = number
        self.period: int = number // EVENTS_A_PERIOD + 1
        lasts = row.entries.get("lasting", False)
        if not isinstance(lasts, bool):
            raise BadBox(f"event {name}: lasting should be true or false")
        self.lasting: bool = lasts
        parts = read_parts(row, "effects")
        self.effects: tuple[Effect, ...] = tuple(
            Effect(Row(f"event {name}", part.entries), lasting=self.lasting) for part in parts
        )
        check_effects(self.effects, f"event {name}", lasting=self.lasting)
        self.corners: tuple[int, ...] = tuple(
            CORNERS.index(word) for word in row.words("corners", SIDES, CORNERS)
        )
        self.arrow: int = EDGES.index(row.word("arrow", EDGES))
        plague = self.period >= PLAGUE_PERIOD
        self.place: int = row.number("plague", 1, PLACES) - 1 if plague else NO_PLACE


class TownBox(Box):
    """The component set in use."""

    def __init__(self, text: str) -> None:
        tables = Tables(text)
        super().__init__(tables.digest, list_components(tables))
        goods = in_order(tables.rows("good", len(LIMITED)), LIMITED)
        self.supply: tuple[int, ...] = tuple(row.number("count") for row in goods)
        start = tables.row("start")
        self.start_points: int = start.number("points")
        self.start_goods: Bundle = read_bundle(start, "goods")
        self.houses: int = start.number("houses", 1, SITES)
        self.seals: int = start.number("seals", 1, len(PROJECTS))
        self.council: tuple[int, ...] = tables.row("council").numbers(
            "numbers", SIDES, 0, SIDES - 1
        )
        self.favours: tuple[Favour, ...] = tuple(
            Favour(row) for row in in_order(tables.rows("favour", len(SPACES)), SPACES)
        )
        self.sites: tuple[Site, ...] = tuple(Site(row) for row in tables.rows("site", SITES))
        self.projects: tuple[Project, ...] = tuple(
            Project(row) for row in in_order(tables.rows("project", len(PROJECTS)), PROJECTS)
        )
        self.places: tuple[Place, ...] = tuple(Place(row) for row in tables.rows("place", PLACES))
        self.events: tuple[Event, ...] = tuple(
            Event(number, row) for number, row in enumerate(tables.rows("event", len(EVENTS)))
        )
        self.tiles: tuple[int, ...] = tables.row("tiles").numbers("counts", HIGHEST_TILE)
        self.tax: tuple[int, ...] = tables.row("tax").numbers("faces", DIE_FACES, 0, 9)
        self._read_cards(tables.row("cards"), tables.row("market"))
        self._read_contributions(tables.row("contributions"), tables.row("metal"))
        check(self)
        self.numbers: dict[str, int] = told_numbers(self)

    def _read_cards(self, cards: Row, market: Row) -> None:
        self.wool_price: int = market.number("wool", 1, 9)
        self.cloth_price: int = market.number("cloth", 1, 9)
        self.cloths: int = market.number("cloths", 1, 9)
        self.cubes: int = cards.number("cubes", 1, MOST_CUBES)
        self.cube_points: int = cards.number("cube_points", 0, 9)
        self.house_gold: int = cards.number("house_gold", 0, 9)
        self.harvest: int = cards.number("harvest", 1, 2)
        self.donation_gold: int = cards.number("donation_gold", 0, 9)
        self.weave: int = cards.number("weave", 1, 9)
        self.service: Bundle = read_bundle(cards, "service")
        self.patient_points: int = cards.number("patient_points", 0, 9)

    def _read_contributions(self, due: Row, metal: Row) -> None:
        self.piety_due: int = due.number("piety", 0, 9)
        self.piety_points: int = due.number("piety_points", 0, 9)
        self.grain_due: int = due.number("grain", 0, 9)
        self.grain_points: int = due.number("grain_points", 0, 9)
        self.gold_points: int = due.number("gold_points", 0, 9)
        self.last_period: int = due.number("last_period", 1, 9)
        self.metal_single: int = metal.number("single", 0, 9)
        self.metal_tied: int = metal.number("tied", 0, 9)


def check(box: TownBox) -> None:
    """A set can be corrected, not remade: what the rules count on must hold."""
    if len(set(box.council)) != SIDES:
        raise BadBox("council: there should be four different numbers")
    if sum(box.tiles) != PLACES:
        raise BadBox(f"tiles: there should be {PLACES} of them")
    for kind, number in box.start_goods:
        if kind == POINTS or (kind < len(LIMITED) and number * MOST_SEATS > box.supply[kind]):
            raise BadBox("start: there are not enough goods for four players")
    kinds = {site.kind for site in box.sites}
    if len(kinds) < box.houses:
        raise BadBox("site: a player's houses need sites of different yields")
    for period in range(PLAGUE_PERIOD, len(EVENTS) // EVENTS_A_PERIOD + 1):
        places = {event.place for event in box.events if event.period == period}
        if len(places) != PLACES:
            raise BadBox("event: each place falls ill on one card of a period")


def in_order(rows: list[Row], names: tuple[str, ...]) -> list[Row]:
    """Rows that must bear these names, one after the other."""
    for row, name in zip(rows, names, strict=True):
        row.word("name", (name,))
    return rows


def told_numbers(box: TownBox) -> dict[str, int]:
    """The numbers that the rules text and the explanations speak of, by their names."""
    found = {
        "start_points": box.start_points,
        "start_wool": amount(box.start_goods, WOOL),
        "start_gold": amount(box.start_goods, GOLD),
        "houses": box.houses,
        "seals": box.seals,
        "wool_price": box.wool_price,
        "cloth_price": box.cloth_price,
        "cloths": box.cloths,
        "cubes": box.cubes,
        "cube_points": box.cube_points,
        "house_gold": box.house_gold,
        "harvest": box.harvest,
        "donation_gold": box.donation_gold,
        "weave": box.weave,
        "service_gold": amount(box.service, GOLD),
        "service_points": amount(box.service, POINTS),
        "patient_points": box.patient_points,
        "piety_due": box.piety_due,
        "piety_points": box.piety_points,
        "grain_due": box.grain_due,
        "grain_points": box.grain_points,
        "gold_points": box.gold_points,
        "last_period": box.last_period,
        "metal_single": box.metal_single,
        "metal_tied": box.metal_tied,
        "lowest_tax": min(box.tax),
        "highest_tax": max(box.tax),
    }
    found |= {f"{name}_count": box.supply[good] for good, name in enumerate(LIMITED)}
    for name, project in zip(PROJECTS, box.projects, strict=True):
        found |= {f"{name}_stone": project.spaces[0], f"{name}_wood": project.spaces[1]}
    for name, favour in zip(SPACES, box.favours, strict=True):
        given = [number for _, number in (*favour.gain, *favour.pay)]
        found[name.replace(" ", "_") + "_favour"] = given[0] if given else 0
    return found


def amount(bundle: Bundle, kind: int) -> int:
    """How many of a kind there are in a bundle."""
    return sum(number for found, number in bundle if found == kind)


def make_box(text: str | None = None) -> TownBox:
    """The component set of this file's text; the standard one without."""
    return standard_box() if text is None else TownBox(text)


@cache
def standard_box() -> TownBox:
    text = (
        files("kingsbridge.games.world_without_end")
        .joinpath("components.toml")
        .read_text(encoding="utf-8")
    )
    return TownBox(text)
