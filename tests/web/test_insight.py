"""What a search tells people in the browser: hints, reviews and practice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browsing import FINGER, MOUSE, Player, said
from kingsbridge.games import GAMES
from serving import FREE, ME, Person, Server, Table, bot, play_on

LEAST_LETTERS: Final = 11
"""Pixels: smaller ones cannot be read."""


def against_bot(server: Server) -> tuple[Person, Table]:
    """Somebody who is asked first, against a bot."""
    ana = Person(server, "Ana")
    return ana, ana.open_table(bot("random"), ME)


def top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def bottom(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def open_hint(page: Page) -> None:
    page.locator("[data-hint]").click()
    page.locator(".hint .one").first.wait_for()


@pytest.mark.slow
def test_a_hint_is_listed_marked_on_the_board_and_can_be_followed(
    visit: Callable[..., Any], screen: dict[str, Any], server: Server
) -> None:
    ana, table = against_bot(server)
    visitor = visit(screen)
    visitor.become(ana)
    page = visitor.go(f"/table/{table.id}")
    player = Player(visitor, FINGER if screen.get("has_touch") else MOUSE)
    player.wait_for_turn()
    before = page.locator(".board").bounding_box()

    open_hint(page)

    best = page.locator(".hint .one").first
    words = best.get_attribute("data-action")
    assert words in player.offered()
    expect(best).to_contain_text("%")
    expect(page.locator(".mark").first).to_be_visible()
    assert page.locator(".board").bounding_box() == before
    assert visitor.grave_faults() == []

    number = player.number
    player.press(best)
    page.locator(f'[data-confirm="{words}"]').wait_for()
    assert player.number == number, "it is asked once more"
    player.press(page.locator(f'[data-confirm="{words}"]'))
    expect(page.locator(".hint")).to_have_count(0)
    assert ana.server.lines(table.id)[-1]["event"] == "acted"


@pytest.mark.slow
def test_a_key_asks_for_a_hint_and_escape_closes_it(
    visit: Callable[..., Any], server: Server
) -> None:
    ana, table = against_bot(server)
    visitor = visit()
    visitor.become(ana)
    page = visitor.go(f"/table/{table.id}")
    Player(visitor).wait_for_turn()
    page.locator(".board [data-action]").first.focus()
    page.locator(".tip").wait_for()

    page.keyboard.press("h")
    page.locator(".hint .one").first.wait_for()
    expect(page.locator(".tip")).to_have_count(0)  # it would lie over the hint
    expect(page.locator(".hint .one").first).to_be_focused()  # no other piece looks as if meant
    assert page.locator(".hint .what").inner_text() in {said("hint-how"), said("hint-alike")}
    question, hint = page.locator(".prompt .said"), page.locator(".hint")
    assert bottom(hint) <= top(question), "the question can still be read"
    page.keyboard.press("Escape")

    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".board [data-action]").first).to_be_focused()


def at_the_table(visit: Callable[..., Any], server: Server) -> Page:
    """Somebody's turn, with the focus on the table itself."""
    ana, table = against_bot(server)
    visitor = visit()
    visitor.become(ana)
    page: Page = visitor.go(f"/table/{table.id}")
    Player(visitor).wait_for_turn()
    page.locator("main").focus()
    return page


@pytest.mark.slow
def test_the_keyboard_gets_to_a_hint_from_the_table_and_back(
    visit: Callable[..., Any], server: Server
) -> None:
    page = at_the_table(visit, server)

    page.keyboard.press("h")
    expect(page.locator(".hint .one").first).to_be_focused()
    page.keyboard.press("Escape")

    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator("main")).to_be_focused()


@pytest.mark.slow
def test_a_hint_leaves_the_focus_of_whoever_has_moved_on(
    visit: Callable[..., Any], server: Server
) -> None:
    page = at_the_table(visit, server)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))  # noqa: PLW0108 -- no built-in will do

    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    page.locator("[data-hint]").focus()
    held[0].continue_()
    page.locator(".hint .one").first.wait_for()

    expect(page.locator("[data-hint]")).to_be_focused()


