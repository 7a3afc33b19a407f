"""7 Summer: attacks, from 7.4 to 7.7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, schedule
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import (
    BURN_FARM,
    BURN_WORKSHOP,
    DEFEND,
    DEFEND_WITH_LOOT,
    YIELD,
    Draw,
)
from kingsbridge.games.krieg_und_frieden.components import SHIELD
from kingsbridge.games.krieg_und_frieden.state import Baron, State
from kingsbridge.games.krieg_und_frieden.steps.drawing import (
    begin_drawing,
    cards_line,
    draw_on,
    draws,
    take_from_pile,
)


class AttackKnights(Step[State]):
    """7.4  A shield attacks any baron who has a house."""

    rule: ClassVar[str] = "7.4"

    def start(self, state: State) -> None:
        state.barons[state.actor].hand[SHIELD] -= 1
        state.discard[SHIELD] += 1
        if state.story is not None:
            state.story.append(Line("attacks", seat=state.actor, other=state.target))
        schedule(state, DEFEND_HOUSES)


class DefendHouses(Step[State]):
    """7.5  The attacked baron answers with a shield, from his loot if he likes, or yields.

    He is asked even if he has none, for nobody is to know.
    """

    rule: ClassVar[str] = "7.5"

    def start(self, state: State) -> None:
        state.seat = state.target

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
                state.story.append(Line("yields", seat=state.target))
            schedule(state, BURN_HOUSE, TAKE_LOOT)
            return
        baron = state.barons[state.target]
        if action is DEFEND:
            baron.hand[SHIELD] -= 1
        else:
            baron.loot[SHIELD] -= 1
        state.discard[SHIELD] += 1
        if state.story is not None:
            key = "defends" if action is DEFEND else "defends-with-loot"
            state.story.append(Line(key, seat=state.target))

    def prompt(self, state: State) -> Line:
        baron = state.barons[state.seat]
        can_defend = baron.hand[SHIELD] or baron.loot[SHIELD]
        key = "ask-DefendHouses" if can_defend else "ask-DefendHouses-cannot"
        return Line(key, other=state.actor)

    def refusal(self, state: State, action: Action) -> Line:
        defends = action is DEFEND or action is DEFEND_WITH_LOOT
        return Line("illegal-no-shield" if defends else "illegal-defend-first")


class BurnHouse(Step[State]):
    """7.6  Who does not answer loses a house of his choice, but workshops never exceed farms."""

    rule: ClassVar[str] = "7.6"

    def start(self, state: State) -> None:
        baron = state.barons[state.target]
        if can_burn_farm(baron) and baron.workshops:
            state.seat = state.target
        else:
            burn(state, farm=can_burn_farm(baron))

    def legal(self, state: State) -> Sequence[Action]:
        return (BURN_FARM, BURN_WORKSHOP)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        burn(state, farm=action is BURN_FARM)

    def prompt(self, state: State) -> Line:
        return Line("ask-BurnHouse", other=state.actor)

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-burn-first")


class TakeLoot(Step[State]):
    """7.7  The attacker draws two cards as loot, once for each victim in his turn."""

    rule: ClassVar[str] = "7.7"

    def start(self, state: State) -> None:
        if state.looted >> state.target & 1:
            return
        state.looted |= 1 << state.target
        begin_drawing(state, state.box.loot)

    def legal(self, state: State) -> Sequence[Action]:
        return draws(state)

    def weights(self, state: State) -> Sequence[int]:
        return [count for count in state.pile if count]

    def apply(self, state: State, action: Action) -> None:
        resource = cast("Draw", action).resource
        take_from_pile(state, resource)
        state.barons[state.actor].loot[resource] += 1
        draw_on(state)
        if state.seat == NOBODY and state.story is not None:
            seat = state.actor
            cards = cards_line(state.drawn)
            state.story.append(Line("takes-loot", seat=seat, number=sum(state.drawn)))
            state.story.append(Line("loot-is", 1 << seat, seat=seat, cards=cards))


ATTACK_KNIGHTS: Final = AttackKnights()
DEFEND_HOUSES: Final = DefendHouses()
BURN_HOUSE: Final = BurnHouse()
TAKE_LOOT: Final = TakeLoot()


def can_burn_farm(baron: Baron) -> bool:
    """There must be as many farms as workshops afterwards (ruling 15)."""
    return baron.farms - 1 >= baron.workshops


def burn(state: State, *, farm: bool) -> None:
    """A house goes back to its owner's reserve."""
    baron = state.barons[state.target]
    if farm:
        baron.farms -= 1
    else:
        baron.workshops -= 1
    if state.story is not None:
        key = "burns-farm" if farm else "burns-workshop"
        state.story.append(Line(key, seat=state.actor, other=state.target))
