"""Tables are made, seats are taken, left, moved and given to bots."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingsbridge.bots.levels import BOTS
from kingsbridge.core import chance
from kingsbridge.core.components import BadBox
from kingsbridge.core.game import BadOptions, read_options
from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server import wire
from kingsbridge.server.hall import Hall, Room
from kingsbridge.server.keys import CODE_SECONDS, hashed, new_code, new_token
from kingsbridge.server.limits import Buckets
from kingsbridge.server.people import WATCH, YEAR, People
from kingsbridge.server.requests import Trouble, address, answer, read_body
from kingsbridge.server.settings import Settings
from kingsbridge.storage.changes import PutLink, RevokeLinks, UseLink
from kingsbridge.storage.rows import LinkRow
from kingsbridge.table.events import Event, Opened, Sat, SeatPlan
from kingsbridge.table.sight import sight
from kingsbridge.table.table import Refused, Table, clean_name


class Seating:
    """Who sits where."""

    def __init__(self, hall: Hall, people: People, settings: Settings) -> None:
        self.hall = hall
        self.people = people
        self.settings = settings
        self.new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)

    async def _room(self, request: Request) -> Room:
        return await self.hall.room(request.path_params["table"])

    async def make_table(self, request: Request) -> Response:
        wanted = await read_body(request, wire.NewTable)
        if not self.new_tables.take(address(request)):
            raise Trouble(429, "refused-too-many")
        check_new_table(wanted)
        device, token = await self.people.device_or_new(request, wanted.name)
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
        return self.people.remember(answer(made, 201), token)

    async def _make_links(self, table_id: str, wanted: wire.NewTable) -> wire.TableMade:
        free = [seat for seat, plan in enumerate(wanted.seats) if not plan.me and not plan.bot]
        tokens = {seat: new_token() for seat in [*free, SPECTATOR]}
        await self.people.write(
            *(
                PutLink(LinkRow(hashed(token), table_id, seat, None, None))
                for seat, token in tokens.items()
            )
        )
        links = [wire.SeatLink(seat, self._link("sit", tokens[seat])) for seat in free]
        return wire.TableMade(table_id, links, self._link("watch", tokens[SPECTATOR]))

    async def invitation(self, request: Request) -> Response:
        """Where a seat's link or a code leads; looking does not use it up."""
        wanted = await read_body(request, wire.Secret)
        link, room, mine = await self._good_link(request, wanted.code.strip())
        names = ["" if chair.is_free else chair.name for chair in room.table.chairs]
        opened = room.table.opened
        return answer(
            wire.Invitation(link.table_id, opened.game, opened.title, link.seat, names, mine)
        )

    async def sit(self, request: Request) -> Response:
        """Take a seat by its link's token or by a code, with a name."""
        wanted = await read_body(request, wire.Sit)
        taken, token = await self._sit(request, wanted.code.strip(), wanted.name)
        return self.people.remember(answer(taken), token)

    async def _sit(self, request: Request, secret: str, name: str) -> tuple[wire.SeatTaken, str]:
        link, room, _ = await self._good_link(request, secret)
        device, token = await self.people.device_or_new(request, name)
        if link.seat not in room.table.seats_of(device.device_id):
            if link.expires is not None:
                await self.people.write(UseLink(link.token_hash, device.device_id))
            chair = room.table.chair(link.seat)
            called = name or chair.name or device.name
            await self.hall.change(
                link.table_id, lambda table: sat_by_link(table, link, device.device_id, called)
            )
        await self._begin_if_full(link.table_id)  # also if a kill came between sitting and this
        return wire.SeatTaken(link.table_id, link.seat), token

    async def _good_link(self, request: Request, secret: str) -> tuple[LinkRow, Room, bool]:
        """The link of a secret, its table, and whether its seat is mine; else a refusal."""
        link = await asyncio.to_thread(self.hall.journal.link, hashed(secret))
        if link is None or link.seat == SPECTATOR:
            raise Trouble(404, "refused-no-such-link")
        if link.expires is not None and link.expires < time.time():
            raise Trouble(410, "refused-link-expired")
        known = await self.people.device(request)
        room = await self.hall.room(link.table_id)
        mine = known is not None and link.seat in room.table.seats_of(known.device_id)
        if not mine:
            self._check_link(link, room)
        return link, room, mine

    async def sit_down(self, request: Request) -> Response:
        """Take a free seat of a listed table, without a link."""
        wanted = await read_body(request, wire.TakeSeat)
        room = await self._room(request)
        if not room.table.opened.listed:
            raise Trouble(403, "refused-private")
        known = await self.people.device(request)
        mine = known is not None and wanted.seat in room.table.seats_of(known.device_id)
        if not mine and not room.table.chair(wanted.seat).is_free:
            raise Trouble(409, "refused-seat-taken")
        device, token = await self.people.device_or_new(request, wanted.name)
        if not mine:
            name = wanted.name or device.name
            await self.hall.change(
                room.table_id, lambda table: table.take(wanted.seat, device.device_id, name)
            )
        await self._begin_if_full(room.table_id)
        taken = answer(wire.SeatTaken(room.table_id, wanted.seat))
        return self.people.remember(taken, token)

    def _check_link(self, link: LinkRow, room: Room) -> None:
        """A link is good while its seat is free; a code is good once, for a while."""
        taken = not room.table.chair(link.seat).is_free
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
        link = await asyncio.to_thread(self.hall.journal.link, hashed(token))
        if link is None or link.seat != SPECTATOR:
            raise Trouble(404, "refused-no-such-link")
        kept = [kept for kept in request.cookies.get(WATCH, "").split(".") if kept != token]
        response = RedirectResponse(f"/table/{link.table_id}", 303)
        self.people.set_cookie(response, WATCH, ".".join([*kept[-19:], token]).strip("."))
        return response

    async def move_seat(self, request: Request) -> Response:
        """A short-lived code with which another device takes over one of my seats."""
        chosen = await read_body(request, wire.ChooseSeat)
        room = await self._room(request)
        await self.people.own_seat(request, room, chosen.seat)
        code = new_code()
        expires = time.time() + CODE_SECONDS
        row = LinkRow(hashed(code), room.table_id, chosen.seat, expires, None)
        await self.people.write(PutLink(row))
        return answer(wire.Code(code, CODE_SECONDS))

    async def links(self, request: Request) -> Response:
        """The host invites anew: a link for a free seat, whose older ones end, or to watch."""
        chosen = await read_body(request, wire.ChooseSeat)
        room = await self._room(request)
        await self.people.host(request, room)
        token = new_token()
        put = PutLink(LinkRow(hashed(token), room.table_id, chosen.seat, None, None))
        if chosen.seat == SPECTATOR:
            await self.people.write(put)
            return answer(wire.SeatLink(chosen.seat, self._link("watch", token)), 201)
        async with self.hall.alone(room.table_id) as settled:
            if not settled.table.chair(chosen.seat).is_free:
                raise Refused("refused-seat-taken")
            await self.people.write(RevokeLinks(room.table_id, chosen.seat), put)
        return answer(wire.SeatLink(chosen.seat, self._link("sit", token)), 201)

    def _link(self, kind: str, token: str) -> str:
        return f"{self.settings.base_url.rstrip('/')}/{kind}/{token}"

    async def fill(self, request: Request) -> Response:
        """The host gives a free seat to a bot."""
        wanted = await read_body(request, wire.Fill)
        room = await self._room(request)
        await self.people.host(request, room)
        await self.hall.change(room.table_id, lambda table: table.fill(wanted.seat, wanted.bot))
        await self._begin_if_full(room.table_id)
        seat = await self.people.seat_at(request, room)
        async with self.hall.alone(room.table_id) as settled:
            return answer(sight(settled.table, seat))

    async def leave(self, request: Request) -> Response:
        """Give one of my seats up before the game begins."""
        wanted = await read_body(request, wire.ChooseSeat)
        room = await self._room(request)
        await self.people.own_seat(request, room, wanted.seat)
        await self.hall.change(room.table_id, lambda table: table.leave(wanted.seat))
        return Response(status_code=204)

    async def again(self, request: Request) -> Response:
        """Another game of the same people, asked for by one of them, once the first is over."""
        room = await self._room(request)
        if await self.people.seat_at(request, room) == SPECTATOR:
            raise Trouble(403, "refused-spectator")
        if not room.table.again and not self.new_tables.take(address(request)):
            raise Trouble(429, "refused-too-many")
        return answer(wire.NextTable(await self.hall.again(room.table_id)))


def sat_by_link(table: Table, link: LinkRow, device: str, name: str) -> list[Event]:
    """A seat taken by its link, if nobody was faster; or moved to another device by a code."""
    if link.expires is None and not table.chair(link.seat).is_free:
        raise Refused("refused-link-used")
    return table.sit(link.seat, device, name)


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
