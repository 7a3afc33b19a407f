"""The page a person looks at, put together to fit the terminal.  It knows no game and no command.

On a terminal every page replaces the one before; anywhere else they follow each other as text.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

BELOW_SMALL, BELOW_TALL = 9, 13
"""How many lines a board leaves to story, question and answer, so that it keeps its size."""
MOST_OPTION_ROWS: Final = 4
"""Where more rows would be needed, the words of the options make room."""
MOST_COLUMNS: Final = 3
SMALL_BOARD: Final = 18
ERASE_LINE, ERASE_BELOW = "\x1b[K", "\x1b[J"
WIDE, TALL = 100, 32
"""From so many columns on a page has margins, from so many lines on rules between its parts."""


class Story(NamedTuple):
    """What happened: what the reader knows, and what is new to him."""

    old: Sequence[str]
    new: Sequence[str]


Labelled = tuple[str, str]
"""An option: its label, and what is typed for it."""
Drawing = Callable[[int, int], RenderableType]
"""A board, given the columns and lines it may take."""


class Screen:
    """Pages, answers and pauses, for a console with the styles of the house."""

    def __init__(self, console: Console, read: Callable[[str], str], names: Sequence[str]) -> None:
        self.console = console
        self.names = names
        self._read = read

    @property
    def is_live(self) -> bool:
        """Is this a terminal whose page can be replaced?"""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def margin(self) -> int:
        return 1 if self.console.width >= WIDE else 0

    @property
    def width(self) -> int:
        """The columns inside the margins."""
        return self.console.width - 2 * self.margin

    def show_table(self, draw: Drawing, story: Story, below: RenderableType) -> None:
        """The board, what happened, and what is asked, within the terminal's height if possible."""
        if not self.is_live:
            self.show(draw(self.width, 0), *map(self.sentence, story.new), below)
            return
        tall = self.console.height >= TALL
        free = self.console.height - self._height(below) - 1 - 3 * tall
        usual = self.console.height - (BELOW_TALL if tall else BELOW_SMALL)
        board = draw(self.width, min(usual, free))
        lines = self.story_lines(story, max(0, free - self._height(board)))
        rule: list[RenderableType] = [Rule(style="ornament")] * tall
        tale = [*rule, *lines] if lines else [Text()] * tall
        self.show(*[Text()] * tall, board, *tale, *rule, below)

    def has_room_for(self, below: RenderableType) -> bool:
        """Does a small board fit above this?"""
        return not self.is_live or self.console.height > SMALL_BOARD + self._height(below)

    def show(self, *parts: RenderableType) -> None:
        """A page of these parts, drawn over the one before so that nothing flickers."""
        if not self.is_live:
            self.add(*parts)
            return
        self.console.control(Control.home())
        self.add(*parts)
        with self._painted():
            self.console.file.write(ERASE_BELOW)

    def add(self, *parts: RenderableType) -> None:
        """Something more on the page."""
        if self.is_live:
            self.console.print(Padding(Group(*parts), (0, self.margin), style="page"))
        else:
            self.console.print(*parts, sep="\n")

    def ask(self, prompt: str) -> str:
        """What the person types."""
        with self._painted():
            said = self._read(f"{' ' * self.margin}{prompt} > ").strip()
        if not self.console.is_terminal:
            self.console.print(said, markup=False)
        return said

    def pause(self, seconds: float) -> None:
        """Leave time to look."""
        if self.is_live and seconds:
            time.sleep(seconds)

    def sentence(self, words: str, style: str = "ink") -> Text:
        """A line of text in which the players' names have their colours."""
        text = Text(words, style)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], f"line-{seat}")
        return text

    def question(self, prompt: str, rule: str, options: Sequence[Labelled]) -> RenderableType:
        """What is asked, where the rules speak of it, and the numbered options."""
        asked = Text().append("❧ ", "ornament").append_text(self.sentence(prompt, "title"))
        if len(asked) + len(rule) + 2 <= self.width:
            asked.append(" " * (self.width - len(asked) - len(rule)) + rule, "faded")
        return Group(asked, self.options(options))

    def options(self, options: Sequence[Labelled]) -> RenderableType:
        """The numbered options in columns, with their words where there is room."""
        texts = [numbered(number, *option) for number, option in enumerate(options, start=1)]
        if rows(texts, self.width) > MOST_OPTION_ROWS and self.console.height < TALL:
            texts = [numbered(number, label, "") for number, (label, _) in enumerate(options, 1)]
        downwards = rows(texts, self.width)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for row in range(downwards):
            grid.add_row(*texts[row::downwards])
        return grid

    def story_lines(self, story: Story, room: int) -> list[Text]:
        """What is new, and above it as much of what came before as there is room for."""
        new = [row for line in story.new for row in wrap(line, self.width)]
        if len(new) > room:
            new = self._newest(story.new, room)
            story = Story((), new)
        old = [row for line in story.old for row in wrap(line, self.width)]
        kept = old[max(0, len(old) + len(new) - room) :]
        blank = [Text()] * (room - len(kept) - len(new))
        return [
            *(Text(row, "faded") for row in kept),
            *(self.sentence(row) for row in new),
            *blank,
        ]

    def _newest(self, lines: Sequence[str], room: int) -> list[str]:
        """The last of these lines, running on, in so many rows."""
        for first in range(len(lines)):
            start = "… " if first else ""
            rows = wrap(start + " ".join(lines[first:]), self.width)
            if len(rows) <= room:
                return rows
        return wrap(lines[-1], self.width)[:room]

    def _height(self, part: RenderableType) -> int:
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(part, options))

    @contextmanager
    def _painted(self) -> Iterator[None]:
        """Let the terminal itself write and wipe in the colours of the page."""
        with self.console.capture() as captured:
            self.console.print("|", style="page", end="")
        before, after = captured.get().split("|")
        self.console.file.write(before + ERASE_LINE * bool(before))
        self.console.file.flush()
        try:
            yield
        finally:
            self.console.file.write(after)
            self.console.file.flush()


def numbered(number: int, label: str, words: str) -> Text:
    """A numbered option and its words."""
    text = Text().append(f"{number:>2} ", "gold").append(label, "ink")
    if words:
        text.append(f"  {words}", "faded")
    return text


def rows(texts: Sequence[Text], width: int) -> int:
    """How many rows the options take, column beside column."""
    widest = max((len(text) for text in texts), default=0) + 3
    columns = max(1, min(MOST_COLUMNS, (width + 3) // widest))
    return -(-len(texts) // columns)
