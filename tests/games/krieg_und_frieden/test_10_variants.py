"""10 Variants."""

from __future__ import annotations

from typing import Any

import pytest

from games.krieg_und_frieden.boxes import corrected
from games.krieg_und_frieden.realm import (
    asked,
    autumn,
    chancellor,
    dealt,
    discard,
    hand,
    has,
    let_draw,
    new,
    offered,
    pile,
    play,
    points,
    privileges,
    problem,
    prompt,
    refused,
    spring,
    step,
    told,
)
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.components import CARD_NAMES

WIN = "bid shield | confirm"


def deck(options: dict[str, Any], seats: int = 3) -> dict[str, int]:
    """The problem cards of a new game that are to be dealt."""
    return dict(zip(CARD_NAMES, new(seats, options).undealt, strict=True))


def test_10_1_the_strategic_variant_leaves_three_cards_out() -> None:
    cards = deck({"strategic": True})

    assert cards["war cathedral"] == cards["famine cathedral"] == cards["taxes scroll"] == 0
    assert cards["war scroll"] == cards["famine scroll"] == 3
    assert cards["taxes cathedral"] == cards["revolt cathedral"] == 3
    assert sum(cards.values()) == 12


@pytest.mark.parametrize("seats", [3, 4])
def test_10_1_ruling_06_chance_names_the_first_chancellor_whatever_the_number(seats: int) -> None:
    state = new(seats, {"strategic": True})
    while step(state) != "FirstChancellor":
        play(state, offered(state)[0])

    assert asked(state) == "nature"
    assert offered(state) == ["first lion", "first lily", "first tower", "first rose"][:seats]
    assert list(game.weights(state)) == [1] * seats
    play(state, f"first {['tower', 'rose'][seats - 3]}")
    assert chancellor(state) == asked(state) == ["tower", "rose"][seats - 3]


@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3)])
def test_10_1_ruling_06_the_cross_card_is_laid_out_and_the_others_dealt(
    seats: int, each: int
) -> None:
    state = new(seats, {"strategic": True})

    assert problem(state) == "cross"
    assert problem(dealt(seats, {"strategic": True})) == "cross"
    state = dealt(seats, {"strategic": True})
    assert [sum(baron.problems) for baron in state.barons] == [each] * seats


def test_10_1_a_builder_also_takes_a_privilege() -> None:
    state = spring(
        problem="war cathedral", options={"strategic": True}, lion=has(hand="shield", farms=2)
    )

    play(state, WIN)

    assert points(state, "lion") == 1
    assert (asked(state), step(state)) == ("lion", "TakePrivilege")
    play(state, "take cup")
    assert privileges(state, "lion") == "1 cup"


def test_10_1_without_the_variant_a_builder_takes_none() -> None:
    state = spring(problem="war cathedral", lion=has(hand="2 shield"))

    play(state, WIN)

    assert step(state) == "ActInSummer"


def test_10_2_ruling_11_in_the_light_variant_only_from_those_with_at_least_as_many_points() -> None:
    state = spring(
        problem="war scroll",
        options={"light": True},
        lion=has(hand="shield", points=2),
        lily=has(privileges="cup", points=2),
        tower=has(privileges="cup", points=3),
        rose=has(privileges="2 grain", points=9),
    )

    play(state, WIN)

    assert points(state, "lion") == 3
    assert [words for words in offered(state) if "from" in words] == [
        "take cup from tower",
        "take grain from rose",
    ]
    assert refused(state, "take cup from lily") == "illegal-fewer-points"


def test_10_3_ruling_36_the_global_variant_has_the_strategic_and_the_light_one_in_it() -> None:
    for options in ({"global": True}, {"global": True, "strategic": False, "light": False}):
        variant = new(3, options).variant
        assert (variant.strategic, variant.light, variant.chosen_card) == (True, True, True)
    both = new(3, {"strategic": True, "light": True}).variant
    assert not both.chosen_card


def test_10_3_ruling_22_the_basic_card_is_chosen_from_the_discard_pile() -> None:
    state = autumn(
        options={"global": True},
        discard="cup",
        lion=has(farms=2),
        lily=has(farms=0),
        pile="3 cup, 9 grain",
    )

    assert (asked(state), prompt(state)) == ("lion", "ask-ChooseCard")
    assert offered(state) == ["choose shield", "choose cup", "choose hammer", "choose grain"]
    assert refused(state, "done") == "illegal-choose-first"
    assert told(state, "choose cup") == ["lion chooses-card resource-cup"]
    assert not state.learnt
    assert (discard(state), pile(state)) == ("", "3 cup, 9 grain")
    assert asked(state) == "nature"
    play(state, "draw grain")
    assert hand(state, "lion") == "1 cup, 1 grain"
    assert asked(state) == "lily"


