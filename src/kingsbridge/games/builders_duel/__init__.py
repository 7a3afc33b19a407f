"""The Pillars of the Earth: Builders' Duel, for two players (Stefan Feld, 2009)."""

from typing import Final

from kingsbridge.core.game import Option
from kingsbridge.core.steps import apply, legal, weights
from kingsbridge.games.builders_duel.actions import VOCABULARY, read
from kingsbridge.games.builders_duel.components import make_box as box
from kingsbridge.games.builders_duel.guess import guess
from kingsbridge.games.builders_duel.knowledge.promises import (
    FEATURES,
    default,
    features,
    priors,
    value,
)
from kingsbridge.games.builders_duel.order import new, restore
from kingsbridge.games.builders_duel.scoring import account, ranking, scores
from kingsbridge.games.builders_duel.state import pieces
from kingsbridge.games.builders_duel.views import view

__all__ = [
    "FEATURES",
    "HIDDEN",
    "LONGEST",
    "MINUTES",
    "NAME",
    "OPTIONS",
    "PATIENCE",
    "RULES_VERSION",
    "SEATS",
    "VOCABULARY",
    "account",
    "apply",
    "box",
    "default",
    "features",
    "guess",
    "legal",
    "new",
    "pieces",
    "priors",
    "ranking",
    "read",
    "restore",
    "scores",
    "value",
    "view",
    "weights",
]

NAME: Final = "Builders' Duel"
SEATS: Final = range(2, 3)
OPTIONS: Final[tuple[Option, ...]] = ()
RULES_VERSION: Final = 3
MINUTES: Final = (40, 45)
HIDDEN: Final = False  # gold, seals, markers and kept cards are open (1.1)
PATIENCE: Final = 24
LONGEST: Final = 1000
