"""Telling: every socket at a table gets the change of its own sight, and who is there."""

from __future__ import annotations

import asyncio
import secrets
import time
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, NamedTuple

from kingsbridge.core.story import SPECTATOR
from kingsbridge.server import wire
from kingsbridge.server.play.company import ByItself, Company
from kingsbridge.server.play.outgoing import Outgoing
from kingsbridge.server.play.words import Present
from kingsbridge.table.news import News, encode
from kingsbridge.table.shapes import Sight, StoryLine
from kingsbridge.table.sight import sight, told_to

if TYPE_CHECKING:  # a room has listeners
    from kingsbridge.server.play.rooms import Room, Rooms

MOST_WAITING: Final = 256 * 1024
"""So many bytes may wait for a slow reader before it is dropped; it resumes."""
DROPPED: Final = 4408
"""The code a socket is closed with that may come again at once."""
MOVED: Final = 4409
"""The code it is closed with when its seat is played on another device from now on."""


People = frozenset[tuple[int, str]]
"""Seats whose people are connected, each with a mark of where they come from."""


class Listener:
    """One socket at a table: whose eyes it has, what it was told last, where it is told more."""

    def __init__(self, seat: int, device: str, outgoing: Outgoing, address: str = "") -> None:
        self.seat = seat
        self.device = device
        self.address = address  # kept as long as the socket is open
        self.sight: Sight  # from the welcome on
        self.number = 0
        self._outgoing = outgoing

    def send(self, message: wire.Message) -> None:
        """Send a message; a reader too slow for it is dropped."""
        if self._outgoing.waiting > MOST_WAITING:
            self.drop()
        else:
            self._outgoing.put(encode(message))

    def drop(self, code: int = DROPPED) -> None:
        """Close the socket, after what was said before; unless told otherwise it resumes."""
        self._outgoing.end(code)


class Asker(NamedTuple):
    """Who sent a command: its key at this table, its id, and its socket."""

    key: str  # with the seat in it, because two seats may choose the same id
    id: str
    listener: Listener | None


