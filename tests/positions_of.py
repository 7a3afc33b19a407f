"""Positions of recorded games in which somebody decided, to be looked at again by bots' tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.review import clear_loss
from kingsbridge.bots.search import Search
from kingsbridge.core import record
from kingsbridge.games import GAMES
from records import folder

NOTICED = 0.03
"""A review lists nothing that cost less."""
LOOKS = 4
"""So often one decision is looked at, each time with other luck."""


class Decided(NamedTuple):
    """A position, what its seat did, and what it did next before anybody else was asked."""

    game: str
    state: Any
    words: str
    then: tuple[str, ...]

    @property
    def offered(self) -> set[str]:
        return {action.words for action in GAMES[self.game].legal(self.state)}

    def lost(self, best: str, chosen: str) -> float:
        """What choosing this instead of that cost on the average, as far as the seat could know."""
        game = GAMES[self.game]
        outlook = Outlook(game, self.state, self.state.seat)
        first, second = game.read(best), game.read(chosen)
        return fmean(
            clear_loss(outlook, first, second, Search(150), Random(luck)) for luck in range(LOOKS)
        )


def decisions(game: str, name: str) -> Iterator[Decided]:
    """Every decision of a recorded game."""
    played = record.read((folder(game) / f"{name}.txt").read_text(encoding="utf-8"))
    state = record.set_up(GAMES[game], played)
    for ply, move in enumerate(played.moves):
        if move.seat >= 0 and len(GAMES[game].legal(state)) > 1:
            then = []
            for other in played.moves[ply + 1 :]:
                if other.seat != move.seat:
                    break
                then.append(other.words)
            yield Decided(game, state.copy(), move.words, tuple(then))
        GAMES[game].apply(state, GAMES[game].read(move.words))
