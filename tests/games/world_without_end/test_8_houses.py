"""8.7 Building houses, 8.8 the harvest."""

from __future__ import annotations

import pytest

from games.world_without_end.boxes import corrected
from games.world_without_end.citizens import (
    asked,
    goods,
    houses,
    offered,
    play,
    points,
    prompt,
    reason,
    refused,
    step,
    supply,
    told,
)
from games.world_without_end.positions import actions, event, has
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.state import EVENTS, HARVESTS

SITES = [
    (1, "wood", "1 grain"),
    (2, "stone", "1 grain"),
    (3, "wood", "1 piety"),
    (4, "stone", "1 piety"),
    (5, "wood", "2 wool"),
    (6, "stone", "2 wool"),
    (7, "wood", "3 gold"),
    (8, "stone", "3 gold"),
    (9, "wood", "1 medical"),
    (10, "stone", "1 medical"),
    (11, "wood", "1 loyalty"),
    (12, "stone", "1 loyalty"),
    (13, "wood", "2 points"),
    (14, "stone", "2 points"),
]
WITH_WOOD = [f"house {site}" for site in range(1, 15, 2)]
WITH_STONE = [f"house {site}" for site in range(2, 15, 2)]


@pytest.mark.parametrize(("site", "material", "_yields"), SITES)
def test_8_7_each_site_needs_its_material_and_a_gold(
    site: int, material: str, _yields: str
) -> None:
    state = play(actions(lion=has(goods=f"{material}, gold")), "play house")
    before = supply(state)[material]

    assert (asked(state), step(state)) == ("lion", "BuildHouse")
    assert prompt(state) == "ask-BuildHouse 1", "the gold is named"
    assert told(state, f"house {site}") == [f"lion builds-house {site}"]
    assert (houses(state, "lion"), goods(state, "lion")) == (str(site), "")
    assert supply(state)[material] == before + 1
    assert step(state) == "HideCard"


def test_8_7_wood_builds_on_seven_sites_and_stone_on_the_others() -> None:
    wood = play(actions(lion=has(goods="wood, gold")), "play house")
    stone = play(actions(lion=has(goods="stone, gold")), "play house")

    assert offered(wood) == [*WITH_WOOD, "nothing"]
    assert offered(stone) == [*WITH_STONE, "nothing"]
    assert reason(wood, "house 2") == "illegal-no-good good-stone"
    assert reason(stone, "house 1") == "illegal-no-good good-wood"
    assert refused(wood, "harvest 1") == "illegal-house-first"


def test_8_7_only_one_house_is_built_with_a_card() -> None:
    state = play(actions(lion=has(goods="2 wood, 2 gold")), "play house | house 1")

    assert step(state) == "HideCard"


def test_8_7_nobody_has_to_build() -> None:
    state = play(actions(lion=has(goods="wood, gold")), "play house | nothing")

    assert (houses(state, "lion"), goods(state, "lion")) == ("", "1 wood, 1 gold")


@pytest.mark.parametrize("held", ["wood, stone", "gold", ""])
def test_8_7_without_gold_or_material_the_card_does_nothing(held: str) -> None:
    assert step(play(actions(lion=has(goods=held)), "play house")) == "HideCard"


def test_8_7_a_site_is_for_one_house_whosever_it_is() -> None:
    state = actions(lion=has(goods="wood, gold"), rose=has(houses="1, 14"))

    play(state, "play house")

    assert offered(state) == [*WITH_WOOD[1:], "nothing"]
    assert refused(state, "house 1") == "illegal-site-taken"


def test_8_7_nobody_has_two_houses_of_the_same_yield() -> None:
    state = actions(lion=has(goods="wood, stone, gold", houses="2"))

    play(state, "play house")

    assert refused(state, "house 1") == "illegal-same-yield"
    assert refused(state, "house 2") == "illegal-site-taken"
    assert offered(state) == [f"house {site}" for site in range(3, 15)] + ["nothing"]


def test_8_7_the_yields_of_others_do_not_matter() -> None:
    state = actions(lion=has(goods="wood, gold"), lily=has(houses="2, 4, 6, 8"))

    assert offered(play(state, "play house")) == [*WITH_WOOD, "nothing"]


def test_8_7_a_player_has_four_houses() -> None:
    built = actions(lion=has(goods="wood, gold", houses="2, 4, 6, 8"))
    third = actions(lion=has(goods="wood, gold", houses="2, 4, 6"))

    assert step(play(built, "play house")) == "HideCard"
    assert offered(play(third, "play house")) == [*WITH_WOOD[3:], "nothing"]


def test_8_7_houses_may_cost_another_gold_in_a_corrected_box() -> None:
    box = game.box(corrected("cards", house_gold=2))
    poor = actions(box=box, lion=has(goods="wood, gold"))
    rich = actions(box=box, lion=has(goods="wood, 3 gold"))

    assert step(play(poor, "play house")) == "HideCard"
    assert goods(play(rich, "play house | house 7"), "lion") == "1 gold"


