"""What a search can tell: hints while a game is played."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kingsbridge.server import bodies
from kingsbridge.server.guard.devices import Devices
from kingsbridge.server.guard.limits import Buckets
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.hints import Hints
from kingsbridge.server.play.worker import Failed
from kingsbridge.server.play.workers import Workers
from kingsbridge.server.requests import RequestRefused, address, answer, read_body
from kingsbridge.server.settings import Settings


class Insight:
    """What bots know, told to people."""

    def __init__(self, hall: Hall, devices: Devices, workers: Workers, settings: Settings) -> None:
        self.hall = hall
        self.devices = devices
        self.hints = Hints(hall.rooms, hall.commands, workers)
        self.often = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute)

    async def hint(self, request: Request) -> Response:
        """The best actions of my seat, which is asked."""
        wanted = await read_body(request, bodies.AskHint)
        room = await self.hall.rooms.room(request.path_params["table"])
        await self.devices.own_seat(request, room, wanted.seat)
        if not self.often.take(address(request)):
            raise RequestRefused(429, "refused-too-many")
        try:
            best = await self.hints.hint(room.table_id, wanted.seat, wanted.expected)
        except (Failed, TimeoutError):
            raise RequestRefused(503, "refused-no-hint-now") from None
        return answer(bodies.Hint(wanted.expected, best))
