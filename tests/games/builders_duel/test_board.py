"""The board drawn with characters, read as a player reads it."""

from __future__ import annotations

import json
from random import Random

import pytest

from games.builders_duel import duel
from keyboard import console, shown
from kingsbridge.bots.playout import random_action
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import SPECTATOR
from kingsbridge.core.text import catalogue
from kingsbridge.games import builders_duel
from kingsbridge.games.builders_duel.board import about, board, when
from kingsbridge.games.builders_duel.board.sheet import TIMES
from kingsbridge.games.builders_duel.board.square import fold
from kingsbridge.games.builders_duel.state import State

NAMES = ["Prior Philip", "Bishop Waleran"]
SMALL = (80, 15)
ROOMY = (120, 27)


def drawn(state: State, size: tuple[int, int] = SMALL, names: list[str] = NAMES) -> str:
    """The board of this size as text; the view has been through JSON, so nothing else is seen."""
    width, height = size
    view = json.loads(json.dumps(builders_duel.view(state, 0)))
    paper = console(width, height)
    paper.print(board(view, catalogue("en", "builders_duel"), names, width, height))
    return shown(paper)


def line_with(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


@pytest.mark.parametrize("size", [(60, 40), SMALL, (100, 21), ROOMY, (160, 37), (240, 60)])
def test_no_line_is_wider_than_the_terminal_and_no_board_higher_than_its_place(
    size: tuple[int, int],
) -> None:
    rng = Random(7)
    state = duel.new()
    while state.seat != NOBODY:
        if rng.random() < 0.05:
            lines = drawn(state, size).splitlines()
            assert all(len(line) <= size[0] for line in lines)
            assert len(lines) <= size[1]
        builders_duel.apply(state, random_action(state, rng))
    assert "Round 4 of 4 · Turn 3 of 3" in drawn(state, size)


def test_the_square_is_numbered_like_the_lines_that_can_be_claimed() -> None:
    square = drawn(duel.turn(duel.COMMON)).splitlines()[1:15]

    assert [column for column in square[0] if column in "123"] == ["1", "2", "3"]
    assert [line[20] for line in square if line[20].isdigit()] == ["1", "2", "3"]
    assert "↘" in square[0]
    assert "↙" in square[0]


def test_claims_are_marked_and_the_card_where_they_cross_is_contested() -> None:
    text = drawn(duel.conflict())

    assert text.count(f"†{TIMES}♜") == 1
    assert text.count("─†─") == 2
    assert text.count("─♜─") == 2
    assert "● Conflict" in text
    assert "sum 0" in text


def test_the_contested_card_goes_to_the_winner_of_the_conflict() -> None:
    won = drawn(duel.holder_wins(duel.conflict()))
    lost = drawn(duel.holder_loses(duel.conflict()))

    assert (won.count("─♜─"), won.count("─†─")) == (3, 2)
    assert (lost.count("─♜─"), lost.count("─†─")) == (2, 3)
    assert "sum" not in won


def test_what_was_thrown_stands_with_its_sum() -> None:
    state = duel.play(duel.conflict(), "throw personal | falls 3 | throw 1/4 | falls 1")
    text = drawn(state)

    assert "sum 1: 1/4" in text
    assert "sum 3: personal" in text
    lost = duel.play(duel.conflict(), "throw 0/5 | falls 5 | throw 1/4 | falls 1 | give up")
    assert duel.offered(lost)[0] == "keep 1/4"
    assert "● Conflict" in drawn(lost)


def test_used_cards_are_ticked_off_and_kept_ones_leave_the_square() -> None:
    state = duel.play(duel.using("philip", "wood, journeyman, labourers", seals=""), "use wood")
    ticked = drawn(state)
    kept = drawn(duel.play(state, "use journeyman"))

    assert "†✓" in ticked
    assert "│Journeyman" in ticked
    assert "│Journeyman" not in kept
    assert "1x Journeyman" in kept
    assert "seals only personal" in kept


def test_of_two_equal_cards_the_first_is_ticked_off_first() -> None:
    state = duel.turn("power, income 3, power, wood, sand, stone, ore, market, influence")
    duel.holder_wins(duel.play(state, "claim row 1 | claim column 2"))
    top = drawn(duel.play(state, "use power")).splitlines()[1]

    assert top.count("♜✓") == 1
    assert top.index("♜✓") < top.index("─2─")


def test_a_lost_card_does_not_tick_off_its_equal() -> None:
    state = duel.turn("power, income 3, power, wood, sand, stone, ore, market, influence")
    duel.holder_loses(duel.play(state, "claim row 1 | claim column 1"))
    top = drawn(state).splitlines()[1]

    assert "✓" not in top
    assert "♜✓" in drawn(duel.play(state, "use power")).splitlines()[1]


@pytest.mark.parametrize("size", [SMALL, ROOMY])
def test_buildings_rise_stone_by_stone(size: tuple[int, int]) -> None:
    state = duel.building("philip", built="I whole, II cloth", camp="beam, wool, wool")
    text = drawn(state, size)

    if size == SMALL:
        assert "I   ■beam■mort■bric" in text
        assert "II  □mort□bric■clth" in text
        assert "III □beam□clth□bell" in text
        assert line_with(text, "wood ").startswith("wood  ●  wool  ○○·")
    else:
        rows = text.splitlines()
        first = next(number for number, row in enumerate(rows) if "  I │ beam │mortar│" in row)
        assert "├▄▄▄▄▄▄┼▄▄▄▄▄▄┼▄▄▄▄▄▄┤" in rows[first - 1]
        assert "├╌╌╌╌╌╌┼╌╌╌╌╌╌┼▄▄▄▄▄▄┤" in rows[first - 3]
        assert " cloth   ○○·" in text


def test_each_player_has_gold_seals_power_and_a_name_cut_to_its_place() -> None:
    state = duel.give(duel.turn(duel.COMMON, "philip"), "philip", gold=17, seals="1/4, 1/4, 2/3")
    text = drawn(state, names=["Somebody with a very long name", "B"])

    assert "† Somebody with … ♔" in text
    assert text.splitlines()[2].startswith("gold 17 ")
    assert f"seals 1/4{TIMES}2 2/3" in text
    assert "bank 54" in text


def test_the_seal_stack_shows_what_was_seen_and_hides_the_rest() -> None:
    state = duel.turn(duel.COMMON)

    assert "seal stack ???? " in drawn(state)
    assert "seal stack ? 0/5 2/3" in drawn(duel.stack_up(state, "1/4", "0/5, 2/3"))
    assert "seal stack none" in drawn(duel.stack_up(state))
    full = duel.stack_up(state, under="0/5, 0/5, 1/4, 1/4, 1/4, 1/4, 2/3, 2/3, 2/3, 2/3")
    assert "seal stack 0/5 0/5 1/4 1/4 1/4 1/4 2/3 2/3…  ♔ power" in drawn(full)
    assert "1/4 2/3 2/3 2/3 2/3 · bank 68" in drawn(full, ROOMY)
    assert "seal stack 0/5 0/5 1/4" in drawn(full, (45, 60))
    assert "power" not in drawn(full, (45, 60)).splitlines()[-1]


def test_a_word_too_long_for_a_card_is_cut_short() -> None:
    assert fold("Glockengießer (4)", 12) == ["Glockengieß.", "(4)"]


def test_a_roomy_board_says_in_full_what_the_cards_do_if_there_is_room_on_all_of_them() -> None:
    state = duel.turn(duel.COMMON)

    assert "Take 1 ore from" in drawn(state, ROOMY)
    assert "+1 ore" in drawn(state, SMALL)
    assert "deck A: 18 left" in drawn(state, ROOMY)


def test_the_parts_of_a_turn_are_shown_in_their_order() -> None:
    state = duel.turn(duel.COMMON)
    parts = "● Claims  ○ Conflict  ○ Cards  ○ Building  ○ Cards  ○ Building"
    assert parts in drawn(state, ROOMY)
    duel.holder_wins(duel.play(state, "claim row 1 | claim column 1"))
    assert "● Cards (Bishop Waleran)" in drawn(state)
    duel.play(state, "leave cards")
    assert "● Building (Bishop Waleran)" in drawn(state)
    duel.play(state, "end turn")
    assert "  ○ ○ ○ ○ ● Cards (Prior Philip) ○" in drawn(state, ROOMY)


def test_an_action_is_about_the_cards_of_its_line_or_its_own() -> None:
    view = builders_duel.view(duel.turn(duel.COMMON), SPECTATOR)

    assert [line.key for line in about(view, "claim diagonal 1")] == [
        "card-power",
        "card-sand",
        "card-market",
    ]
    assert [line.key for line in about(view, "use mason 2")] == ["card-mason"]
    assert [line.key for line in about(view, "play letter")] == ["card-letter"]
    assert not about(view, "throw 0/5")


def test_how_far_the_game_has_come() -> None:
    assert when({"round": 2, "turn": 3}).blanks == {"round": 2, "rounds": 4, "turn": 3, "turns": 3}
