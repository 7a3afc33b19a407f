"""Every thing of a game explains itself and leads to its rule, whether or not it can be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browsing import PHONE, WIDE, Visitor
from kingsbridge.games import GAMES
from serving import ME, Person, bot
from staging import SETTLED

pytestmark = pytest.mark.uncounted

ONLY_TELLS = "[data-about]:not([data-action]):visible"
NUMBER = r"['\"]([1-9]\d?\.[1-9]\d?)['\"]"
DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"


def sit_down(visitor: Visitor, game: str) -> Page:
    ana = Person(visitor.server, "Ana")
    others = GAMES[game].SEATS[0] - 1
    table = ana.open_table(ME, *[bot("random")] * others, game=game)
    visitor.become(ana)
    page = visitor.go(f"/table/{table.id}")
    page.wait_for_selector("[data-action]")
    page.evaluate(SETTLED, None)
    return page


def rule_in(page: Page) -> Locator:
    return page.get_by_role("tooltip").locator("a.rule")


def expect_rule(page: Page, address: str) -> None:
    """The paragraph that an address ends with is open beside the table."""
    paragraph = address.rsplit("#", 1)[-1]
    expect(page.locator(f"[data-rule='{paragraph}']")).to_be_in_viewport()
    assert page.locator("[data-number]").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_tells_what_a_thing_is(visit: Callable[..., Any], game: str) -> None:
    page = sit_down(visit(PHONE), game)
    for thing in page.locator(ONLY_TELLS).all()[:8]:
        thing.tap(force=True)
        expect(rule_in(page)).to_be_visible()
    rule = rule_in(page)
    address = rule.get_attribute("href") or ""
    rule.tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect_rule(page, address)


@pytest.mark.parametrize("game", GAMES)
def test_the_mouse_can_go_to_the_rule_of_a_thing(visit: Callable[..., Any], game: str) -> None:
    page = sit_down(visit(WIDE), game)
    page.locator(ONLY_TELLS).first.hover(force=True)
    address = rule_in(page).get_attribute("href") or ""
    rule_in(page).click()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect_rule(page, address)


@pytest.mark.parametrize("game", GAMES)
def test_a_key_opens_the_rule_of_what_has_the_focus(visit: Callable[..., Any], game: str) -> None:
    page = sit_down(visit(WIDE), game)
    page.keyboard.press("Shift+ArrowDown")
    address = rule_in(page).get_attribute("href") or ""
    page.keyboard.press("r")
    expect_rule(page, address)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_things_lead_to_are_there(game: str) -> None:
    text = files(f"kingsbridge.games.{game}").joinpath("text", "rules.en.md").read_text("utf-8")
    paragraphs = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE))
    sources = [path.read_text("utf-8") for path in (DRAWINGS / game).glob("*") if path.is_file()]
    named = {number for source in sources for number in re.findall(NUMBER, source)}
    assert named
    assert named <= paragraphs
