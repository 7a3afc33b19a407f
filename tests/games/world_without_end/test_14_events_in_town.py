"""14.5 to 14.11 Events that cover, build, and burden; each happens at once."""

from __future__ import annotations

from games.world_without_end import boxes
from games.world_without_end.citizens import (
    asked,
    covered,
    cubes,
    donors,
    finished,
    goods,
    hand,
    hidden,
    houses,
    in_play,
    laid,
    let_end_round,
    let_pass,
    offered,
    open_projects,
    paragraphs,
    play,
    points,
    prompt,
    refused,
    step,
    stone,
    supply,
    told,
)
from games.world_without_end.positions import drawing, event, has
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import CARDS

EVERYBODY = ("lion", "lily", "tower", "rose")


# --- Covers ---


def test_14_5_i_06_prior_anthony_is_dead_his_space_is_covered() -> None:
    state = drawing(stone="queen", lion=has(goods="gold"))

    assert told(state, "draw i-06")[1:] == ["effect-cover-favour space-prior"]
    assert covered(state) == "prior"
    assert game.view(state, 0)["town"]["favours"][1]["covered"]
    play(state, "turn to 1")
    assert stone(state) == "first outlaw"


def test_14_5_ii_06_no_more_stone_the_bridge_is_covered() -> None:
    state = drawing(period=2, lion=has(goods="stone, gold"))

    assert told(state, "draw ii-06")[2:] == ["covers project-bridge"], "which of the two"
    assert (covered(state), open_projects(state)) == ("bridge", "")
    play(state, "turn to 0 | play project")
    assert step(state) == "HideCard", "nothing can be built"


def test_14_5_ii_06_if_the_bridge_is_finished_the_merchant_is_covered_instead() -> None:
    state = drawing(period=2, finished="bridge")

    assert told(state, "draw ii-06")[2:] == ["covers space-merchant"]
    assert covered(state) == "merchant"
    assert paragraphs(drawing(period=2), "draw ii-06")[-1] == "14.5 covers"


def test_14_5_in_a_corrected_set_another_project_may_be_covered() -> None:
    effect = {"kind": "cover project", "project": "church", "instead": "king"}
    box = game.box(boxes.event("ii-06", effects=[effect]))

    assert covered(event("ii-06", box=box, projects="church")) == "church"
    assert covered(event("ii-06", box=box, finished="church")) == "king"


def test_14_5_ruling_56_under_the_palace_the_bridge_is_unfinished_all_the_same() -> None:
    state = event("ii-06", projects="palace", only="palace")

    assert covered(state) == "bridge"
    assert open_projects(state) == "palace"


def test_14_5_ii_11_the_fair_is_lost_wool_cannot_be_sold_but_cloth_can() -> None:
    state = drawing(period=2, lion=has(goods="wool, cloth"))

    assert told(state, "draw ii-11")[2:] == []
    play(state, "turn to 3 | play sell")
    assert "sell wool" not in offered(state)
    assert "sell cloth" in offered(state)
    assert refused(state, "sell wool") == "illegal-good-covered"


def test_14_5_iii_06_two_graves_prioress_and_earl_are_covered() -> None:
    state = event("iii-06", stone="guild")

    assert covered(state) == "prioress, earl"
    play(state, "turn to 1")
    assert stone(state) == "merchant"


def test_14_5_iv_09_the_court_keeps_away_king_and_queen_are_covered() -> None:
    state = event("iv-09", stone="bishop")

    assert covered(state) == "queen, king"
    play(state, "turn to 1")
    assert stone(state) == "prior"


def test_14_5_ruling_54_covers_stay_until_the_period_ends() -> None:
    state = event("i-06", seats=2, lasting="i-10, i-01", round=5)
    play(state, "turn to 0")
    let_end_round(state)
    play(state, "draw i-09")
    assert covered(state) == "prior"

    let_pass(state, lambda at: step(at) == "PayTax")
    assert covered(state) == ""


def test_14_5_covers_are_added_to_those_that_lie_there() -> None:
    assert covered(event("iii-06", covered="merchant, bridge")) == (
        "prioress, merchant, earl, bridge"
    )
    assert covered(event("ii-11", covered="cloth, bridge")) == "wool, cloth, bridge"
    assert covered(event("ii-06", covered="palace, cloth")) == "cloth, bridge, palace"
    assert covered(event("i-06", covered="prior")) == "prior", "a second cover changes nothing"
    assert covered(event("i-02", covered="wool, cloth")) == "wool"


def test_14_5_ruling_45_there_is_no_limit_to_covers() -> None:
    state = event("iii-06", covered="prior, merchant, king, wool, bridge, tower")

    assert covered(state) == "prior, prioress, merchant, king, earl, wool, bridge, tower"


# --- Projects ---


