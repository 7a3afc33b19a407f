"""13 The plague: patients, and who heals them; 8.11 the Medicine card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.dealing import chances, draws
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, Step, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import (
    ENOUGH,
    NOTHING,
    PLAGUES,
    SERVE,
    TAKES,
    TREATS,
    Plague,
    Take,
    Treat,
)
from kingsbridge.games.world_without_end.components.effects import NO_TREATING, PATIENT_POINTS
from kingsbridge.games.world_without_end.components.names import (
    FACE_DOWN,
    HIGHEST_TILE,
    MEDICAL,
    MOST_SEATS,
    NO_TILE,
    PLACES,
    POINTS,
)
from kingsbridge.games.world_without_end.state import HARVESTS as FROM_CARDS
from kingsbridge.games.world_without_end.state import PATIENTS, State, in_force
from kingsbridge.games.world_without_end.steps.goods import gain, in_supply, pass_over, receive
from kingsbridge.games.world_without_end.steps.houses import FREE_HOUSE

HARDEST: Final = PLACES * HIGHEST_TILE
"""All patients together need no more knowledge than this."""


class FallIll(Step[State]):
    """13.2  Before an event is read its place falls ill, if a tile lies face down there."""

    rule: ClassVar[str] = "13.2"

    def start(self, state: State) -> None:
        place = state.box.events[state.event].place
        if place >= 0 and state.places[place] == FACE_DOWN:
            state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return draws(PLAGUES, state.tiles)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.tiles)

    def apply(self, state: State, action: Action) -> None:
        value = cast("Plague", action).value
        place = state.box.events[state.event].place
        state.tiles[value - 1] -= 1
        state.places[place] = value
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("falls-ill", place=place + 1, number=value))


class UseMedicine(SeatStep[State]):
    """8.11  Medicine: a small service, or healing patients; not both (ruling 34)."""

    rule: ClassVar[str] = "8.11"

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [SERVE, *curable(state, knowledge(state, self.seat)), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is SERVE:
            receive(state, self.seat, state.box.service, FROM_CARDS)
        elif isinstance(action, Treat):
            left = knowledge(state, self.seat) - state.places[action.place]
            schedule(state, TREAT_MORE[self.seat][left])
            heal(state, self.seat, action.place)

    def prompt(self, state: State) -> Line:
        treats = curable(state, knowledge(state, self.seat))
        return Line("ask-UseMedicine" if treats else "ask-UseMedicine-service")

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_treat(state, action)


class TreatMore(SeatStep[State]):
    """13.4  The same card heals others too, as long as the knowledge suffices for all of them.

    It knows how much of the knowledge held before is left (ruling 50).
    """

    rule: ClassVar[str] = "13.4"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat, (left,))
        self.left = left

    def start(self, state: State) -> None:
        if curable(state, self.left):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*curable(state, self.left), ENOUGH]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Treat):
            schedule(state, TREAT_MORE[self.seat][self.left - state.places[action.place]])
            heal(state, self.seat, action.place)

    def prompt(self, state: State) -> Line:
        return Line("ask-TreatMore", number=self.left)

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_treat(state, action)


class TreatOne(SeatStep[State]):
    """12.5  A donor of the hospital may heal one patient at once (ruling 32)."""

    rule: ClassVar[str] = "12.5"

    def start(self, state: State) -> None:
        if curable(state, knowledge(state, self.seat)):
            state.seat = self.seat
        elif curable(state, HARDEST):
            pass_over(state)

    def legal(self, state: State) -> Sequence[Action]:
        return [*curable(state, knowledge(state, self.seat)), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Treat):
            heal(state, self.seat, action.place)

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_treat(state, action)


class ChooseThanks(SeatStep[State]):
    """13.5  Where a patient's thanks are stone or wood, the healer chooses."""

    rule: ClassVar[str] = "13.5"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat, (place,))
        self.place = place

    def start(self, state: State) -> None:
        if self.legal(state):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        choices = state.box.places[self.place].one_of
        return [TAKES[bundle[0][0]] for bundle in choices if in_supply(state, bundle)]

    def apply(self, state: State, action: Action) -> None:
        material = cast("Take", action).material
        for bundle in state.box.places[self.place].one_of:
            if bundle[0][0] == material:
                receive(state, self.seat, bundle, PATIENTS)
        state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-used-up" if isinstance(action, Take) else "illegal-take-first")


FALL_ILL: Final = FallIll()
USE_MEDICINE: Final = row(UseMedicine, MOST_SEATS)
TREAT_MORE: Final = grid(TreatMore, MOST_SEATS, HARDEST + 1)
TREAT_ONE: Final = row(TreatOne, MOST_SEATS)
CHOOSE_THANKS: Final = grid(ChooseThanks, MOST_SEATS, PLACES)


def knowledge(state: State, seat: int) -> int:
    return min(state.players[seat].goods[MEDICAL], HARDEST)


def curable(state: State, knows: int) -> list[Action]:
    """13.3  The patients that this much knowledge can heal, unless nobody may (14.12)."""
    if in_force(state, NO_TREATING) is not None:
        return []
    return [TREATS[place] for place in range(PLACES) if FACE_DOWN < state.places[place] <= knows]


def patient_points(state: State) -> int:
    raised = in_force(state, PATIENT_POINTS)
    return state.box.patient_points if raised is None else raised.number


def heal(state: State, seat: int, place: int) -> None:
    """13.3  Points and the place's thanks; the tile leaves the game."""
    state.places[place] = NO_TILE
    thanks = state.box.places[place]
    gain(state, seat, ((POINTS, patient_points(state)),), PATIENTS)
    if state.story is not None:
        tell(state, Line("heals", seat=seat, place=place + 1, number=patient_points(state)), "13.3")
    if thanks.gain:
        receive(state, seat, thanks.gain, PATIENTS, "13.5")
    if thanks.one_of:
        schedule(state, CHOOSE_THANKS[seat][place])
    if thanks.house:
        schedule(state, FREE_HOUSE[seat])


def why_not_treat(state: State, action: Action) -> Line:
    if not isinstance(action, Treat):
        return Line("illegal-medicine-first")
    if in_force(state, NO_TREATING) is not None:
        return Line("illegal-treating-forbidden")
    if state.places[action.place] <= FACE_DOWN:
        return Line("illegal-nobody-ill")
    return Line("illegal-too-hard", number=state.places[action.place])
