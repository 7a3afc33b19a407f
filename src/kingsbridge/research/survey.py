"""Layouts worked out: what the views of many games have shown at each of their places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final

from kingsbridge.bots.bot import Bot, Outlook
from kingsbridge.bots.greedy import Greedy
from kingsbridge.bots.playout import random_action, weighted
from kingsbridge.bots.search import Search
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game, Options, settings
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.research.places import Each, Fields, Maybe, Number, Place, Several, Word, Words

SEED: Final = "layout"
USUAL: Final = 300
"""So many games are looked at as they are usually played, and a few with each other setting."""
FEW: Final = 12
FINE: Final = 10_000
"""Priors are shares; chance takes whole numbers."""
LOOKS: Final = 0.1
"""How often it is looked at what somebody sees who is not asked."""
TRIES: Final = 16
LEFT_OUT: Final = {"trail", "filling"}
"""What only helps people to find their way, and what follows from the rest of the view."""

At = tuple[int, ...]
"""Which item of each list on the way."""


class Likely:
    """Takes what looks promising at a glance, the more often the more it does."""

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """One of the options."""
        priors = outlook.game.priors(outlook.guess(rng))
        return outlook.options[weighted([int(FINE * prior) + 1 for prior in priors], rng)]


BOTS: Final[tuple[Bot, ...]] = (Likely(), Greedy(), Search(tries=TRIES))
"""Who plays the games, in turn."""


class Seen:
    """What has stood at one place so far; all items of a list are one place.

    ``At`` tells the items apart only to know whether anything changes.
    """

    def __init__(self, absent: Iterable[At] = ()) -> None:
        self.last: dict[At, Any] = {}
        self.first: dict[At, float | str] = {}
        self.varies = False
        self.present: set[At] = set()
        self.absent: set[At] = set(absent)
        self.numbers: set[float] = set()
        self.words: set[str] = set()
        self.lengths: set[int] = set()
        self.empty: set[At] = set()
        self.items: Seen | None = None
        self.by_name: dict[str, Seen] = {}
        self.repeats = 1  # the most of one word in a list

    def look(self, value: Any, at: At = ()) -> None:
        """See what stands there now; if it still does, there is nothing to see."""
        if at in self.last and self.last[at] == value:
            return
        self.last[at] = value
        if value is None:
            self.absent.add(at)
        elif isinstance(value, Mapping):
            self._look_at_names(value, at)
        elif isinstance(value, list):
            self._look_at_items(value, at)
        else:
            self._look_closely(value, at)
        if value is not None:
            self.present.add(at)

    def _look_at_names(self, value: Mapping[str, Any], at: At) -> None:
        for name in value:
            if name not in self.by_name:
                self.by_name[name] = Seen(absent=self.present)
        for name, seen in self.by_name.items():
            seen.look(value.get(name), at)

    def _look_at_items(self, value: list[Any], at: At) -> None:
        self.lengths.add(len(value))
        if not value:
            self.empty.add(at)
        self.items = self.items or Seen()
        for index, item in enumerate(value):
            self.items.look(item, (*at, index))
            if isinstance(item, str):
                self.repeats = max(self.repeats, value.count(item))

    def _look_closely(self, value: float | str, at: At) -> None:
        self.varies |= self.first.setdefault(at, value) != value
        if isinstance(value, str):
            self.words.add(value)
        else:
            self.numbers.add(float(value))

    def place(self, *, apart: bool = True) -> Place | None:
        """How this is told; not at all if it is always the same.

        In lists that grow and shrink items are not told apart: what is second now was first.
        """
        if not self.present:
            return None
        kind = self._kind(apart=apart)
        comes_and_goes = self.present & self.absent if apart else self.absent
        return Maybe(kind) if comes_and_goes else kind

    def _kind(self, *, apart: bool) -> Place | None:
        varies = self.varies or not apart
        if varies and len(self.words) > 1 and not self.numbers:
            return Word(sorted(self.words))
        if varies and len(self.numbers) > 1:
            return Number(max(abs(number) for number in self.numbers))
        if self.by_name:
            return _fields({name: seen.place(apart=apart) for name, seen in self.by_name.items()})
        return self._list(self.items, apart=apart) if self.items else None

    def _list(self, items: Seen, *, apart: bool) -> Place | None:
        most = max(self.lengths)
        if len(self.lengths - {0}) <= 1:  # always as long, if there is anything
            items.absent |= {(*at, index) for at in self.empty for index in range(most)}
            item = items.place(apart=apart)
            return Each(most, item) if item else None
        if items.words:
            return Words(sorted(items.words), self.repeats)
        return Several(most, items.place(apart=False) or Fields({}))


def _fields(found: Mapping[str, Place | None]) -> Place | None:
    kept = {name: place for name, place in found.items() if place is not None}
    return Fields(kept) if kept else None


def survey(game: Game[Any], seats: int, usual: int = USUAL, others: int = FEW) -> Place:
    """How the views of this game are told, after a look at many games."""
    seen = Seen()
    for number, options in enumerate(settings(game)):
        for play in range(others if number else usual):
            rng = Random(f"{SEED} {number} {play}")
            for view in views(game, seats, options, rng, BOTS[play % len(BOTS)]):
                seen.look({name: part for name, part in view.items() if name not in LEFT_OUT})
    return seen.place() or Fields({})


def views(
    game: Game[Any], seats: int, options: Options, rng: Random, bot: Bot
) -> Iterator[Mapping[str, Any]]:
    """What the seats see in a game: the one that is asked, at times another, and all at the end.

    Each game has its own share of decisions at random, so that both odd and usual positions come
    up; the others are the bot's.
    """
    state = game.new(seats, options, game.box())
    odd = rng.random()
    while state.seat != NOBODY:
        action = random_action(state, rng)
        if state.seat != NATURE:
            yield game.view(state, state.seat)
            if rng.random() < LOOKS:
                yield game.view(state, rng.randrange(seats))
            if rng.random() >= odd:
                action = bot.choose(Outlook(game, state, state.seat), rng)
        game.apply(state, action)
    for seat in range(seats):
        yield game.view(state, seat)
