"""4 Winter: the problem of the year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, schedule
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import LAYS, LEAVE_IT, PAYS, Lay, Pay
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_LINES,
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
        lay(state, cast("Lay", action).kind)
        if state.story is not None:
            state.story.append(Line("lays", seat=state.layer, card=CARD_LINES[state.problem]))

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_lay(action)


class ChangeProblem(Step[State]):
    """4.2  The others are asked in turn to pay a privilege and change it, anew after a change."""

    rule: ClassVar[str] = "4.2"

    def start(self, state: State) -> None:
        while state.turn < len(state.barons):
            seat = left_of(state, state.layer, state.turn)
            if can_change(state, seat):
                state.seat = seat
                return
            state.turn += 1
        state.turn = 0

    def legal(self, state: State) -> Sequence[Action]:
        held = state.barons[state.seat].privileges
        return [*(PAYS[resource] for resource in range(len(RESOURCES)) if held[resource]), LEAVE_IT]

    def apply(self, state: State, action: Action) -> None:
        if action is LEAVE_IT:
            if state.story is not None:
                state.story.append(Line("leaves-it", seat=state.seat))
            state.turn += 1
            state.seat = NOBODY
            schedule(state, CHANGE_PROBLEM)
            return
        self.pay(state, cast("Pay", action).resource)
        change = EXCHANGE_PROBLEM if has_problem(state, state.actor) else TAKE_PROBLEM
        schedule(state, change, CHANGE_PROBLEM)

    def pay(self, state: State, resource: int) -> None:
        """Any one privilege goes back to the bank, at once free for others (ruling 3)."""
        state.actor = state.seat
        state.barons[state.seat].privileges[resource] -= 1
        if state.story is not None:
            state.story.append(
                Line("pays-privilege", seat=state.seat, resource=RESOURCE_LINES[resource])
            )
        state.seat = NOBODY

    def prompt(self, state: State) -> Line:
        return Line("ask-ChangeProblem", card=CARD_LINES[state.problem])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-no-privilege" if isinstance(action, Pay) else "illegal-problem-first")


class ExchangeProblem(Step[State]):
    """4.3  Whoever paid lays another card from his hand, and takes the one that lay there."""

    rule: ClassVar[str] = "4.3"

    def start(self, state: State) -> None:
        state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        return lays(state)

    def apply(self, state: State, action: Action) -> None:
        before = state.problem
        state.barons[state.seat].problems[before] += 1
        lay(state, cast("Lay", action).kind)
        if state.story is not None:
            state.story.append(
                Line(
                    "changes",
                    seat=state.layer,
                    card=CARD_LINES[state.problem],
                    before=CARD_LINES[before],
                )
            )

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_lay(action)


class TakeProblem(Step[State]):
    """4.4  Whoever paid and holds no problem card takes the one on the table instead."""

    rule: ClassVar[str] = "4.4"

    def start(self, state: State) -> None:
        before = state.problem
        state.barons[state.actor].problems[before] += 1
        state.problem = NO_CARD
        if state.story is not None:
            state.story.append(Line("takes-problem", seat=state.actor, card=CARD_LINES[before]))
        schedule(state, REPLACE_PROBLEM)


class ReplaceProblem(Step[State]):
    """4.4  Then the next to his left who holds a problem card must lay one."""

    rule: ClassVar[str] = "4.4"

    def start(self, state: State) -> None:
        seat = left_of(state, state.actor)
        while not has_problem(state, seat):
            seat = left_of(state, seat)
        state.seat = seat

    def legal(self, state: State) -> Sequence[Action]:
        return lays(state)

    def apply(self, state: State, action: Action) -> None:
        lay(state, cast("Lay", action).kind)
        if state.story is not None:
            state.story.append(Line("must-lay", seat=state.layer, card=CARD_LINES[state.problem]))

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_lay(action)


CHANGE_PROBLEM: Final = ChangeProblem()
EXCHANGE_PROBLEM: Final = ExchangeProblem()
TAKE_PROBLEM: Final = TakeProblem()
REPLACE_PROBLEM: Final = ReplaceProblem()


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
    state.barons[state.seat].problems[kind] -= 1
    state.problem = kind
    state.layer = state.seat
    state.turn = 1
    state.seat = NOBODY


def why_not_lay(action: Action) -> Line:
    return Line("illegal-no-such-problem" if isinstance(action, Lay) else "illegal-lay-first")
