"""One rule of touch and one of danger, in every game: point first, and ask before what is grave."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import (
    ANSWERED,
    FINGER,
    KEYBOARD,
    MOUSE,
    MOVED,
    PHONE,
    SURE,
    Player,
    Visitor,
    at_random,
    come_to,
    said,
    sit_down,
)
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NOBODY
from kingsbridge.games import GAMES
from serving import ME, Person, Server, Table, bot
from staging import SETTLED

pytestmark = pytest.mark.uncounted

MOVES = 8
LOST = "document.activeElement === document.body"
LOOKS = """(words) => [...document.querySelectorAll('.choices [data-action]')]
  .filter((button) => words.includes(button.dataset.action))
  .some((button) => button.classList.contains('main'))"""


def against_bots(server: Server, game: str) -> tuple[Person, Table]:
    ana = Person(server, "Ana")
    others = GAMES[game].SEATS[0] - 1
    return ana, ana.open_table(ME, *(bot("random"),) * others, game=game)


def at_offer(
    server: Server, game: str, is_so: Callable[[list[dict[str, Any]]], bool]
) -> tuple[Person, Table]:
    """A table of this game at which such things are offered to the first seat."""

    def offers_so(sight: dict[str, Any]) -> bool:
        mine = sight["asked"] == sight["seat"] == 0
        return mine and is_so(sight["question"]["offered"])

    people, table = come_to(server, game, GAMES[game].SEATS[0], offers_so)
    return people[0], table


def at_table(visitor: Visitor, ana: Person, table: Table, hand: str) -> Player:
    player = sit_down(visitor, ana, table, hand)
    player.wait_for_turn()
    return player


@pytest.mark.parametrize("game", GAMES)
def test_the_first_tap_points_and_the_second_or_the_button_does_it(
    visit: Callable[..., Any], server: Server, game: str
) -> None:
    player = at_table(visit(PHONE), *against_bots(server, game), FINGER)
    tapped = 0
    for move in range(MOVES):
        player.wait_for_turn()
        if player.is_over:
            break
        player.page.evaluate(SETTLED, None)  # a board drawn in another size may join its pieces
        pieces = [
            words
            for words in player.page.locator(".piece[data-action]:visible").evaluate_all(
                "(all) => all.map((one) => one.dataset.action)"
            )
            if "|" not in words
        ]
        if not pieces:
            player.choose(player.offered()[0])
            continue
        tapped += 1
        words, before = pieces[-1], player.number
        piece = player.page.locator(f'.piece[data-action="{words}"]:visible').first
        piece.tap()
        sure = player.page.locator(f'[data-confirm="{words}"]')
        expect(sure).to_be_visible()
        assert sure.inner_text().strip()
        assert player.sight()["number"] == before  # nothing has happened
        if move % 2:
            piece.tap()
        else:
            sure.tap()
        player.page.wait_for_function(MOVED, arg=before)
    assert tapped


WITH_GRAVE = [
    name for name, game in GAMES.items() if any(act.grave for act in game.VOCABULARY.actions)
]
"""The games in which something costs for good."""


def has_grave(offered: list[dict[str, Any]]) -> bool:
    return len(offered) > 1 and any("grave" in offer for offer in offered)


def grave_of(player: Player) -> str:
    """Something grave that has a piece or a button of its own."""
    offered = player.sight()["question"]["offered"]
    grave = [str(offer["words"]) for offer in offered if "grave" in offer]
    return next(one for one in grave if player.page.locator(f'[data-action="{one}"]').count())


@pytest.mark.parametrize("game", WITH_GRAVE)
def test_what_is_grave_is_asked_about_with_mouse_and_keyboard(
    visit: Callable[..., Any], server: Server, game: str
) -> None:
    player = at_table(visit(), *at_offer(server, game, has_grave), MOUSE)
    words, before = grave_of(player), player.number
    page = player.page

    page.locator(f'[data-action="{words}"]:visible').first.click()
    expect(page.locator(SURE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SURE)).to_have_count(0)
    assert player.sight()["number"] == before

    page.locator(f'[data-action="{words}"]:visible').first.press("Enter")
    expect(page.locator(SURE)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


@pytest.mark.parametrize("game", WITH_GRAVE)
def test_whoever_wants_no_question_is_not_asked(
    visit: Callable[..., Any], server: Server, game: str
) -> None:
    visitor = visit()
    visitor.context.add_init_script("localStorage.setItem('kingsbridge-confirms', 'off')")
    player = at_table(visitor, *at_offer(server, game, has_grave), MOUSE)
    player.choose(grave_of(player))
    assert player.page.locator(SURE).count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_to_decline_is_never_the_prominent_button(
    visit: Callable[..., Any], server: Server, game: str
) -> None:
    def declines(offered: list[dict[str, Any]]) -> bool:
        return len(offered) > 1 and any("declines" in offer for offer in offered)

    player = at_table(visit(), *at_offer(server, game, declines), MOUSE)
    offered = player.sight()["question"]["offered"]
    quiet = [offer["words"] for offer in offered if "declines" in offer]

    assert player.page.evaluate(LOOKS, quiet) is False


def may_have_no_choice(rules: Game[Any]) -> bool:
    """Does it happen in some random games that declining is all that can be done?"""
    for luck in range(10):
        rng = Random(luck)
        state = rules.new(rules.SEATS[0], {}, rules.box())
        while state.seat != NOBODY:
            options = rules.legal(state)
            only = options[0]
            if state.seat >= 0 and len(options) == 1 and only.declines and not only.grave:
                return True
            rules.apply(state, rng.choice(options))
    return False


WITHOUT_CHOICE = [name for name, rules in GAMES.items() if may_have_no_choice(rules)]
"""Others ask nobody unless there is something to choose."""


@pytest.mark.parametrize("game", WITHOUT_CHOICE)
def test_what_is_the_only_thing_to_do_is_done_by_itself(
    visit: Callable[..., Any], server: Server, game: str
) -> None:
    def is_alone(offered: list[dict[str, Any]]) -> bool:
        return len(offered) == 1 and "declines" in offered[0] and "grave" not in offered[0]

    ana, table = at_offer(server, game, is_alone)
    before = ana.sight(table)["number"]
    can_undo = ana.sight(table)["question"]["can_undo"]
    visitor = visit()
    visitor.context.add_init_script("localStorage.setItem('kingsbridge-alone', 'on')")
    player = at_table(visitor, ana, table, MOUSE)
    if can_undo:  # it would be lost
        assert player.sight()["number"] == before
        return
    expect(player.page.get_by_text(said("log-by-itself")).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_the_focus_is_never_lost(
    visit: Callable[..., Any], server: Server, game: str
) -> None:
    player = at_table(visit(), *against_bots(server, game), KEYBOARD)
    choose = at_random(3)
    for _ in range(MOVES):
        player.wait_for_turn()
        if player.is_over:
            break
        player.choose(choose(player.table, 0, player.offered()))
        assert player.page.evaluate(LOST) is False
        player.wait_for_turn()
        player.page.wait_for_function(f"() => !({LOST})")


@pytest.mark.parametrize("game", GAMES)
def test_digits_choose(visit: Callable[..., Any], server: Server, game: str) -> None:
    player = at_table(visit(), *against_bots(server, game), KEYBOARD)
    before = player.number

    player.page.keyboard.press("1")
    words = player.page.evaluate("document.activeElement.dataset.action")
    assert words
    assert player.sight()["number"] == before
    expect(player.page.locator("kbd.numeral").first).to_be_visible()
    player.page.keyboard.press("1")
    player.page.wait_for_function(ANSWERED, arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_an_open_sheet_has_no_digits_over_it_and_closes_with_escape(
    visit: Callable[..., Any], server: Server, game: str
) -> None:
    player = at_table(visit(PHONE), *against_bots(server, game), KEYBOARD)
    page = player.page
    words = page.locator("section.words")
    page.get_by_role("tab", name=said("tab-table")).click()
    page.get_by_role("button", name=said("menu-read-board")).click()
    page.keyboard.press("Shift")
    expect(page.locator("#drawer-panel")).to_be_focused()
    above = page.locator("kbd.numeral").evaluate_all(
        "(all) => all.filter((one) => one.getBoundingClientRect().top"
        " > document.querySelector('.words').getBoundingClientRect().top).length"
    )
    assert above == 0
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(page.locator("kbd.numeral").first).to_be_visible()
