"""6.8 Personal cards."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.core.steps import schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.components import WOOL
from kingsbridge.games.builders_duel.state import Site, State
from kingsbridge.games.builders_duel.steps.kept import take_raw
from kingsbridge.games.builders_duel.steps.market import WoolSale
from kingsbridge.games.builders_duel.steps.privileges import CardStep, take_power
from kingsbridge.games.builders_duel.steps.seals import TAKE_SEAL
from kingsbridge.games.builders_duel.steps.work import Conversion


class MasterBuilder(CardStep):
    """6.8  Tom Builder, Alfred Builder: one piece of this turn is free and not counted."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        site = state.site
        state.site = Site(site.section, site.pieces, site.free + 1, site.labourers)


class WoolTrader(WoolSale):
    """6.8  Aliena, Regan Hamleigh: take two wool, then sell any number of wool."""

    rule: ClassVar[str] = "6.8"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, (card,))

    def price(self, state: State) -> int:
        return state.box.trader_wool

    def start(self, state: State) -> None:
        take_raw(state, self.seat, WOOL, state.box.wool_card)
        super().start(state)


class Artist(Conversion):
    """6.8  Jack, Remigius: convert one raw material of any kind free of charge."""

    rule: ClassVar[str] = "6.8"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, (card,))


class Toll(CardStep):
    """6.8  Ellen, William Hamleigh: the opponent hands over gold, as far as there is any."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        other = 1 - self.seat
        gold = min(state.box.toll, state.builders[other].gold)
        state.builders[other].gold -= gold
        state.builders[self.seat].gold += gold
        if state.story is not None:
            tell(state, Line("takes-toll", seat=self.seat, other=other, number=gold))


class Patron(CardStep):
    """6.8  Francis, Henry of Blois: take the power token and the top seal."""

    rule: ClassVar[str] = "6.8"

    def start(self, state: State) -> None:
        take_power(state, self.seat)
        schedule(state, TAKE_SEAL[self.seat])
