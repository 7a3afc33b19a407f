"""The component set as a table: every row and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from kingsbridge.core.components import Component, weakest
from kingsbridge.core.text import Catalogue


def show_components(components: Sequence[Component], texts: Catalogue) -> None:
    """Print the set, group by group."""
    table = Table(title=texts.say_key("title"))
    for heading in ("cards-group", "cards-name", "cards-count", "cards-status"):
        table.add_column(texts.say_key(heading))
    last = ""
    for part in components:
        group = texts.say_key("group-" + part.group) if part.group != last else ""
        last = part.group
        table.add_row(group, texts.say(part.line), str(part.count), marks(part, texts))
    Console().print(table)


def marks(part: Component, texts: Catalogue) -> str:
    """How sure each aspect of a row is; one word where all are equally sure."""
    if len(set(part.status.values())) == 1:
        return texts.say_key("status-" + weakest(part.status))
    return ", ".join(
        f"{texts.say_key('aspect-' + aspect)}: {texts.say_key('status-' + status)}"
        for aspect, status in part.status.items()
    )


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
