"""Write the TypeScript types of the client from the Python types, by way of JSON Schema.

``wire_types.py`` writes them, ``wire_types.py --check`` says whether they are as they should be.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

import client
from kingsbridge.games import GAMES
from kingsbridge.server import wire
from kingsbridge.table import sight

FOLDER: Final = client.WEB / "src" / "wire"
SCRIPT: Final = client.WEB / "scripts" / "types.mjs"
LINE: Final = {
    "type": "object",
    "properties": {"key": {"type": "string"}},
    "required": ["key"],
    "additionalProperties": {
        "anyOf": [{"type": "string"}, {"type": "number"}, {"$ref": "#/$defs/TextLine"}]
    },
}
LINES: Final[dict[str, dict[str, Any]]] = {
    "TextLine": LINE,
    "StoryLine": {
        **LINE,
        "properties": {"key": {"type": "string"}, "event": {"type": "integer"}},
        "required": ["key", "event"],
    },
}
"""Text lines, whose blanks no Python type can name."""


def wire_types() -> list[Any]:
    """Everything that travels: commands, messages, bodies, and what a seat may see."""
    structs = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind not in {wire.Command, wire.Message}
    ]
    return [*structs, sight.Export]


def schema(kinds: list[Any]) -> dict[str, Any]:
    """One schema that defines these types, and no other."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    known = {**{name: _strict(part) for name, part in found.items()}, **LINES}
    used = {name for part in found.values() for name in _lines_in(part)}
    return {
        "title": "Unused",
        "type": "object",
        "additionalProperties": False,
        "$defs": {
            name: part
            for name, part in sorted(known.items())
            if name not in LINES or name in used or "StoryLine" in used
        },
    }


def _strict(part: Any) -> Any:
    """The same schema, with text lines named and with no further properties."""
    if isinstance(part, list):
        return [_strict(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    if _is_line(part):
        return {"$ref": f"#/$defs/{part['title']}"}
    told = {key: _strict(value) for key, value in part.items() if key not in {"title", "default"}}
    if "properties" in part:
        inside = part["properties"].items()
        told["properties"] = {name: _strict(inner) for name, inner in inside}
        told["additionalProperties"] = False
    return told


def _is_line(part: dict[str, Any]) -> bool:
    return isinstance(part.get("title"), str) and part["title"] in LINES


def _lines_in(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if _is_line(part):
            yield part["title"]
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from _lines_in(inner)


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file of types: the wire's, and the view of every game."""
    found = {"wire": schema(wire_types())}
    for game in GAMES:
        views = import_module(f"kingsbridge.games.{game}.views")
        found[game] = schema([views.View])
    return found


def texts() -> dict[Path, str]:
    """The files of types as they should be."""
    client.install()
    ran = subprocess.run(  # noqa: S603 -- ours
        ["node", str(SCRIPT)],  # noqa: S607 -- wherever the client's Node is
        input=json.dumps(schemas()),
        capture_output=True,
        text=True,
        check=True,
        env=client.environment(),
        cwd=client.WEB,
    )
    return {FOLDER / f"{name}.ts": text for name, text in json.loads(ran.stdout).items()}


def stale() -> list[str]:
    """The names of files of types that are not as they should be."""
    wanted = texts()
    wrong = [
        path.name for path, text in wanted.items() if not path.exists() or path.read_text() != text
    ]
    return wrong + [path.name for path in FOLDER.glob("*.ts") if path not in wanted]


def main(words: list[str]) -> int:
    """Write the types, or say which are stale."""
    if words == ["--check"]:
        wrong = stale()
        if wrong:
            sys.stderr.write(f"types: run `make types`; stale: {', '.join(wrong)}\n")
        return 1 if wrong else 0
    for path, text in texts().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
