"""8 Autumn."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.boxes import corrected
from games.krieg_und_frieden.realm import (
    asked,
    autumn,
    discard,
    hand,
    has,
    laid,
    let_draw,
    loot,
    offered,
    play,
    privileges,
    prompt,
    reason,
    refused,
    seat,
    step,
    told,
)
from kingsbridge.games import krieg_und_frieden as game


def test_8_1_ruling_16_loot_joins_the_hand() -> None:
    state = autumn(lion=has(hand="cup", loot="shield, grain"), rose=has(loot="hammer"))

    assert hand(state, "lion") == "1 shield, 1 cup, 1 grain"
    assert hand(state, "rose") == "1 hammer"
    assert loot(state, "lion") == ""


def test_8_1_income_goes_round_from_the_chancellor() -> None:
    state = autumn(chancellor="tower", tower=has(farms=0), rose=has(farms=0), lion=has(farms=0))

    play(state, "draw shield | draw cup | draw hammer")

    assert hand(state, "tower") == "1 shield"
    assert hand(state, "rose") == "1 cup"
    assert hand(state, "lion") == "1 hammer"


def test_8_2_ruling_17_each_privilege_brings_a_card_of_its_kind_from_the_discard_pile() -> None:
    state = autumn(discard="3 shield, cup", lion=has(privileges="2 shield, 2 cup, grain", farms=0))

    assert hand(state, "lion") == "2 shield, 1 cup"
    assert discard(state) == "1 shield"
    play(state, "draw grain")
    assert state.barons[0].income == 4


def test_8_2_ruling_17_privilege_cards_come_before_the_blind_draws() -> None:
    state = autumn(discard="shield", lion=has(privileges="shield"), pile="")

    assert hand(state, "lion") == "1 shield"
    assert discard(state) == ""


def test_8_2_ruling_35_the_discard_pile_serves_the_barons_in_turn() -> None:
    state = autumn(discard="shield", lion=has(privileges="shield"), lily=has(privileges="shield"))

    assert told(state, "draw cup | draw cup")[:2] == [
        "lion draws-income 2",
        "lily takes-privilege-cards no-cards",
    ]


def test_8_3_one_card_and_one_for_every_two_farms() -> None:
    state = autumn(
        lion=has(farms=5, workshops=1),
        lily=has(farms=1, workshops=1),
        tower=has(farms=2),
        rose=has(farms=6),
    )
    let_draw(state)

    assert [baron.income for baron in state.barons] == [3, 1, 2, 4]


def test_8_3_only_the_owner_learns_what_was_drawn() -> None:
    state = autumn(lion=has(farms=2))

    assert told(state, "draw cup | draw grain", to="lion") == [
        "lion income-is some-cup 1, some-grain 1"
    ]
    assert told(state, "draw cup | draw grain", to="lily") == [
        "lily income-is some-cup 1, some-grain 1"
    ]
    assert told(state, "draw cup | draw grain") == ["tower draws-income 2"]


def test_8_3_ruling_18_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    state = autumn(pile="cup", discard="2 grain, shield", lion=has(farms=4))

    assert told(state, "draw cup") == ["reshuffles"]
    assert offered(state) == ["draw shield", "draw grain"]
    assert list(game.weights(state)) == [1, 2]
    assert discard(state) == ""


def test_8_3_ruling_18_when_both_are_empty_the_draw_is_lost() -> None:
    state = autumn(pile="cup", lion=has(farms=4), lily=has(farms=4))

    play(state, "draw cup")

    assert hand(state, "lion") == "1 cup"
    assert hand(state, "lily") == ""
    assert step(state) != "DrawIncome"


def test_8_4_ruling_19_with_one_card_of_income_and_few_in_hand_one_may_ask() -> None:
    state = autumn(
        lion=has(farms=1, hand="3 cup"), lily=has(hand="4 grain"), rose=has(hand="cup, grain")
    )
    play(state, "draw cup")
    let_draw(state)

    assert (asked(state), prompt(state)) == ("lion", "ask-AskKing")
    assert offered(state) == ["ask lily", "ask tower", "ask rose", "ask nobody"]
    assert refused(state, "ask lion") == "illegal-yourself"
    assert refused(state, "confirm") == "illegal-king"
    play(state, "ask nobody")
    assert step(state) != "AskKing"


def test_8_4_ruling_19_no_income_at_all_is_too_little() -> None:
    state = autumn(lion=has(farms=1), lily=has(hand="4 grain", problems="war scroll"), pile="")

    assert state.barons[0].income == 0
    assert step(state) != "AskKing"


def test_8_4_requests_are_heard_from_the_chancellor_on() -> None:
    state = autumn(
        chancellor="tower",
        lion=has(farms=1),
        lily=has(hand="4 grain"),
        tower=has(farms=1),
        rose=has(farms=0),
    )
    let_draw(state)

    order = []
    while step(state) == "AskKing":
        order.append(asked(state))
        play(state, "ask nobody")

    assert order == ["tower", "rose", "lion"]


@pytest.mark.parametrize(("basic", "farms"), [(0, 1), (2, 1), (3, 0)])
def test_8_4_ruling_19_the_basic_income_alone_is_what_lets_one_ask(basic: int, farms: int) -> None:
    box = game.box(corrected("income", basic=basic))
    state = autumn(box=box, lion=has(farms=farms), lily=has(hand="4 grain"))
    let_draw(state)
    assert (asked(state), state.barons[0].income) == ("lion", basic)
    assert step(state) == "AskKing"

    state = autumn(box=box, lion=has(farms=2), lily=has(hand="4 grain"))
    let_draw(state)
    assert state.barons[0].income == basic + 1
    assert asked(state) != "lion" or step(state) != "AskKing"


def test_8_4_ruling_19_five_cards_are_too_many() -> None:
    state = autumn(lion=has(farms=1, hand="4 cup"), lily=has(hand="4 grain"))
    let_draw(state)

    assert step(state) != "AskKing"


def test_8_4_ruling_19_two_cards_of_income_are_too_many() -> None:
    state = autumn(discard="cup", lion=has(farms=1, privileges="cup"), lily=has(hand="4 grain"))
    let_draw(state)

    assert step(state) != "AskKing"


def test_8_4_ruling_19_a_privilege_without_a_card_does_not_count_as_income() -> None:
    state = autumn(lion=has(farms=1, privileges="cup"), lily=has(hand="4 grain"))
    let_draw(state)

    assert (asked(state), step(state)) == ("lion", "AskKing")


def test_8_4_ruling_19_a_donor_who_was_robbed_may_ask_in_his_own_turn() -> None:
    state = autumn(
        lion=has(farms=1),
        lily=has(farms=1, hand="4 grain"),
        tower=has(farms=1, hand="6 cup"),
        rose=has(farms=6),
        pile="17 shield",
    )
    let_draw(state)
    assert asked(state) == "lion"

    play(state, "ask lily")
    let_draw(state)
    play(state, "take none")

    assert (asked(state), step(state)) == ("lily", "AskKing")


def test_8_5_ruling_20_half_of_the_cards_rounded_down_are_drawn_blind() -> None:
    state = autumn(lion=has(farms=1), lily=has(hand="5 grain, 3 cup", farms=0))
    play(state, "draw shield | draw shield")
    let_draw(state)
    assert hand(state, "lily") == "1 shield, 3 cup, 5 grain"

    assert told(state, "ask lily") == ["lion asks-king lily"]
    assert asked(state) == "nature"
    assert offered(state) == ["draw shield", "draw cup", "draw grain"]
    assert list(game.weights(state)) == [1, 3, 5]
    assert told(state, "draw grain | draw cup | draw grain | draw grain") == [
        "lion takes-half lily 4"
    ]

    assert hand(state, "lion") == "1 shield, 1 cup, 3 grain"
    assert hand(state, "lily") == "1 shield, 2 cup, 2 grain"


def test_8_5_giver_and_taker_learn_which_cards_they_were() -> None:
    for who, expected in (("lion", 1), ("lily", 1), ("rose", 0)):
        state = autumn(lion=has(farms=1), lily=has(hand="grain", farms=0))
        play(state, "draw shield | draw shield")
        let_draw(state)
        lines = told(state, "ask lily | draw grain", to=who)
        assert lines == ["lion half-is some-grain 1"] * expected
    state = autumn(rose=has(farms=1), lily=has(hand="6 grain"))
    let_draw(state)
    state.story = []
    play(state, "ask lily")
    let_draw(state)
    halves = [line for line in state.story if line.key == "half-is"]
    assert [line.knows for line in halves] == [1 << seat("rose") | 1 << seat("lily")]


def test_8_5_ruling_20_a_donor_has_at_least_as_many_points_and_two_cards() -> None:
    state = autumn(
        lion=has(farms=1, points=3),
        lily=has(hand="grain", points=3, farms=0),
        tower=has(points=3, farms=0),
        rose=has(hand="6 grain", points=2),
    )
    let_draw(state)

    assert offered(state) == ["ask lily", "ask nobody"]
    assert refused(state, "ask tower") == "illegal-nothing-to-give"
    assert refused(state, "ask rose") == "illegal-fewer-points"


def test_8_5_ruling_20_the_only_leader_cannot_ask() -> None:
    state = autumn(lion=has(farms=1, points=3), lily=has(hand="6 grain", points=2))
    let_draw(state)

    assert step(state) != "AskKing"


def test_8_5_ruling_20_two_may_ask_the_same_donor() -> None:
    state = autumn(
        lion=has(farms=1), lily=has(farms=1), rose=has(hand="8 grain", farms=6), tower=has(farms=6)
    )
    let_draw(state)

    play(state, "ask rose")
    let_draw(state)
    play(state, "take cup")

    assert asked(state) == "lily"
    assert "ask rose" in offered(state)
    assert privileges(state, "rose") == "1 cup"


def test_8_5_with_three_players_nobody_asks_for_the_fourths_cards() -> None:
    state = autumn(seats=3, lion=has(farms=1), lily=has(hand="6 grain"))
    let_draw(state)

    assert refused(state, "ask rose") == "illegal-nobody-there"


def test_8_6_ruling_20_the_donor_chooses_a_privilege_or_none() -> None:
    state = autumn(
        lion=has(farms=1, privileges="cup"),
        lily=has(hand="6 grain", farms=0),
        rose=has(privileges="cup", farms=4),
    )
    let_draw(state)
    play(state, "ask lily")
    let_draw(state)

    assert (asked(state), step(state)) == ("lily", "TakePrivilege")
    assert [words for words in offered(state) if "cup" in words] == [
        "take cup from rose",
        "take cup from lion",
    ]
    assert offered(state)[-1] == "take none"


def test_8_6_ruling_20_the_new_privilege_brings_nothing_this_autumn() -> None:
    state = autumn(lion=has(farms=1), lily=has(hand="6 grain", farms=0), discard="2 hammer")
    let_draw(state)
    play(state, "ask lily")
    let_draw(state)
    before = hand(state, "lily")

    play(state, "take hammer")

    assert privileges(state, "lily") == "1 hammer"
    assert hand(state, "lily") == before
    assert discard(state) == "2 hammer"


def test_8_6_ruling_20_in_the_light_variant_the_donor_looks_at_points_only_beyond_the_bank() -> (
    None
):
    state = autumn(
        options={"light": True},
        lion=has(farms=1, points=1, privileges="2 shield"),
        lily=has(hand="6 grain", farms=0, points=3),
        tower=has(points=2, privileges="2 cup"),
        rose=has(points=3, privileges="2 hammer"),
    )
    let_draw(state)
    play(state, "ask lily")
    let_draw(state)

    assert (asked(state), step(state)) == ("lily", "TakePrivilege")
    assert offered(state) == ["take hammer from rose", "take grain", "take none"]
    assert refused(state, "take cup from tower") == "illegal-fewer-points"


def test_8_7_ruling_21_more_than_ten_cards_are_discarded_down_to_ten() -> None:
    state = autumn(lion=has(hand="6 cup, 5 grain", farms=0), lily=has(farms=6))
    play(state, "draw shield")
    let_draw(state)

    assert (asked(state), prompt(state)) == ("lion", "ask-PayTaxes 2 10")
    assert offered(state) == ["discard shield", "discard cup", "discard grain"]
    assert refused(state, "confirm") == "illegal-discard-more"
    assert reason(state, "confirm").endswith("2")
    assert refused(state, "discard hammer") == "illegal-no-such-card"
    assert refused(state, "take back cup") == "illegal-not-laid"
    assert refused(state, "pass") == "illegal-taxes-first"
    play(state, "discard cup | discard cup")
    assert (laid(state), prompt(state)) == ("2 cup", "ask-PayTaxes 0 10")
    assert offered(state) == ["confirm", "take back cup"]
    assert refused(state, "discard grain") == "illegal-enough-discarded"
    assert game.view(state, 1)["barons"][0]["cards"] == 12
    assert game.view(state, 0)["laid"] == {
        "cards": {"shield": 0, "cup": 2, "hammer": 0, "grain": 0},
        "worth": 0,
        "needed": 0,
    }
    play(state, "take back cup | discard grain")
    assert told(state, "confirm")[0] == "lion pays-taxes some-cup 1, some-grain 1"
    assert hand(state, "lion") == "1 shield, 5 cup, 4 grain"
    assert discard(state) == "1 cup, 1 grain"
    assert laid(state) == ""


def test_8_7_a_single_card_too_many_is_discarded_and_the_next_is_asked() -> None:
    state = autumn(lion=has(hand="10 cup", farms=0), lily=has(hand="10 grain", farms=0))
    let_draw(state)
    assert (asked(state), prompt(state)) == ("lion", "ask-PayTaxes 1 10")

    play(state, "discard cup | confirm")

    assert (asked(state), prompt(state)) == ("lily", "ask-PayTaxes 1 10")


def test_8_7_ruling_21_ten_are_not_too_many() -> None:
    state = autumn(lion=has(hand="9 cup", farms=0))
    let_draw(state)

    assert step(state) != "PayTaxes"
