"""A Column of Fire, for two to four players (Michael Rieneck, 2017)."""

from typing import Final

from kingsbridge.core.game import Option
from kingsbridge.core.steps import apply, legal, weights
from kingsbridge.games.column_of_fire.actions import VOCABULARY, read
from kingsbridge.games.column_of_fire.components.box import make_box as box
from kingsbridge.games.column_of_fire.components.names import FEWEST_SEATS, MOST_SEATS
from kingsbridge.games.column_of_fire.guess import guess
from kingsbridge.games.column_of_fire.knowledge.promises import (
    FEATURES,
    default,
    features,
    priors,
    value,
)
from kingsbridge.games.column_of_fire.order import new, restore
from kingsbridge.games.column_of_fire.scoring import account, ranking, scores
from kingsbridge.games.column_of_fire.state import pieces
from kingsbridge.games.column_of_fire.views.table import view

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

NAME: Final = "A Column of Fire"
SEATS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
OPTIONS: Final = (Option("huus", ("advantage", "protection"), "advantage"),)
RULES_VERSION: Final = 1
MINUTES: Final = (60, 90)
HIDDEN: Final = True  # which advantage tiles the others have
PATIENCE: Final = 24
LONGEST: Final = 20_000
