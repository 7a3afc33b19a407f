"""What the twelve cards are worth to whoever holds them, played now or kept.

No rule stands here.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.games.world_without_end.components.effects import NO_BUILDING, NO_TREATING
from kingsbridge.games.world_without_end.components.names import (
    CLOTH,
    DONATION,
    FACE_DOWN,
    FAVOUR,
    GOLD,
    GRAIN,
    GRAIN_CARD,
    HARVEST,
    HOUSE,
    MATERIAL,
    MATERIALS,
    MEDICINE,
    NO_CARD,
    PIETY,
    PIETY_CARD,
    PLACES,
    PRIVILEGE,
    PROJECT,
    PROJECTS,
    SELL,
    SITES,
    WEAVE,
    WOOL,
)
from kingsbridge.games.world_without_end.knowledge.worths import (
    best_cubes,
    donation_worth,
    favour_worth,
    flat,
    gained,
    houses_worth,
    lost,
    plays_left,
)
from kingsbridge.games.world_without_end.state import State, bits, in_force
from kingsbridge.games.world_without_end.steps.donating import can_donate
from kingsbridge.games.world_without_end.steps.favour import can_move, landing
from kingsbridge.games.world_without_end.steps.houses import harvest_most, may_stand
from kingsbridge.games.world_without_end.steps.medicine import (
    knowledge,
    patient_points,
)
from kingsbridge.games.world_without_end.steps.trading import price, surcharge

HOPED: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 1.8, 0.8, 1.6, 0.6, 0.0, 0.5, 0.4, 0.0, 0.8)
"""What a card that is kept may be hoped to bring later in the period, by card."""
THANKS_HOUSE: Final = 2.0
"""What the house is worth that a patient gives."""


def played(state: State, seat: int, card: int) -> float:
    """What a card brings if it is played now."""
    if card == PRIVILEGE:
        last = state.players[seat].last
        return 0.0 if last == NO_CARD else played(state, seat, last)
    if card == GRAIN_CARD:
        return gained(state, seat, ((GRAIN, 1),))
    if card == PIETY_CARD:
        return gained(state, seat, ((PIETY, 1),))
    if card == MATERIAL:
        return max([taken(state, seat, material) for material in range(len(MATERIALS))])
    if card in (SELL, WEAVE):
        return sold(state, seat) if card == SELL else woven(state, seat, state.box.weave)
    if card == MEDICINE:
        return max(gained(state, seat, state.box.service), healed(state, seat))
    return played_in_town(state, seat, card)


def played_in_town(state: State, seat: int, card: int) -> float:
    """The cards that are about projects, houses and the favour track."""
    if card == PROJECT:
        return 0.0 if in_force(state, NO_BUILDING) is not None else best_cubes(state, seat)
    if card == HOUSE:
        return best_house(state, seat)
    if card == HARVEST:
        return reaped(state, seat)
    if card == DONATION:
        projects = [p for p in range(len(PROJECTS)) if can_donate(state, seat, p)]
        return max([0.0, *[donated(state, seat, project) for project in projects]])
    if card == FAVOUR and can_move(state, seat, 1):
        return max(0.0, favour_worth(state, seat, landing(state, 1)))
    return 0.0


def hoped(state: State, seat: int, card: int) -> float:
    """What a card may be hoped to bring in a later round of this period."""
    return HOPED[card] * min(2, plays_left(state.players[seat]) - 1) / 2


def kept(state: State, seat: int, card: int) -> float:
    """What a card may still bring if it stays in hand."""
    return max(played(state, seat, card), hoped(state, seat, card))


def hand_worth(state: State, seat: int) -> float:
    """As many cards as can still be played, the best ones."""
    player = state.players[seat]
    worths = [kept(state, seat, card) for card in bits(player.hand)]
    worths.sort(reverse=True)
    return sum(worths[: plays_left(player)])


# --- What each choice brings ---


def taken(state: State, seat: int, material: int) -> float:
    """A cube, and what it costs besides."""
    due = surcharge(state, material)
    gold = state.players[seat].goods[GOLD]
    if not state.supply[material] or due > gold:
        return 0.0
    paid = lost(state, seat, ((GOLD, due),)) if due else 0.0
    return gained(state, seat, ((material, 1),)) - paid


def sold(state: State, seat: int) -> float:
    """All wool and a cloth, as far as they can be sold."""
    goods = state.players[seat].goods
    gold, worth = 0, 0.0
    for good, most in ((WOOL, goods[WOOL]), (CLOTH, state.box.cloths)):
        number = min(goods[good], most)
        if number and not state.covered_goods >> good & 1:
            gold += number * price(state, good)
            worth += lost(state, seat, ((good, number),))
    return max(0.0, gained(state, seat, ((GOLD, gold),)) - worth) if gold else 0.0


def sold_one(state: State, seat: int, good: int) -> float:
    gold = ((GOLD, price(state, good)),)
    return gained(state, seat, gold) - lost(state, seat, ((good, 1),))


def woven(state: State, seat: int, most: int) -> float:
    number = min(most, state.players[seat].goods[WOOL], state.supply[CLOTH])
    if not number:
        return 0.0
    cloth, wool = ((CLOTH, number),), ((WOOL, number),)
    return gained(state, seat, cloth) - lost(state, seat, wool)


def stands(state: State, seat: int, site: int) -> float:
    """What one house more brings in the course of the game."""
    player = state.players[seat]
    houses = player.houses
    return houses_worth(state, player, houses | 1 << site) - houses_worth(state, player, houses)


def built(state: State, seat: int, site: int) -> float:
    """A house, and what it costs."""
    return stands(state, seat, site) - house_cost(state, seat, state.box.sites[site].material)


def house_cost(state: State, seat: int, material: int) -> float:
    return lost(state, seat, ((material, 1), (GOLD, state.box.house_gold)))


def best_house(state: State, seat: int) -> float:
    """The house that brings most for what it costs."""
    goods = state.players[seat].goods
    best = 0.0
    if goods[GOLD] < state.box.house_gold:
        return best
    for material in range(len(MATERIALS)):
        if goods[material]:
            cost = house_cost(state, seat, material)
            for site in range(SITES):
                if state.box.sites[site].material == material and may_stand(state, seat, site):
                    best = max(best, stands(state, seat, site) - cost)
    return best


def reaped(state: State, seat: int) -> float:
    """The best yields of one's houses."""
    houses = bits(state.players[seat].houses)
    worths = [gained(state, seat, state.box.sites[site].yields) for site in houses]
    worths.sort(reverse=True)
    return sum(worths[: harvest_most(state)])


def donated(state: State, seat: int, project: int) -> float:
    """A seal, and what it costs."""
    return donation_worth(state, seat, project) - lost(
        state, seat, ((GOLD, state.box.donation_gold),)
    )


def treated(state: State, seat: int, place: int) -> float:
    """What a patient brings."""
    thanks = state.box.places[place]
    found = patient_points(state) + gained(state, seat, thanks.gain)
    if thanks.house:
        found += THANKS_HOUSE
    if thanks.one_of:
        found += max([flat(bundle) for bundle in thanks.one_of])
    return found


def healed(state: State, seat: int) -> float:
    """What the patients bring that a card can heal, the easiest first."""
    if in_force(state, NO_TREATING) is not None:
        return 0.0
    left = knowledge(state, seat)
    ill = [place for place in range(PLACES) if FACE_DOWN < state.places[place] <= left]
    found = 0.0
    while ill:
        easiest = ill[0]
        for place in ill:
            if state.places[place] < state.places[easiest]:
                easiest = place
        left -= state.places[easiest]
        if left < 0:
            break
        found += treated(state, seat, easiest)
        ill.remove(easiest)
    return found
