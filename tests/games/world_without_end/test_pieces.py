"""What must never be lost or made."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.world_without_end.positions import actions, event, has, new
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import EVENTS, GOLD, GRAIN, STONE
from kingsbridge.games.world_without_end.state import State, bits

WHOLE = {
    "debts": 0,
    "stone": 25,
    "wood": 15,
    "grain": 10,
    "wool": 15,
    "cloth": 12,
    "piety": 12,
    "medical": 20,
    "loyalty": 14,
    "cards 0": 0,
    "cards 1": 0,
    "cards 2": 0,
    "cards 3": 0,
}


def busy() -> State:
    return actions(
        "iii-04",
        cubes="2 stone bridge, 1 wood hospital",
        finished="church",
        donors={"bridge": "lion, lily"},
        ill="1: 3",
        healed="2",
        lion=has(goods="3 stone, gold", houses="1, 4", laid="grain", hidden="sell"),
        lily=has(goods="wood, 2 medical", houses="2, 3"),
    )


@pytest.mark.parametrize("state", [new(), busy(), event("iv-01", tile=2)])
def test_all_pieces_are_counted_wherever_they_are(state: State) -> None:
    assert game.pieces(state) == WHOLE


def test_cards_that_are_set_aside_in_a_first_game_are_not_lost() -> None:
    assert game.pieces(new(options={"first_game": True})) == WHOLE
    later = actions("ii-05", options={"first_game": True}, lion=has(laid="grain"))
    assert game.pieces(later) == WHOLE


def lose_a_grain(state: State) -> None:
    state.supply[GRAIN] -= 1


def keep_a_cube_that_was_built(state: State) -> None:
    state.players[0].goods[STONE] += 1


def take_away_a_cube_from_a_project(state: State) -> None:
    state.empty[0] += 1


def overdraw(state: State) -> None:
    state.players[0].goods[GOLD] = -1


def owe_points(state: State) -> None:
    state.players[0].points[0] = -1


def owe_the_supply(state: State) -> None:
    state.supply[GRAIN] = -1


def overfill_a_project(state: State) -> None:
    state.empty[1] = -1


def lack_a_tile(state: State) -> None:
    state.tiles[0] = -1


def lay_a_card_twice(state: State) -> None:
    state.players[0].hidden |= 1


def lose_a_card(state: State) -> None:
    state.players[1].hand &= ~1


def share_a_site(state: State) -> None:
    state.players[1].houses |= 1


def build_five_houses(state: State) -> None:
    state.players[2].houses = 0b1010101010000000


def build_beside_the_sites(state: State) -> None:
    state.players[2].houses = 1 << 14


def seal_three_projects(state: State) -> None:
    state.donors[0] = state.donors[1] = state.donors[2] = 0b0100


def find_a_twelfth_place(state: State) -> None:
    state.places.append(0)


def draw_an_event_that_is_still_in_the_pile(state: State) -> None:
    state.event = bits(state.unseen)[0]
    assert EVENTS[state.event].startswith("iii")


FAULTS: list[Callable[[State], None]] = [
    lose_a_grain,
    keep_a_cube_that_was_built,
    take_away_a_cube_from_a_project,
    overdraw,
    owe_points,
    owe_the_supply,
    overfill_a_project,
    lack_a_tile,
    lay_a_card_twice,
    lose_a_card,
    share_a_site,
    build_five_houses,
    build_beside_the_sites,
    seal_three_projects,
    find_a_twelfth_place,
    draw_an_event_that_is_still_in_the_pile,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_every_fault_is_noticed(fault: Callable[[State], None]) -> None:
    state = busy()

    fault(state)

    assert game.pieces(state) != WHOLE
