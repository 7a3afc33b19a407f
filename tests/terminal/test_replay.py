"""Stepping through a record at the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from keyboard import Keyboard
from kingsbridge.core import record
from kingsbridge.core.story import SPECTATOR
from kingsbridge.core.text import catalogue
from kingsbridge.games import GAMES
from kingsbridge.terminal.palette import THEME
from kingsbridge.terminal.replay import Reel, next_stop, replay
from sample import RECORD


def played() -> record.Record:
    return record.read(RECORD.read_text(encoding="utf-8"))


def reel() -> Reel:
    game = played()
    return Reel(game, GAMES[game.game].box(), SPECTATOR, catalogue("en", game.game))


def read_along(*answers: str, live: bool = True) -> str:
    game = played()
    paper = Console(
        theme=THEME, width=100, height=40, force_terminal=live, color_system=None, file=StringIO()
    )
    box = GAMES[game.game].box()
    replay(game, box, seat=SPECTATOR, console=paper, read=Keyboard(answers))
    text = paper.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO
    return str(text)


def test_enter_goes_on_to_the_next_decision_and_b_goes_back() -> None:
    film = reel()

    assert next_stop(film, 9, "") == 10
    assert next_stop(film, 10, "b") == 9
    assert next_stop(film, 9, "back") == 9
    assert next_stop(film, 0, "120") == 120
    assert next_stop(film, 0, "9999") == film.plies
    assert next_stop(film, film.plies, "") == film.plies


def test_a_reader_steps_through_and_leaves() -> None:
    shown = read_along("", "b", "100", "q")

    assert f"Move 9 of {reel().plies}" in shown
    assert f"Move 10 of {reel().plies}" in shown
    assert f"Move 100 of {reel().plies}" in shown


def test_a_closed_keyboard_ends_the_reading() -> None:
    assert "Move 9" in read_along()


def test_away_from_a_terminal_the_whole_story_is_told_under_the_last_board() -> None:
    shown = read_along(live=False)

    assert "Round 1, turn 1" in shown
    assert "completes the building!" in shown


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_reel_shows_what_a_seat_saw(seat: int) -> None:
    film = reel()
    film.seat = seat

    assert film.view(9)["asked"] == 1
    assert film.story(0).new == []
    assert film.story(9).new == ["Round 1, turn 1: nine cards of deck A are laid out."]
