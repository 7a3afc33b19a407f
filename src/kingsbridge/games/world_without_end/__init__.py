"""World Without End, for two to four players (Michael Rieneck and Stefan Stadler, 2009)."""

from typing import Final

from kingsbridge.core.game import Option
from kingsbridge.core.steps import apply, legal, weights
from kingsbridge.games.world_without_end.actions import VOCABULARY, read
from kingsbridge.games.world_without_end.components.box import make_box as box
from kingsbridge.games.world_without_end.components.names import FEWEST_SEATS, MOST_SEATS
from kingsbridge.games.world_without_end.guess import guess
from kingsbridge.games.world_without_end.knowledge.promises import (
    FEATURES,
    default,
    features,
    priors,
    value,
)
from kingsbridge.games.world_without_end.order import new, restore
from kingsbridge.games.world_without_end.scoring import account, ranking, scores
from kingsbridge.games.world_without_end.state import pieces
from kingsbridge.games.world_without_end.views.table import view

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

NAME: Final = "World Without End"
SEATS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
OPTIONS: Final = (
    Option("first_game", (False, True), default=False),
    Option("crest", ("twice", "once"), "twice"),
    Option("goods", ("screens", "open"), "screens"),
)
RULES_VERSION: Final = 1
MINUTES: Final = (90, 120)
HIDDEN: Final = True  # hands and hidden piles, and what lies behind screens
PATIENCE: Final = 8
LONGEST: Final = 20_000
