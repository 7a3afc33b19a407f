"""Lists: the games that can be played here, and tables, from what is stored of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from kingsbridge.bots.levels import BOTS
from kingsbridge.core.components import Told, tell
from kingsbridge.core.game import write_choice
from kingsbridge.core.story import plain
from kingsbridge.games import GAMES
from kingsbridge.server import wire
from kingsbridge.server.people import People
from kingsbridge.server.requests import Trouble, answer
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Header, Seated, SeatRow
from kingsbridge.table.table import PLAYING, WAITING

MOST_LISTED: Final = 500
"""So many tables are listed, the last touched first."""


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
                list(game.MINUTES),
                game.RULES_VERSION,
                game.HIDDEN,
            )
            for name, game in GAMES.items()
        ]
        return answer(rows)

    async def components(self, request: Request) -> Response:
        """What is in the box of a game, and how sure each row is."""
        game = GAMES.get(request.path_params["game"])
        if game is None:
            raise Trouble(404, "refused-no-such-game")
        return answer([component_row(tell(part)) for part in game.box().components])

    async def listed(self, _request: Request) -> Response:
        """The tables that everybody may see, as long as something happens there."""

        def found() -> list[wire.TableRow]:
            headers = self.journal.listed((WAITING, PLAYING), MOST_LISTED)
            return self._rows([Seated(header, ()) for header in headers])

        return answer(await asyncio.to_thread(found))

    async def my_tables(self, request: Request) -> Response:
        device = await self.people.device(request)
        if device is None:
            return answer([])

        def found() -> list[wire.TableRow]:
            return self._rows(self.journal.tables_of(device.device_id))

        return answer(await asyncio.to_thread(found))

    def _rows(self, tables: Sequence[Seated]) -> list[wire.TableRow]:
        """Lines of a list, from what is stored; for a thread."""
        everybody = self.journal.seats_at([header.table_id for header, _ in tables])
        return [row_of(header, seats, everybody[header.table_id]) for header, seats in tables]


def component_row(told: Told) -> wire.ComponentRow:
    """A row of a game's box, ready for JSON."""
    marks = [wire.Mark(plain(aspect), plain(status)) for aspect, status in told.marks]
    return wire.ComponentRow(
        plain(told.group), plain(told.name), told.count, plain(told.status), marks
    )


def row_of(header: Header, mine: Sequence[int], everybody: Sequence[SeatRow]) -> wire.TableRow:
    """A line in a list of tables."""
    return wire.TableRow(
        header.table_id,
        header.game,
        header.phase,
        header.asked,
        list(mine),
        header.touched,
        header.title,
        ["" if seat.free else seat.name for seat in everybody],
        sum(seat.free for seat in everybody),
        header.number,
    )
