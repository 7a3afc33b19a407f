"""What comes out of the journal and what goes into it, as values.

The fields of a row must agree with the columns of its table in ``schema.py``; how each change is
written stands in ``statements.py``.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Header(NamedTuple):
    """What a list of tables shows of one: a cache of its lines."""

    table_id: str
    game: str
    rules: int
    phase: str  # waiting, playing, over or abandoned
    listed: bool
    asked: int  # a seat, or -2 when nobody is asked
    number: int  # of lines that everybody may know of
    created: float
    touched: float
    title: str = ""
    moved: float = 0.0  # when the position last changed
    result: str = ""  # how it ended, as whoever wrote it says it


class SeatRow(NamedTuple):
    """Who holds a seat: a device, a bot, a bot in the place of a device, or nobody yet."""

    table_id: str
    seat: int
    device_id: str | None
    name: str
    bot: str = ""
    resigned: bool = False
    hidden: bool = False  # the device does not want to see the table in its list any more


class DeviceRow(NamedTuple):
    """A browser that once sat down, known by the hash of its token."""

    device_id: str
    token_hash: str
    name: str
    created: float


class BrowserRow(NamedTuple):
    """A further browser of a device, known by the hash of its token."""

    token_hash: str
    device_id: str
    created: float


class RecoveryRow(NamedTuple):
    """The code by which further browsers become a device, known by its hash."""

    device_id: str
    code_hash: str
    created: float


class NameRow(NamedTuple):
    """A name that belongs to a device; the key is what names are told apart by."""

    name_key: str
    device_id: str
    name: str
    created: float


class LinkRow(NamedTuple):
    """An invitation to a seat; one that expires moves a seat to another device."""

    token_hash: str
    table_id: str
    seat: int  # or -3, to watch
    expires: float | None
    used_by: str | None


class Line(NamedTuple):
    """A line of a table, and the client's command that caused it, if it is the first of one."""

    number: int
    command: str | None
    body: str


class Snapshot(NamedTuple):
    """The position after so many lines; a cache."""

    number: int
    body: str


class Seated(NamedTuple):
    """A table, the seats a device holds there, and whether it hid the table from its list."""

    header: Header
    seats: tuple[int, ...]
    hidden: bool = False


# --- What a write is made of ---


class Append(NamedTuple):
    """New lines of a table, numbered from ``first`` on; the command is the client's, if any."""

    table_id: str
    first: int
    bodies: tuple[str, ...]
    command: str | None = None


class PutTable(NamedTuple):
    header: Header


class PutSeat(NamedTuple):
    row: SeatRow


class PutSnapshot(NamedTuple):
    table_id: str
    number: int
    body: str


class PutReview(NamedTuple):
    """A part of the review of a finished table, in place of the one of the same number."""

    table_id: str
    number: int
    body: str


class PutDevice(NamedTuple):
    row: DeviceRow


class PutLink(NamedTuple):
    row: LinkRow


class PutBrowser(NamedTuple):
    """Let a further browser be a device; of too many, the oldest is forgotten."""

    row: BrowserRow


class KeepOneBrowser(NamedTuple):
    """Let no browser but the one with this token be a device, and no code lead to it."""

    device_id: str
    token_hash: str


class PutRecovery(NamedTuple):
    """Give a device a code, in place of the one it had."""

    row: RecoveryRow


class PutName(NamedTuple):
    """Let a name be a device's own, and no other; one that is another device's is ``Taken``."""

    row: NameRow


class UseLink(NamedTuple):
    """Let a device use a link; a link that another device used is ``Taken``."""

    token_hash: str
    device_id: str


class RevokeLinks(NamedTuple):
    """Let no link of a seat be good any more."""

    table_id: str
    seat: int


class HideTable(NamedTuple):
    """Leave a table out of the list of a device, or take it in again."""

    table_id: str
    device_id: str
    hidden: bool = True


class RemoveTable(NamedTuple):
    """Forget a table for good; one that another device keeps in its list is ``Taken``."""

    table_id: str
    device_id: str


class Rewrite(NamedTuple):
    """Let a line say something else: what was thrown away must not be stored any more."""

    table_id: str
    number: int
    body: str


class DropSnapshot(NamedTuple):
    """Forget the snapshot of a table."""

    table_id: str


class DropSnapshots(NamedTuple):
    """Forget all snapshots, as after a change of what stands in them."""


class Call(NamedTuple):
    """Let all servers of the database hear a word once the write is stored, and acknowledged.

    It is short, and of one line.  SQLite has one server, which hears nothing.
    """

    word: str


Change: TypeAlias = (
    Append
    | PutTable
    | PutSeat
    | PutSnapshot
    | PutReview
    | PutDevice
    | PutLink
    | PutBrowser
    | KeepOneBrowser
    | PutRecovery
    | PutName
    | UseLink
    | RevokeLinks
    | HideTable
    | RemoveTable
    | Rewrite
    | DropSnapshot
    | DropSnapshots
    | Call
)
