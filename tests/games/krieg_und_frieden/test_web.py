"""Krieg und Frieden in the browser: whole games for three and four, and what is kept secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import (
    FINGER,
    FOCUSED,
    MOST_TABS,
    MOUSE,
    PHONE,
    WIDE,
    Chooser,
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
from serving import Person, Server, Table

pytestmark = pytest.mark.uncounted

GAME = "krieg_und_frieden"
MOMENTS = ("LayProblem", "MakeBid", "TakePrivilege", "ActInSummer", "DefendHouses", "PayTaxes")
HELD = {"cards": "text-hand", "loot_cards": "text-loot", "problem_cards": "text-problems"}
"""What is nobody else's affair: how many there are, and the last sentences about a baron."""


def eager_to_bribe(luck: int) -> Chooser:
    """Bribe whenever it can be done, and give away no cup for anything else."""
    choose = at_random(luck)

    def bribe(table: str, seat: int, offered: list[str]) -> str:
        wanted = [words for words in offered if words.startswith(("bribe", "pass", "done"))]
        return choose(table, seat, wanted or offered)

    return bribe


@pytest.fixture(scope="module")
def moments(server: Server) -> dict[str, tuple[Person, Table]]:
    """A table of four for each moment, where the first seat is asked."""
    return {step: at_step(server, step) for step in MOMENTS}


def at_step(server: Server, step: str) -> tuple[Person, Table]:
    people, table = come_to(server, GAME, 4, asks_first_seat(step))
    return people[0], table


def assert_hands_are_hidden(player: Player) -> None:
    """Of what others hold, the board in words tells the number and nothing else."""
    sight = player.sight()
    barons = sight["view"]["barons"]
    lists = board_in_words(player).get_by_role("list").all()[-len(barons) :]
    for seat, baron in enumerate(barons):
        told = lists[seat].get_by_role("listitem").all_text_contents()[-len(HELD) :]
        ends = [said_of(GAME, key, seat="", number=baron[count]) for count, key in HELD.items()]
        if seat != sight["seat"]:
            assert all(map(str.endswith, told, ends)), told


@pytest.mark.parametrize(
    ("size", "hand", "seats"), [(WIDE, MOUSE, 4), (PHONE, FINGER, 3)], ids=[MOUSE, FINGER]
)
def test_a_whole_game(
    visit: Callable[..., Any], size: dict[str, Any], hand: str, seats: int
) -> None:
    visitor = visit(size)
    player = play_whole_game(visitor, GAME, seats, hand)

    ranking = player.sight()["result"]["ranking"]
    names = [said_of(GAME, "seat-name", number=seat) for seat in range(seats)]
    if ranking[0] == 1 and ranking.count(1) == 1:
        visitor.page.get_by_role("heading", name=said("end-you-win")).wait_for()
    elif ranking.count(1) == 1:
        winner = said("end-wins", seat=names[ranking.index(1)])
        visitor.page.get_by_role("heading", name=winner).wait_for()


@pytest.mark.parametrize(("screen", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_no_moment_shows_a_hand_too_many(
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
        assert_hands_are_hidden(player)
        assert not visitor.scrolls_sideways, step


def test_on_the_phone_all_that_a_bid_depends_on_is_in_sight(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(PHONE), *moments["MakeBid"])
    player.wait_for_turn()
    page, view = player.page, player.sight()["view"]
    for seat, baron in enumerate(view["barons"]):
        houses = {key: baron[key] for key in ("farms", "workshops", "reserve")}
        name = page.locator(".column").nth(seat).get_attribute("aria-label")
        told = said_of(GAME, "drawn-barony", other=name or "", **houses)
        expect(page.get_by_role("img", name=told).first).to_be_in_viewport()
    cathedral = page.get_by_role("img", name=said_of(GAME, "board-cathedral") + ":")
    expect(cathedral.first).to_be_in_viewport()
    problems = page.get_by_role("region", name=said_of(GAME, "board-your-problems"))
    mine = set(view["barons"][0]["problems"])
    assert problems.get_by_role("img").count() == len(mine)


def test_tab_comes_to_every_action_and_to_no_idle_piece(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(), *moments["ActInSummer"])
    player.wait_for_turn()
    reached: set[str] = set()
    for _ in range(MOST_TABS):
        player.page.keyboard.press("Tab")
        assert not player.page.evaluate("document.activeElement.matches('.piece:not(.offered)')")
        reached.update(player.page.evaluate(FOCUSED))
    assert reached == set(player.offered())


def test_somebody_who_watches_sees_no_hand(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    _, table = moments["ActInSummer"]
    visitor = visit()
    visitor.go(table.watch)
    expect(visitor.page.get_by_text(said("table-watching"))).to_be_visible()
    assert_hands_are_hidden(Player(visitor))


def test_what_a_bribe_shows_is_for_the_briber_alone(
    visit: Callable[..., Any], server: Server
) -> None:
    (ana, ben, _), table = come_to(server, GAME, 3, asks_first_seat("ShowHand"), eager_to_bribe)
    assert ana.sight(table)["view"]["shown"]
    briber, other = sit_down(visit(), ana, table), sit_down(visit(), ben, table)
    briber.wait_for_turn()
    words = said_of(GAME, "text-shown", seat="", cards="(CARDS)", loot="").split("(CARDS)")[0]
    expect(board_in_words(briber)).to_contain_text(words.strip())
    expect(board_in_words(other)).not_to_contain_text(words.strip())
    assert other.sight()["view"]["shown"] is None
    assert briber.visitor.grave_faults() == []