@pytest.mark.parametrize(("site", "_material", "yields"), SITES)
def test_8_8_each_site_yields_what_is_printed_there(site: int, _material: str, yields: str) -> None:
    state = play(actions(lion=has(houses=str(site))), "play harvest")

    assert (asked(state), step(state)) == ("lion", "HarvestHouses")
    assert offered(state) == [f"harvest {site}", "enough"]
    number, kind = yields.split()
    assert told(state, f"harvest {site}") == [f"lion harvests {site} some-{kind} {number}"]
    if kind == "points":
        assert points(state, "lion") == 8 + int(number)
        assert goods(state, "lion") == ""
    else:
        assert (goods(state, "lion"), points(state, "lion")) == (yields, 8)
    assert step(state) == "HideCard"


def test_8_8_ruling_58_two_different_houses_of_ones_choice() -> None:
    state = play(actions(lion=has(houses="1, 5, 7")), "play harvest | harvest 5")

    assert offered(state) == ["harvest 1", "harvest 7", "enough"]
    assert refused(state, "harvest 5") == "illegal-harvested"
    play(state, "harvest 7")
    assert (goods(state, "lion"), step(state)) == ("2 wool, 3 gold", "HideCard")


def test_8_8_ruling_58_one_may_take_fewer() -> None:
    state = play(actions(lion=has(houses="1, 5")), "play harvest")

    assert goods(play(state.copy(), "harvest 1 | enough"), "lion") == "1 grain"
    assert goods(play(state.copy(), "enough"), "lion") == ""


def test_8_8_without_a_house_the_card_does_nothing() -> None:
    assert step(play(actions(lily=has(houses="1")), "play harvest")) == "HideCard"


def test_8_8_nobody_harvests_the_houses_of_others() -> None:
    state = play(actions(lion=has(houses="1"), lily=has(houses="2")), "play harvest")

    assert refused(state, "harvest 2") == "illegal-not-your-house"
    assert refused(state, "house 2") == "illegal-house-first"


def test_8_8_what_is_used_up_is_not_received() -> None:
    state = play(actions(supply="0 grain", lion=has(houses="1")), "play harvest")

    assert told(state, "harvest 1") == ["lion harvests-nothing 1 some-grain 1"]
    assert (goods(state, "lion"), points(state, "lion")) == ("", 8)


def test_8_8_ruling_51_of_two_wool_the_last_one_is_taken() -> None:
    state = play(actions(supply="1 wool", lion=has(houses="5")), "play harvest")

    assert told(state, "harvest 5") == ["lion harvests 5 some-wool 1"]
    assert (goods(state, "lion"), supply(state)["wool"]) == ("1 wool", 0)


def test_8_8_ruling_58_the_statute_of_labourers_leaves_one_house() -> None:
    state = play(actions("iv-05", lion=has(houses="1, 7")), "play harvest | harvest 7")

    assert (step(state), goods(state, "lion")) == ("HideCard", "3 gold")


def test_8_8_ruling_58_the_statute_holds_for_privilege_too() -> None:
    state = actions("iv-05", lion=has(houses="1, 7", laid="harvest", last="harvest"))

    play(state, "play privilege | harvest 1")

    assert (step(state), goods(state, "lion")) == ("HideCard", "1 grain")


def test_8_8_a_corrected_card_may_bring_one_yield_only() -> None:
    state = actions(box=game.box(corrected("cards", harvest=1)), lion=has(houses="1, 7"))

    assert step(play(state, "play harvest | harvest 1")) == "HideCard"


def test_8_8_a_corrected_statute_brings_no_more_than_the_card() -> None:
    box = game.box(corrected("event", 37, effects=[{"kind": "harvest most", "number": 5}]))
    state = actions("iv-05", box=box, lion=has(houses="1, 5, 7"))

    play(state, "play harvest | harvest 1 | harvest 5")

    assert step(state) == "HideCard"


@pytest.mark.parametrize("houses_there", ["13", "13, 1"])
def test_14_9_points_of_a_rent_come_from_an_event(houses_there: str) -> None:
    state = event("iv-08", healed="4", lion=has(houses=houses_there))
    if asked(state) == "lion" and step(state) == "TakeRent":
        play(state, "harvest 13")

    assert state.players[0].points[EVENTS] == 2


def test_8_8_points_of_a_harvest_are_its_own() -> None:
    state = play(actions(lion=has(houses="13")), "play harvest | harvest 13")

    assert state.players[0].points[HARVESTS] == 2


def test_8_7_a_new_house_stands_beside_the_others() -> None:
    state = actions(lion=has(goods="wood, gold", houses="4"))

    play(state, "play house | house 7")

    assert houses(state, "lion") == "4, 7"


@pytest.mark.parametrize("site", range(1, 15))
def test_8_7_of_each_yield_there_are_two_sites_and_a_player_has_one_of_them(site: int) -> None:
    state = actions(lion=has(goods="wood, stone, gold", houses=str(site)))
    other = site + 1 if site % 2 else site - 1

    play(state, "play house")

    assert refused(state, f"house {other}") == "illegal-same-yield"
    assert len(offered(state)) == 12 + 1
