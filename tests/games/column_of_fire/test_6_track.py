"""6 The action track: where a die leads, what it costs, and what every space does."""

from __future__ import annotations

import pytest

from games.column_of_fire.families import (
    asked,
    cards,
    discard,
    disk,
    free,
    gone,
    goods,
    offered,
    play,
    points,
    protection,
    question,
    refused,
    religion,
    roll,
    stones,
    tiles,
)
from games.column_of_fire.positions import Things, drawn, has, moving, on_space
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import COUNTRIES
from kingsbridge.games.column_of_fire.state import State

ALL_HOUSES = "england 1, france 1, netherlands 1, spain 1"


def laid(*but: str) -> str:
    """All dice lie in Loch Leven, but these."""
    return ", ".join(f"{die} 3" for die in DICE if die not in but)


DICE = ("white", "blue", "orange", "brown", "purple")


def goes(state: State) -> list[int]:
    """The spaces that are offered."""
    return sorted(int(word.split()[-1]) for word in offered(state) if word.startswith("move to "))


def yellow_on_9(points: int = 2, *dice: str) -> State:
    """The rulebook's example: yellow on a white space, green on the second white one after it."""
    return moving(
        yellow=has(points=points, space=9, loch_leven=laid(*dice)),
        blue=has(space=6),
        green=has(space=20),
        red=has(space=16),
    )


# --- Moving ---


def test_6_1_example_of_the_yellow_player_with_the_purple_die() -> None:
    state = yellow_on_9(0, "purple")

    assert goes(state) == [11]
    play(state, "move to 11")
    assert disk(state) == 11
    assert game.box().spaces[10].symbol.code == "ship:spain"


def test_6_2_example_of_the_yellow_player_with_the_white_die() -> None:
    """Space 13 is the first, 20 green's, 2 costs a point; nobody comes back to where he began."""
    state = yellow_on_9(2, "white")

    assert goes(state) == [2, 13]
    assert refused(state, "move to 20") == "illegal-space-taken"
    assert refused(state, "move to 9") == "illegal-space-taken"
    play(state, "move to 2")
    assert (disk(state), points(state)) == (2, 1)
    assert offered(state)[0] == "take cloth"


def test_6_2_example_the_first_space_costs_nothing() -> None:
    state = play(yellow_on_9(2, "white"), "move to 13")

    assert (disk(state), points(state)) == (13, 2)


def test_6_1_the_die_stays_free() -> None:
    state = play(yellow_on_9(0, "white"), "move to 13")

    assert free(state) == "white"


def test_6_1_the_numbers_of_the_dice_play_no_role() -> None:
    state = moving(yellow=has(space=1))

    assert goes(state) == [2, 3, 4, 5], "6, 11 and 16 are taken, so purple leads nowhere"


def test_6_1_whoever_has_a_free_die_must_move() -> None:
    state = moving(yellow=has(space=1))

    assert "nothing" not in offered(state)
    assert refused(state, "nothing") == "illegal-move-first"


def test_6_3_ruling_35_a_die_whose_spaces_are_all_taken_is_no_choice() -> None:
    state = moving(yellow=has(loch_leven=laid("purple")), seats=4)

    assert game.view(state, 0)["turn"] == 1, "all four disks stand on ships: no move"
    assert disk(state) == 1


def test_6_1_ruling_36_it_must_move_if_any_die_can() -> None:
    state = moving(yellow=has(loch_leven=laid("purple", "blue")))

    assert goes(state) == [3]


def test_6_1_ruling_37_the_purple_die_leads_to_purple_spaces_alone() -> None:
    state = moving(
        yellow=has(space=3, loch_leven=laid("purple"), points=3),
        blue=has(space=20),
        green=has(space=19),
        red=has(space=18),
    )

    assert goes(state) == [1, 6, 11, 16]


def test_6_1_a_die_that_drew_a_character_does_not_lead_to_a_ship() -> None:
    state = drawn("elizabeth-i", yellow=has(loch_leven="purple 3"))
    play(state, "nothing | reveal england captain")

    assert not set(goes(state)) & {1, 6, 11, 16}


@pytest.mark.parametrize(
    ("held", "spaces"),
    [(0, [3]), (1, [3, 7]), (2, [3, 7, 15]), (3, [3, 7, 15, 19]), (9, [3, 7, 15, 19])],
)
def test_6_2_ruling_61_each_space_of_the_colour_passed_over_costs_a_point(
    held: int, spaces: list[int]
) -> None:
    """And at most three, for no colour has more than four spaces."""
    state = moving(yellow=has(space=1, points=held, loch_leven=laid("blue")))

    assert goes(state) == spaces


