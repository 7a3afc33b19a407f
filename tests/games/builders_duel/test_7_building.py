"""7 Building."""

from __future__ import annotations

from importlib.resources import files

import pytest

from games.builders_duel.duel import (
    asked,
    building,
    built,
    camp,
    give,
    gold,
    next_turn,
    offered,
    play,
    refused,
    reserve,
    rival,
    seals,
    seat,
    stack_up,
    unseen,
    using,
)
from kingsbridge.games import builders_duel as game

SECTIONS = [
    ("philip", "I", "beam, mortar, brick"),
    ("philip", "II", "mortar, brick, cloth"),
    ("philip", "III", "beam, cloth, bell"),
    ("waleran", "I", "beam, mortar, brick"),
    ("waleran", "II", "beam, brick, cloth"),
    ("waleran", "III", "mortar, cloth, bars"),
]


# --- Installing ---


@pytest.mark.parametrize(("who", "section", "pieces"), SECTIONS)
def test_7_1_each_section_takes_one_of_each_material_named(
    who: str, section: str, pieces: str
) -> None:
    state = building(who, gold=12, camp=pieces)
    first, second, third = pieces.split(", ")

    play(state, f"install {section} {second} | install {section} {third}")

    assert built(state, who) == f"{section} {second} {third}"

    play(state, f"install {section} {first}")

    assert built(state, who) == f"{section} whole"
    assert camp(state, who) == ""


@pytest.mark.parametrize(
    ("who", "camp", "fits"),
    [
        ("philip", "beam", ["install I beam", "install III beam"]),
        ("philip", "mortar", ["install I mortar", "install II mortar"]),
        ("philip", "brick", ["install I brick", "install II brick"]),
        ("philip", "cloth", ["install II cloth", "install III cloth"]),
        ("philip", "bell", ["install III bell"]),
        ("waleran", "beam", ["install I beam", "install II beam"]),
        ("waleran", "mortar", ["install I mortar", "install III mortar"]),
        ("waleran", "brick", ["install I brick", "install II brick"]),
        ("waleran", "cloth", ["install II cloth", "install III cloth"]),
        ("waleran", "bars", ["install III bars"]),
    ],
)
def test_7_1_a_piece_goes_where_it_is_named(who: str, camp: str, fits: list[str]) -> None:
    assert offered(building(who, gold=2, camp=camp)) == [*fits, "end turn"]


def test_7_1_a_section_takes_each_piece_once() -> None:
    state = building("philip", gold=9, camp="beam", built="I beam")

    assert offered(state) == ["install III beam", "end turn"]
    assert refused(state, "install I beam") == "illegal-no-free-place"
    assert refused(state, "install II beam") == "illegal-no-free-place"


def test_7_1_raw_material_cannot_be_installed() -> None:
    state = building("philip", gold=9, camp="wood, sand, stone")

    assert offered(state) == ["end turn"]
    assert refused(state, "install I beam") == "illegal-no-such-piece"


def test_7_1_building_takes_no_card_and_may_be_left_out() -> None:
    state = building("philip", gold=9, camp="beam")

    play(state, "end turn")

    assert asked(state) == "waleran"
    assert (gold(state, "philip"), camp(state, "philip")) == (9, "beam")


def test_7_1_all_pieces_of_a_turn_go_into_the_same_section() -> None:
    state = building("philip", gold=12, camp="beam, mortar, cloth")

    play(state, "install III beam")

    assert offered(state) == ["install III cloth", "end turn"]
    assert refused(state, "install I mortar") == "illegal-one-section"


def test_7_1_ruling_34_sections_are_built_in_any_order_several_at_once() -> None:
    state = building("philip", gold=2, camp="mortar", built="II cloth, III bell")

    play(state, "install I mortar")

    assert built(state, "philip") == "I mortar, II cloth, III bell"


@pytest.mark.parametrize(
    ("built_before", "camp", "words"),
    [
        ("II mortar cloth", "brick", "install II brick"),
        ("II whole, III beam cloth", "bell", "install III bell"),
        ("II whole, III whole, I mortar brick", "beam", "install I beam"),
    ],
)
def test_7_1_ruling_34_rulebook_example_first_ii_then_iii_and_last_i(
    built_before: str, camp: str, words: str
) -> None:
    state = building("philip", gold=2, camp=camp, built=built_before)

    play(state, words)

    assert words.split()[1] + " whole" in built(state, "philip")


def test_7_1_nothing_but_building_is_done_then() -> None:
    state = building("philip")

    assert refused(state, "use income 3") == "illegal-build-or-end"
    assert refused(state, "convert wood") == "illegal-build-or-end"


def test_7_1_ruling_39_waleran_installs_iron_bars_and_no_bell() -> None:
    state = building("waleran", gold=9, camp="bars")

    assert refused(state, "install III bell") == "illegal-no-such-piece"


# --- The cost ---


@pytest.mark.parametrize(
    ("pieces", "cost"), [("beam", 2), ("beam, mortar", 6), ("beam, mortar, brick", 12)]
)
def test_7_2_one_two_or_three_pieces_cost_2_6_or_12_gold(pieces: str, cost: int) -> None:
    state = building("philip", gold=20, camp=pieces)

    play(state, " | ".join(f"install I {piece}" for piece in pieces.split(", ")))

    assert gold(state, "philip") == 20 - cost


