"""8 The cards that need no board: grain, piety, building material, selling, making cloth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import (
    ENOUGH,
    NOTHING,
    SELL_CLOTH,
    SELL_WOOL,
    TAKES,
    WEAVES,
    Take,
    Weave,
)
from kingsbridge.games.world_without_end.components.bundles import MOST, bundle_line
from kingsbridge.games.world_without_end.components.effects import PRICE, SURCHARGE
from kingsbridge.games.world_without_end.components.names import (
    CLOTH,
    GAIN_LINES,
    GOLD,
    GRAIN,
    MATERIALS,
    MOST_SEATS,
    PIETY,
    WOOL,
)
from kingsbridge.games.world_without_end.state import HARVESTS as FROM_CARDS
from kingsbridge.games.world_without_end.state import State, in_force
from kingsbridge.games.world_without_end.steps.goods import gain, give_back, receive


class TakeGrain(SeatStep[State]):
    """8.1  Grain: 1 grain from the field."""

    rule: ClassVar[str] = "8.1"

    def start(self, state: State) -> None:
        receive(state, self.seat, ((GRAIN, 1),), FROM_CARDS)


class TakePiety(SeatStep[State]):
    """8.2  Piety: 1 piety from the cathedral."""

    rule: ClassVar[str] = "8.2"

    def start(self, state: State) -> None:
        receive(state, self.seat, ((PIETY, 1),), FROM_CARDS)


class TakeMaterial(SeatStep[State]):
    """8.3  Building material: 1 stone from the quarry or 1 wood from the forest."""

    rule: ClassVar[str] = "8.3"

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat

    def possible(self, state: State) -> list[Action]:
        gold = state.players[self.seat].goods[GOLD]
        return [
            TAKES[material]
            for material in range(len(MATERIALS))
            if state.supply[material] and surcharge(state, material) <= gold
        ]

    def legal(self, state: State) -> Sequence[Action]:
        return [*self.possible(state), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Take):
            due = surcharge(state, action.material)
            give_back(state, self.seat, GOLD, due)
            if due and state.story is not None:
                tell(state, Line("pays", seat=self.seat, goods=bundle_line(((GOLD, due),))))
            receive(state, self.seat, ((action.material, 1),), FROM_CARDS)

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, Take):
            return Line("illegal-take-first")
        there = state.supply[action.material]
        return Line("illegal-no-gold" if there else "illegal-used-up")


class SellGoods(SeatStep[State]):
    """8.5  Sell: any number of wool, one by one, and at most one cloth, unless it is covered.

    It knows how many cloths have been sold.
    """

    rule: ClassVar[str] = "8.5"

    def __init__(self, seat: int, cloths: int) -> None:
        super().__init__(seat, (cloths,))
        self.cloths = cloths

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat

    def possible(self, state: State) -> list[Action]:
        goods = state.players[self.seat].goods
        found = []
        if goods[WOOL] and not state.covered_goods >> WOOL & 1:
            found.append(SELL_WOOL)
        if goods[CLOTH] and self.cloths < state.box.cloths and not state.covered_goods >> CLOTH & 1:
            found.append(SELL_CLOTH)
        return found

    def legal(self, state: State) -> Sequence[Action]:
        return [*self.possible(state), ENOUGH]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is ENOUGH:
            return
        good = CLOTH if action is SELL_CLOTH else WOOL
        give_back(state, self.seat, good, 1)
        gold = ((GOLD, price(state, good)),)
        gain(state, self.seat, gold, FROM_CARDS)
        if state.story is not None:
            tell(
                state,
                Line("sells", seat=self.seat, good=GAIN_LINES[good], gold=bundle_line(gold)),
            )
        schedule(state, SELL_GOODS[self.seat][self.cloths + int(good == CLOTH)])

    def prompt(self, state: State) -> Line:
        return Line("ask-SellGoods", wool=price(state, WOOL), cloth=price(state, CLOTH))

    def refusal(self, state: State, action: Action) -> Line:
        if action is not SELL_WOOL and action is not SELL_CLOTH:
            return Line("illegal-sell-first")
        good = CLOTH if action is SELL_CLOTH else WOOL
        if state.covered_goods >> good & 1:
            return Line("illegal-good-covered", good=GAIN_LINES[good])
        held = state.players[self.seat].goods[good]
        return (
            Line("illegal-cloth-sold") if held else Line("illegal-no-good", good=GAIN_LINES[good])
        )


class MakeCloth(SeatStep[State]):
    """8.10  Make cloth: 1 or 2 wool become as much cloth."""

    rule: ClassVar[str] = "8.10"

    def start(self, state: State) -> None:
        if self.most(state):
            state.seat = self.seat

    def most(self, state: State) -> int:
        wool = state.players[self.seat].goods[WOOL]
        return min(wool, state.box.weave, state.supply[CLOTH])

    def legal(self, state: State) -> Sequence[Action]:
        return [*WEAVES[: self.most(state)], NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Weave):
            give_back(state, self.seat, WOOL, action.number)
            receive(state, self.seat, ((CLOTH, action.number),), FROM_CARDS)

    def refusal(self, state: State, action: Action) -> Line:
        number = self.most(state)
        if isinstance(action, Weave):
            return Line("illegal-weave", number=number)
        return Line("illegal-weave-first")


TAKE_GRAIN: Final = row(TakeGrain, MOST_SEATS)
TAKE_PIETY: Final = row(TakePiety, MOST_SEATS)
TAKE_MATERIAL: Final = row(TakeMaterial, MOST_SEATS)
SELL_GOODS: Final = grid(SellGoods, MOST_SEATS, MOST + 1)
SELL_FIRST: Final = tuple(steps[0] for steps in SELL_GOODS)
MAKE_CLOTH: Final = row(MakeCloth, MOST_SEATS)


def price(state: State, good: int) -> int:
    """What wool or cloth sells for; only its own price can be bent (ruling 43)."""
    bent = in_force(state, PRICE, good)
    if bent is not None:
        return bent.number
    return state.box.cloth_price if good == CLOTH else state.box.wool_price


def surcharge(state: State, material: int) -> int:
    """What a cube taken with the card costs besides."""
    bent = in_force(state, SURCHARGE, material)
    return 0 if bent is None else bent.number
