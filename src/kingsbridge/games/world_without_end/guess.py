"""What a seat may imagine: the cards of others dealt anew, and the goods behind their screens.

Everything is received and paid in the open, so somebody with a good memory could know what lies
behind a screen.  Here it is forgotten: the view does not tell it either.
"""

from __future__ import annotations

from random import Random

from kingsbridge.core.story import OPEN
from kingsbridge.games.world_without_end.components.names import GOODS
from kingsbridge.games.world_without_end.state import Player, State, bits


def guess(state: State, seat: int, rng: Random) -> State:
    """A position this seat cannot tell from the true one."""
    imagined = state.copy()
    if seat == OPEN:
        return imagined
    strangers = [player for other, player in enumerate(imagined.players) if other != seat]
    for player in strangers:
        deal_cards(player, rng)
    if not state.variant.open_goods:
        screened = [
            player
            for other, player in enumerate(imagined.players)
            if other not in (seat, state.seat)  # what somebody is asked tells what he has
        ]
        deal_goods(screened, rng)
    return imagined


def deal_cards(player: Player, rng: Random) -> None:
    """Which of the cards that were not laid open are in hand, and which hidden?"""
    count = player.hidden.bit_count()
    if not count:
        return
    unseen = player.hand | player.hidden
    player.hidden = 0
    for card in rng.sample(bits(unseen), count):
        player.hidden |= 1 << card
    player.hand = unseen & ~player.hidden


def deal_goods(players: list[Player], rng: Random) -> None:
    """How much there is behind all these screens together is known; who has it is not."""
    if len(players) == 1:
        return
    for good in range(len(GOODS)):
        left = sum([player.goods[good] for player in players])
        for player in players:
            player.goods[good] = 0
        for _ in range(left):
            players[int(rng.random() * len(players))].goods[good] += 1
