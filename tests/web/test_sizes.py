"""A table fits every screen: recorded games, walked through a list of sizes.

At every question every offered piece is wholly in sight and uncovered, no text is cut, nothing
overflows its frame, and on a screen that is touched every target has room for a finger.

Of each step the fullest question of the largest table is shown in every fourth size, every third of
the rest in one size, in turn, and one of the most crowded tables in every size; ``make sizes``
shows every move of every recorded game in every size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from browsing import PHONE
from kingsbridge.games import GAMES
from recorded import (
    ALL,
    Moment,
    crowded,
    distinct_questions,
    fullest,
    moments,
    records_of,
    with_undo,
    wordiest,
)
from staging import Stage

pytestmark = pytest.mark.uncounted

LOOK: Final = Path(__file__).with_name("fits.js").read_text(encoding="utf-8")
FITS: Final = LOOK.strip().rstrip(";")
TOUCHED: Final = (
    (360, 640),
    (390, 664),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1180, 820),
)
POINTED: Final = ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
IN_EVERY_LANGUAGE: Final = ((390, 664), (1366, 768))

Sizes = tuple[tuple[int, int], ...]


def shown(game: str, sizes: Sizes) -> Iterator[tuple[int, int, Moment]]:
    """What is shown, and in which size."""
    if ALL:
        everything = [moment for path in records_of(game) for moment in moments(path)]
        yield from ((*size, moment) for size in sizes for moment in everything)
        return
    full, late = fullest(game), crowded(game)
    others = [moment for moment in distinct_questions(game) if moment not in full]
    for place, size in enumerate(sizes):
        some = [
            *full[place % 4 :: 4],
            *others[3 * place :: 3 * len(sizes)],
            late[place % len(late)],
        ]
        yield from ((*size, moment) for moment in some)


def faults(stage: Stage, game: str, sizes: Sizes) -> list[str]:
    """What does not fit, with where and when; table by table, since a page shows one."""
    seen = sorted(shown(game, sizes), key=lambda one: len(one[2].sight["seats"]))
    return faults_of(stage, seen)


def faults_of(stage: Stage, seen: Iterable[tuple[int, int, Moment]]) -> list[str]:
    found = []
    for width, height, moment in seen:
        stage.resize(width, height)
        stage.show(moment)
        told = stage.page.evaluate(FITS, {"touch": (width, height) in TOUCHED})
        step = f"{moment.question['step']} of {len(moment.sight['seats'])}"
        found += [f"{width}x{height} {step} ({moment.offers}): {fault}" for fault in told]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_on_a_screen_that_is_touched(visit: Callable[..., Any], game: str) -> None:
    assert faults(Stage(visit(PHONE)), game, TOUCHED) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_on_a_large_screen(visit: Callable[..., Any], game: str) -> None:
    assert faults(Stage(visit()), game, POINTED) == []


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_in_every_language(
    visit: Callable[..., Any], game: str, language: str
) -> None:
    stage = Stage(visit(PHONE, locale=language))
    assert faults(stage, game, IN_EVERY_LANGUAGE) == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_long_questions_fit_beside_undo(
    visit: Callable[..., Any], game: str, language: str
) -> None:
    stage = Stage(visit(PHONE, locale=language))
    seen = [(390, 664, with_undo(moment)) for moment in wordiest(game)]
    assert faults_of(stage, seen) == []
