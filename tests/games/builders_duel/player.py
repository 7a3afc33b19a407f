"""Somebody who plays this game at the terminal: by what a test says, or by what the page shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from keyboard import Keyboard, bare, console, shown
from kingsbridge.terminal.play import play

GAME = "builders_duel"
SEED = "a1"
LIKED = ("Install", "Convert", "Use", "Take", "Play")
"""What a simple player prefers, from the best; else the first option will do."""

LAST = 30_000
"""More than a page in characters, colours included."""


class SimplePlayer(Keyboard):
    """Reads the page and chooses by number until the game is over; then types the answers."""

    def __init__(self, paper: Console, answers: Sequence[str]) -> None:
        super().__init__(answers)
        self.paper = paper

    def __call__(self, prompt: str) -> str:
        if "begin" in prompt:
            return ""
        page = bare(shown(self.paper)[-LAST:])
        return super().__call__(prompt) if is_over(page) else liked(page)


def liked(page: str) -> str:
    """The number of the option a simple player prefers, of those at the end of a page."""
    options = re.findall(r"(?<!\S)(\d+) ([A-Z]\w*)", page[page.rindex("❧") :])
    assert options[0][0] == "1", page
    for word in LIKED:
        for number, label in options:
            if label == word:
                return str(number)
    return "1"


def is_over(page: str) -> bool:
    return "Enter leaves." in page


def talk(*answers: str, **settings: Any) -> str:
    """Two people play with these answers, without a terminal; what was written comes back."""
    paper = console()
    chosen: dict[str, Any] = {"seed": SEED, "against": "person", "pace": 0} | settings
    play(GAME, console=paper, read=Keyboard(answers), **chosen)
    return shown(paper)


def whole_game(*answers: str, paper: Console | None = None, **settings: Any) -> str:
    """A simple player plays to the end and then gives these answers."""
    paper = console() if paper is None else paper
    chosen: dict[str, Any] = {"seed": SEED, "against": "random", "pace": 0} | settings
    play(GAME, console=paper, read=SimplePlayer(paper, answers), **chosen)
    return shown(paper)
