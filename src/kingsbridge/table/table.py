"""A table and what its people may ask of it.

``Table`` takes a command, checks it, and answers with the events that follow from it; it is changed
by events alone.  What a seat may know of it is told in ``sight``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

import msgspec

from kingsbridge.bots.levels import BOTS
from kingsbridge.core.story import SPECTATOR
from kingsbridge.table import events
from kingsbridge.table.chairs import clean_name, distinct_name, printable
from kingsbridge.table.events import (
    HANDED_OVER,
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
from kingsbridge.table.numbers import Numbers
from kingsbridge.table.state import ABANDONED, OVER, WAITING, Impossible, TableState

LONGEST_TEXT: Final = 500
MOST_SAID: Final = 1000
"""So often a seat may say something at a table; and note something, as long as it keeps it."""
MOST_HINTS: Final = 1000
"""So many hints a seat may have at a table."""
MOST_EVENTS: Final = 20_000
"""From so many on, a table takes only what leads to the end of its game."""


class Table(TableState):
    """A table whose people ask for things."""

    # --- Commands: each answers with the events that follow ---

    def sit(self, seat: int, device: str, name: str) -> list[Event]:
        """Take a free seat, or one's own again on another device."""
        chair = self.chair(seat)
        self._demand(bool(device), "refused-no-device")
        self._demand_space()
        self._demand(bool(chair.device) or not chair.bot, "refused-seat-taken")
        others = [one for one in self.chairs if one is not chair and one.device]
        if self.opened.listed and self.game.HIDDEN:
            self._demand(all(one.device != device for one in others), "refused-second-seat")
        called = clean_name(name) or chair.name
        return self._do(Sat(seat, device, distinct_name(called, [one.name for one in others])))

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
        return self._do(Began(tuple(move.words for move in trial.moves[trial.begun :])))

    def act(self, seat: int, words: str, *, by_bot: bool = False) -> list[Event]:
        """Act in the game, and let nature act after it."""
        match = self._playing()
        self._demand(by_bot == bool(self.chair(seat).bot), "refused-bot-plays")
        before = len(match.moves)
        match.act(seat, words)
        drawn = tuple(move.words for move in match.moves[before + 1 :])
        event = Acted(seat, words, drawn, by_bot, self._is_unnoticed(seat))
        self._keep(event)
        return [event]

    def undo(self, seat: int) -> list[Event]:
        """Take the last action back, as long as nothing was drawn and nobody else was asked."""
        self._demand_space()
        self._demand(self._playing().can_undo(seat), "illegal-undo")
        self._demand(self.chair(seat).is_person, "refused-bot-plays")
        return self._do(Undid(seat, quiet=self.quiet_moves > 0))

    def ask(self, seat: int, wish: str) -> list[Event]:
        """Ask the others to take one's last action back, or to abandon the game.

        Bots agree; a person is asked though a bot plays for him.
        """
        match = self._playing()
        self._demand_space()
        self._demand(wish in WISHES, "refused-no-such-wish")
        self._demand(self.wish is None, "refused-wish-open")
        self._demand(self.chair(seat).is_person, "refused-bot-plays")
        ply, taught = 0, False
        if wish == TAKE_BACK:
            last = match.last_turn_of(seat)
            if last is None:
                raise Impossible("refused-nothing-to-take-back")
            ply, taught = last, match.has_taught_since(last)
        done = self._do(Wished(seat, wish, ply, taught))
        return [*done, *self._fulfil()]

    def answer(self, seat: int, *, agrees: bool) -> list[Event]:
        """Agree to a wish or refuse it; once all agree it comes true."""
        self._playing()
        self._demand(self.wish is not None and seat in self.wish.waiting_for, "refused-not-asked")
        done = self._do(Answered(seat, agrees))
        return [*done, *self._fulfil()]

    def go_without(self) -> list[Event]:
        """Wait no longer for the answers of those for whom bots play."""
        done = self._do(*[Unanswered(seat) for seat in self.unanswering()])
        return [*done, *self._fulfil()] if done else []

    def withdraw(self, seat: int) -> list[Event]:
        """No longer ask for what one asked for."""
        self._playing()
        self._demand(self.wish is not None and seat == self.wish.seat, "refused-no-wish")
        return self._do(Withdrew(seat))

    def resign(self, seat: int, bot: str) -> list[Event]:
        """Give up.  In a game of two it is over; with more a bot plays on for good."""
        if len(self.chairs) > 2:
            return self.replace(seat, bot, RESIGNED)
        self._playing()
        self._demand(self.chair(seat).is_person, "refused-bot-plays")
        return self._do(Resigned(seat))

    def replace(self, seat: int, bot: str, why: str) -> list[Event]:
        """Let a bot play for a person."""
        self._playing()
        if why == HANDED_OVER:
            self._demand_space()
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
        self._demand_space()
        if self.chair(seat).said >= MOST_SAID:
            raise Impossible("refused-said-enough", most=MOST_SAID)
        return self._do(Said(seat, clean_text(text)))

    def note(self, seat: int, text: str) -> list[Event]:
        """Write something down for oneself."""
        self._demand_space()
        if self.chair(seat).noted >= MOST_SAID:
            raise Impossible("refused-said-enough", most=MOST_SAID)
        return self._do(Noted(seat, clean_text(text)))

    def hint(self, seat: int) -> list[Event]:
        """Note that a seat is told which actions are best."""
        self.demand_hint(seat)
        return self._do(Hinted(seat))

    def demand_hint(self, seat: int) -> None:
        """Refuse a hint to a seat that may not have one now."""
        match = self._playing()
        self._demand(self.opened.hints, "refused-no-hints")
        self._demand_space()
        self._demand(seat == self.asked, "illegal-not-your-turn")
        self._demand(self.chair(seat).is_person, "refused-bot-plays")
        self._demand(len(self.game.legal(match.state)) > 1, "refused-no-choice")
        if self.chair(seat).hinted >= MOST_HINTS:
            raise Impossible("refused-hints-enough", most=MOST_HINTS)

    def remove_notes(self, seat: int) -> list[Event]:
        """Throw one's notes away, if there are any."""
        return self._do(NotesRemoved(seat)) if self.chair(seat).noted else []

    def another(self, seed: str, *, rotated: bool = False) -> tuple[Opened, list[Sat]]:
        """The opening of another game of the same people, and who sits where in it.

        Where a bot stood in for a person, the person is back.  Rotated, everybody sits one seat
        further.
        """
        self._demand(self.phase in {OVER, ABANDONED}, "refused-not-over")
        chairs = [*self.chairs[-1:], *self.chairs[:-1]] if rotated else self.chairs
        plans = tuple(SeatPlan("" if chair.device else chair.bot, chair.name) for chair in chairs)
        opened = msgspec.structs.replace(self.opened, seats=plans, seed=seed)
        sitting = [
            Sat(seat, chair.device, chair.name) for seat, chair in enumerate(chairs) if chair.device
        ]
        return opened, sitting

    def go_on_at(self, table: str) -> list[Event]:
        """Remember, once, at which table the same people play again."""
        self._demand(self.phase in {OVER, ABANDONED}, "refused-not-over")
        return [] if self.again else self._do(Continued(table))

    def _is_unnoticed(self, seat: int) -> bool:
        """Does nobody but this seat notice what it has just done?

        It can be taken back, the same is asked of the same seat, nobody else was told anything,
        and all others see what they saw before.
        """
        match = self._match()
        state, before = match.state, match.before
        if not self.game.HIDDEN or before is None or state.step is not before.step:
            return False
        if any(told.line.knows & ~(1 << seat) for told in match.story):
            return False
        eyes = [SPECTATOR, *range(len(self.chairs))]
        view = self.game.view
        return all(eye == seat or view(before, eye) == view(state, eye) for eye in eyes)

    def _demand_space(self) -> None:
        """Refuse what could go on for ever at a table at which too much has happened already."""
        self._demand(self.number < MOST_EVENTS, "refused-table-full")

    def _fulfil(self) -> list[Event]:
        """What a wish leads to once nobody is left who could refuse it."""
        wish = self.wish
        if wish is None or wish.waiting_for:
            return []
        return self._do(Rewound(wish.ply) if wish.wish == TAKE_BACK else Abandoned())


