"""5 The conflict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, Step, grid, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import (
    FALLS,
    GIVE_UP,
    KEEP_NONE,
    KEEPS,
    PLAYS,
    THROWS,
    Fall,
    Keep,
    Throw,
)
from kingsbridge.games.builders_duel.components import LETTER, PERSONAL, SEALS, SIDES
from kingsbridge.games.builders_duel.state import State, contested
from kingsbridge.games.builders_duel.steps.kept import discard_kept


class ThrowSeal(Step[State]):
    """5.2  Whoever is behind throws another seal or gives up; at first both must throw."""

    rule: ClassVar[str] = "5.2"

    def start(self, state: State) -> None:
        seat = behind(state)
        if must_throw(state, seat) or can_throw(state, seat) or can_plead(state, seat):
            state.seat = seat

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seat
        options: list[Action] = []
        if can_throw(state, seat):
            seals = state.builders[seat].seals
            options += [THROWS[seal] for seal in range(len(SEALS)) if seals[seal]]
            options.append(THROWS[PERSONAL])
        if can_plead(state, seat):
            options.append(PLAYS[LETTER])
        if not must_throw(state, seat):
            options.append(GIVE_UP)
        return options

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        state.seat = NOBODY
        if isinstance(action, Throw):
            throw(state, seat, action.seal)
            schedule(state, SEAL_FALLS[seat][action.seal], THROW_SEAL)
        elif action is GIVE_UP:
            if state.story is not None:
                tell(state, Line("gives-up", seat=seat), "5.4")
        else:
            plead(state, seat)
            schedule(state, THROW_SEAL)

    def prompt(self, state: State) -> Line:
        if must_throw(state, state.seat):
            return Line("ask-ThrowSeal-first")
        mine, theirs = state.conflict.sums[state.seat], state.conflict.sums[1 - state.seat]
        if mine == theirs:
            return Line("ask-ThrowSeal-tie", sum=mine)
        need = theirs - mine + (state.seat != state.leader)
        return Line("ask-ThrowSeal", mine=mine, theirs=theirs, need=need)

    def refusal(self, state: State, action: Action) -> Line:
        if action is GIVE_UP:
            return Line("illegal-must-throw")
        if action is PLAYS[LETTER]:
            kept = LETTER in state.builders[state.seat].kept
            return Line("illegal-must-throw" if kept else "illegal-card-not-kept")
        if isinstance(action, Throw):
            thrown = state.conflict.personal >> state.seat & 1
            return Line("illegal-personal-thrown" if thrown else "illegal-no-such-seal")
        return Line("illegal-conflict-first")


class SealFalls(SeatStep[State]):
    """5.1  A thrown seal shows one of its two numbers, each as likely as the other."""

    rule: ClassVar[str] = "5.1"

    def __init__(self, seat: int, seal: int) -> None:
        super().__init__(seat, (seal,))
        self.seal = seal

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return [FALLS[number] for number in state.box.faces[self.seal]]

    def weights(self, state: State) -> Sequence[int]:
        return (1, 1)

    def apply(self, state: State, action: Action) -> None:
        number = cast("Fall", action).number
        state.conflict.sums[self.seat] += number
        if state.story is not None:
            seal = seal_line(self.seal)
            added = state.conflict.sums[self.seat]
            tell(state, Line("throws", seat=self.seat, seal=seal, number=number, sum=added))
        state.seat = NOBODY


class KeepSeal(Step[State]):
    """5.5  The loser gives up the card and may keep one of the neutral seals he threw."""

    rule: ClassVar[str] = "5.5"

    def start(self, state: State) -> None:
        loser = behind(state)
        state.conflict.winner = 1 - loser
        state.claims[loser] &= ~(1 << contested(state))
        if state.story is not None:
            tell(state, verdict(state, 1 - loser), "5.4")
        put_under(state, state.conflict.thrown[1 - loser])
        if state.conflict.thrown[loser]:
            state.seat = loser

    def legal(self, state: State) -> Sequence[Action]:
        thrown = state.conflict.thrown[state.seat]
        return [*(KEEPS[seal] for seal in range(len(SEALS)) if seal in thrown), KEEP_NONE]

    def apply(self, state: State, action: Action) -> None:
        thrown = state.conflict.thrown[state.seat]
        if isinstance(action, Keep):
            thrown.remove(action.seal)
            state.builders[state.seat].seals[action.seal] += 1
            if state.story is not None:
                tell(state, Line("keeps", seat=state.seat, seal=SEALS[action.seal]))
        put_under(state, thrown)
        state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        return Line(
            "illegal-no-such-seal" if isinstance(action, Keep) else "illegal-conflict-first"
        )


THROW_SEAL: Final = ThrowSeal()
SEAL_FALLS: Final = grid(SealFalls, len(SIDES), len(SEALS) + 1)


def behind(state: State) -> int:
    """Who is losing, or has yet to throw: ties are the leader's (ruling 11)."""
    if not has_thrown(state, state.leader):
        return state.leader
    sums = state.conflict.sums
    other = 1 - state.leader
    return (
        other if sums[state.leader] >= sums[other] or not has_thrown(state, other) else state.leader
    )


def has_thrown(state: State, seat: int) -> bool:
    return bool(state.conflict.thrown[seat]) or bool(state.conflict.personal >> seat & 1)


def must_throw(state: State, seat: int) -> bool:
    """Each player throws at least one seal (ruling 6)."""
    return not has_thrown(state, seat)


def can_throw(state: State, seat: int) -> bool:
    """Until the personal seal is thrown there is always one seal more: that one."""
    return not state.conflict.personal >> seat & 1


def can_plead(state: State, seat: int) -> bool:
    """The letter of intercession helps whoever threw and is still behind."""
    return LETTER in state.builders[seat].kept and has_thrown(state, seat)


def throw(state: State, seat: int, seal: int) -> None:
    conflict = state.conflict
    if seal == PERSONAL:
        conflict.personal |= 1 << seat
    else:
        conflict.thrown[seat].append(seal)
        state.builders[seat].seals[seal] -= 1


def seal_line(seal: int) -> Line:
    return Line("seal-personal") if seal == PERSONAL else Line("seal-neutral", seal=SEALS[seal])


def plead(state: State, seat: int) -> None:
    """6.9  The letter of intercession adds to the sum of whoever is behind."""
    discard_kept(state, seat, LETTER)
    state.conflict.sums[seat] += state.box.letter
    if state.story is not None:
        added = state.conflict.sums[seat]
        tell(state, Line("pleads", seat=seat, number=state.box.letter, sum=added), "6.9")


def verdict(state: State, winner: int) -> Line:
    sums = state.conflict.sums
    if sums[winner] == sums[1 - winner]:
        return Line("wins-tie", seat=winner, sum=sums[winner])
    return Line("wins-conflict", seat=winner, mine=sums[winner], theirs=sums[1 - winner])


def put_under(state: State, seals: list[int]) -> None:
    """Put seals under the stack, in the order in which they were thrown (ruling 13)."""
    state.stack += seals
    seals.clear()
