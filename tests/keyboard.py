"""People at the terminal who type what a test says, and paper to read what was shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from kingsbridge.terminal.palette import THEME


class Keyboard:
    """Types the answers one after the other; then it is closed."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.answers = list(answers)

    def __call__(self, _prompt: str) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def bare(text: str) -> str:
    """What is shown, without what colours it."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def console(width: int = 80, height: int = 24, **settings: Any) -> Console:
    """Paper, on which everything shown can be read."""
    environment = {"TERM": "xterm-256color"}
    return Console(
        file=StringIO(), width=width, height=height, theme=THEME, _environ=environment, **settings
    )


def shown(paper: Console) -> str:
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()
