"""Reviews over the wire: of a finished game, once, growing, and still there after a restart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serving import FREE, ME, Json, Person, Server, Table, bot, play_on, wait_until


def finished(server: Server, most: int = 3) -> tuple[Person, Table]:
    """A short game against a bot, given up after a few decisions."""
    ana = Person(server, "Ana")
    table = ana.open_table(bot("random"), ME)
    with ana.at(table) as seat:
        play_on([seat], Random(2), most=most)
        seat.do("resign")
    return ana, table


def review(person: Person, table: Table, query: str = "") -> Json:
    answer = person.get(f"{table.path}/review{query}")
    assert answer.status == 200, answer
    told: Json = answer.json()
    return told


def is_done(person: Person, table: Table) -> bool:
    told = review(person, table)
    done: bool = told["counted"] and told["decisions"] == told["done"]
    return done


def begin(person: Person, table: Table) -> int:
    return person.post(f"{table.path}/review", {}).status


def test_a_finished_game_is_reviewed_once_somebody_asks(server: Server) -> None:
    ana, table = finished(server)
    assert not review(ana, table)["asked"]

    assert begin(ana, table) == 204
    assert begin(ana, table) == 204
    wait_until(lambda: is_done(ana, table), "the review is done")

    told = review(ana, table)
    assert told["end"] == []
    assert len(told["moments"]) == told["done"]
    for moment in told["moments"]:
        assert sum(moment["standing"]) == pytest.approx(1, abs=0.01)
        assert 0 <= moment["open"]["chosen"] <= moment["open"]["best"] <= 1
        before = ana.get(f"{table.path}/past?number={moment['number']}").json()
        assert before["asked"] == moment["seat"]
    assert review(ana, table, f"?since={told['done'] - 1}")["moments"] == told["moments"][-1:]


def test_a_game_without_any_decision_is_reviewed_at_once(server: Server) -> None:
    ana, table = finished(server, most=0)
    assert not review(ana, table)["counted"]
    begin(ana, table)

    wait_until(lambda: is_done(ana, table), "the review is done")

    assert review(ana, table)["decisions"] == 0


def test_a_running_game_is_not_reviewed(duel: Any) -> None:
    assert duel.ana.post(f"{duel.table.path}/review", {}).reason == "refused-not-over"
    assert duel.ana.get(f"{duel.table.path}/review").reason == "refused-not-over"


def test_who_watches_may_read_a_review_but_not_begin_it(server: Server) -> None:
    ana, ben, eve = (Person(server, name) for name in ("Ana", "Ben", "Eve"))
    table = ana.open_table(ME, FREE, listed=True)
    ben.post(f"{table.path}/sit", {"seat": 1})
    with ben.at(table) as seat:
        seat.do("resign")

    assert eve.post(f"{table.path}/review", {}).reason == "refused-spectator"
    assert not review(eve, table)["asked"]
    assert not review(eve, table)["may_begin"]
    assert review(ana, table, "?as=spectator")["may_begin"]


def test_a_stranger_sees_nothing(server: Server) -> None:
    _, table = finished(server, most=0)

    assert Person(server).get(f"{table.path}/review").status == 403


def test_other_eyes_count_otherwise_and_odd_ones_are_refused(server: Server) -> None:
    ana, table = finished(server, most=0)

    assert ana.get(f"{table.path}/review?as=all").status == 200
    assert ana.get(f"{table.path}/review?as=nobody").status == 422
    assert ana.get(f"{table.path}/review?as=7").status == 404


def test_a_review_goes_on_after_a_restart_once_somebody_looks(rough: Server) -> None:
    ana, table = finished(rough, most=6)
    assert begin(ana, table) == 204
    wait_until(lambda: review(ana, table)["done"] > 0, "a decision is judged")

    rough.restart()

    first = review(ana, table)
    assert first["asked"]
    assert first["moments"]
    wait_until(lambda: is_done(ana, table), "the review is done")
    assert review(ana, table)["moments"][: len(first["moments"])] == first["moments"]


def test_a_removed_table_leaves_no_review(server: Server) -> None:
    ana, table = finished(server, most=1)
    begin(ana, table)
    wait_until(lambda: is_done(ana, table), "the review is done")

    assert ana.post(f"{table.path}/remove", {}).status == 204

    assert server.rows("SELECT * FROM reviews WHERE table_id = ?", table.id) == []
