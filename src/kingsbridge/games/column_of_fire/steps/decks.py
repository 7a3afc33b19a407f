"""The decks: 2.4 and 5.10 characters are turned up; 11.1 events among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import (
    NATURE,
    NOBODY,
    SeatStep,
    Step,
    around,
    each,
    grid,
    row,
    schedule,
    tell,
)
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import REVEALS, Reveal
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTER_LINES,
    CHARACTERS_A_DECK,
    COUNTRIES,
    COUNTRY_LINES,
    EVENT_LINES,
    MOST_SEATS,
    character_of,
    event_of,
)
from kingsbridge.games.column_of_fire.state import State, bits
from kingsbridge.games.column_of_fire.steps.events import FACE_EVENT


class TurnUpFirst(Step[State]):
    """2.4  Cards of a deck are turned up until a character lies open; events go unheeded."""

    rule: ClassVar[str] = "2.4"

    def __init__(self, country: int) -> None:
        super().__init__(country)
        self.country = country

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return top_cards(state, self.country)

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * state.unseen[self.country].bit_count()

    def apply(self, state: State, action: Action) -> None:
        card = take_top(state, action)
        if card < CHARACTERS_A_DECK:
            lay_open(state, self.country, card)
            state.seat = NOBODY
        else:
            ignore(state, "event-unheeded", event_of(self.country, card))


class TurnUpNext(SeatStep[State]):
    """5.10  The next card is turned up; after an event another one, until a character lies open."""

    rule: ClassVar[str] = "5.10"

    def __init__(self, seat: int, country: int) -> None:
        super().__init__(seat, (country,))
        self.country = country

    def start(self, state: State) -> None:
        if state.unseen[self.country]:
            state.seat = NATURE
        else:
            use_up(state, self.country)

    def legal(self, state: State) -> Sequence[Action]:
        return top_cards(state, self.country)

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * state.unseen[self.country].bit_count()

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        card = take_top(state, action)
        if card < CHARACTERS_A_DECK:
            lay_open(state, self.country, card)
            return
        schedule(state, TURN_UP_NEXT[self.seat][self.country])
        if state.had_event:
            ignore(state, "event-ignored", event_of(self.country, card))
        else:
            self.happen(state, event_of(self.country, card))

    def happen(self, state: State, event: int) -> None:
        """11.1  One event takes effect in a turn; the player in turn faces it first."""
        state.had_event = True
        if state.story is not None:
            happens = state.box.events[event].line
            tell(state, Line("event-happens", event=EVENT_LINES[event], happens=happens), "11.1")
        each(state, around(self.seat, len(state.players)), FACE_EVENT[event])


TURN_UP_FIRST: Final = row(TurnUpFirst, len(COUNTRIES))
TURN_UP_NEXT: Final = grid(TurnUpNext, MOST_SEATS, len(COUNTRIES))


def top_cards(state: State, country: int) -> list[Action]:
    """Every card that may lie on top of a deck."""
    reveals = REVEALS[country]
    return [reveals[card] for card in bits(state.unseen[country])]


def take_top(state: State, action: Action) -> int:
    """The card that nature turns up is no longer unseen."""
    reveal = cast("Reveal", action)
    state.unseen[reveal.country] &= ~(1 << reveal.card)
    return reveal.card


def lay_open(state: State, country: int, card: int) -> None:
    """A character lies open on its deck, with its stone on it."""
    state.open_cards[country] = card
    if state.story is not None:
        character = CHARACTER_LINES[character_of(country, card)]
        tell(state, Line("turns-up", country=COUNTRY_LINES[country], character=character))


def ignore(state: State, key: str, event: int) -> None:
    """An event that has no effect leaves the game all the same."""
    if state.story is not None:
        tell(state, Line(key, event=EVENT_LINES[event]), "11.1")


def use_up(state: State, country: int) -> None:
    """13.1  No character can be turned up any more: this year is the last."""
    state.last_year = True
    if state.story is not None:
        tell(state, Line("deck-used-up", country=COUNTRY_LINES[country]), "13.1")
