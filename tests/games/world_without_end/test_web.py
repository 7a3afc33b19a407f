"""World Without End in the browser: whole games for two and four, the card that turns, secrets."""

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
    board_in_words,
    come_to,
    play_whole_game,
    said,
    said_of,
    sit_down,
)
from recorded import distinct_questions
from serving import Person, Server, Table
from staging import Stage

pytestmark = pytest.mark.uncounted

GAME = "world_without_end"
MOMENTS = ("TurnCard", "PlayCard", "HideCard", "BuildHouse", "LayCubes", "SellGoods")
QUARTER = 90
NOTE_FLIGHTS = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (frames[0]?.translate) window.flown.push(this.classList[0]);
    return animate.call(this, frames, options);
  };
}"""
"""From now on, what flies over the table is noted by its class."""


@pytest.fixture(scope="module")
def moments(server: Server) -> dict[str, tuple[Person, Table]]:
    """A table of four for each moment, where the first seat is asked."""
    return {step: at_step(server, step) for step in MOMENTS}


def at_step(server: Server, step: str) -> tuple[Person, Table]:
    people, table = come_to(server, GAME, 4, asks_first_seat(step))
    return people[0], table


def assert_hands_are_hidden(player: Player) -> None:
    """Of others' cards the board in words tells how many there are, and nothing else."""
    sight = player.sight()
    players = sight["view"]["players"]
    lists = board_in_words(player).get_by_role("list").all()[-len(players) :]
    for seat, one in enumerate(players):
        told = lists[seat].get_by_role("listitem").all_text_contents()[-2:]
        counted = [
            said_of(GAME, "drawn-hand", number=one["cards"]),
            said_of(GAME, "drawn-hidden", number=one["hidden_cards"]),
        ]
        if seat != sight["seat"]:
            assert told == counted


def angle(player: Player) -> int:
    """How the event card lies, in degrees."""
    found = player.page.locator(".square .card").evaluate(
        "(card) => card.style.getPropertyValue('--angle')"
    )
    return int(found.removesuffix("deg"))


@pytest.mark.parametrize(
    ("size", "hand", "seats"), [(WIDE, MOUSE, 4), (PHONE, FINGER, 2)], ids=[MOUSE, FINGER]
)
def test_a_whole_game(
    visit: Callable[..., Any], size: dict[str, Any], hand: str, seats: int
) -> None:
    play_whole_game(visit(size), GAME, seats, hand)


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


def test_pointing_at_a_number_turns_the_card_and_tells_what_everybody_gets(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(), *moments["TurnCard"])
    player.wait_for_turn()
    view = player.sight()["view"]
    gains = player.page.locator(".square .gain")
    assert angle(player) == 0
    expect(gains).to_have_count(0)
    for turn in (one for one in view["town"]["turns"] if one["allowed"]):
        player.piece(f"turn to {turn['number']}").hover()
        expect(gains).to_have_count(len(view["players"]))
        assert (angle(player) + QUARTER * 1.5 - QUARTER * turn["turned"]) % (4 * QUARTER) == 0
        expect(player.page.get_by_role("tooltip")).to_have_count(0)
    player.page.mouse.move(1, 1)
    expect(gains).to_have_count(0)


def test_a_finger_sees_the_card_turned_before_it_turns_it(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(PHONE), *moments["TurnCard"], FINGER)
    player.wait_for_turn()
    words = next(words for words in player.offered() if words.startswith("turn to"))
    player.piece(words).tap()
    sure = player.page.locator(f'[data-confirm="{words}"]')
    expect(sure).to_be_in_viewport()
    expect(player.page.locator(".square .gain")).to_have_count(4)
    square = player.page.locator(".square").bounding_box()
    sheet = player.page.locator(".considered").bounding_box()
    assert square
    assert sheet
    assert square["y"] + square["height"] <= sheet["y"]
    assert player.sight()["view"]["town"]["turned"] < 0


