"""15 The end of the game."""

from __future__ import annotations

from kingsbridge.games.world_without_end.components.names import LOYALTY, MEDICAL, PIETY
from kingsbridge.games.world_without_end.state import SOURCES, Player, State, points


def scores(state: State) -> list[float]:
    """15.1  Victory points decide; halves count (ruling 40)."""
    return [score(player) for player in state.players]


def score(player: Player) -> float:
    return points(player) + player.half / 2


def ranking(state: State) -> list[int]:
    """15.2  Ties: piety, then loyalty, then medical knowledge; then the place is shared."""
    results = [
        (score(player), player.goods[PIETY], player.goods[LOYALTY], player.goods[MEDICAL])
        for player in state.players
    ]
    return [1 + sum(other > mine for other in results) for mine in results]


def account(state: State) -> list[dict[str, float]]:
    """What is compared, in that order, and then where the points come from."""
    return [account_of(player) for player in state.players]


def account_of(player: Player) -> dict[str, float]:
    found: dict[str, float] = {
        "account-points": score(player),
        "account-piety": player.goods[PIETY],
        "account-loyalty": player.goods[LOYALTY],
        "account-medical": player.goods[MEDICAL],
    }
    for source, name in enumerate(SOURCES):
        half = player.half / 2 if name == "left-over" else 0
        found["account-" + name] = player.points[source] + half
    return found
