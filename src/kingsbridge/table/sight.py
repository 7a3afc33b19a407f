"""The one door: everything a seat, or a spectator, may know of a table goes through here.

It is built up from what is open to that seat, never stripped down from the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from kingsbridge.core import record
from kingsbridge.core.actions import Action
from kingsbridge.core.story import may_know, plain
from kingsbridge.table.table import OVER, PLAYING, Chair, Heard, Table, Wish


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
        told["offered"] = [offer(action) for action in table.game.legal(match.state)]
    return told


@cache
def offer(action: Action) -> dict[str, Any]:
    """An action as it is offered; every action is made once, and so is this."""
    return {"words": action.words, "label": plain(action.label)}


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
    return [{"event": one.number, **plain(one.line)} for one in heard if may_know(one.line, seat)]


def export(table: Table, heard: Iterable[Heard], seat: int) -> dict[str, Any]:
    """A game as a seat may carry it away: what it sees and was told; the record at the end."""
    whole = table.match is not None and table.phase == OVER and table.match.first == 0
    return {
        "sight": sight(table, seat),
        "story": told_to(heard, seat),
        "record": record.write(table.match.record) if whole and table.match else "",
    }
