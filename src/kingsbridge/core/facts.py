"""A position as plain facts: to compare two of them, and to sum one up in a digest."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.components import Box
from kingsbridge.core.steps import Position, Step
from kingsbridge.core.steps import name as step_name

PASSING: Final = ("offered", "story", "learnt")
"""What a position holds for its reader and not of the game."""


def facts(position: Position) -> dict[str, Any]:
    """Everything a position says, ready for JSON; the same in every build and on every machine."""
    return _attributes(position)


def digest(position: Position) -> str:
    """Sixteen letters that two positions share only if they are the same."""
    text = json.dumps(facts(position), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _attributes(thing: object) -> dict[str, Any]:
    return {name: _plain(getattr(thing, name)) for name in _names(thing)}


def _names(thing: object) -> tuple[str, ...]:
    """The attributes of a thing; those of its class are always the same, so they are kept."""
    kind = type(thing)
    if kind not in _NAMES:
        _NAMES[kind] = tuple(
            name
            for name in dir(thing)
            if not name.startswith("_")
            and name not in PASSING
            and not callable(getattr(thing, name))
        )
    return _NAMES[kind]


_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def _plain(fact: object) -> Any:
    kind = type(fact)
    if kind is int or kind is bool or kind is str or fact is None:
        return fact
    if isinstance(fact, (list, tuple)):
        return [part if type(part) is int else _plain(part) for part in fact]
    if isinstance(fact, Step):
        return step_name(fact)
    if isinstance(fact, Action):
        return fact.words
    if isinstance(fact, Box):
        return fact.digest
    return _attributes(fact)
