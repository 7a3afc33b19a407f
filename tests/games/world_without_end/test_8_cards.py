"""8 The twelve cards: those that need no board, Privilege and Favour."""

from __future__ import annotations

import pytest

from games.world_without_end.boxes import corrected
from games.world_without_end.citizens import (
    asked,
    goods,
    laid,
    last,
    offered,
    paragraphs,
    play,
    points,
    prompt,
    reason,
    refused,
    step,
    stone,
    supply,
    told,
)
from games.world_without_end.positions import actions, has
from kingsbridge.games import world_without_end as game

EVERY_CARD = (
    "grain",
    "piety",
    "material",
    "project",
    "sell",
    "privilege",
    "house",
    "harvest",
    "donation",
    "cloth",
    "medicine",
    "favour",
)


def test_7_1_a_period_begins_with_all_twelve_cards_in_hand() -> None:
    state = actions()

    assert offered(state) == [*(f"play {card}" for card in EVERY_CARD), "give up"]


@pytest.mark.parametrize("card", EVERY_CARD)
def test_7_1_every_card_may_be_played_even_if_it_does_nothing(card: str) -> None:
    empty = "0 grain, 0 piety, 0 stone, 0 wood, 0 cloth"
    state = actions(supply=empty, stone="king", lion=has())

    play(state, f"play {card}")
    if card == "medicine":  # a small service is always possible
        play(state, "nothing")

    assert (step(state), asked(state), laid(state, "lion")) == ("HideCard", "lion", card)
    assert (goods(state, "lion"), points(state, "lion")) == ("", 8)


# --- Grain and piety ---


def test_8_1_grain_comes_from_the_field() -> None:
    state = actions(lily=has(goods="2 grain"))

    assert told(state, "play grain") == ["lion plays card-grain", "lion receives some-grain 1"]
    assert goods(state, "lion") == "1 grain"
    assert supply(state)["grain"] == 7


def test_8_1_the_example_of_the_rulebook_without_grain_in_the_field_nothing_is_received() -> None:
    state = actions(supply="0 grain")

    assert told(state, "play grain")[1:] == ["lion receives-nothing some-grain 1"]
    assert (goods(state, "lion"), points(state, "lion")) == ("", 8)


def test_8_2_piety_comes_from_the_cathedral() -> None:
    state = actions(crest="rose")

    assert told(state, "play piety")[1:] == ["rose receives some-piety 1"]
    assert goods(state, "rose") == "1 piety"
    assert supply(state)["piety"] == 11


def test_8_2_ruling_10_used_up_piety_is_no_point_either() -> None:
    state = actions(supply="0 piety")

    play(state, "play piety")

    assert (goods(state, "lion"), points(state, "lion")) == ("", 8)


# --- Building material ---


def test_8_3_building_material_is_a_stone_or_a_wood() -> None:
    state = play(actions(), "play material")

    assert (asked(state), step(state)) == ("lion", "TakeMaterial")
    assert offered(state) == ["take stone", "take wood", "nothing"]
    assert paragraphs(state, "take wood") == ["8.3 receives"]
    assert goods(state, "lion") == "1 wood"
    assert supply(state)["wood"] == 14
    assert goods(play(actions(), "play material | take stone"), "lion") == "1 stone"


def test_8_3_nobody_has_to_take_anything() -> None:
    state = play(actions(), "play material | nothing")

    assert (goods(state, "lion"), step(state)) == ("", "HideCard")


def test_8_3_an_empty_quarry_leaves_wood() -> None:
    state = play(actions(supply="0 stone"), "play material")

    assert offered(state) == ["take wood", "nothing"]
    assert refused(state, "take stone") == "illegal-used-up"
    assert refused(state, "weave 1") == "illegal-take-first"


def test_8_3_ruling_44_with_both_piles_empty_the_card_has_no_effect() -> None:
    state = play(actions(supply="0 stone, 0 wood"), "play material")

    assert step(state) == "HideCard"
    assert last(state, "lion") == "material"


def test_8_3_a_toll_on_the_quarry_carts_makes_stone_cost_a_gold() -> None:
    state = play(actions("ii-10", lion=has(goods="gold")), "play material")

    assert offered(state) == ["take stone", "take wood", "nothing"]
    assert told(state, "take stone") == ["lion pays some-gold 1", "lion receives some-stone 1"]
    assert goods(state, "lion") == "1 stone"


def test_8_3_the_toll_does_not_concern_wood() -> None:
    state = play(actions("ii-10", lion=has(goods="gold")), "play material")

    assert told(state, "take wood") == ["lion receives some-wood 1"]
    assert goods(state, "lion") == "1 wood, 1 gold"


