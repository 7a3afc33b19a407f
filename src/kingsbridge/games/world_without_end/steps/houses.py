"""8.7 Houses, 8.8 the harvest; 13.6 the free house, 14.8 houses lost, 14.9 rents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import (
    CLEARS,
    ENOUGH,
    HARVESTS,
    HOUSES,
    NOTHING,
    Clear,
    Harvest,
    House,
)
from kingsbridge.games.world_without_end.components.bundles import bundle_line
from kingsbridge.games.world_without_end.components.effects import HARVEST_MOST
from kingsbridge.games.world_without_end.components.names import GAIN_LINES, GOLD, MOST_SEATS, SITES
from kingsbridge.games.world_without_end.state import EVENTS as FROM_EVENTS
from kingsbridge.games.world_without_end.state import HARVESTS as FROM_HARVESTS
from kingsbridge.games.world_without_end.state import (
    Player,
    State,
    bits,
    houses_left,
    in_force,
)
from kingsbridge.games.world_without_end.steps.goods import gain, give_back

NO_SITE: Final = SITES


class BuildHouse(SeatStep[State]):
    """8.7  Build a house: one fitting material and 1 gold, on a free site of another yield."""

    rule: ClassVar[str] = "8.7"

    def start(self, state: State) -> None:
        if any(can_build_house(state, self.seat, site) for site in range(SITES)):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        found: list[Action] = [
            HOUSES[site] for site in range(SITES) if can_build_house(state, self.seat, site)
        ]
        found.append(NOTHING)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, House):
            give_back(state, self.seat, state.box.sites[action.site].material, 1)
            give_back(state, self.seat, GOLD, state.box.house_gold)
            put_house(state, self.seat, action.site)

    def prompt(self, state: State) -> Line:
        return Line("ask-BuildHouse", gold=state.box.house_gold)

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, House):
            return Line("illegal-house-first")
        return why_no_house(state, self.seat, action.site)


class FreeHouse(SeatStep[State]):
    """13.6  A house at no cost, for a patient healed; the other rules hold (ruling 33)."""

    rule: ClassVar[str] = "13.6"

    def start(self, state: State) -> None:
        if free_sites(state, self.seat):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*(HOUSES[site] for site in free_sites(state, self.seat)), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, House):
            put_house(state, self.seat, action.site)

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, House):
            return Line("illegal-house-first")
        return why_no_site(state, action.site)


class HarvestHouses(SeatStep[State]):
    """8.8  Harvest: the yields of up to two of one's houses, each once (ruling 58).

    It knows which house has already brought something, if one has.
    """

    rule: ClassVar[str] = "8.8"

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat, (done,))
        self.done = done

    def start(self, state: State) -> None:
        if self.left(state):
            state.seat = self.seat

    def left(self, state: State) -> int:
        """The houses that may still bring something, as a bit set."""
        if self.done != NO_SITE and harvest_most(state) == 1:
            return 0
        return state.players[self.seat].houses & ~(1 << self.done)

    def legal(self, state: State) -> Sequence[Action]:
        found: list[Action] = [HARVESTS[site] for site in bits(self.left(state))]
        found.append(ENOUGH)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Harvest):
            take_yield(state, self.seat, action.site, FROM_HARVESTS)
            if self.done == NO_SITE:
                schedule(state, HARVEST_HOUSES[self.seat][action.site])

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_yours(state, self.seat, action)


class LoseHouse(SeatStep[State]):
    """14.8  The plague: everybody takes one of his houses off the board, if he has any."""

    rule: ClassVar[str] = "14.8"

    def start(self, state: State) -> None:
        if state.players[self.seat].houses:
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [CLEARS[site] for site in bits(state.players[self.seat].houses)]

    def apply(self, state: State, action: Action) -> None:
        site = cast("Clear", action).site
        state.players[self.seat].houses &= ~(1 << site)
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("clears-house", seat=self.seat, number=site + 1))

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_yours(state, self.seat, action)


class TakeRent(SeatStep[State]):
    """14.9  Rents: everybody receives the yield of one of his houses."""

    rule: ClassVar[str] = "14.9"

    def start(self, state: State) -> None:
        houses = bits(state.players[self.seat].houses)
        if len(houses) > 1:
            state.seat = self.seat
        elif houses:
            take_yield(state, self.seat, houses[0], FROM_EVENTS)

    def legal(self, state: State) -> Sequence[Action]:
        return [HARVESTS[site] for site in bits(state.players[self.seat].houses)]

    def apply(self, state: State, action: Action) -> None:
        take_yield(state, self.seat, cast("Harvest", action).site, FROM_EVENTS)
        state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_yours(state, self.seat, action)


BUILD_HOUSE: Final = row(BuildHouse, MOST_SEATS)
FREE_HOUSE: Final = row(FreeHouse, MOST_SEATS)
HARVEST_HOUSES: Final = grid(HarvestHouses, MOST_SEATS, SITES + 1)
HARVEST_FIRST: Final = tuple(steps[NO_SITE] for steps in HARVEST_HOUSES)
LOSE_HOUSE: Final = row(LoseHouse, MOST_SEATS)
TAKE_RENT: Final = row(TakeRent, MOST_SEATS)


def harvest_most(state: State) -> int:
    """How many houses a Harvest card brings something from."""
    statute = in_force(state, HARVEST_MOST)
    return state.box.harvest if statute is None else min(statute.number, state.box.harvest)


def take_yield(state: State, seat: int, site: int, source: int) -> None:
    """What a house brings, as far as there is any left."""
    yields = state.box.sites[site].yields
    received = gain(state, seat, yields, source)
    if state.story is not None:
        key = "harvests" if received else "harvests-nothing"
        tell(state, Line(key, seat=seat, number=site + 1, goods=bundle_line(received or yields)))


def can_build_house(state: State, seat: int, site: int) -> bool:
    goods = state.players[seat].goods
    return (
        goods[state.box.sites[site].material] > 0
        and goods[GOLD] >= state.box.house_gold
        and may_stand(state, seat, site)
    )


def put_house(state: State, seat: int, site: int) -> None:
    state.players[seat].houses |= 1 << site
    if state.story is not None:
        tell(state, Line("builds-house", seat=seat, number=site + 1))


def free_sites(state: State, seat: int) -> list[int]:
    """The sites where a player may put a house, if he has one."""
    return [site for site in range(SITES) if may_stand(state, seat, site)]


def may_stand(state: State, seat: int, site: int) -> bool:
    """Is a house in supply, the site free, and its yield none that the player has?"""
    player = state.players[seat]
    return (
        houses_left(state, player) > 0
        and not is_taken(state, site)
        and not has_yield(state, player, site)
    )


def is_taken(state: State, site: int) -> bool:
    for player in state.players:  # noqa: SIM110 -- a generator is slow when compiled
        if player.houses >> site & 1:
            return True
    return False


def has_yield(state: State, player: Player, site: int) -> bool:
    """Nobody may have two houses of the same yield."""
    kind = state.box.sites[site].kind
    for own in range(SITES):
        if player.houses >> own & 1 and state.box.sites[own].kind == kind:
            return True
    return False


# --- Why not ---


def why_no_house(state: State, seat: int, site: int) -> Line:
    """Whoever is asked has gold and a house; he may lack the material."""
    material = state.box.sites[site].material
    if not state.players[seat].goods[material]:
        return Line("illegal-no-good", good=GAIN_LINES[material])
    return why_no_site(state, site)


def why_no_site(state: State, site: int) -> Line:
    return Line("illegal-site-taken" if is_taken(state, site) else "illegal-same-yield")


def why_not_yours(state: State, seat: int, action: Action) -> Line:
    """Somebody wants something of a house that is not his, or that has brought its yield."""
    if not isinstance(action, (Harvest, Clear)):
        return Line("illegal-house-first")
    is_own = state.players[seat].houses >> action.site & 1
    return Line("illegal-harvested" if is_own else "illegal-not-your-house")
