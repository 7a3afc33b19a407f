"""13 The plague, 8.11 the Medicine card."""

from __future__ import annotations

import pytest

from games.world_without_end.boxes import corrected
from games.world_without_end.citizens import (
    asked,
    goods,
    houses,
    ill,
    let_end_round,
    offered,
    paragraphs,
    play,
    points,
    prompt,
    reason,
    refused,
    step,
    supply,
    told,
)
from games.world_without_end.positions import actions, drawing, event, has, period_ends
from kingsbridge.core.components import BadBox
from kingsbridge.core.steps import weights
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import FACE_DOWN, NO_TILE
from kingsbridge.games.world_without_end.state import HARVESTS, PATIENTS

PLACES_OF_III = [
    ("iii-01", 4),
    ("iii-02", 9),
    ("iii-03", 1),
    ("iii-04", 6),
    ("iii-05", 11),
    ("iii-06", 2),
    ("iii-07", 8),
    ("iii-08", 10),
    ("iii-09", 5),
    ("iii-10", 3),
    ("iii-11", 7),
]
PLACES_OF_IV = [
    ("iv-01", 2),
    ("iv-02", 8),
    ("iv-03", 6),
    ("iv-04", 10),
    ("iv-05", 1),
    ("iv-06", 11),
    ("iv-07", 9),
    ("iv-08", 4),
    ("iv-09", 5),
    ("iv-10", 7),
    ("iv-11", 3),
]


# --- Medicine ---


def test_8_11_a_small_service_brings_a_gold_and_a_point() -> None:
    state = play(actions(), "play medicine")

    assert (asked(state), step(state)) == ("lion", "UseMedicine")
    assert offered(state) == ["serve", "nothing"]
    assert prompt(state) == "ask-UseMedicine-service"
    assert told(state, "serve") == ["lion receives some-gold 1, some-points 1"]
    assert (goods(state, "lion"), points(state, "lion")) == ("1 gold", 9)
    assert state.players[0].points[HARVESTS] == 1
    assert step(state) == "HideCard"


def test_8_11_nobody_has_to_serve() -> None:
    state = play(actions(), "play medicine | nothing")

    assert (goods(state, "lion"), points(state, "lion"), step(state)) == ("", 8, "HideCard")


def test_8_11_before_period_three_nobody_is_ill() -> None:
    state = play(actions("ii-05", lion=has(goods="5 medical")), "play medicine")

    assert offered(state) == ["serve", "nothing"]
    assert refused(state, "treat 1") == "illegal-nobody-ill"
    assert refused(state, "weave 1") == "illegal-medicine-first"


def test_8_11_ruling_34_either_the_service_or_treating() -> None:
    state = actions("iii-10", ill="1: 1, 4: 1", lion=has(goods="3 medical"))

    play(state, "play medicine")
    assert prompt(state) == "ask-UseMedicine"
    assert offered(state) == ["serve", "treat 1", "treat 4", "nothing"]
    assert step(play(state.copy(), "serve")) == "HideCard"
    play(state, "treat 1")
    assert offered(state) == ["treat 4", "enough"]
    assert refused(state, "serve") == "illegal-medicine-first"


def test_8_11_only_monks_may_practise_but_the_service_stays_possible() -> None:
    state = play(
        actions("iii-07", ill="1: 1", lion=has(goods="3 medical")),
        "play medicine",
    )

    assert offered(state) == ["serve", "nothing"]
    assert refused(state, "treat 1") == "illegal-treating-forbidden"


def test_8_11_a_corrected_service_brings_something_else() -> None:
    state = actions(box=game.box(corrected("cards", service={"wool": 2})))

    play(state, "play medicine | serve")

    assert (goods(state, "lion"), points(state, "lion")) == ("2 wool", 8)


# --- Tiles, falling ill ---


def test_13_1_after_period_two_a_tile_lies_face_down_on_every_place() -> None:
    state = period_ends(period=2)
    assert state.places == [NO_TILE] * 11

    play(state, "roll 2")
    let_end_round(state)

    assert state.places == [FACE_DOWN] * 11
    assert state.tiles == [2, 3, 3, 2, 1]
    assert ill(state) == ""


def test_13_1_the_plague_is_told_of() -> None:
    paid = has(goods="2 piety, 2 grain, 5 gold")
    state = period_ends(period=2, lion=paid, lily=paid, tower=paid, rose=paid)

    assert "13.1 plague-comes" in paragraphs(state, "roll 2")
    first = period_ends(period=1, lion=paid, lily=paid, tower=paid, rose=paid)
    assert "13.1 plague-comes" not in paragraphs(first, "roll 2")
    assert first.places == [NO_TILE] * 11


