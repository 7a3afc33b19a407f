"""12 Projects: cubes, completion, donors, the tower's metal; 8.4 the card for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import (
    NOBODY,
    SeatStep,
    Step,
    around,
    each,
    grid,
    reveal,
    row,
    schedule,
    tell,
)
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import (
    BUILDS,
    ENOUGH,
    Build,
)
from kingsbridge.games.world_without_end.components.effects import CUBE_POINTS, NO_BUILDING
from kingsbridge.games.world_without_end.components.names import (
    GAIN_LINES,
    HOSPITAL,
    LOYALTY,
    MATERIALS,
    MOST_CUBES,
    MOST_SEATS,
    NO_PROJECT,
    POINTS,
    PROJECT_LINES,
    PROJECTS,
    STONE,
    TOWER,
    WOOD,
)
from kingsbridge.games.world_without_end.state import (
    CUBES,
    DONATIONS,
    State,
    in_force,
    spaces_left,
)
from kingsbridge.games.world_without_end.steps.goods import gain, receive
from kingsbridge.games.world_without_end.steps.medicine import TREAT_ONE

ANY_PROJECT: Final = len(PROJECTS)


class LayCubes(SeatStep[State]):
    """8.4  Building project: up to two cubes on one open project, 3 points for each.

    It knows which project it is, once the first cube lies there, and how many cubes may follow.
    """

    rule: ClassVar[str] = "8.4"

    def __init__(self, seat: int, project: int, laid: int) -> None:
        super().__init__(seat, (project, laid))
        self.project = project
        self.laid = laid

    def start(self, state: State) -> None:
        if self.laid < state.box.cubes and self.possible(state):
            state.seat = self.seat

    def possible(self, state: State) -> list[Action]:
        projects = range(len(PROJECTS)) if self.project == ANY_PROJECT else (self.project,)
        return [
            BUILDS[project][material]
            for project in projects
            for material in range(len(MATERIALS))
            if can_build(state, self.seat, project, material)
        ]

    def legal(self, state: State) -> Sequence[Action]:
        found = self.possible(state)
        found.append(ENOUGH)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Build):
            self.build(state, action.project, action.material)

    def build(self, state: State, project: int, material: int) -> None:
        scored = cube_points(state, project, material)
        state.players[self.seat].goods[material] -= 1
        fill(state, project, material)
        gain(state, self.seat, ((POINTS, scored),), CUBES)
        if state.story is not None:
            line = Line(
                "builds",
                seat=self.seat,
                good=GAIN_LINES[material],
                project=PROJECT_LINES[project],
                number=scored,
            )
            tell(state, line, "12.2")
        schedule(state, FINISH_IF_FULL[project], LAY_CUBES[self.seat][project][self.laid + 1])

    def prompt(self, state: State) -> Line:
        if self.project == ANY_PROJECT:
            return Line("ask-LayCubes", number=state.box.cubes)
        return Line("ask-LayCubes-more", project=PROJECT_LINES[self.project])

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, Build):
            return Line("illegal-build-first")
        if self.project not in (ANY_PROJECT, action.project):
            return Line("illegal-one-project")
        return why_not_build(state, action)


class FinishIfFull(Step[State]):
    """12.4  A project whose spaces are all filled is finished: metal, donors, seals back."""

    rule: ClassVar[str] = "12.4"

    def __init__(self, project: int) -> None:
        super().__init__(project)
        self.project = project

    def start(self, state: State) -> None:
        project = self.project
        is_full = not spaces_left(state, project, STONE) + spaces_left(state, project, WOOD)
        if is_full:
            state.finished |= 1 << project
            if state.story is not None:
                tell(state, Line("finishes", project=PROJECT_LINES[project]))
            if project == TOWER:
                award_metal(state)
            donors = [seat for seat in from_crest(state) if state.donors[project] >> seat & 1]
            state.donors[project] = 0
            each(state, donors, PAY_DONOR[project])


class PayDonor(Step[State]):
    """12.3  Each donor gets what the project promises, clockwise from the crest (ruling 31)."""

    rule: ClassVar[str] = "12.3"

    def __init__(self, project: int, seat: int) -> None:
        super().__init__(project, seat)
        self.project = project
        self.seat = seat

    def start(self, state: State) -> None:
        receive(state, self.seat, state.box.projects[self.project].donor, DONATIONS)
        if self.project == HOSPITAL:
            schedule(state, TREAT_ONE[self.seat])


class FreeCube(Step[State]):
    """10.1  At a period's end an open project gets a cube, stone first (rulings 22, 48)."""

    rule: ClassVar[str] = "10.1"

    def __init__(self, project: int) -> None:
        super().__init__(project)
        self.project = project

    def start(self, state: State) -> None:
        if not is_open(state, self.project):
            return
        for material in (STONE, WOOD):
            if spaces_left(state, self.project, material) and state.supply[material]:
                state.supply[material] -= 1
                fill(state, self.project, material)
                if state.story is not None:
                    good, project = GAIN_LINES[material], PROJECT_LINES[self.project]
                    tell(state, Line("free-cube", good=good, project=project))
                schedule(state, FINISH_IF_FULL[self.project])
                return


