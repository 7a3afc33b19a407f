"""Nothing moves under the pointer: the browser's own measure of shifts, along recorded games.

While a question stands it is 0, whatever somebody points at and whatever comes from others; from
one question to the next it stays close to 0.  What flies on purpose is not counted: it is moved by
transforms, and here nothing flies.  Nor is what floats over the table beside what is pointed at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count, pairwise
from typing import Any, Final

import pytest

from browsing import PHONE, said
from kingsbridge.core.changes import change
from kingsbridge.games import GAMES
from kingsbridge.table.shapes import Sight, StoryLine
from recorded import Moment, fullest, moments, records_of, share
from staging import Stage

pytestmark = pytest.mark.uncounted

VIEWER: Final = 0
MOST: Final = 0.02
"""From one question to the next, as a share of the screen."""

WATCH: Final = """
window.shifts = [];
const element = ({ node }) => node?.closest ? node : node?.parentElement;
const floats = (source) => element(source)?.closest('.tip, .numeral');
const where = ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    if (!sources.every(floats)) shifts.push({ value, sources: sources.map(where) });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
SHIFTS: Final = """() => new Promise((done) => {
  const frames = (left) => left ? requestAnimationFrame(() => frames(left - 1)) : done(tell());
  const tell = () => ({
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    sources: [...new Set(shifts.splice(0).flatMap(({ sources }) => sources))],
  });
  frames(3);
})"""
PHONE_SIZE: Final = {**PHONE, "viewport": {"width": 390, "height": 664}}
LAPTOP: Final = {"viewport": {"width": 1366, "height": 768}}


def shift(stage: Stage) -> tuple[float, list[str]]:
    """By how much things moved since this was asked last, and which."""
    found = stage.page.evaluate(SHIFTS)
    return found["value"], found["sources"]


@pytest.fixture(params=[LAPTOP, PHONE_SIZE], ids=["laptop", "phone"])
def stage(visit: Callable[..., Any], request: pytest.FixtureRequest) -> Stage:
    visitor = visit(request.param, is_drawn=True)  # what is not painted is not said to move
    visitor.context.add_init_script(WATCH)
    return Stage(visitor)


# --- From one question to the next ---


@cache
def changes(game: str) -> list[tuple[Moment, Moment]]:
    """Of each step that follows another, as one seat sees it, one time: at the largest table.

    Every twelfth is seen on each screen; ``make sizes`` sees all of them on both.
    """
    pairs = [pair for path in records_of(game) for pair in pairwise(moments(path, viewer=VIEWER))]
    pairs.sort(key=table)
    last = {(end(before), end(after)): (before, after) for before, after in pairs}
    return sorted(last.values(), key=table)


def table(pair: tuple[Moment, Moment]) -> int:
    """How many sit there."""
    return len(pair[0].sight["seats"])


def end(moment: Moment) -> tuple[object, ...]:
    """A question, and whether it is the viewer's."""
    return moment.question["step"], moment.sight["asked"] == VIEWER


def go_on(stage: Stage, before: Moment, after: Moment) -> None:
    """From one question to the next, as a table tells it."""
    tell(stage, before.sight, after.sight, after.story)
    stage.settle(after.sight["number"])


def tell(stage: Stage, before: Sight, after: Sight, story: list[StoryLine]) -> None:
    told = {"change": change(before, after), "story": story}
    stage.send({"type": "changed", "number": after["number"], **told})


@pytest.mark.parametrize("game", GAMES)
def test_hardly_anything_moves_from_one_question_to_the_next(stage: Stage, game: str) -> None:
    faults = []
    for before, after in share(changes(game), 6 * stage.is_touched, 12):
        stage.show(before)
        shift(stage)
        go_on(stage, before, after)
        value, sources = shift(stage)
        if value >= MOST:
            steps = " to ".join(moment.question["step"] for moment in (before, after))
            faults.append(f"{steps}: {value:.3f} {sources}")
    assert faults == []


# --- While a question stands ---

