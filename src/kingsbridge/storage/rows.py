"""What is read from the journal, as values; what is written stands in ``changes.py``.

The fields of a row must agree with the columns of its table in ``schema.py``.
"""

from __future__ import annotations

from typing import NamedTuple


class Header(NamedTuple):
    """What a list of tables shows of one: a cache of its lines."""

    table_id: str
    game: str
    rules: int
    phase: str  # waiting, playing, over or abandoned
    listed: bool
    asked: int  # a seat, or -2 when nobody is asked
    number: int  # lines so far, and so the number of the next line
    created: float
    touched: float
    title: str = ""
    moved: float = 0.0  # when the position last changed


class SeatRow(NamedTuple):
    """Who holds a seat: a device, a bot, or nobody yet."""

    table_id: str
    seat: int
    device_id: str | None
    name: str
    free: bool = False  # neither a person's nor a bot's


class DeviceRow(NamedTuple):
    """A browser that once sat down, known by the hash of its token."""

    device_id: str
    token_hash: str
    name: str
    created: float


class LinkRow(NamedTuple):
    """An invitation to a seat; one that expires moves a seat to another device."""

    token_hash: str
    table_id: str
    seat: int  # or -3, to watch
    expires: float | None
    used_by: str | None


class Snapshot(NamedTuple):
    """The position after so many lines; a cache."""

    number: int
    body: str


class Seated(NamedTuple):
    """A table and the seats a device holds there."""

    header: Header
    seats: tuple[int, ...]
