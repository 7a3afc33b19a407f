"""A position as plain facts: to compare two of them, to store one, and to make it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from kingsbridge.core.actions import Action
from kingsbridge.core.components import Box
from kingsbridge.core.steps import Position, Step

PASSING: Final = ("offered", "story", "taken_up", "learnt")
"""What a position holds for its reader and not of the game."""

P = TypeVar("P", bound=Position)
Kinds = Mapping[str, Callable[..., Any]]


def facts(position: Position) -> dict[str, Any]:
    """Everything a position says, ready for JSON; the same in every build and on every machine."""
    return _attributes(position)


def restore(
    make: Callable[..., P],
    kinds: Kinds,
    steps: Mapping[str, Step[Any]],
    told: Mapping[str, Any],
    box: Box,
) -> P:
    """The position of which ``facts`` told this.

    ``make`` takes all fields by their names; ``kinds`` are the classes of those fields that
    hold a thing of their own, or a list of such things.
    """
    fields = {name: _again(told[name], kinds.get(name)) for name in told}
    fields["step"] = steps[told["step"]]
    fields["agenda"] = [steps[words] for words in told["agenda"]]
    fields["aside"] = None if told["aside"] is None else steps[told["aside"]]
    fields["box"] = box
    return make(**fields)


def _again(fact: Any, kind: Callable[..., Any] | None) -> Any:
    """A fact as a position holds it, sharing nothing with what was told."""
    if isinstance(fact, list):
        return [_again(part, kind) for part in fact]
    if kind is not None:
        return kind(**{name: _again(part, None) for name, part in fact.items()})
    return fact


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
        return fact.words
    if isinstance(fact, Action):
        return fact.words
    if isinstance(fact, Box):
        return fact.digest
    return _attributes(fact)
