"""4.2 and 4.3 The religion die: lowered, or rolled again with a choice of religion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import PROFESSES, ROLLS, Profess, Roll
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    MOST_SEATS,
    RELIGION_LINES,
)
from kingsbridge.games.column_of_fire.state import State
from kingsbridge.games.column_of_fire.steps.points import reward_minority


class LowerReligion(SeatStep[State]):
    """4.2  The religion die goes down by one; at 1 it is rolled again."""

    rule: ClassVar[str] = "4.2"

    def start(self, state: State) -> None:
        if state.players[self.seat].faces[BLACK] == 1:
            roll_again(state, self.seat)
        else:
            lower_religion(state, self.seat)


class RollReligion(SeatStep[State]):
    """4.3  The religion die is rolled again."""

    rule: ClassVar[str] = "4.3"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return [ROLLS[face - 1] for face in state.box.religion_faces]

    def weights(self, state: State) -> Sequence[int]:
        return state.box.religion_weights

    def apply(self, state: State, action: Action) -> None:
        face = cast("Roll", action).face
        state.players[self.seat].faces[BLACK] = face
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("rolls-religion", seat=self.seat, number=face))


class ChooseReligion(SeatStep[State]):
    """4.3  Then its player says which religion he belongs to from now on."""

    rule: ClassVar[str] = "4.3"

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return PROFESSES

    def apply(self, state: State, action: Action) -> None:
        player = state.players[self.seat]
        religion = cast("Profess", action).religion
        if state.story is not None:
            key = "stays" if player.religion == religion else "converts"
            tell(state, Line(key, seat=self.seat, religion=RELIGION_LINES[religion]))
        player.religion = religion
        state.seat = NOBODY
        reward_minority(state, self.seat)

    def prompt(self, state: State) -> Line:
        return Line("ask-ChooseReligion", number=state.players[self.seat].faces[BLACK])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-religion-first")


LOWER_RELIGION: Final = row(LowerReligion, MOST_SEATS)
ROLL_RELIGION: Final = row(RollReligion, MOST_SEATS)
CHOOSE_RELIGION: Final = row(ChooseReligion, MOST_SEATS)


def roll_again(state: State, seat: int) -> None:
    """Roll the religion die, then choose (ruling 7)."""
    schedule(state, ROLL_RELIGION[seat], CHOOSE_RELIGION[seat])


def lower_religion(state: State, seat: int) -> None:
    """The religion die goes down by one, whatever lowers it (ruling 9)."""
    player = state.players[seat]
    player.faces[BLACK] -= 1
    if state.story is not None:
        tell(state, Line("lowers-religion", seat=seat, number=player.faces[BLACK]))
    reward_minority(state, seat)
