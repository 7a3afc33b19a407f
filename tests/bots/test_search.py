"""The search: it finds what pays, tries what may, keeps to its limits, and knows no secret."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kingsbridge.arena.simulate import Setting, play
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.levels import BOTS
from kingsbridge.bots.playout import random_action
from kingsbridge.bots.search import FEW, Moment, Search, explore
from kingsbridge.core import steps
from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NATURE, NOBODY, Position
from kingsbridge.games import GAMES
from toy import LAYS, PEEK, State, Thimbles

SOME = 60
FAR = 30


class Wise(Thimbles):
    """Thimbles with a value: once all is laid, who has won."""

    def value(self, state: State) -> list[float]:
        if state.seat != NOBODY:
            return super().value(state)
        ranking = self.ranking(state)
        return [(place == 1) / ranking.count(1) for place in ranking]


def dealt(words: str = "deal 3 | deal 5", seats: int = 2) -> State:
    game = Thimbles()
    state = game.new(seats, {}, game.box())
    for word in words.split(" | "):
        steps.apply(state, game.read(word))
    return state


def choice(game: Game[Any], state: Position, tries: int = SOME, seed: int = 1) -> str:
    return str(Search(tries).choose(Outlook(game, state, state.seat), Random(seed)))


def test_it_takes_what_wins_most_often() -> None:
    assert choice(Wise(), dealt()) == "lay 2"


def test_it_expects_the_others_to_do_their_best() -> None:
    root = Search(20 * SOME).explored(Outlook(Wise(), dealt(), 0), Random(1))

    answers = root.edges[LAYS[0]].after.edges
    assert max(answers, key=lambda action: answers[action].tries) is LAYS[2]


def test_the_same_seed_leads_to_the_same_tree() -> None:
    def tree(seed: int) -> list[tuple[int, float]]:
        root = Search(SOME).explored(Outlook(Wise(), dealt(), 0), Random(seed))
        return [(edge.tries, edge.total) for edge in root.edges.values()]

    assert tree(1) == tree(1)
    assert tree(1) != tree(2)


def test_every_try_is_counted_once() -> None:
    root = Search(SOME).explored(Outlook(Wise(), dealt(), 0), Random(1))

    assert root.tries == SOME
    assert sum(edge.tries for edge in root.edges.values()) == SOME


def test_what_looks_hopeless_is_not_tried() -> None:
    class Hopeless(Wise):
        def priors(self, state: State) -> list[float]:
            return [1.0, *(1e-12 for _ in self.legal(state)[1:])]

    assert choice(Hopeless(), dealt()) == "lay 0"


def test_it_does_not_think_when_there_is_no_choice() -> None:
    class NoChoice(Wise):
        def legal(self, state: State) -> list[Action]:
            return list(super().legal(state))[:1]

        def guess(self, state: State, seat: int, rng: Random) -> State:
            raise AssertionError

    assert choice(NoChoice(), dealt()) == "lay 0"


def test_it_ends_when_its_time_is_over() -> None:
    root = Search(SOME, seconds=-1).explored(Outlook(Wise(), dealt(), 0), Random(1))

    assert root.tries == 1


def test_few_outcomes_of_chance_are_told_apart() -> None:
    game = Wise()
    root = Moment()
    for number in range(SOME):
        explore(game, root, game.new(2, {}, game.box()), Random(number))

    assert {str(action) for action in root.outcomes} == {"deal 1", "deal 2", "deal 3", "deal 5"}


@pytest.mark.parametrize("name", GAMES)
def test_what_follows_from_many_outcomes_is_one_and_the_same(name: str) -> None:
    game = GAMES[name]
    root = Moment()
    state = until(game, lambda state: state.seat == NATURE and len(steps.legal(state)) > FEW)
    for number in range(3):
        explore(game, root, state.copy(), Random(number))

    assert list(root.outcomes) == [None]


def until(game: Game[Any], is_wanted: Callable[[Position], bool]) -> Position:
    """A random game, played until it comes to this."""
    state: Position = game.new(game.SEATS.stop - 1, {}, game.box())
    rng = Random(7)
    while not is_wanted(state):
        steps.apply(state, random_action(state, rng))
    return state


def test_another_guess_may_have_other_options() -> None:
    root = Moment()
    root.grow([LAYS[0]], [1.0])
    before = root.edges[LAYS[0]]

    assert root.knows([LAYS[0]])
    assert not root.knows([LAYS[0], PEEK])
    explore(Wise(), root, dealt(), Random(1))

    assert set(root.edges) == {*LAYS, PEEK}
    assert root.edges[LAYS[0]] is before


@pytest.mark.parametrize("name", GAMES)
def test_it_does_not_depend_on_what_its_seat_may_not_know(name: str) -> None:
    game = GAMES[name]
    asked = 0

    def is_wanted(state: Position) -> bool:
        nonlocal asked
        asked += state.seat >= 0 and len(steps.legal(state)) > 1
        return asked == FAR

    state = until(game, is_wanted)
    other = game.guess(state, state.seat, Random(5))

    assert choice(game, state, tries=8) == choice(game, other, tries=8)


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game_to_the_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "hasty", Search(tries=2))
    seats = GAMES[name].SEATS.start

    outcome = play(Setting(name, ("hasty",) * seats, "test"), 0)

    assert min(outcome.ranking) == 1
