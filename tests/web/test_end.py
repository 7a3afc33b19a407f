"""The end of a game: who won and why, was chance fair, the record, the replay, and again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import WIDE, Player, Visitor, advance, at_random, said, said_of
from sample import GAME
from serving import FREE, ME, Person, Server, Table, kingsbridge

Game = tuple[Person, Person, Table]


@pytest.fixture(scope="module")
def game(server: Server) -> Game:
    """A finished game of two people."""
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    assert ben.sit(table.links[1]).status == 200
    advance([ana, ben], table, lambda sight: sight["phase"] == "over", at_random(1))
    return ana, ben, table


def look(visitor: Visitor, person: Person, table: Table) -> Page:
    visitor.become(person)
    page = visitor.go(f"/table/{table.id}")
    page.get_by_role("heading", name=said("fair-title")).wait_for()
    return page


def test_the_end_tells_who_won_and_where_it_came_from(
    visit: Callable[..., Any], screen: dict[str, Any], game: Game
) -> None:
    ana, _, table = game
    visitor = visit(screen)
    page = look(visitor, ana, table)
    result = ana.sight(table)["result"]
    first = result["ranking"].index(1)
    name = said("end-you-win") if first == 0 else said("end-wins", seat="Ben")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    for key, number in result["account"][0].items():
        row = page.get_by_role("row").filter(has_text=said_of(GAME, key))
        expect(row).to_contain_text(str(number))
    assert (
        page.get_by_role("img", name=re.compile(said("end-course-move", move=1)[:4])).count() >= 0
    )
    assert visitor.grave_faults() == []


def check_chance(page: Page) -> None:
    page.get_by_role("button", name=said("fair-check")).click()


def test_chance_was_fair(visit: Callable[..., Any], game: Game) -> None:
    ana, _, table = game
    page = look(visit(), ana, table)
    draws = len(ana.get(f"{table.path}/chance").json()["draws"])
    check_chance(page)
    expect(page.get_by_text(said("fair-yes", draws=draws))).to_be_visible()


def with_another_draw(told: dict[str, Any]) -> str:
    """A draw of the middle shows something else than the seed says."""
    draw = next(one for one in told["draws"] if one["ply"] > 20 and len(one["options"]) > 1)
    draw["drawn"] = next(words for words in draw["options"] if words != draw["drawn"])
    return said("fair-other-draw", ply=draw["ply"])


def with_other_weights(told: dict[str, Any]) -> str:
    """The seed is the sealed one, but one option was made so wide that it had to be drawn."""
    draw = next(
        one
        for one in told["draws"]
        if len(one["options"]) > 1 and one["drawn"] != one["options"][0]
    )
    draw["weights"] = [10**80, *draw["weights"][1:]]
    return said("fair-other-draw", ply=draw["ply"])


def with_another_seed(told: dict[str, Any]) -> str:
    told["seed"] = "0" * len(told["seed"])
    return said("fair-other-seed")


@pytest.mark.parametrize("tamper", [with_another_draw, with_other_weights, with_another_seed])
def test_chance_that_was_tampered_with_is_found_out(
    visit: Callable[..., Any], game: Game, tamper: Callable[[dict[str, Any]], str]
) -> None:
    ana, _, table = game
    told = ana.get(f"{table.path}/chance").json()
    verdict = tamper(told)
    visitor = visit()

    def lie(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(told))

    visitor.page.route("**/chance", lie)
    page = look(visitor, ana, table)
    check_chance(page)
    expect(page.get_by_text(verdict)).to_be_visible()


def sat(server: Server) -> tuple[list[Person], Table]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    assert ben.sit(table.links[1]).status == 200
    return [ana, ben], table


def end(people: list[Person], table: Table) -> None:
    advance(people, table, lambda sight: sight["phase"] == "over", at_random(4))


def test_a_seal_changed_after_the_game_began_is_found_out(
    visit: Callable[..., Any], server: Server, tmp_path: Path
) -> None:
    """Seed, seal and draws of another game all fit together, but this browser noted the seal."""
    visitor = visit()
    people, table = sat(server)
    visitor.become(people[0])
    visitor.go(f"/table/{table.id}")
    Player(visitor).page.wait_for_selector("[data-phase=playing]")
    end(people, table)
    with Server(tmp_path / "other") as house_of_other_luck:
        others, elsewhere = sat(house_of_other_luck)
        end(others, elsewhere)
        other = others[0].get(f"{elsewhere.path}/chance").body.decode()
    visitor.page.route(
        "**/chance", lambda route: route.fulfill(content_type="application/json", body=other)
    )
    page = look(visitor, people[0], table)
    check_chance(page)
    expect(page.get_by_text(said("fair-other-seed"))).to_be_visible()


def test_the_record_can_be_downloaded_and_verified(
    visit: Callable[..., Any], game: Game, tmp_path: Path
) -> None:
    ana, _, table = game
    page = look(visit(), ana, table)
    with page.expect_download() as waiting:
        page.get_by_role("link", name=said("record-download")).click()
    file = tmp_path / "game.txt"
    waiting.value.save_as(file)
    assert kingsbridge("verify", file).returncode == 0


def test_a_link_leads_to_a_ply_of_the_replay(visit: Callable[..., Any], game: Game) -> None:
    ana, _, table = game
    visitor = visit(WIDE)
    visitor.become(ana)
    page = visitor.go(f"/replay/{table.id}?at=40")
    page.wait_for_selector("[data-number='40']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-number='41']")
    expect(page).to_have_url(re.compile(r"at=41"))
    told = page.get_by_role("slider").get_attribute("aria-valuetext")
    page.get_by_label(said("replay-eyes")).select_option("all")
    expect(page).to_have_url(re.compile(r"at=41&as=all"))
    page.reload()
    page.wait_for_selector("[data-number='41']")
    assert page.get_by_role("slider").get_attribute("aria-valuetext") == told
    assert page.get_by_label(said("replay-eyes")).input_value() == "all"
    for key, number in (("Home", None), ("End", ana.sight(table)["changed"])):
        page.keyboard.press(key)
        if number is not None:
            page.wait_for_selector(f"[data-number='{number}']")
    assert visitor.grave_faults() == []


def test_the_chronicle_of_a_replay_leads_ahead(visit: Callable[..., Any], game: Game) -> None:
    ana, _, table = game
    visitor = visit(WIDE)
    visitor.become(ana)
    page = visitor.go(f"/replay/{table.id}?at=40")
    page.wait_for_selector("[data-number='40']")
    page.get_by_role("button", name=said("log-moment", line="")).last.click()
    page.wait_for_selector(f"[data-number='{ana.sight(table)['changed']}']")
    for line in page.locator("[aria-current=true]").all():
        expect(line).to_be_in_viewport()


def test_the_last_words_of_a_replay_are_whole(
    visit: Callable[..., Any], screen: dict[str, Any], game: Game
) -> None:
    ana, _, table = game
    visitor = visit(screen)
    visitor.become(ana)
    page = visitor.go(f"/replay/{table.id}?at={ana.sight(table)['changed']}")
    page.wait_for_selector(f"[data-number='{ana.sight(table)['changed']}']")
    story = ana.get(f"{table.path}/history").json()["steps"][-1]["story"]
    told = page.locator(
        "[aria-live]", has=page.get_by_text(said("replay-where", ply="", plies="")[:5])
    )
    assert told.locator("p").count() == len(story)
    for line in told.locator("p").all():
        expect(line).to_be_in_viewport(ratio=1)
    assert told.evaluate("one => one.scrollHeight <= one.clientHeight + 1")


def test_a_replay_plays_by_itself(visit: Callable[..., Any], game: Game) -> None:
    ana, _, table = game
    visitor = visit(WIDE)
    visitor.become(ana)
    page = visitor.go(f"/replay/{table.id}?at=40")
    page.wait_for_selector("[data-number='40']")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-number='42']")
    page.keyboard.press("Space")
    page.get_by_role("button", name=said("replay-play"), exact=True).wait_for()


def test_the_same_people_play_again(visit: Callable[..., Any], server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    assert ben.sit(table.links[1]).status == 200
    advance([ana, ben], table, lambda sight: sight["phase"] == "over", at_random(6))
    one, other = visit(), visit()
    pages = [look(one, ana, table), look(other, ben, table)]
    pages[0].get_by_role("button", name=said("end-again")).click()
    pages[1].get_by_role("link", name=said("end-again-there")).first.click()
    for page in pages:
        page.wait_for_selector("[data-phase=playing]")
        assert f"/table/{table.id}" not in page.url
    assert pages[0].url == pages[1].url
