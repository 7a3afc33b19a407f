"""What is in the box (rules 1.2 and 2): the catalogue of cards, and the set that is played with.

The numbers stand in ``components.toml``; here is only what the rules call things.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from kingsbridge.core.components import BadBox, Box, Component, Row, Tables
from kingsbridge.core.story import Line

PHILIP: Final = 0
WALERAN: Final = 1
NEUTRAL: Final = 2
SIDES: Final = ("philip", "waleran")

WOOD: Final = 0
SAND: Final = 1
STONE: Final = 2
WOOL: Final = 3
ORE: Final = 4
MATERIALS: Final = ("wood", "sand", "stone", "wool", "ore")
FINISHED: Final = (
    ("beam", "mortar", "brick", "cloth", "bell"),
    ("beam", "mortar", "brick", "cloth", "bars"),
)
"""What each material becomes, by side: ore ends as a bell or as iron bars (ruling 39)."""
RAW_LINES: Final = tuple(Line("raw-" + name) for name in MATERIALS)
PIECE_LINES: Final = tuple(tuple(Line("piece-" + name) for name in names) for names in FINISHED)

SEALS: Final = ("0/5", "1/4", "2/3")
FACES: Final = ((0, 5), (1, 4), (2, 3))
HIGHEST_FACE: Final = 9
PERSONAL: Final = 3
"""The kind of the personal seal, after the three neutral ones."""

SURE: Final = {"kind": "known", "count": "known"}

NUMERALS: Final = ("I", "II", "III")
WHOLE: Final = 0b111
"""A section with a piece on each of its three places."""

MOST_AT_ONCE: Final = 11
"""A player has so many markers: nobody buys or converts more with one card."""

DECK_A: Final = 0
DECK_B: Final = 1
ROUNDS: Final = 4
TURNS: Final = 3
TABLE: Final = 9

LINES: Final = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)
LINE_NAMES: Final = (
    "row 1",
    "row 2",
    "row 3",
    "column 1",
    "column 2",
    "column 3",
    "diagonal 1",
    "diagonal 2",
)
LINE_BITS: Final = tuple(sum(1 << place for place in line) for line in LINES)
DIRECTIONS: Final = (0, 0, 0, 1, 1, 1, 2, 2)


class Card:
    """A privilege card as it can be printed: what it does, for whom, its number if any."""

    def __init__(self, index: int, kind: str, number: int, material: int, side: int) -> None:
        self.index = index
        self.kind = kind
        self.number = number  # gold taken or paid; 0 where none is printed
        self.material = material  # what it brings or works; -1 where none
        self.side = side  # who alone may use it, or NEUTRAL
        self.name = f"{kind} {number}" if number else kind
        self.line = Line("card-" + kind.replace("_", "-"), number=number)


RAW: Final = dict(zip(MATERIALS, range(5), strict=True))
CRAFTSMEN: Final = {
    "carpenter": WOOD,
    "mixer": SAND,
    "mason": STONE,
    "weaver": WOOL,
    "founder": ORE,
}
KEPT: Final = ("journeyman", "labourers", "pedlar", "guild_master", "letter")
PERSONS: Final = {
    "tom": PHILIP,
    "aliena": PHILIP,
    "jack": PHILIP,
    "ellen": PHILIP,
    "francis": PHILIP,
    "alfred": WALERAN,
    "regan": WALERAN,
    "remigius": WALERAN,
    "william": WALERAN,
    "henry": WALERAN,
}


def _catalogue() -> tuple[Card, ...]:
    """Every card that could be in a box, whatever the numbers printed on it."""
    prints = [("power", 0, -1, NEUTRAL)]
    prints += [("income", gold, -1, NEUTRAL) for gold in range(1, 10)]
    prints += [("influence", 0, -1, NEUTRAL)]
    prints += [(kind, 0, material, NEUTRAL) for kind, material in RAW.items()]
    prints += [
        (kind, gold, material, NEUTRAL)
        for kind, material in CRAFTSMEN.items()
        for gold in range(1, 7)
    ]
    prints += [("market", 0, -1, NEUTRAL)]
    prints += [(kind, 0, -1, NEUTRAL) for kind in KEPT]
    prints += [(kind, 0, -1, side) for kind, side in PERSONS.items()]
    return tuple(Card(index, *printed) for index, printed in enumerate(prints))


CARDS: Final = _catalogue()
CARD_BY_NAME: Final = {card.name: card for card in CARDS}
JOURNEYMAN: Final = CARD_BY_NAME["journeyman"].index
LABOURERS: Final = CARD_BY_NAME["labourers"].index
PEDLAR: Final = CARD_BY_NAME["pedlar"].index
GUILD_MASTER: Final = CARD_BY_NAME["guild_master"].index
LETTER: Final = CARD_BY_NAME["letter"].index


def is_kept(card: int) -> bool:
    """Is this one of the 1x cards?"""
    return JOURNEYMAN <= card <= LETTER


class DuelBox(Box):
    """The component set in use, every number where the rules look for it."""

    def __init__(self, text: str) -> None:
        tables = Tables(text)
        super().__init__(tables.digest, list_components(tables))
        markers = read_markers(tables)
        self.camp: tuple[int, ...] = tuple(row.number("camp") for row in markers)
        self.reserve: tuple[int, ...] = tuple(row.number("reserve") for row in markers)
        seals = read_seals(tables)
        personal = tables.row("personal_seal").numbers("faces", 2, highest=HIGHEST_FACE)
        self.faces: tuple[tuple[int, ...], ...] = (*FACES, personal)
        self.start_seals: tuple[int, ...] = tuple(row.number("start") for row in seals)
        self.stack: tuple[int, ...] = tuple(row.number("stack") for row in seals)
        self.gold: int = sum(worth * count for worth, count in read_coins(tables))
        self.start_gold: int = tables.row("gold").number("start", highest=self.gold // 2)
        prices = tables.row("prices")
        self.seal_price: int = prices.number("seal", lowest=1)
        self.piece_prices: tuple[int, ...] = (0, *prices.numbers("pieces", 3))
        self.sections: tuple[tuple[tuple[int, ...], ...], ...] = read_sections(tables)
        bonus = tables.row("bonus")
        self.bonus_seals: int = bonus.number("seals")
        self.bonus_gold: int = bonus.number("gold")
        self.bonus_conversions: int = bonus.number("conversions", highest=MOST_AT_ONCE)
        bonus_materials = bonus.some_words("materials", MATERIALS)
        self.bonus_materials: int = sum(1 << RAW[name] for name in bonus_materials)
        market = tables.row("market")
        self.wool_price: int = market.number("wool")
        self.market_goods: int = market.number("goods", highest=MOST_AT_ONCE)
        self.market_price: int = market.number("price")
        effects = tables.row("effects")
        self.wool_card: int = effects.number("wool_card")
        labourer = effects.number("labourers_piece")
        self.labourer_prices: tuple[int, ...] = (0, labourer, 2 * labourer, 3 * labourer)
        self.guild_master_price: int = effects.number("guild_master_price")
        self.letter: int = effects.number("letter")
        self.toll: int = effects.number("toll")
        self.trader_wool: int = effects.number("trader_wool")
        self.decks: tuple[tuple[int, ...], ...] = (read_deck(tables, "a"), read_deck(tables, "b"))
        self.deck_of_kept: dict[int, int] = {
            card: deck for deck in (DECK_A, DECK_B) for card in self.decks[deck] if is_kept(card)
        }
        self._check()
        self.numbers: dict[str, int] = told_numbers(self)

    def _check(self) -> None:
        """A set can be corrected, not remade: what the rules count on must hold."""
        if list(self.piece_prices) != sorted(self.piece_prices):
            raise BadBox("prices: more pieces cannot cost less")
        if set(self.decks[DECK_A]) & set(self.decks[DECK_B]) & set(self.deck_of_kept):
            raise BadBox("card: a 1x card lies in both decks: which one would it return to?")
        for sections in self.sections:
            for material, name in enumerate(MATERIALS):
                needed = sum(section.count(material) for section in sections)
                if needed > self.camp[material] + self.reserve[material]:
                    raise BadBox(f"section: a building needs more {name} than there are markers")


def told_numbers(box: DuelBox) -> dict[str, int]:
    """The numbers that the rules text and the explanations of cards speak of, by their names."""
    low, high = box.faces[PERSONAL]
    first, second, third = box.piece_prices[1:]
    found = {
        "markers": sum(box.camp) + sum(box.reserve),
        "reserve": sum(box.reserve),
        "gold": box.gold,
        "start_gold": box.start_gold,
        "start_seals": sum(box.start_seals),
        "stack": sum(box.stack),
        "personal_low": low,
        "personal_high": high,
        "piece_1": first,
        "piece_2": second - first,
        "piece_3": third - second,
        "pieces_2": second,
        "pieces_3": third,
        "bonus_seals": box.bonus_seals,
        "bonus_gold": box.bonus_gold,
        "bonus_conversions": box.bonus_conversions,
        "seal_price": box.seal_price,
        "wool_card": box.wool_card,
        "wool_price": box.wool_price,
        "trader_wool": box.trader_wool,
        "market_goods": box.market_goods,
        "market_price": box.market_price,
        "labourers_piece": box.labourer_prices[1],
        "guild_master_price": box.guild_master_price,
        "letter": box.letter,
        "toll": box.toll,
    }
    for material, name in enumerate(MATERIALS):
        found[f"camp_{name}"] = box.camp[material]
        found[f"reserve_{name}"] = box.reserve[material]
    for seal, name in enumerate(SEALS):
        found["start_" + name.replace("/", "")] = box.start_seals[seal]
        found["stack_" + name.replace("/", "")] = box.stack[seal]
    return found


def make_box(text: str | None = None) -> DuelBox:
    """The component set of this file's text; the standard one without."""
    return standard_box() if text is None else DuelBox(text)