LAY_CUBES: Final = tuple(
    tuple(
        tuple(LayCubes(seat, project, laid) for laid in range(MOST_CUBES + 1))
        for project in range(len(PROJECTS) + 1)
    )
    for seat in range(MOST_SEATS)
)
LAY_FIRST_CUBE: Final = tuple(steps[ANY_PROJECT][0] for steps in LAY_CUBES)
FINISH_IF_FULL: Final = row(FinishIfFull, len(PROJECTS))
PAY_DONOR: Final = grid(PayDonor, len(PROJECTS), MOST_SEATS)
FREE_CUBES: Final = row(FreeCube, len(PROJECTS))


def from_crest(state: State) -> list[int]:
    """All players clockwise, the holder of the crest first."""
    return around(state.crest, len(state.players))


def is_open(state: State, project: int) -> bool:
    """12.1  In play, not finished, not covered."""
    bit = 1 << project
    if not state.in_play & bit or (state.finished | state.covered_projects) & bit:
        return False
    return state.only_project in (NO_PROJECT, project)


def fill(state: State, project: int, material: int) -> None:
    state.empty[len(MATERIALS) * project + material] -= 1


def can_build(state: State, seat: int, project: int, material: int) -> bool:
    return (
        state.players[seat].goods[material] > 0
        and spaces_left(state, project, material) > 0
        and is_open(state, project)
        and in_force(state, NO_BUILDING) is None
    )


def cube_points(state: State, project: int, material: int) -> int:
    """12.2  What a cube scores."""
    raised = in_force(state, CUBE_POINTS, material)
    if raised is not None and raised.project == project:
        return raised.number
    return state.box.cube_points


def award_metal(state: State) -> None:
    """12.6  The most loyal player sets the metal on the spire; of several each gets 1 point."""
    most = max([player.goods[LOYALTY] for player in state.players])
    loyal = [seat for seat in from_crest(state) if state.players[seat].goods[LOYALTY] == most]
    scored = state.box.metal_single if len(loyal) == 1 else state.box.metal_tied
    reveal(state)  # how loyal everybody is (ruling 65)
    for seat in loyal:
        gain(state, seat, ((POINTS, scored),), CUBES)
        if state.story is not None:
            key = "sets-metal" if len(loyal) == 1 else "shares-metal"
            tell(state, Line(key, seat=seat, number=scored, loyalty=most), "12.6")


# --- Why not ---


def why_not_build(state: State, action: Build) -> Line:
    """Nobody is asked while building is forbidden."""
    if not is_open(state, action.project):
        return why_not_open(state, action.project)
    good = GAIN_LINES[action.material]
    if not spaces_left(state, action.project, action.material):
        return Line("illegal-no-space", good=good)
    return Line("illegal-no-good", good=good)


def why_not_open(state: State, project: int) -> Line:
    if state.finished >> project & 1:
        return Line("illegal-finished")
    in_play = state.in_play >> project & 1
    return Line("illegal-project-covered" if in_play else "illegal-project-not-there")
