"""The table drawn with characters: the square of cards between a cathedral and a castle.

Everything is drawn from a seat's view; nothing in here looks at a position or knows how to play.
Colours are named only: whoever prints the board says what they are, or prints it without.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final, NamedTuple, cast

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.core.story import EVERYONE, Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.builders_duel.components import (
    CARD_BY_NAME,
    FINISHED,
    LINE_NAMES,
    LINES,
    MATERIALS,
    NEUTRAL,
    NUMERALS,
    PIECE_LINES,
    RAW_LINES,
    ROUNDS,
    TABLE,
    TURNS,
    Card,
    is_kept,
)
from kingsbridge.games.builders_duel.views import BuilderView, View

MARKS: Final = ("†", "♜")
TIMES: Final = "\N{MULTIPLICATION SIGN}"
CONTESTED: Final = TIMES
SPENT: Final = "✓"
ONCE: Final = "1x"
POWER: Final = "♔"
RESERVE, RAW, WORKED = "·", "○", "●"
OPEN, BUILT = "□", "■"
CAPTIONS: Final = ("board-philip-builds", "board-waleran-builds")
UNSEEN: Final = "?"

SEAT: Final = ("seat-0", "seat-1")
EDGE: Final = ("line-0", "line-1")
TILE: Final = ("tile-0", "tile-1")
BANNER: Final = ("banner-0", "banner-1")
"""Styles by seat: of words, of lines, of the ground of cards, of what is full of colour."""

NARROW: Final = 80
"""With fewer columns the builders stand below the cards, not beside them."""
SMALL_SIDE, ROOMY_SIDE, WIDEST_SIDE = 20, 28, 36
SMALL_CELL, WIDEST_CELL = 12, 28
FEWEST_LINES, MOST_LINES, ROOMY_LINES = 3, 8, 7
"""How many lines a card has; with so many there is room to draw the buildings."""
EDGES: Final = 4
"""The lines drawn around three cells."""


class Sheet(NamedTuple):
    """What is drawn, and the words to draw it with."""

    view: View
    catalogue: Catalogue
    names: Sequence[str]

    def say_key(self, key: str, **blanks: int | str | Line) -> str:
        return self.catalogue.say(Line(key, EVERYONE, **blanks), self.names)

    def read(self, line: Line) -> str:
        return self.catalogue.say(line, self.names)


class Owned(NamedTuple):
    """Who has a say in a place of the square, and whether the card there is used up."""

    seats: tuple[int, ...]
    spent: bool


def board(
    view: Mapping[str, Any], catalogue: Catalogue, names: Sequence[str], width: int, height: int
) -> RenderableType:
    """The whole table, if possible within this width and height."""
    sheet = Sheet(cast("View", view), catalogue, names)
    if width < NARROW:
        return narrow_board(sheet, width)
    side = max(SMALL_SIDE, min(WIDEST_SIDE, width // 4))
    cell = min(WIDEST_CELL, (width - 2 * side - EDGES) // 3)
    lines = max(FEWEST_LINES, min(MOST_LINES, (height - EDGES - 2) // 3))
    roomy = side >= ROOMY_SIDE and lines >= ROOMY_LINES
    panel = roomy_panel if roomy else small_panel
    gap = 2 if roomy else 1
    middle = Table.grid()
    middle.add_row(
        block(panel(sheet, 0, side - gap), side),
        block(square(sheet, cell, lines), 3 * cell + EDGES),
        block(panel(sheet, 1, side - gap), side, indent=gap),
    )
    total = 2 * side + 3 * cell + EDGES
    return Align.center(Group(header(sheet, total), middle, footer(sheet, total, roomy=roomy)))


def narrow_board(sheet: Sheet, width: int) -> RenderableType:
    """Cards above, builders below, for a terminal of a few columns."""
    cell = max(SMALL_CELL, (width - EDGES) // 3)
    below = Table.grid(padding=(0, 2, 0, 0))
    half = width // 2 - 1
    below.add_row(*(block(small_panel(sheet, seat, half), half) for seat in range(2)))
    cards = block(square(sheet, cell, FEWEST_LINES), width)
    return Group(header(sheet, width), cards, below, footer(sheet, width, roomy=False))


def when(view: Mapping[str, Any]) -> Line:
    """How far the game has come."""
    return Line("board-when", round=view["round"], rounds=ROUNDS, turn=view["turn"], turns=TURNS)


def about(view: Mapping[str, Any], words: str) -> Sequence[Line]:
    """The cards an action is about: those of a line to claim, or the one to use or play."""
    verb, _, rest = words.partition(" ")
    if verb == "claim":
        return [card_of(view["table"][place]).line for place in LINES[LINE_NAMES.index(rest)]]
    if verb in {"use", "play"}:
        return [card_of(rest).line]
    return []


def explain(view: Mapping[str, Any], line: Line, how: str = "about-") -> Line:
    """What the card of this name does, by the numbers of the set in use."""
    return Line(how + line.key, EVERYONE, **{**line.blanks, **view["numbers"]})


def card_of(name: str) -> Card:
    return CARD_BY_NAME[name]


def block(lines: Iterable[Text], width: int, indent: int = 0) -> Text:
    """Lines as one text of exactly this width."""
    text = Text(no_wrap=True)
    for number, line in enumerate(lines):
        line.truncate(width - indent, overflow="ellipsis", pad=True)
        text.append("\n" * bool(number) + " " * indent).append_text(line)
    return text


# --- Above and below ---


def header(sheet: Sheet, width: int) -> Text:
    """What game it is, how far it has come, and what is being done."""
    left = Text.assemble(
        ("❦ ", "ornament"),
        (sheet.say_key("title"), "title"),
        "  ",
        (sheet.read(when(sheet.view)), "ink"),
    )
    long = trail(sheet, sheet.names)
    return spread(left, long if len(left) + len(long) <= width else trail(sheet, MARKS), width)


def trail(sheet: Sheet, names: Sequence[str]) -> Text:
    """The parts of a turn, the one under way marked."""
    leader = sheet.view["leader"]
    parts = [
        (sheet.say_key("board-claim"), "gold"),
        (sheet.say_key("board-conflict"), "gold"),
        (names[leader], SEAT[leader]),
        (names[1 - leader], SEAT[1 - leader]),
    ]
    now = stage(sheet.view)
    text = Text()
    for number, (word, style) in enumerate(parts):
        under_way = number == now
        text.append("  ● " if under_way else "  ○ ", style if under_way else "faded")
        text.append(word, style if under_way else "faded")
    return text


def stage(view: View) -> int:
    """Claiming, the conflict, the leader's part of the turn or the other's."""
    if view["conflict"] is None:
        return 0
    if in_conflict(view) or view["step"] == "KeepSeal":
        return 1
    return 2 if view["actor"] == view["leader"] else 3


def in_conflict(view: View) -> bool:
    return view["step"] in {"ThrowSeal", "SealFalls"}


def footer(sheet: Sheet, width: int, *, roomy: bool) -> Text:
    """What belongs to nobody, and, where the builders are drawn small, what the signs mean."""
    view = sheet.view
    stack = UNSEEN * view["stack_unseen"] + " " + " ".join(view["stack"])
    left = Text().append(sheet.say_key("board-stack") + " ", "faded")
    left.append(stack.strip() or sheet.say_key("board-none"), "ink")
    bank = Text(" · " + sheet.say_key("board-bank", number=view["bank"]), "faded")
    if roomy:
        deck = sheet.say_key("board-deck", deck=view["deck"], left=view["cards_left"])
        left.append_text(bank).append(" · " + deck, "faded")
        return Text(" " * max(0, (width - len(left)) // 2)) + left
    power = Text().append(f"{POWER} ", "gold").append(sheet.say_key("board-power") + "  ", "faded")
    right = power.append_text(legend(sheet))
    room = width - len(right) - 2
    if len(left) + len(bank) <= room:
        left.append_text(bank)
    elif room > SMALL_SIDE:
        left.truncate(room, overflow="ellipsis")
    return spread(left, right, width)


def legend(sheet: Sheet) -> Text:
    """What the signs of the markers mean."""
    text = Text()
    for sign, key in ((WORKED, "board-worked"), (RAW, "board-raw"), (RESERVE, "board-reserve")):
        text.append("  " * bool(text) + f"{sign} ", "ink").append(sheet.say_key(key), "faded")
    return text


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line; of too long ones only the first."""
    gap = width - len(left) - len(right)
    if gap < 0:
        left.truncate(width, overflow="ellipsis")
        return left
    return left + Text(" " * gap) + right


