"""Whole games over real sockets: what a seat receives depends on what it may know, byte for byte.

First, every socket received exactly what the journal yields for its eyes.  Then the same journal is
followed once more, and before every event the true position is replaced by one that these eyes
cannot tell from it, and hidden draws by others: what is yielded is the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import GAMES
from kingsbridge.table import events
from kingsbridge.table.events import Acted, Began, Event, Opened
from kingsbridge.table.numbers import Eyes, knows
from kingsbridge.table.sight import sight, told_to
from kingsbridge.table.state import PLAYING
from kingsbridge.table.table import Table, from_snapshot
from serving import FREE, ME, STEADY, Json, Person, Seat, Server, bot, play_on, put

pytestmark = pytest.mark.uncounted

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.SEATS]


class Yielded(NamedTuple):
    """What an event yields for some eyes: the sight after it, and what is told."""

    sight: bytes
    story: bytes


def encode(told: object) -> bytes:
    return msgspec.json.encode(told, order="deterministic")


def follow(table: Table, event: Event, eye: int) -> Yielded:
    heard = len(table.heard)
    table.evolve(event)
    return Yielded(encode(sight(table, eye)), encode(told_to(table, table.heard[heard:], eye)))


class Played(NamedTuple):
    """A finished game: its journal, and what each pair of eyes received."""

    lines: list[Event]
    received: dict[int, Seat]


def play_whole(server: Server, game: str, seats: int) -> Played:
    """Two people, bots on the other seats, and somebody who watches."""
    ana, ben, wat = (Person(server, name) for name in ("Ana", "Ben", "Wat"))
    table = ana.open_table(ME, FREE, *(bot("random"),) * (seats - 2), game=game)
    with ExitStack() as stack:
        wat.get(table.watch)
        watching = stack.enter_context(wat.at(table))
        first = stack.enter_context(ana.at(table))
        assert ben.sit(table.links[1]).status == 200
        second = stack.enter_context(ben.at(table))
        play_on([first, second], Random(seats))
        watching.settle()
    rows = server.rows("SELECT body FROM lines WHERE table_id = ? ORDER BY number", table.id)
    lines: list[Event] = [events.read(body) for (body,) in rows]
    return Played(lines, {0: first, 1: second, SPECTATOR: watching})


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same games at every run.

    In rare ones eyes that imagined wrong are told so, and see no trace of it afterwards: somebody
    paid with what he has behind his screen.
    """
    with Server(tmp_path_factory.mktemp("steady") / "data", program=STEADY) as running:
        yield running


@pytest.fixture(scope="module", params=TABLES, ids=lambda param: f"{param[0]}-{param[1]}")
def played(request: pytest.FixtureRequest, steady: Server) -> Played:
    game, seats = request.param
    return play_whole(steady, game, seats)


def test_a_socket_receives_what_the_journal_yields_for_its_eyes(played: Played) -> None:
    for eye, seat in played.received.items():
        opened = played.lines[0]
        assert isinstance(opened, Opened)
        table = Table(opened)
        sights = {1: encode(sight(table, eye))}
        for event in played.lines[1:]:
            yielded = follow(table, event, eye)
            number = table.told(table.number, eye)
            assert knows(Eyes(eye, eye), event) or sights[number] == yielded.sight
            sights[number] = yielded.sight
        for seen in sights_of(seat):
            assert encode(seen) == sights[seen["number"]]
        began = seat.story[0]["event"]
        told = [line for line in told_to(table, table.heard, eye) if line["event"] >= began]
        assert encode(seat.story) == encode(told)


def sights_of(seat: Seat) -> Iterator[Json]:
    """The sights that a socket put together, one after the other."""
    seen: Json = {}
    for text in seat.received:
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "welcome":
            seen = message["sight"]
        elif message["type"] == "changed":
            seen = put(seen, message["change"])
        else:
            continue
        yield seen


def moments(lines: Sequence[Event]) -> Iterator[tuple[str, Event]]:
    """Each event of a game, and the table just before it."""
    opened = lines[0]
    assert isinstance(opened, Opened)
    table = Table(opened)
    for event in lines[1:]:
        yield table.snapshot(), event
        table.evolve(event)


def imagined(snapshot: str, eye: int, rng: Random) -> Table:
    """The table as these eyes may imagine it."""
    table = from_snapshot(snapshot)
    if table.match is not None and table.phase == PLAYING:
        table.match.state = table.game.guess(table.match.state, eye, rng)
    return table


def exchanged(event: Event, rng: Random) -> Event:
    """The same event, but nature drew two things the other way round."""
    if not isinstance(event, (Began, Acted)) or len(event.drawn) < 2:
        return event
    drawn = list(event.drawn)
    one, other = rng.sample(range(len(drawn)), 2)
    drawn[one], drawn[other] = drawn[other], drawn[one]
    return msgspec.structs.replace(event, drawn=tuple(drawn))


