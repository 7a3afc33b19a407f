"""6 Privilege cards: using them, and what each of them does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, schedule
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import (
    BUY_SEAL,
    ENOUGH,
    LEAVE_CARDS,
    SELL_WOOL,
    TAKES,
    USES,
    Play,
    Take,
    Use,
)
from kingsbridge.games.builders_duel.components import CARDS, TABLE, WOOL, is_kept
from kingsbridge.games.builders_duel.state import NO_CARD, Site, State, bank
from kingsbridge.games.builders_duel.steps.kept import (
    play,
    plays,
    take_raw,
    why_not_play,
    why_not_take,
)
from kingsbridge.games.builders_duel.steps.seals import TAKE_SEALS, seals_left
from kingsbridge.games.builders_duel.steps.work import ANY_MATERIAL, ANY_NUMBER, work


class UseCards(Step[State]):
    """6.1  A player uses his cards in any order, one whole card after the other."""

    rule: ClassVar[str] = "6.1"

    def start(self, state: State) -> None:
        if usable(state):
            state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        return [*(USES[card] for card in usable(state)), *plays(state), LEAVE_CARDS]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Use):
            use(state, action.card)
            schedule(state, EFFECTS[CARDS[action.card].kind], USE_CARDS)
        elif isinstance(action, Play):
            play(state, action, USE_CARDS)
        else:
            leave_cards(state)

    def refusal(self, state: State, action: Action) -> Line:
        if isinstance(action, Use):
            other = CARDS[action.card].side == 1 - state.actor
            return Line("illegal-not-your-card" if other else "illegal-card-not-claimed")
        if isinstance(action, Play):
            return why_not_play(state, action)
        return Line("illegal-cards-first")


class ChangePower(Step[State]):
    """6.2  Change of power: take the token, or keep it."""

    rule: ClassVar[str] = "6.2"

    def start(self, state: State) -> None:
        take_power(state)


class Income(Step[State]):
    """6.3  Income: take the gold printed on the card."""

    rule: ClassVar[str] = "6.3"

    def start(self, state: State) -> None:
        take_gold(state, CARDS[state.card].number)


class Influence(Step[State]):
    """6.4  Influence: buy seals from the top of the stack, one after the other."""

    rule: ClassVar[str] = "6.4"

    def start(self, state: State) -> None:
        if state.builders[state.actor].gold >= state.box.seal_price and seals_left(state):
            state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        return (BUY_SEAL, ENOUGH)

    def prompt(self, state: State) -> Line:
        return Line("ask-Influence", price=state.box.seal_price)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is BUY_SEAL:
            state.builders[state.actor].gold -= state.box.seal_price
            state.seals_due = 1
            schedule(state, TAKE_SEALS, EFFECTS["influence"])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-finish-card")


class RawMaterial(Step[State]):
    """6.5  Raw material: take one from the reserve, or two wool."""

    rule: ClassVar[str] = "6.5"

    def start(self, state: State) -> None:
        material = CARDS[state.card].material
        take_raw(state, material, state.box.wool_card if material == WOOL else 1)


class Craftsman(Step[State]):
    """6.6  Craftsman: convert any number of his material at the printed price."""

    rule: ClassVar[str] = "6.6"

    def start(self, state: State) -> None:
        card = CARDS[state.card]
        work(state, 1 << card.material, card.number, ANY_NUMBER)


class Market(Step[State]):
    """6.7  Market: first sell wool, then buy raw materials."""

    rule: ClassVar[str] = "6.7"

    def start(self, state: State) -> None:
        state.goods_left = state.box.market_goods
        schedule(state, SELL_WOOL_STEP, BUY_GOODS)


class SellWool(Step[State]):
    """6.7  Raw wool goes back to the reserve, each for its price in gold."""

    rule: ClassVar[str] = "6.7"

    def start(self, state: State) -> None:
        if state.builders[state.actor].raw[WOOL]:
            state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        return (SELL_WOOL, ENOUGH)

    def prompt(self, state: State) -> Line:
        return Line("ask-SellWool", price=state.box.wool_price)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is SELL_WOOL:
            builder = state.builders[state.actor]
            builder.raw[WOOL] -= 1
            builder.reserve[WOOL] += 1
            take_gold(state, state.box.wool_price)
            schedule(state, SELL_WOOL_STEP)

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-finish-card")


class BuyGoods(Step[State]):
    """6.7  Raw materials are bought from one's own reserve, up to the printed number."""

    rule: ClassVar[str] = "6.7"

    def start(self, state: State) -> None:
        builder = state.builders[state.actor]
        if state.goods_left and builder.gold >= state.box.market_price and any(builder.reserve):
            state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        reserve = state.builders[state.actor].reserve
        return [*(TAKES[material] for material in range(5) if reserve[material]), ENOUGH]

    def prompt(self, state: State) -> Line:
        return Line("ask-BuyGoods", price=state.box.market_price, left=state.goods_left)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Take):
            state.builders[state.actor].gold -= state.box.market_price
            state.goods_left -= 1
            take_raw(state, action.material, 1)
            schedule(state, BUY_GOODS)

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_take(action)


