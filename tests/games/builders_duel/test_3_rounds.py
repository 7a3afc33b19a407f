"""3 Rounds and turns."""

from __future__ import annotations

from games.builders_duel.duel import (
    asked,
    card_names,
    discards,
    idle,
    lay_out,
    new,
    offered,
    play,
    refused,
    seat,
)
from kingsbridge.games import builders_duel as game


def test_3_1_deck_a_and_deck_b_are_played_twice_in_turn() -> None:
    state = new()
    decks = []
    for _ in range(12):
        decks.append(game.view(state, seat("philip"))["deck"])
        idle(state)

    assert "".join(decks) == "AAABBBAAABBB"
    assert asked(state) == "nobody"


def test_3_1_a_round_has_three_turns_in_which_every_card_of_the_deck_appears_once() -> None:
    state = new()
    seen = []
    for cards_left in (27, 18, 9):
        assert game.view(state, seat("philip"))["cards_left"] == cards_left
        lay_out(state, ", ".join(card_names(state.decks[0])[-9:]))
        seen += game.view(state, seat("philip"))["table"]
        idle(state)

    assert sorted(seen) == sorted(discards(state, "A"))
    assert len(seen) == 27


def test_3_1_the_view_counts_rounds_and_turns_from_one() -> None:
    state = idle(new(), turns=4)

    assert game.view(state, seat("philip"))["round"] == 2
    assert game.view(state, seat("philip"))["turn"] == 2


def test_3_2_nine_cards_are_laid_out_row_by_row() -> None:
    state = new()

    play(state, "draw power | draw income 4 | draw influence | draw wood | draw sand | draw stone")

    assert asked(state) == "nature"

    play(state, "draw mason 2 | draw ore | draw market")

    assert asked(state) == "waleran"
    assert game.view(state, seat("philip"))["table"] == [
        *("power", "income 4", "influence"),
        *("wood", "sand", "stone"),
        *("mason 2", "ore", "market"),
    ]


def test_3_2_every_card_of_the_deck_is_as_likely_as_the_other() -> None:
    state = new()

    likely = dict(zip(offered(state), game.weights(state), strict=True))

    assert likely["draw power"] == 3
    assert likely["draw income 3"] == 2
    assert likely["draw weaver 2"] == 2
    assert likely["draw wool"] == 2
    assert likely["draw tom"] == 1
    assert sum(likely.values()) == 27

    play(state, "draw power | draw tom")

    likely = dict(zip(offered(state), game.weights(state), strict=True))

    assert likely["draw power"] == 2
    assert "draw tom" not in likely
    assert sum(likely.values()) == 25


def test_3_2_only_the_deck_of_the_round_is_laid_out() -> None:
    assert refused(new(), "draw letter") == "illegal-not-offered"
    assert refused(idle(new(), turns=3), "draw tom") == "illegal-not-offered"
