"""7.5 The swaps of lasting events, beside the action of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import Aside, LastCall, name, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import ENOUGH, TRADES, Trade
from kingsbridge.games.world_without_end.components.bundles import bundle_line
from kingsbridge.games.world_without_end.components.effects import SWAP, Bargain
from kingsbridge.games.world_without_end.components.names import MOST_SEATS
from kingsbridge.games.world_without_end.state import EVENTS as FROM_EVENTS
from kingsbridge.games.world_without_end.state import State
from kingsbridge.games.world_without_end.steps.goods import can_pay, in_supply, pay, receive

BETWEEN: Final = ("PlayCard", "SwapOrEnd")
"""Before the action and after it, never in the middle."""


class LastingSwaps(Aside[State]):
    """7.5  The swap of a lasting event, once a round in one's turn, before or after the action."""

    rule: ClassVar[str] = "7.5"

    def legal(self, state: State) -> Sequence[Action]:
        if not state.lasting or name(state.step) not in BETWEEN:
            return ()
        return [TRADES[event] for event in state.lasting if can_trade(state, self.seat, event)]

    def owns(self, action: Action) -> bool:
        return isinstance(action, Trade)

    def apply(self, state: State, action: Action) -> None:
        event = cast("Trade", action).event
        bargain = cast("Bargain", lasting_swap(state, event))
        state.players[self.seat].traded |= 1 << event
        pay(state, self.seat, bargain.pay, FROM_EVENTS)
        if state.story is not None:
            tell(state, Line("pays", seat=self.seat, goods=bundle_line(bargain.pay)))
        receive(state, self.seat, bargain.gain, FROM_EVENTS)

    def refusal(self, state: State, action: Action) -> Line:
        event = cast("Trade", action).event
        if event not in state.lasting or lasting_swap(state, event) is None:
            return Line("illegal-no-such-event")
        if name(state.step) not in BETWEEN:
            return Line("illegal-not-now")
        used = state.players[self.seat].traded >> event & 1
        return Line("illegal-swapped" if used else "illegal-swap")


class SwapOrEnd(LastCall[State]):
    """7.5  After the action such a swap is offered once more."""

    rule: ClassVar[str] = "7.5"
    done: ClassVar[Action] = ENOUGH

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-swap-or-end")


LASTING_SWAPS: Final = row(LastingSwaps, MOST_SEATS)
SWAP_OR_END: Final = row(SwapOrEnd, MOST_SEATS)


def possible_swaps(state: State, seat: int) -> list[Bargain]:
    """What this seat could swap now, before or after its action."""
    return [
        cast("Bargain", lasting_swap(state, event))
        for event in state.lasting
        if can_trade(state, seat, event)
    ]


def lasting_swap(state: State, event: int) -> Bargain | None:
    """What a lasting event lets everybody swap."""
    effect = state.box.events[event].effects[0]
    return effect.bargains[0] if effect.kind == SWAP else None


def can_trade(state: State, seat: int, event: int) -> bool:
    bargain = lasting_swap(state, event)
    player = state.players[seat]
    if bargain is None or player.traded >> event & 1:
        return False
    return can_pay(player, bargain.pay) and in_supply(state, bargain.gain)


def shows_want(state: State, seat: int) -> bool:
    """Would a seat be asked for a swap if it had the goods, and is not?"""
    shows = False
    player = state.players[seat]
    for event in state.lasting:
        bargain = lasting_swap(state, event)
        used = player.traded >> event & 1
        if bargain is None or used or not in_supply(state, bargain.gain):
            continue
        if can_pay(player, bargain.pay):
            return False
        shows = True
    return shows
