"""Several servers on one PostgreSQL inside one loop, and people at their tables, for tests.

Everything waits, but never for ever.  The servers are halls without HTTP; bots of theirs do the
default action, because nobody thinks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server import wire
from kingsbridge.server.play.company import Company
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.rooms import Room
from kingsbridge.server.play.workers import Workers
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import DeviceRow, PutDevice
from kingsbridge.table.events import Opened, Sat, SeatPlan
from sample import GAME
from server.listening import Paper
from serving import put

PATIENCE: Final = 30.0
NAMES: Final = ("ana", "ben", "eve", "dan", "fay")
SEED: Final = "5eed" * 16


class House(NamedTuple):
    """A server by itself or among others."""

    hall: Hall
    journal: Journal

    @property
    def company(self) -> Company:
        assert isinstance(self.hall.company, Company)
        return self.hall.company

    async def die(self) -> None:
        """End without a word, as a killed process does."""
        self.company.number = 0  # nobody hears a goodbye
        await self.hall.part()


@asynccontextmanager
async def houses(url: str, number: int) -> AsyncIterator[list[House]]:
    """So many servers on one database."""
    found: list[House] = []
    try:
        while len(found) < number:
            found.append(await opened_house(url))
        if number > 1:
            await until(lambda: all(len(one.company.living) == number for one in found))
        yield found
    finally:
        for one in found:
            await one.hall.part()
            one.journal.close()


async def opened_house(url: str) -> House:
    """One more server."""
    journal = await asyncio.to_thread(Journal(url).open)
    hall = Hall(journal, Workers(0))
    await hall.join()
    return House(hall, journal)


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so; other servers need a moment."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 -- nobody tells
            await asyncio.sleep(0.005)


async def open_table(house: House, *bots: str, game: str = GAME, **choices: Any) -> str:
    """A table at which ana, ben and so on sit, and bots at the first seats after them."""
    seats = choices.pop("seats", max(2, min(GAMES[game].SEATS)))
    people = NAMES[: seats - len(bots)]
    for name in people:
        house.journal.write(PutDevice(DeviceRow(name, name, name, 0.0))).result()
    plans = (SeatPlan(),) * len(people) + tuple(SeatPlan(bot) for bot in bots)
    wanted: dict[str, Any] = {
        "seed": SEED,
        "host": "ana",
        "rules": GAMES[game].RULES_VERSION,
    } | choices
    sitting = [Sat(seat, name, name.title()) for seat, name in enumerate(people)]
    table_id, _ = await house.hall.open(Opened(game=game, seats=plans, **wanted), sitting)
    return table_id


class Guest:
    """Somebody's socket at a table of one of the servers."""

    commands = count(1)

    def __init__(self, house: House, table_id: str, seat: int) -> None:
        self.house = house
        self.table_id = table_id
        self.seat = seat
        self.paper = Paper()
        self.sight: dict[str, Any] = {}
        self.here: list[int] = []
        self.together: list[list[int]] = []
        self.said: list[str] = []
        self.dones: list[str] = []
        self._read = 0

    async def come(self, device: str = "", since: int | None = None, address: str = "") -> Guest:
        """Connect, as a socket does."""
        room = await self.house.hall.room(self.table_id)
        owner = "" if self.seat == SPECTATOR else room.table.chairs[self.seat].device
        self.room, self.listener = await self.house.hall.telling.connect(
            self.table_id, self.seat, device or owner, since, self.paper, address
        )
        return self

    def go(self) -> None:
        self.house.hall.telling.disconnect(self.room, self.listener)

    def look(self) -> dict[str, Any]:
        """The sight, after everything that was told so far."""
        for text in self.paper.messages[self._read :]:
            self._read += 1
            message = msgspec.json.decode(text)
            if message["type"] == "welcome":
                self.sight = message["sight"]
            elif message["type"] == "here":
                self.here, self.together = message["seats"], message.get("together", [])
            elif message["type"] == "changed":
                self.sight = put(self.sight, message["change"])
                assert self.sight["number"] == message["number"]
                self.dones += [message["done"]["id"]] if "done" in message else []
            self.said += [
                line["blanks"]["text"]
                for line in message.get("story", [])
                if line["key"] in {"table-said", "table-noted"}
            ]
        return self.sight

    async def do(self, command: type[Any], *fields: object, name: str = "") -> wire.Done | None:
        """Ask for something."""
        asked = command(name or f"test-{next(Guest.commands)}", *fields)
        return await self.house.hall.commands.obey(self.table_id, self.seat, asked, self.listener)

    async def act(self, words: str, name: str = "") -> wire.Done | None:
        return await self.do(wire.Act, self.look()["changed"], words, name=name)

    @property
    def offered(self) -> list[str]:
        return [one["words"] for one in self.look()["question"]["offered"]]

    @property
    def is_asked(self) -> bool:
        return bool(self.look()["asked"] == self.seat)

    async def hears(self, lines: int) -> None:
        """Wait until the server has so many lines, and has told of them."""
        room = room_of(self.house, self.table_id)
        await until(lambda: room.table.number == lines)
        self.look()

    async def finds(self, here: list[int], together: list[list[int]]) -> None:
        """Wait until it was told that these are here."""
        await self.sees(lambda _: (self.here, self.together) == (here, together))

    async def sees(self, is_so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until the sight is as wanted."""
        await until(lambda: is_so(self.look()))
        return self.sight


async def all_here(guests: list[Guest], here: list[int], together: list[list[int]]) -> None:
    """Wait until everybody was told that these are here."""
    for guest in guests:
        await guest.finds(here, together)


def room_of(house: House, table_id: str) -> Room:
    return house.hall.rooms.loaded[table_id]


async def settled(guests: list[Guest]) -> None:
    """Wait until everybody was told all that is stored."""
    first = guests[0]
    lines = len(await asyncio.to_thread(first.house.journal.lines, first.table_id))
    for guest in guests:
        await guest.hears(lines)


async def play_on(guests: list[Guest], chance: Random, most: int = 100_000) -> list[Any]:
    """Let people act at random until the end; what each saw after each move."""
    seen = []
    for _ in range(most):
        await settled(guests)
        seen.append([msgspec.json.encode(guest.look()) for guest in guests])
        if guests[0].sight["phase"] != "playing":
            break
        asked = next(guest for guest in guests if guest.is_asked)
        await asked.act(chance.choice(asked.offered))
    return seen
