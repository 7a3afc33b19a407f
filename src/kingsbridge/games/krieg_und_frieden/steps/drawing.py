"""8.3 Drawing from the pile, wherever the rules let somebody draw; and how cards are told."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.steps import NATURE, NOBODY, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.components import RESOURCES
from kingsbridge.games.krieg_und_frieden.state import State, nothing


def draw_on(state: State, due: int) -> None:
    """Ask nature for the next of so many cards, if one is left to draw and there is one."""
    is_due = sum(state.drawn) < due
    if is_due and sum(state.pile) == 0:
        reshuffle(state)
    state.seat = NATURE if is_due and sum(state.pile) > 0 else NOBODY  # ruling 18


def reshuffle(state: State) -> None:
    """An empty pile is made anew from the discard pile."""
    if not sum(state.discard):
        return
    state.pile = state.discard
    state.discard = nothing()
    if state.story is not None:
        tell(state, Line("reshuffles"), "8.3")


def take_from_pile(state: State, resource: int) -> None:
    """A card comes off the pile; where it goes is another matter."""
    state.pile[resource] -= 1
    state.drawn[resource] += 1


def all_drawn(state: State) -> list[int]:
    """The cards that were drawn; none are being drawn any more."""
    drawn = state.drawn
    state.drawn = nothing()
    return drawn


def cards_line(cards: list[int]) -> tuple[Line, ...]:
    """Cards as they are told: so many of each kind."""
    kinds = [
        Line("some-" + RESOURCES[resource], number=cards[resource])
        for resource in range(len(RESOURCES))
        if cards[resource]
    ]
    return tuple(kinds) if kinds else (NO_CARDS,)


NO_CARDS: Final = Line("no-cards")
