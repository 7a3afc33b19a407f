"""4 Claiming."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import CLAIMS, Claim
from kingsbridge.games.builders_duel.components import CARDS, DIRECTIONS, LINE_BITS
from kingsbridge.games.builders_duel.state import State, contested

CROSSING: Final = tuple(
    tuple(claim for claim in CLAIMS if DIRECTIONS[claim.line] != direction)
    for direction in range(3)
)
"""The lines that may answer a row, a column or a diagonal."""


class ClaimFirst(Step[State]):
    """4.1  The holder of the power claims a line of three cards."""

    rule: ClassVar[str] = "4.1"

    def start(self, state: State) -> None:
        state.leader = state.power
        state.seat = state.leader

    def legal(self, state: State) -> Sequence[Action]:
        return CLAIMS

    def apply(self, state: State, action: Action) -> None:
        claim(state, cast("Claim", action))

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-claim-first")


class ClaimSecond(Step[State]):
    """4.2  The other player claims a line of another direction."""

    rule: ClassVar[str] = "4.2"

    def start(self, state: State) -> None:
        state.seat = 1 - state.leader

    def legal(self, state: State) -> Sequence[Action]:
        return CROSSING[DIRECTIONS[state.lines[state.leader]]]

    def apply(self, state: State, action: Action) -> None:
        claim(state, cast("Claim", action))
        if state.story is not None:
            card = CARDS[state.table[contested(state)]].line
            tell(state, Line("contested", card=card), "4.3")

    def refusal(self, state: State, action: Action) -> Line:
        return Line(
            "illegal-same-direction" if isinstance(action, Claim) else "illegal-claim-first"
        )


def claim(state: State, action: Claim) -> None:
    state.lines[state.seat] = action.line
    state.claims[state.seat] = LINE_BITS[action.line]
    if state.story is not None:
        tell(state, Line("claims", seat=state.seat, line=action.label))
    state.seat = NOBODY
