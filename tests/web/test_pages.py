"""Every page: it shows, nothing complains; language and theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsing import said
from kingsbridge.games import GAMES
from sample import GAME

PAGES = (
    "/",
    *(f"/rules/{game}" for game in GAMES),
    *(f"/components/{game}" for game in GAMES),
    "/credits",
)


@pytest.mark.parametrize(("scheme", "theme"), [("light", "parchment"), ("dark", "candle")])
def test_a_page_follows_the_light_of_the_room_and_does_not_scroll_sideways(
    visit: Callable[..., Any], screen: dict[str, Any], scheme: str, theme: str
) -> None:
    visitor = visit(screen, color_scheme=scheme)
    for path in PAGES:
        page = visitor.go(path)
        page.wait_for_selector("main h1, main h2")
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        assert not visitor.scrolls_sideways, path


def test_the_theme_changes_and_is_kept(visit: Callable[..., Any]) -> None:
    page = visit().go("/credits")
    page.get_by_role("button", name="By candlelight").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "candle"
    page.reload()
    page.get_by_role("button", name="By daylight").wait_for()


def test_pages_follow_back_and_forth(visit: Callable[..., Any]) -> None:
    page = visit().go("/")
    page.get_by_role("link", name="Credits").click()
    page.wait_for_selector("h1:has-text('Credits')")
    page.go_back()
    page.wait_for_selector("[data-way=bots]")
    page.go_forward()
    page.wait_for_selector("h1:has-text('Credits')")


def test_the_rules_can_be_searched(visit: Callable[..., Any]) -> None:
    page = visit().go(f"/rules/{GAME}#5.3")
    page.wait_for_selector("[id='5.3'].sought")
    page.get_by_role("searchbox").fill("personal last throw")
    page.wait_for_function("document.querySelectorAll('.paragraph').length < 5")
    assert page.locator("[id='5.3']").is_visible()
    contents = page.get_by_role("navigation", name=said("rules-contents"))
    assert contents.get_by_role("link").count() == page.locator("section[data-rule]").count()


@pytest.mark.parametrize("game", GAMES)
def test_from_the_rules_one_comes_to_a_game(visit: Callable[..., Any], game: str) -> None:
    page = visit().go(f"/rules/{game}")
    page.get_by_role("button", name=said("rules-play")).click()
    page.get_by_role("button", name=said("make-begin")).click()
    page.wait_for_selector("[data-action]")


def test_a_code_from_the_settings_brings_the_same_tables_to_another_browser(
    visit: Callable[..., Any],
) -> None:
    page = visit().go("/")
    page.locator(f"[data-game={GAME}] [data-way=bots]").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-action]")
    page.get_by_role("button", name=said("settings-title")).click()
    page.get_by_text(said("self-title")).click()
    page.get_by_role("button", name=said("self-code-show")).click()
    code = page.locator("output.code").inner_text()

    other = visit()
    there = other.go("/")
    there.get_by_role("button", name=said("settings-title")).click()
    there.get_by_text(said("self-title")).click()
    there.get_by_label(said("self-recover-label")).fill(code)
    assert other.grave_faults() == []
    there.get_by_role("button", name=said("self-recover"), exact=True).click()
    there.get_by_role("heading", name=said("tables-mine")).wait_for()
