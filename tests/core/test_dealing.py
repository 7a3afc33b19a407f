"""Drawing, dealing and judging: what the games share."""

from __future__ import annotations

import math
from random import Random

from kingsbridge.core.dealing import chances, deal, draws
from kingsbridge.core.judging import best_of, shares, victory
from toy import DEALS, LAYS


def test_only_what_is_there_can_be_drawn_as_often_as_it_is_there() -> None:
    assert [action.words for action in draws(DEALS, [0, 2, 1])] == ["deal 1", "deal 2"]
    assert chances([0, 2, 1]) == [2, 1]


def test_what_is_dealt_anew_keeps_its_sizes_and_its_sum() -> None:
    found = set()
    for luck in range(50):
        places = [[2, 0, 1], [0, 1, 0], [0, 0, 0]]
        deal(places, Random(luck))

        assert [sum(place) for place in places] == [3, 1, 0]
        assert [sum(kind) for kind in zip(*places, strict=True)] == [2, 1, 1]
        found.add(tuple(places[1]))
    assert found == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_with_the_same_luck_the_same_is_dealt_wherever_it_lay_before() -> None:
    for luck in range(50):
        places = [[2, 0, 1], [0, 1, 0]]
        others = [[1, 1, 1], [1, 0, 0]]
        deal(places, Random(luck))
        deal(others, Random(luck))

        assert places == others


def test_shares_add_up_and_grow_with_the_worth() -> None:
    found = shares([1.0, 3.0, 3.0], 2.0)

    assert math.isclose(sum(found), 1.0)
    assert math.isclose(found[1] / found[0], math.e)
    assert found[1] == found[2]


def test_a_shared_victory_is_shared() -> None:
    assert victory([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_of_equals_the_first_is_best() -> None:
    assert best_of(LAYS, [0.0, 2.0, 2.0]) is LAYS[1]
    assert best_of(LAYS, [2.0, 0.0, 1.0]) is LAYS[0]
