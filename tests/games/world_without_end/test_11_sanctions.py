"""11 Sanctions."""

from __future__ import annotations

from games.world_without_end.citizens import (
    asked,
    goods,
    hand,
    hidden,
    laid,
    last,
    let_end_round,
    let_pass,
    offered,
    paragraphs,
    play,
    points,
    prompt,
    refused,
    sanctions,
    step,
    stone,
    told,
)
from games.world_without_end.positions import event, has, period_begins, period_ends, turning
from kingsbridge.core.steps import is_over
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import CARDS
from kingsbridge.games.world_without_end.state import State


def test_11_1_penance_a_card_of_the_hand_is_hidden_by_chance() -> None:
    state = period_begins(period=2, lily=has(sanctions="penance"))

    assert (asked(state), step(state)) == ("nature", "DoPenance")
    assert offered(state) == [f"hide {card}" for card in CARDS]
    assert list(game.weights(state)) == [1] * 12
    assert told(state, "hide sell")[:2] == ["lily does-penance", "lily hides"]
    assert (hidden(state, "lily"), laid(state, "lily")) == ("sell", "")
    assert "sell" not in hand(state, "lily")
    assert step(state) == "DrawEvent"


def test_11_1_only_the_penitent_is_told_which_card() -> None:
    def table() -> State:
        return period_begins(period=2, lily=has(sanctions="penance"))

    assert told(table(), "hide sell", to="lily") == ["lily hides-card card-sell"]
    assert told(table(), "hide sell", to="lion") == []
    assert paragraphs(table(), "hide sell")[0] == "11.1 does-penance"


def test_11_1_no_second_card_is_hidden_with_the_first_action() -> None:
    state = period_begins(period=2, seats=2, lion=has(sanctions="penance"))
    play(state, "hide sell | draw ii-05 | turn to 0 | play grain")

    assert (asked(state), hidden(state, "lion")) == ("lily", "sell")
    play(state, "play grain")
    assert (asked(state), step(state)) == ("lily", "HideCard")


def test_11_2_a_beggar_gets_no_income_and_no_point_for_it() -> None:
    state = turning("i-04", lily=has(sanctions="begging"), supply="0 grain")

    lines = told(state, "turn to 0")  # grain for the lily
    assert "lily begs" in lines
    assert (goods(state, "lily"), points(state, "lily")) == ("", 8)
    assert goods(state, "lion") == "1 loyalty"
    assert goods(state, "tower") == "1 wool", "whoever comes after him gets his"
    assert "11.2 begs" in paragraphs(turning("i-04", lily=has(sanctions="begging")), "turn to 0")


def test_11_2_ruling_17_a_beggar_turns_the_card_and_takes_the_favour() -> None:
    state = turning("i-04", stone="second outlaw", lion=has(sanctions="begging"))
    play(state, "turn to 1")

    assert (stone(state), goods(state, "lion")) == ("earl", "1 grain")
    assert game.view(state, 1)["players"][0]["sanctions"] == ["begging"]


def test_11_2_whoever_looks_at_the_turns_sees_nothing_for_a_beggar() -> None:
    state = turning("i-04", lion=has(sanctions="begging"))

    assert game.view(state, 0)["town"]["turns"][0]["gains"] == [
        {},
        {"grain": 1},
        {"wool": 1},
        {"stone": 1},
    ]


def test_11_2_begging_ends_with_the_first_round() -> None:
    state = turning("i-04", seats=2, lion=has(sanctions="begging"))
    play(state, "turn to 0")
    let_end_round(state)
    play(state, "draw i-06 | turn to 0")

    assert goods(state, "lion") != ""


def test_11_3_court_an_open_card_unused_and_a_hidden_one_before_the_first_event() -> None:
    state = period_begins(period=2, lily=has(sanctions="court"))

    assert (asked(state), step(state)) == ("lily", "LayUnused")
    assert prompt(state) == "ask-LayUnused-court"
    assert offered(state) == [f"lay {card}" for card in CARDS]
    assert refused(state, "play grain") == "illegal-not-offered"
    play(state, "lay grain")
    assert (asked(state), step(state)) == ("lily", "HideCard")
    play(state, "hide sell")
    assert (laid(state, "lily"), hidden(state, "lily"), last(state, "lily")) == (
        "grain",
        "sell",
        "",
    )
    assert goods(state, "lily") == ""
    assert step(state) == "DrawEvent"


def test_11_3_going_to_court_is_told() -> None:
    state = period_ends(
        seats=2, lion=has(goods="2 piety, 2 grain, 4 gold"), lily=has(goods="2 piety, 2 grain")
    )

    lines = told(state, "roll 4")
    assert lines[-1] == "lily goes-to-court"
    state = period_ends(
        seats=2, lion=has(goods="2 piety, 2 grain, 4 gold"), lily=has(goods="2 piety, 2 grain")
    )
    assert paragraphs(state, "roll 4")[-1] == "11.3 goes-to-court"