class Telling:
    """Who listens at which table, and what they hear."""

    def __init__(self, rooms: Rooms, company: ByItself | Company) -> None:
        self.rooms = rooms
        self.company = company
        self.run = secrets.token_hex(8)  # names this process
        self.elsewhere: dict[str, dict[int, People]] = {}  # who is at other servers, by table
        self._said: dict[str, People] = {}  # to the others, of who is here

    async def connect(
        self,
        table_id: str,
        seat: int,
        device: str,
        since: int | None,
        outgoing: Outgoing,
        address: str = "",
    ) -> tuple[Room, Listener]:
        """A new socket at a table: it gets its whole sight and what was told since a number."""
        listener = Listener(seat, device, outgoing, address)
        async with self.rooms.alone(table_id) as room:
            listener.sight = sight(room.table, seat)
            listener.number = room.table.number
            story: list[StoryLine] = []
            if since is not None:
                table = room.table
                if since < table.told(table.heard_from, seat):
                    table = await asyncio.to_thread(self.rooms.whole, table_id)
                story = [
                    line for line in told_to(table, table.heard, seat) if line["event"] > since
                ]
            listener.send(wire.Welcome(wire.PROTOCOL, self.run, listener.sight, story))
            room.listeners.add(listener)
            if not self._tell_who_is_here(room):
                listener.send(wire.Here(room.here, room.together))
        return room, listener

    def disconnect(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        room.used = time.monotonic()
        self._tell_who_is_here(room)

    def _tell_who_is_here(self, room: Room) -> bool:
        """Tell every socket which people are connected, if that has changed; has it?"""
        people = self._people(room)
        if self.company.is_shared:
            self._tell_others(room, people)
            for others in self.elsewhere.get(room.table_id, {}).values():
                people = people | others
        here = sorted({seat for seat, _ in people})
        together = from_one_address(room, people) if room.table.game.HIDDEN else []
        if (here, together) == (room.here, room.together):
            return False
        room.here, room.together = here, together
        for listener in list(room.listeners):
            listener.send(wire.Here(here, together))
        return True

    def _people(self, room: Room) -> People:
        """The seats whose people are connected to this server, and where they come from."""
        is_open = not room.table.game.HIDDEN
        return frozenset(
            (one.seat, "" if is_open else self._mark(room, one.address))
            for one in room.listeners
            if one.seat != SPECTATOR
        )

    def _mark(self, room: Room, address: str) -> str:
        """A sign of where somebody comes from; none for this very machine.

        A proxy on this machine that is not trusted would make everybody come from here.
        """
        if is_loopback(address):
            return ""
        return self.company.mark(room.table.opened.seed, address)

    # --- At several servers ---

    def _tell_others(self, room: Room, people: People) -> None:
        """Tell the other servers who is here, if that has changed."""
        table_id = room.table_id
        if not self.rooms.has(room):  # it was forgotten, and perhaps loaded anew
            present = self.rooms.loaded.get(table_id)
            people = frozenset() if present is None else self._people(present)
        if people != self._said.get(table_id, frozenset()):
            self._say(table_id, people)

    def _say(self, table_id: str, people: People) -> None:
        if people:
            self._said[table_id] = people
        else:
            self._said.pop(table_id, None)
        self.company.say(Present(self.company.number, table_id, sorted(people)))

    def say_all(self) -> None:
        """Tell the other servers everybody who is here: one of them knows of nobody."""
        for table_id, people in list(self._said.items()):
            self._say(table_id, people)

    def hear_of(self, word: Present) -> None:
        """Somebody came to another server, or went."""
        servers = self.elsewhere.setdefault(word.table, {})
        servers[word.server] = frozenset(word.people)
        if not word.people:
            del servers[word.server]
        if not servers:
            del self.elsewhere[word.table]
        self._tell_again(word.table)

    def forget_servers(self, dead: frozenset[int]) -> None:
        """Nobody is at a server that lives no more."""
        for table_id, servers in list(self.elsewhere.items()):
            here = {number: people for number, people in servers.items() if number not in dead}
            if here == servers:
                continue
            self.elsewhere[table_id] = here
            if not here:
                del self.elsewhere[table_id]
            self._tell_again(table_id)

    def _tell_again(self, table_id: str) -> None:
        room = self.rooms.loaded.get(table_id)
        if room is not None:
            self._tell_who_is_here(room)

    # --- What happened ---

    def drop_who_moved(self, room: Room) -> None:
        """A socket whose device no longer has the seat closes, before it is told anything more."""
        for listener in list(room.listeners):
            if listener.seat == SPECTATOR:
                continue
            owner = room.table.chairs[listener.seat].device
            if owner != listener.device:
                room.listeners.discard(listener)
                listener.drop(MOVED if owner else DROPPED)
                self._tell_who_is_here(room)

    def drop_device(self, device: str) -> None:
        """Close every socket of a device; those of a browser that is still it come again."""
        for room in self.rooms.loaded.values():
            for listener in [one for one in room.listeners if one.device == device]:
                listener.drop()

    def spread(self, room: Room, asker: Asker | None = None, number: int = 0) -> None:
        """Tell all who may still listen what happened, and the asker that it is done."""
        room.trim()
        self.drop_who_moved(room)
        self.tell(room, asker, number)

    def tell(self, room: Room, asker: Asker | None, number: int) -> None:
        """Send every socket what changed in its own sight; and the asker's, that it is done.

        Who knows of nothing that happened is sent nothing.
        """
        table = room.table
        news = News(table)
        for listener in list(room.listeners):
            reached = table.told(table.number, listener.seat)
            if reached == table.told(listener.number, listener.seat):
                continue
            now = news.sight(listener.seat)
            message = wire.Changed(
                reached,
                news.between(listener.sight, now),
                told_to(table, table.heard_since(listener.number), listener.seat),
                wire.Done(asker.id, table.told(number, listener.seat))
                if asker and asker.listener is listener
                else None,
            )
            listener.sight, listener.number = now, table.number
            listener.send(message)


def from_one_address(room: Room, people: People) -> list[list[int]]:
    """The seats of different people that come from one address."""
    found: dict[str, dict[str, set[int]]] = {}  # by address and device
    for seat, mark in people:
        if mark:
            device = room.table.chairs[seat].device
            found.setdefault(mark, {}).setdefault(device, set()).add(seat)
    return sorted(
        sorted(set().union(*devices.values())) for devices in found.values() if len(devices) > 1
    )


def is_loopback(address: str) -> bool:
    """Is it this very machine, or no address at all?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True
