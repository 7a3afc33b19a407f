"""Component sets that differ from the standard one."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any

STANDARD = (
    files("kingsbridge.games.column_of_fire")
    .joinpath("components.toml")
    .read_text(encoding="utf-8")
)


def tables() -> dict[str, Any]:
    """The tables of the standard set, to be changed at will."""
    found: dict[str, Any] = json.loads(json.dumps(tomllib.loads(STANDARD)))
    return found


def corrected(table: str, number: int | None = None, **entries: Any) -> str:
    """The standard set with other entries in one row; an entry that is ``None`` is left out."""
    changed = tables()
    row = changed[table] if number is None else changed[table][number]
    row.update(entries)
    for name in [name for name, entry in entries.items() if entry is None]:
        del row[name]
    return write(changed)


def write(changed: dict[str, Any]) -> str:
    lines = []
    for table, rows in changed.items():
        for row in rows if isinstance(rows, list) else [rows]:
            lines.append(f"[[{table}]]" if isinstance(rows, list) else f"[{table}]")
            lines += [f"{name} = {value(entry)}" for name, entry in row.items()]
    return "\n".join(lines)


def value(entry: Any) -> str:
    if isinstance(entry, dict):
        return "{" + ", ".join(f"{name} = {value(each)}" for name, each in entry.items()) + "}"
    if isinstance(entry, list):
        return "[" + ", ".join(value(each) for each in entry) + "]"
    return json.dumps(entry)
