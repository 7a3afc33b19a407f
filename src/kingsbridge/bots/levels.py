"""The bots by name: the levels that people play against, and what simulations need besides."""

from __future__ import annotations

from random import Random
from typing import Final

from kingsbridge.bots.bot import Bot, Outlook
from kingsbridge.bots.greedy import Greedy
from kingsbridge.bots.search import Search
from kingsbridge.core.actions import Action

BOTS_VERSION: Final = 2
"""Goes up whenever a bot may choose otherwise than before with the same luck, whatever the reason:
the search, a level, what a game knows.  Files of the arena hold games of one version only.  (Rules
have a version of their own; changed weights are noticed.)"""


class AtRandom:
    """Any legal action will do."""

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """One of the options, each with the same chance."""
        options = outlook.options
        return options[int(rng.random() * len(options))]


class AtAGlance:
    """Takes what looks best before anything is tried."""

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """The sensible action, as if the player were absent."""
        options = outlook.options
        if len(options) == 1:
            return options[0]
        return outlook.game.default(outlook.guess(rng))


MOST_TRIES: Final = 100_000
"""So many fit into the memory of a small machine."""
LEVELS: Final[dict[str, Bot]] = {
    "novice": AtAGlance(),
    "apprentice": Search(tries=40, seconds=0.5),
    "journeyman": Search(tries=200, seconds=0.5),
    "master": Search(tries=MOST_TRIES, seconds=1.0, foresight=2),
    "grandmaster": Search(tries=MOST_TRIES, seconds=5.0, foresight=4),
}
"""What people are offered, the weakest first.  A weaker one thinks less and sees less far: from
one that searches to the next it is about five times as long."""
SLOW: Final = frozenset(
    name for name, bot in LEVELS.items() if isinstance(bot, Search) and bot.seconds >= 1.0
)
"""Those who may take a second and more."""
USUAL: Final = "apprentice"
"""The level that suits most people; it also stands in for somebody, because it chooses soon."""
QUICK: Final[dict[str, Bot]] = {"random": AtRandom(), "greedy": Greedy()}
"""For simulations and tests: they choose at once, even where the rules are not compiled."""
BOTS: Final[dict[str, Bot]] = {**QUICK, **LEVELS}
