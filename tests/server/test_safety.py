"""Headers, cookies, origins, limits of the server itself, its log, and wrong settings."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from sample import GAME, LARGER
from serving import (
    FREE,
    GENEROUS,
    ME,
    PATIENCE,
    Person,
    Server,
    Table,
    figures,
    free_port,
    kingsbridge,
    secret_of,
    wait_until,
)

HTTPS = "https://games.example.org"


def test_every_answer_carries_the_headers(duel: Any) -> None:
    ana, table = duel.ana, duel.table
    answers = [
        ana.get(path)
        for path in (
            "/api/games", "/api/tables", "/api/my-tables", "/health", "/metrics", "/openapi.json",
            table.path, table.path + "/story", table.path + "/past", table.path + "/export",
            table.path + "/record", table.watch, "/sit/unknown", "/nowhere", "/api/tables/nowhere",
        )
    ]  # fmt: skip
    answers += [ana.post("/api/sit", []), ana.post("/api/tables", {}), ana.send("PUT", "/health")]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "no-store" in answer.headers["cache-control"]
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers


def test_behind_https(start: Callable[..., Server]) -> None:
    server = start(f"--base-url={HTTPS}/", *GENEROUS)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table()
    assert table.links[1].startswith(HTTPS + "/sit/")
    assert table.watch.startswith(HTTPS + "/watch/")
    for answer in (
        ben.sit(table.links[1]),
        ben.get("/watch/" + secret_of(table.watch)),
    ):
        (cookie,) = answer.cookies
        assert "; secure" in cookie.lower()
        assert "; httponly" in cookie.lower()
        assert "; samesite=lax" in cookie.lower()
        assert "max-age" in answer.headers["strict-transport-security"]
    with ana.at(table, origin=HTTPS), ana.at(table):
        pass
    for origin in ("https://evil.example.org", "http://games.example.org", server.origin, "null"):
        with pytest.raises(InvalidStatus):
            ana.at(table, origin=origin)


def test_only_our_own_pages_open_a_socket(duel: Any) -> None:
    with duel.ana.at(duel.table, origin=duel.server.origin) as seat:
        seat.do("say", text="from our page")
    for origin in ("http://evil.example.org", "http://127.0.0.1:1", "null"):
        with pytest.raises(InvalidStatus) as refused:
            duel.ana.at(duel.table, origin=origin)
        assert refused.value.response.status_code == 403


def test_a_slow_reader_is_dropped_and_the_others_go_on(duel: Any) -> None:
    """Somebody who never reads costs the server a bounded queue, and nobody else anything."""
    sockets = figures(duel.ana)["kingsbridge_sockets"]
    with slow_reader(duel.ana, duel.table):
        wait_until(
            lambda: figures(duel.ana)["kingsbridge_sockets"] == sockets + 1, "it is connected"
        )
        for turn in range(300):
            duel.seats[1].do("say", text=f"{turn} " + "x" * 480)
        duel.seats[0].settle()
        asked = duel.asked
        asked.act(asked.offered[0])


def slow_reader(person: Person, table: Table) -> socket.socket:
    """A socket that was opened and is never read from."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.settimeout(PATIENCE)
    plain.connect(("127.0.0.1", person.server.port))
    plain.sendall(
        (
            f"GET {table.path}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {person.cookie}\r\n\r\n"
        ).encode()
    )
    return plain


def test_health_and_metrics(duel: Any) -> None:
    assert duel.ana.get("/health").body == b"well\n"
    before = figures(duel.ana)
    assert before["kingsbridge_sockets"] >= 2
    assert before["kingsbridge_tables_loaded"] >= 1
    duel.asked.act(duel.asked.offered[0])
    duel.asked.refused("act", expected=0, words="nonsense")
    after = figures(duel.ana)
    assert after["kingsbridge_commands_total"] == before["kingsbridge_commands_total"] + 1
    assert after["kingsbridge_refusals_total"] == before["kingsbridge_refusals_total"] + 1
    text = duel.ana.get("/metrics").body.decode()
    assert not any(secret in text for secret in duel.server.all_secrets())


def test_secrets_are_stored_as_hashes(duel: Any) -> None:
    columns = [
        value
        for query in ("SELECT * FROM devices", "SELECT * FROM links", "SELECT * FROM seats")
        for row in duel.server.rows(query)
        for value in row
    ]
    assert not duel.server.secrets & {str(value) for value in columns}
    assert len(duel.server.secrets) >= 5


