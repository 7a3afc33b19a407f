"""14.2 to 14.4 Events that offer or demand something, of one player after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import GIVES, NOTHING, SWAPS, Give, Swap
from kingsbridge.games.world_without_end.components.bundles import bundle_line
from kingsbridge.games.world_without_end.components.effects import (
    CHOOSE,
    LEVY,
    SWAP,
    Bargain,
    options_line,
)
from kingsbridge.games.world_without_end.components.names import MOST_SEATS, POINTS
from kingsbridge.games.world_without_end.state import EVENTS, State, said
from kingsbridge.games.world_without_end.steps.goods import (
    can_pay,
    in_supply,
    pass_over,
    pay,
    receive,
)


class OfferSwap(SeatStep[State]):
    """14.2  One after the other may swap, once; offered only if what one gets is there."""

    rule: ClassVar[str] = "14.2"

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat
        else:
            pass_over(state)

    def possible(self, state: State) -> list[Bargain]:
        player = state.players[self.seat]
        return [
            bargain
            for bargain in said(state, SWAP).bargains
            if can_pay(player, bargain.pay) and in_supply(state, bargain.gain)
        ]

    def legal(self, state: State) -> Sequence[Action]:
        found: list[Action] = [SWAPS[bargain.gain[0][0]] for bargain in self.possible(state)]
        found.append(NOTHING)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        for bargain in self.possible(state):
            if isinstance(action, Swap) and action.kind == bargain.gain[0][0]:
                strike(state, self.seat, bargain)
                return

    def prompt(self, state: State) -> Line:
        return Line("ask-OfferSwap", options=options_line(self.possible(state)))

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-swap" if isinstance(action, Swap) else "illegal-swap-first")


class ChooseLoss(SeatStep[State]):
    """14.3  One after the other must choose what to pay; who can pay nothing of it goes free."""

    rule: ClassVar[str] = "14.3"

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat
        else:
            pass_over(state)

    def possible(self, state: State) -> list[Bargain]:
        player = state.players[self.seat]
        options = said(state, CHOOSE).bargains
        return [bargain for bargain in options if can_pay(player, bargain.pay)]

    def legal(self, state: State) -> Sequence[Action]:
        return [give_action(bargain) for bargain in self.possible(state)]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        options = self.possible(state)
        chosen = next(bargain for bargain in options if give_action(bargain) is action)
        strike(state, self.seat, chosen)

    def prompt(self, state: State) -> Line:
        return Line("ask-ChooseLoss", options=options_line(self.possible(state)))

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-give" if isinstance(action, Give) else "illegal-give-first")


class RaiseLevy(SeatStep[State]):
    """14.4  Everybody pays the first thing of a list that he can."""

    rule: ClassVar[str] = "14.4"

    def start(self, state: State) -> None:
        player = state.players[self.seat]
        for bargain in said(state, LEVY).bargains:
            if can_pay(player, bargain.pay):
                if bargain.pay[0][0] == POINTS:
                    pass_over(state)
                strike(state, self.seat, bargain)
                return


OFFER_SWAP: Final = row(OfferSwap, MOST_SEATS)
CHOOSE_LOSS: Final = row(ChooseLoss, MOST_SEATS)
RAISE_LEVY: Final = row(RaiseLevy, MOST_SEATS)


def strike(state: State, seat: int, bargain: Bargain) -> None:
    """Pay, and get what one is due for it."""
    pay(state, seat, bargain.pay, EVENTS)
    if state.story is not None:
        tell(state, Line("pays", seat=seat, goods=bundle_line(bargain.pay)))
    if bargain.gain:
        receive(state, seat, bargain.gain, EVENTS)


def give_action(bargain: Bargain) -> Give:
    """The action of paying this."""
    kind, number = bargain.pay[0]
    return GIVES[kind][number - 1]
