"""10.1 Free cubes at the end of a period."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import (
    asked,
    cubes,
    donors,
    finished,
    goods,
    heard,
    hidden,
    in_play,
    laid,
    let_end_round,
    offered,
    play,
    points,
    say,
    step,
    supply,
)
from games.world_without_end.positions import actions, has, period_ends
from kingsbridge.games.world_without_end.state import State

PROJECTS = "church, mill, palace, hospital, chapel"
EVERY = ("bridge", "church", "mill", "palace", "tower", "hospital", "chapel")


def ending(name: str = "iii-10", **things: str) -> State:
    """The last player hides the last card of a period, and all cubes fall."""
    cards = "grain, piety, sell, cloth, house"
    done = has(laid=cards, hidden="donation, medicine, favour, material, project")
    state = actions(
        name,
        round=6,
        seats=2,
        projects=things.get("projects", ""),
        cubes=things.get("cubes", ""),
        covered=things.get("covered", ""),
        lion=done,
        lily=done,
    )
    return play(state, "give up | lay harvest | hide privilege | give up | lay harvest")


def test_10_1_every_open_project_gets_a_cube_stone_first() -> None:
    state = period_ends(period=4, projects=PROJECTS)

    assert {project: cubes(state, project) for project in EVERY} == dict.fromkeys(EVERY, "1 stone")
    assert supply(state)["stone"] == 18
    assert [points(state, who) for who in ("lion", "lily")] == [0, 0]  # nothing for the cubes


def test_10_1_where_no_stone_is_missing_wood_is_laid() -> None:
    state = period_ends(cubes="1 stone church")

    assert cubes(state, "church") == "1 stone, 1 wood"
    assert (supply(state)["stone"], supply(state)["wood"]) == (23, 14)


def test_10_1_cubes_of_a_period_are_told_in_their_order() -> None:
    state = ending(cubes="1 stone church, 1 stone hospital", projects="palace")

    lines = [say(line) for line in heard(state, "hide privilege") if line.rule == "10.1"]

    assert lines == [
        "free-cube good-stone project-bridge",
        "free-cube good-wood project-church",
        "free-cube good-stone project-palace",
        "free-cube good-stone project-tower",
        "free-cube good-stone project-hospital",
    ]


def test_10_1_ruling_22_with_an_empty_quarry_wood_is_laid_where_it_fits() -> None:
    state = period_ends(period=3, projects="palace", supply="0 stone")

    assert (cubes(state, "bridge"), cubes(state, "palace")) == ("", "1 wood")
    assert cubes(state, "tower") == "1 wood"


def test_10_1_ruling_22_with_both_piles_empty_nothing_is_laid() -> None:
    state = period_ends(period=3, projects="palace", supply="0 stone, 0 wood")

    assert {cubes(state, project) for project in EVERY} == {""}
    assert (supply(state)["stone"], supply(state)["wood"]) == (0, 0)


def test_10_1_ruling_22_an_empty_forest_leaves_a_project_without_a_cube() -> None:
    state = period_ends(cubes="1 stone church", supply="0 wood")

    assert cubes(state, "church") == "1 stone"


def test_10_1_ruling_22_covered_projects_get_none() -> None:
    state = period_ends(period=2, projects="mill", covered="mill")

    assert (cubes(state, "mill"), cubes(state, "bridge")) == ("", "1 stone")


def test_10_1_ruling_26_with_godwyns_help_only_the_palace_gets_a_cube() -> None:
    state = ending("ii-04", projects="palace, church")
    state.only_project = EVERY.index("palace")

    play(state, "hide privilege")

    found = {project: cubes(state, project) for project in EVERY if cubes(state, project)}
    assert found == {"palace": "1 stone"}


def test_10_1_finished_projects_get_none() -> None:
    state = period_ends(finished="bridge")

    assert (cubes(state, "bridge"), supply(state)["stone"]) == ("5 stone", 20)


def test_10_1_ruling_22_after_period_four_cubes_fall_too() -> None:
    state = period_ends(period=4, cubes="4 stone bridge", donors={"bridge": "lily"})

    assert finished(state) == "bridge"
    assert goods(state, "lily") == "2 gold"


def test_10_1_ruling_24_a_free_cube_finishes_a_project_and_donors_are_paid() -> None:
    state = period_ends(
        cubes="4 stone bridge", donors={"bridge": "lily"}, lily=has(goods="2 piety, 2 grain")
    )

    assert (finished(state), donors(state, "bridge")) == ("bridge", "")
    assert (points(state, "lily"), goods(state, "lily")) == (9, "2 gold")


def test_10_1_ruling_22_a_free_cube_may_bring_the_metal() -> None:
    paid = "2 piety, 2 grain, 5 gold"
    state = period_ends(
        period=3,
        cubes="5 stone tower, 2 wood tower",
        lion=has(goods=paid + ", loyalty"),
        lily=has(goods=paid),
    )

    assert finished(state) == "tower"
    assert (points(state, "lion"), points(state, "lily")) == (11, 8)


def test_10_1_ruling_65_loyalty_is_counted_before_it_is_paid_for_contributions() -> None:
    state = period_ends(
        period=4,
        cubes="5 stone tower, 2 wood tower",
        lion=has(goods="2 piety, 2 grain, loyalty", points=20),
    )

    assert points(state, "lion") == 23
    play(state, "roll 2")
    assert offered(state) == ["loyalty for tax", "enough"]


def test_10_1_ruling_23_the_tower_starts_empty() -> None:
    state = period_ends(period=2)
    assert "tower" not in in_play(state)

    play(state, "roll 2")
    let_end_round(state)

    assert ("tower" in in_play(state), cubes(state, "tower")) == (True, "")


def test_10_1_ruling_48_each_completion_is_settled_before_the_next_cube() -> None:
    """The bridge's donor is paid before the church gets its cube."""
    state = ending(cubes="4 stone bridge, 1 stone church, 2 wood church")
    state.donors[0], state.donors[1] = 0b01, 0b10

    lines = [say(line) for line in heard(state, "hide privilege")]

    first = lines.index("free-cube good-stone project-bridge")
    assert lines[first : first + 6] == [
        "free-cube good-stone project-bridge",
        "finishes project-bridge",
        "lion receives some-gold 2, some-points 1",
        "free-cube good-wood project-church",
        "finishes project-church",
        "lily receives some-piety 1, some-points 1",
    ]