def test_the_log_is_lines_of_json_and_tells_nothing(duel: Any) -> None:
    Person(duel.server).get("/sit/" + secret_of(duel.table.links[1]))
    Person(duel.server).get("/watch/" + secret_of(duel.table.watch))
    duel.ana.get(duel.table.path)
    log = duel.server.log
    assert log.splitlines()[1].startswith("{")
    assert not duel.server.leaks()
    assert "/sit/" not in log
    assert "/watch/" not in log


def test_a_database_that_is_gone_is_not_healthy(start: Callable[..., Server]) -> None:
    server = start()
    ana = Person(server, "Ana")
    table = ana.open_table()
    server.kill()
    server.database.write_bytes(b"this is no database, only a file of its name" * 100)
    for suffix in ("-wal", "-shm"):
        server.database.with_name(server.database.name + suffix).unlink(missing_ok=True)
    told = kingsbridge("check-tables", "--data", server.data)
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "Traceback" not in told.stderr
    assert table.id not in told.stderr
    server.database.unlink()  # so that the log can be searched for secrets
    server.start()


def test_unfinished_tables_are_counted(start: Callable[..., Server]) -> None:
    server = start("--tables-per-device=2", *GENEROUS[:3])
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    ana.open_table(ME, ME)
    kept = ana.open_table(ME, ME, FREE, game=LARGER[0][0])
    wanted = {"game": GAME, "seats": [ME, FREE]}
    listed = ben.open_table(listed=True)
    for refused in (
        ana.post("/api/tables", wanted),
        ana.post(listed.path + "/sit", {"seat": 1}),
    ):
        assert (refused.status, refused.reason) == (409, "refused-too-many-tables")

    assert ana.post(kept.path + "/leave", {"seat": 0}).status == 204
    assert ana.post("/api/tables", wanted).status == 409  # one seat there is still hers
    assert ana.post(kept.path + "/leave", {"seat": 1}).status == 204
    assert ana.post("/api/tables", wanted).status == 201
    assert ben.sit(listed.links[1]).status == 200  # whoever is invited may always come


WRONG = (
    ("--port=many",),
    ("--workers=two",),
    ("--requests-per-second=often",),
    ("--data=/dev/null/nowhere",),
    ("--database=nonsense",),
    ("--database=oracle://nowhere/at/all",),
    ("--unknown=1",),
)
NO_SENSE = (
    "--port=99999",
    "--port=-1",
    "--workers=-3",
    "--messages-per-second=-1",
    "--requests-per-second=0",
    "--tables-per-minute=nan",
    "--tables-per-device=0",
    "--sockets-per-address=0",
    "--sockets-per-address=2.5",
    "--base-url=games.example.org",
)


def one_clear_line(tmp_path: Path, *flags: str, **variables: str) -> None:
    data = f"--data={tmp_path / 'data'}"
    told = kingsbridge("serve", data, *flags, patience=PATIENCE, **variables)
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1, told.stderr
    assert told.stderr.startswith("kingsbridge")
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("flags", WRONG, ids=" ".join)
def test_wrong_settings_give_one_clear_line(tmp_path: Path, flags: tuple[str, ...]) -> None:
    one_clear_line(tmp_path, *flags)


def test_settings_that_make_no_sense_give_one_clear_line(tmp_path: Path) -> None:
    for flag in NO_SENSE:
        one_clear_line(tmp_path, flag)


def test_wrong_variables_give_one_clear_line(tmp_path: Path) -> None:
    assert kingsbridge("--version", KINGSBRIDGE_PORT="many").returncode == 0
    one_clear_line(tmp_path, KINGSBRIDGE_PORT="many")


def test_a_port_that_is_taken(house: Server, tmp_path: Path) -> None:
    told = kingsbridge("serve", f"--data={tmp_path / 'data'}", f"--port={house.port}")
    assert told.returncode != 0
    assert "Traceback" not in told.stderr
    assert str(house.port) in told.stderr


def test_a_folder_that_is_served_already(house: Server) -> None:
    told = kingsbridge("serve", f"--data={house.data}", f"--port={free_port()}")
    assert told.returncode == 2
    assert "is served already by another process" in told.stderr
    assert told.stderr.count("\n") == 1


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    data = tmp_path / "elsewhere"
    told = kingsbridge("check-tables", KINGSBRIDGE_DATA=str(tmp_path / "empty"))
    assert "Traceback" not in told.stderr
    with Server(data):
        pass
    told = kingsbridge("check-tables", KINGSBRIDGE_DATA=str(data))
    assert (told.returncode, told.stdout) == (0, "0 of 0 tables replay\n")


def test_stopping_takes_little_time(start: Callable[..., Server]) -> None:
    server = start()
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 10
