"""8 Autumn: income, royal generosity, taxes; 10.3 the chosen card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.dealing import chances, draws
from kingsbridge.core.steps import (
    NATURE,
    NOBODY,
    PairStep,
    SeatStep,
    Step,
    grid,
    reveal,
    row,
    schedule,
    tell,
)
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import (
    ASK_NOBODY,
    ASKS,
    CHOOSES,
    CONFIRM,
    DISCARDS,
    DRAWS,
    TAKE_BACKS,
    Ask,
    Choose,
    Discard,
    Draw,
    TakeBack,
)
from kingsbridge.games.krieg_und_frieden.components import MOST_SEATS, RESOURCE_LINES, RESOURCES
from kingsbridge.games.krieg_und_frieden.state import Baron, State, left_of, nothing, points
from kingsbridge.games.krieg_und_frieden.steps.drawing import (
    all_drawn,
    cards_line,
    draw_on,
    take_from_pile,
)
from kingsbridge.games.krieg_und_frieden.steps.rewards import TAKE_PRIVILEGE
from kingsbridge.games.krieg_und_frieden.steps.spring import discard, lay_aside, take_back


class BringInLoot(Step[State]):
    """8.1  Autumn begins: loot joins the hand of whoever took it."""

    rule: ClassVar[str] = "8.1"

    def start(self, state: State) -> None:
        for baron in state.barons:
            for resource in range(len(RESOURCES)):
                baron.hand[resource] += baron.loot[resource]
            baron.loot = nothing()


class TakePrivilegeCards(SeatStep[State]):
    """8.2  For each privilege a card of its kind, if the discard pile has one (ruling 17)."""

    rule: ClassVar[str] = "8.2"

    def start(self, state: State) -> None:
        baron = state.barons[self.seat]
        taken = nothing()
        for resource in range(len(RESOURCES)):
            taken[resource] = min(baron.privileges[resource], state.discard[resource])
            state.discard[resource] -= taken[resource]
            baron.hand[resource] += taken[resource]
        baron.income = sum(taken)
        if state.story is not None and sum(baron.privileges) > 0:
            tell(state, Line("takes-privilege-cards", seat=self.seat, cards=cards_line(taken)))


class ChooseCard(SeatStep[State]):
    """10.3  In the global variant a baron names a basic card instead of drawing it."""

    rule: ClassVar[str] = "10.3"

    def start(self, state: State) -> None:
        if chooses_card(state):
            state.seat = self.seat
        else:
            schedule(state, DRAW_INCOME[self.seat][0])

    def legal(self, state: State) -> Sequence[Action]:
        return CHOOSES

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Choose", action).resource
        state.seat = NOBODY
        found = True
        if state.discard[resource]:
            state.discard[resource] -= 1
        else:
            reveal(state)  # whether the pile has one
            found = state.pile[resource] > 0
            state.pile[resource] -= int(found)
        if found:
            state.barons[self.seat].hand[resource] += 1
            state.barons[self.seat].income += 1
        schedule(state, DRAW_INCOME[self.seat][int(found)])
        if state.story is not None:
            key = "chooses-card" if found else "chooses-in-vain"
            tell(state, Line(key, seat=self.seat, resource=RESOURCE_LINES[resource]))

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-choose-first")


class DrawIncome(SeatStep[State]):
    """8.3  The basic card, and one more for every two farms, unseen from the pile.

    It knows how many of the basic cards were chosen instead (10.3).
    """

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat, (chosen,))
        self.chosen = chosen

    def start(self, state: State) -> None:
        draw_on(state, self.due(state))

    def due(self, state: State) -> int:
        for_farms = state.barons[self.seat].farms // state.box.farms_a_card
        return state.box.basic_income - self.chosen + for_farms

    def legal(self, state: State) -> Sequence[Action]:
        return draws(DRAWS, state.pile)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.pile)

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Draw", action).resource
        take_from_pile(state, resource)
        baron = state.barons[self.seat]
        baron.hand[resource] += 1
        baron.income += 1
        draw_on(state, self.due(state))
        if state.seat == NOBODY:
            self.tell_income(state, all_drawn(state))

    def tell_income(self, state: State, cards: list[int]) -> None:
        if state.story is not None:
            seat = self.seat
            tell(state, Line("draws-income", seat=seat, number=sum(cards)))
            tell(state, Line("income-is", 1 << seat, seat=seat, cards=cards_line(cards)))


class AskKing(SeatStep[State]):
    """8.4  With the basic card alone and fewer than five in hand a baron may ask the king."""

    rule: ClassVar[str] = "8.4"

    def start(self, state: State) -> None:
        if is_poor(state, state.barons[self.seat]) and donors(state, self.seat):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*donors(state, state.seat), ASK_NOBODY]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if not isinstance(action, Ask):
            return
        donor = action.baron
        if state.story is not None:
            tell(state, Line("asks-king", seat=self.seat, other=donor))
        schedule(state, TAKE_HALF[self.seat][donor], TAKE_PRIVILEGE[donor])  # 8.5, 8.6

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_ask(state, action.baron) if isinstance(action, Ask) else Line("illegal-king")


class TakeHalf(PairStep[State]):
    """8.5  He takes half of the donor's cards, rounded down, without seeing them (ruling 20)."""

    rule: ClassVar[str] = "8.5"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return draws(DRAWS, state.barons[self.other].hand)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.barons[self.other].hand)

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Draw", action).resource
        donor = state.barons[self.other]
        donor.hand[resource] -= 1
        state.barons[self.seat].hand[resource] += 1
        state.drawn[resource] += 1
        taken = sum(state.drawn)
        if taken == (taken + sum(donor.hand)) // 2:
            state.seat = NOBODY
            self.tell_half(state, all_drawn(state))

    def tell_half(self, state: State, cards: list[int]) -> None:
        if state.story is not None:
            seat, other = self.seat, self.other
            tell(state, Line("takes-half", seat=seat, other=other, number=sum(cards)))
            knows = 1 << seat | 1 << other
            tell(state, Line("half-is", knows, seat=seat, cards=cards_line(cards)))


