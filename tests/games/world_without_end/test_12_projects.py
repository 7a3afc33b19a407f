"""12 Projects: entering, building, completion, the tower's metal; 8.4 the card for them."""

from __future__ import annotations

import pytest

from games.world_without_end.boxes import corrected
from games.world_without_end.citizens import (
    asked,
    cubes,
    donors,
    finished,
    goods,
    in_play,
    last,
    let_end_round,
    offered,
    open_projects,
    paragraphs,
    play,
    points,
    prompt,
    reason,
    refused,
    step,
    supply,
    told,
)
from games.world_without_end.positions import actions, event, has, new, period_ends
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.state import CUBES, State

PROJECTS = "church, mill, palace, hospital, chapel"
SPACES = [
    ("bridge", 5, 0),
    ("church", 1, 3),
    ("mill", 1, 3),
    ("palace", 3, 2),
    ("tower", 6, 2),
    ("hospital", 2, 2),
    ("chapel", 2, 1),
]


# --- The card ---


def test_8_4_up_to_two_cubes_bring_three_points_each() -> None:
    state = play(actions(lion=has(goods="3 stone")), "play project")

    assert (asked(state), step(state)) == ("lion", "LayCubes")
    assert offered(state) == ["stone for bridge", "enough"]
    assert told(state, "stone for bridge") == ["lion builds good-stone project-bridge 3"]
    play(state, "stone for bridge")
    assert (points(state, "lion"), cubes(state, "bridge")) == (14, "2 stone")
    assert (goods(state, "lion"), step(state)) == ("1 stone", "HideCard")
    assert state.players[0].points[CUBES] == 6


def test_8_4_the_example_of_the_rulebook_a_wood_and_a_stone_bring_six_points() -> None:
    state = actions(projects="palace", lion=has(goods="stone, wood"))

    play(state, "play project | wood for palace | stone for palace")

    assert (points(state, "lion"), cubes(state, "palace")) == (14, "1 stone, 1 wood")


def test_8_4_two_cubes_go_on_the_same_project() -> None:
    state = actions(projects="church", lion=has(goods="2 stone, wood"))

    play(state, "play project")
    assert prompt(state) == "ask-LayCubes 2"
    assert offered(state) == ["stone for bridge", "stone for church", "wood for church", "enough"]
    play(state, "stone for bridge")
    assert prompt(state) == "ask-LayCubes-more project-bridge"
    assert offered(state) == ["stone for bridge", "enough"]
    assert refused(state, "stone for church") == "illegal-one-project"


def test_8_4_one_cube_is_enough_or_none() -> None:
    state = play(actions(lion=has(goods="2 stone")), "play project")

    assert points(play(state.copy(), "stone for bridge | enough"), "lion") == 11
    none = play(state.copy(), "enough")
    assert (points(none, "lion"), goods(none, "lion")) == (8, "2 stone")
    assert last(none, "lion") == "project"


def test_8_4_cubes_do_not_come_from_the_supply() -> None:
    state = actions(lion=has(goods="stone"))
    before = supply(state)

    play(state, "play project | stone for bridge")

    assert supply(state) == before
    assert step(state) == "HideCard"  # he has no second one


def test_8_4_ruling_63_each_cube_needs_a_free_space_of_its_colour() -> None:
    state = actions(cubes="1 stone church", lion=has(goods="2 stone, wood"))

    play(state, "play project")

    assert offered(state) == ["stone for bridge", "wood for church", "enough"]
    assert reason(state, "wood for bridge") == "illegal-no-space good-wood"
    assert reason(state, "stone for church") == "illegal-no-space good-stone"
    assert refused(state, "stone for church") == "illegal-no-space"


def test_8_4_what_one_does_not_have_cannot_be_laid() -> None:
    state = play(actions(projects="church", lion=has(goods="stone")), "play project")

    assert reason(state, "wood for church") == "illegal-no-good good-wood"
    assert refused(state, "donate church") == "illegal-build-first"


def test_8_4_without_a_fitting_cube_the_card_does_nothing() -> None:
    state = play(actions(lion=has(goods="2 wood")), "play project")

    assert (step(state), last(state, "lion")) == ("HideCard", "project")