class MasterBuilder(Step[State]):
    """6.8  Tom Builder, Alfred Builder: one piece of this turn is free and not counted."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        site = state.site
        state.site = Site(site.section, site.pieces, site.free + 1, site.labourers)


class WoolTrader(Step[State]):
    """6.8  Aliena, Regan Hamleigh: take two wool, then sell any number of wool."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        take_raw(state, WOOL, state.box.wool_card)
        schedule(state, SELL_WOOL_STEP)


class Artist(Step[State]):
    """6.8  Jack, Remigius: convert one raw material of any kind free of charge."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        work(state, ANY_MATERIAL, 0, 1)


class Toll(Step[State]):
    """6.8  Ellen, William Hamleigh: the opponent hands over gold, as far as there is any."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        opponent = state.builders[1 - state.actor]
        gold = min(state.box.toll, opponent.gold)
        opponent.gold -= gold
        state.builders[state.actor].gold += gold
        if state.story is not None:
            state.story.append(
                Line("takes-toll", seat=state.actor, other=1 - state.actor, number=gold)
            )


class Patron(Step[State]):
    """6.8  Francis, Henry of Blois: take the power token and the top seal."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        take_power(state)
        state.seals_due = 1
        schedule(state, TAKE_SEALS)


class KeepCard(Step[State]):
    """6.9  A 1x card is laid before the player, to be played once, now or later."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        state.builders[state.actor].kept.append(state.card)


USE_CARDS: Final = UseCards()
SELL_WOOL_STEP: Final = SellWool()
BUY_GOODS: Final = BuyGoods()
EFFECTS: Final[dict[str, Step[Any]]] = {
    "power": ChangePower(),
    "income": Income(),
    "influence": Influence(),
    **dict.fromkeys(("wood", "sand", "stone", "wool", "ore"), RawMaterial()),
    **dict.fromkeys(("carpenter", "mixer", "mason", "weaver", "founder"), Craftsman()),
    "market": Market(),
    **dict.fromkeys(("journeyman", "labourers", "pedlar", "guild_master", "letter"), KeepCard()),
    **dict.fromkeys(("tom", "alfred"), MasterBuilder()),
    **dict.fromkeys(("aliena", "regan"), WoolTrader()),
    **dict.fromkeys(("jack", "remigius"), Artist()),
    **dict.fromkeys(("ellen", "william"), Toll()),
    **dict.fromkeys(("francis", "henry"), Patron()),
}


def usable(state: State) -> list[int]:
    """The claimed cards the acting player can still use, each kind once."""
    cards: list[int] = []
    for place in range(TABLE):
        if state.claims[state.actor] >> place & 1:
            card = state.table[place]
            if card not in cards and CARDS[card].side != 1 - state.actor:
                cards.append(card)
    cards.sort()
    return cards


def use(state: State, card: int) -> None:
    """Call the card out; it cannot be used again, and a 1x card leaves the table."""
    state.card = card
    place = claimed_place(state, card)
    state.claims[state.actor] &= ~(1 << place)
    if is_kept(card):
        state.table[place] = NO_CARD
    if state.story is not None:
        state.story.append(Line("uses", seat=state.actor, card=CARDS[card].line))


def claimed_place(state: State, card: int) -> int:
    """Where the acting player has claimed this card."""
    place = 0
    while state.table[place] != card or not state.claims[state.actor] >> place & 1:
        place += 1
    return place


def leave_cards(state: State) -> None:
    if state.story is not None:
        state.story.append(Line("leaves-cards", seat=state.actor))
    state.claims[state.actor] = 0


def take_power(state: State) -> None:
    if state.story is not None:
        taken = "takes-power" if state.power != state.actor else "keeps-power"
        state.story.append(Line(taken, seat=state.actor))
    state.power = state.actor


def take_gold(state: State, gold: int) -> None:
    """Take gold from the bank, as far as there is any (ruling 24)."""
    taken = min(gold, bank(state))
    state.builders[state.actor].gold += taken
    if state.story is not None:
        state.story.append(Line("takes-gold", seat=state.actor, number=taken))
