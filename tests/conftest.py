"""What is slow, what comes first, and what is counted: coverage, where single rules are tested."""

from __future__ import annotations

from pathlib import Path

import pytest

COUNTED = tuple(Path(__file__).parent / room for room in ("core", "games", "table", "bots"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever opens a browser is ``slow``, but for the way from the first page to a move.

    It comes first: what takes long would keep one core waiting for the other at the end.
    """
    for item in items:
        if opens_browser(item) and item.path.name != "test_home.py":
            item.add_marker(pytest.mark.slow)
        if is_counted(item):
            item.add_marker(pytest.mark.counted)
    items.sort(key=lambda item: not opens_browser(item))


def opens_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def is_counted(item: pytest.Item) -> bool:
    """Is this a test of the rules, and not of whole games?"""
    is_whole = item.get_closest_marker("uncounted") is not None
    return not is_whole and any(map(item.path.is_relative_to, COUNTED))
