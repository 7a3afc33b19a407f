"""Krieg und Frieden, for three or four players (Gerard Mulder, 1999)."""

from typing import Final

from kingsbridge.core.game import Option
from kingsbridge.core.steps import apply, legal, weights
from kingsbridge.games.krieg_und_frieden.actions import VOCABULARY, read
from kingsbridge.games.krieg_und_frieden.components import DECKS, FEWEST_SEATS, MOST_SEATS, USUAL
from kingsbridge.games.krieg_und_frieden.components import make_box as box
from kingsbridge.games.krieg_und_frieden.guess import guess
from kingsbridge.games.krieg_und_frieden.knowledge import FEATURES, default, features, priors, value
from kingsbridge.games.krieg_und_frieden.order import new, restore
from kingsbridge.games.krieg_und_frieden.scoring import account, ranking, scores
from kingsbridge.games.krieg_und_frieden.state import pieces
from kingsbridge.games.krieg_und_frieden.views import view

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

NAME: Final = "Krieg und Frieden"
SEATS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
OPTIONS: Final = (
    Option("strategic", (False, True), default=False),
    Option("light", (False, True), default=False),
    Option("global", (False, True), default=False),
    Option("dagger", (False, True), default=False),
    Option("deck", DECKS, USUAL),
)
RULES_VERSION: Final = 2
MINUTES: Final = (60, 90)
HIDDEN: Final = True  # hands, loot and problem cards are their holders' own
PATIENCE: Final = 24
LONGEST: Final = 20_000
