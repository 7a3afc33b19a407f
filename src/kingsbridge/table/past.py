"""What may be told of a table's past, once its events are gone through again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypedDict

from kingsbridge.core import record
from kingsbridge.core.changes import change
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.table.events import Event
from kingsbridge.table.numbers import Eyes, known, knows
from kingsbridge.table.outcome import stand_ins
from kingsbridge.table.shapes import Sight, StoryLine
from kingsbridge.table.sight import sight, sight_with, told_to, told_with
from kingsbridge.table.state import OVER, Heard, Impossible
from kingsbridge.table.table import Table, load


class Export(TypedDict):
    """A game as a seat may carry it away."""

    sight: Sight
    story: list[StoryLine]
    record: str


def history(lines: Sequence[Event], eyes: Eyes, since: int, until: int) -> dict[str, Any]:
    """What these eyes saw after so many events, and what changed with each up to another.

    Both are numbers as these eyes count.
    """
    numbers = known(lines, eyes)
    table = load(lines[: numbers[since - 1]])
    first = before = sight_with(table, eyes)
    steps = []
    for number in numbers[since:until]:
        heard = len(table.heard)
        for event in lines[table.number : number]:
            table.evolve(event)
        now = sight_with(table, eyes)
        steps.append(
            {
                "number": now["number"],
                "change": change(before, now),
                "story": told_with(table, table.heard[heard:], eyes),
            }
        )
        before = now
    return {"sight": first, "steps": steps}


def fair_chance(table: Table) -> dict[str, Any]:
    """Once the game is over, all that is needed to work out every draw again."""
    match = table.match
    if match is None or table.phase != OVER:
        raise Impossible("refused-not-over")
    return {
        "commitment": match.commitment,
        "seed": match.seed,
        "draws": [draw._asdict() for draw in match.draws()],
    }


def course(lines: Sequence[Event], eyes: Eyes) -> list[dict[str, Any]]:
    """Once the game is over, how it went: scores and account after each change these eyes saw."""
    table = load(lines[:1])
    told = []
    for event in lines[1:]:
        table.evolve(event)
        changed = table.changed == table.number and knows(eyes, event)
        if table.match is not None and changed:
            told.append(
                {
                    "number": table.numbers.told(table.number, eyes),
                    "scores": table.game.scores(table.match.state),
                    "account": table.game.account(table.match.state),
                }
            )
    if table.phase != OVER:
        raise Impossible("refused-not-over")
    return told


def record_of(table: Table) -> str:
    """The record of a game whose moves are all at hand, with whose game a bot finished."""
    if table.match is None or table.match.first:
        return ""
    written = table.match.record
    if table.phase == OVER:
        written.seed = table.match.seed
    if table.resigned != NOBODY:
        written.resigned = table.resigned
    written.stand_ins = [
        record.StandInLine(one["seat"], one["ply"], one["bot"], one["why"])
        for one in stand_ins(table, Eyes(OPEN, SPECTATOR))
    ]
    return record.write(written)


def export(table: Table, heard: Iterable[Heard], seat: int) -> Export:
    """A game as a seat may carry it away: what it sees and was told; the record at the end."""
    return {
        "sight": sight(table, seat),
        "story": told_to(table, heard, seat),
        "record": record_of(table) if table.phase == OVER else "",
    }
