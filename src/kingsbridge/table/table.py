"""A table: who sits there, the game they play, what they ask of each other.

``Table`` takes a command, checks it, and answers with the events that follow from it.  It is
changed by events alone, so the same events always lead to the same table.  It keeps no clock,
sends nothing and stores nothing; what a seat may know of it is told in ``sight``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from kingsbridge.bots.levels import BOTS
from kingsbridge.core.game import read_options
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.core.story import EVERYONE, Line
from kingsbridge.games import GAMES
from kingsbridge.table import events
from kingsbridge.table.events import (
    ABANDON,
    RESIGNED,
    TAKE_BACK,
    WISHES,
    Abandoned,
    Acted,
    Answered,
    Began,
    Continued,
    Event,
    Filled,
    Left,
    Noted,
    Opened,
    Replaced,
    Returned,
    Rewound,
    Said,
    Sat,
    SeatPlan,
    Undid,
    Wished,
)
from kingsbridge.table.match import Match

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"

NOTED: Final = "table-noted"
"""The key of a private note, which is nobody else's even when all is revealed."""

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500


class Refused(ValueError):  # noqa: N818 -- the name players' code reads best
    """A command that is not possible; ``reason`` says why, as a text key with its blanks."""

    def __init__(self, key: str, **blanks: int | str) -> None:
        super().__init__(key)
        self.reason = Line(key, EVERYONE, **blanks)


class Chair:
    """A seat of the table and who is on it."""

    def __init__(self, plan: SeatPlan, number: int) -> None:
        self.device = ""  # whose seat it is; nobody's if empty
        self.bot = plan.bot  # which bot plays now; a person does if empty
        self.name = plan.name or (f"{plan.bot} {number + 1}" if plan.bot else "")
        self.resigned = False

    @property
    def is_free(self) -> bool:
        return not self.device and not self.bot

    @property
    def is_person(self) -> bool:
        """Does a person play here now?"""
        return bool(self.device) and not self.bot

    def snapshot(self) -> dict[str, Any]:
        """Who is on the seat, from which ``resume`` goes on."""
        return {
            "device": self.device,
            "bot": self.bot,
            "name": self.name,
            "resigned": self.resigned,
        }

    def resume(self, told: Mapping[str, Any]) -> None:
        self.device, self.bot, self.name = told["device"], told["bot"], told["name"]
        self.resigned = told["resigned"]


class Wish(NamedTuple):
    """What a seat asks the others for, and who still has to answer."""

    seat: int
    wish: str
    ply: int
    waiting_for: tuple[int, ...]


class Heard(NamedTuple):
    """Something that happened or was said, with the number of its event."""

    number: int
    line: Line


class OpenView(NamedTuple):
    """What all see alike, as it was when the position last changed."""

    changed: int
    view: Mapping[str, Any]


