"""7 Summer: attacks, from 7.4 to 7.7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.dealing import chances, draws
from kingsbridge.core.steps import NOBODY, PairStep, grid, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import (
    BURN_FARM,
    BURN_WORKSHOP,
    DEFEND,
    DEFEND_WITH_LOOT,
    DRAWS,
    YIELD,
    Draw,
)
from kingsbridge.games.krieg_und_frieden.components import MOST_SEATS, SHIELD
from kingsbridge.games.krieg_und_frieden.state import Baron, State
from kingsbridge.games.krieg_und_frieden.steps.drawing import (
    all_drawn,
    cards_line,
    draw_on,
    take_from_pile,
)


class AttackKnights(PairStep[State]):
    """7.4  A shield attacks any baron who has a house."""

    rule: ClassVar[str] = "7.4"

    def start(self, state: State) -> None:
        state.barons[self.seat].hand[SHIELD] -= 1
        state.discard[SHIELD] += 1
        if state.story is not None:
            tell(state, Line("attacks", seat=self.seat, other=self.other))
        schedule(state, DEFEND_HOUSES[self.seat][self.other])


class DefendHouses(PairStep[State]):
    """7.5  The attacked baron answers with a shield, from his loot if he likes, or yields.

    He is asked even if he has none, for nobody is to know.
    """

    rule: ClassVar[str] = "7.5"

    def start(self, state: State) -> None:
        state.seat = self.other

    def legal(self, state: State) -> Sequence[Action]:
        baron = state.barons[state.seat]
        options: list[Action] = []
        if baron.hand[SHIELD]:
            options.append(DEFEND)
        if baron.loot[SHIELD]:
            options.append(DEFEND_WITH_LOOT)
        options.append(YIELD)
        return options

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is YIELD:
            if state.story is not None:
                tell(state, Line("yields", seat=self.other))
            schedule(state, BURN_HOUSE[self.seat][self.other], TAKE_LOOT[self.seat][self.other])
            return
        baron = state.barons[self.other]
        if action is DEFEND:
            baron.hand[SHIELD] -= 1
        else:
            baron.loot[SHIELD] -= 1
        state.discard[SHIELD] += 1
        if state.story is not None:
            key = "defends" if action is DEFEND else "defends-with-loot"
            tell(state, Line(key, seat=self.other))

    def prompt(self, state: State) -> Line:
        baron = state.barons[state.seat]
        can_defend = baron.hand[SHIELD] or baron.loot[SHIELD]
        key = "ask-DefendHouses" if can_defend else "ask-DefendHouses-cannot"
        return Line(key, other=self.seat)

    def refusal(self, state: State, action: Action) -> Line:
        defends = action is DEFEND or action is DEFEND_WITH_LOOT
        return Line("illegal-no-shield" if defends else "illegal-defend-first")


class BurnHouse(PairStep[State]):
    """7.6  Who does not answer loses a house of his choice, but workshops never exceed farms."""

    rule: ClassVar[str] = "7.6"

    def start(self, state: State) -> None:
        baron = state.barons[self.other]
        if can_burn_farm(baron) and baron.workshops:
            state.seat = self.other
        else:
            self.burn(state, farm=can_burn_farm(baron))

    def legal(self, state: State) -> Sequence[Action]:
        return (BURN_FARM, BURN_WORKSHOP)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        self.burn(state, farm=action is BURN_FARM)

    def burn(self, state: State, *, farm: bool) -> None:
        """A house goes back to its owner's reserve."""
        baron = state.barons[self.other]
        if farm:
            baron.farms -= 1
        else:
            baron.workshops -= 1
        if state.story is not None:
            key = "burns-farm" if farm else "burns-workshop"
            tell(state, Line(key, seat=self.seat, other=self.other))

    def prompt(self, state: State) -> Line:
        return Line("ask-BurnHouse", other=self.seat)

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-burn-first")


class TakeLoot(PairStep[State]):
    """7.7  The attacker draws two cards as loot, once for each victim in his turn."""

    rule: ClassVar[str] = "7.7"

    def start(self, state: State) -> None:
        if state.looted >> self.other & 1:
            return
        state.looted |= 1 << self.other
        draw_on(state, state.box.loot)

    def legal(self, state: State) -> Sequence[Action]:
        return draws(DRAWS, state.pile)

    def weights(self, state: State) -> Sequence[int]:
        return chances(state.pile)

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Draw", action).resource
        take_from_pile(state, resource)
        state.barons[self.seat].loot[resource] += 1
        draw_on(state, state.box.loot)
        if state.seat == NOBODY:
            self.tell_loot(state, all_drawn(state))

    def tell_loot(self, state: State, cards: list[int]) -> None:
        if state.story is not None:
            seat = self.seat
            tell(state, Line("takes-loot", seat=seat, number=sum(cards)))
            tell(state, Line("loot-is", 1 << seat, seat=seat, cards=cards_line(cards)))


ATTACK_KNIGHTS: Final = grid(AttackKnights, MOST_SEATS, MOST_SEATS)
DEFEND_HOUSES: Final = grid(DefendHouses, MOST_SEATS, MOST_SEATS)
BURN_HOUSE: Final = grid(BurnHouse, MOST_SEATS, MOST_SEATS)
TAKE_LOOT: Final = grid(TakeLoot, MOST_SEATS, MOST_SEATS)


def can_burn_farm(baron: Baron) -> bool:
    """There must be as many farms as workshops afterwards (ruling 15)."""
    return baron.farms - 1 >= baron.workshops
