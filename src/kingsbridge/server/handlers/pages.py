"""The browser client as files: the page, and what it is made of.  No call of the API is here.

Everything is read into memory once, so no address can lead outside the client's folder.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Coroutine, Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from kingsbridge.server.requests import Handler, RequestRefused

PAGES: Final = {
    "/": "Home",
    "/join": "Join",
    "/table/{table}": "Table",
    "/replay/{table}": "Replay",
    "/rules/{game}": "Rules",
    "/components/{game}": "Components",
    "/credits": "Credits",
}
"""The pages: each is the same file, which finds out from its address what to show; and the part of
the client that shows it, of which the browser is told at once so that it need not find out."""

SEAT_LINK: Final = "/sit/{token}"
"""The link of a seat.  The page asks for a name and then exchanges the secret: a messenger that
only looks where the link leads does not use it up."""

TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
PACKED: Final = ("css", "html", "js", "json", "svg", "webmanifest")
"""What gets smaller when it is packed; fonts and pictures are packed already."""

SMALLEST_PACKED: Final = 1024
BROTLI: Final = ".br"
"""Beside a file: the same, packed better when the client was built."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_NOW: Final = "no-cache"
NEVER: Final = "no-store"
BUILD_MARK: Final = b"%BUILD%"
NOT_BUILT: Final = (
    "The browser client has not been built.\n"
    "In a checkout: make client. Then start the server again.\n"
    "The server itself is well; programs find its calls at /openapi.json.\n"
)


class File(NamedTuple):
    """One file of the client, as it is and packed in the ways there are, the best first."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    tag: str


class BuiltClient:
    """The client as it was built; empty if it was not."""

    def __init__(self, folder: Traversable) -> None:
        found = dict(_files_in(folder, "")) if folder.is_dir() else {}
        page = found.get("index.html", b"")
        self.build = sha256(page).hexdigest()[:16] if page else ""
        if page:
            found["index.html"] = page.replace(BUILD_MARK, self.build.encode())
        self.files = {name: _file(name, found) for name in found if _ending(name) in TYPES}
        parts = json.loads(found.get("manifest.json", b"{}"))
        self.links = {name: _links(parts, page, name) for name in PAGES.values()}

    def routes(self) -> list[BaseRoute]:
        """The pages, their files, and the name of this build."""
        return [
            *(Route(address, self.page(name), methods=["GET"]) for address, name in PAGES.items()),
            Route(SEAT_LINK, self.secret_page, methods=["GET"]),
            Route("/assets/{name:path}", self.asset, methods=["GET"]),
            Route("/favicon.svg", self.favicon, methods=["GET"]),
            Route("/build", self.build_name, methods=["GET"]),
        ]

    def page(self, name: str) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Answers with the page, and says what else its browser will want."""

        async def answer(request: Request) -> Response:
            if "index.html" not in self.files:
                return PlainTextResponse(NOT_BUILT, 503)
            response = self._answer(request, "index.html", FOR_NOW)
            if self.links[name]:
                response.headers["Link"] = self.links[name]
            return response

        return answer

    async def secret_page(self, request: Request) -> Response:
        """The page at an address that no browser should keep."""
        if "index.html" not in self.files:
            return PlainTextResponse(NOT_BUILT, 503)
        return self._answer(request, "index.html", NEVER)

    async def nowhere(self, request: Request, _missing: Exception) -> Response:
        """An address that leads nowhere: a page for people, a word for programs."""
        if "index.html" not in self.files or not is_for_people(request):
            return PlainTextResponse("not found\n", 404)
        return self._answer(request, "index.html", NEVER, 404)

    def on_a_page(self, handler: Handler) -> Handler:
        """A handler whose refusals are told on a page, where people read them."""

        async def handle(request: Request) -> Response:
            try:
                return await handler(request)
            except RequestRefused as refused:
                if not is_for_people(request):
                    raise
                return await self.nowhere(request, refused)

        return handle

    async def asset(self, request: Request) -> Response:
        """A file whose name changes with what is in it, so that it can be kept for ever."""
        return self._answer(request, "assets/" + request.path_params["name"], FOR_EVER)

    async def favicon(self, request: Request) -> Response:
        return self._answer(request, "favicon.svg", FOR_NOW)

    async def build_name(self, _request: Request) -> Response:
        """By this a page that was open during an upgrade notices that it is stale."""
        return PlainTextResponse(self.build, headers={"Cache-Control": "no-store"})

    def _answer(self, request: Request, name: str, keep: str, status: int = 200) -> Response:
        file = self.files.get(name)
        if file is None:
            return PlainTextResponse("not found\n", 404)
        headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
        if keep != NEVER and file.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        way = next(filter(_taken(request.headers), file.packed), None)
        if way is None:
            return Response(file.body, status, headers, file.kind)
        headers["Content-Encoding"] = way
        return Response(file.packed[way], status, headers, file.kind)


def client() -> BuiltClient:
    """The client that was built into this package."""
    return BuiltClient(files("kingsbridge").joinpath("client"))


def is_for_people(request: Request) -> bool:
    """Does a browser ask for a page, rather than a program for an answer?"""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.url.path.startswith(("/api/", "/assets/"))


def _links(parts: Mapping[str, Any], page: bytes, name: str) -> str:
    """The files that the page does not tell of: those of a part and of all that it imports."""
    wanted = f"src/pages/{name}.svelte"
    found: dict[str, str] = {}
    todo = [wanted] if wanted in parts else []
    for part in map(parts.__getitem__, todo):
        found[part["file"]] = "modulepreload"
        found |= dict.fromkeys(part.get("css", ()), "preload; as=style; crossorigin")
        todo += [other for other in part.get("imports", ()) if other not in todo]
    told = {file: kind for file, kind in found.items() if file.encode() not in page}
    return ", ".join(f"</{file}>; rel={kind}" for file, kind in told.items())


def _taken(headers: Mapping[str, str]) -> Callable[[str], bool]:
    """Can whoever asks unpack what is packed in such a way?"""
    told = headers.get("accept-encoding", "").replace(" ", "").split(",")
    wanted = {word.partition(";")[0] for word in told if not word.endswith(";q=0")}
    return wanted.__contains__


def _files_in(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files_in(entry, f"{prefix}{entry.name}/")
        elif _ending(entry.name.removesuffix(BROTLI)) in TYPES:
            found.append((prefix + entry.name, entry.read_bytes()))
    return found


def _file(name: str, found: Mapping[str, bytes]) -> File:
    body = found[name]
    packed = {}
    if name + BROTLI in found:
        packed["br"] = found[name + BROTLI]
    if len(body) >= SMALLEST_PACKED and _ending(name) in PACKED:
        packed["gzip"] = gzip.compress(body, mtime=0)
    return File(body, packed, TYPES[_ending(name)], f'"{sha256(body).hexdigest()[:20]}"')


def _ending(name: str) -> str:
    return name.rsplit(".", 1)[-1]