# --- The square of cards ---


def square(sheet: Sheet, cell: int, lines: int) -> Iterator[Text]:
    """Nine cards in three rows, line by line."""
    table = (sheet.view["table"] + [""] * TABLE)[:TABLE]
    claims = [owned_by(sheet.view, place) for place in range(TABLE)]
    key = "about-" if all(fits(sheet, card, cell, lines) for card in table) else "brief-"
    for row in range(3):
        places = range(3 * row, 3 * row + 3)
        yield upper_edge(sheet.view, places, claims, cell)
        faces = [face(sheet, table[place], claims[place], key, (cell, lines)) for place in places]
        for line in range(lines):
            number = str(row + 1) if line == lines // 2 else "│"
            text = Text().append(number, "gold" if number.isdigit() else "faded")
            for part in faces:
                text += part[line]
                text.append("│", "faded")
            yield text
    yield Text("└" + "┴".join("─" * cell for _ in range(3)) + "┘", "faded")


def owned_by(view: View, place: int) -> Owned:
    """Whose markers lie on a place; its card is spent once whoever may use it has."""
    builders = view["builders"]
    seats = tuple(seat for seat in range(2) if place in builders[seat]["markers"])
    return Owned(seats, len(seats) == 1 and place not in builders[seats[0]]["to_use"])


