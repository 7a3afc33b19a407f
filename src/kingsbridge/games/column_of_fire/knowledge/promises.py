"""What a good player knows at a glance: worth of a position, promise of an action.

No rule stands here; a bot may ignore all of it.  A promise depends on what the asked seat may
know, never on the tiles of the others.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.judging import best_of, chances, read_weights, shares, victory
from kingsbridge.core.steps import NATURE, NOBODY, legal
from kingsbridge.games.column_of_fire.actions import (
    GO_ON,
    LAY_STONE,
    NEXT_SPACE,
    PROTECT,
    RAISE,
    RENOUNCE,
    REWARD,
    SCORE,
    SUFFER,
    TAKE_ADVANTAGE,
    TAKE_PROTECTION,
    WARD_OFF,
    Choose,
    Free,
    Lose,
    Move,
    Pay,
    Place,
    Profess,
    Remove,
    Sell,
    SellAny,
    Send,
    Take,
    Turn,
    Use,
)
from kingsbridge.games.column_of_fire.components.names import BLACK
from kingsbridge.games.column_of_fire.components.symbols import SCORE as POINTS_SHOWN
from kingsbridge.games.column_of_fire.components.symbols import SELL as PRICE_SHOWN
from kingsbridge.games.column_of_fire.knowledge.dice import (
    free_dice,
    free_gain,
    profess_gain,
    send_gain,
    turn_gain,
)
from kingsbridge.games.column_of_fire.knowledge.gains import (
    advantage_gain,
    protection_gain,
    protection_loss,
    sell_gain,
    stone_gain,
    symbol_gain,
)
from kingsbridge.games.column_of_fire.knowledge.glance import Forecast, Glance
from kingsbridge.games.column_of_fire.knowledge.moves import (
    best_move,
    draw_gain,
    due_move_gain,
    is_to_move,
    site_gain,
)
from kingsbridge.games.column_of_fire.knowledge.worths import (
    good_gain,
    good_loss,
    position_worths,
    tile_worth,
)
from kingsbridge.games.column_of_fire.scoring import ranking
from kingsbridge.games.column_of_fire.state import State, points
from kingsbridge.games.column_of_fire.steps.drawing import LayStone, SetUpHouse
from kingsbridge.games.column_of_fire.steps.events import FaceEvent
from kingsbridge.games.column_of_fire.steps.spaces import next_space, reach
from kingsbridge.games.column_of_fire.steps.symbols import UseCharacter, UseSpace, UseTile

# Worth is counted in victory points.
SCALE: Final = 2.7
SCALE_A_YEAR: Final = 1.5
"""How many points apart two players must be at the end to be told apart clearly, and how many
more for each year to come: so 240 games among equals ended."""
TEMPERATURE: Final = 0.4
"""How many points apart two actions must be to be told apart clearly."""
PATIENCE: Final = 0.01
"""Rather be asked again: a better moment may come."""
WASTE: Final = 10.0
"""What is spent is gone: what does not make up for it at a glance is not tried."""
NO_CHARACTER: Final = 3.0
"""What a year without a new character costs, besides the point."""


FEATURES: Final = (
    "points",
    "houses",
    "conflicts to come",
    "alone in a religion",
    "goods",
    "protection",
    "advantage tiles",
    "characters",
    "free dice",
    "the move that is due",
)
"""What a position is judged by, each counted in victory points as well as a glance can tell."""
WEIGHTS: Final = read_weights(
    files("kingsbridge.games.column_of_fire").joinpath("weights.toml").read_text(), FEATURES
)


def value(state: State) -> list[float]:
    """Every seat's chance of winning, as far as a glance can tell."""
    if state.seat == NOBODY:
        return victory(ranking(state))
    rows, scale = features(state)
    return chances(rows, WEIGHTS, scale)


def features(state: State) -> tuple[list[list[float]], float]:
    """The features of every seat, and how far apart two players must be to be told apart."""
    coming = Forecast(state)
    rows = [row(state, Glance(state, coming, seat)) for seat in range(len(state.players))]
    return rows, SCALE + SCALE_A_YEAR * coming.years


def row(state: State, eye: Glance) -> list[float]:
    """A position, with the move of the disk that is due in this turn."""
    found = position_worths(state, eye)
    is_due = not eye.is_to_draw and is_to_move(state, eye.seat)
    found.append(best_move(state, eye) if is_due else 0.0)
    return found


def priors(state: State) -> list[float]:
    """How promising each legal action looks at a glance."""
    return shares(promises(state), TEMPERATURE)


def default(state: State) -> Action:
    """The most promising action at a glance; the first of equals."""
    options = legal(state)
    if state.seat == NATURE or len(options) == 1:
        return options[0]
    return best_of(options, promises(state))


