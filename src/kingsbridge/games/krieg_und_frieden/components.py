"""What is in the box (rules 1 and 2): resources, problems, pieces, and the set that is played with.

The numbers stand in ``components.toml``; here is only what the rules call things.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from kingsbridge.core.components import BadBox, Box, Component, Row, Tables
from kingsbridge.core.story import Line

CHARGES: Final = ("lion", "lily", "tower", "rose")
"""What each baron bears on his shield, by seat; so the notation names him."""
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = len(CHARGES)

SHIELD: Final = 0
CUP: Final = 1
HAMMER: Final = 2
GRAIN: Final = 3
RESOURCES: Final = ("shield", "cup", "hammer", "grain")
RESOURCE_LINES: Final = tuple(Line("resource-" + name) for name in RESOURCES)

PROBLEMS: Final = ("war", "taxes", "revolt", "famine")
SCROLL: Final = 0
CATHEDRAL: Final = 1
REWARDS: Final = ("scroll", "cathedral")

CARDS: Final = tuple(f"{problem} {reward}" for problem in PROBLEMS for reward in REWARDS)
"""The kinds of problem cards that come into hands, by problem and reward."""
CROSS: Final = len(CARDS)
"""The card with the stone cross: the first year's problem, after the kinds above."""
CARD_NAMES: Final = (*CARDS, "cross")
CARD_LINES: Final = tuple(Line("card-" + name.replace(" ", "-")) for name in CARD_NAMES)
NO_CARD: Final = -1

PIECES: Final = ("nave", "first aisle", "second aisle", "choir", "facade", "vault")
PIECE_LINES: Final = tuple(Line("piece-" + name.replace(" ", "-")) for name in PIECES)

USUAL: Final = "usual"
EVEN: Final = "even"
DECKS: Final = (USUAL, EVEN)

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "autumn")
MOST_YEARS: Final = 16
"""A problem card leaves the game every year, and there are no more of them."""


