"""7 What symbols can do; here those that need nothing but the board and the player's cards.

An effect says what it offers and does what is chosen of it, whoever carries the symbol: a
character, a space of the track or an advantage tile.
"""

from __future__ import annotations

from typing import cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import (
    DISMISSES,
    DOWN,
    FREES,
    PLACES,
    REMOVES,
    SCORE,
    TAKE_ADVANTAGE,
    TAKE_PROTECTION,
    TAKES,
    TURNS_DOWN,
    TURNS_UP,
    Dismiss,
    Free,
    Place,
    Remove,
    Take,
    Turn,
)
from kingsbridge.games.column_of_fire.components.names import (
    ANY_GOOD,
    BLACK,
    CHARACTER_LINES,
    COUNTRIES,
    COUNTRY_LINES,
    DICE,
    FACES,
    GOOD_LINES,
    NO_CARD,
    RELIGIONS,
)
from kingsbridge.games.column_of_fire.components.symbols import BOTH_RELIGIONS
from kingsbridge.games.column_of_fire.state import (
    GIFTS,
    State,
    character_in,
    free_spaces,
    on_card,
    stones_in,
)
from kingsbridge.games.column_of_fire.steps.decks import TURN_UP_NEXT
from kingsbridge.games.column_of_fire.steps.dice import take_off, turned_line
from kingsbridge.games.column_of_fire.steps.piles import DRAW_TILE, tiles_left
from kingsbridge.games.column_of_fire.steps.points import gain
from kingsbridge.games.column_of_fire.steps.religion import lower_religion
from kingsbridge.games.column_of_fire.steps.stones import place_stone, remove_stone


class Effect:
    """What one kind of symbol does; ``argument`` is what stands behind its colon."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        """What may be chosen; nothing if it would be without effect (ruling 60)."""
        raise NotImplementedError

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        """Do what was chosen."""
        raise NotImplementedError


class TakeGood(Effect):
    """7.2  Take a good; 7.13 a good of one's choice."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [*TAKES] if argument == ANY_GOOD else [TAKES[argument]]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        take_good(state, seat, cast("Take", action).good)


class Score(Effect):
    """7.5  Score points at once."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [SCORE]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        if state.story is not None:
            tell(state, Line("scores", seat=seat, number=argument), "7.5")
        gain(state, seat, argument, GIFTS)


class TakeProtection(Effect):
    """7.4  Take a protection tile."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [TAKE_PROTECTION]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        state.players[seat].protection += 1
        if state.story is not None:
            tell(state, Line("takes-protection", seat=seat), "7.4")


class TakeAdvantage(Effect):
    """7.3  Draw an advantage tile, if there is one."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [TAKE_ADVANTAGE] if tiles_left(state) else []

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        schedule(state, DRAW_TILE[seat])


class MoveStone(Effect):
    """7.8  Place or remove a stone of the religion shown, or of either (ruling 5)."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        found: list[Action] = []
        for country in range(len(COUNTRIES)):
            is_free = free_spaces(state, country) > 0
            for stone in range(len(RELIGIONS)):
                if argument not in (stone, BOTH_RELIGIONS):
                    continue
                if is_free:
                    found.append(PLACES[country][stone])
                if stones_in(state, country, stone):
                    found.append(REMOVES[country][stone])
        return found

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        if isinstance(action, Place):
            place_stone(state, seat, action.country, action.stone)
        else:
            removal = cast("Remove", action)
            remove_stone(state, seat, removal.country, removal.stone)


class PlaceStone(Effect):
    """7.7  Place a stone of the kind shown."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [
            PLACES[country][argument]
            for country in range(len(COUNTRIES))
            if free_spaces(state, country) > 0
        ]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        place_stone(state, seat, cast("Place", action).country, argument)


class TurnDie(Effect):
    """7.9  Turn a die on one of one's cards up or down by one, within its numbers (ruling 19)."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        player = state.players[seat]
        found: list[Action] = []
        for die in range(len(DICE)):
            if not on_card(player, die):
                continue
            if player.faces[die] > 1:
                found.append(TURNS_DOWN[die])
            if player.faces[die] < highest_face(state, die):
                found.append(TURNS_UP[die])
        return found

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        turn = cast("Turn", action)
        if turn.die == BLACK and turn.by == DOWN:
            lower_religion(state, seat)
            return
        state.players[seat].faces[turn.die] += turn.by
        if state.story is not None:
            tell(state, turned_line(state, seat, turn.die), "7.9")


class RemoveDie(Effect):
    """7.10  Take a die off one of one's cards."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        player = state.players[seat]
        return [FREES[die] for die in range(len(DICE)) if on_card(player, die)]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        take_off(state, seat, cast("Free", action).die)


class RemoveCharacter(Effect):
    """7.11  One's own character leaves and its die becomes free, or one that lies open leaves."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        found: list[Action] = [FREES[die] for die in sorted(state.players[seat].cards)]
        found += [
            DISMISSES[country]
            for country in range(len(COUNTRIES))
            if state.open_cards[country] != NO_CARD
        ]
        return found

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        if isinstance(action, Free):
            take_off(state, seat, action.die)
            return
        country = cast("Dismiss", action).country
        if state.story is not None:
            character = CHARACTER_LINES[character_in(state, country)]
            line = Line("dismisses", seat=seat, character=character, country=COUNTRY_LINES[country])
            tell(state, line, "7.11")
        state.open_cards[country] = NO_CARD
        schedule(state, TURN_UP_NEXT[seat][country])


def highest_face(state: State, die: int) -> int:
    return max(state.box.religion_faces) if die == BLACK else FACES


def take_good(state: State, seat: int, good: int) -> None:
    state.players[seat].goods[good] += 1
    if state.story is not None:
        tell(state, Line("takes-good", seat=seat, good=GOOD_LINES[good]), "7.2")
