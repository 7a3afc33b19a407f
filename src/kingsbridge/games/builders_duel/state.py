"""Where everything is.  No rules live here."""

from __future__ import annotations

from typing import Any, Final

from kingsbridge.core.steps import NOBODY, Aside, Position, Step
from kingsbridge.games.builders_duel.components import LINE_BITS, MATERIALS, WHOLE, DuelBox

NO_CARD: Final = -1
NO_LINE: Final = -1
NO_SECTION: Final = -1


class Builder:
    """What one player has."""

    def __init__(
        self,
        gold: int,
        raw: list[int],
        finished: list[int],
        reserve: list[int],
        seals: list[int],
        kept: list[int],
        sections: list[int],
    ) -> None:
        self.gold = gold
        self.raw = raw  # in the camp, by material
        self.finished = finished  # in the camp, by material
        self.reserve = reserve  # by material
        self.seals = seals  # neutral ones, by kind; the personal seal always comes back
        self.kept = kept  # 1x cards
        self.sections = sections  # for each section the bit set of its places that are filled

    def copy(self) -> Builder:
        return Builder(
            self.gold,
            self.raw[:],
            self.finished[:],
            self.reserve[:],
            self.seals[:],
            self.kept[:],
            self.sections[:],
        )


class Conflict:
    """The fight for the contested card."""

    def __init__(
        self,
        sums: list[int],
        thrown: list[list[int]],
        personal: int,
        winner: int,
    ) -> None:
        self.sums = sums
        self.thrown = thrown  # neutral seals by seat, in the order thrown
        self.personal = personal  # bit set of the seats that threw their personal seal
        self.winner = winner  # NOBODY until it is settled

    def copy(self) -> Conflict:
        thrown = [self.thrown[0][:], self.thrown[1][:]]
        return Conflict(self.sums[:], thrown, self.personal, self.winner)


def no_conflict() -> Conflict:
    """Nobody has thrown anything."""
    return Conflict([0, 0], [[], []], 0, NOBODY)


class Site:
    """What a player builds in his part of the turn.  Replaced, never changed."""

    def __init__(self, section: int, pieces: int, free: int, labourers: bool) -> None:  # noqa: FBT001 -- a field
        self.section = section
        self.pieces = pieces
        self.free = free  # how many pieces are not counted for the cost
        self.labourers = labourers


def no_site() -> Site:
    """Nothing is built yet."""
    return Site(NO_SECTION, 0, 0, labourers=False)


class State(Position):
    """One position of the game."""

    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        aside: Aside[Any] | None,
        box: DuelBox,
        builders: list[Builder],
        power: int,
        round: int,  # noqa: A002 -- a field
        turn: int,
        decks: list[list[int]],
        discards: list[list[int]],
        unseen: list[int],
        stack: list[int],
        table: list[int],
        lines: list[int],
        claims: list[int],
        leader: int,
        conflict: Conflict,
        site: Site,
    ) -> None:
        super().__init__(step, agenda, seat, aside)
        self.box = box
        self.builders = builders
        self.power = power  # who holds the token
        self.round = round
        self.turn = turn
        self.decks = decks  # not yet laid out, in no order but that of the catalogue
        self.discards = discards
        self.unseen = unseen  # seals of the stack that nobody saw, by kind: the upper part
        self.stack = stack  # seals put under the stack, the next one first
        self.table = table  # nine cards from the upper left; NO_CARD where one was kept
        self.lines = lines  # by seat, NO_LINE before it is claimed
        self.claims = claims  # by seat, bit set of the places whose cards are still to be used
        self.leader = leader  # who held the power when the turn began
        self.conflict = conflict
        self.site = site

    def copy(self) -> State:
        return State(
            self.step,
            self.agenda[:],
            self.seat,
            self.aside,
            self.box,
            [self.builders[0].copy(), self.builders[1].copy()],
            self.power,
            self.round,
            self.turn,
            [self.decks[0][:], self.decks[1][:]],
            [self.discards[0][:], self.discards[1][:]],
            self.unseen[:],
            self.stack[:],
            self.table[:],
            self.lines[:],
            self.claims[:],
            self.leader,
            self.conflict.copy(),
            self.site,
        )


KINDS: Final = {
    "builders": Builder,
    "conflict": Conflict,
    "site": Site,
}
"""The classes of the fields that hold things of their own."""


def bank(state: State) -> int:
    """The gold that nobody has."""
    return state.box.gold - state.builders[0].gold - state.builders[1].gold


def contested(state: State) -> int:
    """The place on the table where the two lines cross; asked only once both are claimed."""
    return (LINE_BITS[state.lines[0]] & LINE_BITS[state.lines[1]]).bit_length() - 1


def installed(builder: Builder) -> int:
    """How many pieces stand in a building, finished sections included."""
    return sum(section.bit_count() for section in builder.sections)


def finished_sections(builder: Builder) -> int:
    return builder.sections.count(WHOLE)


def pieces(state: State) -> dict[str, int]:
    """How many there are of everything that must never be lost or made."""
    first, second = state.builders
    debts = min(0, first.gold) + min(0, second.gold) + min(0, bank(state))
    count = {"debts": debts, "cards": _cards(state), "seals": _seals(state)}
    for seat, builder in enumerate(state.builders):
        for material, name in enumerate(MATERIALS):
            count[f"{name} {seat}"] = _markers(state, seat, builder, material)
    return count


def _cards(state: State) -> int:
    lying = sum(card != NO_CARD for card in state.table)
    decks = sum(len(deck) for deck in [*state.decks, *state.discards])
    return lying + decks + sum(len(builder.kept) for builder in state.builders)


def _seals(state: State) -> int:
    held = sum(sum(builder.seals) for builder in state.builders)
    thrown = sum(len(seals) for seals in state.conflict.thrown)
    return held + thrown + sum(state.unseen) + len(state.stack)


def _markers(state: State, seat: int, builder: Builder, material: int) -> int:
    standing = sum(
        needed == material and builder.sections[section] >> place & 1
        for section, places in enumerate(state.box.sections[seat])
        for place, needed in enumerate(places)
    )
    return builder.raw[material] + builder.finished[material] + builder.reserve[material] + standing