def test_8_3_without_gold_the_toll_leaves_wood_alone() -> None:
    state = play(actions("ii-10"), "play material")

    assert offered(state) == ["take wood", "nothing"]
    assert refused(state, "take stone") == "illegal-no-gold"


def test_8_3_without_gold_and_wood_the_toll_leaves_nothing() -> None:
    assert step(play(actions("ii-10", supply="0 wood"), "play material")) == "HideCard"


# --- Selling ---


def test_8_5_ruling_71_any_number_of_wool_one_by_one_and_one_cloth_are_sold() -> None:
    state = play(actions(lion=has(goods="3 wool, 2 cloth")), "play sell")

    assert (asked(state), step(state)) == ("lion", "SellGoods")
    assert offered(state) == ["sell wool", "sell cloth", "enough"]
    assert prompt(state) == "ask-SellGoods 2 4"
    assert told(state, "sell wool") == ["lion sells good-wool some-gold 2"]
    assert told(state, "sell cloth") == ["lion sells good-cloth some-gold 4"]
    assert offered(state) == ["sell wool", "enough"]
    assert refused(state, "sell cloth") == "illegal-cloth-sold"
    play(state, "sell wool | sell wool")
    assert step(state) == "HideCard"
    assert goods(state, "lion") == "1 cloth, 10 gold"


def test_8_5_what_is_sold_goes_back_to_the_supply() -> None:
    state = actions(lion=has(goods="2 wool, cloth"))
    before = supply(state)

    play(state, "play sell | sell wool | sell cloth | enough")

    assert supply(state) == before | {"wool": before["wool"] + 1, "cloth": before["cloth"] + 1}
    assert goods(state, "lion") == "1 wool, 6 gold"


def test_8_5_selling_a_cloth_alone_is_possible_or_nothing_at_all() -> None:
    state = play(actions(lion=has(goods="wool, cloth")), "play sell")

    assert goods(play(state.copy(), "sell cloth | enough"), "lion") == "1 wool, 4 gold"
    assert goods(play(state.copy(), "enough"), "lion") == "1 wool, 1 cloth"


def test_8_5_whoever_has_nothing_sells_nothing() -> None:
    assert step(play(actions(), "play sell")) == "HideCard"


def test_8_5_what_one_does_not_have_cannot_be_sold() -> None:
    state = play(actions(lion=has(goods="cloth")), "play sell")

    assert offered(state) == ["sell cloth", "enough"]
    assert reason(state, "sell wool") == "illegal-no-good good-wool"
    assert refused(state, "nothing") == "illegal-sell-first"
    other = play(actions(lion=has(goods="wool")), "play sell")
    assert reason(other, "sell cloth") == "illegal-no-good good-cloth"
    assert refused(other, "sell cloth") == "illegal-no-good"


def test_8_5_cloth_is_not_sold_while_its_space_is_covered() -> None:
    state = play(actions(covered="cloth", lion=has(goods="wool, cloth")), "play sell")

    assert offered(state) == ["sell wool", "enough"]
    assert reason(state, "sell cloth") == "illegal-good-covered good-cloth"


def test_8_5_ruling_55_covered_wool_cannot_be_sold_but_made_into_cloth() -> None:
    state = play(actions(covered="wool", lion=has(goods="wool, cloth")), "play sell")

    assert offered(state) == ["sell cloth", "enough"]
    assert reason(state, "sell wool") == "illegal-good-covered good-wool"
    weaving = play(actions(covered="wool, cloth", lion=has(goods="wool")), "play cloth")
    assert offered(weaving) == ["weave 1", "nothing"]


def test_8_5_with_everything_covered_nothing_is_sold() -> None:
    state = actions(covered="wool, cloth", lion=has(goods="wool, cloth"))

    assert step(play(state, "play sell")) == "HideCard"


def test_8_5_ruling_43_slow_works_halve_the_price_of_wool_and_not_that_of_cloth() -> None:
    state = play(actions("i-01", lion=has(goods="wool, cloth")), "play sell")

    assert prompt(state) == "ask-SellGoods 1 4"
    play(state, "sell wool | sell cloth")
    assert goods(state, "lion") == "5 gold"


def test_8_5_ruling_43_scarlet_in_fashion_raises_the_price_of_cloth_alone() -> None:
    state = play(actions("ii-09", lion=has(goods="wool, cloth")), "play sell")

    assert prompt(state) == "ask-SellGoods 2 5"
    play(state, "sell wool | sell cloth")
    assert goods(state, "lion") == "7 gold"


