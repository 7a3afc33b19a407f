"""The application: routes, cookies and sockets around the hall.  No rule of any game is here."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kingsbridge.bots.levels import BOTS
from kingsbridge.core import chance, record
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.components import BadBox
from kingsbridge.core.game import BadOptions, read_options, write_choice
from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server import pages, wire
from kingsbridge.server.hall import Client, Hall, NoTable, OtherRules, Room, reason_of
from kingsbridge.server.keys import CODE_SECONDS, hashed, new_code, new_token
from kingsbridge.server.limits import Bucket, Buckets
from kingsbridge.server.openapi import document
from kingsbridge.server.pulse import Pulse
from kingsbridge.server.safety import SafetyHeaders, origin_is_ours
from kingsbridge.server.settings import Settings
from kingsbridge.server.workers import Workers
from kingsbridge.storage.changes import PutDevice, PutLink, UseLink
from kingsbridge.storage.errors import StorageError, Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import DeviceRow, LinkRow
from kingsbridge.table.events import Opened, Sat, SeatPlan
from kingsbridge.table.sight import export, sight, told_to
from kingsbridge.table.table import OVER, Refused, clean_name

log: Final = logging.getLogger("kingsbridge.server")

DEVICE: Final = "kingsbridge_device"
WATCH: Final = "kingsbridge_watch"
YEAR: Final = 365 * 24 * 3600
LARGEST_BODY: Final = 256 * 1024
SWEEP_EVERY: Final = 30.0
LONGEST_NUMBER: Final = 10
TABLE: Final = "/api/tables/{table}"

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class Trouble(Exception):  # noqa: N818 -- a refusal, not an error of the program
    """A request that is refused, with its status and the reason as a text key."""

    def __init__(self, status: int, key: str, **blanks: int | str) -> None:
        super().__init__(key)
        self.status = status
        self.reason = {"key": key, **blanks}


class House:
    """The handlers of all routes, around one hall."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.url)
        self.workers = Workers(settings.workers)
        self.hall = Hall(self.journal, self.workers)
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.sockets = 0
        self.pulse = Pulse()
        self.devices: dict[str, DeviceRow] = {}  # by token hash; every one in use is stored

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

    # --- Who is it? ---

    async def device(self, connection: HTTPConnection) -> DeviceRow | None:
        """The device of a request, by its cookie."""
        token = connection.cookies.get(DEVICE, "")
        if not token:
            return None
        key = hashed(token)
        if key not in self.devices:
            row = await asyncio.to_thread(self.journal.device, key)
            if row is None:
                return None
            self.devices[key] = row
        return self.devices[key]

    async def device_or_new(self, request: Request, name: str) -> tuple[DeviceRow, str]:
        """The device of a request, and the token of a new one if it is new."""
        known = await self.device(request)
        if known is not None:
            return known, ""
        token = new_token()
        row = DeviceRow(secrets.token_hex(8), hashed(token), clean_name(name), time.time())
        await self.write(PutDevice(row))
        self.devices[row.token_hash] = row
        return row, token

    async def write(self, *changes: Any) -> None:
        await self.hall.answers.write(*changes)

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

    async def seat_at(self, connection: HTTPConnection, room: Room) -> int:
        """The seat of this device at a table, or the spectator's, if it may watch."""
        device = await self.device(connection)
        seats = room.table.seats_of(device.device_id) if device else []
        if seats:
            wanted = whole_number(connection.query_params.get("seat", ""))
            return wanted if wanted in seats else seats[0]
        is_host = device is not None and device.device_id == room.table.opened.host
        listed = room.table.opened.listed
        if is_host or listed or await self._may_watch(connection, room.table_id):
            return SPECTATOR
        raise Trouble(403, "refused-no-seat")

    async def _may_watch(self, connection: HTTPConnection, table_id: str) -> bool:
        for token in connection.cookies.get(WATCH, "").split("."):
            if token:
                link = await asyncio.to_thread(self.journal.link, hashed(token))
                if link is not None and (link.table_id, link.seat) == (table_id, SPECTATOR):
                    return True
        return False

    async def own_seat(self, request: Request, room: Room, seat: int) -> DeviceRow:
        """The device, if the seat is its own."""
        device = await self.device(request)
        if device is None or seat not in room.table.seats_of(device.device_id):
            raise Trouble(403, "refused-not-your-seat")
        return device

    async def host(self, request: Request, room: Room) -> DeviceRow:
        """The device, if it opened the table."""
        device = await self.device(request)
        if device is None or device.device_id != room.table.opened.host:
            raise Trouble(403, "refused-not-host")
        return device

    # --- Lists ---

    async def games(self, _request: Request) -> Response:
        rows = [
            wire.GameRow(
                name,
                game.NAME,
                list(game.SEATS),
                [
                    {
                        "name": option.name,
                        "choices": [write_choice(choice) for choice in option.choices],
                        "default": write_choice(option.default),
                    }
                    for option in game.OPTIONS
                ],
                list(BOTS),
            )
            for name, game in GAMES.items()
        ]
        return answer(rows)

    async def listed(self, _request: Request) -> Response:
        headers = await asyncio.to_thread(self.journal.listed)
        return answer(
            [wire.TableRow(h.table_id, h.game, h.phase, h.asked, [], h.touched) for h in headers]
        )

    async def my_tables(self, request: Request) -> Response:
        device = await self.device(request)
        if device is None:
            return answer([])
        found = await asyncio.to_thread(self.journal.tables_of, device.device_id)
        return answer(
            [
                wire.TableRow(h.table_id, h.game, h.phase, h.asked, list(seats), h.touched)
                for h, seats in found
            ]
        )

    # --- Making a table and sitting down ---

    async def make_table(self, request: Request) -> Response:
        wanted = await read_body(request, wire.NewTable)
        if not self.new_tables.take(address(request)):
            raise Trouble(429, "refused-too-many")
        check_new_table(wanted)
        device, token = await self.device_or_new(request, wanted.name)
        opened = Opened(
            game=wanted.game,
            rules=GAMES[wanted.game].RULES_VERSION,
            seats=tuple(SeatPlan(plan.bot, clean_name(plan.name)) for plan in wanted.seats),
            host=device.device_id,
            seed=chance.new_seed(),
            options=wanted.options,
            box=wanted.box,
            title=clean_name(wanted.title),
            listed=wanted.listed,
            absent_after=wanted.absent_after,
            absent_bot=wanted.absent_bot,
        )
        name = clean_name(wanted.name) or device.name
        sitting = [
            Sat(seat, device.device_id, clean_name(plan.name) or name)
            for seat, plan in enumerate(wanted.seats)
            if plan.me
        ]
        table_id, _ = await self.hall.open(opened, sitting)
        made = await self._make_links(table_id, wanted)
        return self.remember(answer(made, 201), token)

    async def _make_links(self, table_id: str, wanted: wire.NewTable) -> wire.TableMade:
        free = [seat for seat, plan in enumerate(wanted.seats) if not plan.me and not plan.bot]
        tokens = {seat: new_token() for seat in [*free, SPECTATOR]}
        await self.write(
            *(
                PutLink(LinkRow(hashed(token), table_id, seat, None, None))
                for seat, token in tokens.items()
            )
        )
        base = self.settings.base_url.rstrip("/")
        links = [wire.SeatLink(seat, f"{base}/sit/{tokens[seat]}") for seat in free]
        return wire.TableMade(table_id, links, f"{base}/watch/{tokens[SPECTATOR]}")

    async def sit_by_link(self, request: Request) -> Response:
        """Exchange a seat's link for a cookie; the secret leaves the address bar."""
        token = request.path_params["token"]
        taken, device_token = await self._sit(request, token, "")
        response = RedirectResponse(f"/table/{taken.table}", 303)
        return self.remember(response, device_token)

    async def sit(self, request: Request) -> Response:
        """Take a seat by its link's token or by a code, with a name."""
        wanted = await read_body(request, wire.Sit)
        taken, token = await self._sit(request, wanted.code.strip(), wanted.name)
        return self.remember(answer(taken), token)

    async def _sit(self, request: Request, secret: str, name: str) -> tuple[wire.SeatTaken, str]:
        link = await asyncio.to_thread(self.journal.link, hashed(secret))
        if link is None or link.seat == SPECTATOR:
            raise Trouble(404, "refused-no-such-link")
        if link.expires is not None and link.expires < time.time():
            raise Trouble(410, "refused-link-expired")
        known = await self.device(request)
        room = await self.hall.room(link.table_id)
        if known is None or link.seat not in room.table.seats_of(known.device_id):
            self._check_link(link, room)
        device, token = await self.device_or_new(request, name)
        if link.seat not in room.table.seats_of(device.device_id):
            if link.expires is not None:
                await self.write(UseLink(link.token_hash, device.device_id))
            chair = room.table.chair(link.seat)
            called = name or chair.name or device.name
            await self.hall.change(
                link.table_id, lambda table: table.sit(link.seat, device.device_id, called)
            )
        await self._begin_if_full(link.table_id)  # also if a kill came between sitting and this
        return wire.SeatTaken(link.table_id, link.seat), token

    def _check_link(self, link: LinkRow, room: Room) -> None:
        """A link is good while its seat is free; a code is good once, for a while."""
        taken = bool(room.table.chair(link.seat).device)
        if link.used_by is not None or (link.expires is None and taken):
            raise Trouble(409, "refused-link-used")

    async def _begin_if_full(self, table_id: str) -> None:
        room = await self.hall.room(table_id)
        full = not any(chair.is_free for chair in room.table.chairs)
        if full and room.table.match is None:
            with suppress(Refused):
                await self.hall.change(table_id, lambda table: table.begin())

    async def watch(self, request: Request) -> Response:
        """Exchange the link to watch for a cookie."""
        token = request.path_params["token"]
        link = await asyncio.to_thread(self.journal.link, hashed(token))
        if link is None or link.seat != SPECTATOR:
            raise Trouble(404, "refused-no-such-link")
        kept = [kept for kept in request.cookies.get(WATCH, "").split(".") if kept != token]
        response = RedirectResponse(f"/table/{link.table_id}", 303)
        self.set_cookie(response, WATCH, ".".join([*kept[-19:], token]).strip("."))
        return response

    async def move_seat(self, request: Request) -> Response:
        """A short-lived code with which another device takes over one of my seats."""
        chosen = await read_body(request, wire.ChooseSeat)
        room = await self._room(request)
        await self.own_seat(request, room, chosen.seat)
        code = new_code()
        expires = time.time() + CODE_SECONDS
        row = LinkRow(hashed(code), room.table_id, chosen.seat, expires, None)
        await self.write(PutLink(row))
        return answer(wire.Code(code, CODE_SECONDS))

    async def fill(self, request: Request) -> Response:
        """The host gives a free seat to a bot."""
        wanted = await read_body(request, wire.Fill)
        room = await self._room(request)
        await self.host(request, room)
        await self.hall.change(room.table_id, lambda table: table.fill(wanted.seat, wanted.bot))
        await self._begin_if_full(room.table_id)
        seat = await self.seat_at(request, room)
        async with self.hall.alone(room.table_id) as settled:
            return answer(sight(settled.table, seat))

    async def leave(self, request: Request) -> Response:
        """Give one of my seats up before the game begins."""
        wanted = await read_body(request, wire.ChooseSeat)
        room = await self._room(request)
        await self.own_seat(request, room, wanted.seat)
        await self.hall.change(room.table_id, lambda table: table.leave(wanted.seat))
        return Response(status_code=204)

    # --- Looking at a table ---

    async def _room(self, request: Request) -> Room:
        return await self.hall.room(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        room = await self._room(request)
        seat = await self.seat_at(request, room)
        async with self.hall.alone(room.table_id) as settled:
            return answer(sight(settled.table, seat))

    async def story(self, request: Request) -> Response:
        """What was told to this seat since a number."""
        room = await self._room(request)
        seat = await self.seat_at(request, room)
        since = number_of(request, "since", 0)
        whole = await asyncio.to_thread(self.hall.whole, room.table_id)
        return answer(told_to((one for one in whole.heard if one.number > since), seat))

    async def past(self, request: Request) -> Response:
        """The table as this seat saw it after so many events."""
        room = await self._room(request)
        seat = await self.seat_at(request, room)
        number = number_of(request, "number", room.table.number)
        if not 1 <= number <= room.table.number:
            raise Trouble(404, "refused-no-such-number")
        then = await asyncio.to_thread(self.hall.whole, room.table_id, number)
        return answer(sight(then, seat))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, with the seed."""
        room = await self._room(request)
        await self.seat_at(request, room)
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
        seat = await self.seat_at(request, room)
        whole = await asyncio.to_thread(self.hall.whole, room.table_id)
        return answer(export(whole, whole.heard, seat))

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
            ("GET", "/api/games", self.games),
            ("GET", "/api/tables", self.listed),
            ("POST", "/api/tables", self.make_table),
            ("GET", "/api/my-tables", self.my_tables),
            ("POST", "/api/sit", self.sit),
            ("GET", table, self.table),
            ("GET", table + "/story", self.story),
            ("GET", table + "/past", self.past),
            ("GET", table + "/record", self.record),
            ("GET", table + "/export", self.export),
            ("POST", table + "/fill", self.fill),
            ("POST", table + "/leave", self.leave),
            ("POST", table + "/move-seat", self.move_seat),
            ("GET", "/sit/{token}", self.sit_by_link),
            ("GET", "/watch/{token}", self.watch),
            ("GET", "/health", self.health),
            ("GET", "/metrics", self.metrics),
            ("GET", "/openapi.json", self.openapi),
        ]
        return [
            *(
                Route(path, self.guarded(handler), methods=[method])
                for method, path, handler in plain_routes
            ),
            *pages.client().routes(),
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


class Sockets:
    """Live play: commands in, changes out.

    An application by itself, because the layers between it and the server would cost every
    message more than all that is done with it here.
    """

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its opening until it is closed."""
        socket = WebSocket(scope, receive, send)
        ours = origin_is_ours(socket, self.house.settings.origin)
        if not ours or not self.house.requests.take(address(socket)):
            await socket.close(4403)
            return
        try:
            room = await self.house.hall.room(socket.path_params["table"])
            seat = await self.house.seat_at(socket, room)
        except (NoTable, OtherRules, Trouble, StorageError):
            await socket.close(4404)
            return
        await socket.accept()
        number = whole_number(socket.query_params.get("since", ""))
        try:
            device = await self.house.device(socket)
            known = device.device_id if device else ""
            room, client = await self.house.hall.connect(room.table_id, seat, known, number)
        except (NoTable, OtherRules, StorageError):
            await socket.close(4404)
            return
        self.house.sockets += 1
        writing = asyncio.create_task(write_socket(send, client))
        try:
            await self._read_socket(receive, room, client)
        finally:
            self.house.sockets -= 1
            writing.cancel()
            self.house.hall.disconnect(room, client)

    async def _read_socket(self, receive: Receive, room: Room, client: Client) -> None:
        rate = self.house.settings.messages_per_second
        bucket = Bucket(rate, 2 * rate)
        while (message := await receive())["type"] != "websocket.disconnect":
            if bucket.take():
                answered = await self._obey(room, client, message.get("text") or "")
            else:
                answered = refusal("", "refused-too-many")
            if answered is not None:
                client.send(answered)

    async def _obey(self, room: Room, client: Client, text: str) -> wire.Message | None:
        """Do what a message asks, and answer it, unless the change it made was the answer."""
        try:
            command = wire.read_command.decode(text)
        except (msgspec.MsgspecError, RecursionError) as trouble:
            return refusal("", "refused-malformed", problem=str(trouble)[:200])
        if not wire.COMMAND_ID.fullmatch(command.id):
            return refusal("", "refused-malformed", problem="id")
        if client.seat == SPECTATOR:
            return refusal(command.id, "refused-spectator")
        try:
            return await self.house.hall.command(room.table_id, client.seat, command, client)
        except (Refused, IllegalAction) as trouble:
            return wire.Refusal(command.id, reason_of(trouble))
        except StorageError:
            log.exception("a command could not be stored at table %s", room.table_id)
            return refusal(command.id, "refused-not-stored")


def check_new_table(wanted: wire.NewTable) -> None:
    """Refuse a table that could not be played."""
    if wanted.game not in GAMES:
        raise Trouble(422, "refused-no-such-game")
    game = GAMES[wanted.game]
    if len(wanted.seats) not in game.SEATS:
        raise Trouble(422, "refused-wrong-seats")
    bots = [plan.bot for plan in wanted.seats if plan.bot] + [wanted.absent_bot] * bool(
        wanted.absent_bot
    )
    if any(bot not in BOTS for bot in bots) or any(plan.bot and plan.me for plan in wanted.seats):
        raise Trouble(422, "refused-no-such-bot")
    if not 0 <= wanted.absent_after <= YEAR:
        raise Trouble(422, "refused-wrong-time")
    try:
        read_options(game.OPTIONS, wanted.options)
        game.box(wanted.box or None)
    except (BadOptions, BadBox) as problem:
        raise Trouble(422, "refused-bad-choice", problem=str(problem)[:200]) from None


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request as a value of this type."""
    if int(request.headers.get("content-length") or 0) > LARGEST_BODY:
        raise Trouble(413, "refused-too-large")
    body = await request.body()
    if len(body) > LARGEST_BODY:
        raise Trouble(413, "refused-too-large")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Trouble(422, "refused-malformed", problem=str(problem)[:200]) from None


def number_of(request: Request, name: str, usual: int) -> int:
    """A number from the query."""
    text = request.query_params.get(name, "")
    if not text:
        return usual
    number = whole_number(text)
    if number is None:
        raise Trouble(422, "refused-malformed", problem=name)
    return number


def whole_number(text: str) -> int | None:
    """The number a text says, if it says one and not too large a one."""
    if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER:
        return int(text)
    return None


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def trouble(status: int, reason: dict[str, Any]) -> Response:
    return answer(wire.Trouble(reason), status)


def refusal(command: str, key: str, **blanks: int | str) -> wire.Refusal:
    return wire.Refusal(command, {"key": key, **blanks})


async def write_socket(send: Send, client: Client) -> None:
    """Send what waits for a client, until it is told to go or has gone."""
    with suppress(OSError, RuntimeError):
        while (message := await client.next()) is not None:
            await send({"type": "websocket.send", "text": message.decode()})
        await send({"type": "websocket.close", "code": 4408})


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as one application, every answer with its headers, the broken ones too."""
    house = House(settings)
    pages = SafetyHeaders(
        Starlette(routes=house.routes(), lifespan=house.lifespan), secure=settings.is_secure
    )
    sockets = Router([WebSocketRoute(TABLE + "/socket", Sockets(house))])

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else pages)(scope, receive, send)

    return app