def test_10_3_ruling_22_else_from_the_pile() -> None:
    state = autumn(
        options={"global": True},
        discard="shield",
        lion=has(farms=0, hand="2 grain", privileges="shield"),
        lily=has(farms=0),
        pile="3 grain, cup",
    )

    play(state, "choose grain")

    assert state.learnt
    assert hand(state, "lion") == "1 shield, 3 grain"
    assert state.barons[0].income == 2
    assert pile(state) == "1 cup, 2 grain"
    assert told(state, "choose cup") == ["lily chooses-card resource-cup"]
    assert pile(state) == "2 grain"


def test_10_3_ruling_22_if_nowhere_a_card_is_drawn() -> None:
    state = autumn(options={"global": True}, lion=has(farms=0), pile="2 grain")

    assert told(state, "choose cup") == ["lion chooses-in-vain resource-cup"]
    assert asked(state) == "nature"
    play(state, "draw grain")
    assert hand(state, "lion") == "1 grain"
    assert state.barons[0].income == 1


@pytest.mark.parametrize("basic", [1, 2, 3])
@pytest.mark.parametrize("kind", ["grain", "hammer"])
def test_10_3_ruling_22_a_chosen_card_takes_the_place_of_one_basic_card(
    basic: int, kind: str
) -> None:
    box = game.box(corrected("income", basic=basic))
    state = autumn(options={"global": True}, box=box, lion=has(farms=4), pile="20 grain")

    play(state, f"choose {kind}")
    let_draw(state)

    assert hand(state, "lion") == f"{basic + 2} grain"
    assert state.barons[0].income == basic + 2


def test_10_3_ruling_22_without_a_basic_card_there_is_nothing_to_choose() -> None:
    box = game.box(corrected("income", basic=0))
    state = autumn(options={"global": True}, box=box, lion=has(farms=4), pile="20 grain")

    assert asked(state) == "nature"
    play(state, "draw grain | draw grain")
    assert hand(state, "lion") == "2 grain"


def test_10_3_ruling_38_the_cards_of_privileges_come_before_the_chosen_one() -> None:
    state = autumn(
        options={"global": True},
        discard="cup",
        lion=has(farms=0, privileges="cup"),
        pile="2 cup",
    )

    assert (hand(state, "lion"), discard(state)) == ("1 cup", "")
    play(state, "choose cup")

    assert hand(state, "lion") == "2 cup"
    assert pile(state) == "1 cup"


def test_10_3_the_very_last_card_can_be_chosen() -> None:
    state = autumn(options={"global": True}, discard="cup", lion=has(farms=0), pile="")

    play(state, "choose cup")

    assert hand(state, "lion") == "1 cup"
    assert step(state) != "ChooseCard"


def test_10_3_with_no_card_anywhere_nobody_chooses() -> None:
    state = autumn(options={"global": True}, pile="", lily=has(problems="war scroll"))

    assert step(state) == "LayProblem"


def test_10_3_a_chosen_card_is_income_like_a_drawn_one() -> None:
    state = autumn(
        options={"global": True}, lion=has(farms=1), lily=has(hand="6 grain"), discard="3 cup"
    )
    while step(state) in {"ChooseCard", "DrawIncome"}:
        play(state, "choose cup") if asked(state) != "nature" else let_draw(state)

    assert (asked(state), step(state)) == ("lion", "AskKing")


def test_10_4_stuart_daggers_scoring() -> None:
    state = spring(problem="war scroll", options={"dagger": True}, lion=has(hand="shield"))
    assert "lion gains-scroll 2" in told(state, WIN)
    assert points(state, "lion") == 2
    for standing, gained in enumerate((2, 2, 2, 3, 3, 4)):
        state = spring(
            problem="war cathedral",
            options={"dagger": True},
            built=standing,
            lion=has(hand="shield", farms=2, workshops=1),
        )
        play(state, WIN)
        assert points(state, "lion") == gained + 1


def test_10_5_the_other_deck_has_two_and_two_of_everything() -> None:
    cards = deck({"deck": "even"})

    assert cards.pop("cross") == 0
    assert cards.pop("revolt scroll") == 1
    assert set(cards.values()) == {2}
    assert deck({"deck": "even"}, seats=4)["cross"] == 1


def test_10_5_ruling_37_the_strategic_variant_takes_one_of_each_kind_out_of_the_other_deck() -> (
    None
):
    cards = deck({"deck": "even", "strategic": True})

    assert cards["war cathedral"] == cards["famine cathedral"] == cards["taxes scroll"] == 1
    assert sum(cards.values()) == 12
    assert sum(count for name, count in cards.items() if "cathedral" in name) == 6


def test_the_options_are_declared_with_the_rulebooks_game_as_the_usual_one() -> None:
    assert [option.name for option in game.OPTIONS] == [
        "strategic",
        "light",
        "global",
        "dagger",
        "deck",
    ]
    assert [option.default for option in game.OPTIONS] == [False, False, False, False, "usual"]
