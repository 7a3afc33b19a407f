"""6.7 The market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, grid, name, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import ENOUGH, SELL_WOOL, Take
from kingsbridge.games.builders_duel.components import MOST_AT_ONCE, SIDES, WOOL
from kingsbridge.games.builders_duel.state import State
from kingsbridge.games.builders_duel.steps.kept import in_reserve, take_raw, why_not_take
from kingsbridge.games.builders_duel.steps.privileges import CardStep, pay_out


class Market(CardStep):
    """6.7  Market: first sell wool, then buy raw materials."""

    rule: ClassVar[str] = "6.7"

    def start(self, state: State) -> None:
        schedule(state, SELL_WOOL_STEP[self.seat], BUY_GOODS[self.seat][0])


class WoolSale(SeatStep[State]):
    """6.7  Raw wool goes back to the reserve, one by one, each for its price in gold."""

    rule: ClassVar[str] = "6.7"

    def price(self, state: State) -> int:
        """What each wool brings."""
        raise NotImplementedError

    def start(self, state: State) -> None:
        if state.builders[self.seat].raw[WOOL]:
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return (SELL_WOOL, ENOUGH)

    def prompt(self, state: State) -> Line:
        return Line("ask-" + name(self), price=self.price(state))

    def apply(self, state: State, action: Action) -> None:
        builder = state.builders[self.seat]
        if action is SELL_WOOL:
            builder.raw[WOOL] -= 1
            builder.reserve[WOOL] += 1
            gold = pay_out(state, self.seat, self.price(state))
            if state.story is not None:
                tell(state, Line("sells-wool", seat=self.seat, number=gold))
        if action is ENOUGH or not builder.raw[WOOL]:
            state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-finish-card")


class SellWool(WoolSale):
    """6.7  At the market any number of wool is sold."""

    rule: ClassVar[str] = "6.7"

    def price(self, state: State) -> int:
        return state.box.wool_price


class BuyGoods(SeatStep[State]):
    """6.7  Raw materials are bought from one's own reserve, up to the printed number."""

    rule: ClassVar[str] = "6.7"

    def __init__(self, seat: int, bought: int) -> None:
        super().__init__(seat, (bought,))
        self.bought = bought

    def start(self, state: State) -> None:
        builder = state.builders[self.seat]
        if self.left(state) and builder.gold >= state.box.market_price and any(builder.reserve):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*in_reserve(state, self.seat), ENOUGH]

    def prompt(self, state: State) -> Line:
        return Line("ask-BuyGoods", price=state.box.market_price, left=self.left(state))

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Take):
            state.builders[self.seat].gold -= state.box.market_price
            take_raw(state, self.seat, action.material, 1)
            schedule(state, BUY_GOODS[self.seat][self.bought + 1])

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_take(action)

    def left(self, state: State) -> int:
        return state.box.market_goods - self.bought


SELL_WOOL_STEP: Final = row(SellWool, len(SIDES))
BUY_GOODS: Final = grid(BuyGoods, len(SIDES), MOST_AT_ONCE + 1)
