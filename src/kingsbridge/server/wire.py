"""What travels over a socket, as types; what travels over HTTP is in ``bodies``.

They are what docs/protocol.md describes, and what the client's own types are made from.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from kingsbridge.core.shapes import TextLine
from kingsbridge.table.shapes import Sight, StoryLine

PROTOCOL: Final = 4
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


class Withdraw(Command, frozen=True, tag="withdraw"):
    """No longer ask for what I asked for."""


class HandOver(Command, frozen=True, tag="hand over"):
    """Let a bot play for me."""

    bot: str


class ComeBack(Command, frozen=True, tag="come back"):
    """Play again where a bot does."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up: of two, the other wins; with more, a bot plays on."""


class Say(Command, frozen=True, tag="say"):
    """Say something for all to hear."""

    text: str


class Note(Command, frozen=True, tag="note"):
    """Write something down for myself."""

    text: str


AnyCommand = Act | Undo | Ask | Answer | Withdraw | HandOver | ComeBack | Resign | Say | Note


class Ping(Command, frozen=True, tag="ping"):
    """Is anybody there?  It is answered at once, and has nothing to do with the table."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server tells a client."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The whole sight, at the start and whenever a client has missed something."""

    protocol: int
    run: str  # of this server process; a page of an older one reloads itself
    sight: Sight
    story: list[StoryLine]


class Here(Message, frozen=True, tag="here", omit_defaults=True):
    """The seats whose people are connected now.

    Where cards are hidden, also which of different people come from one address: they may well
    live together, and are not accused of anything.
    """

    seats: list[int]
    together: list[list[int]] = []


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


class Refused(Message, frozen=True, tag="refused"):
    """A command had no effect, and why."""

    id: str
    reason: TextLine


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: str


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


read_command: Final[msgspec.json.Decoder[AnyCommand | Ping]] = msgspec.json.Decoder(
    AnyCommand | Ping
)
