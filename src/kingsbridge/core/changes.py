"""What changed between two plain values, so that only that need be sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

_MISSING: Final = object()


def change(before: Mapping[str, Any], after: Mapping[str, Any], but: str = "") -> dict[str, Any]:
    """What makes ``before`` into ``after``: dicts key by key, everything else whole.

    The keys that are gone stand in a list under the empty key.  A list of as many dicts as before
    is told like a dict, its places being the keys; so a list must not become a dict.  Both must
    be dicts, as typed dicts are.  Whatever becomes of one key may be left out.
    """
    return _change(cast("dict[str, Any]", before), cast("dict[str, Any]", after), but)


def _change(before: dict[str, Any], after: dict[str, Any], but: str = "") -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for key, value in after.items():
        if key == but:
            continue
        known = before.get(key, _MISSING)
        if known is value or known == value:
            continue
        changed[key] = _told(known, value)
    gone = [key for key in before if key not in after]
    if gone:
        changed[""] = gone
    return changed


def _told(before: Any, after: Any) -> Any:
    """One value that has changed, as it is told."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _change(before, after)
    if isinstance(before, list) and isinstance(after, list) and _are_alike(before, after):
        changed: dict[str, Any] = {}
        for place, value in enumerate(after):
            if before[place] != value:
                changed[str(place)] = _change(before[place], value)
        return changed
    return after


def _are_alike(before: list[Any], after: list[Any]) -> bool:
    """Are there as many dicts as before, and nothing else?"""
    if len(before) != len(after):
        return False
    for place, value in enumerate(after):
        if not isinstance(value, dict) or not isinstance(before[place], dict):
            return False
    return True
