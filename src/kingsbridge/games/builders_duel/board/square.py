"""The square: nine cards, who has claimed them, and which of them are used."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from kingsbridge.core.board import EDGE, SEAT, TILE, explain
from kingsbridge.games.builders_duel.board.sheet import (
    CONTESTED,
    MARKS,
    ONCE,
    SPENT,
    Sheet,
    card_of,
)
from kingsbridge.games.builders_duel.components import (
    NEUTRAL,
    TABLE,
    Card,
    is_kept,
)
from kingsbridge.games.builders_duel.views import View


class Owned(NamedTuple):
    """Who has a say in a place of the square, and whether the card there is used up."""

    seats: tuple[int, ...]
    spent: bool


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
        return "tile-faded"
    if len(owned.seats) > 1:
        return "tile-bright"
    return TILE[owned.seats[0]] if owned.seats else "tile"
