"""6.9 Cards kept for later: the five 1x cards, and when each can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, schedule
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import ENOUGH, PLAYS, TAKES, Play, Take
from kingsbridge.games.builders_duel.components import (
    CARDS,
    GUILD_MASTER,
    JOURNEYMAN,
    LABOURERS,
    LETTER,
    PEDLAR,
    RAW_LINES,
    SAND,
    STONE,
    WOOD,
)
from kingsbridge.games.builders_duel.state import Site, State, Work
from kingsbridge.games.builders_duel.steps.work import (
    ANY_MATERIAL,
    ANY_NUMBER,
    CONVERT_MATERIALS,
    work,
)

JOURNEYMAN_MATERIALS: Final = 1 << WOOD | 1 << SAND | 1 << STONE


class Journeyman(Step[State]):
    """6.9  Journeyman: convert one wood, sand or stone free of charge."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        work(state, JOURNEYMAN_MATERIALS, 0, 1)


class DayLabourers(Step[State]):
    """6.9  Day labourers: every piece of this turn costs the same."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        site = state.site
        state.site = Site(site.section, site.pieces, site.free, labourers=True)


class Pedlar(Step[State]):
    """6.9  Pedlar: take any one raw material from the reserve."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        reserve = state.builders[state.actor].reserve
        return [*(TAKES[material] for material in range(5) if reserve[material]), ENOUGH]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Take):
            take_raw(state, action.material, 1)
        state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_take(action)


class GuildMaster(Step[State]):
    """6.9  Guild master: one craftsman of your choice, any number of one kind."""

    rule: ClassVar[str] = "6.9"

    def start(self, state: State) -> None:
        price = state.box.guild_master_price
        state.work = Work(ANY_MATERIAL, price, ANY_NUMBER, one_kind=True)
        schedule(state, CONVERT_MATERIALS)


KEPT_EFFECTS: Final[dict[int, Step[Any]]] = {
    JOURNEYMAN: Journeyman(),
    LABOURERS: DayLabourers(),
    PEDLAR: Pedlar(),
    GUILD_MASTER: GuildMaster(),
}


def plays(state: State) -> list[Action]:
    """The 1x cards that would do something for the acting player now."""
    kept = state.builders[state.actor].kept
    if not kept:
        return []
    return [PLAYS[card] for card in sorted(set(kept)) if is_of_use(state, card)]


def is_of_use(state: State, card: int) -> bool:
    """Would this 1x card do something outside a conflict?"""
    builder = state.builders[state.actor]
    if card == JOURNEYMAN:
        return bool(builder.raw[WOOD] or builder.raw[SAND] or builder.raw[STONE])
    if card == LABOURERS:
        return not state.site.labourers and not state.site.pieces  # ruling 42
    if card == PEDLAR:
        return any(builder.reserve)
    if card == GUILD_MASTER:
        return any(builder.raw) and builder.gold >= state.box.guild_master_price
    return False


def play(state: State, action: Play, then: Step[Any]) -> None:
    """Play a 1x card of the acting player, and go on with what was interrupted."""
    discard_kept(state, state.actor, action.card)
    if state.story is not None:
        state.story.append(Line("plays", seat=state.actor, card=CARDS[action.card].line))
    schedule(state, KEPT_EFFECTS[action.card], then)


def discard_kept(state: State, seat: int, card: int) -> None:
    """A used 1x card goes to the discard pile of its own deck (ruling 28)."""
    state.builders[seat].kept.remove(card)
    state.discards[state.box.deck_of_kept[card]].append(card)


def why_not_play(state: State, action: Play) -> Line:
    if action.card not in state.builders[state.actor].kept:
        return Line("illegal-card-not-kept")
    return Line("illegal-only-in-conflict" if action.card == LETTER else "illegal-card-of-no-use")


def why_not_take(action: Action) -> Line:
    return Line("illegal-reserve-empty" if isinstance(action, Take) else "illegal-finish-card")


def take_raw(state: State, material: int, number: int) -> None:
    """Take raw material from the reserve to the camp, as far as there is any (ruling 25)."""
    builder = state.builders[state.actor]
    taken = min(number, builder.reserve[material])
    builder.reserve[material] -= taken
    builder.raw[material] += taken
    if state.story is not None:
        state.story.append(
            Line("takes-raw", seat=state.actor, number=taken, raw=RAW_LINES[material])
        )
