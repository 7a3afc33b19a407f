"""6.9 Cards kept for later: the 1x cards."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    COMMON,
    asked,
    building,
    built,
    camp,
    conflict,
    discards,
    give,
    gold,
    idle,
    kept,
    lay_out,
    new,
    next_turn,
    offered,
    play,
    refused,
    reserve,
    seat,
    sums,
    to_use,
    turn,
    using,
)
from kingsbridge.games import builders_duel as game

KEPT = [
    ("journeyman", "A"),
    ("labourers", "A"),
    ("pedlar", "B"),
    ("guild_master", "B"),
    ("letter", "B"),
]


@pytest.mark.parametrize(("card", "deck"), KEPT)
def test_6_9_ruling_49_a_1x_card_comes_to_lie_in_front_of_whoever_uses_it(
    card: str, deck: str
) -> None:
    state = using("philip", f"{card}, income 4")

    assert kept(state, "philip") == ""

    play(state, f"use {card}")

    assert kept(state, "philip") == card
    assert card not in game.view(state, seat("philip"))["table"]
    assert card not in discards(state, deck)
    assert refused(state, f"use {card}") == "illegal-card-not-claimed"


@pytest.mark.parametrize(("card", "deck"), KEPT)
def test_6_9_ruling_49_unused_it_is_discarded(card: str, deck: str) -> None:
    state = using("philip", f"{card}, income 4")

    play(state, "leave cards | end turn | end turn")

    assert kept(state, "philip") == ""
    assert card in discards(state, deck)


def test_6_9_ruling_26_it_may_be_played_at_once() -> None:
    state = using("philip", "journeyman, income 4", camp="wood")

    play(state, "use journeyman | play journeyman | convert wood")

    assert camp(state, "philip") == "beam"
    assert offered(state) == ["use income 4", "leave cards"]


def test_6_9_ruling_26_it_may_be_played_in_a_later_turn() -> None:
    state = using("philip", "journeyman", camp="wood")
    play(state, "use journeyman | end turn")
    next_turn(state)

    assert "play journeyman" in offered(state)


def test_6_9_ruling_26_it_may_be_played_while_building() -> None:
    state = building("philip", gold=9, camp="beam, sand", kept="journeyman")

    play(state, "install I beam | play journeyman | convert sand | install I mortar")

    assert built(state, "philip") == "I beam mortar"


def test_6_9_ruling_26_it_may_be_played_after_a_section_is_finished() -> None:
    state = building(
        "philip", gold=2, camp="cloth, wood", built="II mortar brick", kept="journeyman"
    )

    play(state, "install II cloth")

    assert offered(state) == ["end turn", "play journeyman"]


def test_6_9_ruling_26_never_in_the_rivals_part_of_the_turn() -> None:
    state = give(using("philip", "income 4"), "waleran", kept="journeyman")

    assert refused(state, "play journeyman") == "illegal-card-not-kept"

    play(state, "use income 4")

    assert refused(state, "play journeyman") == "illegal-card-not-kept"

    play(state, "end turn")

    assert asked(state) == "waleran"
    assert offered(state) == ["end turn", "play journeyman"]


def test_6_9_ruling_26_not_while_claiming_or_in_a_conflict() -> None:
    state = give(turn(COMMON), "waleran", kept="journeyman")

    assert refused(state, "play journeyman") == "illegal-claim-first"

    play(state, "claim row 1 | claim column 1 | throw 1/4 | falls 1 | throw 1/4 | falls 4")

    assert asked(state) == "waleran"
    assert refused(state, "play journeyman") == "illegal-conflict-first"


@pytest.mark.parametrize(
    ("card", "deck", "words"),
    [
        ("journeyman", "A", "play journeyman | convert wood"),
        ("labourers", "A", "play labourers"),
        ("pedlar", "B", "play pedlar | take ore"),
        ("guild_master", "B", "play guild_master | convert sand"),
    ],
)
def test_6_9_ruling_28_a_played_card_goes_to_the_discard_pile_of_its_deck(
    card: str, deck: str, words: str
) -> None:
    state = building("philip", gold=9, camp="wood, sand, beam, brick", kept=card)

    play(state, words)

    assert kept(state, "philip") == ""
    assert card in discards(state, deck)
    assert refused(state, f"play {card}") == "illegal-card-not-kept"


def test_6_9_ruling_28_the_letter_goes_to_deck_b_in_whatever_round() -> None:
    state = give(idle(new(), turns=6), "philip", kept="letter")
    lay_out(state, COMMON)
    play(state, "claim row 1 | claim column 1 | throw 1/4 | falls 4 | throw 1/4 | falls 4")

    play(state, "play letter")

    assert "letter" in discards(state, "B")
    assert "letter" not in discards(state, "A")


def test_6_9_ruling_29_several_may_be_combined_with_each_other_and_with_personal_cards() -> None:
    state = using("philip", "tom", gold=4, camp="beam, mortar, stone", kept="journeyman, labourers")

    play(state, "use tom | play labourers | play journeyman | convert stone")
    play(state, "install I beam | install I mortar | install I brick")

    assert gold(state, "philip") == 0
    assert built(state, "philip") == "I whole"


# --- Journeyman ---


@pytest.mark.parametrize(
    ("raw", "piece"), [("wood", "beam"), ("sand", "mortar"), ("stone", "brick")]
)
def test_6_9_card_journeyman_converts_one_wood_sand_or_stone(raw: str, piece: str) -> None:
    state = building("philip", gold=0, camp=f"{raw}, {raw}, wool, ore", kept="journeyman")

    play(state, "play journeyman")

    assert offered(state) == [f"convert {raw}"]
    assert refused(state, "convert ore") == "illegal-not-this-material"

    play(state, f"convert {raw}")

    assert camp(state, "philip") == f"{raw}, wool, ore, {piece}"
    assert offered(state) == ["end turn"]


def test_6_9_ruling_51_a_journeyman_without_work_is_not_played() -> None:
    state = building("philip", camp="wool, ore, beam", gold=0, kept="journeyman")

    assert offered(state) == ["end turn"]
    assert refused(state, "play journeyman") == "illegal-card-of-no-use"


# --- Day labourers ---


def test_6_9_card_labourers_make_every_piece_of_the_turn_cost_two() -> None:
    state = building("philip", gold=6, camp="beam, mortar, brick", kept="labourers")

    play(state, "play labourers | install I beam | install I mortar")

    assert gold(state, "philip") == 2

    play(state, "install I brick")

    assert gold(state, "philip") == 0
    assert built(state, "philip") == "I whole"


def test_6_9_day_labourers_work_for_one_turn() -> None:
    state = building("philip", gold=9, camp="beam, mortar", kept="labourers")
    play(state, "play labourers | end turn")
    next_turn(state)

    play(state, "leave cards | install I beam | install I mortar")

    assert gold(state, "philip") == 3


def test_6_9_day_labourers_serve_their_owner_only() -> None:
    state = building("philip", gold=9, camp="beam, mortar", kept="labourers")
    give(state, "waleran", gold=9, camp="beam, mortar")

    play(state, "play labourers | end turn | install I beam | install I mortar")

    assert gold(state, "waleran") == 3


def test_6_9_ruling_42_day_labourers_may_be_played_until_a_second_piece_is_paid() -> None:
    state = building("philip", gold=12, camp="beam, mortar, brick", kept="labourers")

    play(state, "install I beam")
    assert offered(state) == ["install I mortar", "install I brick", "end turn", "play labourers"]

    play(state, "install I mortar")
    assert offered(state) == ["install I brick", "end turn"]
    assert refused(state, "play labourers") == "illegal-card-of-no-use"


def test_6_9_ruling_42_what_was_paid_before_them_stays_paid() -> None:
    state = building("philip", gold=6, camp="beam, mortar, brick", kept="labourers")

    play(state, "install I beam | play labourers | install I mortar | install I brick")

    assert gold(state, "philip") == 0  # two and two and two
    assert built(state, "philip") == "I whole"


def test_6_9_ruling_42_a_free_piece_is_not_paid() -> None:
    state = using("philip", "tom", gold=4, camp="beam, mortar, brick", kept="labourers")

    play(state, "use tom | install I beam | install I mortar | play labourers | install I brick")

    assert gold(state, "philip") == 0  # nothing, two and two


def test_6_9_ruling_42_day_labourers_find_no_work_in_a_finished_section() -> None:
    state = building("philip", gold=9, camp="brick, cloth", built="I beam mortar", kept="labourers")

    play(state, "install I brick | turn 1/4 | turn 2/3")

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


def test_6_9_ruling_42_they_are_hired_once_in_a_turn() -> None:
    state = building("philip", gold=9, camp="beam, mortar", kept="labourers")
    play(state, "play labourers")
    state.builders[0].kept = state.discards[0][-1:]

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


def test_6_9_ruling_42_day_labourers_may_be_played_among_the_cards() -> None:
    state = using("philip", "income 4", gold=4, camp="beam, mortar", kept="labourers")

    play(state, "play labourers | leave cards | install I beam | install I mortar")

    assert gold(state, "philip") == 0


@pytest.mark.parametrize(
    ("camp", "gold", "kept"),
    [
        ("beam, mortar", 4, ""),
        ("cloth, bell", 4, ""),
        ("beam, sand", 4, "journeyman"),
        ("beam, sand", 6, "guild_master"),
        ("beam", 4, "journeyman, pedlar"),
        ("beam", 6, "guild_master, pedlar"),
        ("bell, wool", 6, "guild_master"),
        ("wood, sand", 6, "journeyman, guild_master"),
        ("stone", 6, "journeyman, guild_master, pedlar"),
        ("ore, wood", 6, "journeyman, guild_master"),
    ],
)
def test_6_9_ruling_42_day_labourers_work_where_two_pieces_can_be_had(
    camp: str, gold: int, kept: str
) -> None:
    state = building("philip", gold=gold, camp=camp, kept=f"{kept}, labourers".lstrip(", "))

    assert "play labourers" in offered(state)

    give(state, "philip", gold=gold - 1)

    assert "play labourers" not in offered(state)


@pytest.mark.parametrize(
    ("camp", "kept"),
    [
        ("", ""),
        ("beam", ""),
        ("beam, beam", ""),
        ("wood, sand, stone", "journeyman"),
        ("wood, sand, stone", "guild_master"),
        ("wood, sand, stone", "pedlar"),
        ("mortar, bell", ""),  # of two sections
        ("bell, wool", "journeyman"),
        ("", "journeyman, guild_master, pedlar"),
    ],
)
def test_6_9_ruling_42_day_labourers_are_not_hired_for_less_than_two_pieces(
    camp: str, kept: str
) -> None:
    state = building("philip", gold=20, camp=camp, kept=f"{kept}, labourers".lstrip(", "))

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


def test_6_9_ruling_42_nor_where_the_reserve_has_nothing_for_the_pedlar() -> None:
    state = building("philip", gold=20, camp="beam", kept="journeyman, pedlar, labourers")

    assert "play labourers" in offered(state)

    give(state, "philip", reserve="wool, wool, ore")

    assert "play labourers" not in offered(state)


def test_6_9_ruling_42_nor_for_a_second_piece_that_does_not_fit_the_section() -> None:
    state = building("philip", gold=9, camp="beam, cloth", kept="labourers")

    play(state, "install I beam")

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


def test_6_9_ruling_42_nor_for_a_place_that_is_filled() -> None:
    state = building("philip", gold=9, camp="beam, mortar", built="I beam", kept="labourers")

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


def test_6_9_ruling_42_with_a_free_piece_three_are_wanted() -> None:
    state = using("philip", "tom", gold=9, camp="beam, mortar", kept="labourers")

    play(state, "use tom")

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


@pytest.mark.parametrize("card", ["income 4", "wood", "market", "journeyman", "tom", "carpenter 1"])
def test_6_9_ruling_42_a_card_still_to_be_used_may_bring_work(card: str) -> None:
    state = using("philip", card, gold=0, camp="", kept="labourers")

    assert "play labourers" in offered(state)


@pytest.mark.parametrize("card", ["power", "influence", "letter", "francis"])
def test_6_9_ruling_42_but_not_one_that_has_nothing_for_the_building(card: str) -> None:
    state = using("philip", card, gold=9, camp="", kept="labourers")

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


def test_6_9_ruling_42_nor_one_that_serves_the_rival() -> None:
    state = using("philip", "power, alfred", gold=9, camp="", kept="labourers")

    assert refused(state, "play labourers") == "illegal-card-of-no-use"


# --- Pedlar ---


@pytest.mark.parametrize("raw", ["wood", "sand", "stone", "wool", "ore"])
def test_6_9_card_pedlar_brings_one_raw_material_of_any_kind(raw: str) -> None:
    state = building("philip", gold=0, camp="", kept="pedlar")

    play(state, "play pedlar")

    assert offered(state) == [
        *("take wood", "take sand", "take stone", "take wool", "take ore"),
    ]

    play(state, f"take {raw}")

    assert camp(state, "philip") == raw
    assert gold(state, "philip") == 0
    assert offered(state) == ["end turn"]


def test_6_9_the_pedlar_takes_from_the_own_reserve() -> None:
    state = play(building("philip", camp="", reserve="ore", kept="pedlar"), "play pedlar")

    assert asked(state) == "philip"
    assert offered(state) == ["take ore"]
    assert refused(state, "take wood") == "illegal-reserve-empty"

    play(state, "take ore")

    assert reserve(state, "philip") == ""


@pytest.mark.parametrize("card", ["journeyman", "pedlar", "guild_master"])
def test_6_9_ruling_51_whoever_plays_a_card_uses_it(card: str) -> None:
    state = building("philip", gold=9, camp="wood, sand", kept=card)

    play(state, f"play {card}")

    assert "enough" not in offered(state)
    assert refused(state, "enough") == "illegal-finish-card"


def test_6_9_an_empty_reserve_needs_no_pedlar() -> None:
    state = building("philip", reserve="", kept="pedlar")

    assert refused(state, "play pedlar") == "illegal-card-of-no-use"


# --- Guild master ---


def test_6_9_card_guild_master_converts_any_number_of_one_kind_for_two_gold_each() -> None:
    state = building("philip", gold=7, camp="wool, wool, wool, ore", kept="guild_master")

    play(state, "play guild_master | convert wool | convert wool | convert wool")

    assert gold(state, "philip") == 1
    assert camp(state, "philip") == "ore, cloth, cloth, cloth"
    assert offered(state) == ["end turn"]


def test_6_9_ruling_47_the_first_conversion_fixes_the_kind() -> None:
    state = building("philip", gold=9, camp="wood, wool, wool, ore", kept="guild_master")

    play(state, "play guild_master")

    assert offered(state) == ["convert wood", "convert wool", "convert ore"]

    play(state, "convert wool")

    assert offered(state) == ["convert wool", "enough"]
    assert refused(state, "convert ore") == "illegal-not-this-material"


def test_6_9_a_guild_master_can_be_paid_with_the_last_gold() -> None:
    state = building("philip", gold=2, camp="wool", kept="guild_master")

    play(state, "play guild_master | convert wool")

    assert (gold(state, "philip"), camp(state, "philip")) == (0, "cloth")


@pytest.mark.parametrize(("gold", "camp"), [(1, "wool"), (9, "cloth")])
def test_6_9_a_guild_master_without_gold_or_work_is_not_played(gold: int, camp: str) -> None:
    state = building("philip", gold=gold, camp=camp, kept="guild_master")

    assert refused(state, "play guild_master") == "illegal-card-of-no-use"


# --- Letter of intercession ---


def test_6_9_card_letter_adds_three_to_the_sum_of_whoever_is_behind() -> None:
    state = give(conflict(), "philip", kept="letter")
    play(state, "throw 1/4 | falls 4 | throw personal | falls 2")

    assert asked(state) == "philip"
    assert offered(state) == ["play letter", "give up"]

    play(state, "play letter")

    assert sums(state) == {"philip": 5, "waleran": 4}
    assert kept(state, "philip") == ""
    assert "letter" in discards(state, "B")


def test_6_9_ruling_48_the_letter_needs_a_first_throw() -> None:
    state = give(conflict(), "waleran", kept="letter")

    assert "play letter" not in offered(state)
    assert refused(state, "play letter") == "illegal-must-throw"


def test_6_9_ruling_48_the_letter_may_save_a_seal() -> None:
    state = give(conflict(), "philip", kept="letter")

    play(state, "throw 1/4 | falls 4 | throw 2/3 | falls 2")

    assert offered(state) == [
        *("throw 0/5", "throw 1/4", "throw personal"),
        *("play letter", "give up"),
    ]


def test_6_9_ruling_48_the_leader_cannot_play_the_letter() -> None:
    state = give(conflict(), "waleran", kept="letter")

    play(state, "throw 1/4 | falls 4 | throw 2/3 | falls 2")

    assert asked(state) == "philip"
    assert refused(state, "play letter") == "illegal-card-not-kept"


def test_6_9_ruling_48_the_rival_may_answer_as_long_as_a_throw_is_left() -> None:
    state = give(conflict(), "philip", kept="letter")

    play(state, "throw 1/4 | falls 4 | throw personal | falls 2 | play letter")

    assert asked(state) == "waleran"
    assert offered(state) == ["throw 0/5", "throw 2/3", "throw personal", "give up"]


def test_6_9_ruling_48_without_an_answer_the_letter_decides() -> None:
    state = give(conflict(), "philip", kept="letter")

    play(state, "throw personal | falls 3 | throw personal | falls 3 | play letter")

    assert to_use(state, "philip") == "income 4, sand, ore"


def test_6_9_ruling_48_a_letter_that_is_not_enough_is_lost_with_the_card() -> None:
    state = give(conflict(), "philip", kept="letter")
    play(state, "throw 0/5 | falls 5 | throw personal | falls 2 | play letter")

    assert sums(state) == {"philip": 5, "waleran": 5}
    assert asked(state) == "waleran"
    assert to_use(state, "waleran") == "wood, sand, stone"
    assert kept(state, "philip") == ""


def test_6_9_ruling_48_equal_is_enough_for_the_power_holder() -> None:
    state = give(conflict(), "waleran", kept="letter")
    play(state, "throw personal | falls 2 | throw 0/5 | falls 5 | play letter")

    assert sums(state) == {"philip": 5, "waleran": 5}
    assert asked(state) == "philip"


def test_6_9_ruling_48_after_the_letter_one_may_throw_on_while_still_behind() -> None:
    state = give(conflict(), "philip", kept="letter")

    play(state, "throw 0/5 | falls 5 | throw 0/5 | falls 0 | play letter")

    assert asked(state) == "philip"
    assert offered(state) == ["throw 1/4", "throw 2/3", "throw personal", "give up"]


def test_6_9_ruling_26_the_letter_belongs_in_a_conflict_only() -> None:
    assert refused(using("philip", "income 4", kept="letter"), "play letter") == (
        "illegal-only-in-conflict"
    )
    assert refused(building("philip", kept="letter"), "play letter") == "illegal-only-in-conflict"
