"""What an offer is marked with: what costs something for good, and what lets the question go by."""

from __future__ import annotations

from games.builders_duel.duel import building, conflict, play, using
from kingsbridge.games import builders_duel as game
from kingsbridge.games.builders_duel.state import State
from kingsbridge.table import sight


def marked(state: State, mark: str) -> list[str]:
    return [offer["words"] for offer in sight.offers(game, state) if mark in offer]


def test_to_give_a_contested_card_up_is_grave() -> None:
    state = conflict()
    assert marked(state, "grave") == marked(state, "declines") == []

    play(state, "throw 1/4 | falls 4 | throw 1/4 | falls 1")

    assert marked(state, "grave") == marked(state, "declines") == ["give up"]


def test_cards_left_unused_are_lost() -> None:
    state = using("philip", "wood")

    assert marked(state, "grave") == marked(state, "declines") == ["leave cards"]


def test_to_end_a_turn_costs_nothing() -> None:
    state = building("philip")

    assert (marked(state, "grave"), marked(state, "declines")) == ([], ["end turn"])
