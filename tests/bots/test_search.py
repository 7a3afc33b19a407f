"""The search: it finds what pays, tries what may, keeps to its limits, and knows no secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar

import pytest

from kingsbridge.arena.simulate import Setting, play
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.greedy import Greedy
from kingsbridge.bots.levels import BOTS, LEVELS
from kingsbridge.bots.playout import random_action
from kingsbridge.bots.search import BREADTH, FEW, PULSE, Exploration, Moment, Search
from kingsbridge.core import steps
from kingsbridge.core.actions import Action
from kingsbridge.core.facts import facts
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NATURE, NOBODY, Position
from kingsbridge.games import GAMES
from toy import LAYS, PEEK, State, Thimbles

SOME = 60
MANY = 1200
BETWEEN = 9
"""So many decisions from one moment to the next that is looked at."""


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
    assert choice(Wise(), dealt(), tries=MANY) == "lay 2"


def test_it_expects_the_others_to_do_their_best() -> None:
    root = Search(3 * MANY).explored(Outlook(Wise(), dealt(), 0), Random(1))

    after = root.edges[LAYS[0]].after
    assert after is not None
    answers = after.edges
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
    exploration = explorer(game)
    for _ in range(SOME):
        exploration.explore(game.new(2, {}, game.box()))

    found = exploration.root.outcomes
    assert {str(action) for action in found} == {"deal 1", "deal 2", "deal 3", "deal 5"}


@pytest.mark.parametrize("name", GAMES)
def test_of_many_outcomes_of_chance_what_follows_is_taken_as_one(name: str) -> None:
    game = GAMES[name]
    exploration = explorer(game)
    state = until(game, lambda state: state.seat == NATURE and len(steps.legal(state)) > FEW)
    for _ in range(SOME):
        exploration.explore(state.copy())

    assert not exploration.root.outcomes
    assert exploration.root.drawn is not None


def test_what_looks_bad_at_a_glance_is_tried_all_the_same() -> None:
    root = Search(SOME).explored(Outlook(Sharp(), dealt(), 0), Random(1))

    tries = [edge.tries for edge in root.edges.values()]
    assert min(tries) >= 1


class Sharp(Wise):
    """At a glance only the first option looks good; the others do not look hopeless."""

    def priors(self, state: State) -> list[float]:
        others = len(self.legal(state)) - 1
        return [1 - 1e-6 * others] + [1e-6] * others


def explorer(game: Game[Any]) -> Exploration:
    return Exploration(game, patience=0, breadth=BREADTH, rng=Random(1))


def until(game: Game[Any], is_wanted: Callable[[Position], bool]) -> Position:
    """A random game, played until it comes to this."""
    state: Position = game.new(game.SEATS.stop - 1, {}, game.box())
    rng = Random(7)
    while not is_wanted(state):
        steps.apply(state, random_action(state, rng))
    return state


def test_another_guess_may_have_other_options() -> None:
    exploration = explorer(Wise())
    root = exploration.root
    root.grow([LAYS[0]], [1.0])
    before = root.edges[LAYS[0]]

    exploration.explore(dealt())

    assert set(root.edges) == {*LAYS, PEEK}
    assert root.edges[LAYS[0]] is before


def test_where_another_guess_leaves_only_what_looked_hopeless_that_is_tried() -> None:
    moment = Moment()
    moment.grow(LAYS[:2], (1.0, 0.0))
    moment.grow(LAYS[2:3], (0.0,))
    moment.offer(LAYS[1:3], Thimbles(), dealt())
    assert moment.best(1.0).action in LAYS[1:3]


def test_a_settled_choice_takes_no_more_tries() -> None:
    class Counted(Wise):
        tries = 0

        def value(self, state: State) -> list[float]:
            self.tries += 1
            return super().value(state)

    game = Counted()
    assert choice(game, dealt(), tries=MANY) == "lay 2"
    assert game.tries < MANY
    assert game.tries % PULSE == 0

    assert Search(MANY).explored(Outlook(game, dealt(), 0), Random(1)).tries == MANY


class Ticking:
    """A clock that goes on by so much whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_time_that_would_hardly_change_the_choice_is_not_spent() -> None:
    def spent(search: Search) -> int:
        tries = 0

        class Counted(Wise):
            def value(self, state: State) -> list[float]:
                nonlocal tries
                tries += 1
                return super().value(state)

        search.choose(Outlook(Counted(), dealt(), 0), Random(1))
        return tries

    in_time = spent(Search(10 * MANY, MANY, clock=Ticking(1.0)))
    counted = spent(Search(MANY))

    assert in_time % PULSE == 0
    assert in_time < counted / 2


def test_the_usual_way_can_be_followed_before_the_value_is_taken() -> None:
    class Late(Wise):
        taken: ClassVar[list[int]] = []

        def value(self, state: State) -> list[float]:
            self.taken.append(state.seat)
            return super().value(state)

    Search(SOME, patience=2).explored(Outlook(Late(), dealt(), 0), Random(1))

    assert set(Late.taken) == {NOBODY}


def test_foresight_is_so_many_times_the_usual_way_of_a_game() -> None:
    class Patient(Wise):
        PATIENCE = 3

    def patience(search: Search) -> int:
        return search.exploration(Patient(), Random(1)).patience

    assert [patience(Search(SOME, foresight=times)) for times in (1, 2, 4)] == [3, 6, 12]
    assert patience(Search(SOME, foresight=2, patience=1)) == 1


@pytest.mark.parametrize("name", GAMES)
def test_it_does_not_depend_on_what_its_seat_may_not_know(name: str) -> None:
    game = GAMES[name]
    for state, twin in twins(game):
        assert choice(game, state, tries=8) == choice(game, twin, tries=8)
        for bot in (Greedy(), LEVELS["novice"]):
            made = [bot.choose(Outlook(game, one, one.seat), Random(1)) for one in (state, twin)]
            assert made[0] is made[1]


@pytest.mark.parametrize("name", GAMES)
def test_where_something_is_hidden_twins_differ(name: str) -> None:
    assert (
        any(facts(state) != facts(twin) for state, twin in twins(GAMES[name])) == GAMES[name].HIDDEN
    )


def twins(game: Game[Any], number: int = 12) -> Iterator[tuple[Position, Position]]:
    """Moments of a random game, and with each another that its seat cannot tell from it."""
    state: Position = game.new(game.SEATS.stop - 1, {}, game.box())
    rng = Random(7)
    asked = 0
    while asked < number * BETWEEN:
        if state.seat >= 0 and len(steps.legal(state)) > 1:
            asked += 1
            if asked % BETWEEN == 0:
                yield state, game.guess(state, state.seat, Random(asked))
        steps.apply(state, random_action(state, rng))


@pytest.mark.uncounted
@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game_to_the_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "hasty", Search(tries=2))
    seats = GAMES[name].SEATS.start

    outcome = play(Setting(name, ("hasty",) * seats, "test"), 0)

    assert min(outcome.ranking) == 1
