"""Imports point one way, and no game is named outside its folder."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kingsbridge.games import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "kingsbridge"
MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
BELOW = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "table": {"core", "games", "bots"},
    "arena": {"core", "games", "bots"},
    "terminal": {"core", "games", "bots", "table"},
    "storage": set(),
    "server": {"core", "games", "bots", "table", "storage"},
}
ROOMS = [
    "components",
    "actions",
    "state",
    "steps",
    "order",
    "scoring",
    "views",
    "guess",
    "knowledge",
    "board",
]
OUTSIDERS = {"fluent": "text", "msgspec": "checks", "rich": "board"}
"""Packages from outside, and the only room of core and games that may use each."""


def imports(module: Path) -> set[str]:
    """Every module that this one imports."""
    found = set()
    for node in ast.walk(ast.parse((SOURCE / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def rooms(module: Path) -> list[str]:
    return [part.removesuffix(".py") for part in module.parts]


@pytest.mark.parametrize("module", [m for m in MODULES if len(m.parts) > 1], ids=str)
def test_packages_import_downwards(module: Path) -> None:
    here = module.parts[0]
    for name in imports(module):
        package, _, rest = name.partition(".")
        if package == "kingsbridge" and rest:
            assert rest.split(".")[0] in BELOW[here] | {here, "__version__"}, name


@pytest.mark.parametrize(
    "module", [m for m in MODULES if m.parts[0] == "games" and len(m.parts) > 2], ids=str
)
def test_the_rooms_of_a_game_import_in_order(module: Path) -> None:
    _, game, room, *_ = rooms(module)
    for name in imports(module):
        if name.startswith("kingsbridge.games.") and room != "__init__":
            _, _, other, *path = name.split(".")
            assert other == game, f"{module} imports another game"
            if path:
                assert ROOMS.index(path[0]) <= ROOMS.index(room), f"{module} imports {name}"


@pytest.mark.parametrize("module", [m for m in MODULES if m.parts[0] in BELOW], ids=str)
def test_rules_need_no_package_from_outside(module: Path) -> None:
    if module.parts[0] not in {"core", "games"}:
        return
    for name in imports(module):
        package = name.split(".")[0]
        if package in OUTSIDERS:
            assert OUTSIDERS[package] in rooms(module), f"{module} imports {package}"


@pytest.mark.parametrize("module", [m for m in MODULES if m.parts[0] != "games"], ids=str)
def test_no_game_is_named_outside_its_folder(module: Path) -> None:
    text = (SOURCE / module).read_text(encoding="utf-8")
    for game in GAMES:
        assert game not in text or str(module) == "terminal/boards.py"
