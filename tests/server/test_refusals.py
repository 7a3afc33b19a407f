"""Commands that are not possible are refused with a clear reason, and nothing changes."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sample import FIRST, GAME
from serving import (
    FREE,
    GENEROUS,
    ME,
    PATIENCE,
    Person,
    Server,
    answer_in,
    bot,
    figures,
    wait_until,
)


@contextmanager
def unchanged(duel: Any) -> Iterator[None]:
    """Nothing is stored, nothing is told and nothing looks different."""
    before = [person.sight(duel.table) for person in (duel.ana, duel.ben)]
    stored, heard = duel.lines(), [list(seat.story) for seat in duel.seats]
    yield
    assert [person.sight(duel.table) for person in (duel.ana, duel.ben)] == before
    assert duel.lines() == stored
    assert [list(seat.story) for seat in duel.seats] == heard


def test_an_action_that_is_not_offered(duel: Any) -> None:
    changed = duel.asked.sight["changed"]
    with unchanged(duel):
        for words in (
            f"{FIRST} 99",
            FIRST.split()[0],
            "",
            "no such words",
            f"{FIRST} ",
            FIRST.upper(),
        ):
            reason = duel.asked.refused("act", expected=changed, words=words)
            assert reason.startswith("illegal-")


def test_an_action_in_a_position_that_is_gone(duel: Any) -> None:
    first = duel.asked.sight["changed"]
    duel.asked.act(duel.asked.offered[0])
    asked = duel.asked
    with unchanged(duel):
        for expected in (first, 0, -1, asked.sight["changed"] + 1, 10**15):
            assert asked.refused("act", expected=expected, words=asked.offered[0]) == (
                "refused-stale"
            )
            assert asked.refused("undo", expected=expected) == "refused-stale"


def test_an_action_of_a_seat_that_is_not_asked(duel: Any) -> None:
    offered = duel.asked.offered
    assert not duel.other.offered
    with unchanged(duel):
        for words in offered:
            reason = duel.other.refused("act", expected=duel.other.sight["changed"], words=words)
            assert reason == "illegal-not-your-turn"


def test_a_seat_that_is_not_one_s_own_is_refused(duel: Any) -> None:
    watcher = Person(duel.server)
    watcher.get(duel.table.watch)
    for person, seats in (
        (duel.ana, ("1", "2", "-3", "-4", "", "x", "%C2%B2", "00")),
        (watcher, ("0", "1", "x")),
    ):
        for seat in seats:
            for part in ("", "/story", "/past", "/history", "/export"):
                answer = person.get(f"{duel.table.path}{part}?seat={seat}")
                assert (answer.status, answer.reason) == (403, "refused-not-your-seat")
            with pytest.raises(InvalidStatus):
                person.at(duel.table, f"?seat={seat}")
    with duel.ana.at(duel.table, "?seat=0") as own:
        assert own.sight["seat"] == 0
    with watcher.at(duel.table, "?seat=-3") as watching:
        assert watching.sight["seat"] == -3


def test_a_spectator_commands_nothing(duel: Any) -> None:
    watcher = Person(duel.server, "Wat")
    assert watcher.get(duel.table.watch).status == 303
    with watcher.at(duel.table) as seat, unchanged(duel):
        changed = seat.sight["changed"]
        commands: dict[str, dict[str, object]] = {
            "act": {"expected": changed, "words": duel.asked.offered[0]},
            "undo": {"expected": changed},
            "ask": {"wish": "abandon"},
            "answer": {"agrees": True},
            "withdraw": {},
            "hand over": {"bot": "random"},
            "come back": {},
            "resign": {},
            "say": {"text": "hello"},
            "note": {"text": "hello"},
        }
        for what, fields in commands.items():
            assert seat.refused(what, **fields) == "refused-spectator"


def test_a_stranger_gets_nothing(duel: Any) -> None:
    stranger = Person(duel.server, "Eve")
    stranger.open_table()  # somebody with a cookie, but no seat here
    for person in (stranger, Person(duel.server)):
        reads = ("", "/story", "/past?number=1", "/history", "/chance", "/course")
        for part in (*reads, "/record", "/export"):
            answer = person.get(duel.table.path + part)
            assert (answer.status, answer.reason) == (403, "refused-no-seat")
        for part in ("/leave", "/move-seat"):
            answer = person.post(duel.table.path + part, {"seat": 1})
            assert (answer.status, answer.reason) == (403, "refused-not-your-seat")
        answer = person.post(duel.table.path + "/fill", {"seat": 1, "bot": "random"})
        assert (answer.status, answer.reason) == (403, "refused-not-host")
        for seat in (0, 1, -3):
            answer = person.post(duel.table.path + "/links", {"seat": seat})
            assert (answer.status, answer.reason) == (403, "refused-not-host")
        with pytest.raises(InvalidStatus):
            person.at(duel.table)


def test_a_cookie_that_nobody_was_given(duel: Any) -> None:
    for value in ("x", "0" * 32, "'; drop table lines; --", "é"):
        forger = Person(duel.server)
        forger.cookies["kingsbridge_device"] = value
        forger.cookies["kingsbridge_watch"] = value
        assert forger.get(duel.table.path).status == 403
        assert forger.get("/api/my-tables").json() == []


MALFORMED = (
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"do": "act"}',
    '{"do": "act", "id": "x"}',
    '{"do": "act", "id": "x", "expected": 4, "words": 7}',
    '{"do": "act", "id": "x", "expected": "4", "words": "some words"}',
    '{"do": "act", "id": "x", "expected": 4.5, "words": "some words"}',
    '{"do": "act", "id": "x", "expected": 4, "words": "some words", "seat": 1}',
    '{"do": "act", "id": 7, "expected": 4, "words": "some words"}',
    '{"do": "win", "id": "x"}',
    '{"do": "say", "id": "", "text": "hello"}',
    '{"do": "say", "id": "' + "x" * 65 + '", "text": "hello"}',
    '{"do": "say", "id": "x", "text": "\\ud800"}',
    '{"do": "say", "id": "x", "text": "hello"',
    '{"do": "answer", "id": "x", "agrees": "yes"}',
)


def test_messages_that_make_no_sense(duel: Any) -> None:
    with unchanged(duel):
        for text in MALFORMED:
            asked = duel.asked
            asked.tell(text)
            answer = asked.hear()
            assert answer["type"] == "refused", text
            assert answer["reason"]["key"] == "refused-malformed", text
    duel.asked.act(duel.asked.offered[0])


def test_a_deeply_nested_message_does_no_harm(duel: Any) -> None:
    with unchanged(duel):
        asked = duel.asked
        asked.tell('{"do": "say", "id": ' + "[" * 30_000)
        assert asked.hear()["reason"]["key"] == "refused-malformed"


def test_texts_too_long_or_empty(duel: Any) -> None:
    with unchanged(duel):
        for what in ("say", "note"):
            assert duel.asked.refused(what, text="x" * 501) == "refused-too-long"
            assert duel.asked.refused(what, text=" \n ") == "refused-nothing-said"
    duel.asked.do("say", text="é" * 500)


def test_a_message_too_large_ends_the_socket_and_nothing_else(duel: Any) -> None:
    with unchanged(duel):
        asked = duel.asked
        asked.tell(json.dumps({"do": "say", "id": "x", "text": "x" * 70_000}))
        assert asked.closed() == 1009
    with duel.ana.at(duel.table) as again:
        again.do("say", text="here again")


def test_other_things_that_are_not_possible(duel: Any) -> None:
    asked = duel.asked
    with unchanged(duel):
        assert asked.refused("undo", expected=asked.sight["changed"]) == "illegal-undo"
        assert asked.refused("ask", wish="a pony") == "refused-no-such-wish"
        assert asked.refused("ask", wish="take back") == "refused-nothing-to-take-back"
        assert asked.refused("answer", agrees=True) == "refused-not-asked"
        assert asked.refused("hand over", bot="deep blue") == "refused-no-such-bot"
        assert asked.refused("come back") == "refused-no-bot-plays"


def test_commands_before_the_game_begins(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table()
    with ana.at(table) as seat:
        assert seat.sight["phase"] == "waiting"
        assert seat.refused("act", expected=0, words=FIRST) == "refused-not-begun"
        assert seat.refused("resign") == "refused-not-begun"
        assert seat.refused("ask", wish="abandon") == "refused-not-begun"
    assert [line["event"] for line in server.lines(table.id)] == ["opened", "sat"]


def test_a_table_that_does_not_exist(server: Server) -> None:
    person = Person(server)
    for name in ("nowhere", "%00", "..", "%F0%9F%8F%B0", "x" * 3000):
        answer = person.get(f"/api/tables/{name}")
        assert answer.status == 404, name


BAD_TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"game": GAME},
    {"game": GAME, "seats": [ME, FREE], "surprise": 1},
    {"game": GAME, "seats": [ME, {"me": True, "surprise": 1}]},
    {"game": GAME, "seats": "two"},
    {"game": "chess", "seats": [ME, FREE]},
    {"game": GAME, "seats": []},
    {"game": GAME, "seats": [ME] * 3},
    {"game": GAME, "seats": [ME, bot("deep blue")]},
    {"game": GAME, "seats": [ME, {"me": True, "bot": "random"}]},
    {"game": GAME, "seats": [ME, FREE], "absent_after": -1},
    {"game": GAME, "seats": [ME, FREE], "absent_after": 10**12},
    {"game": GAME, "seats": [ME, FREE], "absent_bot": "deep blue"},
    {"game": GAME, "seats": [ME, FREE], "options": {"flying": "yes"}},
    {"game": GAME, "seats": [ME, FREE], "options": {"flying": True}},
    {"game": GAME, "seats": [ME, FREE], "box": "not a box"},
    {"game": GAME, "seats": [ME, FREE], "box": "a = " + "[" * 50_000},
)


@pytest.mark.parametrize("wanted", BAD_TABLES, ids=lambda wanted: str(wanted)[:60])
def test_a_table_that_could_not_be_played_is_not_made(
    server: Server, wanted: dict[str, Any]
) -> None:
    answer = Person(server).post("/api/tables", wanted)
    assert answer.status == 422
    assert answer.reason.startswith("refused-")
    assert not answer.cookies


def test_a_body_too_large(server: Server) -> None:
    person = Person(server)
    wanted = {"game": GAME, "seats": [ME, FREE], "box": "x" * 300_000}
    assert person.post("/api/tables", wanted).status == 413
    pieces = iter([b"x" * 65_536] * 8)
    headers = {"Content-Type": "application/json"}
    assert person.send("POST", "/api/tables", pieces, headers).status == 413


def test_a_body_in_pieces_is_refused_before_it_ends(server: Server) -> None:
    """Nobody has to be read to the end who sends without end."""
    piece = b"x" * 65_536
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as plain:
        plain.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        for _ in range(5):
            plain.sendall(b"%x\r\n%s\r\n" % (len(piece), piece))
        assert b" 413 " in plain.recv(100)


def test_commands_and_tables_too_many(start: Callable[..., Server]) -> None:
    server = start("--messages-per-second=2", "--tables-per-minute=2", GENEROUS[0])
    ana = Person(server, "Ana")
    table = ana.open_table()
    wanted = {"game": GAME, "seats": [ME, FREE]}
    answers = [ana.post("/api/tables", wanted) for _ in range(3)]
    assert [answer.status for answer in answers] == [201, 429, 429]
    assert answers[1].reason == "refused-too-many"
    assert len(ana.get("/api/my-tables").json()) == 2

    with ana.at(table) as seat:
        for turn in range(40):
            seat.tell(json.dumps({"do": "note", "id": f"burst-{turn}", "text": "hello"}))
        told: list[dict[str, Any]] = []
        while len(told) < 40:
            message = answer_in(seat.hear())
            if message["type"] in {"done", "refused"}:
                told.append(message)
    done = [message for message in told if message["type"] == "done"]
    refused = [message for message in told if message["type"] == "refused"]
    assert 4 <= len(done) < 40
    assert {message["reason"]["key"] for message in refused} == {"refused-too-many"}
    assert sorted(message["id"] for message in told) == sorted(
        f"burst-{turn}" for turn in range(40)
    )
    assert [line["event"] for line in server.lines(table.id)].count("noted") == len(done)


def test_sockets_too_many(start: Callable[..., Server]) -> None:
    server = start("--sockets-per-address=3", GENEROUS[0])
    ana = Person(server, "Ana")
    table = ana.open_table()
    with ana.at(table), ana.at(table):
        with ana.at(table) as third:
            for _ in range(2):
                with pytest.raises(InvalidStatus) as refused:
                    ana.at(table)
                assert refused.value.response.status_code == 429
                assert b"refused-too-many" in (refused.value.response.body or b"")
            third.do("say", text="still here")
        wait_until(lambda: figures(ana)["kingsbridge_sockets"] == 2, "one socket is closed")
        with ana.at(table) as again:
            again.do("say", text="there is room again")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/tables", {"GET", "HEAD", "POST"}),
        ("DELETE", "/api/games", {"GET", "HEAD"}),
        ("GET", "/api/sit", {"POST"}),
        ("GET", "/api/tables/nowhere/again", {"POST"}),
    ],
)
def test_a_method_that_is_not_allowed_is_told_which_are(
    server: Server, method: str, path: str, allowed: set[str]
) -> None:
    answer = Person(server).send(method, path)
    assert answer.status == 405
    assert set(answer.headers["allow"].split(", ")) == allowed


def test_the_head_of_an_answer(server: Server) -> None:
    answer = Person(server).send("HEAD", "/api/tables")
    assert (answer.status, answer.body) == (200, b"")


def test_requests_too_frequent(start: Callable[..., Server]) -> None:
    server = start("--requests-per-second=5", "--tables-per-minute=1000")
    person = Person(server)
    answers = [person.get("/api/games") for _ in range(100)]
    assert answers[0].status == 200
    refused = [answer for answer in answers if answer.status != 200]
    assert refused
    assert {(answer.status, answer.reason) for answer in refused} == {(429, "refused-too-many")}


def test_a_since_that_is_no_number(rough: Server) -> None:
    ana = Person(rough)
    table = ana.open_table()
    for since in ("%C2%B2", "9" * 5000):
        with ana.at(table, "?since=" + since) as seat:
            seat.do("say", text="hello")


def test_a_name_with_a_null(rough: Server) -> None:
    answer = Person(rough, "A\0na").post(
        "/api/tables", {"game": GAME, "seats": [ME, FREE], "name": "A\0na"}
    )
    assert answer.status in {201, 422}


def test_a_command_s_id_with_a_null(rough: Server) -> None:
    ana = Person(rough)
    with ana.at(ana.open_table()) as seat:
        seat.tell(json.dumps({"do": "say", "id": "a\0b", "text": "hello"}))
        assert seat.hear()["type"] == "refused"
        seat.do("say", text="still here")


def test_a_host_without_a_seat_fills_seats(server: Server) -> None:
    host = Person(server, "Host")
    table = host.open_table(FREE, FREE)
    assert host.post(table.path + "/fill", {"seat": 0, "bot": "random"}).status == 200


def test_a_binary_message_is_refused_or_ends_the_socket(rough: Server) -> None:
    ana = Person(rough)
    with ana.at(ana.open_table()) as seat:
        seat.patience = 2.0
        seat.tell(b'{"do": "say", "id": "binary", "text": "hello"}')
        try:
            assert seat.hear()["type"] == "refused"
        except ConnectionClosed:
            return
        seat.do("say", text="still here")
