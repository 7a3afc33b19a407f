"""Hints at a table: who may have one, that they are counted, and how they are told."""

from __future__ import annotations

import pytest

from kingsbridge.bots.insight import Suggestion
from kingsbridge.core.story import line_of
from kingsbridge.core.text import catalogue
from kingsbridge.table.events import Opened, SeatPlan
from kingsbridge.table.hints import advised
from kingsbridge.table.sight import sight
from kingsbridge.table.state import Impossible
from kingsbridge.table.table import MOST_EVENTS, MOST_HINTS, Table, from_snapshot
from sample import FIRST, GAME, RULES, SECOND


def duel(*, hints: bool = True) -> Table:
    """Two people at a table; the second is asked."""
    table = Table(Opened(GAME, 1, (SeatPlan(), SeatPlan()), "ana", "a seed", hints=hints))
    table.sit(0, "ana", "Ana")
    table.sit(1, "ben", "Ben")
    table.begin()
    return table


def refusal(table: Table, seat: int) -> str:
    with pytest.raises(Impossible) as refused:
        table.hint(seat)
    return refused.value.reason.key


def test_a_seat_that_is_asked_may_have_a_hint_and_it_is_counted() -> None:
    table = duel()
    changed = table.changed

    table.hint(1)
    table.hint(1)

    assert [chair.hinted for chair in table.chairs] == [0, 2]
    assert table.changed == changed
    assert from_snapshot(table.snapshot()).chairs[1].hinted == 2


def test_everybody_sees_whether_there_are_hints() -> None:
    assert sight(duel(), 0)["hints"]
    assert not sight(duel(hints=False), 0)["hints"]


class Narrow:
    """A game in which there is one thing to do."""

    def legal(self, _state: object) -> list[str]:
        return [FIRST]


def test_a_hint_is_refused_to_whoever_may_have_none() -> None:
    assert refusal(duel(hints=False), 1) == "refused-no-hints"
    assert refusal(duel(), 0) == "illegal-not-your-turn"
    handed_over = duel()
    handed_over.replace(1, "random", "handed over")
    assert refusal(handed_over, 1) == "refused-bot-plays"
    asked_enough = duel()
    asked_enough.chairs[1].hinted = MOST_HINTS
    assert refusal(asked_enough, 1) == "refused-hints-enough"
    full = duel()
    full.number = MOST_EVENTS
    assert refusal(full, 1) == "refused-table-full"
    over = duel()
    over.resign(1, "random")
    assert refusal(over, 1) == "illegal-game-over"


def test_where_there_is_no_choice_there_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel()
    monkeypatch.setattr(table, "game", Narrow())

    assert refusal(table, 1) == "refused-no-choice"


def test_the_result_tells_how_many_hints_each_seat_had() -> None:
    table = duel()
    table.hint(1)
    table.resign(0, "random")

    result = sight(table, 0)["result"]

    assert result is not None
    assert result["hints"] == [0, 1]


def test_another_game_of_the_same_people_allows_hints_as_the_first() -> None:
    table = duel()
    table.resign(0, "random")

    assert table.another("another seed")[0].hints


def test_a_hint_says_what_it_brings_or_that_it_is_clearly_best_or_nothing() -> None:
    first, second, third, last = advised(
        RULES,
        [
            Suggestion(FIRST, 0.61, {}),
            Suggestion(SECOND, 0.5, {"account-pieces": 0.5}),
            Suggestion(FIRST, 0.4, {}),
            Suggestion(SECOND, 0.3, {"account-pieces": -1}),
        ],
    )

    assert (first["words"], first["chance"]) == (FIRST, 0.61)
    assert first["why"] == {"key": "hint-clear", "blanks": {"percent": 11}}
    assert catalogue("en", GAME).say(line_of(second["why"])).count("+0.5") == 1
    assert "why" not in third
    assert "why" not in last  # a cost is no reason


def test_what_hardly_differs_is_not_called_clearly_best() -> None:
    first, _ = advised(RULES, [Suggestion(FIRST, 0.5, {}), Suggestion(SECOND, 0.49, {})])

    assert "why" not in first