def test_8_4_a_project_that_is_not_there_or_finished_or_covered_cannot_be_built() -> None:
    state = actions(
        "ii-05",
        finished="church",
        projects="mill, palace",
        covered="mill",
        lion=has(goods="stone, wood"),
    )

    play(state, "play project")

    assert refused(state, "stone for chapel") == "illegal-project-not-there"
    assert refused(state, "wood for church") == "illegal-finished"
    assert refused(state, "wood for mill") == "illegal-project-covered"
    assert offered(state) == [
        "stone for bridge",
        "stone for palace",
        "wood for palace",
        "enough",
    ]


def test_8_4_no_hands_left_to_build() -> None:
    state = actions("iii-08", lion=has(goods="2 stone, 2 wood"))

    assert step(play(state, "play project")) == "HideCard"


def test_8_4_coffer_dams_make_a_stone_on_the_bridge_worth_four() -> None:
    state = actions("i-09", projects="church", lion=has(goods="2 stone, 2 wood"))

    bridge = play(state.copy(), "play project | stone for bridge | stone for bridge")
    church = play(state.copy(), "play project | stone for church | wood for church")

    assert (points(bridge, "lion"), points(church, "lion")) == (16, 14)


def test_8_4_a_corrected_event_raises_what_one_material_scores_on_another_project() -> None:
    effect = {"kind": "cube points", "project": "church", "good": "stone", "number": 5}
    box = game.box(corrected("event", 8, effects=[effect]))
    state = actions("i-09", box=box, projects="church", lion=has(goods="stone, wood"))

    play(state, "play project | wood for church | stone for church")

    assert points(state, "lion") == 8 + 3 + 5


def test_8_4_a_corrected_card_lays_three_cubes_for_other_points() -> None:
    box = game.box(corrected("cards", cubes=3, cube_points=2))
    state = actions(box=box, lion=has(goods="4 stone"))

    play(state, "play project | stone for bridge | stone for bridge | stone for bridge")

    assert (points(state, "lion"), step(state)) == (14, "HideCard")


# --- Entering, open, covered ---


def test_12_1_the_bridge_is_there_from_the_start() -> None:
    state = new()

    assert (in_play(state), open_projects(state)) == ("bridge", "bridge")


@pytest.mark.parametrize(
    ("name", "project"),
    [
        ("i-04", "church"),
        ("ii-05", "mill"),
        ("ii-04", "palace"),
        ("iii-04", "hospital"),
        ("iv-02", "chapel"),
    ],
)
def test_12_1_five_projects_come_by_events(name: str, project: str) -> None:
    state = event(name)

    assert project in in_play(state)
    assert project in open_projects(state)


def test_12_1_the_tower_comes_after_period_two() -> None:
    second = period_ends(period=2, finished="bridge")
    assert in_play(second) == "bridge"

    play(second, "roll 2")
    let_end_round(second)

    assert "tower" in in_play(second)


def test_12_1_ruling_55_cubes_and_seals_stay_under_a_cover() -> None:
    state = actions(
        "ii-05",
        cubes="2 stone bridge",
        covered="bridge",
        donors={"bridge": "lily"},
        lion=has(goods="stone, gold"),
    )

    assert (cubes(state, "bridge"), donors(state, "bridge")) == ("2 stone", "lily")
    assert step(play(state.copy(), "play project")) == "HideCard"
    assert step(play(state.copy(), "play donation")) == "HideCard"


def test_12_1_ruling_26_with_godwyns_help_only_the_palace_is_open() -> None:
    state = event("ii-04", projects="church")
    assert open_projects(state) == "palace"

    play(state, "turn to 0")
    let_end_round(state)
    play(state, "draw ii-05")
    assert in_play(state) == "bridge, church, mill, palace"
    assert open_projects(state) == "palace"


# --- Building and completion ---


