"""The games, by name."""

from __future__ import annotations

from typing import Any, Final

from kingsbridge.core.game import Game
from kingsbridge.games import builders_duel, krieg_und_frieden

GAMES: Final[dict[str, Game[Any]]] = {
    "builders_duel": builders_duel,
    "krieg_und_frieden": krieg_und_frieden,
}
