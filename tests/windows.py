"""Fixtures: headless Chromium and a real server; whatever a page complains of fails its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browsing import PATIENCE, PHONE, WIDE, Visitor, launched
from serving import STEADY, Server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module, not for the session: its event loop would be in the way of other tests."""
    with launched() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert files("kingsbridge").joinpath("client", "index.html").is_file(), "run `make client`"
    with Server(tmp_path_factory.mktemp("house") / "data", program=STEADY) as running:
        yield running
        assert not running.leaks()
        assert '"ERROR"' not in running.log
        assert "Traceback" not in running.log


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Opens a browser window: ``visit()``, ``visit(PHONE)``, ``visit(color_scheme="dark")``.

    Its pages are not painted, unless they are to be: ``visit(is_drawn=True)``.
    """
    visitors: list[Visitor] = []
    with ExitStack() as stack:

        def visit(
            screen: dict[str, Any] = WIDE, *, is_drawn: bool = False, **choices: Any
        ) -> Visitor:
            usual = {"locale": "en-GB", "reduced_motion": "reduce"}
            context = browser.new_context(**{**usual, **screen, **choices})
            stack.callback(context.close)
            visitors.append(Visitor(context, server, is_drawn=is_drawn))
            return visitors[-1]

        yield visit
        for visitor in visitors:
            assert visitor.complaints == [], visitor.complaints  # told where nothing is rewritten


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    size: dict[str, Any] = request.param
    return size
