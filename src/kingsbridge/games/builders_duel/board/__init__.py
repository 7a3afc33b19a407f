"""The table drawn with characters: the square of cards between a cathedral and a castle.

Everything is drawn from a seat's view; nothing in here looks at a position or knows how to play.
Colours are named only: whoever prints the board says what they are, or prints it without.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.core.board import header, spread
from kingsbridge.core.story import Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.builders_duel.board.builders import roomy_panel, small_panel
from kingsbridge.games.builders_duel.board.sheet import (
    POWER,
    UNSEEN,
    Sheet,
    card_of,
    legend,
)
from kingsbridge.games.builders_duel.board.square import square
from kingsbridge.games.builders_duel.components import LINE_NAMES, LINES, ROUNDS, TURNS
from kingsbridge.games.builders_duel.views import View

__all__ = ["about", "board", "when"]

NARROW: Final = 80
"""With fewer columns the builders stand below the cards, not beside them."""
SMALL_SIDE, ROOMY_SIDE, WIDEST_SIDE = 20, 28, 36
SMALL_CELL, WIDEST_CELL = 12, 28
FEWEST_LINES, MOST_LINES, ROOMY_LINES = 3, 8, 7
"""How many lines a card has; with so many there is room to draw the buildings."""
EDGES: Final = 4
"""The lines drawn around three cells."""


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
    return Align.center(
        Group(
            header(sheet, when(sheet.view), sheet.view["trail"], total),
            middle,
            footer(sheet, total, roomy=roomy),
        )
    )


def narrow_board(sheet: Sheet, width: int) -> RenderableType:
    """Cards above, builders below, for a terminal of a few columns."""
    cell = max(SMALL_CELL, (width - EDGES) // 3)
    below = Table.grid(padding=(0, 2, 0, 0))
    half = width // 2 - 1
    below.add_row(*(block(small_panel(sheet, seat, half), half) for seat in range(2)))
    cards = block(square(sheet, cell, FEWEST_LINES), width)
    return Group(
        header(sheet, when(sheet.view), sheet.view["trail"], width),
        cards,
        below,
        footer(sheet, width, roomy=False),
    )


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


def block(lines: Iterable[Text], width: int, indent: int = 0) -> Text:
    """Lines as one text of exactly this width."""
    text = Text(no_wrap=True)
    for number, line in enumerate(lines):
        line.truncate(width - indent, overflow="ellipsis", pad=True)
        text.append("\n" * bool(number) + " " * indent).append_text(line)
    return text


# --- Above and below ---


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
