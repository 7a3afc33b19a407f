"""8 The end of a turn."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    COMMON,
    asked,
    conflict,
    discards,
    gain,
    holder_loses,
    idle,
    kept,
    lay_out,
    new,
    next_turn,
    offered,
    play,
    refused,
    seat,
    sums,
    turn,
    using,
)
from kingsbridge.games import builders_duel as game

ANOTHER_NINE = "power, power, income 3, income 3, income 5, wool, wool, tom, alfred"


def test_8_1_the_square_goes_to_the_discard_pile_of_its_deck() -> None:
    state = idle(turn(COMMON))

    assert discards(state, "A") == [
        *("power", "income 4", "influence", "wood", "sand", "stone", "ore"),
        *("mason 2", "market"),
    ]
    assert discards(state, "B") == []
    assert game.view(state, seat("philip"))["table"] == []


def test_8_1_each_deck_has_its_own_discard_pile() -> None:
    state = idle(new(), turns=4)

    assert len(discards(state, "A")) == 27
    assert len(discards(state, "B")) == 9


def test_8_1_the_markers_go_back_to_the_players() -> None:
    state = idle(turn(COMMON))
    view = game.view(state, seat("philip"))

    assert [builder["line"] for builder in view["builders"]] == ["", ""]
    assert [builder["to_use"] for builder in view["builders"]] == [[], []]
    assert view["conflict"] is None


def test_8_1_a_card_that_was_left_cannot_be_used_later() -> None:
    state = play(using("philip", "ore, wood"), "use wood | leave cards")

    next_turn(state)

    assert refused(state, "use ore") == "illegal-card-not-claimed"


@pytest.mark.parametrize(
    ("words", "holder"), [("leave cards", "waleran"), ("use power | leave cards", "philip")]
)
def test_8_1_the_present_holder_leads_the_next_turn(words: str, holder: str) -> None:
    state = holder_loses(play(turn(COMMON), "claim row 1 | claim column 1"))
    play(state, f"leave cards | end turn | {words} | end turn")

    lay_out(state, ANOTHER_NINE)

    assert asked(state) == holder


def test_8_1_a_new_conflict_begins_from_nothing() -> None:
    state = play(conflict(), "throw 0/5 | falls 5 | throw personal | falls 3")
    play(state, "leave cards | end turn | leave cards | end turn")

    play(lay_out(state, ANOTHER_NINE), "claim row 1 | claim column 1")

    assert sums(state) == {"philip": 0, "waleran": 0}
    assert refused(state, "give up") == "illegal-must-throw"


def test_8_1_only_kept_cards_stay_with_the_players() -> None:
    state = using("philip", "journeyman, income 3")

    play(state, "use journeyman | use income 3 | end turn | end turn")

    assert kept(state, "philip") == "journeyman"
    assert "journeyman" not in discards(state, "A")
    assert len(discards(state, "A")) == 8


@pytest.mark.parametrize(
    "claims",
    [
        "claim row 2 | claim column 2",  # unclaimed
        "claim row 1 | claim column 2",  # claimed and left unused
    ],
)
def test_8_1_ruling_49_a_1x_card_that_nobody_used_is_discarded(claims: str) -> None:
    state = turn("journeyman, income 3, wood, sand, power, stone, ore, market, influence")

    play(state, claims)
    idle(state)

    assert "journeyman" in discards(state, "A")
    assert len(discards(state, "A")) == 9


def test_8_1_no_card_of_the_box_is_ever_lost() -> None:
    state = idle(gain(new(), "philip", "journeyman"), turns=3)
    for _ in range(8):
        assert game.pieces(state)["cards"] == 54
        idle(state)


def test_8_2_after_three_turns_the_other_deck_is_played() -> None:
    state = idle(new(), turns=3)

    assert "draw letter" in offered(state)
    assert sum(game.weights(state)) == 27


@pytest.mark.parametrize(
    ("card", "turns_before", "turns_kept"),
    [
        ("journeyman", 0, 5),
        ("labourers", 2, 3),
        ("pedlar", 3, 5),
        ("guild_master", 4, 4),
        ("letter", 5, 3),
    ],
)
def test_8_2_ruling_27_unplayed_1x_cards_are_handed_back_before_their_deck_is_shuffled(
    card: str, turns_before: int, turns_kept: int
) -> None:
    state = gain(idle(new(), turns=turns_before), "philip", card)

    idle(state, turns=turns_kept - 1)

    assert kept(state, "philip") == card

    idle(state)

    assert kept(state, "philip") == ""
    assert f"draw {card}" in offered(state)
    assert sum(game.weights(state)) == 27


def test_8_2_ruling_27_a_card_of_the_other_deck_stays() -> None:
    state = gain(new(), "philip", "journeyman")
    gain(idle(state, turns=2), "waleran", "pedlar")

    idle(state, turns=2)

    assert kept(state, "waleran") == "pedlar"
    assert kept(state, "philip") == ""


@pytest.mark.parametrize(("card", "turns_before"), [("journeyman", 6), ("letter", 9)])
def test_8_2_ruling_27_one_gained_in_round_3_or_4_stays_until_the_end(
    card: str, turns_before: int
) -> None:
    state = gain(idle(new(), turns=turns_before), "philip", card)

    idle(state, turns=11 - turns_before)

    assert asked(state) == "nobody"
    assert kept(state, "philip") == card


def test_8_2_ruling_28_a_played_card_is_shuffled_into_its_own_deck() -> None:
    state = idle(gain(new(), "philip", "journeyman"), turns=2)
    next_turn(state)

    play(state, "play journeyman | convert wood")

    assert len(discards(state, "A")) == 27

    idle(state, turns=2)

    assert "draw journeyman" in offered(state)
    assert sum(game.weights(state)) == 27


def test_8_2_all_27_cards_are_shuffled_again() -> None:
    state = idle(new(), turns=6)

    assert sum(game.weights(state)) == 27
    assert offered(state) == offered(new())
    assert discards(state, "A") == []
    assert len(discards(state, "B")) == 27
