"""What keeps a browser from being used against its player: headers, and whose page it is."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
OWN_SITES: Final = ("same-origin", "none")
"""What a browser says of a request of our own page, or of its user.  Another port of the same
machine is another page: it says "same-site"."""
SAFE_METHODS: Final = ("GET", "HEAD")


class SafetyHeaders:
    """Puts the headers on every answer that has none of its own."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if secure:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers added; a socket has none."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def origin_is_ours(connection: HTTPConnection, ours: str) -> bool:
    """Does it come from a page of this server, or from a program, which sends no origin?"""
    origin = connection.headers.get("origin", "")
    if not origin:
        return True
    if ours:
        return origin == ours
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def is_foreign(request: Request, ours: str) -> bool:
    """Did a page of somebody else make a request that may change something here?

    Such a request comes without our cookies, and its answer would overwrite them.  A link on
    another page may lead here; but what it opens must be a page, not a picture or a frame.
    """
    is_from_us = request.headers.get("sec-fetch-site", "none") in OWN_SITES
    if request.method in SAFE_METHODS:
        return not is_from_us and request.headers.get("sec-fetch-dest", "document") != "document"
    return not is_from_us or not origin_is_ours(request, ours)


def is_json(request: Request) -> bool:
    """Does a request say that its body is JSON?  No form of a page can, without asking first."""
    kind = request.headers.get("content-type", "")
    return kind.partition(";")[0].strip().lower() == "application/json"
