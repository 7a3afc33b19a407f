"""The application: routes and sockets around the hall.  No rule of any game is here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.story import SPECTATOR
from kingsbridge.server import wire
from kingsbridge.server.hall import Client, Hall, NoTable, OtherRules, Room, reason_of
from kingsbridge.server.history import History
from kingsbridge.server.limits import Bucket, Buckets, SocketLimit
from kingsbridge.server.lists import Lists
from kingsbridge.server.openapi import document
from kingsbridge.server.people import People
from kingsbridge.server.requests import Handler, Trouble, address, answer, trouble, whole_number
from kingsbridge.server.safety import SafetyHeaders, origin_is_ours
from kingsbridge.server.seating import Seating
from kingsbridge.server.settings import Settings
from kingsbridge.server.workers import Workers
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.table.table import Refused

log: Final = logging.getLogger("kingsbridge.server")

SWEEP_EVERY: Final = 30.0


class House:
    """One hall, and the handlers of all routes around it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.url)
        self.workers = Workers(settings.workers)
        self.hall = Hall(self.journal, self.workers)
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.sockets = 0
        self.people = People(self.hall, settings)
        self.lists = Lists(self.journal, self.people)
        self.seating = Seating(self.hall, self.people, settings)
        self.history = History(self.hall, self.people)

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the journal and start the bots' workers; stop both gracefully."""
        await asyncio.to_thread(self.journal.open)
        await self.workers.start()
        await asyncio.to_thread(self.hall.read_deadlines)
        chores = [asyncio.create_task(self._sweep()), asyncio.create_task(self._stand_in())]
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

    # --- The socket ---

    async def socket(self, socket: WebSocket) -> None:
        """Live play: commands in, changes out."""
        ours = origin_is_ours(socket, self.settings.origin)
        if not ours or not self.requests.take(address(socket)):
            await socket.close(4403)
            return
        try:
            room = await self.hall.room(socket.path_params["table"])
            seat = await self.people.seat_at(socket, room)
        except (NoTable, OtherRules, Trouble, StorageError):
            await socket.close(4404)
            return
        await socket.accept()
        number = whole_number(socket.query_params.get("since", ""))
        try:
            device = await self.people.device(socket)
            known = device.device_id if device else ""
            room, client = await self.hall.connect(room.table_id, seat, known, number)
        except (NoTable, OtherRules, StorageError):
            await socket.close(4404)
            return
        self.sockets += 1
        reading = asyncio.create_task(self._read_socket(socket, room, client))
        try:
            await self._write_socket(socket, client)
        finally:
            self.sockets -= 1
            reading.cancel()
            self.hall.disconnect(room, client)

    async def _write_socket(self, socket: WebSocket, client: Client) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await client.queue.get()) is not None:
                await socket.send_text(message.decode())
            await socket.close(4408)

    async def _read_socket(self, socket: WebSocket, room: Room, client: Client) -> None:
        bucket = Bucket(self.settings.messages_per_second, 2 * self.settings.messages_per_second)
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                text = message.get("text") or ""
                if not bucket.take():
                    client.send(refusal(wire.id_in(text), "refused-too-many"))
                    continue
                client.send(await self._obey(room, client.seat, text))
        client.drop()

    async def _obey(self, room: Room, seat: int, text: str) -> wire.Message:
        """Do what a message asks, and answer it."""
        try:
            command = wire.read_command.decode(text)
        except (msgspec.MsgspecError, RecursionError) as trouble:
            return refusal("", "refused-malformed", problem=str(trouble)[:200])
        if not wire.COMMAND_ID.fullmatch(command.id):
            return refusal("", "refused-malformed", problem="id")
        if seat == SPECTATOR:
            return refusal(command.id, "refused-spectator")
        try:
            return await self.hall.command(room.table_id, seat, command)
        except (Refused, IllegalAction) as trouble:
            return wire.Refusal(command.id, reason_of(trouble))
        except StorageError:
            log.exception("a command could not be stored at table %s", room.table_id)
            return refusal(command.id, "refused-not-stored")

    # --- For whoever runs it ---

    async def health(self, _request: Request) -> Response:
        """Is the database there?"""
        await asyncio.to_thread(self.journal.table, "")
        return PlainTextResponse("well\n")

    async def metrics(self, _request: Request) -> Response:
        """Figures in the text form of Prometheus."""
        figures = {
            "tables_loaded": len(self.hall.rooms),
            "sockets": self.sockets,
            "commands_total": self.hall.commands,
            "refusals_total": self.hall.refusals,
            "bot_tasks_total": self.workers.tasks_done,
            "bot_overruns_total": self.workers.overruns,
            "bot_failures_total": self.workers.failures,
        }
        lines = [f"kingsbridge_{name} {value}" for name, value in figures.items()]
        return PlainTextResponse("\n".join([*lines, ""]))

    async def openapi(self, _request: Request) -> Response:
        return answer(document())

    def routes(self) -> list[Route | WebSocketRoute]:
        """Every route; all but the sockets stand in the OpenAPI document."""
        table = "/api/tables/{table}"
        plain_routes: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.lists.games),
            ("GET", "/api/games/{game}/components", self.lists.components),
            ("GET", "/api/tables", self.lists.listed),
            ("POST", "/api/tables", self.seating.make_table),
            ("GET", "/api/my-tables", self.lists.my_tables),
            ("POST", "/api/sit", self.seating.sit),
            ("GET", table, self.history.table),
            ("GET", table + "/story", self.history.story),
            ("GET", table + "/past", self.history.past),
            ("GET", table + "/history", self.history.history),
            ("GET", table + "/chance", self.history.chance),
            ("GET", table + "/record", self.history.record),
            ("GET", table + "/export", self.history.export),
            ("POST", table + "/sit", self.seating.sit_down),
            ("POST", table + "/fill", self.seating.fill),
            ("POST", table + "/links", self.seating.links),
            ("POST", table + "/leave", self.seating.leave),
            ("POST", table + "/move-seat", self.seating.move_seat),
            ("POST", table + "/again", self.seating.again),
            ("GET", "/sit/{token}", self.seating.sit_by_link),
            ("GET", "/watch/{token}", self.seating.watch),
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
            WebSocketRoute(table + "/socket", self.socket),
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


def refusal(command: str, key: str, **blanks: int | str) -> wire.Refusal:
    return wire.Refusal(command, {"key": key, **blanks})


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as one application, every answer with its headers, the broken ones too."""
    house = House(settings)
    app = Starlette(routes=house.routes(), lifespan=house.lifespan)
    pages = SafetyHeaders(app, secure=settings.is_secure)
    return SocketLimit(pages, settings.sockets_per_address)
