"""1 The game: what it is about, who sits where, and what lies behind the screens."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from games.world_without_end.citizens import (
    asked,
    goods,
    offered,
    paragraphs,
    play,
    points,
    seat,
    step,
    supply,
    told,
)
from games.world_without_end.positions import (
    actions,
    drawing,
    event,
    has,
    new,
    period_ends,
    turning,
)
from kingsbridge.core.steps import is_over
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import CARDS, GOLD, GOODS
from kingsbridge.games.world_without_end.state import State


def seen(state: State, eyes: int) -> str:
    return json.dumps(game.view(state, eyes))


def test_1_1_whoever_has_the_most_points_wins() -> None:
    state = play(
        period_ends(
            seats=2,
            period=4,
            lion=has(points=20, goods="2 piety, 2 grain, 2 gold"),
            lily=has(points=21, goods="2 piety, 2 grain, 2 gold"),
        ),
        "roll 2",
    )

    assert game.scores(state) == [20, 21]
    assert game.ranking(state) == [2, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_four_periods_of_six_rounds(seats: int) -> None:
    """Nobody does anything; but everybody is asked in each of the 24 rounds."""
    state = new(seats)
    turned: Counter[tuple[int, int]] = Counter()
    rounds = []
    while not is_over(state):
        if step(state) == "TurnCard":
            turned[state.period, state.seat] += 1
            rounds.append((state.period, state.round_number))
        words = offered(state)
        idle = [word for word in words if word in ("give up", "nothing", "enough")]
        play(state, (idle or words)[0])

    assert rounds == [(period, number) for period in range(1, 5) for number in range(1, 7)]
    active = Counter(who for _, who in turned.elements())
    assert set(active.values()) == {24 // seats}, "everybody is active equally often"


def test_1_2_the_five_phases_of_a_round() -> None:
    """Draw, turn, income, favour, cards."""
    state = drawing(seats=2, stone="second outlaw")

    assert (asked(state), step(state)) == ("nature", "DrawEvent")
    assert paragraphs(state, "draw i-07") == [
        "3.1 draws-event",
        "3.3 effect-gain",
        "14.1 receives",
        "14.1 receives",
    ]
    assert (asked(state), step(state)) == ("lion", "TurnCard")
    assert paragraphs(state, "turn to 1") == [
        "4.1 turns-card",
        "5.1 receives",
        "5.1 receives",
        "6.1 moves-stone",
        "6.1 receives",
    ]
    assert (asked(state), step(state)) == ("lion", "PlayCard")
    assert paragraphs(state, "play grain | hide favour")[0] == "7.1 plays"
    assert (asked(state), step(state)) == ("lily", "PlayCard")
    play(state, "play grain")
    assert told(state, "hide favour") == ["lily hides", "round-begins 2"]
    assert (asked(state), step(state)) == ("nature", "DrawEvent")


def test_1_3_two_to_four_players_each_faces_a_side() -> None:
    """The seats go clockwise from the south; two sit opposite each other."""
    sides = {
        seats: [player["side"] for player in game.view(new(seats), 0)["players"]]
        for seats in game.SEATS
    }

    assert sides == {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


def test_1_4_what_is_paid_goes_back_to_where_it_came_from() -> None:
    state = actions(seats=2, lion=has(goods="2 wool, gold, stone", last="grain"))
    before = supply(state)

    play(state, "play cloth | weave 2 | hide grain | play sell | hide grain")
    assert supply(state) == before | {"wool": before["wool"] + 2, "cloth": before["cloth"] - 2}


def test_1_4_goods_are_limited_to_what_the_box_holds() -> None:
    assert supply(drawing(seats=2)) == {
        "stone": 25,
        "wood": 15,
        "grain": 10,
        "wool": 15,
        "cloth": 12,
        "piety": 12,
        "medical": 20,
        "loyalty": 14,
    }


def test_1_4_ruling_11_gold_never_runs_out() -> None:
    state = event("iii-10", lion=has(goods="95 gold"), lily=has(goods="95 gold"))

    assert goods(state, "lion") == "97 gold"
    assert goods(state, "rose") == "2 gold"


def test_1_5_ruling_21_nobody_falls_below_no_points() -> None:
    state = event("iv-06", lion=has(points=1), lily=has(points=0), tower=has(points=2))

    play(state, "give 2 points | give 2 points | give 2 points")

    assert [points(state, who) for who in ("lion", "lily", "tower")] == [0, 0, 0]


def test_1_5_ruling_21_what_was_forgiven_is_not_owed() -> None:
    state = event("i-11", seats=2, lion=has(points=0), lily=has(points=0))
    play(state, "turn to 0")

    assert points(state, "lion") == 0
    play(state, "play medicine | serve")
    assert points(state, "lion") == 1


def test_1_5_points_go_on_beyond_the_sixty_spaces_of_the_track() -> None:
    state = turning("i-06", lion=has(points=60))  # the point is at the corner before the arrow
    play(state, "turn to 1")

    assert points(state, "lion") == 61
    assert game.view(state, 1)["players"][0]["points"] == 61


# --- Screens ---


@pytest.mark.parametrize("eyes", [1, 3, SPECTATOR])
def test_1_5_ruling_38_goods_hands_and_hidden_piles_are_secret(eyes: int) -> None:
    state = actions(
        round=3,
        lion=has(goods="3 gold, wool", laid="grain, sell", hidden="piety, favour", houses="3"),
    )
    lion = game.view(state, eyes)["players"][0]

    assert (lion["goods"], lion["hand"], lion["hidden"]) == (None, None, None)
    assert (lion["cards"], lion["laid"], lion["hidden_cards"]) == (8, ["grain", "sell"], 2)
    assert (lion["points"], lion["houses"], lion["seals"]) == (8, 3, 2)


@pytest.mark.parametrize("eyes", [0, OPEN])
def test_1_5_everybody_sees_his_own_things(eyes: int) -> None:
    state = actions(round=2, lion=has(goods="3 gold, wool", laid="grain", hidden="piety"))
    lion = game.view(state, eyes)["players"][0]

    assert lion["goods"] == dict.fromkeys(GOODS, 0) | {"gold": 3, "wool": 1}
    assert [card["name"] for card in lion["hand"] or []] == [
        card for card in CARDS if card not in ("grain", "piety")
    ]
    assert lion["hidden"] == ["piety"]


POSITIONS = {
    "an event is drawn": lambda: drawing(seats=3, lily=has(goods="2 gold, loyalty")),
    "a swap": lambda: event("i-03", seats=3, lion=has(goods="wool")),
    "a loss": lambda: event("i-05", seats=3, lion=has(goods="stone")),
    "the card is turned": lambda: turning("i-07", seats=3, lily=has(goods="gold, piety")),
    "a card is played": lambda: actions("i-10", seats=3, lily=has(goods="piety, 3 wool")),
    "a card does something": lambda: play(
        actions(seats=3, lion=has(goods="2 stone"), lily=has(goods="gold")), "play project"
    ),
    "patients": lambda: actions("iii-03", seats=3, ill="1: 1, 4: 3", lily=has(goods="2 medical")),
    "the tax is rolled": lambda: period_ends(seats=3, lily=has(goods="4 gold")),
    "loyalty": lambda: play(
        period_ends(seats=3, lion=has(goods="loyalty"), lily=has(goods="4 gold")), "roll 5"
    ),
}


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("eyes", [0, 2, SPECTATOR])
def test_1_5_what_a_stranger_holds_leaves_no_trace_in_a_view(position: str, eyes: int) -> None:
    state = POSITIONS[position]()
    before = seen(state, eyes)
    lily = state.players[seat("lily")]
    own = seen(state, seat("lily"))

    lily.goods = [number + 1 for number in lily.goods]
    lily.goods[GOLD] = 0

    assert seen(state, eyes) == before
    assert seen(state, seat("lily")) != own


@pytest.mark.parametrize("eyes", [0, 2, SPECTATOR])
def test_1_5_which_cards_a_stranger_has_hidden_leaves_no_trace_in_a_view(eyes: int) -> None:
    def position(hidden: str) -> State:
        return actions(
            seats=3, round=3, lily=has(goods="stone, gold", laid="grain, piety", hidden=hidden)
        )

    one, other = position("favour, sell"), position("medicine, house")

    assert seen(one, eyes) == seen(other, eyes)
    assert seen(one, 1) != seen(other, 1)


def test_1_5_only_whoever_turns_the_card_sees_what_each_turn_would_bring() -> None:
    state = turning("i-04", stone="queen", lion=has())
    turns = game.view(state, 0)["town"]["turns"]

    assert [(turn["number"], turn["turned"], turn["allowed"]) for turn in turns] == [
        (0, 0, True),
        (1, 1, True),
        (2, 2, False),
        (3, 3, True),
    ]
    assert turns[1]["gains"] == [{"stone": 1}, {"loyalty": 1}, {"grain": 1}, {"wool": 1}]
    assert [turn["space"] for turn in turns] == [0, 1, 2, 3]
    assert game.view(state, 1)["town"]["turns"] == []
    assert game.view(state, SPECTATOR)["town"]["turns"] == []
    assert len(game.view(state, OPEN)["town"]["turns"]) == 4
    play(state, "turn to 1")
    assert game.view(state, 0)["town"]["turns"] == []


def test_1_5_what_is_paid_and_received_is_told_to_everybody() -> None:
    state = event("i-03", lion=has(goods="wool"))

    assert told(state, "swap for gold") == ["lion pays some-wool 1", "lion receives some-gold 3"]
