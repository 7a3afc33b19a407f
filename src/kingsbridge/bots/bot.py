"""What a bot is, and what it is given: what its seat may know, never the true position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import Position


class Outlook:
    """A position as one seat may know it: its view, its options, and guesses at the rest."""

    def __init__(self, game: Game[Any], state: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    @property
    def options(self) -> Sequence[Action]:
        """What the seat may do."""
        return self.game.legal(self.__state)

    @property
    def view(self) -> Mapping[str, Any]:
        """What the seat may see."""
        return self.game.view(self.__state, self.seat)

    def guess(self, rng: Random) -> Any:
        """A position the seat cannot tell from the true one, to play with freely."""
        return self.game.guess(self.__state, self.seat, rng)


class Bot(Protocol):
    """Something that chooses an action for a seat."""

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """The action to take."""
