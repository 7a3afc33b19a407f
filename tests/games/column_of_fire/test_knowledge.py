"""What a good player knows at a glance: sensible, honest, and never at a loss."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from games.column_of_fire.families import offered, play, question, seat, step
from games.column_of_fire.positions import (
    drawn,
    first_half,
    has,
    moving,
    new,
    on_space,
    rolled,
    second_half,
)
from kingsbridge.bots.playout import random_action
from kingsbridge.core.steps import NATURE, is_over
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.knowledge.glance import WIN, Forecast
from kingsbridge.games.column_of_fire.knowledge.worths import goods_worth
from kingsbridge.games.column_of_fire.state import State

FOUR = "england 3, france 3, netherlands 3, spain 3"
"""A house in each country."""


def default(state: State) -> str:
    return game.default(state).words


def prior(state: State, words: str) -> float:
    return game.priors(state)[offered(state).index(words)]


def best(state: State) -> str:
    """What looks best of all that is offered."""
    priors = game.priors(state)
    return offered(state)[priors.index(max(priors))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("huus", ["advantage", "protection"])
def test_defaults_play_a_whole_game(seats: int, huus: str) -> None:
    state, chance = new(seats, {"huus": huus}), Random(seats)
    while not is_over(state):
        assert sum(game.value(state)) == pytest.approx(1)
        if state.seat == NATURE:
            game.apply(state, random_action(state, chance))
        else:
            assert sum(game.priors(state)) == pytest.approx(1)
            assert default(state) == best(state)
            game.apply(state, game.default(state))

    assert max(game.scores(state)) >= 50, "they got to the end of the scale"
    assert state.year < 12


# --- A position ---


def test_whatever_one_has_more_makes_a_better_position() -> None:
    even = game.value(second_half(seats=2, yellow=has(religion="catholic 4")))
    better = [
        has(points=4),
        has(goods="book"),
        has(protection=1),
        has(tiles="vp-3"),
        has(tiles="sell"),
        has(houses="england 4"),
    ]
    for things in better:
        values = game.value(second_half(seats=2, yellow=things))
        assert values[0] > even[0], things
        assert values[1] < even[1], things


def test_a_character_is_worth_its_uses_to_come() -> None:
    uses = [f"white {face} elizabeth-i" for face in (2, 4, 6)]
    values = [game.value(second_half(yellow=has(cards=cards)))[0] for cards in uses]

    assert values == sorted(values)
    assert len(set(values)) == 3


def test_in_the_last_year_there_is_no_time_for_characters() -> None:
    long, short = (has(cards=f"white {face} elizabeth-i") for face in (6, 2))
    states = [
        second_half(last_year=True, turn="blue", first="yellow", yellow=one)
        for one in (long, short)
    ]

    assert game.value(states[0]) == pytest.approx(game.value(states[1]))


def test_the_end_is_counted_as_it_is() -> None:
    state = moving(seats=2, last_year=True, turn="blue", first="yellow", yellow=has(points=20))
    while not is_over(state):
        play(state, "nothing" if "nothing" in offered(state) else offered(state)[0])

    assert game.value(state) == [1.0, 0.0]


def test_a_house_where_the_own_religion_leads_is_worth_more() -> None:
    house = has(houses="spain 5", religion="catholic 4")
    led, trailing = (
        game.value(second_half(stones={"spain": stones}, yellow=house))[0]
        for stones in ("2 catholic", "2 protestant")
    )

    assert led > trailing


def test_a_religion_die_that_shows_little_is_a_hope_of_changing_sides() -> None:
    stones = {"spain": "2 protestant", "england": "2 protestant"}
    soon, late = (
        game.value(
            second_half(
                stones=stones,
                yellow=has(religion=religion, houses="england 5, spain 5"),
            )
        )[0]
        for religion in ("catholic 1", "catholic 5")
    )

    assert soon > late


def test_a_lead_is_the_surer_the_fewer_stones_are_to_come() -> None:
    assert WIN[0][10] == 1.0
    assert WIN[0][9] == 0.0
    assert WIN[2][9] < WIN[1][10] < WIN[1][11] < 1.0, "the less is to come, the surer"
    for row in WIN:
        assert list(row) == sorted(row)


def test_nobody_gains_time_by_paying() -> None:
    before = second_half(yellow=has(points=30, cards="white 3 elizabeth-i"))
    after = before.copy()
    play(after, "pay for white")

    assert Forecast(after).years == Forecast(before).years
    assert Forecast(second_half(yellow=has(points=31))).years < Forecast(before).years


def test_many_goods_wait_for_their_sale() -> None:
    state = second_half(yellow=has(houses=FOUR))
    player = state.players[0]
    worths = []
    for number in range(8):
        player.goods = [number, 0, 0, 0]
        worths.append(goods_worth(state, player, 4.0))
    steps = [after - before for before, after in pairwise(worths)]

    assert min(steps) > 0
    assert steps[0] > steps[1] > steps[6]


# --- Drawing a character ---


def test_a_high_number_is_chosen_for_a_character_that_serves_long() -> None:
    state = rolled("white 2, brown 6", open="england elizabeth-i, spain king-felipe-ii")

    assert default(state) == "brown in spain"


def test_in_the_last_year_a_new_house_counts_more_than_a_character() -> None:
    state = rolled(
        "white 6, brown 2",
        last_year=True,
        open="england elizabeth-i, spain king-felipe-ii",
        yellow=has(houses="england 6"),
    )

    assert default(state) == "brown in spain"


def test_a_used_up_deck_still_gives_a_house() -> None:
    state = rolled("blue 6", open="france -", decks={"france": ""})

    assert prior(state, "blue in france") > prior(state, "white in england")


def test_a_stone_that_finds_no_space_does_no_harm() -> None:
    """The ore trader of Spain brings a Protestant stone."""
    full, open_still = (
        rolled(
            "brown 3",
            open="spain ore-trader",
            stones={"spain": stones, "england": "4 neutral"},
            yellow=has(houses="spain 6", religion="catholic 4"),
        )
        for stones in ("catholic, protestant, 2 neutral", "catholic, protestant, neutral")
    )

    assert prior(full, "brown in spain") > prior(open_still, "brown in spain")


def test_nobody_renounces_a_character_for_nothing() -> None:
    state = rolled("white 1", yellow=has(points=5, houses=FOUR))

    assert default(state) != "renounce"


def test_a_stone_of_the_other_religion_is_warded_off_from_a_fine_house() -> None:
    table = {"stones": {"spain": "catholic, protestant, neutral"}, "open": "spain ore-trader"}
    house = has(houses="spain 5", religion="catholic 4", protection=1)
    state = rolled("brown 6", yellow=house, **table)  # type: ignore[arg-type]
    play(state, "brown in spain")
    assert question(state) == ("yellow", "LayStone")
    assert default(state) == "ward off"
    own = rolled(
        "brown 6",
        stones={"spain": "catholic"},
        open="spain cloth-merchant",
        yellow=house,
    )
    assert default(play(own, "brown in spain")) == "lay stone"


def test_a_house_is_raised() -> None:
    state = rolled("brown 6", yellow=has(houses="spain 2"))

    assert step(play(state, "brown in spain")) == "SetUpHouse"
    assert default(state) == "raise"


# --- The track and sales ---


def test_the_disk_goes_where_goods_are_sold() -> None:
    state = moving(yellow=has(points=5, space=19, goods="cloth, wine", houses="england 3"))

    assert default(state) == "move to 1"
    play(state, "move to 1")
    assert default(state) == "sell cloth in england"
    play(state, "sell cloth in england")
    assert default(state) == "sell wine in england"


def test_a_space_is_skipped_only_if_that_pays() -> None:
    """From 17 on the next purple space is the ship to England, and then that to France."""
    goods, nothing = (
        has(points=5, space=17, goods=goods, houses="france 3", cards=OTHERS)
        for goods in ("book, ore", "")
    )

    assert default(moving(yellow=goods, blue=has(space=7))) == "move to 6"
    assert default(moving(yellow=nothing, blue=has(space=7))) == "move to 1"


OTHERS = "white 3 ore-trader, blue 3 ore-trader, orange 3 ore-trader, brown 3 ore-trader"
"""Only the purple die is free."""


def test_of_two_countries_the_one_that_pays_more_comes_first() -> None:
    state = on_space(8, yellow=has(goods="ore", houses="france 2, spain 2"))

    assert default(state) == "sell ore in spain"
    with_two = on_space(8, yellow=has(goods="4 ore", houses="france 2, spain 2"))
    play(with_two, "sell ore in spain")
    assert default(with_two) == "sell ore in france"


def test_a_good_is_taken_that_can_be_sold_dear() -> None:
    state = on_space(4, yellow=has(houses="spain 3"))

    assert default(state) == "take ore"


def test_nothing_that_brings_something_is_declined() -> None:
    assert default(on_space(5)) == "score"
    assert default(on_space(3)) == "take protection"
    assert default(on_space(9)) == "take advantage"
    assert default(drawn("caterina-de-medici")) == "score"
    assert default(drawn("england barney-willard", yellow=has(space=1))) == "next space"


def test_the_captain_sells_if_it_costs_no_better_sale() -> None:
    rich = drawn("spain captain", yellow=has(goods="3 ore", houses="spain 2"))
    assert default(rich) == "sell ore"


# --- Stones and religion ---


def test_stones_are_placed_for_oneself_and_removed_against_others() -> None:
    state = drawn(
        "archdeacon-romero",
        stones={"spain": "catholic, protestant", "france": "2 protestant, catholic"},
        yellow=has(houses="spain 5, france 5", religion="catholic 4"),
    )

    placed = prior(state, "place catholic in spain")
    assert placed > prior(state, "nothing")
    assert prior(state, "place protestant in spain") < prior(state, "nothing")
    assert prior(state, "remove protestant from france") > prior(state, "nothing")
    assert prior(state, "remove catholic from spain") < prior(state, "nothing")


def test_a_stone_that_helps_none_but_a_rival_is_not_placed() -> None:
    state = on_space(7, yellow=has(religion="protestant 4"), green=has(houses="spain 6"))

    assert prior(state, "place catholic in spain") < prior(state, "place catholic in england")


def test_the_religion_is_chosen_that_wins_where_one_has_houses() -> None:
    table = {"england": "2 protestant, neutral", "spain": "catholic"}
    state = first_half(
        stones=table,
        blue=has(religion="catholic 3"),
        yellow=has(religion="catholic 1", houses="england 6, spain 2"),
    )
    play(state, "roll 3")

    assert default(state) == "protestant"


def test_without_houses_one_is_best_alone() -> None:
    state = first_half(seats=2, yellow=has(religion="protestant 1"))
    play(state, "roll 3")

    assert default(state) == "catholic"


# --- Dice ---


def test_the_die_of_the_best_character_is_turned_up() -> None:
    state = on_space(10, yellow=has(cards="white 2 elizabeth-i, blue 2 isabelle-palot"))

    assert default(state) == "turn white up"


def test_no_die_is_turned_down_on_a_character_that_serves() -> None:
    state = on_space(10, yellow=has(cards="white 3 elizabeth-i"))

    assert prior(state, "turn white down") < prior(state, "nothing")


def test_a_character_that_brings_little_makes_room_before_a_good_one() -> None:
    bound = "white 4 elizabeth-i, brown 2 pedro-ruiz, orange 4 margherita-of-parma"
    state = on_space(19, yellow=has(cards=bound))

    assert prior(state, "free brown") > prior(state, "free white")


def test_a_die_in_loch_leven_is_taken_off_before_one_on_a_character() -> None:
    state = on_space(19, yellow=has(cards="white 4 elizabeth-i", loch_leven="brown 3"))

    assert default(state) == "free brown"


def test_nobody_pays_for_dice_without_need() -> None:
    state = first_half(yellow=has(points=20, cards="white 3 elizabeth-i"))
    assert default(state) == "go on"
    assert prior(state, "pay for white") < 1e-9 * prior(state, "go on"), "not even tried"
    assert prior(state, "pay for black") < 1e-9 * prior(state, "go on")


def test_a_change_of_religion_is_paid_for_if_a_conflict_is_worth_it() -> None:
    state = second_half(
        stones={"england": "3 protestant, neutral", "spain": "3 protestant, neutral"},
        yellow=has(points=20, religion="catholic 5", houses="england 6, spain 6"),
    )

    assert default(state) == "pay for black"


def test_whoever_has_no_die_left_pays_for_one() -> None:
    state = second_half(yellow=has(points=20, cards=f"{OTHERS}, purple 2 isabelle-palot"))

    assert default(state) == "pay for purple"


# --- Tiles and protection ---


def test_a_tile_is_kept_for_a_better_moment() -> None:
    state = first_half(yellow=has(tiles="neutral"))

    assert default(state) == "go on"


def test_a_stone_tile_completes_a_conflict_that_is_won() -> None:
    state = first_half(
        stones={"spain": "catholic, 2 neutral"},
        yellow=has(tiles="catholic", houses="spain 6", religion="catholic 4"),
    )

    assert default(state) == "use catholic"
    assert default(play(state, "use catholic")) == "place catholic in spain"


def test_in_the_last_turn_tiles_are_used_for_whatever_they_bring() -> None:
    state = moving(last_year=True, yellow=has(tiles="sell", goods="ore", houses="spain 3"))

    assert prior(state, "use sell") > 0.01
    play(state, "move to 3 | nothing")
    assert question(state) == ("yellow", "Moment")
    assert default(state) == "use sell"


def facing(event: str, **table: object) -> State:
    """Yellow has drawn a character in England, and this event is turned up."""
    state = drawn("england captain", **table)  # type: ignore[arg-type]
    while state.seat != NATURE:
        play(state, "nothing" if "nothing" in offered(state) else "go on")
    return play(state, f"reveal event {event}")


def test_protection_is_used_against_a_loss_that_weighs_more() -> None:
    state = facing("mary-stuart", yellow=has(points=9, protection=3, religion="catholic 4"))
    assert question(state) == ("yellow", "FaceEvent")
    assert default(state) == "protect"
    poor = facing("mary-stuart", yellow=has(points=1, protection=1, religion="catholic 4"))
    assert default(poor) == "suffer"


def test_a_protection_tile_is_given_for_many_points_only() -> None:
    rich = facing("accession", yellow=has(protection=1, religion="catholic 5"))
    assert default(rich) == "reward"
    poor = facing("accession", yellow=has(protection=1, religion="catholic 1"))
    assert default(poor) == "keep"


def test_the_good_is_lost_that_is_worth_least() -> None:
    state = facing("armada", yellow=has(goods="book, ore", houses="spain 4, england 1"))

    assert default(state) == "lose book"


def test_the_die_is_sent_that_is_missed_least() -> None:
    state = facing(
        "excommunication",
        yellow=has(cards="purple 5 spain king-felipe-ii, brown 2 pedro-ruiz", houses="england 2"),
    )

    assert prior(state, "send purple") < prior(state, "send brown")
    assert default(state) in ("send blue", "send orange", "send brown")


# --- Secrets ---


def test_the_tiles_of_others_change_no_promise() -> None:
    known = first_half(yellow=has(tiles="neutral, vp-1"), blue=has(tiles="vp-3, next"))
    other = first_half(yellow=has(tiles="neutral, vp-1"), blue=has(tiles="sell, vp-1"))

    assert game.priors(known) == game.priors(other)
    assert game.default(known) is game.default(other)


def test_a_seat_that_is_not_asked_is_judged_all_the_same() -> None:
    state = second_half(turn="blue", first="yellow", red=has(points=30))

    assert state.seat == NATURE
    assert default(state) == "roll 1", "somebody must say something for chance as well"
    values = game.value(state)
    assert max(values) == values[seat("red")]
