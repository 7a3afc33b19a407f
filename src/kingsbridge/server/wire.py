"""What travels over a socket and over HTTP, as types; nothing happens here.

The same types make the OpenAPI document and are what docs/protocol.md describes.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from kingsbridge.table.sight import Sight, StoryLine, TextLine

PROTOCOL: Final = 1
"""Goes up whenever an old client could misread a new server."""

COMMAND_ID: Final = re.compile("[!-~]{1,64}")
"""What an id may look like: letters, digits and signs, no spaces."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client asks for.  The same id sent again has no further effect."""

    id: str


class Act(Command, frozen=True, tag="act"):
    """Act in the game, in the position that came with this number."""

    expected: int
    words: str


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last action, as long as nothing was learnt by it."""

    expected: int


class Ask(Command, frozen=True, tag="ask"):
    """Ask the others to ``take back`` or to ``abandon``."""

    wish: str


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what somebody asks, or do not."""

    agrees: bool


class HandOver(Command, frozen=True, tag="hand over"):
    """Let a bot play for me."""

    bot: str


class ComeBack(Command, frozen=True, tag="come back"):
    """Play again where a bot does."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up; a bot plays on."""


class Say(Command, frozen=True, tag="say"):
    """Say something for all to hear."""

    text: str


class Note(Command, frozen=True, tag="note"):
    """Write something down for myself."""

    text: str


AnyCommand = Act | Undo | Ask | Answer | HandOver | ComeBack | Resign | Say | Note


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server tells a client."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The whole sight, at the start and whenever a client has missed something."""

    protocol: int
    run: str  # of this server process; a page of an older one reloads itself
    sight: Sight
    story: list[StoryLine]


class Here(Message, frozen=True, tag="here"):
    """The seats whose people are connected now."""

    seats: list[int]


class Done(Message, frozen=True, tag="done"):
    """A command was carried out and is stored; its first event has this number."""

    id: str
    number: int


class Changed(Message, frozen=True, tag="changed", omit_defaults=True):
    """What changed in the sight, and what was told, up to this number.

    If it was a command of this very socket that changed it, its acknowledgement comes along.
    """

    number: int
    change: dict[str, Any]
    story: list[StoryLine]
    done: Done | None = None


class Refusal(Message, frozen=True, tag="refused"):
    """A command had no effect, and why."""

    id: str
    reason: TextLine


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
    names: list[str]  # of all seats; empty where one is free
    mine: bool  # is the seat mine already?


class SeatTaken(msgspec.Struct, frozen=True):
    """Where one sits now."""

    table: str
    seat: int


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat of a listed table."""

    seat: int
    name: str = ""


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


class TableRow(msgspec.Struct, frozen=True):
    """A line in a list of tables."""

    table: str
    game: str
    phase: str
    asked: int
    seats: list[int]  # mine
    touched: float
    title: str
    names: list[str]  # of all seats; empty where one is free
    free: int  # how many seats are
    number: int  # of events so far


class Step(msgspec.Struct, frozen=True):
    """What one event of the past changed in the sight, and what was told of it."""

    number: int
    change: dict[str, Any]
    story: list[dict[str, Any]]


class History(msgspec.Struct, frozen=True):
    """The sight at some moment, and every step from there; if there are more, ask on."""

    sight: dict[str, Any]
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
    scores: list[int]
    account: list[dict[str, int]]


class GameRow(msgspec.Struct, frozen=True):
    """A title that can be played here."""

    game: str
    name: str
    seats: list[int]
    options: list[dict[str, Any]]
    bots: list[str]
    minutes: list[int]  # how long it takes: at least, at most
    rules: int  # their version
    hidden: bool  # does a seat see more than another?


class Mark(msgspec.Struct, frozen=True):
    """How sure one aspect of a component is, as text keys."""

    aspect: dict[str, Any]
    status: dict[str, Any]


class ComponentRow(msgspec.Struct, frozen=True):
    """What is in a game's box: text keys with their blanks, how many, and how sure that is."""

    group: dict[str, Any]
    name: dict[str, Any]
    count: int
    status: dict[str, Any]
    marks: list[Mark]  # where not all aspects are equally sure


class Trouble(msgspec.Struct, frozen=True):
    """Why a request was refused: a text key with its blanks."""

    reason: TextLine


class Named(msgspec.Struct):
    """Of a command the id alone."""

    id: str = ""


read_id: Final = msgspec.json.Decoder(Named)


def id_in(text: str) -> str:
    """The id of a command that is not carried out; empty if it cannot be read."""
    try:
        found = read_id.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return found if COMMAND_ID.fullmatch(found) else ""


read_command: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)
