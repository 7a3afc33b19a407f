"""6 The reward of the new chancellor, 9 The end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, Step, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import (
    TAKE_NONE,
    TAKES,
    TAKES_FROM,
    Take,
    TakeFrom,
)
from kingsbridge.games.krieg_und_frieden.components import (
    CATHEDRAL,
    MOST_SEATS,
    NO_CARD,
    PIECE_LINES,
    PIECES,
    RESOURCE_LINES,
    RESOURCES,
    SCROLL,
)
from kingsbridge.games.krieg_und_frieden.state import PIECES as FROM_PIECES
from kingsbridge.games.krieg_und_frieden.state import (
    SCROLLS,
    WORKSHOPS,
    State,
    bank,
    left_of,
    points,
)


class RewardScroll(Step[State]):
    """6.1  A problem with a scroll brings a victory point and a privilege."""

    rule: ClassVar[str] = "6.1"

    def start(self, state: State) -> None:
        if state.box.reward_of[state.problem] != SCROLL:
            return
        gained = scroll_points(state)
        state.barons[state.chancellor].seals[SCROLLS] += gained
        if state.story is not None:
            tell(state, Line("gains-scroll", seat=state.chancellor, number=gained))
        schedule(state, TAKE_PRIVILEGE[state.chancellor])


class TakePrivilege(SeatStep[State]):
    """6.2  Any privilege of the bank; one that the bank lacks from another baron; or none."""

    rule: ClassVar[str] = "6.2"

    def start(self, state: State) -> None:
        if len(privileges(state, self.seat)) > 1:
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return privileges(state, self.seat)

    def apply(self, state: State, action: Action) -> None:
        seat = self.seat
        state.seat = NOBODY
        if isinstance(action, Take):
            state.barons[seat].privileges[action.resource] += 1
            if state.story is not None:
                resource = RESOURCE_LINES[action.resource]
                tell(state, Line("takes-privilege", seat=seat, resource=resource))
        elif isinstance(action, TakeFrom):
            state.barons[action.baron].privileges[action.resource] -= 1
            state.barons[seat].privileges[action.resource] += 1
            if state.story is not None:
                resource = RESOURCE_LINES[action.resource]
                tell(
                    state,
                    Line("takes-privilege-from", seat=seat, other=action.baron, resource=resource),
                )
        elif state.story is not None:
            tell(state, Line("takes-no-privilege", seat=seat))

    def refusal(self, state: State, action: Action) -> Line:
        if isinstance(action, Take):
            return Line("illegal-bank-has-none")
        if isinstance(action, TakeFrom):
            return why_not_take_from(state, action)
        return Line("illegal-privilege-first")


class BuildPiece(Step[State]):
    """6.3  A problem with a cathedral lets the chancellor build its next piece."""

    rule: ClassVar[str] = "6.3"

    def start(self, state: State) -> None:
        if state.box.reward_of[state.problem] != CATHEDRAL:
            return
        piece = len(state.cathedral)
        gained = piece_points(state)[piece]
        state.cathedral.append(state.chancellor)
        state.barons[state.chancellor].seals[FROM_PIECES] += gained
        if state.story is not None:
            tell(
                state,
                Line("builds", seat=state.chancellor, piece=PIECE_LINES[piece], number=gained),
            )
        schedule(state, SCORE_WORKSHOPS)


class ScoreWorkshops(Step[State]):
    """6.4  Each workshop of the builder brings a point, and goes back to his reserve."""

    rule: ClassVar[str] = "6.4"

    def start(self, state: State) -> None:
        baron = state.barons[state.chancellor]
        gained = baron.workshops * state.box.workshop_points
        if baron.workshops and state.story is not None:
            tell(state, Line("scores-workshops", seat=state.chancellor, number=gained))
        baron.seals[WORKSHOPS] += gained
        baron.workshops = 0
        if state.variant.strategic and not is_finished(state):
            schedule(state, TAKE_PRIVILEGE[state.chancellor])  # 10.1


class RemoveProblem(Step[State]):
    """6.5  The problem card leaves the game."""

    rule: ClassVar[str] = "6.5"

    def start(self, state: State) -> None:
        state.solved.append(state.problem)
        state.problem = NO_CARD


class FinishCathedral(Step[State]):
    """9.1  With the sixth piece the game ends at once, in spring."""

    rule: ClassVar[str] = "9.1"

    def start(self, state: State) -> None:
        if not is_finished(state):
            return
        state.agenda.clear()
        if state.story is not None:
            tell(state, Line("finishes"))


TAKE_PRIVILEGE: Final = row(TakePrivilege, MOST_SEATS)
SCORE_WORKSHOPS: Final = ScoreWorkshops()


def is_finished(state: State) -> bool:
    """Does the whole cathedral stand?"""
    return len(state.cathedral) == len(PIECES)


def scroll_points(state: State) -> int:
    return state.box.dagger_scroll if state.variant.dagger else state.box.scroll_points


def piece_points(state: State) -> tuple[int, ...]:
    return state.box.dagger_pieces if state.variant.dagger else state.box.piece_points


def privileges(state: State, seat: int) -> Sequence[Action]:
    """What a baron may take: from others only what the bank has not got (ruling 11)."""
    options: list[Action] = []
    for resource in range(len(RESOURCES)):
        if bank(state, resource):
            options.append(TAKES[resource])
            continue
        for place in range(1, len(state.barons)):
            other = left_of(state, seat, place)
            if may_take_from(state, seat, other, resource):
                options.append(TAKES_FROM[resource][other])
    options.append(TAKE_NONE)
    return options


def may_take_from(state: State, seat: int, other: int, resource: int) -> bool:
    if not state.barons[other].privileges[resource]:
        return False
    return not state.variant.light or points(state.barons[other]) >= points(state.barons[seat])


def why_not_take_from(state: State, action: TakeFrom) -> Line:
    if action.baron == state.seat:
        return Line("illegal-yourself")
    if bank(state, action.resource):
        return Line("illegal-take-from-bank")
    others = len(state.barons)
    if action.baron >= others or not state.barons[action.baron].privileges[action.resource]:
        return Line("illegal-holds-none")
    return Line("illegal-fewer-points")
