"""6 The action track: a free die moves the disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import GO_ON, MOVES, Move
from kingsbridge.games.column_of_fire.components.names import COLOURED, DIE_LINES, MOST_SEATS
from kingsbridge.games.column_of_fire.state import FREE, State, disk_on, points
from kingsbridge.games.column_of_fire.steps.points import pay
from kingsbridge.games.column_of_fire.steps.spaces import reach
from kingsbridge.games.column_of_fire.steps.symbols import USE_SPACE, move_disk
from kingsbridge.games.column_of_fire.steps.tiles import may_use_something, moment_line


class MoveDisk(SeatStep[State]):
    """6.1  Whoever has a free die must move to a free space of its colour; 6.2 skipping costs."""

    rule: ClassVar[str] = "6.1"

    def start(self, state: State) -> None:
        self.resume(state, self.seat)

    def resume(self, state: State, seat: int) -> None:
        if self.possible(state) or may_use_something(state, seat):
            state.seat = seat
        else:
            self.stay(state)

    def stay(self, state: State) -> None:
        if state.story is not None:
            tell(state, Line("stays-on-track", seat=self.seat), "6.3")

    def possible(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        held = points(player)
        found: list[Action] = []
        for die in range(COLOURED):
            if player.places[die] != FREE:
                continue
            cost = 0
            for space in reach(state, self.seat, die):
                if cost <= held:
                    found.append(MOVES[space])
                cost += state.box.skip_cost
        return found

    def legal(self, state: State) -> Sequence[Action]:
        return self.possible(state) or (GO_ON,)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if not isinstance(action, Move):
            self.stay(state)
            return
        space = action.space
        skips = reach(state, self.seat, state.box.spaces[space].die).index(space)
        if skips:
            cost = skips * state.box.skip_cost
            pay(state, self.seat, cost)
            if state.story is not None:
                tell(state, Line("skips", seat=self.seat, number=cost), "6.2")
        move_disk(state, self.seat, space)
        schedule(state, USE_SPACE[self.seat])

    def prompt(self, state: State) -> Line:
        if self.possible(state):
            return Line("ask-MoveDisk", number=state.box.skip_cost)
        return moment_line(state, self.seat, "ask-MoveDisk-stay")

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, Move):
            return Line("illegal-move-first")
        if disk_on(state, action.space) >= 0:
            return Line("illegal-space-taken")
        die = state.box.spaces[action.space].die
        if state.players[self.seat].places[die] != FREE:
            return Line("illegal-die-on-card", die=DIE_LINES[die])
        if action.space in reach(state, self.seat, die):
            return Line("illegal-skip-points")
        return Line("illegal-too-far", number=state.box.most_skips)


MOVE_DISK: Final = row(MoveDisk, MOST_SEATS)
