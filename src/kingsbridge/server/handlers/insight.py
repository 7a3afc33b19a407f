"""What a search can tell: hints while a game is played, and a review once it is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kingsbridge.bots.insight import are_alike
from kingsbridge.core.story import SPECTATOR
from kingsbridge.server import bodies
from kingsbridge.server.guard.devices import Devices
from kingsbridge.server.guard.limits import Buckets
from kingsbridge.server.handlers.history import wanted_eyes
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.hints import Hints
from kingsbridge.server.play.reviews import Reviews
from kingsbridge.server.play.rooms import Room
from kingsbridge.server.play.worker import Failed
from kingsbridge.server.play.workers import Workers
from kingsbridge.server.requests import RequestRefused, address, answer, number_of, read_body
from kingsbridge.server.settings import Settings
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.review import Head, Reviewed, told
from kingsbridge.table.state import OVER, Impossible

read_head: Final = msgspec.json.Decoder(Head)
read_reviewed: Final = msgspec.json.Decoder(Reviewed)


class Insight:
    """What bots know, told to people."""

    def __init__(
        self, hall: Hall, devices: Devices, workers: Workers, reviews: Reviews, settings: Settings
    ) -> None:
        self.hall = hall
        self.devices = devices
        self.reviews = reviews
        self.hints = Hints(hall.rooms, hall.commands, workers)
        self.often = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute)

    async def hint(self, request: Request) -> Response:
        """The best actions of my seat, which is asked."""
        wanted = await read_body(request, bodies.AskHint)
        room = await self.hall.room(request.path_params["table"])
        await self.devices.own_seat(request, room, wanted.seat)
        if not self.often.take(address(request)):
            raise RequestRefused(429, "refused-too-many")
        try:
            best = await self.hints.hint(room.table_id, wanted.seat, wanted.expected)
        except (Failed, TimeoutError):
            raise RequestRefused(503, "refused-no-hint-now") from None
        alike = are_alike([one["chance"] for one in best])
        return answer(bodies.Hint(wanted.expected, best, alike))

    async def begin_review(self, request: Request) -> Response:
        """Let a finished game be reviewed, if one of its players wants it."""
        room, own = await self._finished(request)
        if own == SPECTATOR:
            raise RequestRefused(403, "refused-spectator")
        if not self.often.take(address(request)):
            raise RequestRefused(429, "refused-too-many")
        await self.reviews.begin(room.table_id)
        return Response(status_code=204)

    async def review(self, request: Request) -> Response:
        """The review of a finished game, as far as it goes; if it stopped, it goes on."""
        room, own = await self._finished(request)
        eyes = wanted_eyes(request, room, own)
        since = number_of(request, "since", 0)
        found = await asyncio.to_thread(self._reviewed, room, own, eyes, since)
        if found.asked and found.done < found.decisions:
            with suppress(Impossible):  # others wait already: it is asked for again soon
                await self.reviews.begin(room.table_id)
        return answer(found)

    async def _finished(self, request: Request) -> tuple[Room, int]:
        """A game that is over, and the seat of whoever asks."""
        room = await self.hall.room(request.path_params["table"])
        own = await self.devices.seat_at(request, room)
        async with self.hall.rooms.alone(room.table_id) as settled:
            if settled.table.phase != OVER:
                raise RequestRefused(409, "refused-not-over")
            return settled, own

    def _reviewed(self, room: Room, own: int, eyes: Eyes, since: int) -> bodies.Review:
        """What is stored of a review; for a thread."""
        stored = self.hall.journal.review(room.table_id)
        blank = bodies.Review(
            asked=bool(stored) or self.reviews.awaits(room.table_id),
            decisions=0,
            done=0,
            end=[],
            hidden=room.table.game.HIDDEN,
            moments=[],
            counted=False,
            may_begin=own != SPECTATOR,
        )
        if not stored:
            return blank
        (_, first), *parts = stored
        top = read_head.decode(first)
        table = room.table
        moments = [
            told(table.game, table, read_reviewed.decode(body), eyes)
            for number, body in parts
            if number > since
        ]
        known = [moment for moment in moments if moment is not None]
        return msgspec.structs.replace(
            blank,
            decisions=top.decisions,
            done=len(parts),
            end=top.end,
            moments=known,
            counted=True,
        )
