"""Tables are made, seats are taken, left, moved and given to bots."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingsbridge.bots.levels import BOTS
from kingsbridge.core import chance
from kingsbridge.core.game import BadOptions, read_options
from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server import bodies
from kingsbridge.server.guard.devices import MOST_WATCHED, WATCH, YEAR, Devices, watch_tokens
from kingsbridge.server.guard.limits import Buckets
from kingsbridge.server.guard.secrets import CODE_SECONDS, hashed, new_code, new_token
from kingsbridge.server.handlers.boxes import Boxes
from kingsbridge.server.handlers.history import wanted_eyes
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.rooms import Room
from kingsbridge.server.requests import RequestRefused, address, answer, read_body
from kingsbridge.server.settings import Settings
from kingsbridge.storage.rows import HideTable, LinkRow, PutLink, RevokeLinks, UseLink
from kingsbridge.table.chairs import clean_name
from kingsbridge.table.events import Event, Opened, Sat, SeatPlan
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.practice import Place, practice
from kingsbridge.table.sight import chair_sight, sight
from kingsbridge.table.state import OVER, PLAYING, WAITING, Impossible
from kingsbridge.table.table import Table


class Seating:
    """Who sits where."""

    def __init__(self, hall: Hall, devices: Devices, settings: Settings) -> None:
        self.hall = hall
        self.devices = devices
        self.settings = settings
        self.boxes = Boxes()
        self.new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)

    async def _room(self, request: Request) -> Room:
        return await self.devices.enter(request, request.path_params["table"])

    async def make_table(self, request: Request) -> Response:
        wanted = await read_body(request, bodies.NewTable)
        if not self.new_tables.take(address(request)):
            raise RequestRefused(429, "refused-too-many")
        check_new_table(wanted)
        await self.boxes.check(GAMES[wanted.game], wanted.box)
        await self._demand_few_tables(request)
        device, token = await self.devices.device_or_new(request, wanted.name)
        name = clean_name(wanted.name) or device.name
        named = self.devices.free_name
        sitting = [
            Sat(
                seat, device.device_id, await named(device.device_id, clean_name(plan.name) or name)
            )
            for seat, plan in enumerate(wanted.seats)
            if plan.me
        ]
        free = [seat for seat, plan in enumerate(wanted.seats) if not plan.me and not plan.bot]
        tokens = {seat: new_token() for seat in [*free, SPECTATOR]}
        secrets = {seat: hashed(secret) for seat, secret in tokens.items()}
        table_id, _ = await self.hall.open(
            opening(wanted, device.device_id), sitting, invitations=secrets
        )
        links = [bodies.SeatLink(seat, self._link("sit", tokens[seat])) for seat in free]
        made = bodies.TableMade(table_id, links, self._link("watch", tokens[SPECTATOR]))
        return self.devices.remember(answer(made, 201), token)

    async def _demand_few_tables(self, request: Request) -> None:
        """Refuse a table more to whoever leaves too many unfinished."""
        device = await self.devices.device(request)
        if device is None:
            return
        most = self.settings.tables_per_device
        count = self.hall.journal.table_count
        if await asyncio.to_thread(count, device.device_id, (WAITING, PLAYING)) >= most:
            raise RequestRefused(409, "refused-too-many-tables", most=most)

    async def invitation(self, request: Request) -> Response:
        """Where a seat's link or a code leads; looking does not use it up."""
        wanted = await read_body(request, bodies.Secret)
        link, room, mine = await self._good_link(request, wanted.code.strip())
        players = [chair_sight(chair) for chair in room.table.chairs]
        opened = room.table.opened
        return answer(
            bodies.Invitation(link.table_id, opened.game, opened.title, link.seat, players, mine)
        )

    async def sit(self, request: Request) -> Response:
        """Take a seat by its link's token or by a code, with a name."""
        wanted = await read_body(request, bodies.Sit)
        taken, token = await self._sit(request, wanted.code.strip(), wanted.name)
        return self.devices.remember(answer(taken), token)

    async def _sit(self, request: Request, secret: str, name: str) -> tuple[bodies.SeatTaken, str]:
        link, room, _ = await self._good_link(request, secret)
        device, token = await self.devices.device_or_new(request, name)
        if link.seat in room.table.seats_of(device.device_id):
            # A kill may have come after the last seat was taken and before the game began.
            await self.hall.commands.change(link.table_id, lambda table: and_begin(table, []))
        else:
            if link.expires is not None:
                await self.devices.write(UseLink(link.token_hash, device.device_id))
            chair = room.table.chair(link.seat)
            wanted = name or chair.name or device.name
            called = await self.devices.free_name(device.device_id, wanted)
            await self.hall.commands.change(
                link.table_id,
                lambda table: and_begin(table, sat_by_link(table, link, device.device_id, called)),
            )
        return bodies.SeatTaken(link.table_id, link.seat), token

    async def _good_link(self, request: Request, secret: str) -> tuple[LinkRow, Room, bool]:
        """The link of a secret, its table, and whether its seat is mine; else a refusal."""
        link = await asyncio.to_thread(self.hall.journal.link, hashed(secret))
        if link is None or link.seat == SPECTATOR:
            raise RequestRefused(404, "refused-no-such-link")
        if link.expires is not None and link.expires < time.time():
            raise RequestRefused(410, "refused-link-expired")
        known = await self.devices.device(request)
        room = await self.hall.room(link.table_id)
        mine = known is not None and link.seat in room.table.seats_of(known.device_id)
        if not mine:
            self._check_link(link, room)
        return link, room, mine

    async def sit_down(self, request: Request) -> Response:
        """Take a free seat of a listed table, without a link."""
        wanted = await read_body(request, bodies.TakeSeat)
        door = await asyncio.to_thread(self.hall.rooms.door, request.path_params["table"])
        if not door.listed:
            raise RequestRefused(403, "refused-private")
        room = await self._room(request)
        known = await self.devices.device(request)
        mine = known is not None and wanted.seat in room.table.seats_of(known.device_id)
        if not mine and not room.table.chair(wanted.seat).is_free:
            raise RequestRefused(409, "refused-seat-taken")
        if not mine:
            await self._demand_few_tables(request)
        device, token = await self.devices.device_or_new(request, wanted.name)
        if not mine:
            name = await self.devices.free_name(device.device_id, wanted.name or device.name)
            await self.hall.commands.change(
                room.table_id,
                lambda table: and_begin(table, table.take(wanted.seat, device.device_id, name)),
            )
        taken = answer(bodies.SeatTaken(room.table_id, wanted.seat))
        return self.devices.remember(taken, token)

    def _check_link(self, link: LinkRow, room: Room) -> None:
        """A link is good while its seat is free; a code is good once, for a while."""
        taken = not room.table.chair(link.seat).is_free
        if link.used_by is not None or (link.expires is None and taken):
            raise RequestRefused(409, "refused-link-used")

    async def watch(self, request: Request) -> Response:
        """Exchange the link to watch for a cookie."""
        token = request.path_params["token"]
        link = await asyncio.to_thread(self.hall.journal.link, hashed(token))
        if link is None or link.seat != SPECTATOR:
            raise RequestRefused(404, "refused-no-such-link")
        kept = [kept for kept in watch_tokens(request) if kept != token]
        response = RedirectResponse(f"/table/{link.table_id}", 303)
        self.devices.set_cookie(response, WATCH, ".".join([*kept, token][-MOST_WATCHED:]))
        return response

    async def move_seat(self, request: Request) -> Response:
        """A short-lived code with which another device takes over one of my seats."""
        chosen = await read_body(request, bodies.ChooseSeat)
        room = await self._room(request)
        await self.devices.own_seat(request, room, chosen.seat)
        code = new_code()
        expires = time.time() + CODE_SECONDS
        row = LinkRow(hashed(code), room.table_id, chosen.seat, expires, None)
        await self.devices.write(PutLink(row))
        return answer(bodies.Code(code, CODE_SECONDS))

    async def links(self, request: Request) -> Response:
        """The host invites anew: a link for a free seat, whose older ones end, or to watch."""
        chosen = await read_body(request, bodies.ChooseSeat)
        room = await self._room(request)
        await self.devices.host(request, room)
        token = new_token()
        put = PutLink(LinkRow(hashed(token), room.table_id, chosen.seat, None, None))
        if chosen.seat == SPECTATOR:
            await self.devices.write(put)
            return answer(bodies.SeatLink(chosen.seat, self._link("watch", token)), 201)
        async with self.hall.rooms.alone(room.table_id) as settled:
            if not settled.table.chair(chosen.seat).is_free:
                raise Impossible("refused-seat-taken")
            await self.devices.write(RevokeLinks(room.table_id, chosen.seat), put)
        return answer(bodies.SeatLink(chosen.seat, self._link("sit", token)), 201)

    def _link(self, kind: str, token: str) -> str:
        return f"{self.settings.address}/{kind}/{token}"

    async def fill(self, request: Request) -> Response:
        """The host gives a free seat to a bot."""
        wanted = await read_body(request, bodies.Fill)
        room = await self._room(request)
        await self.devices.host(request, room)
        await self.hall.commands.change(
            room.table_id, lambda table: and_begin(table, table.fill(wanted.seat, wanted.bot))
        )
        seat = await self.devices.seat_at(request, room)
        async with self.hall.rooms.alone(room.table_id) as settled:
            return answer(sight(settled.table, seat))

    async def leave(self, request: Request) -> Response:
        """Give one of my seats up before the game begins."""
        wanted = await read_body(request, bodies.ChooseSeat)
        room = await self._room(request)
        await self.devices.own_seat(request, room, wanted.seat)
        await self.hall.commands.change(room.table_id, lambda table: table.leave(wanted.seat))
        return Response(status_code=204)

    async def again(self, request: Request) -> Response:
        """Another game of the same people, asked for by one of them, once the first is over."""
        wanted = await read_body(request, bodies.PlayAgain)
        room = await self._room(request)
        if await self.devices.seat_at(request, room) == SPECTATOR:
            raise RequestRefused(403, "refused-spectator")
        if not room.table.again and not self.new_tables.take(address(request)):
            raise RequestRefused(429, "refused-too-many")
        return answer(
            bodies.NextTable(await self.hall.again(room.table_id, rotated=wanted.rotated))
        )

    async def practise(self, request: Request) -> Response:
        """A table of my own that goes on from a moment of a finished game, against bots."""
        wanted = await read_body(request, bodies.Practise)
        room = await self._room(request)
        own = await self.devices.seat_at(request, room)
        if room.table.phase != OVER:
            raise RequestRefused(409, "refused-not-over")
        if wanted.bot not in BOTS:
            raise RequestRefused(422, "refused-no-such-bot")
        if not self.new_tables.take(address(request)):
            raise RequestRefused(429, "refused-too-many")
        await self._demand_few_tables(request)
        eyes = wanted_eyes(request, room, own)
        device, token = await self.devices.device_or_new(request, wanted.name)
        opened = await asyncio.to_thread(self._practice, room, eyes, wanted, device.device_id)
        name = clean_name(wanted.name) or device.name
        table_id, _ = await self.hall.open(opened, [Sat(wanted.seat, device.device_id, name)])
        return self.devices.remember(answer(bodies.NextTable(table_id), 201), token)

    def _practice(self, room: Room, eyes: Eyes, wanted: bodies.Practise, host: str) -> Opened:
        """How a table for practice is opened; for a thread."""
        lines = self.hall.rooms.events(room.table_id)
        place = Place(eyes, wanted.number, wanted.seat)
        return practice(lines, place, wanted.bot, host, chance.new_seed())

    async def hide(self, request: Request) -> Response:
        """Leave a finished table out of my list, or take it in again."""
        wanted = await read_body(request, bodies.Hide)
        room = await self._room(request)
        device = await self.devices.device(request)
        if device is None or not room.table.seats_of(device.device_id):
            raise RequestRefused(403, "refused-no-seat")
        if room.table.phase in {WAITING, PLAYING}:
            raise RequestRefused(409, "refused-not-over")
        await self.devices.write(HideTable(room.table_id, device.device_id, wanted.hidden))
        return Response(status_code=204)

    async def remove(self, request: Request) -> Response:
        """Forget a finished table for good, if nobody else keeps it in his list."""
        room = await self._room(request)
        device = await self.devices.device(request)
        if device is None or not room.table.seats_of(device.device_id):
            raise RequestRefused(403, "refused-no-seat")
        await self.hall.commands.remove(room.table_id, device.device_id)
        return Response(status_code=204)

    async def remove_notes(self, request: Request) -> Response:
        """Throw the private notes of one of my seats away."""
        wanted = await read_body(request, bodies.ChooseSeat)
        room = await self._room(request)
        await self.devices.own_seat(request, room, wanted.seat)
        await self.hall.commands.change(
            room.table_id, lambda table: table.remove_notes(wanted.seat)
        )
        return Response(status_code=204)


