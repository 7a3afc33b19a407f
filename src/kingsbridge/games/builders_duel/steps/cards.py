"""6.1 Using cards, and which step each of them is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, Step, beside, interrupt, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import LEAVE_CARDS, USES, Use
from kingsbridge.games.builders_duel.components import CARDS, SIDES, TABLE, is_kept
from kingsbridge.games.builders_duel.state import NO_CARD, State
from kingsbridge.games.builders_duel.steps.market import Market
from kingsbridge.games.builders_duel.steps.persons import (
    Artist,
    MasterBuilder,
    Patron,
    Toll,
    WoolTrader,
)
from kingsbridge.games.builders_duel.steps.privileges import (
    ChangePower,
    Craftsman,
    Income,
    Influence,
    KeepCard,
    RawMaterial,
)


class UseCards(SeatStep[State]):
    """6.1  A player uses his cards in any order, one whole card after the other."""

    rule: ClassVar[str] = "6.1"

    def start(self, state: State) -> None:
        self.resume(state, self.seat)

    def resume(self, state: State, seat: int) -> None:
        if usable(state, seat):
            state.seat = seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*(USES[card] for card in usable(state, self.seat)), LEAVE_CARDS]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Use):
            use(state, self.seat, action.card)
            interrupt(state)
            beside(state, None, EFFECTS[self.seat][action.card])
        else:
            leave_cards(state, self.seat)
            state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        if isinstance(action, Use):
            other = CARDS[action.card].side == 1 - self.seat
            return Line("illegal-not-your-card" if other else "illegal-card-not-claimed")
        return Line("illegal-cards-first")


USE_CARDS: Final = row(UseCards, len(SIDES))
STEP_OF: Final[dict[str, Callable[[int, int], Step[Any]]]] = {
    "power": ChangePower,
    "income": Income,
    "influence": Influence,
    **dict.fromkeys(("wood", "sand", "stone", "wool", "ore"), RawMaterial),
    **dict.fromkeys(("carpenter", "mixer", "mason", "weaver", "founder"), Craftsman),
    "market": Market,
    **dict.fromkeys(("journeyman", "labourers", "pedlar", "guild_master", "letter"), KeepCard),
    **dict.fromkeys(("tom", "alfred"), MasterBuilder),
    **dict.fromkeys(("aliena", "regan"), WoolTrader),
    **dict.fromkeys(("jack", "remigius"), Artist),
    **dict.fromkeys(("ellen", "william"), Toll),
    **dict.fromkeys(("francis", "henry"), Patron),
}
EFFECTS: Final[tuple[tuple[Step[Any], ...], ...]] = tuple(
    tuple(STEP_OF[card.kind](seat, card.index) for card in CARDS) for seat in range(len(SIDES))
)
"""What each card of the catalogue does, by seat."""


def usable(state: State, seat: int) -> list[int]:
    """The claimed cards a player can still use, each kind once."""
    cards: list[int] = []
    for place in range(TABLE):
        if state.claims[seat] >> place & 1:
            card = state.table[place]
            if card not in cards and CARDS[card].side != 1 - seat:
                cards.append(card)
    cards.sort()
    return cards


def use(state: State, seat: int, card: int) -> None:
    """Call the card out; it cannot be used again, and a 1x card leaves the table."""
    place = claimed_place(state, seat, card)
    state.claims[seat] &= ~(1 << place)
    if is_kept(card):
        state.table[place] = NO_CARD
    if state.story is not None:
        tell(state, Line("uses", seat=seat, card=CARDS[card].line))


def claimed_place(state: State, seat: int, card: int) -> int:
    """Where a player has claimed this card."""
    place = 0
    while state.table[place] != card or not state.claims[seat] >> place & 1:
        place += 1
    return place


def leave_cards(state: State, seat: int) -> None:
    if state.story is not None:
        tell(state, Line("leaves-cards", seat=seat))
    state.claims[seat] = 0
