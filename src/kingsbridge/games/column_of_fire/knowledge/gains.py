"""What symbols bring their player if they are used now, in victory points: goods, tiles, stones.

No rule stands here.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.games.column_of_fire.actions import DOWN, UP
from kingsbridge.games.column_of_fire.components.names import (
    ANY_GOOD,
    CATHOLIC,
    COLOURED,
    COUNTRIES,
    DICE,
    GOODS,
    MOST_SEATS_WITH_SHIP_STONES,
    NEUTRAL,
    PROTESTANT,
    RELIGIONS,
)
from kingsbridge.games.column_of_fire.components.symbols import (
    ADVANTAGE,
    BOTH_RELIGIONS,
    GOOD,
    NEXT,
    PLACE,
    PROTECTION,
    REMOVE_DIE,
    SCORE,
    SELL,
    SHIP,
    STONE,
    TRADE,
    TURN,
    Symbol,
)
from kingsbridge.games.column_of_fire.knowledge.dice import free_gain, turn_gain
from kingsbridge.games.column_of_fire.knowledge.glance import Glance, lead_in, win_odds
from kingsbridge.games.column_of_fire.knowledge.worths import (
    DRAWN_ACTION,
    DRAWN_POINTS,
    TILE_TURNS,
    good_gain,
    good_loss,
    protection_worth,
)
from kingsbridge.games.column_of_fire.state import (
    NO_SITE,
    State,
    free_spaces,
    stones_in,
)
from kingsbridge.games.column_of_fire.steps.selling import can_sell, has_buyer
from kingsbridge.games.column_of_fire.steps.spaces import next_space

ENVY: Final = 0.5
"""How much of what the others gain by a stone counts against it, shared among them."""


# --- Symbols ---


def symbol_gain(state: State, eye: Glance, symbol: Symbol) -> float:
    """What a symbol brings if it is used now."""
    kind, argument = symbol.kind, symbol.argument
    if kind == GOOD:
        return take_gain(state, eye, argument)
    if kind == TRADE:
        return max(take_gain(state, eye, argument), trade_gain(state, eye, argument))
    if kind == SHIP:
        return ship_gain(state, eye, argument)
    if kind == SELL:
        return sell_any_gain(state, eye, argument)
    if kind == SCORE:
        return float(argument)
    if kind == PROTECTION:
        return protection_gain(state, eye)
    if kind == ADVANTAGE:
        return advantage_gain(eye)
    if kind == NEXT:
        return symbol_gain(state, eye, state.box.spaces[next_space(state, eye.seat)].symbol)
    return board_gain(state, eye, kind, argument)


def board_gain(state: State, eye: Glance, kind: int, argument: int) -> float:
    """The best stone, or the best die; nothing if doing nothing is better."""
    if kind == STONE:
        return best_stone(state, eye, argument)
    if kind == PLACE:
        return best_place(state, eye, argument)
    dice = range(len(DICE))
    if kind == TURN:
        return max(0.0, *[turn_gain(state, eye, die, way) for die in dice for way in (DOWN, UP)])
    if kind == REMOVE_DIE:
        return max(0.0, *[free_gain(state, eye, die) for die in dice])
    return max(0.0, *[free_gain(state, eye, die) for die in range(COLOURED)])


def take_gain(state: State, eye: Glance, good: int) -> float:
    """One more good; if it may be any, the one that is worth most."""
    if good != ANY_GOOD:
        return good_gain(state, eye.player, good, eye.moves)
    best = 0.0
    for kind in range(len(GOODS)):
        best = max(best, good_gain(state, eye.player, kind, eye.moves))
    return best


def sell_gain(state: State, eye: Glance, country: int, good: int) -> float:
    price = state.box.price(country, good)
    return price - good_loss(state, eye.player, good, eye.moves)


def trade_gain(state: State, eye: Glance, good: int) -> float:
    """A good sold in each of its countries, as far as there are goods and houses."""
    left = eye.player.goods[good]
    found = 0.0
    loss = good_loss(state, eye.player, good, eye.moves) if left else 0.0
    prices = [
        state.box.price(country, good)
        for country in range(len(COUNTRIES))
        if can_sell(state, eye.seat, country, good)
    ]
    prices.sort(reverse=True)
    for price in prices[:left]:
        found += max(0.0, price - loss)
    return found


def ship_gain(state: State, eye: Glance, country: int) -> float:
    """Both goods of a country, and a neutral stone if there are few players."""
    found = 0.0
    for good in range(len(GOODS)):
        if can_sell(state, eye.seat, country, good):
            found += max(0.0, sell_gain(state, eye, country, good))
    few = len(state.players) <= MOST_SEATS_WITH_SHIP_STONES
    if few and free_spaces(state, country) > 0:
        found += max(0.0, stone_gain(state, eye, country, NEUTRAL, 1))
    return found


def sell_any_gain(state: State, eye: Glance, price: int) -> float:
    best = 0.0
    for good in range(len(GOODS)):
        if has_buyer(state, eye.seat, good):
            best = max(best, price - good_loss(state, eye.player, good, eye.moves))
    return best


def protection_gain(state: State, eye: Glance) -> float:
    number = eye.player.protection
    more = protection_worth(state, number + 1, eye.years)
    return more - protection_worth(state, number, eye.years)


def protection_loss(state: State, eye: Glance) -> float:
    number = eye.player.protection
    fewer = protection_worth(state, number - 1, eye.years)
    return protection_worth(state, number, eye.years) - fewer


def advantage_gain(eye: Glance) -> float:
    """A tile that nobody has seen: points or an action."""
    return DRAWN_POINTS + DRAWN_ACTION * min(1.0, 2 * eye.moves / TILE_TURNS)


# --- Stones ---


def stone_gain(state: State, eye: Glance, country: int, stone: int, more: int) -> float:
    """What one stone more (or less) in a country brings, against what it brings the others."""
    free = free_spaces(state, country) - more
    lead = lead_in(state, country)
    if stone != NEUTRAL:
        lead += more if stone == CATHOLIC else -more
    first = len(RELIGIONS) * country
    odds = eye.coming.odds
    catholic = win_odds(free, lead, eye.years) - odds[first + CATHOLIC]
    protestant = win_odds(free, -lead, eye.years) - odds[first + PROTESTANT]
    found = 0.0
    for seat, player in enumerate(state.players):
        site = player.houses[country]
        if site == NO_SITE:
            continue
        if player.religion == CATHOLIC:
            gain = catholic * site - protestant * eye.coming.house
        else:
            gain = protestant * site - catholic * eye.coming.house
        found += gain if seat == eye.seat else -ENVY * gain / (len(state.players) - 1)
    return found


def best_stone(state: State, eye: Glance, religions: int) -> float:
    """The best of placing and removing a stone of these religions."""
    best = 0.0
    for country in range(len(COUNTRIES)):
        is_free = free_spaces(state, country) > 0
        for stone in range(len(RELIGIONS)):
            if religions not in (stone, BOTH_RELIGIONS):
                continue
            if is_free:
                best = max(best, stone_gain(state, eye, country, stone, 1))
            if stones_in(state, country, stone):
                best = max(best, stone_gain(state, eye, country, stone, -1))
    return best


def best_place(state: State, eye: Glance, stone: int) -> float:
    best = 0.0
    for country in range(len(COUNTRIES)):
        if free_spaces(state, country) > 0:
            best = max(best, stone_gain(state, eye, country, stone, 1))
    return best
