"""5 The second half of the year: dice are rolled, and one draws a character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import (
    CHOOSES,
    LAY_STONE,
    LEAVE,
    RAISE,
    RENOUNCE,
    ROLLS,
    WARD_OFF,
    Choose,
    Roll,
)
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTER_LINES,
    CHOICES,
    COLOURED,
    COUNTRY_LINES,
    DIE_LINES,
    FACES,
    MOST_SEATS,
    NO_CARD,
    NO_FACE,
    STONE_LINES,
    country_of,
    die_of,
)
from kingsbridge.games.column_of_fire.state import (
    FREE,
    State,
    character_in,
    free_spaces,
    points,
)
from kingsbridge.games.column_of_fire.steps.decks import TURN_UP_NEXT
from kingsbridge.games.column_of_fire.steps.houses import (
    HIGHER,
    NEW,
    NO_CHANGE,
    set_house,
    what_happens,
)
from kingsbridge.games.column_of_fire.steps.points import pay
from kingsbridge.games.column_of_fire.steps.stones import place_stone, stone_line
from kingsbridge.games.column_of_fire.steps.symbols import USE_CHARACTER
from kingsbridge.games.column_of_fire.steps.tiles import (
    AFTER_NEW_CHARACTER,
    MOMENT,
    may_use_something,
    moment_line,
)


class RollDice(SeatStep[State]):
    """5.1  All free dice are rolled, one after the other."""

    rule: ClassVar[str] = "5.1"

    def start(self, state: State) -> None:
        self.go_on(state)

    def go_on(self, state: State) -> None:
        state.seat = NATURE if self.next_die(state) >= 0 else NOBODY

    def next_die(self, state: State) -> int:
        """The next free die without a number, or -1; between turns none of them has one."""
        player = state.players[self.seat]
        for die in range(COLOURED):
            if player.places[die] == FREE and player.faces[die] == NO_FACE:
                return die
        return -1

    def legal(self, state: State) -> Sequence[Action]:
        return ROLLS

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * FACES

    def apply(self, state: State, action: Action) -> None:
        die, face = self.next_die(state), cast("Roll", action).face
        state.players[self.seat].faces[die] = face
        if state.story is not None:
            tell(state, Line("rolls-die", seat=self.seat, die=DIE_LINES[die], number=face))
        self.go_on(state)


class ChooseDie(SeatStep[State]):
    """5.2  A rolled die is chosen for a character; 5.3 or the player renounces, for a point."""

    rule: ClassVar[str] = "5.2"

    def start(self, state: State) -> None:
        self.resume(state, self.seat)

    def resume(self, state: State, seat: int) -> None:
        if self.possible(state) or may_use_something(state, seat):
            state.seat = seat
        else:
            renounce(state, seat)

    def possible(self, state: State) -> list[Action]:
        return [
            CHOOSES[choice]
            for choice in range(CHOICES)
            if may_choose(state, self.seat, die_of(choice), country_of(choice))
        ]

    def legal(self, state: State) -> Sequence[Action]:
        found = self.possible(state)
        if not found or points(state.players[self.seat]) >= state.box.renounce_cost:
            found.append(RENOUNCE)  # ruling 38
        return found

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if not isinstance(action, Choose):
            renounce(state, self.seat)
            return
        die, country = action.die, action.country
        if state.story is not None:
            number = state.players[self.seat].faces[die]
            line = Line(
                "chooses-die",
                seat=self.seat,
                die=DIE_LINES[die],
                number=number,
                country=COUNTRY_LINES[country],
            )
            tell(state, line)
        draw(state, self.seat, action.choice)

    def is_grave(self, state: State, action: Action) -> bool:
        """A character and a point are lost, where somebody could be drawn."""
        return action is RENOUNCE and bool(self.possible(state))

    def prompt(self, state: State) -> Line:
        if self.possible(state):
            return Line("ask-ChooseDie", number=state.box.renounce_cost)
        return moment_line(state, self.seat, "ask-ChooseDie-none")

    def refusal(self, state: State, action: Action) -> Line:
        if action is RENOUNCE:
            return Line("illegal-points", number=state.box.renounce_cost)
        if not isinstance(action, Choose):
            return Line("illegal-die-first")
        player = state.players[self.seat]
        if player.places[action.die] != FREE:
            return Line("illegal-die-on-card", die=DIE_LINES[action.die])
        if player.faces[action.die] == NO_FACE:
            return Line("illegal-die-not-rolled", die=DIE_LINES[action.die])
        return Line("illegal-deck-used-up", country=COUNTRY_LINES[action.country])


class Drawing(SeatStep[State]):
    """What a chosen die does in a country, part by part."""

    def __init__(self, seat: int, choice: int) -> None:
        super().__init__(seat, (choice,))
        self.die = die_of(choice)
        self.country = country_of(choice)


class LayStone(Drawing):
    """5.4  The character's stone is laid, or warded off with a protection tile."""

    rule: ClassVar[str] = "5.4"

    def start(self, state: State) -> None:
        if not free_spaces(state, self.country):  # ruling 30
            if state.story is not None:
                tell(state, self.line(state, "returns-stone"))
        elif state.players[self.seat].protection:
            state.seat = self.seat
        else:
            place_stone(state, self.seat, self.country, self.stone(state))

    def stone(self, state: State) -> int:
        return state.box.characters[character_in(state, self.country)].stone

    def line(self, state: State, key: str) -> Line:
        return stone_line(key, self.seat, self.country, self.stone(state))

    def legal(self, state: State) -> Sequence[Action]:
        return (LAY_STONE, WARD_OFF)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is LAY_STONE:
            place_stone(state, self.seat, self.country, self.stone(state))
            return
        state.players[self.seat].protection -= 1
        if state.story is not None:
            tell(state, self.line(state, "wards-off"))

    def prompt(self, state: State) -> Line:
        stone = STONE_LINES[self.stone(state)]
        return Line("ask-LayStone", stone=stone, country=COUNTRY_LINES[self.country])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-stone-first")


