"""What a seat may imagine: advantage tiles that it has not seen, dealt anew.

Decks have no order until a card is turned up, so nothing else is hidden.
"""

from __future__ import annotations

from random import Random

from kingsbridge.core.dealing import deal
from kingsbridge.core.story import OPEN
from kingsbridge.games.column_of_fire.state import State


def guess(state: State, seat: int, rng: Random) -> State:
    """A position this seat cannot tell from the true one."""
    imagined = state.copy()
    if seat == OPEN:
        return imagined
    strangers = [player.tiles for other, player in enumerate(imagined.players) if other != seat]
    deal([imagined.pile, *strangers], rng)
    return imagined
