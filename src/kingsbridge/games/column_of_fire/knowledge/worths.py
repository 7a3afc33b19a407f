"""What a player's things are worth to him, in victory points: houses, goods, dice, tiles.

No rule stands here.  Of others nothing is asked but what lies open; their tiles count in
``tiles_worth`` alone, which looks at one player as if over his shoulder.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    COLOURED,
    COUNTRIES,
    GOODS,
    TILES,
)
from kingsbridge.games.column_of_fire.components.symbols import GOOD, Symbol
from kingsbridge.games.column_of_fire.components.symbols import SCORE as SCORE_POINTS
from kingsbridge.games.column_of_fire.knowledge.glance import Glance
from kingsbridge.games.column_of_fire.state import (
    FREE,
    NO_SITE,
    Player,
    State,
    points,
    symbols_of,
)
from kingsbridge.games.column_of_fire.steps.points import is_alone

# --- Houses and conflicts ---
SITE_A_YEAR: Final = 0.1
"""Each number of a site, in the conflicts of later years."""
CHANGE: Final[tuple[float, ...]] = (0.0, 0.6, 0.45, 0.35, 0.25, 0.15, 0.1)
"""How likely the religion can be chosen anew before a conflict, by what its die shows."""
MINORITY_YEARS: Final = 1.5
"""How long one stays alone in a religion."""

# --- Goods ---
SALE: Final = 0.55
"""How likely a good finds its sale if there is time."""
SALES_A_YEAR: Final = 1.6
AGAIN: Final = 0.6
"""How much less the third good of a kind brings: it must wait for another sale."""
NO_HOUSE_PRICE: Final = 1.8
"""The hope for a good that no house of one's own sells."""

# --- Tiles ---
PROTECTION: Final[tuple[float, ...]] = (0.8, 0.5, 0.3, 0.1)
"""What the first tile, the second and so on spare, besides their point at the end."""
TILE_USE: Final[tuple[float, ...]] = (
    0.0,  # good: no tile has this
    0.0,  # trade: nor this
    0.0,  # ship
    1.8,  # sell
    0.0,  # vp
    0.0,  # protection
    0.0,  # advantage
    1.4,  # stone
    1.0,  # place
    1.0,  # turn
    1.2,  # remove-die
    0.8,  # remove-character
    1.5,  # next
)
"""What an advantage tile is worth by the kind of its symbol, as long as there is time."""
DRAWN_POINTS: Final = 0.75
DRAWN_ACTION: Final = 0.75
"""What a tile is worth before it is seen: of 28 tiles 12 have 21 points, 16 an action."""
TILE_TURNS: Final = 3.0
"""How many turns it takes to find a good moment for a tile."""

# --- Dice and characters ---
USE: Final[tuple[float, ...]] = (
    1.6,  # good that one can sell
    0.0,  # trade: no character has this
    0.0,  # ship: nor this
    1.8,  # sell
    2.0,  # vp
    1.2,  # protection
    1.5,  # advantage
    1.2,  # stone
    0.6,  # place
    0.9,  # turn
    0.6,  # remove-die
    0.5,  # remove-character
    1.6,  # next
)
"""What using a character brings by the kind of its symbol."""
GOOD_WITHOUT_HOUSE: Final = 1.2
SECOND_SYMBOL: Final = 0.2
"""What a choice between two symbols is worth."""
BOUND_YEAR: Final = 0.4
"""What a die on a card costs in a year: it neither draws nor moves."""
SECOND_HALF: Final[tuple[float, ...]] = (-1.0, 2.0, 4.3, 5.5, 6.3, 7.0)
"""What a turn of the second half brings by the number of free dice: one draws, one moves."""
LATER_USES: Final = 1.2
LATER_YEARS: Final = 5.0
"""And what its new character brings in each later year, up to so many."""
MISSING_HOUSE: Final = 1.2
"""And for each country without a house of one's own, where it might set one up."""


# --- Houses and conflicts ---


def religion_worth(eye: Glance) -> float:
    """The next conflicts, with the hope of another religion by then if that is the better one."""
    now = eye.faiths[eye.player.religion]
    other = eye.faiths[1 - eye.player.religion]
    if other <= now:
        return now
    return now + CHANGE[eye.player.faces[BLACK]] * (other - now)


def houses_worth(eye: Glance) -> float:
    """Houses as such, and their sites for the conflicts of later years."""
    found = 0.0
    for site in eye.player.houses:
        if site != NO_SITE:
            found += eye.coming.house + SITE_A_YEAR * eye.years * site
    return found


def minority_worth(state: State, eye: Glance) -> float:
    """A point each year for the only member of a religion."""
    if not is_alone(state, eye.seat):
        return 0.0
    return state.box.minority_points * min(eye.years, MINORITY_YEARS)


# --- Goods ---


def best_prices(state: State, player: Player, good: int) -> tuple[float, float]:
    """What this player's houses pay for a good, the better and the other; hope without any."""
    best = 0.0
    second = 0.0
    prices = state.box.prices
    for country in range(len(COUNTRIES)):
        price = prices[len(GOODS) * country + good]
        if price and player.houses[country] != NO_SITE:
            if price > best:
                best, second = float(price), best
            else:
                second = max(second, float(price))
    if not best:
        return NO_HOUSE_PRICE, NO_HOUSE_PRICE * AGAIN
    return best, second or best * AGAIN


