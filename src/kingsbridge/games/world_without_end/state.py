"""Where everything is.  No rules live here."""

from __future__ import annotations

from typing import Any, Final

from kingsbridge.core.steps import Aside, Position, Step
from kingsbridge.games.world_without_end.components.box import TownBox
from kingsbridge.games.world_without_end.components.effects import NO_GOOD, Effect
from kingsbridge.games.world_without_end.components.names import (
    ALL_CARDS,
    CARDS,
    LIMITED,
    MATERIALS,
    NO_EVENT,
    PLACES,
    PROJECTS,
    SITES,
)

AT_START: Final = 0
INCOME: Final = 1
FAVOURS: Final = 2
CUBES: Final = 3
DONATIONS: Final = 4
PATIENTS: Final = 5
HARVESTS: Final = 6
EVENTS: Final = 7
CONTRIBUTIONS: Final = 8
LEFT_OVER: Final = 9
SOURCES: Final = (
    "start",
    "income",
    "favours",
    "cubes",
    "donations",
    "patients",
    "harvests",
    "events",
    "contributions",
    "left-over",
)
"""Where points come from, and where they go."""


class Variant:
    """The rules of the table that were settled before the game.  Never changed."""

    def __init__(self, first_game: bool, crest_twice: bool, open_goods: bool) -> None:  # noqa: FBT001 -- fields
        self.first_game = first_game  # the starred cards alone in period I
        self.crest_twice = crest_twice  # at a period's end the crest goes on once more
        self.open_goods = open_goods


class Player:
    """What one player has."""

    def __init__(
        self,
        side: int,
        points: list[int],
        half: int,
        goods: list[int],
        hand: int,
        laid: int,
        hidden: int,
        last: int,
        houses: int,
        missing: list[int],
        sanctions: int,
        traded: int,
    ) -> None:
        self.side = side  # of the board
        self.points = points  # by where they came from
        self.half = half  # a point's half, for odd gold at the end
        self.goods = goods  # by kind
        self.hand = hand  # bit set of cards, and so the piles
        self.laid = laid  # the open pile
        self.hidden = hidden  # the hidden one
        self.last = last  # the last card that was used in this period
        self.houses = houses  # bit set of sites
        self.missing = missing  # what was missing of each contribution
        self.sanctions = sanctions  # bit set; those of this period until its first round is over
        self.traded = traded  # bit set of the lasting events swapped with in this round

    def copy(self) -> Player:
        return Player(
            self.side,
            self.points[:],
            self.half,
            self.goods[:],
            self.hand,
            self.laid,
            self.hidden,
            self.last,
            self.houses,
            self.missing[:],
            self.sanctions,
            self.traded,
        )


class State(Position):
    """One position of the game."""

    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        aside: Aside[Any] | None,
        box: TownBox,
        variant: Variant,
        players: list[Player],
        period: int,
        round_number: int,
        crest: int,
        supply: list[int],
        unseen: int,
        event: int,
        turned: int,
        lasting: list[int],
        war: bool,  # noqa: FBT001 -- a field
        favour: int,
        covered_spaces: int,
        covered_goods: int,
        covered_projects: int,
        only_project: int,
        in_play: int,
        finished: int,
        empty: list[int],
        makeshift: list[int],
        donors: list[int],
        places: list[int],
        tiles: list[int],
        tax: int,
    ) -> None:
        super().__init__(step, agenda, seat, aside)
        self.box = box
        self.variant = variant
        self.players = players
        self.period = period
        self.round_number = round_number
        self.crest = crest
        self.supply = supply  # by good, gold apart: it never runs out
        self.unseen = unseen  # bit set of this period's events that were not drawn
        self.event = event  # the card of this round
        self.turned = turned  # how often it was turned, or NOT_TURNED
        self.lasting = lasting  # events, the oldest first
        self.war = war  # nobody carries out an action in this round
        self.favour = favour  # the stone's space
        self.covered_spaces = covered_spaces  # bit sets, until the period ends
        self.covered_goods = covered_goods
        self.covered_projects = covered_projects
        self.only_project = only_project  # all others are covered, whenever they arrive
        self.in_play = in_play  # bit set of projects
        self.finished = finished
        self.empty = empty  # empty spaces by project and material
        self.makeshift = makeshift  # by material, spaces of the tower filled without a cube
        self.donors = donors  # bit set of seats, by project
        self.places = places  # the plague tile of each place, NO_TILE or FACE_DOWN
        self.tiles = tiles  # tiles that lie face down, by value
        self.tax = tax  # what was rolled; 0 before

    def copy(self) -> State:
        return State(
            self.step,
            self.agenda[:],
            self.seat,
            self.aside,
            self.box,
            self.variant,
            [player.copy() for player in self.players],
            self.period,
            self.round_number,
            self.crest,
            self.supply[:],
            self.unseen,
            self.event,
            self.turned,
            self.lasting[:],
            self.war,
            self.favour,
            self.covered_spaces,
            self.covered_goods,
            self.covered_projects,
            self.only_project,
            self.in_play,
            self.finished,
            self.empty[:],
            self.makeshift[:],
            self.donors[:],
            self.places[:],
            self.tiles[:],
            self.tax,
        )


