"""4 Winter."""

from __future__ import annotations

from games.krieg_und_frieden.realm import (
    asked,
    chancellor,
    has,
    in_bank,
    offered,
    paragraphs,
    play,
    privileges,
    problem,
    problems,
    prompt,
    refused,
    step,
    told,
    winter,
)


def test_4_1_the_chancellor_lays_a_problem() -> None:
    state = winter(chancellor="rose", rose=has(problems="war scroll, famine cathedral"))

    assert asked(state) == "rose"
    assert prompt(state) == "ask-LayProblem"
    assert offered(state) == ["lay war scroll", "lay famine cathedral"]
    assert refused(state, "lay taxes scroll") == "illegal-no-such-problem"
    assert refused(state, "bid cup") == "illegal-lay-first"

    assert told(state, "lay famine cathedral")[0] == "rose lays card-famine-cathedral"
    assert problem(state) == "famine cathedral"
    assert problems(state, "rose") == "war scroll"


def test_4_1_ruling_04_without_a_card_the_next_to_the_left_who_has_one_lays_it() -> None:
    state = winter(
        chancellor="lily",
        lion=has(problems="war scroll"),
        lily=has(privileges="cup"),
    )

    assert asked(state) == "lion"
    play(state, "lay war scroll")

    assert chancellor(state) == "lily"
    assert problem(state) == "war scroll"
    assert (asked(state), step(state)) == ("lily", "MakeBid")
    assert privileges(state, "lily") == "1 cup"


def test_4_1_ruling_04_whoever_lays_for_the_chancellor_is_not_asked_to_change_it() -> None:
    state = winter(
        chancellor="lily",
        lion=has(problems="war scroll, war scroll", privileges="cup"),
        tower=has(problems="war scroll, taxes cathedral", privileges="grain"),
        lily=has(privileges="shield", problems=""),
    )

    assert asked(state) == "tower"
    play(state, "lay war scroll")

    assert (asked(state), step(state)) == ("lion", "ChangeProblem")
    play(state, "leave it")
    assert (asked(state), step(state)) == ("lily", "ChangeProblem")
    play(state, "leave it")
    assert step(state) == "MakeBid"


def test_4_2_ruling_01_all_but_the_layer_are_asked_from_his_left() -> None:
    state = winter(
        chancellor="lily",
        lion=has(problems="war scroll", privileges="cup"),
        lily=has(problems="war scroll", privileges="cup"),
        tower=has(problems="taxes scroll", privileges="hammer"),
        rose=has(problems="famine scroll", privileges="hammer"),
    )

    play(state, "lay war scroll")

    assert (asked(state), prompt(state)) == ("tower", "ask-ChangeProblem card-war-scroll")
    assert offered(state) == ["pay hammer", "leave it"]
    assert refused(state, "pay grain") == "illegal-no-privilege"
    assert refused(state, "lay taxes scroll") == "illegal-problem-first"
    assert told(state, "leave it") == ["tower leaves-it"]
    assert asked(state) == "rose"
    play(state, "leave it")
    assert asked(state) == "lion"
    play(state, "leave it")
    assert step(state) == "MakeBid"


def test_4_2_ruling_01_the_chancellor_may_answer_a_change_but_not_change_his_own_card() -> None:
    state = winter(
        lion=has(problems="war scroll, taxes cathedral", privileges="cup, grain"),
        lily=has(problems="famine scroll", privileges="hammer"),
    )

    play(state, "lay war scroll | pay hammer | lay famine scroll")

    assert asked(state) == "lion"
    play(state, "pay grain | lay taxes cathedral")
    assert problem(state) == "taxes cathedral"
    assert step(state) == "MakeBid"


def test_4_2_ruling_02_whoever_left_the_old_card_may_change_the_new_one() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="taxes scroll", privileges="cup"),
        rose=has(problems="famine scroll", privileges="hammer"),
    )

    play(state, "lay war scroll | leave it")
    assert asked(state) == "rose"
    play(state, "pay hammer | lay famine scroll")

    assert (asked(state), step(state)) == ("lily", "ChangeProblem")
    assert prompt(state) == "ask-ChangeProblem card-famine-scroll"


def test_4_2_a_card_that_all_others_left_stays() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="taxes scroll", privileges="2 cup"),
    )

    play(state, "lay war scroll | leave it")

    assert problem(state) == "war scroll"
    assert step(state) == "MakeBid"


