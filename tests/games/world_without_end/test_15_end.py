"""15 The end of the game."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import (
    asked,
    goods,
    offered,
    paragraphs,
    play,
    points,
    refused,
    told,
    winners,
)
from games.world_without_end.positions import Things, has, period_ends
from kingsbridge.core.steps import is_over
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.state import State

DUES = "2 piety, 2 grain, 2 gold"


def ended(lion: Things, lily: Things) -> State:
    """Two players after the last tax of 2; what is due they have."""
    for things in (lion, lily):
        things["goods"] = f"{things.get('goods', '')}, {DUES}"
    return play(period_ends(seats=2, period=4, lion=lion, lily=lily), "roll 2")


def test_15_1_a_point_for_each_stone_or_wood_and_half_a_point_for_each_gold() -> None:
    state = ended(has(goods="2 stone, 3 wood, 4 gold"), has())

    assert points(state, "lion") == 8 + 5 + 2
    assert points(state, "lily") == 8
    assert game.account(state)[0]["account-left-over"] == 7


def test_15_1_ruling_40_halves_count() -> None:
    state = ended(has(goods="5 gold"), has(goods="4 gold"))

    assert game.scores(state) == [10.5, 10]
    assert [player["points"] for player in game.view(state, 0)["players"]] == [10.5, 10]
    assert winners(state) == "lion"
    assert game.account(state)[0] == {
        "account-points": 10.5,
        "account-piety": 0,
        "account-loyalty": 0,
        "account-medical": 0,
        "account-start": 8,
        "account-income": 0,
        "account-favours": 0,
        "account-cubes": 0,
        "account-donations": 0,
        "account-patients": 0,
        "account-harvests": 0,
        "account-events": 0,
        "account-contributions": 0,
        "account-left-over": 2.5,
    }


def test_15_1_nothing_else_counts() -> None:
    state = ended(has(goods="3 wool, 2 cloth, 2 piety, 2 grain, loyalty, medical"), has())

    assert points(state, "lion") == 8


def test_15_1_ruling_66_the_contributions_come_before_the_rest_is_counted() -> None:
    state = period_ends(seats=2, period=4, lion=has(goods="5 gold, stone", points=30))
    play(state, "roll 4")

    assert points(state, "lion") == 30 - 12 - 8 + 1 + 0.5


def test_15_1_ruling_66_free_cubes_come_first() -> None:
    state = period_ends(
        seats=2,
        period=4,
        cubes="4 stone bridge",
        donors={"bridge": "lion"},
        lion=has(goods="2 piety, 2 grain"),
        lily=has(goods=DUES),
    )
    play(state, "roll 2")

    assert points(state, "lion") == 9, "the bridge paid his tax"


def test_15_1_the_rest_is_told_from_the_crest_on() -> None:
    state = period_ends(
        seats=2,
        period=4,
        crest="lily",
        lion=has(goods=f"{DUES}, stone, wood, gold"),
        lily=has(goods=f"{DUES}, 2 gold"),
    )

    assert told(state, "roll 2")[-2:] == [
        "lily counts-rest 0 2 1.0",
        "lion counts-rest 2 1 2.5",
    ]


def test_15_1_it_is_told_with_its_paragraph() -> None:
    state = period_ends(seats=2, period=4, lion=has(goods=DUES), lily=has(goods=DUES))

    assert paragraphs(state, "roll 2")[-1] == "15.1 counts-rest"


def test_15_1_then_the_game_is_over() -> None:
    state = ended(has(), has())

    assert is_over(state)
    assert (asked(state), offered(state)) == ("nobody", [])
    assert refused(state, "play grain") == "illegal-game-over"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("piety", "3 loyalty, 3 medical"),
        ("piety, loyalty", "piety, 3 medical"),
        ("piety, loyalty, medical", "piety, loyalty"),
        ("2 loyalty", "loyalty, 5 medical"),
        ("2 medical", "medical"),
    ],
)
def test_15_2_ties_are_broken_by_piety_then_loyalty_then_knowledge(better: str, worse: str) -> None:
    state = ended(has(goods=worse), has(goods=better))
    assert (game.ranking(state), winners(state)) == ([2, 1], "lily")

    state = ended(has(goods=better), has(goods=worse))
    assert game.ranking(state) == [1, 2]


def test_15_2_points_come_before_everything_else() -> None:
    state = ended(has(goods="gold"), has(goods="5 piety, 5 loyalty, 5 medical"))

    assert game.ranking(state) == [1, 2]


def test_15_2_ruling_41_still_tied_the_victory_is_shared() -> None:
    state = ended(has(goods="piety, loyalty, medical"), has(goods="piety, loyalty, medical"))

    assert game.ranking(state) == [1, 1]
    assert winners(state) == "lion, lily"


def test_15_2_ruling_41_what_was_paid_does_not_count_any_more() -> None:
    state = period_ends(
        seats=2,
        period=4,
        lion=has(goods="2 piety, 2 grain, 2 gold, loyalty"),
        lily=has(goods="2 piety, 2 grain, 2 gold, medical"),
    )
    play(state, "roll 2")

    assert [goods(state, who) for who in ("lion", "lily")] == ["1 loyalty", "1 medical"]
    assert game.ranking(state) == [1, 2]


def test_15_2_places_after_a_shared_one_are_skipped() -> None:
    things = {"lion": 20, "lily": 25, "tower": 25, "rose": 3}
    state = period_ends(
        period=4,
        lion=has(points=20, goods=DUES),
        lily=has(points=25, goods=DUES),
        tower=has(points=25, goods=DUES),
        rose=has(points=3, goods=DUES),
    )
    play(state, "roll 2")

    assert game.scores(state) == list(things.values())
    assert game.ranking(state) == [3, 1, 1, 4]
    assert [row["account-points"] for row in game.account(state)] == [20, 25, 25, 3]
