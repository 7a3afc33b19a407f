"""14.1 to 14.4 Events by which everybody receives, may swap, or must pay something."""

from __future__ import annotations

from games.world_without_end import boxes
from games.world_without_end.citizens import (
    asked,
    covered,
    goods,
    offered,
    paragraphs,
    play,
    points,
    prompt,
    refused,
    step,
    supply,
    told,
)
from games.world_without_end.positions import drawing, event, has
from kingsbridge.games import world_without_end as game

EVERYBODY = ("lion", "lily", "tower", "rose")


# --- Everybody receives something ---


def test_14_1_i_07_the_fleece_fair_everybody_receives_1_wool() -> None:
    state = drawing(crest="tower")

    assert told(state, "draw i-07")[1:] == [
        "effect-gain some-wool 1",
        "tower receives some-wool 1",
        "rose receives some-wool 1",
        "lion receives some-wool 1",
        "lily receives some-wool 1",
    ]
    assert [goods(state, who) for who in EVERYBODY] == ["1 wool"] * 4
    assert supply(state)["wool"] == 11


def test_14_1_ii_07_the_charter_everybody_receives_1_loyalty() -> None:
    assert [goods(event("ii-07"), who) for who in EVERYBODY] == ["1 loyalty"] * 4


def test_14_1_iii_03_linen_masks_everybody_receives_1_knowledge() -> None:
    assert [goods(event("iii-03"), who) for who in EVERYBODY] == ["1 medical"] * 4


def test_14_1_iii_10_heirs_everybody_receives_2_gold() -> None:
    assert [goods(event("iii-10"), who) for who in EVERYBODY] == ["2 gold"] * 4


def test_14_1_iv_07_langleys_letter_everybody_receives_1_loyalty() -> None:
    assert [goods(event("iv-07"), who) for who in EVERYBODY] == ["1 loyalty"] * 4


def test_14_1_ruling_10_what_is_used_up_goes_to_the_first_from_the_crest_and_is_no_point() -> None:
    state = event("i-07", crest="tower", supply="2 wool")

    assert [goods(state, who) for who in EVERYBODY] == ["", "", "1 wool", "1 wool"]
    assert [points(state, who) for who in EVERYBODY] == [8, 8, 8, 8]


def test_14_1_in_a_corrected_set_it_may_be_points() -> None:
    box = game.box(boxes.event("i-07", effects=[{"kind": "gain", "gain": {"points": 2}}]))
    state = event("i-07", box=box)

    assert [row["account-events"] for row in game.account(state)] == [2, 2, 2, 2]


# --- Swaps ---


def test_14_2_i_02_a_red_that_does_not_fade_cloth_can_be_sold_and_wool_swapped_for_it() -> None:
    state = drawing(covered="cloth", seats=2, lion=has(goods="2 wool"))

    assert told(state, "draw i-02")[1:] == [
        "effect-uncover-market good-cloth",
        "effect-swap bargain some-wool 1 some-cloth 1",
    ], "what the card says is not told twice"
    assert covered(state) == ""
    assert offered(state) == ["swap for cloth", "nothing"]
    play(state, "swap for cloth")
    assert goods(state, "lion") == "1 wool, 1 cloth"
    assert step(state) == "TurnCard"


def test_14_2_i_02_cloth_that_can_be_sold_already_stays_so() -> None:
    state = play(drawing(covered="wool"), "draw i-02")

    assert covered(state) == "wool"


def test_14_2_i_03_caroli_1_wool_for_3_gold_once() -> None:
    state = event("i-03", lion=has(goods="3 wool"), lily=has(goods="wool"))

    assert prompt(state) == "ask-OfferSwap bargain some-wool 1 some-gold 3"
    assert offered(state) == ["swap for gold", "nothing"]
    assert refused(state, "swap for cloth") == "illegal-swap"
    assert refused(state, "turn to 0") == "illegal-swap-first"
    assert told(state, "swap for gold") == ["lion pays some-wool 1", "lion receives some-gold 3"]
    assert goods(state, "lion") == "2 wool, 3 gold"
    assert asked(state) == "lily", "only once"
    play(state, "nothing")
    assert goods(state, "lily") == "1 wool"
    assert paragraphs(event("i-03", lion=has(goods="wool")), "swap for gold") == [
        "14.2 pays",
        "14.2 receives",
    ]


