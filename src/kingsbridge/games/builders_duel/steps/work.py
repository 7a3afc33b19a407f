"""6.6 Turning raw materials into finished ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, schedule
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.actions import CONVERTS, ENOUGH, Convert
from kingsbridge.games.builders_duel.components import PIECE_LINES, RAW_LINES
from kingsbridge.games.builders_duel.state import State, Work

ANY_NUMBER: Final = 99
ANY_MATERIAL: Final = 0b11111


class ConvertMaterials(Step[State]):
    """6.6  Markers in the camp are turned over one by one, each at the price asked."""

    rule: ClassVar[str] = "6.6"

    def start(self, state: State) -> None:
        if conversions(state):
            state.seat = state.actor

    def legal(self, state: State) -> Sequence[Action]:
        return [*conversions(state), ENOUGH]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Convert):
            convert(state, action.material)
            schedule(state, CONVERT_MATERIALS)

    def prompt(self, state: State) -> Line:
        return Line("ask-ConvertMaterials", price=state.work.price)

    def refusal(self, state: State, action: Action) -> Line:
        if not isinstance(action, Convert):
            return Line("illegal-finish-card")
        if not state.work.materials >> action.material & 1:
            return Line("illegal-not-this-material")
        return Line("illegal-no-raw-material")


CONVERT_MATERIALS: Final = ConvertMaterials()


def work(state: State, materials: int, price: int, times: int) -> None:
    """Let the acting player convert these materials at this price, so many times."""
    state.work = Work(materials, price, times, one_kind=False)
    schedule(state, CONVERT_MATERIALS)


def conversions(state: State) -> list[Action]:
    """What the work under way can still turn over."""
    under_way = state.work
    builder = state.builders[state.actor]
    if not under_way.left or builder.gold < under_way.price:
        return []
    return [
        CONVERTS[material]
        for material in range(5)
        if under_way.materials >> material & 1 and builder.raw[material]
    ]


def convert(state: State, material: int) -> None:
    builder = state.builders[state.actor]
    under_way = state.work
    builder.gold -= under_way.price
    builder.raw[material] -= 1
    builder.finished[material] += 1
    materials = 1 << material if under_way.one_kind else under_way.materials
    state.work = Work(materials, under_way.price, under_way.left - 1, under_way.one_kind)
    if state.story is not None:
        state.story.append(
            Line(
                "converts",
                seat=state.actor,
                raw=RAW_LINES[material],
                piece=PIECE_LINES[state.actor][material],
                price=state.work.price,
            )
        )
