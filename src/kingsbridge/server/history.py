"""A table looked at, now and in the past; everything through the sight of whoever asks."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kingsbridge.core import record
from kingsbridge.server.hall import Hall, Room
from kingsbridge.server.people import People
from kingsbridge.server.requests import Trouble, answer, number_of
from kingsbridge.table.sight import export, sight, told_to
from kingsbridge.table.table import OVER


class History:
    """Everything that is read from a table's journal, in threads: the loop goes on meanwhile."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people

    async def _room(self, request: Request) -> Room:
        return await self.hall.room(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        """The table as this seat sees it now."""
        room = await self._room(request)
        seat = await self.people.seat_at(request, room)
        async with self.hall.alone(room.table_id) as settled:
            return answer(sight(settled.table, seat))

    async def story(self, request: Request) -> Response:
        """What was told to this seat since a number."""
        room = await self._room(request)
        seat = await self.people.seat_at(request, room)
        since = number_of(request, "since", 0)
        whole = await asyncio.to_thread(self.hall.whole, room.table_id)
        return answer(told_to((one for one in whole.heard if one.number > since), seat))

    async def past(self, request: Request) -> Response:
        """The table as this seat saw it after so many events."""
        room = await self._room(request)
        seat = await self.people.seat_at(request, room)
        number = number_of(request, "number", room.table.number)
        if not 1 <= number <= room.table.number:
            raise Trouble(404, "refused-no-such-number")
        then = await asyncio.to_thread(self.hall.whole, room.table_id, number)
        return answer(sight(then, seat))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, with the seed."""
        room = await self._room(request)
        await self.people.seat_at(request, room)
        if room.table.phase != OVER:
            raise Trouble(409, "refused-not-over")
        whole = await asyncio.to_thread(self.hall.whole, room.table_id)
        text = record.write(whole.match.record) if whole.match else ""
        name = f"{room.table.opened.game}-{room.table_id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def export(self, request: Request) -> Response:
        """What this seat may carry away of a game, running or finished."""
        room = await self._room(request)
        seat = await self.people.seat_at(request, room)
        whole = await asyncio.to_thread(self.hall.whole, room.table_id)
        return answer(export(whole, whole.heard, seat))
