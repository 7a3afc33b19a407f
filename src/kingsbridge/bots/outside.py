"""A bot from outside: it takes a seat by its link and plays there over the network.

It sees what any client sees, by the protocol of docs/protocol.md, and nothing of the house: no
rules, no positions.  So the house's own bots, which search positions, cannot play from here.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

Seen = dict[str, Any]
"""A sight as it comes over the network."""
Choose = Callable[[Seen], str]
"""Looks at a sight in which its seat is asked, and answers with the words of an offered action."""

PROTOCOL: Final = 4
"""The protocol that is spoken here."""
PATIENCE: Final = 10.0
"""Seconds that any one answer to a request may take."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
"""Seconds before another attempt: twice as long each time, up to the longest."""
GIVE_UP: Final = 300.0
"""Seconds without a server after which a bot leaves."""
TRY_AGAIN: Final = frozenset({"refused-too-many", "refused-not-stored"})
"""Refusals that may turn out otherwise a moment later."""
ENDED: Final = frozenset({"over", "abandoned"})


class SeatError(OSError):
    """The seat cannot be taken, or not be played from here."""


class Seat(NamedTuple):
    """Where one sits, and the cookie that proves it."""

    socket: str
    cookie: str


def play_seat(link: str, choose: Choose, name: str = "") -> Seen:
    """Take the seat of a link and play there until the game is over; what was seen last."""
    return Player(take_seat(link, name), choose).play()