def promises(state: State) -> list[float]:
    eye = Glance(state, Forecast(state), state.seat)
    return [promise(state, eye, action) for action in legal(state)]


def promise(state: State, eye: Glance, action: Action) -> float:
    """What an action brings its seat, in points; doing nothing brings nothing."""
    if isinstance(action, Pay):
        return pay_promise(state, eye, action.die)
    if isinstance(action, Choose):
        return draw_gain(state, eye, action.die, action.country)
    if isinstance(action, Move):
        return move_promise(state, eye, action.space)
    if isinstance(action, (Take, Lose, Sell, SellAny)):
        return good_promise(state, eye, action)
    if isinstance(action, (Turn, Free, Send)):
        return die_promise(state, eye, action)
    if isinstance(action, Place):
        return stone_gain(state, eye, action.country, action.stone, 1)
    if isinstance(action, Remove):
        return stone_gain(state, eye, action.country, action.stone, -1)
    if isinstance(action, Use):
        return use_promise(state, eye, action.tile)
    if isinstance(action, Profess):
        return profess_gain(state, eye, action.religion)
    return PATIENCE if action is GO_ON else plain_promise(state, eye, action)


def move_promise(state: State, eye: Glance, space: int) -> float:
    """What the space offers, less what skipping costs."""
    printed = state.box.spaces[space]
    skips = reach(state, eye.seat, printed.die).index(space)
    return symbol_gain(state, eye, printed.symbol) - skips * state.box.skip_cost


def good_promise(state: State, eye: Glance, action: Take | Lose | Sell | SellAny) -> float:
    if isinstance(action, Take):
        return good_gain(state, eye.player, action.good, eye.moves)
    loss = good_loss(state, eye.player, action.good, eye.moves)
    if isinstance(action, Sell):
        return sell_gain(state, eye, action.country, action.good)
    if isinstance(action, SellAny):
        return shown(state, PRICE_SHOWN) - loss
    return -loss


def die_promise(state: State, eye: Glance, action: Turn | Free | Send) -> float:
    if isinstance(action, Turn):
        return turn_gain(state, eye, action.die, action.by)
    if isinstance(action, Send):
        event = state.box.events[cast("FaceEvent", state.step).event]
        return send_gain(state, eye, action.die, event.amount)
    return free_gain(state, eye, action.die)


def pay_promise(state: State, eye: Glance, die: int) -> float:
    """Another religion, or a die if none is free; nothing else is worth its price."""
    if die != BLACK and free_dice(eye):
        return -WASTE
    gain = free_gain(state, eye, die) + due_move_gain(state, eye, die)
    return spent(gain - state.box.free_die_cost)


def use_promise(state: State, eye: Glance, tile: int) -> float:
    """What the tile brings now, less what it may bring later."""
    symbol = state.box.tiles[tile].symbol
    gain = 0.0 if symbol is None else symbol_gain(state, eye, symbol)
    return spent(gain - tile_worth(state, tile, 2 * eye.moves))


def spent(gain: float) -> float:
    """What is left of a gain that did not come for nothing."""
    return gain if gain > 0 else gain - WASTE


def plain_promise(state: State, eye: Glance, action: Action) -> float:
    """Actions that name nothing: their step says what they are about."""
    if action is SCORE:
        return float(shown(state, POINTS_SHOWN))
    if action is TAKE_PROTECTION:
        return protection_gain(state, eye)
    if action is TAKE_ADVANTAGE:
        return advantage_gain(eye)
    if action is NEXT_SPACE:
        return symbol_gain(state, eye, state.box.spaces[next_space(state, eye.seat)].symbol)
    if action is RENOUNCE:
        return -NO_CHARACTER - state.box.renounce_cost
    if action is RAISE:
        step = cast("SetUpHouse", state.step)
        return site_gain(eye, step.country, step.site(state))
    if action is LAY_STONE:
        drawing = cast("LayStone", state.step)
        return stone_gain(state, eye, drawing.country, drawing.stone(state), 1)
    return protection_promise(state, eye, action)


def protection_promise(state: State, eye: Glance, action: Action) -> float:
    """What costs a protection tile, and what happens without."""
    if action in (WARD_OFF, PROTECT):
        return -protection_loss(state, eye)
    if action is REWARD:
        return eye.player.faces[BLACK] - protection_loss(state, eye)
    if action is SUFFER:
        amount = state.box.events[cast("FaceEvent", state.step).event].amount
        return -float(min(amount, points(eye.player)))
    return 0.0


def shown(state: State, kind: int) -> int:
    """The number of the symbol of this kind that is in use."""
    step = cast("UseCharacter | UseSpace | UseTile", state.step)
    return max([symbol.argument for symbol in step.symbols(state) if symbol.kind == kind])
