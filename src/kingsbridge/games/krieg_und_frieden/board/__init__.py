"""The table as text: drawn from the view alone, for terminals of any width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from kingsbridge.core.board import SEAT, flow, header, labelled
from kingsbridge.core.story import Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.krieg_und_frieden.board.barons import baron_lines, own_lines
from kingsbridge.games.krieg_und_frieden.board.sheet import (
    MISSING,
    STANDING,
    Sheet,
)
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_LINES,
    CARD_NAMES,
    PIECE_LINES,
    RESOURCE_LINES,
    RESOURCES,
)
from kingsbridge.games.krieg_und_frieden.views import View

__all__ = ["about", "board", "when"]

SPENT: Final = {
    "attack": "shield",
    "defend": "shield",
    "give": "shield",
    "bribe": "cup",
    "workshop": "hammer",
    "farm": "grain",
}
"""What is played without being named."""
ROOMY: Final = 24
"""From so many lines on there are blank ones between the parts."""


def board(
    view: Mapping[str, Any],
    catalogue: Catalogue,
    names: Sequence[str],
    width: int,
    height: int,
) -> RenderableType:
    """The whole table."""
    sheet = Sheet(cast("View", view), catalogue, names)
    blank = [Text()] if height == 0 or height >= ROOMY else []
    top = header(sheet, when(view), sheet.view["trail"], width)
    lines = [top, *problem_lines(sheet, width), *cathedral_lines(sheet, width)]
    for seat in range(len(sheet.view["barons"])):
        lines += blank + baron_lines(sheet, seat, width)
    own = own_lines(sheet, width)
    return Group(*lines, *blank, *own, *(blank if own else []), *footer(sheet, width))


def when(view: Mapping[str, Any]) -> Line:
    """How far the game has come."""
    return Line("board-when", year=view["year"], season=Line("season-" + view["season"]))


def about(view: Mapping[str, Any], words: str) -> Sequence[Line]:  # noqa: ARG001 -- the cards are always the same
    """The cards an action is about: the problem to lay, or the resource that is spent or taken."""
    if words.removeprefix("lay ") in CARD_NAMES:
        return [CARD_LINES[CARD_NAMES.index(words.removeprefix("lay "))]]
    verb, *rest = words.split()
    named = [*rest, SPENT.get(verb, "")]
    return [RESOURCE_LINES[RESOURCES.index(word)] for word in named if word in RESOURCES]


def problem_lines(sheet: Sheet, width: int) -> list[Text]:
    """The problem of the year, and what each card counts against it."""
    problem, worth = sheet.view["problem"], sheet.view["worth"]
    if problem is None or worth is None:
        return [Text()]
    title = Text(sheet.read(CARD_LINES[CARD_NAMES.index(problem["name"])]), "asked")
    values = [
        labelled(sheet.read(RESOURCE_LINES[resource]), str(worth[name]))
        for resource, name in enumerate(RESOURCES)
    ]
    return flow([title, *values], width)


def cathedral_lines(sheet: Sheet, width: int) -> list[Text]:
    """The pieces of the cathedral, in the colour of who built them."""
    parts = [Text(sheet.say_key("board-cathedral"), "faded")]
    for line, piece in zip(PIECE_LINES, sheet.view["cathedral"], strict=True):
        stands = piece["builder"] >= 0
        style = SEAT[piece["builder"]] if stands else "faded"
        sign = STANDING if stands else MISSING
        parts.append(Text(f"{sign} {sheet.read(line)} {piece['points']}", style))
    return flow(parts, width, 2)


def footer(sheet: Sheet, width: int) -> list[Text]:
    """What belongs to nobody."""
    view = sheet.view
    parts = [
        Text(sheet.say_key("board-pile", number=view["pile"]), "faded"),
        labelled(sheet.say_key("board-discard"), sheet.cards(view["discard"])),
        labelled(sheet.say_key("board-bank"), sheet.kinds(view["bank"])),
    ]
    return flow(parts, width, 2)
