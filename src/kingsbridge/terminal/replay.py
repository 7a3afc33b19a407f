"""``kingsbridge replay``: a recorded game, move by move.  Nothing can be played here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from kingsbridge.core import record
from kingsbridge.core.components import Box
from kingsbridge.core.record import Record
from kingsbridge.core.steps import NATURE
from kingsbridge.core.story import Line, may_know
from kingsbridge.core.text import Catalogue, catalogue
from kingsbridge.games import GAMES
from kingsbridge.terminal.boards import board_of
from kingsbridge.terminal.play import make_console
from kingsbridge.terminal.screen import Screen, Story

BACK: Final = ("b", "back")
QUIT: Final = ("q", "quit")


class Reel:
    """A record as one seat may see it: the view and the story at every ply."""

    def __init__(self, played: Record, box: Box, seat: int, texts: Catalogue) -> None:
        self.game = GAMES[played.game]
        self.played = played
        self.box = box
        self.seat = seat
        self.texts = texts
        self.told = self._tell()

    @property
    def plies(self) -> int:
        return len(self.played.moves)

    def view(self, ply: int) -> Any:
        """What the seat saw after so many moves."""
        state = record.replay(self.game, self.played, self.box, ply)
        return self.game.view(state, self.seat)

    def story(self, ply: int) -> Story:
        """What had happened by then, the last move's lines as news."""
        before = [line for lines in self.told[: max(0, ply - 1)] for line in lines]
        return Story(before, self.told[ply - 1] if ply else [])

    def stops(self) -> list[int]:
        """The plies at which somebody had something to decide, and the end."""
        moves = self.played.moves
        return [*(ply for ply, move in enumerate(moves) if move.seat != NATURE), self.plies]

    def _tell(self) -> list[list[str]]:
        """The story of every move, in words."""
        state = record.set_up(self.game, self.played, self.box)
        told = []
        for ply, move in enumerate(self.played.moves):
            state.story = []
            record.play(self.game, state, ply, move)
            told.append(
                [
                    self.texts.say(line, self.played.seats)
                    for line in state.story
                    if may_know(line, self.seat)
                ]
            )
        return told


def replay(
    played: Record,
    box: Box,
    *,
    seat: int,
    ply: int | None = None,
    language: str = "en",
    console: Console | None = None,
    read: Callable[[str], str] = input,
) -> None:
    """Step through a record; away from a terminal, or at one ply, show that and be done."""
    texts = catalogue(language, played.game)
    reel = Reel(played, box, seat, texts)
    screen = Screen(console or make_console(), read, played.seats)
    if ply is not None or not screen.is_live:
        show(reel, screen, reel.plies if ply is None else ply, Text())
        return
    step_through(reel, screen)


def step_through(reel: Reel, screen: Screen) -> None:
    """Forward with Enter, back, or to a ply, until the reader leaves."""
    ply = reel.stops()[0]
    while True:
        where = Line("replay-where", ply=ply, plies=reel.plies)
        help_line = screen.sentence(reel.texts.say_key("replay-help"), "faded")
        show(reel, screen, ply, Group(screen.sentence(reel.texts.say(where)), help_line))
        try:
            answer = screen.ask("").lower()
        except (EOFError, KeyboardInterrupt):
            return
        if answer in QUIT:
            return
        ply = next_stop(reel, ply, answer)


def next_stop(reel: Reel, ply: int, answer: str) -> int:
    """Where an answer leads: a number to that ply, back or on to the next decision."""
    if answer.isdecimal():
        return min(int(answer), reel.plies)
    if answer in BACK:
        return max((stop for stop in reel.stops() if stop < ply), default=ply)
    return min((stop for stop in reel.stops() if stop > ply), default=ply)


def show(reel: Reel, screen: Screen, ply: int, below: RenderableType) -> None:
    """The board after so many moves, and what had happened."""
    view = reel.view(ply)
    board = board_of(reel.played.game)

    def draw(width: int, height: int) -> RenderableType:
        return board.board(view, reel.texts, reel.played.seats, width, height)

    story = reel.story(ply)
    if not screen.is_live:
        story = Story([], [*story.old, *story.new])
    screen.show_table(draw, story, below)
