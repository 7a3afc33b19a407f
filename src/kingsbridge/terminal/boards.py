"""Which board belongs to which game, and what a board is.  Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType

from kingsbridge.core.story import Line
from kingsbridge.core.text import Catalogue
from kingsbridge.games.builders_duel import board as builders_duel
from kingsbridge.games.krieg_und_frieden import board as krieg_und_frieden

View = Mapping[str, Any]


class Board(Protocol):
    """How a game shows itself in a terminal: a module that offers these names.

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

    def explain(self, view: View, line: Line) -> Line:
        """What the component of this name does."""


BOARDS: Final[dict[str, Board]] = {
    "builders_duel": builders_duel,
    "krieg_und_frieden": krieg_und_frieden,
}
