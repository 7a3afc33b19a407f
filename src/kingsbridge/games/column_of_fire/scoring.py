"""13 The end of the game."""

from __future__ import annotations

from kingsbridge.games.column_of_fire.components.names import BLACK
from kingsbridge.games.column_of_fire.state import SOURCES, Player, State, points


def scores(state: State) -> list[float]:
    """13.2  Victory points decide."""
    return [points(player) for player in state.players]


def ranking(state: State) -> list[int]:
    """13.3  Ties: unsold goods, then the religion die; then the place is shared (ruling 67)."""
    results = [(points(player), sum(player.goods), player.faces[BLACK]) for player in state.players]
    return [1 + sum(other > mine for other in results) for mine in results]


def account(state: State) -> list[dict[str, float]]:
    """What is compared, in that order, and then where the points come from."""
    return [account_of(player) for player in state.players]


def account_of(player: Player) -> dict[str, float]:
    found: dict[str, float] = {
        "account-points": points(player),
        "account-goods": sum(player.goods),
        "account-religion-die": player.faces[BLACK],
    }
    for source, name in enumerate(SOURCES):
        found["account-from-" + name] = player.points[source]
    return found