@cache
def standard_box() -> DuelBox:
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return DuelBox(text)


def read_markers(tables: Tables) -> list[Row]:
    """The five kinds of markers, in their order."""
    rows = tables.rows("marker", len(MATERIALS))
    for row, raw, finished in zip(rows, MATERIALS, FINISHED[PHILIP], strict=True):
        row.word("raw", (raw,))
        row.word("finished", (finished,))
    return rows


def read_seals(tables: Tables) -> list[Row]:
    """The three kinds of neutral seals, in their order."""
    rows = tables.rows("seal", len(SEALS))
    for row, faces, name in zip(rows, FACES, SEALS, strict=True):
        if row.numbers("faces", 2) != faces:
            raise BadBox(f"seal: the faces {name} are expected here")
    return rows


def read_coins(tables: Tables) -> list[tuple[int, int]]:
    """The coins: what each is worth, and how many there are."""
    gold = tables.row("gold")
    worths = gold.numbers("worths", 3, lowest=1)
    return list(zip(worths, gold.numbers("counts", 3), strict=True))


def read_sections(tables: Tables) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What each section of each building needs."""
    found: dict[tuple[str, int], tuple[int, ...]] = {}
    for row in tables.rows("section", len(SIDES) * len(NUMERALS)):
        place = row.word("side", SIDES), row.number("numeral", 1, len(NUMERALS))
        if place in found:
            raise BadBox(f"section: {place[0]} {place[1]} stands there twice")
        found[place] = tuple(RAW[name] for name in row.words("materials", 3, MATERIALS))
    numerals = range(1, len(NUMERALS) + 1)
    return tuple(tuple(found[side, numeral] for numeral in numerals) for side in SIDES)


def read_deck(tables: Tables, deck: str) -> tuple[int, ...]:
    """The cards of a deck, in no order but that of the catalogue."""
    cards: list[int] = []
    for row in tables.rows("card"):
        card = CARD_BY_NAME[row.word("name", CARD_BY_NAME)]
        cards += [card.index] * row.number(deck, highest=TABLE * TURNS)
    if len(cards) != TABLE * TURNS:
        raise BadBox(f"card: deck {deck} has {len(cards)} cards instead of {TABLE * TURNS}")
    return tuple(sorted(cards))


def list_components(tables: Tables) -> tuple[Component, ...]:
    """Every row of the set, for the page that tells how sure it is."""
    return (
        *list_cards(tables),
        *list_sections(tables),
        *list_markers(tables),
        *list_seals(tables),
        *list_coins(tables),
    )


def list_cards(tables: Tables) -> list[Component]:
    return [
        Component(
            "cards",
            CARD_BY_NAME[row.word("name", CARD_BY_NAME)].line,
            row.number("a") + row.number("b"),
            row.status,
        )
        for row in tables.rows("card")
    ]


def list_sections(tables: Tables) -> list[Component]:
    found = []
    for row in tables.rows("section"):
        side = SIDES.index(row.word("side", SIDES))
        first, second, third = (
            PIECE_LINES[side][RAW[name]] for name in row.words("materials", 3, MATERIALS)
        )
        numeral = NUMERALS[row.number("numeral", 1, len(NUMERALS)) - 1]
        line = Line(
            "part-section", seat=side, section=numeral, first=first, second=second, third=third
        )
        found.append(Component("sections", line, 1, row.status))
    return found


def list_markers(tables: Tables) -> list[Component]:
    return [
        Component(
            "markers",
            Line("part-marker", raw=RAW_LINES[material], piece=PIECE_LINES[PHILIP][material]),
            2 * (row.number("camp") + row.number("reserve")),
            row.status,
        )
        for material, row in enumerate(read_markers(tables))
    ]


def list_seals(tables: Tables) -> list[Component]:
    found = [
        Component(
            "seals",
            Line("part-seal", low=low, high=high),
            2 * row.number("start") + row.number("stack"),
            row.status,
        )
        for row, (low, high) in zip(read_seals(tables), FACES, strict=True)
    ]
    personal = tables.row("personal_seal")
    low, high = personal.numbers("faces", 2)
    line = Line("part-personal-seal", low=low, high=high)
    return [*found, Component("seals", line, 2, personal.status)]


def list_coins(tables: Tables) -> list[Component]:
    status = tables.row("gold").status
    coins = [
        Component("coins", Line("part-coin", worth=worth), count, status)
        for worth, count in read_coins(tables)
    ]
    return [
        *coins,
        Component("tokens", Line("part-power-token"), 1, SURE),
        Component("tokens", Line("part-claim-marker"), 6, SURE),
    ]
