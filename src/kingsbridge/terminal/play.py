"""``kingsbridge play``: sets a table at the terminal and lets it be played.

What happens at the table stands in ``session``, how it looks in ``screen``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from rich.console import Console

from kingsbridge.bots.levels import USUAL
from kingsbridge.core.chance import new_seed
from kingsbridge.core.text import catalogue
from kingsbridge.games import GAMES
from kingsbridge.table.events import Opened, SeatPlan
from kingsbridge.terminal.palette import THEME
from kingsbridge.terminal.screen import Screen
from kingsbridge.terminal.session import Session
from kingsbridge.terminal.sitting import HERE, PERSON, Sitting, players, seat_number, set_table

PACE: Final = 0.8
"""How many seconds a bot's action is shown."""


def play(
    game: str,
    *,
    seats: int | None = None,
    seat: str = "0",
    against: str = USUAL,
    watch: bool = False,
    hints: bool | None = None,
    name: str | None = None,
    language: str = "en",
    seed: str | None = None,
    options: dict[str, str] | None = None,
    box: str = "",
    record_path: Path | None = None,
    pace: float | None = None,
    console: Console | None = None,
    read: Callable[[str], str] = input,
) -> None:
    """Play a game to its end, or until the person leaves."""
    texts = catalogue(language, game)
    seats = GAMES[game].SEATS.start if seats is None else seats
    person = seat_number(seat, game, seats, texts)
    names = [texts.seat_name(number) for number in range(seats)]
    if name and name.strip() and not watch:
        names[person] = " ".join(name.split())
    opened = Opened(
        game,
        GAMES[game].RULES_VERSION,
        (SeatPlan(),) * seats,
        HERE,
        new_seed() if seed is None else seed,
        options or {},
        box,
        hints=against != PERSON if hints is None else hints,
    )
    table = set_table(opened, names, players(seats, person, against, watch=watch))
    screen = Screen(console or make_console(), read, names)
    pace = PACE if pace is None else pace
    Session(Sitting(table, names, texts), screen, pace, record_path).run()


def make_console() -> Console:
    """The terminal itself, in the colours of the house; what it cannot write it replaces."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415 -- gives the keyboard its arrow keys, where there is one
    return Console(theme=THEME, highlight=False)
