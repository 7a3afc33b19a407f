"""5 Income."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import goods, paragraphs, play, points, supply, told
from games.world_without_end.positions import turning
from kingsbridge.games import world_without_end as game

EVERYBODY = ("lion", "lily", "tower", "rose")
GIVERS = "prior, first outlaw, merchant, king, second outlaw, earl, bishop"
"""Without these the stone brings nothing to whoever has no house and no knowledge."""


@pytest.mark.parametrize(
    ("number", "incomes"),
    [
        (0, ["1 loyalty", "1 grain", "1 wool", "1 stone"]),
        (1, ["1 stone", "1 loyalty", "1 grain", "1 wool"]),
        (2, ["1 wool", "1 stone", "1 loyalty", "1 grain"]),
        (3, ["1 grain", "1 wool", "1 stone", "1 loyalty"]),
    ],
)
def test_5_1_everybody_gets_what_the_corner_shows_that_points_at_him(
    number: int, incomes: list[str]
) -> None:
    """The card of the roof, its arrow at the top: the corners go round with the arrow."""
    state = turning("i-04", stone="king", covered=GIVERS)

    play(state, f"turn to {number}")

    assert [goods(state, who) for who in EVERYBODY] == incomes


@pytest.mark.parametrize(
    ("event", "number", "gain"),
    [
        ("i-11", 2, "1 wool"),
        ("i-04", 0, "1 loyalty"),
        ("i-10", 0, "1 gold"),
        ("iii-01", 0, "2 gold"),
        ("iii-03", 3, "1 medical"),
        ("iii-02", 1, "1 piety"),
        ("iii-05", 1, "1 stone"),
        ("iv-02", 2, "1 grain"),
        ("i-01", 1, "1 wood"),
    ],
)
def test_5_1_each_picture_brings_its_good(event: str, number: int, gain: str) -> None:
    """The upper left corner points at the lion when the card lies as it is printed."""
    state = turning(event, stone="guild", covered=GIVERS)

    play(state, f"turn to {number}")

    assert (goods(state, "lion"), points(state, "lion")) == (gain, 8)


def test_5_1_points_are_scored_at_once() -> None:
    state = turning("i-06", stone="second outlaw")  # a point at the upper left, arrow right

    assert told(state, "turn to 1") == [
        "lion turns-card event-i-06 1",
        "lion receives some-points 1",
        "lily receives some-grain 1",
        "tower receives some-wool 1",
        "rose receives some-stone 1",
        "lion moves-stone 1 space-earl",
        "lion receives some-grain 1",
    ]
    assert points(state, "lion") == 9
    assert game.account(state)[0]["account-income"] == 1


def test_5_1_income_comes_out_of_the_supply() -> None:
    state = turning("i-04")
    before = supply(state)
    play(state, "turn to 0")

    assert supply(state) == before | {
        good: before[good] - 1 for good in ("loyalty", "grain", "wool", "stone")
    }


def test_5_2_a_point_for_what_is_used_up() -> None:
    state = turning("i-04", supply="0 grain")

    assert "lily receives-instead some-grain 1" in told(state, "turn to 0")
    assert (goods(state, "lily"), points(state, "lily")) == ("", 9)
    assert supply(state)["grain"] == 0
    assert game.account(state)[1]["account-income"] == 1


def test_5_2_the_point_has_its_own_paragraph() -> None:
    state = turning("i-04", supply="0 grain")

    assert paragraphs(state, "turn to 0")[1:3] == ["5.1 receives", "5.2 receives-instead"]


def test_5_2_whoever_turns_the_card_sees_the_point_beforehand() -> None:
    state = turning("i-04", supply="0 grain")

    assert game.view(state, 0)["town"]["turns"][0]["gains"] == [
        {"loyalty": 1},
        {"points": 1},
        {"wool": 1},
        {"stone": 1},
    ]


def test_5_2_the_last_one_is_received_and_no_point() -> None:
    state = turning("i-04", supply="1 grain")
    play(state, "turn to 0")

    assert (goods(state, "lily"), points(state, "lily")) == ("1 grain", 8)


def test_5_2_ruling_11_two_gold_are_always_there() -> None:
    state = turning("i-11", supply="0 loyalty, 0 wool, 0 piety")
    play(state, "turn to 2")

    assert goods(state, "rose") == "2 gold"
    assert [points(state, who) for who in EVERYBODY] == [9, 9, 9, 8]


def test_5_2_ruling_09_the_active_player_takes_the_last_one_before_the_others() -> None:
    """With corners of a kind on one card, as somebody may correct his set."""
    state = turning("i-04", crest="tower", supply="1 wool, 1 grain")
    corners = state.box.events[state.event].corners
    state.box.events[state.event].corners = (corners[2],) * 4
    try:
        play(state, "turn to 0")
    finally:
        state.box.events[state.event].corners = corners

    assert [goods(state, who) for who in EVERYBODY] == ["", "", "1 wool", ""]
    assert [points(state, who) for who in EVERYBODY] == [9, 9, 8, 9]


def test_5_3_with_two_players_two_corners_are_lost() -> None:
    state = turning("i-04", seats=2)
    play(state, "turn to 0")

    assert goods(state, "lion") == "1 loyalty"
    assert goods(state, "lily") == "1 wool"
    assert (supply(state)["grain"], supply(state)["stone"]) == (10, 25)


def test_5_3_with_three_players_the_corner_to_the_east_is_lost() -> None:
    state = turning("i-04", seats=3)
    play(state, "turn to 0")

    assert [goods(state, who) for who in EVERYBODY[:3]] == ["1 loyalty", "1 grain", "1 wool"]
    assert supply(state)["stone"] == 25