@pytest.mark.parametrize(("space", "left"), [(3, 3), (7, 2), (15, 1), (19, 0)])
def test_6_2_ruling_06_a_cost_may_be_paid_down_to_no_point(space: int, left: int) -> None:
    state = moving(yellow=has(space=1, points=3, loch_leven=laid("blue")))

    play(state, f"move to {space}")

    assert (disk(state), points(state)) == (space, left)


def test_6_2_ruling_06_but_not_below() -> None:
    state = moving(yellow=has(space=1, points=1, loch_leven=laid("blue")))

    assert refused(state, "move to 15") == "illegal-skip-points"


def test_6_2_ruling_61_the_own_space_and_all_beyond_is_out_of_reach() -> None:
    """From a space of the die's colour there are but three others."""
    state = moving(yellow=has(space=7, points=5, loch_leven=laid("blue")), blue=has(space=8))

    assert goes(state) == [3, 15, 19]
    assert refused(state, "move to 7") == "illegal-space-taken"


def test_6_2_occupied_spaces_do_not_count() -> None:
    state = moving(
        yellow=has(space=1, points=1, loch_leven=laid("blue")),
        blue=has(space=3),
        green=has(space=15),
        red=has(space=20),
    )

    assert goes(state) == [7, 19]


def test_6_2_ruling_61_from_a_space_behind_all_of_a_colour_each_is_offered_once() -> None:
    """Right behind white 2, or right before it: nobody goes round more than once."""
    behind = moving(yellow=has(space=1, points=3, loch_leven=laid("white")), green=has(space=9))
    before = moving(yellow=has(space=3, points=3, loch_leven=laid("white")))

    assert goes(behind) == [2, 13, 20]
    assert goes(before) == [2, 9, 13, 20]


def test_6_1_any_disk_is_in_the_way_that_of_the_first_seat_too() -> None:
    state = moving(turn="blue", yellow=has(space=3), blue=has(space=1, loch_leven=laid("blue")))

    assert goes(state) == [7]


def test_6_2_a_space_that_no_free_die_leads_to() -> None:
    state = moving(yellow=has(space=1, loch_leven=laid("blue")))

    assert refused(state, "move to 2") == "illegal-die-on-card"


def test_6_1_only_one_disk_stands_on_a_space() -> None:
    state = moving(yellow=has(space=1, loch_leven=laid("blue")), blue=has(space=3))

    assert goes(state) == [7]


def test_6_4_a_space_need_not_be_used() -> None:
    state = play(on_space(5), "nothing")

    assert (points(state), disk(state)) == (0, 5)
    assert question(state) == ("nature", "RollDice")


# --- What the spaces do ---

SIMPLE = [
    (2, ["take cloth", "nothing"]),
    (3, ["take protection", "nothing"]),
    (4, ["take book", "take ore", "take cloth", "take wine", "nothing"]),
    (5, ["score", "nothing"]),
    (7, [*(f"place catholic in {country}" for country in COUNTRIES), "nothing"]),
    (8, ["take ore", "nothing"]),
    (9, ["take advantage", "nothing"]),
    (10, ["turn black down", "turn black up", "nothing"]),
    (12, ["take protection", "nothing"]),
    (13, [*(f"place protestant in {country}" for country in COUNTRIES), "nothing"]),
    (14, ["take advantage", "nothing"]),
    (15, ["take book", "nothing"]),
    (17, [*(f"place neutral in {country}" for country in COUNTRIES), "nothing"]),
    (18, ["take wine", "nothing"]),
    (19, ["free black", "nothing"]),
    (20, ["take book", "take ore", "take cloth", "take wine", "nothing"]),
]


@pytest.mark.parametrize(("number", "words"), SIMPLE)
def test_6_4_what_every_space_offers(number: int, words: list[str]) -> None:
    state = on_space(number)

    assert question(state) == ("yellow", "UseSpace")
    assert sorted(offered(state)) == sorted(words)


@pytest.mark.parametrize("number", [1, 6, 11, 16])
def test_6_4_ruling_60_a_ship_without_a_sale_is_not_asked_about(number: int) -> None:
    state = on_space(number, yellow=has(houses=ALL_HOUSES))

    assert disk(state) == number
    assert question(state) == ("nature", "RollDice")


DONE = [
    (2, "take cloth", "1 cloth"),
    (4, "take ore", "1 ore"),
    (8, "take ore", "1 ore"),
    (15, "take book", "1 book"),
    (18, "take wine", "1 wine"),
    (20, "take wine", "1 wine"),
]


@pytest.mark.parametrize(("number", "words", "good"), DONE)
def test_7_15_ruling_04_goods_are_taken_those_pictured_or_any(
    number: int, words: str, good: str
) -> None:
    state = play(on_space(number), words)

    assert goods(state) == good
    assert game.view(state, 0)["turn"] == 1