class SetUpHouse(Drawing):
    """5.5  A trading house is set up on the site of the die; 5.7 one's own may be raised to it."""

    rule: ClassVar[str] = "5.5"

    def start(self, state: State) -> None:
        happens = self.happens(state)
        if happens == NEW or (happens == HIGHER and character_in(state, self.country) == NO_CARD):
            self.build(state)  # ruling 12
        elif happens == HIGHER:
            state.seat = self.seat

    def site(self, state: State) -> int:
        return state.players[self.seat].faces[self.die]

    def happens(self, state: State) -> str:
        return what_happens(state, self.seat, self.country, self.site(state))

    def build(self, state: State) -> None:
        set_house(state, self.seat, self.country, self.site(state))

    def legal(self, state: State) -> Sequence[Action]:
        return (RAISE, LEAVE)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is RAISE:
            self.build(state)

    def is_grave(self, state: State, action: Action) -> bool:
        return action is LEAVE

    def prompt(self, state: State) -> Line:
        old = state.players[self.seat].houses[self.country]
        country = COUNTRY_LINES[self.country]
        return Line("ask-SetUpHouse", country=country, old=old, number=self.site(state))

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-house-first")


class TakeCard(Drawing):
    """5.8  The character goes to the right end of the set, and the die on it."""

    rule: ClassVar[str] = "5.8"

    def start(self, state: State) -> None:
        player = state.players[self.seat]
        character = character_in(state, self.country)
        player.places[self.die] = character
        player.cards.append(self.die)
        state.open_cards[self.country] = NO_CARD
        if state.story is not None:
            line = Line(
                "takes-card",
                seat=self.seat,
                character=CHARACTER_LINES[character],
                die=DIE_LINES[self.die],
                number=player.faces[self.die],
            )
            tell(state, line)


ROLL_DICE: Final = row(RollDice, MOST_SEATS)
CHOOSE_DIE: Final = row(ChooseDie, MOST_SEATS)
LAY_STONES: Final = grid(LayStone, MOST_SEATS, CHOICES)
SET_UP_HOUSE: Final = grid(SetUpHouse, MOST_SEATS, CHOICES)
TAKE_CARD: Final = grid(TakeCard, MOST_SEATS, CHOICES)


def may_choose(state: State, seat: int, die: int, country: int) -> bool:
    """5.2  A free die with a number; 5.11 where no character lies open, for a house."""
    player = state.players[seat]
    if player.places[die] != FREE or player.faces[die] == NO_FACE:
        return False
    if state.open_cards[country] != NO_CARD:
        return True
    return what_happens(state, seat, country, player.faces[die]) != NO_CHANGE


def draw(state: State, seat: int, choice: int) -> None:
    """What follows from choosing a die; without a character the house alone (ruling 12)."""
    country = country_of(choice)
    if state.open_cards[country] == NO_CARD:
        schedule(state, SET_UP_HOUSE[seat][choice])
        return
    schedule(
        state,
        LAY_STONES[seat][choice],
        SET_UP_HOUSE[seat][choice],
        TAKE_CARD[seat][choice],
        USE_CHARACTER[seat][die_of(choice)],
        MOMENT[seat][AFTER_NEW_CHARACTER],
        TURN_UP_NEXT[seat][country],
    )


def renounce(state: State, seat: int) -> None:
    """5.3  Without a character a point is lost, if there is one (ruling 38)."""
    lost = min(state.box.renounce_cost, points(state.players[seat]))
    pay(state, seat, lost)
    if state.story is not None:
        tell(state, Line("renounces", seat=seat, number=lost), "5.3")
