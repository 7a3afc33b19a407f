"""8.3 Drawing from the pile, wherever the rules let somebody draw; and how cards are told."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import DRAWS
from kingsbridge.games.krieg_und_frieden.components import RESOURCES
from kingsbridge.games.krieg_und_frieden.state import State, nothing


def begin_drawing(state: State, cards: int) -> None:
    """Let nature draw so many cards."""
    state.due = cards
    state.drawn = nothing()
    draw_on(state)


def draw_on(state: State) -> None:
    """Ask nature for the next card, if one is due and there is one (ruling 18)."""
    if state.due and not sum(state.pile):
        reshuffle(state)
    if state.due and sum(state.pile):
        state.seat = NATURE
    else:
        state.due = 0
        state.seat = NOBODY


def reshuffle(state: State) -> None:
    """An empty pile is made anew from the discard pile."""
    if not sum(state.discard):
        return
    state.pile = state.discard
    state.discard = nothing()
    if state.story is not None:
        state.story.append(Line("reshuffles"))


def draws(state: State) -> Sequence[Action]:
    """What may come off the pile."""
    return [DRAWS[resource] for resource in range(len(RESOURCES)) if state.pile[resource]]


def take_from_pile(state: State, resource: int) -> None:
    """A card comes off the pile; where it goes is another matter."""
    state.pile[resource] -= 1
    state.drawn[resource] += 1
    state.due -= 1


def cards_line(cards: list[int]) -> Line:
    """Cards as they are told: so many of each kind."""
    line = Line("no-cards")
    for resource in range(len(RESOURCES) - 1, -1, -1):
        if cards[resource]:
            some = Line("some-" + RESOURCES[resource], number=cards[resource])
            line = some if line.key == "no-cards" else Line("some-more", first=some, rest=line)
    return line