def test_10_1_ruling_47_the_new_holder_of_the_crest_is_the_first_donor() -> None:
    state = ending(cubes="4 stone bridge")
    state.donors[0] = 0b11
    assert state.crest == 0

    lines = [say(line) for line in heard(state, "hide privilege")]

    paid = [
        line.split()[0] for line in lines if line.endswith("receives some-gold 2, some-points 1")
    ]
    assert paid == ["lily", "lion"]


def healing_at_the_end(lasting: str = "", period: int = 3) -> State:
    return period_ends(
        period=period,
        lasting=lasting,
        projects="chapel",
        cubes="1 stone hospital, 2 wood hospital",
        donors={"hospital": "lion, tower"},
        ill="1: 2, 11: 1",
        lion=has(goods="2 medical, 2 piety, 2 grain, 5 gold"),
        tower=has(goods="3 medical, 2 piety, 2 grain, 5 gold"),
    )


def test_10_1_ruling_48_the_hospitals_donors_heal_before_the_next_cube() -> None:
    state = healing_at_the_end()
    assert (asked(state), step(state), cubes(state, "chapel")) == ("lion", "TreatOne", "")

    play(state, "treat 1 | treat 11")

    assert cubes(state, "chapel") == "1 stone"
    assert (points(state, "lion"), points(state, "tower")) == (11, 11)


def test_10_1_ruling_48_lasting_events_still_lie_there() -> None:
    forbidden = healing_at_the_end("iii-07")
    raised = healing_at_the_end("iv-03", period=4)

    assert step(forbidden) == "PayTax"
    play(raised, "treat 11")
    assert points(raised, "lion") == 12


def test_10_1_no_hands_left_to_build_does_not_stop_the_free_cubes() -> None:
    assert cubes(period_ends(period=3, lasting="iii-08"), "tower") == "1 stone"


@pytest.mark.parametrize("who", ["lion", "lily"])
def test_10_1_all_cards_are_laid_when_the_cubes_fall(who: str) -> None:
    state = play(ending(), "hide privilege")

    assert (len(laid(state, who).split(",")), len(hidden(state, who).split(","))) == (6, 6)
