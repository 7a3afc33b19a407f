"""The table as text: what a seat sees of it, in every width and language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from games.krieg_und_frieden.realm import has, new, play, spring, summer
from kingsbridge.core.board import explain
from kingsbridge.core.story import OPEN, SPECTATOR, Line
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden import board
from kingsbridge.games.krieg_und_frieden.state import State
from kingsbridge.terminal.palette import THEME

TIMES = "\N{MULTIPLICATION SIGN}"
NAMES = ["Ana", "Ben", "Cem", "Dora"]


def drawn(
    state: State, eyes: int, width: int = 80, height: int = 0, language: str = "en"
) -> list[str]:
    paper = Console(file=StringIO(), width=width, theme=THEME)
    view = game.view(state, eyes)
    texts = catalogue(language, "krieg_und_frieden")
    paper.print(board.board(view, texts, NAMES[: len(state.barons)], width, height))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def bidding() -> State:
    state = spring(
        problem="famine scroll",
        built=2,
        lion=has(hand="cup, 2 shield", problems="war scroll, war scroll", privileges="2 cup"),
        lily=has(hand="5 hammer", farms=3, workshops=2, points=4),
        tower=has(hand="shield"),
        rose=has(hand="6 grain, 2 hammer"),
    )
    play(state, "bid cup | confirm | bid hammer | bid hammer | confirm | pass")
    return play(state, "bid grain | bid grain | confirm | bid shield")


def test_the_whole_table_is_there() -> None:
    lines = drawn(bidding(), 0)

    assert lines[0].startswith("❦ Krieg und Frieden  Year 1, spring")
    assert lines[0].endswith("  ○ ● Bidding ○ ○ ○")
    assert lines[1] == "Famine (scroll)  shield 1  cup 2  hammer 3  grain 4"
    assert lines[2].startswith("Cathedral  ■ nave 1  ■ first aisle 1  □ second aisle 1")
    assert "♔ Ana   0 pt  farms ▲▲  reserve ····  hand 2  problems 2  privileges cup, cup" in lines
    assert "  bid 1 cup (2)" in lines
    assert "  Ben   4 pt  farms ▲▲▲  workshops ■■  reserve ·  hand 3  problems 0" in lines
    assert "  Cem   0 pt  farms ▲▲  reserve ····  hand 1  problems 0  passed" in lines
    assert f"Your hand 1 shield  Your problems War (scroll) {TIMES}2  Laid 1 shield (3)" in lines
    assert any(line.startswith("pile 51  discard none") for line in lines)


def test_a_second_group_stands_beside_the_first() -> None:
    state = play(bidding(), "take back shield | pass | bid hammer | confirm")

    assert "  bid 2 hammers (6)  + 1 hammer (9)" in drawn(state, 1)


def test_others_see_no_hand() -> None:
    for eyes in (SPECTATOR, OPEN):
        assert not [line for line in drawn(bidding(), eyes) if line.startswith("Your")]
    assert not [line for line in drawn(bidding(), 1) if "Laid" in line]


def test_loot_and_a_shown_hand_are_drawn_for_those_who_may_see_them() -> None:
    state = summer(lion=has(hand="cup", loot="shield"), lily=has(hand="2 grain", loot="hammer"))
    play(state, "bribe lily")

    mine, theirs = "\n".join(drawn(state, 0)), "\n".join(drawn(state, 1))

    assert "Your loot 1 shield" in mine
    assert "Ben shows you 1 hammer, 2 grain" in mine
    assert "shows you" not in theirs
    assert "loot 1" in theirs


def test_discards_are_not_worth_anything() -> None:
    state = summer(discard="2 grain", lion=has(hand="cup"))

    assert [line for line in drawn(state, 0) if "discard 2 grain" in line]
    assert "Your problems Revolt (cathedral)" in "\n".join(drawn(state, 0))


def test_before_the_first_problem_there_is_none() -> None:
    assert drawn(new(), 0)[1] == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 132])
def test_no_line_is_too_long(width: int, language: str) -> None:
    for height in (0, 12, 30):
        for line in drawn(bidding(), 0, width, height, language):
            assert len(line) <= width


def test_a_small_terminal_gets_no_blank_lines() -> None:
    assert "" not in drawn(bidding(), 0, height=14)
    assert "" in drawn(bidding(), 0, height=40)


def test_an_action_is_explained_by_its_cards() -> None:
    view = game.view(bidding(), 0)
    texts = catalogue("en", "krieg_und_frieden")

    def keys(words: str) -> list[str]:
        return [line.key for line in board.about(view, words)]

    assert keys("lay war scroll") == ["card-war-scroll"]
    assert keys("bid grain") == ["resource-grain"]
    assert keys("take back cup") == ["resource-cup"]
    assert keys("attack lily") == ["resource-shield"]
    assert keys("farm") == ["resource-grain"]
    assert keys("done") == []
    said = texts.say(explain(view, Line("card-famine-scroll")))
    assert said.startswith("Shield 1, cup 2, hammer 3, grain 4.")
    assert texts.say(explain(view, Line("resource-cup"))).startswith("Counts 3 in war")


def test_how_far_the_game_has_come() -> None:
    line = board.when(game.view(bidding(), 0))

    assert catalogue("de", "krieg_und_frieden").say(line) == "Jahr 1, Frühling"
