"""7 Summer: bribes, 7.8 and 7.9."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, PairStep, grid, reveal, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import GIVE, GIVE_LOOT, SEEN
from kingsbridge.games.krieg_und_frieden.components import CUP, MOST_SEATS, SHIELD
from kingsbridge.games.krieg_und_frieden.state import Baron, State
from kingsbridge.games.krieg_und_frieden.steps.drawing import cards_line


class BribeKnights(PairStep[State]):
    """7.8  A cup makes any baron give up a shield; with loot before him he says from where.

    He is asked then even if he has no choice, for nobody is to know.
    """

    rule: ClassVar[str] = "7.8"

    def start(self, state: State) -> None:
        state.barons[self.seat].hand[CUP] -= 1
        state.discard[CUP] += 1
        reveal(state)
        if state.story is not None:
            tell(state, Line("bribes", seat=self.seat, other=self.other))
        baron = state.barons[self.other]
        if not shields(baron):
            schedule(state, SHOW_HAND[self.seat][self.other])
        elif sum(baron.loot):
            state.seat = self.other
        else:
            self.give_shield(state, GIVE)

    def legal(self, state: State) -> Sequence[Action]:
        baron = state.barons[state.seat]
        options: list[Action] = []
        if baron.hand[SHIELD]:
            options.append(GIVE)
        if baron.loot[SHIELD]:
            options.append(GIVE_LOOT)
        return options

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        self.give_shield(state, action)

    def give_shield(self, state: State, action: Action) -> None:
        """The bribed baron's shield is discarded."""
        baron = state.barons[self.other]
        if action is GIVE:
            baron.hand[SHIELD] -= 1
        else:
            baron.loot[SHIELD] -= 1
        state.discard[SHIELD] += 1
        if state.story is not None:
            key = "gives-shield" if action is GIVE else "gives-shield-of-loot"
            tell(state, Line(key, seat=self.other))

    def prompt(self, state: State) -> Line:
        return Line("ask-BribeKnights", other=self.seat)

    def refusal(self, state: State, action: Action) -> Line:
        gives = action is GIVE or action is GIVE_LOOT
        return Line("illegal-no-shield" if gives else "illegal-give-first")


class ShowHand(PairStep[State]):
    """7.9  Who has no shield to give shows his cards to the briber, and to nobody else."""

    rule: ClassVar[str] = "7.9"

    def start(self, state: State) -> None:
        baron = state.barons[self.other]
        if state.story is not None:
            seat, other = self.seat, self.other
            tell(state, Line("shows-hand", seat=other, other=seat))
            cards = cards_line([a + b for a, b in zip(baron.hand, baron.loot, strict=True)])
            knows = 1 << seat | 1 << other
            tell(state, Line("hand-is", knows, other=other, cards=cards))
        if sum(baron.hand) + sum(baron.loot):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return (SEEN,)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY

    def prompt(self, state: State) -> Line:
        return Line("ask-ShowHand", other=self.other)

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-look-first")


BRIBE_KNIGHTS: Final = grid(BribeKnights, MOST_SEATS, MOST_SEATS)
SHOW_HAND: Final = grid(ShowHand, MOST_SEATS, MOST_SEATS)


def shields(baron: Baron) -> int:
    """All shields of a baron: loot can be bribed too (ruling 16)."""
    return baron.hand[SHIELD] + baron.loot[SHIELD]
