"""axe-core finds nothing on any page, wide and on the phone, by daylight and by candlelight.

Of pages that are alike some are looked at on the wide screen, others on the phone; ``make sizes``
looks at all of them on both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from browsing import PHONE, WIDE, Visitor, advance, at_random, said
from kingsbridge.games import GAMES
from recorded import distinct_questions, share
from sample import GAME
from serving import FREE, ME, Person, Server, Table, bot
from staging import Stage

pytestmark = pytest.mark.uncounted

LOOKS = pytest.mark.parametrize(
    ("screen", "scheme"),
    [(WIDE, "light"), (PHONE, "dark")],
    ids=("wide-light", "phone-dark"),
)
WAYS = ("bots", "friends", "screen")
TABS = ("tab-log", "tab-talk", "tab-notes", "tab-rules", "tab-table")
Seen = Iterator[str]


@pytest.fixture(scope="module")
def ana(server: Server) -> Person:
    return Person(server, "Ana")


@pytest.fixture(scope="module")
def over(ana: Person) -> dict[str, Table]:
    """A finished game of each title."""
    found = {}
    for game, rules in GAMES.items():
        table = ana.open_table(ME, *[bot("random")] * (rules.SEATS[0] - 1), game=game)
        advance([ana], table, lambda sight: sight["phase"] == "over", at_random(3))
        found[game] = table
    return found


def check(visitor: Visitor, walk: Seen) -> None:
    """Look at every place of a walk."""
    found = {place: visitor.faults() for place in walk}
    assert {place: faults for place, faults in found.items() if faults} == {}


def open_sheet(page: Page, key: str) -> None:
    page.get_by_role("button", name=said(key)).first.click()
    page.get_by_role("dialog").wait_for()


@LOOKS
def test_pages_to_read(
    visit: Callable[..., Any],
    screen: dict[str, Any],
    ana: Person,
    over: dict[str, Table],
    scheme: str,
) -> None:
    """With one's own tables in the list."""
    visitor = visit(screen, color_scheme=scheme)
    visitor.become(ana)
    assert over
    of_games = [f"/{page}/{game}" for page in ("rules", "components") for game in GAMES]
    paths = ["/", "/credits", "/nowhere", "/sit/0000", *share(of_games, screen is PHONE, 2)]

    def walk() -> Seen:
        for path in paths:
            visitor.go(path).wait_for_selector("main h1, main h2")
            yield path
        visitor.complaints.clear()  # of addresses that lead nowhere

    check(visitor, walk())


@LOOKS
def test_the_way_to_a_table(
    visit: Callable[..., Any], screen: dict[str, Any], server: Server, scheme: str
) -> None:
    visitor = visit(screen, color_scheme=scheme)
    host = Person(server, "Dora")
    table = host.open_table(ME, FREE)

    def walk() -> Seen:
        page = visitor.go("/")
        for game, way in share(list(product(GAMES, WAYS)), screen is PHONE, 2):
            page.locator(f"[data-game={game}] [data-way={way}]").click()
            page.get_by_role("dialog").wait_for()
            yield f"{game} {way}"
            page.keyboard.press("Escape")
        open_sheet(page, "settings-title")
        yield "settings"
        visitor.go(table.links[1])
        page.get_by_role("button", name=said("join-sit")).wait_for()
        yield "an invitation"
        visitor.become(host)
        visitor.go(f"/table/{table.id}").get_by_text(said("room-begins")).wait_for()
        yield "the waiting room"

    check(visitor, walk())


@LOOKS
@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_its_moments(
    visit: Callable[..., Any], screen: dict[str, Any], game: str, scheme: str
) -> None:
    visitor = visit(screen, color_scheme=scheme)
    stage = Stage(visitor)

    def walk() -> Seen:
        for moment in share(distinct_questions(game), 10 * (screen is PHONE), 20):
            stage.show(moment)
            yield moment.question["step"]
        for tab in TABS if game == GAME else ("tab-rules", "tab-table"):
            stage.page.get_by_role("tab", name=said(tab)).click()
            stage.settle()
            yield tab
        open_sheet(stage.page, "menu-help")
        yield "help"

    check(visitor, walk())


@LOOKS
def test_an_end_and_a_replay(
    visit: Callable[..., Any],
    screen: dict[str, Any],
    ana: Person,
    over: dict[str, Table],
    scheme: str,
) -> None:
    visitor = visit(screen, color_scheme=scheme)
    visitor.become(ana)

    def walk() -> Seen:
        for game in share(list(GAMES), screen is PHONE, 2):
            page = visitor.go(f"/table/{over[game].id}")
            page.get_by_role("heading", name=said("fair-title")).wait_for()
            yield f"the end of {game}"
            visitor.go(f"/replay/{over[game].id}?at=40").wait_for_selector("[data-number='40']")
            yield f"the replay of {game}"

    check(visitor, walk())
