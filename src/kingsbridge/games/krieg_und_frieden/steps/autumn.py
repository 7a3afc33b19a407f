"""8 Autumn: income, royal generosity, taxes; 10.3 the chosen card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, Step, reveal, schedule
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
from kingsbridge.games.krieg_und_frieden.components import RESOURCE_LINES, RESOURCES
from kingsbridge.games.krieg_und_frieden.state import Baron, State, left_of, nothing, points
from kingsbridge.games.krieg_und_frieden.steps.drawing import (
    begin_drawing,
    cards_line,
    draw_on,
    draws,
    take_from_pile,
)
from kingsbridge.games.krieg_und_frieden.steps.rewards import TAKE_PRIVILEGE
from kingsbridge.games.krieg_und_frieden.steps.spring import discard, lay_aside, take_back
from kingsbridge.games.krieg_und_frieden.steps.years import next_turn


class BringInLoot(Step[State]):
    """8.1  Autumn begins: loot joins the hand of whoever took it."""

    rule: ClassVar[str] = "8.1"

    def start(self, state: State) -> None:
        for baron in state.barons:
            baron.income = 0
            for resource in range(len(RESOURCES)):
                baron.hand[resource] += baron.loot[resource]
            baron.loot = nothing()


class IncomeTurn(Step[State]):
    """8.1  The barons receive their income one after the other, the chancellor first."""

    rule: ClassVar[str] = "8.1"

    def start(self, state: State) -> None:
        if not next_turn(state):
            return
        steps = [DRAW_INCOME, INCOME_TURN]
        state.due = state.barons[state.actor].farms // state.box.farms_a_card
        if state.variant.chosen_card:
            schedule(state, TAKE_PRIVILEGE_CARDS, CHOOSE_CARD, *steps)
        else:
            state.due += state.box.basic_income
            schedule(state, TAKE_PRIVILEGE_CARDS, *steps)


class TakePrivilegeCards(Step[State]):
    """8.2  For each privilege a card of its kind, if the discard pile has one (ruling 17)."""

    rule: ClassVar[str] = "8.2"

    def start(self, state: State) -> None:
        baron = state.barons[state.actor]
        taken = nothing()
        for resource in range(len(RESOURCES)):
            taken[resource] = min(baron.privileges[resource], state.discard[resource])
            state.discard[resource] -= taken[resource]
            baron.hand[resource] += taken[resource]
        baron.income += sum(taken)
        if state.story is not None and sum(baron.privileges) > 0:
            state.story.append(
                Line("takes-privilege-cards", seat=state.actor, cards=cards_line(taken))
            )


class ChooseCard(Step[State]):
    """10.3  In the global variant a baron names his basic card instead of drawing it."""

    rule: ClassVar[str] = "10.3"

    def start(self, state: State) -> None:
        if sum(state.discard) + sum(state.pile):
            state.seat = state.actor

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
            state.barons[state.actor].hand[resource] += 1
            state.barons[state.actor].income += 1
        else:
            state.due += state.box.basic_income  # ruling 22
        if state.story is not None:
            key = "chooses-card" if found else "chooses-in-vain"
            state.story.append(Line(key, seat=state.actor, resource=RESOURCE_LINES[resource]))

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-choose-first")


class DrawIncome(Step[State]):
    """8.3  A card for each baron, and one more for every two farms, unseen from the pile."""

    rule: ClassVar[str] = "8.3"

    def start(self, state: State) -> None:
        begin_drawing(state, state.due)

    def legal(self, state: State) -> Sequence[Action]:
        return draws(state)

    def weights(self, state: State) -> Sequence[int]:
        return [count for count in state.pile if count]

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Draw", action).resource
        take_from_pile(state, resource)
        baron = state.barons[state.actor]
        baron.hand[resource] += 1
        baron.income += 1
        draw_on(state)
        if state.seat == NOBODY and state.story is not None:
            seat = state.actor
            cards = cards_line(state.drawn)
            state.story.append(Line("draws-income", seat=seat, number=sum(state.drawn)))
            state.story.append(Line("income-is", 1 << seat, seat=seat, cards=cards))


class GenerosityTurn(Step[State]):
    """8.4  Requests to the king are heard in turn, the chancellor's first."""

    rule: ClassVar[str] = "8.4"

    def start(self, state: State) -> None:
        if next_turn(state):
            schedule(state, ASK_KING, GENEROSITY_TURN)


