"""The decisions of a finished game, to be looked at again, and how that is stored and told.

A review is worked out decision by decision.  What is stored of each is a ``Reviewed``; the number
of its event is the journal's, and is told as the eyes that read it count.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, TypedDict

import msgspec

from kingsbridge import games
from kingsbridge.bots.review import Judgement, Look
from kingsbridge.core.facts import facts
from kingsbridge.core.game import Game
from kingsbridge.core.judging import victory
from kingsbridge.core.shapes import TextLine
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import SPECTATOR, Line, plain
from kingsbridge.table.events import Acted, Event
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.outcome import ranking
from kingsbridge.table.state import OVER, Impossible
from kingsbridge.table.table import Table, load

HEAD: Final = 0
"""The number of what is stored first, with how many decisions there are."""


class Decision(NamedTuple):
    """A seat acted, and could have done something else."""

    ply: int
    event: int
    seat: int
    words: str
    position: dict[str, Any]
    when: TextLine


class Course(NamedTuple):
    """A finished game, and its decisions."""

    table: Table
    decisions: list[Decision]


class Head(msgspec.Struct, frozen=True):
    """How many decisions are looked at, and every seat's share of the victory at the end."""

    decisions: int
    end: list[float]  # empty if somebody gave up


class Reviewed(msgspec.Struct, frozen=True):
    """A decision that was looked at; without a judgement if that failed."""

    event: int
    seat: int
    words: str
    judgement: Judgement | None
    when: TextLine | None = None  # how far the game had come; of old it was not stored


class BetterOption(TypedDict):
    """What would have been better."""

    words: str
    label: TextLine
    chance: float


class ReviewLook(TypedDict):
    """A decision in somebody's eyes: the chance with the best action and with the chosen one."""

    best: float
    chosen: float
    better: list[BetterOption]


class ReviewMoment(TypedDict):
    """A decision looked at again."""

    number: int  # of the moment in which it was made, as these eyes count
    seat: int
    when: TextLine | None  # how far the game had come, if that is known
    label: TextLine
    standing: list[float]  # every seat's chance before it, with open eyes
    open: ReviewLook
    known: ReviewLook  # as far as the seat could know


def course(lines: Sequence[Event]) -> Course:
    """The decisions of a finished game that stood: what was taken back is not among them."""
    table = load(lines[:1])
    found: list[Decision] = []
    for event in lines[1:]:
        match = table.match
        if isinstance(event, Acted) and match is not None:
            if len(table.game.legal(match.state)) > 1:
                position, when = facts(match.state), plain(how_far(table.opened.game, match.state))
                found.append(
                    Decision(match.ply, table.number + 1, event.seat, event.words, position, when)
                )
            table.evolve(event)
        else:
            table.evolve(event)
            reached = 0 if table.match is None else table.match.ply
            found = [one for one in found if one.ply < reached]
    if table.phase != OVER:
        raise Impossible("refused-not-over")
    return Course(table, found)


def how_far(name: str, state: Any) -> Line:
    """How far a game has come, as everybody may know: its board has words for it."""
    board = import_module(f"{games.__name__}.{name}.board")
    line: Line = board.when(games.GAMES[name].view(state, SPECTATOR))
    return line


def head(gone: Course) -> Head:
    """What is stored first."""
    gave_up = gone.table.resigned != NOBODY
    return Head(len(gone.decisions), [] if gave_up else victory(ranking(gone.table)))


def told(game: Game[Any], table: Table, one: Reviewed, eyes: Eyes) -> ReviewMoment | None:
    """A decision as it is told; nothing if it could not be judged."""
    if one.judgement is None:
        return None
    found = one.judgement
    return {
        "number": table.numbers.told(one.event - 1, eyes),
        "seat": one.seat,
        "when": one.when,
        "label": plain(game.read(one.words).label),
        "standing": [round(chance, 3) for chance in found.standing],
        "open": told_look(game, found.open),
        "known": told_look(game, found.known or found.open),
    }


def told_look(game: Game[Any], look: Look) -> ReviewLook:
    return {
        "best": round(look.best, 3),
        "chosen": round(look.chosen, 3),
        "better": [
            {
                "words": one.words,
                "label": plain(game.read(one.words).label),
                "chance": round(one.chance, 3),
            }
            for one in look.better
        ],
    }