def test_7_5_points_protection_and_tiles_are_taken() -> None:
    assert points(play(on_space(5), "score")) == 2
    assert protection(play(on_space(3), "take protection")) == 1
    assert protection(play(on_space(12), "take protection")) == 1
    for number in (9, 14):
        state = play(on_space(number), "take advantage")
        assert question(state) == ("nature", "DrawTile")
        assert tiles(play(state, "draw vp-3")) == "vp-3"


@pytest.mark.parametrize(("number", "stone"), [(7, "catholic"), (13, "protestant")])
def test_7_8_ruling_05_a_stone_of_the_religion_shown_is_placed_or_removed(
    number: int, stone: str
) -> None:
    state = on_space(
        number, stones={"spain": "catholic, protestant, neutral", "france": "2 neutral"}
    )
    places = [f"place {stone} in {country}" for country in COUNTRIES]

    assert sorted(offered(state)) == sorted([*places, f"remove {stone} from spain", "nothing"])
    other = play(state.copy(), f"place {stone} in france")
    assert stones(other, "france") == f"1 {stone}, 2 neutral"
    play(state, f"remove {stone} from spain")
    assert f"1 {stone}" not in stones(state, "spain")


def test_7_7_a_neutral_stone_is_placed() -> None:
    state = play(on_space(17, stones={"spain": "neutral"}), "place neutral in spain")

    assert stones(state, "spain") == "2 neutral"


def test_7_9_a_die_is_turned_on_space_10_and_removed_on_space_19() -> None:
    yellow = has(cards="white 4 elizabeth-i", loch_leven="brown 2")
    turned = play(on_space(10, yellow=yellow), "turn brown up")
    freed = play(on_space(19, yellow=yellow), "free white")

    assert game.view(turned, 0)["players"][0]["dice"][3]["face"] == 3
    assert (cards(freed), gone(freed, "england")) == ("", ["elizabeth-i"])


# --- Ships ---


SHIPS = [
    (1, "england", "cloth", "wine"),
    (6, "france", "book", "ore"),
    (11, "spain", "ore", "cloth"),
    (16, "netherlands", "wine", "book"),
]
"""With what is sold there for four points, and for two."""


@pytest.mark.parametrize(("number", "country", "dear", "cheap"), SHIPS)
def test_7_14_a_ship_sells_one_of_each_good_of_its_country(
    number: int, country: str, dear: str, cheap: str
) -> None:
    state = on_space(
        number, yellow=has(goods="2 book, 2 ore, 2 cloth, 2 wine", houses=f"{country} 3")
    )

    assert sorted(offered(state)) == sorted(
        [f"sell {dear} in {country}", f"sell {cheap} in {country}", "nothing"]
    )
    play(state, f"sell {dear} in {country}")
    assert points(state) == 4
    assert question(state) == ("yellow", "UseShip")
    assert offered(state)[0] == f"sell {cheap} in {country}"
    assert f"sell {dear} in {country}" not in offered(state)
    play(state, f"sell {cheap} in {country}")
    assert points(state) == 6
    assert sum(state.players[0].goods) == 6
    assert question(state) == ("yellow", "Moment"), "the ship has nothing more to offer"


def test_7_14_example_of_the_ship_of_england_one_of_them_may_be_sold_alone() -> None:
    state = on_space(1, yellow=has(goods="cloth, wine", houses="england 1"))

    play(state, "sell wine in england")
    assert points(state) == 2
    play(state, "nothing")
    assert (points(state), goods(state)) == (2, "1 cloth")


def test_8_1_without_a_trading_house_nothing_is_sold() -> None:
    state = on_space(1, yellow=has(goods="cloth, wine", houses="spain 6"))

    assert question(state) == ("nature", "RollDice")
    assert goods(state) == "1 cloth, 1 wine"


def test_8_1_the_site_plays_no_role_for_the_price() -> None:
    for site in (1, 6):
        state = on_space(1, yellow=has(goods="cloth", houses=f"england {site}"))
        assert points(play(state, "sell cloth in england")) == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_12_1_ruling_59_with_two_or_three_a_ship_also_brings_a_neutral_stone(seats: int) -> None:
    state = on_space(1, seats=seats)

    assert offered(state) == ["place neutral in england", "nothing"]
    play(state, "place neutral in england")
    assert stones(state, "england") == "1 neutral"


def test_12_1_ruling_59_with_four_it_does_not() -> None:
    assert question(on_space(1)) == ("nature", "RollDice")


@pytest.mark.parametrize(
    "order",
    [
        ("sell cloth in england", "sell wine in england", "place neutral in england"),
        ("place neutral in england", "sell wine in england", "sell cloth in england"),
    ],
)
def test_12_1_ruling_59_sales_and_the_stone_one_after_the_other(order: tuple[str, ...]) -> None:
    state = on_space(1, seats=3, yellow=has(goods="cloth, wine", houses="england 1"))
    for words in order:
        assert words in offered(state)
        play(state, words)

    assert (points(state), stones(state, "england")) == (6, "1 neutral")


