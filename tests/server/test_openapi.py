"""The document says what the server does: every call by hand, and schemathesis beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sample import GAME
from serving import ME, PATIENCE, Person, Server, bot, play_on

CALLS = {
    ("get", "/api/games"),
    ("get", "/api/games/{game}/components"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("get", "/api/my-tables"),
    ("post", "/api/sit"),
    ("post", "/api/invitation"),
    ("get", "/api/tables/{table}"),
    ("get", "/api/tables/{table}/story"),
    ("get", "/api/tables/{table}/past"),
    ("get", "/api/tables/{table}/history"),
    ("get", "/api/tables/{table}/chance"),
    ("get", "/api/tables/{table}/course"),
    ("get", "/api/tables/{table}/record"),
    ("get", "/api/tables/{table}/export"),
    ("post", "/api/tables/{table}/hint"),
    ("get", "/api/tables/{table}/review"),
    ("post", "/api/tables/{table}/review"),
    ("post", "/api/tables/{table}/sit"),
    ("post", "/api/tables/{table}/fill"),
    ("post", "/api/tables/{table}/links"),
    ("post", "/api/tables/{table}/leave"),
    ("post", "/api/tables/{table}/move-seat"),
    ("post", "/api/tables/{table}/again"),
    ("post", "/api/tables/{table}/practise"),
    ("post", "/api/tables/{table}/hide"),
    ("post", "/api/tables/{table}/remove"),
    ("post", "/api/tables/{table}/remove-notes"),
    ("get", "/api/me"),
    ("post", "/api/me/name"),
    ("post", "/api/me/code"),
    ("post", "/api/me/alone"),
    ("post", "/api/recover"),
    ("get", "/api/house"),
    ("get", "/watch/{token}"),
    ("get", "/health"),
    ("get", "/metrics"),
    ("get", "/openapi.json"),
}
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
)


def test_the_document_names_every_call(server: Server) -> None:
    document = Person(server).get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    found = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert found == CALLS


def test_every_documented_call_answers_as_documented(server: Server) -> None:
    document = Person(server).get("/openapi.json").json()
    ana, ben, cid = Person(server, "Ana"), Person(server, "Ben"), Person(server, "Cid")
    table, waiting = ana.open_table(), ana.open_table()
    finished = ana.open_table(ME, bot("random"))
    with ana.at(finished) as seat:
        play_on([seat], Random(1))
    path = table.path
    sent: list[tuple[str, str, Any]] = [
        ("get", "/api/games", ana.get("/api/games")),
        ("get", "/api/games/{game}/components", ana.get(f"/api/games/{GAME}/components")),
        ("get", "/api/tables", ana.get("/api/tables")),
        ("post", "/api/tables", ana.post("/api/tables", {"game": GAME, "seats": [ME, {}]})),
        ("get", "/api/my-tables", ana.get("/api/my-tables")),
        ("post", "/api/sit", ben.sit(table.links[1])),
        ("get", "/api/tables/{table}", ana.get(path + "?seat=0")),
        ("get", "/api/tables/{table}/story", ana.get(path + "/story?since=1")),
        ("get", "/api/tables/{table}/past", ana.get(path + "/past?number=2")),
        ("get", "/api/tables/{table}/history", ana.get(path + "/history?since=1&until=2")),
        ("get", "/api/tables/{table}/chance", ana.get(finished.path + "/chance")),
        ("get", "/api/tables/{table}/course", ana.get(finished.path + "/course")),
        ("get", "/api/tables/{table}/record", ana.get(finished.path + "/record")),
        ("get", "/api/tables/{table}/export", ana.get(path + "/export")),
        ("post", "/api/invitation", cid.invitation(waiting.links[1])),
        ("get", "/watch/{token}", cid.get(table.watch)),
        ("post", "/api/tables/{table}/move-seat", ana.post(path + "/move-seat", {"seat": 0})),
        ("post", "/api/tables/{table}/again", ana.post(finished.path + "/again", {})),
        ("post", "/api/tables/{table}/hide", ana.post(finished.path + "/hide", {})),
        ("get", "/api/house", ana.get("/api/house")),
        ("get", "/health", ana.get("/health")),
        ("get", "/metrics", ana.get("/metrics")),
        ("get", "/openapi.json", ana.get("/openapi.json")),
    ]
    removed = ana.post(finished.path + "/remove-notes", {"seat": 0})
    another = ana.open_table()
    fill = ana.post(another.path + "/fill", {"seat": 1, "bot": "random"})
    leave = ana.post(ana.open_table().path + "/leave", {"seat": 0})
    listed = ana.open_table(listed=True)
    alone = ana.open_table(bot("random"), ME)
    practising = {"number": 4, "seat": 1, "bot": "random"}
    practised = ana.post(finished.path + "/practise", practising)
    weighing = {"seat": 1, "expected": ana.sight(alone)["changed"]}
    sent += [
        ("post", "/api/tables/{table}/links", ana.post(listed.path + "/links", {"seat": 1})),
        ("post", "/api/tables/{table}/sit", ben.post(listed.path + "/sit", {"seat": 1})),
        ("post", "/api/tables/{table}/remove-notes", removed),
        ("post", "/api/tables/{table}/review", ana.post(finished.path + "/review", {})),
        ("get", "/api/tables/{table}/review", ana.get(finished.path + "/review")),
        ("post", "/api/tables/{table}/practise", practised),
        ("post", "/api/tables/{table}/remove", ana.post(finished.path + "/remove", {})),
        ("post", "/api/tables/{table}/fill", fill),
        ("post", "/api/tables/{table}/hint", ana.post(alone.path + "/hint", weighing)),
        ("post", "/api/tables/{table}/leave", leave),
    ]
    code = ana.post("/api/me/code", {})
    sent += [
        ("get", "/api/me", ana.get("/api/me")),
        ("post", "/api/me/name", ana.post("/api/me/name", {"name": "Ana of the document"})),
        ("post", "/api/me/code", code),
        ("post", "/api/recover", Person(server).post("/api/recover", code.json())),
        ("post", "/api/me/alone", ana.post("/api/me/alone", {})),
    ]
    assert {(method, path) for method, path, _ in sent} == CALLS
    for method, path, answer in sent:
        documented = document["paths"][path][method]["responses"]
        usual = next(status for status in documented if int(status) < 400)
        assert str(answer.status) == usual, (path, answer)
        content = documented[usual].get("content", {})
        kind = answer.headers.get("content-type", "").split(";")[0]
        assert not content or kind in content, (path, kind)


@pytest.mark.slow
def test_schemathesis_finds_no_fault(rough: Server, tmp_path: Path) -> None:
    """Many odd requests: no error of the server, and every answer as the document says."""
    before = len(rough.log)
    ana = Person(rough, "Ana")
    table = ana.open_table(ME, bot("random"))
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table.id}"\n')
    for flags in ((), ("--header", f"Cookie: {ana.cookie}")):
        ran = subprocess.run(  # noqa: S603 -- a tool of ours
            [
                *(sys.executable, "-m", "schemathesis.cli"),
                *("--config-file=schemathesis.toml", "run", f"{rough.origin}/openapi.json"),
                "--checks=" + ",".join(CHECKS),
                "--phases=coverage,fuzzing",
                "--max-examples=8",
                "--generation-deterministic",
                "--suppress-health-check=all",
                "--no-color",
                *flags,
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=4 * PATIENCE,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
        assert "Tested: 37" in ran.stdout
    assert '"ERROR"' not in rough.log[before:]


def test_the_document_is_plain_json(server: Server) -> None:
    answer = Person(server).get("/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert "NewTable" in json.loads(answer.body)["components"]["schemas"]
