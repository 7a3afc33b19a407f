"""boardgame.io for bench/load.py: how its server is started, and a player who speaks its protocol.

A match is made and joined over the lobby's HTTP; everything after that goes over socket.io, which
is spoken here directly: engine.io 4 on one websocket, where digits at the start of a text frame say
what it is. Not in here: what is measured, and how fast is played.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"
HERE = Path(__file__).parent / "boardgameio"
GAME = "eurogame"

# Frames: engine.io's digit (0 open, 2 ping, 3 pong, 4 message), then for a message socket.io's
# (0 connect, 2 event), the namespace, which is the game's name, and the event as a JSON array.
OPEN, PING, PONG = b"0", b"2", "3"
CONNECT = f"40/{GAME},"
EVENT = f"42/{GAME},"


class Context(msgspec.Struct):
    """Of boardgame.io's `ctx`, what a player must know."""

    turn_of: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """Of a state, what a player must know; the parser skips the game itself."""

    number: int = msgspec.field(name="_stateID")
    context: Context = msgspec.field(name="ctx")


class Synced(msgspec.Struct):
    """The answer to `sync`; the parser skips the initial state and the log."""

    state: State


class Change(msgspec.Struct):
    """One operation of a JSON patch."""

    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


# Events of the server that carry a state: their name, the match, and what is new.
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
PATCH = msgspec.json.Decoder(tuple[str, str, int, int, list[Change], msgspec.Raw])


class GameSocket:
    """A websocket on which socket.io's events of one game come and go."""

    def __init__(self) -> None:
        self.bytes_received = 0
        self._websocket: ClientConnection

    async def open(self, port: int) -> None:
        """Connect straight to the server, and without compression, which it would decline."""
        address = f"ws://{HOST}:{port}/socket.io/?EIO=4&transport=websocket"
        self._websocket = await connect(address, compression=None, ping_interval=None, proxy=None)
        await self._expect(OPEN)
        await self._websocket.send(CONNECT)
        await self._expect(CONNECT.encode())

    async def emit(self, *event: object) -> None:
        await self._websocket.send(EVENT + json.dumps(event))

    async def event(self) -> memoryview:
        """The next event's JSON; pings on the way are answered."""
        while (frame := await self._receive()) == PING:
            await self._websocket.send(PONG)
        if not frame.startswith(EVENT.encode()):
            raise ConnectionError(f"boardgame.io sent {frame[:200]!r}")
        return memoryview(frame)[len(EVENT) :]

    async def close(self) -> None:
        await self._websocket.close()

    async def _receive(self) -> bytes:
        frame = await self._websocket.recv(decode=False)
        self.bytes_received += len(frame)
        return frame

    async def _expect(self, start: bytes) -> None:
        frame = await self._receive()
        if not frame.startswith(start):
            raise ConnectionError(f"boardgame.io sent {frame[:200]!r} instead of {start!r}")


class BoardgameIoPlayer:
    """One seat of a match, with a socket of its own: a Player of bench/load.py."""

    over = False  # this game never ends

    def __init__(self, port: int, match: str, seat: str, credentials: str) -> None:
        self.version = -1
        self._address = (port, match, seat, credentials)
        self._turn_of = ""
        self._arrived = 0.0
        self._socket = GameSocket()
        self._registered = asyncio.Event()
        self._news = asyncio.Event()
        self._problem: Exception | None = None
        self._listener: asyncio.Task[None]

    @property
    def bytes_received(self) -> int:
        return self._socket.bytes_received

    @property
    def my_turn(self) -> bool:
        return self._turn_of == self._address[2]

    async def connect(self) -> None:
        """Ask for the state, and wait until the server will also tell this socket of moves.

        It puts a socket on the list of those it tells only after it has answered `sync`, and then
        sends `matchData` to all on the list; a move made before that would never arrive here.
        """
        port, match, seat, credentials = self._address
        await self._socket.open(port)
        await self._socket.emit("sync", match, seat, credentials, 2)
        self._listener = asyncio.create_task(self._listen())
        await self._registered.wait()
        await self.newer(-1)

    async def move(self) -> None:
        """Send a move; the number of the state it was chosen in goes with it."""
        _, match, seat, credentials = self._address
        payload = {
            "type": "act",
            "args": [self.version],
            "playerID": seat,
            "credentials": credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._socket.emit("update", action, self.version, match, seat)

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
        """Take events until the socket fails; whoever waits for news then hears why."""
        try:
            while True:
                event = await self._socket.event()
                arrived = monotonic()
                if self._understand(event):
                    self._arrived = arrived
                    self._news.set()
        except Exception as problem:  # noqa: BLE001 -- raised again in newer()
            self._problem = problem
            self._registered.set()
            self._news.set()

    def _understand(self, event: memoryview) -> bool:
        """Note what an event says of the state; false if it says nothing of it."""
        match bytes(event[2:6]):
            case b"upda":
                _, _, state, _ = UPDATE.decode(event)
                self.version, self._turn_of = state.number, state.context.turn_of
            case b"patc":
                _, _, _, self.version, changes, _ = PATCH.decode(event)
                self._turn_of = turn_after(changes, self._turn_of)
            case b"sync":
                _, _, synced = SYNC.decode(event)
                self.version, self._turn_of = synced.state.number, synced.state.context.turn_of
            case b"matc":
                self._registered.set()
                return False
            case _:
                return False
        return True


def turn_after(changes: list[Change], before: str) -> str:
    """Whose turn it is after a patch."""
    for change in changes:
        if change.path == "/ctx/currentPlayer":
            return msgspec.json.decode(change.value, type=str)
    return before


class BoardgameIo:
    """The server in bench/boardgameio: a Server of bench/load.py."""

    def __init__(self, *options: str) -> None:
        self._options = options

    def missing(self) -> str | None:
        if shutil.which("node") is None:
            return "node is not on the PATH"
        if not (HERE / "node_modules" / "boardgame.io").is_dir():
            return f"boardgame.io is not installed: run `npm ci` in {HERE.parent.name}/{HERE.name}"
        return None

    def command(self, port: int) -> list[str]:
        return ["node", str(HERE / "server.cjs"), str(port), *self._options]

    async def open_table(self, port: int) -> tuple[BoardgameIoPlayer, BoardgameIoPlayer]:
        match = (await self._ask(port, "create", numPlayers=2))["matchID"]
        return await self._join(port, match, "0"), await self._join(port, match, "1")

    async def _join(self, port: int, match: str, seat: str) -> BoardgameIoPlayer:
        found = await self._ask(port, f"{match}/join", playerID=seat, playerName=f"player {seat}")
        return BoardgameIoPlayer(port, match, seat, found["playerCredentials"])

    async def _ask(self, port: int, path: str, **body: object) -> dict[str, Any]:
        return await asyncio.to_thread(post, port, f"/games/{GAME}/{path}", body)


def post(port: int, path: str, body: dict[str, object]) -> dict[str, Any]:
    """What the lobby answers."""
    connection = http.client.HTTPConnection(HOST, port, timeout=10)
    try:
        connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    if answer.status != http.client.OK:
        raise ConnectionError(f"the lobby answered {answer.status} to {path}: {text[:200]!r}")
    found: dict[str, Any] = json.loads(text)
    return found
