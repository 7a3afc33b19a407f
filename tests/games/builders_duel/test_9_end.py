"""9 The end of the game."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    asked,
    building,
    built,
    give,
    gold,
    idle,
    new,
    offered,
    play,
    refused,
    seat,
    winner,
)
from kingsbridge.games import builders_duel as game


@pytest.mark.parametrize(("who", "last"), [("philip", "bell"), ("waleran", "bars")])
def test_9_1_whoever_finishes_the_third_section_wins_at_once(who: str, last: str) -> None:
    begun = {"philip": "III beam cloth", "waleran": "III mortar cloth"}[who]
    state = building(who, gold=2, camp=last, built=f"I whole, II whole, {begun}")

    play(state, f"install III {last}")

    assert asked(state) == "nobody"
    assert winner(state) == who
    assert sorted(game.ranking(state)) == [1, 2]
    assert game.scores(state)[seat(who)] == 3
    assert offered(state) == []
    assert refused(state, "end turn") == "illegal-game-over"


def test_9_1_two_finished_sections_do_not_win() -> None:
    state = building("philip", gold=2, camp="bell", built="I whole, III beam cloth")

    play(state, "install III bell")

    assert asked(state) == "philip"


def test_9_1_ruling_37_the_other_does_not_act_any_more() -> None:
    state = building("waleran", gold=2, camp="bars", built="I whole, II whole, III mortar cloth")
    give(state, "philip", gold=70, camp="bell", built="I whole, II whole, III beam cloth")

    play(state, "install III bars")

    assert asked(state) == "nobody"
    assert winner(state) == "waleran"
    assert built(state, "philip") == "I whole, II whole, III beam cloth"


def test_9_1_no_bonus_is_given_for_the_last_section() -> None:
    state = building("philip", gold=2, camp="cloth", built="I whole, III whole, II mortar brick")

    play(state, "install II cloth")

    assert (asked(state), gold(state, "philip")) == ("nobody", 0)


def test_9_2_the_game_is_over_after_the_fourth_round() -> None:
    state = idle(new(), turns=11)

    assert asked(state) == "nature"

    idle(state)

    assert asked(state) == "nobody"
    assert refused(state, "draw power") == "illegal-game-over"


@pytest.mark.parametrize(
    ("philip", "waleran", "wins"),
    [
        # More finished sections win, whatever else there is ...
        ("I whole", "I beam mortar, II beam brick, III bars cloth; 50", "philip"),
        ("I beam mortar, II mortar brick; 50", "I whole", "waleran"),
        ("I whole, II whole", "I whole; 50", "philip"),
        # ... then more installed pieces, a finished section counting three ...
        ("I whole, II mortar; 0", "I whole; 50", "philip"),
        ("I whole; 50", "I whole, II beam; 0", "waleran"),
        ("I beam, II mortar; 0", "I beam; 50", "philip"),
        # ... then more gold ...
        ("I whole; 5", "II whole; 4", "philip"),
        ("I whole; 4", "II whole; 5", "waleran"),
        # ... and at last Philip.
        ("I whole; 5", "II whole; 5", "philip"),
        ("; 0", "; 0", "philip"),
    ],
)
def test_9_3_ruling_38_sections_then_pieces_then_gold_then_philip(
    philip: str, waleran: str, wins: str
) -> None:
    state = idle(new(), turns=11)
    for who, has in (("philip", philip), ("waleran", waleran)):
        built, _, gold = has.partition("; ")
        give(state, who, camp="", built=built, gold=int(gold or 0))

    idle(state)

    assert winner(state) == wins


def test_9_2_the_score_is_the_number_of_finished_sections() -> None:
    state = give(new(), "philip", camp="", built="I whole, II whole, III bell")
    give(state, "waleran", camp="", built="II whole")

    assert game.scores(state) == [2, 1]


def test_9_3_the_account_says_what_is_compared_and_in_which_order() -> None:
    state = give(new(), "philip", camp="", built="I whole, II mortar", gold=7)

    philip, waleran = game.account(state)

    assert list(philip.items()) == [
        ("account-sections", 1),
        ("account-pieces", 4),
        ("account-gold", 7),
        ("account-philip", 1),
    ]
    assert list(waleran.values()) == [0, 0, 3, 0]
