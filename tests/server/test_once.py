"""A command has one effect, however often it is sent and whatever happens to the server."""

from __future__ import annotations

import json
from typing import Any

from serving import Person, Server


def test_sent_twice_is_done_once(duel: Any) -> None:
    asked = duel.asked
    changed, words = asked.sight["changed"], asked.offered[0]
    first = asked.ask("act", "twice", expected=changed, words=words)
    stored = duel.lines()
    again = asked.ask("act", "twice", expected=changed, words=words)
    assert again == first
    assert first["type"] == "done"
    assert duel.lines() == stored


def test_sent_many_times_at_once_is_done_once(duel: Any) -> None:
    text = json.dumps({"do": "say", "id": "chatter", "text": "hello"})
    asked = duel.asked
    for _ in range(20):
        asked.tell(text)
    answers = [asked.answer_to("chatter") for _ in range(20)]
    assert all(answer == answers[0] for answer in answers)
    lines = duel.server.lines(duel.table.id)
    assert [line["event"] for line in lines].count("said") == 1


def test_sent_again_over_another_socket(duel: Any) -> None:
    changed, words = duel.asked.sight["changed"], duel.asked.offered[0]
    person = (duel.ana, duel.ben)[duel.asked.sight["seat"]]
    first = duel.asked.ask("act", "resent", expected=changed, words=words)
    with person.at(duel.table) as seat:
        assert seat.ask("act", "resent", expected=changed, words=words) == first


def test_a_refusal_may_be_sent_again_and_then_be_possible(duel: Any) -> None:
    asked = duel.asked
    assert asked.ask("act", "later", expected=0, words=asked.offered[0])["type"] == "refused"
    changed = asked.sight["changed"]
    assert asked.ask("act", "later", expected=changed, words=asked.offered[0])["type"] == "done"


def test_two_seats_may_use_the_same_id(duel: Any) -> None:
    duel.seats[0].do("say", "1", text="from Ana")
    duel.seats[1].do("say", "1", text="from Ben")
    lines = duel.server.lines(duel.table.id)
    assert [line["text"] for line in lines if line["event"] == "said"] == ["from Ana", "from Ben"]


def begun(server: Server) -> tuple[Person, Person, Any]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table()
    assert ben.sit(table.links[1]).status == 200
    return ana, ben, table


def act_and_restart(server: Server) -> tuple[dict[str, Any], dict[str, Any]]:
    _, ben, table = begun(server)
    with ben.at(table) as seat:
        changed, words = seat.sight["changed"], seat.offered[0]
        first = seat.ask("act", "lost", expected=changed, words=words)
    stored = server.lines(table.id)
    server.restart()
    with ben.at(table) as seat:
        again = seat.ask("act", "lost", expected=changed, words=words)
        assert seat.sight["number"] == len(stored)
    assert server.lines(table.id) == stored
    return first, again


def test_an_action_sent_again_after_a_crash_is_done_once(rough: Server) -> None:
    first, again = act_and_restart(rough)
    assert first["type"] == again["type"] == "done"


def test_the_acknowledgement_after_a_crash_is_the_same(rough: Server) -> None:
    first, again = act_and_restart(rough)
    assert again == first


def test_a_word_said_again_after_a_crash_is_acknowledged(rough: Server) -> None:
    ana, _, table = begun(rough)
    with ana.at(table) as seat:
        first = seat.ask("say", "lost", text="hello")
    rough.restart()
    with ana.at(table) as seat:
        assert seat.ask("say", "lost", text="hello") == first
    assert [line["event"] for line in rough.lines(table.id)].count("said") == 1


def test_an_acknowledgement_bears_the_number_its_event_is_told_with(duel: Any) -> None:
    seat = duel.seats[0]
    before = seat.sight["number"]
    answer = seat.ask("say", text="hello")
    assert seat.story[-1]["blanks"]["text"] == "hello"
    assert answer["number"] == seat.story[-1]["event"] == before + 1
