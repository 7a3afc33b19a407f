"""How a game ended: who won, who gave up, and whose game a bot finished."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge.core.steps import NOBODY
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.shapes import Outcome, StandIn
from kingsbridge.table.state import TableState


def outcome(table: TableState, eyes: Eyes) -> Outcome:
    """Who won a game that is over, and whose game a bot finished."""
    return {
        "winners": winners(table, ranking(table)),
        "resigned": None if table.resigned == NOBODY else table.resigned,
        "stand_ins": stand_ins(table, eyes),
    }


def ranking(table: TableState) -> Sequence[int]:
    """The place of each seat, by the rules; or first whoever is left of two."""
    if table.resigned != NOBODY:
        return [2 if seat == table.resigned else 1 for seat in range(len(table.chairs))]
    return [] if table.match is None else table.game.ranking(table.match.state)


def winners(table: TableState, places: Sequence[int]) -> list[int]:
    """The best of those who played to the end."""
    to_the_end = [seat for seat, chair in enumerate(table.chairs) if not chair.why]
    best = min((places[seat] for seat in to_the_end), default=0)
    return [seat for seat in to_the_end if places[seat] == best]


def stand_ins(table: TableState, eyes: Eyes) -> list[StandIn]:
    """The seats at which a bot plays in a person's place."""
    return [
        {
            "seat": seat,
            "bot": chair.bot,
            "why": chair.why,
            "since": table.numbers.told(chair.since, eyes),
            "ply": chair.ply,
        }
        for seat, chair in enumerate(table.chairs)
        if chair.is_stood_in_for
    ]
