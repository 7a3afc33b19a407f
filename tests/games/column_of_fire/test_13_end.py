"""13 The end of the game, 14 the rule to choose, 1 the game as a whole."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.column_of_fire.families import (
    disk,
    let_pass,
    offered,
    play,
    points,
    question,
    seat,
    step,
    winners,
)
from games.column_of_fire.positions import (
    Table,
    drawn,
    first_half,
    has,
    moving,
    new,
    on_space,
    second_half,
)
from kingsbridge.core.steps import is_over
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import COLOURS, COUNTRIES
from kingsbridge.games.column_of_fire.state import SOURCES, State

ALL_LAID = "white 3, blue 3, orange 3, brown 3, purple 3"
STUCK = has(loch_leven=ALL_LAID)
"""Who has no free die does nothing in a second half, and pays a point if he has one."""


def last_turn(**table: Unpack[Table]) -> State:
    """Red has no free die and is the last in the last year: his turn ends the game at once."""
    full: Table = {"last_year": True, "turn": "red", "first": "yellow", **table}
    full["red"] = {**STUCK, **table.get("red", {})}
    return let_pass(second_half(**full), is_over)


def test_13_2_example_of_the_final_points() -> None:
    """Three houses 6, a protection tile 1, three goods 1, tiles of one and two points 3: eleven."""
    state = last_turn(
        yellow=has(
            points=20,
            houses="england 1, france 6, spain 2",
            protection=1,
            goods="2 book, wine",
            tiles="vp-1, vp-2",
        )
    )

    assert game.scores(state)[0] == 31
    account = game.account(state)[0]
    assert [
        account[f"account-from-{part}"] for part in ("houses", "protection", "goods-left", "tiles")
    ] == [6, 1, 1, 3]


@pytest.mark.parametrize(
    ("goods", "scored"), [("", 0), ("book", 0), ("book, ore", 1), ("5 wine", 2)]
)
def test_13_2_a_point_for_every_two_goods(goods: str, scored: int) -> None:
    assert game.scores(last_turn(yellow=has(goods=goods)))[0] == scored


@pytest.mark.parametrize(("tiles", "scored"), [("2 vp-3", 6), ("5 vp-2", 10), ("sell, turn", 0)])
def test_13_2_tiles_with_points_count_others_do_not(tiles: str, scored: int) -> None:
    assert game.scores(last_turn(yellow=has(tiles=tiles)))[0] == scored


def test_13_2_the_site_of_a_house_does_not_matter() -> None:
    state = last_turn(yellow=has(houses="england 6"), blue=has(houses="england 1"))

    assert game.scores(state)[:2] == [2, 2]


# --- When it ends ---


@pytest.mark.parametrize("reached", [50, 51])
def test_13_1_ruling_03_the_year_in_which_somebody_has_50_points_is_played_out(
    reached: int,
) -> None:
    state = on_space(5, first="yellow", yellow=has(points=reached - 2))
    play(state, "score")
    if step(state) == "Moment":
        assert game.view(state, 0)["last_year"]
        play(state, "go on")

    assert game.view(state, 0)["last_year"]
    assert not is_over(state)
    turns = []
    while not is_over(state):
        turns.append(game.view(state, 0)["turn"])
        assert game.view(state, 0)["year"] == 2
        words = offered(state)
        play(state, "go on" if "go on" in words else "nothing" if "nothing" in words else words[0])
    assert set(turns) == {1, 2, 3}, "everybody else has his second half"


def test_13_1_forty_nine_points_are_not_enough() -> None:
    state = play(on_space(5, yellow=has(points=47)), "score")

    assert points(state) == 49
    assert not game.view(state, 0)["last_year"]


def test_13_1_ruling_42_it_stays_the_last_year_whatever_is_lost_afterwards() -> None:
    state = play(on_space(5, yellow=has(points=48, loch_leven="white 3")), "score")
    assert (points(state), game.view(state, 0)["last_year"]) == (50, True)

    play(state, "pay for black | roll 3 | catholic | go on")

    assert points(state) == 47
    assert game.view(state, 0)["last_year"]


def test_13_1_ruling_42_tiles_with_points_do_not_bring_the_end() -> None:
    state = play(on_space(5, yellow=has(points=47, tiles="2 vp-3")), "score")

    assert points(state) == 49
    assert not game.view(state, 0)["last_year"]


@pytest.mark.parametrize(
    ("words", "start"), [("in a conflict", 44), ("by selling", 46), ("for the minority", 49)]
)
def test_13_1_ruling_42_points_of_any_kind_count(words: str, start: int) -> None:
    if words == "in a conflict":
        state = on_space(
            17, yellow=has(points=start, houses="england 6"), stones={"england": "3 catholic"}
        )
        play(state, "place neutral in england | go on")
    elif words == "by selling":
        state = on_space(1, yellow=has(points=start, houses="england 6", goods="cloth"))
        play(state, "sell cloth in england")
    else:
        state = first_half(yellow=has(points=start), green=has(religion="protestant 3"))
        play(state, "go on")

    assert points(state) == 50
    assert game.view(state, 0)["last_year"]


def test_13_1_ruling_43_a_deck_without_characters_ends_the_game_too() -> None:
    state = drawn("elizabeth-i", decks={"england": "event armada"})
    play(state, "score")
    assert not game.view(state, 0)["last_year"]
    play(state, "reveal event armada")

    assert game.view(state, 0)["last_year"]
    assert question(state) == ("yellow", "MoveDisk"), "the year is played out"


def test_13_1_ruling_43_also_when_its_last_card_is_removed() -> None:
    state = drawn("rollo-fitzgerald", decks={"spain": ""})
    assert not game.view(state, 0)["last_year"]

    play(state, "dismiss spain")

    assert game.view(state, 0)["last_year"]


def test_13_1_ruling_43_not_while_the_last_character_still_lies_open() -> None:
    state = drawn("elizabeth-i", decks={"england": "captain"})
    play(state, "score | reveal england captain")

    assert not game.view(state, 0)["last_year"]


@pytest.mark.parametrize(("year", "last"), [(38, False), (39, True)])
def test_13_1_ruling_68_year_forty_is_the_last(year: int, last: bool) -> None:  # noqa: FBT001 -- a case
    state = let_pass(moving(year=year, turn="red", first="yellow"), lambda at: at.year == year + 1)

    assert game.view(state, 0)["last_year"] is last
    let_pass(state, lambda at: is_over(at) or at.year > year + 1)
    assert is_over(state) is last


# --- Who wins ---


def test_13_3_whoever_has_the_most_points_wins() -> None:
    state = last_turn(
        yellow=has(points=10), blue=has(points=12), green=has(points=3), red=has(points=6)
    )

    assert game.ranking(state) == [2, 1, 4, 3]
    assert winners(state) == "blue"


def test_13_3_of_equals_the_one_with_more_goods_left() -> None:
    state = last_turn(
        yellow=has(points=10, goods="book, ore, wine", religion="catholic 1"),
        blue=has(points=10, goods="book, wine", religion="protestant 5"),
    )

    assert game.scores(state)[:2] == [11, 11]
    assert game.ranking(state)[:2] == [1, 2]


def test_13_3_the_account_begins_with_what_is_compared() -> None:
    state = last_turn(yellow=has(points=10, goods="2 book, wine", religion="catholic 4"))

    assert list(game.account(state)[0].items())[:3] == [
        ("account-points", 11),
        ("account-goods", 3),
        ("account-religion-die", 4),
    ]


def test_13_3_then_the_one_whose_religion_die_shows_more() -> None:
    state = last_turn(
        yellow=has(points=10, goods="book", religion="catholic 3"),
        blue=has(points=10, goods="wine", religion="protestant 4"),
    )

    assert game.ranking(state)[:2] == [2, 1]


def test_13_3_then_there_are_several_winners() -> None:
    state = last_turn(
        yellow=has(points=10, goods="book", religion="catholic 3"),
        blue=has(points=10, goods="wine", religion="protestant 3"),
        green=has(points=9),
    )

    assert winners(state) == "yellow, blue"
    assert game.ranking(state) == [1, 1, 3, 4]


def test_13_3_ruling_67_the_others_are_ranked_in_the_same_way() -> None:
    state = last_turn(
        yellow=has(points=30),
        blue=has(points=10, goods="book", religion="protestant 2"),
        green=has(points=10, goods="wine", religion="catholic 5"),
        red=has(points=11, religion="protestant 2", goods="ore"),
    )

    assert game.scores(state) == [30, 10, 10, 10], "red pays a point in his turn"
    assert game.ranking(state) == [1, 3, 2, 3]


# --- The game as a whole ---


def test_1_1_points_come_from_many_things_and_the_account_tells_which() -> None:
    state = on_space(
        1,
        yellow=has(
            points=2, houses="england 4", goods="cloth", tiles="neutral", religion="catholic 4"
        ),
        green=has(religion="protestant 4"),
        stones={"england": "3 catholic"},
    )
    play(state, "sell cloth in england | use neutral | place neutral in england")
    play(state, "pay for black | roll 2 | catholic | go on")

    account = game.account(state)[0]
    parts = {part: account[f"account-from-{part}"] for part in SOURCES}
    found = {part: number for part, number in parts.items() if number}
    assert found == {
        "start": 3,
        "sales": 4,
        "conflicts": 4,
        "minority": 1,
        "paid": -1 - 3,
    }
    assert game.scores(state)[0] == points(state) == sum(found.values())


def test_1_2_two_halves_a_year_each_in_turn() -> None:
    state = let_pass(new(3), lambda at: at.year == 1)
    seen: list[tuple[int, int, int]] = []
    while state.year < 4:
        table = game.view(state, 0)
        now = (table["year"], table["half"], table["turn"])
        if table["half"] == 2 and now not in seen:
            seen.append(now)
        words = offered(state)
        idle = [word for word in words if word in ("nothing", "go on", "suffer", "keep")]
        play(state, (idle or words)[0])

    assert seen == [(year, 2, who) for year in (1, 2, 3) for who in (0, 1, 2)]


def test_1_3_two_to_four_players_with_six_dice() -> None:
    assert list(game.SEATS) == [2, 3, 4]
    for seats in game.SEATS:
        table = game.view(new(seats), 0)
        assert [player["colour"] for player in table["players"]] == list(COLOURS[:seats])
        for player in table["players"]:
            assert [die["name"] for die in player["dice"]] == [
                "white",
                "blue",
                "orange",
                "brown",
                "purple",
            ]
    assert game.box().religion_die == (1, 2, 3, 3, 4, 5)


def test_1_4_ruling_06_points_are_paid_only_if_one_has_them() -> None:
    state = moving(yellow=has(points=0, space=1, loch_leven="white 3"))

    assert "move to 7" not in offered(state)
    assert "pay for white" not in offered(state)


def test_1_5_ruling_65_only_the_owner_knows_his_tiles_others_their_number() -> None:
    state = moving(yellow=has(tiles="vp-1, sell"))
    mine, theirs = (game.view(state, eyes)["players"][0] for eyes in (0, 1))

    assert (mine["tiles"], theirs["tiles"]) == (["vp-1", "sell"], None)
    assert (mine["tile_count"], theirs["tile_count"]) == (2, 2)
    assert (mine["end"]["tiles"], theirs["end"]["tiles"]) == (1, None)


def test_14_1_ruling_01_the_option_says_what_father_huus_gives() -> None:
    english = drawn("father-huus", options={"huus": "advantage"})
    french = drawn("father-huus", options={"huus": "protection"})

    assert offered(english) == ["take advantage", "nothing"]
    assert offered(french) == ["take protection", "nothing"]
    assert game.view(french, seat("blue"))["variants"] == {"french": True}


@pytest.mark.parametrize("name", ["ned-willard", "sylvie-palot", "carlos-cruz"])
def test_14_1_all_other_characters_stay_as_they_are(name: str) -> None:
    state = drawn(name, options={"huus": "protection"})

    assert offered(state) == ["take advantage", "nothing"]


def test_2_1_the_starting_player_stays_the_same() -> None:
    state = let_pass(new(2), lambda at: at.year == 3)

    assert game.view(state, 0)["first"] == 0
    assert disk(state) > 0
    assert len(COUNTRIES) == 4
