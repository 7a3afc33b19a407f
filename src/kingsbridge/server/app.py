"""The application: everything put together.  No rule of any game is here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from kingsbridge.core.actions import IllegalAction
from kingsbridge.server.guard.devices import Devices
from kingsbridge.server.guard.limits import Buckets, SocketLimit
from kingsbridge.server.guard.pulse import Pulse
from kingsbridge.server.guard.safety import SafetyHeaders, is_foreign
from kingsbridge.server.handlers import pages
from kingsbridge.server.handlers.history import History
from kingsbridge.server.handlers.insight import Insight
from kingsbridge.server.handlers.lists import Lists
from kingsbridge.server.handlers.persons import Persons
from kingsbridge.server.handlers.seating import Seating
from kingsbridge.server.handlers.upkeep import Upkeep
from kingsbridge.server.openapi import document
from kingsbridge.server.play.company import Company
from kingsbridge.server.play.faults import Breakdown, reason_of, whereabouts
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.reviews import Reviews
from kingsbridge.server.play.rooms import NoTable, OtherRules
from kingsbridge.server.play.workers import Workers
from kingsbridge.server.requests import Handler, RequestRefused, address, answer, refusal
from kingsbridge.server.routes import TABLE, Call, calls, routes
from kingsbridge.server.settings import Settings
from kingsbridge.server.sockets import Sockets
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.table.state import Impossible

log: Final = logging.getLogger("kingsbridge.server")

SWEEP_EVERY: Final = 30.0
COMPARE_EVERY: Final = 10.0

ANSWERS: Final[tuple[tuple[type[Exception], int, str], ...]] = (
    (NoTable, 404, "refused-no-such-table"),
    (OtherRules, 409, "refused-other-rules"),
    (Taken, 409, "refused-link-used"),
    (Breakdown, 500, "refused-broken"),  # logged where it happened
)


class Application:
    """One hall, and the handlers of all calls around it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.url)
        self.workers = Workers(settings.workers, spare=1)
        self.hall = Hall(self.journal, self.workers)
        self.reviews = Reviews(self.hall.rooms, self.hall.durable, self.hall.company)
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.pulse = Pulse()
        self.client = pages.client()
        self.devices = Devices(self.hall, settings)
        self.sockets = Sockets(self.hall, self.devices, self.requests, settings)

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the journal and start the bots' workers; stop both gracefully."""
        await asyncio.to_thread(self.journal.open)
        await self.workers.start()
        self.hall.device_changed = self.devices.forget
        self.hall.review_wanted = self.reviews.wanted
        if isinstance(self.hall.company, Company):
            self.hall.company.when_changed.append(self.reviews.look_around)
            self.hall.company.when_back.append(self.devices.forget_all)
        await self.hall.join()
        chores = [
            asyncio.create_task(chore)
            for chore in (self._sweep(), self._compare(), self._stand_in(), self.pulse.feel())
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await self.reviews.stop()
            await self.hall.part()
            await self.workers.stop()
            await asyncio.to_thread(self.journal.close)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.hall.rooms.sweep()

    async def _compare(self) -> None:
        """Look now and then whether a call of another server was lost."""
        while self.hall.company.is_shared:
            await asyncio.sleep(COMPARE_EVERY)
            with suppress(StorageError):
                await self.hall.following.compare()

    async def _stand_in(self) -> None:
        while True:
            await asyncio.sleep(1)
            await self.hall.stand_ins.replace_absent()

    def routes(self) -> list[BaseRoute]:
        """Every call, the document that describes them, and the pages; all but the sockets."""
        offered = calls(
            Lists(self.journal, self.devices, self.settings),
            Seating(self.hall, self.devices, self.settings),
            Persons(self.devices),
            History(self.hall, self.devices),
            Insight(self.hall, self.devices, self.workers, self.reviews, self.settings),
            Upkeep(self.hall, self.workers, self.sockets, self.pulse, self.settings),
            self.client,
        )
        described: dict[str, Any] = {}

        async def openapi(_request: Request) -> Response:
            return answer(described)

        offered.append(
            Call("GET", "/openapi.json", openapi, "This document", answer=dict[str, Any])
        )
        described |= document(offered)
        guarded = [call._replace(handler=self.guarded(call.handler)) for call in offered]
        return [*routes(guarded), *self.client.routes()]

    def guarded(self, handler: Handler) -> Handler:
        """A handler whose refusals become clear answers and whose callers are not too many."""

        async def guarded(request: Request) -> Response:
            if not self.requests.take(address(request)):
                return refusal(429, {"key": "refused-too-many"})
            if is_foreign(request, self.settings.origin):
                return refusal(403, {"key": "refused-foreign-page"})
            try:
                return await handler(request)
            except Exception as problem:  # noqa: BLE001 -- every one has its answer
                return answer_to(problem)

        return guarded


def answer_to(problem: Exception) -> Response:
    """Why a request came to nothing, in words; a fault of our own is logged, without any value."""
    if isinstance(problem, RequestRefused):
        return refusal(problem.status, problem.reason)
    if isinstance(problem, Impossible | IllegalAction):
        return refusal(409, reason_of(problem))
    for kind, status, key in ANSWERS:
        if isinstance(problem, kind):
            return refusal(status, {"key": key})
    log.error("a request failed: %s", whereabouts(problem))
    if isinstance(problem, StorageError):
        return refusal(503, {"key": "refused-not-stored"})
    return refusal(500, {"key": "refused-broken"})


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as one application, every answer with its headers, the broken ones too."""
    whole = Application(settings)
    http = SafetyHeaders(
        Starlette(
            routes=whole.routes(),
            lifespan=whole.lifespan,
            exception_handlers={404: whole.client.nowhere},
        ),
        secure=settings.is_secure,
    )
    sockets = Router([WebSocketRoute(TABLE + "/socket", whole.sockets)])

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else http)(scope, receive, send)

    return SocketLimit(app, settings.sockets_per_address)