def test_14_6_i_04_the_roof_of_st_marks_church() -> None:
    state = drawing()

    assert told(state, "draw i-04")[1:] == ["effect-place-project project-church"]
    assert in_play(state) == "bridge, church"


def test_14_6_ii_04_godwyns_palace_all_other_projects_are_covered() -> None:
    state = event("ii-04", projects="church", lion=has(goods="stone, wood, gold"))

    assert in_play(state) == "bridge, church, palace"
    assert open_projects(state) == "palace"
    play(state, "turn to 0 | play project")
    assert offered(state) == ["stone for palace", "wood for palace", "enough"]
    assert refused(state, "stone for bridge") == "illegal-project-covered"
    town = game.view(state, 0)["town"]
    assert [each["name"] for each in town["projects"] if each["covered"]] == ["bridge", "church"]


def test_14_6_ruling_26_also_those_that_arrive_later() -> None:
    state = event("ii-05", projects="palace", only="palace")

    assert in_play(state) == "bridge, mill, palace"
    assert open_projects(state) == "palace"


def test_14_6_ii_05_caris_needs_a_fulling_mill() -> None:
    assert in_play(event("ii-05")) == "bridge, mill"


def test_14_6_iii_04_a_hospital_on_leper_island() -> None:
    assert in_play(event("iii-04")) == "bridge, tower, hospital"


def test_14_6_iv_02_philemons_lady_chapel() -> None:
    assert in_play(event("iv-02")) == "bridge, tower, chapel"


# --- War, houses, rents, hidden cards ---


def test_14_7_ii_02_king_edwards_war_nobody_carries_out_an_action() -> None:
    state = event("ii-02", seats=2, crest="lily")
    assert game.view(state, 0)["war"]
    play(state, "turn to 0")

    assert (asked(state), step(state)) == ("lily", "LayUnused")
    play(state, "lay grain | hide sell")
    assert (asked(state), step(state)) == ("lion", "LayUnused")
    play(state, "lay piety | hide sell")
    assert (laid(state, "lily"), laid(state, "lion")) == ("grain", "piety")
    assert "piety" not in goods(state, "lion")


def test_14_8_iii_02_the_plague_everybody_takes_a_house_off_the_board() -> None:
    state = event("iii-02", lion=has(houses="1, 4"), tower=has(houses="7"), rose=has(points=3))

    assert (asked(state), step(state)) == ("lion", "LoseHouse")
    assert prompt(state) == "ask-LoseHouse"
    assert offered(state) == ["clear 1", "clear 4"]
    assert refused(state, "clear 7") == "illegal-not-your-house"
    assert refused(state, "nothing") == "illegal-house-first"
    assert told(state, "clear 4") == ["lion clears-house 4"]
    assert asked(state) == "tower", "the lily has no house"
    play(state, "clear 7")
    assert (houses(state, "lion"), houses(state, "tower")) == ("1", "")
    assert game.view(state, 0)["players"][0]["houses"] == 3
    assert (step(state), points(state, "rose")) == ("TurnCard", 3)


def test_14_8_the_site_can_be_built_again() -> None:
    state = event("iii-02", seats=2, lion=has(houses="1"), lily=has(goods="wood, gold"))
    play(state, "clear 1 | turn to 0 | play grain | hide sell | play house")

    assert "house 1" in offered(state)


def test_14_9_iv_08_rents_the_yield_of_one_house_of_ones_choice() -> None:
    state = event("iv-08", seats=3, lion=has(houses="5, 13"), tower=has(houses="7"))

    assert (asked(state), step(state)) == ("lion", "TakeRent")
    assert offered(state) == ["harvest 5", "harvest 13"]
    assert refused(state, "harvest 7") == "illegal-not-your-house"
    assert told(state, "harvest 13") == [
        "lion harvests 13 some-points 2",
        "tower harvests 7 some-gold 3",
    ]
    assert (points(state, "lion"), goods(state, "lion")) == (10, "")
    assert (goods(state, "lily"), points(state, "lily")) == ("", 8)
    assert game.account(state)[0]["account-events"] == 2


def test_14_9_a_yield_that_is_used_up_gives_nothing() -> None:
    state = drawing(period=4, healed="4", seats=2, supply="0 grain", lion=has(houses="1"))

    assert told(state, "draw iv-08")[-1] == "lion harvests-nothing 1 some-grain 1"
    assert points(state, "lion") == 8


def test_14_10_iv_11_all_hands_to_the_wall_everybody_hides_two_cards() -> None:
    state = event("iv-11", seats=2)

    assert (asked(state), step(state), prompt(state)) == ("lion", "HideMore", "ask-HideMore 2")
    assert offered(state) == [f"hide {card}" for card in CARDS]
    assert refused(state, "play grain") == "illegal-not-offered"
    assert refused(state, "enough") == "illegal-card-first"
    assert told(state, "hide sell") == ["lion hides"]
    assert prompt(state) == "ask-HideMore 1"
    assert refused(state, "hide sell") == "illegal-card-not-in-hand"
    play(state, "hide favour")
    assert asked(state) == "lily"
    assert (hidden(state, "lion"), laid(state, "lion")) == ("sell, favour", "")
    play(state, "hide grain | hide piety")
    assert step(state) == "TurnCard"


