"""4 Winter: the problem of the year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, PairStep, SeatStep, Step, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import LAYS, LEAVE_IT, PAYS, Lay, Pay
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_LINES,
    MOST_SEATS,
    NO_CARD,
    RESOURCE_LINES,
    RESOURCES,
)
from kingsbridge.games.krieg_und_frieden.state import State, left_of


class LayProblem(Step[State]):
    """4.1  The chancellor lays a problem card; if he has none, the next to his left who has."""

    rule: ClassVar[str] = "4.1"

    def start(self, state: State) -> None:
        seat = state.chancellor
        while not has_problem(state, seat):
            seat = left_of(state, seat)
        state.seat = seat

    def legal(self, state: State) -> Sequence[Action]:
        return lays(state)

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        lay(state, cast("Lay", action).kind)
        if state.story is not None:
            tell(state, Line("lays", seat=seat, card=CARD_LINES[state.problem]))

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_lay(action)


class ChangeProblem(PairStep[State]):
    """4.2  The others are asked in turn to pay a privilege and change it, anew after a change.

    The other is the baron who laid the card.
    """

    rule: ClassVar[str] = "4.2"

    def start(self, state: State) -> None:
        if can_change(state, self.seat):
            state.seat = self.seat
        else:
            ask_next(state, self.seat, self.other)

    def legal(self, state: State) -> Sequence[Action]:
        held = state.barons[state.seat].privileges
        return [*(PAYS[resource] for resource in range(len(RESOURCES)) if held[resource]), LEAVE_IT]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is LEAVE_IT:
            if state.story is not None:
                tell(state, Line("leaves-it", seat=self.seat))
            ask_next(state, self.seat, self.other)
            return
        self.pay(state, cast("Pay", action).resource)
        has_another = has_problem(state, self.seat)
        schedule(state, EXCHANGE_PROBLEM[self.seat] if has_another else TAKE_PROBLEM[self.seat])

    def pay(self, state: State, resource: int) -> None:
        """Any one privilege goes back to the bank, at once free for others (ruling 3)."""
        state.barons[self.seat].privileges[resource] -= 1
        if state.story is not None:
            line = Line("pays-privilege", seat=self.seat, resource=RESOURCE_LINES[resource])
            tell(state, line, "4.3")

    def prompt(self, state: State) -> Line:
        return Line("ask-ChangeProblem", card=CARD_LINES[state.problem])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-no-privilege" if isinstance(action, Pay) else "illegal-problem-first")


class ExchangeProblem(SeatStep[State]):
    """4.3  Whoever paid lays another card from his hand, and takes the one that lay there."""

    rule: ClassVar[str] = "4.3"

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return lays(state)

    def apply(self, state: State, action: Action) -> None:
        before = state.problem
        state.barons[self.seat].problems[before] += 1
        lay(state, cast("Lay", action).kind)
        if state.story is not None:
            tell(
                state,
                Line(
                    "changes",
                    seat=self.seat,
                    card=CARD_LINES[state.problem],
                    before=CARD_LINES[before],
                ),
            )

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_lay(action)


class TakeProblem(SeatStep[State]):
    """4.4  Whoever paid and holds no problem card takes the one on the table instead."""

    rule: ClassVar[str] = "4.4"

    def start(self, state: State) -> None:
        before = state.problem
        state.barons[self.seat].problems[before] += 1
        state.problem = NO_CARD
        if state.story is not None:
            tell(state, Line("takes-problem", seat=self.seat, card=CARD_LINES[before]))
        schedule(state, REPLACE_PROBLEM[self.seat])


class ReplaceProblem(SeatStep[State]):
    """4.4  Then the next to his left who holds a problem card must lay one."""

    rule: ClassVar[str] = "4.4"

    def start(self, state: State) -> None:
        seat = left_of(state, self.seat)
        while not has_problem(state, seat):
            seat = left_of(state, seat)
        state.seat = seat

    def legal(self, state: State) -> Sequence[Action]:
        return lays(state)

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        lay(state, cast("Lay", action).kind)
        if state.story is not None:
            tell(state, Line("must-lay", seat=seat, card=CARD_LINES[state.problem]))

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_lay(action)


CHANGE_PROBLEM: Final = grid(ChangeProblem, MOST_SEATS, MOST_SEATS)
EXCHANGE_PROBLEM: Final = row(ExchangeProblem, MOST_SEATS)
TAKE_PROBLEM: Final = row(TakeProblem, MOST_SEATS)
REPLACE_PROBLEM: Final = row(ReplaceProblem, MOST_SEATS)


def has_problem(state: State, seat: int) -> bool:
    return sum(state.barons[seat].problems) > 0


def can_change(state: State, seat: int) -> bool:
    """Is there a privilege to pay, and somebody who could lay another card (ruling 5)?"""
    if not sum(state.barons[seat].privileges):
        return False
    return any(sum(baron.problems) for baron in state.barons)


def lays(state: State) -> Sequence[Action]:
    """The problem cards the asked baron may lay."""
    held = state.barons[state.seat].problems
    return [LAYS[kind] for kind in range(len(LAYS)) if held[kind]]


def lay(state: State, kind: int) -> None:
    """The asked baron lays a card; the others are asked about it, from his left (ruling 1)."""
    seat = state.seat
    state.barons[seat].problems[kind] -= 1
    state.problem = kind
    state.seat = NOBODY
    ask_next(state, seat, seat)


def ask_next(state: State, seat: int, layer: int) -> None:
    """The next on the left is asked about the card, up to whoever laid it."""
    following = left_of(state, seat)
    if following != layer:
        schedule(state, CHANGE_PROBLEM[following][layer])


def why_not_lay(action: Action) -> Line:
    return Line("illegal-no-such-problem" if isinstance(action, Lay) else "illegal-lay-first")
