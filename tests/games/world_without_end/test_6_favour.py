"""6 Favour."""

from __future__ import annotations

import pytest

from games.world_without_end import boxes
from games.world_without_end.citizens import (
    asked,
    goods,
    offered,
    paragraphs,
    play,
    points,
    prompt,
    step,
    stone,
    supply,
    told,
)
from games.world_without_end.positions import actions, has, turning
from kingsbridge.games import world_without_end as game

TRACK = (
    "queen",
    "prior",
    "first outlaw",
    "guild",
    "prioress",
    "merchant",
    "king",
    "second outlaw",
    "earl",
    "bishop",
)


def before(space: str) -> str:
    return TRACK[TRACK.index(space) - 1]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("at", TRACK)
def test_6_1_the_stone_goes_as_far_as_the_arrow_says(at: str, number: int) -> None:
    """After the bishop, the last space, it begins again with the queen; ruling 1: ten spaces."""
    state = turning("i-04", stone=at, lion=has(goods="gold"))

    play(state, f"turn to {number}")

    assert stone(state) == TRACK[(TRACK.index(at) + number) % 10]


def test_6_1_the_example_of_the_rulebook_two_spaces() -> None:
    state = turning("i-04", stone="king", lion=has(goods="gold"))

    assert told(state, "turn to 2")[-2:] == [
        "lion moves-stone 2 space-earl",
        "lion receives some-grain 1",
    ]


def test_6_1_only_the_active_player_gets_the_favour_and_after_the_income() -> None:
    state = turning("i-04", stone="merchant", crest="tower", lily=has(goods="3 loyalty"))

    play(state, "turn to 1")  # grain for the tower, loyalty for the lily

    assert (stone(state), points(state, "tower"), points(state, "lily")) == ("king", 8, 8)
    state = turning("i-04", stone="merchant", crest="lily", lily=has(goods="3 loyalty"))
    play(state, "turn to 1")
    assert points(state, "lily") == 12, "the loyalty of this round's income counts"


def test_6_2_no_move_no_favour() -> None:
    state = turning("i-04", stone="prior")
    lines = told(state, "turn to 0")

    assert stone(state) == "prior"
    assert not [line for line in lines if "moves-stone" in line]
    assert goods(state, "lion") == "1 loyalty"


PERSONS = {
    "the queen, 2 points with loyalty": ("queen", "loyalty", "", "", 2),
    "the queen, 2 points with much loyalty": ("queen", "3 loyalty", "", "", 2),
    "the queen, nothing without": ("queen", "piety", "", "", 0),
    "the prior, 1 piety": ("prior", "", "", "1 piety", 0),
    "the guild, a point for each house": ("guild", "", "1, 3, 8", "", 3),
    "the guild, nothing without houses": ("guild", "loyalty", "", "", 0),
    "the prioress, 2 points with knowledge": ("prioress", "medical", "", "", 2),
    "the prioress, 2 points with much knowledge": ("prioress", "4 medical", "", "", 2),
    "the prioress, nothing without": ("prioress", "piety", "", "", 0),
    "the merchant, 1 wool": ("merchant", "", "", "1 wool", 0),
    "the king, a point for each loyalty": ("king", "3 loyalty, piety", "", "", 3),
    "the king, nothing without": ("king", "", "", "", 0),
    "the earl, 1 grain": ("earl", "", "", "1 grain", 0),
    "the bishop, a point for each piety": ("bishop", "2 piety, loyalty", "", "", 2),
    "the bishop, nothing without": ("bishop", "", "", "", 0),
}


@pytest.mark.parametrize("who", PERSONS)
def test_6_3_the_persons(who: str) -> None:
    """What is asked for is only held, never given."""
    space, held, houses, gain, scored = PERSONS[who]
    state = turning("i-04", stone=before(space), lion=has(goods=held, houses=houses))
    having = goods(turning(lion=has(goods=f"{held}, stone")), "lion")

    play(state, "turn to 1")  # a stone for the lion

    with_gain = goods(turning(lion=has(goods=f"{held}, stone, {gain}")), "lion")
    assert goods(state, "lion") == (with_gain if gain else having)
    assert points(state, "lion") == 8 + scored
    assert game.account(state)[0]["account-favours"] == scored
    assert stone(state) == space


def test_6_3_a_favour_without_anything_to_it_is_no_news() -> None:
    state = turning("i-04", stone="merchant")

    assert told(state, "turn to 1")[-1] == "lion moves-stone 1 space-king"


def test_6_3_a_favour_is_told_by_its_paragraph() -> None:
    state = turning("i-04", stone="merchant", lion=has(goods="2 loyalty"))

    assert paragraphs(state, "turn to 1")[-2:] == ["6.1 moves-stone", "6.1 receives"]


