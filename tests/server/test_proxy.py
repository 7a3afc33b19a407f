"""A browser behind a proxy that sends each call to another server; servers that die."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser

from browsing import Player, Visitor
from line import Line
from server.sharing import Shared
from serving import ME, Person, Server, Table, bot
from windows import browser

pytestmark = pytest.mark.uncounted

__all__ = ["browser"]


def done(server: Shared, table: Table) -> list[str]:
    """What the first seat did, as it is stored."""
    events = server.lines(table.id)
    return [one["words"] for one in events if one["event"] == "acted" and one.get("seat", 0) == 0]


def test_a_game_goes_on_by_itself_whichever_server_dies(
    browser: Browser, url: str, tmp_path: Path
) -> None:
    with (
        Shared(url, tmp_path / "one") as left,
        Shared(url, tmp_path / "two") as right,
        Line(left.port, right.port) as line,
    ):
        ana = Person(left, "Ana")
        table = ana.open_table(ME, bot("random"))
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        visitor = Visitor(context, cast("Server", line))
        visitor.become(ana)
        visitor.go(f"/table/{table.id}")
        player = Player(visitor)
        chosen = []
        for dies in (left, right):  # the browser is at one of them
            player.wait_for_turn()
            dies.kill()
            chosen.append(player.offered()[0])
            player.choose(chosen[-1])
            assert done(right, table) == chosen
            dies.start(dies.port)
        assert not left.leaks()
        assert not right.leaks()
        context.close()
