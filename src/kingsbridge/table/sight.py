"""The one door: everything a seat, or a spectator, may know of a table goes through here.

It is built up from what is open to that seat, never stripped down from the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kingsbridge.core import record
from kingsbridge.core.story import may_know, plain
from kingsbridge.table.events import Event
from kingsbridge.table.table import NOTED, OVER, PLAYING, Chair, Heard, Refused, Table, Wish, load


class Eyes(NamedTuple):
    """Whose eyes one looks with, and who looks: notes are read by their own seat alone."""

    seat: int
    reader: int


def sight(table: Table, seat: int) -> dict[str, Any]:
    """The table as a seat sees it now, ready for JSON."""
    return {
        "game": table.opened.game,
        "title": table.opened.title,
        "options": table.opened.options,
        "phase": table.phase,
        "number": table.number,
        "changed": table.changed,
        "seat": seat,
        "seats": [chair_sight(chair) for chair in table.chairs],
        "asked": table.asked,
        "wish": wish_sight(table.wish),
        "commitment": "" if table.match is None else table.match.commitment,
        "view": None if table.match is None else table.game.view(table.match.state, seat),
        "question": question(table, seat),
        "result": result(table),
        "again": table.again,
    }


def chair_sight(chair: Chair) -> dict[str, Any]:
    """Who is on a seat; whose device it is stays here."""
    return {
        "name": chair.name,
        "bot": chair.bot,
        "person": bool(chair.device),
        "resigned": chair.resigned,
    }


def wish_sight(wish: Wish | None) -> dict[str, Any] | None:
    if wish is None:
        return None
    return {
        "seat": wish.seat,
        "wish": wish.wish,
        "ply": wish.ply,
        "waiting_for": list(wish.waiting_for),
    }


def question(table: Table, seat: int) -> dict[str, Any] | None:
    """What this seat is asked, and all it may answer; the others learn what it thinks about."""
    match = table.match
    if match is None or table.phase != PLAYING:
        return None
    step = match.state.step
    told: dict[str, Any] = {"step": type(step).__name__, "rule": step.rule}
    if seat == table.asked:
        told["prompt"] = plain(step.prompt(match.state))
        told["can_undo"] = match.can_undo(seat)
        told["offered"] = [
            {"words": action.words, "label": plain(action.label)}
            for action in table.game.legal(match.state)
        ]
    return told


def result(table: Table) -> dict[str, Any] | None:
    """Who won and why, and the seed, once the game is over."""
    match = table.match
    if match is None or table.phase != OVER:
        return None
    return {
        "scores": table.game.scores(match.state),
        "ranking": table.game.ranking(match.state),
        "account": table.game.account(match.state),
        "seed": match.seed,
    }


def told_to(heard: Iterable[Heard], seat: int) -> list[dict[str, Any]]:
    """The lines a seat may read, each with the number of its event."""
    return told_with(heard, Eyes(seat, seat))


def told_with(heard: Iterable[Heard], eyes: Eyes) -> list[dict[str, Any]]:
    """The lines that these eyes may read, and whoever looks through them."""
    return [
        {"event": one.number, **plain(one.line)}
        for one in heard
        if may_know(one.line, eyes.reader if one.line.key == NOTED else eyes.seat)
    ]


def history(lines: Sequence[Event], eyes: Eyes, since: int, until: int) -> dict[str, Any]:
    """What these eyes saw after so many events, and what changed with each up to another."""
    table = load(lines[:since])
    first = before = sight(table, eyes.seat)
    steps = []
    for event in lines[since:until]:
        heard = len(table.heard)
        table.evolve(event)
        now = sight(table, eyes.seat)
        steps.append(
            {
                "number": table.number,
                "change": change(before, now),
                "story": told_with(table.heard[heard:], eyes),
            }
        )
        before = now
    return {"sight": first, "steps": steps}


def fair_chance(table: Table) -> dict[str, Any]:
    """Once the game is over, all that is needed to work out every draw again."""
    match = table.match
    if match is None or table.phase != OVER:
        raise Refused("refused-not-over")
    return {
        "commitment": match.commitment,
        "seed": match.seed,
        "draws": [draw._asdict() for draw in match.draws()],
    }


def export(table: Table, heard: Iterable[Heard], seat: int) -> dict[str, Any]:
    """A game as a seat may carry it away: what it sees and was told; the record at the end."""
    whole = table.match is not None and table.phase == OVER and table.match.first == 0
    return {
        "sight": sight(table, seat),
        "story": told_to(heard, seat),
        "record": record.write(table.match.record) if whole and table.match else "",
    }


def change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What makes ``before`` into ``after``: dicts key by key, everything else whole.

    The keys that are gone stand in a list under the empty key.
    """
    changed: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            changed[key] = value
        elif before[key] != value:
            both = isinstance(before[key], dict) and isinstance(value, dict)
            changed[key] = change(before[key], value) if both else value
    gone = [key for key in before if key not in after]
    if gone:
        changed[""] = gone
    return changed
