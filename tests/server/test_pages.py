"""The client's files: how they are kept, packed and refused."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest
from starlette.applications import Starlette

from kingsbridge.server.handlers.pages import PAGES, BuiltClient

PAGE = '<meta name="kingsbridge-build" content="%BUILD%" />'
SCRIPT = "export default 1;\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "favicon.svg").write_text("<svg/>")
    (client / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (client / "assets" / "face-3c4d.woff2").write_bytes(b"wOF2" * 500)
    (client / ".sources").write_text("0000")
    (tmp_path / "secret.html").write_text("secret")
    return client


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class Browser:
    """Asks the pages alone, without a server around them."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=BuiltClient(folder).routes())

    def get(self, path: str, **headers: str) -> Answer:
        sent: list[Any] = []
        scope = {
            "type": "http",
            "method": "GET",
            "path": unquote(path),
            "query_string": b"",
            "headers": [
                (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
            ],
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        asyncio.run(self.app(scope, receive, send))
        start, *rest = sent
        told = {name.decode(): value.decode() for name, value in start["headers"]}
        return Answer(start["status"], told, b"".join(part["body"] for part in rest))


def browse(folder: Path) -> Browser:
    return Browser(folder)


@pytest.mark.parametrize("address", PAGES)
def test_every_address_is_the_same_page_and_is_looked_for_anew(folder: Path, address: str) -> None:
    answer = browse(folder).get(address.format(table="t", game="g"))
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    build = BuiltClient(folder).build
    assert len(build) == 16
    assert f'content="{build}"' in answer.text


def test_a_page_tells_at_once_which_files_it_will_want(folder: Path) -> None:
    (folder / "index.html").write_text(f'{PAGE}<script src="/assets/house-1.js"></script>')
    parts = {
        "src/pages/Table.svelte": {"file": "assets/Table-2.js", "imports": ["_table.js"]},
        "_table.js": {
            "file": "assets/table-3.js",
            "css": ["assets/table-4.css"],
            "imports": ["_house.js", "_table.js"],
        },
        "_house.js": {"file": "assets/house-1.js"},
        "src/pages/Home.svelte": {"file": "assets/Home-5.js"},
    }
    (folder / "manifest.json").write_text(json.dumps(parts))
    assert browse(folder).get("/table/t").headers["link"] == (
        "</assets/Table-2.js>; rel=modulepreload, "
        "</assets/table-3.js>; rel=modulepreload, "
        "</assets/table-4.css>; rel=preload; as=style; crossorigin"
    )
    assert browse(folder).get("/").headers["link"] == "</assets/Home-5.js>; rel=modulepreload"
    assert "link" not in browse(folder).get("/credits").headers


def test_the_build_is_named_and_is_another_when_the_page_is(folder: Path) -> None:
    before = browse(folder).get("/build")
    assert before.text == BuiltClient(folder).build
    assert before.headers["cache-control"] == "no-store"
    (folder / "index.html").write_text(PAGE + "<script src='/assets/index-9z.js'></script>")
    assert browse(folder).get("/build").text != before.text


@pytest.mark.parametrize(
    ("name", "kind"),
    [("index-1a2b.js", "text/javascript; charset=utf-8"), ("face-3c4d.woff2", "font/woff2")],
)
def test_files_are_kept_for_ever(folder: Path, name: str, kind: str) -> None:
    answer = browse(folder).get(f"/assets/{name}")
    assert answer.status == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_text_is_packed_for_whoever_can_unpack_it(folder: Path) -> None:
    visitor = browse(folder)
    path = "/assets/index-1a2b.js"
    packed = visitor.get(path, accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body).decode() == SCRIPT
    for refused in ("", "identity", "gzip;q=0"):
        plain = visitor.get(path, accept_encoding=refused)
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
    font = visitor.get("/assets/face-3c4d.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers


def test_what_was_packed_better_beforehand_is_sent_so(folder: Path) -> None:
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"packed by Brotli")
    visitor = browse(folder)
    path = "/assets/index-1a2b.js"
    for taken in ("gzip, deflate, br", "br;q=0.9,gzip"):
        packed = visitor.get(path, accept_encoding=taken)
        assert packed.headers["content-encoding"] == "br"
        assert packed.body == b"packed by Brotli"
        assert packed.headers["vary"] == "Accept-Encoding"
    for refused in ("gzip", "gzip, br;q=0"):
        assert visitor.get(path, accept_encoding=refused).headers["content-encoding"] == "gzip"
    assert visitor.get(path + ".br").status == 404


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    visitor = browse(folder)
    tag = visitor.get("/").headers["etag"]
    again = visitor.get("/", if_none_match=tag)
    assert again.status == 304
    assert again.body == b""
    assert visitor.get("/", if_none_match='"other"').status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/",
        "/assets/nothing.js",
        "/assets/../index.html",
        "/assets/%2e%2e/index.html",
        "/assets/..%2f..%2fsecret.html",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/.sources",
        "/secret.html",
    ],
)
def test_no_address_leads_anywhere_else(folder: Path, path: str) -> None:
    answer = browse(folder).get(path)
    assert answer.status == 404
    assert "secret" not in answer.text


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    visitor = browse(tmp_path / "nothing")
    answer = visitor.get("/")
    assert answer.status == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "make client" in answer.text
    assert visitor.get("/build").text == ""
    assert visitor.get("/assets/index.js").status == 404
