"""Lists: the games that can be played here, and tables, from what is stored of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kingsbridge.bots.levels import LEVELS
from kingsbridge.core.components import ListedComponent, tell
from kingsbridge.core.game import write_choice
from kingsbridge.core.story import plain
from kingsbridge.games import GAMES
from kingsbridge.server import bodies
from kingsbridge.server.guard.devices import Devices
from kingsbridge.server.requests import RequestRefused, answer, number_of
from kingsbridge.server.settings import Settings
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Seated, SeatRow
from kingsbridge.table.shapes import Outcome, SeatSight
from kingsbridge.table.state import PLAYING, WAITING

MOST_LISTED: Final = 500
"""So many tables are listed, the last touched first."""

MOST_MINE: Final = 200
"""So many of one's own tables are told at once."""

read_outcome: Final = msgspec.json.Decoder(Outcome)


class Lists:
    """What one chooses from."""

    def __init__(self, journal: Journal, devices: Devices, settings: Settings) -> None:
        self.journal = journal
        self.devices = devices
        self.settings = settings

    async def house(self, _request: Request) -> Response:
        """Can a guest come, and where?"""
        return answer(bodies.House(self.settings.is_alone, self.settings.address))

    async def games(self, _request: Request) -> Response:
        rows = [
            bodies.GameRow(
                name,
                game.NAME,
                list(game.SEATS),
                [
                    bodies.OptionRow(
                        option.name,
                        [write_choice(choice) for choice in option.choices],
                        write_choice(option.default),
                    )
                    for option in game.OPTIONS
                ],
                list(LEVELS),
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
            raise RequestRefused(404, "refused-no-such-game")
        return answer([component_row(tell(part)) for part in game.box().components])

    async def listed(self, _request: Request) -> Response:
        """The tables that everybody may see, as long as something happens there."""

        def found() -> list[bodies.TableRow]:
            headers = self.journal.listed((WAITING, PLAYING), MOST_LISTED)
            return self._rows([Seated(header, ()) for header in headers])

        return answer(await asyncio.to_thread(found))

    async def my_tables(self, request: Request) -> Response:
        """My tables: where I am asked, running, waiting and then finished ones; or hidden ones.

        So many at a time, from a place on; or one of them, hidden or not.
        """
        hidden = bool(number_of(request, "hidden", 0))
        skip = number_of(request, "skip", 0)
        wanted = request.query_params.get("table")
        device = await self.devices.device(request)
        if device is None:
            return answer([])

        def found() -> list[bodies.TableRow]:
            if wanted is not None:
                tables = self.journal.seated(device.device_id, [wanted])
            else:
                tables = self.journal.tables_of(
                    device.device_id, (PLAYING, WAITING), hidden=hidden, skip=skip, most=MOST_MINE
                )
            return self._rows(tables, device.device_id)

        return answer(await asyncio.to_thread(found))

    def _rows(self, tables: Sequence[Seated], device: str = "") -> list[bodies.TableRow]:
        """Lines of a device's list, or of everybody's, from what is stored; for a thread."""
        everybody = self.journal.seats_at([one.header.table_id for one in tables])
        return [row_of(one, everybody[one.header.table_id], device) for one in tables]


def component_row(told: ListedComponent) -> bodies.ComponentRow:
    """A row of a game's box, ready for JSON."""
    marks = [bodies.Mark(plain(aspect), plain(status)) for aspect, status in told.marks]
    return bodies.ComponentRow(
        plain(told.group), plain(told.name), told.count, plain(told.status), marks
    )


def row_of(seated: Seated, everybody: Sequence[SeatRow], device: str) -> bodies.TableRow:
    """A line in a device's list of tables, or in everybody's."""
    header = seated.header
    return bodies.TableRow(
        table=header.table_id,
        game=header.game,
        phase=header.phase,
        asked=header.asked,
        seats=list(seated.seats),
        touched=header.touched,
        moved=header.moved,
        title=header.title,
        players=[player(seat) for seat in everybody],
        number=header.number,
        outcome=read_outcome.decode(header.result) if header.result else None,
        hidden=seated.hidden,
        removable=bool(device)
        and header.phase not in {WAITING, PLAYING}
        and all(seat.hidden or seat.device_id in {None, device} for seat in everybody),
    )


def player(seat: SeatRow) -> SeatSight:
    """Who is on a seat, as the table itself would tell it."""
    return {
        "name": seat.name,
        "bot": seat.bot,
        "person": seat.device_id is not None,
        "resigned": seat.resigned,
    }
