"""7 Playing a card: the open pile and the hidden pile."""

from __future__ import annotations

from games.world_without_end import boxes
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
    reason,
    refused,
    seat,
    step,
    told,
)
from games.world_without_end.positions import actions, drawing, event, has, period_begins, turning
from kingsbridge.core.steps import is_over
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.box import TownBox
from kingsbridge.games.world_without_end.components.names import CARDS
from kingsbridge.games.world_without_end.state import State


def test_7_1_one_after_the_other_plays_a_card_the_active_player_first() -> None:
    state = actions(crest="tower")
    order = []
    for _ in range(4):
        order.append(asked(state))
        play(state, "play grain | hide sell")

    assert order == ["tower", "rose", "lion", "lily"]
    assert step(state) == "DrawEvent"


def test_7_1_any_card_in_hand_may_be_played_or_the_action_given_up() -> None:
    state = actions(lion=has(laid="grain", hidden="piety"), round=2)

    assert step(state) == "PlayCard"
    assert prompt(state) == "ask-PlayCard"
    assert offered(state) == [*(f"play {card}" for card in CARDS[2:]), "give up"]


def test_7_1_the_card_lies_open_and_is_used() -> None:
    state = actions()

    assert told(state, "play grain") == [
        "lion plays card-grain",
        "lion receives some-grain 1",
    ]
    assert (laid(state, "lion"), goods(state, "lion")) == ("grain", "1 grain")
    assert "grain" not in hand(state, "lion").split(", ")
    assert last(state, "lion") == "grain"
    assert game.view(state, 1)["players"][0]["laid"] == ["grain"]
    assert game.view(state, 1)["players"][0]["last"] == "grain"


def test_7_1_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    state = actions(round=2, lion=has(laid="grain", hidden="piety"))

    assert reason(state, "play grain") == "illegal-card-not-in-hand card-grain"
    assert reason(state, "play piety") == "illegal-card-not-in-hand card-piety"
    assert refused(state, "hide sell") == "illegal-not-offered"
    assert refused(state, "turn to 0") == "illegal-card-first"


def test_7_1_a_card_that_can_do_nothing_may_be_played_all_the_same() -> None:
    """The example of the rulebook: Grain, and no grain is left."""
    state = actions(supply="0 grain")

    assert told(state, "play grain")[1] == "lion receives-nothing some-grain 1"
    assert (laid(state, "lion"), goods(state, "lion"), points(state, "lion")) == ("grain", "", 8)
    assert last(state, "lion") == "grain"


def test_7_2_whoever_gives_up_lays_a_card_open_that_does_nothing() -> None:
    state = actions(lion=has(goods="2 stone"))
    play(state, "give up")

    assert (step(state), prompt(state)) == ("LayUnused", "ask-LayUnused")
    assert offered(state) == [f"lay {card}" for card in CARDS]
    assert refused(state, "play grain") == "illegal-not-offered"
    assert refused(state, "nothing") == "illegal-card-first"
    assert told(state, "lay grain") == ["lion lays-unused card-grain"]
    assert (laid(state, "lion"), goods(state, "lion"), last(state, "lion")) == (
        "grain",
        "2 stone",
        "",
    )
    assert step(state) == "HideCard"


def test_7_2_a_card_already_laid_cannot_be_laid_again() -> None:
    state = play(actions(round=2, lion=has(laid="grain", hidden="sell")), "give up")

    assert refused(state, "lay grain") == "illegal-card-not-in-hand"
    assert "lay grain" not in offered(state)


def test_7_2_ruling_12_a_card_laid_unused_is_not_the_last_one_used() -> None:
    state = actions(seats=2, lion=has(last="piety", laid="piety", hidden="sell"), round=2)
    play(state, "give up | lay grain | hide favour")

    assert last(state, "lion") == "piety"


def test_7_2_ruling_12_privilege_repeats_the_card_before_a_given_up_action() -> None:
    state = actions(round=3, lion=has(last="piety", laid="piety, grain", hidden="sell, favour"))

    assert told(state, "play privilege")[1:] == [
        "lion repeats card-piety",
        "lion receives some-piety 1",
    ]
    assert last(state, "lion") == "piety"


def test_7_2_ruling_12_privilege_as_the_first_card_does_nothing() -> None:
    state = actions()

    assert told(state, "play privilege") == ["lion plays card-privilege", "lion repeats-nothing"]
    assert step(state) == "HideCard"
    assert last(state, "lion") == ""


def test_7_2_ruling_53_to_play_an_empty_card_is_not_to_give_up() -> None:
    state = actions("ii-01", supply="0 grain")
    play(state, "play grain")

    assert goods(state, "lion") == ""


