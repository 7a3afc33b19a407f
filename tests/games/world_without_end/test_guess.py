"""What a seat may imagine: everything it cannot see dealt anew, and nothing else touched."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.world_without_end.citizens import asked, goods, hand, hidden, play, seat, step
from games.world_without_end.positions import actions, event, has, new, period_ends, turning
from kingsbridge.core.facts import facts
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import GOODS
from kingsbridge.games.world_without_end.state import State


def guesses(state: State, eyes: int, number: int = 60) -> list[State]:
    return [game.guess(state, eyes, Random(luck)) for luck in range(number)]


def acting(*, goods_are_open: bool = False, seats: int = 4) -> State:
    """The lion plays; everybody has goods, and hidden cards."""
    return actions(
        seats=seats,
        options={"goods": "open"} if goods_are_open else {},
        lion=has(goods="2 wool, gold, stone", laid="grain", hidden="piety", last="grain"),
        lily=has(goods="3 piety, 4 gold", laid="sell", hidden="favour", last="sell"),
        tower=has(goods="2 loyalty, 2 grain", laid="project, sell", hidden="grain, harvest"),
        rose=has(goods="cloth"),
    )


def swapping() -> State:
    """The lily is asked whether she swaps: so she has a wool."""
    return play(event("i-03", lion=has(goods="wool"), lily=has(goods="wool, gold")), "nothing")


def tilting() -> State:
    return turning("i-03", crest="rose", rose=has(goods="gold"), lily=has(goods="3 grain"))


def owing() -> State:
    """The lion may pay loyalty for the tax he missed."""
    state = period_ends(
        lion=has(goods="2 piety, 2 grain, loyalty"), lily=has(goods="2 loyalty, 4 cloth")
    )
    return play(state, "roll 2")


def at_the_hospital() -> State:
    return period_ends(
        period=3,
        cubes="1 stone hospital, 2 wood hospital",
        donors={"hospital": "tower"},
        ill="1: 2",
        tower=has(goods="2 medical"),
        lily=has(goods="3 medical"),
    )


SITUATIONS: list[Callable[[], State]] = [new, acting, swapping, tilting, owing, at_the_hospital]


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_no_view_tells_a_secret(situation: Callable[[], State]) -> None:
    state = situation()
    for eyes in (0, 1, 2, 3, SPECTATOR, OPEN):
        for imagined in guesses(state, eyes, 20):
            assert game.view(imagined, eyes) == game.view(state, eyes)
            assert game.pieces(imagined) == game.pieces(state)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_whoever_is_asked_is_offered_the_same_in_every_guess(
    situation: Callable[[], State],
) -> None:
    state = situation()
    for eyes in (0, 1, 2, 3, SPECTATOR):
        if eyes in (state.seat, SPECTATOR):
            for imagined in guesses(state, eyes, 20):
                assert len(game.legal(imagined)) == len(game.legal(state))


def test_open_eyes_have_nothing_to_guess() -> None:
    state = acting()

    assert facts(game.guess(state, OPEN, Random(1))) == facts(state)


def test_a_guess_leaves_the_true_position_alone() -> None:
    state = acting()
    before = facts(state)

    guesses(state, 0)

    assert facts(state) == before


def test_hidden_cards_of_others_may_be_any_that_were_not_laid_open() -> None:
    found = guesses(acting(), seat("lion"), 200)

    assert {hidden(imagined, "lion") for imagined in found} == {"piety"}
    seen = {hidden(imagined, "lily") for imagined in found}
    assert len(seen) == 11
    assert "sell" not in seen
    for imagined in found:
        assert len(hidden(imagined, "tower").split(",")) == 2
        assert len(hand(imagined, "tower").split(",")) == 8


def test_who_has_hidden_nothing_has_all_other_cards_in_hand() -> None:
    for imagined in guesses(acting(), 0):
        assert hand(imagined, "rose") == hand(acting(), "rose")


def test_1_5_ruling_73_goods_behind_the_screens_are_dealt_anew() -> None:
    state = acting()
    found = guesses(state, seat("lion"))

    assert {goods(imagined, "lion") for imagined in found} == {goods(state, "lion")}
    assert len({goods(imagined, "lily") for imagined in found}) > 10
    assert len({goods(imagined, "rose") for imagined in found}) > 10


def test_how_much_there_is_behind_all_screens_together_is_known() -> None:
    state = acting()
    for imagined in guesses(state, seat("lion")):
        for good in range(len(GOODS)):
            there, here = (
                sum(player.goods[good] for player in each.players) for each in (state, imagined)
            )
            assert there == here


def test_of_a_single_stranger_everything_but_his_cards_is_known() -> None:
    for imagined in guesses(acting(seats=2), seat("lion")):
        assert goods(imagined, "lily") == "3 piety, 4 gold"


def test_open_goods_are_not_guessed_but_cards_are() -> None:
    found = guesses(acting(goods_are_open=True), seat("lion"))

    assert {goods(imagined, "lily") for imagined in found} == {"3 piety, 4 gold"}
    assert len({hidden(imagined, "lily") for imagined in found}) > 5


def test_what_somebody_is_asked_tells_what_he_has() -> None:
    state = swapping()
    assert (asked(state), step(state)) == ("lily", "OfferSwap")

    for imagined in guesses(state, seat("rose")):
        assert goods(imagined, "lily") == "1 wool, 1 gold"


def test_a_spectator_guesses_everybodys_goods_but_those_of_whoever_is_asked() -> None:
    found = guesses(acting(), SPECTATOR)

    assert {goods(imagined, "lion") for imagined in found} == {"1 stone, 2 wool, 1 gold"}
    assert len({goods(imagined, "tower") for imagined in found}) > 10
    assert len({hidden(imagined, "lion") for imagined in found}) > 5