def test_14_2_i_08_godwyn_1_gold_for_1_piety_once() -> None:
    state = event("i-08", lion=has(goods="2 gold"))

    play(state, "swap for piety")
    assert goods(state, "lion") == "1 piety, 1 gold"
    assert step(state) == "TurnCard"


def test_14_2_ii_08_the_nunnery_2_gold_for_1_knowledge() -> None:
    state = event("ii-08", lion=has(goods="3 gold"))

    play(state, "swap for medical")
    assert goods(state, "lion") == "1 medical, 1 gold"


def test_14_2_iii_11_day_labourers_1_gold_for_a_stone_or_a_wood() -> None:
    state = event("iii-11", seats=2, lion=has(goods="2 gold"), lily=has(goods="gold"))

    assert prompt(state) == (
        "ask-OfferSwap bargain some-gold 1 bargain-or some-stone 1 some-wood 1"
    )
    assert offered(state) == ["swap for stone", "swap for wood", "nothing"]
    play(state, "swap for wood | swap for stone")
    assert [goods(state, who) for who in ("lion", "lily")] == ["1 wood, 1 gold", "1 stone"]


def test_14_2_iii_11_only_what_is_left_can_be_chosen() -> None:
    state = event("iii-11", supply="0 stone", lion=has(goods="gold"))

    assert offered(state) == ["swap for wood", "nothing"]
    assert refused(state, "swap for stone") == "illegal-swap"
    assert prompt(state) == "ask-OfferSwap bargain some-gold 1 some-wood 1"


def test_14_2_iv_10_philemon_1_loyalty_for_3_points_once() -> None:
    state = event("iv-10", lion=has(goods="2 loyalty"))

    play(state, "swap for points")
    assert (goods(state, "lion"), points(state, "lion")) == ("1 loyalty", 11)
    assert game.account(state)[0]["account-events"] == 3
    assert step(state) == "TurnCard"


def test_14_2_ruling_52_a_price_is_paid_whole_or_not_at_all() -> None:
    state = event("ii-08", lion=has(goods="gold"), lily=has(goods="2 gold"))

    assert asked(state) == "lily"


def test_14_2_ruling_52_a_swap_is_offered_only_if_its_gain_is_left() -> None:
    state = event("i-08", supply="1 piety", lion=has(goods="gold"), lily=has(goods="gold"))

    play(state, "swap for piety")
    assert step(state) == "TurnCard", "the lily is not even asked"


# --- Losses of one's choice ---


def test_14_3_i_05_the_old_bridge_falls_a_cube_for_2_points_or_a_point_lost() -> None:
    state = event("i-05", seats=3, lion=has(goods="stone, wood"), lily=has(goods="wood"))

    assert prompt(state) == (
        "ask-ChooseLoss bargain-or bargain bargain-or some-stone 1 some-wood 1 some-points 2 "
        "bargain-loss some-points 1"
    )
    assert (asked(state), step(state)) == ("lion", "ChooseLoss")
    assert offered(state) == ["give 1 stone", "give 1 wood", "give 1 points"]
    assert told(state, "give 1 stone") == [
        "lion pays some-stone 1",
        "lion receives some-points 2",
    ]
    assert offered(state) == ["give 1 wood", "give 1 points"]
    assert refused(state, "give 1 stone") == "illegal-give"
    assert refused(state, "nothing") == "illegal-give-first"
    play(state, "give 1 wood")
    assert offered(state) == ["give 1 points"]
    play(state, "give 1 points")
    assert [points(state, who) for who in ("lion", "lily", "tower")] == [10, 10, 7]
    assert [goods(state, who) for who in ("lion", "lily")] == ["1 wood", ""]
    assert supply(state)["stone"] == 25