def test_14_10_until_the_piles_are_level_no_card_is_hidden() -> None:
    state = event("iv-11", seats=2)
    play(state, "hide sell | hide favour | hide sell | hide favour | turn to 0 | play grain")
    assert asked(state) == "lily"
    play(state, "play grain | draw iv-07 | plague 1 | turn to 0")
    play(
        state,
        "play piety | play piety | draw iv-02 | plague 2 | turn to 0 | play material | nothing",
    )

    assert (asked(state), step(state)) == ("lion", "HideCard")


def test_14_10_ruling_46_never_more_than_six() -> None:
    laid_cards = "grain, piety, material, project, sell"
    lion = has(laid=laid_cards, hidden="privilege, house, harvest, donation, cloth")
    lily = has(laid=laid_cards, hidden="privilege, house, harvest, donation, cloth, medicine")
    state = event("iv-11", seats=2, round=6, lion=lion, lily=lily)

    assert prompt(state) == "ask-HideMore 1"
    play(state, "hide medicine")
    assert step(state) == "TurnCard", "the lily has six hidden cards already"
    assert hand(state, "lion") == "favour"
    play(state, "turn to 0 | play favour | nothing")
    assert (asked(state), hand(state, "lion")) == ("lily", "")


# --- A project finished at once ---


def test_14_11_iv_01_merthins_dream_the_tower_is_finished_at_once() -> None:
    state = drawing(
        period=4,
        healed="2",
        cubes="4 stone tower",
        donors={"tower": "lily"},
        rose=has(goods="2 loyalty"),
        lily=has(goods="loyalty"),
    )

    assert told(state, "draw iv-01")[1:] == [
        "effect-finish-project project-tower",
        "finishes project-tower",
        "rose sets-metal 3 2",
        "lily receives some-points 2",
    ]
    assert (finished(state), cubes(state, "tower")) == ("tower", "6 stone, 2 wood")
    assert (supply(state)["stone"], supply(state)["wood"]) == (25 - 6, 15 - 2)
    assert [points(state, who) for who in EVERYBODY] == [8, 10, 8, 11]
    assert donors(state, "tower") == ""


def test_14_11_ruling_28_of_several_most_loyal_each_gets_a_point() -> None:
    state = event("iv-01", lion=has(goods="loyalty"), tower=has(goods="loyalty"))

    assert [points(state, who) for who in EVERYBODY] == [9, 8, 9, 8]
    assert [points(event("iv-01"), who) for who in EVERYBODY] == [9, 9, 9, 9]


def test_14_11_ruling_49_a_lack_of_cubes_does_not_matter() -> None:
    state = event("iv-01", supply="2 stone, 0 wood", donors={"tower": "lion"})

    assert "tower" in finished(state)
    assert (supply(state)["stone"], supply(state)["wood"]) == (0, 0)
    assert points(state, "lion") == 8 + 1 + 2
    assert state.makeshift == [4, 2]
    assert game.pieces(state)["stone"] == 2, "no cube was made"
    assert game.pieces(state)["wood"] == 0


def test_14_11_iv_01_does_nothing_if_the_tower_is_finished() -> None:
    state = drawing(period=4, healed="2", finished="tower", lion=has(goods="loyalty"))

    assert told(state, "draw iv-01")[1:] == ["effect-finish-project project-tower"]
    assert points(state, "lion") == 8


def test_14_11_in_a_corrected_set_a_project_that_is_not_there_is_not_finished() -> None:
    effect = {"kind": "finish project", "project": "chapel"}
    box = game.box(boxes.event("iv-01", effects=[effect]))
    state = event("iv-01", box=box)

    assert (finished(state), in_play(state)) == ("", "bridge, tower")
    assert (supply(state)["stone"], supply(state)["wood"]) == (25, 15)
    assert finished(event("iv-01", box=box, projects="chapel")) == "chapel"


def test_14_11_that_the_most_loyal_are_known_cannot_be_taken_back() -> None:
    state = drawing(period=4, healed="2")
    play(state, "draw iv-01")

    assert state.learnt


# --- The cards ---


def test_14_every_event_is_drawn_in_its_period_with_four_corners() -> None:
    box = game.box()

    assert len(box.events) == 44
    assert [each.period for each in box.events] == [1] * 11 + [2] * 11 + [3] * 11 + [4] * 11
    for period in range(1, 5):
        assert sum(each.lasting for each in box.events if each.period == period) == 3
    assert all(len(set(each.corners)) == 4 for each in box.events)
