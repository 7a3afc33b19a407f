"""What a game's rules promise, and what its tests prove; nothing is judged here."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from kingsbridge.core.steps import Step
from kingsbridge.core.text import read_rules

TESTS: Final = Path(__file__).parent / "games"
ASKING: Final = "test_completeness.py"
"""It asks whether something is proven, and proves nothing."""

DOCS: Final = Path(__file__).parents[1] / "docs"


def paragraphs(game: str) -> list[str]:
    """The numbers of the paragraphs of a game's rules."""
    return sorted(read_rules(_text(game, "rules.en.md")))


def rulings(game: str) -> list[int]:
    page = (DOCS / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    return [int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)]


def refusals(game: str) -> list[str]:
    """Every reason to refuse that is the game's own, and that its game is over."""
    own = re.findall(r"^(illegal-\S+) =", _text(game, "en.ftl"), re.MULTILINE)
    return ["illegal-game-over", *own]


def steps(game: str) -> list[type[Step[Any]]]:
    """Every step of a game, wherever in its folder; not what several of them have in common."""
    room = import_module(f"kingsbridge.games.{game}.steps")
    within = iter_modules(getattr(room, "__path__", ()), f"{room.__name__}.")
    modules = [room, *(import_module(chapter.name) for chapter in within)]
    found = {
        thing
        for module in modules
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, Step) and not thing.__subclasses__()
    }
    own = [step for step in found if step.__module__.startswith(room.__name__)]
    return sorted(own, key=lambda step: step.__name__)


def tests(game: str) -> dict[str, set[str]]:
    """Every test of a game with the texts that stand in it and in the tables it is given."""
    found = {}
    for path in sorted({*(TESTS / game).glob("test_*.py")} - {TESTS / game / ASKING}):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tables = {
            target.id: _strings(node.value)
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
                given = [tables[name] for name in names if name in tables]
                found[node.name] = _strings(node).union(*given)
    return found


def _strings(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _text(game: str, name: str) -> str:
    text = files(f"kingsbridge.games.{game}").joinpath("text", name)
    return text.read_text(encoding="utf-8")
