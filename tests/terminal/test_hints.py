"""Hints at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from keyboard import Keyboard, bare, console, shown
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.terminal import sitting
from kingsbridge.terminal.play import play
from sample import GAME

NOTHING = 0.0


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a good hint."""
    monkeypatch.setattr(sitting, "TRIES", 40)


def talk(*answers: str, **settings: Any) -> str:
    """What is shown to somebody on the second seat, who is asked first."""
    paper = console(100, 40)
    chosen: dict[str, Any] = {"against": "random", "seat": "1", "seed": "a1", "pace": NOTHING}
    play(GAME, console=paper, read=Keyboard(answers), **(chosen | settings))
    return bare(shown(paper))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_tells_the_best_options_with_their_chances(language: str) -> None:
    texts = catalogue(language, GAME)

    page = talk("hint", language=language).split(texts.say_key("hint-how"))[1]

    assert 1 <= page.count("%") <= 3


def test_at_one_keyboard_people_play_without_hints_unless_they_choose_to() -> None:
    refused = catalogue("en", GAME).say_key("refused-no-hints")

    assert refused in talk("hint", against="person")
    assert refused not in talk("hint", against="person", hints=True)
    assert refused in talk("hint", hints=False)
