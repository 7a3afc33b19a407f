"""8.9 Donations: seals on projects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import DONATES, NOTHING, Donate
from kingsbridge.games.world_without_end.components.effects import NO_BUILDING
from kingsbridge.games.world_without_end.components.names import (
    GOLD,
    MOST_SEATS,
    PROJECT_LINES,
    PROJECTS,
)
from kingsbridge.games.world_without_end.state import State, in_force, seals_left
from kingsbridge.games.world_without_end.steps.building import is_open, why_not_open
from kingsbridge.games.world_without_end.steps.goods import give_back


class AskDonation(SeatStep[State]):
    """8.9  Donation: 1 gold, and a seal on an open project."""

    rule: ClassVar[str] = "8.9"

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat

    def possible(self, state: State) -> list[Action]:
        return [
            DONATES[project]
            for project in range(len(PROJECTS))
            if can_donate(state, self.seat, project)
        ]

    def legal(self, state: State) -> Sequence[Action]:
        return [*self.possible(state), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Donate):
            give_back(state, self.seat, GOLD, state.box.donation_gold)
            state.donors[action.project] |= 1 << self.seat
            if state.story is not None:
                tell(state, Line("donates", seat=self.seat, project=PROJECT_LINES[action.project]))

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, Donate):
            return Line("illegal-donate-first")
        return why_not_donate(state, action.project)


ASK_DONATION: Final = row(AskDonation, MOST_SEATS)


def can_donate(state: State, seat: int, project: int) -> bool:
    return (
        is_open(state, project)
        and not state.donors[project] >> seat & 1
        and seals_left(state, seat) > 0
        and state.players[seat].goods[GOLD] >= state.box.donation_gold
        and in_force(state, NO_BUILDING) is None
    )


def why_not_donate(state: State, project: int) -> Line:
    """Whoever is asked has gold and a seal."""
    return Line("illegal-donated") if is_open(state, project) else why_not_open(state, project)