class PayTaxes(SeatStep[State]):
    """8.7  Who has more than ten cards discards down to ten, card by card, and confirms."""

    rule: ClassVar[str] = "8.7"

    def start(self, state: State) -> None:
        if excess(state, self.seat) > 0:
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        hand, laid = state.barons[state.seat].hand, state.laid
        options: list[Action] = [CONFIRM]
        if excess(state, state.seat) > 0:
            options = [DISCARDS[resource] for resource in range(len(RESOURCES)) if hand[resource]]
        options += [TAKE_BACKS[resource] for resource in range(len(RESOURCES)) if laid[resource]]
        return options

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Discard):
            lay_aside(state, action.resource)
        elif isinstance(action, TakeBack):
            take_back(state, action.resource)
        else:
            discard(state, state.laid)
            if state.story is not None:
                cards = cards_line(state.laid)
                tell(state, Line("pays-taxes", seat=state.seat, cards=cards))
            state.laid = nothing()
            state.seat = NOBODY

    def prompt(self, state: State) -> Line:
        number = excess(state, state.seat)
        return Line("ask-PayTaxes", number=number, limit=state.box.hand_limit)

    def refusal(self, state: State, action: Action) -> Line:
        if action is CONFIRM:
            return Line("illegal-discard-more", number=excess(state, state.seat))
        if isinstance(action, Discard):
            enough = excess(state, state.seat) == 0
            return Line("illegal-enough-discarded" if enough else "illegal-no-such-card")
        return Line("illegal-not-laid" if isinstance(action, TakeBack) else "illegal-taxes-first")


TAKE_PRIVILEGE_CARDS: Final = row(TakePrivilegeCards, MOST_SEATS)
CHOOSE_CARD: Final = row(ChooseCard, MOST_SEATS)
DRAW_INCOME: Final = grid(DrawIncome, MOST_SEATS, 2)
ASK_KING: Final = row(AskKing, MOST_SEATS)
TAKE_HALF: Final = grid(TakeHalf, MOST_SEATS, MOST_SEATS)
PAY_TAXES: Final = row(PayTaxes, MOST_SEATS)


def chooses_card(state: State) -> bool:
    """Is there a basic card to choose, and a card anywhere (ruling 22)?"""
    if not state.variant.chosen_card or not state.box.basic_income:
        return False
    return sum(state.discard) + sum(state.pile) > 0


def is_poor(state: State, baron: Baron) -> bool:
    """Exactly the basic income came in, and few are in hand, at this moment (ruling 19)."""
    return baron.income == state.box.basic_income and sum(baron.hand) < state.box.poor


def is_donor(state: State, seat: int, other: int) -> bool:
    """At least as many points, and a card to give: half of one is none (ruling 20)."""
    donor = state.barons[other]
    return points(donor) >= points(state.barons[seat]) and sum(donor.hand) > 1


def donors(state: State, seat: int) -> list[Ask]:
    """Those whose cards a baron may ask for."""
    others = [left_of(state, seat, place) for place in range(1, len(state.barons))]
    return [ASKS[other] for other in others if is_donor(state, seat, other)]


def why_not_ask(state: State, other: int) -> Line:
    if other >= len(state.barons):
        return Line("illegal-nobody-there")
    if other == state.seat:
        return Line("illegal-yourself")
    if points(state.barons[other]) < points(state.barons[state.seat]):
        return Line("illegal-fewer-points")
    return Line("illegal-nothing-to-give")


def excess(state: State, seat: int) -> int:
    """How many cards a baron holds too many."""
    return sum(state.barons[seat].hand) - state.box.hand_limit
