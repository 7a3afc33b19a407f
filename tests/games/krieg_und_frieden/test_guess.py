"""What a seat may imagine: everything it cannot see dealt anew, and nothing else touched."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.krieg_und_frieden.realm import (
    autumn,
    cards,
    dealt,
    has,
    let_draw,
    new,
    play,
    seat,
    spring,
    step,
    summer,
)
from kingsbridge.core.facts import facts
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.components import SHIELD
from kingsbridge.games.krieg_und_frieden.state import State


def guesses(state: State, eyes: int, number: int = 60) -> list[State]:
    return [game.guess(state, eyes, Random(luck)) for luck in range(number)]


def bidding() -> State:
    state = spring(
        problem="war scroll",
        lion=has(hand="2 shield, cup", problems="war scroll, taxes scroll"),
        lily=has(hand="3 grain, hammer", problems="famine scroll"),
        rose=has(hand="2 cup", problems="revolt cathedral"),
    )
    return play(state, "bid shield | bid cup")


def bribing() -> State:
    """The lily may give a shield from hand or loot."""
    return play(
        summer(lion=has(hand="cup"), lily=has(hand="shield, grain", loot="2 hammer")), "bribe lily"
    )


def showing() -> State:
    """The lily has no shield, and the lion looks at the cards."""
    return play(
        summer(
            lion=has(hand="cup, grain"),
            lily=has(hand="3 grain, cup", loot="hammer"),
            tower=has(hand="4 shield"),
        ),
        "bribe lily",
    )


def looting() -> State:
    """The first card of the lion's loot is drawn."""
    return play(summer(lion=has(hand="shield, cup")), "attack lily | yield | draw grain")


def robbing() -> State:
    """The lion has taken the first of the lily's cards."""
    state = autumn(lion=has(farms=1), lily=has(hand="5 grain, 3 cup", farms=0))
    let_draw(state)
    return play(state, "ask lily | draw grain")


SITUATIONS: list[Callable[[], State]] = [new, dealt, bidding, bribing, showing, looting, robbing]


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_no_view_tells_a_secret(situation: Callable[[], State]) -> None:
    state = situation()
    for eyes in (0, 1, 2, 3, SPECTATOR, OPEN):
        for imagined in guesses(state, eyes, 20):
            assert game.view(imagined, eyes) == game.view(state, eyes)
            assert game.pieces(imagined) == game.pieces(state)


def test_open_eyes_have_nothing_to_guess() -> None:
    state = bidding()

    assert facts(game.guess(state, OPEN, Random(1))) == facts(state)


def test_hands_are_really_dealt_anew() -> None:
    state = bidding()

    hands = {cards(imagined.barons[1].hand) for imagined in guesses(state, 0)}
    mine = {cards(imagined.barons[0].hand) for imagined in guesses(state, 0)}
    problems = {tuple(imagined.barons[3].problems) for imagined in guesses(state, 0)}

    assert len(hands) > 10
    assert mine == {"1 shield"}
    assert len(problems) > 1


def test_what_somebody_else_lays_may_be_anything() -> None:
    state = bidding()

    for imagined in guesses(state, seat("rose")):
        assert sum(imagined.laid) == 0
        assert sum(imagined.barons[0].hand) == 3
    assert all(cards(imagined.laid) == "1 shield, 1 cup" for imagined in guesses(state, 0))


def test_the_briber_knows_the_hand_he_is_shown_and_nobody_else_does() -> None:
    state = showing()
    assert step(state) == "ShowHand"

    seen = {cards(imagined.barons[1].hand) for imagined in guesses(state, seat("lion"))}
    imagined_by_rose = {cards(imagined.barons[1].hand) for imagined in guesses(state, seat("rose"))}

    assert seen == {"1 cup, 3 grain"}
    assert len(imagined_by_rose) > 5


def test_everybody_knows_that_whoever_shows_a_hand_has_no_shield() -> None:
    for eyes in (2, 3, SPECTATOR):
        for imagined in guesses(showing(), eyes):
            baron = imagined.barons[1]
            assert baron.hand[SHIELD] + baron.loot[SHIELD] == 0


def test_everybody_knows_that_whoever_must_give_a_shield_has_one() -> None:
    for eyes in (0, 2, SPECTATOR):
        for imagined in guesses(bribing(), eyes):
            baron = imagined.barons[1]
            assert baron.hand[SHIELD] + baron.loot[SHIELD] > 0


def test_a_shield_is_found_in_loot_if_the_hand_is_empty() -> None:
    state = play(summer(lion=has(hand="cup"), lily=has(loot="shield")), "bribe lily")

    for imagined in guesses(state, 0):
        assert imagined.barons[1].loot[SHIELD] == 1


def test_what_is_being_drawn_is_not_told_by_a_guess() -> None:
    state = looting()

    assert cards(game.guess(state, 0, Random(1)).drawn) == "1 grain"
    imagined = {cards(game.guess(state, 1, Random(luck)).drawn) for luck in range(20)}
    assert {"1 grain", "1 shield"} < imagined