@pytest.mark.slow
def test_without_hints_there_is_no_button_and_the_menu_says_so(
    visit: Callable[..., Any], server: Server
) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    assert ben.sit(table.links[1]).status == 200
    visitor = visit()
    visitor.become(ben)
    page = visitor.go(f"/table/{table.id}")
    Player(visitor).wait_for_turn()

    assert page.locator("[data-hint]").count() == 0
    page.get_by_role("tab", name=said("tab-table")).click()
    expect(page.get_by_text(said("hints-off"))).to_be_visible()


def given_up(server: Server, most: int = 4) -> tuple[Person, Table]:
    """A short game against a bot that somebody gave up."""
    ana, table = against_bot(server)
    with ana.at(table) as seat:
        play_on([seat], Random(4), most=most)
        seat.do("resign")
    return ana, table


@pytest.mark.slow
def test_a_finished_game_is_reviewed_on_the_replay_and_at_the_end(
    visit: Callable[..., Any], screen: dict[str, Any], server: Server
) -> None:
    ana, table = given_up(server)
    visitor = visit(screen)
    visitor.become(ana)
    page = visitor.go(f"/replay/{table.id}")
    page.locator("[data-reviewing]").click()
    page.locator("[data-review]").click()

    expect(page.get_by_role("heading", name=said("review-curve"))).to_be_visible()
    expect(page.locator(".review progress")).to_have_count(0, timeout=120_000)
    expect(page.get_by_role("button", name=said("review-eyes-open"))).to_have_count(0)
    expect(page.get_by_role("heading", name=said("review-ledger"))).to_be_visible()
    figure = page.locator(".review svg text").first.bounding_box()
    assert figure is not None
    assert figure["height"] > LEAST_LETTERS
    review = page.locator(".review")
    assert review.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    costly = page.locator(".review ol a")
    if costly.count():
        number = int((costly.first.get_attribute("href") or "").split("at=")[1].split("&")[0])
        costly.first.click()
        page.wait_for_function("(at) => location.search.includes(`at=${at}`)", arg=number)
        expect(page.locator("[data-costly]")).to_be_visible()  # and nothing lies over it
        assert page.get_by_role("dialog").count() == 0
    assert visitor.grave_faults() == []

    visitor.go(f"/table/{table.id}")
    expect(page.get_by_role("heading", name=said("review-curve"))).to_be_visible()


@pytest.mark.slow
def test_practice_goes_on_from_a_moment_of_the_replay(
    visit: Callable[..., Any], screen: dict[str, Any], server: Server
) -> None:
    ana, table = given_up(server)
    visitor = visit(screen)
    visitor.become(ana)
    page = visitor.go(f"/replay/{table.id}?at=5")
    expect(page.locator(".asked .own").first).to_be_visible()  # what one held, as at the table
    where = page.locator(".told b").inner_text()
    page.locator("[data-practise]").click()
    page.locator("input[type=radio][value=novice]").check()
    assert visitor.grave_faults() == []
    page.get_by_role("button", name=said("make-begin"), exact=True).click()

    page.wait_for_url("**/table/*")
    player = Player(visitor)
    player.wait_for_turn()
    assert player.table != table.id
    begun = player.sight()
    assert str(begun["practice"]) in where.split(), "it counts as the replay does"
    assert [chair["person"] for chair in begun["seats"]] == [False, True]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_one_can_do_in_a_replay_has_room_on_a_laptop(
    visit: Callable[..., Any], server: Server, language: str
) -> None:
    faults = []
    for game in (game for game, rules in GAMES.items() if 2 in rules.SEATS):
        ana = Person(server, "Ana")
        table = ana.open_table(ME, bot("random"), game=game)
        with ana.at(table) as seat:
            seat.do("resign")
        visitor = visit({"viewport": {"width": 1366, "height": 768}}, locale=language)
        visitor.become(ana)
        page = visitor.go(f"/replay/{table.id}")
        page.locator("[data-practise]").wait_for()
        head = page.locator("header.head")
        if head.evaluate("(head) => head.scrollWidth > head.clientWidth"):
            faults.append(game)
    assert faults == []
