"""4 Turning the event card; 5 income."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, around, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import TURNS, Turn
from kingsbridge.games.world_without_end.components.bundles import Bundle, bundle_line
from kingsbridge.games.world_without_end.components.names import (
    BEGGING,
    CORNERS,
    EVENT_LINES,
    GAINS,
    GOLD,
    POINTS,
    SIDES,
)
from kingsbridge.games.world_without_end.state import INCOME, State
from kingsbridge.games.world_without_end.steps.favour import landing, toll
from kingsbridge.games.world_without_end.steps.goods import gain, in_supply, receive


class TurnCard(Step[State]):
    """4.1  The active player turns the card: to whom corners point, and how far the stone goes."""

    rule: ClassVar[str] = "4.1"

    def start(self, state: State) -> None:
        state.seat = state.crest

    def legal(self, state: State) -> Sequence[Action]:
        return [turn for turn in TURNS if may_turn(state, turn.number)]

    def apply(self, state: State, action: Action) -> None:
        number = cast("Turn", action).number
        state.turned = turning(state, number)
        if state.story is not None:
            card = EVENT_LINES[state.event]
            tell(state, Line("turns-card", seat=state.seat, event=card, number=number))
        state.seat = NOBODY

    def prompt(self, state: State) -> Line:
        return Line("ask-TurnCard", event=EVENT_LINES[state.event])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-outlaw" if isinstance(action, Turn) else "illegal-turn-first")


class TakeIncome(Step[State]):
    """5.1  Everybody receives what the corner shows that points at him, the active player first."""

    rule: ClassVar[str] = "5.1"

    def start(self, state: State) -> None:
        for seat in around(state.crest, len(state.players)):
            if is_begging(state, seat):
                if state.story is not None:
                    tell(state, Line("begs", seat=seat), "11.2")
                continue
            shown = INCOMES[corner(state, seat, state.turned)]
            if in_supply(state, shown):
                receive(state, seat, shown, INCOME)
                continue
            gain(state, seat, SUBSTITUTE, INCOME)
            if state.story is not None:
                tell(state, Line("receives-instead", seat=seat, goods=bundle_line(shown)), "5.2")


INCOMES: Final[tuple[Bundle, ...]] = tuple(
    ((GOLD, int(name[0])),) if name.endswith(" gold") else ((GAINS.index(name), 1),)
    for name in CORNERS
)
"""What each picture of a corner brings."""
SUBSTITUTE: Final[Bundle] = ((POINTS, 1),)


def turning(state: State, number: int) -> int:
    """How often the card is turned for its arrow to point at this number."""
    slot = state.box.council.index(number)
    return (slot - state.box.events[state.event].arrow) % SIDES


def corner(state: State, seat: int, turned: int) -> int:
    """The picture that points at this seat's side of the board (5.3)."""
    return state.box.events[state.event].corners[(state.players[seat].side - turned) % SIDES]


def income(state: State, seat: int, turned: int) -> Bundle:
    """What a seat gets; a point if that is used up (5.2)."""
    shown = INCOMES[corner(state, seat, turned)]
    return shown if in_supply(state, shown) else SUBSTITUTE


def is_begging(state: State, seat: int) -> bool:
    """11.2  Whoever missed the grain goes without income in the first round."""
    return bool(state.players[seat].sanctions >> BEGGING & 1)


def may_turn(state: State, number: int) -> bool:
    """4.2  Not to an outlaw that cannot be paid, income included (rulings 3, 57)."""
    if not number:
        return True
    seat = state.crest
    held = state.players[seat].goods
    coming = () if is_begging(state, seat) else income(state, seat, turning(state, number))
    for kind, due in toll(state, landing(state, number)):
        received = sum([count for good, count in coming if good == kind])
        if kind != POINTS and held[kind] + received < due:
            return False
    return True