class AskKing(Step[State]):
    """8.4  With one card of income and fewer than five in hand a baron may ask the king."""

    rule: ClassVar[str] = "8.4"

    def start(self, state: State) -> None:
        if is_poor(state, state.barons[state.actor]) and donors(state, state.actor):
            state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        return [*donors(state, state.seat), ASK_NOBODY]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if not isinstance(action, Ask):
            return
        state.target = action.baron
        if state.story is not None:
            state.story.append(Line("asks-king", seat=state.actor, other=state.target))
        schedule(state, TAKE_HALF, DONORS_PRIVILEGE)

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_ask(state, action.baron) if isinstance(action, Ask) else Line("illegal-king")


class TakeHalf(Step[State]):
    """8.5  He takes half of the donor's cards, rounded down, without seeing them (ruling 20)."""

    rule: ClassVar[str] = "8.5"

    def start(self, state: State) -> None:
        state.due = sum(state.barons[state.target].hand) // 2
        state.drawn = nothing()
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        hand = state.barons[state.target].hand
        return [DRAWS[resource] for resource in range(len(RESOURCES)) if hand[resource]]

    def weights(self, state: State) -> Sequence[int]:
        return [count for count in state.barons[state.target].hand if count]

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Draw", action).resource
        state.barons[state.target].hand[resource] -= 1
        state.barons[state.actor].hand[resource] += 1
        state.drawn[resource] += 1
        state.due -= 1
        if state.due:
            return
        state.seat = NOBODY
        if state.story is not None:
            seat, other = state.actor, state.target
            number = sum(state.drawn)
            state.story.append(Line("takes-half", seat=seat, other=other, number=number))
            knows = 1 << seat | 1 << other
            state.story.append(Line("half-is", knows, seat=seat, cards=cards_line(state.drawn)))


class DonorsPrivilege(Step[State]):
    """8.6  The donor is given a privilege of his choice."""

    rule: ClassVar[str] = "8.6"

    def start(self, state: State) -> None:
        state.actor = state.target
        schedule(state, TAKE_PRIVILEGE)


class TaxTurn(Step[State]):
    """8.7  Taxes are due in turn, the chancellor's first."""

    rule: ClassVar[str] = "8.7"

    def start(self, state: State) -> None:
        if next_turn(state):
            schedule(state, PAY_TAXES, TAX_TURN)


class PayTaxes(Step[State]):
    """8.7  Who has more than ten cards discards down to ten, card by card, and confirms."""

    rule: ClassVar[str] = "8.7"

    def start(self, state: State) -> None:
        if excess(state, state.actor) > 0:
            state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        options: list[Action] = []
        if excess(state, state.seat) > 0:
            hand = state.barons[state.seat].hand
            options += [DISCARDS[resource] for resource in range(len(RESOURCES)) if hand[resource]]
        else:
            options.append(CONFIRM)
        laid = state.laid
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
                state.story.append(Line("pays-taxes", seat=state.seat, cards=cards))
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


INCOME_TURN: Final = IncomeTurn()
TAKE_PRIVILEGE_CARDS: Final = TakePrivilegeCards()
CHOOSE_CARD: Final = ChooseCard()
DRAW_INCOME: Final = DrawIncome()
GENEROSITY_TURN: Final = GenerosityTurn()
ASK_KING: Final = AskKing()
TAKE_HALF: Final = TakeHalf()
DONORS_PRIVILEGE: Final = DonorsPrivilege()
TAX_TURN: Final = TaxTurn()
PAY_TAXES: Final = PayTaxes()


def is_poor(state: State, baron: Baron) -> bool:
    """Income of exactly one card, and few in hand, at this moment (ruling 19)."""
    return baron.income == 1 and sum(baron.hand) < state.box.poor


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