def test_8_5_a_corrected_market_lets_two_cloths_be_sold_at_another_price() -> None:
    box = game.box(corrected("market", wool=3, cloth=5, cloths=2))
    state = actions(box=box, lion=has(goods="wool, 3 cloth"))

    play(state, "play sell | sell cloth | sell cloth")

    assert offered(state) == ["sell wool", "enough"]
    play(state, "sell wool")
    assert goods(state, "lion") == "1 cloth, 13 gold"


# --- Privilege ---


def test_8_6_privilege_uses_the_last_card_again() -> None:
    state = actions(lion=has(laid="grain", hidden="cloth", last="grain"))

    assert told(state, "play privilege") == [
        "lion plays card-privilege",
        "lion repeats card-grain",
        "lion receives some-grain 1",
    ]
    assert goods(state, "lion") == "1 grain"
    assert last(state, "lion") == "grain"


def test_8_6_ruling_12_as_the_first_card_of_a_period_privilege_does_nothing() -> None:
    state = actions()

    assert told(state, "play privilege")[1:] == ["lion repeats-nothing"]
    assert (step(state), last(state, "lion")) == ("HideCard", "")


def test_8_6_ruling_12_a_card_laid_down_unused_does_not_count() -> None:
    state = actions(seats=2, lion=has(laid="piety", hidden="cloth", last="piety"))

    play(state, "give up | lay grain | hide sell")

    assert (laid(state, "lion"), last(state, "lion")) == ("grain, piety", "piety")


def test_8_6_ruling_12_a_used_card_that_had_no_effect_counts() -> None:
    state = actions(seats=2, supply="0 grain", lion=has(laid="piety", last="piety"))

    play(state, "play grain")

    assert last(state, "lion") == "grain"


def test_8_6_privilege_uses_ones_own_last_card_not_that_of_others() -> None:
    state = actions(crest="lion", lion=has(laid="piety", hidden="cloth", last="piety"))

    play(state, "play grain | hide sell | play privilege")

    assert goods(state, "lily") == ""


AFTER = [
    ("grain", "", "1 grain"),
    ("piety", "", "1 piety"),
    ("material", "take wood", "1 wood"),
    ("project", "stone for bridge | enough", "1 stone"),
    ("sell", "sell wool | enough", "1 wool, 2 gold"),
    ("house", "house 1", "1 wood, 1 gold"),
    ("harvest", "harvest 7", "3 gold"),
    ("donation", "donate bridge", "1 gold"),
    ("cloth", "weave 2", "2 cloth"),
    ("medicine", "serve", "1 gold"),
    ("favour", "move stone", ""),
]
NEEDED = {
    "project": "2 stone",
    "sell": "2 wool",
    "house": "2 wood, 2 gold",
    "donation": "2 gold",
    "cloth": "2 wool",
}


@pytest.mark.parametrize(("card", "words", "left"), AFTER)
def test_8_6_privilege_repeats_every_card(card: str, words: str, left: str) -> None:
    houses = "7" if card == "harvest" else ""
    state = actions(
        lion=has(laid=card, last=card, goods=NEEDED.get(card, ""), houses=houses), stone="bishop"
    )

    play(state, " | ".join(filter(None, ["play privilege", words])))

    assert (step(state), goods(state, "lion")) == ("HideCard", left)


def test_8_6_ruling_13_the_same_houses_yield_again() -> None:
    state = actions(lion=has(houses="1, 7", laid="harvest", last="harvest", goods="grain, 3 gold"))
    play(state, "play privilege | harvest 1 | harvest 7")
    assert goods(state, "lion") == "2 grain, 6 gold"


def test_8_6_ruling_13_a_second_donation_needs_another_project_seal_and_gold() -> None:
    state = actions(
        projects="church",
        donors={"bridge": "lion"},
        lion=has(laid="donation", last="donation", goods="gold"),
    )

    play(state, "play privilege")

    assert offered(state) == ["donate church", "nothing"]
    assert refused(state, "donate bridge") == "illegal-donated"
    without = actions(
        projects="church", donors={"bridge": "lion"}, lion=has(laid="donation", last="donation")
    )
    assert step(play(without, "play privilege")) == "HideCard"


def test_8_6_ruling_13_knowledge_is_fully_available_again() -> None:
    state = actions(
        "iii-04",
        ill="1: 3, 3: 3",
        lion=has(goods="3 medical", laid="medicine", last="medicine"),
    )

    play(state, "play privilege")

    assert offered(state) == ["serve", "treat 1", "treat 3", "nothing"]


def test_8_6_ruling_60_privilege_is_a_fresh_use_and_pays_again() -> None:
    state = actions("ii-10", lion=has(laid="material", last="material", goods="stone, gold"))

    play(state, "play privilege | take stone")

    assert goods(state, "lion") == "2 stone"