def test_on_the_phone_one_may_look_elsewhere_and_comes_back(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(PHONE), *moments["BuildHouse"], FINGER)
    player.wait_for_turn()
    offered = player.offered()
    houses = [words for words in offered if words.startswith("house")]
    player.wait_until_all_in_reach(offered)
    part = player.page.get_by_role("button", name=said_of(GAME, "drawn-doors"))
    part.tap()
    expect(player.page.get_by_role("region", name=said_of(GAME, "drawn-doors"))).to_be_visible()
    assert not set(houses) & set(player.reachable())
    player.page.get_by_role("button", name=said_of(GAME, "drawn-streets")).tap()
    player.wait_until_all_in_reach(offered)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_on_the_phone_a_swap_that_is_out_of_sight_has_a_button_that_fits(
    visit: Callable[..., Any], language: str
) -> None:
    stage = Stage(visit(PHONE, locale=language))
    stage.resize(390, 664)
    asks = [one for one in distinct_questions(GAME) if one.question["step"] == "SwapOrEnd"]
    stage.show(asks[-1])
    stage.page.get_by_role("button", name=said_of(GAME, "drawn-streets", language)).tap()
    stage.settle()
    sizes = stage.page.locator(".prompt .choices > *:visible").evaluate_all(
        "(all) => all.map((one) => [one.scrollHeight - one.clientHeight, one.offsetHeight])"
    )
    assert len(sizes) == 3
    assert all(over <= 0 for over, _ in sizes), sizes
    assert max(height for _, height in sizes) == min(height for _, height in sizes), sizes


def test_a_card_that_would_do_nothing_says_why(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    player = sit_down(visit(), *moments["PlayCard"])
    player.wait_for_turn()
    hand = player.sight()["view"]["players"][0]["hand"]
    cards = player.page.get_by_role("region", name=said_of(GAME, "drawn-your-cards"))
    for card in hand:
        name = said_of(GAME, f"card-{card['name']}")
        cards.locator(f'[aria-label^="{name}"]').hover()
        why = player.page.get_by_role("tooltip").get_by_text(said_of(GAME, f"idle-{card['name']}"))
        expect(why).to_have_count(int(card["idle"]))


def test_somebody_who_watches_sees_no_hand(
    visit: Callable[..., Any], moments: dict[str, tuple[Person, Table]]
) -> None:
    _, table = moments["PlayCard"]
    visitor = visit()
    visitor.go(table.watch)
    expect(visitor.page.get_by_text(said("table-watching"))).to_be_visible()
    assert_hands_are_hidden(Player(visitor))


def build(player: Player) -> None:
    """Take or build the first thing that is offered, and note what flies."""
    player.wait_for_turn()
    player.page.evaluate(NOTE_FLIGHTS)
    player.choose(player.offered()[0])


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("step", "thing"), [("LayCubes", "cube"), ("BuildHouse", "built")])
def test_what_is_built_flies_there(
    visit: Callable[..., Any], server: Server, screen: dict[str, Any], step: str, thing: str
) -> None:
    player = sit_down(visit(screen, reduced_motion="no-preference"), *at_step(server, step))
    build(player)
    player.page.wait_for_function("(thing) => flown.includes(thing)", arg=thing)
    assert player.page.evaluate("flown").count(thing) == 1


def test_nothing_flies_for_whoever_wants_stillness(
    visit: Callable[..., Any], server: Server
) -> None:
    player = sit_down(visit(reduced_motion="reduce"), *at_step(server, "LayCubes"))
    stood = player.page.locator(".cube.there").count()
    build(player)
    expect(player.page.locator(".cube.there")).not_to_have_count(stood)
    assert player.page.evaluate("flown") == []


def test_what_comes_from_the_supply_flies_into_the_purse(
    visit: Callable[..., Any], server: Server
) -> None:
    visitor = visit(reduced_motion="no-preference")
    player = sit_down(visitor, *at_step(server, "TakeMaterial"))
    build(player)
    player.page.wait_for_function("flown.includes('came')")
