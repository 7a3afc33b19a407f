"""The table as text: drawn from the view alone, for terminals of any width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from kingsbridge.core.board import header
from kingsbridge.core.story import Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.column_of_fire.board.about import about_action
from kingsbridge.games.column_of_fire.board.countries import country_lines
from kingsbridge.games.column_of_fire.board.players import own_lines, player_lines
from kingsbridge.games.column_of_fire.board.sheet import Sheet
from kingsbridge.games.column_of_fire.board.track import draw_lines, tile_lines, track_lines
from kingsbridge.games.column_of_fire.views.table import View

__all__ = ["about", "board", "when"]

ROOMY: Final = 36
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
    countries = [
        line for country in sheet.view["countries"] for line in country_lines(sheet, country, width)
    ]
    players = [
        line
        for seat in range(len(sheet.view["players"]))
        for line in player_lines(sheet, seat, width)
    ]
    parts = [
        countries,
        track_lines(sheet, width),
        players,
        tile_lines(sheet, width) + own_lines(sheet, width),
        draw_lines(sheet, width),
    ]
    return Group(top, *(line for part in parts if part for line in (*blank, *part)))


def when(view: Mapping[str, Any]) -> Line:
    """How far the game has come."""
    if not view["year"]:
        return Line("board-set-up")
    key = "board-when-last" if view["last_year"] else "board-when"
    return Line(key, year=view["year"], half=view["half"])


def about(view: Mapping[str, Any], words: str) -> Sequence[Line]:
    """What an action is about: a card, a space, a good, a stone, a die or a tile."""
    return about_action(cast("View", view), words)
