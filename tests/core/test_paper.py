"""The hard parts on paper run: random play to the end, made again at every ply, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import paper
from kingsbridge.core import facts
from kingsbridge.core.components import Box
from kingsbridge.core.steps import (
    NATURE,
    NOBODY,
    Step,
    advance,
    apply,
    by_words,
    in_turn,
    legal,
    schedule,
    weights,
)

GAMES = {
    "town": paper.TOWN,
    "plague": paper.PLAGUE,
    "europe": paper.EUROPE,
    "years": paper.YEARS,
}
STEPS = by_words(paper.__name__, tuple(step for order in GAMES.values() for step in order))


def new(order: Sequence[Step[Any]], seats: int, **fields: Any) -> paper.Table:
    usual: dict[str, Any] = {
        "points": [0] * seats,
        "goods": [1] * seats,
        "cards": [0b1111] * seats,
        "last": [paper.NO_CARD] * seats,
        "lasting": [paper.PILGRIMS],
        "donors": [0b11, 0b01],
        "missing": [1, 3],
        "swapped": 0,
        "stones": [0, 0],
        "deck": [20, 5],
        "had_event": False,
        "sick": [0, 0],
        "knowledge": [2] * seats,
        "loyalty": [1] * seats,
        "owed": [0] * seats,
        "dice": [3] * 2 * paper.MOST,
    }
    table = {**usual, **fields}
    state = paper.Table(order[0], [], NOBODY, None, Box("paper", ()), **table)
    schedule(state, *order)
    advance(state)
    return state


def play(state: paper.Table, words: str) -> paper.Table:
    for word in words.split(" | "):
        apply(state, paper.VOCABULARY.read(word))
    return state


def offered(state: paper.Table) -> list[str]:
    return [action.words for action in legal(state)]


@pytest.mark.parametrize("order", GAMES.values(), ids=GAMES)
def test_random_play_comes_to_an_end_and_can_be_made_again(order: Sequence[Step[Any]]) -> None:
    for luck in range(100):
        rng = Random(luck)
        state = new(order, 2 + luck % 3)
        while state.seat != NOBODY:
            told = facts.facts(state)
            again = facts.restore(paper.Table, {}, STEPS, told, state.box)
            assert facts.facts(again) == told == facts.facts(state.copy())
            options = legal(state)
            chances = weights(state) if state.seat == NATURE else None
            apply(state, rng.choices(options, chances)[0])
        assert (state.agenda, state.aside) == ([], None)


# --- A town ---


def test_a_donor_is_asked_in_the_middle_of_anothers_action() -> None:
    state = new(paper.TOWN, 3, sick=[3, 2])
    play(state, "play prayer | nothing | play project | build bridge")

    assert (state.step.words, state.seat, in_turn(state)) == ("PayDonor 0", 0, 1)
    assert offered(state) == ["heal mason", "nothing"]
    play(state, "heal mason")
    assert (state.step.words, state.seat, in_turn(state)) == ("PayDonor 1", 1, 1)
    play(state, "nothing")
    assert (state.step.words, state.points) == ("AfterAction 1", [2, 3, 0])


def test_a_swap_stands_before_and_after_the_action_once_a_round() -> None:
    state = new(paper.TOWN, 2)
    assert offered(state)[-1] == "swap"
    assert "swap" not in offered(play(state.copy(), "play project"))

    play(state, "play prayer")
    assert offered(state) == ["nothing", "swap"]
    play(state, "swap")
    assert (state.step.words, state.points, state.goods) == ("PlayCard 1", [2, 0], [1, 1])


def test_privilege_uses_the_last_card_again() -> None:
    state = new(paper.TOWN, 2, lasting=[paper.COFFER_DAMS])
    play(state, "play project | build hospital | play prayer | play privilege")

    assert (state.step.words, state.points) == ("ChooseProject 0", [4, 0])


def test_what_a_patient_teaches_comes_too_late_for_the_same_card() -> None:
    state = new(paper.TOWN, 2, sick=[1, 2], knowledge=[2, 0])
    play(state, "play medicine")
    assert (state.step.words, offered(state)) == (
        "Treat 0 2",
        ["heal weaver", "heal mason", "nothing"],
    )

    play(state, "heal weaver")
    assert (state.knowledge[0], state.step.words) == (3, "AfterAction 0")


def test_privilege_after_medicine_reckons_with_all_one_knows_by_then() -> None:
    state = new(paper.TOWN, 2, sick=[1, 3], knowledge=[2, 0], lasting=[])
    play(state, "play medicine | heal weaver | play prayer | play privilege")

    assert (state.step.words, offered(state)) == ("Treat 0 3", ["heal mason", "nothing"])


def test_somebody_falls_ill_by_chance() -> None:
    assert play(new(paper.PLAGUE, 2), "ill 3 | ill 1").sick == [3, 1]


def test_all_pay_before_anybody_excuses_himself() -> None:
    state = new(paper.PLAGUE, 2, goods=[0, 5], loyalty=[1, 0], lasting=[])
    play(state, "ill 1 | ill 1 | play prayer | play prayer | tax 3")
    assert (state.step.words, state.goods, state.owed) == ("Excuse 0 0", [0, 0], [0b10, 0])

    play(state, "protect")
    assert (state.seat, state.points, state.loyalty) == (NOBODY, [-2, 0], [0, 0])


# --- Four countries ---


def test_a_tile_asks_something_and_returns_to_its_moment() -> None:
    state = play(new(paper.EUROPE, 2, goods=[2, 0]), "use stone")
    assert offered(state) == ["land england", "land france"]

    play(state, "land france")
    assert (state.step.words, offered(state)) == (
        "Moment 0",
        ["nothing", "use stone", "use reveal", "use dismissal"],
    )


def test_who_has_nothing_to_use_is_not_asked_whether_he_does() -> None:
    assert new(paper.EUROPE, 2, goods=[0, 1]).step.words == "LayStone 0"


def test_a_question_that_a_tile_made_void_is_not_asked_again() -> None:
    state = play(new(paper.EUROPE, 2, stones=[2, 1]), "nothing | use stone | land france")

    assert state.seat == NATURE  # the next thing is the reveal


def test_an_event_asks_everybody_without_tiles_and_only_once_a_turn() -> None:
    state = new(paper.EUROPE, 3, goods=[1, 1, 0])
    play(state, "nothing | land england | nothing | turn up event")
    assert (state.step.words, offered(state)) == ("SufferEvent 0", ["protect", "suffer"])

    play(state, "suffer | protect")
    assert (state.seat, state.points) == (NATURE, [-1, 0, -1])
    play(state, "turn up event | turn up character")
    assert (state.step.words, state.points) == ("Moment 0", [-1, 0, -1])


def test_a_character_that_is_gone_before_its_step_is_passed_over() -> None:
    state = play(new(paper.YEARS, 2, goods=[1, 0]), "nothing")
    assert (state.step.words, state.dice[:2]) == ("TakeStep 0 0", [2, 3])

    play(state, "use dismissal | act")
    assert (state.step.words, state.dice[:2], state.points) == ("TakeStep 1 2", [2, 0], [1, 0])


def test_a_character_that_leaves_while_it_is_asked_for_does_not_act() -> None:
    state = new(paper.YEARS, 2, goods=[1, 0], dice=[2, 0, 2, 2, 0, 0, 0, 0])
    play(state, "nothing | use dismissal")

    assert (state.step.words, state.points) == ("TakeStep 1 2", [0, 0])


def test_conflicts_come_in_the_order_the_player_chooses() -> None:
    state = new(paper.EUROPE, 2, goods=[0, 0], stones=[2, 1], deck=[0, 0])
    play(state, "land france")
    assert (state.step.words, offered(state)) == (
        "Conflicts 0",
        ["resolve england", "resolve france"],
    )

    play(state, "resolve france")
    assert (state.stones, in_turn(state)) == ([0, 0], 1)
