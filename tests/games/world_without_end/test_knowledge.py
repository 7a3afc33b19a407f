"""What a good player knows at a glance: sensible, honest, and never at a loss."""

from __future__ import annotations

from random import Random

import pytest

from games.world_without_end.citizens import asked, offered, play, step
from games.world_without_end.positions import (
    actions,
    event,
    has,
    new,
    period_begins,
    period_ends,
    turning,
)
from kingsbridge.bots.playout import random_action
from kingsbridge.core.steps import NATURE, is_over
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import HOSPITAL, MEDICAL
from kingsbridge.games.world_without_end.knowledge.cards import treated
from kingsbridge.games.world_without_end.knowledge.worths import donation_worth, houses_worth
from kingsbridge.games.world_without_end.state import State

DUE = "2 piety, 2 grain, 5 gold"
"""Whoever has this owes nothing at the end of the period."""


def default(state: State) -> str:
    return game.default(state).words


def prior(state: State, words: str) -> float:
    return game.priors(state)[offered(state).index(words)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"goods": "open"}], ids=str)
def test_defaults_play_a_whole_game(seats: int, options: dict[str, bool | str]) -> None:
    state, chance = new(seats, dict(options)), Random(seats)
    while not is_over(state):
        assert sum(game.value(state)) == pytest.approx(1)
        if state.seat == NATURE:
            game.apply(state, random_action(state, chance))
        else:
            assert sum(game.priors(state)) == pytest.approx(1)
            game.apply(state, game.default(state))

    assert min(game.scores(state)) > 8, "they did better than to do nothing"


# --- A position ---


def test_points_and_goods_make_a_better_position() -> None:
    even = game.value(actions(seats=2))
    assert even[0] == pytest.approx(even[1])
    for better in (has(points=12), has(goods="stone"), has(goods="gold"), has(houses="7")):
        values = game.value(actions(seats=2, lion=better))
        assert values[0] > values[1], better


def test_the_end_is_counted_as_it_is() -> None:
    state = period_ends(period=4, seats=2, lion=has(goods=DUE, points=20), lily=has(goods=DUE))
    play(state, "roll 2")

    assert is_over(state)
    assert game.value(state) == [1.0, 0.0]


def test_a_sanction_that_awaits_somebody_is_a_worse_position() -> None:
    for sanction in ("penance", "begging", "court"):
        values = game.value(period_begins(period=2, seats=2, lion=has(sanctions=sanction)))
        assert values[0] < values[1], sanction


# --- Cards ---


def test_what_is_owed_is_fetched_before_the_period_ends() -> None:
    others = "material, project, sell, privilege, house"
    laid, hidden = others, "harvest, donation, cloth, medicine, favour"
    for owned, card in (("2 grain, 5 gold", "piety"), ("2 piety, 5 gold", "grain")):
        state = actions(round=6, lion=has(goods=owned, laid=laid, hidden=hidden))
        assert default(state) == f"play {card}"


def test_cubes_are_laid_on_projects() -> None:
    state = actions(lion=has(goods=f"{DUE}, 2 stone"))

    assert default(state) == "play project"
    play(state, "play project")
    assert default(state) == "stone for bridge"
    play(state, "stone for bridge")
    assert default(state) == "stone for bridge"


def test_a_cube_goes_where_it_scores_most() -> None:
    state = actions("i-09", projects="chapel", lion=has(goods="2 stone"))

    assert default(play(state, "play project")) == "stone for bridge"


def test_the_last_cube_of_a_project_goes_where_the_own_seal_lies() -> None:
    state = actions(
        projects="church, chapel",
        cubes="2 stone chapel, 3 wood church",
        donors={"church": "lion", "chapel": "lily"},
        lion=has(goods="stone, wood"),
    )

    play(state, "play project")
    assert prior(state, "stone for church") > prior(state, "wood for chapel")


def test_no_card_is_played_that_can_do_nothing() -> None:
    state = actions(lion=has(goods=DUE))

    for card in ("project", "privilege", "harvest", "house"):
        assert prior(state, f"play {card}") < prior(state, "play material"), card


def test_privilege_repeats_what_was_worth_it() -> None:
    laid, hidden = "project, sell, house", "donation, cloth, favour"
    state = actions(
        round=4,
        lion=has(goods=f"{DUE}, 2 stone", laid=laid, hidden=hidden, last="project"),
    )

    assert default(state) == "play privilege"
    play(state, "play privilege")
    assert default(state) == "stone for bridge"


def test_the_hidden_card_is_not_one_that_is_still_needed() -> None:
    state = actions(round=5, lion=has(goods="5 gold", laid="sell, favour, house, cloth"))
    play(state, "play material | take stone")

    assert step(state) == "HideCard"
    assert prior(state, "hide piety") < prior(state, "hide donation")
    assert prior(state, "hide grain") < prior(state, "hide harvest")
    assert default(state) == "hide harvest"


def test_wool_becomes_cloth_and_both_are_sold() -> None:
    state = actions(lion=has(goods="2 wool, cloth"))

    play(state, "play sell")
    assert default(state) == "sell cloth"
    play(state, "sell cloth")
    assert default(state) == "sell wool"
    weaving = actions(lion=has(goods="2 wool"))
    assert default(play(weaving, "play cloth")) == "weave 2"


def test_houses_are_built_early_and_harvested() -> None:
    state = actions(lion=has(goods="wood, 6 gold"))
    play(state, "play house")
    assert default(state).startswith("house ")
    late = actions(
        "iv-07", round=5, lion=has(goods="wood, gold", laid="harvest, grain, piety, sell")
    )
    play(late, "play house")
    assert default(late) == "nothing"
    reaping = actions(lion=has(goods="2 grain", houses="1, 3"))
    play(reaping, "play harvest")
    assert default(reaping) == "harvest 3", "piety is owed, grain is there"


