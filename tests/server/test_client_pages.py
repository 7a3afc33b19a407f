"""The browser client as files: pages, secret pages, and addresses that lead nowhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request

from kingsbridge.server.handlers.pages import BuiltClient
from serving import Person, Server

PAGE = b"<!doctype html><title>Kingsbridge</title>"


@pytest.fixture
def client(tmp_path: Path) -> BuiltClient:
    (tmp_path / "index.html").write_bytes(PAGE)
    return BuiltClient(tmp_path)


def asked(path: str, **headers: str) -> Request:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request(
        {
            "type": "http",
            "method": "GET",
            "path": path,
            "headers": lines,
            "query_string": b"",
            "server": ("127.0.0.1", 80),
            "scheme": "http",
        }
    )


def test_the_page_under_a_secret_address_is_never_kept(client: BuiltClient) -> None:
    tag = client.files["index.html"].tag
    usual = asyncio.run(client.page("Home")(asked("/", if_none_match=tag)))
    secret = asyncio.run(client.secret_page(asked("/sit/abc", if_none_match=tag)))
    assert (usual.status_code, usual.headers["cache-control"]) == (304, "no-cache")
    assert (secret.status_code, secret.headers["cache-control"]) == (200, "no-store")
    assert secret.body == PAGE


@pytest.mark.parametrize(
    ("path", "accept", "body"),
    [
        ("/nowhere", "text/html,*/*", PAGE),
        ("/nowhere", "*/*", b"not found\n"),
        ("/api/nowhere", "text/html,*/*", b"not found\n"),
        ("/assets/gone.js", "text/html,*/*", b"not found\n"),
    ],
)
def test_people_get_a_page_where_nothing_is_and_programs_a_word(
    client: BuiltClient, path: str, accept: str, body: bytes
) -> None:
    answer = asyncio.run(client.nowhere(asked(path, accept=accept), HTTPException(404)))
    assert (answer.status_code, answer.body) == (404, body)


def test_an_address_that_leads_nowhere(server: Server) -> None:
    for path in ("/nowhere", "/watch/unknown", "/sit", "/api/nowhere"):
        for accept in ("text/html", "application/json"):
            assert Person(server).send("GET", path, headers={"Accept": accept}).status == 404
