"""Bots from outside play whole games over real sockets, as docs/protocol.md tells it."""

from __future__ import annotations

import argparse
import ast
import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread
from types import SimpleNamespace
from typing import Any, Self
from unittest.mock import MagicMock

import msgspec
import pytest

from kingsbridge.bots.outside import (
    PROTOCOL,
    Player,
    SeatError,
    add_command,
    apply,
    at_random,
    first,
    play_seat,
    take_seat,
)
from kingsbridge.core.changes import change
from kingsbridge.server import wire
from sample import RULES
from serving import PATIENCE, Person, Server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def links(server: Server) -> list[str]:
    """The links of both seats of a new table."""
    table = Person(server, "host").open_table({}, {})
    return [server.origin + link for link in table.links.values()]


def example(name: str) -> str:
    """A piece of Python that the page says is run."""
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(rf"<!-- run: {name} -->\n```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def play_example(name: str, link: str) -> list[int]:
    """Run an example of the page as a program; the scores it prints."""
    program = [sys.executable, "-c", example(name), link]
    done = subprocess.run(  # noqa: S603 -- our own page
        program, capture_output=True, text=True, timeout=2 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    scores: list[int] = ast.literal_eval(done.stdout)
    return scores


def test_two_bots_from_outside_play_a_whole_game(server: Server) -> None:
    with ThreadPoolExecutor() as pool:
        one, other = links(server)
        playing = pool.submit(play_seat, one, first, "first")
        seen = play_seat(other, at_random(Random(7)), "random")

    assert seen["phase"] == "over"
    assert playing.result()["result"] == seen["result"]
    assert [seat["name"] for seat in seen["seats"]] == ["first", "random"]


def test_the_examples_of_the_page_play_against_each_other(server: Server) -> None:
    with ThreadPoolExecutor() as pool:
        one, other = links(server)
        playing = pool.submit(play_example, "short", one)

        assert play_example("bare", other) == playing.result()


def test_an_example_that_is_refused_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = {"phase": "playing", "asked": 0, "seat": 0, "changed": 4}
    over = {"phase": "over", "result": {"scores": [1, 0]}}
    line = Scripted([
        {"type": "welcome", "sight": {**sight, "question": {"offered": [{"words": "lay 1"}]}}},
        {"type": "refused", "reason": {"key": "refused-too-many"}},
        {"type": "changed", "change": {**over, "asked": -2, "changed": 5}},
    ])  # fmt: skip
    sat = MagicMock()
    sat.__enter__.return_value = SimpleNamespace(
        read=lambda: b'{"table": "oak"}', headers={"Set-Cookie": "own=1; Path=/"}
    )
    monkeypatch.setattr("urllib.request.urlopen", lambda _: sat)
    monkeypatch.setattr("websockets.sync.client.connect", lambda *_, **__: line)
    monkeypatch.setattr("time.sleep", lambda _: None)
    monkeypatch.setattr("sys.argv", ["bare", "http://here/sit/token"])

    exec(example("bare"), {})  # noqa: S102 -- our own page

    assert [sent["words"] for sent in line.sent] == ["lay 1", "lay 1"]
    assert len({sent["id"] for sent in line.sent}) == 2


class Scripted:
    """A line on which this is told, whatever is sent."""

    def __init__(self, told: list[dict[str, Any]]) -> None:
        self.told = told
        self.sent: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def recv(self) -> str:
        return json.dumps(self.told.pop(0))

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_the_page_speaks_of_the_present_protocol() -> None:
    text = PAGE.read_text(encoding="utf-8")
    commands = [kind.__struct_config__.tag for kind in wire.AnyCommand.__args__]

    assert f"protocol **{wire.PROTOCOL}**" in text
    assert PROTOCOL == wire.PROTOCOL
    for command in commands:
        assert f"| `{command}` |" in text


@pytest.mark.parametrize("seat", [0, 1])
def test_the_page_applies_changes_as_they_are_made(seat: int) -> None:
    names: dict[str, Any] = {}
    exec(example("bare").partition("server, token")[0], names)  # noqa: S102 -- our own page
    rng = Random(seat)
    game = RULES
    state = game.new(2, {}, game.box(None))
    before: dict[str, Any] = sent(game.view(state, seat))
    ours, theirs = sent(before), sent(before)
    while state.seat != -2:
        game.apply(state, rng.choice(game.legal(state)))
        after: dict[str, Any] = sent(game.view(state, seat))
        apply(ours, sent(change(before, after)))
        names["apply"](theirs, sent(change(before, after)))
        assert ours == theirs == after
        before = after


def sent(told: Any) -> Any:
    """As it comes from the other end of a line."""
    return msgspec.json.decode(msgspec.json.encode(told))


class BadLine:
    """A network between a bot and the server that breaks after so many pieces from the bot.

    The last piece still reaches the server, and its answer is lost.
    """

    def __init__(self, port: int, pieces: int) -> None:
        self.server = port
        self.pieces = pieces
        self.broken = 0
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                there = socket.create_connection(("127.0.0.1", self.server))
                Thread(target=self._pass_answers, args=(there, client), daemon=True).start()
                Thread(target=self._pass_commands, args=(client, there), daemon=True).start()

    def _pass_answers(self, there: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while piece := there.recv(65536):
                client.sendall(piece)
        end(client)

    def _pass_commands(self, client: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            for _ in range(self.pieces):
                there.sendall(client.recv(65536))
            self.broken += 1
            end(client)
            there.recv(1)  # it has arrived, and something would have come back
        end(there)


def end(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


@pytest.fixture
def bad_line(server: Server) -> Iterator[BadLine]:
    line = BadLine(server.port, pieces=8)
    yield line
    line.close()


def test_a_bot_plays_on_over_a_line_that_breaks(server: Server, bad_line: BadLine) -> None:
    with ThreadPoolExecutor() as pool:
        one, other = links(server)
        worse = one.replace(str(server.port), str(bad_line.port))
        playing = pool.submit(play_seat, worse, at_random(Random(1)))
        seen = play_seat(other, at_random(Random(2)))

    assert seen["phase"] == "over"
    assert playing.result()["result"] == seen["result"]
    assert bad_line.broken > 2


def test_a_bot_comes_back_where_another_plays_for_it(server: Server) -> None:
    host = Person(server, "host")
    table = host.open_table({"me": True}, {}, absent_after=1, absent_bot="random")
    seat = take_seat(server.origin + table.links[1])  # which is asked first
    with host.at(table) as ana:
        ana.hear_until(lambda sight: bool(sight["seats"][1]["bot"]))
        seen = Player(seat, first).play()
        ana.hear_until(lambda sight: sight["phase"] == "over")

    assert not seen["seats"][1]["bot"]
    assert {"table-replaced", "table-returned"} <= {line["key"] for line in ana.story}


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("/sit/abc", "not the link of a seat"),
        ("http://127.0.0.1/table/abc", "not the link of a seat"),
        ("SERVER/sit/abc", "refused-no-such-link"),
    ],
)
def test_a_wrong_link_is_one_clear_line(server: Server, link: str, told: str) -> None:
    with pytest.raises(SeatError, match=told):
        play_seat(link.replace("SERVER", server.origin), first)


def test_an_action_that_was_not_offered_ends_the_bot(server: Server) -> None:
    table = Person(server).open_table({}, {"bot": "random"})

    with pytest.raises(SeatError, match="illegal"):
        play_seat(server.origin + table.links[0], lambda _: "fly away")


@pytest.mark.parametrize("bot", ["first", "random"])
def test_the_command_plays_a_seat(
    server: Server, bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Person(server).open_table({"bot": "random"}, {})
    parser = argparse.ArgumentParser()
    add_command(parser.add_subparsers())
    chosen = parser.parse_args(["bot", bot, "--seat-link", server.origin + table.links[1]])

    chosen.run(chosen)

    assert re.fullmatch(r"seat 1: scores \[\d+, \d+\]\n", capsys.readouterr().out)
