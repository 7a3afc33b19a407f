"""The real program in a real terminal: whole games, won and lost, and every way to leave."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from games.builders_duel.player import GAME, is_over, liked
from keyboard import bare

pytestmark = pytest.mark.uncounted

ASKED = r"number, words or help > "
BEGIN = r"Press Enter to begin > "


def spawn(*arguments: str, **environment: str) -> pexpect.spawn[str]:
    """``kingsbridge play`` on a terminal of 80 by 24."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "kingsbridge", "play", GAME, "--pace", "0", *arguments],
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=30,
        env={**os.environ, "TERM": "xterm-256color", **environment},
        preexec_fn=hear_interruptions,
    )


def hear_interruptions() -> None:
    """Tests that a shell runs in the background would hand on that they are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play_to_the_end(game: pexpect.spawn[str]) -> str:
    """Always choose among the offered numbers; the last page comes back."""
    game.expect(BEGIN)
    game.sendline("")
    for _ in range(300):
        game.expect(ASKED)
        page = bare(game.before or "")
        if is_over(page):
            return page
        game.sendline(liked(page))
    pytest.fail("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("against", "seed", "winner"),
    [("novice", "a7", "Prior Philip"), ("apprentice", "a2", "Bishop Waleran")],
)
def test_a_whole_game_is_played_won_and_lost(
    against: str, seed: str, winner: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    game = spawn("--against", against, "--seed", seed, "--record", str(path))
    page = play_to_the_end(game)

    assert f"{winner} wins!" in page
    assert "decides" in page
    assert f"The seed of chance was {seed}" in page
    assert "The record is in" in page
    game.sendline("")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    checked = subprocess.run(  # noqa: S603 -- our own program
        [sys.executable, "-m", "kingsbridge", "verify", str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "the result is right" in checked.stdout


def test_a_terminal_is_painted_and_left_as_it_was_found() -> None:
    game = spawn("--seed", "a1", COLORTERM="truecolor", NO_COLOR="")
    game.expect(BEGIN)
    assert "\x1b[H" in (game.before or "")
    game.sendline("")
    game.expect(ASKED)
    assert "\x1b[38;2;" in (game.before or "")
    game.sendline("quit")
    game.expect("yes or no > ")
    game.sendline("yes")
    game.expect("Farewell.")
    game.expect(pexpect.EOF)
    assert (game.before or "").rstrip().endswith("\x1b[0m")
    game.close()
    assert game.exitstatus == 0


def test_the_end_of_input_leaves_politely() -> None:
    game = spawn()
    game.expect(BEGIN)
    game.sendeof()
    game.expect("Farewell.")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def test_an_interruption_leaves_politely_with_its_own_exit_code() -> None:
    game = spawn()
    game.expect(BEGIN)
    game.sendline("")
    game.expect(ASKED)
    game.sendintr()
    game.expect("Farewell.")
    game.expect(pexpect.EOF)
    assert "Traceback" not in (game.before or "")
    game.close()
    assert game.exitstatus == 128 + signal.SIGINT


def test_answers_can_come_from_a_pipe_and_pages_go_to_one() -> None:
    piped = subprocess.run(  # noqa: S603 -- our own program
        [sys.executable, "-m", "kingsbridge", "play", GAME, "--seat", "waleran"],
        input="claim row 1\nhelp\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )

    assert "\x1b" not in piped.stdout
    assert "❧ Bishop Waleran: " in piped.stdout
    assert piped.stdout.rstrip().endswith("Farewell.")
    assert not piped.stderr
