"""Component sets that differ from the standard one."""

from __future__ import annotations

from typing import Any

from boxes import Standard

STANDARD = Standard("world_without_end")
tables = STANDARD.tables
corrected = STANDARD.corrected


def event(name: str, /, **entries: Any) -> str:
    """The standard set with other entries on one event card."""
    names = [row["name"] for row in tables()["event"]]
    return corrected("event", names.index(name), **entries)
