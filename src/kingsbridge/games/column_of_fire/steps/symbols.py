"""7.1 Symbols in use: on a character, on a space of the track, on an advantage tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, grid, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import (
    NEXT_SPACE,
    NOTHING,
    Dismiss,
    Free,
    Place,
    Remove,
    Sell,
    SellAny,
    Turn,
)
from kingsbridge.games.column_of_fire.components.listing import either
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTER_LINES,
    COLOURED,
    COUNTRY_LINES,
    DIE_LINES,
    GOOD_LINES,
    MOST_SEATS,
    NO_CARD,
    STONE_LINES,
    TILE_LINES,
    TILES,
)
from kingsbridge.games.column_of_fire.components.symbols import SHIP, Symbol
from kingsbridge.games.column_of_fire.state import (
    State,
    free_spaces,
    on_card,
    symbols_of,
)
from kingsbridge.games.column_of_fire.steps.effects import (
    Effect,
    MoveStone,
    PlaceStone,
    RemoveCharacter,
    RemoveDie,
    Score,
    TakeAdvantage,
    TakeGood,
    TakeProtection,
    TurnDie,
)
from kingsbridge.games.column_of_fire.steps.selling import (
    SellAnywhere,
    Ship,
    Trade,
    why_not_sell,
)
from kingsbridge.games.column_of_fire.steps.spaces import next_space


class GoToNext(Effect):
    """7.12  Go to the next free space of the track, which may be used (ruling 11)."""

    def options(self, state: State, seat: int, argument: int) -> list[Action]:
        return [NEXT_SPACE]

    def apply(self, state: State, seat: int, argument: int, action: Action) -> None:
        move_disk(state, seat, next_space(state, seat))
        schedule(state, USE_SPACE[seat])


EFFECTS: Final[tuple[Effect, ...]] = (
    TakeGood(),
    Trade(),
    Ship(),
    SellAnywhere(),
    Score(),
    TakeProtection(),
    TakeAdvantage(),
    MoveStone(),
    PlaceStone(),
    TurnDie(),
    RemoveDie(),
    RemoveCharacter(),
    GoToNext(),
)
"""What each kind of symbol does; must agree with ``KINDS`` of the components."""


class UseCharacter(SeatStep[State]):
    """4.6  The character under a die may be used: one of its symbols (5.9 a new one at once)."""

    rule: ClassVar[str] = "4.6"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat, (die,))
        self.die = die

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat

    def character(self, state: State) -> int:
        return state.players[self.seat].places[self.die]

    def symbols(self, state: State) -> tuple[Symbol, ...]:
        return symbols_of(state, state.box.characters[self.character(state)])

    def possible(self, state: State) -> list[Action]:
        return options_of(state, self.seat, self.symbols(state))

    def legal(self, state: State) -> Sequence[Action]:
        return [*self.possible(state), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is not NOTHING:
            use(state, self.seat, self.symbols(state), action)

    def is_grave(self, state: State, action: Action) -> bool:
        return action is NOTHING and brings(self.possible(state))

    def prompt(self, state: State) -> Line:
        character = CHARACTER_LINES[self.character(state)]
        action = either([symbol.line for symbol in self.symbols(state)])
        return Line("ask-UseCharacter", character=character, action=action)

    def refusal(self, state: State, action: Action) -> Line:
        return why_not(state, self.seat, action)


class UseSpace(SeatStep[State]):
    """6.4  The space where the disk has come to may be used."""

    rule: ClassVar[str] = "6.4"

    def start(self, state: State) -> None:
        if self.possible(state):
            state.seat = self.seat

    def symbols(self, state: State) -> tuple[Symbol, ...]:
        return (state.box.spaces[state.players[self.seat].disk].symbol,)

    def possible(self, state: State) -> list[Action]:
        return options_of(state, self.seat, self.symbols(state))

    def legal(self, state: State) -> Sequence[Action]:
        return [*self.possible(state), NOTHING]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is not NOTHING:
            use(state, self.seat, self.symbols(state), action)

    def is_grave(self, state: State, action: Action) -> bool:
        return action is NOTHING and brings(self.possible(state))

    def prompt(self, state: State) -> Line:
        symbol = self.symbols(state)[0]
        has_stone = any(isinstance(action, Place) for action in self.possible(state))
        key = "ask-UseSpace-ship" if symbol.kind == SHIP and has_stone else "ask-UseSpace"
        return Line(key, action=symbol.line)

    def refusal(self, state: State, action: Action) -> Line:
        return why_not(state, self.seat, action)


class UseTile(SeatStep[State]):
    """9.2  Whoever uses a tile uses its symbol; a single possibility is taken at once."""

    rule: ClassVar[str] = "9.2"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat, (tile,))
        self.tile = tile

    def start(self, state: State) -> None:
        options = self.legal(state)
        if len(options) > 1:
            state.seat = self.seat
        else:
            self.apply(state, options[0])

    def symbols(self, state: State) -> tuple[Symbol, ...]:
        return (cast("Symbol", state.box.tiles[self.tile].symbol),)

    def legal(self, state: State) -> Sequence[Action]:
        return options_of(state, self.seat, self.symbols(state))

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        use(state, self.seat, self.symbols(state), action)

    def prompt(self, state: State) -> Line:
        return Line("ask-UseTile", tile=TILE_LINES[self.tile], action=self.symbols(state)[0].line)

    def refusal(self, state: State, action: Action) -> Line:
        return (
            Line("illegal-tile-spent") if action is NOTHING else why_not(state, self.seat, action)
        )


USE_CHARACTER: Final = grid(UseCharacter, MOST_SEATS, COLOURED)
USE_SPACE: Final = row(UseSpace, MOST_SEATS)
USE_TILE: Final = grid(UseTile, MOST_SEATS, len(TILES))


def options_of(state: State, seat: int, symbols: tuple[Symbol, ...]) -> list[Action]:
    """What these symbols offer; of a split card both, what they share but once."""
    first = symbols[0]
    found = EFFECTS[first.kind].options(state, seat, first.argument)
    for symbol in symbols[1:]:
        for option in EFFECTS[symbol.kind].options(state, seat, symbol.argument):
            if option not in found:
                found.append(option)
    return found


def brings(options: Sequence[Action]) -> bool:
    """Is something lost by doing nothing?  To take off dice and cards only is often unwanted."""
    return any(not isinstance(option, (Dismiss, Free)) for option in options)


def use(state: State, seat: int, symbols: tuple[Symbol, ...], action: Action) -> None:
    """Do what was chosen of these symbols: by the first, unless the other one alone offers it."""
    symbol = symbols[0]
    if action not in EFFECTS[symbol.kind].options(state, seat, symbol.argument):
        symbol = symbols[-1]
    EFFECTS[symbol.kind].apply(state, seat, symbol.argument, action)


def move_disk(state: State, seat: int, space: int) -> None:
    state.players[seat].disk = space
    if state.story is not None:
        action = state.box.spaces[space].symbol.line
        tell(state, Line("moves-disk", seat=seat, action=action), "6.1")


def why_not(state: State, seat: int, action: Action) -> Line:
    """Why a symbol does not offer this."""
    if isinstance(action, Place):
        if not free_spaces(state, action.country):
            return Line("illegal-country-full", country=COUNTRY_LINES[action.country])
    elif isinstance(action, Remove):
        stone = STONE_LINES[action.stone]
        return Line("illegal-no-stone", stone=stone, country=COUNTRY_LINES[action.country])
    elif isinstance(action, (Turn, Free)):
        key = "illegal-die-end" if on_card(state.players[seat], action.die) else "illegal-die-free"
        return Line(key, die=DIE_LINES[action.die])
    elif isinstance(action, Dismiss):
        if state.open_cards[action.country] == NO_CARD:
            return Line("illegal-no-open-card", country=COUNTRY_LINES[action.country])
    elif isinstance(action, Sell):
        return why_not_sell(state, seat, action)
    elif isinstance(action, SellAny):
        return Line("illegal-no-buyer", good=GOOD_LINES[action.good])
    return Line("illegal-symbol-first")