def opening(wanted: bodies.NewTable, host: str) -> Opened:
    """How a table is opened that a device wants."""
    return Opened(
        game=wanted.game,
        rules=GAMES[wanted.game].RULES_VERSION,
        seats=tuple(SeatPlan(plan.bot, clean_name(plan.name)) for plan in wanted.seats),
        host=host,
        seed=chance.new_seed(),
        options=wanted.options,
        box=wanted.box,
        title=clean_name(wanted.title),
        listed=wanted.listed,
        absent_after=wanted.absent_after,
        absent_bot=wanted.absent_bot,
        hints=allows_hints(wanted),
    )


def sat_by_link(table: Table, link: LinkRow, device: str, name: str) -> list[Event]:
    """A seat taken by its link, if nobody was faster; or moved to another device by a code."""
    if link.expires is None and not table.chair(link.seat).is_free:
        raise Impossible("refused-link-used")
    return table.sit(link.seat, device, name)


def and_begin(table: Table, done: list[Event]) -> list[Event]:
    """What was done at a table, and that the game begins with it if every seat is taken now."""
    is_full = not any(chair.is_free for chair in table.chairs)
    return [*done, *table.begin()] if is_full and table.match is None else done


def allows_hints(wanted: bodies.NewTable) -> bool:
    """May seats ask what is best?  If nobody chose, where all but one are bots."""
    if wanted.hints is not None:
        return wanted.hints
    return sum(not plan.bot for plan in wanted.seats) <= 1


def check_new_table(wanted: bodies.NewTable) -> None:
    """Refuse a table that could not be played."""
    if wanted.game not in GAMES:
        raise RequestRefused(422, "refused-no-such-game")
    game = GAMES[wanted.game]
    if len(wanted.seats) not in game.SEATS:
        raise RequestRefused(422, "refused-wrong-seats")
    bots = [plan.bot for plan in wanted.seats if plan.bot] + [wanted.absent_bot] * bool(
        wanted.absent_bot
    )
    if any(bot not in BOTS for bot in bots) or any(plan.bot and plan.me for plan in wanted.seats):
        raise RequestRefused(422, "refused-no-such-bot")
    if not 0 <= wanted.absent_after <= YEAR:
        raise RequestRefused(422, "refused-wrong-time")
    try:
        read_options(game.OPTIONS, wanted.options)
    except BadOptions as problem:
        raise RequestRefused(422, "refused-bad-choice", problem=str(problem)[:200]) from None
