"""A siege: everything a stranger can do to a server, all at once, while people play.

    python tests/siege/siege.py --seconds 60

Some play whole games; others send what no client would: bodies and queries of hostile sizes to
every call of the OpenAPI document, heads without end, half a request and then nothing, sockets that
talk nonsense or far too much, forged commands, cookies of their own making, component files at the
bounds; others look at what they may not, and at all that is over.  Each comes from an address of
its own, told by a proxy that the server trusts, and meets the usual limits.

In the end: no answer was a fault of the server's, nobody waited for ever, those who played were
hardly held up, memory stayed within a bound, the log complains of nothing, and every table replays.
Everything happens on the loopback and in a temporary folder, and ends by itself.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))

from sample import GAME, LARGER
from serving import FREE, ME, Answer, Json, Person, Seat, Server, Table, bot, figures, kingsbridge

HOUR: Final = 3600.0
MOST_SECONDS: Final = 4 * HOUR
FLAGS: Final = ("--trusted-proxies=127.0.0.1", "--tables-per-device=200")
PAIRS: Final = 3
"""So many tables are played at by people."""
LONGEST_MOVE: Final = 10.0
"""Seconds in which every move must be acknowledged."""
MOST_GROWTH: Final = 400.0
"""Megabytes by which the server may grow."""
LOOK_EVERY: Final = 5.0
PATIENCE: Final = 15.0
HOSTILE: Final[tuple[object, ...]] = (
    None, True, -1, 0, 2**63, -(2**70), 1e308, "", "\0", "\u202e", "a" * 70_000, "é" * 40,
    "[" * 5000, [], {}, [[[[[[]]]]]], {"a": {"b": {"c": None}}}, [0] * 20_000, "../../etc/passwd",
    "'; --", "%00",
)  # fmt: skip
QUERIES: Final = ("-1", "99999999999999999999", "1e9", "%00", "a" * 3000, "0x10", "", "%D9%A3")


class Siege:
    """One siege: who takes part, and what was seen."""

    def __init__(self, server: Server, seconds: float, seed: str) -> None:
        self.server = server
        self.end = time.monotonic() + seconds
        self.seed = seed
        self.counts: Counter[str] = Counter()
        self.moves: list[float] = []  # seconds from sending to acknowledgement
        self.troubles: list[str] = []
        self.memory: list[float] = []
        self.stalls: list[float] = []
        self._people = 0
        self._lock = threading.Lock()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end and len(self.troubles) < 10

    def person(self, name: str = "") -> Person:
        """Somebody with an address of his own."""
        with self._lock:
            self._people += 1
            number = self._people
        person = Person(self.server, name)
        person.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        return person

    def trouble(self, what: str) -> None:
        self.troubles.append(what[:300])

    def saw(self, kind: str, answer: Answer | None) -> None:
        """Count an answer; one that is a fault of the server's is trouble."""
        status = 0 if answer is None else answer.status
        self.counts[f"{kind}: {status or 'closed'}"] += 1
        if status >= http.client.INTERNAL_SERVER_ERROR:
            self.trouble(f"{kind} was answered with {answer}")


# --- People who play ---


def play(siege: Siege, rng: Random) -> None:
    """Two people play game after game, and note how long each move takes."""
    ana, ben = siege.person("Ana"), siege.person("Ben")
    while siege.goes_on:
        table = ana.open_table(ME, FREE)
        ben.sit(table.links[1])
        with ana.at(table) as left, ben.at(table) as right:
            play_one(siege, [left, right], rng)
        siege.counts["games played"] += 1


def play_one(siege: Siege, seats: list[Seat], rng: Random) -> None:
    while siege.goes_on:
        for seat in seats:
            seat.settle()
        if seats[0].sight["phase"] != "playing":
            return
        asked = next(seat for seat in seats if seat.is_asked)
        began = time.monotonic()
        asked.act(rng.choice(asked.offered))
        siege.moves.append(time.monotonic() - began)
        time.sleep(0.1)  # within the limit of a socket


