"""A table: who may do what, what follows, and that its events say everything."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsbridge.core import record
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.changes import change
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.core.story import SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.table import events
from kingsbridge.table.chairs import LONGEST_NAME, clean_name
from kingsbridge.table.events import (
    ABANDON,
    ABSENT,
    HANDED_OVER,
    RESIGNED,
    TAKE_BACK,
    Event,
    Opened,
    SeatPlan,
    without_removed_notes,
)
from kingsbridge.table.past import export, record_of
from kingsbridge.table.sight import sight, told_to
from kingsbridge.table.state import ABANDONED, OVER, PLAYING, WAITING, Impossible
from kingsbridge.table.table import LONGEST_TEXT, MOST_EVENTS, MOST_SAID, Table, from_snapshot, load
from sample import FIRST, GAME, SECOND
from serving import put

SEED = "the seed nobody may know"


def opened(*bots: str) -> Opened:
    plans = tuple(SeatPlan(bot) for bot in bots) or (SeatPlan(), SeatPlan())
    return Opened(GAME, 1, plans, "ana", SEED, title="Friday")


class Sheet:
    """A table and all the events it answered with, as they would stand in the journal."""

    def __init__(self, first: Opened) -> None:
        self.table = Table(first)
        self.lines = [events.write(first)]

    def __call__(self, done: list[Event]) -> None:
        self.lines += [events.write(event) for event in done]

    def again(self) -> Table:
        """The table as it is loaded from the journal."""
        return load(events.read(line) for line in self.lines)


def two_people() -> Sheet:
    sheet = Sheet(opened())
    table = sheet.table
    sheet(table.sit(0, "ana", "Ana"))
    sheet(table.sit(1, "ben", "Ben"))
    sheet(table.begin())
    return sheet


def refusal(call: object, *arguments: object, **named: object) -> str:
    assert callable(call)
    with pytest.raises(Impossible) as refused:
        call(*arguments, **named)
    return refused.value.reason.key


def play(sheet: Sheet, count: int, rng: Random) -> None:
    for _ in range(count):
        table = sheet.table
        if table.phase != PLAYING:
            return
        words = rng.choice(table.game.legal(table.match.state)).words if table.match else ""
        sheet(table.act(table.asked, words))


def same(one: Table, other: Table) -> bool:
    """Do two tables agree in everything a seat could see, and in their positions?"""
    positions = [
        None if table.match is None else facts(table.match.state) for table in (one, other)
    ]
    return positions[0] == positions[1] and all(
        sight(one, seat) == sight(other, seat) for seat in (0, 1, SPECTATOR)
    )


def test_a_table_waits_until_every_seat_is_taken() -> None:
    table = Table(opened())
    assert table.phase == WAITING
    assert refusal(table.begin) == "refused-seats-free"
    assert refusal(table.act, 0, FIRST) == "refused-not-begun"

    table.sit(0, "ana", "  Ana\nMaria  ")
    table.fill(1, "random")
    table.begin()

    assert table.phase == PLAYING
    assert table.names == ["Ana Maria", "random"]
    assert table.bot_to_act() == "random"
    assert refusal(table.begin) == "refused-game-began"
    assert refusal(table.leave, 0) == "refused-game-began"
    assert refusal(table.fill, 0, "random") == "refused-game-began"


def test_seats_are_taken_left_and_filled_before_the_game() -> None:
    table = Table(opened("", "greedy"))
    assert refusal(table.sit, 1, "ana", "Ana") == "refused-seat-taken"
    assert refusal(table.sit, 7, "ana", "Ana") == "refused-no-such-seat"
    assert refusal(table.sit, 0, "", "Ana") == "refused-no-device"
    assert refusal(table.leave, 0) == "refused-seat-free"
    assert refusal(table.fill, 0, "deep blue") == "refused-no-such-bot"

    table.sit(0, "ana", "x" * 100)
    assert len(table.names[0]) == LONGEST_NAME
    assert refusal(table.fill, 0, "random") == "refused-seat-taken"
    assert table.seats_of("ana") == [0]
    assert table.seats_of("") == []
    table.leave(0)
    assert table.seats_of("ana") == []
    table.sit(0, "eve", "")
    assert table.names[0] == "1"


def test_a_seat_moves_to_another_device_with_its_name() -> None:
    sheet = two_people()

    sheet(sheet.table.sit(0, "ana's phone", ""))

    assert sheet.table.seats_of("ana") == []
    assert sheet.table.seats_of("ana's phone") == [0]
    assert sheet.table.names[0] == "Ana"


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("  Ana \n Maria ", "Ana Maria"),
        ("\u3164\u2800", ""),
        ("A\u200bn\u115fa\ufe0f", "Ana"),
        ("\u0301\u0301", ""),
        (" \u0301Ana", "Ana"),
        ("Z" + "\u0335" * 30 + "o", "Z\u0335\u0335o"),
        ("Nguye\u0302\u0303n", "Nguy\u1ec5n"),
        (
            "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f",
            "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f",
        ),
        ("x" * 50, "x" * LONGEST_NAME),
    ],
)
def test_a_name_shows_what_it_is(typed: str, stored: str) -> None:
    assert clean_name(typed) == normalize("NFC", stored)


def test_nobody_goes_by_another_s_name() -> None:
    table = Table(Opened(GAME, 1, (SeatPlan(),) * 3, "ana", SEED))
    for seat, name in enumerate(("Ana", "ANA", "\uff21na")):
        table.sit(seat, f"device {seat}", name)
    assert [chair.name for chair in table.chairs] == ["Ana", "ANA 2", "\uff21na 3"]
    table.sit(0, "another device", "Ana")
    assert table.chairs[0].name == "Ana"
    table.sit(1, "ben", "a" * LONGEST_NAME)
    table.sit(2, "cem", "a" * LONGEST_NAME)
    assert table.chairs[2].name == "a" * (LONGEST_NAME - 2) + " 2"
    table = Table(opened())
    table.sit(0, "ana", "")
    table.sit(1, "ben", "")
    assert [chair.name for chair in table.chairs] == ["", ""]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("listed", [True, False])
def test_where_cards_are_hidden_one_person_has_one_seat(game: str, *, listed: bool) -> None:
    """At a table that anybody may come to; friends at one screen are another matter."""
    plans = (SeatPlan(),) * GAMES[game].SEATS.start
    table = Table(Opened(game, 1, plans, "ana", SEED, listed=listed))
    table.sit(0, "ana", "Ana")
    table.sit(0, "ana", "Ana again")
    if listed and GAMES[game].HIDDEN:
        assert refusal(table.sit, 1, "ana", "Anna") == "refused-second-seat"
        table.sit(1, "ben", "Ben")
        assert refusal(table.sit, 1, "ana", "Ben") == "refused-second-seat"
    else:
        table.sit(1, "ana", "Anna")


def test_only_the_asked_seat_acts_and_nature_follows() -> None:
    sheet = two_people()
    table = sheet.table
    assert table.asked == 1
    before = table.number

    with pytest.raises(IllegalAction):
        table.act(0, FIRST)
    with pytest.raises(IllegalAction):
        table.act(1, f"{FIRST} 9")
    assert table.number == before
    assert refusal(table.act, 1, FIRST, by_bot=True) == "refused-bot-plays"

    sheet(table.act(1, FIRST))
    assert table.changed == table.number == before + 1


def test_undo_takes_back_step_by_step_and_is_told() -> None:
    sheet = two_people()
    table = sheet.table
    assert refusal(table.undo, 1) == "illegal-undo"
    rng = Random(4)
    assert table.match
    while not table.match.has_trail:
        play(sheet, 1, rng)
    seat = table.asked
    ply = table.match.ply

    sheet(table.undo(seat))

    assert table.match.ply == ply - 1
    assert table.heard[-1].line.key == "table-undid"
    assert refusal(table.undo, 1 - seat) == "illegal-undo"
    assert same(table, sheet.again())


def test_beyond_the_turn_the_others_are_asked() -> None:
    sheet = two_people()
    table = sheet.table
    assert refusal(table.ask, 0, TAKE_BACK) == "refused-nothing-to-take-back"
    assert refusal(table.ask, 0, "a million") == "refused-no-such-wish"
    sheet(table.act(1, FIRST))

    sheet(table.ask(1, TAKE_BACK))
    assert table.wish
    assert table.wish.waiting_for == (0,)
    assert refusal(table.ask, 0, ABANDON) == "refused-wish-open"
    assert refusal(table.answer, 1, agrees=True) == "refused-not-asked"
    sheet(table.answer(0, agrees=False))
    assert table.wish is None
    assert table.asked == 0

    sheet(table.ask(1, TAKE_BACK))
    sheet(table.answer(0, agrees=True))
    assert table.asked == 1
    assert table.match
    assert table.match.ply == 9
    assert same(table, sheet.again())


def test_a_wish_lapses_when_the_game_goes_on() -> None:
    sheet = two_people()
    sheet(sheet.table.act(1, FIRST))
    sheet(sheet.table.ask(1, TAKE_BACK))

    sheet(sheet.table.act(0, SECOND))

    assert sheet.table.wish is None


def test_bots_agree_at_once() -> None:
    sheet = Sheet(opened("", "random"))
    sheet(sheet.table.sit(0, "ana", "Ana"))
    sheet(sheet.table.begin())
    sheet(sheet.table.act(1, FIRST, by_bot=True))
    sheet(sheet.table.act(0, SECOND))

    sheet(sheet.table.ask(0, TAKE_BACK))

    assert sheet.table.asked == 0
    assert sheet.table.wish is None
    assert same(sheet.table, sheet.again())


def test_a_game_is_abandoned_by_agreement() -> None:
    sheet = two_people()
    sheet(sheet.table.ask(0, ABANDON))
    sheet(sheet.table.answer(1, agrees=True))

    assert sheet.table.phase == ABANDONED
    assert sheet.table.asked == NOBODY
    assert refusal(sheet.table.act, 1, FIRST) == "illegal-game-over"
    assert sight(sheet.table, 0)["result"] is None
    assert SEED not in json.dumps(sight(sheet.table, 0))
    assert same(sheet.table, sheet.again())


def test_a_bot_plays_for_a_person_who_may_return_unless_resigned() -> None:
    sheet = two_people()
    table = sheet.table
    assert refusal(table.come_back, 1) == "refused-no-bot-plays"
    assert refusal(table.replace, 1, "nobody", HANDED_OVER) == "refused-no-such-bot"

    sheet(table.replace(1, "random", HANDED_OVER))
    assert table.bot_to_act() == "random"
    assert refusal(table.act, 1, FIRST) == "refused-bot-plays"
    assert refusal(table.replace, 1, "random", HANDED_OVER) == "refused-bot-plays"
    assert refusal(table.ask, 1, ABANDON) == "refused-bot-plays"
    sheet(table.act(1, FIRST, by_bot=True))
    sheet(table.come_back(1))
    assert table.people() == [0, 1]

    sheet(table.replace(1, "greedy", RESIGNED))
    assert refusal(table.come_back, 1) == "refused-resigned"
    assert same(table, sheet.again())


@pytest.mark.parametrize("why", [HANDED_OVER, ABSENT])
def test_who_is_stood_in_for_is_asked_all_the_same(why: str) -> None:
    sheet = two_people()
    table = sheet.table
    sheet(table.ask(0, ABANDON))
    sheet(table.replace(1, "random", why))
    assert table.phase == PLAYING
    sheet(table.answer(1, agrees=False))
    sheet(table.ask(0, ABANDON))
    assert table.wish is not None
    assert table.wish.waiting_for == (1,)
    sheet(table.answer(1, agrees=True))
    assert table.phase == ABANDONED
    assert same(table, sheet.again())


def test_a_wish_goes_on_without_those_who_stay_away() -> None:
    sheet = two_people()
    table = sheet.table
    sheet(table.ask(0, ABANDON))
    assert table.go_without() == []  # she is there, and thinks about it
    sheet(table.replace(1, "random", ABSENT))
    sheet(table.go_without())
    assert table.phase == ABANDONED
    assert same(table, sheet.again())
    assert "table-unanswered" in [line["key"] for line in told_to(table, table.heard, 0)]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.HIDDEN])
def test_what_told_somebody_something_hidden_is_not_taken_back_without_those_who_stay_away(
    name: str,
) -> None:
    sheet = people_at(name)
    table = sheet.table
    doer = taught(sheet)
    sheet(table.ask(doer, TAKE_BACK))
    others = [seat for seat in range(len(table.chairs)) if seat != doer]
    for seat in others:
        sheet(table.replace(seat, "random", ABSENT))

    assert table.go_without() == []
    wish = sight(table, doer)["wish"]
    assert wish is not None
    assert wish["taught"]
    assert same(table, sheet.again())

    assert table.match
    plies = table.match.ply
    for seat in others:
        sheet(table.answer(seat, agrees=True))
    assert table.wish is None
    assert table.match.ply < plies
    assert same(table, sheet.again())


def people_at(name: str) -> Sheet:
    """A table of a game at which every seat has its person."""
    seats = GAMES[name].SEATS.start
    sheet = Sheet(Opened(name, GAMES[name].RULES_VERSION, (SeatPlan(),) * seats, "p0", SEED))
    for seat in range(seats):
        sheet(sheet.table.sit(seat, f"p{seat}", f"P{seat}"))
    sheet(sheet.table.begin())
    return sheet


def taught(sheet: Sheet) -> int:
    """Play until an action has told somebody something hidden; who did it."""
    rng = Random(4)
    while True:
        doer = sheet.table.asked
        play(sheet, 1, rng)
        match = sheet.table.match
        assert match
        assert sheet.table.phase == PLAYING
        last = match.last_turn_of(doer)
        if last is not None and match.has_taught_since(last):
            return doer


def test_what_is_said_is_for_all_and_notes_for_oneself() -> None:
    sheet = two_people()
    sheet(sheet.table.say(0, "  good luck  "))
    sheet(sheet.table.note(1, "she likes rows"))

    assert [told["key"] for told in told_to(sheet.table, sheet.table.heard, 0)][-1] == "table-said"
    assert told_to(sheet.table, sheet.table.heard, 1)[-1]["blanks"]["text"] == "she likes rows"
    assert "rows" not in json.dumps(told_to(sheet.table, sheet.table.heard, SPECTATOR))
    assert "rows" not in json.dumps(export(sheet.table, sheet.table.heard, 0))
    assert refusal(sheet.table.say, 0, "   ") == "refused-nothing-said"
    assert refusal(sheet.table.note, 0, "x" * (LONGEST_TEXT + 1)) == "refused-too-long"


def test_nobody_talks_for_ever() -> None:
    sheet = two_people()
    for _ in range(MOST_SAID):
        sheet(sheet.table.say(0, "and another thing"))
        sheet(sheet.table.note(0, "and another"))
    for table in (sheet.table, sheet.again(), from_snapshot(sheet.table.snapshot())):
        assert refusal(table.say, 0, "one more") == "refused-said-enough"
        assert refusal(table.note, 0, "one more") == "refused-said-enough"
    sheet(sheet.table.say(1, "so many words"))

    sheet(sheet.table.remove_notes(0))
    assert sheet.table.remove_notes(0) == []
    sheet(sheet.again().note(0, "a new page"))


def test_what_could_go_on_for_ever_ends_and_the_game_goes_on() -> None:
    table = two_people().table
    table.number = MOST_EVENTS
    for refused in (
        refusal(table.say, 0, "hello"),
        refusal(table.note, 0, "hello"),
        refusal(table.ask, 0, ABANDON),
        refusal(table.undo, 1),
        refusal(table.replace, 0, "random", HANDED_OVER),
        refusal(table.sit, 0, "phone", "Ana"),
    ):
        assert refused == "refused-table-full"
    table.act(1, FIRST)
    table.replace(0, "random", ABSENT)
    table.come_back(0)
    table.resign(0, "random")
    assert table.phase == OVER


def test_what_others_may_not_know_is_not_in_anybody_s_sight() -> None:
    sheet = two_people()
    for seat in (0, 1, SPECTATOR):
        seen = sight(sheet.table, seat)
        assert SEED not in json.dumps(seen)
        assert "ana" not in json.dumps(seen).replace("Ana", "")
        assert seen["question"] is not None
        assert ("offered" in seen["question"]) == (seat == sheet.table.asked)


def test_the_end_shows_the_result_and_the_seed() -> None:
    sheet = two_people()
    play(sheet, 10_000, Random(2))

    assert sheet.table.phase == OVER
    seen = sight(sheet.table, SPECTATOR)
    assert seen["result"] is not None
    assert seen["result"]["seed"] == SEED
    assert 1 in seen["result"]["ranking"]
    assert seen["question"] is None
    assert "seed " + SEED in export(sheet.table, sheet.table.heard, 0)["record"]
    assert refusal(sheet.table.undo, 0) == "illegal-game-over"
    assert same(sheet.table, sheet.again())


def test_the_same_people_play_again_and_the_table_remembers_where() -> None:
    sheet = two_people()
    assert refusal(sheet.table.another, "x") == "refused-not-over"
    assert refusal(sheet.table.go_on_at, "oak") == "refused-not-over"
    sheet(sheet.table.replace(1, "greedy", RESIGNED))
    sheet(sheet.table.ask(0, ABANDON))

    first, sitting = sheet.table.another("another seed")
    sheet(sheet.table.go_on_at("oak"))

    assert sheet.table.go_on_at("ash") == []
    assert [(sat.seat, sat.device, sat.name) for sat in sitting] == [
        (0, "ana", "Ana"),
        (1, "ben", "Ben"),
    ]
    assert [plan.bot for plan in first.seats] == ["", ""]
    assert (first.seed, first.title) == ("another seed", "Friday")
    for table in (sheet.table, sheet.again(), from_snapshot(sheet.table.snapshot())):
        assert table.again == sight(table, SPECTATOR)["again"] == "oak"


@given(st.integers(0, 2**32), st.integers(0, 60))
@settings(max_examples=15, deadline=None)
def test_the_journal_says_everything(luck: int, count: int) -> None:
    rng = Random(luck)
    sheet = two_people()
    table = sheet.table
    for _ in range(count):
        if (
            table.phase == PLAYING
            and table.match
            and table.match.can_undo(table.asked)
            and rng.random() < 0.3
        ):
            sheet(table.undo(table.asked))
        elif rng.random() < 0.05:
            sheet(table.say(0, "hm"))
        elif rng.random() < 0.05 and table.match and table.match.last_turn_of(0) is not None:
            sheet(table.ask(0, TAKE_BACK))
            sheet(table.answer(1, agrees=rng.random() < 0.5))
        else:
            play(sheet, 1, rng)

    again = sheet.again()
    assert same(table, again)
    assert again.number == len(sheet.lines)
    assert told_to(again, again.heard, 0) == told_to(table, table.heard, 0)
    if table.can_be_summed_up:
        summed = from_snapshot(table.snapshot())
        assert same(summed, table)
        play(sheet, 5, Random(1))
        tail = [events.read(line) for line in sheet.lines[summed.number :]]
        assert same(load(tail, summed), sheet.table)


@given(st.integers(0, 2**32), st.integers(1, 40))
@settings(max_examples=15, deadline=None)
def test_nothing_learnt_can_be_undone(luck: int, count: int) -> None:
    sheet = two_people()
    play(sheet, count, Random(luck))
    match = sheet.table.match
    assert match
    for seat in range(2):
        if sheet.table.phase == PLAYING and match.can_undo(seat):
            assert match.moves[-1].seat == seat
            assert match.moves[-1].seat != NATURE


def test_events_need_an_opening() -> None:
    with pytest.raises(Impossible):
        load([])
    with pytest.raises(Impossible):
        load([events.Said(0, "hello")])


def test_a_change_makes_the_old_into_the_new() -> None:
    sheet = two_people()
    rng = Random(3)
    before = json.loads(json.dumps(sight(sheet.table, 0)))
    for _ in range(150):
        play(sheet, 1, rng)
        after = json.loads(json.dumps(sight(sheet.table, 0)))
        assert put(before, change(before, after)) == after
        before = after
    assert change({"a": {"b": 1}}, {"a": {}}) == {"a": {"": ["b"]}}
    assert change({"a": 1}, {"a": 1}) == {}


def test_of_two_who_resigns_ends_the_game() -> None:
    sheet = two_people()
    play(sheet, 5, Random(3))
    asked = sheet.table.asked
    sheet(sheet.table.ask(1, ABANDON))
    sheet(sheet.table.resign(asked, "greedy"))
    assert (sheet.table.phase, sheet.table.asked, sheet.table.wish) == (OVER, NOBODY, None)
    assert refusal(sheet.table.resign, 1 - asked, "greedy") == "illegal-game-over"
    result = sight(sheet.table, 0)["result"]
    assert result is not None
    assert (result["winners"], result["resigned"]) == ([1 - asked], asked)
    assert same(sheet.table, sheet.again())
    assert same(sheet.table, from_snapshot(sheet.table.snapshot()))
    written = record.read(record_of(sheet.table))
    assert (written.resigned, written.digest, written.seed) == (asked, "", SEED)
    record.verify(sheet.table.game, written)


def test_who_let_a_bot_finish_has_not_won() -> None:
    for seat in (0, 1):
        sheet = two_people()
        play(sheet, 4, Random(seat))
        since, ply = sheet.table.number + 1, sheet.table.match.ply if sheet.table.match else 0
        sheet(sheet.table.replace(seat, "random", ABSENT))
        while sheet.table.phase == PLAYING and sheet.table.match is not None:
            words = sheet.table.game.legal(sheet.table.match.state)[0].words
            by_bot = bool(sheet.table.bot_to_act())
            sheet(sheet.table.act(sheet.table.asked, words, by_bot=by_bot))
        result = sight(sheet.table, 0)["result"]
        assert result is not None
        assert result["winners"] == [1 - seat]
        assert result["stand_ins"] == [
            {"seat": seat, "bot": "random", "why": ABSENT, "since": since, "ply": ply}
        ]
        assert same(sheet.table, sheet.again())
        written = record.read(record_of(sheet.table))
        assert written.stand_ins == [record.StandInLine(seat, ply, "random", ABSENT)]
        record.verify(sheet.table.game, written)


def test_who_came_back_in_time_may_win() -> None:
    sheet = two_people()
    sheet(sheet.table.replace(0, "random", HANDED_OVER))
    sheet(sheet.table.come_back(0))
    sheet(sheet.table.resign(1, "greedy"))
    result = sight(sheet.table, 0)["result"]
    assert result is not None
    assert (result["winners"], result["stand_ins"]) == ([0], [])


def test_whoever_asked_may_have_second_thoughts() -> None:
    sheet = two_people()
    sheet(sheet.table.ask(0, ABANDON))
    assert refusal(sheet.table.withdraw, 1) == "refused-no-wish"
    sheet(sheet.table.withdraw(0))
    assert sheet.table.wish is None
    assert refusal(sheet.table.withdraw, 0) == "refused-no-wish"
    assert refusal(sheet.table.answer, 1, agrees=True) == "refused-not-asked"
    assert sheet.table.phase == PLAYING
    assert same(sheet.table, sheet.again())


def test_notes_that_were_thrown_away_were_never_told() -> None:
    sheet = two_people()
    sheet(sheet.table.note(0, "mine"))
    sheet(sheet.table.note(1, "yours"))
    sheet(sheet.table.remove_notes(0))
    sheet(sheet.table.note(0, "a new one"))
    lines = without_removed_notes([events.read(line) for line in sheet.lines])
    for table in (sheet.table, load(lines)):
        told = [line["blanks"]["text"] for seat in (0, 1) for line in notes(table, seat)]
        assert told == ["a new one", "yours"]
    assert load(lines[:-2]).number == len(lines) - 2
    assert notes(load(lines[:-2]), 0) == []


def notes(table: Table, seat: int) -> list[Any]:
    return [line for line in told_to(table, table.heard, seat) if line["key"] == "table-noted"]
