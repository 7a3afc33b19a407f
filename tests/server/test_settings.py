"""What whoever runs a server can choose: addresses, proxies, what is closed, and how it feels."""

from __future__ import annotations

import argparse
import asyncio
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from kingsbridge.server import rescuing
from kingsbridge.server.command_line import base_url, config_of, proxies, yes_or_no
from kingsbridge.server.guard.pulse import Pulse
from kingsbridge.server.handlers import upkeep
from kingsbridge.server.handlers.upkeep import LEAST_FREE, Upkeep
from kingsbridge.server.play.company import ByItself
from kingsbridge.server.requests import RequestRefused
from kingsbridge.server.settings import Settings
from kingsbridge.storage.errors import StorageError
from kingsbridge.storage.rows import Header
from sample import GAME, RULES

NO_ADDRESS: Final = (
    "games.example.org",
    "https://",
    "https://games.example.org/kingsbridge",
    "https://games.example.org?x=1",
    "https://games.example.org#x",
    "https://me@games.example.org",
    "https://games.example.org:many",
    "https://[::1",
)


@pytest.mark.parametrize("told", NO_ADDRESS)
def test_an_address_that_would_not_work_is_refused(told: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        base_url(told)


@pytest.mark.parametrize(
    ("told", "origin"),
    [
        ("HTTPS://Games.Example.ORG", "https://games.example.org"),
        ("https://games.example.org:443/", "https://games.example.org"),
        ("http://games.example.org:80", "http://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org:8443"),
        ("http://[::1]:8321", "http://[::1]:8321"),
        ("", ""),
    ],
)
def test_an_address_is_written_as_browsers_write_it(told: str, origin: str) -> None:
    settings = Settings(base_url=base_url(told))
    assert settings.origin == origin
    assert settings.is_secure == origin.startswith("https")


def test_proxies_are_addresses_or_networks() -> None:
    assert proxies("127.0.0.1, 10.0.0.0/8,::1") == "127.0.0.1, 10.0.0.0/8,::1"
    for wrong in ("*", "localhost", "127.0.0.1 10.0.0.1", "10.0.0.0/99"):
        with pytest.raises(argparse.ArgumentTypeError):
            proxies(wrong)


def test_yes_is_yes_and_no_is_no() -> None:
    assert (yes_or_no("yes"), yes_or_no("no")) == (True, False)
    with pytest.raises(argparse.ArgumentTypeError):
        yes_or_no("0")


def asked_from(trusted: str, headers: list[tuple[bytes, bytes]]) -> str:
    """Where a request of the proxy 127.0.0.1 seems to come from."""
    seen: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope["client"][0])

    async def receive() -> Message:
        raise AssertionError

    async def send(_message: Message) -> None:
        raise AssertionError

    config = config_of(app, Settings(trusted_proxies=trusted))
    config.load()
    scope: Any = {"type": "http", "client": ("127.0.0.1", 1), "scheme": "http", "headers": headers}
    asyncio.run(config.loaded_app(scope, receive, send))
    return seen[0]


def test_nobody_says_for_another_where_a_request_comes_from_unless_trusted() -> None:
    told = [(b"x-forwarded-for", b"203.0.113.7")]
    assert asked_from("", told) == "127.0.0.1"
    assert asked_from("10.0.0.1", told) == "127.0.0.1"
    assert asked_from("127.0.0.1", told) == "203.0.113.7"
    assert asked_from("127.0.0.0/8", told) == "203.0.113.7"


def test_a_table_that_cannot_be_checked_is_named_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = RULES.RULES_VERSION
    header = Header(
        "oak", GAME, rules, "playing", listed=False, asked=0, number=1, created=0.0, touched=0.0
    )
    journal: Any = SimpleNamespace(lines=lambda _table_id: [], table=lambda _table_id: header)
    for fault in (KeyError("a secret"), StorageError("cannot be read"), RecursionError()):

        def broken(_lines: object, fault: Exception = fault) -> None:
            raise fault

        monkeypatch.setattr(rescuing, "load", broken)
        told = rescuing.verdict(journal, "oak")
        assert told.startswith("does not replay: " + type(fault).__name__)
        assert "secret" not in told


def at(settings: Settings) -> Upkeep:
    journal = SimpleNamespace(table=lambda _table_id: None)
    hall: Any = SimpleNamespace(journal=journal, company=ByItself())
    return Upkeep(hall, cast("Any", None), cast("Any", None), Pulse(), settings)


def health(settings: Settings) -> Response:
    return asyncio.run(at(settings).health(Request({"type": "http"})))


def test_a_full_disk_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "free_bytes", lambda _folder: LEAST_FREE)
    assert health(Settings()).status_code == 200
    monkeypatch.setattr(upkeep, "free_bytes", lambda _folder: LEAST_FREE - 1)
    answer = health(Settings())
    assert (answer.status_code, answer.body) == (503, b"the disk is full\n")
    assert health(Settings(database="postgresql://elsewhere")).status_code == 200


def test_figures_can_be_closed() -> None:
    with pytest.raises(RequestRefused) as refused:
        asyncio.run(at(Settings(metrics=False)).metrics(Request({"type": "http"})))
    assert refused.value.status == 403
