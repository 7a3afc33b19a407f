"""Who I am on this server: a name of my own, and a code by which another browser is me as well.

No account is needed to play: whoever wants neither is a browser with a cookie.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from kingsbridge.server import bodies
from kingsbridge.server.guard.devices import Devices
from kingsbridge.server.guard.limits import Buckets
from kingsbridge.server.guard.secrets import (
    hashed,
    is_same,
    new_recovery_code,
    new_token,
    plain_code,
)
from kingsbridge.server.play.words import Device
from kingsbridge.server.requests import RequestRefused, address, answer, read_body
from kingsbridge.storage.errors import Taken
from kingsbridge.storage.rows import (
    BrowserRow,
    Change,
    DeviceRow,
    KeepOneBrowser,
    NameRow,
    PutBrowser,
    PutDevice,
    PutName,
    PutRecovery,
    RecoveryRow,
)
from kingsbridge.table.chairs import clean_name, heard

TRIES: Final = 10
PAUSE: Final = 30.0
"""So many tries an address has, and one more every so many seconds."""


class Persons:
    """Browsers that are the same person."""

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.journal = devices.hall.journal
        self.tries = Buckets(1 / PAUSE, TRIES)

    async def me(self, request: Request) -> Response:
        """What the server knows of whoever asks."""
        device = await self.devices.device(request)
        return answer(
            bodies.Me("", has_code=False, browsers=0)
            if device is None
            else await self._told(device)
        )

    async def name(self, request: Request) -> Response:
        """Make a name my own: nobody else goes by it on this server."""
        wanted = await read_body(request, bodies.OwnName)
        self._demand_patience(request)
        called = clean_name(wanted.name)
        if not called:
            raise RequestRefused(422, "refused-no-name")
        device, token = await self.devices.device_or_new(request, called)
        owned = NameRow(heard(called), device.device_id, called, time.time())
        renamed = device._replace(name=called)
        try:
            word = self._word(device, closes=False)
            await self.devices.write(PutDevice(renamed), PutName(owned), *word)
        except Taken as error:
            raise RequestRefused(409, "refused-name-taken") from error
        self.devices.forget(device.device_id)
        return self.devices.remember(answer(await self._told(renamed)), token)

    async def code(self, request: Request) -> Response:
        """A new code by which another browser is me; the one before is good no longer."""
        self._demand_patience(request)
        device, token = await self.devices.device_or_new(request, "")
        code = new_recovery_code()
        row = RecoveryRow(device.device_id, hashed(plain_code(code)), time.time())
        await self.devices.write(PutRecovery(row))
        return self.devices.remember(answer(bodies.RecoveryCode(code)), token)

    async def recover(self, request: Request) -> Response:
        """Be from now on whoever got this code; the seats of before are left only if so wanted."""
        wanted = await read_body(request, bodies.Recover)
        self._demand_patience(request)
        code = hashed(plain_code(wanted.code))
        found = await asyncio.to_thread(self.journal.recovered, code)
        if found is None:
            raise RequestRefused(404, "refused-no-such-code")
        present = await self.devices.device(request)
        if present is not None and is_same(present.device_id, found.device_id):
            return answer(await self._told(found))
        if present is not None and not wanted.instead:
            await self._demand_no_tables(present)
        token = new_token()
        further = BrowserRow(hashed(token), found.device_id, time.time())
        await self.devices.write(PutBrowser(further), *self._word(found, closes=False))
        return self.devices.remember(answer(await self._told(found)), token)

    async def alone(self, request: Request) -> Response:
        """Let no other browser be me any more, and no code lead to me."""
        device = await self.devices.device(request)
        if device is None:
            raise RequestRefused(403, "refused-no-device")
        own = self.devices.token_hash(request)
        word = self._word(device, closes=True)
        await self.devices.write(KeepOneBrowser(device.device_id, own), *word)
        self.devices.forget(device.device_id)
        self.devices.hall.telling.drop_device(device.device_id)
        return Response(status_code=204)

    def _word(self, device: DeviceRow, *, closes: bool) -> tuple[Change, ...]:
        """What the other servers hear of it."""
        company = self.devices.hall.company
        return company.word(Device(company.number, device.device_id, closes))

    async def _told(self, device: DeviceRow) -> bodies.Me:
        def told() -> bodies.Me:
            whose = device.device_id
            return bodies.Me(
                self.journal.name_of(whose),
                has_code=self.journal.has_code(whose),
                browsers=self.journal.browsers_of(whose),
            )

        return await asyncio.to_thread(told)

    async def _demand_no_tables(self, device: DeviceRow) -> None:
        """Refuse to take from somebody without his knowledge what he has."""
        if await asyncio.to_thread(self.journal.has_seats, device.device_id):
            raise RequestRefused(409, "refused-own-tables")

    def _demand_patience(self, request: Request) -> None:
        if not self.tries.take(address(request)):
            raise RequestRefused(429, "refused-too-many")
