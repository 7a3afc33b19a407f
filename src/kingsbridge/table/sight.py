"""The one door: everything a seat, or a spectator, may know of a table goes through here.

It is built up from what is open to that seat, never stripped down from the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.game import Game, P
from kingsbridge.core.steps import PairStep, aside_of
from kingsbridge.core.story import SPECTATOR, Line, may_know, plain
from kingsbridge.table.chairs import Chair
from kingsbridge.table.log import NOTED
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.outcome import outcome, ranking
from kingsbridge.table.shapes import (
    Offer,
    Question,
    Result,
    SeatSight,
    Sight,
    StoryLine,
    WishSight,
)
from kingsbridge.table.state import OVER, PLAYING, Heard, OpenView, Wish
from kingsbridge.table.table import Table


def sight(table: Table, seat: int) -> Sight:
    """The table as a seat sees it now, ready for JSON."""
    return sight_with(table, Eyes(seat, seat))


def sight_with(table: Table, eyes: Eyes) -> Sight:
    """The table as these eyes see it now."""
    seat = eyes.seat
    return {
        "game": table.opened.game,
        "title": table.opened.title,
        "listed": table.opened.listed,
        "hints": table.opened.hints,
        "practice": table.opened.from_move or len(table.opened.beginning),
        "options": table.opened.options,
        "phase": table.phase,
        "number": table.numbers.told(table.number, eyes),
        "changed": table.changed_for(eyes),
        "seat": seat,
        "seats": [chair_sight(chair) for chair in table.chairs],
        "asked": table.asked,
        "wish": wish_sight(table.wish),
        "commitment": "" if table.match is None else table.match.commitment,
        "view": view_of(table, seat),
        "question": question(table, seat),
        "result": result(table, eyes),
        "again": table.again,
    }


def view_of(table: Table, seat: int) -> Mapping[str, Any] | None:
    """The game as a seat sees it; where nothing is hidden, made once for all seats."""
    match = table.match
    if match is None:
        return None
    if table.game.HIDDEN:
        return table.game.view(match.state, seat)
    if table.open_view is None or table.open_view.changed != table.changed:
        table.open_view = OpenView(table.changed, table.game.view(match.state, SPECTATOR))
    return table.open_view.view


def chair_sight(chair: Chair) -> SeatSight:
    """Who is on a seat; whose device it is stays here."""
    return {
        "name": chair.name,
        "bot": chair.bot,
        "person": bool(chair.device),
        "resigned": chair.resigned,
    }


def wish_sight(wish: Wish | None) -> WishSight | None:
    if wish is None:
        return None
    return {
        "seat": wish.seat,
        "wish": wish.wish,
        "waiting_for": list(wish.waiting_for),
        "taught": wish.taught,
    }


def question(table: Table, seat: int) -> Question | None:
    """What this seat is asked, and all it may answer; the others learn what it thinks about."""
    match = table.match
    if match is None or table.phase != PLAYING:
        return None
    step = match.state.step
    told: Question = {"step": type(step).__name__, "rule": step.rule}
    if isinstance(step, PairStep):
        told["other"] = step.seat if step.other == table.asked else step.other
    if seat == table.asked:
        told["prompt"] = plain(step.prompt(match.state))
        told["can_undo"] = match.can_undo(seat)
        told["offered"] = offers(table.game, match.state)
    return told


def offers(game: Game[P], state: P) -> list[Offer]:
    """All that the asked seat may do, as it is offered."""
    found = []
    for action in game.legal(state):
        aside = aside_of(state, action)
        step = state.step if aside is None else aside
        found.append(
            offer(action, "" if aside is None else aside.rule, step.is_grave(state, action))
        )
    return found


@cache
def offer(action: Action, aside: str, grave: bool) -> Offer:  # noqa: FBT001 -- told as it is
    """An action as it is offered, beside the question by a paragraph; made once for each way."""
    told: Offer = {"words": action.words, "label": plain(action.label)}
    if aside:
        told["aside"] = aside
    if grave:
        told["grave"] = True
    if action.declines:
        told["declines"] = True
    return told


def result(table: Table, eyes: Eyes) -> Result | None:
    """Who won and why, and the seed, once the game is over."""
    match = table.match
    if match is None or table.phase != OVER:
        return None
    return {
        **outcome(table, eyes),
        "scores": table.game.scores(match.state),
        "ranking": ranking(table),
        "account": table.game.account(match.state),
        "hints": [chair.hinted for chair in table.chairs],
        "seed": match.seed,
    }


def told_to(table: Table, heard: Iterable[Heard], seat: int) -> list[StoryLine]:
    """The lines a seat may read, each with the number that its event has for it."""
    return told_with(table, heard, Eyes(seat, seat))


def told_with(table: Table, heard: Iterable[Heard], eyes: Eyes) -> list[StoryLine]:
    """The lines that these eyes may read, and whoever looks through them."""
    return [
        story_line(table.numbers.told(one.number, eyes), one.line)
        for one in heard
        if may_know(one.line, eyes.reader if one.line.key == NOTED else eyes.seat)
    ]


def story_line(event: int, line: Line) -> StoryLine:
    told = {"event": event, **plain(line)}
    if line.rule:
        told["rule"] = line.rule
    return cast("StoryLine", told)
