"""What is told of a table, as types: the shapes that travel to browsers and programs.

They are never compiled, because compiled ones forget what their fields are made of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from kingsbridge.core.shapes import TextLine


class StandIn(TypedDict):
    """A seat that a bot finished in a person's place."""

    seat: int
    bot: str
    why: str  # handed over, absent or resigned
    since: int  # the number of the event
    ply: int


class Outcome(TypedDict):
    """How a game ended: who won, and whose game a bot finished.

    Who resigned, or let a bot finish his game, is not among the winners; the best of the others
    are.
    """

    winners: list[int]
    resigned: int | None  # the seat that ended a game of two by giving up
    stand_ins: list[StandIn]


class StoryLine(TextLine):
    """A text line with the number of its event, and the paragraph that it follows from."""

    event: int
    rule: NotRequired[str]


class SeatSight(TypedDict):
    """Who is on a seat: a person, perhaps with a name; a bot; both, if it plays in his place.

    Where neither is, the seat is free, and the name, if any, is of whoever is expected.
    """

    name: str
    bot: str  # which plays now, if one does; a screen has words for it
    person: bool
    resigned: bool


class WishSight(TypedDict):
    """What somebody asks of the others, and who has not answered yet.

    What has ``taught`` somebody something hidden comes to pass only once all have agreed.
    """

    seat: int
    wish: str
    waiting_for: list[int]
    taught: bool


class Offer(TypedDict):
    """Something the asked seat may do; what it may do beside the question has its own paragraph.

    What is ``grave`` costs something for good, what ``declines`` lets the question go by.
    """

    words: str
    label: TextLine
    aside: NotRequired[str]
    grave: NotRequired[bool]
    declines: NotRequired[bool]


class Question(TypedDict):
    """What is being decided; only the asked seat is told the rest of it."""

    step: str
    rule: str
    other: NotRequired[int]  # the seat it is about, beside the asked one
    prompt: NotRequired[TextLine]
    can_undo: NotRequired[bool]
    offered: NotRequired[list[Offer]]


class Result(Outcome):
    """How a game ended, and why: by the rules, seat by seat; and the seed of chance."""

    scores: Sequence[float]
    ranking: Sequence[int]
    account: Sequence[Mapping[str, float]]
    hints: list[int]  # how many each seat had
    seed: str


class Sight(TypedDict):
    """The whole table as one seat sees it; the shape of ``view`` is the game's."""

    game: str
    title: str
    listed: bool  # may anybody take a free seat, without a link?
    hints: bool  # may a seat ask which actions are best?
    practice: int  # from this move of a finished game it goes on, as a replay counts; 0 as a rule
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
