"""The summary of many games as tables, for those who write and compare bots."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from kingsbridge.arena.simulate import Share, Summary
from kingsbridge.core.text import Catalogue, catalogue
from kingsbridge.games import GAMES


def show_summary(summary: Summary) -> None:
    """Who won how often, where the scores came from, how long it took."""
    texts = catalogue("en", summary.setting.game)
    console = Console()
    console.print(bot_table(summary, texts))
    console.print(seat_table(summary, texts))
    fewest, mean, most = summary.plies
    console.print(f"decisions in a game: {fewest} to {most}, {mean:.1f} on average")


def bot_table(summary: Summary, texts: Catalogue) -> Table:
    """A row for each bot: wins, and the mean of everything that counts."""
    table = Table(title=f"{GAMES[summary.setting.game].NAME}: {summary.games} games")
    add_share_columns(table, "bot")
    for key in summary.account[0]:
        table.add_column(texts.say_key(key), justify="right")
    rows = zip(summary.setting.bots, summary.by_bot, summary.account, strict=True)
    for bot, share, account in rows:
        table.add_row(bot, *share_cells(share), *(f"{mean:.2f}" for mean in account.values()))
    return table


def seat_table(summary: Summary, texts: Catalogue) -> Table:
    """A row for each seat: does it matter where one sits?"""
    table = Table()
    add_share_columns(table, "seat")
    for seat, share in enumerate(summary.by_seat):
        table.add_row(texts.seat_name(seat), *share_cells(share))
    return table


def add_share_columns(table: Table, heading: str) -> None:
    table.add_column(heading)
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")


def share_cells(share: Share) -> tuple[str, str]:
    low, high = share.interval
    return f"{share.share:.1%}", f"{low:.1%} to {high:.1%}"
