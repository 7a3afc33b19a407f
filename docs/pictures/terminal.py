"""Draws terminal.svg, the README's picture: a moment of a recorded game as a player sees it.

    python docs/pictures/terminal.py tests/games/builders_duel/records/philip_completes.txt 286

The number is that of the move before which somebody is asked.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from kingsbridge.core import record
from kingsbridge.core.record import Record
from kingsbridge.core.text import catalogue
from kingsbridge.table.events import Opened, SeatPlan
from kingsbridge.table.table import Table
from kingsbridge.terminal.palette import THEME
from kingsbridge.terminal.screen import Screen
from kingsbridge.terminal.session import Session
from kingsbridge.terminal.sitting import HERE, Sitting, players, set_table

PICTURES = Path(__file__).parent


def table_of(played: Record, names: list[str]) -> Table:
    """The table at which a finished game was played; its seed draws as it did."""
    plans = (SeatPlan(),) * len(names)
    opened = Opened(played.game, played.rules, plans, HERE, played.seed, played.options)
    return set_table(opened, names, players(len(names), 0, "greedy", watch=False))


def main(path: Path, ply: int) -> None:
    played = record.read(path.read_text(encoding="utf-8"))
    texts = catalogue("en", played.game)
    names = [texts.seat_name(seat) for seat in range(len(played.seats))]
    sitting = Sitting(table_of(played, names), names, texts)
    while sitting.match.ply < ply:
        sitting.act(played.moves[sitting.match.ply].words)
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
    session = Session(sitting, Screen(paper, input, names), pace=0, record_path=None)
    session.show_question(sitting.table.asked, (), ())
    picture = paper.export_svg(title=f"kingsbridge play {played.game}")
    fonts = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # nothing is fetched from elsewhere
    (PICTURES / "terminal.svg").write_text(fonts.sub("", picture), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
