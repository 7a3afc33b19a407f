"""One person, several browsers: a recovery code, a name of one's own; neither takes anything."""

from __future__ import annotations

import math
from collections.abc import Callable

from kingsbridge.server.guard.secrets import CODE_LETTERS, hashed, new_recovery_code, plain_code
from kingsbridge.server.handlers.persons import TRIES
from sample import LARGER
from serving import FREE, ME, Person, Server

BITS = 80
FOR_THREE = next(name for name, seats in LARGER if seats == 3)


def code_of(person: Person) -> str:
    answer = person.post("/api/me/code", {})
    assert answer.status == 200, answer
    code: str = answer.json()["code"]
    person.server.secrets.add(code)
    return code


def recover(person: Person, code: str, **how: object) -> tuple[int, str]:
    answer = person.post("/api/recover", {"code": code, **how})
    return answer.status, "" if answer.status == 200 else answer.reason


def test_a_code_cannot_be_guessed_and_is_read_as_people_type_it() -> None:
    codes = {new_recovery_code() for _ in range(100)}
    assert len(codes) == 100
    for code in codes:
        assert math.log2(len(CODE_LETTERS)) * len(plain_code(code)) >= BITS
        assert plain_code(f" {code.upper().replace('-', ' ')}\n") == plain_code(code)
    assert len(plain_code("a" * 10_000)) < 100


def test_another_browser_with_the_code_has_the_same_seats(start: Callable[..., Server]) -> None:
    server = start()
    ana, phone = Person(server, "Ana"), Person(server)
    table = ana.open_table(ME, ME)
    assert ana.get("/api/me").json() == {"name": "", "has_code": False, "browsers": 1}
    code = code_of(ana)
    assert recover(phone, code.upper()) == (200, "")
    assert phone.cookies["kingsbridge_device"] != ana.cookies["kingsbridge_device"]
    assert [row["table"] for row in phone.get("/api/my-tables").json()] == [table.id]
    with ana.at(table) as here, phone.at(table, "?seat=1") as there:
        there.act(there.offered[0])
        assert here.settle()["number"] == there.sight["number"]
    assert phone.get("/api/me").json() == {"name": "", "has_code": True, "browsers": 2}
    server.restart()
    assert phone.get(table.path).status == 200
    stored = server.rows("SELECT code_hash FROM recoveries")
    assert stored == [(hashed(plain_code(code)),)]


def test_a_new_code_ends_the_old_one(start: Callable[..., Server]) -> None:
    server = start()
    ana = Person(server, "Ana")
    ana.open_table(ME, FREE)
    old, new = code_of(ana), code_of(ana)
    assert recover(Person(server), old) == (404, "refused-no-such-code")
    assert recover(Person(server), new) == (200, "")


def test_other_browsers_can_be_shut_out(start: Callable[..., Server]) -> None:
    server = start()
    ana, thief = Person(server, "Ana"), Person(server)
    table = ana.open_table(ME, ME)
    code = code_of(ana)
    assert recover(thief, code) == (200, "")
    with thief.at(table) as seat:
        assert ana.post("/api/me/alone", {}).status == 204
        assert seat.closed() == 4408
    assert thief.get(table.path).status == 403
    assert recover(thief, code) == (404, "refused-no-such-code")
    assert ana.get(table.path).status == 200
    assert ana.get("/api/me").json() == {"name": "", "has_code": False, "browsers": 1}
    assert Person(server).post("/api/me/alone", {}).reason == "refused-no-device"


def test_the_first_browser_can_be_shut_out_by_another(start: Callable[..., Server]) -> None:
    server = start()
    lost, ana = Person(server, "Ana"), Person(server)
    table = lost.open_table(ME, FREE)
    assert recover(ana, code_of(lost)) == (200, "")
    assert ana.post("/api/me/alone", {}).status == 204
    assert lost.get(table.path).status == 403
    assert ana.get(table.path).status == 200


def test_nobody_loses_tables_by_becoming_somebody_else_unawares(
    start: Callable[..., Server],
) -> None:
    server = start()
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    ana.open_table(ME, FREE)
    own = ben.open_table(ME, FREE)
    code = code_of(ana)
    before = dict(ben.cookies)
    assert recover(ben, code) == (409, "refused-own-tables")
    assert ben.cookies == before
    assert ben.get(own.path).status == 200
    assert recover(ana, code) == (200, "")  # nothing to do
    assert ana.get("/api/me").json()["browsers"] == 1
    assert recover(ben, code, instead=True) == (200, "")
    assert ben.get(own.path).status == 403


def test_codes_cannot_be_tried_one_after_the_other(start: Callable[..., Server]) -> None:
    server = start()
    eve = Person(server, "Eve")
    answers = [recover(eve, new_recovery_code())[0] for _ in range(TRIES + 5)]
    assert answers[:TRIES] == [404] * TRIES
    assert 429 in answers[TRIES:]
    assert "kingsbridge_device" not in eve.cookies


def test_a_name_of_one_s_own_is_nobody_else_s(start: Callable[..., Server]) -> None:
    server = start()
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    assert ana.get("/api/me").json() == {"name": "", "has_code": False, "browsers": 0}
    assert ana.post("/api/me/name", {"name": " Anä "}).json()["name"] == "Anä"
    assert eve.post("/api/me/name", {"name": "ANÄ"}).reason == "refused-name-taken"
    assert eve.post("/api/me/name", {"name": "\u3164"}).reason == "refused-no-name"

    table = eve.open_table(ME, FREE, FREE, game=FOR_THREE, name="anä", listed=True)
    assert ana.sit(table.links[1], "Anä").status == 200
    third = Person(server, "aNÄ")
    assert third.post(table.path + "/sit", {"seat": 2, "name": "aNÄ"}).status == 200
    names = [seat["name"] for seat in eve.sight(table)["seats"]]
    assert names == ["anä 2", "Anä", "aNÄ 2 2"]

    assert ana.post("/api/me/name", {"name": "Anna"}).json()["name"] == "Anna"
    assert eve.post("/api/me/name", {"name": "Anä"}).json()["name"] == "Anä"  # it is free again
    assert ana.open_table(ME, FREE, name="").id


def test_a_name_that_others_went_by_can_become_one_s_own(start: Callable[..., Server]) -> None:
    server = start()
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    called = eve.sight(eve.open_table(ME, FREE, name="Anna"))["seats"][0]["name"]
    assert called == "Anna"
    assert ana.post("/api/me/name", {"name": "Anna"}).status == 200
    called = eve.sight(eve.open_table(ME, FREE, name="Anna"))["seats"][0]["name"]
    assert called == "Anna 2"
