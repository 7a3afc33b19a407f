"""A table looked at, now and in the past; everything through the sight of whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.server import bodies
from kingsbridge.server.guard.devices import Devices
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.rooms import Room
from kingsbridge.server.requests import RequestRefused, answer, number_of, whole_number
from kingsbridge.table.numbers import Eyes, known
from kingsbridge.table.past import course, export, fair_chance, history, record_of
from kingsbridge.table.sight import sight, sight_with, told_with
from kingsbridge.table.state import OVER
from kingsbridge.table.table import Table, load

MOST_STEPS: Final = 1000
"""So many steps of the past are told at once."""
WALKS: Final = 2
"""So many journals are gone through at a time; others wait, and threads are left for the rest."""
TO_THE_END: Final = -1
NAMED_EYES: Final = {"spectator": SPECTATOR, "all": OPEN}

T = TypeVar("T")


class History:
    """Everything that is read from a table's journal, in threads: the loop goes on meanwhile."""

    def __init__(self, hall: Hall, devices: Devices) -> None:
        self.hall = hall
        self.devices = devices
        self._walks = asyncio.Semaphore(WALKS)

    async def table(self, request: Request) -> Response:
        """The table as this seat sees it now."""
        room = await self._room(request)
        seat = await self.devices.seat_at(request, room)
        async with self.hall.rooms.alone(room.table_id) as settled:
            return answer(sight(settled.table, seat))

    async def story(self, request: Request) -> Response:
        """What was told to these eyes since a number."""
        room = await self._room(request)
        eyes = await self._eyes(request, room)
        since = number_of(request, "since", 0)

        def told() -> msgspec.Raw:
            whole = self.hall.rooms.whole(room.table_id)
            told = told_with(whole, whole.heard, eyes)
            return encoded([line for line in told if line["event"] > since])

        return answer(await self._walk(told))

    async def past(self, request: Request) -> Response:
        """The table as these eyes saw it after so many events."""
        room = await self._room(request)
        eyes = await self._eyes(request, room)
        number = number_of(request, "number", TO_THE_END)

        def seen() -> msgspec.Raw:
            lines = self.hall.rooms.events(room.table_id)
            numbers = known(lines, eyes)
            end = len(numbers) if number == TO_THE_END else number
            if not 1 <= end <= len(numbers):
                raise RequestRefused(404, "refused-no-such-number")
            return encoded(sight_with(load(lines[: numbers[end - 1]]), eyes))

        return answer(await self._walk(seen))

    async def history(self, request: Request) -> Response:
        """The table as these eyes saw it after so many events, and every step from there."""
        room = await self._room(request)
        eyes = await self._eyes(request, room)
        since = number_of(request, "since", 1)
        until = number_of(request, "until", TO_THE_END)

        def seen() -> msgspec.Raw:
            lines = self.hall.rooms.events(room.table_id)
            last = len(known(lines, eyes))
            end = last if until == TO_THE_END else until
            if not 1 <= since <= end <= last:
                raise RequestRefused(404, "refused-no-such-number")
            stop = min(end, since + MOST_STEPS)
            told = history(lines, eyes, since, stop)
            steps = [bodies.Step(**step) for step in told["steps"]]
            return encoded(bodies.History(told["sight"], steps, more=stop < end))

        return answer(await self._walk(seen))

    async def chance(self, request: Request) -> Response:
        """Every draw of a finished game, to be worked out again."""
        room = await self._room(request)
        await self.devices.seat_at(request, room)
        return answer(await self._walk(lambda: encoded(fair_chance(self._finished(room)))))

    async def course(self, request: Request) -> Response:
        """How everybody stood after each move of a finished game."""
        room = await self._room(request)
        seat = await self.devices.seat_at(request, room)

        def gone() -> msgspec.Raw:
            self._finished(room)
            steps = course(self.hall.rooms.events(room.table_id), Eyes(seat, seat))
            return encoded([bodies.Standing(**step) for step in steps])

        return answer(await self._walk(gone))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, with the seed."""
        room = await self._room(request)
        await self.devices.seat_at(request, room)
        text = await self._walk(lambda: record_of(self._finished(room)))
        name = f"{room.table.opened.game}-{room.table_id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def export(self, request: Request) -> Response:
        """What this seat may carry away of a game, running or finished."""
        room = await self._room(request)
        seat = await self.devices.seat_at(request, room)

        def carried() -> msgspec.Raw:
            whole = self.hall.rooms.whole(room.table_id)
            return encoded(export(whole, whole.heard, seat))

        return answer(await self._walk(carried))

    async def _room(self, request: Request) -> Room:
        return await self.devices.enter(request, request.path_params["table"])

    async def _walk(self, work: Callable[[], T]) -> T:
        """Go through a journal in a thread."""
        async with self._walks:
            return await asyncio.to_thread(work)

    def _finished(self, room: Room) -> Table:
        """The whole of a game that is over; for a thread."""
        if room.table.phase == OVER:
            whole = self.hall.rooms.whole(room.table_id)
            if whole.phase == OVER:  # and not only about to be stored
                return whole
        raise RequestRefused(409, "refused-not-over")

    async def _eyes(self, request: Request, room: Room) -> Eyes:
        """One's own eyes; or, once the game is over, those of anybody."""
        own = await self.devices.seat_at(request, room)
        if "as" in request.query_params:
            async with self.hall.rooms.alone(room.table_id) as settled:
                if settled.table.phase != OVER:
                    raise RequestRefused(403, "refused-others-eyes")
        return wanted_eyes(request, room, own)


def wanted_eyes(request: Request, room: Room, own: int) -> Eyes:
    """The eyes a request asks for, of a game that is over; one's own if it names none."""
    wanted = request.query_params.get("as")
    if wanted is None:
        return Eyes(own, own)
    seat = NAMED_EYES.get(wanted, whole_number(wanted))
    if seat is None:
        raise RequestRefused(422, "refused-malformed", problem="as")
    if seat >= len(room.table.chairs):
        raise RequestRefused(404, "refused-no-such-seat")
    return Eyes(seat, own)


def encoded(content: object) -> msgspec.Raw:
    """Something ready to be sent; large things are made so in their thread."""
    return msgspec.Raw(msgspec.json.encode(content))
