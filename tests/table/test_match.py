"""A game being played: who may act, what is recorded, what can be taken back."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsbridge.core import chance, record
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NATURE
from kingsbridge.table.match import Match
from sample import FIRST, GAME, RULES, SECOND, THIRD

SEED = "a seed for tests"


def duel(seed: str = SEED) -> Match:
    match = Match(GAME, ["Ana", "Ben"], seed=seed)
    match.let_nature_play()
    return match


def play_at_random(match: Match, plies: int, rng: Random) -> None:
    """Let whoever is asked do something legal, for so many decisions or to the end."""
    for _ in range(plies):
        if match.is_over:
            return
        match.act(match.state.seat, rng.choice(match.game.legal(match.state)).words)


def test_nature_has_played_when_a_match_begins() -> None:
    match = duel()

    assert match.state.seat == 1
    assert [move.seat for move in match.moves] == [NATURE] * 9
    assert [told.ply for told in match.story] == [8]


def test_the_same_seed_gives_the_same_cards() -> None:
    assert duel().moves == duel().moves
    assert duel().moves != duel("another seed").moves
    assert duel().seed != Match(GAME, ["Ana", "Ben"]).seed


def test_only_the_asked_seat_may_act() -> None:
    match = duel()
    before = facts(match.state)

    with pytest.raises(IllegalAction) as refused:
        match.act(0, FIRST)

    assert refused.value.reason.key == "illegal-not-your-turn"
    assert facts(match.state) == before
    assert match.ply == 9


def test_words_that_mean_nothing_or_are_not_offered_change_nothing() -> None:
    match = duel()
    before = facts(match.state)
    drawn = match.moves[-1].words

    for words in ("", FIRST.split()[0], f"{FIRST} 9", THIRD, drawn, FIRST.upper()):
        with pytest.raises(IllegalAction):
            match.act(1, words)

    assert facts(match.state) == before
    assert match.ply == 9


def test_an_action_can_be_taken_back_until_somebody_else_is_asked_or_something_drawn() -> None:
    match = duel()
    assert not match.can_undo(1)

    match.act(1, FIRST)
    assert not match.can_undo(1), "the other was asked"
    match.act(0, SECOND)
    match.act(1, THIRD)
    assert not match.can_undo(1), "chance has spoken"
    with pytest.raises(IllegalAction) as refused:
        match.undo(1)
    assert refused.value.reason.key == "illegal-undo"


@given(st.integers(min_value=0, max_value=2**32), st.integers(min_value=1, max_value=120))
@settings(max_examples=25, deadline=None)
def test_undo_then_redo_is_the_identity(luck: int, plies: int) -> None:
    match = duel(str(luck))
    play_at_random(match, plies, Random(luck))
    if match.is_over or not match.can_undo(match.state.seat):
        return
    seat, words = match.moves[-1]
    told, moves, position = match.story, match.moves[:], facts(match.state)

    match.undo(seat)
    assert match.ply == len(moves) - 1
    match.act(seat, words)

    assert match.moves == moves
    assert facts(match.state) == position
    assert [(one.ply, one.line.key) for one in match.story] == [
        (one.ply, one.line.key) for one in told
    ]


def test_going_back_does_not_change_what_chance_decides() -> None:
    match = duel()
    for seat, words in ((1, FIRST), (0, SECOND), (1, THIRD)):
        match.act(seat, words)
    fallen = match.moves[-1]
    assert match.last_turn_of(1) == 11
    assert match.last_turn_of(0) == 10

    match.rewind(11)
    match.act(1, THIRD)

    assert match.moves[-1] == fallen
    assert duel().last_turn_of(0) is None


def test_a_whole_match_leaves_a_record_that_verifies() -> None:
    match = duel()
    play_at_random(match, 10_000, Random(1))

    assert match.is_over
    assert match.record.seed == SEED
    assert match.record.commitment == chance.commitment(SEED)
    again = record.read(record.write(match.record))
    assert facts(record.verify(RULES, again)) == facts(match.state)
    with pytest.raises(IllegalAction) as refused:
        match.act(0, THIRD)
    assert refused.value.reason.key == "illegal-game-over"
    assert not match.can_undo(0)


def test_a_match_that_was_over_can_be_taken_back_and_hides_its_seed_again() -> None:
    match = duel()
    play_at_random(match, 10_000, Random(1))
    last = match.last_turn_of(match.moves[-1].seat)
    assert last is not None

    match.rewind(last)

    assert not match.is_over
    assert SEED not in record.write(match.record)
    assert not match.record.digest


@given(st.integers(min_value=0, max_value=2**32), st.integers(min_value=0, max_value=120))
@settings(max_examples=15, deadline=None)
def test_a_match_goes_on_from_a_snapshot_as_if_nothing_had_happened(luck: int, plies: int) -> None:
    match = duel(str(luck))
    play_at_random(match, plies, Random(luck))
    again = Match(GAME, ["Ana", "Ben"], seed=str(luck))

    again.resume(json.loads(json.dumps(match.snapshot())))

    assert again.ply == match.ply
    assert facts(again.state) == facts(match.state)
    play_at_random(match, 10, Random(1))
    play_at_random(again, 10, Random(1))
    assert facts(again.state) == facts(match.state)
    assert again.moves == match.moves[again.first :]
