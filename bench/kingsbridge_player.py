"""Kingsbridge for bench/load.py: how its server is started, and a player who speaks its protocol.

A table is opened and its second seat taken over HTTP; everything after that goes over a socket, as
docs/protocol.md tells it. Two people sit there, each with a cookie of his own, and every move is
stored before it is told. Not in here: what is measured, and how fast is played.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kingsbridge.games import GAMES

HOST = "127.0.0.1"
GAME = next(name for name, rules in GAMES.items() if [*rules.SEATS] == [2])
DISK = Path(__file__).parents[1] / "build"  # not /tmp, which may be memory
NO_LIMIT = "1000000"
STARTING = 10.0  # seconds in which a server that has said where it will be must answer


class Offer(msgspec.Struct):
    """One action that is offered, or what changed in it; the parser skips its label."""

    words: str = ""


class Question(msgspec.Struct):
    """Of what is asked, or of what changed in it, what a player must know."""

    offered: list[Offer] | dict[str, Offer] | msgspec.UnsetType = msgspec.UNSET
    gone: list[str] = msgspec.field(name="", default_factory=list)


class Sight(msgspec.Struct):
    """Of a sight, or of a change of it, what a player must know; the parser skips the view."""

    seat: int | msgspec.UnsetType = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET
    changed: int | msgspec.UnsetType = msgspec.UNSET
    asked: int | msgspec.UnsetType = msgspec.UNSET
    question: Question | msgspec.UnsetType | None = msgspec.UNSET


class Message(msgspec.Struct, tag_field="type"):
    """Something the server says."""


class Welcome(Message, tag="welcome"):
    """The whole sight."""

    sight: Sight


class Changed(Message, tag="changed"):
    """What changed in it."""

    change: Sight


class Here(Message, tag="here"):
    """Who is connected."""


class Done(Message, tag="done"):
    """A command was carried out and is on the disk."""


class Refused(Message, tag="refused"):
    """A command had no effect."""

    reason: dict[str, Any]


MESSAGES = msgspec.json.Decoder(Welcome | Changed | Here | Done | Refused)


class KingsbridgePlayer:
    """One seat of a table, with a socket of its own: a Player of bench/load.py."""

    def __init__(self, port: int, table: str, cookie: str, chance: Random) -> None:
        self.version = -1
        self.over = False
        self.bytes_received = 0
        self._address = f"ws://{HOST}:{port}/api/tables/{table}/socket"
        self._cookie = cookie
        self._chance = chance
        self._seat = self._asked = -1
        self._offered: list[Offer] = []
        self._arrived = 0.0
        self._sent = 0
        self._news = asyncio.Event()
        self._problem: Exception | None = None
        self._socket: ClientConnection
        self._listener: asyncio.Task[None]

    @property
    def my_turn(self) -> bool:
        return self._asked == self._seat

    async def connect(self) -> None:
        """Connect straight to the server, and without compression, which it would decline."""
        self._socket = await connect(
            self._address,
            additional_headers={"Cookie": self._cookie},
            compression=None,
            ping_interval=None,
            proxy=None,
        )
        self._listener = asyncio.create_task(self._listen())
        await self.newer(-1)

    async def move(self) -> None:
        """Send one of the offered actions; the number it was chosen at goes with it."""
        self._sent += 1
        words = self._chance.choice(self._offered).words
        name = f"{self._seat}-{self._sent}"
        command = {"do": "act", "id": name, "expected": self.version, "words": words}
        await self._socket.send(json.dumps(command))

    async def newer(self, version: int) -> float:
        while self.version <= version:
            if self._problem is not None:
                raise self._problem
            self._news.clear()
            await self._news.wait()
        return self._arrived

    async def close(self) -> None:
        self._listener.cancel()
        await self._socket.close()

    async def _listen(self) -> None:
        """Take messages until the socket fails; whoever waits for news then hears why."""
        try:
            while True:
                frame = await self._socket.recv(decode=False)
                arrived = monotonic()
                self.bytes_received += len(frame)
                if self._understand(frame):
                    self._arrived = arrived
                    self._news.set()
        except Exception as problem:  # noqa: BLE001 -- raised again in newer()
            self._problem = problem
            self._news.set()

    def _understand(self, frame: bytes) -> bool:
        """Note what a message says of the table; false if it says nothing of it."""
        message = MESSAGES.decode(frame)
        if isinstance(message, Done | Here):
            return False
        if isinstance(message, Refused):
            raise ConnectionError(f"Kingsbridge refused a move: {message.reason}")
        now = message.sight if isinstance(message, Welcome) else message.change
        self._seat = self._seat if now.seat is msgspec.UNSET else now.seat
        self._asked = self._asked if now.asked is msgspec.UNSET else now.asked
        self.over = self.over if now.phase is msgspec.UNSET else now.phase == "over"
        if isinstance(now.question, Question):
            self._take_offers(now.question.offered)
        if now.changed is msgspec.UNSET:
            return False
        self.version = now.changed
        return True

    def _take_offers(self, offered: list[Offer] | dict[str, Offer] | msgspec.UnsetType) -> None:
        """Note what is offered now, all of it or by places what changed."""
        if isinstance(offered, list):
            self._offered = offered
        elif isinstance(offered, dict):
            for place, offer in offered.items():
                self._offered[int(place)].words = offer.words or self._offered[int(place)].words


class Kingsbridge:
    """The server of this repository, run by a given interpreter: a Server of bench/load.py."""

    def __init__(self, python: str = sys.executable, data: Path | None = None, *flags: str) -> None:
        self.python = python
        self._flags = flags
        self._data = data
        self._fresh: TemporaryDirectory[str] | None = None  # of the server started last
        self._tables = 0

    def missing(self) -> str | None:
        return None if Path(self.python).exists() else f"there is no interpreter {self.python}"

    def command(self, port: int) -> list[str]:
        """On the disk; no limit is ever reached."""
        data = self._data or self._fresh_folder()
        run = [self.python, "-I", "-c", "from kingsbridge.cli import main; main()", "serve"]
        limits = (
            "messages-per-second",
            "requests-per-second",
            "tables-per-minute",
            "sockets-per-address",
        )
        flags = [part for limit in limits for part in (f"--{limit}", NO_LIMIT)]
        return [*run, "--port", str(port), "--data", str(data), *flags, *self._flags]

    def _fresh_folder(self) -> Path:
        """A folder that goes when this process ends."""
        DISK.mkdir(exist_ok=True)
        self._fresh = TemporaryDirectory(prefix="bench-", dir=DISK)
        return Path(self._fresh.name)

    async def open_table(self, port: int) -> tuple[KingsbridgePlayer, KingsbridgePlayer]:
        self._tables += 1
        chance = Random(self._tables)
        seats = [{"me": True}, {}]
        made, host = await self._ask(port, "/api/tables", game=GAME, seats=seats, name="ana")
        code = made["links"][0]["link"].rpartition("/")[2]
        _, guest = await self._ask(port, "/api/sit", code=code, name="ben")
        table = made["table"]
        return (
            KingsbridgePlayer(port, table, host, chance),
            KingsbridgePlayer(port, table, guest, chance),
        )

    async def _ask(self, port: int, path: str, **body: object) -> tuple[dict[str, Any], str]:
        return await asyncio.to_thread(post, port, path, body)


def post(port: int, path: str, body: dict[str, object]) -> tuple[dict[str, Any], str]:
    """What the server answers, and the cookie it gives."""
    connection = reach(port)
    try:
        connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    if answer.status >= http.client.BAD_REQUEST:
        raise ConnectionError(f"the server answered {answer.status} to {path}: {text[:200]!r}")
    cookie, _, _ = answer.getheader("Set-Cookie", "").partition(";")
    return json.loads(text), cookie


def reach(port: int) -> http.client.HTTPConnection:
    """A connection to a server that may still be starting."""
    latest = monotonic() + STARTING
    while True:
        connection = http.client.HTTPConnection(HOST, port, timeout=10)
        try:
            connection.connect()
        except ConnectionRefusedError:
            if monotonic() > latest:
                raise
            time.sleep(0.05)
        else:
            return connection
