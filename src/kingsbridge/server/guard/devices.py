"""Who is it?  Devices and their cookies, and what each may do at a table."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kingsbridge.core.story import SPECTATOR
from kingsbridge.server.guard.secrets import hashed, is_token, new_token
from kingsbridge.server.play.hall import Hall, next_table
from kingsbridge.server.play.rooms import NoTable, Room
from kingsbridge.server.requests import RequestRefused
from kingsbridge.server.settings import Settings
from kingsbridge.storage.rows import Change, DeviceRow, PutDevice
from kingsbridge.table.chairs import clean_name, heard, numbered

DEVICE: Final = "kingsbridge_device"
WATCH: Final = "kingsbridge_watch"
YEAR: Final = 365 * 24 * 3600
MOST_WATCHED: Final = 20
"""So many links to watch one browser keeps, the newest."""
MOST_KNOWN: Final = 10_000
"""So many devices are remembered, before they are read anew."""
MOST_NUMBERED: Final = 20
MOST_AGAIN: Final = 50
"""So many games in a row may be watched with the links one keeps."""


class Devices:
    """Everybody who comes with a cookie, or is given one."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self._known: dict[str, DeviceRow] = {}  # by token hash; every one is stored
        self._owners: dict[str, str | None] = {}  # whose own a name is; nobody's, most of them

    async def device(self, connection: HTTPConnection) -> DeviceRow | None:
        """The device of a request, by its cookie."""
        token = connection.cookies.get(DEVICE, "")
        if not token:
            return None
        key = hashed(token)
        if key not in self._known:
            row = await asyncio.to_thread(self.hall.journal.device, key)
            if row is None:
                return None
            self._keep(key, row)
        return self._known[key]

    def token_hash(self, connection: HTTPConnection) -> str:
        """What is stored of the token of a request."""
        return hashed(connection.cookies.get(DEVICE, ""))

    def forget(self, device_id: str) -> None:
        """Read a device again when it comes next: something of it has changed, perhaps its name."""
        self._owners = {}
        for key in [key for key, row in self._known.items() if row.device_id == device_id]:
            del self._known[key]

    async def forget_all(self) -> None:
        """Read every device again: nobody knows what has changed."""
        self._owners = {}
        self._known.clear()

    def _keep(self, key: str, row: DeviceRow) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = row

    async def free_name(self, device_id: str, name: str) -> str:
        """The same name, with a number if it is somebody else's own on this server."""
        called = clean_name(name)
        for number in range(2, MOST_NUMBERED):
            if await self._owner_of(heard(called)) in (None, device_id):
                return called
            called = numbered(clean_name(name), number)
        return ""

    async def _owner_of(self, name_key: str) -> str | None:
        """The device whose own a name is."""
        owners = self._owners  # whoever changes a name meanwhile puts others in their place
        if name_key not in owners:
            if len(owners) >= MOST_KNOWN:
                owners.clear()
            owners[name_key] = await asyncio.to_thread(self.hall.journal.owner_of, name_key)
        return owners[name_key]

    async def device_or_new(self, request: Request, name: str) -> tuple[DeviceRow, str]:
        """The device of a request, and the token of a new one if it is new."""
        known = await self.device(request)
        if known is not None:
            return known, ""
        token = new_token()
        row = DeviceRow(secrets.token_hex(8), hashed(token), clean_name(name), time.time())
        await self.write(PutDevice(row))
        self._keep(row.token_hash, row)
        return row, token

    async def write(self, *changes: Change) -> None:
        await self.hall.durable.write(*changes)

    def remember(self, response: Response, token: str) -> Response:
        """Let a new device keep its token."""
        if token:
            self.set_cookie(response, DEVICE, token)
        return response

    def set_cookie(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(
            name,
            value,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.is_secure,
        )

    async def enter(self, connection: HTTPConnection, table_id: str) -> Room:
        """A table; for whoever may not look at it, it is not even loaded."""
        if table_id not in self.hall.rooms.loaded:
            door = await asyncio.to_thread(self.hall.rooms.door, table_id)
            device = await self.device(connection)
            is_known = device is not None and device.device_id in door.people
            if not (is_known or door.listed or await self._may_watch(connection, table_id)):
                raise RequestRefused(403, "refused-no-seat")
        return await self.hall.room(table_id)

    async def seat_at(self, connection: HTTPConnection, room: Room) -> int:
        """The seat of this device at a table, or the spectator's, if it may watch."""
        device = await self.device(connection)
        seats = room.table.seats_of(device.device_id) if device else []
        wanted = connection.query_params.get("seat")
        if wanted is not None and wanted not in map(str, seats or [SPECTATOR]):
            raise RequestRefused(403, "refused-not-your-seat")
        if seats:
            return seats[0] if wanted is None else int(wanted)
        is_host = device is not None and device.device_id == room.table.opened.host
        listed = room.table.opened.listed
        if is_host or listed or await self._may_watch(connection, room.table_id):
            return SPECTATOR
        raise RequestRefused(403, "refused-no-seat")

    async def _may_watch(self, connection: HTTPConnection, table_id: str) -> bool:
        steps = MOST_AGAIN
        for token in watch_tokens(connection):
            link = await asyncio.to_thread(self.hall.journal.link, hashed(token))
            watched = link.table_id if link and link.seat == SPECTATOR else ""
            while watched and watched != table_id and steps:
                steps -= 1
                watched = await self._next_table(watched)
            if watched == table_id:
                return True
        return False

    async def _next_table(self, table_id: str) -> str:
        """The table at which the same people played again, if they did; neither is loaded."""
        rooms = self.hall.rooms
        try:
            opened = await asyncio.to_thread(rooms.opening, table_id)
        except NoTable:
            return ""
        found = await asyncio.to_thread(rooms.journal.table, next_table(opened.seed))
        return found.table_id if found else ""

    async def own_seat(self, request: Request, room: Room, seat: int) -> DeviceRow:
        """The device, if the seat is its own."""
        device = await self.device(request)
        if device is None or seat not in room.table.seats_of(device.device_id):
            raise RequestRefused(403, "refused-not-your-seat")
        return device

    async def host(self, request: Request, room: Room) -> DeviceRow:
        """The device, if it opened the table."""
        device = await self.device(request)
        if device is None or device.device_id != room.table.opened.host:
            raise RequestRefused(403, "refused-not-host")
        return device


def watch_tokens(connection: HTTPConnection) -> list[str]:
    """The links to watch that a browser keeps, the newest last; nothing else is looked at."""
    kept = connection.cookies.get(WATCH, "").split(".")
    return [token for token in kept if is_token(token)][-MOST_WATCHED:]
