"""Somebody at a browser of their own, playing at a table like a person: for tests and pictures.

A piece is found by the words of the action it stands for, a sentence by its key: nothing here
knows how anything is drawn, and nothing knows a rule of any game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final, cast
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as Late

from browser import HELP, chromium
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.levels import BOTS
from kingsbridge.table import events
from kingsbridge.table.table import Table as HouseTable
from kingsbridge.table.table import load
from serving import FREE, ME, Person, Server, Table, bot

LAUNCH: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
AXE: Final = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ["serious", "critical"]
EVERY: Final = ["minor", "moderate", *GRAVE]
FAULTS: Final = """async (grave) => {
  document.adoptedStyleSheets = [];  // what is not painted has no contrast
  const found = await axe.run(document, { resultTypes: ['violations'], preload: false });
  return found.violations
    .filter((fault) => grave.includes(fault.impact))
    .flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 200)}`));
}"""
NO_PACE: Final = (
    "for (const [name, value] of [['pace', '0'], ['alone', 'off']])"
    " if (localStorage.getItem(`kingsbridge-${name}`) === null)"
    " localStorage.setItem(`kingsbridge-${name}`, value)"
)
"""Bots' moves are shown at once, and nothing is done by itself: a test does not wait."""
UNDRAWN: Final = """
const undrawn = new CSSStyleSheet();
undrawn.replaceSync(':root { opacity: 0 }');
document.adoptedStyleSheets.push(undrawn);
"""
"""A page is laid out and not painted, which is half of the work: nobody sees it."""
SHOWN: Final = """
window.isShown = (element) => {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let outer = element; outer !== document.documentElement; outer = outer.parentElement) {
    if (getComputedStyle(outer).opacity === '0') return false;
  }
  return true;
};
"""
"""Is it to be seen, if the page is drawn at all?"""
PATIENCE: Final = 20_000.0
"""Milliseconds after which a page is given up."""
MOST_TRIES: Final = 20
"""Not every game comes to every moment: so many are played to find one that does."""
MOST_TABS: Final = 50
"""So often somebody presses Tab before giving up."""

MOUSE: Final = "mouse"
FINGER: Final = "finger"
KEYBOARD: Final = "keyboard"

MENU: Final = "[data-choose]"
SURE: Final = "[data-confirm]"
IS_THERE: Final = "(selector) => document.querySelector(selector) !== null"
TURN: Final = (
    "() => document.querySelector('[data-action], [data-phase=over], [data-phase=abandoned]')"
)
"""Something can be chosen, or nothing will be any more."""
NUMBER: Final = "Number(document.querySelector('[data-number]')?.dataset.number)"
ANSWERED: Final = f"""(number) => {NUMBER} !== number
  || document.querySelector('{MENU}, {SURE}') !== null"""
"""It was done, or asked about further."""
MOVED: Final = f"(number) => {NUMBER} !== number"
FOCUSED: Final = "document.activeElement?.dataset.action?.split('|') ?? []"
REACHABLE: Final = """(mayScroll) => {
  const reached = new Set();
  const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const hits = (piece) => {
    const box = piece.getBoundingClientRect();
    return [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25]].some(([a, b]) => {
      const [x, y] = [box.left + a * box.width, box.top + b * box.height];
      return inside(x, y) && piece.contains(document.elementFromPoint(x, y));
    });
  };
  const pieces = [...document.querySelectorAll('[data-action]')];
  for (const piece of pieces) {
    if (!isShown(piece)) continue;
    if (piece.disabled || piece.ariaDisabled === 'true') continue;
    const words = piece.dataset.action.split('|');
    if (words.every((one) => reached.has(one))) continue;
    if (!hits(piece)) {
      if (!mayScroll) continue;
      piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (!hits(piece)) continue;
    }
    for (const one of words) reached.add(one);
  }
  return [...reached].sort();
}"""
"""The actions whose pieces can be seen and are not covered, perhaps after scrolling there."""


AT_REST: Final = "() => document.getAnimations().every((one) => one.playState !== 'running')"


@contextmanager
def launched() -> Iterator[Browser]:
    """Headless Chromium."""
    executable = chromium()
    assert executable, HELP
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=LAUNCH)
        yield running
        running.close()


# --- Sentences ---


@cache
def _sentences(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    package = files("kingsbridge")
    paths = [f"text/{language}.ftl", f"text/client.{language}.ftl"]
    if game:
        paths.append(f"games/{game}/text/{language}.ftl")
    for path in paths:
        bundle.add_resource(FluentResource(package.joinpath(path).read_text(encoding="utf-8")))
    return bundle


def said(key: str, language: str = "en", **blanks: int | str) -> str:
    """What the client says under a key of the house."""
    return said_of("", key, language, **blanks)


def said_of(game: str, key: str, language: str = "en", **blanks: int | str) -> str:
    """What the client says under a key of a game."""
    bundle = _sentences(language, game)
    message = bundle.get_message(key)
    sentence, errors = bundle.format_pattern(cast("Pattern", message.value), blanks)
    assert not errors, f"{key} in {language}: {errors[0]}"
    return str(sentence)


# --- Somebody at a browser ---


class Visitor:
    """Somebody at a browser of their own; whatever their pages complain of is noted."""

    def __init__(self, context: BrowserContext, server: Server, *, is_drawn: bool = True) -> None:
        self.context = context
        self.server = server
        self.complaints: list[str] = []
        context.add_init_script(NO_PACE)
        context.add_init_script(SHOWN if is_drawn else SHOWN + UNDRAWN)
        context.on("request", self._request)
        context.set_default_timeout(PATIENCE)
        self.page = self.open()

    @property
    def origin(self) -> str:
        return self.server.origin

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def forgive_the_network(self) -> None:
        """The browser itself complains of a line that is cut, however much had come through it."""
        self.complaints = [
            one for one in self.complaints if "net::ERR_" not in one and "WebSocket" not in one
        ]

    def _request(self, request: Request) -> None:
        """A page asks nobody but its own server."""
        asked = urlsplit(request.url)
        if asked.scheme in {"data", "blob"} or f"{asked.scheme}://{asked.netloc}" == self.origin:
            return
        self.complaints.append(f"asks another server: {request.url}")

    def go(self, path: str) -> Page:
        self.page.goto(self.origin + path)
        return self.page

    def become(self, person: Person) -> None:
        """Go on with the seats somebody took over HTTP."""
        self.context.add_cookies(
            [
                {"name": name, "value": value, "url": self.origin}
                for name, value in person.cookies.items()
            ]
        )

    def grave_faults(self) -> list[str]:
        """What axe finds wrong with the page, of the worse kinds, once it has come to rest."""
        return self.faults(GRAVE)

    def faults(self, kinds: list[str] = EVERY) -> list[str]:
        """What axe finds wrong with the page, once it has come to rest."""
        with suppress(Late):
            self.page.wait_for_function(AT_REST, timeout=3000)
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(FAULTS, kinds)
        return found

    @property
    def scrolls_sideways(self) -> bool:
        found: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return found


# --- Somebody who plays ---

Chooser = Callable[[str, int, list[str]], str]
"""Given the table, the seat and what is offered, the words of one action."""


class Player:
    """Somebody who sits at the table that a page shows, and plays with mouse, finger or keys."""

    def __init__(self, visitor: Visitor, hand: str = MOUSE, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.hand = hand

    # What is on the page, and what the server says of it.

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.split("/")[2]

    @property
    def number(self) -> int:
        found: int = self.page.evaluate(NUMBER)
        return found

    @property
    def is_over(self) -> bool:
        return self._is_there("[data-phase=over], [data-phase=abandoned]")

    def _is_there(self, selector: str) -> bool:
        found: bool = self.page.evaluate(IS_THERE, selector)
        return found

    def sight(self, query: str = "") -> dict[str, Any]:
        """The table as the server tells it to this browser."""
        answer = self.visitor.context.request.get(
            f"{self.visitor.origin}/api/tables/{self.table}{query}",
            max_retries=1,  # the server may just have closed an idle connection
        )
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def offered(self, query: str = "") -> list[str]:
        return [
            offer["words"] for offer in (self.sight(query)["question"] or {}).get("offered", [])
        ]

    def reachable(self, *, by_scrolling: bool = True) -> list[str]:
        """The actions that can be seen and chosen on the page."""
        found: list[str] = self.page.evaluate(REACHABLE, by_scrolling)
        return found

    def wait_until_all_in_reach(self, offered: list[str]) -> None:
        """Until everything that is offered can be seen and chosen; or fail with what is missing."""
        same = f"(all) => JSON.stringify(({REACHABLE})(true)) === JSON.stringify(all)"
        try:
            self.page.wait_for_function(same, arg=sorted(offered), timeout=5000)
        except Late:
            assert self.reachable() == sorted(offered)

    def wait_for_turn(self) -> None:
        """Until something can be chosen, or the game is over."""
        self.page.wait_for_function(TURN)

    # What a person does.

    def piece(self, words: str) -> Locator:
        """A piece that stands for this action, perhaps among others."""
        ways = (
            f'[data-action="{words}"]',
            f'[data-action^="{words}|"]',
            f'[data-action$="|{words}"]',
            f'[data-action*="|{words}|"]',
        )
        return self.page.locator(",".join(ways)).filter(visible=True).first

    def press(self, thing: Locator) -> None:
        if self.hand == KEYBOARD:
            thing.press("Enter")
        elif self.hand == FINGER:
            thing.tap()
        else:
            thing.click()

    def choose(self, words: str) -> None:
        """Choose an action, and wait until it is done, or the screen is passed on."""
        before = self.number
        self._press_piece(words)
        self.page.wait_for_function(ANSWERED, arg=before)
        if self._is_there(SURE):
            self.press(self.page.locator(SURE))
        elif self._is_there(MENU):
            self._pick(words)
        self.page.wait_for_function(MOVED, arg=before)

    def _press_piece(self, words: str) -> None:
        if self.hand == KEYBOARD:
            self._tab_to(words)
            self.page.keyboard.press("Enter")
        else:
            self.press(self.piece(words))

    def _tab_to(self, words: str) -> None:
        """Press Tab until the focus is on a piece that stands for the action."""
        for _ in range(MOST_TABS):
            if words in self.page.evaluate(FOCUSED):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {words}")

    def _pick(self, words: str) -> None:
        """Pick from the menu of a piece that stands for several actions."""
        wanted = self.page.locator(f'[data-choose="{words}"]')
        if self.hand != KEYBOARD:
            self.press(wanted)
            return
        for _ in range(self.page.locator(MENU).count()):
            if self.page.evaluate("document.activeElement?.dataset.choose") == words:
                break
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def play(
        self,
        choose: Chooser,
        *,
        most: int = 1000,
        seat: int = 0,
        check: Callable[[list[str]], None] = lambda _: None,
    ) -> int:
        """Play until the end, or so many actions; how many there were."""
        for acted in range(most):
            self.wait_for_turn()
            if self.is_over:
                return acted
            offered = self.offered()
            check(offered)
            self.choose(choose(self.table, seat, offered))
        return most


def sit_down(visitor: Visitor, person: Person, table: Table, hand: str = MOUSE) -> Player:
    """At a table at which this person has a seat."""
    visitor.become(person)
    visitor.go(f"/table/{table.id}")
    visitor.page.wait_for_selector("[data-phase]")
    return Player(visitor, hand)


def play_whole_game(visitor: Visitor, game: str, seats: int, hand: str) -> Player:
    """Play against novices, as one of them would; everything offered can be seen and chosen."""
    ana = Person(visitor.server, "Ana")
    table = ana.open_table(ME, *(bot("novice"),) * (seats - 1), game=game)
    player = sit_down(visitor, ana, table, hand)

    def is_well(offered: list[str]) -> None:
        player.wait_until_all_in_reach(offered)
        assert not visitor.scrolls_sideways

    player.play(like("novice", visitor.server), check=is_well)
    assert player.sight()["phase"] == "over"
    assert visitor.grave_faults() == []
    assert not visitor.scrolls_sideways
    return player


def board_in_words(player: Player) -> Locator:
    """What is there for those who listen; it comes once everything else is drawn."""
    words = player.page.get_by_role("region", name=said("help-board"))
    words.get_by_role("heading").first.wait_for(state="attached")
    return words


def at_random(seed: int) -> Chooser:
    """Anything that is offered."""
    rng = Random(seed)
    return lambda _table, _seat, offered: rng.choice(offered)


def like(bot: str, server: Server, seed: int = 0) -> Chooser:
    """What a bot of the house would choose, seeing what the seat may know."""
    rng = Random(seed)
    known: dict[str, tuple[int, HouseTable | None]] = {}  # how many lines of a table were read

    def choose(table: str, seat: int, offered: list[str]) -> str:
        read, before = known.get(table, (0, None))
        lines = [body for (body,) in server.rows(LINES, table, read)]
        found = load((events.read(line) for line in lines), before)
        known[table] = read + len(lines), found
        assert found.match is not None
        chosen = BOTS[bot].choose(Outlook(found.game, found.match.state, seat), rng).words
        assert chosen in offered, f"{chosen} is not among {offered}"
        return chosen

    return choose


LINES: Final = "SELECT body FROM lines WHERE table_id = ? ORDER BY number LIMIT -1 OFFSET ?"


def advance(
    people: list[Person],
    table: Table,
    is_so: Callable[[dict[str, Any]], bool],
    choose: Chooser,
) -> None:
    """Let people act over their sockets, each on the seat of their place, until it is so."""
    seats = [person.at(table) for person in people]
    try:
        while True:
            for seat in seats:
                seat.settle()
            if any(is_so(seat.sight) for seat in seats):
                return
            assert seats[0].sight["phase"] == "playing", "the game is over before it is so"
            asked = [seat for seat in seats if seat.is_asked]
            if asked:
                asked[0].act(choose(table.id, asked[0].sight["seat"], asked[0].offered))
            else:
                time.sleep(0.005)  # a bot thinks
    finally:
        for seat in seats:
            seat.__exit__()


def asks_first_seat(step: str) -> Callable[[dict[str, Any]], bool]:
    """Is the first seat asked by this step?"""

    def is_so(sight: dict[str, Any]) -> bool:
        return bool(sight["asked"] == sight["seat"] == 0 and sight["question"]["step"] == step)

    return is_so


def come_to(
    server: Server,
    game: str,
    seats: int,
    is_so: Callable[[dict[str, Any]], bool],
    choose: Callable[[int], Chooser] = at_random,
) -> tuple[list[Person], Table]:
    """A table of people at such a moment; nobody there moves unless the test lets him."""
    for luck in range(MOST_TRIES):
        people = [Person(server, name) for name in ("Ana", "Ben", "Cleo", "Dan")[:seats]]
        table = people[0].open_table(ME, *(FREE,) * (seats - 1), game=game)
        for seat, person in enumerate(people):
            assert seat == 0 or person.sit(table.links[seat]).status == 200
        with suppress(AssertionError):  # the game was over before
            advance(people, table, is_so, choose(luck))
            return people, table
    raise AssertionError(f"no game of {game} came to this")
