"""Who is connected: told to everybody at the table, and stored nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingsbridge.games import GAMES
from kingsbridge.server.play.telling import is_loopback
from sample import LARGER
from serving import FREE, GENEROUS, ME, Person, Seat, Server


def hear_here(seat: Seat, wanted: list[int]) -> None:
    """Listen until it is told that these are here."""
    while seat.here != wanted:
        seat.hear_anything()


def test_everybody_is_told_who_comes_and_goes(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table()
    ben.sit(table.links[1])
    stored = server.lines(table.id)
    with ana.at(table) as left:
        assert left.hear_anything() == {"type": "here", "seats": [0]}
        with ben.at(table) as right:
            assert right.hear_anything() == {"type": "here", "seats": [0, 1]}
            assert left.hear_anything() == {"type": "here", "seats": [0, 1]}
        assert left.hear_anything() == {"type": "here", "seats": [0]}
    assert server.lines(table.id) == stored
    assert "here" not in ana.sight(table)


def test_a_second_socket_of_a_seat_changes_nothing_for_the_others(duel: Any) -> None:
    hear_here(duel.seats[0], [0, 1])
    with duel.ben.at(duel.table) as again:
        assert again.hear_anything() == {"type": "here", "seats": [0, 1]}
    duel.seats[1].do("say", text="still here")
    message = duel.seats[0].hear_anything()
    assert message["type"] == "changed"


def test_a_spectator_is_told_and_is_not_told_of(duel: Any) -> None:
    hear_here(duel.seats[0], [0, 1])
    watcher = Person(duel.server)
    watcher.get(duel.table.watch)
    with watcher.at(duel.table) as watching:
        assert watching.hear_anything() == {"type": "here", "seats": [0, 1]}
        duel.seats[1].do("say", text="hello")
        assert duel.seats[0].hear_anything()["type"] == "changed"


def test_a_seat_that_moves_to_another_device(duel: Any) -> None:
    hear_here(duel.seats[0], [0, 1])
    code = duel.ben.post(duel.table.path + "/move-seat", {"seat": 1}).json()["code"]
    duel.server.secrets.add(code)
    phone = Person(duel.server)
    phone.sit(code)
    hear_here(duel.seats[0], [0])
    with phone.at(duel.table):
        hear_here(duel.seats[0], [0, 1])


def test_presence_after_a_crash(rough: Server) -> None:
    ana = Person(rough, "Ana")
    table = ana.open_table(ME, ME)
    with ana.at(table, "?seat=1"):
        rough.kill()
    rough.start()
    with ana.at(table, "?seat=0") as left:
        assert left.hear_anything() == {"type": "here", "seats": [0]}


HIDDEN = next(name for name, seats in LARGER if seats == 3 and GAMES[name].HIDDEN)


def test_a_table_with_hidden_cards_is_told_who_comes_from_one_address(
    start: Callable[..., Server],
) -> None:
    server = start(*GENEROUS, "--trusted-proxies=127.0.0.1")
    ana, ben, eve = (Person(server, name) for name in ("Ana", "Ben", "Eve"))
    table = ana.open_table(ME, FREE, FREE, game=HIDDEN)
    ben.sit(table.links[1])
    eve.sit(table.links[2])

    ana.address = eve.address = "203.0.113.7"
    ben.address = "198.51.100.1"
    with ana.at(table) as left:
        hear_here(left, [0])
        with ben.at(table) as middle, eve.at(table) as right:
            for seat in (left, middle, right):
                hear_here(seat, [0, 1, 2])
                assert seat.together == [[0, 2]]
        hear_here(left, [0])
        assert left.together == []


def test_seats_of_one_device_and_of_this_machine_are_not_told_of(
    start: Callable[..., Server],
) -> None:
    server = start()
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, ME, FREE, game=HIDDEN)
    ben.sit(table.links[2])
    with ana.at(table, "?seat=0") as left, ana.at(table, "?seat=1"), ben.at(table):
        hear_here(left, [0, 1, 2])
        assert left.together == []
    assert is_loopback("127.0.0.9")
    assert is_loopback("::1")
    assert is_loopback("")
    assert not is_loopback("203.0.113.7")
