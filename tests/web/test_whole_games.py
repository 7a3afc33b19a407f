"""Whole games in the browser against bots: with mouse, finger and keyboard, won and lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsing import FINGER, KEYBOARD, MOUSE, PHONE, WIDE, Player, at_random, like, said
from serving import ME, Person, Server, bot

pytestmark = pytest.mark.slow


def sit_against(visitor: Any, hand: str, level: str) -> Player:
    """A table of one's own against a bot, as the first page would make it."""
    ana = Person(visitor.server, "Ana")
    table = ana.open_table(ME, bot(level))
    visitor.become(ana)
    visitor.go(f"/table/{table.id}")
    return Player(visitor, hand)


def all_in_reach(player: Player) -> Callable[[list[str]], None]:
    """Asserts at every ply that what the server offers is what can be chosen."""

    def check(offered: list[str]) -> None:
        assert player.reachable() == sorted(offered)

    return check


def test_a_game_won_with_the_mouse(visit: Callable[..., Any], server: Server) -> None:
    visitor = visit(WIDE)
    player = sit_against(visitor, MOUSE, "random")
    player.play(like("greedy", server), check=all_in_reach(player))
    result = player.sight()["result"]
    assert result["ranking"][0] == 1


def test_a_game_lost_on_the_phone(visit: Callable[..., Any]) -> None:
    visitor = visit(PHONE)
    player = sit_against(visitor, FINGER, "greedy")
    player.play(at_random(1), check=all_in_reach(player))
    assert player.sight()["result"]["ranking"][0] == 2


def test_a_game_by_keyboard_alone(visit: Callable[..., Any], server: Server) -> None:
    visitor = visit(WIDE)
    player = sit_against(visitor, KEYBOARD, "random")
    player.play(like("greedy", server))
    assert player.is_over
