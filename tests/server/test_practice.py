"""Practice over the wire: from a moment of a finished game one may see, against bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from serving import ME, Answer, Person, Server, Table, bot, kingsbridge, play_on


def finished(server: Server) -> tuple[Person, Table]:
    """A game against a bot, played to its end."""
    ana = Person(server, "Ana")
    table = ana.open_table(bot("random"), ME)
    with ana.at(table) as seat:
        play_on([seat], Random(6))
    return ana, table


def practise(person: Person, table: Table, query: str = "", **choices: Any) -> Answer:
    wanted = {"number": 12, "seat": 1, "bot": "random", **choices}
    return person.post(f"{table.path}/practise{query}", wanted)


def test_a_moment_of_a_finished_game_is_played_on_to_another_end(
    server: Server, tmp_path: Path
) -> None:
    ana, table = finished(server)
    then = ana.get(f"{table.path}/past?number=12").json()

    answer = practise(ana, table)

    assert answer.status == 201
    new = Table(answer.json()["table"], {}, "")
    begun = ana.sight(new)
    assert begun["practice"] > 0
    assert begun["hints"]
    assert begun["commitment"] != then["commitment"]
    with ana.at(new) as seat:
        play_on([seat], Random(7))
    file = tmp_path / "practice.txt"
    file.write_bytes(ana.get(f"{new.path}/record").body)
    checked = kingsbridge("verify", file)
    assert checked.returncode == 0, checked
    assert "since practice began" in checked.stdout


def test_it_is_refused_where_it_cannot_be(server: Server) -> None:
    ana, table = finished(server)

    assert practise(ana, table, number=1).reason == "refused-nothing-to-practise"
    assert practise(ana, table, number=10_000).reason == "refused-no-such-number"
    assert practise(ana, table, number=-1).reason == "refused-no-such-number"
    assert practise(ana, table, seat=5).reason == "refused-no-such-seat"
    assert practise(ana, table, seat=-3).reason == "refused-no-such-seat"
    assert practise(ana, table, bot="nobody").reason == "refused-no-such-bot"
    assert practise(ana, table, "?as=nobody").status == 422
    assert practise(Person(server, "Eve"), table).reason == "refused-no-seat"


def test_a_running_game_is_not_practised_from(duel: Any) -> None:
    assert practise(duel.ana, duel.table, number=4).reason == "refused-not-over"
