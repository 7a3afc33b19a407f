"""What an offer is marked with: what costs something for good, and what lets the question go by."""

from __future__ import annotations

from games.krieg_und_frieden.realm import has, play, spring, summer
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.state import State
from kingsbridge.table import sight


def marked(state: State, mark: str) -> list[str]:
    return [offer["words"] for offer in sight.offers(game, state) if mark in offer]


def test_attacks_and_bribes_are_grave_and_done_declines() -> None:
    state = summer(lion=has(hand="shield, cup, grain", farms=2), lily=has(farms=1, hand="shield"))

    assert marked(state, "grave") == [
        "attack lily",
        "attack tower",
        "attack rose",
        "bribe lily",
        "bribe tower",
        "bribe rose",
    ]
    assert marked(state, "declines") == ["done"]


def test_to_give_way_is_grave() -> None:
    state = summer(lion=has(hand="shield"), lily=has(hand="shield", farms=1))

    play(state, "attack lily")

    assert marked(state, "grave") == marked(state, "declines") == ["yield"]


def test_to_pass_is_grave_once_cards_would_be_lost() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="4 shield"),
        lily=has(hand="5 shield"),
        tower=has(hand="cup"),
        rose=has(hand="cup"),
    )
    assert (marked(state, "grave"), marked(state, "declines")) == ([], ["pass"])

    play(state, "bid shield | confirm | bid shield | bid shield | confirm | pass | pass")
    assert marked(state, "grave") == []  # his only group comes back

    play(state, "bid shield | bid shield | confirm | bid shield | bid shield | confirm")
    assert marked(state, "grave") == ["pass"]
