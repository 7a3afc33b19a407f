"""What a turn of the second half brings: the character that is drawn, the move of the disk.

No rule stands here.
"""

from __future__ import annotations

from kingsbridge.games.column_of_fire.components.names import BLACK, COLOURED, NO_CARD, RELIGIONS
from kingsbridge.games.column_of_fire.knowledge.dice import free_dice
from kingsbridge.games.column_of_fire.knowledge.gains import (
    protection_loss,
    stone_gain,
    symbol_gain,
)
from kingsbridge.games.column_of_fire.knowledge.glance import Glance
from kingsbridge.games.column_of_fire.knowledge.worths import SITE_A_YEAR, character_worth
from kingsbridge.games.column_of_fire.state import (
    FREE,
    NO_SITE,
    State,
    character_in,
    free_spaces,
    points,
    symbols_of,
)
from kingsbridge.games.column_of_fire.steps.spaces import reach
from kingsbridge.games.column_of_fire.steps.track import MOVE_DISK

# --- The track ---


def is_to_move(state: State, seat: int) -> bool:
    """Is this seat to move its disk, once it has drawn a character?"""
    return state.step is MOVE_DISK[seat] or MOVE_DISK[seat] in state.agenda


def best_move(state: State, eye: Glance) -> float:
    """What the best move with a free die brings; nothing without one."""
    best = 0.0
    for die in range(COLOURED):
        if eye.player.places[die] == FREE:
            best = max(best, move_gain(state, eye, die))
    return best


def move_gain(state: State, eye: Glance, die: int) -> float:
    """What the best space brings that this die leads to, less what the skips cost."""
    best = 0.0
    cost = 0
    held = points(eye.player)
    for space in reach(state, eye.seat, die):
        if cost <= held:
            best = max(best, symbol_gain(state, eye, state.box.spaces[space].symbol) - cost)
        cost += state.box.skip_cost
    return best


def due_move_gain(state: State, eye: Glance, die: int) -> float:
    """What this die, were it free, would bring if no other can make the move that is due."""
    if die == BLACK or eye.is_to_draw or free_dice(eye) or not is_to_move(state, eye.seat):
        return 0.0
    return move_gain(state, eye, die)


# --- Drawing ---


def draw_gain(state: State, eye: Glance, die: int, country: int) -> float:
    """The house with its site, the character with its uses and its stone; the die is bound."""
    face = eye.player.faces[die]
    found = site_gain(eye, country, face)
    character = character_in(state, country)
    if character == NO_CARD:
        return found
    card = state.box.characters[character]
    if free_spaces(state, country) > 0:
        found += laid_gain(state, eye, country, card.stone)
    uses = character_worth(state, eye.player, character, face - 1, eye.years)
    first = max([symbol_gain(state, eye, symbol) for symbol in symbols_of(state, card)])
    return found + uses + max(0.0, first)


def laid_gain(state: State, eye: Glance, country: int, stone: int) -> float:
    """The stone of a character, which a protection tile may ward off."""
    gain = stone_gain(state, eye, country, stone, 1)
    return max(gain, -protection_loss(state, eye)) if eye.player.protection else gain


def site_gain(eye: Glance, country: int, site: int) -> float:
    """A new house on this site, or the own one raised to it."""
    stands = eye.player.houses[country]
    if site <= stands:
        return 0.0
    first, religion = len(RELIGIONS) * country, eye.player.religion
    found = (SITE_A_YEAR * eye.years + eye.coming.odds[first + religion]) * (site - stands)
    if stands != NO_SITE:
        return found
    return found + eye.coming.house * (1 - eye.coming.odds[first + 1 - religion])