def let_bots_play(siege: Siege, rng: Random) -> None:
    """Tables of bots, in all games, opened as fast as one may."""
    while siege.goes_on:
        host = siege.person("host")
        game, seats = rng.choice([(GAME, 2), *LARGER])
        wanted: Json = {"game": game, "seats": [bot("greedy")] * seats, "listed": True}
        siege.saw("a table of bots", host.post("/api/tables", wanted))
        time.sleep(2)


def look(siege: Siege, rng: Random) -> None:
    """Look at every table there is, over and over, with and without the right to."""
    looker = siege.person()
    while siege.goes_on:
        names = [row[0] for row in siege.server.rows("SELECT table_id FROM tables")]
        for name in rng.sample(names, min(len(names), 20)):
            path = rng.choice(["", "/history", "/story", "/past?number=3", "/export", "/chance"])
            siege.saw("a look", looker.get(f"/api/tables/{name}{path}"))
            time.sleep(0.05)
        looker = siege.person() if rng.random() < 0.1 else looker
        time.sleep(0.1)


# --- Strangers ---


def call_wrongly(siege: Siege, rng: Random) -> None:
    """Every call of the OpenAPI document, with bodies and queries of hostile sizes."""
    stranger = siege.person("stranger")
    table = stranger.open_table(ME, FREE)
    document = stranger.get("/openapi.json").json()
    calls = [
        (path, method, told)
        for path, ways in document["paths"].items()
        for method, told in ways.items()
    ]
    while siege.goes_on:
        path, method, told = rng.choice(calls)
        path = path.replace("{table}", rng.choice([table.id, "x" * 2000, "..", "%00"]))
        path = path.replace("{game}", rng.choice([GAME, "nonsense"])).replace("{token}", "f" * 32)
        asked = "&".join(
            f"{one['name']}={rng.choice(QUERIES)}"
            for one in told["parameters"]
            if one["in"] == "query"
        )
        kind = rng.choice(["application/json", "application/json", "text/plain", ""])
        body = hostile_body(document, told, rng) if method == "post" else None
        headers = {"Content-Type": kind} if kind else {}
        with ending(siege, "a wrong call"):
            answer = stranger.send(method.upper(), f"{path}?{asked}", body, headers)
            siege.saw("a wrong call", answer)
        stranger = siege.person() if rng.random() < 0.02 else stranger
        time.sleep(0.02)


def hostile_body(document: Json, told: Json, rng: Random) -> bytes:
    """A body that is nearly right, or not at all."""
    if rng.random() < 0.2:
        return rng.choice(
            [b"", b"{", b"\xff" * 1000, b"[" * 100_000, b'{"a":' * 1000, b"x" * 300_000]
        )
    content = told.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    wanted = document["components"]["schemas"].get(name, {}).get("properties", {})
    body: Json = {key: rng.choice(HOSTILE) for key in wanted if rng.random() < 0.8}
    if "game" in wanted and rng.random() < 0.7:
        body |= {"game": GAME, "seats": [ME, FREE]}
    if rng.random() < 0.2:
        body["unheard-of"] = rng.choice(HOSTILE)
    return json.dumps(body).encode()


def send_boxes(siege: Siege, rng: Random) -> None:
    """Component files at the bounds of what is read."""
    while siege.goes_on:
        stranger = siege.person("stranger")
        text = rng.choice([
            "a" * 40_000, "[" * 40_000, "a." * 20_000 + "b = 1", "a = [" * 16 + "]" * 16,
            "\n".join(f"[[row]]\nnumber = {number}" for number in range(1500)),
            "\n".join("k" * 16 + f"{number} = '{'x' * 20}'" for number in range(900)),
        ])  # fmt: skip
        wanted = {"game": GAME, "seats": [ME, FREE], "box": text}
        siege.saw("a component file", stranger.post("/api/tables", wanted))
        time.sleep(0.2)


