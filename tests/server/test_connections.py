"""What a stranger may send before anything of it is understood: how much, and how slowly."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from threading import Event, Thread
from typing import Final, NamedTuple

import pytest
import uvicorn
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from kingsbridge.server import bodies, requests
from kingsbridge.server.command_line import config_of
from kingsbridge.server.guard.connections import LARGEST_HEAD, Connection
from kingsbridge.server.settings import Settings
from serving import PATIENCE, Person, Server, free_port, wait_until

MEGABYTE: Final = 1 << 20
UPGRADE: Final = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def answer_to(port: int, head: str) -> bytes:
    """What comes back until the server closes the connection."""
    found = b""
    with closing(connected(port)) as plain:
        try:
            plain.sendall(head.encode())
            while piece := plain.recv(MEGABYTE):
                found += piece
        except ConnectionError:  # closed while we went on sending
            pass
    return found


def test_a_head_without_end_is_not_read_to_its_end(server: Server) -> None:
    endless = "GET /health HTTP/1.1\r\nHost: here\r\nX-Long: " + "x" * (4 * MEGABYTE)
    assert b" 200 " not in answer_to(server.port, endless + "\r\nConnection: close\r\n\r\n")
    with closing(connected(server.port)) as plain, pytest.raises(ConnectionError):
        plain.sendall(b"x" * (64 * MEGABYTE))  # of which only the beginning is read


def test_a_usual_head_is_read(server: Server) -> None:
    long = "x" * (LARGEST_HEAD // 2)
    head = f"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\nX-Long: {long}\r\n\r\n"
    assert answer_to(server.port, head).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("length", [9_000, 15_000, 100_000])
def test_a_socket_with_a_large_head_is_refused(server: Server, length: int) -> None:
    table = Person(server, "Ana").open_table(listed=True)
    head = f"GET {table.path}/socket HTTP/1.1\r\nHost: here\r\n{UPGRADE}X-Long: "
    answer = answer_to(server.port, head + "x" * length + "\r\n\r\n")
    assert b" 101 " not in answer


class Waiting:
    """An application that answers once it may."""

    def __init__(self) -> None:
        self.asked = Event()
        self.may_answer = Event()

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        self.asked.set()
        await asyncio.to_thread(self.may_answer.wait, PATIENCE)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * int(scope["path"][1:] or 0)})


class Impatient(NamedTuple):
    """A server, its port and its application."""

    server: uvicorn.Server
    port: int
    app: Waiting


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[Impatient]:
    """A server that waits only a moment for what a client has to say."""
    monkeypatch.setattr(Connection, "patience", 0.05)
    app, port = Waiting(), free_port()
    server = uvicorn.Server(config_of(app, Settings(port=port)))
    server.config.lifespan = "off"
    thread = Thread(target=server.run)
    thread.start()
    wait_until(lambda: server.started, "the server listens")
    yield Impatient(server, port, app)
    app.may_answer.set()
    server.should_exit = True
    thread.join(PATIENCE)


def is_closed(plain: socket.socket) -> bool:
    try:
        return plain.recv(MEGABYTE) == b""
    except ConnectionResetError:
        return True


def test_who_says_nothing_or_half_is_not_waited_for(impatient: Impatient) -> None:
    _, port, app = impatient
    for half in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: here\r\n"):
        with closing(connected(port)) as plain:
            plain.sendall(half)
            assert is_closed(plain)
    assert not app.asked.is_set()


def test_who_drips_is_not_waited_for(impatient: Impatient) -> None:
    """Every byte would begin the server's own wait anew."""
    port = impatient.port
    with closing(connected(port)) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")

        wait_until(lambda: is_dropped(plain), "the connection is closed")


def is_dropped(plain: socket.socket) -> bool:
    """Does the other side take nothing any more?"""
    try:
        plain.sendall(b"x")
    except ConnectionError:
        return True
    return False


def test_who_waits_for_an_answer_is_not_cut_off(impatient: Impatient) -> None:
    _, port, app = impatient
    with closing(connected(port)) as asking, closing(connected(port)) as silent:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        assert app.asked.wait(PATIENCE)
        assert is_closed(silent)
        app.may_answer.set()
        assert asking.recv(MEGABYTE).startswith(b"HTTP/1.1 200 ")
        assert is_closed(asking)  # and nothing more was said


def test_who_does_not_read_is_not_waited_for(impatient: Impatient) -> None:
    server, port, app = impatient
    app.may_answer.set()
    with closing(connected(port)) as plain:
        plain.sendall(f"GET /{64 * MEGABYTE} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        assert app.asked.wait(PATIENCE)
        wait_until(lambda: not server.server_state.connections, "the connection is closed")


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.01)
    headers = [(b"content-type", b"application/json")]

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    asked = Request({"type": "http", "method": "POST", "headers": headers}, receive)
    with pytest.raises(requests.RequestRefused) as refused:
        asyncio.run(asyncio.wait_for(requests.read_body(asked, bodies.Secret), PATIENCE))
    assert (refused.value.status, refused.value.reason["key"]) == (408, "refused-too-slow")
