"""The truth about results, lists and seats, as a browser tells it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browsing import Visitor, said
from serving import FREE, ME, Person, Server, Table

pytestmark = pytest.mark.uncounted


@pytest.fixture
def sat(server: Server) -> tuple[Person, Person, Table]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    ben.sit(table.links[1])
    return ana, ben, table


def look(visitor: Visitor, person: Person, table: Table) -> Page:
    visitor.become(person)
    page = visitor.go(f"/table/{table.id}")
    page.locator("[data-phase]").wait_for()
    return page


def give_up(page: Page) -> None:
    page.get_by_role("tab", name=said("tab-table")).click()
    page.get_by_role("button", name=said("menu-resign"), exact=True).click()
    page.get_by_role("button", name=said("menu-sure")).click()


def test_whoever_resigns_is_never_told_to_have_won(
    visit: Callable[..., Any], sat: tuple[Person, Person, Table]
) -> None:
    ana, ben, table = sat
    hers, his = look(visit(), ana, table), look(visit(), ben, table)

    give_up(hers)

    expect(his.get_by_text(said("end-you-win"))).to_be_visible()
    for page in (hers, his):
        expect(page.get_by_text(said("end-resigned", name="Ana"))).to_be_visible()
        assert page.get_by_text(said("seat-resigned", phase="playing")).count() == 0
        expect(page.get_by_text(said("end-decides"), exact=True)).to_have_count(0)
    expect(hers.get_by_text(said("end-you-win"))).to_have_count(0)


def test_another_game_with_sides_changed(
    visit: Callable[..., Any], sat: tuple[Person, Person, Table]
) -> None:
    ana, ben, table = sat
    with ben.at(table) as seat:
        seat.do("resign")
    page = look(visit(), ana, table)

    page.get_by_role("button", name=said("end-again-rotated", seats=2)).click()

    page.wait_for_url(lambda address: f"/table/{table.id}" not in address)
    after = Table(re.findall(r"/table/(\w+)", page.url)[0], {}, "")
    assert [chair["name"] for chair in ana.sight(after)["seats"]] == ["Ben", "Ana"]


def test_a_wish_can_be_withdrawn(
    visit: Callable[..., Any], sat: tuple[Person, Person, Table]
) -> None:
    ana, _, table = sat
    page = look(visit(), ana, table)
    with ana.at(table) as seat:
        seat.do("ask", wish="abandon")

    page.get_by_role("button", name=said("wish-withdraw")).click()

    expect(page.get_by_role("button", name=said("wish-withdraw"))).to_have_count(0)
    assert ana.sight(table)["wish"] is None


def test_a_seat_that_was_moved_says_so_where_it_was(
    visit: Callable[..., Any], server: Server, sat: tuple[Person, Person, Table]
) -> None:
    ana, _, table = sat
    page = look(visit(), ana, table)
    page.wait_for_load_state("networkidle")  # what it still asked for would be refused, and logged
    code = ana.post(f"{table.path}/move-seat", {"seat": 0}).json()["code"]

    Person(server, "Ana").sit(code)

    expect(page.get_by_role("heading", name=said("seat-moved"))).to_be_visible()


def test_a_finished_table_says_who_won_and_can_be_hidden(
    visit: Callable[..., Any], sat: tuple[Person, Person, Table]
) -> None:
    ana, ben, table = sat
    with ben.at(table) as seat:
        seat.do("resign")
    visitor = visit()
    visitor.become(ana)
    page = visitor.go("/")
    line = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{table.id}"]'))
    expect(line).to_contain_text(said("tables-won", names="Ana", number=1))

    line.get_by_role("button", name=said("tables-hide")).click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name=said("tables-hidden", number=1)).click()
    line.get_by_role("button", name=said("tables-unhide")).click()
    expect(line.get_by_role("button", name=said("tables-hide"))).to_be_visible()


def test_a_table_that_nobody_else_keeps_is_removed_after_a_question(
    visit: Callable[..., Any], sat: tuple[Person, Person, Table]
) -> None:
    ana, ben, table = sat
    with ben.at(table) as seat:
        seat.do("resign")
    visitor = visit()
    visitor.become(ana)
    page = visitor.go("/")
    line = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{table.id}"]'))
    remove = line.get_by_role("button", name=said("tables-remove"))
    expect(line.get_by_role("button", name=said("tables-hide"))).to_be_visible()
    expect(remove).to_have_count(0)
    ben.post(table.path + "/hide", {})
    page.reload()

    remove.click()
    asked = page.get_by_role("dialog", name=said("tables-remove-title"))
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    remove.click()
    asked.get_by_role("button", name=said("tables-remove-do")).click()

    expect(asked).to_have_count(0)
    expect(line).to_have_count(0)


def test_the_waiting_room_says_that_no_guest_can_come(
    visit: Callable[..., Any],
) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.locator("[data-way=friends]").first.click()
    page.get_by_role("dialog").get_by_role("button", name=said("make-table")).click()

    expect(page.get_by_text(said("room-alone"))).to_be_visible()
