"""The OpenAPI document, made from the wire types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

import kingsbridge
from kingsbridge.server import wire

FREE: Final[dict[str, Any]] = {"type": "object"}
"""A sight or an export: its shape depends on the game."""

NUMBER: Final[dict[str, Any]] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
WORD: Final[dict[str, Any]] = {"type": "string"}


class Call(NamedTuple):
    """One call of the HTTP interface."""

    method: str
    path: str
    summary: str
    body: Any = None
    answer: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    refusals: tuple[int, ...] = ()


TABLE: Final = "/api/tables/{table}"
AT_TABLE: Final = (403, 404, 409)
CALLS: Final = (
    Call("get", "/api/games", "The titles that can be played here", answer=list[wire.GameRow]),
    Call(
        "get",
        "/api/games/{game}/components",
        "What is in the box of a game, and how sure that is",
        answer=list[wire.ComponentRow],
        refusals=(404,),
    ),
    Call("get", "/api/tables", "Listed tables", answer=list[wire.TableRow]),
    Call(
        "post",
        "/api/tables",
        "Make a table",
        wire.NewTable,
        wire.TableMade,
        201,
        refusals=(413, 422),
    ),
    Call("get", "/api/my-tables", "My tables, first where I am asked", answer=list[wire.TableRow]),
    Call(
        "post",
        "/api/sit",
        "Take a seat by link or code",
        wire.Sit,
        wire.SeatTaken,
        refusals=(404, 409, 410, 413, 422),
    ),
    Call(
        "post",
        "/api/invitation",
        "Where a link or a code leads",
        wire.Secret,
        wire.Invitation,
        refusals=(404, 409, 410, 413, 422),
    ),
    Call("get", TABLE, "The table as I see it", answer=FREE, query=("seat",), refusals=AT_TABLE),
    Call(
        "get",
        TABLE + "/story",
        "What was told to me since a number",
        answer={"type": "array", "items": FREE},
        query=("seat", "as", "since"),
        refusals=(*AT_TABLE, 422),
    ),
    Call(
        "get",
        TABLE + "/past",
        "The table as I saw it after so many events",
        answer=FREE,
        query=("seat", "as", "number"),
        refusals=(*AT_TABLE, 422),
    ),
    Call(
        "get",
        TABLE + "/history",
        "The table as I saw it after so many events, and every step from there",
        answer=wire.History,
        query=("seat", "as", "since", "until"),
        refusals=(*AT_TABLE, 422),
    ),
    Call(
        "get",
        TABLE + "/chance",
        "Every draw of a finished game, to be checked",
        answer=wire.Chance,
        query=("seat",),
        refusals=AT_TABLE,
    ),
    Call(
        "get",
        TABLE + "/course",
        "How everybody stood after each move of a finished game",
        answer=list[wire.Standing],
        query=("seat",),
        refusals=AT_TABLE,
    ),
    Call("get", TABLE + "/record", "The record of a finished game", refusals=AT_TABLE),
    Call(
        "get",
        TABLE + "/export",
        "What I may carry away",
        answer=FREE,
        query=("seat",),
        refusals=AT_TABLE,
    ),
    Call(
        "post",
        TABLE + "/sit",
        "Take a free seat of a listed table",
        wire.TakeSeat,
        wire.SeatTaken,
        refusals=(*AT_TABLE, 413, 422),
    ),
    Call(
        "post",
        TABLE + "/fill",
        "Give a free seat to a bot (host)",
        wire.Fill,
        FREE,
        refusals=(*AT_TABLE, 413, 422),
    ),
    Call(
        "post",
        TABLE + "/links",
        "A new link for a free seat, or (-3) to watch (host)",
        wire.ChooseSeat,
        wire.SeatLink,
        201,
        refusals=(*AT_TABLE, 413, 422),
    ),
    Call(
        "post",
        TABLE + "/leave",
        "Give my seat up before the game",
        wire.ChooseSeat,
        status=204,
        refusals=(*AT_TABLE, 413, 422),
    ),
    Call(
        "post",
        TABLE + "/move-seat",
        "A code that moves my seat to another device",
        wire.ChooseSeat,
        wire.Code,
        refusals=(*AT_TABLE, 413, 422),
    ),
    Call(
        "post",
        TABLE + "/again",
        "Another game of the same people",
        answer=wire.NextTable,
        query=("seat",),
        refusals=AT_TABLE,
    ),
    Call("get", "/watch/{token}", "Watch a table by its link", status=303, refusals=(404,)),
    Call("get", "/health", "Is the server well?"),
    Call("get", "/metrics", "Figures for Prometheus"),
    Call("get", "/openapi.json", "This document", answer=FREE),
)


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    types = [kind for call in CALLS for kind in (call.body, call.answer) if is_type(kind)]
    schemas, components = msgspec.json.schema_components(
        [*types, wire.Trouble], ref_template="#/components/schemas/{name}"
    )
    found = dict(zip([*map(str, types), str(wire.Trouble)], schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = operation(call, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kingsbridge", "version": kingsbridge.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, dict)


def operation(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    """One call as OpenAPI says it."""

    def schema(kind: Any) -> Any:
        return schemas[str(kind)] if is_type(kind) else kind

    answered: dict[str, Any] = {"description": call.summary}
    if call.answer is not None:
        answered["content"] = {"application/json": {"schema": schema(call.answer)}}
    elif call.status == 200:
        answered["content"] = {"text/plain": {"schema": {"type": "string"}}}
    refused = {"application/json": {"schema": schemas[str(wire.Trouble)]}}
    told: dict[str, Any] = {
        "summary": call.summary,
        "parameters": parameters(call),
        "responses": {
            str(call.status): answered,
            **{
                str(status): {"description": "refused", "content": refused}
                for status in (*call.refusals, 429, 503)
            },
        },
    }
    if call.body is not None:
        content = {"application/json": {"schema": schema(call.body)}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def parameters(call: Call) -> list[dict[str, Any]]:
    """What stands in the path and in the query."""
    inside = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    return [
        *(
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in inside
        ),
        *(
            {"name": name, "in": "query", "schema": WORD if name == "as" else NUMBER}
            for name in call.query
        ),
    ]
