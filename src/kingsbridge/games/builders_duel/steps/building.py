"""7 Building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, schedule
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import END_TURN, INSTALLS, Install, Play
from kingsbridge.games.builders_duel.components import NUMERALS, PIECE_LINES, WHOLE
from kingsbridge.games.builders_duel.state import NO_SECTION, Site, State, finished_sections
from kingsbridge.games.builders_duel.steps.cards import take_gold
from kingsbridge.games.builders_duel.steps.kept import play, plays, why_not_play
from kingsbridge.games.builders_duel.steps.seals import TAKE_SEALS
from kingsbridge.games.builders_duel.steps.work import work


class Build(Step[State]):
    """7.1  A player may install pieces in one section, and ends his turn."""

    rule: ClassVar[str] = "7.1"

    def start(self, state: State) -> None:
        state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        return [*installations(state), *plays(state), END_TURN]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Install):
            install(state, action)
        elif isinstance(action, Play):
            play(state, action, BUILD)
        elif state.story is not None:
            state.story.append(Line("ends-turn", seat=state.actor))

    def prompt(self, state: State) -> Line:
        if not fitting(state):
            return Line("ask-Build-nothing")
        price, gold = price_of_next(state), state.builders[state.actor].gold
        if gold < price:
            return Line("ask-Build-no-gold", price=price, gold=gold)
        return Line("ask-Build", price=price)

    def refusal(self, state: State, action: Action) -> Line:
        if isinstance(action, Install):
            return why_not_install(state, action)
        if isinstance(action, Play):
            return why_not_play(state, action)
        return Line("illegal-build-or-end")


class BonusSeals(Step[State]):
    """7.4  First to finish section I: take the two top seals."""

    rule: ClassVar[str] = "7.4"

    def start(self, state: State) -> None:
        state.seals_due = state.box.bonus_seals
        schedule(state, TAKE_SEALS)


class BonusGold(Step[State]):
    """7.5  First to finish section II: take ten gold."""

    rule: ClassVar[str] = "7.5"

    def start(self, state: State) -> None:
        take_gold(state, state.box.bonus_gold)


class BonusConversions(Step[State]):
    """7.6  First to finish section III: convert two wood, sand or stone free of charge."""

    rule: ClassVar[str] = "7.6"

    def start(self, state: State) -> None:
        work(state, state.box.bonus_materials, 0, state.box.bonus_conversions)


BUILD: Final = Build()
BONUSES: Final[tuple[Step[Any], ...]] = (BonusSeals(), BonusGold(), BonusConversions())


def installations(state: State) -> list[Action]:
    """Every piece in the camp that fits a free place and can be paid for."""
    return fitting(state) if state.builders[state.actor].gold >= price_of_next(state) else []


def fitting(state: State) -> list[Action]:
    """Every piece in the camp that fits a free place."""
    builder = state.builders[state.actor]
    if not any(builder.finished):
        return []
    options: list[Action] = []
    for section, places in enumerate(state.box.sections[state.actor]):
        if state.site.section in (NO_SECTION, section):
            free = free_materials(builder.sections[section], places)
            pieces = INSTALLS[state.actor][section]
            options += [
                pieces[material]
                for material in range(5)
                if free >> material & 1 and builder.finished[material]
            ]
    return options


def free_materials(filled: int, places: tuple[int, ...]) -> int:
    """The bit set of the materials a section still needs."""
    free = 0
    for place in range(3):
        if not filled >> place & 1:
            free |= 1 << places[place]
    return free


def price_of_next(state: State) -> int:
    """7.2  One payment for all pieces of the turn, of which each piece pays its part."""
    site = state.site
    prices = state.box.labourer_prices if site.labourers else state.box.piece_prices
    counted = site.pieces - site.free
    return prices[max(0, min(3, counted + 1))] - prices[max(0, counted)]


def install(state: State, action: Install) -> None:
    """Put the piece on its place; the third one finishes the section."""
    builder = state.builders[state.actor]
    price = price_of_next(state)
    builder.gold -= price
    builder.finished[action.material] -= 1
    site = state.site
    state.site = Site(action.section, site.pieces + 1, site.free, site.labourers)
    places = state.box.sections[state.actor][action.section]
    filled = builder.sections[action.section]
    place = 0
    while places[place] != action.material or filled >> place & 1:
        place += 1
    builder.sections[action.section] |= 1 << place
    if state.story is not None:
        state.story.append(
            Line(
                "installs",
                seat=state.actor,
                section=NUMERALS[action.section],
                piece=PIECE_LINES[state.actor][action.material],
                price=price,
            )
        )
    if builder.sections[action.section] == WHOLE:
        finish_section(state, action.section)
    else:
        schedule(state, BUILD)


def finish_section(state: State, section: int) -> None:
    """7.3  A whole building wins at once; the first to finish a section gets its bonus."""
    if state.story is not None:
        state.story.append(Line("finishes", seat=state.actor, section=NUMERALS[section]))
    if finished_sections(state.builders[state.actor]) == len(NUMERALS):
        state.agenda.clear()
        if state.story is not None:
            state.story.append(Line("completes", seat=state.actor))
        return
    schedule(state, BUILD)
    if state.builders[1 - state.actor].sections[section] != WHOLE:
        schedule(state, BONUSES[section])


def why_not_install(state: State, action: Install) -> Line:
    builder = state.builders[state.actor]
    if state.site.section not in (NO_SECTION, action.section):
        return Line("illegal-one-section")
    mine = action is INSTALLS[state.actor][action.section][action.material]
    if not mine or not builder.finished[action.material]:
        return Line("illegal-no-such-piece")
    places = state.box.sections[state.actor][action.section]
    if not free_materials(builder.sections[action.section], places) >> action.material & 1:
        return Line("illegal-no-free-place")
    return Line("illegal-no-gold")
