"""What a seat may imagine: nothing lies hidden but what nature has yet to draw."""

from __future__ import annotations

from random import Random

from kingsbridge.games.builders_duel.state import State


def guess(state: State, seat: int, rng: Random) -> State:  # noqa: ARG001 -- all is open
    """A position this seat cannot tell from the true one."""
    return state.copy()
