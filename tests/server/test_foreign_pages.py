"""Another website cannot use a visitor's browser against him: over HTTP, and in a real browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from sample import GAME
from serving import FREE, ME, Person, Server, secret_of
from windows import browser

__all__ = ["browser"]

WANTED: Final = {"game": GAME, "seats": [ME, FREE]}
FOREIGN: Final = (
    {"Origin": "http://evil.example.org"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "http://127.0.0.1:1", "Sec-Fetch-Site": "same-site"},
)
FORM: Final = """<!doctype html>
<form method="post" enctype="{kind}" action="{action}">
  <input name='{before}' value='{after}'>
</form>
<script>document.forms[0].submit()</script>
"""


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table()
    for path, body in (
        ("/api/tables", WANTED),
        ("/api/sit", {"code": secret_of(table.links[1])}),
        (table.path + "/leave", {"seat": 0}),
    ):
        answer = ana.post(path, body, **headers)
        assert (answer.status, answer.reason, answer.cookies) == (403, "refused-foreign-page", ())
    assert len(server.lines(table.id)) == 2


def test_our_own_page_and_programs_may(server: Server) -> None:
    own = {"Origin": server.origin, "Sec-Fetch-Site": "same-origin"}
    for headers in (own, {"Sec-Fetch-Site": "none"}, {}):
        assert Person(server).post("/api/tables", WANTED, **headers).status == 201


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_must_say_that_it_is_json(server: Server, kind: str) -> None:
    body = json.dumps(WANTED).encode()
    answer = Person(server).send("POST", "/api/tables", body, {"Content-Type": kind})
    assert (answer.status, answer.reason, answer.cookies) == (415, "refused-not-json", ())
    spoken = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert Person(server).send("POST", "/api/tables", body, spoken).status == 201


def test_a_link_to_watch_may_be_followed_but_not_embedded(server: Server) -> None:
    table = Person(server, "Ana").open_table()
    path = urlsplit(table.watch).path
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document"}
    assert Person(server).get(path, **followed).status == 303
    for place in ("image", "iframe", "empty"):
        embedded = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": place}
        answer = Person(server).get(path, **embedded)
        assert (answer.status, answer.cookies) == (403, ())


class Elsewhere(BaseHTTPRequestHandler):
    """Another website, whose page posts a form as soon as it is open."""

    page = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(self.page)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def elsewhere() -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as site:
        thread = Thread(target=site.serve_forever)
        thread.start()
        yield site
        site.shutdown()
        thread.join()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded"])
def test_in_a_browser_a_form_of_another_website_costs_no_seat(
    browser: Browser, server: Server, elsewhere: ThreadingHTTPServer, host: str, kind: str
) -> None:
    """Posted from elsewhere, the form comes without our cookie; no new one may take its place."""
    before, _, after = json.dumps(WANTED | {"title": "=", "name": "X"}).partition("=")
    page = FORM.format(kind=kind, action=server.origin + "/api/tables", before=before, after=after)
    Elsewhere.page = page.encode()
    context = browser.new_context()
    with context:
        made = context.request.post(server.origin + "/api/tables", data={**WANTED, "name": "Ana"})
        assert made.status == 201
        cookies = context.cookies(server.origin)
        visit = context.new_page()
        with visit.expect_response(lambda one: one.url.endswith("/api/tables")) as posted:
            visit.goto(f"http://{host}:{elsewhere.server_address[1]}/")
        assert posted.value.status == 403
        assert context.cookies(server.origin) == cookies
        mine = context.request.get(server.origin + "/api/my-tables").json()
        assert [row["table"] for row in mine] == [made.json()["table"]]
