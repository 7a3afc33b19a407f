"""What every handler needs: requests read, answers made, refusals; no handler is here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kingsbridge.core.shapes import TextLine
from kingsbridge.core.story import EVERYONE, Line, plain
from kingsbridge.server import bodies
from kingsbridge.server.guard.safety import is_json

LARGEST_BODY: Final = 256 * 1024
BODY_SECONDS: Final = 30.0
"""So many seconds a body may take to arrive."""
LONGEST_NUMBER: Final = 10

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class RequestRefused(Exception):  # noqa: N818 -- a refusal, not an error of the program
    """A request that is refused, with its status and the reason as a text key."""

    def __init__(self, status: int, key: str, **blanks: int | str) -> None:
        super().__init__(key)
        self.status = status
        self.reason = plain(Line(key, EVERYONE, **blanks))


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request as a value of this type."""
    if not is_json(request):
        raise RequestRefused(415, "refused-not-json")
    if int(request.headers.get("content-length") or 0) > LARGEST_BODY:
        raise RequestRefused(413, "refused-too-large")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await whole_body(request)
    except TimeoutError:
        raise RequestRefused(408, "refused-too-slow") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise RequestRefused(422, "refused-malformed", problem=str(problem)[:200]) from None


async def whole_body(request: Request) -> bytes:
    """The body of a request, if it is not too large; of one in pieces that is not told before."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > LARGEST_BODY:
            raise RequestRefused(413, "refused-too-large")
    return bytes(body)


def number_of(request: Request, name: str, usual: int) -> int:
    """A number from the query."""
    text = request.query_params.get(name, "")
    if not text:
        return usual
    number = whole_number(text)
    if number is None:
        raise RequestRefused(422, "refused-malformed", problem=name)
    return number


def whole_number(text: str) -> int | None:
    """The number a text says, if it says one and not too large a one."""
    if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER:
        return int(text)
    return None


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refusal(status: int, reason: TextLine) -> Response:
    return answer(bodies.Problem(reason), status)
