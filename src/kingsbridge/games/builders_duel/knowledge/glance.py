"""What a player sees at a glance: how far a building can come, what gold and each card are worth.

No rule stands here.  Worth is counted in gold.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from kingsbridge.games.builders_duel.components import (
    CARDS,
    CRAFTSMEN,
    MATERIALS,
    RAW,
    ROUNDS,
    TABLE,
    TURNS,
    WHOLE,
    WOOL,
    DuelBox,
)
from kingsbridge.games.builders_duel.state import NO_CARD, NO_LINE, State, contested, installed
from kingsbridge.games.builders_duel.steps.conflict import behind, can_throw

PIECE_WORTH: Final = 16.0
"""A piece that can be installed one day."""
STANDING: Final = 2.5
"""What it is worth more once it stands: turns in which nothing is built do not come back."""
FINISHED_SHARE: Final = 0.85
"""How sure a finished piece in the camp is to be installed one day."""
AT_HAND: Final = 2.0
"""To have a finished piece for the next turn."""
MISSED: Final = 0.55
"""How likely a card that is still to come goes to nobody or to the other."""
COMES: Final = tuple(1.0 - MISSED**number for number in range(TABLE * TURNS * ROUNDS + 1))
"""How likely one of so many cards comes to whoever wants it."""
USUAL_PRICE: Final[tuple[float, ...]] = (1.5, 1.5, 2.0, 2.2, 3.3)
"""What a craftsman asks for each material."""
INCOME: Final = 2.2
"""The gold a turn brings."""
RICH: Final = 0.4
"""What a gold is worth to whoever has enough for the building ..."""
POOR: Final = 1.0
"""... and to whoever has not."""
EASE: Final = 4.0
"""How much gold lies between enough and not enough."""
SPARE_WOOL_WORTH: Final = 1.5
SEAL_WORTH: Final[tuple[float, ...]] = (1.2, 1.3, 1.4)
POWER_WORTH: Final = 2.0
KEPT_WORTH: Final = {
    "journeyman": 3.0,
    "labourers": 1.5,
    "pedlar": 2.5,
    "guild_master": 4.0,
    "letter": 2.0,
}
FADE: Final = 7.0
"""In the last so many turns seals, power and kept cards lose their worth little by little."""

KINDS: Final = len(MATERIALS)
SLOT: Final = tuple(
    CRAFTSMEN.get(card.kind, KINDS + RAW[card.kind] if card.kind in RAW else 2 * KINDS)
    for card in CARDS
)
"""By card: a craftsman's material, a raw material after those, all others last."""


def turns_left(state: State) -> int:
    """How many turns are still to be finished, this one included."""
    return TURNS * (ROUNDS - state.round) - state.turn


def hopes(state: State) -> list[float]:
    """By slot, how likely such a card still comes to a player who wants it."""
    return hopes_of(state.box, state.round, tuple(state.decks[state.round % 2]))


@lru_cache(maxsize=64)  # the deck stays the same for a whole turn
def hopes_of(box: DuelBox, current: int, deck: tuple[int, ...]) -> list[float]:
    """The same, by the round and what its deck still has."""
    left = later_cards(box)[current][:]
    for card in deck:
        left[SLOT[card]] += 1
    return [COMES[number] for number in left]


@lru_cache(maxsize=8)
def later_cards(box: DuelBox) -> list[list[int]]:
    """By round, how many cards of each slot the rounds after it have."""
    found = []
    for current in range(ROUNDS):
        left = [0] * (2 * KINDS + 1)
        for later in range(current + 1, ROUNDS):
            for card in box.decks[later % 2]:
                left[SLOT[card]] += 1
        found.append(left)
    return found


def gold_worth(surplus: float) -> float:
    """What all gold is worth, from what is left or missing once the building is paid."""
    short = surplus / EASE
    missing = math.log1p(math.exp(-abs(short))) + max(-short, 0.0)
    return RICH * surplus - (POOR - RICH) * EASE * missing


