"""Where everything is.  No rules live here."""

from __future__ import annotations

from typing import Any, Final

from kingsbridge.core.steps import Aside, Position, Step
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_NAMES,
    NO_CARD,
    RESOURCES,
    RealmBox,
)

SCROLLS: Final = 0
PIECES: Final = 1
WORKSHOPS: Final = 2
"""Where seals come from: problems solved, pieces built, workshops that helped to build them."""


class Variant:
    """The rules of the table that were settled before the game.  Never changed."""

    def __init__(self, strategic: bool, light: bool, chosen_card: bool, dagger: bool) -> None:  # noqa: FBT001 -- fields
        self.strategic = strategic
        self.light = light
        self.chosen_card = chosen_card  # the basic income is chosen, not drawn
        self.dagger = dagger


class Baron:
    """What one player has."""

    def __init__(
        self,
        hand: list[int],
        loot: list[int],
        problems: list[int],
        privileges: list[int],
        farms: int,
        workshops: int,
        seals: list[int],
        income: int,
    ) -> None:
        self.hand = hand  # by resource; without what is laid for a bid
        self.loot = loot  # by resource; until autumn only good to answer attacks
        self.problems = problems  # by kind of card
        self.privileges = privileges  # by resource
        self.farms = farms
        self.workshops = workshops
        self.seals = seals  # victory points by where they came from
        self.income = income  # how many cards came in this autumn

    def copy(self) -> Baron:
        return Baron(
            self.hand[:],
            self.loot[:],
            self.problems[:],
            self.privileges[:],
            self.farms,
            self.workshops,
            self.seals[:],
            self.income,
        )


class Auction:
    """The bidding of a spring."""

    def __init__(self, groups: list[list[list[int]]], passed: int) -> None:
        self.groups = groups  # by seat, what was added turn by turn; a group is never changed
        self.passed = passed  # bit set of seats

    def copy(self) -> Auction:
        return Auction([groups[:] for groups in self.groups], self.passed)


class State(Position):
    """One position of the game."""

    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        aside: Aside[Any] | None,
        box: RealmBox,
        variant: Variant,
        barons: list[Baron],
        year: int,
        season: int,
        chancellor: int,
        pile: list[int],
        discard: list[int],
        undealt: list[int],
        problem: int,
        solved: list[int],
        cathedral: list[int],
        looted: int,
        drawn: list[int],
        laid: list[int],
        auction: Auction,
    ) -> None:
        super().__init__(step, agenda, seat, aside)
        self.box = box
        self.variant = variant
        self.barons = barons
        self.year = year
        self.season = season
        self.chancellor = chancellor
        self.pile = pile  # by resource, in no order: nobody knows it
        self.discard = discard  # by resource
        self.undealt = undealt  # problem cards by kind, while they are dealt
        self.problem = problem  # the card on the table, or NO_CARD
        self.solved = solved  # cards out of the game, in that order
        self.cathedral = cathedral  # who built each piece that stands
        self.looted = looted  # bit set of the seats looted in this turn
        self.drawn = drawn  # by resource, what was drawn so far of what is being drawn
        self.laid = laid  # by resource, what the asked seat laid and has not confirmed
        self.auction = auction

    def copy(self) -> State:
        return State(
            self.step,
            self.agenda[:],
            self.seat,
            self.aside,
            self.box,
            self.variant,
            [baron.copy() for baron in self.barons],
            self.year,
            self.season,
            self.chancellor,
            self.pile[:],
            self.discard[:],
            self.undealt[:],
            self.problem,
            self.solved[:],
            self.cathedral[:],
            self.looted,
            self.drawn[:],
            self.laid[:],
            self.auction.copy(),
        )


KINDS: Final = {"variant": Variant, "barons": Baron, "auction": Auction}
"""The classes of the fields that hold things of their own."""


def nothing() -> list[int]:
    """No card of any resource."""
    return [0] * len(RESOURCES)


def points(baron: Baron) -> int:
    """The victory points of a baron."""
    return sum(baron.seals)


def reserve(state: State, baron: Baron) -> int:
    """The houses of a baron that stand nowhere."""
    return state.box.houses - baron.farms - baron.workshops


def bank(state: State, resource: int) -> int:
    """The privileges of a kind that nobody holds."""
    held = 0
    for baron in state.barons:
        held += baron.privileges[resource]
    return state.box.privileges[resource] - held


def cards_held(state: State, seat: int) -> int:
    """How many resource cards a baron has in hand, those he lays for a bid included."""
    held = sum(state.barons[seat].hand)
    return held + sum(state.laid) if seat == state.seat else held


def left_of(state: State, seat: int, places: int = 1) -> int:
    """The seat so many places to the left: play goes clockwise."""
    return (seat + places) % len(state.barons)


def pieces(state: State) -> dict[str, int]:
    """How many there are of everything that must never be lost or made."""
    count = {"debts": debts(state)}
    for resource, name in enumerate(RESOURCES):
        count[name] = resource_cards(state, resource)
    for kind, name in enumerate(CARD_NAMES):
        count[name] = problem_cards(state, kind)
    return count


def debts(state: State) -> int:
    """What must not be: privileges or houses that do not exist, more workshops than farms."""
    missing = 0
    for resource in range(len(RESOURCES)):
        missing += min(0, bank(state, resource))
    for baron in state.barons:
        missing += min(0, reserve(state, baron))
        missing += min(0, baron.farms - baron.workshops)
        missing += min(0, *baron.hand, *baron.loot, *baron.privileges, *baron.problems)
    return missing + min(0, *state.pile, *state.discard, *state.laid)


def resource_cards(state: State, resource: int) -> int:
    count = state.pile[resource] + state.discard[resource] + state.laid[resource]
    for baron in state.barons:
        count += baron.hand[resource] + baron.loot[resource]
    for groups in state.auction.groups:
        for group in groups:
            count += group[resource]
    return count


def problem_cards(state: State, kind: int) -> int:
    lying = int(state.problem == kind) if state.problem != NO_CARD else 0
    count = lying + state.undealt[kind] + state.solved.count(kind)
    for baron in state.barons:
        count += baron.problems[kind]
    return count