@pytest.mark.parametrize(("project", "stone", "wood"), SPACES)
def test_12_2_every_project_has_its_spaces_and_is_finished_when_they_are_full(
    project: str, stone: int, wood: int
) -> None:
    laid = f"{stone - 1} stone {project}, {wood} wood {project}"
    state = actions("iv-07", projects=PROJECTS, cubes=laid, lion=has(goods="2 stone"))
    before = supply(state)

    said = told(state, f"play project | stone for {project}")

    assert f"finishes project-{project}" in said
    assert project in finished(state)
    assert step(state) == "HideCard"  # the second stone finds no space
    assert supply(state) == before  # ruling 30


@pytest.mark.parametrize(("project", "stone", "wood"), SPACES[1:])
def test_12_2_a_project_without_its_last_wood_is_not_finished(
    project: str, stone: int, wood: int
) -> None:
    laid = f"{stone - 1} stone {project}, {wood - 1} wood {project}"
    state = actions("iv-07", projects=PROJECTS, cubes=laid, lion=has(goods="stone"))

    play(state, f"play project | stone for {project}")

    assert finished(state) == ""


def test_12_2_a_project_that_lacks_a_stone_and_a_wood_is_not_finished() -> None:
    state = actions("iv-07", cubes="1 wood hospital", lion=has(goods="stone"))

    play(state, "play project | stone for hospital")

    assert (cubes(state, "hospital"), finished(state)) == ("1 stone, 1 wood", "")


def test_12_4_several_projects_can_be_finished() -> None:
    state = actions(finished="church", cubes="4 stone bridge", lion=has(goods="stone"))

    play(state, "play project | stone for bridge")

    assert finished(state) == "bridge, church"


def test_12_2_the_story_tells_of_building_and_of_completion() -> None:
    state = actions(cubes="4 stone bridge", lion=has(goods="stone"))

    assert paragraphs(state, "play project | stone for bridge") == [
        "7.1 plays",
        "12.2 builds",
        "12.4 finishes",
    ]


def test_12_4_ruling_30_cubes_stay_on_a_finished_project() -> None:
    state = actions(cubes="4 stone bridge", lion=has(goods="stone"))

    play(state, "play project | stone for bridge")

    assert (cubes(state, "bridge"), open_projects(state)) == ("5 stone", "")


def test_12_4_a_project_is_finished_once() -> None:
    state = actions(
        cubes="3 stone bridge", donors={"bridge": "lily"}, lion=has(goods="2 stone"), lily=has()
    )

    said = told(state, "play project | stone for bridge | stone for bridge")

    assert said.count("finishes project-bridge") == 1
    assert (goods(state, "lily"), points(state, "lily")) == ("2 gold", 9)


def test_12_4_ruling_25_an_unfinished_project_pays_nobody_at_the_end() -> None:
    state = period_ends(
        period=4,
        cubes="1 stone bridge",
        donors={"bridge": "lion"},
        supply="0 stone, 0 wood",
        lion=has(goods="2 piety, 2 grain, 2 gold"),
    )

    play(state, "roll 2")

    assert (finished(state), donors(state, "bridge"), points(state, "lion")) == ("", "lion", 8)


# --- Tower and metal ---


def full_but_one(**loyal: str) -> State:
    """The lion is to lay the last cube of the tower."""
    things = {who: has(goods=held) for who, held in loyal.items()}
    lion = has(goods="stone, " + loyal.get("lion", ""))
    return actions(
        "iii-10",
        cubes="5 stone tower, 2 wood tower",
        lion=lion,
        lily=things.get("lily", has()),
        tower=things.get("tower", has()),
        rose=things.get("rose", has()),
    )


def scores(state: State) -> list[float]:
    return [points(state, who) for who in ("lion", "lily", "tower", "rose")]


def test_12_6_the_most_loyal_player_sets_the_metal_and_gets_three_points() -> None:
    state = full_but_one(lion="loyalty", rose="2 loyalty")

    said = told(state, "play project | stone for tower")

    assert said[1:] == [
        "lion builds good-stone project-tower 3",
        "finishes project-tower",
        "rose sets-metal 3 2",
    ]
    assert scores(state) == [11, 8, 8, 11]
    assert state.players[3].points[CUBES] == 3
    assert goods(state, "rose") == "2 loyalty"


