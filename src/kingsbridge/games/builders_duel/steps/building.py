"""7 Building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import (
    NOBODY,
    SeatStep,
    Step,
    beside,
    grid,
    interrupt,
    row,
    schedule,
    tell,
)
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import END_TURN, INSTALLS, Install
from kingsbridge.games.builders_duel.components import (
    MATERIALS,
    MOST_AT_ONCE,
    NUMERALS,
    PIECE_LINES,
    SIDES,
    WHOLE,
)
from kingsbridge.games.builders_duel.state import (
    NO_SECTION,
    Builder,
    Site,
    State,
    finished_sections,
)
from kingsbridge.games.builders_duel.steps.kept import KEPT_CARDS
from kingsbridge.games.builders_duel.steps.labourers import price_after
from kingsbridge.games.builders_duel.steps.privileges import take_gold
from kingsbridge.games.builders_duel.steps.seals import TAKE_SEAL
from kingsbridge.games.builders_duel.steps.work import Conversion


class Build(SeatStep[State]):
    """7.1  A player may install pieces in one section, and ends his turn."""

    rule: ClassVar[str] = "7.1"

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [*installations(state, self.seat), END_TURN]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Install):
            install(state, self.seat, action)
            return
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("ends-turn", seat=self.seat))

    def prompt(self, state: State) -> Line:
        if not fitting(state, self.seat):
            return why_nothing_fits(state, self.seat)
        price, gold = price_of_next(state), state.builders[self.seat].gold
        if gold < price:
            return Line("ask-Build-no-gold", price=price, gold=gold)
        return Line("ask-Build", price=price)

    def refusal(self, state: State, action: Action) -> Line:
        if isinstance(action, Install):
            return why_not_install(state, self.seat, action)
        return Line("illegal-build-or-end")


class BonusSeals(SeatStep[State]):
    """7.4  First to finish section I: take the two top seals."""

    rule: ClassVar[str] = "7.4"

    def start(self, state: State) -> None:
        for _ in range(state.box.bonus_seals):
            schedule(state, TAKE_SEAL[self.seat])


class BonusGold(SeatStep[State]):
    """7.5  First to finish section II: take ten gold."""

    rule: ClassVar[str] = "7.5"

    def start(self, state: State) -> None:
        take_gold(state, self.seat, state.box.bonus_gold)


class BonusConversions(Conversion):
    """7.6  First to finish section III: convert two wood, sand or stone free of charge."""

    rule: ClassVar[str] = "7.6"

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat, (done,))
        self.done = done

    def materials(self, state: State) -> int:
        return state.box.bonus_materials if self.done < state.box.bonus_conversions else 0

    def go_on(self, state: State, material: int) -> None:
        schedule(state, BONUS_CONVERSIONS[self.seat][self.done + 1])

    def prompt(self, state: State) -> Line:
        return Line("ask-BonusConversions", left=state.box.bonus_conversions - self.done)


BUILD: Final = row(Build, len(SIDES))
BONUS_CONVERSIONS: Final = grid(BonusConversions, len(SIDES), MOST_AT_ONCE + 1)
BONUSES: Final[tuple[Sequence[Step[Any]], ...]] = (
    row(BonusSeals, len(SIDES)),
    row(BonusGold, len(SIDES)),
    tuple(done[0] for done in BONUS_CONVERSIONS),
)


def installations(state: State, seat: int) -> list[Action]:
    """Every piece in the camp that fits a free place and can be paid for."""
    return fitting(state, seat) if state.builders[seat].gold >= price_of_next(state) else []


def fitting(state: State, seat: int) -> list[Action]:
    """Every piece in the camp that fits a free place."""
    builder = state.builders[seat]
    if not any(builder.finished):
        return []
    options: list[Action] = []
    for section, places in enumerate(state.box.sections[seat]):
        if state.site.section in (NO_SECTION, section):
            free = free_materials(builder.sections[section], places)
            pieces = INSTALLS[seat][section]
            options += [
                pieces[material]
                for material in range(len(MATERIALS))
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
    return price_after(prices, site.pieces - site.free)


def install(state: State, seat: int, action: Install) -> None:
    """Put the piece on its place; the third one finishes the section."""
    builder = state.builders[seat]
    price = price_of_next(state)
    builder.gold -= price
    builder.finished[action.material] -= 1
    site = state.site
    state.site = Site(action.section, site.pieces + 1, site.free, site.labourers)
    fill(builder, action, state.box.sections[seat][action.section])
    if state.story is not None:
        section, piece = NUMERALS[action.section], PIECE_LINES[seat][action.material]
        tell(state, Line("installs", seat=seat, section=section, piece=piece, price=price))
    if builder.sections[action.section] == WHOLE:
        finish_section(state, seat, action.section)


def fill(builder: Builder, action: Install, places: tuple[int, ...]) -> None:
    """The piece stands on the first free place that needs its material."""
    filled = builder.sections[action.section]
    place = 0
    while places[place] != action.material or filled >> place & 1:
        place += 1
    builder.sections[action.section] |= 1 << place


def finish_section(state: State, seat: int, section: int) -> None:
    """7.3  A whole building wins at once; the first to finish a section gets its bonus."""
    if state.story is not None:
        tell(state, Line("finishes", seat=seat, section=NUMERALS[section]), "7.3")
    if finished_sections(state.builders[seat]) == len(NUMERALS):
        state.seat = NOBODY
        state.agenda.clear()
        if state.story is not None:
            tell(state, Line("completes", seat=seat), "9.1")
    elif state.builders[1 - seat].sections[section] != WHOLE:
        interrupt(state)
        beside(state, None, BONUSES[section][seat])


def why_nothing_fits(state: State, seat: int) -> Line:
    """The section is finished, or a kept card must help, or no piece is there or fits."""
    section = state.site.section
    if section != NO_SECTION and state.builders[seat].sections[section] == WHOLE:
        return Line("ask-Build-finished", section=NUMERALS[section])
    if KEPT_CARDS[seat].legal(state):
        return Line("ask-Build-kept")
    if not any(state.builders[seat].finished):
        return Line("ask-Build-nothing")
    if section != NO_SECTION:
        return Line("ask-Build-section", section=NUMERALS[section])
    return Line("ask-Build-no-place")


def why_not_install(state: State, seat: int, action: Install) -> Line:
    builder = state.builders[seat]
    if state.site.section not in (NO_SECTION, action.section):
        return Line("illegal-one-section")
    mine = action is INSTALLS[seat][action.section][action.material]
    if not mine or not builder.finished[action.material]:
        return Line("illegal-no-such-piece")
    places = state.box.sections[seat][action.section]
    if not free_materials(builder.sections[action.section], places) >> action.material & 1:
        return Line("illegal-no-free-place")
    return Line("illegal-no-gold")
