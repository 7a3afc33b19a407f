"""What is told stands with the paragraph it follows from, and the view says what is under way."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.boxes import corrected
from games.krieg_und_frieden.realm import (
    autumn,
    has,
    new,
    play,
    seat,
    spring,
    summer,
    winter,
)
from kingsbridge.core.board import explain
from kingsbridge.core.steps import in_turn
from kingsbridge.core.story import SPECTATOR, Line
from kingsbridge.core.text import catalogue
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.state import State
from kingsbridge.games.krieg_und_frieden.steps.drawing import cards_line


def part(state: State) -> str:
    trail = game.view(state, SPECTATOR)["trail"]
    return trail["parts"][trail["now"]]["key"]


def deed(state: State) -> object:
    return game.view(state, SPECTATOR)["deed"]


def test_the_view_names_the_parts_of_the_year_and_the_present_one() -> None:
    assert part(winter(lion=has(problems="war scroll"))) == "trail-winter"
    bidding = spring(problem="war scroll", lion=has(hand="cup"), lily=has(hand="cup"))
    assert part(bidding) == "trail-bidding"
    assert part(play(bidding, "bid cup | confirm | pass")) == "trail-reward"
    assert part(summer(lion=has(hand="cup"))) == "trail-summer"
    assert part(autumn()) == "trail-autumn"


def test_the_view_says_who_attacks_or_bribes_whom_and_only_while_it_lasts() -> None:
    state = summer(
        lion=has(hand="2 shield, cup"), lily=has(hand="cup"), rose=has(hand="shield", farms=1)
    )
    assert deed(state) is None

    play(state, "attack rose")
    assert deed(state) == {"kind": "attack", "seat": seat("lion"), "other": seat("rose")}
    assert in_turn(state) == seat("lion")

    play(state, "defend")
    assert deed(state) is None

    play(state, "bribe lily")
    assert deed(state) == {"kind": "bribe", "seat": seat("lion"), "other": seat("lily")}


@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("en", "1 shield, 2 cups, and 1 grain"),
        ("fr", "1 bouclier, 2 coupes et 1 blé"),
        ("de", "1 Schild, 2 Kelche und 1 Korn"),
    ],
)
def test_cards_are_listed_as_the_language_does(language: str, cards: str) -> None:
    line = Line("pays-taxes", seat=0, cards=cards_line([1, 2, 0, 1]))

    assert cards in catalogue(language, "krieg_und_frieden").say(line, ["Ana"])


def test_everybody_reads_whose_cards_the_briber_is_looking_at() -> None:
    line = Line("thinks-ShowHand", seat=0, other=1)

    assert catalogue("en", "krieg_und_frieden").say(line, ["Ana", "Ben"]) == (
        "Ana is looking at Ben's cards."
    )


@pytest.mark.parametrize(
    ("reward", "words"), [("scroll", "gets 1 point and a privilege."), ("cathedral", "builds the")]
)
def test_the_cross_card_tells_its_reward(reward: str, words: str) -> None:
    view = game.view(new(box=game.box(corrected("cross", reward=reward))), SPECTATOR)

    assert words in catalogue("en", "krieg_und_frieden").say(explain(view, Line("card-cross")))


@pytest.mark.parametrize(
    ("language", "problem", "autumn_step"),
    [("en", "Taxes", "Dues"), ("fr", "Impôts", "Taxes"), ("de", "Steuern", "Abgaben")],
)
def test_the_problem_and_the_step_of_autumn_have_a_word_each(
    language: str, problem: str, autumn_step: str
) -> None:
    texts = catalogue(language, "krieg_und_frieden")
    said = texts.say(Line("pays-taxes", seat=0, cards=cards_line([1, 0, 0, 0])), ["Ana"])

    assert texts.say_key("problem-taxes") == problem
    assert said.startswith(autumn_step)
    assert autumn_step.lower() in texts.say_key("drawn-autumn").lower()
    assert texts.rules({})["8.7"].startswith(autumn_step)
