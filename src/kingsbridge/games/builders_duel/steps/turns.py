"""3 Rounds and turns, 8 The end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, Step, around, beside, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import DRAWS, Draw
from kingsbridge.games.builders_duel.components import CARDS, ROUNDS, SIDES, TABLE
from kingsbridge.games.builders_duel.state import (
    NO_CARD,
    NO_LINE,
    State,
    no_conflict,
    no_site,
)
from kingsbridge.games.builders_duel.steps.building import BUILD
from kingsbridge.games.builders_duel.steps.cards import USE_CARDS
from kingsbridge.games.builders_duel.steps.kept import KEPT_CARDS


class TakeDeck(Step[State]):
    """8.2  A round uses one deck, A or B in turn; the 1x cards nobody used return to it first."""

    rule: ClassVar[str] = "8.2"

    def start(self, state: State) -> None:
        deck = state.round % 2
        cards = state.decks[deck] + state.discards[deck]
        for seat, builder in enumerate(state.builders):
            unused = [card for card in builder.kept if state.box.deck_of_kept[card] == deck]
            cards += unused
            builder.kept = [card for card in builder.kept if state.box.deck_of_kept[card] != deck]
            if state.story is not None:
                for card in unused:
                    tell(state, Line("hands-back", seat=seat, card=CARDS[card].line))
        state.decks[deck] = sorted(cards)
        state.discards[deck] = []


class LayOutCards(Step[State]):
    """3.2  Nine cards are laid out in three rows."""

    rule: ClassVar[str] = "3.2"

    def start(self, state: State) -> None:
        state.table = []
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        options: list[Action] = []
        last = NO_CARD
        for card in state.decks[state.round % 2]:
            if card != last:
                options.append(DRAWS[card])
                last = card
        return options

    def weights(self, state: State) -> Sequence[int]:
        counts: list[int] = []
        last = NO_CARD
        for card in state.decks[state.round % 2]:
            if card == last:
                counts[-1] += 1
            else:
                counts.append(1)
                last = card
        return counts

    def apply(self, state: State, action: Action) -> None:
        card = cast("Draw", action).card
        state.decks[state.round % 2].remove(card)
        state.table.append(card)
        if len(state.table) == TABLE:
            state.seat = NOBODY
            if state.story is not None:
                deck = "AB"[state.round % 2]
                tell(
                    state,
                    Line("turn-begins", round=state.round + 1, turn=state.turn + 1, deck=deck),
                )


class OwnPart(SeatStep[State]):
    """6.1  A player uses his cards, then builds; the 1x cards he kept stand beside both."""

    rule: ClassVar[str] = "6.1"

    def start(self, state: State) -> None:
        state.site = no_site()
        beside(state, KEPT_CARDS[self.seat], USE_CARDS[self.seat], BUILD[self.seat])


class ClearTable(Step[State]):
    """8.1  The cards go to the discard pile of their deck, the markers back to the players."""

    rule: ClassVar[str] = "8.1"

    def start(self, state: State) -> None:
        discards = state.discards[state.round % 2]
        discards += [card for card in state.table if card != NO_CARD]
        state.table = []
        state.lines = [NO_LINE, NO_LINE]
        state.claims = [0, 0]
        state.conflict = no_conflict()
        state.turn += 1


class EndRound(Step[State]):
    """3.1  After three turns the round is over."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: State) -> None:
        state.round += 1
        state.turn = 0
        if state.round == ROUNDS and state.story is not None:
            tell(state, Line("last-round-over"), "9.2")


OWN_PART: Final = row(OwnPart, len(SIDES))


def from_leader(state: State) -> list[int]:
    """6.1  Whoever held the power when the turn began, then the other."""
    return around(state.leader, len(SIDES))
