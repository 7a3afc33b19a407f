"""What a good player knows at a glance: worth of a position, promise of an action.

No rule stands here; a bot may ignore all of it.  A promise depends on what the asked seat may
know: never on the cards of the others, nor on what is behind their screens.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from kingsbridge.core.actions import Action
from kingsbridge.core.judging import best_of, chances, read_weights, shares, victory
from kingsbridge.core.steps import NATURE, NOBODY, legal
from kingsbridge.games.world_without_end.actions import (
    GIVE_UP,
    MOVE_STONE,
    SELL_CLOTH,
    SELL_WOOL,
    SERVE,
    Build,
    Clear,
    Donate,
    Give,
    Harvest,
    Hide,
    House,
    Lay,
    Play,
    Spare,
    Swap,
    Take,
    Trade,
    Treat,
    Turn,
    Weave,
)
from kingsbridge.games.world_without_end.components.effects import CHOOSE, REWARD_FOR_PASSING, SWAP
from kingsbridge.games.world_without_end.components.names import (
    CLOTH,
    GOODS,
    LOYALTY,
    STONE,
    WOOD,
    WOOL,
)
from kingsbridge.games.world_without_end.knowledge.cards import (
    built,
    donated,
    hand_worth,
    hoped,
    kept,
    played,
    sold_one,
    stands,
    taken,
    treated,
    woven,
)
from kingsbridge.games.world_without_end.knowledge.worths import (
    SANCTION,
    donation_worth,
    favour_worth,
    flat,
    gained,
    houses_worth,
    is_last,
    lost,
    position_worths,
)
from kingsbridge.games.world_without_end.scoring import ranking
from kingsbridge.games.world_without_end.state import State, in_force, said, spaces_left
from kingsbridge.games.world_without_end.steps.building import cube_points
from kingsbridge.games.world_without_end.steps.council import income, is_begging, turning
from kingsbridge.games.world_without_end.steps.favour import landing
from kingsbridge.games.world_without_end.steps.houses import FreeHouse
from kingsbridge.games.world_without_end.steps.medicine import UseMedicine

# Worth is counted in victory points.
SCALE: Final = 6.0
TEMPERATURE: Final = 0.4
"""How many points apart two actions must be to be told apart clearly."""
ENVY: Final = 0.8
"""How much of what the others get counts against a turn of the card, shared among them."""
REGRET: Final = 1.0
"""How much of what a card may still bring later counts against playing it now."""
HARD: Final = 0.15
"""What each point of knowledge counts that a patient takes from the others."""


FEATURES: Final = (*GOODS, "points", "houses", "seals", "sanctions", "cards in hand")
"""What a position is judged by, each counted in victory points as well as a glance can tell."""
WEIGHTS: Final = read_weights(
    files("kingsbridge.games.world_without_end").joinpath("weights.toml").read_text(), FEATURES
)


def value(state: State) -> list[float]:
    """Every seat's chance of winning, as far as a glance can tell."""
    if state.seat == NOBODY:
        return victory(ranking(state))
    rows, scale = features(state)
    return chances(rows, WEIGHTS, scale)


def features(state: State) -> tuple[list[list[float]], float]:
    """The features of every seat, and how far apart two players must be to be told apart."""
    return [row(state, seat) for seat in range(len(state.players))], SCALE


def row(state: State, seat: int) -> list[float]:
    """A position, with the cards in hand."""
    found = position_worths(state, seat)
    found.append(hand_worth(state, seat))
    return found


def priors(state: State) -> list[float]:
    """How promising each legal action looks at a glance."""
    return shares([promise(state, action) for action in legal(state)], TEMPERATURE)


def default(state: State) -> Action:
    """The most promising action at a glance; the first of equals."""
    options = legal(state)
    if state.seat == NATURE or len(options) == 1:
        return options[0]
    return best_of(options, [promise(state, action) for action in options])


def promise(state: State, action: Action) -> float:
    """How good an option looks, in points; doing nothing promises nothing."""
    seat = state.seat
    if isinstance(action, Play):
        return play_promise(state, seat, action.card)
    if isinstance(action, (Hide, Lay)):
        return -kept(state, seat, action.card)
    if isinstance(action, Turn):
        return turn_promise(state, seat, action.number)
    if isinstance(action, (Build, House, Harvest, Clear, Donate, Treat)):
        return town_promise(state, seat, action)
    if isinstance(action, (Swap, Give, Trade, Spare)):
        return bargain_promise(state, seat, action)
    return card_promise(state, seat, action)


