"""A seat open twice, a seat that moves away, pings, and seats that cannot be taken."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from serving import ME, Person, Seat, Server, bot, play_on


def ping(seat: Seat, command: str) -> dict[str, Any]:
    seat.tell(json.dumps({"do": "ping", "id": command}))
    while (message := seat.hear_anything())["type"] != "pong":
        pass
    return message


def test_a_seat_open_twice_works_on_both(duel: Any) -> None:
    with duel.ben.at(duel.table) as second:
        seats = [duel.seats[0], duel.seats[1], second]
        for turn in range(12):
            newest = max(seat.sight["number"] for seat in seats)
            for seat in seats:
                seat.catch_up(newest)
            asking = [seat for seat in seats if seat.is_asked]
            acting = asking[turn % len(asking)]
            acting.act(acting.offered[0])
        duel.seats[1].settle()
        second.settle()
        assert second.sight == duel.seats[1].sight
        second.do("say", text="from the second one")
    duel.seats[1].do("say", text="and from the first")


def test_of_two_that_act_at_once_one_is_told_to_look_again(duel: Any) -> None:
    first = duel.asked
    with duel.ben.at(duel.table) as second:
        assert first is duel.seats[1]
        changed, words = second.sight["changed"], second.offered[0]
        first.act(words)
        assert second.refused("act", expected=changed, words=words) == "refused-stale"


def test_the_old_device_is_told_that_the_seat_moved_away(duel: Any) -> None:
    code = duel.ben.post(duel.table.path + "/move-seat", {"seat": 1}).json()["code"]
    phone = Person(duel.server)
    assert phone.sit(code).status == 200
    assert duel.seats[1].closed() == 4409
    with phone.at(duel.table) as seat:
        assert seat.sight["seats"][1]["name"] == "Ben"
        play_on([duel.seats[0], seat], Random(3), most=4)


def test_who_leaves_his_seat_was_not_moved(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table({}, {})
    ben.sit(table.links[0])
    with ben.at(table) as seat:
        ben.post(table.path + "/leave", {"seat": 0})
        assert seat.closed() == 4408


def test_a_ping_is_answered_at_once_and_stored_nowhere(duel: Any) -> None:
    stored = duel.lines()
    watcher = Person(duel.server)
    watcher.get(duel.table.watch)
    with watcher.at(duel.table) as seat:
        assert ping(seat, "w1") == {"type": "pong", "id": "w1"}
    assert ping(duel.seats[0], "p1") == {"type": "pong", "id": "p1"}
    assert ping(duel.seats[0], "p1") == {"type": "pong", "id": "p1"}
    assert duel.lines() == stored


def test_pings_too_many_are_refused(start: Any) -> None:
    server = start("--messages-per-second=2")
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"))
    with ana.at(table) as seat:
        for number in range(20):
            seat.tell(json.dumps({"do": "ping", "id": f"p{number}"}))
        answers: list[str] = []
        while len(answers) < 20:
            message = seat.hear_anything()
            if message["type"] in {"pong", "refused"}:
                answers.append(message["type"])
    assert 4 <= answers.count("pong") < 20


def test_a_wish_can_be_withdrawn(duel: Any) -> None:
    seat, other = duel.seats
    other.catch_up(seat.do("ask", wish="abandon"))
    assert other.refused("withdraw") == "refused-no-wish"
    other.catch_up(seat.do("withdraw"))
    assert other.sight["wish"] is None
    assert other.story[-1]["key"] == "table-withdrew"
    assert other.refused("answer", agrees=True) == "refused-not-asked"


def test_a_sight_says_whether_a_free_seat_can_be_taken(server: Server) -> None:
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    private, listed = ana.open_table(), ana.open_table(listed=True)
    eve.get(private.watch)
    assert not eve.sight(private)["listed"]
    assert eve.post(private.path + "/sit", {"seat": 1}).reason == "refused-private"
    assert eve.sight(listed)["listed"]
    assert eve.post(listed.path + "/sit", {"seat": 1}).status == 200
