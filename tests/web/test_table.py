"""At a table: undo, consent, the past, what was missed, talk, languages, the words of the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browsing import (
    Player,
    advance,
    asks_first_seat,
    at_random,
    like,
    said,
    said_of,
    sit_down,
)
from kingsbridge.core.story import Line
from kingsbridge.core.text import catalogue
from sample import BEGINS, FREE_STEP, GAME, IN_WORDS
from serving import FREE, ME, Person, Server, Table, bot, line_of, wait_until

Sat = tuple[Person, Person, Table]


@pytest.fixture
def sat(server: Server) -> Sat:
    """Two people at a table, in the second turn."""
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    assert ben.sit(table.links[1]).status == 200
    advance([ana, ben], table, is_second_turn, like("greedy", server))
    return ana, ben, table


def is_second_turn(sight: dict[str, Any]) -> bool:
    return bool(sight["view"]["turn"] == 2)


def asks(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda sight: bool(sight["asked"] == seat)


def moves_of_the_other(server: Server, table: Table) -> int:
    """How many moves the second seat has made since the last of the first."""
    acted = [line.get("seat", 0) for line in server.lines(table.id) if line["event"] == "acted"]
    return len(list(takewhile(bool, reversed(acted))))


REEL = re.compile(
    said("past-reel", move="(MOVE)", moves="(MOVES)")
    .replace("(MOVE)", r"(\d+)")
    .replace("(MOVES)", r"\d+")
)


FOCUS = "document.activeElement.ariaLabel"


def reel_at(here: Locator) -> int:
    """Which of the missed moves is shown."""
    found = REEL.search(here.inner_text())
    assert found
    return int(found[1])


def test_undo_takes_the_last_action_back(visit: Callable[..., Any], server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    assert ben.sit(table.links[1]).status == 200
    advance([ana, ben], table, asks_first_seat(FREE_STEP), like("greedy", server))
    player = sit_down(visit(), ana, table)
    undo = player.page.get_by_role("button", name=said("undo"), exact=True)
    player.wait_for_turn()
    before = player.sight()["view"]
    while not player.sight()["question"]["can_undo"]:
        before = player.sight()["view"]
        player.choose(next(words for words in player.offered() if words != "leave cards"))
        player.wait_for_turn()

    undo.click()
    player.page.wait_for_function(
        "(number) => Number(document.querySelector('[data-number]').dataset.number) > number",
        arg=player.number - 1,
    )
    expect(undo).to_have_count(0)
    assert player.sight()["view"] == before
    player.page.keyboard.press("u")  # nothing to take back any more
    assert player.sight()["view"] == before


@pytest.mark.parametrize("agrees", [True, False])
def test_taking_back_needs_consent(visit: Callable[..., Any], sat: Sat, *, agrees: bool) -> None:
    ana, ben, table = sat
    players = [sit_down(visit(), ana, table), sit_down(visit(), ben, table)]
    asked = players[0].sight()["asked"]
    asker, other = players[1 - asked], players[asked]
    before = asker.sight()["changed"]

    asker.page.get_by_role("tab", name=said("tab-table")).click()
    asker.page.get_by_role("button", name=said("menu-take-back")).click()
    expect(asker.page.get_by_text(said("wish-take-back-mine"))).to_be_visible()
    question = other.page.get_by_role("alertdialog", name=said("wish-title"))
    expect(question).to_contain_text(said("wish-take-back-asks", name=("Ana", "Ben")[1 - asked]))
    assert other.visitor.grave_faults() == []
    question.get_by_role("button", name=said("wish-agree" if agrees else "wish-refuse")).click()

    for player in players:
        expect(player.page.get_by_text(said("wish-take-back-mine"))).to_have_count(0)
        expect(player.page.get_by_role("alertdialog")).to_have_count(0)
    sight = asker.sight()
    assert (sight["changed"] > before) == agrees
    if agrees:
        assert sight["asked"] == 1 - asked
        asker.wait_for_turn()


def test_what_was_missed_is_shown_move_by_move(
    visit: Callable[..., Any], server: Server, sat: Sat
) -> None:
    ana, ben, table = sat
    visitor = visit()
    player = sit_down(visitor, ana, table)
    player.page.get_by_text(said("log-title")).first.wait_for()
    visitor.go("/")
    advance(
        [ana, ben],
        table,
        lambda sight: sight["asked"] == 0 and moves_of_the_other(server, table) > 2,
        like("greedy", server),
    )

    visitor.go(f"/table/{table.id}")
    page = visitor.page
    page.get_by_role("button", name=said("past-show")).click()
    page.get_by_role("button", name=said("replay-pause")).click()
    here = page.get_by_text(REEL)
    before = reel_at(here)
    assert page.locator("[data-action]").count() == 0  # the past cannot be changed
    assert visitor.grave_faults() == []
    page.get_by_role("button", name=said("replay-on"), exact=True).click()
    wait_until(lambda: reel_at(here) == before + 1, "the reel shows the next move")
    page.get_by_role("button", name=said("past-skip")).click()
    expect(here).to_have_count(0)
    expect(page.get_by_role("button", name=said("past-show"))).to_have_count(0)


def test_the_past_is_looked_at_and_left(visit: Callable[..., Any], sat: Sat) -> None:
    ana, _, table = sat
    visitor = visit()
    page = sit_down(visitor, ana, table).page
    cards = page.locator(".drawn").inner_text()
    line = page.get_by_role("button", name=said("log-moment", line="")).nth(2)
    line.click()
    expect(page.get_by_text(said("past-here", move=1, moves=1)[:30])).to_be_visible()
    for key in (",", ".", "ArrowLeft"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(page.get_by_text(said("past-here", move=1, moves=1)[:30])).to_have_count(0)
    assert page.locator(".drawn").inner_text() == cards


def test_the_chronicle_is_one_stop_for_tab(visit: Callable[..., Any], sat: Sat) -> None:
    ana, _, table = sat
    page = sit_down(visit(), ana, table).page
    page.get_by_role("tab", name=said("tab-log")).focus()
    page.keyboard.press("Tab")
    newest = page.evaluate(FOCUS)
    assert said("log-moment", line="").strip() in newest
    for key in ("ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.className").startswith("rule")
    page.keyboard.press("Home")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUS) == newest
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.log')") is None
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text(said("past-here", move=1, moves=1)[:30])).to_be_visible()


def test_what_only_explains_itself_is_found_with_shift_and_arrows(
    visit: Callable[..., Any], sat: Sat
) -> None:
    ana, _, table = sat
    page = sit_down(visit(), ana, table).page
    page.keyboard.press("Shift+ArrowDown")
    assert page.evaluate("document.activeElement.dataset.action ?? null") is None
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_talk_reaches_the_other_and_notes_do_not(visit: Callable[..., Any], sat: Sat) -> None:
    ana, ben, table = sat
    one, other = sit_down(visit(), ana, table).page, sit_down(visit(), ben, table).page
    for tab, key, text in (
        ("tab-notes", "notes-label", "my plan"),
        ("tab-talk", "talk-label", "Hi!"),
    ):
        one.get_by_role("tab", name=said(tab)).click()
        one.get_by_label(said(key)).fill(text)
        one.keyboard.press("Enter")
        expect(one.get_by_role("log")).to_contain_text(text)
    expect(other.get_by_role("tab", name=said("tab-talk"))).to_contain_text("1")
    other.get_by_role("tab", name=said("tab-talk")).click()
    expect(other.get_by_role("log")).to_contain_text("Hi!")
    other.get_by_role("tab", name=said("tab-notes")).click()
    expect(other.get_by_role("log")).not_to_contain_text("my plan")


def test_a_bot_stands_in_and_the_person_comes_back(visit: Callable[..., Any], sat: Sat) -> None:
    ana, _, table = sat
    page = sit_down(visit(), ana, table).page
    page.get_by_role("tab", name=said("tab-table")).click()
    name = said("menu-hand-over-to", bot=said("bot-novice"))
    page.get_by_role("button", name=name).click()
    assert not ana.sight(table)["seats"][0]["bot"], "it is asked once more"
    page.get_by_role("button", name=said("menu-sure"), exact=True).click()
    page.get_by_role("button", name=said("menu-come-back")).first.click()
    expect(page.get_by_role("button", name=name)).to_be_visible()


LISTEN = """
// The browser's part: not every Chromium without a screen has notifications.
window.called = [];
window.strokes = 0;
window.isAway = false;
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.isAway });
window.Notification = class {
  static permission = 'default';
  static async requestPermission() {
    return (this.permission = 'granted');
  }
  constructor(title, given) {
    window.called.push([title, given.body]);
  }
};
const strike = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.strokes += this.state === 'running' ? 1 : 0;
  return strike.call(this);
};
"""
"""Notes what a player is called with; whether he looks at the page is ours to say."""


def pass_the_turn(players: list[Person], table: Table, seat: int) -> None:
    """Play on until the other is asked, and on until this seat is asked again."""
    for wanted in (1 - seat, seat):
        advance(players, table, asks(wanted), at_random(1))


def test_who_looks_elsewhere_is_called_when_it_is_his_turn(
    visit: Callable[..., Any], sat: Sat
) -> None:
    ana, ben, table = sat
    visitor = visit()
    visitor.context.add_init_script(LISTEN)
    page = sit_down(visitor, ana, table).page
    page.get_by_role("button", name=said("settings-title")).click()
    page.get_by_label(said("choose-sound")).check()
    page.get_by_label(said("choose-notify")).check()
    page.keyboard.press("Escape")
    assert page.evaluate("[called, strokes]") == [[], 0]  # it is no news to whoever comes

    pass_the_turn([ana, ben], table, 0)
    page.wait_for_function("() => strokes > 0")
    assert page.evaluate("called") == []  # who looks at the table sees it

    page.evaluate("isAway = true")
    pass_the_turn([ana, ben], table, 0)
    page.wait_for_function("() => called.length > 0")
    title, body = page.evaluate("called[0]")
    assert title == said_of(GAME, "title")
    assert body == said("table-your-turn-now")


def test_who_waits_elsewhere_for_the_game_to_begin_is_called(
    visit: Callable[..., Any], server: Server
) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(FREE, ME)  # the second seat begins
    visitor = visit()
    visitor.context.add_init_script(LISTEN)
    visitor.context.add_init_script("localStorage.setItem('kingsbridge-notify', 'on')")
    visitor.context.add_init_script("Notification.permission = 'granted'")
    visitor.become(ana)
    page = visitor.go(f"/table/{table.id}")
    page.get_by_text(said("room-begins")).wait_for()
    page.evaluate("isAway = true")
    assert ben.sit(table.links[0]).status == 200
    page.wait_for_function("() => called.length > 0")


def test_the_language_changes_in_mid_game(visit: Callable[..., Any], sat: Sat) -> None:
    ana, _, table = sat
    visitor = visit(locale="fr-FR")
    page = sit_down(visitor, ana, table).page
    tab = page.get_by_role("tab", name=said("tab-log", "fr"))
    expect(tab).to_be_visible()
    page.get_by_role("button", name=said("settings-title", "fr")).click()
    page.get_by_role("radio", name=said("language-de", "fr")).check()
    expect(page.get_by_role("tab", name=said("tab-log", "de"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    key, blanks = BEGINS
    line = said_of(GAME, key, "de", **blanks)
    expect(page.get_by_text(line)).to_be_visible()
    page.reload()
    expect(page.get_by_text(line)).to_be_visible()


def speak(page: Page, before: str, language: str) -> None:
    """Change the language in the settings."""
    page.get_by_role("button", name=said("settings-title", before)).click()
    page.get_by_role("radio", name=said(f"language-{language}", before)).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def expect_all_said(player: Player, person: Person, table: Table, language: str) -> None:
    """What is asked, every action and the whole chronicle are in this language."""
    texts = catalogue(language, GAME)
    names = ["Ana", texts.seat_name(1)]
    question = person.sight(table)["question"]
    prompt = texts.say(line_of(question["prompt"]), names)
    expect(player.page.locator("#prompt")).to_contain_text(prompt)
    declines = f"decline-{question['step']}"
    for offer in question["offered"]:
        says_what = offer.get("declines", False) and texts.has(declines)
        line = Line(declines) if says_what else line_of(offer["label"])
        label = re.compile(re.escape(texts.say(line, names)))
        expect(player.piece(offer["words"])).to_have_accessible_name(label)
    chronicle = player.page.get_by_role("region", name=said("log-title", language)).inner_text()
    with person.at(table) as seat:
        for heard in seat.story:
            told = {name: heard[name] for name in heard if name != "event"}
            assert texts.say(line_of(told), names) in chronicle


def test_the_game_goes_on_in_every_language(visit: Callable[..., Any], server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"))
    advance([ana], table, asks_first_seat(FREE_STEP), like("greedy", server))
    player = sit_down(visit(), ana, table)
    player.wait_for_turn()
    expect_all_said(player, ana, table, "en")
    for before, language in (("en", "fr"), ("fr", "de")):
        seen = ana.sight(table)
        speak(player.page, before, language)
        expect_all_said(player, ana, table, language)
        assert ana.sight(table) == seen
        assert player.play(like("greedy", server), most=5) == 5
        player.wait_for_turn()
        expect_all_said(player, ana, table, language)


def test_the_board_can_be_read_in_words(visit: Callable[..., Any], sat: Sat) -> None:
    ana, _, table = sat
    visitor = visit()
    page = sit_down(visitor, ana, table).page
    page.get_by_role("button", name=said("menu-read-board")).click()
    beside = page.get_by_role("complementary", name=said("drawer-title"))
    heading = beside.get_by_role("heading", name=said_of(GAME, IN_WORDS))
    expect(heading).to_be_visible()
    assert page.get_by_role("table").first.get_by_role("cell").count() >= 9
    assert visitor.grave_faults() == []
    page.get_by_role("tab", name=said("tab-log")).click()
    expect(page.get_by_role("region", name=said("help-board"))).to_have_class(re.compile("unseen"))
    page.get_by_role("tab", name=said("tab-words")).click()
    page.get_by_role("button", name=said("drawer-close")).click()
    expect(page.get_by_role("tab", name=said("tab-words"))).to_have_count(0)


def test_the_rule_of_the_moment_opens_beside_the_table(
    visit: Callable[..., Any], screen: dict[str, Any], sat: Sat
) -> None:
    ana, _, table = sat
    player = sit_down(visit(screen), ana, table)
    rule = player.sight()["question"]["rule"]
    player.page.get_by_role("link", name=said("rule-open", number=rule)).first.click()
    paragraph = player.page.get_by_text(rule, exact=True).last
    expect(paragraph).to_be_visible()
    assert player.page.locator("[data-number]").count() == 1  # the table is still there
    assert player.visitor.grave_faults() == []


def test_the_rules_open_at_the_question(
    visit: Callable[..., Any], screen: dict[str, Any], sat: Sat
) -> None:
    ana, _, table = sat
    player = sit_down(visit(screen), ana, table)
    rule = player.sight()["question"]["rule"]
    player.page.get_by_role("tab", name=said("tab-rules")).click()
    expect(player.page.locator(f"[data-rule='{rule}']")).to_be_in_viewport()
