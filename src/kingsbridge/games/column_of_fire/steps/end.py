"""3.1 Year after year; 13 the end of the game."""

from __future__ import annotations

from typing import ClassVar, cast

from kingsbridge.core.steps import Chapter, Position, Step, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.state import (
    GOODS_LEFT,
    HOUSES,
    POINT_TILES,
    PROTECTIONS,
    Player,
    State,
    houses_built,
)


class Years(Chapter):
    """3.1  One year follows the other until the last one is over."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: Position) -> None:
        if not cast("State", state).last_year:
            state.agenda.append(self)
            super().start(state)


class BeginYear(Step[State]):
    """3.1  A year begins; 13.1 the fortieth is the last in any case."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: State) -> None:
        state.year += 1
        if state.story is not None:
            tell(state, Line("year-begins", number=state.year))
        if state.year >= state.box.last_year:
            state.last_year = True


class FinalScoring(Step[State]):
    """13.2  Houses, protection tiles, goods and tiles with points are counted."""

    rule: ClassVar[str] = "13.2"

    def start(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            player.points[HOUSES] += house_points(state, player)
            player.points[PROTECTIONS] += protection_points(state, player)
            player.points[GOODS_LEFT] += goods_points(state, player)
            player.points[POINT_TILES] += tile_points(state, player)
            if state.story is not None:
                line = Line(
                    "counts-end",
                    seat=seat,
                    houses=player.points[HOUSES],
                    protection=player.points[PROTECTIONS],
                    goods=player.points[GOODS_LEFT],
                    tiles=player.points[POINT_TILES],
                )
                tell(state, line)


def house_points(state: State, player: Player) -> int:
    return state.box.house_points * houses_built(player)


def protection_points(state: State, player: Player) -> int:
    return state.box.protection_points * player.protection


def goods_points(state: State, player: Player) -> int:
    """A point for every two goods, rounded down."""
    return sum(player.goods) // state.box.goods_a_point


def tile_points(state: State, player: Player) -> int:
    found = 0
    for tile in state.box.tiles:
        found += tile.points * player.tiles[tile.number]
    return found
