"""9 Advantage tiles and payments: when they are possible, and what they do."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.column_of_fire.families import (
    cards,
    discard,
    disk,
    free,
    gone,
    goods,
    loch_leven,
    offered,
    play,
    points,
    protection,
    question,
    refused,
    religion,
    roll,
    step,
    stones,
    tiles,
    torches,
)
from games.column_of_fire.positions import (
    Things,
    drawn,
    first_half,
    has,
    moving,
    on_space,
    rolled,
    second_half,
)
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import COUNTRIES
from kingsbridge.games.column_of_fire.state import State

NEUTRAL: Things = {"tiles": "neutral"}
USE = "use neutral"


# --- Each kind of tile ---


def using(tile: str, **yellow: Unpack[Things]) -> State:
    """Yellow is in his first half, uses this tile, and has nothing else to do."""
    return play(first_half(yellow={"tiles": tile, **yellow}), f"use {tile}")


def test_9_2_a_tile_that_sells_any_good_for_three_points() -> None:
    state = using("sell", goods="2 ore, cloth, wine", houses="spain 1")

    assert question(state) == ("yellow", "UseTile")
    assert offered(state) == ["sell ore", "sell cloth"]
    play(state, "sell ore")
    assert (points(state), goods(state)) == (3, "1 ore, 1 cloth, 1 wine")


def test_9_2_a_tile_that_turns_a_die() -> None:
    state = using("turn", cards="white 5 elizabeth-i", loch_leven="blue 3")

    assert sorted(offered(state)) == sorted(
        [f"turn {die} {way}" for die in ("white", "blue", "black") for way in ("up", "down")]
    )
    play(state, "turn white up")
    assert cards(state) == "white 5 elizabeth-i", "6 at the start, and gone down since"


def test_9_2_a_tile_that_removes_a_character() -> None:
    state = using("remove-character", cards="white 5 elizabeth-i")

    assert offered(state) == ["free white", *(f"dismiss {country}" for country in COUNTRIES)]
    play(state, "dismiss france")
    assert question(state) == ("nature", "TurnUpNext")
    play(state, "reveal france nath")
    assert gone(state, "france") == ["captain"]
    assert step(state) == "UseCharacter"


@pytest.mark.parametrize("stone", ["catholic", "protestant"])
def test_9_2_a_tile_that_places_or_removes_a_stone(stone: str) -> None:
    state = first_half(
        yellow=has(tiles=stone), stones={"france": "catholic, protestant, 2 neutral"}
    )
    play(state, f"use {stone}")

    places = [f"place {stone} in {country}" for country in COUNTRIES if country != "france"]
    assert sorted(offered(state)) == sorted([*places, f"remove {stone} from france"])
    play(state, f"place {stone} in spain")
    assert stones(state, "spain") == f"1 {stone}"


def test_9_2_a_tile_that_places_a_neutral_stone() -> None:
    state = using("neutral")

    assert offered(state) == [f"place neutral in {country}" for country in COUNTRIES]
    play(state, "place neutral in england")
    assert stones(state, "england") == "1 neutral"


def test_9_2_ruling_11_a_tile_that_goes_to_the_next_space() -> None:
    state = using("next", space=2)

    assert disk(state) == 3, "a single possibility is taken at once"
    assert offered(state) == ["take protection", "nothing"]
    play(state, "take protection")
    assert protection(state) == 1


def test_9_2_a_tile_that_removes_a_die() -> None:
    state = using("remove-die", cards="white 5 elizabeth-i", loch_leven="blue 3")

    assert offered(state) == ["free white", "free blue", "free black"]
    play(state, "free blue")
    assert (loch_leven(state), cards(state)) == ("", "white 4 elizabeth-i")


def test_9_2_ruling_60_whoever_uses_a_tile_cannot_decline_it() -> None:
    state = using("neutral")

    assert refused(state, "nothing") == "illegal-tile-spent"


@pytest.mark.parametrize(
    ("tile", "yellow"),
    [("sell", has(goods="book")), ("sell", has(houses="england 2")), ("vp-1", has())],
)
def test_9_2_ruling_60_a_tile_is_not_spent_for_nothing(tile: str, yellow: Things) -> None:
    state = rolled(yellow={**yellow, "tiles": tile})

    assert f"use {tile}" not in offered(state)
    reason = "illegal-tile-at-end" if tile == "vp-1" else "illegal-tile-of-no-use"
    assert refused(state, f"use {tile}") == reason


def test_9_2_ruling_60_nor_one_that_places_where_all_is_full() -> None:
    full = dict.fromkeys(COUNTRIES, "4 catholic")
    state = rolled(yellow=has(tiles="neutral, protestant, catholic"), stones=full)

    assert "use neutral" not in offered(state)
    assert "use protestant" not in offered(state)
    assert "use catholic" in offered(state), "to remove one"


def test_9_2_a_tile_that_one_does_not_have() -> None:
    state = rolled(yellow=has(tiles="neutral"), blue=has(tiles="turn"))

    assert refused(state, "use turn") == "illegal-no-tile"


def test_9_2_ruling_15_a_used_tile_goes_to_the_discard_once_it_is_done() -> None:
    state = using("remove-character")
    assert (tiles(state), discard(state)) == ("", "")
    assert game.view(state, 0)["tiles"]["in_use"] == "remove-character"

    play(state, "dismiss france")
    assert discard(state) == ""
    play(state, "reveal france nath")
    assert discard(state) == "remove-character"
    assert game.view(state, 0)["tiles"]["in_use"] == ""


def test_9_2_ruling_15_so_a_tile_cannot_be_drawn_by_its_own_action() -> None:
    """The next-space tile leads to a space that draws a tile, and no other is left."""
    state = using("next", space=8)
    assert disk(state) == 9
    assert "take advantage" in offered(state)

    state = play(first_half(yellow=has(tiles="next", space=8), pile=""), "use next")

    assert disk(state) == 9
    assert question(state) == ("nature", "RollDice"), "there was nothing to draw"
    assert discard(state) == "next"


def test_9_2_two_tiles_of_a_kind_are_kept_and_used_one_by_one() -> None:
    state = play(on_space(9, yellow=has(tiles="turn")), "take advantage | draw turn")
    assert tiles(state) == "turn, turn"

    play(state, "use turn | turn black down | use turn | turn black down")

    assert (tiles(state), discard(state)) == ("", "turn, turn")


def test_9_1_what_tells_of_a_rivals_tiles_cannot_be_taken_back() -> None:
    """Who is passed over at the start of his turn has no tile that is of use."""
    cards = "white 3 elizabeth-i, blue 3 nath"
    rival = first_half(yellow=has(cards="white 3 elizabeth-i"), blue=has(tiles="vp-1"))
    nobody = first_half(yellow=has(cards="white 3 elizabeth-i"))
    own = first_half(yellow=has(cards=cards, tiles="vp-1"))

    assert play(rival, "nothing").learnt is True
    assert play(nobody, "nothing").learnt is False
    assert play(own, "nothing").learnt is False


# --- Tiles with points ---


@pytest.mark.parametrize("tile", ["vp-1", "vp-2", "vp-3"])
def test_9_5_ruling_66_tiles_with_points_cannot_be_used(tile: str) -> None:
    state = rolled(yellow=has(tiles=tile))

    assert refused(state, f"use {tile}") == "illegal-tile-at-end"


def test_9_5_ruling_66_nor_is_anybody_asked_because_of_them() -> None:
    assert question(first_half(yellow=has(tiles="vp-1, vp-3"))) == ("nature", "RollDice")


# --- The moments of the first half ---


def test_9_1_ruling_51_the_moments_of_the_first_half() -> None:
    state = first_half(
        yellow=has(tiles="neutral", religion="catholic 3", cards="white 3 elizabeth-i, blue 3 nath")
    )
    seen = []
    while game.view(state, 0)["turn"] == 0 and game.view(state, 0)["half"] == 1:
        belief, dice = religion(state).split()[1], "".join(cards(state).split()[1::3])
        seen.append((step(state), belief, dice, USE in offered(state)))
        play(state, "go on" if "go on" in offered(state) else "nothing")

    assert seen == [
        ("Moment", "3", "33", True),
        ("Moment", "2", "33", True),
        ("UseCharacter", "2", "23", False),
        ("Moment", "2", "23", True),
        ("UseCharacter", "2", "22", False),
        ("Moment", "2", "22", True),
    ]


def test_9_1_ruling_51_the_moment_at_the_start_comes_before_loch_leven() -> None:
    state = first_half(yellow=has(tiles="neutral", loch_leven="white 2"))

    assert (step(state), loch_leven(state)) == ("Moment", "white 2")


def test_9_1_ruling_51_after_a_character_that_leaves_too() -> None:
    state = play(
        first_half(yellow=has(tiles="neutral", cards="white 1 elizabeth-i")), "go on | go on"
    )

    assert (step(state), cards(state)) == ("Moment", "")
    play(state, USE)
    play(state, "place neutral in spain")
    assert stones(state, "spain") == "1 neutral"


# --- The moments of the second half ---


def test_9_1_ruling_51_the_moments_of_the_second_half() -> None:
    state = second_half(yellow=has(tiles="neutral", space=1), open="england elizabeth-i")
    seen = []

    def look() -> None:
        seen.append((step(state), USE in offered(state)))

    look()
    play(state, "go on")
    roll(state, "white 3")
    look()
    play(state, "white in england")
    look()
    play(state, "score")
    look()
    play(state, "go on | reveal england captain")
    look()
    play(state, "move to 5")
    look()
    play(state, "nothing")
    look()
    play(state, "go on")

    assert seen == [
        ("Moment", True),
        ("ChooseDie", True),
        ("UseCharacter", False),
        ("Moment", True),
        ("MoveDisk", True),
        ("UseSpace", False),
        ("Moment", True),
    ]
    assert game.view(state, 0)["turn"] == 1


def test_9_1_ruling_51_whoever_renounces_has_no_moment_between() -> None:
    state = rolled(yellow=has(tiles="neutral", points=1))
    play(state, "renounce")

    assert (step(state), USE in offered(state)) == ("MoveDisk", True)


def test_9_1_ruling_51_not_within_the_drawing_of_a_card() -> None:
    state = rolled("white 3", yellow=has(tiles="neutral", protection=1, houses="england 2"))
    play(state, "white in england")

    assert offered(state) == ["lay stone", "ward off"]
    assert refused(state, USE) == "illegal-not-now"
    assert refused(state, "raise") == "illegal-stone-first"
    play(state, "lay stone")
    assert offered(state) == ["raise", "leave"]
    assert refused(state, "nothing") == "illegal-house-first"


def test_9_1_ruling_51_not_within_an_event() -> None:
    state = play(
        drawn("elizabeth-i", yellow=has(tiles="neutral", goods="book, ore")),
        "score | go on | reveal event armada",
    )

    assert offered(state) == ["lose book", "lose ore"]
    assert refused(state, USE) == "illegal-not-now"


def test_9_1_ruling_51_not_within_a_conflict_for_the_last_moment_comes_before() -> None:
    state = on_space(
        17,
        yellow=has(tiles="neutral, neutral, turn"),
        stones={"england": "3 catholic", "france": "3 catholic"},
    )
    play(state, "place neutral in england")
    assert (step(state), torches(state)) == ("Moment", "england")
    play(state, "use neutral | place neutral in france | go on")

    assert question(state) == ("yellow", "ChooseConflict")
    assert offered(state) == ["conflict in england", "conflict in france"]
    assert refused(state, "use turn") == "illegal-conflict-first"


def test_9_1_ruling_51_not_in_another_players_turn() -> None:
    state = rolled(yellow=has(), blue=has(tiles="neutral"))

    assert USE not in offered(state)
    assert refused(state, USE) == "illegal-no-tile"


def test_9_1_ruling_51_whoever_has_nothing_to_use_is_not_asked() -> None:
    state = second_half(yellow=has(points=2))

    assert question(state) == ("nature", "RollDice")


def test_9_1_ruling_16_any_number_of_times_in_a_turn() -> None:
    state = rolled(yellow=has(tiles="2 neutral, turn, catholic"))

    play(state, "use neutral | place neutral in spain | use catholic | place catholic in spain")
    play(state, "use turn | turn black up | use neutral | place neutral in spain")

    assert stones(state, "spain") == "1 catholic, 2 neutral"
    assert (tiles(state), step(state)) == ("", "ChooseDie")


def test_9_1_a_tile_may_be_used_in_the_turn_in_which_it_was_drawn() -> None:
    state = play(on_space(9), "take advantage | draw neutral")

    assert question(state) == ("yellow", "Moment")
    play(state, "use neutral | place neutral in spain")
    assert stones(state, "spain") == "1 neutral"


def test_9_1_one_thing_after_the_other() -> None:
    state = play(rolled(yellow=has(tiles="neutral, turn")), "use turn")

    assert refused(state, USE) == "illegal-not-now"


def test_9_1_after_a_tile_the_same_question_is_asked_again() -> None:
    state = rolled("white 5", yellow=has(tiles="turn, neutral"))
    before = [words for words in offered(state) if not words.startswith("use")]

    play(state, "use turn | turn black up")

    assert [words for words in offered(state) if not words.startswith("use")] == before
    assert question(state) == ("yellow", "ChooseDie")


def test_9_1_enough_spares_the_moments_of_this_turn_but_not_of_the_next() -> None:
    state = first_half(seats=2, yellow=has(tiles="neutral", cards="white 3 elizabeth-i"))

    assert offered(state) == ["go on", "enough", USE]
    play(state, "enough")
    assert step(state) == "UseCharacter"
    play(state, "nothing")
    assert (game.view(state, 0)["half"], question(state)) == (2, ("yellow", "Moment"))


def test_9_1_enough_leaves_tiles_possible_beside_a_question() -> None:
    state = second_half(yellow=has(tiles="neutral", points=1))
    play(state, "enough")
    roll(state, "")

    assert USE in offered(state)
    play(state, "renounce")
    assert USE in offered(state)
    play(state, "move to 3 | nothing")
    assert game.view(state, 0)["turn"] == 1


def test_9_1_at_a_moment_nothing_else_is_possible() -> None:
    state = second_half(yellow=has(tiles="neutral"))

    assert refused(state, "nothing") == "illegal-moment"
    assert refused(state, "white in england") == "illegal-moment"


def test_9_1_when_a_die_is_to_be_chosen_nothing_else_is_possible() -> None:
    state = rolled()

    assert refused(state, "nothing") == "illegal-die-first"


# --- Payments ---


def test_9_3_ruling_08_three_points_free_a_die_from_a_character_which_leaves() -> None:
    state = rolled(yellow=has(points=5, cards="white 4 elizabeth-i", loch_leven="blue 2"))

    assert [words for words in offered(state) if words.startswith("pay")] == [
        "pay for white",
        "pay for blue",
        "pay for black",
    ]
    play(state, "pay for white")
    assert (points(state), cards(state)) == (2, "")
    assert gone(state, "england") == ["elizabeth-i"]
    assert free(state) == "white, orange, brown, purple"


def test_9_3_ruling_08_or_from_loch_leven() -> None:
    state = play(rolled(yellow=has(points=3, loch_leven="blue 2")), "pay for blue")

    assert (points(state), loch_leven(state)) == (0, "")


def test_9_3_ruling_08_the_religion_die_is_rolled_and_a_religion_chosen() -> None:
    state = play(rolled(yellow=has(points=3)), "pay for black | roll 5")

    assert question(state) == ("yellow", "ChooseReligion")
    play(state, "protestant")
    assert religion(state) == "protestant 5"
    assert question(state) == ("yellow", "ChooseDie")


def test_9_3_ruling_09_whoever_is_then_alone_gets_a_point() -> None:
    state = rolled(
        yellow=has(points=3), blue=has(religion="catholic 3"), red=has(religion="catholic 3")
    )

    play(state, "pay for black | roll 5 | protestant")

    assert points(state) == 1


def test_9_3_ruling_06_only_whoever_has_three_points_may_pay() -> None:
    state = rolled(yellow=has(points=2, cards="white 4 elizabeth-i"))

    assert refused(state, "pay for white") == "illegal-points"
    assert refused(rolled(yellow=has(points=9)), "pay for white") == "illegal-die-free"


def test_9_3_ruling_16_as_often_as_one_can() -> None:
    state = rolled(yellow=has(points=9, cards="white 4 elizabeth-i", loch_leven="blue 2"))

    play(state, "pay for white | pay for blue | pay for black | roll 1 | catholic")

    assert (points(state), free(state)) == (0, "white, blue, orange, brown, purple")


def test_9_3_a_freed_die_moves_the_disk() -> None:
    state = moving(
        yellow=has(
            points=3,
            space=1,
            cards="white 4 elizabeth-i",
            loch_leven="blue 2, orange 2, brown 2",
        )
    )
    assert "move to 2" not in offered(state)

    play(state, "pay for white")

    assert "move to 2" in offered(state)


def test_10_3_ruling_64_a_religion_changed_before_the_end_of_the_turn_counts() -> None:
    state = on_space(
        17,
        yellow=has(points=3, houses="england 5", religion="catholic 3"),
        stones={"england": "3 protestant"},
    )
    play(state, "place neutral in england | pay for black | roll 3 | protestant")

    assert points(state) == 5