def test_12_6_ruling_28_of_several_equally_loyal_each_gets_one_point() -> None:
    state = full_but_one(lily="2 loyalty", tower="loyalty", rose="2 loyalty")

    said = told(state, "play project | stone for tower")

    assert said[3:] == ["lily shares-metal 1 2", "rose shares-metal 1 2"]
    assert scores(state) == [11, 9, 8, 9]


def test_12_6_ruling_28_if_nobody_is_loyal_all_are_equally_so() -> None:
    state = play(full_but_one(), "play project | stone for tower")

    assert scores(state) == [12, 9, 9, 9]


def test_12_6_ruling_65_how_loyal_everybody_is_becomes_known() -> None:
    state = full_but_one(lily="2 loyalty")

    play(state, "play project | stone for tower")

    assert state.learnt
    bridge = actions(cubes="4 stone bridge", lion=has(goods="stone"))
    play(bridge, "play project | stone for bridge")
    assert not bridge.learnt


def test_12_6_the_metal_is_told_by_its_paragraph() -> None:
    said = paragraphs(full_but_one(), "play project | stone for tower")

    assert said == ["7.1 plays", "12.2 builds", "12.4 finishes"] + ["12.6 shares-metal"] * 4


def test_12_6_ruling_29_the_metal_comes_before_the_donors() -> None:
    state = full_but_one(lily="loyalty")
    state.donors[4] = 0b1010

    said = told(state, "play project | stone for tower")

    assert said[2:] == [
        "finishes project-tower",
        "lily sets-metal 3 1",
        "lily receives some-points 2",
        "rose receives some-points 2",
    ]
    assert donors(state, "tower") == ""


def test_12_6_other_projects_have_no_metal() -> None:
    state = actions(cubes="4 stone bridge", lion=has(goods="stone"), lily=has(goods="3 loyalty"))

    play(state, "play project | stone for bridge")

    assert scores(state) == [11, 8, 8, 8]


def test_12_6_a_corrected_box_gives_other_points_for_the_metal() -> None:
    box = game.box(corrected("metal", single=5, tied=2))
    single = actions(
        "iii-10",
        box=box,
        cubes="5 stone tower, 2 wood tower",
        lion=has(goods="stone"),
        lily=has(goods="loyalty"),
    )
    tied = actions("iii-10", box=box, cubes="5 stone tower, 2 wood tower", lion=has(goods="stone"))

    assert scores(play(single, "play project | stone for tower")) == [11, 13, 8, 8]
    assert scores(play(tied, "play project | stone for tower")) == [13, 10, 10, 10]


def test_12_6_ruling_49_merthins_dream_finishes_the_tower_for_nobodys_points() -> None:
    state = event(
        "iv-01", cubes="2 stone tower", donors={"tower": "rose"}, lily=has(goods="loyalty")
    )

    assert finished(state) == "tower"
    assert cubes(state, "tower") == "6 stone, 2 wood"
    assert scores(state) == [8, 11, 8, 10]
    assert (supply(state)["stone"], supply(state)["wood"]) == (19, 13)


def test_12_6_ruling_49_where_cubes_are_short_anything_stands_in_for_them() -> None:
    state = event("iv-01", cubes="1 stone tower", supply="2 stone, 1 wood")

    assert (finished(state), cubes(state, "tower")) == ("tower", "6 stone, 2 wood")
    assert (supply(state)["stone"], supply(state)["wood"]) == (0, 0)
    assert state.makeshift == [3, 1]


def test_12_6_ruling_49_spaces_filled_without_cubes_are_no_pieces() -> None:
    taken = has(goods="9 stone, 14 wood")
    before = event("iv-07", lion=taken, supply="16 stone, 1 wood")
    after = event("iv-01", lion=taken, supply="16 stone, 1 wood")

    assert after.makeshift == [0, 1]
    assert game.pieces(after)["wood"] == game.pieces(before)["wood"] == 15
    assert game.pieces(after)["stone"] == game.pieces(before)["stone"] == 25


def test_12_6_a_finished_tower_is_not_finished_again() -> None:
    state = event("iv-01", finished="tower", lily=has(goods="loyalty"))

    assert scores(state) == [8, 8, 8, 8]
    assert (supply(state)["stone"], supply(state)["wood"]) == (19, 13)
