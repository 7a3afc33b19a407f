"""Which cards would do nothing if they were played now: for whoever holds them."""

from __future__ import annotations

from kingsbridge.games.world_without_end.components.names import (
    DONATION,
    FAVOUR,
    GRAIN,
    GRAIN_CARD,
    HARVEST,
    HOUSE,
    MATERIAL,
    NO_CARD,
    PIETY,
    PIETY_CARD,
    PRIVILEGE,
    PROJECT,
    SELL,
    SITES,
    WEAVE,
)
from kingsbridge.games.world_without_end.state import State
from kingsbridge.games.world_without_end.steps.building import LAY_FIRST_CUBE
from kingsbridge.games.world_without_end.steps.donating import ASK_DONATION
from kingsbridge.games.world_without_end.steps.favour import can_move
from kingsbridge.games.world_without_end.steps.houses import can_build_house
from kingsbridge.games.world_without_end.steps.trading import MAKE_CLOTH, SELL_FIRST, TAKE_MATERIAL


def is_idle(state: State, seat: int, card: int) -> bool:
    """Would this card do nothing?  The text ``idle-<card>`` says why."""
    if card == PRIVILEGE:
        last = state.players[seat].last
        return last == NO_CARD or is_idle(state, seat, last)
    if card in (GRAIN_CARD, PIETY_CARD):
        return not state.supply[GRAIN if card == GRAIN_CARD else PIETY]
    if card in (MATERIAL, SELL, WEAVE):
        return is_trade_idle(state, seat, card)
    if card == PROJECT:
        return not LAY_FIRST_CUBE[seat].possible(state)
    if card == DONATION:
        return not ASK_DONATION[seat].possible(state)
    if card == HOUSE:
        return not any(can_build_house(state, seat, site) for site in range(SITES))
    if card == HARVEST:
        return not state.players[seat].houses
    return card == FAVOUR and not can_move(state, seat, 1)


def is_trade_idle(state: State, seat: int, card: int) -> bool:
    if card == MATERIAL:
        return not TAKE_MATERIAL[seat].possible(state)
    if card == SELL:
        return not SELL_FIRST[seat].possible(state)
    return not MAKE_CLOTH[seat].most(state)
