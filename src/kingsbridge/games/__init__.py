"""The games, by name: every folder in here is one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, cast

from kingsbridge.core.game import Game

GAMES: Final[dict[str, Game[Any]]] = {
    found.name: cast("Game[Any]", import_module(f"{__name__}.{found.name}"))
    for found in iter_modules(__path__)
}
