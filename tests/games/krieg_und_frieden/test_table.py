"""At the table: what can be taken back, and what a seat is told over a whole game."""

from __future__ import annotations

import json
from random import Random
from typing import cast

import msgspec
import pytest

from games.krieg_und_frieden.realm import autumn, has, play, seat, spring, summer
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NATURE, name
from kingsbridge.core.story import SPECTATOR, may_know
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.state import State
from kingsbridge.table.events import Opened, SeatPlan
from kingsbridge.table.match import Match
from kingsbridge.table.sight import sight
from kingsbridge.table.state import PLAYING
from kingsbridge.table.table import Table


def match_at(state: State) -> Match:
    """A match that has come to this position."""
    match = Match("krieg_und_frieden", ["Ana", "Ben", "Cem", "Dora"], seed="table")
    match.state = state
    return match


def test_a_position_is_made_again_from_its_facts() -> None:
    state = spring(problem="war scroll", lion=has(hand="3 shield"), lily=has(hand="5 cup, grain"))
    for words in ("bid shield", "confirm", "bid cup"):
        game.apply(state, game.read(words))

    again = game.restore(json.loads(json.dumps(facts(state))), game.box())

    assert facts(again) == facts(state)
    assert game.pieces(again) == game.pieces(state)
    assert game.pieces(again)["shield"] == 17
    assert game.pieces(again)["debts"] == 0


def test_a_bid_can_be_undone_card_by_card_until_it_is_confirmed() -> None:
    match = match_at(spring(problem="war scroll", lion=has(hand="2 shield"), rose=has(hand="cup")))
    before = facts(match.state)

    match.act(0, "bid shield")
    match.act(0, "bid shield")
    match.undo(0)
    match.undo(0)

    assert facts(match.state) == before
    match.act(0, "bid shield")
    match.act(0, "confirm")
    assert not match.can_undo(0)


def test_building_can_be_undone_but_not_what_came_before_a_bribe() -> None:
    match = match_at(
        summer(lion=has(hand="2 grain, 2 cup"), lily=has(hand="shield"), rose=has(hand="grain"))
    )

    match.act(0, "farm")
    assert match.can_undo(0)
    match.act(0, "bribe lily")
    assert match.state.seat == 0
    assert not match.can_undo(0), "the lily had a shield: that is learnt"
    with pytest.raises(IllegalAction):
        match.undo(0)
    match.act(0, "bribe rose")
    assert name(match.state.step) == "ShowHand"
    assert not match.can_undo(0), "the hand is seen"
    match.act(0, "seen")
    assert match.can_undo(0)
    match.undo(0)
    assert name(match.state.step) == "ShowHand"
    assert not match.can_undo(0)


def test_a_discard_can_be_undone_until_it_is_confirmed() -> None:
    match = match_at(autumn(lion=has(hand="6 cup, 6 grain", farms=0)))
    match.let_nature_play()
    before = facts(match.state)

    match.act(0, "discard cup")
    match.act(0, "discard cup")
    match.act(0, "take back cup")
    for _ in range(3):
        match.undo(0)

    assert facts(match.state) == before


def test_a_card_named_from_the_pile_cannot_be_taken_back() -> None:
    for discard, may_undo in (("", False), ("cup", True)):
        state = autumn(
            options={"global": True},
            chancellor="rose",
            discard=discard,
            rose=has(farms=0),
            lion=has(farms=0),
            pile="9 cup",
        )
        match = match_at(state)
        match.act(3, "choose cup")
        assert match.state.learnt is not may_undo


def test_a_pass_of_the_last_card_holder_is_over_for_good_when_chance_has_spoken() -> None:
    match = match_at(summer(lion=has(hand="cup")))

    match.act(0, "done")

    assert match.moves[-1].seat == NATURE
    assert not match.can_undo(0)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_story_tells_everybody_only_what_they_may_know(seats: int) -> None:
    """Whatever is told to all names no card that came from a hand, a pile or loot unseen."""
    private = {"is-dealt", "loot-is", "hand-is", "income-is", "half-is"}
    names = [str(seat) for seat in range(seats)]
    match = Match("krieg_und_frieden", names, seed=f"story {seats}")
    match.let_nature_play()
    rng = Random(seats)
    while not match.is_over:
        match.act(match.state.seat, rng.choice(game.legal(match.state)).words)

    told = {one.line.key for one in match.story}
    assert private - {"half-is"} <= told
    for one in match.story:
        assert may_know(one.line, SPECTATOR) == (one.line.key not in private), one.line


def at_table(seats: int, luck: int) -> Table:
    """A table with bots at all seats and a secret seed."""
    opened = Opened(
        "krieg_und_frieden",
        game.RULES_VERSION,
        (SeatPlan("random"),) * seats,
        "host",
        f"leak {luck}",
    )
    table = Table(opened)
    table.begin()
    return table


def test_everybody_learns_whom_a_question_is_about_beside_the_asked_baron() -> None:
    table = at_table(4, 1)
    assert table.match is not None

    bribe = summer(lion=has(hand="cup, grain"), lily=has(hand="grain"))
    table.match.state = play(bribe, "bribe lily")
    assert sight(table, seat("rose"))["question"] == {"step": "ShowHand", "rule": "7.9", "other": 1}

    attack = summer(lion=has(hand="shield"), lily=has(hand="grain"))
    table.match.state = play(attack, "attack lily")
    asked = sight(table, seat("rose"))["question"]
    assert asked == {"step": "DefendHouses", "rule": "7.5", "other": 0}

    table.match.state = summer(lion=has(hand="shield"))
    assert sight(table, seat("rose"))["question"] == {"step": "ActInSummer", "rule": "7.1"}


@pytest.mark.parametrize("luck", range(3))
@pytest.mark.parametrize("seats", [3, 4])
def test_what_leaves_for_a_seat_depends_on_what_it_may_know(seats: int, luck: int) -> None:
    """Byte for byte, at every tenth decision of a game: view, question, prompt and options."""
    rng = Random(luck)
    table = at_table(seats, luck)
    assert table.match is not None
    shown = 0
    while table.phase == PLAYING:
        state = table.match.state
        if rng.random() < 0.1 or name(state.step) in {"ShowHand", "BribeKnights"}:
            shown += 1
            for eyes in (*range(seats), SPECTATOR):
                true = msgspec.json.encode(sight(table, eyes))
                table.match.state = game.guess(cast("State", state), eyes, rng)
                assert msgspec.json.encode(sight(table, eyes)) == true
                table.match.state = state
        table.act(table.asked, rng.choice(game.legal(cast("State", state))).words, by_bot=True)

    assert shown > 10
    assert b'"shown"' in msgspec.json.encode(sight(table, 0))
