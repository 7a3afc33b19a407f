"""How well bots play it, and what a review says of decisions."""

from __future__ import annotations

from itertools import islice

import pytest

from positions_of import NOTICED, Decided, decisions
from strength import greedy_wins


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize(("seats", "wins"), [(3, 28), (4, 24)])
def test_greedy_beats_random(seats: int, wins: int) -> None:
    assert greedy_wins("krieg_und_frieden", seats) >= wins


def other_first(one: Decided) -> str:
    """A card that was laid next and could have been laid first; none if this is no such bid."""
    bids = [words for words in one.then if words.startswith("bid ")]
    others = (words for words in bids if words != one.words and words in one.offered)
    return next(others, "") if one.words.startswith("bid ") else ""


@pytest.mark.uncounted
def test_a_review_does_not_care_in_which_order_the_cards_of_a_bid_are_laid() -> None:
    bids = [one for one in decisions("krieg_und_frieden", "dagger") if other_first(one)]

    for one in islice(bids, 5):
        assert one.lost(one.words, other_first(one)) < NOTICED
        assert one.lost(other_first(one), one.words) < NOTICED


@pytest.mark.uncounted
def test_a_review_finds_out_who_had_the_problem_won_and_passed() -> None:
    lost = [
        one.lost("confirm", "pass")
        for one in decisions("krieg_und_frieden", "usual_with_three")
        if one.words == "pass" and "confirm" in one.offered
    ]

    assert max(lost) > 0.1
