"""How well bots play it."""

from __future__ import annotations

from itertools import islice

import pytest

from kingsbridge.arena.simulate import Outcome, Setting, play
from positions_of import NOTICED, decisions
from strength import greedy_wins


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize(("seats", "wins"), [(2, 38), (4, 36)])
def test_greedy_beats_random(seats: int, wins: int) -> None:
    assert greedy_wins("column_of_fire", seats) >= wins


@pytest.fixture(scope="module")
def among_equals() -> list[Outcome]:
    setting = Setting("column_of_fire", ("greedy",) * 3, "test")
    return [play(setting, number) for number in range(8)]


def mean(games: list[Outcome], name: str) -> float:
    found = [account["account-" + name] for outcome in games for account in outcome.account]
    return sum(found) / len(found)


@pytest.mark.slow
@pytest.mark.uncounted
def test_equals_sell_and_win_conflicts_and_pay_little(among_equals: list[Outcome]) -> None:
    assert mean(among_equals, "from-sales") > 12
    assert mean(among_equals, "from-conflicts") > 12
    assert mean(among_equals, "from-houses") > 5
    assert mean(among_equals, "from-paid") > -12


@pytest.mark.slow
@pytest.mark.uncounted
def test_equals_reach_the_end_of_the_scale(among_equals: list[Outcome]) -> None:
    best = [max(outcome.scores) for outcome in among_equals]

    assert sum(score >= 50 for score in best) >= 7


@pytest.mark.uncounted
def test_a_review_sees_no_difference_where_two_ways_of_going_on_lead_to_the_same() -> None:
    ways = {"go on", "enough"}
    found = (one for one in decisions("column_of_fire", "usual_with_two") if one.offered >= ways)

    for one in islice(found, 5):
        assert one.lost("enough", "go on") < NOTICED, "whoever goes on can still do the same"
