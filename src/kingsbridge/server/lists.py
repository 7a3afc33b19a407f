"""Lists: the games that can be played here, and tables, from what is stored of them."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from kingsbridge.bots.levels import BOTS
from kingsbridge.core.game import write_choice
from kingsbridge.games import GAMES
from kingsbridge.server import wire
from kingsbridge.server.people import People
from kingsbridge.server.requests import answer
from kingsbridge.storage.journal import Journal


class Lists:
    """What one chooses from."""

    def __init__(self, journal: Journal, people: People) -> None:
        self.journal = journal
        self.people = people

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
        device = await self.people.device(request)
        if device is None:
            return answer([])
        found = await asyncio.to_thread(self.journal.tables_of, device.device_id)
        return answer(
            [
                wire.TableRow(h.table_id, h.game, h.phase, h.asked, list(seats), h.touched)
                for h, seats in found
            ]
        )
