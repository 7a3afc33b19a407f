"""7 Summer: workshops, farms, attacks and bribes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, interrupt, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import (
    ATTACKS,
    BRIBES,
    DONE,
    FARM,
    WORKSHOP,
    Attack,
    Bribe,
)
from kingsbridge.games.krieg_und_frieden.components import CUP, GRAIN, HAMMER, MOST_SEATS, SHIELD
from kingsbridge.games.krieg_und_frieden.state import Baron, State, left_of, reserve
from kingsbridge.games.krieg_und_frieden.steps.attacks import ATTACK_KNIGHTS
from kingsbridge.games.krieg_und_frieden.steps.bribes import BRIBE_KNIGHTS


class ActInSummer(SeatStep[State]):
    """7.1  In his turn a baron does what he likes, as often and in whatever order he likes."""

    rule: ClassVar[str] = "7.1"

    def start(self, state: State) -> None:
        state.looted = 0
        self.resume(state, self.seat)

    def resume(self, state: State, seat: int) -> None:
        if sum(state.barons[seat].hand):
            state.seat = seat

    def legal(self, state: State) -> Sequence[Action]:
        seat = self.seat
        baron = state.barons[seat]
        options: list[Action] = []
        if baron.hand[HAMMER] and can_open_workshop(state, baron):
            options.append(WORKSHOP)
        if baron.hand[GRAIN] and can_build_farm(state, baron):
            options.append(FARM)
        for place in range(1, len(state.barons)):
            other = left_of(state, seat, place)
            if baron.hand[SHIELD] and has_house(state.barons[other]):
                options.append(ATTACKS[other])
        if baron.hand[CUP]:
            options += [BRIBES[left_of(state, seat, n)] for n in range(1, len(state.barons))]
        options.append(DONE)
        return options

    def apply(self, state: State, action: Action) -> None:
        if action is WORKSHOP:
            interrupt(state, OPEN_WORKSHOP[self.seat])
        elif action is FARM:
            interrupt(state, BUILD_FARM[self.seat])
        elif isinstance(action, Attack):
            interrupt(state, ATTACK_KNIGHTS[self.seat][action.baron])
        elif isinstance(action, Bribe):
            interrupt(state, BRIBE_KNIGHTS[self.seat][action.baron])
        else:
            state.seat = NOBODY
            if state.story is not None:
                tell(state, Line("is-done", seat=self.seat))

    def refusal(self, state: State, action: Action) -> Line:
        baron = state.barons[state.seat]
        if isinstance(action, Attack):
            return why_not_attack(state, action.baron)
        if isinstance(action, Bribe):
            return why_not_bribe(state, action.baron)
        if action is WORKSHOP:
            return why_not_workshop(state, baron)
        if action is FARM:
            return why_not_farm(state, baron)
        return Line("illegal-summer-first")


class OpenWorkshop(SeatStep[State]):
    """7.2  A hammer turns a farm into a workshop; never more workshops than farms."""

    rule: ClassVar[str] = "7.2"

    def start(self, state: State) -> None:
        baron = state.barons[self.seat]
        baron.hand[HAMMER] -= 1
        state.discard[HAMMER] += 1
        baron.farms -= 1
        baron.workshops += 1
        if state.story is not None:
            tell(state, Line("opens-workshop", seat=self.seat))


class BuildFarm(SeatStep[State]):
    """7.3  Grain brings a house from the reserve to the country."""

    rule: ClassVar[str] = "7.3"

    def start(self, state: State) -> None:
        baron = state.barons[self.seat]
        baron.hand[GRAIN] -= 1
        state.discard[GRAIN] += 1
        baron.farms += 1
        if state.story is not None:
            tell(state, Line("builds-farm", seat=self.seat))


ACT_IN_SUMMER: Final = row(ActInSummer, MOST_SEATS)
OPEN_WORKSHOP: Final = row(OpenWorkshop, MOST_SEATS)
BUILD_FARM: Final = row(BuildFarm, MOST_SEATS)


def can_open_workshop(state: State, baron: Baron) -> bool:
    """A free site by the cathedral, and enough farms afterwards (ruling 13)."""
    return baron.workshops < state.box.workshop_sites and baron.farms - 1 >= baron.workshops + 1


def can_build_farm(state: State, baron: Baron) -> bool:
    return reserve(state, baron) > 0 and baron.farms < state.box.farm_sites


def has_house(baron: Baron) -> bool:
    return baron.farms + baron.workshops > 0


def why_not_attack(state: State, other: int) -> Line:
    if other >= len(state.barons):
        return Line("illegal-nobody-there")
    if other == state.seat:
        return Line("illegal-yourself")
    if not state.barons[state.seat].hand[SHIELD]:
        return Line("illegal-no-shield")
    return Line("illegal-nothing-to-burn")


def why_not_bribe(state: State, other: int) -> Line:
    if other >= len(state.barons):
        return Line("illegal-nobody-there")
    return Line("illegal-yourself" if other == state.seat else "illegal-no-cup")


def why_not_farm(state: State, baron: Baron) -> Line:
    if not baron.hand[GRAIN]:
        return Line("illegal-no-grain")
    return Line("illegal-no-house" if reserve(state, baron) == 0 else "illegal-no-country")


def why_not_workshop(state: State, baron: Baron) -> Line:
    if not baron.hand[HAMMER]:
        return Line("illegal-no-hammer")
    if baron.workshops >= state.box.workshop_sites:
        return Line("illegal-no-site")
    return Line("illegal-too-few-farms")
