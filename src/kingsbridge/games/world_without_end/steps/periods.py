"""10 The end of a period, and what comes with the next; 15 the end of the game."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.core.steps import Step, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.names import (
    ALL_CARDS,
    CLOTH,
    FACE_DOWN,
    GOLD,
    MATERIALS,
    NO_CARD,
    NO_EVENT,
    NO_PROJECT,
    NOT_TURNED,
    PLACES,
    PLAGUE_PERIOD,
    PROJECT_LINES,
    TOWER,
)
from kingsbridge.games.world_without_end.state import LEFT_OVER, State
from kingsbridge.games.world_without_end.steps.building import from_crest


class ClearBoard(Step[State]):
    """10.2  Covers leave the board, that of the cloth with them; 10.3 and so do all events."""

    rule: ClassVar[str] = "10.2"

    def start(self, state: State) -> None:
        if state.covered_goods >> CLOTH & 1 and state.story is not None:
            tell(state, Line("cloth-opens"))
        state.covered_spaces = 0
        state.covered_goods = 0
        state.covered_projects = 0
        state.only_project = NO_PROJECT
        state.lasting = []
        state.event = NO_EVENT
        state.turned = NOT_TURNED


class PassCrestAgain(Step[State]):
    """10.8  The crest goes on once more, unless it was settled otherwise (16.2, ruling 2)."""

    rule: ClassVar[str] = "10.8"

    def start(self, state: State) -> None:
        if state.variant.crest_twice:
            state.crest = (state.crest + 1) % len(state.players)


class TakeCardsBack(Step[State]):
    """10.8  Everybody takes all twelve cards in hand again."""

    rule: ClassVar[str] = "10.8"

    def start(self, state: State) -> None:
        for player in state.players:
            player.hand = ALL_CARDS
            player.laid = 0
            player.hidden = 0
            player.last = NO_CARD


class BringPlague(Step[State]):
    """10.9  After period II the tower comes into play, and a plague tile lies on each place."""

    rule: ClassVar[str] = "10.9"

    def start(self, state: State) -> None:
        if state.period == PLAGUE_PERIOD - 1:
            state.in_play |= 1 << TOWER
            state.places = [FACE_DOWN] * PLACES
            state.tiles = list(state.box.tiles)
            if state.story is not None:
                tell(state, Line("brings-project", project=PROJECT_LINES[TOWER]))
                tell(state, Line("plague-comes"), "13.1")


class FinalScoring(Step[State]):
    """15.1  A point for each stone or wood left, half a point for each gold."""

    rule: ClassVar[str] = "15.1"

    def start(self, state: State) -> None:
        for seat in from_crest(state):
            player = state.players[seat]
            cubes = sum(player.goods[: len(MATERIALS)])
            gold = player.goods[GOLD]
            player.points[LEFT_OVER] += cubes + gold // 2
            player.half = gold % 2
            if state.story is not None:
                scored = cubes + gold / 2
                tell(state, Line("counts-rest", seat=seat, cubes=cubes, gold=gold, number=scored))
