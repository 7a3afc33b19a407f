"""The browser client in headless Chromium, against a real server: `make bench-client`.

    PYTHONPATH=tests:tools python bench/browser_client.py

For each game: how big it is, how soon a table stands there on a processor slowed four times, and
how soon a click shows.  Network time is not in it: server and browser are on one machine.  Each
figure is a median of several runs, with the worst beside it and its goal.
"""

from __future__ import annotations

import argparse
import os
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as TooLong

import sizes
from browsing import WIDE, Player, Visitor, advance, at_random, launched
from kingsbridge.games import GAMES
from serving import FREE, ME, Person, Server, Table, bot

SLOWED: Final = 4
SEATS: Final = {name: max(rules.SEATS) for name, rules in GAMES.items()}
"""The games, and how many play."""

SEEDED: Final = Path(__file__).parents[1] / "tests" / "seeded.py"

WATCH_PAINT: Final = """
window.painted = {};
const afterPaint = (what, then) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    window.painted[what] ??= performance.now();
    then?.();
  };
  channel.port2.postMessage(null);
});
let said = false;
new MutationObserver((_, observer) => {
  if (!said && document.body?.textContent.trim()) {
    said = true; // looking again and again would be most of what is measured
    afterPaint('text');
  }
  if (!document.querySelector('[data-action]')) return;
  observer.disconnect();
  // asking for the fonts makes the browser lay the page out, so it is asked when it has done so
  afterPaint('pieces', () => document.fonts.ready.then(() => afterPaint('fonts')));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Notes when, after the navigation began, a frame was painted that shows pieces to choose from."""

WATCH_CLICKS: Final = """
window.clicks = [];
const afterPaint = (done) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => done(performance.now());
  channel.port2.postMessage(null);
});
const number = () => document.querySelector('[data-number]')?.dataset.number;
addEventListener('click', (event) => {
  const before = number();
  const click = { feedback: 0, answer: 0 };
  let felt = false;
  new MutationObserver((_, observer) => {
    if (!felt) {
      felt = true;
      afterPaint((now) => { click.feedback = now - event.timeStamp; });
    }
    if (number() === before) return;
    observer.disconnect();
    afterPaint((now) => {
      click.answer = now - event.timeStamp;
      window.clicks.push(click);
    });
  }).observe(document.body, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
}, { capture: true });
"""
"""Notes for each click how long it took to the frame with the first change, and to the answer's."""


class Goal(NamedTuple):
    """What is measured, and what it must stay under; no goal if 0."""

    told: str
    most: float
    unit: str


SIZE: Final = Goal("all pages and one game, packed, one language, no fonts", 0.0, "kB")
LOADED: Final = Goal("loaded for a table, packed, one language, no fonts", 120.0, "kB")
FIRST_VIEW: Final = Goal(f"first view of a table, CPU slowed {SLOWED}x", 1500.0, "ms")
WITH_FONTS: Final = Goal(f"the same with its own type faces, CPU slowed {SLOWED}x", 0.0, "ms")
FEEDBACK: Final = Goal("click to the frame that shows it", 50.0, "ms")
ANSWER: Final = Goal("click to the frame with the server's answer", 0.0, "ms")
FEEDBACK_SLOWED: Final = Goal(f"click to the frame that shows it, CPU slowed {SLOWED}x", 0.0, "ms")
ANSWER_SLOWED: Final = Goal(
    f"click to the frame with the server's answer, CPU slowed {SLOWED}x", 0.0, "ms"
)

Found = dict[Goal, list[float]]


def main() -> None:
    options = parse()
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.2f} before the start.")
    with TemporaryDirectory() as folder:
        house = Server(Path(folder) / "data", program=(str(SEEDED),))
        with house, launched() as browser:
            for game in options.games:
                found: Found = {SIZE: [sum(sizes.of_client(game).values()) / 1000]}
                first_views(browser, house, game, options.runs, found)
                clicks(browser, house, game, options.clicks, found)
                print(f"\n{game}:\n", *report(found), sep="\n")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the browser client.")
    parser.add_argument("--runs", type=int, default=9, help="first views")
    parser.add_argument("--clicks", type=int, default=40, help="actions chosen")
    parser.add_argument("--games", nargs="+", choices=SEATS, default=list(SEATS))
    return parser.parse_args()


