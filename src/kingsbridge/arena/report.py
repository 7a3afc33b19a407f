"""The summary of many games as tables at the terminal, for those who write and compare bots."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from kingsbridge.arena.simulate import Share, Summary
from kingsbridge.arena.standing import SeatShare, Standing
from kingsbridge.core.text import Catalogue, catalogue
from kingsbridge.games import GAMES


def show_summary(summary: Summary) -> None:
    """Who won how often, where the scores came from, how long it took."""
    texts = catalogue("en", summary.setting.game)
    console = Console()
    console.print(bot_table(summary, texts))
    console.print(seat_table(summary.by_seat, texts))
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


def seat_table(shares: Sequence[Share | SeatShare], texts: Catalogue) -> Table:
    """A row for each seat: does it matter where one sits?"""
    table = Table()
    add_share_columns(table, "seat")
    for seat, share in enumerate(shares):
        table.add_row(texts.seat_name(seat), *share_cells(share))
    return table


def add_share_columns(table: Table, heading: str) -> None:
    table.add_column(heading)
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")


def share_cells(share: Share | SeatShare) -> tuple[str, str]:
    low, high = share.interval
    return f"{share.share:.1%}", f"{low:.1%} to {high:.1%}"


def show_standing(standing: Standing) -> None:
    """A round-robin: ratings, what each line-up came to, seats and lengths."""
    texts = catalogue("en", standing.terms.game)
    console = Console()
    if standing.ratings is None:
        console.print("No ratings: they need `pip install kingsbridge\\[arena]`.")
    else:
        console.print(rating_table(standing))
    console.print(meeting_table(standing))
    console.print(seat_table(standing.seats, texts))
    fewest, most = min(standing.lengths), max(standing.lengths)
    mean = sum(standing.lengths) / standing.games
    console.print(f"decisions in a game: {fewest} to {most}, {mean:.1f} on average")


def rating_table(standing: Standing) -> Table:
    """A row for each bot, the strongest first."""
    seats = standing.terms.seats
    name = GAMES[standing.terms.game].NAME
    table = Table(title=f"{name}, {seats} seats: {standing.games} games")
    table.add_column("bot")
    for heading in ("rating", "95 % interval", "mean score"):
        table.add_column(heading, justify="right")
    found = (standing.ratings or {}).items()
    for bot, rating in sorted(found, key=lambda pair: -pair[1].points):
        interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
        table.add_row(bot, f"{rating.points:+.0f}", interval, f"{standing.scores[bot]:.1f}")
    return table


def meeting_table(standing: Standing) -> Table:
    """A row for each bot of each line-up."""
    table = Table()
    table.add_column("line-up")
    add_share_columns(table, "bot")
    table.add_column("par", justify="right")
    table.add_column("games", justify="right")
    for met in standing.meetings:
        for part in met.parts:
            share = part.share
            cells = (part.bot, *share_cells(share), f"{part.par:.0%}", str(share.games))
            table.add_row(" ".join(met.line_up), *cells)
        table.add_section()
    return table
