"""Whole games in the browser, with mouse, finger and keys, won and lost, every action in reach.

At every ply the actions that can be seen and chosen on the page are compared with the server's
own list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late

from browsing import (
    FINGER,
    KEYBOARD,
    MOUSE,
    PHONE,
    WIDE,
    Player,
    Visitor,
    at_random,
    like,
    said,
    said_of,
)
from kingsbridge.games import GAMES
from sample import GAME
from serving import ME, Person, Server, bot

pytestmark = pytest.mark.uncounted

SIDEWAYS = "the page scrolls sideways"


def sit_against(visitor: Visitor, hand: str, level: str, game: str = GAME) -> Player:
    """A table of one's own against bots, as the first page makes it."""
    ana = Person(visitor.server, "Ana")
    others = GAMES[game].SEATS[0] - 1
    table = ana.open_table(ME, *[bot(level)] * others, game=game)
    visitor.become(ana)
    visitor.go(f"/table/{table.id}")
    return Player(visitor, hand)


def test_a_game_won_with_the_mouse(visit: Callable[..., Any], server: Server) -> None:
    visitor = visit(WIDE)
    player = sit_against(visitor, MOUSE, "random")

    player.play(like("greedy", server), check=player.wait_until_all_in_reach)

    assert player.sight()["result"]["ranking"] == [1, 2]
    player.page.get_by_role("heading", name=said("end-you-win")).wait_for()
    assert visitor.grave_faults() == []


def test_a_game_lost_on_the_phone(visit: Callable[..., Any]) -> None:
    visitor = visit(PHONE)
    player = sit_against(visitor, FINGER, "greedy")

    def all_on_the_screen(offered: list[str]) -> None:
        player.wait_until_all_in_reach(offered)
        assert not visitor.scrolls_sideways, SIDEWAYS

    player.play(at_random(1), check=all_on_the_screen)

    assert player.sight()["result"]["ranking"] == [2, 1]
    name = said_of(GAME, "seat-name", number=1)
    player.page.get_by_role("heading", name=said("end-wins", seat=name)).wait_for()
    assert visitor.grave_faults() == []


FOCUS = """() => {
  const here = document.activeElement;
  const isThere = here?.checkVisibility() && here.closest('[data-action], [data-about], #prompt');
  return isThere ? 'table' : here?.outerHTML.slice(0, 200);
}"""
"""Where the keyboard is: at a thing of the game, or at the question."""


def test_a_game_by_keyboard_alone(visit: Callable[..., Any]) -> None:
    """From the first key on the focus is never lost to the page; in other games, see touch."""
    visitor = visit(WIDE)
    player = sit_against(visitor, KEYBOARD, "novice")
    player.wait_for_turn()
    player.page.keyboard.press("ArrowDown")

    def has_the_focus(_: list[str]) -> None:
        try:
            player.page.wait_for_function(f"() => ({FOCUS})() === 'table'", timeout=3000)
        except Late:
            assert player.page.evaluate(FOCUS) == "table"

    player.play(like("novice", visitor.server), check=has_the_focus)

    assert player.sight()["phase"] == "over"
    visitor.page.get_by_role("heading", name=said("fair-title")).wait_for()
    inside = "document.activeElement?.closest('dialog, [role=dialog]') !== null"
    assert player.page.evaluate(inside), "the end has the focus"
