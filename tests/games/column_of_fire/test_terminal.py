"""Several people at one keyboard, each with tiles that the others may not see."""

from __future__ import annotations

import re

import pytest

from keyboard import Keyboard, bare, console, shown
from kingsbridge.core.text import LANGUAGES
from kingsbridge.terminal.play import play

CURTAIN = "Pass the keyboard on"


def share(
    *answers: str, seats: int = 2, against: str = "random", language: str = "en", width: int = 80
) -> str:
    """People at one keyboard give these answers; what was shown comes back."""
    paper = console(width=width, height=60)
    play(
        "column_of_fire",
        seats=seats,
        against=against,
        seed="fire",
        language=language,
        pace=0,
        console=paper,
        read=Keyboard(answers),
    )
    return bare(shown(paper))


def told(*answers: str, seats: int = 2) -> str:
    """The same against bots, as one line."""
    return " ".join(share(*answers, seats=seats).split())


def test_nobody_sees_the_tile_that_somebody_else_has_drawn() -> None:
    religion = ("", "enough", "", "catholic")
    yellow = ("", "enough", "renounce", "move to 9", "take advantage")
    blue = ("", "renounce", "1", "nothing")
    said = share(*religion, *yellow, *blue, "", against="person")

    *_, seen_by_blue, seen_by_yellow = said.split(CURTAIN)
    assert "Lion takes an advantage tile." in seen_by_blue
    for line in ("The tile of Lion: 2 points at the end.", "Your tiles 2 points at the end"):
        assert line not in seen_by_blue
        assert line in seen_by_yellow


def test_a_turn_is_played_with_the_keyboard() -> None:
    said = told("enough", "1", "1", "1", "enough", "1")

    assert "Which die? The person serves as many years as it shows" in said
    assert re.search(r"Lion draws a character: [^(]+ \(white die, \d\)", said)


def test_a_card_is_explained_by_its_name() -> None:
    said = told("card walsingham")

    assert "Francis Walsingham (England, Protestant stone): place or remove" in said
    assert "Whoever draws it lays its stone in its country" in said


def test_an_option_is_explained() -> None:
    said = told("about pay for black")

    assert "religion die Tells how long you keep your religion." in said


def test_a_rule_is_told() -> None:
    assert "7.14 Ship: sell in the country shown" in told("rule 7.14")


def test_four_can_play() -> None:
    said = share("1", seats=4, against="greedy")

    for name in ("Lion", "Lily", "Tower", "Rose"):
        assert name in said


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Year 1 begins."), ("fr", "1 commence."), ("de", "Das Jahr 1 beginnt.")],
)
def test_it_speaks_three_languages(language: str, line: str) -> None:
    assert language in LANGUAGES
    assert line in share("1", language=language)