class Table:
    """Everything that happened at one table."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.game = GAMES[opened.game]
        self.chairs = [Chair(plan, seat) for seat, plan in enumerate(opened.seats)]
        self.phase = WAITING
        self.number = 1  # how many events there were, the opening included
        self.changed = 0  # the number of events when the position last changed
        self.match: Match | None = None
        self.wish: Wish | None = None
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
        return [chair.name for chair in self.chairs]

    def seats_of(self, device: str) -> list[int]:
        """The seats that belong to a device."""
        return [seat for seat, chair in enumerate(self.chairs) if device and chair.device == device]

    def bot_to_act(self) -> str:
        """The bot that is asked, if one is."""
        return "" if self.asked == NOBODY else self.chairs[self.asked].bot

    def people(self) -> list[int]:
        """The seats at which a person plays now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    def heard_since(self, number: int) -> list[Heard]:
        """What happened or was said after the event of this number."""
        start = len(self.heard)
        while start and self.heard[start - 1].number > number:
            start -= 1
        return self.heard[start:]

    # --- Commands: each answers with the events that follow ---

    def sit(self, seat: int, device: str, name: str) -> list[Event]:
        """Take a free seat, or one's own again on another device."""
        chair = self.chair(seat)
        self._demand(bool(device), "refused-no-device")
        self._demand(bool(chair.device) or not chair.bot, "refused-seat-taken")
        return self._do(Sat(seat, device, clean_name(name) or chair.name or str(seat + 1)))

    def take(self, seat: int, device: str, name: str) -> list[Event]:
        """Take a seat that is free."""
        self._demand(self.chair(seat).is_free, "refused-seat-taken")
        return self.sit(seat, device, name)

    def leave(self, seat: int) -> list[Event]:
        """Give a seat up before the game begins."""
        self._demand(self.phase == WAITING, "refused-game-began")
        self._demand(bool(self.chair(seat).device), "refused-seat-free")
        return self._do(Left(seat))

    def fill(self, seat: int, bot: str) -> list[Event]:
        """Give a free seat to a bot."""
        self._demand(self.phase == WAITING, "refused-game-began")
        self._demand(self.chair(seat).is_free, "refused-seat-taken")
        self._demand(bot in BOTS, "refused-no-such-bot")
        return self._do(Filled(seat, bot))

    def begin(self) -> list[Event]:
        """Begin once every seat is taken."""
        self._demand(self.phase == WAITING, "refused-game-began")
        self._demand(not any(chair.is_free for chair in self.chairs), "refused-seats-free")
        trial = self._new_match()
        trial.let_nature_play()
        return self._do(Began(tuple(move.words for move in trial.moves)))

    def act(self, seat: int, words: str, *, by_bot: bool = False) -> list[Event]:
        """Act in the game, and let nature act after it."""
        match = self._playing()
        self._demand(by_bot == bool(self.chair(seat).bot), "refused-bot-plays")
        before = len(match.moves)
        match.act(seat, words)
        drawn = tuple(move.words for move in match.moves[before + 1 :])
        event = Acted(seat, words, drawn, by_bot)
        self._keep(event)
        return [event]

    def undo(self, seat: int) -> list[Event]:
        """Take the last action back, as long as nothing was drawn and nobody else was asked."""
        self._demand(self._playing().can_undo(seat), "illegal-undo")
        self._demand(self.chair(seat).is_person, "refused-bot-plays")
        return self._do(Undid(seat))

    def ask(self, seat: int, wish: str) -> list[Event]:
        """Ask the others to take one's last action back, or to abandon the game; bots agree."""
        match = self._playing()
        self._demand(wish in WISHES, "refused-no-such-wish")
        self._demand(self.wish is None, "refused-wish-open")
        self._demand(self.chair(seat).is_person, "refused-bot-plays")
        ply = match.ply
        if wish == TAKE_BACK:
            last = match.last_turn_of(seat)
            if last is None:
                raise Refused("refused-nothing-to-take-back")
            ply = last
        done = self._do(Wished(seat, wish, ply))
        return [*done, *self._fulfil()]

    def answer(self, seat: int, *, agrees: bool) -> list[Event]:
        """Agree to a wish or refuse it; once all agree it comes true."""
        self._playing()
        self._demand(self.wish is not None and seat in self.wish.waiting_for, "refused-not-asked")
        done = self._do(Answered(seat, agrees))
        return [*done, *self._fulfil()]

    def replace(self, seat: int, bot: str, why: str) -> list[Event]:
        """Let a bot play for a person."""
        self._playing()
        self._demand(bot in BOTS, "refused-no-such-bot")
        self._demand(self.chair(seat).is_person, "refused-bot-plays")
        done = self._do(Replaced(seat, bot, why))
        return [*done, *self._fulfil()]

    def come_back(self, seat: int) -> list[Event]:
        """Play again where a bot did; who resigned cannot."""
        self._playing()
        chair = self.chair(seat)
        self._demand(bool(chair.bot and chair.device), "refused-no-bot-plays")
        self._demand(not chair.resigned, "refused-resigned")
        return self._do(Returned(seat))

    def say(self, seat: int, text: str) -> list[Event]:
        """Say something for all to hear."""
        return self._do(Said(seat, clean_text(text)))

    def note(self, seat: int, text: str) -> list[Event]:
        """Write something down for oneself."""
        return self._do(Noted(seat, clean_text(text)))

    def another(self, seed: str) -> tuple[Opened, list[Sat]]:
        """The opening of another game of the same people, and who sits where in it.

        Where a bot stood in for a person, the person is back.
        """
        self._demand(self.phase in {OVER, ABANDONED}, "refused-not-over")
        plans = tuple(
            SeatPlan("" if chair.device else chair.bot, chair.name) for chair in self.chairs
        )
        opened = msgspec.structs.replace(self.opened, seats=plans, seed=seed)
        sitting = [
            Sat(seat, chair.device, chair.name)
            for seat, chair in enumerate(self.chairs)
            if chair.device
        ]
        return opened, sitting

    def go_on_at(self, table: str) -> list[Event]:
        """Remember, once, at which table the same people play again."""
        self._demand(self.phase in {OVER, ABANDONED}, "refused-not-over")
        return [] if self.again else self._do(Continued(table))

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
        if isinstance(event, (Began, Acted, Undid, Rewound, Abandoned)):
            self.changed = self.number
            self._follow(event)
        elif isinstance(event, (Wished, Answered)):
            self._consider(event)
        elif isinstance(event, Continued):
            self.again = event.table
        else:
            self._seat(event)
        self.heard += [Heard(self.number, line) for line in lines_of(event)]
        self._hear_story()

    def _follow(self, event: Event) -> None:
        """An event that changes the position."""
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
        if self._match().is_over:
            self.phase = OVER

    def _consider(self, event: Wished | Answered) -> None:
        """A wish, or an answer to one; a refusal settles it."""
        if isinstance(event, Wished):
            others = tuple(seat for seat in self.people() if seat != event.seat)
            self.wish = Wish(event.seat, event.wish, event.ply, others)
        elif self.wish and event.agrees:
            left = tuple(seat for seat in self.wish.waiting_for if seat != event.seat)
            self.wish = self.wish._replace(waiting_for=left)
        else:
            self.wish = None

    def _seat(self, event: Event) -> None:
        """An event that changes who sits where."""
        if isinstance(event, Sat):
            chair = self.chair(event.seat)
            chair.device, chair.name = event.device, event.name
        elif isinstance(event, Left):
            self.chairs[event.seat] = Chair(self.opened.seats[event.seat], event.seat)
        elif isinstance(event, Filled):
            self.chairs[event.seat] = Chair(SeatPlan(event.bot), event.seat)
        elif isinstance(event, Replaced):
            chair = self.chair(event.seat)
            chair.bot = event.bot
            chair.resigned = event.why == RESIGNED
            if self.wish:
                left = tuple(seat for seat in self.wish.waiting_for if seat != event.seat)
                self.wish = self.wish._replace(waiting_for=left)
        elif isinstance(event, Returned):
            self.chair(event.seat).bot = ""

    def _fulfil(self) -> list[Event]:
        """What a wish leads to once nobody is left who could refuse it."""
        wish = self.wish
        if wish is None or wish.waiting_for:
            return []
        return self._do(Rewound(wish.ply) if wish.wish == TAKE_BACK else Abandoned())

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
                "again": self.again,
                "match": None if self.match is None else self.match.snapshot(),
            }
        )

    # --- Helpers ---

    def chair(self, seat: int) -> Chair:
        """The chair of a seat that exists."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("refused-no-such-seat")
        return self.chairs[seat]

    def _match(self) -> Match:
        if self.match is None:
            raise Refused("refused-not-begun")
        return self.match

    def _playing(self) -> Match:
        """The match, if it is under way."""
        match = self._match()
        self._demand(self.phase == PLAYING, "illegal-game-over")
        return match

    def _demand(self, kept: bool, key: str) -> None:  # noqa: FBT001 -- an assertion
        if not kept:
            raise Refused(key)

    def _new_match(self) -> Match:
        opened = self.opened
        options = read_options(self.game.OPTIONS, opened.options)
        return Match(
            opened.game, self.names, options, self.game.box(opened.box or None), opened.seed
        )


def load(lines: Iterable[Event], start: Table | None = None) -> Table:
    """The table of these events, from the opening or from where a snapshot left off."""
    table = start
    for event in lines:
        if table is None:
            if not isinstance(event, Opened):
                raise Refused("refused-no-opening")
            table = Table(event)
        else:
            table.evolve(event)
    if table is None:
        raise Refused("refused-no-opening")
    return table


def from_snapshot(text: str) -> Table:
    """The table a snapshot was taken of."""
    told = json.loads(text)
    opened = events.read(told["opened"])
    table = load([opened])
    table.phase, table.number, table.changed = told["phase"], told["number"], told["changed"]
    table.again = told.get("again", "")
    table.heard_from = table.number
    for chair, entries in zip(table.chairs, told["chairs"], strict=True):
        chair.resume(entries)
    if told["match"] is not None:
        table.match = table._new_match()  # noqa: SLF001 -- a second constructor
        table.match.resume(told["match"])
    return table


def lines_of(event: Event) -> Sequence[Line]:
    """What the log says of an event, besides the game's own story."""
    if isinstance(event, Sat):
        return [Line("table-sat", seat=event.seat)]
    if isinstance(event, (Undid, Returned, Wished, Answered, Replaced, Said, Noted)):
        return [_line_of_seat(event)]
    if isinstance(event, Rewound):
        return [Line("table-rewound", ply=event.ply)]
    if isinstance(event, Abandoned):
        return [Line("table-abandoned")]
    if isinstance(event, Continued):
        return [Line("table-continued")]
    return []


