"""What is slow, and what is not counted: coverage is counted where single rules are tested."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Let a test that is ``uncounted`` run untraced.

    The ``no_cover`` of pytest-cov does nothing in the workers of pytest-xdist.
    """
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("uncounted") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever opens a browser is ``slow``, but for the way from the first page to a move."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()) and item.path.name != "test_home.py":
            item.add_marker(pytest.mark.slow)
