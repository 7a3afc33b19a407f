"""Recorded games as people at their tables saw them: every question with what was seen of it.

Nothing here names a game: whatever has recorded games is among them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar, cast

from kingsbridge.core import record
from kingsbridge.core.steps import NATURE
from kingsbridge.games import GAMES
from kingsbridge.table.events import Opened, SeatPlan
from kingsbridge.table.shapes import Question, Sight, StoryLine
from kingsbridge.table.sight import sight, told_to
from kingsbridge.table.table import Table
from records import folder

ALL: Final = "KINGSBRIDGE_ALL_MOVES" in os.environ
"""Do tests of screens show every move?"""
PEOPLE: Final = ("Ana", "Benedikt", "Cem", "Dorothea")

T = TypeVar("T")


def share(things: Sequence[T], first: int, every: int) -> Sequence[T]:
    """Some of what could be shown; everything, if ``make sizes`` wants it."""
    return things if ALL else things[first::every]


class Moment(NamedTuple):
    """A question, as the seat that is asked sees it, what was told since, and the answer."""

    sight: Sight
    story: list[StoryLine]
    answer: str

    @property
    def question(self) -> Question:
        return cast("Question", self.sight["question"])

    @property
    def offers(self) -> int:
        return len(self.question.get("offered", []))


def records_of(game: str) -> list[Path]:
    return sorted(folder(game).glob("*.txt"))


def table_of(played: record.Record) -> Table:
    """A table of people at which this game is about to be played."""
    plans = tuple(SeatPlan() for _ in played.seats)
    rules = GAMES[played.game].RULES_VERSION
    opened = Opened(played.game, rules, plans, "device 0", played.seed, played.options, hints=True)
    table = Table(opened)
    for seat in range(len(plans)):
        table.sit(seat, f"device {seat}", PEOPLE[seat])
    table.begin()
    return table


def moments(path: Path, *, viewer: int | None = None) -> Iterator[Moment]:
    """Every question of a recorded game, as whoever is asked sees it, or one seat throughout."""
    played = record.read(path.read_text(encoding="utf-8"))
    table = table_of(played)
    before = 0
    for move in played.moves:
        if move.seat == NATURE:
            continue
        seat = move.seat if viewer is None else viewer
        yield Moment(
            sight(table, seat), told_to(table, table.heard_since(before), seat), move.words
        )
        before = table.number
        table.act(move.seat, move.words)


class Telling(NamedTuple):
    """The questions of a game's recorded games that tell most about its drawing."""

    distinct: list[Moment]
    fullest: list[Moment]
    crowded: list[Moment]


@cache
def telling(game: str) -> Telling:
    """Found once: to see a game as its players saw it takes seconds."""
    fewest: dict[tuple[str, int], Moment] = {}
    most: dict[tuple[str, int], Moment] = {}
    crowded: dict[int, Moment] = {}
    for path in records_of(game):
        for moment in moments(path):
            seats = len(moment.sight["seats"])
            key = (moment.question["step"], seats)
            if key not in fewest or moment.offers < fewest[key].offers:
                fewest[key] = moment
            if key not in most or moment.offers > most[key].offers:
                most[key] = moment
            if seats not in crowded or size(moment) > size(crowded[seats]):
                crowded[seats] = moment
    chosen = [*fewest.values(), *(most[key] for key in most if most[key] is not fewest[key])]
    distinct = sorted(chosen, key=lambda one: (len(one.sight["seats"]), one.question["step"]))
    return Telling(distinct, fullest_of(distinct), list(crowded.values()))


def fullest_of(questions: list[Moment]) -> list[Moment]:
    found: dict[str, Moment] = {}
    for moment in questions:
        step = moment.question["step"]
        if step not in found or rank(moment) > rank(found[step]):
            found[step] = moment
    return list(found.values())


def distinct_questions(game: str) -> list[Moment]:
    """Of each step of a game the question with the fewest and the one with the most offers."""
    return telling(game).distinct


def fullest(game: str) -> list[Moment]:
    """Of each step of a game the question with the most offers, at the largest table."""
    return telling(game).fullest


def crowded(game: str) -> list[Moment]:
    """For each number of seats the question at which most lies on the table: late in a game."""
    return telling(game).crowded


@cache
def wordiest(game: str) -> list[Moment]:
    """Of each way to ask the longest question, and the one with the most offers."""
    longest: dict[str, Moment] = {}
    most: dict[str, Moment] = {}
    for path in records_of(game):
        for moment in moments(path):
            key = moment.question["prompt"]["key"]
            if key not in longest or words(moment) > words(longest[key]):
                longest[key] = moment
            if key not in most or moment.offers > most[key].offers:
                most[key] = moment
    chosen = [*longest.values(), *(most[key] for key in most if most[key] is not longest[key])]
    return sorted(chosen, key=lambda one: len(one.sight["seats"]))


def with_undo(moment: Moment) -> Moment:
    """The same question, where the last answer can be taken back."""
    question: Question = {**moment.question, "can_undo": True}
    return moment._replace(sight={**moment.sight, "question": question})


def words(moment: Moment) -> int:
    """How much a question names."""
    return len(json.dumps(moment.question["prompt"]))


def size(moment: Moment) -> int:
    return len(json.dumps(moment.sight["view"]))


def rank(moment: Moment) -> tuple[int, int]:
    return len(moment.sight["seats"]), moment.offers
