"""Several people at one keyboard, each with cards and goods that the others may not see."""

from __future__ import annotations

import re

from keyboard import Keyboard, bare, console, shown
from kingsbridge.terminal.play import play

CURTAIN = "Pass the keyboard on"


def share(*answers: str, seats: int = 2, against: str = "person") -> str:
    """People at one keyboard give these answers; what was shown comes back."""
    paper = console(width=80, height=60)
    play(
        "world_without_end",
        seats=seats,
        against=against,
        seed="town",
        pace=0,
        console=paper,
        read=Keyboard(answers),
    )
    return bare(shown(paper))


def hands(page: str) -> list[str]:
    """The hands that can be read on a page."""
    return re.findall(r"Your hand(.+)", page)


def test_nobody_sees_cards_and_goods_before_the_keyboard_is_passed_on() -> None:
    before, after = share("").split(CURTAIN)

    assert hands(before) == []
    assert "goods 1 wool" not in before
    assert hands(after)
    assert after.count("goods 1 wool") == 1, "the own ones, and nobody else's"


def test_a_round_is_played_with_the_keyboard() -> None:
    said = share("play grain", "hide sell", against="random")

    assert CURTAIN not in said
    assert "Which card do you hide?" in said
    assert "plays “Grain”" in said
    assert re.search(r"hand 10 +hidden 1", said)


def test_an_option_is_explained() -> None:
    said = " ".join(share("about play grain", against="random").split())

    assert "Take 1 grain from the field." in said


def test_a_rule_is_told() -> None:
    assert "8.1" in share("rule 8.1", against="random")


def test_four_can_play() -> None:
    said = share("1", seats=4, against="greedy")

    for name in ("Lion", "Lily", "Castle", "Rose"):
        assert name in said
