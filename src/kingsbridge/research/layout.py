"""A seat's view as a flat array: whose eyes these are, then the view, place by place.

The layouts are worked out by ``survey`` and stand in each game's folder (``make layouts``).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kingsbridge import games
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game, read_seats
from kingsbridge.games import GAMES
from kingsbridge.research.places import Place, place_of


class Layout:
    """What each number of an observation means, for one game and number of seats."""

    def __init__(self, seats: int, place: Place) -> None:
        self.seats: Final = seats
        self.place: Final = place
        self.size: Final = seats + place.size

    @property
    def names(self) -> list[str]:
        """What each number means, in order."""
        return [*(f"seat = {seat}" for seat in range(self.seats)), *self.place.names("")]

    @property
    def digest(self) -> str:
        """What to keep beside a trained model: it is another one when the layout is."""
        told = json.dumps([self.seats, self.place.plain()])
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def write(self, view: Mapping[str, Any], seat: int, array: NDArray[np.float32]) -> None:
        """Tell a seat's view by an array that holds nothing but noughts."""
        array[seat] = 1.0
        self.place.write(view, array, self.seats)

    def array(self, view: Mapping[str, Any], seat: int) -> NDArray[np.float32]:
        """A seat's view as an array."""
        array = np.zeros(self.size, np.float32)
        self.write(view, seat, array)
        return array


@cache
def layout(name: str, seats: int) -> Layout:
    """The layout of this game with so many seats."""
    seats = read_seats(game_of(name), seats)
    return Layout(seats, place_of(json.loads(file_of(name, seats).read_text(encoding="utf-8"))))


def game_of(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in GAMES:
        message = f"there is no game {name!r}, only {', '.join(GAMES)}"
        raise ValueError(message)
    return GAMES[name]


def file_of(name: str, seats: int) -> Traversable:
    """Where the layout stands."""
    return resources.files(games) / name / "layouts" / f"{seats}.json"


def mask(game: Game[Any], options: list[Action]) -> NDArray[np.int8]:
    """A 1 for each action of the vocabulary that is offered."""
    found = np.zeros(len(game.VOCABULARY), np.int8)
    found[[action.index for action in options]] = 1
    return found


def rewards(name: str, state: Any) -> list[float]:
    """What a finished game is worth to every seat, nought in all.

    It is one's share of the victory, less what the others have of it on average.
    """
    places = GAMES[name].ranking(state)
    others = len(places) - 1
    winner = 1 / places.count(1)
    shares = [winner if place == 1 else 0.0 for place in places]
    return [share - (1 - share) / others for share in shares]
