"""6.9 Whether there is work for the day labourers, and 7.2 what each piece of a turn costs."""

from __future__ import annotations

from typing import Final

from kingsbridge.games.builders_duel.components import (
    CARDS,
    GUILD_MASTER,
    JOURNEYMAN,
    NUMERALS,
    PEDLAR,
    SAND,
    STONE,
    TABLE,
    WHOLE,
    WOOD,
)
from kingsbridge.games.builders_duel.state import NO_SECTION, Builder, State

NOTHING_FOR_THE_SITE: Final = ("power", "influence", "letter", "labourers", "francis", "henry")
"""The kinds of cards that bring no gold, no material and no work."""
FREELY_WORKED: Final = (WOOD, SAND, STONE)
"""What a journeyman converts."""
OUT_OF_REACH: Final = 1000
"""More gold than there is."""


def have_work(state: State, seat: int) -> bool:
    """Could a piece of this turn still come cheaper by them (ruling 42)?"""
    site = state.site
    builder = state.builders[seat]
    is_done = site.section != NO_SECTION and builder.sections[site.section] == WHOLE
    if site.labourers or site.pieces - site.free >= 2 or is_done:
        return False
    return awaits_help(state, seat) or save_gold(state, seat)


def awaits_help(state: State, seat: int) -> bool:
    """Is there a card still to be used that may bring what the building lacks?"""
    for place in range(TABLE):
        if state.claims[seat] >> place & 1:
            card = CARDS[state.table[place]]
            if card.side != 1 - seat and card.kind not in NOTHING_FOR_THE_SITE:
                return True
    return False


def save_gold(state: State, seat: int) -> bool:
    """Can a player have and pay for so many pieces that one of them is cheaper?"""
    counted = state.site.pieces - state.site.free
    hired, usual = state.box.labourer_prices, state.box.piece_prices
    numbers = [
        number
        for number in range(1, 4)
        if price_after(hired, counted + number - 1) < price_after(usual, counted + number - 1)
    ]
    if not numbers:
        return False
    gold = state.builders[seat].gold
    for before in range(numbers[0]):
        gold -= price_after(hired, counted + before)
    return any(
        gold_for_pieces(state, seat, section, numbers[0]) <= gold
        for section in range(len(NUMERALS))
        if state.site.section in (NO_SECTION, section)
    )


def price_after(prices: tuple[int, ...], counted: int) -> int:
    """7.2  What the next piece adds to the payment for so many."""
    return prices[max(0, min(3, counted + 1))] - prices[max(0, counted)]


def gold_for_pieces(state: State, seat: int, section: int, number: int) -> int:
    """What it takes at least to have so many pieces ready for the free places of a section."""
    builder = state.builders[seat]
    lacking: list[int] = []
    for place, material in enumerate(state.box.sections[seat][section]):
        if not builder.sections[section] >> place & 1:
            if builder.finished[material]:
                number -= 1
            else:
                lacking.append(material)
    hands = (
        builder.kept.count(JOURNEYMAN),
        builder.kept.count(GUILD_MASTER),
        builder.kept.count(PEDLAR),
    )
    return gold_for_work(builder, lacking, number, hands, state.box.guild_master_price)


def gold_for_work(
    builder: Builder, lacking: list[int], number: int, hands: tuple[int, int, int], price: int
) -> int:
    """What it takes at least to have so many of these made by journeymen, masters and pedlars."""
    if number <= 0:
        return 0
    journeymen, masters, pedlars = hands
    least = OUT_OF_REACH
    for at, material in enumerate(lacking):
        fetched = 0 if builder.raw[material] else 1
        if fetched and not (pedlars and builder.reserve[material]):
            continue
        others = lacking[at + 1 :]
        if journeymen and material in FREELY_WORKED:
            left = (journeymen - 1, masters, pedlars - fetched)
            least = min(least, gold_for_work(builder, others, number - 1, left, price))
        if masters:
            left = (journeymen, masters - 1, pedlars - fetched)
            least = min(least, price + gold_for_work(builder, others, number - 1, left, price))
    return least