def test_8_6_ruling_60_a_forbidden_repeat_does_nothing() -> None:
    state = actions("iii-08", lion=has(laid="project", last="project", goods="2 stone"))

    assert step(play(state, "play privilege")) == "HideCard"


# --- Making cloth ---


def test_8_10_one_or_two_wool_become_as_much_cloth() -> None:
    state = play(actions(lion=has(goods="3 wool")), "play cloth")

    assert (asked(state), step(state)) == ("lion", "MakeCloth")
    assert offered(state) == ["weave 1", "weave 2", "nothing"]
    before = supply(state)
    assert told(state, "weave 2") == ["lion receives some-cloth 2"]
    assert goods(state, "lion") == "1 wool, 2 cloth"
    assert supply(state) == before | {"wool": before["wool"] + 2, "cloth": before["cloth"] - 2}


def test_8_10_a_single_wool_makes_a_single_cloth() -> None:
    state = play(actions(lion=has(goods="wool")), "play cloth")

    assert offered(state) == ["weave 1", "nothing"]
    assert (refused(state, "weave 2"), reason(state, "weave 2")) == (
        "illegal-weave",
        "illegal-weave 1",
    )
    assert refused(state, "sell wool") == "illegal-weave-first"
    assert goods(play(state, "weave 1"), "lion") == "1 cloth"


def test_8_10_nobody_has_to_weave() -> None:
    state = play(actions(lion=has(goods="2 wool")), "play cloth | nothing")

    assert (goods(state, "lion"), step(state)) == ("2 wool", "HideCard")


def test_8_10_without_wool_the_card_does_nothing() -> None:
    assert step(play(actions(), "play cloth")) == "HideCard"


def test_8_10_ruling_63_not_more_than_there_is_cloth_left() -> None:
    state = play(actions(supply="1 cloth", lion=has(goods="2 wool")), "play cloth")

    assert offered(state) == ["weave 1", "nothing"]


def test_8_10_ruling_44_without_cloth_left_the_card_has_no_effect() -> None:
    state = play(actions(supply="0 cloth", lion=has(goods="2 wool")), "play cloth")

    assert (step(state), goods(state, "lion")) == ("HideCard", "2 wool")


def test_8_10_a_corrected_card_weaves_three() -> None:
    state = actions(box=game.box(corrected("cards", weave=3)), lion=has(goods="4 wool"))

    play(state, "play cloth | weave 3")

    assert goods(state, "lion") == "1 wool, 3 cloth"


# --- Favour ---


def test_8_12_the_stone_moves_one_space_and_whoever_played_the_card_takes_the_favour() -> None:
    state = actions(stone="prioress", crest="lily")
    assert (
        prompt(play(state, "play favour")) == "ask-AskFavour space-merchant favour-gift some-wool 1"
    )

    assert offered(state) == ["move stone", "nothing"]
    assert told(state, "move stone") == [
        "lily moves-stone 1 space-merchant",
        "lily receives some-wool 1",
    ]
    assert (stone(state), goods(state, "lily")) == ("merchant", "1 wool")


def test_8_12_the_favour_may_be_left() -> None:
    state = play(actions(stone="prioress"), "play favour | nothing")

    assert (stone(state), goods(state, "lion")) == ("prioress", "")


def test_8_12_from_the_bishop_the_stone_comes_to_the_queen() -> None:
    state = play(actions(stone="bishop", lion=has(goods="loyalty")), "play favour | move stone")

    assert (stone(state), points(state, "lion")) == ("queen", 10)


def test_8_12_ruling_55_covered_spaces_are_skipped() -> None:
    state = actions(covered="prioress, merchant", stone="guild", lion=has(goods="2 loyalty"))

    play(state, "play favour | move stone")

    assert (stone(state), points(state, "lion")) == ("king", 10)


def test_8_12_ruling_05_the_outlaw_takes_a_gold() -> None:
    state = play(actions(stone="king", lion=has(goods="2 gold")), "play favour | move stone")

    assert (stone(state), goods(state, "lion")) == ("second outlaw", "1 gold")


def test_8_12_ruling_05_without_gold_for_the_outlaw_the_card_does_nothing() -> None:
    state = play(actions(stone="king"), "play favour")

    assert (step(state), stone(state), last(state, "lion")) == ("HideCard", "king", "favour")


def test_8_12_a_favour_that_is_used_up_gives_nothing() -> None:
    state = play(actions(stone="prioress", supply="0 wool"), "play favour | move stone")

    assert (goods(state, "lion"), points(state, "lion")) == ("", 8)
