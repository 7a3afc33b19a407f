"""Chance that can be checked."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from kingsbridge.core import chance


def test_a_draw_depends_on_seed_ply_and_weights_alone() -> None:
    draws = [chance.draw("secret", ply, (1, 2, 3)) for ply in range(12)]

    assert draws == [chance.draw("secret", ply, (1, 2, 3)) for ply in range(12)]
    assert draws != [chance.draw("other", ply, (1, 2, 3)) for ply in range(12)]


def test_anybody_can_work_a_draw_out_again() -> None:
    number = int(hmac.new(b"secret", b"17", hashlib.sha256).hexdigest(), 16) % 6

    assert chance.draw("secret", 17, (1, 2, 3)) == (0, 1, 1, 2, 2, 2)[number]


def test_draws_are_as_frequent_as_their_weights() -> None:
    draws = Counter(chance.draw("secret", ply, (1, 2, 3)) for ply in range(6000))

    assert 900 < draws[0] < 1100
    assert 1880 < draws[1] < 2120
    assert 2880 < draws[2] < 3120


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    seed = chance.new_seed()

    assert chance.commitment(seed) == hashlib.sha256(seed.encode()).hexdigest()
    assert len(seed) == 64
    assert chance.new_seed() != seed


def test_weights_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="positive"):
        chance.draw("secret", 1, (-5, 1, 1))


def test_a_branch_of_a_seed_is_always_the_same_and_does_not_tell_it() -> None:
    assert chance.branch("secret", "bot 3") == chance.branch("secret", "bot 3")
    assert chance.branch("secret", "bot 3") != chance.branch("secret", "bot 4")
    assert "secret" not in chance.branch("secret", "bot 3")
