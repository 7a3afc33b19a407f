"""A connection that dies without a word is noticed, told, and comes back by itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from browsing import Player, Visitor, said
from line import Line
from serving import FREE, ME, Person, Server, Table, bot, wait_until

pytestmark = pytest.mark.uncounted

WHEN_IDLE = 10.0
AFTER_A_MOVE = 5.0
"""Seconds within which a dead line is noticed."""
SLACK = 1.5
"""What a busy machine may add."""


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    with Line(server.port) as made:
        yield made


def sit_down(visitor: Visitor, line: Line) -> tuple[Player, Person, Table]:
    """At a table that is reached over this line."""
    ana = Person(visitor.server, "Ana")
    table = ana.open_table(ME, bot("random"))
    visitor.server = cast("Server", line)
    visitor.become(ana)
    visitor.go(f"/table/{table.id}")
    player = Player(visitor)
    player.wait_for_turn()
    return player, ana, table


def test_a_dead_line_is_noticed_while_nothing_happens(
    visit: Callable[..., Any], line: Line
) -> None:
    visitor = visit()
    player, _, _ = sit_down(visitor, line)
    line.cut()
    begun = time.monotonic()

    expect(player.page.get_by_text(said("table-lost"))).to_be_visible()

    assert time.monotonic() - begun < WHEN_IDLE + SLACK
    line.mend()
    expect(player.page.get_by_text(said("table-lost"))).to_have_count(0)
    player.wait_for_turn()
    visitor.forgive_the_network()


def test_a_move_on_a_dead_line_is_kept_and_done_once(visit: Callable[..., Any], line: Line) -> None:
    visitor = visit()
    player, ana, table = sit_down(visitor, line)
    before = ana.sight(table)["number"]
    words = ana.sight(table)["question"]["offered"][0]["words"]
    line.cut()
    begun = time.monotonic()
    player.piece(words).click()

    expect(player.page.get_by_text(said("table-sending"))).to_be_visible()
    expect(player.page.get_by_text(said("table-unsent"))).to_be_visible()
    assert time.monotonic() - begun < AFTER_A_MOVE + SLACK
    assert ana.sight(table)["number"] == before

    line.mend()
    wait_until(lambda: ana.sight(table)["number"] > before, "the move has arrived")
    expect(player.page.get_by_text(said("table-unsent"))).to_have_count(0)
    done = [
        event["words"]
        for event in ana.server.lines(table.id)
        if event["event"] == "acted" and event.get("seat", 0) == 0
    ]
    assert done == [words]
    visitor.forgive_the_network()


def test_what_is_said_is_seen_while_the_talk_is_out_of_sight(
    visit: Callable[..., Any], server: Server
) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    ben.sit(table.links[1])
    visitor = visit()
    visitor.become(ana)
    page = visitor.go(f"/table/{table.id}")
    page.locator("[data-number]").wait_for()

    with ben.at(table) as seat:
        seat.do("say", text="well met")

    expect(page.get_by_role("button", name="well met")).to_be_visible()
    page.get_by_role("button", name="well met").click()
    expect(page.get_by_role("log")).to_contain_text("well met")
    expect(page.get_by_role("button", name="well met")).to_have_count(0)
