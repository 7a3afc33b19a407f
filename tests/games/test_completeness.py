"""Nothing is left out of any game: paragraphs, rulings and refusals have tests, steps paragraphs.

The convention: a test is named after its paragraph (``test_5_3_...``) and after the ruling it
proves (``ruling_07``).  Refusals are provoked with ``refused``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import complete
from kingsbridge.core.steps import Step
from kingsbridge.games import GAMES

TESTS = {game: complete.tests(game) for game in GAMES}


def of_each(things: Callable[[str], Iterable[Any]]) -> list[tuple[str, Any]]:
    """A case for each thing of each game."""
    return [(game, thing) for game in GAMES for thing in things(game)]


@pytest.mark.parametrize(("game", "paragraph"), of_each(complete.paragraphs))
def test_every_paragraph_of_the_rules_has_a_test(game: str, paragraph: str) -> None:
    start = f"test_{paragraph.replace('.', '_')}_"
    assert [name for name in TESTS[game] if name.startswith(start)]


@pytest.mark.parametrize(("game", "ruling"), of_each(complete.rulings))
def test_every_ruling_has_a_test(game: str, ruling: int) -> None:
    assert [name for name in TESTS[game] if f"ruling_{ruling:02}" in name]


@pytest.mark.parametrize("game", GAMES)
def test_no_test_proves_a_ruling_that_does_not_exist(game: str) -> None:
    proven = {int(number) for number in re.findall(r"ruling_(\d\d)", " ".join(TESTS[game]))}
    rulings = complete.rulings(game)

    assert proven == set(rulings) == set(range(1, len(rulings) + 1))
    assert len(rulings) >= 25


@pytest.mark.parametrize(("game", "refusal"), of_each(complete.refusals))
def test_every_reason_to_refuse_has_a_test(game: str, refusal: str) -> None:
    assert [name for name, texts in TESTS[game].items() if refusal in texts]


@pytest.mark.parametrize(("game", "step"), of_each(complete.steps))
def test_every_step_is_a_paragraph_of_the_rules(game: str, step: type[Step[Any]]) -> None:
    assert step.rule in complete.paragraphs(game)
    if step.__doc__:  # a compiled build has none
        assert step.__doc__.startswith(f"{step.rule}  ")