def goods_of_kind(state: State, player: Player, good: int, number: int) -> float:
    """What so many of a good would bring if all were sold."""
    if not number:
        return 0.0
    best, second = best_prices(state, player, good)
    if number == 1:
        return best
    return best + second + AGAIN * second * (number - 2)


def goods_worth(state: State, player: Player, moves: float) -> float:
    """Goods count at the end, and more if they are sold before; there is time for so many."""
    total = 0
    sold = 0.0
    for good in range(len(GOODS)):
        number = player.goods[good]
        if number:
            total += number
            sold += goods_of_kind(state, player, good, number)
    if not total:
        return 0.0
    left = total / state.box.goods_a_point
    return left + sale_chance(total, moves) * max(0.0, sold - left)


def sale_chance(total: int, moves: float) -> float:
    """How likely one of so many goods is sold in so many moves."""
    return SALE * min(1.0, SALES_A_YEAR * moves / total)


def good_gain(state: State, player: Player, good: int, moves: float) -> float:
    """What one more of a good is worth."""
    total = 1
    for number in player.goods:
        total += number
    number = player.goods[good]
    sold = goods_of_kind(state, player, good, number + 1)
    sold -= goods_of_kind(state, player, good, number)
    left = 1 / state.box.goods_a_point
    return left + sale_chance(total, moves) * max(0.0, sold - left)


def good_loss(state: State, player: Player, good: int, moves: float) -> float:
    """What it costs to give one of a good away."""
    total = 0
    for number in player.goods:
        total += number
    number = player.goods[good]
    sold = goods_of_kind(state, player, good, number)
    sold -= goods_of_kind(state, player, good, number - 1)
    left = 1 / state.box.goods_a_point
    return left + sale_chance(total, moves) * max(0.0, sold - left)


# --- Tiles ---


def protection_worth(state: State, number: int, years: float) -> float:
    """A point each at the end; before, they spare events and stones."""
    spared = 0.0
    for tile in range(number):
        spared += PROTECTION[min(tile, len(PROTECTION) - 1)]
    return state.box.protection_points * number + spared * min(1.0, years / 3)


def tile_worth(state: State, tile: int, turns: float) -> float:
    """Points at the end, or an action for which there are still so many turns."""
    kind = state.box.tiles[tile]
    symbol = kind.symbol
    if symbol is None:
        return float(kind.points)
    return TILE_USE[symbol.kind] * min(1.0, turns / TILE_TURNS)


def tiles_worth(state: State, player: Player, turns: float) -> float:
    found = 0.0
    for tile in range(len(TILES)):
        number = player.tiles[tile]
        if number:
            found += number * tile_worth(state, tile, turns)
    return found


# --- Dice and characters ---


def symbol_worth(state: State, player: Player, symbol: Symbol) -> float:
    """What a symbol brings a character's player each year, about."""
    kind = symbol.kind
    if kind == SCORE_POINTS:
        return float(symbol.argument)
    if kind == GOOD and symbol.argument < len(GOODS):
        prices = state.box.prices
        for country in range(len(COUNTRIES)):
            if player.houses[country] and prices[len(GOODS) * country + symbol.argument]:
                return USE[GOOD]
        return GOOD_WITHOUT_HOUSE
    return USE[kind]


def use_worth(state: State, player: Player, character: int) -> float:
    """What each further use of a character brings."""
    symbols = symbols_of(state, state.box.characters[character])
    best = symbol_worth(state, player, symbols[0])
    if len(symbols) > 1:
        best = max(best, symbol_worth(state, player, symbols[1])) + SECOND_SYMBOL
    return best


def character_worth(state: State, player: Player, character: int, uses: int, years: float) -> float:
    """So many further uses, as far as there are years; the die is bound as long."""
    return (use_worth(state, player, character) - BOUND_YEAR) * min(float(uses), years)


def characters_worth(state: State, player: Player, years: float) -> float:
    """Characters for years to come; a die in Loch Leven is only missed."""
    found = 0.0
    for die in range(COLOURED):
        where = player.places[die]
        if where == FREE:
            continue
        face = player.faces[die]
        if where >= 0:
            found += character_worth(state, player, where, face - 1, years)
        else:
            found -= BOUND_YEAR * min(float(face), years)
    return found


def second_half(eye: Glance, free: int) -> float:
    """What the second half of this year brings with so many free dice."""
    if not free:
        return SECOND_HALF[0]
    missing = eye.player.houses.count(NO_SITE)
    later = LATER_USES * min(eye.years, LATER_YEARS)
    return SECOND_HALF[free] + later + MISSING_HOUSE * missing


def turns_worth(eye: Glance) -> float:
    """What the dice bring that are free for the second half of this year, and of the next."""
    free = 0
    soon = 0
    for die in range(COLOURED):
        if eye.player.places[die] == FREE:
            free += 1
        elif eye.player.faces[die] == 1:
            soon += 1
    share = min(1.0, eye.years)
    if not eye.is_to_draw:
        return SECOND_HALF[free + soon] * share
    next_year = max(0, free - 1) + soon
    return second_half(eye, free) + SECOND_HALF[next_year] * share


# --- A position ---


def position_worths(state: State, eye: Glance) -> list[float]:
    """Points, and what may become points, the move of the disk apart that is due now."""
    player = eye.player
    return [
        float(points(player)),
        houses_worth(eye),
        religion_worth(eye),
        minority_worth(state, eye),
        goods_worth(state, player, eye.moves),
        protection_worth(state, player.protection, eye.years),
        tiles_worth(state, player, 2 * eye.moves),
        characters_worth(state, player, eye.years),
        turns_worth(eye),
    ]
