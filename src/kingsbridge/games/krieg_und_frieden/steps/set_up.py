"""2 Set-up, as far as chance or a card decides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.dealing import chances, draws
from kingsbridge.core.steps import NATURE, NOBODY, Step, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import (
    DEALS,
    DRAWS,
    FIRSTS,
    Deal,
    Draw,
    First,
)
from kingsbridge.games.krieg_und_frieden.components import CARD_LINES, CROSS, NO_CARD
from kingsbridge.games.krieg_und_frieden.state import State
from kingsbridge.games.krieg_und_frieden.steps.drawing import cards_line


class DealResources(Step[State]):
    """2.1  Each baron is dealt eight resource cards; the rest is the pile."""

    rule: ClassVar[str] = "2.1"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return draws(DRAWS, state.pile)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.pile)

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Draw", action).resource
        dealt = sum(sum(baron.hand) for baron in state.barons)
        state.pile[resource] -= 1
        state.barons[dealt // state.box.start_hand].hand[resource] += 1
        if dealt + 1 == state.box.start_hand * len(state.barons):
            state.seat = NOBODY
            self.tell(state)

    def tell(self, state: State) -> None:
        if state.story is None:
            return
        for seat, baron in enumerate(state.barons):
            cards = cards_line(baron.hand)
            tell(state, Line("is-dealt", 1 << seat, seat=seat, cards=cards))


class DealProblems(Step[State]):
    """2.2  The problem cards are dealt out evenly, the cross card among them with four players."""

    rule: ClassVar[str] = "2.2"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return draws(DEALS, state.undealt)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.undealt)

    def apply(self, state: State, action: Action) -> None:
        kind = cast("Deal", action).kind
        dealt = sum(sum(baron.problems) for baron in state.barons)
        each = (dealt + sum(state.undealt)) // len(state.barons)
        state.undealt[kind] -= 1
        state.barons[dealt // each].problems[kind] += 1
        if not sum(state.undealt):
            state.seat = NOBODY


class FirstChancellor(Step[State]):
    """2.3  Whoever holds the cross card lays it and is chancellor; else chance names him."""

    rule: ClassVar[str] = "2.3"

    def start(self, state: State) -> None:
        if state.problem != NO_CARD:
            state.seat = NATURE
            return
        for seat, baron in enumerate(state.barons):
            if baron.problems[CROSS]:
                baron.problems[CROSS] = 0
                state.problem = CROSS
                self.appoint(state, seat)

    def legal(self, state: State) -> Sequence[Action]:
        return FIRSTS[: len(state.barons)]

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * len(state.barons)

    def apply(self, state: State, action: Action) -> None:
        self.appoint(state, cast("First", action).baron)
        state.seat = NOBODY

    def appoint(self, state: State, seat: int) -> None:
        state.chancellor = seat
        if state.story is not None:
            tell(state, Line("first-chancellor", seat=seat, card=CARD_LINES[CROSS]))