def on_the_way(snapshot: str, event: Event, eye: int) -> list[bytes]:
    """What these eyes see after each thing that nature drew: it may be their own card."""
    if not isinstance(event, (Began, Acted)):
        return []
    found = []
    for count in range(1, len(event.drawn)):
        table = from_snapshot(snapshot)
        table.evolve(msgspec.structs.replace(event, drawn=event.drawn[:count]))
        found.append(encode(sight(table, eye)))
    return found


def test_what_a_seat_sees_depends_on_what_it_may_know(played: Played) -> None:
    for eye in played.received:
        rng = Random(eye)
        for snapshot, _ in moments(played.lines):
            true, twin = from_snapshot(snapshot), imagined(snapshot, eye, rng)
            assert encode(sight(twin, eye)) == encode(sight(true, eye))


def test_what_a_seat_is_told_depends_on_what_it_may_know(played: Played) -> None:
    """Whatever an event leaves hidden from these eyes is not told to them either."""
    for eye in played.received:
        rng = Random(eye)
        alike = 0
        for snapshot, event in moments(played.lines):
            true = follow(from_snapshot(snapshot), event, eye)
            way = on_the_way(snapshot, event, eye)
            for happened in (event, *(exchanged(event, rng) for _ in range(4))):
                twin = imagined(snapshot, eye, rng).snapshot()
                with suppress(IllegalAction):  # so these eyes learn that they imagined wrong
                    other = follow(from_snapshot(twin), happened, eye)
                    if other.sight == true.sight and on_the_way(twin, happened, eye) == way:
                        assert other.story == true.story
                        alike += 1
        assert alike > len(played.lines)


def test_no_seed_leaves_before_the_end(played: Played) -> None:
    """What is not drawn yet, cards or tiles or events, is nowhere but in the seed."""
    opened = played.lines[0]
    assert isinstance(opened, Opened)
    for seat in played.received.values():
        *before, last = (text for text in seat.received if '"type":"pong"' not in text)
        assert opened.seed in last
        assert not any(opened.seed in text for text in before)


def kept_back(whole: Any, seen: Any, path: str = "") -> Iterator[str]:
    """The places of a view in which somebody finds nothing where open eyes find something."""
    if seen is None and whole is not None:
        yield path
    elif isinstance(whole, dict):
        for key in whole:
            yield from kept_back(whole[key], seen[key], f"{path}.{key}")
    elif isinstance(whole, list) and len(whole) == len(seen):
        for one, other in zip(whole, seen, strict=True):
            yield from kept_back(one, other, path)


def differing(whole: Any, twin: Any, path: str = "") -> Iterator[str]:
    """The places of a view that are not the same in another one."""
    if whole == twin:
        return
    yield path
    if isinstance(whole, dict) and isinstance(twin, dict):
        for key in whole:
            yield from differing(whole[key], twin[key], f"{path}.{key}")
    elif isinstance(whole, list) and isinstance(twin, list) and len(whole) == len(twin):
        for one, other in zip(whole, twin, strict=True):
            yield from differing(one, other, path)


HIDING = [(name, max(game.SEATS)) for name, game in GAMES.items() if game.HIDDEN]
"""Every game that hides something, for as many as can play: fewer can work more out."""


@pytest.fixture(scope="module", params=HIDING, ids=lambda param: f"{param[0]}-{param[1]}")
def hiding(request: pytest.FixtureRequest, house: Server) -> Played:
    game, seats = request.param
    return play_whole(house, game, seats)


def test_all_that_is_hidden_is_imagined_in_another_way(hiding: Played) -> None:
    """Else the tests above would not notice if it were shown."""
    hidden: set[str] = set()
    varied: set[str] = set()
    for eye in hiding.received:
        rng = Random(eye)
        for snapshot, _ in moments(hiding.lines):
            table = from_snapshot(snapshot)
            if table.match is not None and table.phase == PLAYING:
                game, state = table.game, table.match.state
                whole = game.view(state, OPEN)
                hidden.update(kept_back(whole, game.view(state, eye)))
                varied.update(differing(whole, game.view(game.guess(state, eye, rng), OPEN)))
    assert hidden
    assert hidden <= varied


def test_the_test_would_notice_a_leak(hiding: Played) -> None:
    """What one seat may imagine is not what another sees."""
    rng = Random(1)
    opened = hiding.lines[0]
    assert isinstance(opened, Opened)
    assert any(
        encode(sight(imagined(snapshot, 0, rng), other))
        != encode(sight(from_snapshot(snapshot), other))
        for snapshot, _ in moments(hiding.lines)
        for other in range(1, len(opened.seats))
    )
