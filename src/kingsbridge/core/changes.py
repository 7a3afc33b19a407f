"""What changed between two plain values, so that only that need be sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

_MISSING: Final = object()


def change(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What makes ``before`` into ``after``: dicts key by key, everything else whole.

    The keys that are gone stand in a list under the empty key.  Both must be dicts, as typed
    dicts are.
    """
    return _change(cast("dict[str, Any]", before), cast("dict[str, Any]", after))


def _change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for key, value in after.items():
        known = before.get(key, _MISSING)
        if known is value or known == value:
            continue
        both = isinstance(known, dict) and isinstance(value, dict)
        changed[key] = _change(known, value) if both else value
    gone = [key for key in before if key not in after]
    if gone:
        changed[""] = gone
    return changed
