"""What must never be lost or made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.column_of_fire.families import play
from games.column_of_fire.positions import drawn, first_half, has, new, on_space, rolled
from kingsbridge.core.steps import NATURE, is_over
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import BLACK, NO_TILE
from kingsbridge.games.column_of_fire.state import FREE, State, gone_cards


def whole(seats: int) -> dict[str, int]:
    tiles = {"vp-1": 5, "vp-2": 5, "vp-3": 2}
    kinds = "sell turn remove-character catholic protestant neutral next remove-die"
    tiles.update(dict.fromkeys(kinds.split(), 2))
    found = {f"tile {name}": count for name, count in tiles.items()}
    for seat in range(seats):
        found |= {
            f"dice {seat}": 6,
            f"cards without a die {seat}": 0,
            f"twice in a set {seat}": 0,
            f"religion die {seat}": 1,
            f"disk {seat}": 1,
            f"debts {seat}": 0,
        }
    of_all = ("disks on one space", "houses on one site", "too many stones", "cards in two places")
    return found | dict.fromkeys(of_all, 0)


def busy() -> State:
    return rolled(
        "white 3",
        stones={"england": "4 catholic"},
        discard="sell",
        yellow=has(
            tiles="next, vp-1",
            cards="blue 3 nath, purple 2 spain carlos-cruz",
            loch_leven="brown 1",
            houses="england 1, france 3",
        ),
        blue=has(houses="england 2", goods="3 book", protection=2),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_is_whole(seats: int) -> None:
    assert game.pieces(new(seats)) == whole(seats)


def test_a_busy_position_is_whole() -> None:
    assert game.pieces(busy()) == whole(4)
    assert game.pieces(play(busy(), "use next")) == whole(4)


@pytest.mark.uncounted
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_or_made_in_a_random_game(seats: int) -> None:
    """Every card is unseen, open, in a set or gone, at every ply."""
    rng = Random(seats)
    state = new(seats)
    while not is_over(state):
        options = list(game.legal(state))
        weights = list(game.weights(state)) if state.seat == NATURE else None
        game.apply(state, rng.choices(options, weights)[0])
        assert game.pieces(state) == whole(seats)
        known = sum(gone.bit_count() for gone in gone_cards(state))
        unseen = sum(cards.bit_count() for cards in state.unseen)
        lying = sum(card >= 0 for card in state.open_cards)
        held = sum(len(player.cards) for player in state.players)
        assert known + unseen + lying + held == 68


def lose_a_tile(state: State) -> None:
    state.pile[0] -= 1


def use_a_tile_twice(state: State) -> None:
    assert state.in_use == NO_TILE
    state.in_use = 3


def share_a_space(state: State) -> None:
    state.players[1].disk = state.players[0].disk


def leave_the_track(state: State) -> None:
    state.players[1].disk = 20


def share_a_site(state: State) -> None:
    state.players[1].houses[0] = state.players[0].houses[0]


def lay_a_fifth_stone(state: State) -> None:
    state.stones[2] += 1


def draw_a_card_twice(state: State) -> None:
    state.players[1].places[1] = state.players[0].places[1]
    state.players[1].cards.append(1)


def keep_an_open_card(state: State) -> None:
    state.unseen[0] |= 1 << state.open_cards[0]


def forget_a_card(state: State) -> None:
    state.players[0].cards.pop()


def lay_a_card_twice(state: State) -> None:
    state.players[0].cards.append(1)


def free_the_religion_die(state: State) -> None:
    state.players[0].places[BLACK] = FREE


def owe_points(state: State) -> None:
    state.players[0].points[0] = -1


def owe_goods(state: State) -> None:
    state.players[0].goods[2] = -1


def owe_protection(state: State) -> None:
    state.players[0].protection = -1


def lose_a_die(state: State) -> None:
    state.players[2].places.pop()


FAULTS: dict[Callable[[State], None], str] = {
    lose_a_tile: "tile vp-1",
    use_a_tile_twice: "tile sell",
    share_a_space: "disks on one space",
    leave_the_track: "disk 1",
    share_a_site: "houses on one site",
    lay_a_fifth_stone: "too many stones",
    draw_a_card_twice: "cards in two places",
    keep_an_open_card: "cards in two places",
    forget_a_card: "cards without a die 0",
    lay_a_card_twice: "twice in a set 0",
    free_the_religion_die: "religion die 0",
    owe_points: "debts 0",
    owe_goods: "debts 0",
    owe_protection: "debts 0",
    lose_a_die: "dice 2",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_noticed(fault: Callable[[State], None]) -> None:
    state = busy()

    fault(state)

    assert game.pieces(state)[FAULTS[fault]] != whole(4)[FAULTS[fault]]


def test_cards_that_left_are_those_in_no_other_place() -> None:
    state = first_half(yellow=has(cards="white 1 elizabeth-i, blue 3 nath"))

    assert [gone.bit_count() for gone in gone_cards(state)] == [1, 0, 0, 0]
    assert [gone.bit_count() for gone in gone_cards(drawn("elizabeth-i"))] == [0, 0, 0, 0]
    assert [gone.bit_count() for gone in gone_cards(on_space(3))] == [0, 0, 0, 0]
