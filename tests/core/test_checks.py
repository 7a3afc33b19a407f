"""Each promise of the contract is really checked: a game that breaks it is found out."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from kingsbridge.core.actions import Action, IllegalAction
from kingsbridge.core.checks import Fault, check_game
from kingsbridge.core.steps import NATURE, NOBODY, reveal
from kingsbridge.core.story import OPEN, SPECTATOR, Line
from toy import LAYS, PEEK, State, Thimbles


def check(game: Thimbles) -> None:
    for number in range(60):
        check_game(game, "thimbles", 2 + number % 3, Random(number))


def test_a_game_that_keeps_every_promise_passes() -> None:
    check(Thimbles())
    check_game(Thimbles(), "thimbles", 2, Random(1), {"coins_count": False})


def test_what_was_learnt_may_be_told_if_it_is_marked() -> None:
    class PeeksAndSaysSo(Thimbles):
        """A seat that peeks plays on, and what it learnt is marked."""

        LONGEST = 16

        def apply(self, state: State, action: Action) -> None:
            if can_peek(self, state, action):
                state.offered = None
                state.seen |= 1 << state.seat
                reveal(state)
            else:
                super().apply(state, action)

    check(PeeksAndSaysSo())


def can_peek(game: Thimbles, state: State, action: Action) -> bool:
    """Is this a first look into the bag?"""
    return action is PEEK and PEEK in game.legal(state) and not state.seen >> state.seat & 1


class Twice(Thimbles):
    """an option is offered twice"""

    def legal(self, state: State) -> Sequence[Action]:
        options = super().legal(state)
        return options if state.seat == NATURE else [*options, *options[:1]]


class Stuck(Thimbles):
    """nothing is legal"""

    def legal(self, state: State) -> Sequence[Action]:
        return super().legal(state) if state.seat == NATURE else ()


class Unstable(Thimbles):
    """the options are not stable"""

    calls = 0

    def legal(self, state: State) -> Sequence[Action]:
        self.calls += 1
        return list(reversed(super().legal(state))) if self.calls % 2 else super().legal(state)


class OtherWords(Thimbles):
    """reads as another action"""

    def read(self, words: str) -> Action:
        return PEEK if words == "lay 0" else super().read(words)


class NoWeight(Thimbles):
    """nature has an option without weight"""

    def weights(self, state: State) -> Sequence[int]:
        return [0, *super().weights(state)[1:]]


class FewWeights(Thimbles):
    """nature has not a weight for each option"""

    def weights(self, state: State) -> Sequence[int]:
        return [*super().weights(state), 1]


class Leak(Thimbles):
    """tells a secret"""

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        return {**super().view(state, seat), "cards": state.cards[:]}


class LeakOfTheBag(Thimbles):
    """tells a secret"""

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        return {**super().view(state, seat), "lowest": state.bag[0] if state.bag else 0}


class NoTime(Thimbles):
    """the game takes no time"""

    MINUTES = (2, 1)


class Closed(Thimbles):
    """the open view hides what a seat sees"""

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        return super().view(state, SPECTATOR if seat == OPEN else seat)


class OpenIsNotJson(Thimbles):
    """a view is not ready for JSON"""

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        seen = super().view(state, seat)
        return {**seen, "coins": tuple(state.coins)} if seat == OPEN else seen


class SaysThatNothingIsHidden(Thimbles):
    """nothing is hidden, and yet the views differ"""

    HIDDEN = False


class MovesThatTell(Thimbles):
    """what a seat may do tells it a secret"""

    def legal(self, state: State) -> Sequence[Action]:
        offered = super().legal(state)
        return offered[:1] if state.seat >= 0 and state.bag[:1] == [1] else offered

    def apply(self, state: State, action: Action) -> None:
        if action not in self.legal(state):
            raise IllegalAction(Line("illegal-not-offered"), action.words)
        super().apply(state, action)


class NotJson(Thimbles):
    """a view is not ready for JSON"""

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        return {**super().view(state, seat), "coins": tuple(state.coins)}


class TakesAnything(Thimbles):
    """was not offered and yet done"""

    def apply(self, state: State, action: Action) -> None:
        if action in self.legal(state):
            super().apply(state, action)


class RefusesTooLate(Thimbles):
    """looking, a refused action or acting on a copy changed the position"""

    def apply(self, state: State, action: Action) -> None:
        state.seen ^= 8
        super().apply(state, action)
        state.seen ^= 8


class Loses(Thimbles):
    """a piece was lost or made"""

    def apply(self, state: State, action: Action) -> None:
        super().apply(state, action)
        if action is LAYS[2] and state.bag:
            state.bag.pop()


class StoryMatters(Thimbles):
    """telling the story changed the game"""

    def apply(self, state: State, action: Action) -> None:
        super().apply(state, action)
        if state.story is not None and action is LAYS[1]:
            state.seen = 0b1000


class BadDefault(Thimbles):
    """the default action is not legal"""

    def default(self, state: State) -> Action:
        return self.VOCABULARY.actions[0]


class KnowsTooMuch(Thimbles):
    """the default or a prior knows what its seat may not know"""

    def default(self, state: State) -> Action:
        return LAYS[1 if state.cards[1 - state.seat % 2] > 1 else 0]


class GuessesFromTheTruth(Thimbles):
    """a guess knows what its seat may not know"""

    def guess(self, state: State, seat: int, rng: Random) -> State:
        return super().guess(state, seat, Random(f"{rng.random()} {state.cards}"))


class PeeksAndPlaysOn(Thimbles):
    """'peek' tells a secret and could be taken back"""

    LONGEST = 16

    def apply(self, state: State, action: Action) -> None:
        if can_peek(self, state, action):
            state.offered = None
            state.learnt = False
            state.seen |= 1 << state.seat
        else:
            super().apply(state, action)


class BadPriors(Thimbles):
    """the priors are no shares of 1"""

    def priors(self, state: State) -> list[float]:
        return [1.0 for _ in self.legal(state)]


class FewPriors(Thimbles):
    """not every option has a prior"""

    def priors(self, state: State) -> list[float]:
        return [1.0]


class BadValue(Thimbles):
    """the values are no shares of the victory"""

    def value(self, state: State) -> list[float]:
        return [0.75 for _ in state.cards]


class Looks(Thimbles):
    """looking, a refused action or acting on a copy changed the position"""

    def value(self, state: State) -> list[float]:
        state.seen |= 0b1000
        return super().value(state)


class Endless(Thimbles):
    """the game does not end"""

    LONGEST = 3


class NobodyWins(Thimbles):
    """nobody won"""

    def ranking(self, state: State) -> list[int]:
        return [2 for _ in state.cards]


class NoResult(Thimbles):
    """not every seat has a result"""

    def scores(self, state: State) -> list[int]:
        return [1]


class NoAccount(Thimbles):
    """not every seat has an account"""

    def account(self, state: State) -> list[dict[str, int]]:
        return []


class EndLeaks(Thimbles):
    """the end tells a secret"""

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        view = super().view(state, seat)
        return {**view, "bag": state.bag[:]} if state.seat == NOBODY else view

    def guess(self, state: State, seat: int, rng: Random) -> State:
        imagined = super().guess(state, seat, rng)
        if state.seat == NOBODY:
            imagined.bag = []
        return imagined


class LegalAtTheEnd(Thimbles):
    """the game is over, and something is legal"""

    def legal(self, state: State) -> Sequence[Action]:
        return (PEEK,) if state.seat == NOBODY else super().legal(state)


class RestoresWrongly(Thimbles):
    """a position cannot be made again from its facts"""

    def restore(self, told: Mapping[str, Any], box: Any) -> State:
        return super().restore({**told, "seen": 0}, box)


class RestoresOtherOptions(Thimbles):
    """a restored position offers other things"""

    restored: State | None = None

    def restore(self, told: Mapping[str, Any], box: Any) -> State:
        self.restored = super().restore(told, box)
        return self.restored

    def legal(self, state: State) -> Sequence[Action]:
        return list(super().legal(state))[state is self.restored :]


class Shares(State):
    """A position that forgets to copy a list."""

    def copy(self) -> Shares:
        return Shares(
            self.step,
            self.agenda[:],
            self.seat,
            self.box,
            self.bag[:],
            self.cards[:],
            self.coins,
            self.seen,
        )


class Forgets(State):
    """A position that forgets to copy a number."""

    def copy(self) -> Forgets:
        return Forgets(
            self.step,
            self.agenda[:],
            self.seat,
            self.box,
            self.bag[:],
            self.cards[:],
            self.coins[:],
            0,
        )


class Storyteller(State):
    """A position whose copy goes on telling."""

    def copy(self) -> Storyteller:
        twin = Storyteller(
            self.step,
            self.agenda[:],
            self.seat,
            self.box,
            self.bag[:],
            self.cards[:],
            self.coins[:],
            self.seen,
        )
        twin.story = []
        return twin


class OfKind(Thimbles):
    kind: type[State]

    def new(self, seats: int, options: Any, box: Any) -> State:
        state = super().new(seats, options, box)
        return self.kind(
            state.step,
            state.agenda,
            state.seat,
            state.box,
            state.bag,
            state.cards,
            state.coins,
            state.seen,
        )


class SharingCopy(OfKind):
    """looking, a refused action or acting on a copy changed the position"""

    kind = Shares


class ForgetfulCopy(OfKind):
    """a copy is not complete"""

    kind = Forgets


class TellingCopy(OfKind):
    """a copy tells a story"""

    kind = Storyteller


def all_broken(kind: type[Thimbles]) -> list[type[Thimbles]]:
    found = []
    for broken in kind.__subclasses__():
        found += [broken] if broken.__doc__ and broken.__module__ == __name__ else []
        found += all_broken(broken)
    return found


@pytest.mark.parametrize("broken", all_broken(Thimbles), ids=lambda kind: kind.__name__)
def test_a_broken_promise_is_found(broken: type[Thimbles]) -> None:
    with pytest.raises(Fault) as fault:
        check(broken())

    assert broken.__doc__
    assert broken.__doc__ in fault.value.broken
    assert fault.value.record.seats


def test_a_finding_comes_whole_out_of_another_process() -> None:
    with pytest.raises(Fault) as found:
        check(all_broken(Thimbles)[0]())

    again = pickle.loads(pickle.dumps(found.value))  # noqa: S301 -- our own

    assert (str(again), again.broken) == (str(found.value), found.value.broken)


def test_a_wrong_index_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PEEK, "index", 0)

    with pytest.raises(Fault, match="wrong index"):
        check(Thimbles())


def test_a_seat_that_does_not_exist_is_found() -> None:
    class Stranger(Thimbles):
        def legal(self, state: State) -> Sequence[Action]:
            if state.seat >= 0:
                state.seat = 7
            return super().legal(state)

    with pytest.raises(Fault, match="does not exist"):
        check(Stranger())