def say_half(siege: Siege, rng: Random) -> None:
    """Connections that say nothing, half a request, or a head without end."""
    kept: list[socket.socket] = []
    while siege.goes_on:
        with ending(siege, "half a request"):
            one = socket.create_connection(("127.0.0.1", siege.server.port), PATIENCE)
            kept.append(one)
            one.sendall(rng.choice([
                b"", b"GET / HT", b"POST /api/sit HTTP/1.1\r\nContent-Length: 100\r\n\r\n{",
                b"GET / HTTP/1.1\r\nX: " + b"a" * 200_000, b"\0\xff" * 500,
                b"PRI * HTTP/2.0\r\n\r\n",
                b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 3000 + b"\r\n",
            ]))  # fmt: skip
            siege.counts["half a request"] += 1
        if len(kept) > 150:
            kept.pop(0).close()
        time.sleep(0.05)
    for one in kept:
        one.close()


def talk_nonsense(siege: Siege, rng: Random) -> None:
    """Sockets with garbage, floods, forged commands and messages too large."""
    while siege.goes_on:
        vandal = siege.person("vandal")
        table = vandal.open_table(ME, ME)
        with ending(siege, "nonsense"), vandal.at(table) as seat:
            for _ in range(rng.randrange(5, 60)):
                seat.tell(nonsense(rng))
                siege.counts["nonsense"] += 1
            wait_for_pong(siege, seat)
        vandal.cookies["kingsbridge_watch"] = ".".join([f"{rng.getrandbits(128):032x}"] * 100)
        siege.saw("made-up cookies", vandal.get(f"/api/tables/{table.id}"))
        time.sleep(0.2)


def wait_for_pong(siege: Siege, seat: Seat) -> None:
    """Is the server still there?  As long as too much was said, it says so."""
    for number in range(30):
        seat.tell(json.dumps({"do": "ping", "id": f"ping-{number}"}))
        answer = seat.hear()
        while answer.get("id") != f"ping-{number}":
            answer = seat.hear()
        if answer["type"] == "pong":
            return
        time.sleep(0.5)
    siege.trouble("a socket was never let speak again")


def nonsense(rng: Random) -> str | bytes:
    command: Json = {
        "do": rng.choice(["act", "undo", "say", "note", "ask", "come back", "resign?"]),
        "id": f"n{rng.getrandbits(64)}",
        "expected": rng.choice([0, 5, -1, 2**70]),
        "words": rng.choice(["pass", "x" * 5000, "\0"]),
        "text": "z" * rng.choice([3, 501, 9000]),
    }
    said = json.dumps(command)
    choices: list[str | bytes] = [said, said, "", "[" * 9000, "{}", b"\xff\xfe", "x" * 60_000]
    return rng.choice(choices)


def try_codes(siege: Siege, rng: Random) -> None:
    """Codes and links that nobody was given."""
    while siege.goes_on:
        thief = siege.person("thief")
        for _ in range(15):
            code = f"{rng.getrandbits(100):x}"
            path = rng.choice(["/api/recover", "/api/sit", "/api/invitation"])
            siege.saw("a made-up code", thief.post(path, {"code": code}))
        time.sleep(0.5)


@contextlib.contextmanager
def ending(siege: Siege, kind: str) -> Iterator[None]:
    """Whatever ends a hostile connection is right; but a server that does not answer is not."""
    try:
        yield
    except TimeoutError:
        siege.trouble(f"{kind}: no answer in time")
    except (OSError, http.client.HTTPException, WebSocketException, AssertionError):
        siege.counts[f"{kind}: closed"] += 1


# --- The whole ---

PARTS: Final[tuple[Callable[[Siege, Random], None], ...]] = (
    *[play] * PAIRS, let_bots_play, look, call_wrongly, call_wrongly, send_boxes, say_half,
    talk_nonsense, try_codes,
)  # fmt: skip


def take_part(siege: Siege, part: Callable[[Siege, Random], None], number: int) -> None:
    try:
        part(siege, Random(f"{siege.seed} {number}"))
    except Exception as problem:  # noqa: BLE001 -- told at the end
        if siege.goes_on:
            siege.trouble(f"{part.__name__}: {type(problem).__name__}: {problem}")


