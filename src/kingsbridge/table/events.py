"""The lines of a table's journal: what happened at a table, each as a small frozen value.

A table is nothing but what its events say.  They hold secrets (the seed, notes): no event
leaves the process as it is; what a seat may know is told by ``table.Table``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened at a table."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit on a seat: this bot, or whoever takes it, perhaps somebody of this name."""

    bot: str = ""
    name: str = ""


class Opened(Event, frozen=True, tag="opened"):
    """Somebody opened the table."""

    game: str
    rules: int
    seats: tuple[SeatPlan, ...]
    host: str  # a device
    seed: str
    options: dict[str, str] = {}
    box: str = ""  # the text of a component set of the table's own
    title: str = ""
    listed: bool = False
    absent_after: int = 0  # seconds until a bot plays for an absent person; 0 is never
    absent_bot: str = ""
    hints: bool = False  # may a seat ask which actions are best?
    beginning: tuple[tuple[int, str], ...] = ()  # moves of a finished game, to practise from there
    from_move: int = 0  # which move of that game's replay this was


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat, or moved it to another device."""

    seat: int
    device: str
    name: str


class Left(Event, frozen=True, tag="left"):
    """A seat is free again; only before the game begins."""

    seat: int


class Filled(Event, frozen=True, tag="filled"):
    """The host gave a free seat to a bot."""

    seat: int
    bot: str


class Began(Event, frozen=True, tag="began"):
    """The game began, and nature played until a seat was asked."""

    drawn: tuple[str, ...]


class Acted(Event, frozen=True, tag="acted"):
    """A seat acted, and nature after it."""

    seat: int
    words: str
    drawn: tuple[str, ...] = ()
    by_bot: bool = False
    quiet: bool = False  # does nobody else notice it?


class Undid(Event, frozen=True, tag="undid"):
    """A seat took its last action back."""

    seat: int
    quiet: bool = False  # as the action was


class Wished(Event, frozen=True, tag="wished"):
    """A seat asks the others for something: to take back, or to abandon the game."""

    seat: int
    wish: str
    ply: int
    taught: bool = False  # has what is to be taken back told anybody something hidden?


class Answered(Event, frozen=True, tag="answered"):
    """A seat agrees to a wish, or does not; a refusal settles it."""

    seat: int
    agrees: bool


class Unanswered(Event, frozen=True, tag="unanswered"):
    """Somebody for whom a bot plays did not answer a wish in time; it goes on without him."""

    seat: int


class Rewound(Event, frozen=True, tag="rewound"):
    """By consent of all, the game went back to an earlier ply."""

    ply: int


class Abandoned(Event, frozen=True, tag="abandoned"):
    """By consent of all, the game ended without a result."""


class Withdrew(Event, frozen=True, tag="withdrew"):
    """Whoever asked for something no longer does."""

    seat: int


class Resigned(Event, frozen=True, tag="resigned"):
    """One of two gave the game up: it is over, and the other wins."""

    seat: int


class Replaced(Event, frozen=True, tag="replaced"):
    """A bot plays for a person: handed over, absent or resigned."""

    seat: int
    bot: str
    why: str


class Returned(Event, frozen=True, tag="returned"):
    """A person plays again where a bot did."""

    seat: int


class Said(Event, frozen=True, tag="said"):
    """Something said at the table, for all to hear."""

    seat: int
    text: str


class Noted(Event, frozen=True, tag="noted"):
    """A private note of a seat."""

    seat: int
    text: str


class NotesRemoved(Event, frozen=True, tag="notes removed"):
    """A seat threw its notes away; from here on they were never told."""

    seat: int


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat was told which actions are best."""

    seat: int


class Continued(Event, frozen=True, tag="continued"):
    """The same people play again, at another table."""

    table: str


AnyEvent = (
    Opened
    | Sat
    | Left
    | Filled
    | Began
    | Acted
    | Undid
    | Wished
    | Answered
    | Unanswered
    | Withdrew
    | Resigned
    | Rewound
    | Abandoned
    | Replaced
    | Returned
    | Said
    | Noted
    | NotesRemoved
    | Hinted
    | Continued
)

TAKE_BACK: Final = "take back"
ABANDON: Final = "abandon"
WISHES: Final = (TAKE_BACK, ABANDON)

HANDED_OVER: Final = "handed over"
ABSENT: Final = "absent"
RESIGNED: Final = "resigned"

_decoder: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)


def write(event: Event) -> str:
    """An event as a line of the journal."""
    return msgspec.json.encode(event).decode()


def without_removed_notes(lines: Sequence[Event]) -> list[Event]:
    """The same events, in which notes that were thrown away later say nothing."""
    kept: list[Event] = []
    removed: set[int] = set()
    for event in reversed(lines):
        if isinstance(event, NotesRemoved):
            removed.add(event.seat)
        gone = isinstance(event, Noted) and event.seat in removed
        kept.append(Noted(event.seat, "") if gone and isinstance(event, Noted) else event)
    return kept[::-1]


def read(line: str) -> AnyEvent:
    """The event of a line of the journal."""
    return _decoder.decode(line)
