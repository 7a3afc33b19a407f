"""Judging: features and weights become chances, and a file of weights is read."""

from __future__ import annotations

import math

import pytest

from kingsbridge.core.judging import chances, read_weights


def test_whose_features_are_worth_more_in_all_wins_more_often() -> None:
    found = chances([[3.0, 1.0], [1.0, 2.0]], [1.0, 2.0], scale=1.0)

    assert found == [0.5, 0.5]
    ahead, behind = chances([[3.0, 1.0], [1.0, 2.0]], [2.0, 2.0], scale=2.0)
    assert ahead / behind == pytest.approx(math.e)
    assert ahead + behind == pytest.approx(1.0)


def test_weights_are_read_by_the_names_of_the_features() -> None:
    text = '# made by hand\n"points" = 1\n"goods to sell" = 0.5\n'

    assert read_weights(text, ("points", "goods to sell")) == [1.0, 0.5]


@pytest.mark.parametrize("names", [("points",), ("points", "goods"), ("goods to sell", "points")])
def test_weights_for_other_features_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="weights for points, goods to sell, wanted for"):
        read_weights('"points" = 1\n"goods to sell" = 0.5\n', names)