LONG: Final = "Sorry, I meant the other card; may I take it back? I shall be quick from now on"
REASON: Final = {"key": "illegal-not-now"}
FRAME: Final = "() => new Promise(requestAnimationFrame)"
ANOTHER: Final = "[data-confirm], [data-choose]"
"""What is asked about once more."""
ANSWERED: Final = f"""() => document.querySelector('{ANOTHER}')
  || !document.querySelector('[data-action]')"""


NUMBERS: Final = count(100_000)
"""Of events, each after every other."""


def acts(stage: Stage) -> list[dict[str, Any]]:
    """The answers that the page has given."""
    return [asked for asked in stage.asked if asked["do"] == "act"]


def story_line(key: str, blanks: Any) -> StoryLine:
    return {"key": key, "blanks": blanks, "event": next(NUMBERS)}


def others(moment: Moment) -> list[int]:
    """All seats but the one that looks."""
    return [seat for seat in range(len(moment.sight["seats"])) if seat != moment.sight["seat"]]


def later(moment: Moment, **what: Any) -> Any:
    """The same question, a little later."""
    return {**moment.sight, "number": moment.sight["number"] + 1, **what}


def points(stage: Stage, _: Moment) -> None:
    """Somebody points at all that can be chosen, one after the other."""
    for piece in stage.page.locator("[data-action]").all():
        piece.hover(force=True)
    stage.page.mouse.move(1, 1)


def taps(stage: Stage, _: Moment) -> None:
    """A finger points before it chooses: all that can be is asked about, and left."""
    for piece in stage.page.locator(".piece[data-action]").all():
        piece.tap(force=True)
        stage.page.keyboard.press("Escape")
    assert not acts(stage)


def consent_is_asked(stage: Stage, moment: Moment) -> None:
    """Another asks for something, and takes it back."""
    asked = {"wish": "take back", "waiting_for": [moment.sight["seat"]], "taught": True}
    wished = later(moment, wish={"seat": others(moment)[0], **asked})
    tell(stage, moment.sight, wished, [])
    stage.page.locator(".notice button").first.wait_for()
    assert said("wish-taught") in stage.page.locator(".notice").inner_text()
    tell(stage, wished, moment.sight, [])
    stage.page.locator(".notice").wait_for(state="detached")


def somebody_speaks(stage: Stage, moment: Moment) -> None:
    text = f"{LONG}, {next(NUMBERS)}."
    blanks: Any = {"seat": others(moment)[0], "text": text}
    tell(stage, moment.sight, later(moment), [story_line("table-said", blanks)])
    stage.page.get_by_text(text).first.wait_for()
    tell(stage, later(moment), moment.sight, [])


def others_go_and_come(stage: Stage, moment: Moment) -> None:
    everybody = [moment.sight["seat"], *others(moment)]
    for here in (everybody[:1], everybody):
        stage.send({"type": "here", "seats": here})
        stage.page.evaluate(FRAME)


def the_answer_is_refused(stage: Stage, _: Moment) -> None:
    """What was chosen has no effect, and the table says why."""
    for things in ("[data-action]", ANOTHER):
        for thing in stage.page.locator(things).all()[:1]:
            thing.press("Enter")
            stage.page.wait_for_function(ANSWERED)
    while not acts(stage):
        stage.page.evaluate(FRAME)
    stage.send({"type": "refused", "id": acts(stage)[0]["id"], "reason": REASON})
    stage.page.get_by_role("alert").first.wait_for()
    stage.asked.clear()


EVENTS: Final = (consent_is_asked, others_go_and_come, the_answer_is_refused, somebody_speaks)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_while_a_question_stands(stage: Stage, game: str) -> None:
    faults = []
    for moment in share(fullest(game), 3 * stage.is_touched, 6):
        stage.show(moment)
        shift(stage)
        for event in (taps if stage.is_touched else points, *EVENTS):
            event(stage, moment)
            stage.settle()
            value, sources = shift(stage)
            if value > 0:
                step = moment.question["step"]
                faults.append(f"{step}, {event.__name__}: {value:.4f} {sources}")
    assert faults == []
