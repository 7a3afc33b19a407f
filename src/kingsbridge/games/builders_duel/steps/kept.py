"""6.9 Cards kept for later: the five 1x cards, and when each can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Aside, SeatStep, Step, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import ENOUGH, PLAYS, TAKES, Play, Take
from kingsbridge.games.builders_duel.components import (
    CARDS,
    GUILD_MASTER,
    JOURNEYMAN,
    LABOURERS,
    LETTER,
    MATERIALS,
    PEDLAR,
    RAW_LINES,
    SAND,
    SIDES,
    STONE,
    WOOD,
)
from kingsbridge.games.builders_duel.state import Site, State
from kingsbridge.games.builders_duel.steps import labourers
from kingsbridge.games.builders_duel.steps.work import ANY_MATERIAL, Conversion

ANY_KIND: Final = len(MATERIALS)
"""The guild master before his first conversion."""


class KeptCards(Aside[State]):
    """6.9  In his own part of a turn a player may play the 1x cards he kept, one by one."""

    rule: ClassVar[str] = "6.9"

    def legal(self, state: State) -> Sequence[Action]:
        kept = state.builders[self.seat].kept
        if not kept:
            return ()
        return [PLAYS[card] for card in sorted(set(kept)) if is_of_use(state, self.seat, card)]

    def owns(self, action: Action) -> bool:
        return isinstance(action, Play)

    def apply(self, state: State, action: Action) -> None:
        card = cast("Play", action).card
        discard_kept(state, self.seat, card)
        if state.story is not None:
            tell(state, Line("plays", seat=self.seat, card=CARDS[card].line))
        schedule(state, KEPT_EFFECTS[card][self.seat])

    def refusal(self, state: State, action: Action) -> Line:
        card = cast("Play", action).card
        if card not in state.builders[self.seat].kept:
            return Line("illegal-card-not-kept")
        return Line("illegal-only-in-conflict" if card == LETTER else "illegal-card-of-no-use")


class Journeyman(Conversion):
    """6.9  Journeyman: convert one wood, sand or stone free of charge."""

    rule: ClassVar[str] = "6.9"

    def legal(self, state: State) -> Sequence[Action]:
        return self.possible(state)  # whoever plays him uses him (ruling 51)

    def materials(self, state: State) -> int:
        return 1 << WOOD | 1 << SAND | 1 << STONE


class DayLabourers(SeatStep[State]):
    """6.9  Day labourers: every piece of this turn costs the same."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        site = state.site
        state.site = Site(site.section, site.pieces, site.free, labourers=True)


class Pedlar(SeatStep[State]):
    """6.9  Pedlar: take any one raw material from the reserve."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return in_reserve(state, self.seat)

    def apply(self, state: State, action: Action) -> None:
        take_raw(state, self.seat, cast("Take", action).material, 1)
        state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_take(action)


class GuildMaster(Conversion):
    """6.9  Guild master: any number of one kind, which the first conversion settles."""

    rule: ClassVar[str] = "6.9"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, (kind,))
        self.kind = kind

    def materials(self, state: State) -> int:
        return ANY_MATERIAL if self.kind == ANY_KIND else 1 << self.kind

    def price(self, state: State) -> int:
        return state.box.guild_master_price

    def legal(self, state: State) -> Sequence[Action]:
        possible = self.possible(state)
        return possible if self.kind == ANY_KIND else [*possible, ENOUGH]

    def go_on(self, state: State, material: int) -> None:
        schedule(state, GUILD_MASTERS[self.seat][material])

    def prompt(self, state: State) -> Line:
        return Line("ask-GuildMaster", price=self.price(state))


KEPT_CARDS: Final = row(KeptCards, len(SIDES))
GUILD_MASTERS: Final = grid(GuildMaster, len(SIDES), ANY_KIND + 1)
KEPT_EFFECTS: Final[dict[int, Sequence[Step[Any]]]] = {
    JOURNEYMAN: row(Journeyman, len(SIDES)),
    LABOURERS: row(DayLabourers, len(SIDES)),
    PEDLAR: row(Pedlar, len(SIDES)),
    GUILD_MASTER: tuple(kinds[ANY_KIND] for kinds in GUILD_MASTERS),
}


def is_of_use(state: State, seat: int, card: int) -> bool:
    """Would this 1x card do something outside a conflict?"""
    builder = state.builders[seat]
    if card == JOURNEYMAN:
        return bool(builder.raw[WOOD] or builder.raw[SAND] or builder.raw[STONE])
    if card == LABOURERS:
        return labourers.have_work(state, seat)
    if card == PEDLAR:
        return any(builder.reserve)
    if card == GUILD_MASTER:
        return any(builder.raw) and builder.gold >= state.box.guild_master_price
    return False


def discard_kept(state: State, seat: int, card: int) -> None:
    """A used 1x card goes to the discard pile of its own deck (ruling 28)."""
    state.builders[seat].kept.remove(card)
    state.discards[state.box.deck_of_kept[card]].append(card)


def in_reserve(state: State, seat: int) -> list[Action]:
    """What there is to take from a player's reserve."""
    reserve = state.builders[seat].reserve
    return [TAKES[material] for material in range(len(MATERIALS)) if reserve[material]]


def why_not_take(action: Action) -> Line:
    return Line("illegal-reserve-empty" if isinstance(action, Take) else "illegal-finish-card")


def take_raw(state: State, seat: int, material: int, number: int) -> None:
    """Take raw material from the reserve to the camp, as far as there is any (ruling 25)."""
    builder = state.builders[seat]
    taken = min(number, builder.reserve[material])
    builder.reserve[material] -= taken
    builder.raw[material] += taken
    if state.story is not None:
        tell(state, Line("takes-raw", seat=seat, number=taken, raw=RAW_LINES[material]))