def test_7_3_then_another_card_is_hidden() -> None:
    state = play(actions(), "play grain")

    assert (asked(state), step(state), prompt(state)) == ("lion", "HideCard", "ask-HideCard")
    assert offered(state) == [f"hide {card}" for card in CARDS[1:]]
    assert reason(state, "hide grain") == "illegal-card-not-in-hand card-grain"
    assert refused(state, "play sell") == "illegal-not-offered"
    assert refused(state, "enough") == "illegal-card-first"
    play(state, "hide sell")
    assert (hidden(state, "lion"), last(state, "lion")) == ("sell", "grain")
    assert hand(state, "lion") == ", ".join(card for card in CARDS if card not in ("grain", "sell"))
    assert asked(state) == "lily"


def test_7_3_only_its_owner_is_told_which_card_is_hidden() -> None:
    state = play(actions(), "play grain")

    assert told(state, "hide sell") == ["lion hides"]
    state = play(actions(), "play grain")
    assert told(state, "hide sell", to="lion") == ["lion hides-card card-sell"]
    state = play(actions(), "play grain")
    assert told(state, "hide sell", to="lily") == []
    assert paragraphs(play(actions(), "play grain"), "hide sell") == ["7.3 hides"]


def test_7_3_at_the_end_of_a_period_six_cards_lie_in_each_pile() -> None:
    state = period_begins(seats=2, period=2)
    let_pass(state, lambda at: step(at) == "PayTax")

    for who in ("lion", "lily"):
        assert len(laid(state, who).split(", ")) == len(hidden(state, who).split(", ")) == 6
        assert hand(state, who) == ""


def test_7_4_ruling_42_no_card_is_hidden_while_that_pile_is_ahead() -> None:
    state = actions(lion=has(hidden="sell"))
    play(state, "play grain")

    assert asked(state) == "lily"
    assert hidden(state, "lion") == "sell"


def test_7_4_ruling_46_as_soon_as_the_piles_are_level_cards_are_hidden_again() -> None:
    state = actions(seats=2, lion=has(hidden="sell, favour"))
    play(state, "play grain")
    assert asked(state) == "lily"
    let_end_round(state)
    let_pass(state, lambda at: step(at) == "PlayCard" and asked(at) == "lion")
    play(state, "play piety")
    assert hidden(state, "lion") == "sell, favour"
    let_end_round(state)
    let_pass(state, lambda at: step(at) == "PlayCard" and asked(at) == "lion")
    play(state, "play sell" if "sell" in hand(state, "lion") else "play house")

    assert step(state) == "HideCard"


def test_7_4_ruling_46_hand_and_piles_make_twelve_at_all_times() -> None:
    state = period_begins(
        seats=2, period=4, lion=has(sanctions="penance, court"), lily=has(sanctions="penance")
    )

    def check(at: State) -> bool:
        for player in at.players:
            assert (
                player.hand.bit_count() + player.laid.bit_count() + player.hidden.bit_count() == 12
            )
        return is_over(at) or step(at) == "PayTax"

    let_pass(state, check)
    assert [player.hidden.bit_count() for player in state.players] == [6, 6]


# --- Swaps of lasting events ---


def test_7_5_a_lasting_swap_is_possible_before_the_action() -> None:
    state = actions("i-10", lion=has(goods="2 piety"))

    assert offered(state)[-2:] == ["give up", "swap by i-10"]
    assert prompt(state) == "ask-PlayCard-swap bargain some-piety 1 some-points 2"
    assert told(state, "swap by i-10") == ["lion pays some-piety 1", "lion receives some-points 2"]
    assert (goods(state, "lion"), points(state, "lion")) == ("1 piety", 10)
    assert step(state) == "PlayCard"
    assert prompt(state) == "ask-PlayCard", "once a round"
    assert game.account(state)[0]["account-events"] == 2


def test_7_5_or_after_it() -> None:
    state = actions("i-10")
    play(state, "play piety | hide sell")

    assert (asked(state), step(state)) == ("lion", "SwapOrEnd")
    assert prompt(state) == "ask-SwapOrEnd"
    assert offered(state) == ["enough", "swap by i-10"]
    assert refused(state, "play grain") == "illegal-swap-or-end"
    play(state, "swap by i-10")
    assert (points(state, "lion"), goods(state, "lion")) == (10, "")
    assert asked(state) == "lily"


def test_7_5_nobody_has_to_swap() -> None:
    state = actions("i-10", lion=has(goods="piety"))
    play(state, "play grain | hide sell | enough")

    assert (asked(state), goods(state, "lion")) == ("lily", "1 grain, 1 piety")


def test_7_5_ruling_36_once_a_round() -> None:
    state = actions("i-10", seats=2, lion=has(goods="3 piety"))
    play(state, "swap by i-10")

    assert "swap by i-10" not in offered(state)
    assert refused(state, "swap by i-10") == "illegal-swapped"
    play(state, "play grain | hide sell")
    assert asked(state) == "lily", "he is not asked again"
    let_end_round(state)
    let_pass(state, lambda at: step(at) == "PlayCard" and asked(at) == "lion")
    assert "swap by i-10" in offered(state)