def test_4_2_ruling_26_whoever_has_no_privilege_is_not_asked() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="taxes scroll"),
    )

    play(state, "lay war scroll")

    assert step(state) == "MakeBid"


def test_4_3_a_change_costs_a_privilege_and_brings_the_old_card() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="taxes cathedral, taxes scroll", privileges="cup, grain"),
    )

    play(state, "lay war scroll")
    assert told(state, "pay cup | lay taxes scroll") == [
        "lily pays-privilege resource-cup",
        "lily changes card-taxes-scroll card-war-scroll",
    ]

    assert problem(state) == "taxes scroll"
    assert problems(state, "lily") == "war scroll, taxes cathedral"
    assert privileges(state, "lily") == "1 grain"


def test_4_3_the_old_card_joins_others_of_its_kind() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="taxes scroll, war scroll", privileges="cup"),
    )

    play(state, "lay war scroll | pay cup | lay taxes scroll")

    assert problems(state, "lily") == "war scroll, war scroll"


def test_4_3_a_change_is_told_with_the_paragraph_of_its_price() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="taxes scroll", privileges="cup"),
        rose=has(privileges="grain"),
    )

    assert paragraphs(state, "lay war scroll | pay cup | lay taxes scroll | leave it") == [
        *("4.1 lays", "4.3 pays-privilege", "4.3 changes", "4.2 leaves-it"),
    ]


def test_4_3_ruling_03_any_privilege_will_do_and_is_at_once_in_the_bank() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="taxes cathedral", privileges="cup, grain"),
        rose=has(privileges="cup"),
    )

    play(state, "lay war scroll")
    assert in_bank(state) == "2 shield, 2 hammer, 1 grain"
    assert offered(state) == ["pay cup", "pay grain", "leave it"]

    play(state, "pay cup")

    assert in_bank(state) == "2 shield, 1 cup, 2 hammer, 1 grain"
    assert (asked(state), step(state)) == ("lily", "ExchangeProblem")
    assert refused(state, "leave it") == "illegal-lay-first"
    assert refused(state, "lay war scroll") == "illegal-no-such-problem"


def test_4_3_ruling_27_the_new_card_may_show_the_same_problem() -> None:
    state = winter(
        lion=has(problems="war scroll"),
        lily=has(problems="war cathedral", privileges="cup"),
    )

    play(state, "lay war scroll | pay cup | lay war cathedral")

    assert problem(state) == "war cathedral"
    assert problems(state, "lily") == "war scroll"


def test_4_4_ruling_05_without_problem_cards_one_takes_the_card_and_the_left_must_lay() -> None:
    state = winter(
        lion=has(problems="war scroll, famine scroll"),
        lily=has(privileges="cup"),
        rose=has(problems="war scroll", privileges="grain"),
    )

    play(state, "lay war scroll")
    assert told(state, "pay cup") == [
        "lily pays-privilege resource-cup",
        "lily takes-problem card-war-scroll",
    ]

    assert problems(state, "lily") == "war scroll"
    assert problem(state) == ""
    assert (asked(state), step(state)) == ("rose", "ReplaceProblem")
    assert offered(state) == ["lay war scroll"]
    assert refused(state, "lay famine scroll") == "illegal-no-such-problem"
    assert refused(state, "leave it") == "illegal-lay-first"

    assert told(state, "lay war scroll") == ["rose must-lay card-war-scroll"]
    assert privileges(state, "rose") == "1 grain"
    assert (asked(state), step(state)) == ("lion", "MakeBid")


def test_4_4_ruling_05_the_one_who_must_lay_counts_as_the_layer() -> None:
    state = winter(
        lion=has(problems="war scroll, famine scroll", privileges="grain"),
        lily=has(privileges="cup, shield"),
        tower=has(problems="taxes scroll", privileges="grain"),
    )

    play(state, "lay war scroll | pay cup | lay taxes scroll")

    assert (asked(state), step(state)) == ("lion", "ChangeProblem")
    play(state, "leave it")
    assert (asked(state), step(state)) == ("lily", "ChangeProblem")


def test_4_4_ruling_05_not_if_nobody_else_holds_a_problem_card() -> None:
    state = winter(lion=has(problems="war scroll"), lily=has(privileges="cup"))

    play(state, "lay war scroll")

    assert step(state) == "MakeBid"
