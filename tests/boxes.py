"""Component sets that differ from the standard one of a game."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any


class Standard:
    """The standard set of a game, and others like it."""

    def __init__(self, game: str) -> None:
        file = files(f"kingsbridge.games.{game}").joinpath("components.toml")
        self.text = file.read_text(encoding="utf-8")

    def tables(self) -> dict[str, Any]:
        """Its tables, to be changed at will."""
        return tomllib.loads(self.text)

    def corrected(self, table: str, number: int | None = None, **entries: Any) -> str:
        """With other entries in one row; an entry that is ``None`` is left out."""
        changed = self.tables()
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
