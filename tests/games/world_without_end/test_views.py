"""What a seat sees: hands and goods, what is due, the board, the parts of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.world_without_end.boxes import corrected
from games.world_without_end.citizens import play, step
from games.world_without_end.positions import (
    actions,
    drawing,
    event,
    has,
    new,
    period_begins,
    period_ends,
    turning,
)
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import OPEN, SPECTATOR, line_of
from kingsbridge.core.text import catalogue
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.state import State


def test_only_the_owner_sees_a_hand_and_what_is_hidden() -> None:
    state = actions(lion=has(laid="grain", hidden="sell"))

    mine = game.view(state, 0)["players"][0]
    theirs = game.view(state, 1)["players"][0]

    assert mine["hidden"] == ["sell"]
    assert (theirs["hand"], theirs["hidden"], theirs["goods"]) == (None, None, None)
    assert (theirs["cards"], theirs["hidden_cards"], theirs["laid"]) == (10, 1, ["grain"])
    assert game.view(state, OPEN)["players"][0]["hidden"] == ["sell"]
    assert game.view(state, SPECTATOR)["players"][0]["hand"] is None


def test_open_goods_are_seen_by_all() -> None:
    state = actions(options={"goods": "open"}, lion=has(goods="2 gold"))

    seen = game.view(state, 1)["players"][0]["goods"]

    assert seen is not None
    assert (seen["gold"], seen["wool"]) == (2, 0)
    assert game.view(state, 0)["variants"] == {
        "first_game": False,
        "crest_twice": True,
        "open_goods": True,
    }


def test_a_player_is_seen_with_all_that_lies_before_him() -> None:
    state = actions(
        donors={"bridge": "lily"},
        lily=has(houses="1, 4", laid="grain, sell", last="grain", sanctions="court", points=12),
    )

    seen = game.view(state, 0)["players"][1]

    assert (seen["charge"], seen["side"], seen["points"]) == ("lily", 1, 12)
    assert (seen["houses"], seen["seals"], seen["last"]) == (2, 1, "grain")
    assert (seen["sanctions"], seen["missing"]) == (["court"], [0, 0, 0])
    assert game.view(state, 0)["players"][0]["last"] == ""


def test_two_players_face_each_other() -> None:
    assert [player["side"] for player in game.view(new(seats=2), 0)["players"]] == [0, 2]


# --- What is due ---


def test_what_is_due_and_still_lacking_is_always_seen() -> None:
    state = actions(lion=has(goods="piety, 3 grain, 4 gold"))

    duties = game.view(state, 0)["duties"]

    assert [(duty["name"], duty["good"], duty["least"], duty["most"]) for duty in duties] == [
        ("piety", "piety", 2, 2),
        ("grain", "grain", 2, 2),
        ("tax", "gold", 2, 5),
    ]
    assert [duty["lacking"] for duty in duties] == [1, 0, 1]
    assert [duty["points"] for duty in duties] == [3, 2, 1]
    assert [duty["sanction"] for duty in duties] == ["penance", "begging", "court"]


def test_in_the_last_period_no_sanction_is_due() -> None:
    duties = game.view(actions("iv-01"), 0)["duties"]

    assert [duty["sanction"] for duty in duties] == ["", "", ""]


def test_whoever_looks_on_lacks_nothing() -> None:
    assert [duty["lacking"] for duty in game.view(actions(), SPECTATOR)["duties"]] == [0, 0, 0]


def test_once_it_is_rolled_the_tax_is_known() -> None:
    state = period_ends(lion=has(goods="2 piety, 2 grain, loyalty"))
    play(state, "roll 3")

    seen = game.view(state, 0)

    assert (seen["tax"], seen["duties"][2]["least"], seen["duties"][2]["most"]) == (3, 3, 3)


def test_once_all_is_collected_only_what_was_missed_is_lacking() -> None:
    state = period_ends(lion=has(goods="3 piety, grain, 4 gold, 2 loyalty"))
    play(state, "roll 3")

    assert [duty["lacking"] for duty in game.view(state, 0)["duties"]] == [0, 1, 0]
    play(state, "loyalty for grain")
    assert [duty["lacking"] for duty in game.view(state, 0)["duties"]] == [1, 2, 4]


# --- The board ---


def town(state: State, eyes: int = 0) -> Any:
    return game.view(state, eyes)["town"]


def test_before_the_first_event_there_is_no_card() -> None:
    seen = town(drawing())

    assert (seen["event"], seen["turned"], seen["number"], seen["turns"]) == (None, -1, -1, [])
    assert (seen["council"], seen["stone"], seen["lasting"]) == ([0, 1, 2, 3], 2, [])


def test_a_card_is_seen_with_its_corners_and_its_arrow() -> None:
    card = town(turning("iii-01"))["event"]

    assert (card["name"], card["lasting"], card["arrow"], card["place"]) == (
        "iii-01",
        True,
        "top",
        4,
    )
    assert card["corners"] == ["2 gold", "points", "stone", "wood"]
    assert card["effects"] == [{"key": "effect-blind"}]
    assert town(turning("i-04"))["event"]["place"] == 0


def test_whoever_turns_the_card_sees_what_comes_of_it() -> None:
    state = turning("i-03", supply="0 grain", rose=has(sanctions="begging"), stone="guild")

    first, *_others, last = town(state)["turns"]

    assert [turn["number"] for turn in town(state)["turns"]] == [0, 1, 2, 3]
    assert (last["gains"], last["space"], last["allowed"]) == (
        [{"stone": 1}, {"points": 1}, {"gold": 1}, {}],
        6,
        True,
    )
    assert first["space"] == 3
    assert town(state, 1)["turns"] == []
    assert len(town(state, OPEN)["turns"]) == 4


def test_whoever_turns_the_card_sees_what_the_favour_comes_to_with_the_income() -> None:
    state = turning("i-05", lion=has(goods="2 loyalty"), stone="guild")
    turns = town(state)["turns"]

    brings = [turn["gains"][0] for turn in turns]
    said = [catalogue("en", "world_without_end").say(line_of(turn["favour"])) for turn in turns]

    assert (brings[3], said[3]) == ({"loyalty": 1}, "1 point for each loyalty, now 3 points")
    assert said[2] == "1 wool"


def test_a_turn_to_an_outlaw_that_cannot_be_paid_is_seen_as_closed() -> None:
    state = turning("i-04", stone="king")

    assert [turn["allowed"] for turn in town(state)["turns"]] == [True, False, True, True]


def test_a_turned_card_shows_its_number() -> None:
    state = play(turning("i-03"), "turn to 2")

    seen = town(state)
    assert (seen["number"], seen["turned"], seen["turns"]) == (2, 3, [])


def test_covered_spaces_and_goods_are_seen() -> None:
    seen = town(actions("i-01", covered="prior, cloth"))

    assert [space["name"] for space in seen["favours"] if space["covered"]] == ["prior"]
    assert seen["market"] == [
        {"good": "wool", "price": 1, "covered": False},
        {"good": "cloth", "price": 4, "covered": True},
    ]
    assert [card["name"] for card in seen["lasting"]] == ["i-01"]


def test_every_space_says_what_it_gives() -> None:
    favours = {space["name"]: space["favour"]["key"] for space in town(new())["favours"]}

    assert favours == {
        "queen": "favour-holder",
        "prior": "favour-gift",
        "first outlaw": "favour-toll",
        "guild": "favour-each",
        "prioress": "favour-holder",
        "merchant": "favour-gift",
        "king": "favour-each",
        "second outlaw": "favour-toll",
        "earl": "favour-gift",
        "bishop": "favour-each",
    }


def test_sites_show_what_they_need_and_whose_they_are() -> None:
    sites = town(actions(lily=has(houses="6")))["sites"]

    assert sites[5] == {"material": "stone", "gain": {"wool": 2}, "owner": 1}
    assert sites[0]["owner"] == NOBODY


def test_projects_rise_cube_by_cube() -> None:
    state = actions(
        "iii-04",
        cubes="2 stone tower, 1 wood tower",
        finished="bridge",
        projects="hospital",
        covered="hospital",
        donors={"tower": "lily, rose"},
    )

    bridge, church, _mill, _palace, tower, hospital, _chapel = town(state)["projects"]

    assert hospital["treats"]
    assert tower == {
        "name": "tower",
        "in_play": True,
        "finished": False,
        "open": True,
        "covered": False,
        "stone": 2,
        "stones": 6,
        "wood": 1,
        "woods": 2,
        "metal": True,
        "treats": False,
        "donors": [1, 3],
        "gain": {"points": 2},
    }
    assert (bridge["finished"], bridge["open"], bridge["covered"]) == (True, False, False)
    assert (church["in_play"], church["covered"], church["metal"]) == (False, False, False)
    assert (hospital["open"], hospital["covered"]) == (False, True)


def test_places_show_their_tiles_and_their_thanks() -> None:
    places = town(actions("iii-10", ill="4: 2", healed="5"))["places"]

    assert [place["tile"] for place in places[:5]] == [0, 0, 0, 2, -1]
    assert (places[0]["gain"], places[0]["choice"], places[0]["house"]) == ({"gold": 2}, [], False)
    assert places[8]["house"]
    assert places[9]["choice"] == [{"stone": 1}, {"wood": 1}]


def test_the_table_is_told_in_numbers() -> None:
    state = actions("ii-02", crest="tower", round=3, box=game.box(corrected("market", wool=3)))
    state.war = True

    seen = game.view(state, 0)

    assert (seen["period"], seen["periods"], seen["round"], seen["rounds"]) == (2, 4, 3, 6)
    assert (seen["crest"], seen["war"], seen["asked"]) == (2, True, 2)
    assert (seen["numbers"]["wool_price"], seen["supply"]["grain"]) == (3, 10)


# --- The parts of a turn ---


@pytest.mark.parametrize(
    ("state", "part"),
    [
        (drawing(), "trail-event"),
        (event("i-03", lion=has(goods="wool")), "trail-event"),
        (event("i-05"), "trail-event"),
        (play(drawing(period=3), "draw iii-10"), "trail-event"),
        (event("iii-02", lion=has(houses="1")), "trail-event"),
        (event("iv-08", lion=has(houses="1, 3")), "trail-event"),
        (event("iv-11"), "trail-event"),
        (turning(), "trail-turning"),
        (actions(), "trail-actions"),
        (play(actions(), "play medicine"), "trail-actions"),
        (period_ends(), "trail-contributions"),
        (
            play(period_ends(lion=has(goods="2 piety, 2 grain, loyalty")), "roll 2"),
            "trail-contributions",
        ),
        (period_begins(period=2, lion=has(sanctions="penance")), "trail-contributions"),
        (period_begins(period=2, lion=has(sanctions="court")), "trail-contributions"),
    ],
    ids=lambda found: step(found) if isinstance(found, State) else found,
)
def test_the_trail_tells_the_part_of_the_turn(state: State, part: str) -> None:
    trail = game.view(state, 0)["trail"]

    assert trail["parts"][trail["now"]] == {"key": part}
    assert game.view(state, 0)["step"] == step(state)
