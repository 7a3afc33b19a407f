"""What chance deals is seen to lie there before anything follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browsing import Player, like
from serving import ME, Person, Server, bot

pytestmark = pytest.mark.uncounted
WATCH = """
window.dealt = 0;
window.offered = 0;
const look = () => {
  const running = document.getAnimations().filter((one) => one.playState === 'running');
  if (running.some((one) => one.animationName?.endsWith('dealt'))) {
    window.dealt += 1;
    window.offered += document.querySelectorAll('[data-action]').length;
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Counts the pictures in which cards are being dealt, and what could be chosen in them."""


def test_nothing_is_asked_before_what_is_dealt_lies_there(
    visit: Callable[..., Any], server: Server
) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"))
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(WATCH)
    visitor.become(ana)
    visitor.go(f"/table/{table.id}")
    player = Player(visitor)
    while player.sight()["view"]["turn"] == 1:
        assert player.play(like("greedy", server), most=1) == 1
        player.wait_for_turn()
    assert player.page.evaluate("dealt") > 0
    assert player.page.evaluate("offered") == 0
