"""Several people at one keyboard, each with a hand the others may not see."""

from __future__ import annotations

import re
from pathlib import Path

from games.krieg_und_frieden.boxes import corrected
from keyboard import Keyboard, bare, console, shown
from kingsbridge.terminal.play import play

CURTAIN = "Pass the keyboard on"


def share(
    *answers: str, seats: int = 3, against: str = "person", live: bool = False, box: str = ""
) -> str:
    """People at one keyboard give these answers; what was shown comes back."""
    paper = console(width=100, height=40, force_terminal=live)
    play(
        "krieg_und_frieden",
        seats=seats,
        against=against,
        seed="secrets",
        box=box,
        pace=0,
        console=paper,
        read=Keyboard(answers),
    )
    return bare(shown(paper))


def hands(page: str) -> list[str]:
    """The hands that can be read on a page."""
    return re.findall(r"Your hand (.+)", page)


def test_the_keyboard_is_passed_on_before_a_hand_is_shown() -> None:
    pages = re.split(CURTAIN, share("", "pass", "", "pass"))

    assert len(pages) == 4, "two people, and the third who wins without a bid"
    assert hands(pages[0]) == []
    first, second = hands(pages[1]), hands(pages[2])
    assert len(set(first)) == len(set(second)) == 1
    assert first[0] != second[0]


def test_whoever_is_asked_again_keeps_the_keyboard() -> None:
    said = share("", "1", "1", "undo")

    assert said.count(CURTAIN) == 1
    assert said.count("❧") == 4


def test_a_terminal_shows_nobodys_hand_before_the_first_curtain() -> None:
    before, after = share("", "", live=True).split(CURTAIN)

    assert "Year 1, spring" in before
    assert hands(before) == []
    assert hands(after)


def test_against_bots_no_keyboard_is_passed_on() -> None:
    said = share("pass", "pass", against="random")

    assert CURTAIN not in said
    assert hands(said)


def test_a_takeback_is_agreed_to_without_showing_a_hand() -> None:
    said = share("", "pass", "", "pass", "", "1", "done", "", "takeback", "no", "")
    question, answer = re.split("go back to before the last action", said)

    assert question.count(CURTAIN) == 4
    assert hands(answer.split(CURTAIN)[0]) == []
    assert answer.count(CURTAIN) == 1, "the one who asked gets the keyboard back"
    assert "does not agree" in answer


def test_no_record_is_saved_that_would_tell_the_cards(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    said = share("", f"save {file}")

    assert "would tell what is hidden" in said
    assert not file.exists()


def test_four_can_play() -> None:
    said = share("", "pass", seats=4)

    for name in ("Lion", "Lily", "Tower", "Rose"):
        assert name in said


def test_the_rules_are_told_with_the_numbers_of_the_box_in_use() -> None:
    said = " ".join(share("rule 8.7", against="random", box=corrected("hand", limit=12)).split())

    assert "whoever holds more than 12 resource cards" in said
    assert "whoever holds more than ten" in " ".join(share("rule 8.7", against="random").split())