def watch(siege: Siege) -> None:
    """Note memory and heartbeat now and then."""
    watcher = siege.person()
    while siege.goes_on:
        siege.memory.append(megabytes(siege.server.process.pid))
        with ending(siege, "the watcher"):
            siege.stalls.append(figures(watcher)["kingsbridge_longest_heartbeat_seconds"])
        time.sleep(min(LOOK_EVERY, max(0.0, siege.end - time.monotonic())))


def megabytes(process: int) -> float:
    """How much memory a process has."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def besiege(seconds: float, seed: str) -> int:
    """Hold a siege, and tell how it went; how much trouble there was."""
    with tempfile.TemporaryDirectory(prefix="kingsbridge-siege-") as folder:
        with Server(Path(folder) / "data", *FLAGS) as server:
            siege = Siege(server, seconds, seed)
            hands = [
                threading.Thread(target=take_part, args=(siege, part, number), daemon=True)
                for number, part in enumerate(PARTS)
            ]
            for hand in hands:
                hand.start()
            watch(siege)
            for hand in hands:
                hand.join(4 * PATIENCE)
                if hand.is_alive():
                    siege.trouble("somebody waits for ever")
            calm_down(siege)
        judge(siege, server)
    return tell(siege)


def calm_down(siege: Siege) -> None:
    """Once all is over, the server must be as well as before."""
    after = siege.person("Ana")
    table: Table = after.open_table(ME, ME)
    if after.get(table.path).status != http.client.OK or after.get("/health").body != b"well\n":
        siege.trouble("after the siege the server is not well")


def judge(siege: Siege, server: Server) -> None:
    """Hold what was seen against what is promised."""
    complaints = [
        line for line in server.log.splitlines() if '"ERROR"' in line or "Traceback" in line
    ]
    for line in complaints[:5]:
        siege.trouble(f"the log says {line}")
    if server.leaks():
        siege.trouble("a secret stands in the log")
    if siege.memory and max(siege.memory) - siege.memory[0] > MOST_GROWTH:
        siege.trouble(f"the server grew by {max(siege.memory) - siege.memory[0]:.0f} MB")
    if not siege.moves or max(siege.moves) > LONGEST_MOVE:
        siege.trouble("people were held up, or could not play at all")
    checked = kingsbridge("check-tables", "--data", server.data, "--json", patience=600.0)
    told: dict[str, Any] = json.loads(checked.stdout)
    siege.counts["tables that replay"] = told["tables"] - len(told["broken"])
    for broken in told["broken"]:
        siege.trouble(f"a table does not replay: {broken}")


def tell(siege: Siege) -> int:
    """The figures, for people."""
    for kind, count in sorted(siege.counts.items()):
        print(f"{count:9,}  {kind}")
    moves = sorted(siege.moves) or [0.0]
    print(
        f"moves of people: {len(siege.moves):,}, p50 {moves[len(moves) // 2] * 1000:.0f} ms, "
        f"p99 {moves[len(moves) * 99 // 100] * 1000:.0f} ms, longest {moves[-1] * 1000:.0f} ms"
    )
    print(f"memory: {siege.memory[0]:.0f} MB at first, at most {max(siege.memory):.0f} MB")
    print(f"longest heartbeat: {max(siege.stalls, default=0.0):.2f} s")
    for trouble in siege.troubles:
        print(f"TROUBLE: {trouble}")
    print("the house stood" if not siege.troubles else f"{len(siege.troubles)} troubles")
    return len(siege.troubles)


def main() -> None:
    parser = argparse.ArgumentParser(description="Besiege a server.")
    parser.add_argument("--seconds", type=float, default=HOUR, help=f"at most {MOST_SECONDS:.0f}")
    parser.add_argument("--seed", default=str(time.time_ns()), help="for what the besiegers choose")
    chosen = parser.parse_args()
    if not 1 <= chosen.seconds <= MOST_SECONDS:
        parser.error(f"1 to {MOST_SECONDS:.0f} seconds")
    print(f"seed {chosen.seed}, {chosen.seconds:.0f} seconds", flush=True)
    sys.exit(1 if besiege(chosen.seconds, chosen.seed) else 0)


if __name__ == "__main__":
    main()