def test_7_2_ruling_43_each_piece_is_paid_as_it_is_installed() -> None:
    state = building("philip", gold=12, camp="beam, mortar, brick")

    play(state, "install I beam")

    assert gold(state, "philip") == 10

    play(state, "install I mortar")

    assert gold(state, "philip") == 6

    play(state, "install I brick")

    assert gold(state, "philip") == 0


def test_7_2_ruling_31_the_cost_is_reckoned_by_the_pieces_of_the_turn() -> None:
    state = building("philip", gold=2, camp="brick", built="I beam mortar")

    play(state, "install I brick")

    assert gold(state, "philip") == 0


@pytest.mark.parametrize(
    ("gold", "installed", "next_piece"),
    [(1, "", "beam"), (5, "beam", "mortar"), (11, "beam, mortar", "brick")],
)
def test_7_2_a_piece_that_cannot_be_paid_is_not_installed(
    gold: int, installed: str, next_piece: str
) -> None:
    state = building("philip", gold=gold, camp="beam, mortar, brick")
    if installed:
        play(state, " | ".join(f"install I {piece}" for piece in installed.split(", ")))

    assert offered(state) == ["end turn"]
    assert refused(state, f"install I {next_piece}") == "illegal-no-gold"


def test_7_2_gold_is_paid_to_the_bank() -> None:
    state = play(building("philip", gold=2, camp="beam"), "install I beam")

    assert game.view(state, seat("philip"))["bank"] == 74 - 3


def test_7_2_a_new_turn_begins_at_two_gold_again() -> None:
    state = building("philip", gold=8, camp="beam, mortar, brick")
    play(state, "install I beam | install I mortar | end turn")
    next_turn(state)

    play(state, "leave cards | install I brick")

    assert gold(state, "philip") == 0


def test_7_2_the_rival_pays_two_gold_for_the_first_piece() -> None:
    state = give(building("philip", gold=2, camp="beam"), "waleran", gold=2, camp="beam")

    play(state, "install I beam | end turn | install I beam")

    assert gold(state, "waleran") == 0


def test_7_2_a_free_piece_is_left_out_of_the_count() -> None:
    state = using("philip", "tom", gold=6, camp="beam, mortar, brick")

    play(state, "use tom | install I beam | install I mortar | install I brick")

    assert gold(state, "philip") == 0  # nothing, 2 and 4


def test_7_2_with_day_labourers_too() -> None:
    state = using("philip", "tom", gold=4, camp="beam, mortar, brick", kept="labourers")

    play(state, "play labourers | use tom | install I beam | install I mortar | install I brick")

    assert gold(state, "philip") == 0  # nothing, 2 and 2


# --- Finishing a section ---


def test_7_3_rulebook_example_philip_adds_brick_and_mortar_to_section_ii() -> None:
    state = building("philip", gold=6, camp="brick, mortar", built="II cloth")

    play(state, "install II brick | install II mortar")

    assert built(state, "philip") == "II whole"
    assert gold(state, "philip") == 10  # six paid, ten gained


def test_7_3_a_finished_section_ends_the_building_of_the_turn() -> None:
    state = building("philip", gold=9, camp="cloth, beam", built="II mortar brick")

    play(state, "install II cloth")

    assert offered(state) == ["end turn"]
    assert refused(state, "install I beam") == "illegal-one-section"
    assert refused(state, "install II cloth") == "illegal-no-such-piece"


@pytest.mark.parametrize(("who", "section", "pieces"), SECTIONS)
def test_7_3_ruling_35_its_markers_do_not_return_to_the_reserve(
    who: str, section: str, pieces: str
) -> None:
    state = building(who, gold=12, camp=pieces)
    before = reserve(state, who)

    play(state, " | ".join(f"install {section} {piece}" for piece in pieces.split(", ")))

    assert (camp(state, who), reserve(state, who)) == ("", before)


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_7_3_ruling_33_whoever_comes_second_gets_no_bonus(who: str) -> None:
    last = {"philip": "mortar", "waleran": "beam"}[who]
    state = building(who, gold=2, camp=last, built="II brick cloth")
    give(state, rival(who), camp="", built="II whole")

    play(state, f"install II {last}")

    assert gold(state, who) == 0
    assert built(state, who) == "II whole"


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_7_3_ruling_33_an_unfinished_section_of_the_rival_does_not_count(who: str) -> None:
    last = {"philip": "mortar", "waleran": "beam"}[who]
    state = building(who, gold=2, camp=last, built="II brick cloth")
    give(state, rival(who), camp="", built="I whole, II brick cloth")

    play(state, f"install II {last}")

    assert gold(state, who) == 10