def upper_edge(view: View, places: range, claims: list[Owned], cell: int) -> Text:
    """The line above three cards, with markers, the columns' numbers and the diagonals' arrows."""
    first = places.start == 0
    joints = "↘┬┬↙" if first else "├┼┼┤"
    text = Text()
    for column, place in enumerate(places):
        text.append(joints[column], "gold" if joints[column] == "↘" else "faded")
        marks = claim_marks(claims[place])
        kind = card_sign(view["table"][place]) if place < len(view["table"]) else Text()
        middle = Text(str(column + 1) if first else "─", "gold" if first else "faded")
        before = (cell - 1) // 2 - len(marks) - 1
        after = cell - (cell - 1) // 2 - 1 - len(kind) - 1
        style = edge_style(claims[place])
        text += Text("─", style) + marks + Text("─" * before, style)
        text += middle + Text("─" * after, style) + kind + Text("─", style)
    text.append(joints[-1], "gold" if first else "faded")
    return text


def edge_style(owned: Owned) -> str:
    return EDGE[owned.seats[0]] if len(owned.seats) == 1 else "faded"


def claim_marks(owned: Owned) -> Text:
    """The markers on a card, with a cross between two that contest it."""
    text = Text()
    for number, seat in enumerate(owned.seats):
        if number:
            text.append(CONTESTED, "gold")
        text.append(MARKS[seat], SEAT[seat])
    if owned.spent:
        text.append(SPENT, "faded")
    return text


def card_sign(name: str) -> Text:
    """Whom a personal card serves, or that a card is kept and played once."""
    if not name:
        return Text()
    card = card_of(name)
    if card.side != NEUTRAL:
        return Text(MARKS[card.side], SEAT[card.side])
    return Text(ONCE if is_kept(card.index) else "", "gold")


def fits(sheet: Sheet, name: str, cell: int, lines: int) -> bool:
    """Is there room on the card for its name and the whole sentence of what it does?"""
    return not name or len(card_words(sheet, card_of(name), "about-", cell)) <= lines


def card_words(sheet: Sheet, card: Card, key: str, cell: int) -> list[tuple[str, str]]:
    """The lines of a card with their styles."""
    style = "title" if card.side == NEUTRAL else SEAT[card.side]
    effect = explain(sheet.view, card.line, key)
    return [
        *((words, style) for words in fold(sheet.read(card.line), cell - margin(cell))),
        *((words, "") for words in fold(sheet.read(effect), cell - margin(cell))),
    ]


def fold(text: str, width: int) -> list[str]:
    """Lines of this width; a word that is too long is cut short."""
    words = (word if len(word) <= width else word[: width - 1] + "." for word in text.split())
    return wrap(" ".join(words), width)


def margin(cell: int) -> int:
    """Small cards need every column."""
    return 0 if cell < 14 else 2


