"""Dice on cards: 4.1 Loch Leven, and how a die comes off its card."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.core.steps import SeatStep, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    CHARACTER_LINES,
    COLOURED,
    DIE_LINES,
    MOST_SEATS,
    NO_FACE,
)
from kingsbridge.games.column_of_fire.state import FREE, IN_LOCH_LEVEN, State, on_character
from kingsbridge.games.column_of_fire.steps.religion import roll_again


class CountLochLeven(SeatStep[State]):
    """4.1  Each die in Loch Leven goes down by one; one that shows 1 becomes free."""

    rule: ClassVar[str] = "4.1"

    def start(self, state: State) -> None:
        player = state.players[self.seat]
        for die in range(COLOURED):
            if player.places[die] != IN_LOCH_LEVEN:
                continue
            if player.faces[die] == 1:
                release(state, self.seat, die)
            else:
                player.faces[die] -= 1
                if state.story is not None:
                    tell(state, turned_line(state, self.seat, die))


COUNT_LOCH_LEVEN: Final = row(CountLochLeven, MOST_SEATS)


def turned_line(state: State, seat: int, die: int) -> Line:
    """A die that shows another number now."""
    face = state.players[seat].faces[die]
    return Line("turns-die", seat=seat, die=DIE_LINES[die], number=face)


def take_off(state: State, seat: int, die: int) -> None:
    """7.10  Take a die off a card: a character leaves the game, the religion die is rolled."""
    if die == BLACK:
        roll_again(state, seat)
    else:
        release(state, seat, die)


def release(state: State, seat: int, die: int) -> None:
    """A die becomes free; without a number until it is rolled (ruling 17)."""
    player = state.players[seat]
    drop_card(state, seat, die)
    player.places[die] = FREE
    player.faces[die] = NO_FACE
    if state.story is not None:
        tell(state, Line("frees-die", seat=seat, die=DIE_LINES[die]))


def drop_card(state: State, seat: int, die: int) -> None:
    """If the die lies on a character, that leaves the game."""
    player = state.players[seat]
    if not on_character(player, die):
        return
    player.cards.remove(die)
    if state.story is not None:
        tell(state, Line("leaves", seat=seat, character=CHARACTER_LINES[player.places[die]]))
