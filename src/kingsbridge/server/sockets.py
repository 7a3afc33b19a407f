"""Live play over sockets: commands in, changes out."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.story import EVERYONE, SPECTATOR, Line, plain
from kingsbridge.server import wire
from kingsbridge.server.guard.devices import Devices
from kingsbridge.server.guard.limits import Bucket, Buckets
from kingsbridge.server.guard.safety import origin_is_ours
from kingsbridge.server.play.faults import Breakdown, reason_of
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.outgoing import outgoing_of
from kingsbridge.server.play.rooms import NoTable, OtherRules, Room
from kingsbridge.server.play.telling import DROPPED, Listener
from kingsbridge.server.requests import RequestRefused, address, whole_number
from kingsbridge.server.requests import refusal as refused_request
from kingsbridge.server.settings import Settings
from kingsbridge.storage.errors import StorageError
from kingsbridge.table.state import Impossible

log: Final = logging.getLogger("kingsbridge.sockets")


class Sockets:
    """An application by itself, called for every socket.

    The layers of the other one would cost a message more than all that is done with it here.
    """

    def __init__(self, hall: Hall, devices: Devices, requests: Buckets, settings: Settings) -> None:
        self.hall = hall
        self.devices = devices
        self.requests = requests
        self.settings = settings
        self.open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its opening until it is closed."""
        socket = WebSocket(scope, receive, send)
        ours = origin_is_ours(socket, self.settings.origin)
        if not ours or not self.requests.take(address(socket)):
            await socket.close(4403)
            return
        try:
            room = await self.devices.enter(socket, socket.path_params["table"])
            seat = await self.devices.seat_at(socket, room)
        except (NoTable, OtherRules, RequestRefused):
            await socket.close(4404)
            return
        except StorageError:  # it may be well soon, or another server is
            await socket.send_denial_response(unavailable())
            return
        await socket.accept()
        number = whole_number(socket.query_params.get("since", ""))
        try:
            device = await self.devices.device(socket)
            known = device.device_id if device else ""
            outgoing = outgoing_of(scope)
            room, listener = await self.hall.telling.connect(
                room.table_id, seat, known, number, outgoing, address(socket)
            )
        except (NoTable, OtherRules):
            await socket.close(4404)
            return
        except StorageError:
            await socket.close(DROPPED)
            return
        self.open += 1
        try:
            await self._read(receive, room, listener)
        finally:
            self.open -= 1
            self.hall.telling.disconnect(room, listener)

    async def _read(self, receive: Receive, room: Room, listener: Listener) -> None:
        """Obey until the socket closes; who goes in the middle of a command does not stop it."""
        rate = self.settings.messages_per_second
        bucket = Bucket(rate, 2 * rate)
        while (message := await receive())["type"] != "websocket.disconnect":
            text = message.get("text") or ""
            if bucket.take():
                answered = await self._obey(room, listener, text)
            else:
                answered = refusal(wire.id_in(text), "refused-too-many")
            if answered is not None:
                listener.send(answered)

    async def _obey(self, room: Room, listener: Listener, text: str) -> wire.Message | None:
        """Do what a message asks, and answer it, unless the change it made was the answer."""
        try:
            command = wire.read_command.decode(text)
        except (msgspec.MsgspecError, RecursionError) as trouble:
            return refusal("", "refused-malformed", problem=str(trouble)[:200])
        if not wire.COMMAND_ID.fullmatch(command.id):
            return refusal("", "refused-malformed", problem="id")
        if isinstance(command, wire.Ping):
            return wire.Pong(command.id)
        if listener.seat == SPECTATOR:
            return refusal(command.id, "refused-spectator")
        try:
            return await self.hall.commands.obey(room.table_id, listener.seat, command, listener)
        except (Impossible, IllegalAction) as trouble:
            return wire.Refused(command.id, reason_of(trouble))
        except Breakdown:
            return refusal(command.id, "refused-broken")
        except StorageError:
            log.exception("a command could not be stored at table %s", room.table_id)
            return refusal(command.id, "refused-not-stored")


def unavailable() -> Response:
    return refused_request(503, {"key": "refused-not-stored"})


def refusal(command: str, key: str, **blanks: int | str) -> wire.Refused:
    return wire.Refused(command, plain(Line(key, EVERYONE, **blanks)))
