"""Bundles: what is received or paid at once, such as 1 point and 2 gold."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.components import BadBox, Row
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.names import GAINS

Bundle = tuple[tuple[int, int], ...]
"""Of which kinds (goods, or points) how many."""

NOTHING: Final[Bundle] = ()
MOST: Final = 9
"""No bundle has more of a kind."""


def read_bundle(row: Row, entry: str) -> Bundle:
    """A bundle written as ``{ points = 1, gold = 2 }``; nothing if the entry is missing."""
    found = row.entries.get(entry, {})
    if not isinstance(found, dict):
        raise BadBox(f"{row.table}: {entry} should be what and how many, not {found!r}")
    inner = Row(f"{row.table}: {entry}", found)
    for name in found:
        if name not in GAINS:
            raise BadBox(f"{row.table}: {entry} cannot have {name!r}")
    return tuple(
        (kind, inner.number(name, 1, MOST)) for kind, name in enumerate(GAINS) if name in found
    )


def read_bundles(row: Row, entry: str) -> tuple[Bundle, ...]:
    """A list of bundles of which one is chosen, each told from the others by its first kind."""
    bundles = tuple(
        read_bundle(Row(row.table, {entry: part.entries}), entry) for part in read_parts(row, entry)
    )
    firsts = {bundle[0][0] for bundle in bundles if bundle}
    if len(firsts) != len(bundles):
        raise BadBox(f"{row.table}: {entry} should be different things to choose from")
    return bundles


def read_parts(row: Row, entry: str) -> list[Row]:
    """The rows of a table within a row."""
    found = row.entries.get(entry)
    if not isinstance(found, list) or not found:
        raise BadBox(f"{row.table}: {entry} should be a list, not {found!r}")
    parts = []
    for entries in found:
        if not isinstance(entries, dict):
            raise BadBox(f"{row.table}: {entry} cannot have {entries!r}")
        parts.append(Row(row.table, entries))
    return parts


def bundle_line(bundle: Bundle) -> tuple[Line, ...]:
    """A bundle as it is told: so many of each kind."""
    if not bundle:
        return (NONE_OF_IT,)
    return tuple([some(kind, number) for kind, number in bundle])


def some(kind: int, number: int) -> Line:
    """So many of a kind."""
    if number < len(SOME[kind]):
        return SOME[kind][number]
    return Line("some-" + GAINS[kind], number=number)


NONE_OF_IT: Final = Line("some-nothing")
SOME: Final = tuple(
    tuple(Line("some-" + name, number=number) for number in range(30)) for name in GAINS
)
"""So many of a kind, by kind and number, made beforehand."""
