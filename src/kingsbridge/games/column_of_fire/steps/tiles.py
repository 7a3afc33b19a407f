"""9 Advantage tiles and payments, at the moments of one's own turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import (
    NOBODY,
    Aside,
    LastCall,
    grid,
    name,
    reveal,
    row,
    schedule,
    tell,
)
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import ENOUGH, GO_ON, PAYS, USES, Pay, Use
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    DICE,
    DIE_LINES,
    MOST_SEATS,
    TILE_LINES,
    TILES,
)
from kingsbridge.games.column_of_fire.state import State, on_card, points, tiles_held
from kingsbridge.games.column_of_fire.steps.dice import take_off
from kingsbridge.games.column_of_fire.steps.piles import DISCARD_TILE
from kingsbridge.games.column_of_fire.steps.points import pay
from kingsbridge.games.column_of_fire.steps.symbols import EFFECTS, USE_TILE

BETWEEN: Final = ("Moment", "ChooseDie", "MoveDisk")
"""Where tiles may be used and dice paid for: never inside an action, an event or a conflict."""

AT_TURN_START: Final = 0
AFTER_RELIGION: Final = 1
AFTER_CHARACTER: Final = 2
AFTER_NEW_CHARACTER: Final = 3
AT_TURN_END: Final = 4
MOMENTS: Final = (
    "ask-Moment-start",
    "ask-Moment-religion",
    "ask-Moment-character",
    "ask-Moment-new-character",
    "ask-Moment-end",
)
TILE_WAY: Final = 1
PAYMENT_WAY: Final = 2
"""What can be used at a moment, to be added up."""


class TilesAndPayments(Aside[State]):
    """9.1  In his own turn a player may use tiles and pay for dice, as often as he likes."""

    rule: ClassVar[str] = "9.1"

    def legal(self, state: State) -> Sequence[Action]:
        if name(state.step) not in BETWEEN:
            return ()
        player = state.players[self.seat]
        found: list[Action] = [
            USES[tile]
            for tile in range(len(TILES))
            if player.tiles[tile] and is_of_use(state, self.seat, tile)
        ]
        if points(player) >= state.box.free_die_cost:
            found += [PAYS[die] for die in range(len(DICE)) if on_card(player, die)]
        return found

    def owns(self, action: Action) -> bool:
        return isinstance(action, (Use, Pay))

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Use):
            self.use(state, action.tile)
        else:
            self.pay(state, cast("Pay", action).die)

    def use(self, state: State, tile: int) -> None:
        """9.2  The tile is shown, and its symbol used."""
        state.players[self.seat].tiles[tile] -= 1
        state.in_use = tile
        if state.story is not None:
            tell(state, Line("uses-tile", seat=self.seat, tile=TILE_LINES[tile]), "9.2")
        schedule(state, USE_TILE[self.seat][tile], DISCARD_TILE)

    def pay(self, state: State, die: int) -> None:
        """9.3  Three points take a die off its card, as the symbol does (ruling 8)."""
        cost = state.box.free_die_cost
        pay(state, self.seat, cost)
        if state.story is not None:
            line = Line("pays-for-die", seat=self.seat, die=DIE_LINES[die], number=cost)
            tell(state, line, "9.3")
        take_off(state, self.seat, die)

    def refusal(self, state: State, action: Action) -> Line:
        player = state.players[self.seat]
        if name(state.step) not in BETWEEN:
            return Line("illegal-not-now")
        if isinstance(action, Use):
            if not player.tiles[action.tile]:
                return Line("illegal-no-tile")
            at_end = state.box.tiles[action.tile].points
            return Line("illegal-tile-at-end" if at_end else "illegal-tile-of-no-use")
        if points(player) < state.box.free_die_cost:
            return Line("illegal-points", number=state.box.free_die_cost)
        return Line("illegal-die-free", die=DIE_LINES[cast("Pay", action).die])


class Moment(LastCall[State]):
    """9.1  A moment for tiles and payments; asked only if something can be used or paid."""

    rule: ClassVar[str] = "9.1"

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat, (moment,))
        self.moment = moment

    def start(self, state: State) -> None:
        super().start(state)
        passed_over = state.seat == NOBODY and tiles_held(state.players[self.seat]) > 0
        if self.moment == AT_TURN_START and passed_over:
            reveal(state)  # whoever acted before learns that these tiles are of no use now

    def resume(self, state: State, seat: int) -> None:
        if not state.waived:
            super().resume(state, seat)

    def legal(self, state: State) -> Sequence[Action]:
        return (GO_ON,) if self.moment == AT_TURN_END else (GO_ON, ENOUGH)

    def apply(self, state: State, action: Action) -> None:
        state.waived = action is ENOUGH
        state.seat = NOBODY

    def prompt(self, state: State) -> Line:
        return moment_line(state, self.seat, MOMENTS[self.moment])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-moment")


TILES_AND_PAYMENTS: Final = row(TilesAndPayments, MOST_SEATS)
MOMENT: Final = grid(Moment, MOST_SEATS, len(MOMENTS))


def is_of_use(state: State, seat: int, tile: int) -> bool:
    """Would this tile do something now?  One with points is for the end."""
    symbol = state.box.tiles[tile].symbol
    if symbol is None:
        return False
    return bool(EFFECTS[symbol.kind].options(state, seat, symbol.argument))


def moment_line(state: State, seat: int, key: str) -> Line:
    """A question that names what can be used now: a tile, a payment for which dice, or both."""
    found = TILES_AND_PAYMENTS[seat].legal(state)
    way = TILE_WAY if any(isinstance(action, Use) for action in found) else 0
    if any(isinstance(action, Pay) for action in found):
        way += PAYMENT_WAY
    others = any(isinstance(action, Pay) and action.die != BLACK for action in found)
    return Line(key, way=way, dice=int(others), number=state.box.free_die_cost)


def may_use_something(state: State, seat: int) -> bool:
    """Is a player to be asked although his step asks nothing?"""
    aside = state.aside
    if state.waived or aside is None or aside.seat != seat:
        return False
    return bool(aside.legal(state))
