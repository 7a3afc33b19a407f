"""5 The conflict."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    asked,
    conflict,
    give,
    lay_out,
    offered,
    play,
    prompt,
    refused,
    rival,
    seals,
    seat,
    sums,
    to_use,
    under,
    unseen,
)
from kingsbridge.games import builders_duel as game


def test_5_1_ruling_06_both_players_must_throw_the_power_holder_first() -> None:
    state = conflict()

    assert asked(state) == "waleran"
    assert offered(state) == ["throw 0/5", "throw 1/4", "throw 2/3", "throw personal"]
    assert refused(state, "give up") == "illegal-must-throw"

    play(state, "throw 1/4 | falls 4")

    assert asked(state) == "philip"
    assert offered(state) == ["throw 0/5", "throw 1/4", "throw 2/3", "throw personal"]
    assert refused(state, "give up") == "illegal-must-throw"


def test_5_1_ruling_06_whoever_has_no_neutral_seal_throws_the_personal_one() -> None:
    state = give(conflict(), "waleran", seals="")

    assert offered(state) == ["throw personal"]


def test_5_1_ruling_06_even_a_nought_must_be_answered() -> None:
    state = play(conflict(), "throw 0/5 | falls 0")

    assert asked(state) == "philip"
    assert refused(state, "give up") == "illegal-must-throw"


def test_5_1_ruling_40_each_seal_can_be_thrown_once() -> None:
    state = give(conflict(), "philip", seals="1/4, 1/4")
    play(state, "throw 0/5 | falls 5")

    play(state, "throw 1/4 | falls 1")

    assert offered(state) == ["throw 1/4", "throw personal", "give up"]

    play(state, "throw 1/4 | falls 1")

    assert offered(state) == ["throw personal", "give up"]
    assert refused(state, "throw 1/4") == "illegal-no-such-seal"
    assert seals(state, "philip") == ""


def test_5_1_the_numbers_are_added_up() -> None:
    state = play(conflict(), "throw 0/5 | falls 5 | throw 1/4 | falls 4 | throw 0/5 | falls 0")

    assert sums(state) == {"philip": 4, "waleran": 5}

    play(state, "throw 2/3 | falls 3")

    assert sums(state) == {"philip": 7, "waleran": 5}


def test_5_2_on_an_equal_or_lower_sum_the_second_player_may_throw_again_at_once() -> None:
    state = play(conflict(), "throw 1/4 | falls 4 | throw 1/4 | falls 1")

    assert asked(state) == "philip"
    assert offered(state) == ["throw 0/5", "throw 2/3", "throw personal", "give up"]

    play(state, "throw 2/3 | falls 3")

    assert sums(state) == {"philip": 4, "waleran": 4}
    assert asked(state) == "philip"


def test_5_2_on_a_higher_sum_the_power_holder_may_throw_again() -> None:
    state = play(conflict(), "throw 1/4 | falls 1 | throw 0/5 | falls 5")

    assert asked(state) == "waleran"
    assert offered(state) == ["throw 0/5", "throw 2/3", "throw personal", "give up"]


def test_5_2_ruling_07_the_choice_passes_as_soon_as_the_thrower_leads() -> None:
    state = play(conflict(), "throw 2/3 | falls 2 | throw 2/3 | falls 3")

    assert asked(state) == "waleran"  # behind, 2 to 3

    play(state, "throw 1/4 | falls 1")

    assert asked(state) == "philip"  # 3 to 3: an equal sum is a lead for the power holder

    play(state, "throw 0/5 | falls 0")

    assert asked(state) == "philip"

    play(state, "throw 1/4 | falls 1")

    assert asked(state) == "waleran"  # 3 to 4: the other needs a higher one


def test_5_2_ruling_08_whoever_is_behind_may_throw_again_and_again() -> None:
    state = play(conflict(), "throw 0/5 | falls 5")

    play(state, "throw 0/5 | falls 0 | throw 1/4 | falls 1 | throw 2/3 | falls 2")

    assert asked(state) == "philip"
    assert offered(state) == ["throw personal", "give up"]


def test_5_3_ruling_09_the_personal_seal_may_be_thrown_first() -> None:
    state = play(conflict(), "throw personal | falls 3 | throw personal | falls 3")

    assert to_use(state, "waleran") == "wood, sand, stone"


def test_5_3_after_the_personal_seal_nothing_can_be_thrown() -> None:
    state = give(conflict(), "philip", kept="letter")
    play(state, "throw 0/5 | falls 5 | throw personal | falls 2")

    assert asked(state) == "philip"
    assert offered(state) == ["play letter", "give up"]
    assert refused(state, "throw 0/5") == "illegal-personal-thrown"
    assert refused(state, "throw personal") == "illegal-personal-thrown"


def test_5_3_ruling_09_the_rival_may_still_answer_with_neutral_and_personal_seals() -> None:
    state = play(conflict(), "throw personal | falls 3 | throw 1/4 | falls 1")

    assert asked(state) == "philip"
    assert offered(state) == ["throw 0/5", "throw 2/3", "throw personal", "give up"]

    play(state, "throw 0/5 | falls 0 | throw personal | falls 3")

    assert sums(state) == {"philip": 4, "waleran": 3}
    assert to_use(state, "philip") == "income 4, sand, ore"


def test_5_3_ruling_09_when_both_personal_seals_are_spent_the_sums_are_compared() -> None:
    state = play(conflict(), "throw personal | falls 2 | throw personal | falls 3")

    assert asked(state) == "waleran"
    assert offered(state)[0] == "use wood"
    assert to_use(state, "philip") == "income 4, sand, ore"


def test_5_4_ruling_08_giving_up_ends_the_conflict() -> None:
    state = play(conflict(), "throw 1/4 | falls 4 | throw 2/3 | falls 2 | give up | keep none")

    assert asked(state) == "waleran"
    assert offered(state) == ["use wood", "use sand", "use stone", "leave cards"]


def test_5_4_one_may_give_up_with_nothing_but_a_nought() -> None:
    state = play(conflict(), "throw 1/4 | falls 1 | throw 0/5 | falls 0 | give up | keep 0/5")

    assert to_use(state, "philip") == "income 4, ore"
    assert seals(state, "philip") == "0/5, 1/4, 2/3"


def test_5_4_ruling_10_whoever_is_behind_after_the_personal_seal_has_lost() -> None:
    state = play(conflict(), "throw 1/4 | falls 4 | throw personal | falls 2")

    assert asked(state) == "waleran"
    assert offered(state) == ["use wood", "use sand", "use stone", "leave cards"]


def test_5_4_ruling_10_the_power_holder_too_has_lost_then() -> None:
    state = play(conflict(), "throw personal | falls 2 | throw 1/4 | falls 4")

    assert to_use(state, "waleran") == "wood, stone"
    assert to_use(state, "philip") == "income 4, sand, ore"
    assert under(state) == "1/4"


@pytest.mark.parametrize("who", ["philip", "waleran"])
def test_5_4_ruling_11_ties_go_to_whoever_holds_the_power(who: str) -> None:
    state = play(conflict(power=who), "throw personal | falls 3 | throw personal | falls 3")

    assert "sand" in to_use(state, who)
    assert "sand" not in to_use(state, rival(who))


@pytest.mark.parametrize(
    ("falls", "waleran", "philip"),
    [
        ("falls 2", "wood, sand, stone", "income 4, ore"),
        ("falls 3", "wood, stone", "income 4, sand, ore"),
    ],
)
def test_5_4_ruling_14_only_the_winner_may_use_the_contested_card(
    falls: str, waleran: str, philip: str
) -> None:
    state = play(conflict(), f"throw personal | falls 2 | throw personal | {falls}")

    assert to_use(state, "waleran") == waleran
    assert to_use(state, "philip") == philip


def test_5_4_nothing_else_is_done_before_the_conflict_is_settled() -> None:
    assert refused(conflict(), "use wood") == "illegal-conflict-first"
    assert refused(conflict(), "end turn") == "illegal-conflict-first"


def test_5_5_the_personal_seals_go_back_to_their_owners() -> None:
    state = play(conflict(), "throw personal | falls 3 | throw personal | falls 2")
    play(state, "leave cards | end turn | leave cards | end turn")
    lay_out(state, "power, power, income 3, income 3, income 5, wool, wool, tom, alfred")
    play(state, "claim row 1 | claim column 1")

    assert "throw personal" in offered(state)

    play(state, "throw 2/3 | falls 2")

    assert "throw personal" in offered(state)


def test_5_5_seals_that_were_not_thrown_stay_where_they_are() -> None:
    state = play(conflict(), "throw 1/4 | falls 4 | throw 2/3 | falls 2 | give up | keep none")

    assert seals(state, "waleran") == "0/5, 2/3"
    assert seals(state, "philip") == "0/5, 1/4"


def test_5_5_ruling_12_the_loser_chooses_among_the_neutral_seals_just_thrown() -> None:
    state = give(conflict(), "philip", seals="0/5, 1/4, 1/4, 2/3")
    play(state, "throw 0/5 | falls 5 | throw 2/3 | falls 2 | throw 1/4 | falls 1")
    play(state, "throw 1/4 | falls 1 | give up")

    assert asked(state) == "philip"
    assert offered(state) == ["keep 1/4", "keep 2/3", "keep none"]
    assert refused(state, "keep 0/5") == "illegal-no-such-seal"

    play(state, "keep 1/4")

    assert seals(state, "philip") == "0/5, 1/4"


def test_5_5_ruling_12_a_loser_who_threw_only_the_personal_seal_keeps_nothing() -> None:
    state = play(conflict(), "throw 0/5 | falls 5 | throw personal | falls 3")

    assert asked(state) == "waleran"
    assert offered(state)[0] == "use wood"
    assert seals(state, "philip") == "0/5, 1/4, 2/3"


def test_5_5_the_winner_keeps_none_of_the_thrown_seals() -> None:
    state = play(conflict(), "throw 0/5 | falls 5 | throw 1/4 | falls 1 | give up | keep 1/4")

    assert seals(state, "waleran") == "1/4, 2/3"
    assert seals(state, "philip") == "0/5, 1/4, 2/3"
    assert under(state) == "0/5"


def test_5_5_ruling_13_first_the_winners_seals_go_under_the_stack_then_the_losers() -> None:
    state = conflict()
    play(state, "throw 2/3 | falls 2 | throw 1/4 | falls 4 | throw 0/5 | falls 5")
    play(state, "throw 2/3 | falls 2 | throw 0/5 | falls 0 | give up | keep none")

    assert under(state) == "2/3, 0/5, 1/4, 2/3, 0/5"
    assert unseen(state) == 4


def test_5_5_ruling_13_the_losers_order_stays_when_one_is_kept() -> None:
    state = conflict()
    play(state, "throw 2/3 | falls 2 | throw 1/4 | falls 4 | throw 0/5 | falls 5")
    play(state, "throw 2/3 | falls 2 | throw 0/5 | falls 0 | give up | keep 2/3")

    assert under(state) == "2/3, 0/5, 1/4, 0/5"
    assert seals(state, "philip") == "2/3"


def test_5_5_ruling_13_the_same_when_the_power_holder_loses() -> None:
    state = play(conflict(), "throw 2/3 | falls 2 | throw 1/4 | falls 4 | give up | keep none")

    assert asked(state) == "waleran"
    assert under(state) == "1/4, 2/3"


def test_5_5_ruling_45_the_loser_may_keep_none() -> None:
    state = play(conflict(), "throw 0/5 | falls 5 | throw 1/4 | falls 1 | give up | keep none")

    assert seals(state, "philip") == "0/5, 2/3"
    assert under(state) == "0/5, 1/4"


def test_5_2_at_equal_sums_the_asked_player_is_told_so() -> None:
    state = play(conflict(), "throw 2/3 | falls 3 | throw 2/3 | falls 3")

    assert (asked(state), prompt(state)) == ("philip", "ask-ThrowSeal-tie 3")


def test_5_3_the_power_holder_too_throws_nothing_after_the_personal_seal() -> None:
    state = give(conflict(), "waleran", kept="letter")
    play(state, "throw personal | falls 2 | throw 1/4 | falls 4")

    assert asked(state) == "waleran"
    assert refused(state, "throw 1/4") == "illegal-personal-thrown"


def test_5_5_nothing_else_is_done_before_the_loser_has_chosen() -> None:
    state = play(conflict(), "throw 1/4 | falls 4 | throw 2/3 | falls 2 | give up")

    assert refused(state, "use sand") == "illegal-conflict-first"
    assert refused(state, "keep 0/5") == "illegal-no-such-seal"


def test_5_5_a_kept_seal_joins_others_of_its_kind() -> None:
    state = give(conflict(), "philip", seals="2/3, 2/3")
    play(state, "throw 1/4 | falls 4 | throw 2/3 | falls 2 | give up | keep 2/3")

    assert seals(state, "philip") == "2/3, 2/3"


@pytest.mark.parametrize(("last", "winner"), [("falls 2", "waleran"), ("falls 3", "philip")])
def test_5_4_the_table_shows_who_won_and_who_took_the_marker_off(last: str, winner: str) -> None:
    state = play(conflict(), f"throw personal | falls 2 | throw personal | {last}")

    view = game.view(state, seat(winner))
    assert view["conflict"] is not None
    assert view["conflict"]["winner"] == seat(winner)
    assert len(view["builders"][seat(winner)]["markers"]) == 3
    assert len(view["builders"][seat(rival(winner))]["markers"]) == 2