@pytest.mark.parametrize(("name", "place"), [*PLACES_OF_III, *PLACES_OF_IV])
def test_13_2_every_event_of_the_last_two_periods_names_its_place(name: str, place: int) -> None:
    state = drawing(period=3 if name.startswith("iii") else 4)

    play(state, f"draw {name}")
    assert (asked(state), step(state)) == ("nature", "FallIll")
    assert told(state, "plague 3")[0] == f"falls-ill {place} 3"

    assert ill(state) == f"{place}: 3"
    assert state.tiles == [2, 3, 2, 2, 1]


def test_13_2_the_place_falls_ill_before_the_event_is_read() -> None:
    state = play(drawing(period=3), "draw iii-03")
    assert goods(state, "lion") == ""

    assert paragraphs(state, "plague 1")[:3] == [
        "13.2 falls-ill",
        "3.3 effect-gain",
        "14.1 receives",
    ]


def test_13_2_tiles_are_drawn_from_those_that_lie_face_down() -> None:
    state = play(drawing(period=3, ill="1: 5, 2: 1"), "draw iii-10")

    assert offered(state) == ["plague 1", "plague 2", "plague 3", "plague 4"]
    assert list(weights(state)) == [1, 3, 3, 2]


@pytest.mark.parametrize("name", ["i-07", "ii-07"])
def test_13_2_nobody_falls_ill_in_the_first_two_periods(name: str) -> None:
    assert step(event(name)) == "TurnCard"


def test_13_2_ruling_62_an_open_tile_is_no_new_case() -> None:
    state = play(drawing(period=4, ill="2: 4"), "draw iv-02")
    assert step(state) == "FallIll"

    again = play(drawing(period=4, ill="2: 4"), "draw iv-01")
    assert (step(again), ill(again)) == ("TurnCard", "2: 4")


def test_13_2_ruling_62_who_was_healed_does_not_fall_ill_again() -> None:
    state = play(drawing(period=4, healed="2"), "draw iv-01")

    assert (step(state), ill(state)) == ("TurnCard", "")


def test_13_3_ruling_35_a_patient_is_treated_in_the_round_he_falls_ill() -> None:
    state = event("iii-10", tile=2, lion=has(goods="2 medical"))

    play(state, "turn to 0 | play medicine")

    assert offered(state) == ["serve", "treat 3", "nothing"]


# --- Healing ---


THANKS = [
    (1, "2 gold", 10),
    (2, "1 loyalty", 10),
    (3, "1 cloth", 10),
    (4, "", 11),
    (5, "1 grain", 10),
    (6, "1 piety", 10),
    (8, "", 12),
    (11, "", 10),
]


@pytest.mark.parametrize(("place", "thanks", "score"), THANKS)
def test_13_5_every_place_has_its_own_thanks(place: int, thanks: str, score: int) -> None:
    state = actions("iv-07", ill=f"{place}: 3", lion=has(goods="3 medical"))

    play(state, f"play medicine | treat {place}")

    assert goods(state, "lion").replace("3 medical, ", "").replace(", 3 medical", "") == (
        thanks or "3 medical"
    )
    assert points(state, "lion") == score
    assert state.players[0].points[PATIENTS] == score - 8
    assert (ill(state), state.places[place - 1]) == ("", NO_TILE)
    assert step(state) == "HideCard"


