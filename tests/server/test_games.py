"""Whole games over real sockets, to the result, the record and the seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge.bots.levels import LEVELS, QUICK
from kingsbridge.bots.search import Search
from kingsbridge.core.chance import commitment
from kingsbridge.server.play.stand_ins import THINKING
from sample import LARGER
from serving import FREE, ME, Person, Seat, Server, bot, kingsbridge, play_on


def verify(person: Person, path: str, folder: Path) -> dict[str, Any]:
    """What ``kingsbridge verify`` says of the record one downloads."""
    answer = person.get(path + "/record")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].startswith("attachment; ")
    file = folder / "record.txt"
    file.write_bytes(answer.body)
    checked = kingsbridge("verify", file, "--json")
    assert checked.returncode == 0, checked.stderr
    found: dict[str, Any] = json.loads(checked.stdout)
    return found


def before_the_end(eye: Seat) -> Iterator[str]:
    """What a socket was told while the game was under way."""
    return takewhile(lambda text: '"phase":"over"' not in text, eye.received)


def test_two_people_play_a_whole_game(duel: Any, tmp_path: Path) -> None:
    seed, table = duel.server.seed(duel.table.id), duel.table
    devices = {line["device"] for line in duel.server.lines(table.id) if "device" in line}
    assert len(devices) == 2
    watcher = Person(duel.server, "Wat")
    watcher.get(table.watch)
    with ExitStack() as stack:
        watching = stack.enter_context(watcher.at(table))
        eyes = [*duel.seats, watching]
        duel.seats[0].do("note", text="Ana keeps this to herself")
        play_on(duel.seats, Random(5), most=30)
        people = (duel.ana, duel.ben, watcher)
        halfway = [person.get(table.path + "/export").body.decode() for person in people]
        assert duel.ana.get(table.path + "/record").reason == "refused-not-over"
        play_on(duel.seats, Random(6))
        for eye in eyes:
            eye.settle()

        for eye, person in zip(eyes, people, strict=True):
            assert eye.sight["phase"] == "over"
            assert eye.sight["result"]["seed"] == seed
            assert eye.sight["commitment"] == commitment(seed)
            assert 1 in eye.sight["result"]["ranking"]
            assert eye.sight["question"] is None
            assert person.sight(table) == eye.sight  # every change put together is the whole
        for text in (*halfway, *(told for eye in eyes for told in before_the_end(eye))):
            assert seed not in text
        for text in (*halfway, *(told for eye in eyes for told in eye.received)):
            assert not any(secret in text for secret in (*devices, *duel.server.secrets))
        for text in (*halfway[1:], *duel.seats[1].received, *watching.received):
            assert "Ana keeps this" not in text
        assert "Ana keeps this" in halfway[0]

    for person in (duel.ana, duel.ben, watcher):
        found = verify(person, table.path, tmp_path)
        assert found["draws_checked"]
        assert found["result_checked"]
        exported = person.get(table.path + "/export").json()
        assert exported["record"] == person.get(table.path + "/record").body.decode()
    assert duel.seats[0].refused("resign") == "illegal-game-over"


@pytest.mark.parametrize("name", QUICK)
def test_a_whole_game_against_each_quick_bot(server: Server, name: str, tmp_path: Path) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot(name))
    with ana.at(table) as seat:
        play_on([seat], Random(name))
        assert seat.sight["phase"] == "over"
        assert seat.sight["seats"][1]["bot"] == name
    found = verify(ana, table.path, tmp_path)
    assert found["draws_checked"]
    assert found["result_checked"]
    assert any(line.get("by_bot") for line in server.lines(table.id))


@pytest.mark.parametrize(("game", "seats"), LARGER)
def test_people_and_bots_play_at_a_larger_table(
    server: Server, game: str, seats: int, tmp_path: Path
) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    bots = [bot(name) for name in ("greedy", "random")][: seats - 2]
    table = ana.open_table(ME, *bots, FREE, game=game)
    assert ben.sit(table.links[seats - 1]).status == 200
    with ana.at(table) as first, ben.at(table) as last:
        play_on([first, last], Random(seats))
        for seat in (first, last):
            assert seat.sight["phase"] == "over"
            assert len(seat.sight["result"]["ranking"]) == seats
            assert [chair["bot"] for chair in seat.sight["seats"][1:-1]] == [
                one["bot"] for one in bots
            ]
    found = verify(ben, table.path, tmp_path)
    assert found["draws_checked"]
    assert found["result_checked"]
    acted = {line.get("seat", 0) for line in server.lines(table.id) if line["event"] == "acted"}
    assert acted == set(range(seats))


def test_bots_alone_play_to_the_end(server: Server, tmp_path: Path) -> None:
    host = Person(server, "Host")
    table = host.open_table(bot("greedy"), bot("random"), listed=True)
    with host.at(table) as watching:
        assert watching.sight["seat"] == -3
        watching.hear_until(lambda sight: sight["phase"] == "over")
    assert verify(host, table.path, tmp_path)["draws_checked"]


def test_the_same_choices_from_one_person_at_two_seats(server: Server, tmp_path: Path) -> None:
    """One device may hold every seat: each socket says which it means."""
    ana = Person(server, "Ana")
    table = ana.open_table(ME, ME)
    with ana.at(table, "?seat=0") as left, ana.at(table, "?seat=1") as right:
        assert (left.sight["seat"], right.sight["seat"]) == (0, 1)
        play_on([left, right], Random(7))
        assert left.sight["phase"] == right.sight["phase"] == "over"
    assert verify(ana, table.path, tmp_path)["result_checked"]


def test_people_are_offered_the_levels(server: Server) -> None:
    games = Person(server).get("/api/games").json()

    assert games
    assert all(row["bots"] == list(LEVELS) for row in games)


def test_no_level_thinks_as_long_as_the_server_waits() -> None:
    longest = max(bot.seconds for bot in LEVELS.values() if isinstance(bot, Search))

    assert longest <= THINKING / 2
