"""What travels over HTTP, as types; what travels over a socket is in ``wire``.

The same types make the OpenAPI document and the client's own types.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kingsbridge.core.shapes import TextLine
from kingsbridge.table.hints import Advised
from kingsbridge.table.review import ReviewMoment
from kingsbridge.table.shapes import Outcome, SeatSight, Sight, StoryLine


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table: me, a bot, or whoever gets the link."""

    me: bool = False
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host chooses."""

    game: str
    seats: list[Plan]
    name: str = ""
    title: str = ""
    options: dict[str, str] = {}
    box: str = ""
    listed: bool = False
    absent_after: int = 0
    absent_bot: str = ""
    hints: bool | None = None  # may seats ask what is best?  As usual: where all others are bots


class SeatLink(msgspec.Struct, frozen=True):
    """The secret link of a seat."""

    seat: int
    link: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table: its number, the links of its free seats, and the link to watch."""

    table: str
    links: list[SeatLink]
    watch: str


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a free seat to a bot."""

    seat: int
    bot: str


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of a link or a code."""

    code: str
    name: str = ""


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, or a code."""

    code: str


class Invitation(msgspec.Struct, frozen=True):
    """Where a link or a code leads, told before it is used."""

    table: str
    game: str
    title: str
    seat: int
    players: list[SeatSight]
    mine: bool  # is the seat mine already?


class SeatTaken(msgspec.Struct, frozen=True):
    """Where one sits now."""

    table: str
    seat: int


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat of a listed table."""

    seat: int
    name: str = ""


class PlayAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again; rotated, everybody sits one seat further, so that two change sides."""

    rotated: bool = False


class Hide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a finished table out of my list, or take it in again."""

    hidden: bool = True


class House(msgspec.Struct, frozen=True):
    """Where this server can be reached."""

    alone: bool  # does it listen to this machine alone, so that no guest can come?
    address: str  # that a guest can open, such as http://192.168.1.5:8321; empty if there is none


class NextTable(msgspec.Struct, frozen=True):
    """The table at which the same people play again."""

    table: str


class ChooseSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: one of mine, or a free one."""

    seat: int


class Code(msgspec.Struct, frozen=True):
    """A short-lived code that moves a seat to another device."""

    code: str
    seconds: int


class OwnName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that is to be mine alone on this server."""

    name: str


class Me(msgspec.Struct, frozen=True):
    """Who I am on this server."""

    name: str  # that is my own; empty if none is
    has_code: bool  # is there a code by which another browser can be me?
    browsers: int  # how many are me


class RecoveryCode(msgspec.Struct, frozen=True):
    """The code by which another browser can be me; it is told once."""

    code: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Be whoever got this code; instead of who I am, if I have tables of my own."""

    code: str
    instead: bool = False


class TableRow(msgspec.Struct, frozen=True):
    """A line in a list of tables."""

    table: str
    game: str
    phase: str
    asked: int
    seats: list[int]  # mine
    touched: float
    moved: float  # when the position last changed
    title: str
    players: list[SeatSight]
    number: int  # of events so far
    outcome: Outcome | None  # once the game is over
    hidden: bool  # from my list
    removable: bool  # by me: it is over, and nobody else keeps it in his list


class Step(msgspec.Struct, frozen=True):
    """What one event of the past changed in the sight, and what was told of it."""

    number: int
    change: dict[str, Any]
    story: list[StoryLine]


class History(msgspec.Struct, frozen=True):
    """The sight at some moment, and every step from there; if there are more, ask on."""

    sight: Sight
    steps: list[Step]
    more: bool


class Draw(msgspec.Struct, frozen=True):
    """What chance decided at a ply, from which options and with which weights."""

    ply: int
    options: list[str]
    weights: list[int]
    drawn: str


class Chance(msgspec.Struct, frozen=True):
    """All that is needed to work out every draw of a finished game again."""

    commitment: str
    seed: str
    draws: list[Draw]


class Standing(msgspec.Struct, frozen=True):
    """How everybody stood after an event, in a game that is over."""

    number: int
    scores: list[float]
    account: list[dict[str, float]]


class OptionRow(msgspec.Struct, frozen=True):
    """An option of a game: what can be chosen, and what is usual, as words."""

    name: str
    choices: list[str]
    default: str


class GameRow(msgspec.Struct, frozen=True):
    """A title that can be played here."""

    game: str
    name: str
    seats: list[int]
    options: list[OptionRow]
    bots: list[str]
    minutes: list[int]  # how long it takes: at least, at most
    rules: int  # their version
    hidden: bool  # does a seat see more than another?


class Mark(msgspec.Struct, frozen=True):
    """How sure one aspect of a component is, as text keys."""

    aspect: TextLine
    status: TextLine


class ComponentRow(msgspec.Struct, frozen=True):
    """What is in a game's box: text keys with their blanks, how many, and how sure that is."""

    group: TextLine
    name: TextLine
    count: int
    status: TextLine
    marks: list[Mark]  # where not all aspects are equally sure


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which actions are best for my seat, in the position that came with this number?"""

    seat: int
    expected: int


class Hint(msgspec.Struct, frozen=True):
    """The best actions in the position that came with a number, the best first.

    Of actions that are alike, as far as a search can tell, what it would do is first.
    """

    changed: int
    best: list[Advised]
    alike: bool


class Practise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from the moment of this number of a finished game."""

    number: int
    seat: int
    bot: str
    name: str = ""


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game, as far as it goes, or what came since some decision."""

    asked: bool  # has anybody asked for it?
    decisions: int  # that are looked at, once they are counted
    done: int  # so many of them
    end: list[float]  # every seat's share of the victory; empty if somebody gave up
    hidden: bool  # did a seat see more than another, so that open eyes judge otherwise?
    moments: list[ReviewMoment]
    counted: bool  # is it known how many decisions there are? There may be none
    may_begin: bool  # may whoever reads this let it begin?


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a text key with its blanks."""

    reason: TextLine
