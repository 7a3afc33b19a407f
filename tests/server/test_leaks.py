"""What a seat is sent does not depend on what it may not know: byte for byte.

With a toy game that deals hidden cards.  The true deal is replaced by one that a seat cannot
tell from it, and so are the other people's devices and notes: whatever leaves for that seat is
the same, at every moment of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsbridge.core.changes import change
from kingsbridge.core.facts import facts
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.table import events
from kingsbridge.table.events import Began, Event, Noted, NotesRemoved, Opened, Sat, SeatPlan
from kingsbridge.table.numbers import Eyes, known, knows
from kingsbridge.table.past import course, export, fair_chance, history
from kingsbridge.table.sight import sight, told_to, told_with
from kingsbridge.table.state import OVER, PLAYING, Impossible
from kingsbridge.table.table import Table, load
from toy import Thimbles

SEED = "the seed nobody may know before the end"
TOY = "thimbles"


@pytest.fixture(autouse=True, scope="module")
def toy_game() -> Iterator[None]:
    """The toy is a game of the house for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, TOY, Thimbles())
        yield


def device(seat: int) -> str:
    return f"device-of-{seat}-which-is-secret"


def note(seat: int) -> str:
    return f"note of {seat}, for nobody else"


def begin(seats: int, seed: str) -> tuple[Table, list[Event]]:
    """A table at which the cards are dealt, and everybody has written something down."""
    opened = Opened(TOY, Thimbles.RULES_VERSION, (SeatPlan(),) * seats, device(0), seed)
    table = Table(opened)
    done: list[Event] = [opened]
    for seat in range(seats):
        done += table.sit(seat, device(seat), f"Player {seat}")
    done += table.begin()
    for seat in range(seats):
        done += table.note(seat, note(seat))
    return table, done


def play(table: Table, done: list[Event], choices: Sequence[int]) -> None:
    """One action for each choice, some of them taken back by consent."""
    for choice in choices:
        if table.phase != PLAYING or table.match is None:
            return
        options = table.game.legal(table.match.state)
        done += table.act(table.asked, options[choice % len(options)].words)


def sent(lines: Sequence[Event], eye: int) -> Iterator[bytes]:
    """All that leaves for a seat, event by event that it knows of; of others nothing does."""
    opened = lines[0]
    assert isinstance(opened, Opened)
    table = Table(opened)
    before = sight(table, eye)
    for event in lines[1:]:
        heard = len(table.heard)
        table.evolve(event)
        now = sight(table, eye)
        if not knows(Eyes(eye, eye), event):
            assert (now, told_to(table, table.heard[heard:], eye)) == (before, [])
            continue
        yield msgspec.json.encode(now)
        yield msgspec.json.encode(change(before, now))
        yield msgspec.json.encode(told_to(table, table.heard[heard:], eye))
        yield msgspec.json.encode(export(table, table.heard, eye))
        before = now
    last = len(known(lines, Eyes(eye, eye)))
    for since in range(1, last + 1):
        yield msgspec.json.encode(history(lines, Eyes(eye, eye), since, last))


def imagined(table: Table, lines: Sequence[Event], eye: int, rng: Random) -> list[Event]:
    """The same game as this seat may imagine it: another deal, other devices, other notes.

    The others note less, and something else, and throw it away.
    """
    assert table.match is not None
    cards = table.game.guess(table.match.state, eye, rng).cards
    made: list[Event] = []
    for event in lines:
        if isinstance(event, Began):
            made.append(Began(tuple(f"deal {card}" for card in cards)))
        elif isinstance(event, Sat) and event.seat != eye:
            made.append(Sat(event.seat, f"another-{event.seat}", event.name))
        elif isinstance(event, Noted) and event.seat != eye:
            if rng.random() < 0.5:
                made += [Noted(event.seat, "something else"), NotesRemoved(event.seat)]
                made += [Noted(event.seat, "something else")] * rng.randrange(3)
        else:
            made.append(event)
    return made


SEATS = st.integers(2, 4)
LUCK = st.integers(0, 2**32)
CHOICES = st.lists(st.integers(0, 3), max_size=3)


@given(SEATS, LUCK, CHOICES)
@settings(max_examples=60, deadline=None)
def test_what_a_seat_is_sent_depends_on_what_it_may_know(
    seats: int, luck: int, choices: list[int]
) -> None:
    rng = Random(luck)
    table, lines = begin(seats, f"{SEED} {luck}")
    play(table, lines, choices[: seats - 1])  # the end would show the cards
    assert table.phase == PLAYING
    for eye in (*range(seats), SPECTATOR):
        other = imagined(table, lines, eye, rng)
        assert list(sent(other, eye)) == list(sent(lines, eye))


