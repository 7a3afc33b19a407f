"""6 Privilege cards: using them (6.1), and what each of them does (6.2 to 6.8)."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    COMMON,
    asked,
    built,
    camp,
    card_names,
    give,
    gold,
    holder_loses,
    holder_wins,
    lay_out,
    next_turn,
    offered,
    play,
    power,
    refused,
    reserve,
    rival,
    seals,
    seat,
    stack_up,
    to_use,
    turn,
    unseen,
    using,
)
from kingsbridge.games import builders_duel as game

CRAFTSMEN = [
    # card, two of its material, the price of one, what they become
    ("carpenter 1", "wood", 1, "beam"),
    ("carpenter 2", "wood", 2, "beam"),
    ("mixer 1", "sand", 1, "mortar"),
    ("mixer 2", "sand", 2, "mortar"),
    ("mason 2", "stone", 2, "brick"),
    ("weaver 2", "wool", 2, "cloth"),
    ("weaver 3", "wool", 3, "cloth"),
    ("founder 3", "ore", 3, "bell"),
    ("founder 4", "ore", 4, "bell"),
]
PERSONS = [
    ("tom", "philip"),
    ("aliena", "philip"),
    ("jack", "philip"),
    ("ellen", "philip"),
    ("francis", "philip"),
    ("alfred", "waleran"),
    ("regan", "waleran"),
    ("remigius", "waleran"),
    ("william", "waleran"),
    ("henry", "waleran"),
]


# --- Using cards ---


def test_6_1_ruling_17_the_power_holder_uses_cards_and_builds_then_the_other_does_both() -> None:
    state = give(turn(COMMON), "waleran", gold=3, camp="beam")
    play(state, "claim row 1 | claim column 3")
    holder_wins(state)

    assert asked(state) == "waleran"
    assert offered(state) == ["use power", "use income 4", "use influence", "leave cards"]

    play(state, "use income 4 | leave cards")

    assert asked(state) == "waleran"
    assert offered(state) == ["install I beam", "install II beam", "end turn"]

    play(state, "install I beam | end turn")

    assert asked(state) == "philip"
    assert offered(state) == ["use stone", "use market", "leave cards"]

    play(state, "leave cards")

    assert asked(state) == "philip"
    assert offered(state) == ["end turn"]

    play(state, "end turn")

    assert asked(state) == "nature"


def test_6_1_ruling_17_the_same_when_philip_holds_the_power() -> None:
    state = play(turn(COMMON, power="philip"), "claim row 1 | claim column 3")

    holder_wins(state)

    assert asked(state) == "philip"

    play(state, "leave cards | end turn")

    assert asked(state) == "waleran"


def test_6_1_cards_are_used_in_any_order_and_once_each() -> None:
    state = using("philip", "income 3, wood, stone", camp="")

    play(state, "use stone")

    assert offered(state) == ["use income 3", "use wood", "leave cards"]
    assert refused(state, "use stone") == "illegal-card-not-claimed"

    play(state, "use income 3 | use wood")

    assert camp(state, "philip") == "wood, stone"
    assert offered(state) == ["end turn"]


def test_6_1_two_equal_cards_are_used_one_after_the_other() -> None:
    state = using("philip", "income 3, wood, income 3", gold=0)

    assert offered(state) == ["use income 3", "use wood", "leave cards"]

    play(state, "use income 3")

    assert offered(state) == ["use income 3", "use wood", "leave cards"]

    play(state, "use income 3")

    assert offered(state) == ["use wood", "leave cards"]
    assert gold(state, "philip") == 6


def test_6_1_ruling_19_a_card_may_be_left_unused() -> None:
    state = using("philip", "income 3, wood", gold=3)

    play(state, "leave cards")

    assert gold(state, "philip") == 3
    assert to_use(state, "philip") == ""
    assert refused(state, "use wood") == "illegal-build-or-end"


@pytest.mark.parametrize(
    "words",
    [
        "use carpenter 1 | enough",
        "use influence | enough",
        "use market | enough | enough",
    ],
)
def test_6_1_ruling_19_any_number_includes_none(words: str) -> None:
    state = using("philip", "carpenter 1, influence, market", gold=9, camp="wood, wool")

    play(state, words)

    assert asked(state) == "philip"
    assert gold(state, "philip") == 9
    assert camp(state, "philip") == "wood, wool"


def test_6_1_ruling_19_a_card_is_not_interrupted_by_another() -> None:
    state = using("philip", "carpenter 1, income 3", gold=1, kept="journeyman")

    play(state, "use carpenter 1")

    assert asked(state) == "philip"
    assert offered(state) == ["convert wood", "enough"]
    assert refused(state, "use income 3") == "illegal-finish-card"
    assert refused(state, "play journeyman") == "illegal-not-now"
    assert refused(state, "end turn") == "illegal-finish-card"


def test_6_1_ruling_20_one_card_may_supply_the_next() -> None:
    state = using("philip", "income 3, ore, founder 4", gold=1)

    play(state, "use income 3 | use ore | use founder 4 | convert ore")

    assert camp(state, "philip") == "wood, sand, stone, bell"
    assert gold(state, "philip") == 0


@pytest.mark.parametrize(
    "card",
    ["wood", "carpenter 1", "founder 4", "influence", "market"],
)
def test_6_1_ruling_50_a_card_may_be_used_that_does_nothing(card: str) -> None:
    state = using("philip", f"{card}, income 3", gold=0, camp="", reserve="")

    play(state, f"use {card}")

    assert asked(state) == "philip"
    assert offered(state) == ["use income 3", "leave cards"]
    assert (gold(state, "philip"), camp(state, "philip")) == (0, "")


def test_6_1_only_claimed_cards_can_be_used() -> None:
    state = using("philip", "income 3")

    assert refused(state, "use income 4") == "illegal-card-not-claimed"


def test_6_1_building_comes_after_the_cards() -> None:
    state = using("philip", "income 3", camp="beam")

    assert refused(state, "install I beam") == "illegal-cards-first"
    assert refused(state, "end turn") == "illegal-cards-first"


def test_6_1_whoever_has_no_card_to_use_builds_at_once() -> None:
    table = """
        aliena, power,    alfred
        wood,   income 4, stone
        tom,    market,   ore
    """
    state = play(turn(table), "claim column 1 | claim row 1")

    holder_loses(state)

    assert to_use(state, "waleran") == "wood, tom"

    play(state, "use wood")

    assert asked(state) == "waleran"
    assert offered(state) == ["end turn"]


# --- Change of power ---


def test_6_2_card_power_gives_the_token_to_whoever_uses_it() -> None:
    state = play(turn(COMMON), "claim row 2 | claim column 1")
    holder_loses(state)
    play(state, "leave cards | end turn")

    play(state, "use power")

    assert power(state) == "philip"


def test_6_2_ruling_50_the_holder_keeps_the_token() -> None:
    state = play(using("waleran", "power"), "use power")

    assert power(state) == "waleran"


def test_6_2_ruling_18_the_new_holder_leads_from_the_next_turn_on() -> None:
    state = play(turn(COMMON), "claim row 2 | claim column 1")
    holder_loses(state)
    play(state, "leave cards | end turn | use power")

    assert asked(state) == "philip"
    assert offered(state) == ["use wood", "use mason 2", "leave cards"]

    play(state, "leave cards | end turn")
    lay_out(state, "power, power, income 3, income 3, income 5, wool, wool, tom, alfred")

    assert asked(state) == "philip"

    play(state, "claim row 1 | claim column 1 | throw personal | falls 3")

    assert asked(state) == "waleran"

    play(state, "throw personal | falls 3")

    assert asked(state) == "philip"
    assert to_use(state, "philip") == "power, power, income 3"


def test_6_2_ruling_18_if_both_take_the_token_the_later_one_keeps_it() -> None:
    table = """
        power,    wood,   sand
        income 4, stone,  power
        ore,      market, influence
    """
    state = play(turn(table), "claim row 1 | claim column 3")
    holder_wins(state)

    play(state, "use power")

    assert power(state) == "waleran"

    play(state, "leave cards | end turn | use power")

    assert power(state) == "philip"


# --- Income ---


@pytest.mark.parametrize(
    ("card", "paid"), [("income 3", 3), ("income 4", 4), ("income 5", 5), ("income 6", 6)]
)
def test_6_3_card_income(card: str, paid: int) -> None:
    state = using("philip", card, gold=1)

    play(state, f"use {card}")

    assert gold(state, "philip") == 1 + paid
    assert gold(state, "waleran") == 3


# --- Influence ---


def test_6_4_card_influence_sells_the_top_seal_for_two_gold() -> None:
    state = using("philip", "influence", gold=5)

    play(state, "use influence | buy seal | turn 2/3")

    assert gold(state, "philip") == 3
    assert seals(state, "philip") == "0/5, 1/4, 2/3, 2/3"


def test_6_4_ruling_44_each_seal_is_seen_before_the_next_is_bought() -> None:
    state = using("philip", "influence", gold=5)

    play(state, "use influence | buy seal | turn 2/3")

    assert asked(state) == "philip"
    assert offered(state) == ["buy seal", "enough"]

    play(state, "enough")

    assert offered(state) == ["end turn"]


def test_6_4_seals_are_bought_while_they_can_be_paid() -> None:
    state = using("philip", "influence", gold=5)

    play(state, "use influence | buy seal | turn 2/3 | buy seal | turn 1/4")

    assert gold(state, "philip") == 1
    assert offered(state) == ["end turn"]


def test_6_4_the_last_two_gold_buy_a_seal() -> None:
    state = using("philip", "influence", gold=2)

    play(state, "use influence | buy seal | turn 2/3")

    assert gold(state, "philip") == 0
    assert offered(state) == ["end turn"]


def test_6_4_ruling_22_only_seals_that_are_received_are_paid() -> None:
    state = stack_up(using("philip", "influence", gold=9), unseen="1/4", under="0/5")

    play(state, "use influence | buy seal | turn 1/4 | buy seal")

    assert gold(state, "philip") == 5
    assert seals(state, "philip") == "0/5, 0/5, 1/4, 1/4, 2/3"
    assert offered(state) == ["end turn"]


def test_6_4_ruling_22_an_empty_stack_sells_nothing() -> None:
    state = stack_up(using("philip", "influence", gold=9))

    play(state, "use influence")

    assert gold(state, "philip") == 9
    assert offered(state) == ["end turn"]


def test_6_4_nothing_else_is_done_while_buying() -> None:
    state = play(using("philip", "influence, wood", gold=5), "use influence")

    assert refused(state, "use wood") == "illegal-finish-card"


# --- Raw materials ---


@pytest.mark.parametrize(
    ("card", "taken", "left"),
    [
        ("wood", "wood", "wood, sand, sand, stone, stone, wool, wool, wool, wool, ore"),
        ("sand", "sand", "wood, wood, sand, stone, stone, wool, wool, wool, wool, ore"),
        ("stone", "stone", "wood, wood, sand, sand, stone, wool, wool, wool, wool, ore"),
        ("wool", "wool, wool", "wood, wood, sand, sand, stone, stone, wool, wool, ore"),
        ("ore", "ore", "wood, wood, sand, sand, stone, stone, wool, wool, wool, wool"),
    ],
)
def test_6_5_card_raw_material(card: str, taken: str, left: str) -> None:
    state = using("philip", card, camp="", gold=0)

    play(state, f"use {card}")

    assert camp(state, "philip") == taken
    assert reserve(state, "philip") == left
    assert gold(state, "philip") == 0


@pytest.mark.parametrize(
    ("card", "there", "taken"),
    [("wool", "wool", "wool"), ("wool", "", ""), ("ore", "wool", "")],
)
def test_6_5_ruling_25_if_the_reserve_has_less_it_gives_what_is_there(
    card: str, there: str, taken: str
) -> None:
    state = using("philip", card, camp="", reserve=there)

    play(state, f"use {card}")

    assert camp(state, "philip") == taken


# --- Craftsmen ---


@pytest.mark.parametrize(("card", "raw", "price", "piece"), CRAFTSMEN)
def test_6_6_card_craftsman(card: str, raw: str, price: int, piece: str) -> None:
    state = using("philip", card, gold=10, camp="wood, sand, stone, wool, ore")
    others = [other for other in ("wood", "sand", "stone", "wool", "ore") if other != raw]

    play(state, f"use {card} | convert {raw}")

    assert gold(state, "philip") == 10 - price
    assert camp(state, "philip") == ", ".join([*others, piece])


@pytest.mark.parametrize(("card", "raw", "price", "piece"), CRAFTSMEN[:-2])
def test_6_6_a_craftsman_converts_as_many_as_one_wishes(
    card: str, raw: str, price: int, piece: str
) -> None:
    state = using("philip", card, gold=2 * price, camp=f"{raw}, {raw}")

    play(state, f"use {card} | convert {raw} | convert {raw}")

    assert camp(state, "philip") == f"{piece}, {piece}"
    assert gold(state, "philip") == 0
    assert offered(state) == ["end turn"]


@pytest.mark.parametrize(("card", "raw", "price", "piece"), CRAFTSMEN)
def test_6_6_a_craftsman_asks_his_price_for_every_one(
    card: str, raw: str, price: int, piece: str
) -> None:
    state = using("philip", card, gold=price - 1, camp=raw)

    play(state, f"use {card}")

    assert camp(state, "philip") == raw != piece
    assert offered(state) == ["end turn"]


def test_6_6_when_the_gold_is_spent_the_craftsman_stops() -> None:
    state = using("philip", "mason 2", gold=3, camp="stone, stone")

    play(state, "use mason 2 | convert stone")

    assert camp(state, "philip") == "stone, brick"
    assert offered(state) == ["end turn"]


def test_6_6_a_craftsman_works_only_his_own_material() -> None:
    state = using("philip", "mason 2", gold=9, camp="wood, stone")

    play(state, "use mason 2")

    assert offered(state) == ["convert stone", "enough"]
    assert refused(state, "convert wood") == "illegal-not-this-material"


def test_6_6_without_gold_nothing_is_converted() -> None:
    state = play(using("philip", "mason 2", gold=1), "use mason 2")

    assert offered(state) == ["end turn"]


def test_6_6_the_price_is_due_to_the_bank() -> None:
    state = using("philip", "mason 2", gold=2)

    play(state, "use mason 2 | convert stone")

    assert game.view(state, seat("philip"))["bank"] == 74 - 3


# --- Market ---


def test_6_7_card_market() -> None:
    state = using("philip", "market", gold=0, camp="wool, wool")

    play(state, "use market | sell wool | sell wool | take ore | take wood")

    assert gold(state, "philip") == 0  # 2 + 2 - 2 - 2
    assert camp(state, "philip") == "wood, ore"
    assert offered(state) == ["end turn"]


def test_6_7_the_market_gives_no_free_gold() -> None:
    state = using("philip", "market", gold=3, camp="wool, wool")

    play(state, "use market | sell wool | sell wool | take wool | take wool")

    assert (gold(state, "philip"), camp(state, "philip")) == (3, "wool, wool")


def test_6_7_ruling_03_sold_wool_returns_to_the_reserve() -> None:
    state = using("philip", "market", camp="wool, wool", reserve="ore")

    play(state, "use market | sell wool | enough")

    assert camp(state, "philip") == "wool"
    assert reserve(state, "philip") == "wool, ore"


def test_6_7_ruling_21_first_sell_then_buy() -> None:
    state = using("philip", "market", gold=2, camp="wool", reserve="wool")

    play(state, "use market")

    assert asked(state) == "philip"
    assert offered(state) == ["sell wool", "enough"]
    assert refused(state, "take wool") == "illegal-finish-card"

    play(state, "enough | take wool")

    assert camp(state, "philip") == "wool, wool"
    assert refused(state, "sell wool") == "illegal-build-or-end"


def test_6_7_ruling_21_only_raw_wool_can_be_sold() -> None:
    state = using("philip", "market", gold=9, camp="wood, cloth, beam", reserve="ore")

    play(state, "use market")

    assert offered(state) == ["take ore", "enough"]


def test_6_7_ruling_21_anything_in_the_own_reserve_can_be_bought() -> None:
    state = using("philip", "market", gold=9, camp="")

    play(state, "use market")

    assert offered(state) == [
        *("take wood", "take sand", "take stone", "take wool", "take ore"),
        "enough",
    ]
    assert refused(state, "sell wool") == "illegal-finish-card"


@pytest.mark.parametrize("words", ["take wool | take wool", "take ore | take sand"])
def test_6_7_two_materials_are_bought_of_one_kind_or_of_two(words: str) -> None:
    state = using("philip", "market", gold=9, camp="")

    play(state, f"use market | {words}")

    assert len(camp(state, "philip").split(", ")) == 2
    assert gold(state, "philip") == 5
    assert offered(state) == ["end turn"]


def test_6_7_buying_ends_with_the_gold() -> None:
    state = using("philip", "market", gold=3, camp="")

    play(state, "use market | take ore")

    assert gold(state, "philip") == 1
    assert offered(state) == ["end turn"]


def test_6_7_buying_ends_with_the_reserve() -> None:
    state = using("philip", "market", gold=9, camp="", reserve="ore")

    play(state, "use market | take ore")

    assert offered(state) == ["end turn"]


def test_6_7_selling_and_buying_may_each_be_skipped() -> None:
    state = using("philip", "market", gold=9, camp="wool")

    play(state, "use market | sell wool | enough")

    assert gold(state, "philip") == 11
    assert offered(state) == ["end turn"]


# --- Personal cards ---


def test_6_8_ruling_05_each_side_has_five_personal_cards() -> None:
    box = game.box()
    dealt = [card for deck in box.decks for card in card_names(deck)]

    assert sorted(card for card, _ in PERSONS) == sorted(set(dealt) & {card for card, _ in PERSONS})
    assert [who for _, who in PERSONS].count("philip") == 5
    assert [who for _, who in PERSONS].count("waleran") == 5


@pytest.mark.parametrize(("card", "who"), PERSONS)
def test_6_8_personal_cards_serve_their_own_side(card: str, who: str) -> None:
    state = using(who, card)

    assert offered(state) == [f"use {card}", "leave cards"]


@pytest.mark.parametrize(("card", "who"), PERSONS)
def test_6_8_personal_cards_of_the_rival_are_blocked_for_both(card: str, who: str) -> None:
    blocker = rival(who)
    table = f"{card}, income 4, wood, power, sand, stone, influence, ore, mason 2"
    state = play(turn(table, power=blocker), "claim row 1 | claim column 3")
    holder_wins(state)

    assert offered(state) == ["use income 4", "use wood", "leave cards"]
    assert refused(state, f"use {card}") == "illegal-not-your-card"

    play(state, "use income 4 | use wood | end turn")

    assert asked(state) == who
    assert offered(state) == ["use stone", "use mason 2", "leave cards"]
    assert refused(state, f"use {card}") == "illegal-card-not-claimed"


@pytest.mark.parametrize(("card", "who"), PERSONS)
def test_6_8_ruling_15_a_contested_personal_card_is_fought_over_as_usual(
    card: str, who: str
) -> None:
    table = f"{card}, income 4, wood, power, sand, stone, influence, ore, mason 2"
    state = play(turn(table, power=rival(who)), "claim row 1 | claim column 1")

    won = holder_loses(state.copy())
    play(won, "leave cards | end turn")

    assert asked(won) == who
    assert f"use {card}" in offered(won)

    play(state, "throw personal | falls 3 | throw personal | falls 3")

    assert offered(state) == ["use income 4", "use wood", "leave cards"]

    play(state, "leave cards | end turn")

    assert asked(state) == who
    assert offered(state) == ["use power", "use influence", "leave cards"]


@pytest.mark.parametrize(("card", "who"), [("tom", "philip"), ("alfred", "waleran")])
def test_6_8_card_master_builder_makes_one_piece_free(card: str, who: str) -> None:
    state = using(who, card, gold=6, camp="beam, mortar, brick")

    play(state, f"use {card} | install I beam")

    assert gold(state, who) == 6

    play(state, "install I mortar")

    assert gold(state, who) == 4

    play(state, "install I brick")

    assert gold(state, who) == 0


def test_6_8_the_free_piece_needs_no_gold() -> None:
    state = using("philip", "tom", gold=0, camp="beam, mortar")

    play(state, "use tom | install I beam")

    assert offered(state) == ["end turn"]
    assert built(state, "philip") == "I beam"


def test_6_8_the_piece_is_free_in_this_turn_only() -> None:
    state = play(using("philip", "tom", gold=5, camp="beam"), "use tom | end turn")
    next_turn(state)

    play(state, "leave cards | install I beam")

    assert gold(state, "philip") == 3


@pytest.mark.parametrize(("card", "who"), [("aliena", "philip"), ("regan", "waleran")])
def test_6_8_card_trader_brings_two_wool_and_sells_any_number(card: str, who: str) -> None:
    state = using(who, card, gold=0, camp="wool")

    play(state, f"use {card}")

    assert camp(state, who) == "wool, wool, wool"
    assert offered(state) == ["sell wool", "enough"]

    play(state, "sell wool | sell wool | enough")

    assert gold(state, who) == 6
    assert camp(state, who) == "wool"
    assert reserve(state, who).split(", ").count("wool") == 3
    assert offered(state) == ["end turn"]


@pytest.mark.parametrize(
    ("there", "brought"), [("wool, wool, wool", "wool, wool"), ("wool", "wool"), ("ore", "")]
)
def test_6_8_ruling_25_aliena_brings_what_wool_there_is(there: str, brought: str) -> None:
    state = using("philip", "aliena", camp="", reserve=there)

    play(state, "use aliena")

    assert camp(state, "philip") == brought


@pytest.mark.parametrize(("card", "who"), [("jack", "philip"), ("remigius", "waleran")])
def test_6_8_card_artist_converts_one_raw_material_of_any_kind(card: str, who: str) -> None:
    state = using(who, card, gold=0, camp="wood, wood, sand, stone, wool, ore")

    play(state, f"use {card}")

    assert offered(state) == [
        *("convert wood", "convert sand", "convert stone", "convert wool", "convert ore"),
        "enough",
    ]

    play(state, "convert wood")

    assert camp(state, who) == "wood, sand, stone, wool, ore, beam"
    assert offered(state) == ["end turn"]


def test_6_8_what_is_not_in_the_camp_cannot_be_converted() -> None:
    state = play(using("philip", "jack", camp="wood"), "use jack")

    assert refused(state, "convert ore") == "illegal-no-raw-material"


@pytest.mark.parametrize(("card", "who"), [("ellen", "philip"), ("william", "waleran")])
@pytest.mark.parametrize(("rich", "handed"), [(9, 3), (3, 3), (2, 2), (0, 0)])
def test_6_8_ruling_46_card_toll_takes_up_to_three_gold_from_the_rival(
    card: str, who: str, rich: int, handed: int
) -> None:
    state = give(using(who, card, gold=1), rival(who), gold=rich)

    play(state, f"use {card}")

    assert gold(state, who) == 1 + handed
    assert gold(state, rival(who)) == rich - handed
    assert asked(state) == who
    assert offered(state) == ["end turn"]


@pytest.mark.parametrize(("card", "who"), [("francis", "philip"), ("henry", "waleran")])
def test_6_8_card_patron_brings_the_power_token_and_the_top_seal(card: str, who: str) -> None:
    state = using(who, card, gold=1)
    state.power = seat(rival(who))

    play(state, f"use {card} | turn 2/3")

    assert power(state) == who
    assert seals(state, who) == "0/5, 1/4, 2/3, 2/3"
    assert unseen(state) == 3
    assert gold(state, who) == 1
    assert offered(state) == ["end turn"]


def test_6_7_what_the_reserve_lacks_cannot_be_bought() -> None:
    state = using("philip", "market", gold=9, camp="", reserve="ore")
    play(state, "use market")

    assert asked(state) == "philip"
    assert refused(state, "take wood") == "illegal-reserve-empty"
    assert refused(state, "buy seal") == "illegal-finish-card"
