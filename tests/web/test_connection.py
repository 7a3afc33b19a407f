"""The connection drops, the server is killed, the page is stale: nothing is lost, nothing twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import serving
from browsing import Player, Visitor, said
from serving import ME, Person, Server, Table, bot, play_on

SOCKET = "**/api/tables/*/socket*"


def sit_down(visitor: Visitor) -> tuple[Player, Table]:
    ana = Person(visitor.server, "Ana")
    table = ana.open_table(ME, bot("random"))
    visitor.become(ana)
    visitor.go(f"/table/{table.id}")
    player = Player(visitor)
    player.wait_for_turn()
    return player, table


def own_actions(server: Server, table: Table) -> list[str]:
    """What the first seat did, as it is stored."""
    return [
        line["words"]
        for line in server.lines(table.id)
        if line["event"] == "acted" and line.get("seat", 0) == 0
    ]


PRESS = "name => [...document.querySelectorAll('button')].find(b => b.innerText === name)?.click()"
"""Presses a button, unless the client came back by itself and it has gone."""


def test_the_server_is_killed_and_the_game_goes_on(
    visit: Callable[..., Any], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit()
    player, table = sit_down(visitor)
    first = player.offered()[0]
    player.choose(first)
    player.wait_for_turn()

    monkeypatch.setattr(serving, "free_port", lambda: server.port)
    server.kill()
    expect(player.page.get_by_text(said("table-lost"))).to_be_visible()
    assert player.page.locator("[data-action]").count() == 0  # nothing can be chosen meanwhile
    server.start()
    player.page.evaluate(PRESS, said("table-try-now"))
    player.wait_for_turn()
    expect(player.page.get_by_text(said("table-lost"))).to_have_count(0)

    second = player.offered()[0]
    player.choose(second)
    assert own_actions(server, table) == [first, second]
    visitor.forgive_the_network()


def test_an_action_whose_answer_was_lost_is_sent_again_and_done_once(
    visit: Callable[..., Any], server: Server
) -> None:
    visitor = visit()
    sent: list[dict[str, Any]] = []
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        """Let everything through, but the answers to what the first socket sends."""
        beyond = socket.connect_to_server()
        is_first = not sockets
        sockets.append(socket)

        def to_server(text: str | bytes) -> None:
            sent.append(json.loads(text))
            beyond.send(text)

        def to_page(text: str | bytes) -> None:
            if not is_first or not sent:
                socket.send(text)

        socket.on_message(to_server)
        beyond.on_message(to_page)

    visitor.page.route_web_socket(SOCKET, between)
    player, table = sit_down(visitor)
    words = player.offered()[0]
    player.piece(words).click()
    serving.wait_until(lambda: own_actions(server, table) == [words], "the action is stored")
    assert player.page.locator("[data-action]").count() == 0
    sockets[0].close(code=4408, reason="lost")
    player.wait_for_turn()

    assert [command["id"] for command in sent[:2]] == [sent[0]["id"]] * 2
    assert own_actions(server, table) == [words]


def test_a_page_of_another_build_loads_itself_anew(
    visit: Callable[..., Any], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit()
    player, _ = sit_down(visitor)
    player.page.evaluate("window.isOld = true")

    def another(route: Route) -> None:
        route.fulfill(body="0123456789abcdef")

    player.page.route("**/build", another)
    monkeypatch.setattr(serving, "free_port", lambda: server.port)
    server.restart()
    player.page.wait_for_function("() => window.isOld === undefined")
    player.wait_for_turn()
    visitor.forgive_the_network()


LAID_OUT = "thing => getComputedStyle(thing).position === 'absolute'"
"""Has the hint its style sheet?"""


@pytest.mark.slow
def test_a_page_that_was_wanted_without_a_line_comes_when_it_is_back(
    visit: Callable[..., Any], server: Server
) -> None:
    visitor = visit()
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"))
    visitor.become(ana)
    page = visitor.go("/")
    way = page.locator(f'a[href="/table/{table.id}"]').first
    way.wait_for()

    visitor.context.set_offline(True)
    way.click()
    expect(page.get_by_role("alert")).to_contain_text(said("client-unreachable"))
    visitor.context.set_offline(False)

    Player(visitor).wait_for_turn()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.locator(".frame").evaluate("thing => getComputedStyle(thing).display") == "grid"
    visitor.forgive_the_network()


@pytest.mark.slow
def test_a_hint_that_was_wanted_without_a_line_comes_with_its_style(
    visit: Callable[..., Any], screen: dict[str, Any]
) -> None:
    visitor = visit(screen)
    player, _ = sit_down(visitor)
    page = player.page
    question, missing = page.locator(".prompt .said"), page.get_by_role("alert")
    before = question.bounding_box()

    page.route("**/assets/**", lambda route: route.abort())  # the socket stays open
    page.locator("[data-hint]").click()
    expect(missing).to_contain_text(said("client-unreachable"))
    assert question.bounding_box() == before
    page.unroute("**/assets/**")
    missing.get_by_role("button", name=said("try-again")).click()

    page.locator(".hint .one").first.wait_for()
    assert page.locator(".hint").evaluate(LAID_OUT)
    expect(missing).to_have_count(0)
    visitor.forgive_the_network()


def close_what_is_told(page: Page) -> None:
    missing = page.get_by_role("alert")
    missing.get_by_role("button", name=said("close")).click()
    expect(missing).to_have_count(0)


@pytest.mark.slow
def test_a_missing_hint_can_be_done_without_and_wanted_again(visit: Callable[..., Any]) -> None:
    visitor = visit()
    player, _ = sit_down(visitor)
    page, owl = player.page, player.page.locator("[data-hint]")
    page.route("**/assets/**", lambda route: route.abort())

    for _ in range(2):
        owl.click()
        close_what_is_told(page)
        expect(owl).to_have_attribute("aria-pressed", "false")
    visitor.forgive_the_network()


@pytest.mark.slow
def test_missing_practice_leaves_the_replay_as_it_is_and_can_be_wanted_again(
    visit: Callable[..., Any], server: Server
) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"))
    with ana.at(table) as seat:
        play_on([seat], Random(4), most=2)
        seat.do("resign")
    visitor = visit()
    visitor.become(ana)
    page = visitor.go(f"/replay/{table.id}")
    practise = page.locator("[data-practise]")
    practise.wait_for()
    page.wait_for_load_state("networkidle")
    before = page.locator(".board").bounding_box()

    page.route("**/assets/**", lambda route: route.abort())
    practise.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.locator(".board").bounding_box() == before
    close_what_is_told(page)
    page.unroute("**/assets/**")
    practise.click()

    expect(page.get_by_role("dialog")).to_be_visible()
    visitor.forgive_the_network()
