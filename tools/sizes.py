"""How big the browser client is: its files as they are sent, packed; fonts left out.

Nothing is measured in a browser here; `bench/browser_client.py` does that.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any, Final

PAGE: Final = "index.html"
DRAWING: Final = ("index.ts", "BoardText.svelte")

Sizes = dict[str, int]
Manifest = dict[str, dict[str, Any]]


def of_table(game: str, language: str = "en") -> Sizes:
    """What is loaded until a table of this game can be played."""
    parts = _manifest()
    drawing = (f"src/games/{game}/{name}" for name in DRAWING)
    wanted = [
        *_of_every_page("Table", language),
        f"../src/kingsbridge/games/{game}/text/{language}.ftl",
        *(part for part in drawing if part in parts),
    ]
    return _sizes(parts, wanted)


def of_front_page(game: str, language: str = "en") -> Sizes:
    """What is loaded until the front page shows this game."""
    wanted = [
        *_of_every_page("Home", language),
        f"../src/kingsbridge/games/{game}/text/{language}.ftl",
        f"src/games/{game}/Picture.svelte",
    ]
    return _sizes(_manifest(), wanted)


def of_client(game: str, language: str = "en") -> Sizes:
    """Every page, and all of one game: more than anybody loads at once."""
    parts = _manifest()
    return _sizes(parts, [part for part in parts if _is_for(part, game, language)])


def _of_every_page(page: str, language: str) -> list[str]:
    return [
        f"src/pages/{page}.svelte",
        f"../src/kingsbridge/text/client.{language}.ftl",
    ]


def _is_for(part: str, game: str, language: str) -> bool:
    """Is it not the file of another game or another language, nor shared by some?"""
    of_game = re.search(r"games/(\w+)/", part)
    of_language = re.search(r"\b(\w\w)\.(ftl|md)\b", part)
    return (
        not part.startswith("_")
        and (of_game is None or of_game[1] == game)
        and (of_language is None or of_language[1] == language)
    )


def _sizes(parts: Manifest, wanted: Iterable[str]) -> Sizes:
    names = {PAGE, *(file for part in _reached(parts, wanted) for file in _files(parts[part]))}
    return {name: _packed(name) for name in sorted(names) if not name.endswith(".woff2")}


def _reached(parts: Manifest, wanted: Iterable[str]) -> set[str]:
    """The wanted parts and all that they import."""
    found: set[str] = set()
    todo = list(wanted)
    while todo:
        part = todo.pop()
        if part not in found:
            found.add(part)
            todo += parts[part].get("imports", [])
    return found


def _files(part: dict[str, Any]) -> Iterator[str]:
    yield part["file"]
    yield from part.get("css", [])
    yield from part.get("assets", [])


def _manifest() -> Manifest:
    manifest: Manifest = json.loads(
        files("kingsbridge").joinpath("client", "manifest.json").read_text(encoding="utf-8")
    )
    return manifest


def _packed(name: str) -> int:
    """As browsers get it over HTTPS and from their own machine; elsewhere a seventh more."""
    file = files("kingsbridge").joinpath("client", name)
    better = files("kingsbridge").joinpath("client", f"{name}.br")
    packed = better.read_bytes() if better.is_file() else gzip.compress(file.read_bytes(), mtime=0)
    return len(packed)
