"""The OpenAPI document, made from the calls and the types of the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

import kingsbridge
from kingsbridge.server import bodies
from kingsbridge.server.routes import TEXT, Call

NUMBER: Final[dict[str, Any]] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
WORD: Final[dict[str, Any]] = {"type": "string"}
WORDS: Final = ("as", "table")
"""What stands in a query and is no number."""
ANY_CALL: Final = (403, 429, 503)
"""Any call may be refused so: to a foreign page, too often, or while nothing can be stored."""


def document(calls: Sequence[Call]) -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for call in calls for kind in (call.body, call.answer) if is_json(kind)]
    schemas, components = msgspec.json.schema_components(
        [*kinds, bodies.Problem], ref_template="#/components/schemas/{name}"
    )
    found = dict(zip([*map(str, kinds), str(bodies.Problem)], schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kingsbridge", "version": kingsbridge.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def is_json(kind: Any) -> bool:
    return kind not in (None, TEXT)


def operation(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    """One call as OpenAPI says it."""
    answered: dict[str, Any] = {"description": call.summary}
    if call.answer is TEXT:
        answered["content"] = {"text/plain": {"schema": WORD}}
    elif call.answer is not None:
        answered["content"] = as_json(schemas[str(call.answer)])
    refused = {"description": "refused", "content": as_json(schemas[str(bodies.Problem)])}
    refusals = sorted({*call.refusals, *ANY_CALL})
    told: dict[str, Any] = {
        "summary": call.summary,
        "parameters": parameters(call),
        "responses": {str(call.status): answered, **{str(status): refused for status in refusals}},
    }
    if call.body is not None:
        told["requestBody"] = {"required": True, "content": as_json(schemas[str(call.body)])}
    return told


def as_json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def parameters(call: Call) -> list[dict[str, Any]]:
    """What stands in the path and in the query."""
    inside = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    return [
        *({"name": name, "in": "path", "required": True, "schema": WORD} for name in inside),
        *(
            {"name": name, "in": "query", "schema": WORD if name in WORDS else NUMBER}
            for name in call.query
        ),
    ]
