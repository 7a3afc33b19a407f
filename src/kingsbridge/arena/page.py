"""A round-robin as one page for a browser: tables and charts, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from kingsbridge.arena.charts import COLOURS, Bar, bars, histogram, lines
from kingsbridge.arena.report import share_cells
from kingsbridge.arena.standing import Standing
from kingsbridge.core.text import catalogue
from kingsbridge.games import GAMES

LIGHT: Final = (
    *("#1f5fa8", "#b3541e", "#2c7a4b", "#8a3d8f"),
    *("#7a6a00", "#00707a", "#b02a4c", "#555b66"),
)
DARK: Final = (
    *("#7db4f0", "#f0a06c", "#79cf9b", "#d79be0"),
    *("#d8c65a", "#62cdd8", "#f58ba6", "#b4bac6"),
)

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22211f; --grid: #d9d5cc; LIGHT }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191816; --ink: #ece8df; --grid: #45413a; DARK }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } caption { text-align: left; }
th, td { padding: .2rem .8rem; border-bottom: 1px solid var(--grid); text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 13px; }
.label { text-anchor: end; } .tick, .under { text-anchor: middle; }
.grid { stroke: var(--grid); } .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.par { stroke: var(--ink); stroke-dasharray: 5 4; }
polyline { fill: none; stroke-width: 2.5; }
"""


def page(standing: Standing) -> str:
    """The whole page."""
    game = GAMES[standing.terms.game]
    title = f"{game.NAME}: {standing.games} games with {standing.terms.seats} seats"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style()}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>"
        f"<p>Seed {escape(standing.terms.seed)}. Every deal was played in every rotation of the"
        " seats.</p>"
        f"{ratings(standing)}{meetings(standing)}{by_seat(standing)}{courses(standing)}"
        f"{lengths(standing)}</main></body></html>\n"
    )


def style() -> str:
    """The style sheet, with the colours of both themes."""
    light, dark = (
        "; ".join(f"--c{number}: {colour}" for number, colour in enumerate(colours))
        for colours in (LIGHT, DARK)
    )
    classes = "".join(
        f".fill-{number}, .name-{number} {{ fill: var(--c{number}) !important; }}"
        f" .line-{number} {{ stroke: var(--c{number}); }}\n"
        for number in range(COLOURS)
    )
    return STYLE.replace("LIGHT", light).replace("DARK", dark) + classes


def ratings(standing: Standing) -> str:
    """Every bot's rating with its error bar."""
    if standing.ratings is None:
        return "<p>There are no ratings: they need the extra <code>kingsbridge[arena]</code>.</p>"
    found = sorted(standing.ratings.items(), key=lambda pair: -pair[1].points)
    rows = [Bar(bot, *rating, standing.bots.index(bot)) for bot, rating in found]
    cells = [
        (bot, f"{rating.points:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}",
         f"{standing.scores[bot]:.1f}")
        for bot, rating in found
    ]  # fmt: skip
    head = ("bot", "rating", "95 % interval", "mean score")
    note = (
        "Elo points over the mean of all: a Bradley-Terry fit of who came before whom in every"
        " two seats of a game; the interval is that of a Bayesian bootstrap over deals."
    )
    return section("Ratings", note, bars("Ratings", rows, "{:+.0f}".format), table(head, cells))


def meetings(standing: Standing) -> str:
    """What each bot won of each line-up."""
    cells = [
        (" ".join(met.line_up), part.bot, str(part.share.games), *share_cells(part.share),
         f"{part.par:.0%}")
        for met in standing.meetings
        for part in met.parts
    ]  # fmt: skip
    head = ("line-up", "bot", "games", "wins", "95 % interval", "if all were equals")
    return section("Line-ups", "A shared victory counts in parts.", table(head, cells))


def by_seat(standing: Standing) -> str:
    """What each bot won in each seat."""
    texts = catalogue("en", standing.terms.game)
    rows = [
        Bar(f"{bot}, {texts.seat_name(seat)}", share.share, *share.interval, number)
        for number, bot in enumerate(standing.bots)
        for seat, share in enumerate(standing.by_seat[bot])
    ]
    rows += [
        Bar(f"all, {texts.seat_name(seat)}", share.share, *share.interval, COLOURS - 1)
        for seat, share in enumerate(standing.seats)
    ]
    chart = bars("Wins by seat", rows, "{:.0%}".format, 1 / standing.terms.seats)
    note = "The broken line: if all were equals. Intervals are those of a bootstrap over deals."
    return section("Wins by seat", note, chart)


def courses(standing: Standing) -> str:
    """Scores from the beginning to the end."""
    chart = lines("Score over time", standing.courses, "from the beginning to the end of a game")
    return section("Score over time", "The mean score of each bot.", chart)


def lengths(standing: Standing) -> str:
    """How many decisions games took."""
    found = standing.lengths
    note = f"{min(found)} to {max(found)} decisions, {sum(found) / len(found):.1f} on average."
    return section("Length", note, histogram("Length", found, "decisions in a game"))


def section(heading: str, note: str, *parts: str) -> str:
    """A part of the page under its heading."""
    return f"<section><h2>{heading}</h2><p>{note}</p>{''.join(parts)}</section>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of text."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    whole = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide">{whole}</div>'
