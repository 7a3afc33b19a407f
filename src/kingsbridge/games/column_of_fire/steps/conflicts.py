"""10 Religious conflicts at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, Step, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import RESOLVES, Resolve
from kingsbridge.games.column_of_fire.components.names import (
    CATHOLIC,
    COUNTRIES,
    COUNTRY_LINES,
    MOST_SEATS,
    NO_RELIGION,
    PROTESTANT,
    RELIGION_LINES,
    STONES,
)
from kingsbridge.games.column_of_fire.state import (
    CONFLICTS,
    NO_SITE,
    State,
    free_spaces,
    stones_in,
)
from kingsbridge.games.column_of_fire.steps.points import gain


class ChooseConflict(SeatStep[State]):
    """10.2  Of several conflicts the player in turn says which comes next."""

    rule: ClassVar[str] = "10.2"

    def start(self, state: State) -> None:
        waiting = burning(state)
        if len(waiting) > 1:
            state.seat = self.seat
        elif waiting:
            schedule(state, BREAK_OUT[waiting[0]])

    def legal(self, state: State) -> Sequence[Action]:
        return [RESOLVES[country] for country in burning(state)]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        schedule(state, BREAK_OUT[cast("Resolve", action).country], CHOOSE_CONFLICT[self.seat])

    def refusal(self, state: State, action: Action) -> Line:
        return Line(
            "illegal-no-conflict" if isinstance(action, Resolve) else "illegal-conflict-first"
        )


class BreakOut(Step[State]):
    """10.3  The religion with more stones wins: its members score their sites, others leave."""

    rule: ClassVar[str] = "10.3"

    def __init__(self, country: int) -> None:
        super().__init__(country)
        self.country = country

    def start(self, state: State) -> None:
        country = self.country
        religion = winner(state, country)
        if state.story is not None:
            tell(state, outcome_line(country, religion), "10.4" if religion == NO_RELIGION else "")
        for seat in range(len(state.players)):
            number, loses_house = share(state, seat, country, religion)
            if number:
                if state.story is not None:
                    tell(state, Line("conflict-gain", seat=seat, number=number))
                gain(state, seat, number, CONFLICTS)
            elif loses_house:
                state.players[seat].houses[country] = NO_SITE
                if state.story is not None:
                    line = Line("conflict-loss", seat=seat, country=COUNTRY_LINES[country])
                    tell(state, line)
        for stone in range(len(STONES)):
            state.stones[len(STONES) * country + stone] = 0


CHOOSE_CONFLICT: Final = row(ChooseConflict, MOST_SEATS)
BREAK_OUT: Final = row(BreakOut, len(COUNTRIES))


def burning(state: State) -> list[int]:
    """The countries whose religion spaces are all covered."""
    return [country for country in range(len(COUNTRIES)) if free_spaces(state, country) == 0]


def winner(state: State, country: int) -> int:
    """The religion with more stones in a country; neutral stones do not count."""
    return stronger(stones_in(state, country, CATHOLIC), stones_in(state, country, PROTESTANT))


def stronger(catholic: int, protestant: int) -> int:
    """The religion that has more stones, or none."""
    if catholic == protestant:
        return NO_RELIGION
    return CATHOLIC if catholic > protestant else PROTESTANT


def share(state: State, seat: int, country: int, religion: int) -> tuple[int, bool]:
    """What a conflict won by this religion means for a seat: points, or its house is lost."""
    player = state.players[seat]
    site = player.houses[country]
    if site == NO_SITE or religion == NO_RELIGION:
        return 0, False
    if player.religion == religion:
        return site, False
    return 0, True


def outcome_line(country: int, religion: int) -> Line:
    if religion == NO_RELIGION:
        return Line("conflict-avoided", country=COUNTRY_LINES[country])
    return Line("conflict-won", country=COUNTRY_LINES[country], religion=RELIGION_LINES[religion])
