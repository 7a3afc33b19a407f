"""8 Selling goods: 7.14 by ship, 7.15 on a goods space, 7.6 for the price of a symbol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, grid, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import (
    NOTHING,
    PLACES,
    SELLS,
    SELLS_ANY,
    TAKES,
    Place,
    Sell,
    SellAny,
    Take,
)
from kingsbridge.games.column_of_fire.components.box import NOT_SOLD
from kingsbridge.games.column_of_fire.components.names import (
    COUNTRIES,
    COUNTRY_LINES,
    GOOD_LINES,
    GOODS,
    MOST_SEATS,
    MOST_SEATS_WITH_SHIP_STONES,
    NEUTRAL,
)
from kingsbridge.games.column_of_fire.state import NO_SITE, SALES, State, free_spaces
from kingsbridge.games.column_of_fire.steps.effects import Effect, take_good
from kingsbridge.games.column_of_fire.steps.points import gain
from kingsbridge.games.column_of_fire.steps.stones import place_stone

WITHOUT_STONE: Final = 0
WITH_STONE: Final = 1
"""Whether a ship still has its neutral stone to bring."""


class SellAnywhere(Effect):
    """7.6  Sell one good for the points shown, with a house in a country that buys it."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [SELLS_ANY[good] for good in range(len(GOODS)) if has_buyer(state, seat, good)]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        good = cast("SellAny", action).good
        state.players[seat].goods[good] -= 1
        if state.story is not None:
            line = Line("sells-any", seat=seat, good=GOOD_LINES[good], number=argument)
            tell(state, line, "7.6")
        gain(state, seat, argument, SALES)


class Ship(Effect):
    """7.14  Sell one of each good that this country buys; 12.1 a neutral stone besides."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return ship_options(state, seat, argument, WITH_STONE)

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        use_ship(state, seat, argument, WITH_STONE, action)


class Trade(Effect):
    """7.15  Take the good shown, or sell one in each country that buys it (ruling 4)."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [TAKES[argument], *sales_of(state, seat, argument)]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        if isinstance(action, Take):
            take_good(state, seat, argument)
            return
        sell(state, seat, cast("Sell", action))
        schedule(state, SELL_MORE[seat][argument])


class UseShip(SeatStep[State]):
    """7.14  The ship may sell the other good as well, and bring its stone."""

    rule: ClassVar[str] = "7.14"

    def __init__(self, seat: int, country: int, stone: int) -> None:
        super().__init__(seat, (country, stone))
        self.country = country
        self.stone = stone

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat

    def possible(self, state: State) -> list[Action]:
        return ship_options(state, self.seat, self.country, self.stone)

    def legal(self, state: State) -> Sequence[Action]:
        return [*self.possible(state), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is not NOTHING:
            use_ship(state, self.seat, self.country, self.stone, action)

    def is_grave(self, state: State, action: Action) -> bool:
        """A sale is lost; a neutral stone alone is often unwanted."""
        return action is NOTHING and bool(sales_in(state, self.seat, self.country))

    def prompt(self, state: State) -> Line:
        return Line("ask-UseShip", country=COUNTRY_LINES[self.country])

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_sell(state, self.seat, action)


class SellMore(SeatStep[State]):
    """7.15  The same good may be sold in its other country as well."""

    rule: ClassVar[str] = "7.15"

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat, (good,))
        self.good = good

    def start(self, state: State) -> None:
        if sales_of(state, self.seat, self.good):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*sales_of(state, self.seat, self.good), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is not NOTHING:
            sell(state, self.seat, cast("Sell", action))
            schedule(state, SELL_MORE[self.seat][self.good])

    def is_grave(self, state: State, action: Action) -> bool:
        return action is NOTHING

    def prompt(self, state: State) -> Line:
        return Line("ask-SellMore", good=GOOD_LINES[self.good])

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_sell(state, self.seat, action)


USE_SHIP: Final = tuple(
    tuple(
        tuple(UseShip(seat, country, stone) for stone in (WITHOUT_STONE, WITH_STONE))
        for country in range(len(COUNTRIES))
    )
    for seat in range(MOST_SEATS)
)
SELL_MORE: Final = grid(SellMore, MOST_SEATS, len(GOODS))


def is_sold(state: State, country: int, good: int) -> bool:
    """8.3  Was this good sold in this country in this turn?"""
    return bool(state.sold >> len(GOODS) * country + good & 1)


def can_sell(state: State, seat: int, country: int, good: int) -> bool:
    """8.1  It takes the good, a trading house there, and a country that still buys it."""
    player = state.players[seat]
    if not player.goods[good] or player.houses[country] == NO_SITE:
        return False
    return state.box.price(country, good) != NOT_SOLD and not is_sold(state, country, good)


def has_buyer(state: State, seat: int, good: int) -> bool:
    """A good, and a house in one of the countries that buy it (ruling 34)."""
    player = state.players[seat]
    if not player.goods[good]:
        return False
    for country in range(len(COUNTRIES)):
        if player.houses[country] != NO_SITE and state.box.price(country, good) != NOT_SOLD:
            return True
    return False


def sales_in(state: State, seat: int, country: int) -> list[Action]:
    sells = SELLS[country]
    return [sells[good] for good in range(len(GOODS)) if can_sell(state, seat, country, good)]


def sales_of(state: State, seat: int, good: int) -> list[Action]:
    return [
        SELLS[country][good]
        for country in range(len(COUNTRIES))
        if can_sell(state, seat, country, good)
    ]


def sell(state: State, seat: int, sale: Sell) -> None:
    price = state.box.price(sale.country, sale.good)
    state.players[seat].goods[sale.good] -= 1
    state.sold |= 1 << len(GOODS) * sale.country + sale.good
    if state.story is not None:
        good, country = GOOD_LINES[sale.good], COUNTRY_LINES[sale.country]
        line = Line("sells", seat=seat, good=good, country=country, number=price)
        tell(state, line, "8.2")
    gain(state, seat, price, SALES)


def ship_options(state: State, seat: int, country: int, stone: int) -> list[Action]:
    """What a ship still offers."""
    found = sales_in(state, seat, country)
    few = len(state.players) <= MOST_SEATS_WITH_SHIP_STONES
    if stone == WITH_STONE and few and free_spaces(state, country) > 0:
        found.append(PLACES[country][NEUTRAL])
    return found


def use_ship(state: State, seat: int, country: int, stone: int, action: Action) -> None:
    """Sell or bring the stone, and look whether the ship has more to offer."""
    if isinstance(action, Place):
        place_stone(state, seat, country, NEUTRAL)
        stone = WITHOUT_STONE
    else:
        sell(state, seat, cast("Sell", action))
    schedule(state, USE_SHIP[seat][country][stone])


def why_not_sell(state: State, seat: int, action: Action) -> Line:
    """Why a good cannot be sold so."""
    if not isinstance(action, Sell):
        return Line("illegal-sell-first")
    player = state.players[seat]
    if not player.goods[action.good]:
        return Line("illegal-no-good", good=GOOD_LINES[action.good])
    if player.houses[action.country] == NO_SITE:
        return Line("illegal-no-house", country=COUNTRY_LINES[action.country])
    if is_sold(state, action.country, action.good):
        return Line("illegal-sold", country=COUNTRY_LINES[action.country])
    return Line("illegal-not-bought")
