"""9 The end of the game."""

from __future__ import annotations

from kingsbridge.games.builders_duel.components import PHILIP
from kingsbridge.games.builders_duel.state import State, finished_sections, installed


def scores(state: State) -> list[int]:
    """9.1, 9.2  What counts first: finished sections."""
    return [finished_sections(builder) for builder in state.builders]


def ranking(state: State) -> list[int]:
    """9.3  Ties: installed pieces, then gold, then Philip, who did not have the first turn."""
    philip, waleran = (
        (finished_sections(builder), installed(builder), builder.gold) for builder in state.builders
    )
    return [1, 2] if philip >= waleran else [2, 1]


def account(state: State) -> list[dict[str, int]]:
    """Where the result comes from, in the order in which it is compared."""
    return [
        {
            "account-sections": finished_sections(builder),
            "account-pieces": installed(builder),
            "account-gold": builder.gold,
            "account-philip": int(seat == PHILIP),
        }
        for seat, builder in enumerate(state.builders)
    ]
