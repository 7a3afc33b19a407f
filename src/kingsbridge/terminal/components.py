"""The component set as a table: every row and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from kingsbridge.core.components import Component, ListedComponent, tell, weakest
from kingsbridge.core.text import Catalogue


def show_components(components: Sequence[Component], texts: Catalogue) -> None:
    """Print the set, group by group."""
    table = Table(title=texts.say_key("title"))
    for heading in ("cards-group", "cards-name", "cards-count", "cards-status"):
        table.add_column(texts.say_key(heading))
    last = ""
    for told in map(tell, components):
        group = texts.say(told.group)
        table.add_row(
            group if group != last else "",
            texts.say(told.name),
            str(told.count),
            marks(told, texts),
        )
        last = group
    Console().print(table)


def marks(told: ListedComponent, texts: Catalogue) -> str:
    """How sure each aspect of a row is; one word where all are equally sure."""
    sure = [f"{texts.say(mark.aspect)}: {texts.say(mark.status)}" for mark in told.marks]
    return ", ".join(sure) or texts.say(told.status)


def components_as_json(components: Sequence[Component], texts: Catalogue) -> list[dict[str, Any]]:
    """The set for programs."""
    return [
        {
            "group": part.group,
            "name": texts.say(part.line),
            "count": part.count,
            "status": weakest(part.status),
            "aspects": part.status,
        }
        for part in components
    ]
