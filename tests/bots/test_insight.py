"""What a search tells a person: the best actions, honestly, and what they bring at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots.test_search import Wise, dealt, twins
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.insight import (
    FEW,
    Suggestion,
    are_alike,
    as_chance,
    gains,
    lead,
    standings,
    suggestions,
    surplus,
)
from kingsbridge.bots.search import Search
from kingsbridge.core.game import Game
from kingsbridge.core.steps import Position
from kingsbridge.games import GAMES
from toy import LAYS, PEEK, State

SOME = 1000


class Counted(Wise):
    """Its account tells the coins that were laid."""

    def account(self, state: State) -> list[dict[str, int]]:
        return [{"account-coins": max(0, coins)} for coins in state.coins]


class Told(Wise):
    """Its account tells what a seat may not know."""

    def account(self, state: State) -> list[dict[str, int]]:
        return [{"account-theirs": state.cards[1] * (state.coins[0] >= 0)} for _ in state.cards]


class Proud(Wise):
    """Everybody thinks well of himself."""

    def value(self, state: State) -> list[float]:
        return [0.99, 0.98]


class Fond(Wise):
    """Likes to lay nothing, at a glance, where it is worth a trifle less."""

    def value(self, state: State) -> list[float]:
        return [0.5 + 0.003 * max(0, state.coins[0]), 0.5]

    def priors(self, state: State) -> list[float]:
        return [0.9 if action is LAYS[0] else 0.01 for action in self.legal(state)]


def best(game: Game[Any], state: Position, tries: int = SOME) -> list[Suggestion]:
    return suggestions(Outlook(game, state, state.seat), Search(tries), Random(1))


def test_the_best_action_is_suggested_first_with_its_chance_to_win() -> None:
    found = best(Wise(), dealt())

    assert found[0].words == "lay 2"
    assert len(found) == FEW
    chances = [one.chance for one in found]
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances == sorted(chances, reverse=True)
    assert chances == [round(chance, 2) for chance in chances]


def test_of_what_is_alike_the_most_often_tried_is_suggested_first() -> None:
    found = best(Fond(), dealt(), tries=100)

    assert found[0].words == LAYS[0].words
    assert found[0].chance < max(one.chance for one in found)
    assert are_alike([one.chance for one in found])
    assert not are_alike([one.chance for one in best(Wise(), dealt())])
    assert are_alike([0.61, 0.6, 0.61])  # as they are told
    assert not are_alike([0.61, 0.6, 0.62])
    assert not are_alike([0.5])  # there is nothing that it could be like


def test_what_was_hardly_tried_is_not_suggested() -> None:
    assert len(best(Wise(), dealt(), tries=4)) == 1


def test_it_tells_what_an_action_brings_at_once() -> None:
    outlook = Outlook(Counted(), dealt(), 0)

    assert gains(outlook, LAYS[2], Random(1)) == {"account-coins": 2}
    assert gains(outlook, PEEK, Random(1)) == {}


def test_it_does_not_tell_what_depends_on_what_is_hidden() -> None:
    assert gains(Outlook(Told(), dealt(), 0), PEEK, Random(1)) == {}


def test_chances_of_all_add_up_to_one_however_well_everybody_thinks_of_himself() -> None:
    outlook = Outlook(Proud(), dealt(), 0)
    values = standings(outlook, Random(1))
    common = surplus(values)

    chances = [as_chance(value, common) for value in values]

    assert sum(chances) == pytest.approx(1, abs=0.001)
    assert 0.5 < chances[0] < 0.7
    assert surplus([0.3, 0.7]) == pytest.approx(0, abs=0.001)
    assert all(0 < as_chance(value, 0) < 1 for value in (0.0, 1.0))


def test_how_far_the_first_is_ahead() -> None:
    assert lead([0.6, 0.5, 0.4]) == pytest.approx(0.1)
    assert lead([0.61, 0.56]) == 0.05  # as it is told
    assert lead([0.6]) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_does_not_depend_on_what_its_seat_may_not_know(name: str) -> None:
    game = GAMES[name]
    for state, twin in twins(game):
        assert best(game, state, tries=20) == best(game, twin, tries=20)
