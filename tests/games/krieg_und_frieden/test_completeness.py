"""Nothing is left out: paragraphs, rulings and refusals have tests, steps have paragraphs.

The convention: a test is named after its paragraph (``test_5_3_...``) and after the ruling it
proves (``ruling_07``).  Refusals are provoked with ``refused``.
"""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.core.steps import Chapter, Step
from kingsbridge.core.text import read_rules

PACKAGE = "kingsbridge.games.krieg_und_frieden"
TEXT = files(PACKAGE).joinpath("text")
PARAGRAPHS = read_rules(TEXT.joinpath("rules.en.md").read_text(encoding="utf-8"))
RULINGS_PAGE = Path(__file__).parents[3] / "docs" / "rulings" / "krieg_und_frieden.md"
RULINGS = [
    int(number)
    for number in re.findall(
        r"^\| (\d+) \|", RULINGS_PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
]
ENGLISH = TEXT.joinpath("en.ftl").read_text(encoding="utf-8")
REFUSALS = ["illegal-game-over", *re.findall(r"^(illegal-\S+) =", ENGLISH, re.MULTILINE)]


def collect() -> dict[str, set[str]]:
    """Every test of this folder with the texts that stand in it."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = {
                    part.value
                    for part in ast.walk(node)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


TESTS = collect()


def steps() -> list[type[Step[Any]]]:
    """Every step of the game, wherever in its folder it is written."""
    folder = files(PACKAGE).joinpath("steps")
    rooms = {Path(room.name).name.split(".")[0] for room in folder.iterdir()} - {"__pycache__"}
    found = set()
    for room in sorted(rooms - {"__init__"}):
        module = import_module(f"{PACKAGE}.steps.{room}")
        found |= {thing for thing in vars(module).values() if inspect.isclass(thing)}
    return sorted(
        (each for each in found if issubclass(each, Step) and each not in (Step, Chapter)),
        key=lambda step: step.__name__,
    )


@pytest.mark.parametrize("paragraph", sorted(PARAGRAPHS))
def test_every_paragraph_of_the_rules_has_a_test(paragraph: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{paragraph.replace('.', '_')}_")]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert [name for name in TESTS if f"ruling_{ruling:02}" in name]


@pytest.mark.parametrize("refusal", REFUSALS)
def test_every_reason_to_refuse_has_a_test(refusal: str) -> None:
    assert [name for name, texts in TESTS.items() if refusal in texts]


def test_no_test_proves_a_ruling_that_does_not_exist() -> None:
    proven = {int(number) for number in re.findall(r"ruling_(\d\d)", " ".join(TESTS))}

    assert proven == set(RULINGS) == set(range(1, len(RULINGS) + 1))
    assert len(RULINGS) >= 25


@pytest.mark.parametrize("step", steps(), ids=lambda step: str(step.__name__))
def test_every_step_is_a_paragraph_of_the_rules(step: type[Step[Any]]) -> None:
    assert step.rule in PARAGRAPHS
    if step.__doc__:  # a compiled build has none
        assert step.__doc__.startswith(f"{step.rule}  ")


def test_the_steps_are_found() -> None:
    assert {"MakeBid", "LayProblem", "TakeLoot", "PayTaxes"} <= {step.__name__ for step in steps()}
