"""The application: routes around the hall.  No rule of any game is here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from kingsbridge.core.actions import IllegalAction
from kingsbridge.server import pages
from kingsbridge.server.hall import Hall, NoTable, OtherRules, reason_of
from kingsbridge.server.history import History
from kingsbridge.server.limits import Buckets, SocketLimit
from kingsbridge.server.lists import Lists
from kingsbridge.server.openapi import document
from kingsbridge.server.people import People
from kingsbridge.server.pulse import Pulse
from kingsbridge.server.requests import Handler, Trouble, address, answer, trouble
from kingsbridge.server.safety import SafetyHeaders
from kingsbridge.server.seating import Seating
from kingsbridge.server.settings import Settings
from kingsbridge.server.sockets import Sockets
from kingsbridge.server.workers import Workers
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.table.table import Refused

log: Final = logging.getLogger("kingsbridge.server")

SWEEP_EVERY: Final = 30.0
TABLE: Final = "/api/tables/{table}"


class House:
    """One hall, and the handlers of all routes around it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.url)
        self.workers = Workers(settings.workers)
        self.hall = Hall(self.journal, self.workers)
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.pulse = Pulse()
        self.client = pages.client()
        self.people = People(self.hall, settings)
        self.sockets = Sockets(self.hall, self.people, self.requests, settings)
        self.lists = Lists(self.journal, self.people)
        self.seating = Seating(self.hall, self.people, settings)
        self.history = History(self.hall, self.people)

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the journal and start the bots' workers; stop both gracefully."""
        await asyncio.to_thread(self.journal.open)
        await self.workers.start()
        await asyncio.to_thread(self.hall.read_deadlines)
        chores = [
            asyncio.create_task(chore)
            for chore in (self._sweep(), self._stand_in(), self.pulse.feel())
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            for room in list(self.hall.rooms.values()):
                self.hall.forget(room)
            await self.workers.stop()
            await asyncio.to_thread(self.journal.close)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.hall.sweep()

    async def _stand_in(self) -> None:
        while True:
            await asyncio.sleep(1)
            await self.hall.stand_in()

    async def watch(self, request: Request) -> Response:
        """Exchange the link to watch; where it leads nowhere, people are told so on a page."""
        try:
            return await self.seating.watch(request)
        except Trouble as refused:
            if not pages.is_for_people(request):
                raise
            return await self.client.nowhere(request, refused)

    # --- For whoever runs it ---

    async def health(self, _request: Request) -> Response:
        """Is the database there?"""
        await asyncio.to_thread(self.journal.table, "")
        return PlainTextResponse("well\n")

    async def metrics(self, _request: Request) -> Response:
        """Figures in the text form of Prometheus."""
        figures = {
            "tables_loaded": len(self.hall.rooms),
            "sockets": self.sockets.open,
            "commands_total": self.hall.commands,
            "refusals_total": self.hall.refusals,
            "bot_tasks_total": self.workers.tasks_done,
            "bot_overruns_total": self.workers.overruns,
            "bot_failures_total": self.workers.failures,
            "longest_heartbeat_seconds": round(self.pulse.longest, 4),
        }
        lines = [f"kingsbridge_{name} {value}" for name, value in figures.items()]
        return PlainTextResponse("\n".join([*lines, ""]))

    async def openapi(self, _request: Request) -> Response:
        return answer(document())

    def routes(self) -> list[BaseRoute]:
        """Every route but the sockets'; all but the pages stand in the OpenAPI document."""
        table = TABLE
        plain_routes: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.lists.games),
            ("GET", "/api/games/{game}/components", self.lists.components),
            ("GET", "/api/tables", self.lists.listed),
            ("POST", "/api/tables", self.seating.make_table),
            ("GET", "/api/my-tables", self.lists.my_tables),
            ("POST", "/api/sit", self.seating.sit),
            ("POST", "/api/invitation", self.seating.invitation),
            ("GET", table, self.history.table),
            ("GET", table + "/story", self.history.story),
            ("GET", table + "/past", self.history.past),
            ("GET", table + "/history", self.history.history),
            ("GET", table + "/chance", self.history.chance),
            ("GET", table + "/course", self.history.course),
            ("GET", table + "/record", self.history.record),
            ("GET", table + "/export", self.history.export),
            ("POST", table + "/sit", self.seating.sit_down),
            ("POST", table + "/fill", self.seating.fill),
            ("POST", table + "/links", self.seating.links),
            ("POST", table + "/leave", self.seating.leave),
            ("POST", table + "/move-seat", self.seating.move_seat),
            ("POST", table + "/again", self.seating.again),
            ("GET", "/watch/{token}", self.watch),
            ("GET", "/health", self.health),
            ("GET", "/metrics", self.metrics),
            ("GET", "/openapi.json", self.openapi),
        ]
        by_path: dict[str, dict[str, Handler]] = {}
        for method, path, handler in plain_routes:
            by_path.setdefault(path, {})[method] = self.guarded(handler)
        return [
            *(
                Route(path, by_method(handlers), methods=list(handlers))
                for path, handlers in by_path.items()
            ),
            *self.client.routes(),
        ]

    def guarded(self, handler: Handler) -> Handler:
        """A handler whose refusals become clear answers and whose callers are not too many."""

        async def guarded(request: Request) -> Response:
            if not self.requests.take(address(request)):
                return trouble(429, {"key": "refused-too-many"})
            try:
                return await handler(request)
            except Trouble as refused:
                return trouble(refused.status, refused.reason)
            except NoTable:
                return trouble(404, {"key": "refused-no-such-table"})
            except OtherRules:
                return trouble(409, {"key": "refused-other-rules"})
            except (Refused, IllegalAction) as refused:
                return trouble(409, reason_of(refused))
            except Taken:
                return trouble(409, {"key": "refused-link-used"})
            except StorageError:
                log.exception("storage refused a request")
                return trouble(503, {"key": "refused-not-stored"})

        return guarded


def by_method(handlers: dict[str, Handler]) -> Handler:
    """All handlers of one path, which so has one list of allowed methods."""

    async def handle(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as one application, every answer with its headers, the broken ones too."""
    house = House(settings)
    http = SafetyHeaders(
        Starlette(
            routes=house.routes(),
            lifespan=house.lifespan,
            exception_handlers={404: house.client.nowhere},
        ),
        secure=settings.is_secure,
    )
    sockets = Router([WebSocketRoute(TABLE + "/socket", house.sockets)])

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else http)(scope, receive, send)

    return SocketLimit(app, settings.sockets_per_address)