class Glance:
    """A position as one player looks at it."""

    def __init__(self, state: State, seat: int, chances: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.builder = state.builders[seat]
        self.hopes = chances
        self.left = turns_left(state)
        self.later = min(1.0, (self.left - 1) / FADE)  # the worth of what serves later turns
        self.lacking = lacking(state, seat)
        self.ready = 0.0  # how many pieces more can be expected
        self.surplus = 0.0  # the gold that is left over when they stand
        self.plan()
        self.gold = RICH + (POOR - RICH) / (1.0 + math.exp(self.surplus / EASE))

    def plan(self) -> None:
        """Which pieces can be expected to stand at the end, and what they cost until then."""
        builder = self.builder
        cost = 0.0
        for material in range(KINDS):
            needed = self.lacking[material]
            finished = min(needed, builder.finished[material])
            raw = min(needed - finished, builder.raw[material])
            fetched = self.hopes[KINDS + material] * (needed - finished - raw)
            made = self.hopes[material] * (raw + fetched)
            self.ready += finished + made
            cost += USUAL_PRICE[material] * made
        cost += 2 * self.ready + 4 * max(0.0, self.ready - self.left)
        self.surplus = builder.gold + INCOME * (self.left - 1) - cost

    # --- A position ---

    def features(self) -> list[float]:
        """What a player has: pieces, gold, seals, power, and cards to come."""
        builder = self.builder
        later = self.later
        is_ready = self.left > 1 and any(builder.finished)
        return [
            (PIECE_WORTH + STANDING) * installed(builder),
            float(builder.sections.count(WHOLE)),
            PIECE_WORTH * FINISHED_SHARE * self.ready,
            AT_HAND if is_ready else 0.0,
            gold_worth(self.surplus),
            SPARE_WOOL_WORTH * self.spare_wool(),
            later * self.seals(),
            later * POWER_WORTH if self.state.power == self.seat else 0.0,
            later * self.kept_cards(),
            self.cards_to_come(),
        ]

    def seals(self) -> float:
        total = 0.0
        for kind in range(len(SEAL_WORTH)):
            total += SEAL_WORTH[kind] * self.builder.seals[kind]
        return total

    def kept_cards(self) -> float:
        total = 0.0
        for card in self.builder.kept:
            total += KEPT_WORTH[CARDS[card].kind]
        return total

    def cards_to_come(self) -> float:
        """The worth of the claimed cards, the contested one by the chance of winning it."""
        state = self.state
        claims = state.claims[self.seat]
        if not claims:
            return 0.0
        fought = -1
        if NO_LINE not in state.lines and claims & state.claims[1 - self.seat]:
            fought = contested(state)
        claimed = [
            place
            for place in range(len(state.table))
            if claims >> place & 1 and state.table[place] != NO_CARD
        ]
        sure = [CARDS[state.table[place]] for place in claimed if place != fought]
        income = sum(card.number for card in sure if card.kind == "income")
        total = 0.0
        for place in claimed:
            promised = self.card(state.table[place], income)
            total += promised * self.winning_chance() if place == fought else promised
        return total

    def winning_chance(self) -> float:
        """How likely a player wins the conflict, from the sums and the seals left."""
        state = self.state
        loser = behind(state)
        if not can_throw(state, loser):
            return 0.0 if loser == self.seat else 1.0
        sums = state.conflict.sums
        lead = sums[self.seat] - sums[1 - self.seat]
        seals = sum(self.builder.seals) - sum(state.builders[1 - self.seat].seals)
        return max(0.05, min(0.95, 0.5 + 0.1 * lead + 0.04 * seals))

    # --- A card ---

    def card(self, index: int, income: int = 0) -> float:
        """What a card would bring now, if so much income comes before it."""
        card = CARDS[index]
        if card.side == 1 - self.seat:
            return 0.0
        kind = card.kind
        if kind == "income":
            return self.gold * card.number
        if kind == "power":
            return self.later * POWER_WORTH * (0.6 if self.state.power == self.seat else 1.0)
        if kind == "influence":
            return self.later * 0.5 * min(self.builder.gold // self.state.box.seal_price, 3)
        if kind == "market":
            return self.market()
        if card.number:
            return self.craftsman(card.material, card.number, income)
        if card.material >= 0:
            return self.raw_card(card.material)
        return self.person(kind)

    def raw_card(self, material: int) -> float:
        """What a raw material card would bring."""
        number = self.state.box.wool_card if material == WOOL else 1
        useful = min(number, self.missing_raw(material))
        taken = min(number, self.builder.reserve[material])
        spare = SPARE_WOOL_WORTH * (taken - useful) if material == WOOL else 0.0
        return useful * self.raw_gain(material) + spare

    def craftsman(self, material: int, price: int, income: int) -> float:
        """What converting a material at this price would bring."""
        useful = min(self.convertible(material), (self.builder.gold + income) // price)
        if not useful:
            return 0.0
        first = 0.0 if any(self.builder.finished) else AT_HAND
        return first + useful * self.craft_gain(material, price)

    def market(self) -> float:
        """Spare wool sold, and the two raw materials that are wanted most."""
        box = self.state.box
        gains = sorted(
            (
                self.raw_gain(material) - self.gold * box.market_price
                for material in range(KINDS)
                if self.missing_raw(material)
            ),
            reverse=True,
        )
        best = sum(gain for gain in gains[: box.market_goods] if gain > 0)
        return best + (self.gold * box.wool_price - SPARE_WOOL_WORTH) * self.spare_wool()

    def person(self, kind: str) -> float:
        """What the cards with words would bring."""
        box = self.state.box
        if kind in ("tom", "alfred"):
            return 3.0 if any(self.builder.finished) else 0.5
        if kind in ("aliena", "regan"):
            wool = min(box.wool_card, self.builder.reserve[WOOL])
            return self.gold * box.trader_wool * wool
        if kind in ("jack", "remigius"):
            return self.best_craft()
        if kind in ("ellen", "william"):
            return 1.5 * self.gold * min(box.toll, self.state.builders[1 - self.seat].gold)
        if kind in ("francis", "henry"):
            return self.later * (POWER_WORTH + SEAL_WORTH[1])
        return (self.later + 0.1) * KEPT_WORTH[kind]

    # --- A material ---

    def raw_gain(self, material: int) -> float:
        """How much nearer the building is with one raw material fetched."""
        ahead = self.hopes[material] * (1.0 - self.hopes[KINDS + material])
        return PIECE_WORTH * FINISHED_SHARE * ahead

    def craft_gain(self, material: int, price: int) -> float:
        """How much nearer the building is with one material converted at this price."""
        hope = self.hopes[material]
        gain = PIECE_WORTH * FINISHED_SHARE * (1.0 - hope)
        saved = hope * USUAL_PRICE[material] - 2 * (1.0 - hope)
        return max(0.3, gain + self.gold * (saved - price))

    def best_craft(self) -> float:
        """What one material converted for nothing would bring."""
        wanted = (material for material in range(KINDS) if self.convertible(material))
        return max((self.craft_gain(material, 0) for material in wanted), default=0.0)

    def missing_raw(self, material: int) -> int:
        """How many of a material are needed and still lie in the reserve."""
        at_hand = self.builder.raw[material] + self.builder.finished[material]
        return max(0, min(self.lacking[material] - at_hand, self.builder.reserve[material]))

    def convertible(self, material: int) -> int:
        """How many raw materials in the camp are wanted as finished ones."""
        wanted = self.lacking[material] - self.builder.finished[material]
        return max(0, min(wanted, self.builder.raw[material]))

    def spare_wool(self) -> int:
        at_hand = self.builder.raw[WOOL] + self.builder.finished[WOOL]
        return max(0, at_hand - self.lacking[WOOL])


def lacking(state: State, seat: int) -> list[int]:
    """How many pieces of each material the building still needs."""
    needed = [0] * KINDS
    for section, places in enumerate(state.box.sections[seat]):
        filled = state.builders[seat].sections[section]
        for place in range(3):
            if not filled >> place & 1:
                needed[places[place]] += 1
    return needed
