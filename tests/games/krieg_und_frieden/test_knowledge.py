"""What a good player knows at a glance: sensible, honest, and never at a loss."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.realm import (
    asked,
    autumn,
    dealt,
    has,
    let_draw,
    offered,
    play,
    spring,
    summer,
    winter,
)
from kingsbridge.core.steps import NATURE, is_over
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.state import State


def default(state: State) -> str:
    return game.default(state).words


def prior(state: State, words: str) -> float:
    return game.priors(state)[offered(state).index(words)]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"global": True}, {"dagger": True, "deck": "even"}], ids=str
)
def test_defaults_play_a_whole_game(seats: int, options: dict[str, bool | str]) -> None:
    state = dealt(seats, dict(options))
    decisions = 0
    while not is_over(state):
        assert sum(game.value(state)) == pytest.approx(1)
        play(state, default(state))
        decisions += state.seat != NATURE
    assert decisions < 2000


def test_a_bid_takes_the_weakest_card_that_suffices() -> None:
    state = spring(
        problem="war cathedral",
        lion=has(hand="grain"),
        lily=has(hand="2 shield, 2 hammer"),
        rose=has(hand="cup"),
    )
    play(state, "bid grain | confirm")

    assert default(state) == "bid hammer"
    assert prior(state, "bid hammer") > prior(state, "bid shield") > prior(state, "pass")
    play(state, "bid hammer")
    assert default(state) == "confirm"
    assert prior(state, "take back hammer") < 1e-9


def test_nobody_adds_a_card_to_a_bid_that_leads() -> None:
    state = spring(
        problem="war cathedral",
        lion=has(hand="grain"),
        lily=has(hand="2 shield, 2 hammer"),
        rose=has(hand="cup"),
    )
    play(state, "bid grain | confirm | bid hammer")

    assert prior(state, "bid hammer") < 1e-9
    assert prior(state, "bid shield") < 1e-9


def test_a_bid_takes_the_strongest_cards_if_several_are_needed() -> None:
    state = spring(
        problem="war cathedral",
        built=5,
        lion=has(hand="3 cup"),
        lily=has(hand="2 shield, 4 hammer"),
        rose=has(hand="cup"),
    )
    play(state, "bid cup | bid cup | bid cup | confirm")

    assert default(state) == "bid shield"


def test_nobody_passes_unbid_while_the_prize_is_worth_a_bid() -> None:
    state = spring(
        problem="war cathedral",
        lion=has(hand="8 grain"),
        lily=has(hand="8 hammer"),
        rose=has(hand="cup"),
    )
    assert prior(state, "pass") < 1e-9
    play(state, "bid grain | confirm")
    assert prior(state, "pass") < 1e-9
    play(state, "bid hammer | confirm | pass")

    assert prior(state, "pass") > 1e-3, "his first bid is at stake now"


def test_who_cannot_lead_passes() -> None:
    state = spring(
        problem="war scroll", lion=has(hand="5 shield"), lily=has(hand="cup"), rose=has(hand="cup")
    )
    play(state, "bid shield | bid shield | bid shield | bid shield | confirm")

    assert default(state) == "pass"


def test_the_last_piece_is_worth_more_to_whoever_wins_with_it() -> None:
    for points, words in ((9, "pass"), (0, "bid grain")):
        state = spring(
            problem="war cathedral",
            built=5,
            lion=has(hand="4 shield", points=points),
            lily=has(hand="13 grain"),
            rose=has(hand="cup"),
        )
        play(state, "bid shield | bid shield | bid shield | confirm")
        assert default(state) == words


def test_the_problem_suits_the_hand() -> None:
    state = winter(lion=has(hand="5 grain", problems="war scroll, famine scroll"))

    assert default(state) == "lay famine scroll"


def test_a_privilege_is_not_paid_for_nothing() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(hand="3 shield", privileges="cup", problems="famine scroll"),
        rose=has(privileges="cup"),
    )
    play(state, "lay war scroll")

    assert default(state) == "leave it"
    play(state, "leave it")
    assert asked(state) == "rose"
    assert default(state) == "leave it"


def test_a_privilege_is_never_paid_for_the_same_problem_again() -> None:
    state = winter(
        lion=has(problems="revolt cathedral"),
        lily=has(hand="3 hammer", privileges="cup", problems="revolt cathedral"),
    )
    play(state, "lay revolt cathedral")

    assert asked(state) == "lily"
    assert prior(state, "pay cup") < 1e-9


def test_a_privilege_is_taken_and_rather_from_somebody_else() -> None:
    state = spring(
        problem="war scroll",
        lion=has(hand="shield"),
        lily=has(privileges="2 cup", points=3),
        rose=has(),
    )
    play(state, "bid shield | confirm")

    assert default(state) == "take cup from lily"
    assert prior(state, "take none") < prior(state, "take shield")


def test_farms_are_built_early_and_nobody_strong_is_attacked() -> None:
    state = summer(
        lion=has(hand="grain, shield, cup"),
        lily=has(hand="8 cup"),
        tower=has(hand="8 hammer"),
        rose=has(hand="8 grain"),
    )

    assert default(state) == "farm"
    play(state, "farm")
    assert default(state) == "done"
    assert prior(state, "bribe lily") < prior(state, "done")


def test_somebody_without_cards_is_attacked() -> None:
    state = summer(
        lion=has(hand="2 shield"), lily=has(), tower=has(hand="8 cup"), rose=has(farms=0)
    )

    assert default(state) == "attack lily"
    before = prior(state, "attack lily")
    play(state, "attack lily | yield | draw cup | draw cup")
    assert prior(state, "attack lily") < before


def test_a_workshop_is_weighed_against_its_farm() -> None:
    late = summer(lion=has(hand="hammer", farms=4), built=5)

    assert default(late) == "workshop"


def test_the_attacked_defends_himself_with_loot_first() -> None:
    state = summer(lion=has(hand="2 shield"), lily=has(hand="shield", loot="shield"))
    play(state, "attack lily")

    assert default(state) == "defend with loot"
    play(state, "defend with loot | attack lily")
    assert default(state) == "defend"


def test_the_loser_burns_what_is_worth_less() -> None:
    for built, words in ((0, "burn workshop"), (5, "burn farm")):
        state = summer(lion=has(hand="shield"), lily=has(farms=4, workshops=2), built=built)
        play(state, "attack lily | yield")
        assert default(state) == words


def test_the_chosen_card_is_one_that_is_wanted() -> None:
    state = autumn(options={"global": True}, lion=has(hand="2 grain, 2 cup, 2 hammer"))

    assert default(state) == "choose shield"


def test_the_poor_ask_the_rich_and_taxes_take_the_commonest_card() -> None:
    state = autumn(
        lion=has(farms=1), lily=has(hand="8 grain, 3 cup", farms=6), rose=has(hand="2 cup")
    )
    let_draw(state)
    assert default(state) == "ask lily"
    play(state, "ask nobody")
    while asked(state) != "lily":
        play(state, default(state))
    assert default(state) == "discard grain"
    assert prior(play(state, "discard cup"), "take back cup") < 1e-9
