"""Small charts as SVG text: bars with error bars, lines, a histogram.  Colours are the page's."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
LEFT: Final = 190
"""Where the drawing begins, right of the labels."""
RIGHT: Final = WIDTH - 30
ROW: Final = 26
TALL: Final = 240
COLOURS: Final = 8
"""So many colours the page has; then they come round again."""

Write = Callable[[float], str]


class Bar(NamedTuple):
    """A row of a chart: its label, a value with its interval, and the number of its colour."""

    label: str
    value: float
    low: float
    high: float
    colour: int


class Axis:
    """Numbers from one end to the other, at round ticks."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.step: Final = round_step((high - low) / 5)
        self.low: Final = math.floor(low / self.step) * self.step
        self.high: Final = max(math.ceil(high / self.step) * self.step, self.low + self.step)
        self.start: Final = start
        self.end: Final = end

    def at(self, number: float) -> float:
        """Where this number stands in the drawing."""
        part = (number - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 1)

    @property
    def ticks(self) -> list[float]:
        """The round numbers."""
        count = round((self.high - self.low) / self.step)
        return [round(self.low + self.step * tick, 6) for tick in range(count + 1)]


def round_step(least: float) -> float:
    """1, 2 or 5, or ten times as much and so on: the first that is not less."""
    if least <= 0:
        return 1.0
    ten = 10.0 ** math.floor(math.log10(least))
    return next(step * ten for step in (1, 2, 5, 10) if step * ten >= least * 0.999)


def bars(title: str, rows: Sequence[Bar], write: Write, par: float | None = None) -> str:
    """A row for each value, from nought, with its interval; a line where all would be equal."""
    ends = [0.0, *(row.low for row in rows), *(row.high for row in rows)]
    axis = Axis(min(ends), max(ends), LEFT, RIGHT)
    bottom = 10 + ROW * len(rows)
    drawn = [_upright(axis, tick, bottom, write) for tick in axis.ticks]
    drawn += [_row(row, axis, 10 + ROW * place, write) for place, row in enumerate(rows)]
    if par is not None:
        x = axis.at(par)
        drawn.append(f'<line class="par" x1="{x}" x2="{x}" y1="6" y2="{bottom}"/>')
    return _svg(title, bottom + 24, drawn)


def _row(row: Bar, axis: Axis, top: float, write: Write) -> str:
    nought, x, low, high = (axis.at(number) for number in (0.0, row.value, row.low, row.high))
    middle = top + ROW / 2
    told = f"{row.label}: {write(row.value)} ({write(row.low)} to {write(row.high)})"
    return (
        f"<g><title>{escape(told)}</title>"
        f'<text class="label" x="{LEFT - 10}" y="{middle + 5}">{escape(row.label)}</text>'
        f'<rect class="fill-{row.colour % COLOURS}" x="{min(nought, x)}" y="{top + 5}"'
        f' width="{round(abs(x - nought), 1)}" height="{ROW - 10}"/>'
        f'<path class="whisker" d="M{low} {middle - 5}v10m0 -5H{high}m0 -5v10"/></g>'
    )


def lines(title: str, series: Mapping[str, Sequence[float]], under: str) -> str:
    """A line for each name, from left to right, with its name at its end."""
    values = [value for row in series.values() for value in row]
    axis = Axis(min(values), max(values), TALL, 12)
    end = RIGHT - 110
    drawn = [_level(axis, tick, end) for tick in axis.ticks]
    ends = _apart([axis.at(row[-1]) for row in series.values()])
    for colour, ((name, row), y) in enumerate(zip(series.items(), ends, strict=True)):
        wide = (end - 60) / (len(row) - 1)
        points = " ".join(
            f"{round(60 + wide * place, 1)},{axis.at(value)}" for place, value in enumerate(row)
        )
        shade = colour % COLOURS
        drawn.append(f'<polyline class="line-{shade}" points="{points}"/>')
        drawn.append(f'<text class="name-{shade}" x="{end + 8}" y="{y + 5}">{escape(name)}</text>')
    drawn.append(f'<text class="under" x="{(60 + end) / 2}" y="{TALL + 22}">{escape(under)}</text>')
    return _svg(title, TALL + 30, drawn)


def _apart(places: Sequence[float]) -> list[float]:
    """The same places, moved down where two would stand on each other."""
    moved = list(places)
    free = 0.0
    for index in sorted(range(len(places)), key=lambda index: places[index]):
        moved[index] = max(places[index], free)
        free = moved[index] + 15
    return moved


def histogram(title: str, values: Sequence[int], under: str) -> str:
    """How often each range of values came."""
    across = Axis(min(values), max(values) + 1, 60, RIGHT)
    wide = max(1.0, across.step / 4)
    count = math.ceil((across.high - across.low) / wide)
    often = [0] * count
    for value in values:
        often[int((value - across.low) / wide)] += 1
    axis = Axis(0, max(often), TALL, 12)
    drawn = [_level(axis, tick, RIGHT) for tick in axis.ticks]
    for place, number in enumerate(often):
        low = across.low + wide * place
        x, y = across.at(low), axis.at(number)
        width = round(across.at(low + wide) - x - 1, 1)
        drawn.append(
            f'<rect class="fill-0" x="{x}" y="{y}" width="{width}" height="{round(TALL - y, 1)}">'
            f"<title>{low:g} to {low + wide:g}: {number}</title></rect>"
        )
    drawn += [
        f'<text class="tick" x="{across.at(tick)}" y="{TALL + 18}">{tick:g}</text>'
        for tick in across.ticks
    ]
    drawn.append(
        f'<text class="under" x="{(60 + RIGHT) / 2}" y="{TALL + 38}">{escape(under)}</text>'
    )
    return _svg(title, TALL + 46, drawn)


def _upright(axis: Axis, tick: float, bottom: float, write: Write) -> str:
    x = axis.at(tick)
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="6" y2="{bottom}"/>'
        f'<text class="tick" x="{x}" y="{bottom + 18}">{write(tick)}</text>'
    )


def _level(axis: Axis, tick: float, end: float) -> str:
    y = axis.at(tick)
    return (
        f'<line class="grid" x1="60" x2="{end}" y1="{y}" y2="{y}"/>'
        f'<text class="label" x="52" y="{y + 4}">{tick:g}</text>'
    )


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"{''.join(drawn)}</svg>"
    )