class RealmBox(Box):
    """The component set in use, every number where the rules look for it."""

    def __init__(self, text: str) -> None:
        tables = Tables(text)
        super().__init__(tables.digest, list_components(tables))
        resources = read_resources(tables)
        self.resources: tuple[int, ...] = tuple(row.number("cards") for row in resources)
        self.privileges: tuple[int, ...] = tuple(row.number("privileges") for row in resources)
        self.values: tuple[tuple[int, ...], ...] = read_values(tables)
        self.help_card: dict[str, dict[str, int]] = {
            problem: dict(zip(RESOURCES, row, strict=True))
            for problem, row in zip(PROBLEMS, self.values, strict=True)
        }
        cross = tables.row("cross")
        kinds = [tuple(name.split()) for name in CARDS]
        kinds.append((cross.word("problem", PROBLEMS), cross.word("reward", REWARDS)))
        self.problem_of: tuple[int, ...] = tuple(PROBLEMS.index(kind[0]) for kind in kinds)
        self.reward_of: tuple[int, ...] = tuple(REWARDS.index(kind[1]) for kind in kinds)
        problems = read_problems(tables)
        self.usual_deck: tuple[int, ...] = tuple(row.number("usual") for row in problems)
        self.even_deck: tuple[int, ...] = tuple(row.number("even") for row in problems)
        self.strategic_cards: tuple[int, ...] = tuple(row.number("strategic") for row in problems)
        pieces = read_pieces(tables)
        self.piece_points: tuple[int, ...] = tuple(row.number("points") for row in pieces)
        self.dagger_pieces: tuple[int, ...] = tuple(row.number("dagger") for row in pieces)
        points = tables.row("points")
        self.scroll_points: int = points.number("scroll")
        self.dagger_scroll: int = points.number("dagger")
        self.workshop_points: int = points.number("workshop")
        barony = tables.row("barony")
        self.houses: int = barony.number("houses", 1)
        self.start_farms: int = barony.number("farms", 0, self.houses)
        self.farm_sites: int = barony.number("farm_sites", self.start_farms)
        self.workshop_sites: int = barony.number("workshop_sites")
        hand = tables.row("hand")
        self.start_hand: int = hand.number("start", 1, sum(self.resources) // MOST_SEATS)
        self.hand_limit: int = hand.number("limit", 1, sum(self.resources))
        self.poor: int = hand.number("poor", 0, self.hand_limit)
        income = tables.row("income")
        self.basic_income: int = income.number("basic", 0, self.hand_limit)
        self.farms_a_card: int = income.number("farms", 1)
        self.loot: int = income.number("loot", 0, self.hand_limit)
        for deck in (self.usual_deck, self.even_deck):
            self._check(deck)
        self.numbers: dict[str, int] = told_numbers(self)

    def _check(self, deck: tuple[int, ...]) -> None:
        """A set can be corrected, not remade: what the rules count on must hold."""
        for count, strategic, name in zip(deck, self.strategic_cards, CARDS, strict=True):
            if strategic > count:
                raise BadBox(f"problem: the strategic variant has not so many {name} to take out")
        if sum(deck) + 1 != MOST_YEARS:
            raise BadBox(f"problem: there should be {MOST_YEARS} cards, the cross card included")
        left = sum(deck) - sum(self.strategic_cards)
        if left % FEWEST_SEATS or left % MOST_SEATS:
            raise BadBox("problem: the strategic variant's cards cannot be dealt out evenly")
        if self._cathedrals(deck) < len(PIECES):
            raise BadBox("problem: the cathedral needs six cards of its own")

    def _cathedrals(self, deck: tuple[int, ...]) -> int:
        """The cards that surely build a piece, whatever variant is played."""
        found = int(self.reward_of[CROSS] == CATHEDRAL)
        for kind, count in enumerate(deck):
            if self.reward_of[kind] == CATHEDRAL:
                found += count - self.strategic_cards[kind]
        return found


def told_numbers(box: RealmBox) -> dict[str, int]:
    """The numbers that the rules text and the explanations of cards speak of, by their names."""
    found = {
        "cards": sum(box.resources),
        "privileges": sum(box.privileges),
        "scroll_points": box.scroll_points,
        "dagger_scroll": box.dagger_scroll,
        "cross_cathedral": int(box.reward_of[CROSS] == CATHEDRAL),
        "workshop": box.workshop_points,
        "houses": box.houses,
        "start_farms": box.start_farms,
        "start_reserve": box.houses - box.start_farms,
        "farm_sites": box.farm_sites,
        "workshop_sites": box.workshop_sites,
        "start_hand": box.start_hand,
        "hand_limit": box.hand_limit,
        "poor": box.poor,
        "basic": box.basic_income,
        "farms_a_card": box.farms_a_card,
        "loot": box.loot,
    }
    for problem, row in box.help_card.items():
        found |= {f"{problem}_{resource}": value for resource, value in row.items()}
    found |= told_by_name(RESOURCES, box.resources, after="_cards")
    found |= told_by_name(RESOURCES, box.privileges, after="_privileges")
    found |= told_by_name(PIECES, box.piece_points)
    found |= told_by_name(PIECES, box.dagger_pieces, "dagger_")
    found |= told_by_name(CARDS, with_cross(box, box.usual_deck), "usual_")
    found |= told_by_name(CARDS, with_cross(box, box.even_deck), "even_")
    return found | told_by_name(CARDS, box.strategic_cards, "strategic_")


def told_by_name(
    names: tuple[str, ...], counts: tuple[int, ...], before: str = "", after: str = ""
) -> dict[str, int]:
    keys = [before + name.replace(" ", "_") + after for name in names]
    return dict(zip(keys, counts, strict=True))


def with_cross(box: RealmBox, deck: tuple[int, ...]) -> tuple[int, ...]:
    """A deck with the cross card counted among its kind."""
    cross = len(REWARDS) * box.problem_of[CROSS] + box.reward_of[CROSS]
    return tuple(count + (kind == cross) for kind, count in enumerate(deck))


def make_box(text: str | None = None) -> RealmBox:
    """The component set of this file's text; the standard one without."""
    return standard_box() if text is None else RealmBox(text)


@cache
def standard_box() -> RealmBox:
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return RealmBox(text)


def read_resources(tables: Tables) -> list[Row]:
    """The four resources, in their order."""
    return in_order(tables.rows("resource", len(RESOURCES)), "name", RESOURCES)


def read_values(tables: Tables) -> tuple[tuple[int, ...], ...]:
    """The help card: by problem, what each resource counts."""
    rows = in_order(tables.rows("value", len(PROBLEMS)), "problem", PROBLEMS)
    return tuple(tuple(row.number(name, 1, 9) for name in RESOURCES) for row in rows)


def read_problems(tables: Tables) -> list[Row]:
    """The kinds of problem cards, in their order."""
    return in_order(tables.rows("problem", len(CARDS)), "name", CARDS)


def read_pieces(tables: Tables) -> list[Row]:
    """The pieces of the cathedral, in the order of building."""
    return in_order(tables.rows("piece", len(PIECES)), "name", PIECES)


def in_order(rows: list[Row], entry: str, names: tuple[str, ...]) -> list[Row]:
    """Rows that must bear these names, one after the other."""
    for row, name in zip(rows, names, strict=True):
        row.word(entry, (name,))
    return rows


def list_components(tables: Tables) -> tuple[Component, ...]:
    """Every row of the set, for the page that tells how sure it is."""
    return (
        *list_resources(tables),
        *list_problems(tables),
        *list_values(tables),
        *list_privileges(tables),
        *list_pieces(tables),
        *list_houses(tables),
        *list_seals(tables),
    )


def list_resources(tables: Tables) -> list[Component]:
    return [
        Component("cards", RESOURCE_LINES[resource], row.number("cards"), row.status)
        for resource, row in enumerate(read_resources(tables))
    ]


def list_problems(tables: Tables) -> list[Component]:
    """The usual deck; a kind that only the even deck has is listed with none."""
    found = [
        Component("cards", CARD_LINES[kind], row.number("usual"), row.status)
        for kind, row in enumerate(read_problems(tables))
    ]
    return [*found, Component("cards", CARD_LINES[CROSS], 1, tables.row("cross").status)]


def list_values(tables: Tables) -> list[Component]:
    found = []
    for row in in_order(tables.rows("value", len(PROBLEMS)), "problem", PROBLEMS):
        line = Line(
            "part-value",
            problem=Line("problem-" + row.word("problem", PROBLEMS)),
            shield=row.number("shield"),
            cup=row.number("cup"),
            hammer=row.number("hammer"),
            grain=row.number("grain"),
        )
        found.append(Component("values", line, 1, row.status))
    return found


def list_privileges(tables: Tables) -> list[Component]:
    return [
        Component(
            "privileges",
            Line("part-privilege", resource=RESOURCE_LINES[resource]),
            row.number("privileges"),
            row.status,
        )
        for resource, row in enumerate(read_resources(tables))
    ]


def list_pieces(tables: Tables) -> list[Component]:
    return [
        Component(
            "pieces",
            Line("part-piece", piece=PIECE_LINES[piece], points=row.number("points")),
            1,
            row.status,
        )
        for piece, row in enumerate(read_pieces(tables))
    ]


def list_houses(tables: Tables) -> list[Component]:
    houses = tables.row("barony").number("houses", 1)
    status = tables.row("barony").status
    return [Component("houses", Line("part-house"), MOST_SEATS * houses, status)]


def list_seals(tables: Tables) -> list[Component]:
    """What victory points are paid in; they never run out, so the rules do not count them."""
    return [
        Component(
            "seals",
            Line("part-seal", points=row.number("points", 1)),
            row.number("count"),
            row.status,
        )
        for row in tables.rows("seal")
    ]
