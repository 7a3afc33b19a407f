"""What is in a game's box, as data with marks: how sure is each row?"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from kingsbridge.core.compiling import mypyc_attr
from kingsbridge.core.story import Line

STATUSES: Final = ("known", "derived", "reconstructed")
"""From the surest: printed in a source; following from what is printed; chosen to fit it."""


class BadBox(ValueError):  # noqa: N818 -- the name players' code reads best
    """A component set that cannot be played with, and why."""


class Component:
    """One row of a component set: what it is, how many there are, and how sure that is."""

    def __init__(self, group: str, line: Line, count: int, status: dict[str, str]) -> None:
        self.group = group
        self.line = line
        self.count = count
        self.status = status  # by aspect, such as kind, number, count


class Mark(NamedTuple):
    """How sure one aspect of a row is."""

    aspect: Line
    status: Line


class ListedComponent:
    """A row of a component set as it is told: in which group, what, how many, how sure."""

    def __init__(
        self, group: Line, name: Line, count: int, status: Line, marks: list[Mark]
    ) -> None:
        self.group = group
        self.name = name
        self.count = count
        self.status = status
        self.marks = marks  # where not all aspects are equally sure


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """A component set in use: never changed, shared by every position of a game."""

    def __init__(self, digest: str, components: tuple[Component, ...]) -> None:
        self.digest = digest
        self.components = components


class Row:
    """One row of a components file, whose entries are checked as they are read."""

    def __init__(self, table: str, entries: dict[str, Any]) -> None:
        self.table = table
        self.entries = entries

    def number(self, name: str, lowest: int = 0, highest: int = 99) -> int:
        """A whole number within bounds."""
        return self._number(name, self._entry(name), lowest, highest)

    def numbers(self, name: str, count: int, lowest: int = 0, highest: int = 99) -> tuple[int, ...]:
        """A list of so many whole numbers within bounds."""
        return tuple(self._number(name, each, lowest, highest) for each in self._list(name, count))

    def word(self, name: str, choices: Collection[str]) -> str:
        """One of these words."""
        return self._word(name, self._entry(name), choices)

    def words(self, name: str, count: int, choices: Collection[str]) -> tuple[str, ...]:
        """A list of so many of these words."""
        return tuple(self._word(name, each, choices) for each in self._list(name, count))

    def some_words(self, name: str, choices: Collection[str]) -> tuple[str, ...]:
        """A list of one or more of these words, none of them twice."""
        found = self._entry(name)
        if not isinstance(found, list) or not found:
            raise BadBox(f"{self.table}: {name} should be a list, not {found!r}")
        words = tuple(self._word(name, each, choices) for each in found)
        if len(set(words)) != len(words):
            raise BadBox(f"{self.table}: {name} has a word twice")
        return words

    @property
    def status(self) -> dict[str, str]:
        """How sure the row is, by aspect."""
        marks = self.entries.get("status")
        if not isinstance(marks, dict) or not marks:
            raise BadBox(f"{self.table}: a row has no status marks")
        return {aspect: self._word(aspect, mark, STATUSES) for aspect, mark in marks.items()}

    def _entry(self, name: str) -> object:
        if name not in self.entries:
            raise BadBox(f"{self.table}: {name} is missing")
        return self.entries[name]

    def _list(self, name: str, count: int) -> list[object]:
        found = self._entry(name)
        if not isinstance(found, list) or len(found) != count:
            raise BadBox(f"{self.table}: {name} should be a list of {count}, not {found!r}")
        return found

    def _number(self, name: str, found: object, lowest: int, highest: int) -> int:
        if type(found) is not int or not lowest <= found <= highest:
            raise BadBox(
                f"{self.table}: {name} should be a whole number from {lowest} to {highest}, "
                f"not {found!r}"
            )
        return found

    def _word(self, name: str, found: object, choices: Collection[str]) -> str:
        if not isinstance(found, str) or found not in choices:
            raise BadBox(f"{self.table}: {name} cannot be {found!r}")
        return found


class Tables:
    """A components file: named tables of rows, each row with its status marks."""

    def __init__(self, text: str) -> None:
        try:
            tables = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadBox(f"not a components file: {error}") from None
        self._rows: Final = {name: _rows(name, rows) for name, rows in tables.items()}

    @property
    def digest(self) -> str:
        """What tells one set from another: every entry, but not how sure it is."""
        entries = {
            table: [
                {name: entry for name, entry in row.entries.items() if name != "status"}
                for row in rows
            ]
            for table, rows in self._rows.items()
        }
        text = json.dumps(entries, sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def rows(self, table: str, count: int | None = None) -> list[Row]:
        """All rows of a table, of which there must be so many if a number is given."""
        rows = self._rows.get(table, [])
        if not rows or count not in (None, len(rows)):
            raise BadBox(f"{table}: there should be {count or 'some'} rows, not {len(rows)}")
        return rows

    def row(self, table: str) -> Row:
        """The only row of a table."""
        return self.rows(table, 1)[0]


def _rows(table: str, found: object) -> list[Row]:
    rows = []
    for entries in found if isinstance(found, list) else [found]:
        row = Row(table, entries if isinstance(entries, dict) else {})
        _ = row.status  # refuses a row without marks, used or not
        rows.append(row)
    return rows


def tell(part: Component) -> ListedComponent:
    """A row as it is told, in any language."""
    equal = len(set(part.status.values())) == 1
    marks = [
        Mark(Line("aspect-" + aspect), Line("status-" + status))
        for aspect, status in part.status.items()
    ]
    return ListedComponent(
        Line("group-" + part.group),
        part.line,
        part.count,
        Line("status-" + weakest(part.status)),
        [] if equal else marks,
    )


def weakest(status: dict[str, str]) -> str:
    """A row is as sure as its least sure aspect."""
    return max(status.values(), key=STATUSES.index)