@given(SEATS, LUCK, CHOICES)
@settings(max_examples=60, deadline=None)
def test_a_guessed_position_looks_the_same(seats: int, luck: int, choices: list[int]) -> None:
    rng = Random(luck)
    table, lines = begin(seats, f"{SEED} {luck}")
    for length in range(len(choices[: seats - 1]) + 1):
        play(table, lines, choices[length - 1 : length] if length else [])
        for eye in (*range(seats), SPECTATOR):
            twin = load(events.read(events.write(event)) for event in lines)
            assert twin.match is not None
            twin.match.state = twin.game.guess(twin.match.state, eye, rng)
            pairs = (
                (sight(twin, eye), sight(table, eye)),
                (export(twin, twin.heard, eye), export(table, table.heard, eye)),
                (told_to(twin, twin.heard, eye), told_to(table, table.heard, eye)),
            )
            for imagined_one, true_one in pairs:
                assert msgspec.json.encode(imagined_one) == msgspec.json.encode(true_one)


@given(SEATS, LUCK, CHOICES)
@settings(max_examples=60, deadline=None)
def test_no_secret_leaves_before_the_end(seats: int, luck: int, choices: list[int]) -> None:
    seed = f"{SEED} {luck}"
    table, lines = begin(seats, seed)
    play(table, lines, choices[: seats - 1])
    for eye in (*range(seats), SPECTATOR):
        everything = b"\n".join(sent(lines, eye)).decode()
        assert seed not in everything
        for seat in range(seats):
            assert device(seat) not in everything
            assert (note(seat) in everything) == (seat == eye)
        assert '"record":"k' not in everything


@given(SEATS, LUCK)
@settings(max_examples=30, deadline=None)
def test_open_eyes_see_every_card_and_nobody_s_notes(seats: int, luck: int) -> None:
    table, lines = begin(seats, f"{SEED} {luck}")
    dealt = facts(table.match.state)["cards"] if table.match else []
    play(table, lines, [0] * seats)
    assert table.phase == OVER
    halfway = load(lines[: len(lines) - 1])
    assert halfway.phase == PLAYING
    assert (sight(halfway, OPEN)["view"] or {})["cards"] == dealt
    assert (sight(halfway, SPECTATOR)["view"] or {})["cards"] == [0] * seats
    for eye in (*range(seats), SPECTATOR, OPEN):
        for reader in (*range(seats), SPECTATOR):
            told = told_with(table, table.heard, Eyes(eye, reader))
            notes = [line["blanks"]["text"] for line in told if line["key"] == "table-noted"]
            assert notes == [note(seat) for seat in range(seats) if seat == reader]
            cards = {line["blanks"]["seat"] for line in told if line["key"] == "is-dealt-card"}
            assert cards == (set(range(seats)) if eye == OPEN else {eye} - {SPECTATOR})
    assert device(1) not in msgspec.json.encode(history(lines, Eyes(OPEN, 0), 1, 99)).decode()


def test_the_draws_are_told_at_the_end_and_not_before() -> None:
    table, lines = begin(2, SEED)
    with pytest.raises(Impossible):
        fair_chance(table)
    play(table, lines, [0, 0])
    told = fair_chance(table)
    assert told["seed"] == SEED
    assert [draw["ply"] for draw in told["draws"]] == [0, 1]
    assert told["draws"][0]["options"] == ["deal 1", "deal 2", "deal 3", "deal 5"]
    assert told["draws"][0]["weights"] == [2, 1, 1, 1]


def test_the_course_is_told_at_the_end_and_not_before() -> None:
    table, lines = begin(2, SEED)
    with pytest.raises(Impossible):
        course(lines, Eyes(0, 0))
    play(table, lines, [0, 0])
    told = course(lines, Eyes(0, 0))
    assert told[-1]["number"] == table.changed_for(Eyes(0, 0))
    with pytest.raises(Impossible):
        course(lines[: table.changed - 1], Eyes(0, 0))


def test_the_test_would_notice_a_leak() -> None:
    """A seat that sees all cards is told more than it may know."""
    table, lines = begin(3, SEED)
    rng = Random(1)
    seen = set()
    for _ in range(20):
        other = imagined(table, lines, 0, rng)
        seen.add(tuple(sent(other, 1)))
    assert len(seen) > 1