def test_14_3_ii_03_ralph_takes_a_grain_a_wool_or_a_cloth() -> None:
    state = event(
        "ii-03",
        lion=has(goods="grain, wool, cloth"),
        lily=has(goods="2 cloth"),
        rose=has(goods="gold"),
    )

    assert offered(state) == ["give 1 grain", "give 1 wool", "give 1 cloth"]
    assert prompt(state) == (
        "ask-ChooseLoss bargain-pay bargain-or bargain-or some-grain 1 some-wool 1 some-cloth 1"
    ), "whoever must pay is told so once"
    play(state, "give 1 wool")
    assert offered(state) == ["give 1 cloth"]
    assert told(state, "give 1 cloth") == ["lily pays some-cloth 1"]
    assert (goods(state, "lion"), goods(state, "lily")) == ("1 grain, 1 cloth", "1 cloth")
    assert (goods(state, "rose"), points(state, "rose")) == ("1 gold", 8), "he has none of it"
    assert step(state) == "TurnCard"


def test_14_3_ii_03_that_somebody_has_none_of_it_is_learnt() -> None:
    state = play(event("ii-03", seats=2, lion=has(goods="wool")), "give 1 wool")
    assert state.learnt

    both = has(goods="wool")
    state = play(event("ii-03", seats=2, lion=both, lily=both), "give 1 wool")
    assert not state.learnt


def test_14_3_iii_09_flagellants_1_gold_or_2_points() -> None:
    state = event("iii-09", seats=2, lion=has(goods="gold"))

    assert offered(state) == ["give 1 gold", "give 2 points"]
    play(state, "give 1 gold")
    assert offered(state) == ["give 2 points"]
    play(state, "give 2 points")
    assert (goods(state, "lion"), points(state, "lion"), points(state, "lily")) == ("", 8, 6)


def test_14_3_iv_06_earl_ralph_2_gold_or_2_points() -> None:
    state = event("iv-06", seats=2, lion=has(goods="2 gold"), lily=has(goods="gold"))

    assert offered(state) == ["give 2 gold", "give 2 points"]
    play(state, "give 2 points")
    assert offered(state) == ["give 2 points"], "ruling 52: no part payment with 1 gold"
    play(state, "give 2 points")
    assert (goods(state, "lion"), goods(state, "lily")) == ("2 gold", "1 gold")
    assert game.account(state)[0]["account-events"] == -2


def test_14_3_ruling_52_points_can_be_lost_even_without_any() -> None:
    state = event("iii-09", seats=2, lion=has(goods="gold", points=0), lily=has(goods="gold"))

    assert offered(state) == ["give 1 gold", "give 2 points"]
    play(state, "give 2 points")
    assert (goods(state, "lion"), points(state, "lion")) == ("1 gold", 0)


# --- Levies ---


def test_14_4_i_11_tam_hiding_1_gold_or_else_a_point() -> None:
    state = drawing(lily=has(goods="2 gold"), rose=has(points=0))

    assert told(state, "draw i-11")[2:] == [
        "lion pays some-points 1",
        "lily pays some-gold 1",
        "tower pays some-points 1",
        "rose pays some-points 1",
    ]
    assert [points(state, who) for who in EVERYBODY] == [7, 8, 7, 0]
    assert goods(state, "lily") == "1 gold"
    assert paragraphs(drawing(), "draw i-11")[-1] == "14.4 pays"


def test_14_4_iii_05_godwyn_flees_1_piety_or_else_a_point() -> None:
    state = event("iii-05", lion=has(goods="2 piety, 3 gold"), lily=has(goods="gold"))

    assert (goods(state, "lion"), points(state, "lion")) == ("1 piety, 3 gold", 8)
    assert (goods(state, "lily"), points(state, "lily")) == ("1 gold", 7)
    assert supply(state)["piety"] == 11


def test_14_4_nobody_is_asked_and_only_a_loss_of_points_tells_a_secret() -> None:
    state = drawing(seats=2, lion=has(goods="gold"), lily=has(goods="gold"))
    play(state, "draw i-11")
    assert (step(state), state.learnt) == ("TurnCard", False)
    state = drawing(seats=2, lion=has(goods="gold"))
    play(state, "draw i-11")
    assert state.learnt


def test_14_4_in_a_corrected_set_whoever_can_pay_nothing_of_the_list_goes_free() -> None:
    effect = {"kind": "levy", "options": [{"pay": {"gold": 1}}]}
    box = game.box(boxes.event("i-11", effects=[effect]))
    state = event("i-11", box=box, lily=has(goods="2 gold"))

    assert [goods(state, who) for who in EVERYBODY] == ["", "1 gold", "", ""]
    assert [points(state, who) for who in EVERYBODY] == [8, 8, 8, 8]
