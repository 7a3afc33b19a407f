"""The way to the table: first page, invitations, people at one screen, a seat that moves."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browsing import FINGER, MOUSE, PHONE, WIDE, Player, Visitor, at_random, said, said_of
from sample import GAME
from serving import FREE, ME, Person, Server

SECRET = re.compile(r"/(sit|watch)/")


def way(page: Page, name: str) -> Any:
    """One of the ways in, of the first title; the dialog it opens."""
    page.locator(f"[data-game={GAME}] [data-way={name}]").click()
    return page.get_by_role("dialog")


def begin(dialog: Any, key: str = "make-begin") -> None:
    dialog.get_by_role("button", name=said(key)).click()


def test_two_clicks_from_start_to_the_first_move(
    visit: Callable[..., Any], screen: dict[str, Any]
) -> None:
    visitor = visit(screen)
    player = Player(visitor, FINGER if screen.get("has_touch") else MOUSE)
    begin(way(visitor.go("/"), "bots"))
    player.wait_for_turn()
    player.choose(player.offered()[0])


def test_a_level_and_a_side_can_be_chosen(visit: Callable[..., Any]) -> None:
    visitor = visit()
    dialog = way(visitor.go("/"), "bots")
    dialog.get_by_role("radio", name=said("bot-novice")).check()
    dialog.get_by_role("radio", name=said_of(GAME, "seat-name", number=1)).check()
    begin(dialog)
    player = Player(visitor)
    player.wait_for_turn()
    sight = player.sight()
    assert sight["seat"] == 1
    assert sight["seats"][0]["bot"] == "novice"


def link_on(page: Page, key: str, **blanks: str) -> str:
    field = page.get_by_role("textbox", name=said(key, **blanks))
    return field.input_value()


def test_two_browsers_play_a_game_by_link(visit: Callable[..., Any]) -> None:
    host, guest, watcher = visit(WIDE), visit(PHONE), visit(WIDE)
    dialog = way(host.go("/"), "friends")
    dialog.get_by_label(said("your-name")).fill("Ana")
    begin(dialog, "make-table")
    waleran = said_of(GAME, "seat-name", number=1)
    link = link_on(host.page, "room-link-of", seat=waleran)
    watch = link_on(host.page, "room-watch")
    host.page.reload()
    assert link_on(host.page, "room-link-of", seat=waleran) == link  # it survives a reload

    guest.page.goto(link)
    guest.page.get_by_role("main").get_by_label(said("your-name")).fill("Ben")
    expect(guest.page).not_to_have_url(SECRET)
    guest.page.get_by_role("button", name=said("join-sit")).click()
    watcher.page.goto(watch)

    players = [Player(host), Player(guest, FINGER)]
    for player in players:
        player.page.wait_for_selector("[data-phase=playing]")
        expect(player.page).not_to_have_url(SECRET)
    play_in_turn(players, at_random(2), most=12)
    only_watches(watcher, players[0])


def play_in_turn(players: list[Player], choose: Callable[..., str], most: int) -> None:
    """Whoever is asked acts; the others see it at once and cannot act."""
    for _ in range(most):
        asked = players[0].sight()["asked"]
        active, passive = players[asked], players[1 - asked]
        active.wait_for_turn()
        assert passive.reachable() == []
        active.choose(choose("", asked, active.offered()))
        number = active.number
        passive.page.wait_for_function(
            "(number) => Number(document.querySelector('[data-number]').dataset.number) >= number",
            arg=number,
        )


def only_watches(watcher: Visitor, player: Player) -> None:
    """A spectator sees the same moment and can choose nothing."""
    page = watcher.page
    page.wait_for_selector(f"[data-number='{player.number}']")
    expect(page.get_by_text(said("table-watching"))).to_be_visible()
    assert page.locator("[data-action]").count() == 0
    assert page.get_by_role("button", name=said("undo"), exact=True).count() == 0
    page.get_by_role("tab", name=said("tab-talk")).click()
    assert page.get_by_role("textbox").count() == 0
    assert watcher.grave_faults() == []


def test_several_at_one_screen_with_the_curtain(
    visit: Callable[..., Any], screen: dict[str, Any]
) -> None:
    visitor = visit(screen)
    player = Player(visitor, FINGER if screen.get("has_touch") else MOUSE)
    dialog = way(visitor.go("/"), "screen")
    for seat, name in enumerate(("Ana", "Cem")):
        side = said_of(GAME, "seat-name", number=seat)
        dialog.get_by_label(said("name-of", seat=side)).fill(name)
    dialog.get_by_role("radio", name=said("curtain-yes-about")).check()
    begin(dialog)

    choose = at_random(3)
    seen = []
    for _ in range(12):
        curtain = visitor.page.get_by_role("region", name=said("curtain-title"))
        visitor.page.wait_for_selector("[data-action], [data-curtain]")
        if curtain.count():
            seat = int(curtain.get_attribute("data-curtain") or -1)
            assert visitor.page.locator("[data-number]").count() == 0  # nothing of the table
            assert seat in seen or visitor.grave_faults() == []
            seen.append(seat)
            name = ("Ana", "Cem")[seat]
            player.press(visitor.page.get_by_role("button", name=said("curtain-draw", name=name)))
            player.wait_for_turn()
        seat = seen[-1]
        offered = player.offered(f"?seat={seat}")
        player.wait_until_all_in_reach(offered)
        player.choose(choose("", seat, offered))
    assert set(seen) == {0, 1}
    assert all(one != other for one, other in itertools.pairwise(seen))


def test_a_seat_moves_to_another_device(visit: Callable[..., Any], server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    assert ben.sit(table.links[1]).status == 200
    old, new = visit(WIDE), visit(PHONE)
    old.become(ana)
    page = old.go(f"/table/{table.id}")
    page.get_by_role("tab", name=said("tab-table")).click()
    page.get_by_role("button", name=said("menu-move")).click()
    code = page.get_by_label(said("move-code"), exact=True).inner_text()

    new.go("/")
    new.page.get_by_label(said("code-label")).fill(code)
    new.page.get_by_role("button", name=said("code-enter")).click()
    new.page.get_by_role("button", name=said("join-take-over")).click()
    new.page.wait_for_selector("[data-phase=playing]")
    assert Player(new).sight()["seat"] == 0
