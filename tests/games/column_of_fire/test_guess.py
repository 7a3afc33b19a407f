"""What a seat may imagine: tiles it has not seen dealt anew, and nothing else touched."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.column_of_fire.families import play, seat, tiles
from games.column_of_fire.positions import (
    drawn,
    first_half,
    has,
    new,
    on_space,
    rolled,
    second_half,
)
from kingsbridge.core.facts import facts
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.state import State


def guesses(state: State, eyes: int, number: int = 60) -> list[State]:
    return [game.guess(state, eyes, Random(luck)) for luck in range(number)]


def choosing() -> State:
    return rolled(
        "white 4",
        discard="sell",
        yellow=has(tiles="turn, vp-3"),
        blue=has(tiles="neutral, vp-1"),
        red=has(tiles="vp-2"),
    )


def at_a_moment() -> State:
    """Yellow has no points to pay with: that he is asked shows that he has a tile to use."""
    return first_half(yellow=has(tiles="neutral"), blue=has(tiles="vp-1"))


def using_a_tile() -> State:
    return play(second_half(yellow=has(tiles="turn, next"), green=has(tiles="vp-2")), "use turn")


def drawing_a_tile() -> State:
    return play(on_space(9, yellow=has(tiles="vp-1"), blue=has(tiles="vp-3")), "take advantage")


def facing_an_event() -> State:
    state = drawn("elizabeth-i", yellow=has(goods="book, ore"), blue=has(tiles="sell"))
    return play(state, "nothing | reveal event armada")


SITUATIONS: list[Callable[[], State]] = [
    new,
    choosing,
    at_a_moment,
    using_a_tile,
    drawing_a_tile,
    facing_an_event,
]


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
    for imagined in guesses(state, max(state.seat, 0), 20):
        if state.seat >= 0:
            assert list(game.legal(imagined)) == list(game.legal(state))
        assert game.legal(imagined)


def test_open_eyes_have_nothing_to_guess() -> None:
    assert facts(game.guess(choosing(), OPEN, Random(1))) == facts(choosing())


def test_a_guess_leaves_the_true_position_alone() -> None:
    state = choosing()
    before = facts(state)

    guesses(state, 0)

    assert facts(state) == before


def test_ones_own_tiles_are_known_others_may_be_any_that_were_not_seen() -> None:
    found = guesses(choosing(), seat("yellow"), 200)

    assert {tiles(imagined, "yellow") for imagined in found} == {"vp-3, turn"}
    assert len({tiles(imagined, "blue") for imagined in found}) > 20
    assert len({tiles(imagined, "red") for imagined in found}) == 11, "every kind"
    assert {tiles(imagined, "green") for imagined in found} == {""}


def test_how_many_tiles_everybody_has_is_known() -> None:
    for imagined in guesses(choosing(), seat("green")):
        counts = [sum(player.tiles) for player in imagined.players]
        assert counts == [2, 2, 0, 1]
        assert sum(imagined.pile) == sum(choosing().pile)


def test_used_tiles_are_known() -> None:
    for imagined in guesses(choosing(), seat("yellow")):
        assert imagined.discard == choosing().discard


def test_a_spectator_guesses_everybodys_tiles() -> None:
    found = guesses(choosing(), SPECTATOR)

    assert len({tiles(imagined, "yellow") for imagined in found}) > 10


def test_nothing_but_tiles_is_guessed() -> None:
    state = choosing()
    for imagined in guesses(state, seat("yellow"), 10):
        assert imagined.unseen == state.unseen
        assert [player.goods for player in imagined.players] == [
            player.goods for player in state.players
        ]
