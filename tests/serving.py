"""A real server process and people who talk to it over real sockets, for tests.

Everything waits, but never for ever.  Nothing here knows a rule of any game.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kingsbridge.core.story import Line
from sample import GAME

PATIENCE: Final = 90.0
"""Seconds after which a test gives up; nothing takes nearly so long."""
GENEROUS: Final = (
    "--requests-per-second=100000",
    "--messages-per-second=100000",
    "--tables-per-minute=100000",
    "--hints-per-minute=100000",
    "--tables-per-device=100000",
    "--sockets-per-address=100000",
)
"""Limits that no test meets by accident."""
ME: Final[dict[str, object]] = {"me": True}
FREE: Final[dict[str, object]] = {}

Json = dict[str, Any]


STEADY: Final = ("-P", str(Path(__file__).with_name("steady.py")))
"""Runs a server at which every table has the same luck."""


def bot(name: str) -> dict[str, object]:
    return {"bot": name}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def kingsbridge(
    *words: str | Path, patience: float = PATIENCE, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run a command of the command line to its end."""
    return subprocess.run(  # noqa: S603 -- our own program
        [sys.executable, "-m", "kingsbridge", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
        env={**os.environ, **variables},
    )


class Server:
    """``kingsbridge serve`` as a process of its own, on a folder of its own."""

    host = "127.0.0.1"
    before: tuple[str, ...] = ()  # words in front of the command

    def __init__(
        self,
        data: Path,
        *flags: str,
        log: Path | None = None,
        program: tuple[str, ...] = ("-m", "kingsbridge"),
    ) -> None:
        self.data = data
        self.program = program
        self.flags = flags or GENEROUS
        self.port = 0
        self.log_file = log or data.with_name(data.name + ".log")
        self.secrets: set[str] = set()  # whatever must not stand in the log
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.stop()

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the server is not running"
        return self._process

    @property
    def database(self) -> Path:
        return self.data / "kingsbridge.db"

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def log(self) -> str:
        """All that the process said so far, to whomever."""
        return self.log_file.read_text(errors="replace")

    def start(self, port: int = 0) -> Self:
        """Start, and wait until it is well."""
        self.port = port or free_port()
        words = ["serve", f"--data={self.data}", f"--port={self.port}", "--workers=1"]
        words += [f"--host={self.host}"]
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 -- our own program
                [*self.before, sys.executable, *self.program, *words, *self.flags],
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        wait_until(self._is_well, "the server is well")
        return self

    def _is_well(self) -> bool:
        assert self.process.poll() is None, self.log
        try:
            return Person(self).get("/health").status == 200
        except OSError:
            return False

    def stop(self) -> float:
        """Ask it to stop, as whoever runs it would; how many seconds that took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self._await_end()
        return time.monotonic() - began

    def kill(self) -> None:
        """End it with no chance to tidy up."""
        self.process.kill()
        self._await_end()

    def _await_end(self) -> None:
        process = self.process
        self._process = None
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

    def restart(self) -> Self:
        """Kill it and start it again on the same data."""
        self.kill()
        return self.start()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What stands in the database, read behind the server's back."""
        path = f"file:{self.database}?mode=ro"
        with contextlib.closing(sqlite3.connect(path, uri=True, timeout=PATIENCE)) as database:
            return database.execute(query, values).fetchall()

    def lines(self, table: str) -> list[Json]:
        """The events of a table, secrets and all."""
        query = "SELECT body FROM lines WHERE table_id = ? ORDER BY number"
        return [json.loads(body) for (body,) in self.rows(query, table)]

    def seed(self, table: str) -> str:
        seed: str = self.lines(table)[0]["seed"]
        return seed

    def all_secrets(self) -> set[str]:
        """What people were told in confidence, and every seed."""
        opened = self.rows("SELECT body FROM lines WHERE number = 0")
        return self.secrets | {json.loads(body)["seed"] for (body,) in opened}

    def leaks(self) -> list[str]:
        """The secrets that stand in the log."""
        log = self.log
        return [secret for secret in self.all_secrets() if secret in log]


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: Mapping[str, str]  # by names in small letters
    cookies: tuple[str, ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        """The key of a refusal."""
        key: str = self.json()["reason"]["key"]
        return key


class Table(NamedTuple):
    """What the host of a table was told."""

    id: str
    links: dict[int, str]
    watch: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.name = name
        self.address = ""  # what a proxy says of where somebody comes from
        self.cookies: dict[str, str] = {}

    # --- HTTP ---

    def get(self, path: str, **headers: str) -> Answer:
        return self.send("GET", path, None, headers)

    def post(self, path: str, content: object, **headers: str) -> Answer:
        kind = {"Content-Type": "application/json"}
        return self.send("POST", path, json.dumps(content).encode(), {**kind, **headers})

    def send(
        self,
        method: str,
        path: str,
        body: bytes | Iterator[bytes] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """One request; what its answer sets as cookies is kept."""
        sent = {**self.headers, **(headers or {})}
        connection = http.client.HTTPConnection(
            self.server.host, self.server.port, timeout=PATIENCE
        )
        with contextlib.closing(connection):
            connection.request(
                method, path, body, {name: sent[name] for name in sent if sent[name]}
            )
            response = connection.getresponse()
            found = response.getheaders()
            answer = Answer(
                response.status,
                {name.lower(): value for name, value in found},
                tuple(value for name, value in found if name.lower() == "set-cookie"),
                response.read(),
            )
        for text in answer.cookies:
            for name, morsel in SimpleCookie(text).items():
                self.cookies[name] = morsel.value
                self.server.secrets.update(morsel.value.split("."))
        return answer

    @property
    def headers(self) -> dict[str, str]:
        """What a socket is asked for with."""
        told = {"Cookie": self.cookie, "X-Forwarded-For": self.address}
        return {name: value for name, value in told.items() if value}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    # --- Tables ---

    def open_table(self, *seats: Mapping[str, object], **choices: object) -> Table:
        wanted = {"game": GAME, "seats": seats or (ME, FREE), "name": self.name, **choices}
        answer = self.post("/api/tables", wanted)
        assert answer.status == 201, answer
        made = answer.json()
        links = {entry["seat"]: entry["link"] for entry in made["links"]}
        self.server.secrets.update(secret_of(link) for link in (*links.values(), made["watch"]))
        return Table(made["table"], links, made["watch"])

    def sit(self, link_or_code: str, name: str | None = None) -> Answer:
        called = self.name if name is None else name
        return self.post("/api/sit", {"code": secret_of(link_or_code), "name": called})

    def invitation(self, link_or_code: str) -> Answer:
        return self.post("/api/invitation", {"code": secret_of(link_or_code)})

    def sight(self, table: Table, query: str = "") -> Json:
        answer = self.get(table.path + query)
        assert answer.status == 200, answer
        seen: Json = answer.json()
        return seen

    def at(self, table: Table, query: str = "", origin: str | None = None) -> Seat:
        """A socket at a table."""
        return Seat(self, table, query, origin)


def secret_of(link: str) -> str:
    """The last part of a link, which is the secret."""
    return link.rsplit("/", 1)[-1]


class Seat:
    """A socket at a table: what it was told, and the sight made of it."""

    commands = count(1)
    patience = PATIENCE

    def __init__(self, person: Person, table: Table, query: str, origin: str | None) -> None:
        self.received: list[str] = []
        self.story: list[Json] = []
        self.sight: Json = {}
        self.welcome: Json = {}
        self.here: list[int] = []  # whose people are connected
        self.together: list[list[int]] = []  # and which come from one address
        opening = connect(
            f"ws://{person.server.host}:{person.server.port}{table.path}/socket{query}",
            additional_headers=person.headers,
            origin=None if origin is None else Origin(origin),
            open_timeout=PATIENCE,
            close_timeout=5.0,
            max_size=None,
            max_queue=None,
            compression=None,
            proxy=None,
        )
        with contextlib.ExitStack() as stack:
            self.socket: ClientConnection = stack.enter_context(opening)
            self.welcome = self.hear()
            self._open = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # --- What the server says ---

    def hear(self) -> Json:
        """The next message, which also changes the sight; who comes and goes is only noted."""
        message = self.hear_anything()
        while message["type"] == "here":
            message = self.hear_anything()
        return message

    def hear_anything(self) -> Json:
        """The next message, even if it only tells who is connected."""
        text = self.socket.recv(self.patience)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "here":
            self.here = message["seats"]
            self.together = message.get("together", [])
        elif message["type"] == "welcome":
            self.sight = message["sight"]
            self.story += message["story"]
        elif message["type"] == "changed":
            self.sight = put(self.sight, message["change"])
            self.story += message["story"]
            assert self.sight["number"] == message["number"]
        return message

    def hear_until(self, is_so: Callable[[Json], bool]) -> Json:
        """Listen until the sight is as wanted."""
        deadline = time.monotonic() + PATIENCE
        while not is_so(self.sight):
            assert time.monotonic() < deadline, self.sight
            self.hear()
        return self.sight

    def catch_up(self, number: int) -> Json:
        """Listen until everything up to this number was told."""
        return self.hear_until(lambda sight: sight["number"] >= number)

    def settle(self) -> Json:
        """Listen until all was told that happened so far: the answer to a ping comes after it.

        Each seat has numbers of its own, because of what only others know of.
        """
        command = f"test-{next(Seat.commands)}"
        self.tell(json.dumps({"do": "ping", "id": command}))
        while True:
            message = self.hear()
            if message == {"type": "pong", "id": command}:
                return self.sight

    def closed(self) -> int:
        """Listen until the server closes the socket; its code."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                self.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 1006
        raise TimeoutError

    # --- What is said to it ---

    def tell(self, text: str | bytes) -> None:
        self.socket.send(text)

    def answer_to(self, command: str) -> Json:
        """What the server says to a command, whatever else it tells before."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = answer_in(self.hear())
            if message["type"] in {"done", "refused"} and message["id"] == command:
                return message
        raise TimeoutError

    def ask(self, what: str, command: str = "", **fields: object) -> Json:
        """Send a command, and wait for the answer to it."""
        command = command or f"test-{next(Seat.commands)}"
        self.tell(json.dumps({"do": what, "id": command, **fields}))
        return self.answer_to(command)

    def do(self, what: str, command: str = "", **fields: object) -> int:
        """Send a command that is carried out; the number up to which all was told before."""
        answer = self.ask(what, command, **fields)
        assert answer["type"] == "done", answer
        number: int = self.sight["number"]
        return number

    def refused(self, what: str, **fields: object) -> str:
        """Send a command that is refused; why."""
        answer = self.ask(what, "", **fields)
        assert answer["type"] == "refused", answer
        key: str = answer["reason"]["key"]
        return key

    def act(self, words: str, command: str = "") -> int:
        return self.do("act", command, expected=self.sight["changed"], words=words)

    @property
    def offered(self) -> list[str]:
        question = self.sight["question"] or {}
        return [offer["words"] for offer in question.get("offered", [])]

    @property
    def is_asked(self) -> bool:
        asked: bool = self.sight["asked"] == self.sight["seat"]
        return asked


def put(old: Json, changed: Json) -> Json:
    """The sight that a change makes of an old one, as a client does it."""
    gone = changed.get("", [])
    made = {key: value for key, value in old.items() if key not in gone}
    for key, value in changed.items():
        if key:
            made[key] = put_in_place(made.get(key), value)
    return made


def put_in_place(old: Any, changed: Any) -> Any:
    """One value after its change; the objects of a list are changed by their places."""
    if isinstance(old, dict) and isinstance(changed, dict):
        return put(old, changed)
    if isinstance(old, list) and isinstance(changed, dict):
        return [put(one, changed.get(str(place), {})) for place, one in enumerate(old)]
    return changed


def play_on(seats: list[Seat], rng: Random, most: int = 100_000) -> int:
    """Let people act at random, all that are asked, until the end; how often they did."""
    acted = 0
    while acted < most:
        for seat in seats:
            seat.settle()
        if seats[0].sight["phase"] != "playing":
            break
        asked = [seat for seat in seats if seat.is_asked]
        if asked:
            asked[0].act(rng.choice(asked[0].offered))
            acted += 1
        else:
            time.sleep(0.005)  # a bot thinks
    return acted


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Look again and again, for a bounded time."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, f"waited in vain until {what}"
        time.sleep(0.02)


def line_of(told: Json) -> Line:
    """The line of text that was made plain."""
    blanks: Json = {
        name: line_of(one) if isinstance(one, dict) else one
        for name, one in told.get("blanks", {}).items()
    }
    return Line(told["key"], **blanks)


def figures(person: Person) -> dict[str, float]:
    """The metrics by name."""
    text = person.get("/metrics").body.decode()
    return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)}


def answer_in(message: Json) -> Json:
    """The acknowledgement that came along with a change, or the message itself."""
    answer: Json = message.get("done", message)
    return answer
