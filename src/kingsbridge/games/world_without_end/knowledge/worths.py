"""What things are worth to a player, in victory points: goods, houses, cards, a whole position.

No rule stands here.  What a seat owns counts as its holder knows it; of others nothing is asked
but what lies open, except by ``position_worths``, which looks at one seat as if from behind its
screen.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.games.world_without_end.components.box import TOLL
from kingsbridge.games.world_without_end.components.bundles import Bundle
from kingsbridge.games.world_without_end.components.names import (
    DUTIES,
    GOLD,
    GOODS,
    GRAIN,
    HARVEST,
    HOSPITAL,
    LOYALTY,
    MATERIALS,
    MEDICAL,
    MEDICINE,
    PERIODS,
    PIETY,
    PILE,
    POINTS,
    PROJECT,
    PROJECTS,
    ROUNDS,
    STONE,
    WOOD,
    WOOL,
)
from kingsbridge.games.world_without_end.state import Player, State, bits, points, spaces_left
from kingsbridge.games.world_without_end.steps.building import cube_points, is_open
from kingsbridge.games.world_without_end.steps.favour import favour_times

CUBE: Final = 1.7
SPARE_CUBE: Final = 1.3
"""A cube for which there is no card, or no space, before the next period."""
LEFT_CUBE: Final = 1.0
LEFT_GOLD: Final = 0.5
"""What they count at the end of the game."""
SPARE_GOLD: Final = 0.6
WOOL_WORTH: Final = 0.8
CLOTH_WORTH: Final = 1.5
SPARE_PIETY: Final = 1.5
SPARE_GRAIN: Final = 1.3
"""What is more than due is due in the next period."""
NO_USE: Final = 0.2
LOYALTY_WORTH: Final[tuple[float, ...]] = (1.2, 1.0, 0.8, 0.6)
MEDICAL_WORTH: Final[tuple[float, ...]] = (1.5, 1.3, 1.2, 1.0, 0.8, 0.5)
"""The first of them, the second, and so on; more are worth as much as the last."""
SANCTION: Final[tuple[float, ...]] = (0.8, 1.2, 2.0)
"""Penance, begging, the court."""
LUCK: Final = 0.05
"""How much less a contribution presses for each round that may still bring it by itself."""
ACTION: Final = 1.0
"""What the half of an action is worth that a harvest of one house takes."""
HARVESTED: Final = 0.45
"""How likely a house is harvested in a period."""
STANDING_HOUSE: Final = 0.5
SEAL_SPACES: Final = 0.11
"""How much less likely a project is finished in time for each empty space."""
HOSPITAL_PATIENT: Final = 1.5
FLAT: Final[tuple[float, ...]] = (1.6, 1.6, 1.7, 0.8, 1.5, 2.2, 1.0, 1.0, 0.8, 1.0)
"""What goods and a point are worth to somebody of whom nothing is known."""


# --- Goods ---


def is_last(state: State) -> bool:
    return state.period >= PERIODS


def pressure(state: State) -> float:
    """How much a missing contribution presses now."""
    return 1.0 - LUCK * (ROUNDS - state.round_number)


def holding(state: State, seat: int, kind: int, number: int) -> float:
    """What so many of a good are worth to this seat."""
    if kind == POINTS:
        return float(number)
    if kind in (STONE, WOOD):
        return cubes_worth(state, state.players[seat], kind, number)
    if kind == GOLD:
        return gold_worth(state, number)
    if kind == PIETY:
        box = state.box
        return due_worth(state, number, (box.piety_due, box.piety_points), SANCTION[0], SPARE_PIETY)
    if kind == GRAIN:
        box = state.box
        return due_worth(state, number, (box.grain_due, box.grain_points), SANCTION[1], SPARE_GRAIN)
    if kind == LOYALTY:
        return steps_worth(LOYALTY_WORTH, number) * (0.6 if is_last(state) else 1.0)
    if kind == MEDICAL:
        return steps_worth(MEDICAL_WORTH, number) * healing_left(state, state.players[seat])
    return (WOOL_WORTH if kind == WOOL else CLOTH_WORTH) * number * selling_left(state)


def cubes_worth(state: State, player: Player, material: int, number: int) -> float:
    """A cube finds a space on a project, or a house; at the end it counts by itself."""
    spaces = 0
    for project in bits(state.in_play & ~state.finished):
        spaces += spaces_left(state, project, material)
    used = min(number, spaces, 2 * state.box.cubes)
    last = is_last(state)
    if last and not player.hand >> PROJECT & 1:
        used = 0
    return CUBE * used + (LEFT_CUBE if last else SPARE_CUBE) * (number - used)


def gold_worth(state: State, number: int) -> float:
    """Gold pays the tax, whatever is rolled; what is left is worth little."""
    last = is_last(state)
    each = state.box.gold_points * (state.box.last_period if last else 1)
    spare = LEFT_GOLD if last else SPARE_GOLD
    court = 0.0 if last else SANCTION[2]
    pressing = pressure(state)
    found = 0.0
    for tax in state.box.tax:
        if number >= tax:
            found += pressing * (each * tax + court) + spare * (number - tax)
        else:
            found += pressing * each * number
    return found / len(state.box.tax)


def due_worth(
    state: State, number: int, due: tuple[int, int], sanction: float, spare: float
) -> float:
    """Piety and grain are owed; of the rest only as much counts as is owed next time."""
    owed, each = due
    last = is_last(state)
    paid = min(number, owed)
    found = float(paid * each * (state.box.last_period if last else 1))
    if paid == owed and not last:
        found += sanction
    rest = number - paid
    kept = 0 if last else min(rest, owed)
    return pressure(state) * found + spare * kept + NO_USE * (rest - kept)


def steps_worth(worths: tuple[float, ...], number: int) -> float:
    """The first of a good is worth most."""
    found = 0.0
    for unit in range(number):
        found += worths[min(unit, len(worths) - 1)]
    return found


def healing_left(state: State, player: Player) -> float:
    """Knowledge is for patients, who come in the last two periods."""
    if not is_last(state):
        return 1.0
    return 0.2 + 0.12 * (ROUNDS - state.round_number) * (player.hand >> MEDICINE & 1)


def selling_left(state: State) -> float:
    """Wool and cloth are worth nothing by themselves at the end."""
    return 1.0 if not is_last(state) else 0.1 + 0.13 * (ROUNDS - state.round_number)


def gained(state: State, seat: int, bundle: Bundle) -> float:
    """What receiving this is worth to a seat, as far as there is any left."""
    found = 0.0
    goods = state.players[seat].goods
    for kind, number in bundle:
        if kind == POINTS:
            found += number
            continue
        some = number if kind == GOLD else min(number, state.supply[kind])
        held = goods[kind]
        found += holding(state, seat, kind, held + some) - holding(state, seat, kind, held)
    return found


def lost(state: State, seat: int, bundle: Bundle) -> float:
    """What paying this costs a seat."""
    found = 0.0
    goods = state.players[seat].goods
    for kind, number in bundle:
        held = goods[kind] if kind != POINTS else number
        found += holding(state, seat, kind, held) - holding(state, seat, kind, held - number)
    return found


def flat(bundle: Bundle) -> float:
    """What a bundle is worth to somebody of whom nothing is known."""
    found = 0.0
    for kind, number in bundle:
        found += FLAT[kind] * number
    return found


# --- The town ---


def favour_worth(state: State, seat: int, space: int) -> float:
    """What a space of the favour track brings or costs."""
    favour = state.box.favours[space]
    if favour.kind == TOLL:
        return -lost(state, seat, favour.pay)
    times = favour_times(state.players[seat], favour)
    return times * gained(state, seat, favour.gain)


def harvests_left(state: State, player: Player) -> int:
    """How many periods will still bring a harvest."""
    return PERIODS - state.period + (player.hand >> HARVEST & 1)


def yield_worth(state: State, site: int) -> float:
    return flat(state.box.sites[site].yields)


def houses_worth(state: State, player: Player, houses: int) -> float:
    """Two houses are harvested each period; the others only stand there."""
    harvests = harvests_left(state, player)
    best = 0.0
    second = 0.0
    for site in bits(houses):
        worth = yield_worth(state, site)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    reaped = max(0.0, best - ACTION) + max(0.0, second - ACTION)
    return HARVESTED * harvests * reaped + STANDING_HOUSE * houses.bit_count()


def donation_worth(state: State, seat: int, project: int) -> float:
    """What a seal may bring: the project must be finished in time."""
    empty = spaces_left(state, project, STONE) + spaces_left(state, project, WOOD)
    likely = 0.95 - SEAL_SPACES * empty
    if is_last(state):
        likely -= 0.06 * state.round_number * empty
    worth = flat(state.box.projects[project].donor)
    if project == HOSPITAL and state.players[seat].goods[MEDICAL]:
        worth += HOSPITAL_PATIENT
    return max(0.05, likely) * worth


def seals_worth(state: State, seat: int) -> float:
    found = 0.0
    for project in range(len(PROJECTS)):
        if state.donors[project] >> seat & 1:
            found += donation_worth(state, seat, project)
    return found


def best_cubes(state: State, seat: int) -> float:
    """What the best use of cubes on one project brings, what the cubes are worth apart."""
    best = 0.0
    goods = state.players[seat].goods
    for project in bits(state.in_play & ~state.finished):
        if not is_open(state, project):
            continue
        left = state.box.cubes
        found = 0.0
        for material in range(len(MATERIALS)):
            some = min(left, goods[material], spaces_left(state, project, material))
            left -= some
            found += some * (cube_points(state, project, material) - CUBE)
        best = max(best, found)
    return best


# --- A position ---


def plays_left(player: Player) -> int:
    """How many cards a player will still lay open in this period."""
    return PILE - player.laid.bit_count()


def position_worths(state: State, seat: int) -> list[float]:
    """Goods kind by kind, points, and what may become points, the cards in hand apart."""
    player = state.players[seat]
    goods = player.goods
    found = [
        holding(state, seat, kind, goods[kind]) if goods[kind] else 0.0
        for kind in range(len(GOODS))
    ]
    found.append(float(points(player)))
    found.append(houses_worth(state, player, player.houses))
    found.append(seals_worth(state, seat))
    found.append(sanctions_worth(player))
    return found


def sanctions_worth(player: Player) -> float:
    found = 0.0
    for duty in range(len(DUTIES)):
        if player.sanctions >> duty & 1:
            found -= SANCTION[duty]
    return found
