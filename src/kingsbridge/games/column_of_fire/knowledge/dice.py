"""What it brings to turn dice, to free them, to lose them, and to choose a religion.

No rule stands here.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.games.column_of_fire.actions import DOWN
from kingsbridge.games.column_of_fire.components.names import BLACK, COLOURED
from kingsbridge.games.column_of_fire.knowledge.glance import Glance
from kingsbridge.games.column_of_fire.knowledge.worths import (
    BOUND_YEAR,
    CHANGE,
    SECOND_HALF,
    character_worth,
    religion_worth,
    second_half,
)
from kingsbridge.games.column_of_fire.state import FREE, State
from kingsbridge.games.column_of_fire.steps.effects import highest_face
from kingsbridge.games.column_of_fire.steps.points import is_alone

A_YEAR_EARLIER: Final = 0.5
"""What it is worth that a die is free a year earlier, if there are others."""


# --- Religion ---


def profess_gain(state: State, eye: Glance, religion: int) -> float:
    """What the conflicts promise a member of this religion, and being alone in it."""
    found = eye.faiths[religion]
    for seat, player in enumerate(state.players):
        if seat != eye.seat and player.religion == religion:
            return found
    return found + state.box.minority_points * (1 + min(1.0, eye.years))


def choice_gain(state: State, eye: Glance) -> float:
    """What it brings to roll the religion die and to choose."""
    now = religion_worth(eye)
    if is_alone(state, eye.seat):
        now += state.box.minority_points * min(1.0, eye.years)
    own = profess_gain(state, eye, eye.player.religion)
    return max(own, profess_gain(state, eye, 1 - eye.player.religion)) - now


# --- Dice ---


def turn_gain(state: State, eye: Glance, die: int, by: int) -> float:
    """A use of a character more or less; a religion die or one in Loch Leven nearer to its end."""
    player = eye.player
    where, face = player.places[die], player.faces[die]
    after = face + by
    if where == FREE or not 1 <= after <= highest_face(state, die):
        return 0.0
    if die == BLACK:
        alone = state.box.minority_points if by == DOWN and is_alone(state, eye.seat) else 0
        better = eye.faiths[1 - player.religion] - eye.faiths[player.religion]
        return alone + (CHANGE[after] - CHANGE[face]) * max(0.0, better)
    found = A_YEAR_EARLIER * ((after == 1) - (face == 1))
    if where < 0:
        return found - BOUND_YEAR * by
    more = character_worth(state, player, where, after - 1, eye.years)
    return found + more - character_worth(state, player, where, face - 1, eye.years)


def free_gain(state: State, eye: Glance, die: int) -> float:
    """A die off its card: free again, but the character is gone; the religion die is rolled."""
    player = eye.player
    if die == BLACK:
        return choice_gain(state, eye)
    where, face = player.places[die], player.faces[die]
    if where == FREE:
        return 0.0
    found = freedom_gain(eye, die)
    if where >= 0:
        return found - character_worth(state, player, where, face - 1, eye.years)
    return found + BOUND_YEAR * min(float(face), eye.years)


def free_dice(eye: Glance) -> int:
    found = 0
    for die in range(COLOURED):
        found += eye.player.places[die] == FREE
    return found


def freedom_gain(eye: Glance, die: int) -> float:
    """What one more free die brings: in this year's second half, or in the next one's."""
    free = free_dice(eye)
    if eye.is_to_draw:
        return second_half(eye, free + 1) - second_half(eye, free)
    if eye.player.faces[die] == 1:
        return 0.0
    return (SECOND_HALF[free + 1] - SECOND_HALF[free]) * min(1.0, eye.years)


def send_gain(state: State, eye: Glance, die: int, number: int) -> float:
    """A die that is away in Loch Leven for so many years, and the character that it was on."""
    where = eye.player.places[die]
    found = -BOUND_YEAR * min(float(number), eye.years)
    if where >= 0:
        uses = eye.player.faces[die] - 1
        return found - character_worth(state, eye.player, where, uses, eye.years)
    free = free_dice(eye)
    return found - (SECOND_HALF[free] - SECOND_HALF[free - 1]) * min(1.0, eye.moves)
