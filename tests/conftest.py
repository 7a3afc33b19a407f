"""Coverage is counted where single rules are tested, and not along whole games: it is slow."""

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