def face(sheet: Sheet, name: str, owned: Owned, key: str, size: tuple[int, int]) -> list[Text]:
    """A card's lines, on the ground of whoever claims it."""
    cell, lines = size
    ground = tile(owned) if name else "page"
    words = card_words(sheet, card_of(name), key, cell)[:lines] if name else []
    texts = []
    for line in range(lines):
        text = Text(style=ground)
        if line < len(words):
            indent = " " * (margin(cell) // 2)
            text.append(indent + words[line][0], "" if owned.spent else words[line][1])
        text.append(" " * (cell - len(text)))
        texts.append(text)
    return texts


def tile(owned: Owned) -> str:
    if owned.spent:
        return "tile-spent"
    if len(owned.seats) > 1:
        return "tile-contested"
    return TILE[owned.seats[0]] if owned.seats else "tile"


# --- The builders ---


def small_panel(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """What a builder has, in a few short lines."""
    builder = sheet.view["builders"][seat]
    return [
        banner(sheet, seat, width),
        purse(sheet, builder),
        seals(sheet, builder),
        *(small_section(sheet, seat, numeral, width) for numeral in reversed(NUMERALS)),
        *small_goods(sheet, builder, width),
        *kept(sheet, builder, width),
        *throws(sheet, seat, width),
    ]


def banner(sheet: Sheet, seat: int, width: int) -> Text:
    """The builder's name; in full colour when he is asked, with a crown when he holds the power."""
    asked = sheet.view["asked"] == seat
    text = Text(f"{MARKS[seat]} {sheet.names[seat]}", no_wrap=True)
    text.truncate(width - 2, overflow="ellipsis", pad=True)
    text.stylize(SEAT[seat])
    text.append(f" {POWER}" if sheet.view["power"] == seat else "  ", "gold")
    if asked:
        text.stylize(BANNER[seat])
    return text


def purse(sheet: Sheet, builder: BuilderView) -> Text:
    return Text.assemble(
        (sheet.say_key("board-gold") + " ", "faded"), (str(builder["gold"]), "gold"), " "
    )


def seals(sheet: Sheet, builder: BuilderView) -> Text:
    """The neutral seals; the personal one always comes back."""
    held = " ".join(
        f"{kind}{TIMES}{count}" if count > 1 else kind
        for kind, count in builder["seals"].items()
        if count
    )
    text = Text(held or sheet.say_key("board-only-personal"), "ink" if held else "faded")
    return Text().append(sheet.say_key("board-seals") + " ", "faded").append_text(text)


def small_section(sheet: Sheet, seat: int, numeral: str, width: int) -> Text:
    """A section as one course of stones."""
    places = sheet.view["builders"][seat]["sections"][numeral]
    whole = all(place["filled"] for place in places)
    text = Text().append(f"{numeral:<4}", "gold" if whole else "faded")
    stone = (width - 4) // 3 - 1
    for place in places:
        sign = BUILT if place["filled"] else OPEN
        word = stone_word(sheet, seat, place["piece"], stone)
        text.append(f"{sign}{word:<{stone}}", BANNER[seat] if place["filled"] else "faded")
    return text


def small_goods(sheet: Sheet, builder: BuilderView, width: int) -> list[Text]:
    """Every material with its markers, in two columns."""
    longest = (width - 9) // 2
    words = [sheet.read(line)[:longest] for line in RAW_LINES]
    wide = max(map(len, words))
    texts = []
    for left in range(3):
        text = Text()
        for material in range(left, len(MATERIALS), 3):
            text.append(f"{words[material]:<{wide}} ", "faded")
            text.append_text(markers(builder, material))
            text.append(" " * (wide + 4 - len(text)))
        texts.append(text)
    return texts


def markers(builder: BuilderView, material: int) -> Text:
    """The markers of a material: worked, raw, in the reserve."""
    name = MATERIALS[material]
    finished = list(builder["finished"].values())[material]
    return Text.assemble(
        (WORKED * finished, "title"),
        (RAW * builder["raw"][name], "title"),
        (RESERVE * builder["reserve"][name], "faded"),
    )


def kept(sheet: Sheet, builder: BuilderView, width: int) -> list[Text]:
    """The 1x cards in front of the builder."""
    if not builder["kept"]:
        return []
    words = ", ".join(sheet.read(card_of(name).line) for name in builder["kept"])
    return [Text(line, "gold") for line in wrap(f"{ONCE} {words}", width)]


def throws(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """What the builder has thrown in the conflict, as long as it goes on."""
    conflict = sheet.view["conflict"]
    if conflict is None or not in_conflict(sheet.view):
        return []
    thrown = conflict["thrown"][seat] + (
        [sheet.say_key("board-own-seal")] if conflict["personal"][seat] else []
    )
    words = sheet.say_key("board-sum", sum=conflict["sums"][seat])
    if thrown:
        words += f": {', '.join(thrown)}"
    return [Text(line, SEAT[seat]) for line in wrap(words, width)]


# --- The builders, with room to draw ---


def roomy_panel(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """What a builder has, with the building as it rises."""
    builder = sheet.view["builders"][seat]
    return [
        banner(sheet, seat, width),
        purse(sheet, builder),
        seals(sheet, builder),
        Text(f"{sheet.say_key(CAPTIONS[seat]):^{width}}", "faded"),
        *building(sheet, seat, (width - 5) // 3 - 1),
        Text(),
        *roomy_goods(sheet, seat),
        legend(sheet),
        Text(),
        *kept(sheet, builder, width),
        *throws(sheet, seat, width),
    ]


def building(sheet: Sheet, seat: int, stone: int) -> list[Text]:
    """Three sections of stones this wide, the first one at the ground, under their roof."""
    sections = sheet.view["builders"][seat]["sections"]
    done = all(place["filled"] for places in sections.values() for place in places)
    roof = (cathedral_roof, castle_roof)[seat](3 * (stone + 1) + 1)
    texts = [Text().append(" " * 4 + line, SEAT[seat] if done else "faded") for line in roof]
    for number, numeral in enumerate(reversed(NUMERALS)):
        texts += course(sheet, seat, numeral, stone, top=not number)
    return [*texts, Text().append("    └" + "┴".join(["─" * stone] * 3) + "┘", "faded")]


def cathedral_roof(width: int) -> list[str]:
    return [f"{line:^{width}}" for line in ("╂", "╱ ╲", "╱▔▔▔   ▔▔▔╲")]  # noqa: RUF001 -- a roof


def castle_roof(width: int) -> list[str]:
    wall = width - 12
    return [
        f"{'┍━':^{width}}",
        f"┌┐┌┐┌┐{'│':^{wall}}┌┐┌┐┌┐",
        f"│└┘└┘├{'┴':┬^{wall}}┤└┘└┘│",
    ]


def course(sheet: Sheet, seat: int, numeral: str, stone: int, *, top: bool) -> list[Text]:
    """A section of a building: its stones side by side, solid once they are installed."""
    places = sheet.view["builders"][seat]["sections"][numeral]
    whole = all(place["filled"] for place in places)
    joints = "┌┬┬┐" if top else "├┼┼┤"
    upper = Text("    ")
    text = Text().append(f"{numeral:>3} ", "gold" if whole else "faded")
    for number, place in enumerate(places):
        filled = place["filled"]
        upper.append(joints[number], "faded")
        upper.append(("▄" if filled else "╌") * stone, EDGE[seat] if filled else "faded")
        text.append("│", "faded")
        word = stone_word(sheet, seat, place["piece"], stone)
        text.append(f"{word:^{stone}}", BANNER[seat] if filled else "faded")
    return [upper.append(joints[-1], "faded"), text.append("│", "faded")]


def stone_word(sheet: Sheet, seat: int, piece: str, width: int) -> str:
    """The name of a piece, or its short name where that is too long."""
    word = sheet.read(PIECE_LINES[seat][FINISHED[seat].index(piece)])
    return word if len(word) <= width else sheet.say_key("brief-piece-" + piece)


def roomy_goods(sheet: Sheet, seat: int) -> list[Text]:
    """Every material, what it becomes, and its markers."""
    builder = sheet.view["builders"][seat]
    words = [
        sheet.say_key("board-works", raw=RAW_LINES[material], piece=PIECE_LINES[seat][material])
        for material in range(len(MATERIALS))
    ]
    wide = max(map(len, words))
    return [
        Text().append(f"    {word:<{wide}}  ").append_text(markers(builder, material))
        for material, word in enumerate(words)
    ]