def test_13_5_place_seven_thanks_with_knowledge() -> None:
    state = actions("iv-07", ill="7: 3", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 7")

    assert goods(state, "lion") == "4 medical"


@pytest.mark.parametrize("material", ["stone", "wood"])
def test_13_5_at_place_ten_the_healer_chooses_stone_or_wood(material: str) -> None:
    state = actions("iv-07", ill="10: 3", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 10")

    assert (asked(state), step(state)) == ("lion", "ChooseThanks")
    assert offered(state) == ["take stone", "take wood"]
    assert told(state, f"take {material}") == [f"lion receives some-{material} 1"]
    assert goods(state, "lion") == f"1 {material}, 3 medical"
    assert step(state) == "HideCard"


def test_13_5_at_place_ten_only_what_is_left_can_be_chosen() -> None:
    state = actions("iv-07", ill="10: 1", supply="0 stone", lion=has(goods="medical"))

    play(state, "play medicine | treat 10")

    assert offered(state) == ["take wood"]
    assert refused(state, "take stone") == "illegal-used-up"
    assert refused(state, "serve") == "illegal-take-first"


def test_13_5_the_last_stone_may_be_chosen() -> None:
    state = actions("iv-07", ill="10: 1", supply="1 stone, 1 wood", lion=has(goods="medical"))

    play(state, "play medicine | treat 10")

    assert offered(state) == ["take stone", "take wood"]


def test_13_5_with_quarry_and_forest_empty_place_ten_gives_points_alone() -> None:
    state = actions("iv-07", ill="10: 1", supply="0 stone, 0 wood", lion=has(goods="medical"))

    play(state, "play medicine | treat 10")

    assert (step(state), points(state, "lion")) == ("HideCard", 10)


def test_13_5_ruling_10_thanks_that_are_used_up_are_not_received() -> None:
    state = actions("iv-07", ill="5: 1", supply="0 grain", lion=has(goods="medical"))

    play(state, "play medicine | treat 5")

    assert (goods(state, "lion"), points(state, "lion")) == ("1 medical", 10)


def test_13_5_ruling_69_thanks_are_a_choice_among_stone_and_wood_only() -> None:
    with pytest.raises(BadBox, match="the choice should be among stone and wood"):
        game.box(corrected("place", 9, one_of=[{"stone": 1}, {"grain": 1}]))


def test_13_5_in_a_corrected_box_the_choice_may_be_of_two_woods_or_a_stone() -> None:
    box = game.box(corrected("place", 9, one_of=[{"wood": 2}, {"stone": 1}]))
    state = actions("iv-07", box=box, ill="10: 1", lion=has(goods="medical"))

    play(state, "play medicine | treat 10 | take wood")

    assert goods(state, "lion") == "2 wood, 1 medical"


def test_13_3_healing_brings_two_points_and_the_tile_leaves_the_game() -> None:
    state = actions("iii-10", ill="11: 3", lion=has(goods="3 medical"))
    before = state.tiles[:]

    assert told(state, "play medicine | treat 11")[1:] == ["lion heals 11 2"]

    assert (points(state, "lion"), state.places[10], state.tiles) == (10, NO_TILE, before)


def test_13_5_the_story_tells_healing_and_thanks_by_their_paragraphs() -> None:
    state = actions("iii-10", ill="1: 3", lion=has(goods="3 medical"))

    assert paragraphs(state, "play medicine | treat 1") == [
        "7.1 plays",
        "13.3 heals",
        "13.5 receives",
    ]


def test_13_3_knowledge_is_shown_and_not_spent() -> None:
    state = actions("iii-10", ill="11: 3", lion=has(goods="3 medical"))
    before = supply(state)

    play(state, "play medicine | treat 11")

    assert (goods(state, "lion"), supply(state)) == ("3 medical", before)


def test_13_3_the_tile_says_how_much_knowledge_is_needed() -> None:
    state = actions("iii-10", ill="1: 3, 4: 2", lion=has(goods="2 medical"))

    play(state, "play medicine")

    assert offered(state) == ["serve", "treat 4", "nothing"]
    assert reason(state, "treat 1") == "illegal-too-hard 3"
    assert refused(state, "treat 1") == "illegal-too-hard"
    assert refused(state, "treat 2") == "illegal-nobody-ill"


def test_13_3_caris_new_hospital_makes_every_patient_worth_three_points() -> None:
    state = actions("iv-03", ill="8: 1, 11: 1", lion=has(goods="2 medical"))

    said = told(state, "play medicine | treat 8 | treat 11")

    assert [line for line in said if "heals" in line] == ["lion heals 8 3", "lion heals 11 3"]
    assert points(state, "lion") == 8 + 3 + 2 + 3


def test_13_3_a_corrected_box_has_other_points_for_patients() -> None:
    box = game.box(corrected("cards", patient_points=4))
    state = actions("iii-10", box=box, ill="11: 1", lion=has(goods="medical"))

    play(state, "play medicine | treat 11")

    assert points(state, "lion") == 12


# --- Several patients ---


def test_13_4_one_card_heals_several_if_knowledge_suffices_for_the_sum() -> None:
    state = actions("iv-07", ill="1: 2, 2: 3, 4: 1", lion=has(goods="5 medical"))

    play(state, "play medicine | treat 1")
    assert (asked(state), step(state)) == ("lion", "TreatMore")
    assert prompt(state) == "ask-TreatMore 3"
    assert offered(state) == ["treat 2", "treat 4", "enough"]
    play(state, "treat 2")

    assert (step(state), ill(state)) == ("HideCard", "4: 1")
    assert goods(state, "lion") == "5 medical, 1 loyalty, 2 gold"
    assert points(state, "lion") == 12


def test_13_4_whoever_has_healed_one_may_leave_the_others() -> None:
    state = actions("iv-07", ill="1: 2, 4: 1", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 1 | enough")

    assert (step(state), ill(state)) == ("HideCard", "4: 1")


def test_13_4_the_sum_must_not_be_more_than_ones_knowledge() -> None:
    state = actions("iv-07", ill="1: 2, 2: 3, 4: 2", lion=has(goods="4 medical"))

    play(state, "play medicine | treat 1")

    assert offered(state) == ["treat 4", "enough"]
    assert reason(state, "treat 2") == "illegal-too-hard 3"
    assert refused(state, "treat 1") == "illegal-nobody-ill"


def test_13_4_ruling_50_place_seven_does_not_help_the_same_use() -> None:
    state = actions("iv-07", ill="1: 2, 7: 2", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 7")

    assert (step(state), goods(state, "lion"), ill(state)) == ("HideCard", "4 medical", "1: 2")


def test_13_4_ruling_50_place_seven_does_not_help_with_the_last_patient_either() -> None:
    state = actions("iv-07", ill="1: 1, 7: 2, 8: 1", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 7 | treat 1")

    assert (step(state), ill(state)) == ("HideCard", "8: 1")


def test_13_4_ruling_50_but_place_seven_helps_the_next_use() -> None:
    state = actions(
        "iv-07",
        ill="1: 4",
        lion=has(goods="4 medical", laid="medicine", last="medicine"),
    )

    assert "treat 1" in offered(play(state, "play privilege"))


def test_13_4_ruling_50_thanks_come_in_the_order_the_player_likes() -> None:
    state = actions("iv-07", ill="1: 1, 10: 1", lion=has(goods="2 medical"))

    other = play(state.copy(), "play medicine | treat 1 | treat 10 | take wood")
    play(state, "play medicine | treat 10 | take wood | treat 1")

    assert goods(state, "lion") == goods(other, "lion") == "1 wood, 2 medical, 2 gold"


def test_13_4_the_choice_of_thanks_comes_before_the_next_patient() -> None:
    state = actions("iv-07", ill="9: 1, 10: 1, 11: 1", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 10")
    assert step(state) == "ChooseThanks"
    play(state, "take stone | treat 9")
    assert step(state) == "FreeHouse"
    play(state, "house 1")
    assert offered(state) == ["treat 11", "enough"]


def test_13_4_all_patients_together_are_healed_by_whoever_knows_enough() -> None:
    sick = "1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 10: 4, 11: 4, 9: 5"
    box = game.box(corrected("good", 6, count=60))
    state = actions("iv-07", box=box, ill=sick, lion=has(goods="60 medical"))

    words = [f"treat {place}" for place in (1, 2, 3, 4, 5, 6, 7, 8, 11)]
    play(state, " | ".join(["play medicine", *words, "treat 9 | nothing | treat 10 | take wood"]))

    assert (ill(state), points(state, "lion")) == ("", 8 + 22 + 1 + 2)


# --- The free house ---


def test_13_6_at_place_nine_a_house_is_built_at_no_cost() -> None:
    state = actions("iv-07", ill="9: 3", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 9")

    assert (asked(state), step(state)) == ("lion", "FreeHouse")
    assert offered(state) == [*(f"house {site}" for site in range(1, 15)), "nothing"]
    assert told(state, "house 14") == ["lion builds-house 14"]
    assert (houses(state, "lion"), goods(state, "lion")) == ("14", "3 medical")
    assert (points(state, "lion"), step(state)) == (10, "HideCard")


def test_13_6_stone_and_gold_are_kept() -> None:
    state = actions("iv-07", ill="9: 3", lion=has(goods="3 medical, stone, gold"))

    play(state, "play medicine | treat 9 | house 14")

    assert goods(state, "lion") == "1 stone, 3 medical, 1 gold"


def test_13_6_nobody_has_to_build_the_free_house() -> None:
    state = actions("iv-07", ill="9: 3", lion=has(goods="3 medical"))

    play(state, "play medicine | treat 9 | nothing")

    assert (houses(state, "lion"), step(state)) == ("", "HideCard")


def test_13_6_ruling_33_the_site_must_be_free_and_of_another_yield() -> None:
    state = actions(
        "iv-07", ill="9: 3", lion=has(goods="3 medical", houses="2"), lily=has(houses="3")
    )

    play(state, "play medicine | treat 9")

    assert refused(state, "house 1") == "illegal-same-yield"
    assert refused(state, "house 3") == "illegal-site-taken"
    assert refused(state, "harvest 2") == "illegal-house-first"
    assert offered(state)[0] == "house 4"


def test_13_6_ruling_33_without_a_house_left_there_is_nothing() -> None:
    state = actions("iv-07", ill="9: 3", lion=has(goods="3 medical", houses="1, 3, 5, 7"))

    play(state, "play medicine | treat 9")

    assert (step(state), points(state, "lion")) == ("HideCard", 10)
