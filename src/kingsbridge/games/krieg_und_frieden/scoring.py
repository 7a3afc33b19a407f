"""9 The end of the game."""

from __future__ import annotations

from kingsbridge.games.krieg_und_frieden.state import (
    PIECES,
    SCROLLS,
    WORKSHOPS,
    State,
    points,
)


def scores(state: State) -> list[int]:
    """9.2  Victory points decide."""
    return [points(baron) for baron in state.barons]


def ranking(state: State) -> list[int]:
    """9.2  Ties: more resource cards in hand; then the place is shared (ruling 24)."""
    results = [(points(baron), sum(baron.hand)) for baron in state.barons]
    return [1 + sum(other > mine for other in results) for mine in results]


def account(state: State) -> list[dict[str, int]]:
    """What is compared, in that order, and then where the points come from."""
    return [
        {
            "account-points": points(baron),
            "account-cards": sum(baron.hand),
            "account-scrolls": baron.seals[SCROLLS],
            "account-pieces": baron.seals[PIECES],
            "account-workshops": baron.seals[WORKSHOPS],
        }
        for baron in state.barons
    ]