KINDS: Final = {"variant": Variant, "players": Player}
"""The classes of the fields that hold things of their own."""


def bits(found: int) -> list[int]:
    """The members of a bit set, from the lowest."""
    members = []
    number = 0
    while found:
        if found & 1:
            members.append(number)
        found >>= 1
        number += 1
    return members


def points(player: Player) -> int:
    """The victory points of a player, without a half."""
    return sum(player.points)


def spaces_left(state: State, project: int, material: int) -> int:
    """The empty spaces of a project for this material."""
    return state.empty[len(MATERIALS) * project + material]


def houses_left(state: State, player: Player) -> int:
    return state.box.houses - player.houses.bit_count()


def seals_left(state: State, seat: int) -> int:
    placed = 0
    for donors in state.donors:
        placed += donors >> seat & 1
    return state.box.seals - placed


def in_force(state: State, kind: str, good: int = NO_GOOD) -> Effect | None:
    """The lasting event of this kind, and about this good, that lies on the board, if one does."""
    for event in state.lasting:
        effect = state.box.events[event].effects[0]
        if effect.kind == kind and good in (NO_GOOD, effect.good):
            return effect
    return None


def said(state: State, kind: str) -> Effect:
    """What the event of this round says of this kind."""
    effects = state.box.events[state.event].effects
    return next(effect for effect in effects if effect.kind == kind)


def pieces(state: State) -> dict[str, int]:
    """How many there are of everything that must never be lost or made."""
    count = {"debts": debts(state)}
    for good, name in enumerate(LIMITED):
        count[name] = goods_counted(state, good)
    for seat, player in enumerate(state.players):
        count[f"cards {seat}"] = cards_counted(state, player)
    return count


def goods_counted(state: State, good: int) -> int:
    count = state.supply[good]
    for player in state.players:
        count += player.goods[good]
    if good < len(MATERIALS):
        for project in range(len(PROJECTS)):
            spaces = state.box.projects[project].spaces[good]
            count += spaces - spaces_left(state, project, good)
        count -= state.makeshift[good]
    return count


def cards_counted(state: State, player: Player) -> int:
    """All twelve, each in one place; those set aside in a first game count as well."""
    held = player.hand | player.laid | player.hidden
    together = player.hand.bit_count() + player.laid.bit_count() + player.hidden.bit_count()
    aside = 0 if state.period > 1 or not state.variant.first_game else (ALL_CARDS & ~held)
    return together + aside.bit_count() - len(CARDS)


def debts(state: State) -> int:
    """What must not be: less than nothing, two houses on one site, a seal too many."""
    missing = min(0, *state.supply, *state.empty, *state.tiles)
    taken = 0
    for seat, player in enumerate(state.players):
        missing += min(0, *player.goods, points(player))
        missing += min(0, houses_left(state, player), seals_left(state, seat))
        missing -= (taken & player.houses).bit_count()
        taken |= player.houses
    missing -= (taken >> SITES) + (len(state.places) - PLACES)
    return missing - int(state.event != NO_EVENT and state.unseen >> state.event & 1)
