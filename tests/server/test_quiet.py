"""What only one seat knows of reaches nobody else: not as an event, a number or a silence."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any, Final

import msgspec
import pytest

from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.server.play.stand_ins import stand_in_for
from kingsbridge.table.events import Acted, Event, Opened, SeatPlan
from kingsbridge.table.numbers import Eyes, known
from kingsbridge.table.past import history
from kingsbridge.table.state import PLAYING
from kingsbridge.table.table import Table, from_snapshot
from sample import LARGER
from serving import FREE, ME, Person, Seat, Server

MOVES: Final = 80
HIDDEN: Final = [(name, seats) for name, seats in LARGER if GAMES[name].HIDDEN]


class Twins:
    """A game, and the same in which all but one dither, unnoticed."""

    def __init__(self, game: str, seats: int, eye: int) -> None:
        self.eye = eye
        plans = (SeatPlan(),) * seats
        opened = Opened(game, GAMES[game].RULES_VERSION, plans, "host", "seed")
        self.tables = Table(opened), Table(opened)
        self.lines: tuple[list[Event], list[Event]] = ([opened], [opened])
        for which, table in enumerate(self.tables):
            for seat in range(seats):
                self.lines[which].extend(table.sit(seat, f"device {seat}", f"name {seat}"))
            self.lines[which].extend(table.begin())

    def play(self, rng: Random) -> int:
        """Play on; how often somebody dithered."""
        dithered = 0
        plain, _ = self.tables
        for _ in range(MOVES):
            if plain.phase != PLAYING or plain.match is None:
                break
            seat = plain.asked
            words = [action.words for action in plain.game.legal(plain.match.state)]
            if seat != self.eye:
                dithered += self.dither(seat, rng.choice(words))
            chosen = rng.choice(words)
            for table, lines in zip(self.tables, self.lines, strict=True):
                lines.extend(table.act(seat, chosen))
        return dithered

    def dither(self, seat: int, words: str) -> bool:
        """Do and undo something, if nobody notices, and write a note about it."""
        table, lines = self.tables[1], self.lines[1]
        (done,) = from_snapshot(table.snapshot()).act(seat, words)
        if not isinstance(done, Acted) or not done.quiet:
            return False
        lines += table.note(seat, "perhaps")
        lines += table.act(seat, words)
        lines += table.undo(seat)
        lines += table.remove_notes(seat)
        return True


def seen(lines: list[Event], eye: int) -> bytes:
    eyes = Eyes(eye, eye)
    return msgspec.json.encode(history(lines, eyes, 1, len(known(lines, eyes))))


def test_the_past_is_the_same_byte_for_byte() -> None:
    dithered = 0
    for number, (game, seats) in enumerate(HIDDEN):
        for eye in (0, SPECTATOR):
            twins = Twins(game, seats, eye)
            dithered += twins.play(Random(number))
            plain, other = twins.lines
            assert seen(other, eye) == seen(plain, eye)
    assert dithered > MOVES / 10


class Round:
    """Three people and a spectator at a table where somebody can act unnoticed."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        names = ("Ana", "Ben", "Cem")
        self.people = [Person(server, name) for name in names]
        game = next(name for name, seats in HIDDEN if seats == len(names) and dithers(name))
        self.table = self.people[0].open_table(ME, FREE, FREE, game=game)
        for seat in (1, 2):
            assert self.people[seat].sit(self.table.links[seat]).status == 200
        self.people.append(Person(server))
        self.people[-1].get(self.table.watch)
        self.seats = [stack.enter_context(person.at(self.table)) for person in self.people]

    def act_unnoticed(self, rng: Random) -> int:
        """Play until somebody has done something unnoticed; which seat it was."""
        while True:
            for seat in self.seats:
                seat.settle()
            asked = self.seats[self.seats[0].sight["asked"]]
            before = [self.received(person) for person in range(len(self.people))]
            asked.act(rng.choice(asked.offered))
            if self.server.lines(self.table.id)[-1].get("quiet"):
                self.before = before
                return self.seats.index(asked)

    def received(self, person: int) -> tuple[Any, ...]:
        """All that somebody can learn, but who is connected: from the socket and by asking."""
        seat: Seat = self.seats[person]
        seat.settle()
        told = [text for text in seat.received if '"type":"pong"' not in text]
        pages = ("", "/story", "/history", "/past", "/export")
        answers = [self.people[person].get(self.table.path + page).body for page in pages]
        return told, *answers, self.people[person].get("/api/my-tables").body


def dithers(game: str) -> bool:
    """Can somebody act unnoticed in this game?"""
    return Twins(game, 3, SPECTATOR).play(Random(1)) > 0


@pytest.fixture
def four_at_a_table(server: Server) -> Any:
    with ExitStack() as stack:
        yield Round(server, stack)


def test_nobody_else_is_told_anything(four_at_a_table: Round) -> None:
    table = four_at_a_table
    who = table.act_unnoticed(Random(5))
    acting = table.seats[who]
    acting.do("note", text="perhaps not")
    acting.do("undo", expected=acting.sight["changed"])
    seat = {"seat": who}
    assert table.people[who].post(table.table.path + "/remove-notes", seat).status == 204
    assert acting.settle()["changed"] > 0
    for person in range(len(table.people)):
        assert (table.received(person) == table.before[person]) == (person != who)

    for other in table.seats:
        if other not in (acting, table.seats[-1]):
            changed = other.sight["changed"]
            assert other.refused("act", expected=changed, words="x") == "illegal-not-your-turn"


def test_a_wish_stays_and_tells_nothing_of_it(four_at_a_table: Round) -> None:
    table = four_at_a_table
    who = table.act_unnoticed(Random(6))
    acting, other = table.seats[who], table.seats[(who + 1) % 3]
    other.do("ask", wish="abandon")
    assert set(other.sight["wish"]) == {"seat", "wish", "waiting_for", "taught"}
    assert not other.sight["wish"]["taught"]
    acting.settle()
    acting.do("undo", expected=acting.sight["changed"])
    assert other.settle()["wish"] is not None


def test_what_is_done_unnoticed_puts_no_deadline_off() -> None:
    game = next(name for name, seats in HIDDEN if seats == 3 and dithers(name))
    table, rng = Twins(game, 3, SPECTATOR).tables[0], Random(1)
    quiet, before = False, 0
    while not quiet and table.match is not None:
        before = table.changed
        (done,) = table.act(table.asked, rng.choice(table.game.legal(table.match.state)).words)
        quiet = isinstance(done, Acted) and done.quiet
    assert table.changed == before + 1
    assert stand_in_for(table, before)