@pytest.mark.parametrize(("section", "words"), [("I", "brick"), ("III", "bell")])
def test_7_3_ruling_33_the_second_gets_neither_seals_nor_conversions(
    section: str, words: str
) -> None:
    begun = {"I": "I beam mortar", "III": "III beam cloth"}[section]
    state = building("philip", gold=2, camp=f"wood, {words}", built=begun)
    give(state, "waleran", camp="", built=f"{section} whole")

    play(state, f"install {section} {words}")

    assert offered(state) == ["end turn"]
    assert seals(state, "philip") == "0/5, 1/4, 2/3"


# --- The bonuses ---


def test_7_4_bonus_i_is_the_top_two_seals() -> None:
    state = building("philip", gold=2, camp="brick", built="I beam mortar")

    play(state, "install I brick")

    assert asked(state) == "nature"

    play(state, "turn 1/4 | turn 2/3")

    assert seals(state, "philip") == "0/5, 1/4, 1/4, 2/3, 2/3"
    assert unseen(state) == 2
    assert offered(state) == ["end turn"]


@pytest.mark.parametrize(
    ("unseen", "under", "words", "taken"),
    [
        ("1/4", "0/5, 0/5", "turn 1/4", "0/5, 1/4"),
        ("", "2/3, 0/5, 1/4", "", "0/5, 2/3"),
        ("", "2/3", "", "2/3"),
        ("2/3", "", "turn 2/3", "2/3"),
        ("", "", "", ""),
    ],
)
def test_7_4_ruling_23_or_as_many_as_there_are(
    unseen: str, under: str, words: str, taken: str
) -> None:
    state = building("philip", gold=2, camp="brick", built="I beam mortar", seals="")
    stack_up(state, unseen, under)

    play(state, f"install I brick | {words}" if words else "install I brick")

    assert seals(state, "philip") == taken
    assert offered(state) == ["end turn"]


def test_7_5_bonus_ii_is_ten_gold() -> None:
    state = building("waleran", gold=3, camp="cloth", built="II beam brick")

    play(state, "install II cloth")

    assert gold(state, "waleran") == 11


def test_7_5_ruling_24_or_as_much_as_there_is() -> None:
    state = building("philip", gold=22, camp="cloth", built="II mortar brick")
    give(state, "waleran", gold=50)

    play(state, "install II cloth")

    assert gold(state, "philip") == 24  # two paid, four in the bank


def test_7_5_ruling_31_it_cannot_pay_for_the_pieces_that_earned_it() -> None:
    state = building("philip", gold=5, camp="brick, mortar", built="II cloth")

    play(state, "install II brick")

    assert offered(state) == ["end turn"]


def test_7_6_bonus_iii_is_two_conversions_of_wood_sand_or_stone() -> None:
    state = building(
        "philip", gold=2, camp="wood, sand, stone, stone, wool, bell", built="III beam cloth"
    )

    play(state, "install III bell")

    assert offered(state) == ["convert wood", "convert sand", "convert stone", "enough"]
    assert refused(state, "convert wool") == "illegal-not-this-material"

    play(state, "convert stone | convert sand")

    assert camp(state, "philip") == "wood, stone, wool, mortar, brick"
    assert gold(state, "philip") == 0
    assert offered(state) == ["end turn"]


def test_7_6_the_two_may_be_alike() -> None:
    state = building("philip", gold=2, camp="stone, stone, bell", built="III beam cloth")

    play(state, "install III bell | convert stone | convert stone")

    assert camp(state, "philip") == "brick, brick"


@pytest.mark.parametrize(
    ("words", "left"),
    [("enough", "wood, sand"), ("convert sand | enough", "wood, mortar")],
)
def test_7_6_up_to_two(words: str, left: str) -> None:
    state = building("philip", gold=2, camp="wood, sand, bell", built="III beam cloth")

    play(state, f"install III bell | {words}")

    assert camp(state, "philip") == left


def test_7_6_whoever_has_nothing_to_convert_is_not_asked() -> None:
    state = building("philip", gold=2, camp="wool, bell", built="III beam cloth")

    play(state, "install III bell")

    assert offered(state) == ["end turn"]


def test_7_6_ruling_32_what_was_converted_waits_for_a_later_turn() -> None:
    state = building("philip", gold=20, camp="wood, sand, bell", built="III beam cloth")

    play(state, "install III bell | convert wood | convert sand")

    assert camp(state, "philip") == "beam, mortar"
    assert offered(state) == ["end turn"]
    assert refused(state, "install I beam") == "illegal-one-section"


def test_7_1_a_section_may_need_a_material_twice_where_the_box_says_so() -> None:
    text = files("kingsbridge.games.builders_duel").joinpath("components.toml").read_text("utf-8")
    text = text.replace(
        '["wood", "sand", "stone"]\nstatus = { m', '["sand", "wood", "wood"]\nstatus = { m'
    )
    text = text.replace('["wood", "wool", "ore"]', '["stone", "wool", "ore"]')
    text = text.replace('["wood", "stone", "wool"]', '["sand", "stone", "wool"]')
    text = text.replace('["sand", "wool", "ore"]', '["stone", "wool", "ore"]')
    state = building("philip", game.box(text), gold=6, camp="beam, beam")

    play(state, "install I beam | install I beam")

    places = game.view(state, seat("philip"))["builders"][0]["sections"]["I"]
    assert [place["filled"] for place in places] == [False, True, True]
