"""The parts of a turn, and in which of them the game is."""

from __future__ import annotations

from typing import Any, Final

from kingsbridge.core.game import Part, Trail
from kingsbridge.core.steps import NOBODY, Step, TurnEnds, name
from kingsbridge.games.column_of_fire.state import State
from kingsbridge.games.column_of_fire.steps.tiles import (
    AFTER_CHARACTER,
    AFTER_NEW_CHARACTER,
    AFTER_RELIGION,
    AT_TURN_END,
    AT_TURN_START,
    Moment,
)

FIRST_HALF: Final = ("trail-religion", "trail-characters", "trail-conflicts")
SECOND_HALF: Final = (
    "trail-roll",
    "trail-character",
    "trail-reveal",
    "trail-track",
    "trail-conflicts",
)
FIRST_PARTS: Final = {
    "LowerReligion": 0,
    "GoThroughSet": 1,
    "LowerCharacter": 1,
    "UseCharacter": 1,
    "ChooseConflict": 2,
}
SECOND_PARTS: Final = {
    "RollDice": 0,
    "ChooseDie": 0,
    "LayStone": 1,
    "SetUpHouse": 1,
    "TakeCard": 1,
    "UseCharacter": 1,
    "TurnUpNext": 2,
    "FaceEvent": 2,
    "MoveDisk": 3,
    "UseSpace": 3,
    "UseShip": 3,
    "SellMore": 3,
    "ChooseConflict": 4,
}
MOMENT_PARTS: Final = {
    AT_TURN_START: 0,
    AFTER_RELIGION: 0,
    AFTER_CHARACTER: 1,
    AFTER_NEW_CHARACTER: 1,
    AT_TURN_END: 3,
}
"""The part of a turn that a step belongs to, by its name, or by the moment it is."""


def trail(state: State, turn: int) -> Trail:
    """The parts of the present half-year's turn; the present one has the first step not done."""
    keys = SECOND_HALF if state.half == 2 else FIRST_HALF
    parts: list[Part] = [
        {"key": key, "seat": turn} if turn != NOBODY else {"key": key} for key in keys
    ]
    by_name = SECOND_PARTS if state.half == 2 else FIRST_PARTS
    found = [part_of(step, by_name, len(keys) - 1) for step in steps_to_come(state)]
    return {"parts": parts, "now": min(found) if state.year else 0}


def steps_to_come(state: State) -> list[Step[Any]]:
    """The step under way and what follows it in this turn, interrupted steps among them."""
    found = [state.step]
    for step in state.agenda[::-1]:
        if isinstance(step, TurnEnds):
            break
        found.append(step)
    return found


def part_of(step: Step[Any], by_name: dict[str, int], last: int) -> int:
    """The part that a step belongs to; what is of any part says nothing, as the last one."""
    if isinstance(step, Moment):
        return MOMENT_PARTS[step.moment]
    return by_name.get(name(step), last)