@pytest.mark.parametrize("at", ["prior", "king"])
def test_6_4_the_outlaw_takes_1_gold(at: str) -> None:
    state = turning("i-04", stone=at, lion=has(goods="2 gold"))

    lines = told(state, "turn to 1")

    assert lines[-1] == "lion pays-outlaw some-gold 1"
    assert goods(state, "lion") == "1 stone, 1 gold"
    assert points(state, "lion") == 8


def test_6_4_the_outlaw_has_his_own_paragraph() -> None:
    state = turning("i-04", stone="prior", lion=has(goods="2 gold"))

    assert paragraphs(state, "turn to 1")[-1] == "6.4 pays-outlaw"


def test_6_5_covered_spaces_are_not_counted() -> None:
    state = turning("i-04", stone="guild", covered="prioress, king, second outlaw")

    play(state, "turn to 2")
    assert stone(state) == "earl"


def test_6_5_covered_spaces_at_the_turn_of_the_track_are_not_counted_either() -> None:
    state = turning("iv-02", stone="earl", covered="queen, king")

    play(state, "turn to 2")
    assert stone(state) == "prior"


def test_6_5_ruling_06_a_stone_on_a_covered_space_stays_until_it_is_moved() -> None:
    state = turning("i-04", stone="prior", covered="prior", lion=has(goods="gold"))
    play(state, "turn to 0")
    assert stone(state) == "prior"

    state = turning("i-04", stone="prior", covered="prior", lion=has(goods="gold"))
    play(state, "turn to 1")
    assert stone(state) == "first outlaw"


@pytest.mark.parametrize(
    ("space", "good"), [("prior", "piety"), ("merchant", "wool"), ("earl", "grain")]
)
def test_6_6_ruling_10_what_is_used_up_is_not_received_and_brings_no_point(
    space: str, good: str
) -> None:
    state = turning("i-04", stone=before(space), supply=f"0 {good}")

    lines = told(state, "turn to 1")  # a stone for the lion

    assert lines[-1] == f"lion receives-nothing some-{good} 1"
    assert (goods(state, "lion"), points(state, "lion")) == ("1 stone", 8)
    assert supply(state)[good] == 0


# --- The card that moves the stone ---


def test_6_1_the_favour_card_moves_it_exactly_one_space() -> None:
    state = actions(stone="king", covered="second outlaw", lion=has(goods="2 piety"))
    play(state, "play favour")

    assert (asked(state), offered(state)) == ("lion", ["move stone", "nothing"])
    assert told(state, "move stone")[:2] == [
        "lion moves-stone 1 space-earl",
        "lion receives some-grain 1",
    ]
    assert step(state) == "HideCard"


OFFERS = {
    "queen": "favour-now favour-holder some-points 2 owned-loyalty some-points 2",
    "prior": "favour-gift some-piety 1",
    "first outlaw": "favour-toll some-gold 1",
    "guild": "favour-now favour-each some-points 1 owned-house some-points 3",
    "prioress": "favour-now favour-holder some-points 2 owned-medical some-nothing",
    "merchant": "favour-gift some-wool 1",
    "king": "favour-now favour-each some-points 1 owned-loyalty some-points 2",
    "second outlaw": "favour-toll some-gold 1",
    "earl": "favour-gift some-grain 1",
    "bishop": "favour-now favour-each some-points 1 owned-piety some-nothing",
}


@pytest.mark.parametrize("space", TRACK)
def test_6_3_what_a_space_gives_is_said_before_the_stone_is_moved(space: str) -> None:
    state = actions(stone=before(space), lion=has(goods="gold, 2 loyalty", houses="1, 3, 5"))
    play(state, "play favour")

    assert prompt(state) == f"ask-AskFavour space-{space.replace(' ', '-')} {OFFERS[space]}"


def test_6_1_the_favour_card_moves_the_stone_by_the_same_paragraph() -> None:
    state = actions(stone="queen")

    assert paragraphs(state, "play favour | move stone")[1:] == ["6.1 moves-stone", "8.12 receives"]


def test_6_4_in_a_corrected_set_an_outlaw_may_take_a_point_which_can_always_be_lost() -> None:
    box = game.box(boxes.corrected("favour", TRACK.index("second outlaw"), pay={"points": 1}))
    state = turning("i-04", box=box, stone="king")

    assert "turn to 1" in offered(state)
    play(state, "turn to 1")
    assert points(state, "lion") == 7
    assert game.account(state)[0]["account-favours"] == -1


def test_6_4_ruling_05_without_gold_the_favour_card_leaves_the_stone_before_an_outlaw() -> None:
    state = actions(stone="king")
    play(state, "play favour")
    assert (step(state), stone(state)) == ("HideCard", "king")

    state = actions(stone="king", lion=has(goods="gold"))
    play(state, "play favour | nothing")
    assert (stone(state), goods(state, "lion")) == ("king", "1 gold")
    state = actions(stone="king", lion=has(goods="gold"))
    assert told(state, "play favour | move stone")[-1] == "lion pays-outlaw some-gold 1"
    assert (stone(state), goods(state, "lion")) == ("second outlaw", "")
