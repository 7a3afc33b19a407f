"""Hints over the wire: the asked seat alone, where the table allows them, a few at a time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from sample import GAME
from serving import FREE, ME, Answer, Person, Server, Table, bot, play_on


def asked(person: Person, table: Table, seat: int, expected: int | None = None) -> Answer:
    """Ask for a hint in the position as it is, or as it was."""
    number = person.sight(table)["changed"] if expected is None else expected
    return person.post(f"{table.path}/hint", {"seat": seat, "expected": number})


@pytest.fixture
def alone(server: Server) -> tuple[Person, Table]:
    """Ana against a bot; she is asked."""
    ana = Person(server, "Ana")
    return ana, ana.open_table(bot("random"), ME)


def test_whoever_plays_bots_may_ask_what_is_best(alone: tuple[Person, Table]) -> None:
    ana, table = alone
    before = ana.sight(table)
    assert before["hints"]

    answer = asked(ana, table, 1)

    assert answer.status == 200
    hint = answer.json()
    offered = [offer["words"] for offer in before["question"]["offered"]]
    assert hint["changed"] == before["changed"]
    assert 1 <= len(hint["best"]) <= 3
    chances = [one["chance"] for one in hint["best"]]
    assert hint["alike"] or chances == sorted(chances, reverse=True)
    assert all(one["words"] in offered and 0 <= one["chance"] <= 1 for one in hint["best"])
    assert [line["event"] for line in ana.server.lines(table.id)][-1] == "hinted"


def test_asking_again_in_the_same_position_is_answered_alike_and_counted_once(
    alone: tuple[Person, Table],
) -> None:
    ana, table = alone

    first, second = asked(ana, table, 1), asked(ana, table, 1)

    assert first.json() == second.json()
    assert sum(line["event"] == "hinted" for line in ana.server.lines(table.id)) == 1


def test_the_result_tells_who_had_hints(alone: tuple[Person, Table]) -> None:
    ana, table = alone
    asked(ana, table, 1)
    with ana.at(table) as seat:
        seat.do("resign")

        assert seat.settle()["result"]["hints"] == [0, 1]


def test_people_play_each_other_without_hints_unless_they_choose_to(duel: Any) -> None:
    assert not duel.ana.sight(duel.table)["hints"]
    assert asked(duel.ben, duel.table, 1).reason == "refused-no-hints"

    chosen = duel.ana.open_table(ME, FREE, hints=True)
    assert duel.ana.sight(chosen)["hints"]


def test_the_host_may_do_without_hints_against_bots(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(bot("random"), ME, hints=False)

    assert asked(ana, table, 1).reason == "refused-no-hints"


def test_a_hint_is_for_ones_own_seat_and_for_the_position_one_sees(
    alone: tuple[Person, Table],
) -> None:
    ana, table = alone

    assert asked(ana, table, 0).reason == "refused-not-your-seat"
    assert asked(ana, table, 1, expected=1).reason == "refused-stale"
    stranger = Person(ana.server, "Eve")
    assert asked(stranger, table, 1, expected=3).reason == "refused-not-your-seat"
    assert ana.post(f"{table.path}/hint", {"seat": "1"}).status == 422


def test_of_hints_asked_for_at_once_one_is_worked_out_and_answers_all(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(bot("random"), ME)

    with ThreadPoolExecutor(4) as crowd:
        answers = list(crowd.map(lambda _: asked(ana, table, 1), range(4)))

    assert {answer.status for answer in answers} == {200}
    assert len({answer.body for answer in answers}) == 1
    assert sum(line["event"] == "hinted" for line in server.lines(table.id)) == 1


def test_too_many_hints_are_refused(start: Any) -> None:
    ana = Person(start("--hints-per-minute=1"), "Ana")
    table = ana.open_table(bot("random"), ME)

    assert asked(ana, table, 1).status == 200
    assert asked(ana, table, 1).status == 429


def test_a_game_with_hints_is_loaded_again_and_its_record_is_as_ever(rough: Server) -> None:
    ana = Person(rough, "Ana")
    table = ana.open_table(bot("random"), ME)
    assert asked(ana, table, 1).status == 200
    rough.restart()
    with ana.at(table) as seat:
        play_on([seat], Random(3), most=3)
        seat.do("resign")

        assert seat.settle()["result"]["hints"] == [0, 1]
    assert GAME in ana.get(f"{table.path}/record").body.decode()
