"""What a board is, and where a game has it.  Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from kingsbridge import games
from kingsbridge.core.story import Line
from kingsbridge.core.text import Catalogue

View = Mapping[str, Any]


class Board(Protocol):
    """How a game shows itself in a terminal: its module ``board`` offers these names.

    All of them are given a seat's view, never the position, so that no secret passes.
    """

    def board(
        self, view: View, catalogue: Catalogue, names: Sequence[str], width: int, height: int
    ) -> RenderableType:
        """The whole table, if possible within this width and height."""

    def when(self, view: View) -> Line:
        """How far the game has come."""

    def about(self, view: View, words: str) -> Sequence[Line]:
        """The components an action is about, each to be explained."""


def board_of(game: str) -> Board:
    """The board of a game."""
    return cast("Board", import_module(f"{games.__name__}.{game}.board"))
