"""Thimbles: a game of two minutes with a hidden card for each seat, to test the house with.

Nature deals everyone a card from a bag.  Then each seat in turn lays down 0, 1 or 2 coins,
or looks at the lowest card still in the bag and lays none.  The best sum of card and coins wins.
With the option ``coins_count`` off nobody lays anything.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from kingsbridge.core import facts, steps
from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.components import Box
from kingsbridge.core.game import Option, Options
from kingsbridge.core.steps import (
    NATURE,
    NOBODY,
    Aside,
    Position,
    Step,
    advance,
    by_words,
    schedule,
    tell,
)
from kingsbridge.core.story import OPEN, Line

BAG: Final = (1, 1, 2, 3, 5)
BOX: Final = Box("thimbles", ())


class Deal(Action):
    def __init__(self, card: int) -> None:
        super().__init__(f"deal {card}", Line("nature-deal", card=card))
        self.card = card


class Lay(Action):
    def __init__(self, coins: int) -> None:
        super().__init__(f"lay {coins}", Line("do-lay", coins=coins))
        self.coins = coins


DEALS: Final = tuple(Deal(card) for card in range(6))
LAYS: Final = tuple(Lay(coins) for coins in range(3))
PEEK: Final = Action("peek", Line("do-peek"))
VOCABULARY: Final = Vocabulary((*DEALS, *LAYS, PEEK))


class State(Position):
    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        box: Box,
        bag: list[int],
        cards: list[int],
        coins: list[int],
        seen: int,
        aside: Aside[Any] | None = None,
    ) -> None:
        super().__init__(step, agenda, seat, aside)
        self.box = box
        self.bag = bag  # in rising order
        self.cards = cards
        self.coins = coins
        self.seen = seen  # bit set of the seats that peeked

    def copy(self) -> State:
        return State(
            self.step,
            self.agenda[:],
            self.seat,
            self.box,
            self.bag[:],
            self.cards[:],
            self.coins[:],
            self.seen,
        )


class DealCards(Step[State]):
    """1.1  Nature deals each seat a card."""

    rule: ClassVar[str] = "1.1"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return [DEALS[card] for card in sorted(set(state.bag))]

    def weights(self, state: State) -> Sequence[int]:
        return [state.bag.count(card) for card in sorted(set(state.bag))]

    def apply(self, state: State, action: Action) -> None:
        card = cast("Deal", action).card
        seat = state.cards.index(0)
        state.bag.remove(card)
        state.cards[seat] = card
        if state.story is not None:
            tell(state, Line("is-dealt", seat=seat))
            tell(state, Line("is-dealt-card", knows=1 << seat, seat=seat, card=card))
        if 0 not in state.cards:
            state.seat = NOBODY


class LayCoins(Step[State]):
    """1.2  Each seat lays coins or peeks."""

    rule: ClassVar[str] = "1.2"

    def start(self, state: State) -> None:
        state.seat = state.coins.index(-1)

    def legal(self, state: State) -> Sequence[Action]:
        return (*LAYS, PEEK)

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        state.coins[seat] = 0
        if isinstance(action, Lay):
            state.coins[seat] = action.coins
        else:
            state.seen |= 1 << seat
        state.seat = NOBODY


DEAL_CARDS: Final = DealCards()
LAY_COINS: Final = LayCoins()
STEPS: Final = by_words(__name__, ())


class Thimbles:
    """The contract, as a class, so that a test can break one promise at a time."""

    NAME = "Thimbles"
    SEATS = range(2, 5)
    OPTIONS = (Option("coins_count", (True, False), default=True), Option("stake", (1, 2), 1))
    RULES_VERSION = 3
    MINUTES = (1, 2)
    HIDDEN = True
    VOCABULARY = VOCABULARY
    FEATURES = ("card", "coins")
    PATIENCE = 2
    LONGEST = 8

    def box(self, text: str | None = None) -> Box:
        return BOX if text is None else Box(text, ())

    def new(self, seats: int, options: Options, box: Box) -> State:
        coins = -1 if options.get("coins_count", True) else 0
        state = State(DEAL_CARDS, [], NOBODY, box, list(BAG), [0] * seats, [coins] * seats, 0)
        schedule(state, DEAL_CARDS, *(LAY_COINS,) * state.coins.count(-1))
        advance(state)
        return state

    def restore(self, told: Mapping[str, Any], box: Box) -> State:
        return facts.restore(State, {}, STEPS, told, box)

    def legal(self, state: State) -> Sequence[Action]:
        return steps.legal(state)

    def weights(self, state: State) -> Sequence[int]:
        return steps.weights(state)

    def apply(self, state: State, action: Action) -> None:
        steps.apply(state, action)

    def pieces(self, state: State) -> dict[str, int]:
        return {"cards": len(state.bag) + sum(card > 0 for card in state.cards)}

    def scores(self, state: State) -> list[int]:
        return [card + max(0, coins) for card, coins in zip(state.cards, state.coins, strict=True)]

    def ranking(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def account(self, state: State) -> list[dict[str, int]]:
        return [{"account-card": card} for card in state.cards]

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        is_open = state.seat == NOBODY or seat == OPEN
        peeked = seat == OPEN or (seat >= 0 and bool(state.seen >> seat & 1))
        return {
            "cards": [
                card if owner == seat or is_open else 0 for owner, card in enumerate(state.cards)
            ],
            "lowest": state.bag[0] if peeked and state.bag else 0,
            "dealt": sum(card > 0 for card in state.cards),
            "coins": state.coins[:],
            "asked": state.seat,
        }

    def guess(self, state: State, seat: int, rng: Random) -> State:
        imagined = state.copy()
        if state.seat == NOBODY:
            return imagined
        others = [other for other, card in enumerate(state.cards) if other != seat and card]
        hidden = sorted(state.bag + [state.cards[other] for other in others])
        fixed = [state.bag[0]] if seat >= 0 and state.seen >> seat & 1 and state.bag else []
        while True:
            rng.shuffle(hidden)
            dealt, bag = hidden[: len(others)], sorted(hidden[len(others) :])
            if bag[:1] == fixed or not fixed:
                break
        for other, card in zip(others, dealt, strict=True):
            imagined.cards[other] = card
        imagined.bag = bag
        return imagined

    def read(self, words: str) -> Action:
        return VOCABULARY.read(words)

    def default(self, state: State) -> Action:
        return self.legal(state)[0]

    def value(self, state: State) -> list[float]:
        return [1 / len(state.cards)] * len(state.cards)

    def features(self, state: State) -> tuple[list[list[float]], float]:
        rows = zip(state.cards, state.coins, strict=True)
        return [[float(card), float(coins)] for card, coins in rows], 1.0

    def priors(self, state: State) -> list[float]:
        options = self.legal(state)
        shares = [math.exp(-index) for index in range(len(options))]
        return [share / sum(shares) for share in shares]