def _line_of_seat(
    event: Undid | Returned | Wished | Answered | Replaced | Said | Noted,
) -> Line:
    seat = event.seat
    if isinstance(event, Undid):
        return Line("table-undid", seat=seat)
    if isinstance(event, Returned):
        return Line("table-returned", seat=seat)
    if isinstance(event, Wished):
        key = "table-wishes-abandon" if event.wish == ABANDON else "table-wishes-take-back"
        return Line(key, seat=seat)
    if isinstance(event, Answered):
        return Line("table-agrees" if event.agrees else "table-disagrees", seat=seat)
    if isinstance(event, Replaced):
        return Line("table-replaced", seat=seat, bot=event.bot, why=event.why)
    if isinstance(event, Said):
        return Line("table-said", seat=seat, text=event.text)
    return Line(NOTED, knows=1 << seat, seat=seat, text=event.text)


def clean_name(name: str) -> str:
    """A name as it is stored: one line, nothing invisible, not too long."""
    return " ".join(printable(name).split())[:LONGEST_NAME]


def printable(text: str) -> str:
    """A text without what cannot be printed, except the ends of lines."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n")


def clean_text(text: str) -> str:
    """What is said or noted, as it is stored."""
    cleaned = printable(text).strip()
    if not cleaned:
        raise Refused("refused-nothing-said")
    if len(cleaned) > LONGEST_TEXT:
        raise Refused("refused-too-long", most=LONGEST_TEXT)
    return cleaned
