"""What is marked as grave: where to decline is to lose something, a screen asks once more."""

from __future__ import annotations

import pytest

from games.column_of_fire.families import offered, play, step
from games.column_of_fire.positions import drawn, first_half, has, on_space, rolled
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.state import State
from kingsbridge.table import sight

HOUSES = "england 1, france 1, netherlands 1, spain 1"


def grave(state: State) -> list[str]:
    """What costs something for good."""
    return [offer["words"] for offer in sight.offers(game, state) if "grave" in offer]


@pytest.mark.parametrize("character", ["ned-willard", "pierre-aumande", "francis-walsingham"])
def test_4_6_not_to_use_a_character_that_brings_something(character: str) -> None:
    assert grave(drawn(character)) == ["nothing"]


def test_7_11_not_to_remove_anything_is_nothing_lost() -> None:
    state = drawn("evi-dirks")

    assert {word.split()[0] for word in offered(state)} == {"free", "dismiss", "nothing"}
    assert grave(state) == []


def test_6_4_not_to_use_a_space() -> None:
    assert grave(on_space(3)) == ["nothing"]


def test_7_14_to_leave_a_sale_but_not_a_stone_alone() -> None:
    sells = has(houses=HOUSES, goods="book, ore")
    ship = play(on_space(6, seats=3, yellow=sells), "sell book in france")
    assert (step(ship), grave(ship)) == ("UseShip", ["nothing"])

    play(ship, "sell ore in france")
    assert (step(ship), grave(ship)) == ("UseShip", [])


def test_7_15_to_sell_no_more() -> None:
    state = play(on_space(15, yellow=has(houses=HOUSES, goods="2 book")), "sell book in france")

    assert (step(state), grave(state)) == ("SellMore", ["nothing"])


def test_5_3_to_draw_nobody_though_somebody_could_be_drawn() -> None:
    assert grave(rolled(yellow=has(points=2))) == ["renounce"]

    away = "white 3, blue 3, orange 3, brown 3, purple 3"
    nobody = rolled(yellow=has(points=2, loch_leven=away, tiles="turn"))
    assert offered(nobody)[0] == "renounce"
    assert grave(nobody) == []


def test_5_7_to_leave_a_house_that_could_rise() -> None:
    state = play(rolled("white 4", yellow=has(houses="england 2")), "white in england")

    assert (step(state), grave(state)) == ("SetUpHouse", ["leave"])


@pytest.mark.parametrize(("face", "found"), [(1, []), (2, ["keep"])])
def test_11_7_to_keep_a_tile_that_counts_less_than_the_reward(face: int, found: list[str]) -> None:
    rewarded = has(protection=1, religion=f"catholic {face}")
    state = drawn("spain captain", yellow=rewarded)
    play(state, "reveal event silver")

    assert (step(state), grave(state)) == ("FaceEvent", found)


def test_9_1_to_go_on_is_nothing_lost() -> None:
    state = first_half(yellow=has(points=3))

    assert offered(state) == ["go on", "enough", "pay for black"]
    assert grave(state) == ["pay for black"]