def test_12_1_ruling_59_one_stone_alone_and_only_on_a_free_space() -> None:
    once = play(
        on_space(1, seats=3, yellow=has(goods="cloth", houses="england 1")),
        "place neutral in england",
    )
    assert offered(once) == ["sell cloth in england", "nothing"]

    last = on_space(1, seats=2, stones={"england": "2 catholic"})
    assert offered(last) == ["place neutral in england", "nothing"]

    full = moving(
        seats=2,
        yellow=has(goods="cloth", houses="england 1", tiles="neutral", space=20),
        stones={"england": "2 catholic"},
    )
    play(full, "use neutral | place neutral in england | move to 1")
    assert offered(full) == ["sell cloth in england", "nothing"]


# --- Goods spaces ---

TRADES = [
    (2, "cloth", "england", "spain"),
    (8, "ore", "spain", "france"),
    (15, "book", "france", "netherlands"),
    (18, "wine", "netherlands", "england"),
]
"""With the country that pays four points, and the one that pays two."""


@pytest.mark.parametrize(("number", "good", "dear", "cheap"), TRADES)
def test_7_15_a_goods_space_sells_its_good_in_both_countries(
    number: int, good: str, dear: str, cheap: str
) -> None:
    """Space 18 is the rulebook's example: wine for 4 in the Netherlands and for 2 in England."""
    state = on_space(number, yellow=has(goods=f"3 {good}", houses=ALL_HOUSES))

    assert sorted(offered(state)) == sorted(
        [f"take {good}", f"sell {good} in {dear}", f"sell {good} in {cheap}", "nothing"]
    )
    play(state, f"sell {good} in {dear}")
    assert (points(state), goods(state)) == (4, f"2 {good}")
    assert question(state) == ("yellow", "SellMore")
    assert offered(state)[:2] == [f"sell {good} in {cheap}", "nothing"]
    play(state, f"sell {good} in {cheap}")
    assert (points(state), goods(state)) == (6, f"1 {good}")
    assert f"take {good}" not in offered(state)
    assert question(state) == ("yellow", "Moment")


def test_7_15_take_or_sell_but_not_both() -> None:
    state = on_space(2, yellow=has(goods="2 cloth", houses=ALL_HOUSES))

    play(state, "take cloth")

    assert (goods(state), points(state)) == ("3 cloth", 0)
    assert game.view(state, 0)["turn"] == 1


def test_7_15_one_sale_alone_is_allowed() -> None:
    state = on_space(2, yellow=has(goods="2 cloth", houses=ALL_HOUSES))

    play(state, "sell cloth in spain | nothing")

    assert (goods(state), points(state)) == ("1 cloth", 2)


def test_7_15_only_where_one_has_a_house_and_as_long_as_one_has_the_good() -> None:
    here = on_space(2, yellow=has(goods="2 cloth", houses="spain 1"))
    assert sorted(offered(here)) == ["nothing", "sell cloth in spain", "take cloth"]

    last = on_space(2, yellow=has(goods="cloth", houses="england 1, spain 1"))
    play(last, "sell cloth in spain")
    assert game.view(last, 0)["turn"] == 1, "no cloth is left"


# --- The sale limit ---


def next_to_cloth() -> State:
    """Yellow has sold cloth by the ship of England, and goes on to the space of cloth."""
    things: Things = {"goods": "4 cloth", "houses": "england 1, spain 1", "tiles": "next, sell"}
    state = moving(
        yellow={**things, "space": 20, "loch_leven": laid("purple")},
        blue=has(space=6),
        green=has(space=11),
        red=has(space=16),
    )
    return play(state, "move to 1 | sell cloth in england | use next")


def test_8_3_ruling_33_not_a_second_time_by_another_space() -> None:
    state = next_to_cloth()

    assert disk(state) == 2
    assert "sell cloth in spain" in offered(state)
    assert "sell cloth in england" not in offered(state)
    assert refused(state, "sell cloth in england") == "illegal-sold"


def test_8_3_ruling_33_sales_for_three_points_are_outside_the_limit() -> None:
    state = play(next_to_cloth(), "sell cloth in spain")
    assert points(state) == 6

    play(state, "use sell")

    assert (points(state), goods(state), discard(state)) == (9, "1 cloth", "sell, next")


def test_8_3_ruling_52_in_the_next_turn_it_is_sold_again() -> None:
    state = play(next_to_cloth(), "nothing | go on")
    assert game.view(state, 0)["turn"] == 1
    prices = game.view(state, 0)["countries"][0]["prices"]

    assert [price["sold"] for price in prices] == [False, False]
    assert (asked(state), religion(state)) == ("nature", "catholic 4")
    roll(state, "")
