"""What is drawn and dealt, counted by kind: an unseen deck has no order."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kingsbridge.core.actions import Action


def draws(actions: Sequence[Action], counts: Sequence[int]) -> list[Action]:
    """What nature may draw: the action of each kind of which there is one."""
    return [actions[kind] for kind, count in enumerate(counts) if count]


def chances(counts: Sequence[int]) -> list[int]:
    """How often nature draws each of them; must agree with ``draws``."""
    return [count for count in counts if count]


def deal(places: Sequence[list[int]], rng: Random) -> None:
    """Mix what lies unseen in these places; each gets as many as it had.

    All of a kind come together first, so that what is dealt is luck, and not what lay where.
    """
    deck: list[int] = []
    for kind in range(len(places[0])):
        for counts in places:
            deck += [kind] * counts[kind]
    rng.shuffle(deck)
    for counts in places:
        size = sum(counts)
        for kind in range(len(counts)):
            counts[kind] = 0
        for _ in range(size):
            counts[deck.pop()] += 1