# --- Cards ---


def play_promise(state: State, seat: int, card: int) -> float:
    """What the card brings now; a card that may bring more later is better kept."""
    now = played(state, seat, card)
    return now - REGRET * max(0.0, hoped(state, seat, card) - now)


def card_promise(state: State, seat: int, action: Action) -> float:
    """What remains of the cards that need no board, and doing nothing."""
    if isinstance(action, Take):
        return taken(state, seat, action.material)
    if isinstance(action, Weave):
        return woven(state, seat, action.number)
    if action is SELL_WOOL or action is SELL_CLOTH:
        return sold_one(state, seat, WOOL if action is SELL_WOOL else CLOTH)
    if action is SERVE:
        return gained(state, seat, state.box.service)
    if action is MOVE_STONE:
        return favour_worth(state, seat, landing(state, 1))
    if action is GIVE_UP:
        reward = in_force(state, REWARD_FOR_PASSING)
        return -1.0 if reward is None else gained(state, seat, reward.gain)
    return 0.0


# --- The council ---


def turn_promise(state: State, seat: int, number: int) -> float:
    """Own income and the favour, against what the others get."""
    turned = turning(state, number)
    found = 0.0 if is_begging(state, seat) else gained(state, seat, income(state, seat, turned))
    if number:
        found += favour_worth(state, seat, landing(state, number))
    others = len(state.players) - 1
    for other in range(len(state.players)):
        if other != seat and not is_begging(state, other):
            found -= ENVY * flat(income(state, other, turned)) / others
    return found


# --- The town ---


def town_promise(
    state: State, seat: int, action: Build | House | Harvest | Clear | Donate | Treat
) -> float:
    """Projects, houses and patients."""
    if isinstance(action, Build):
        return build_promise(state, seat, action)
    if isinstance(action, Donate):
        return donated(state, seat, action.project)
    if isinstance(action, Harvest):
        return gained(state, seat, state.box.sites[action.site].yields)
    if isinstance(action, House):
        is_free = isinstance(state.step, FreeHouse)
        return stands(state, seat, action.site) if is_free else built(state, seat, action.site)
    if isinstance(action, Clear):
        player = state.players[seat]
        return houses_worth(state, player, player.houses & ~(1 << action.site))
    return treat_promise(state, seat, action.place)


def build_promise(state: State, seat: int, action: Build) -> float:
    """A cube scores; the nearer the end of a project, the more its donors gain."""
    project, material = action.project, action.material
    found = cube_points(state, project, material) - lost(state, seat, ((material, 1),))
    empty = spaces_left(state, project, STONE) + spaces_left(state, project, WOOD)
    share = donation_worth(state, seat, project) / (empty + 1)
    for other in range(len(state.players)):
        if state.donors[project] >> other & 1:
            found += share if other == seat else -share / len(state.players)
    return found


def treat_promise(state: State, seat: int, place: int) -> float:
    """Patients who need little knowledge leave some for others."""
    found = treated(state, seat, place) - HARD * state.places[place]
    return found + 1.0 if isinstance(state.step, UseMedicine) else found


# --- Bargains ---


def bargain_promise(state: State, seat: int, action: Swap | Give | Trade | Spare) -> float:
    """What one gets, less what one pays."""
    if isinstance(action, Spare):
        return spare_promise(state, seat, action.duty)
    if isinstance(action, Trade):
        offered = state.box.events[action.event].effects[0].bargains
        bargain = offered[0]
    else:
        offered = said(state, SWAP if isinstance(action, Swap) else CHOOSE).bargains
        firsts = [(one.gain if isinstance(action, Swap) else one.pay)[0][0] for one in offered]
        bargain = offered[firsts.index(action.kind)]
    return gained(state, seat, bargain.gain) - lost(state, seat, bargain.pay)


def spare_promise(state: State, seat: int, duty: int) -> float:
    """A loyalty against a sanction, at the end against losing as much once more."""
    box = state.box
    spared = SANCTION[duty]
    if is_last(state):
        each = (box.piety_points, box.grain_points, box.gold_points)[duty]
        spared = float(each * (box.last_period - 1) * state.players[seat].missing[duty])
    return spared - lost(state, seat, ((LOYALTY, 1),))
