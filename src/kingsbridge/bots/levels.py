"""The bots by name."""

from __future__ import annotations

from random import Random
from typing import Final

from kingsbridge.bots.bot import Bot, Sight
from kingsbridge.bots.greedy import Greedy
from kingsbridge.core.actions import Action


class AtRandom:
    """Any legal action will do."""

    def choose(self, sight: Sight, rng: Random) -> Action:
        """One of the options, each with the same chance."""
        options = sight.options
        return options[int(rng.random() * len(options))]


BOTS: Final[dict[str, Bot]] = {"random": AtRandom(), "greedy": Greedy()}
