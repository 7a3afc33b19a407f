"""Chance that can be checked afterwards: a secret seed, published as a hash first, then shown.

What nature decides at a ply depends on the seed and the ply alone, by a rule anybody can
work out again in any language: HMAC-SHA256 of the ply's number, keyed with the seed, read
as one big number, modulo the sum of the weights.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_seed() -> str:
    """A fresh secret seed."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published of a seed before the first draw."""
    return hashlib.sha256(seed.encode()).hexdigest()


def branch(seed: str, purpose: str) -> str:
    """A secret for some other purpose, from which the seed cannot be found."""
    return hmac.digest(seed.encode(), purpose.encode(), "sha256").hex()


def draw(seed: str, ply: int, weights: Sequence[int]) -> int:
    """Which of the weighted options nature takes at this ply."""
    mac = hmac.digest(seed.encode(), str(ply).encode(), "sha256")
    point = int.from_bytes(mac, "big") % sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    message = "weights must be positive whole numbers"
    raise ValueError(message)
