"""A game in the browser, from the first page to the last move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

PIECES = "[data-action]"
MENU = "[data-choose]"
READY = f"() => document.querySelector('{PIECES}, [data-phase=over]')"
MOVED = """(number) => {
  const screen = document.querySelector('[data-number]');
  if (Number(screen.dataset.number) !== number) return true;
  return document.querySelector('[data-choose], .hinted') !== null;
}"""
OFFERED = """async () => {
  const table = location.pathname.split('/').pop();
  const sight = await (await fetch(`/api/tables/${table}`)).json();
  return sight.question?.offered?.map((offer) => offer.words) ?? [];
}"""
STANDING = """() => [...document.querySelectorAll('[data-action]')]
  .filter((piece) => piece.checkVisibility())
  .flatMap((piece) => piece.dataset.action.split('|'))"""
MOST_MOVES = 1000


def number(page: Page) -> int:
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def press(piece: Locator, *, touch: bool) -> None:
    piece.tap() if touch else piece.click()


def choose_first(page: Page, *, touch: bool) -> None:
    """Choose the first thing that can be chosen, as a person would: once more if it only points."""
    before = number(page)
    press(page.locator(PIECES).first, touch=touch)
    page.wait_for_function(MOVED, arg=before)
    if page.locator(MENU).count():
        press(page.locator(MENU).first, touch=touch)
    elif number(page) == before and page.locator(".hinted").count():
        press(page.locator(PIECES).first, touch=touch)
        page.wait_for_function(MOVED, arg=before)
        if page.locator(MENU).count():
            press(page.locator(MENU).first, touch=touch)
    page.wait_for_function(
        "(number) => Number(document.querySelector('[data-number]').dataset.number) !== number",
        arg=before,
    )


def test_two_clicks_from_start_to_first_move(
    visit: Callable[..., Any], screen: dict[str, Any]
) -> None:
    touch = bool(screen.get("has_touch"))
    page = visit(screen).go("/")
    press(page.locator("[data-bot=random]"), touch=touch)
    page.wait_for_selector(PIECES)
    button = page.locator(f"{PIECES}:visible").first
    words = (button.get_attribute("data-action") or "").removeprefix("claim ")
    before = number(page)
    press(button, touch=touch)
    if touch:  # the first tap shows what it would do
        press(button, touch=touch)
    page.wait_for_function(MOVED, arg=before)
    if touch:
        press(page.locator("#tab-log"), touch=touch)
    page.wait_for_selector(f".log li:has-text('{words[:3].title()}')")


@pytest.mark.slow
def test_a_whole_game_against_a_bot_with_every_offered_action_in_reach(
    visit: Callable[..., Any], screen: dict[str, Any]
) -> None:
    touch = bool(screen.get("has_touch"))
    visitor = visit(screen)
    page = visitor.go("/")
    press(page.locator("[data-bot=random]"), touch=touch)
    for _ in range(MOST_MOVES):
        page.wait_for_function(READY)
        if page.locator("[data-phase=over]").count():
            break
        assert sorted(set(page.evaluate(STANDING))) == sorted(page.evaluate(OFFERED))
        choose_first(page, touch=touch)
    assert page.locator("[data-phase=over]").count() == 1
    assert page.locator(".score").count() == 2
    assert visitor.grave_faults() == []