def take_seat(link: str, name: str = "") -> Seat:
    """Exchange the link of a seat, http://HOST/sit/TOKEN, for the seat and a cookie."""
    parts = urlsplit(link)
    path, sit, token = parts.path.rpartition("/sit/")
    if parts.scheme not in {"http", "https"} or not (sit and token):
        raise SeatError(f"not the link of a seat: {link!r}; it should be http://HOST/sit/TOKEN")
    request = urllib.request.Request(  # noqa: S310 -- http or https, as checked above
        f"{parts.scheme}://{parts.netloc}{path}/api/sit",
        json.dumps({"code": token, "name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 -- idem
            taken = json.load(answer)
            cookie, _, _ = answer.headers.get("Set-Cookie", "").partition(";")
    except urllib.error.HTTPError as problem:
        with problem:
            raise SeatError(f"the seat cannot be taken: {reason_in(problem.read())}") from None
    scheme = parts.scheme.replace("http", "ws")
    return Seat(f"{scheme}://{parts.netloc}{path}/api/tables/{taken['table']}/socket", cookie)


def reason_in(body: bytes) -> str:
    """Why a request was refused, as far as its answer tells."""
    try:
        return str(json.loads(body)["reason"]["key"])
    except (ValueError, KeyError, TypeError):
        return "no reason was given"


def apply(sight: Seen, change: dict[str, Any]) -> None:
    """Make a sight into the next one: the opposite of ``kingsbridge.core.changes.change``."""
    for key, value in change.items():
        if not key:
            for gone in value:
                del sight[gone]
        elif isinstance(value, dict) and isinstance(sight.get(key), dict):
            apply(sight[key], value)
        elif isinstance(value, dict) and isinstance(sight.get(key), list):
            for place, item in value.items():
                apply(sight[key][int(place)], item)
        else:
            sight[key] = value


class Player:
    """One seat: what it sees, and the command that is not yet acknowledged."""

    def __init__(self, seat: Seat, choose: Choose) -> None:
        self.seat = seat
        self.choose = choose
        self.sight: Seen = {}
        self.command: dict[str, Any] | None = None
        self._heard = time.monotonic()

    @property
    def is_over(self) -> bool:
        return self.sight.get("phase") in ENDED

    def play(self) -> Seen:
        """Play until the game is over, through lost connections and new servers."""
        pause = FIRST_PAUSE
        while not self.is_over:
            before = self._heard
            try:
                self._play_connected()
            except (OSError, ConnectionClosed, InvalidHandshake) as problem:
                self._consider(problem)
            pause = FIRST_PAUSE if self._heard > before else min(2 * pause, LONGEST_PAUSE)
            if not self.is_over:
                time.sleep(pause)
        return self.sight

    def _consider(self, problem: Exception) -> None:
        """Go on after a lost connection, unless it will not come back."""
        if isinstance(problem, SeatError):
            raise problem
        if isinstance(problem, InvalidStatus) and problem.response.status_code == 403:
            raise SeatError("the server does not let this device sit here any more") from None
        if time.monotonic() - self._heard > GIVE_UP:
            raise SeatError(f"the server cannot be reached: {problem}") from None

    def _play_connected(self) -> None:
        """Play as long as one connection lasts."""
        since = f"?since={self.sight['number']}" if self.sight else ""
        cookie = {"Cookie": self.seat.cookie}
        with connect(self.seat.socket + since, additional_headers=cookie) as socket:
            while not self.is_over:
                self._hear(json.loads(socket.recv()), socket)
                if self.command is None and (command := self._next()) is not None:
                    self.command = {"id": secrets.token_hex(8), **command}
                    socket.send(json.dumps(self.command))

    def _hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        """Take a message in; a welcome is followed by what was not acknowledged before it."""
        self._heard = time.monotonic()
        match message["type"]:
            case "welcome":
                if message["protocol"] != PROTOCOL:
                    raise SeatError(f"the server speaks protocol {message['protocol']}")
                self.sight = message["sight"]
                if self.command is not None:
                    socket.send(json.dumps(self.command))
            case "changed":
                apply(self.sight, message["change"])
                if "done" in message:
                    self.command = None
            case "done":
                self.command = None
            case "refused":
                self._hear_refusal(message["reason"]["key"], socket)

    def _hear_refusal(self, key: str, socket: ClientConnection) -> None:
        """Send a command again that came at a bad moment; look again if the table moved on."""
        if key in TRY_AGAIN and self.command is not None:
            time.sleep(FIRST_PAUSE)
            socket.send(json.dumps(self.command))
        elif key in {"refused-stale", "refused-bot-plays", "refused-no-bot-plays"}:
            self.command = None
        else:
            raise SeatError(f"the server refuses what the bot chose: {key}")

    def _next(self) -> dict[str, Any] | None:
        """What to say now: an action if asked; that we are back, if another bot plays for us."""
        sight = self.sight
        if sight["phase"] != "playing":
            return None
        chair = sight["seats"][sight["seat"]]
        if chair["bot"]:
            return None if chair["resigned"] else {"do": "come back"}
        if sight["asked"] != sight["seat"]:
            return None
        return {"do": "act", "expected": sight["changed"], "words": self.choose(sight)}


def first(sight: Seen) -> str:
    """The first offered action."""
    words: str = sight["question"]["offered"][0]["words"]
    return words


def at_random(rng: Random) -> Choose:
    """Any offered action."""

    def choose(sight: Seen) -> str:
        words: str = rng.choice(sight["question"]["offered"])["words"]
        return words

    return choose


def add_command(commands: Any) -> None:
    """``kingsbridge bot``."""
    command = commands.add_parser("bot", help="let a simple bot play at a server, by a seat's link")
    command.add_argument("bot", choices=["random", "first"], help="how it chooses")
    command.add_argument("--seat-link", required=True, help="such as http://HOST/sit/TOKEN")
    command.add_argument("--name", default="", help="what it is called at the table")
    command.add_argument("--seed", type=int, help="for `random`: the same choices again")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Play one seat to the end of the game, and say how it ended."""
    choose = first if chosen.bot == "first" else at_random(Random(chosen.seed))
    sight = play_seat(chosen.seat_link, choose, chosen.name or chosen.bot)
    result = sight["result"]
    told = f"scores {result['scores']}" if result else sight["phase"]
    sys.stdout.write(f"seat {sight['seat']}: {told}\n")
