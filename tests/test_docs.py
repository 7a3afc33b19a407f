"""The README's example runs, and the docs say what the product says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from kingsbridge.core.text import catalogue, fill_rules
from kingsbridge.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_example_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert failed == 0
    assert tried > 5


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_is_the_english_rules_text(game: str) -> None:
    here = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    source = ROOT / "src" / "kingsbridge" / "games" / game / "text" / "rules.en.md"

    assert here == fill_rules(source.read_text(encoding="utf-8"), {}), "run `make rules`"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_names_paragraphs_that_exist(game: str) -> None:
    text = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| *(\d+) *\|(.*)\|$", text, re.MULTILINE)

    numbers = [int(number) for number, _ in rows]
    assert numbers == list(range(1, len(numbers) + 1))
    for number, row in rows:
        paragraphs = re.findall(r"\d+\.\d+", row.split("|")[-1])
        assert paragraphs, f"ruling {number} names no paragraph"
        assert set(paragraphs) <= set(catalogue("en", game).rules({})), f"ruling {number}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (page.parent / target).exists(), target


def test_the_tests_that_hold_a_promise_exist() -> None:
    text = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
    named = set(re.findall(r"tests/[\w/]+(?:\.py)?", text))

    assert len(named) > 25
    assert not [name for name in sorted(named) if not (ROOT / name).exists()]
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert set(re.findall(r"`make ([a-z-]+)", text)) <= set(targets)
