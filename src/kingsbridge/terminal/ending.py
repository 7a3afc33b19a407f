"""The end of a game: who won and why, and how chance can be checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.core.steps import NATURE
from kingsbridge.core.story import SPECTATOR, Line
from kingsbridge.table.shapes import Result
from kingsbridge.terminal.screen import WIDE
from kingsbridge.terminal.sitting import Sitting

POINTER = "◂"


def ending(sitting: Sitting, width: int) -> list[RenderableType]:
    """The result of a game that is over; on a wide page its two parts stand side by side."""
    result = sitting.sight(SPECTATOR)["result"]
    if result is None:
        return []
    account = account_table(sitting, result)
    around = circumstances(sitting, result)
    head = [announcement(sitting, result), Text()]
    if width < WIDE:
        return [*head, account, Text(), *around]
    beside = Table.grid(padding=(0, 4, 0, 0))
    beside.add_column(no_wrap=True)
    beside.add_row(account, Group(*around))
    return [*head, beside]


def circumstances(sitting: Sitting, result: Result) -> list[Text]:
    """How long it took, and how chance can be checked."""
    when = sitting.board.when(sitting.view(SPECTATOR))
    decisions = sum(move.seat != NATURE for move in sitting.match.moves)
    commitment = Line("end-commitment", commitment=sitting.match.commitment)
    hints = [
        Text(sitting.say(Line("hints-had", seat=seat, number=number)), "ink")
        for seat, number in enumerate(result["hints"])
        if number
    ]
    return [
        Text(sitting.say(Line("end-length", when=when, number=decisions)), "ink"),
        *hints,
        Text(sitting.say(Line("end-seed", seed=result["seed"])), "faded", overflow="fold"),
        Text(sitting.say(commitment), "faded", overflow="fold"),
    ]


def announcement(sitting: Sitting, result: Result) -> Text:
    """Who won, in the winner's colour."""
    first = [seat for seat, place in enumerate(result["ranking"]) if place == 1]
    if len(first) == 1:
        victory = Line("end-wins", seat=first[0])
    else:
        victory = Line("end-shared", names=", ".join(sitting.names[seat] for seat in first))
    return Text().append(f" ❦ {sitting.say(victory)} ❦ ", f"banner-{first[0]}")


def account_table(sitting: Sitting, result: Result) -> Table:
    """Where the result comes from, one seat beside the other, with what decided marked."""
    accounts = result["account"]
    table = Table(box=SIMPLE_HEAD, border_style="ornament", show_edge=False)
    table.add_column(no_wrap=True)
    for seat, name in enumerate(sitting.names):
        table.add_column(Text(name, f"seat-{seat}"), justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    marked = deciding(accounts, result["ranking"])
    for key in accounts[0]:
        style = "gold" if key == marked else "ink"
        mark = f"{POINTER} {sitting.texts.say_key('end-decides')}" if key == marked else ""
        figures = [Text(str(account[key]), style) for account in accounts]
        table.add_row(Text(sitting.texts.say_key(key), style), *figures, Text(mark, style))
    return table


def deciding(accounts: Sequence[Mapping[str, float]], ranking: Sequence[int]) -> str:
    """The first figure in which the winner differs from the next; none if they share the place."""
    first, second, *_ = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    if ranking[first] == ranking[second]:
        return ""
    differing = (key for key in accounts[0] if accounts[first][key] != accounts[second][key])
    return next(differing, "")
