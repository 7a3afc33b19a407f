"""A Column of Fire in the browser: whole games for two and four, dice, ghosts, costs, secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import (
    FINGER,
    MOUSE,
    PHONE,
    WIDE,
    Player,
    asks_first_seat,
    at_random,
    board_in_words,
    come_to,
    play_whole_game,
    said,
    said_of,
    sit_down,
)
from serving import ME, Person, Server, Table, bot

pytestmark = pytest.mark.uncounted

GAME = "column_of_fire"
MOMENTS = ("ChooseReligion", "ChooseDie", "LayStone", "MoveDisk", "UseCharacter")


@pytest.fixture(scope="module")
def moments(server: Server) -> dict[str, tuple[Person, Table]]:
    """A table of four for each moment, where the first seat is asked."""
    return {step: at_step(server, step) for step in MOMENTS}


def at_step(server: Server, step: str) -> tuple[Person, Table]:
    people, table = come_to(server, GAME, 4, asks_first_seat(step))
    return people[0], table


def assert_tiles_are_hidden(player: Player) -> None:
    """Of others' advantage tiles the board in words tells how many there are, and nothing else."""
    sight = player.sight()
    players = sight["view"]["players"]
    lists = board_in_words(player).get_by_role("list").all()[-len(players) :]
    for seat, one in enumerate(players):
        told = lists[seat].get_by_role("listitem").all_text_contents()[-1]
        if seat != sight["seat"]:
            assert told == said_of(GAME, "drawn-tiles", number=one["tile_count"])


def offered_draws(player: Player) -> list[dict[str, Any]]:
    """What the dice would do that can be chosen, each in its country."""
    draws = player.sight()["view"]["track"]["draws"]
    offered = player.offered()
    return [draw for draw in draws if f"{draw['die']} in {draw['country']}" in offered]


@pytest.mark.parametrize(
    ("size", "hand", "seats"), [(WIDE, MOUSE, 4), (PHONE, FINGER, 2)], ids=[MOUSE, FINGER]
)
def test_a_whole_game(
    visit: Callable[..., Any], size: dict[str, Any], hand: str, seats: int
) -> None:
    play_whole_game(visit(size), GAME, seats, hand)


@pytest.mark.parametrize(("screen", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_no_moment_tells_a_tile(
    visit: Callable[..., Any],
    screen: dict[str, Any],
    scheme: str,
    moments: dict[str, tuple[Person, Table]],
) -> None:
    visitor = visit(screen, color_scheme=scheme)
    for step, (ana, table) in moments.items():
        player = sit_down(visitor, ana, table)
        player.wait_for_turn()
        player.wait_until_all_in_reach(player.offered())
        assert_tiles_are_hidden(player)
        assert not visitor.scrolls_sideways, step


def test_pointing_at_a_die_shows_the_house_and_the_stone_before_they_come(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(), *moments["ChooseDie"])
    player.wait_for_turn()
    page = player.page
    expect(page.locator(".house.coming")).to_have_count(0)
    one_country = [draw for draw in offered_draws(player) if draw["die"] != "purple"]
    assert one_country
    for draw in one_country:
        page.locator(f".set [data-action='{draw['die']} in {draw['country']}']").hover()
        country = page.get_by_role("region", name=said_of(GAME, f"country-{draw['country']}"))
        moved = len(draw["pushes"]) + 1 if draw["house"] != "none" else 0
        expect(country.locator(".house.coming")).to_have_count(moved)
        is_laid = bool(draw["stone"]) and free_spaces(player, draw["country"]) > 0
        expect(country.locator(".candle.ghost .wax")).to_have_count(int(is_laid))
    page.mouse.move(1, 1)
    expect(page.locator(".house.coming")).to_have_count(0)


def free_spaces(player: Player, country: str) -> int:
    countries = player.sight()["view"]["countries"]
    return next(int(one["free"]) for one in countries if one["name"] == country)


def test_every_space_within_reach_tells_its_cost_before_it_is_chosen(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(), *moments["MoveDisk"])
    player.wait_for_turn()
    moves = [move for move in player.sight()["view"]["track"]["moves"] if move["free"]]
    assert moves
    for move in moves:
        words = f"move to {move['space']}"
        if words not in player.offered():
            continue
        player.piece(words).hover()
        cost = said_of(GAME, "drawn-skip", number=move["cost"])
        expect(player.page.get_by_role("tooltip").locator("em")).to_have_text(cost)


def test_on_a_low_phone_one_may_look_at_the_track_and_comes_back(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    low = {**PHONE, "viewport": {"width": 390, "height": 664}}
    player = sit_down(visit(low), *moments["ChooseDie"], FINGER)
    player.wait_for_turn()
    offered = player.offered()
    player.wait_until_all_in_reach(offered)
    track, countries = (said_of(GAME, key) for key in ("drawn-track", "drawn-countries"))
    player.page.get_by_role("button", name=track).tap()
    expect(player.page.get_by_role("region", name=track)).to_be_visible()
    player.page.get_by_role("button", name=countries).tap()
    player.wait_until_all_in_reach(offered)


def test_dice_roll_and_land_before_anything_is_asked(
    visit: Callable[..., Any], server: Server
) -> None:
    visitor = visit(reduced_motion="no-preference")
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"), game=GAME)
    player = sit_down(visitor, ana, table)
    visitor.page.evaluate(
        """() => {
          window.thrown = 0;
          new MutationObserver(() => {
            const cubes = document.querySelectorAll('.cube').length;
            const offered = document.querySelectorAll('[data-action*=" in "]').length;
            if (cubes && offered) window.early = true;
            window.thrown = Math.max(window.thrown, cubes);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    choose = at_random(1)
    player.wait_for_turn()
    while player.sight()["question"]["step"] != "ChooseDie":
        player.choose(choose(player.table, 0, player.offered()))
        player.wait_for_turn()
    dice = player.sight()["view"]["players"][0]["dice"]
    rolled = [die for die in dice if die["face"] and die["place"] == "free"]
    assert visitor.page.evaluate("window.thrown") == len(rolled)
    assert not visitor.page.evaluate("window.early ?? false")


def test_somebody_who_watches_sees_no_tile(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    _, table = moments["MoveDisk"]
    visitor = visit()
    visitor.go(table.watch)
    expect(visitor.page.get_by_text(said("table-watching"))).to_be_visible()
    assert_tiles_are_hidden(Player(visitor))
