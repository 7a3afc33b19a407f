"""Draws terminal.svg, the README's picture: a moment of a recorded game as a player sees it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from kingsbridge.core import record
from kingsbridge.core.text import catalogue
from kingsbridge.table.match import Match
from kingsbridge.terminal.boards import BOARDS
from kingsbridge.terminal.palette import THEME
from kingsbridge.terminal.screen import Screen
from kingsbridge.terminal.session import Session
from kingsbridge.terminal.sitting import Sitting, players

HERE = Path(__file__).parent
RECORD = HERE.parents[1] / "tests" / "records" / "builders_duel" / "philip_completes.txt"
PLY = 286
"""A moment at which Philip is asked, with both buildings half way up."""


def main() -> None:
    played = record.read(RECORD.read_text(encoding="utf-8"))
    texts = catalogue("en", played.game)
    names = [texts.seat_name(seat) for seat in range(len(played.seats))]
    match = Match(played.game, names)
    for move in played.moves[:PLY]:
        match.play(move.seat, move.words)
    paper = Console(
        theme=THEME,
        record=True,
        width=120,
        height=40,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        file=io.StringIO(),
    )
    sitting = Sitting(match, players(2, 0, "greedy", watch=False), texts, BOARDS[played.game])
    Session(sitting, Screen(paper, input, names), pace=0, record_path=None).show_question((), None)
    picture = paper.export_svg(title="kingsbridge play builders_duel")
    fonts = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # nothing is fetched from elsewhere
    (HERE / "terminal.svg").write_text(fonts.sub("", picture), encoding="utf-8")


if __name__ == "__main__":
    main()