def test_11_3_ruling_15_five_actions_instead_of_six() -> None:
    state = period_begins(period=3, seats=2, lion=has(sanctions="court"))
    turns = {"lion": 0, "lily": 0}

    def count(at: State) -> bool:
        if step(at) == "PlayCard":
            turns[asked(at)] += 1
        return step(at) == "PayTax"

    let_pass(state, count)
    assert turns == {"lion": 5, "lily": 6}
    assert [len(pile(state, "lion").split(", ")) for pile in (laid, hidden)] == [6, 6]


def test_11_3_the_special_case_of_the_rulebook_war_as_the_first_event() -> None:
    """Whoever is at court has laid his cards: he does not lay two others."""
    state = period_begins(period=2, seats=2, lion=has(sanctions="court"))
    play(state, "lay grain | hide sell | draw ii-02 | turn to 0")

    assert (asked(state), step(state)) == ("lily", "LayUnused")
    play(state, "lay grain | hide sell")
    assert step(state) == "DrawEvent"
    assert (laid(state, "lion"), hidden(state, "lion")) == ("grain", "sell")


def test_11_3_ruling_16_no_knowledge_for_an_action_lost_at_court_or_in_war() -> None:
    state = period_begins(period=2, seats=2, lion=has(sanctions="court"))
    play(state, "lay grain | hide sell | draw ii-01 | turn to 3")
    assert "medical" not in goods(state, "lion")
    assert asked(state) == "lily"

    state = event("ii-02", seats=2, lasting="ii-01")
    play(state, "turn to 2 | lay grain")  # wool for the lion
    assert goods(state, "lion") == "1 wool"


def test_11_3_ruling_14_penance_first_and_then_no_second_hidden_card() -> None:
    state = period_begins(period=2, lion=has(sanctions="penance, court"))

    assert step(state) == "DoPenance"
    play(state, "hide sell")
    assert step(state) == "LayUnused"
    assert refused(state, "lay sell") == "illegal-card-not-in-hand"
    play(state, "lay grain")
    assert step(state) == "DrawEvent"
    assert (laid(state, "lion"), hidden(state, "lion")) == ("grain", "sell")


def test_11_3_ruling_61_clockwise_from_the_crest_each_penance_then_court() -> None:
    state = period_begins(
        period=3,
        crest="tower",
        lion=has(sanctions="penance, court"),
        tower=has(sanctions="court"),
        rose=has(sanctions="penance"),
    )
    order = []
    while step(state) != "DrawEvent":
        order.append((asked(state), step(state)))
        play(state, offered(state)[0])

    assert order == [
        ("tower", "LayUnused"),
        ("tower", "HideCard"),
        ("nature", "DoPenance"),
        ("nature", "DoPenance"),
        ("lion", "LayUnused"),
    ]


def test_11_3_ruling_59_at_court_the_hidden_card_is_chosen_even_before_a_blind_event() -> None:
    state = period_begins(period=3, lion=has(sanctions="court"))
    play(state, "lay grain")

    assert asked(state) == "lion"


def test_11_4_after_period_iv_no_sanctions_but_the_double_loss() -> None:
    """The example of the rulebook: 1 grain and 2 gold are missing, that costs 8 points."""
    state = period_ends(period=4, lion=has(goods="2 piety, grain, gold", points=30))

    lines = told(state, "roll 3")
    assert points(state, "lion") == 22
    assert [line for line in lines if line.startswith("lion loses")] == [
        "lion loses-double duty-grain 2",
        "lion loses-double duty-tax 2",
    ]
    assert sanctions(state, "lion") == ""
    assert is_over(state)
    assert game.account(state)[0]["account-contributions"] == -8


def test_11_4_piety_costs_6_points_each() -> None:
    state = period_ends(period=4, lion=has(goods="2 grain, 2 gold", points=30))
    play(state, "roll 2")

    assert points(state, "lion") == 18


def test_11_4_it_is_told_with_its_paragraph() -> None:
    state = period_ends(period=4, lion=has(goods="2 grain, 2 gold", points=30))

    assert "11.4 loses-double" in paragraphs(state, "roll 2")


def test_11_4_ruling_20_a_loyalty_makes_the_loss_of_one_contribution_single() -> None:
    state = period_ends(period=4, lion=has(goods="2 piety, 2 loyalty", points=30))
    play(state, "roll 5")

    assert prompt(state) == "ask-UseLoyalty-last duty-grain, duty-tax"
    play(state, "loyalty for grain | enough")
    assert points(state, "lion") == 30 - 4 - 10
    assert goods(state, "lion") == "1 loyalty"


def test_11_4_ruling_21_what_cannot_be_lost_is_forgiven() -> None:
    state = period_ends(period=4, lion=has(goods="2 grain, 2 gold", points=7))

    assert "lion loses-double duty-piety 1" in told(state, "roll 2")
    assert points(state, "lion") == 0
