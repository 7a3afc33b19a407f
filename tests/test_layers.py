"""Imports point one way, and no game, piece or word of a game stands outside its folders."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "kingsbridge"
MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
BELOW = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "table": {"core", "games", "bots"},
    "arena": {"core", "games", "bots"},
    "research": {"core", "games", "bots"},
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

WRITTEN = {".py", ".ftl", ".ts", ".svelte", ".css", ".html", ".js", ".mjs", ".cjs", ".toml"}
TOYS = {
    f"tests/{toy}.py" for toy in ("ferry", "paper", "toy", "core/test_ferry", "core/test_paper")
}
"""Games of the tests' own, and their tests: words there may happen to be the same."""
IF_WANTED = {"seat-about"}
"""A text that a game may have, and the house then says."""


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


OF_GAMES = {
    *(SOURCE / "games" / game for game in GAMES),
    *(ROOT / "web" / "src" / "games" / game for game in GAMES),
    *(ROOT / "web" / "src" / "wire" / f"{game}.ts" for game in GAMES),
    *(ROOT / "tests" / "games" / game for game in GAMES),
}
MADE = {"client", "node_modules", "__pycache__"}


def written(folder: Path) -> Iterator[str]:
    """The files of a folder that somebody wrote, without those of single games."""
    for path in sorted({*folder.iterdir()} - OF_GAMES):
        if path.is_dir():
            yield from () if path.name in MADE else written(path)
        elif path.suffix in WRITTEN:
            yield str(path.relative_to(ROOT))


FILES = ["Makefile", "pyproject.toml", "setup.py"]
for room in ("src", "web", "tools", "bench", "tests"):
    FILES += written(ROOT / room)


def names_of_games() -> set[str]:
    """What the games are called: by their folders, and in every language."""
    texts = [catalogue(language, game) for language in LANGUAGES for game in GAMES]
    return {*GAMES, *(one.say_key("title") for one in texts)}


@pytest.mark.parametrize("file", FILES)
def test_no_game_is_named_outside_its_folders(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    named = {name for name in names_of_games() if name in text}

    assert not named


HOUSE_TEXTS = [
    file for file in FILES if file.startswith("src/kingsbridge/text/") and file.endswith(".ftl")
]


@pytest.mark.parametrize("file", HOUSE_TEXTS)
def test_the_house_speaks_of_no_aspect_that_only_one_game_has(file: str) -> None:
    marks = [
        {aspect for part in game.box().components for aspect in part.status}
        for game in GAMES.values()
    ]
    text = (ROOT / file).read_text(encoding="utf-8")

    for aspect in re.findall(r"^aspect-(\w+)", text, re.MULTILINE):
        assert sum(aspect in found for found in marks) > 1, aspect


def keys(text: Path) -> set[str]:
    """The keys of a file of sentences."""
    return set(re.findall(r"^([a-z][\w-]*) =", text.read_text(encoding="utf-8"), re.MULTILINE))


def only_once(groups: list[set[str]]) -> set[str]:
    """What is in one of the groups alone."""
    counted = Counter(word for group in groups for word in group)
    return {word for word, count in counted.items() if count == 1}


@cache
def words_of_games() -> set[str]:
    """Text keys, steps, seats and components of single games, as far as they have two parts."""
    house = [keys(path) for path in sorted((SOURCE / "text").glob("*en.ftl"))]
    texts = [keys(SOURCE / "games" / game / "text" / "en.ftl") for game in GAMES]
    found = only_once(texts) - set().union(*house) - IF_WANTED
    found |= only_once(
        [
            {words.split()[0] for words in import_module(f"kingsbridge.games.{game}.order").STEPS}
            for game in GAMES
        ]
    )
    for name, game in GAMES.items():
        english = catalogue("en", name)
        found |= {english.seat_name(seat) for seat in range(max(game.SEATS) + 1)}
        found |= {english.say(part.line) for part in game.box().components}
    return {word for word in found if re.search(r"[a-z]([A-Z]|[ -]\w)", word)}


@pytest.mark.parametrize("file", [file for file in FILES if file not in TOYS])
def test_no_word_of_a_game_stands_outside_its_folders(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    said = {
        word
        for word in words_of_games()
        if word in text and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
    }

    assert not said