def test_7_5_ruling_36_everybody_in_his_own_turn() -> None:
    state = actions("i-10", lion=has(goods="piety"), lily=has(goods="piety"))
    play(state, "swap by i-10 | play grain | hide sell")

    assert (asked(state), offered(state)[-1]) == ("lily", "swap by i-10")


def test_7_5_never_in_the_middle_of_the_action() -> None:
    state = actions("i-10", lion=has(goods="piety, 2 wool"))
    play(state, "play sell")

    assert offered(state) == ["sell wool", "enough"]
    assert refused(state, "swap by i-10") == "illegal-not-now"
    play(state, "sell wool | enough")
    assert step(state) == "HideCard"
    assert refused(state, "swap by i-10") == "illegal-not-now"


def test_7_5_ruling_36_also_if_the_action_is_lost_in_a_war() -> None:
    state = event("ii-02", lasting="i-10", seats=2, lion=has(goods="piety"))
    play(state, "turn to 0 | lay grain | hide sell")

    assert (asked(state), offered(state)) == ("lion", ["enough", "swap by i-10"])


def test_7_5_ruling_36_also_at_court_and_after_giving_up() -> None:
    state = actions("i-10", lion=has(goods="piety", sanctions="court"), lily=has(goods="piety"))

    assert (asked(state), offered(state)) == ("lion", ["enough", "swap by i-10"])
    play(state, "swap by i-10 | give up | lay grain | hide sell")
    assert (asked(state), offered(state)) == ("lily", ["enough", "swap by i-10"])


def test_7_5_only_with_what_it_takes() -> None:
    state = actions("i-10", lion=has(goods="cloth"))

    assert "swap by i-10" not in offered(state)
    assert refused(state, "swap by i-10") == "illegal-swap"
    assert refused(state, "swap by iv-04") == "illegal-no-such-event"
    assert refused(actions("i-09"), "swap by i-09") == "illegal-no-such-event"


def test_7_5_two_lasting_swaps_are_used_each_once() -> None:
    state = actions("iv-04", lasting="i-10", lion=has(goods="2 piety, 2 cloth"))

    assert offered(state)[-2:] == ["swap by i-10", "swap by iv-04"]
    play(state, "swap by iv-04")
    assert offered(state)[-1] == "swap by i-10"
    play(state, "play grain | hide sell | swap by i-10")
    assert (points(state, "lion"), goods(state, "lion")) == (13, "1 grain, 1 cloth, 1 piety")
    assert asked(state) == "lily", "each has been used"


def box_with_swap(pay: dict[str, int], gain: dict[str, int]) -> TownBox:
    """A corrected set whose first event is a lasting swap."""
    return game.box(boxes.event("i-01", effects=[{"kind": "swap", "pay": pay, "one_of": [gain]}]))


def test_7_5_in_a_corrected_set_the_first_event_may_be_a_swap_of_every_round() -> None:
    box = box_with_swap({"piety": 1}, {"points": 2})
    state = drawing(box=box, lasting="i-01", lion=has(goods="piety"))
    play(state, "draw i-04 | turn to 0")

    assert offered(state)[-1] == "swap by i-01"


def test_7_5_in_a_corrected_set_points_may_be_swapped() -> None:
    state = actions("i-01", box=box_with_swap({"points": 1}, {"gold": 3}))
    play(state, "swap by i-01")

    assert (points(state, "lion"), goods(state, "lion")) == (7, "3 gold")
    assert game.account(state)[0]["account-events"] == -1


def test_7_5_in_a_corrected_set_what_is_used_up_cannot_be_had() -> None:
    box = box_with_swap({"gold": 1}, {"piety": 1})

    state = actions("i-01", box=box, supply="0 piety", lion=has(goods="gold"))
    assert offered(state)[-1] == "give up"
    assert refused(state, "swap by i-01") == "illegal-swap"
    state = actions("i-01", box=box, lion=has(goods="gold"))
    assert offered(state)[-1] == "swap by i-01"


# --- Lost actions ---


def test_7_6_in_a_war_everybody_lays_his_cards_unused() -> None:
    state = event("ii-02", seats=2)
    play(state, "turn to 0")

    assert (step(state), prompt(state)) == ("LayUnused", "ask-LayUnused-war")
    assert offered(state) == [f"lay {card}" for card in CARDS]
    play(state, "lay grain | hide sell | lay grain | hide sell")
    assert (laid(state, "lily"), hidden(state, "lily")) == ("grain", "sell")
    assert "grain" not in goods(state, "lily")
    assert step(state) == "DrawEvent"


def test_7_6_whoever_is_at_court_is_passed_over_in_the_first_round() -> None:
    state = turning(
        "ii-07",
        lion=has(laid="grain", hidden="sell", sanctions="court"),
    )
    play(state, "turn to 0")

    assert asked(state) == "lily"
    assert game.view(state, 0)["players"][seat("lion")]["sanctions"] == ["court"]
