"""What a write to the journal is made of; how each is carried out stands in ``writing.py``."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from kingsbridge.storage.rows import DeviceRow, Header, LinkRow, SeatRow


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


class PutDevice(NamedTuple):
    row: DeviceRow


class PutLink(NamedTuple):
    row: LinkRow


class UseLink(NamedTuple):
    """Let a device use a link; a link that another device used is ``Taken``."""

    token_hash: str
    device_id: str


class RevokeLinks(NamedTuple):
    """Let no link of a seat be good any more."""

    table_id: str
    seat: int


class DropSnapshots(NamedTuple):
    """Forget all snapshots, as after a change of what stands in them."""


Change: TypeAlias = (
    Append
    | PutTable
    | PutSeat
    | PutSnapshot
    | PutDevice
    | PutLink
    | UseLink
    | RevokeLinks
    | DropSnapshots
)
