"""What is new at a table for everybody who looks at it; what several see alike is made once."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kingsbridge.core.changes import change
from kingsbridge.table.shapes import Sight
from kingsbridge.table.sight import sight
from kingsbridge.table.table import Table

encode: Final = msgspec.json.Encoder().encode


class News:
    """The sights of a table at one moment, and what changed in them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sights: dict[int, Sight] = {}
        self._encoded: dict[tuple[int, int], bytes] = {}  # by the identities of two views

    def sight(self, seat: int) -> Sight:
        """The table as a seat sees it now."""
        found = self._sights.get(seat)
        if found is None:
            found = self._sights[seat] = sight(self._table, seat)
        return found

    def between(self, before: Sight, now: Sight) -> dict[str, Any]:
        """What makes one sight into the next, ready to be sent."""
        seen, shown = before["view"], now["view"]
        changed = change(before, now, but="view")
        if shown is not None and seen is not shown:
            views = id(seen), id(shown)
            news = self._encoded.get(views)
            if news is None:
                told = shown if seen is None else change(seen, shown)
                news = self._encoded[views] = encode(told) if told else b""
            if news:
                changed["view"] = msgspec.Raw(news)
        return changed
