"""The one door: everything a seat, or a spectator, may know of a table goes through here.

It is built up from what is open to that seat, never stripped down from the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict

from msgspec import Meta

from kingsbridge.core import record
from kingsbridge.core.actions import Action
from kingsbridge.core.changes import change
from kingsbridge.core.story import SPECTATOR, may_know, plain
from kingsbridge.table.events import Event
from kingsbridge.table.table import (
    NOTED,
    OVER,
    PLAYING,
    Chair,
    Heard,
    OpenView,
    Refused,
    Table,
    Wish,
    load,
)


class Eyes(NamedTuple):
    """Whose eyes one looks with, and who looks: notes are read by their own seat alone."""

    seat: int
    reader: int


TextLine = Annotated[dict[str, Any], Meta(title="TextLine")]
"""A text key under ``key``, and its blanks: numbers, words and other lines."""

StoryLine = Annotated[dict[str, Any], Meta(title="StoryLine")]
"""A text line with the number of its ``event``."""


class SeatSight(TypedDict):
    """Who is on a seat; ``bot`` names the bot that plays now, if one does."""

    name: str
    bot: str
    person: bool
    resigned: bool


class WishSight(TypedDict):
    """What somebody asks of the others, and who has not answered yet."""

    seat: int
    wish: str
    ply: int
    waiting_for: list[int]


class Offer(TypedDict):
    """Something the asked seat may do."""

    words: str
    label: TextLine


class Question(TypedDict):
    """What is being decided; only the asked seat is told the rest of it."""

    step: str
    rule: str
    prompt: NotRequired[TextLine]
    can_undo: NotRequired[bool]
    offered: NotRequired[list[Offer]]


class Result(TypedDict):
    """Who won and why, by seat; the seed of chance."""

    scores: list[int]
    ranking: list[int]
    account: list[dict[str, int]]
    seed: str


class Sight(TypedDict):
    """The whole table as one seat sees it; the shape of ``view`` is the game's."""

    game: str
    title: str
    options: dict[str, str]
    phase: str
    number: int
    changed: int
    seat: int
    seats: list[SeatSight]
    asked: int
    wish: WishSight | None
    commitment: str
    view: Mapping[str, Any] | None
    question: Question | None
    result: Result | None
    again: str  # the table at which the same people play on, if they do


class Export(TypedDict):
    """A game as a seat may carry it away."""

    sight: Sight
    story: list[StoryLine]
    record: str


def sight(table: Table, seat: int) -> Sight:
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
        "view": view_of(table, seat),
        "question": question(table, seat),
        "result": result(table),
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
        "ply": wish.ply,
        "waiting_for": list(wish.waiting_for),
    }


def question(table: Table, seat: int) -> Question | None:
    """What this seat is asked, and all it may answer; the others learn what it thinks about."""
    match = table.match
    if match is None or table.phase != PLAYING:
        return None
    step = match.state.step
    told: Question = {"step": type(step).__name__, "rule": step.rule}
    if seat == table.asked:
        told["prompt"] = plain(step.prompt(match.state))
        told["can_undo"] = match.can_undo(seat)
        told["offered"] = [offer(action) for action in table.game.legal(match.state)]
    return told


@cache
def offer(action: Action) -> Offer:
    """An action as it is offered; every action is made once, and so is this."""
    return {"words": action.words, "label": plain(action.label)}


def result(table: Table) -> Result | None:
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


def told_to(heard: Iterable[Heard], seat: int) -> list[StoryLine]:
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


def course(lines: Sequence[Event]) -> list[dict[str, Any]]:
    """Once the game is over, how it went: scores and account after each change of the position."""
    table = load(lines[:1])
    told = []
    for event in lines[1:]:
        table.evolve(event)
        if table.match is not None and table.changed == table.number:
            told.append(
                {
                    "number": table.number,
                    "scores": table.game.scores(table.match.state),
                    "account": table.game.account(table.match.state),
                }
            )
    if table.phase != OVER:
        raise Refused("refused-not-over")
    return told


def export(table: Table, heard: Iterable[Heard], seat: int) -> Export:
    """A game as a seat may carry it away: what it sees and was told; the record at the end."""
    whole = table.match is not None and table.phase == OVER and table.match.first == 0
    return {
        "sight": sight(table, seat),
        "story": told_to(heard, seat),
        "record": record.write(table.match.record) if whole and table.match else "",
    }