def report(found: Found) -> list[str]:
    """A Markdown table, with a verdict where there is a goal."""
    lines = ["| figure | median | worst | n | goal | |", "|---|---|---|---|---|---|"]
    for goal, values in found.items():
        middle, worst = median(values), max(values)
        aim = f"{goal.most:g} {goal.unit}" if goal.most else ""
        verdict = ("reached" if middle <= goal.most else "MISSED") if goal.most else ""
        if verdict == "reached" and worst > goal.most:
            verdict = "reached, not always"
        cells = (goal.told, f"{middle:.1f} {goal.unit}", f"{worst:.1f} {goal.unit}", len(values))
        lines.append(f"| {' | '.join(map(str, cells))} | {aim} | {verdict} |")
    return lines


# First view.


def first_views(browser: Browser, house: Server, game: str, runs: int, found: Found) -> None:
    people = [Person(house, name) for name in ("Ana", "Ben", "Cid", "Dora")[: SEATS[game]]]
    table = people[0].open_table(ME, *[FREE] * (SEATS[game] - 1), game=game)
    for seat, person in enumerate(people[1:], 1):
        assert person.sit(table.links[seat]).status == 200
    advance(people, table, is_turn_of_first_seat, at_random(1))
    for _ in range(runs):
        painted, loaded = first_view(browser, house, people[0], table)
        found.setdefault(LOADED, []).append(loaded)
        found.setdefault(FIRST_VIEW, []).append(painted["pieces"])
        found.setdefault(WITH_FONTS, []).append(painted["fonts"])


def is_turn_of_first_seat(sight: dict[str, Any]) -> bool:
    """In mid-game, when the first seat is asked and much lies on the table."""
    return bool(sight["number"] > 60 and sight["asked"] == sight["seat"] == 0)


def first_view(
    browser: Browser, house: Server, person: Person, table: Table
) -> tuple[dict[str, float], float]:
    """When pieces were painted, in milliseconds, and how many kB were loaded for it."""
    context = browser.new_context(locale="en-GB", **WIDE)
    visitor = Visitor(context, house)
    visitor.become(person)
    visitor.page.add_init_script(WATCH_PAINT)
    came = watch_network(context, visitor.page)
    slow_down(context, visitor.page)
    visitor.page.goto(f"{house.origin}/table/{table.id}", wait_until="commit")
    visitor.page.wait_for_function("() => window.painted.fonts", timeout=30_000)
    painted: dict[str, float] = visitor.page.evaluate("() => window.painted")
    assert visitor.complaints == [], visitor.complaints
    context.close()
    return painted, sum(came) / 1000


def watch_network(context: BrowserContext, page: Page) -> list[int]:
    """The bytes of every file of the client that comes, fonts left out, as they come."""
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    counted: set[str] = set()
    came: list[int] = []

    def answered(told: dict[str, Any]) -> None:
        address = told["response"]["url"]
        if "/api/" not in address and not address.endswith(".woff2"):
            counted.add(told["requestId"])

    def arrived(told: dict[str, Any]) -> None:
        if told["requestId"] in counted:
            came.append(int(told["encodedDataLength"]))

    session.on("Network.responseReceived", answered)
    session.on("Network.dataReceived", arrived)
    return came


def slow_down(context: BrowserContext, page: Page) -> None:
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


# Clicks.


def clicks(browser: Browser, house: Server, game: str, most: int, found: Found) -> None:
    for feedback, answer, slowed in (
        (FEEDBACK, ANSWER, False),
        (FEEDBACK_SLOWED, ANSWER_SLOWED, True),
    ):
        ana = Person(house, "Ana")
        table = ana.open_table(ME, *[bot("random")] * (SEATS[game] - 1), game=game)
        context = browser.new_context(locale="en-GB", **WIDE)
        visitor = Visitor(context, house)
        visitor.become(ana)
        visitor.page.add_init_script(WATCH_CLICKS)
        visitor.go(f"/table/{table.id}")
        if slowed:
            slow_down(context, visitor.page)
        noted = press_on(Player(visitor), most)
        found[feedback] = [click["feedback"] for click in noted]
        found[answer] = [click["answer"] for click in noted]
        context.close()


def press_on(player: Player, most: int) -> list[dict[str, float]]:
    """What so many clicks took; now and then the browser loses one, which is pressed again."""
    noted: list[dict[str, float]] = []
    while len(noted) < most and not player.is_over:
        with suppress(TooLong):
            player.play(at_random(1), most=most - len(noted))
        noted = player.page.evaluate("() => window.clicks")
    return noted


if __name__ == "__main__":
    main()
