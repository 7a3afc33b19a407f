"""3.2 The turns of a year: 4 the first half, 5 and 6 the second."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.core.steps import SeatStep, around, beside, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTER_LINES,
    COLOURED,
    MOST_SEATS,
    NO_FACE,
)
from kingsbridge.games.column_of_fire.state import FREE, State, on_character
from kingsbridge.games.column_of_fire.steps.conflicts import CHOOSE_CONFLICT
from kingsbridge.games.column_of_fire.steps.dice import COUNT_LOCH_LEVEN, release
from kingsbridge.games.column_of_fire.steps.drawing import CHOOSE_DIE, ROLL_DICE
from kingsbridge.games.column_of_fire.steps.religion import LOWER_RELIGION
from kingsbridge.games.column_of_fire.steps.symbols import USE_CHARACTER
from kingsbridge.games.column_of_fire.steps.tiles import (
    AFTER_CHARACTER,
    AFTER_RELIGION,
    AT_TURN_END,
    AT_TURN_START,
    MOMENT,
    TILES_AND_PAYMENTS,
)
from kingsbridge.games.column_of_fire.steps.track import MOVE_DISK


class TakeFirstHalf(SeatStep[State]):
    """3.2  A turn of the first half: dice go down, characters are used, conflicts break out."""

    rule: ClassVar[str] = "3.2"

    def start(self, state: State) -> None:
        seat = self.seat
        state.half = 1
        schedule(state, CHOOSE_CONFLICT[seat], END_TURN[seat])
        beside(
            state,
            TILES_AND_PAYMENTS[seat],
            MOMENT[seat][AT_TURN_START],
            COUNT_LOCH_LEVEN[seat],
            LOWER_RELIGION[seat],
            MOMENT[seat][AFTER_RELIGION],
            GO_THROUGH_SET[seat],
        )


class GoThroughSet(SeatStep[State]):
    """4.5  One character after the other, from left to right."""

    rule: ClassVar[str] = "4.5"

    def start(self, state: State) -> None:
        for die in state.players[self.seat].cards[::-1]:
            schedule(state, LOWER_CHARACTER[self.seat][die])


class LowerCharacter(SeatStep[State]):
    """4.5  The die on a character goes down by one and it is used; at 1 the card leaves instead."""

    rule: ClassVar[str] = "4.5"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat, (die,))
        self.die = die

    def start(self, state: State) -> None:
        player = state.players[self.seat]
        if not on_character(player, self.die):  # ruling 54
            return
        schedule(state, MOMENT[self.seat][AFTER_CHARACTER])
        if player.faces[self.die] == 1:
            release(state, self.seat, self.die)
            return
        player.faces[self.die] -= 1
        if state.story is not None:
            character = CHARACTER_LINES[player.places[self.die]]
            number = player.faces[self.die]
            tell(state, Line("lowers-card", seat=self.seat, character=character, number=number))
        schedule(state, USE_CHARACTER[self.seat][self.die])


class TakeSecondHalf(SeatStep[State]):
    """3.2  A turn of the second half: roll, draw, move, conflicts."""

    rule: ClassVar[str] = "3.2"

    def start(self, state: State) -> None:
        seat = self.seat
        state.half = 2
        schedule(state, CHOOSE_CONFLICT[seat], END_TURN[seat])
        beside(
            state,
            TILES_AND_PAYMENTS[seat],
            MOMENT[seat][AT_TURN_START],
            ROLL_DICE[seat],
            CHOOSE_DIE[seat],
            MOVE_DISK[seat],
            MOMENT[seat][AT_TURN_END],
        )


class EndTurn(SeatStep[State]):
    """3.2  What counts for one turn is forgotten, and free dice have no number any more."""

    rule: ClassVar[str] = "3.2"

    def start(self, state: State) -> None:
        state.had_event = False
        state.sold = 0
        state.waived = False
        player = state.players[self.seat]
        for die in range(COLOURED):
            if player.places[die] == FREE:
                player.faces[die] = NO_FACE


TAKE_FIRST_HALF: Final = row(TakeFirstHalf, MOST_SEATS)
GO_THROUGH_SET: Final = row(GoThroughSet, MOST_SEATS)
LOWER_CHARACTER: Final = grid(LowerCharacter, MOST_SEATS, COLOURED)
TAKE_SECOND_HALF: Final = row(TakeSecondHalf, MOST_SEATS)
END_TURN: Final = row(EndTurn, MOST_SEATS)


def from_first(state: State) -> list[int]:
    """All seats clockwise, from the starting player."""
    return around(state.first, len(state.players))
