"""Layouts worked out: what the views of many games have shown at each of their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from kingsbridge.bots.playout import random_action, weighted
from kingsbridge.core.game import Game, Options, settings
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.research.places import Fields, Maybe, Number, Place, Several, Word, Words

SEED: Final = "layout"
USUAL: Final = 24
"""So many games are looked at as they are usually played, and a few with each other setting."""
FEW: Final = 2
FINE: Final = 10_000
"""Priors are shares; chance takes whole numbers."""
LEFT_OUT: Final = {"trail", "filling"}
"""What only helps people to find their way, and what follows from the rest of the view."""


class Seen:
    """What has stood at one place so far."""

    def __init__(self) -> None:
        self.looks = 0
        self.there = 0
        self.numbers: set[float] = set()
        self.words: dict[str, None] = {}
        self.lengths: set[int] = set()
        self.by_index: list[Seen] = []
        self.items: Seen | None = None  # all items of a list together
        self.by_name: dict[str, Seen] = {}
        self.repeats = 1  # the most of one word in a list

    def look(self, value: Any) -> None:
        """See what stands there now."""
        self.looks += 1
        if value is None:
            return
        self.there += 1
        if isinstance(value, str):
            self.words[value] = None
        elif isinstance(value, (int, float)):
            self.numbers.add(float(value))
        elif isinstance(value, Mapping):
            self._look_at_names(value)
        else:
            self._look_at_items(value)

    def _look_at_names(self, value: Mapping[str, Any]) -> None:
        for name, item in value.items():
            if name not in self.by_name:
                self.by_name[name] = Seen()
            self.by_name[name].look(item)

    def _look_at_items(self, value: list[Any]) -> None:
        self.lengths.add(len(value))
        self.items = self.items or Seen()
        while len(self.by_index) < len(value):
            self.by_index.append(Seen())
        for index, item in enumerate(value):
            self.items.look(item)
            self.by_index[index].look(item)
            if isinstance(item, str):
                self.repeats = max(self.repeats, value.count(item))

    def place(self, looks: int) -> Place | None:
        """How this is told; not at all if it is always the same."""
        if not self.there:
            return None
        place = self._kind()
        return place if self.there == looks else Maybe(place)

    def _kind(self) -> Place | None:
        if len(self.words) > 1 and not self.numbers:
            return Word(sorted(self.words))
        if len(self.numbers) > 1:
            return Number(max(abs(number) for number in self.numbers))
        if self.by_name:
            found = {name: seen.place(self.there) for name, seen in self.by_name.items()}
            return _fields(found)
        if len(self.lengths - {0}) <= 1 and self.lengths:  # always as long, if there is anything
            return _fields({str(i): seen.place(self.there) for i, seen in enumerate(self.by_index)})
        if self.items is not None and self.items.words:
            return Words(sorted(self.items.words), self.repeats)
        if self.items is not None:
            return Several(max(self.lengths), self.items.place(self.items.looks) or Fields({}))
        return None


def _fields(found: Mapping[str, Place | None]) -> Place | None:
    kept = {name: place for name, place in found.items() if place is not None}
    return Fields(kept) if kept else None


def survey(game: Game[Any], seats: int, usual: int = USUAL, others: int = FEW) -> Place:
    """How the views of this game are told, after a look at many games."""
    seen = Seen()
    for number, options in enumerate(settings(game)):
        for play in range(others if number else usual):
            for view in views(game, seats, options, Random(f"{SEED} {number} {play}")):
                seen.look({name: part for name, part in view.items() if name not in LEFT_OUT})
    return seen.place(seen.looks) or Fields({})


def views(
    game: Game[Any], seats: int, options: Options, rng: Random
) -> Iterator[Mapping[str, Any]]:
    """What the seats see in a game: the one that is asked, and all of them at the end.

    Half of the decisions are taken at random and half as they look promising, so that both odd
    and usual positions come up.
    """
    state = game.new(seats, options, game.box())
    while state.seat != NOBODY:
        if state.seat == NATURE:
            action = random_action(state, rng)
        else:
            yield game.view(state, state.seat)
            action = random_action(state, rng)
            if rng.random() < 0.5:
                likely = [int(FINE * prior) + 1 for prior in game.priors(state)]
                action = game.legal(state)[weighted(likely, rng)]
        game.apply(state, action)
    for seat in range(seats):
        yield game.view(state, seat)
