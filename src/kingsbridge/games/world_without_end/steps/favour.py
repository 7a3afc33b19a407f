"""6 Favour: the stone, its track, and what the persons there give; 8.12 the Favour card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, Step, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import MOVE_STONE, NOTHING
from kingsbridge.games.world_without_end.components.box import FOR_EACH, GIFT, HOLDER, TOLL, Favour
from kingsbridge.games.world_without_end.components.bundles import Bundle, bundle_line
from kingsbridge.games.world_without_end.components.names import (
    GOODS,
    MOST_SEATS,
    SPACE_LINES,
    SPACES,
)
from kingsbridge.games.world_without_end.state import FAVOURS, Player, State
from kingsbridge.games.world_without_end.steps.goods import can_pay, pay, receive


class MoveStone(Step[State]):
    """6.1  The stone goes as far as the arrow says; the active player takes the favour there."""

    rule: ClassVar[str] = "6.1"

    def start(self, state: State) -> None:
        spaces = arrow_number(state, state.event, state.turned)
        if spaces:  # 6.2
            move_stone(state, state.crest, spaces)


class AskFavour(SeatStep[State]):
    """8.12  Favour: move the stone one space and take what is there, or leave it (ruling 5)."""

    rule: ClassVar[str] = "8.12"

    def start(self, state: State) -> None:
        if can_move(state, self.seat, 1):
            state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return (MOVE_STONE, NOTHING)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is MOVE_STONE:
            move_stone(state, self.seat, 1)

    def prompt(self, state: State) -> Line:
        space = landing(state, 1)
        favour = favour_now_line(state, state.players[self.seat], space)
        return Line("ask-AskFavour", space=SPACE_LINES[space], favour=favour)


ASK_FAVOUR: Final = row(AskFavour, MOST_SEATS)


def arrow_number(state: State, event: int, turned: int) -> int:
    """4.1  The number that the arrow of a card points at when it is turned so often."""
    return state.box.council[(state.box.events[event].arrow + turned) % len(state.box.council)]


def landing(state: State, spaces: int) -> int:
    """Where the stone comes to; covered spaces are not counted (6.5)."""
    space = state.favour
    for _ in range(spaces):
        space = (space + 1) % len(SPACES)
        while state.covered_spaces >> space & 1:
            space = (space + 1) % len(SPACES)
    return space


def toll(state: State, space: int) -> Bundle:
    """6.4  What an outlaw takes from whoever comes there."""
    return state.box.favours[space].pay


def can_move(state: State, seat: int, spaces: int) -> bool:
    """6.4  Whoever cannot pay the outlaw cannot move the stone there."""
    return can_pay(state.players[seat], toll(state, landing(state, spaces)))


def move_stone(state: State, seat: int, spaces: int) -> None:
    state.favour = landing(state, spaces)
    space = SPACE_LINES[state.favour]
    if state.story is not None:
        tell(state, Line("moves-stone", seat=seat, number=spaces, space=space), "6.1")
    take_favour(state, seat, state.box.favours[state.favour])


def take_favour(state: State, seat: int, favour: Favour) -> None:
    """6.3  The persons of the track; 6.4 the outlaw."""
    if favour.kind == TOLL:
        pay(state, seat, favour.pay, FAVOURS)
        if state.story is not None:
            tell(state, Line("pays-outlaw", seat=seat, goods=bundle_line(favour.pay)), "6.4")
        return
    bundle = favour_gain(state.players[seat], favour)
    if bundle:
        receive(state, seat, bundle, FAVOURS)


def favour_gain(player: Player, favour: Favour) -> Bundle:
    """What a person of the track gives this player."""
    times = favour_times(player, favour)
    return tuple([(kind, number * times) for kind, number in favour.gain if times])


def favour_times(player: Player, favour: Favour) -> int:
    """How often a person gives what he gives."""
    if favour.kind == GIFT:
        return 1
    owned = player.houses.bit_count() if favour.own == len(GOODS) else player.goods[favour.own]
    if favour.kind == HOLDER:
        return int(owned > 0)
    return owned


def favour_line(state: State, space: int) -> Line:
    """What a space gives or takes, in words."""
    favour = state.box.favours[space]
    if favour.kind == TOLL:
        return Line("favour-toll", goods=bundle_line(favour.pay))
    goods = bundle_line(favour.gain)
    if favour.kind == GIFT:
        return Line("favour-gift", goods=goods)
    owned = Line("owned-" + (*GOODS, "house")[favour.own])
    return Line(
        "favour-each" if favour.kind == FOR_EACH else "favour-holder", goods=goods, own=owned
    )


def favour_now_line(state: State, player: Player, space: int) -> Line:
    """What a space gives or takes, and what that comes to for this player."""
    favour = state.box.favours[space]
    line = favour_line(state, space)
    if favour.kind in (TOLL, GIFT):
        return line
    return Line("favour-now", favour=line, goods=bundle_line(favour_gain(player, favour)))
