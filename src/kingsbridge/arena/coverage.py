"""What played games have shown of a game: how often each action and each step, and what never."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, Final

from kingsbridge import games
from kingsbridge.core import record
from kingsbridge.core.game import Game
from kingsbridge.core.record import Record
from kingsbridge.core.steps import name, names_in
from kingsbridge.games import GAMES

WIDTH: Final = 110
INDENT: Final = " " * 24
TIE: Final = "\xa0"
"""A space at which no line ends."""


class Coverage:
    """How often the games that were added did each action of their game, and began each step.

    Actions and steps are the game's own words, so no game needs to tell what is to be counted.
    """

    def __init__(self, game: str) -> None:
        self.game: Final[Game[Any]] = GAMES[game]
        self.steps_there: Final = names_in(f"{games.__name__}.{game}")
        self.done: Final[Counter[str]] = Counter()
        self.offered: Final[set[str]] = set()
        self.begun: Final[Counter[str]] = Counter()

    def add(self, played: Record) -> None:
        """Count what happens in this game."""
        state = record.set_up(self.game, played)
        state.taken_up = [state.step]
        for move in played.moves:
            self.offered.update(action.words for action in self.game.legal(state))
            self.game.apply(state, self.game.read(move.words))
            self.done[move.words] += 1
        self.begun.update(name(step) for step in state.taken_up)

    def never_done(self) -> list[str]:
        """What was offered, and yet never done."""
        return [words for words in self._vocabulary() if words in self.offered - set(self.done)]

    def never_offered(self) -> list[str]:
        """What no position offered, as when it needs another component set."""
        return [words for words in self._vocabulary() if words not in self.offered]

    def never_begun(self) -> list[str]:
        """The steps that nothing led to."""
        return sorted(self.steps_there - set(self.begun))

    def table(self) -> Iterator[str]:
        """The table as lines of text: actions by their first words, then the steps."""
        yield f"{self.game.NAME}: how often each action was done"
        groups: dict[str, list[str]] = {}
        for words in self._vocabulary():
            groups.setdefault(words.partition(" ")[0], []).append(words)
        for first, members in groups.items():
            there = [words for words in members if words in self.offered]
            counted = [(words.removeprefix(f"{first} "), self.done[words]) for words in there]
            yield from _row(first, counted)
        yield from _never("offered, but never done", self.never_done())
        yield from _never("never offered", self.never_offered())
        yield f"{self.game.NAME}: how often each step was begun"
        yield from _row("steps", [(step, self.begun[step]) for step in sorted(self.steps_there)])
        yield from _never("never begun", self.never_begun())

    def _vocabulary(self) -> list[str]:
        return [action.words for action in self.game.VOCABULARY.actions]


def _row(title: str, counted: list[tuple[str, int]]) -> Iterator[str]:
    """How many of these were seen, and each with its number."""
    seen = sum(number > 0 for _words, number in counted)
    head = f"  {title:12}{seen:3} of {len(counted)}".ljust(len(INDENT))
    things = [f"{words} {number}" for words, number in counted]
    yield from _wrapped(things, head, INDENT) or [head.rstrip()]


def _never(title: str, found: Collection[str]) -> list[str]:
    return _wrapped(found or ["none"], f"  {title}: ", "    ")


def _wrapped(things: Collection[str], head: str, indent: str) -> list[str]:
    """Things with commas between them, none broken over two lines."""
    text = ", ".join(thing.replace(" ", TIE) for thing in things)
    lines = textwrap.wrap(text, WIDTH, initial_indent=head, subsequent_indent=indent)
    return [line.replace(TIE, " ") for line in lines]
