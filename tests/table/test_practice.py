"""Practice: a table that goes on from a moment of a finished game, and whose record holds."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge.core import record
from kingsbridge.core.facts import facts
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.table.events import Event, Opened, SeatPlan
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.past import fair_chance, history, record_of
from kingsbridge.table.practice import Place, practice
from kingsbridge.table.sight import sight
from kingsbridge.table.state import Impossible
from kingsbridge.table.table import Table, from_snapshot, load

ALL = Eyes(OPEN, OPEN)


def played(name: str) -> list[Event]:
    """A game of people who do anything, given up or left after a while."""
    game = GAMES[name]
    seats = game.SEATS.start
    opened = Opened(name, game.RULES_VERSION, (SeatPlan(),) * seats, "d0", "an old seed")
    table = Table(opened)
    done: list[Event] = [opened]
    for seat in range(seats):
        done += table.sit(seat, f"d{seat}", "")
    done += table.begin()
    go_on(table, done, 20)
    return [*done, *table.replace(0, "random", "resigned")] if seats > 2 else done


def go_on(table: Table, done: list[Event], most: int) -> None:
    """Everybody does anything for a while, or to the end."""
    rng = Random(5)
    assert table.match is not None
    for _ in range(most):
        if table.asked < 0:
            break
        bot = bool(table.bot_to_act())
        options = table.game.legal(table.match.state)
        words = options[rng.randrange(len(options))].words
        done += table.act(table.asked, words, by_bot=bot)


def practised(lines: list[Event], number: int, seat: int = 0) -> Table:
    opened = practice(lines, Place(ALL, number, seat), "random", "me", "a new seed")
    table = Table(opened)
    table.sit(seat, "me", "Ana")
    table.begin()
    return table


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_from_the_very_position(name: str) -> None:
    lines = played(name)
    number = 15
    then = load(lines[:number])

    table = practised(lines, number)

    assert then.match is not None
    assert table.match is not None
    assert facts(table.match.state) == facts(then.match.state)
    assert [chair.bot for chair in table.chairs[1:]] == ["random"] * (len(table.chairs) - 1)
    assert table.opened.hints
    assert table.heard[-1].line.key == "table-practice"


@pytest.mark.parametrize("name", GAMES)
def test_it_says_from_which_move_as_the_replay_counts(name: str) -> None:
    lines = played(name)
    steps = history(lines, ALL, 1, 15)["steps"]
    moves = len({step["change"]["changed"] for step in steps if "changed" in step["change"]})

    table = practised(lines, 15)

    assert table.match is not None
    assert sight(table, 0)["practice"] == moves <= table.match.begun + 1
    assert table.heard[-1].line.blanks["ply"] == moves


@pytest.mark.parametrize("name", GAMES)
def test_its_record_replays_and_verifies_and_says_where_practice_began(name: str) -> None:
    table = practised(played(name), 15)
    done: list[Event] = []
    go_on(table, done, 100_000)
    assert table.match is not None

    written = record.read(record_of(table))

    assert written.practice == len(table.opened.beginning) > 0
    record.verify(GAMES[name], written)
    draws = fair_chance(table)["draws"]
    assert all(draw["ply"] >= written.practice for draw in draws)
    written.practice = 0
    if any(move.seat < 0 for move in written.moves[: table.match.begun]):
        with pytest.raises(record.BadRecord):
            record.verify(GAMES[name], written)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_loaded_again_from_its_journal_and_from_a_snapshot(name: str) -> None:
    lines = played(name)
    opened = practice(lines, Place(ALL, 15, 0), "random", "me", "a new seed")
    table = Table(opened)
    done: list[Event] = [opened, *table.sit(0, "me", "Ana"), *table.begin()]
    go_on(table, done, 10)

    for again in (load(done), from_snapshot(table.snapshot())):
        assert sight(again, SPECTATOR) == sight(table, SPECTATOR)


def test_what_was_played_before_practice_cannot_be_taken_back() -> None:
    table = practised(played(next(iter(GAMES))), 15)

    with pytest.raises(Impossible):
        table.ask(0, "take back")


def test_where_nobody_decides_nothing_can_be_practised() -> None:
    lines = played(next(iter(GAMES)))
    for number, key in (
        (1, "refused-nothing-to-practise"),
        (0, "refused-no-such-number"),
        (999, "refused-no-such-number"),
    ):
        with pytest.raises(Impossible) as refused:
            practised(lines, number)
        assert refused.value.reason.key == key
    with pytest.raises(Impossible):
        practised(lines, 15, seat=9)
