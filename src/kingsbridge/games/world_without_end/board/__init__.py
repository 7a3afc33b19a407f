"""The table as text: drawn from the view alone, for terminals of any width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from kingsbridge.core.board import header
from kingsbridge.core.story import Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.world_without_end.board.council import (
    event_lines,
    favour_lines,
    lasting_lines,
    war_lines,
)
from kingsbridge.games.world_without_end.board.places import (
    market_lines,
    plague_lines,
    project_lines,
    site_lines,
)
from kingsbridge.games.world_without_end.board.players import duty_lines, own_lines, player_lines
from kingsbridge.games.world_without_end.board.sheet import Sheet
from kingsbridge.games.world_without_end.components.names import (
    CARD_LINES,
    CARDS,
    DUTIES,
    GAIN_LINES,
    GAINS,
    PROJECT_LINES,
    PROJECTS,
    SANCTION_LINES,
)
from kingsbridge.games.world_without_end.views.table import View

__all__ = ["about", "board", "when"]

ROOMY: Final = 30
"""From so many lines on there are blank ones between the parts."""
CARD_VERBS: Final = ("play", "lay", "hide")
CARD_OF: Final = {
    "house": "house",
    "harvest": "harvest",
    "weave": "cloth",
    "serve": "medicine",
    "treat": "medicine",
    "move": "favour",
}
"""The card that an action belongs to whose words do not name it."""


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
    council = event_lines(sheet, width) + war_lines(sheet, width) + lasting_lines(sheet, width)
    town = market_lines(sheet, width) + project_lines(sheet, width) + site_lines(sheet, width)
    players = [
        line
        for seat in range(len(sheet.view["players"]))
        for line in player_lines(sheet, seat, width)
    ]
    parts = [
        council + favour_lines(sheet, width),
        town + plague_lines(sheet, width),
        players,
        own_lines(sheet, width) + duty_lines(sheet, width),
    ]
    return Group(top, *(line for part in parts if part for line in (*blank, *part)))


def when(view: Mapping[str, Any]) -> Line:
    """How far the game has come."""
    return Line("board-when", period=view["period"], round=view["round"])


def about(view: Mapping[str, Any], words: str) -> Sequence[Line]:  # noqa: ARG001 -- always the same
    """What an action is about: cards, goods, projects, or the sanction it spares."""
    verb, *rest = words.split()
    if verb in CARD_VERBS and rest[0] in CARDS:
        return [card_line(rest[0])]
    if verb == "loyalty" and rest[-1] in DUTIES:
        return [GAIN_LINES[GAINS.index(verb)], SANCTION_LINES[DUTIES.index(rest[-1])]]
    named = [PROJECT_LINES[PROJECTS.index(word)] for word in rest if word in PROJECTS]
    named += [GAIN_LINES[GAINS.index(word)] for word in (verb, *rest) if word in GAINS]
    if verb in CARD_OF:
        named.append(card_line(CARD_OF[verb]))
    return named


def card_line(name: str) -> Line:
    return CARD_LINES[CARDS.index(name)]