def test_a_seal_goes_on_a_project_that_is_nearly_finished() -> None:
    state = actions(
        projects="church, mill", cubes="4 stone bridge, 1 wood church", lion=has(goods="6 gold")
    )
    play(state, "play donation")

    assert default(state) == "donate bridge"
    assert prior(state, "donate church") > prior(state, "donate mill")


def test_a_favour_is_taken_if_it_is_one() -> None:
    merchant = actions(stone="prioress", lion=has(goods=DUE))
    assert default(play(merchant, "play favour")) == "move stone"
    outlaw = actions(stone="king", lion=has(goods="gold"))
    assert default(play(outlaw, "play favour")) == "nothing"


def test_patients_are_healed_as_far_as_knowledge_goes() -> None:
    state = actions("iii-03", ill="1: 2, 4: 1", lion=has(goods="3 medical"))

    assert default(state) == "play medicine"
    play(state, "play medicine")
    assert default(state).startswith("treat ")
    play(state, default(state))
    assert default(state).startswith("treat ")


def test_without_patients_there_is_a_small_service() -> None:
    assert default(play(actions(), "play medicine")) == "serve"


# --- The council ---


def test_the_card_is_turned_for_oneself_and_against_the_others() -> None:
    state = turning("i-11", seats=2, lion=has(goods="2 grain, 5 gold"))

    gains = [turn["gains"] for turn in game.view(state, 0)["town"]["turns"]]
    mine = gains[int(default(state).removeprefix("turn to "))]
    assert mine[0] in ({"piety": 1}, {"loyalty": 1})
    assert game.priors(state) != game.priors(turning("i-11", seats=2, lion=has(goods=DUE)))


def test_the_favour_counts_when_the_card_is_turned() -> None:
    """With 3 loyalty the King is worth a turn."""
    king = turning("i-07", stone="merchant", lion=has(goods=f"{DUE}, 3 loyalty"))
    none = turning("i-07", stone="merchant", lion=has(goods=DUE))

    assert prior(king, "turn to 1") > prior(none, "turn to 1")


# --- Bargains and contributions ---


def test_a_swap_is_made_if_it_pays() -> None:
    state = event("i-03", lion=has(goods="wool"))
    assert (asked(state), default(state)) == ("lion", "swap for gold")
    needed = event("i-08", lion=has(goods="6 gold"))
    assert default(needed) == "swap for piety"


def test_the_smallest_loss_is_chosen() -> None:
    assert default(event("iii-09", lion=has(goods="7 gold"))) == "give 1 gold"
    spare = event("ii-03", lion=has(goods="2 grain, wool"))
    assert default(spare) == "give 1 wool"


def test_the_swap_of_a_lasting_event_is_used_if_it_pays() -> None:
    last = actions("iv-04", round=6, lion=has(goods="cloth", laid="sell"))
    play(last, "play grain | hide harvest")
    assert (step(last), default(last)) == ("SwapOrEnd", "swap by iv-04")
    owed = actions("i-10", round=6, lion=has(goods="2 piety"))
    assert default(owed) != "swap by i-10"
    play(owed, "play grain | hide sell")
    assert (step(owed), default(owed)) == ("SwapOrEnd", "enough")


def test_loyalty_is_paid_against_what_weighs_more() -> None:
    state = period_ends(period=2, lion=has(goods="2 piety, 2 grain, 3 loyalty"))
    play(state, "roll 4")

    assert offered(state) == ["loyalty for tax", "enough"]
    assert default(state) == "loyalty for tax"
    last = period_ends(period=4, lion=has(goods="5 gold, 2 grain, loyalty", points=30))
    assert default(play(last, "roll 2")) == "loyalty for piety"


def test_the_house_that_brings_least_is_given_up() -> None:
    state = event("iii-02", lion=has(houses="3, 9"))

    assert default(state) == "clear 9"


# --- Secrets ---


def test_what_is_behind_a_screen_changes_no_promise() -> None:
    for goods in ("", "5 stone, 3 wood, 4 medical"):
        state = actions(lion=has(goods="stone"), lily=has(goods=goods), tower=has(hidden="grain"))
        base = actions(lion=has(goods="stone"), tower=has(hidden="sell"))
        state.supply, base.supply = base.supply[:], base.supply
        assert game.priors(state) == game.priors(base)


def test_a_patient_who_thanks_with_material_is_worth_more_than_one_who_gives_nothing() -> None:
    state = game.new(2, {}, game.box())

    assert treated(state, 0, 9) > treated(state, 0, 10)


def test_of_three_houses_two_are_reaped() -> None:
    state = game.new(2, {}, game.box())
    state.period = 1
    player = state.players[0]
    best, worst = 1 << 8 | 1 << 10, 1 << 8 | 1 << 10 | 1 << 0
    by_order = [houses_worth(state, player, houses) for houses in (0, 1 << 8, best, worst)]

    assert by_order == sorted(by_order)
    for site in range(14):
        for other in range(14):
            for third in range(14):
                houses = 1 << site | 1 << other | 1 << third
                assert houses_worth(state, player, houses) >= 0


def test_a_seal_on_the_hospital_is_worth_more_to_who_can_heal() -> None:
    state = game.new(2, {}, game.box())
    state.players[1].goods[MEDICAL] = 1

    assert donation_worth(state, 1, HOSPITAL) > donation_worth(state, 0, HOSPITAL)