def load(lines: Iterable[Event], start: Table | None = None) -> Table:
    """The table of these events, from the opening or from where a snapshot left off."""
    table = start
    for event in lines:
        if table is None:
            if not isinstance(event, Opened):
                raise Impossible("refused-no-opening")
            table = Table(event)
        else:
            table.evolve(event)
    if table is None:
        raise Impossible("refused-no-opening")
    return table


def from_snapshot(text: str) -> Table:
    """The table a snapshot was taken of."""
    told = json.loads(text)
    opened = events.read(told["opened"])
    table = load([opened])
    table.phase, table.number, table.changed = told["phase"], told["number"], told["changed"]
    table.changed_openly = told["changed_openly"]
    table.numbers = Numbers(told["moves"], told["notes"])
    table.resigned, table.again = told["resigned"], told["again"]
    table.heard_from = table.number
    for chair, entries in zip(table.chairs, told["chairs"], strict=True):
        chair.resume(entries)
    if told["match"] is not None:
        table.match = table._new_match()  # noqa: SLF001 -- a second constructor
        table.match.resume(told["match"])
    return table


def clean_text(text: str) -> str:
    """What is said or noted, as it is stored."""
    cleaned = printable(text).strip()
    if not cleaned:
        raise Impossible("refused-nothing-said")
    if len(cleaned) > LONGEST_TEXT:
        raise Impossible("refused-too-long", most=LONGEST_TEXT)
    return cleaned
