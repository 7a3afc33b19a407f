"""What a table is like, and how an event changes it; the same events always lead to the same table.

It keeps no clock, sends nothing and stores nothing.  What may be asked of it by its people is in
``table``, what a seat may know of it in ``sight``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from kingsbridge.core.game import read_options
from kingsbridge.core.record import Move
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.core.story import EVERYONE, OPEN, Line
from kingsbridge.games import GAMES
from kingsbridge.table import events
from kingsbridge.table.chairs import Chair
from kingsbridge.table.events import (
    Abandoned,
    Acted,
    Answered,
    Began,
    Continued,
    Event,
    Filled,
    Hinted,
    Left,
    Noted,
    NotesRemoved,
    Opened,
    Replaced,
    Resigned,
    Returned,
    Rewound,
    Said,
    Sat,
    SeatPlan,
    Unanswered,
    Undid,
    Wished,
    Withdrew,
)
from kingsbridge.table.log import NOTED, lines_of
from kingsbridge.table.match import Match
from kingsbridge.table.numbers import Eyes, Numbers

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"


class Impossible(ValueError):  # noqa: N818 -- the name players' code reads best
    """A command that is not possible; ``reason`` says why, as a text key with its blanks."""

    def __init__(self, key: str, **blanks: int | str) -> None:
        super().__init__(key)
        self.reason = Line(key, EVERYONE, **blanks)


class Wish(NamedTuple):
    """What a seat asks the others for, and who still has to answer."""

    seat: int
    wish: str
    ply: int
    waiting_for: tuple[int, ...]
    taught: bool  # has what is to be taken back told anybody something hidden?


class Heard(NamedTuple):
    """Something that happened or was said, with the number of its event."""

    number: int
    line: Line


class OpenView(NamedTuple):
    """What all see alike, as it was when the position last changed."""

    changed: int
    view: Mapping[str, Any]


class TableState:
    """Everything that happened at one table."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.game = GAMES[opened.game]
        self.chairs = [Chair(plan) for plan in opened.seats]
        self.phase = WAITING
        self.number = 1  # how many events there were, the opening included
        self.numbers = Numbers([[] for _ in self.chairs], [[] for _ in self.chairs])
        self.changed = 0  # the number of events when the position last changed
        self.changed_openly = 0  # when all last noticed that it did
        self.quiet_moves = 0  # actions since then that nobody noticed, and were not taken back
        self.match: Match | None = None
        self.wish: Wish | None = None
        self.resigned = NOBODY  # the seat that gave up a game of two, if one did
        self.again = ""  # the table at which the same people play again
        self.heard: list[Heard] = []
        self.open_view: OpenView | None = None  # kept for the next who looks
        self.heard_from = 0  # what was told up to this number is not among it

    # --- What can be asked of a table ---

    @property
    def asked(self) -> int:
        """The seat that is asked, or nobody."""
        return self.match.state.seat if self.match and self.phase == PLAYING else NOBODY

    @property
    def names(self) -> list[str]:
        """Who sits where, as a record says it; a screen has words of its own for bots."""
        return [chair.name or chair.bot or str(seat + 1) for seat, chair in enumerate(self.chairs)]

    def seats_of(self, device: str) -> list[int]:
        """The seats that belong to a device."""
        return [seat for seat, chair in enumerate(self.chairs) if device and chair.device == device]

    def bot_to_act(self) -> str:
        """The bot that is asked, if one is."""
        return "" if self.asked == NOBODY else self.chairs[self.asked].bot

    def people(self) -> list[int]:
        """The seats at which a person plays now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    def owners(self) -> list[int]:
        """The seats whose people have a say in what becomes of the game, though a bot may play."""
        return [
            seat for seat, chair in enumerate(self.chairs) if chair.device and not chair.resigned
        ]

    def unanswering(self) -> list[int]:
        """The seats whose answer a wish need not wait for: a bot plays in a person's place there.

        What told somebody something hidden waits for all: nobody has it for nothing.
        """
        waiting = self.wish.waiting_for if self.wish and not self.wish.taught else ()
        return [seat for seat in waiting if self.chairs[seat].is_stood_in_for]

    def told(self, number: int, seat: int) -> int:
        """The number that an event has in the eyes of a seat or a spectator."""
        if not self.numbers.is_any:
            return number  # as at most tables: every move asks several times
        return self.numbers.told(number, Eyes(seat, seat))

    def changed_for(self, eyes: Eyes) -> int:
        """The number at which the position last changed in these eyes."""
        quiet = self.changed != self.changed_openly
        number = self.changed_openly if quiet and not self._sees_moves(eyes) else self.changed
        return self.numbers.told(number, eyes)

    def _sees_moves(self, eyes: Eyes) -> bool:
        """Do these eyes see what the seat that is asked does quietly?"""
        return self.match is not None and eyes.seat in (self.match.state.seat, OPEN)

    def heard_since(self, number: int) -> list[Heard]:
        """What happened or was said after the event of this number."""
        start = len(self.heard)
        while start and self.heard[start - 1].number > number:
            start -= 1
        return self.heard[start:]

    # --- Events: the only thing that changes a table ---

    def evolve(self, event: Event) -> None:
        """Let an event of the journal happen again."""
        if isinstance(event, Acted):
            match = self._playing()
            match.play(event.seat, event.words)
            for words in event.drawn:
                match.play(NATURE, words)
        self._keep(event)

    def _do(self, *done: Event) -> list[Event]:
        for event in done:
            self.evolve(event)
        return list(done)

    def _keep(self, event: Event) -> None:
        """Note an event whose actions, if any, are played."""
        self.number += 1
        self.numbers.keep(event, self.number)
        if isinstance(event, (Began, Acted, Undid, Rewound, Abandoned, Resigned)):
            self.changed = self.number
            self._follow(event)
            self._count_quiet(event)
        elif isinstance(event, (Wished, Answered, Unanswered, Withdrew)):
            self._consider(event)
        elif isinstance(event, Continued):
            self.again = event.table
        elif isinstance(event, NotesRemoved):
            self._forget_notes(event.seat)
        elif isinstance(event, Said):
            self.chair(event.seat).said += 1
        elif isinstance(event, Noted):
            self.chair(event.seat).noted += 1
        elif isinstance(event, Hinted):
            self.chair(event.seat).hinted += 1
        else:
            self._seat(event)
        self.heard += [Heard(self.number, line) for line in lines_of(event)]
        self._hear_story()

    def _follow(self, event: Event) -> None:
        """An event that changes the position."""
        if not is_quiet(event):
            self.wish = None
        if isinstance(event, Began):
            self.match = self._new_match()
            self.phase = PLAYING
            for words in event.drawn:
                self.match.play(NATURE, words)
        elif isinstance(event, Undid):
            self._match().undo(event.seat)
        elif isinstance(event, Rewound):
            self._match().rewind(event.ply)
            self._match().story = []
        elif isinstance(event, Abandoned):
            self.phase = ABANDONED
        elif isinstance(event, Resigned):
            self.phase, self.resigned = OVER, event.seat
            self.chair(event.seat).resign(self.number, self._match().ply)
        if self._match().is_over:
            self.phase = OVER

    def _count_quiet(self, event: Event) -> None:
        """Note whether all noticed that the position changed."""
        if not is_quiet(event):
            self.changed_openly = self.number
            self.quiet_moves = 0
        elif isinstance(event, Acted):
            self.quiet_moves += 1
        else:
            self.quiet_moves -= 1

    def _consider(self, event: Wished | Answered | Unanswered | Withdrew) -> None:
        """A wish, or an answer to one; a refusal settles it, and so does second thoughts."""
        if isinstance(event, Wished):
            others = tuple(seat for seat in self.owners() if seat != event.seat)
            self.wish = Wish(event.seat, event.wish, event.ply, others, event.taught)
        elif isinstance(event, Unanswered) or (isinstance(event, Answered) and event.agrees):
            self._no_longer_ask(event.seat)
        else:
            self.wish = None

    def _no_longer_ask(self, seat: int) -> None:
        """A wish does not wait for this seat any more."""
        if self.wish:
            left = tuple(other for other in self.wish.waiting_for if other != seat)
            self.wish = self.wish._replace(waiting_for=left)

    def _seat(self, event: Event) -> None:
        """An event that changes who sits where."""
        if isinstance(event, Sat):
            self.chair(event.seat).take(event)
        elif isinstance(event, Left):
            self.chairs[event.seat] = Chair(self.opened.seats[event.seat])
        elif isinstance(event, Filled):
            self.chairs[event.seat] = Chair(SeatPlan(event.bot))
        elif isinstance(event, Replaced):
            self.chair(event.seat).replace(event, self.number, self._match().ply)
            if self.chair(event.seat).resigned:
                self._no_longer_ask(event.seat)
        elif isinstance(event, Returned):
            self.chair(event.seat).come_back()

    def _forget_notes(self, seat: int) -> None:
        """As if they had never been told; the journal is read likewise."""
        self.chair(seat).noted = 0
        self.heard = [
            one for one in self.heard if one.line.key != NOTED or one.line.blanks["seat"] != seat
        ]

    def _hear_story(self) -> None:
        if self.match is not None:
            self.heard += [Heard(self.number, told.line) for told in self.match.story]
            self.match.story = []

    # --- Snapshots ---

    @property
    def can_be_summed_up(self) -> bool:
        """Is there nothing that the next command might need of what came before?"""
        return self.match is None or (self.wish is None and not self.match.has_trail)

    def snapshot(self) -> str:
        """The table without its past: a cache from which ``from_snapshot`` goes on."""
        return json.dumps(
            {
                "opened": events.write(self.opened),
                "chairs": [chair.snapshot() for chair in self.chairs],
                "phase": self.phase,
                "number": self.number,
                "changed": self.changed,
                "changed_openly": self.changed_openly,
                "moves": self.numbers.moves,
                "notes": self.numbers.notes,
                "resigned": self.resigned,
                "again": self.again,
                "match": None if self.match is None else self.match.snapshot(),
            }
        )

    # --- Helpers ---

    def chair(self, seat: int) -> Chair:
        """The chair of a seat that exists."""
        if not 0 <= seat < len(self.chairs):
            raise Impossible("refused-no-such-seat")
        return self.chairs[seat]

    def _match(self) -> Match:
        if self.match is None:
            raise Impossible("refused-not-begun")
        return self.match

    def _playing(self) -> Match:
        """The match, if it is under way."""
        match = self._match()
        self._demand(self.phase == PLAYING, "illegal-game-over")
        return match

    def _demand(self, kept: bool, key: str) -> None:  # noqa: FBT001 -- an assertion
        if not kept:
            raise Impossible(key)

    def _new_match(self) -> Match:
        opened = self.opened
        options = read_options(self.game.OPTIONS, opened.options)
        return Match(
            opened.game,
            self.names,
            options,
            self.game.box(opened.box or None),
            opened.seed,
            [Move(seat, words) for seat, words in opened.beginning],
            opened.from_move,
        )


def is_quiet(event: Event) -> bool:
    """Is it a move that nobody else notices?"""
    return isinstance(event, (Acted, Undid)) and event.quiet
