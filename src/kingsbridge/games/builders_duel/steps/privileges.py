"""6.2 to 6.6  Privilege cards that every deck has: power, gold, seals, raw materials, craftsmen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import BUY_SEAL, ENOUGH
from kingsbridge.games.builders_duel.components import CARDS, PIECE_LINES, RAW_LINES, WOOL
from kingsbridge.games.builders_duel.state import State, bank
from kingsbridge.games.builders_duel.steps.kept import take_raw
from kingsbridge.games.builders_duel.steps.seals import TAKE_SEAL, seals_left
from kingsbridge.games.builders_duel.steps.work import Conversion


class CardStep(SeatStep[State]):
    """6.1  What a card does for the player who uses it."""

    rule: ClassVar[str] = "6.1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, (card,))
        self.card = CARDS[card]


class ChangePower(CardStep):
    """6.2  Change of power: take the token, or keep it."""

    rule: ClassVar[str] = "6.2"

    def start(self, state: State) -> None:
        take_power(state, self.seat)


class Income(CardStep):
    """6.3  Income: take the gold printed on the card."""

    rule: ClassVar[str] = "6.3"

    def start(self, state: State) -> None:
        take_gold(state, self.seat, self.card.number)


class Influence(CardStep):
    """6.4  Influence: buy seals from the top of the stack, one after the other."""

    rule: ClassVar[str] = "6.4"

    def start(self, state: State) -> None:
        if state.builders[self.seat].gold >= state.box.seal_price and seals_left(state):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return (BUY_SEAL, ENOUGH)

    def prompt(self, state: State) -> Line:
        return Line("ask-Influence", price=state.box.seal_price)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is BUY_SEAL:
            state.builders[self.seat].gold -= state.box.seal_price
            schedule(state, TAKE_SEAL[self.seat], self)

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-finish-card")


class RawMaterial(CardStep):
    """6.5  Raw material: take one from the reserve, or two wool."""

    rule: ClassVar[str] = "6.5"

    def start(self, state: State) -> None:
        material = self.card.material
        take_raw(state, self.seat, material, state.box.wool_card if material == WOOL else 1)


class Craftsman(Conversion):
    """6.6  Craftsman: convert any number of his material at the printed price."""

    rule: ClassVar[str] = "6.6"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, (card,))
        self.card = CARDS[card]

    def materials(self, state: State) -> int:
        return 1 << self.card.material

    def price(self, state: State) -> int:
        return self.card.number

    def go_on(self, state: State, material: int) -> None:
        schedule(state, self)

    def prompt(self, state: State) -> Line:
        material = self.card.material
        raw, piece = RAW_LINES[material], PIECE_LINES[self.seat][material]
        return Line("ask-Craftsman", price=self.card.number, raw=raw, piece=piece)


class KeepCard(CardStep):
    """6.9  A 1x card is laid before the player, to be played once, now or later."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        state.builders[self.seat].kept.append(self.card.index)


def take_power(state: State, seat: int) -> None:
    if state.story is not None:
        tell(state, Line("keeps-power" if state.power == seat else "takes-power", seat=seat))
    state.power = seat


def take_gold(state: State, seat: int, gold: int) -> None:
    taken = pay_out(state, seat, gold)
    if state.story is not None:
        tell(state, Line("takes-gold", seat=seat, number=taken))


def pay_out(state: State, seat: int, gold: int) -> int:
    """The bank pays, as far as there is any (ruling 24); how much that is."""
    taken = min(gold, bank(state))
    state.builders[seat].gold += taken
    return taken
