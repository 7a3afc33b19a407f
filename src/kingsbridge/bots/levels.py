"""The bots by name."""

from __future__ import annotations

from random import Random
from typing import Final

from kingsbridge.bots.bot import Bot, Outlook
from kingsbridge.bots.greedy import Greedy
from kingsbridge.bots.search import Search
from kingsbridge.core.actions import Action


class AtRandom:
    """Any legal action will do."""

    def choose(self, outlook: Outlook, rng: Random) -> Action:
        """One of the options, each with the same chance."""
        options = outlook.options
        return options[int(rng.random() * len(options))]


QUICK: Final[dict[str, Bot]] = {"random": AtRandom(), "greedy": Greedy()}
"""Those that choose at once, even where the rules are not compiled."""
BOTS: Final[dict[str, Bot]] = {**QUICK, "master": Search(tries=1000, seconds=2.0)}
