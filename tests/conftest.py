"""What is slow, and what is counted: coverage is counted where single rules are tested."""

from __future__ import annotations

from pathlib import Path

import pytest

COUNTED = tuple(Path(__file__).parent / room for room in ("core", "games", "table", "bots"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever opens a browser is ``slow``, but for the way from the first page to a move."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()) and item.path.name != "test_home.py":
            item.add_marker(pytest.mark.slow)
        if is_counted(item):
            item.add_marker(pytest.mark.counted)


def is_counted(item: pytest.Item) -> bool:
    """Is this a test of the rules, and not of whole games?"""
    is_whole = item.get_closest_marker("uncounted") is not None
    return not is_whole and any(map(item.path.is_relative_to, COUNTED))
