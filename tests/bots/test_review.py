"""Decisions looked at again: what they were worth, with open eyes and as the seat could know."""

from __future__ import annotations

from typing import Any

import pytest

from bots.test_search import Wise, dealt
from kingsbridge.bots.review import Judgement, judged, with_chance
from kingsbridge.bots.search import Search
from kingsbridge.core.game import Game
from toy import LAYS, PEEK, State

SOME = 200


class Seen(Wise):
    """Nothing is hidden."""

    HIDDEN = False


def judge(action: Any = LAYS[2], game: Game[Any] | None = None, **how: Any) -> Judgement:
    return judged(game or Wise(), dealt(**how), action, Search(SOME), "a seed")


def test_the_best_decision_cost_nothing() -> None:
    look = judge().open

    assert look.chosen == look.best
    assert look.better == []


def test_a_worse_decision_is_told_with_what_was_better() -> None:
    look = judge(LAYS[0], words="deal 2 | deal 3").open

    assert look.chosen < look.best
    assert look.better[0].words == "lay 2"
    assert look.better[0].chance == look.best


def test_what_the_search_hardly_tried_is_weighed_beside_the_best() -> None:
    class Sure(Wise):
        def priors(self, state: State) -> list[float]:
            return [1e-12 if action is PEEK else 0.333 for action in self.legal(state)]

    look = judge(PEEK, Sure(), words="deal 3 | deal 2").open

    assert 0 <= look.chosen <= look.best


def test_open_eyes_see_what_the_seat_could_not_know() -> None:
    lost = judge(words="deal 1 | deal 5")

    assert lost.known is not None
    assert lost.known.best > 2 * lost.open.best


def test_where_nothing_is_hidden_it_is_looked_at_once() -> None:
    assert judge(game=Seen()).known is None


def test_the_same_seed_leads_to_the_same_judgement() -> None:
    assert judge(LAYS[1]) == judge(LAYS[1])


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    found = judge()

    assert sum(found.standing) == pytest.approx(1)
    assert found.standing[0] == found.open.best
    assert with_chance([0.5, 0.25, 0.25], 0, 0.8) == pytest.approx([0.8, 0.1, 0.1])
    assert with_chance([1.0, 0.0], 0, 0.8) == [0.8, 0.0]
