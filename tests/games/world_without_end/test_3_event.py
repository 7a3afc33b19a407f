"""3 The event of a round."""

from __future__ import annotations

from games.world_without_end.citizens import (
    asked,
    goods,
    ill,
    lasting,
    offered,
    paragraphs,
    play,
    refused,
    step,
    told,
)
from games.world_without_end.positions import actions, drawing, event, has, turning
from kingsbridge.games import world_without_end as game


def test_3_1_an_event_of_the_period_is_drawn_and_not_again() -> None:
    state = drawing(drawn="i-02, i-03, i-05", lasting="i-01")

    assert asked(state) == "nature"
    assert offered(state) == [f"draw i-{number:02}" for number in (4, 6, 7, 8, 9, 10, 11)]
    assert list(game.weights(state)) == [1] * 7
    assert refused(state, "draw i-03") == "illegal-not-offered"


def test_3_1_the_active_player_draws_and_reads_it_out() -> None:
    state = drawing(crest="rose")

    assert told(state, "draw i-04")[0] == "rose draws-event event-i-04"
    assert asked(state) == "rose"
    drawn = game.view(state, 0)["town"]["event"]
    assert drawn is not None
    assert (drawn["name"], drawn["lasting"], drawn["place"]) == ("i-04", False, 0)
    assert (drawn["corners"], drawn["arrow"]) == (["loyalty", "grain", "wool", "stone"], "top")
    assert [effect["key"] for effect in drawn["effects"]] == ["effect-place-project"]


def test_3_1_a_new_card_does_not_lie_turned_yet() -> None:
    state = turning("i-04", seats=2)
    play(state, "turn to 2")
    assert game.view(state, 0)["town"]["turned"] == 2
    assert game.view(state, 0)["town"]["number"] == 2
    play(state, "play grain | hide sell | play grain | hide sell | draw i-06")

    assert game.view(state, 0)["town"]["turned"] == -1
    assert game.view(state, 0)["town"]["number"] == -1


def test_3_2_from_period_iii_a_place_falls_ill_before_the_event_is_read() -> None:
    state = drawing(period=3)

    play(state, "draw iii-10")
    assert (step(state), goods(state, "lion")) == ("FallIll", "")
    assert paragraphs(state, "plague 4")[:2] == ["13.2 falls-ill", "3.3 effect-gain"]
    assert ill(state) == "3: 4"
    assert goods(state, "lion") == "2 gold"


def test_3_2_nobody_falls_ill_in_the_first_two_periods() -> None:
    state = drawing(period=2)

    play(state, "draw ii-07")
    assert step(state) == "TurnCard"


def test_3_3_an_immediate_event_happens_before_the_card_is_turned() -> None:
    """The example of the rulebook: everybody decides clockwise whether to swap."""
    state = event(
        "i-03",
        crest="tower",
        lily=has(goods="wool"),
        tower=has(goods="wool"),
        lion=has(goods="wool"),
    )

    assert (asked(state), step(state)) == ("tower", "OfferSwap")
    play(state, "swap for gold")
    assert asked(state) == "lion"
    play(state, "nothing")
    assert asked(state) == "lily"
    play(state, "swap for gold")
    assert (asked(state), step(state)) == ("tower", "TurnCard")
    assert [goods(state, who) for who in ("lion", "lily", "tower")] == [
        "1 wool",
        "3 gold",
        "3 gold",
    ]
    assert lasting(state) == ""


def test_3_3_what_it_says_is_told_sentence_by_sentence() -> None:
    state = drawing()

    assert told(state, "draw i-03")[1:2] == ["effect-swap bargain some-wool 1 some-gold 3"]
    state = drawing(period=2)
    assert paragraphs(state, "draw ii-04")[1:3] == [
        "3.3 effect-place-project",
        "3.3 effect-cover-projects",
    ]


def test_3_4_a_lasting_event_comes_to_lie_and_does_nothing_before_the_actions() -> None:
    state = drawing(lion=has(goods="piety"))

    assert paragraphs(state, "draw i-10") == ["3.1 draws-event", "3.4 effect-lasting-swap"]
    assert lasting(state) == "i-10"
    assert (step(state), asked(state)) == ("TurnCard", "lion")
    assert "swap by i-10" not in offered(state)
    play(state, "turn to 0")
    assert "swap by i-10" in offered(state)


def test_3_4_one_or_two_earlier_ones_count_as_well() -> None:
    state = actions("i-09", lasting="i-10, i-01", lion=has(goods="piety, wool, stone"))

    assert lasting(state) == "i-10, i-01, i-09"
    play(state, "swap by i-10 | play sell | sell wool")
    assert goods(state, "lion") == "1 stone, 1 gold"
    assert [each["name"] for each in game.view(state, 0)["town"]["lasting"]] == [
        "i-10",
        "i-01",
        "i-09",
    ]
