"""Headless Chromium and a real server; whatever a page complains of fails its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from browser import HELP, chromium
from serving import Server

LAUNCH = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
NO_PACE = "localStorage.setItem('kingsbridge-pace', '0')"
"""Bots' moves are shown at once: a test does not wait."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module, not for the session: its event loop would be in the way of other tests."""
    executable = chromium()
    assert executable, HELP
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, args=LAUNCH)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert files("kingsbridge").joinpath("client", "index.html").is_file(), "run `make client`"
    with Server(tmp_path_factory.mktemp("house") / "data") as running:
        yield running
        assert not running.leaks()
        assert '"ERROR"' not in running.log
        assert "Traceback" not in running.log


class Visitor:
    """Somebody at a browser of their own."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context = context
        self.origin = origin
        self.complaints: list[str] = []
        context.add_init_script(NO_PACE)
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(self.origin + path)
        return self.page

    def grave_faults(self) -> list[str]:
        """What axe finds wrong with the page, of the worse kinds."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {node['html'][:200]}"
            for fault in found["violations"]
            if fault["impact"] in GRAVE
            for node in fault["nodes"]
        ]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Opens a browser window: ``visit()``, ``visit(PHONE)``, ``visit(color_scheme="dark")``."""
    visitors: list[Visitor] = []
    with ExitStack() as stack:

        def visit(screen: dict[str, Any] = WIDE, **choices: Any) -> Visitor:
            context = browser.new_context(**{"locale": "en-GB", **screen, **choices})
            stack.callback(context.close)
            visitors.append(Visitor(context, server.origin))
            return visitors[-1]

        yield visit
        for visitor in visitors:
            assert visitor.complaints == []


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    size: dict[str, Any] = request.param
    return size
