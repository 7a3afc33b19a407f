"""2 Set-up."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import (
    asked,
    covered,
    crest,
    cubes,
    finished,
    goods,
    hand,
    hidden,
    houses,
    in_play,
    laid,
    last,
    lasting,
    let_pass,
    offered,
    play,
    points,
    refused,
    seat,
    step,
    stone,
    supply,
    told,
)
from games.world_without_end.positions import new
from kingsbridge.core.facts import facts
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import CARDS


def test_2_1_only_the_bridge_can_be_built_and_nothing_lies_on_it() -> None:
    state = new()

    assert (in_play(state), finished(state), cubes(state, "bridge")) == ("bridge", "", "")
    bridge = game.view(state, 0)["town"]["projects"][0]
    assert (bridge["stones"], bridge["woods"], bridge["open"]) == (5, 0, True)


def test_2_1_the_stone_lies_on_the_first_outlaw_and_nobody_pays_for_that() -> None:
    state = new()

    assert stone(state) == "first outlaw"
    assert goods(state, "lion") == "1 wool, 2 gold"


def test_2_1_cloth_cannot_be_sold_yet() -> None:
    state = new()

    assert covered(state) == "cloth"
    market = game.view(state, 0)["town"]["market"]
    assert [(each["good"], each["covered"]) for each in market] == [
        ("wool", False),
        ("cloth", True),
    ]


def test_2_1_no_period_and_no_round_has_begun() -> None:
    table = game.view(new(), 0)

    assert (table["period"], table["round"], table["crest"], table["tax"]) == (0, 0, 0, 0)
    assert table["war"] is False


def test_2_1_no_lasting_event_no_event_no_plague() -> None:
    town = game.view(new(), 0)["town"]

    assert (lasting(new()), town["event"]) == ("", None)
    assert (town["turned"], town["number"]) == (-1, -1)
    assert {place["tile"] for place in town["places"]} == {-1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_everybody_starts_with_8_points_1_wool_2_gold(seats: int) -> None:
    state = new(seats)

    for who in ("lion", "lily", "tower", "rose")[:seats]:
        assert (points(state, who), goods(state, who)) == (8, "1 wool, 2 gold")
        assert (houses(state, who), last(state, who)) == ("", "")
        player = game.view(state, 0)["players"][seat(who)]
        assert (player["houses"], player["seals"]) == (4, 2)
        assert (player["sanctions"], player["missing"]) == ([], [0, 0, 0])
    assert len(state.players) == seats
    assert supply(state)["wool"] == 15 - seats


def test_2_2_everybody_has_the_same_twelve_cards_in_hand() -> None:
    state = new()

    assert hand(state, "lion") == hand(state, "rose") == ", ".join(CARDS)
    assert (laid(state, "lion"), hidden(state, "lion")) == ("", "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_all_goods_are_used_with_any_number_of_players(seats: int) -> None:
    held = supply(new(seats))

    assert (held["grain"], held["piety"], held["stone"], held["wood"]) == (10, 12, 25, 15)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_chance_says_who_gets_the_crest(seats: int) -> None:
    state = new(seats)

    assert (asked(state), step(state)) == ("nature", "FirstPlayer")
    everybody = ["first lion", "first lily", "first tower", "first rose"]
    assert offered(state) == everybody[:seats]
    assert list(game.weights(state)) == [1] * seats
    assert refused(state, "draw i-01") == "illegal-not-offered"
    assert told(state, "first lily") == [
        "lily first-player",
        "period-begins 1",
        "round-begins 1",
    ]
    assert crest(state) == "lily"


def test_2_4_each_period_has_events_of_its_own() -> None:
    state = play(new(2), "first lion")

    assert offered(state) == [f"draw i-{number:02}" for number in range(1, 12)]
    assert list(game.weights(state)) == [1] * 11
    for period, numeral in enumerate(("ii", "iii", "iv"), 2):
        let_pass(state, lambda at, now=period: at.period == now and step(at) == "DrawEvent")  # type: ignore[misc]
        assert offered(state) == [f"draw {numeral}-{number:02}" for number in range(1, 12)]


def test_2_4_ruling_67_six_are_drawn_and_five_stay_unknown() -> None:
    state = play(new(2), "first lion")
    for number in (3, 11, 1, 5, 6):
        play(state, f"draw i-{number:02}")
        let_pass(state, lambda at: step(at) == "DrawEvent")

    assert offered(state) == [f"draw i-{number:02}" for number in (2, 4, 7, 8, 9, 10)]
    play(state, "draw i-04")
    let_pass(state, lambda at: step(at) == "PayTax")
    assert state.round_number == 6


def test_2_a_position_is_made_again_from_its_facts() -> None:
    state = let_pass(new(3), lambda at: at.period == 3 and at.round_number == 2)

    again = game.restore(facts(state), game.box())

    assert facts(again) == facts(state)
    assert facts(let_pass(again, lambda at: at.period == 4)) == facts(
        let_pass(state, lambda at: at.period == 4)
    )
