"""5 Spring: the bidding."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.realm import (
    asked,
    chancellor,
    discard,
    hand,
    has,
    laid,
    offered,
    paragraphs,
    play,
    prompt,
    reason,
    refused,
    seat,
    spring,
    step,
    told,
    total,
)
from kingsbridge.games import krieg_und_frieden as game


def test_5_1_the_chancellor_bids_first_card_by_card() -> None:
    state = spring(
        problem="war scroll",
        chancellor="tower",
        tower=has(hand="2 shield, cup"),
        rose=has(hand="cup"),
        lion=has(hand="cup"),
    )

    assert (asked(state), prompt(state)) == ("tower", "ask-MakeBid-first")
    assert offered(state) == ["bid shield", "bid cup", "pass"]
    assert refused(state, "confirm") == "illegal-bid-too-low"
    assert refused(state, "bid grain") == "illegal-no-such-card"
    play(state, "bid shield | bid cup")
    assert laid(state) == "1 shield, 1 cup"
    assert told(state, "confirm") == ["tower bids some-shield 1, some-cup 1 7"]
    assert total(state, "tower") == 7
    assert (asked(state), prompt(state)) == ("rose", "ask-MakeBid-cannot 7 0")


def test_5_1_ruling_07_the_chancellor_may_pass() -> None:
    state = spring(
        problem="war scroll", lion=has(hand="shield"), lily=has(hand="cup"), rose=has(hand="cup")
    )

    play(state, "pass")

    assert asked(state) == "lily"
    assert hand(state, "lion") == "1 shield"


def test_5_2_ruling_08_a_raise_must_be_higher_than_the_highest() -> None:
    state = spring(
        problem="famine scroll",
        lion=has(hand="grain"),
        lily=has(hand="2 cup, shield"),
        rose=has(hand="cup"),
    )
    play(state, "bid grain | confirm | bid cup | bid cup")

    assert prompt(state) == "ask-MakeBid 4 4 0"
    assert reason(state, "confirm") == "illegal-bid-too-low 4"
    assert "confirm" not in offered(state)
    play(state, "bid shield")
    assert "confirm" in offered(state)
    play(state, "confirm")
    assert total(state, "lily") == 5


def test_5_2_ruling_08_at_least_one_card_is_added() -> None:
    state = spring(problem="war scroll", lion=has(hand="2 shield"), lily=has(hand="2 shield, cup"))
    play(state, "bid shield | confirm | bid shield | bid cup | confirm")

    assert asked(state) == "lion"
    assert refused(state, "confirm") == "illegal-bid-too-low"


def test_5_2_what_is_not_confirmed_can_be_taken_back() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield, cup"), rose=has(hand="cup"))
    before = offered(state)

    assert refused(state, "take back cup") == "illegal-not-laid"
    play(state, "bid cup | bid shield")
    assert offered(state) == ["confirm", "pass", "take back shield", "take back cup"]
    play(state, "take back shield | take back cup")

    assert offered(state) == before
    assert (hand(state, "lion"), laid(state)) == ("1 shield, 1 cup", "")


def test_5_2_a_bid_that_cannot_win_any_more_is_no_dead_end() -> None:
    state = spring(
        problem="famine scroll",
        lion=has(hand="3 grain"),
        lily=has(hand="2 cup"),
        rose=has(hand="cup"),
    )
    play(state, "bid grain | bid grain | bid grain | confirm | bid cup | bid cup")

    assert offered(state) == ["pass", "take back cup"]
    assert told(state, "pass")[0] == "lily passes-without-bid"
    assert hand(state, "lily") == "2 cup"


def test_5_2_whoever_could_only_draw_level_is_told_so() -> None:
    state = spring(problem="famine scroll", lion=has(hand="2 cup"), lily=has(hand="grain"))

    play(state, "bid cup | bid cup | confirm")

    assert (asked(state), prompt(state)) == ("lily", "ask-MakeBid-cannot 4 0")


def test_5_2_ruling_29_an_empty_hand_passes_by_itself() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="shield"),
        lily=has(hand="2 shield"),
        tower=has(),
        rose=has(hand="3 shield"),
    )

    play(state, "bid shield | confirm | bid shield | bid shield | confirm")
    assert asked(state) == "rose"
    lines = told(state, "bid shield | bid shield | bid shield | confirm")

    assert lines == [
        "rose bids some-shield 3 12",
        "lion passes some-shield 1",
        "lily passes some-shield 2",
        "rose wins-bidding 12",
        "rose gains-scroll 1",
    ]
    assert hand(state, "lion") == "1 shield"


def test_5_3_ruling_09_only_the_newest_group_comes_back() -> None:
    state = spring(
        problem="famine scroll",
        lion=has(hand="2 hammer, cup, grain"),
        lily=has(hand="4 grain"),
        tower=has(),
        rose=has(),
    )
    play(state, "bid hammer | confirm | bid grain | confirm")
    play(state, "bid hammer | confirm | bid grain | confirm")
    assert total(state, "lion") == 6

    assert prompt(state) == "ask-MakeBid 8 6 1"
    assert told(state, "pass")[0] == "lion passes-and-loses some-hammer 1"

    assert hand(state, "lion") == "1 cup, 1 hammer, 1 grain"
    assert discard(state) == "1 hammer, 2 grain"


def test_5_3_ruling_09_of_three_groups_the_first_two_are_at_stake() -> None:
    state = spring(
        problem="famine scroll",
        lion=has(hand="4 hammer, cup, shield"),
        lily=has(hand="5 grain"),
        tower=has(),
        rose=has(),
    )
    play(state, "bid hammer | confirm | bid grain | confirm")
    play(state, "bid hammer | confirm | bid grain | confirm")
    play(state, "bid hammer | confirm | bid grain | confirm")

    assert prompt(state) == "ask-MakeBid 12 9 2"
    play(state, "pass")
    assert hand(state, "lion") == "1 shield, 1 cup, 2 hammer"
    assert discard(state) == "2 hammer, 3 grain"


def test_5_3_a_pass_is_told_with_its_own_paragraph() -> None:
    state = spring(problem="war scroll", lion=has(hand="shield"), lily=has(hand="cup"))

    told_of = paragraphs(state, "bid shield | confirm | pass")
    assert told_of[:2] == ["5.2 bids", "5.3 passes-without-bid"]


def test_5_3_ruling_09_a_single_group_comes_back_whole() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="shield, cup, grain"),
        lily=has(hand="3 shield"),
        rose=has(hand="cup"),
    )
    play(state, "bid shield | bid cup | confirm | bid shield | bid shield | confirm | pass")

    assert told(state, "pass")[0] == "lion passes some-shield 1, some-cup 1"
    assert hand(state, "lion") == "1 shield, 1 cup, 1 grain"
    assert discard(state) == "2 shield"


def test_5_3_ruling_10_lost_groups_are_discarded_at_once() -> None:
    state = spring(
        problem="famine scroll",
        lion=has(hand="3 hammer, cup"),
        lily=has(hand="4 grain"),
        tower=has(hand="5 grain"),
        rose=has(),
    )
    play(state, "bid hammer | confirm | bid grain | confirm | bid grain | bid grain | confirm")
    play(state, "bid hammer | bid hammer | confirm | bid grain | bid grain | confirm")
    play(state, "bid grain | bid grain | confirm")
    assert (asked(state), discard(state)) == ("lion", "")

    play(state, "pass")

    assert (asked(state), step(state)) == ("lily", "MakeBid")
    assert discard(state) == "1 hammer"
    assert hand(state, "lion") == "1 cup, 2 hammer"


def test_5_3_a_pass_is_for_good() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="5 shield"),
        lily=has(hand="shield, cup, grain"),
        tower=has(hand="2 shield"),
        rose=has(),
    )
    play(state, "pass | bid grain | confirm | bid shield | confirm | bid shield | confirm")

    assert asked(state) == "tower"


def test_5_3_ruling_30_what_was_laid_comes_back_with_a_pass() -> None:
    state = spring(
        problem="war scroll", lion=has(hand="3 shield"), lily=has(hand="cup"), rose=has(hand="cup")
    )

    play(state, "bid shield | bid shield | pass")

    assert hand(state, "lion") == "3 shield"
    assert laid(state) == ""
    assert game.view(state, seat("lion"))["laid"] is None


def test_5_3_ruling_30_a_pass_with_two_groups_brings_back_the_newest_and_what_was_laid() -> None:
    state = spring(
        problem="famine scroll",
        lion=has(hand="2 hammer, cup, shield"),
        lily=has(hand="4 grain"),
        tower=has(hand="shield"),
        rose=has(),
    )
    play(state, "bid hammer | confirm | bid grain | confirm | pass")
    play(state, "bid hammer | confirm | bid grain | confirm")
    assert asked(state) == "lion"

    assert told(state, "bid cup | pass")[0] == "lion passes-and-loses some-hammer 1"

    assert hand(state, "lion") == "1 shield, 1 cup, 1 hammer"
    assert laid(state) == ""
    assert discard(state) == "1 hammer, 2 grain"


def test_5_4_the_last_one_discards_his_bid_and_is_chancellor() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="shield"),
        lily=has(hand="2 shield"),
        rose=has(hand="cup"),
    )

    play(state, "bid shield | confirm | bid shield | bid shield | confirm | pass")

    assert chancellor(state) == "lily"
    assert discard(state) == "2 shield"
    assert hand(state, "lion") == "1 shield"
    assert game.view(state, 0)["barons"][0]["bid"] is None


@pytest.mark.parametrize("seats", [3, 4])
def test_5_4_ruling_07_the_last_one_left_wins_without_a_bid(seats: int) -> None:
    state = spring(
        seats=seats,
        problem="war scroll",
        lion=has(hand="cup"),
        lily=has(hand="cup"),
        tower=has(hand="cup"),
        rose=has(hand="cup"),
    )

    lines = told(state, " | ".join(["pass"] * (seats - 1)))

    winner = "tower" if seats == 3 else "rose"
    assert lines[-2:] == [f"{winner} wins-unopposed 0", f"{winner} gains-scroll 1"]
    assert chancellor(state) == winner
    assert step(state) == "TakePrivilege"
    assert discard(state) == ""


def test_5_5_the_worked_example_of_the_rulebook() -> None:
    """Fritz is the lion, and Klaus sits to his left: the lily; then Wolfgang and Peter."""
    state = spring(
        problem="famine scroll",
        chancellor="lion",
        lion=has(hand="cup"),
        lily=has(hand="3 hammer, 2 cup, 3 grain"),
        tower=has(hand="shield"),
        rose=has(hand="3 grain, 2 hammer"),
    )

    play(state, "pass")
    play(state, "bid hammer | bid hammer | bid hammer | confirm")
    assert total(state, "lily") == 9
    play(state, "pass")
    play(state, "bid grain | bid grain | bid grain | confirm")
    assert total(state, "rose") == 12
    assert asked(state) == "lily"
    play(state, "bid cup | bid cup | confirm")
    assert total(state, "lily") == 13
    play(state, "bid hammer | confirm")
    assert total(state, "rose") == 15
    play(state, "bid grain | bid grain | bid grain | confirm")
    assert total(state, "lily") == 25
    groups = game.view(state, 0)["barons"][1]["bid"]
    assert groups is not None
    assert [group["total"] for group in groups["groups"]] == [9, 13, 25]
    play(state, "pass")

    assert hand(state, "rose") == "2 hammer"
    assert chancellor(state) == "lily"
    assert hand(state, "lily") == ""
    assert discard(state) == "2 cup, 3 hammer, 6 grain"


def test_5_5_the_other_way_the_example_might_have_gone() -> None:
    state = spring(
        problem="famine scroll",
        chancellor="lion",
        lion=has(hand="cup"),
        lily=has(hand="3 hammer, 2 cup, 3 grain"),
        tower=has(hand="shield"),
        rose=has(hand="6 grain, 2 hammer"),
    )
    play(state, "pass | bid hammer | bid hammer | bid hammer | confirm | pass")
    play(state, "bid grain | bid grain | bid grain | confirm | bid cup | bid cup | confirm")
    play(state, "bid hammer | confirm | bid grain | bid grain | bid grain | confirm")

    play(state, "bid grain | bid grain | bid grain | confirm")  # Klaus has nothing left to add

    assert hand(state, "lily") == "3 grain"
    assert discard(state) == "2 cup, 4 hammer, 6 grain"
    assert chancellor(state) == "rose"
