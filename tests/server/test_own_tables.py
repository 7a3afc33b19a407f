"""One's own list of tables: in which order, how each ended, and what one no longer wants to see."""

from __future__ import annotations

import time
from typing import Any

from kingsbridge.server.handlers.lists import MOST_MINE
from serving import FREE, ME, Person, Server, bot


def mine(person: Person, query: str = "") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = person.get("/api/my-tables" + query).json()
    return rows


def test_where_i_am_asked_comes_first_and_what_is_over_last(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    asked = ana.open_table(FREE, ME)  # the second seat begins
    ben.sit(asked.links[0])
    over = ana.open_table(ME, ME)
    with ana.at(over, "?seat=0") as seat:
        seat.do("resign")
    waiting = ana.open_table(ME, FREE)
    running = ana.open_table(ME, FREE)
    ben.sit(running.links[1])
    ended = ana.open_table(ME, ME)
    with ana.at(ended, "?seat=1") as seat:
        seat.do("resign")

    rows = mine(ana)

    wanted = [asked.id, running.id, waiting.id, ended.id, over.id]
    assert [row["table"] for row in rows] == wanted
    assert [row["outcome"] and row["outcome"]["winners"] for row in rows] == [
        None, None, None, [0], [1],
    ]  # fmt: skip
    assert all(time.time() - 60 < row["moved"] <= row["touched"] for row in rows)


def test_a_finished_table_can_be_hidden_and_shown_again(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    ben.sit(table.links[1])
    refused = ana.post(table.path + "/hide", {})
    assert (refused.status, refused.reason) == (409, "refused-not-over")
    with ana.at(table) as seat:
        seat.do("resign")

    assert ana.post(table.path + "/hide", {}).status == 204

    assert mine(ana) == []
    assert [(row["table"], row["hidden"]) for row in mine(ana, "?hidden=1")] == [(table.id, True)]
    assert [row["table"] for row in mine(ben)] == [table.id]
    assert ana.post(table.path + "/hide", {"hidden": False}).status == 204
    assert [(row["table"], row["hidden"]) for row in mine(ana)] == [(table.id, False)]
    stranger = Person(server, "Eve").post(table.path + "/hide", {})
    assert (stranger.status, stranger.reason) == (403, "refused-no-seat")


def test_notes_can_be_thrown_away(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"))
    with ana.at(table) as seat:
        seat.do("note", text="beware of Monday")
        seat.do("say", text="hello")
        number = seat.sight["number"]
    assert ana.post(table.path + "/remove-notes", {"seat": 1}).status == 403

    assert ana.post(table.path + "/remove-notes", {"seat": 0}).status == 204

    for part in ("/story", f"/history?since=1&until={number}", "/export"):
        told = ana.get(table.path + part).body
        assert b"Monday" not in told
        assert b"hello" in told
    with ana.at(table, "?since=0") as again:
        assert "table-noted" not in [line["key"] for line in again.story]


def test_notes_that_are_thrown_away_leave_the_journal(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, ME)
    with ana.at(table, "?seat=0") as seat:
        seat.do("note", text="beware of Monday")
    with ana.at(table, "?seat=1") as seat:
        seat.do("note", text="hope for Tuesday")

    assert ana.post(table.path + "/remove-notes", {"seat": 0}).status == 204

    stored = str(server.lines(table.id))
    assert "Monday" not in stored
    assert "Tuesday" in stored


def test_a_finished_table_is_removed_once_nobody_else_keeps_it(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE)
    ben.sit(table.links[1])
    early = ana.post(table.path + "/remove", {})
    assert (early.status, early.reason) == (409, "refused-not-over")
    with ana.at(table) as seat:
        seat.do("resign")
    stranger = Person(server, "Eve").post(table.path + "/remove", {})
    assert (stranger.status, stranger.reason) == (403, "refused-no-seat")
    assert [row["removable"] for row in mine(ana)] == [False]
    kept = ana.post(table.path + "/remove", {})
    assert (kept.status, kept.reason) == (409, "refused-still-kept")
    assert [row["table"] for row in mine(ben)] == [table.id]

    ben.post(table.path + "/hide", {})
    assert [row["removable"] for row in mine(ana)] == [True]
    assert ana.post(table.path + "/remove", {}).status == 204

    assert mine(ana) == mine(ben, "?hidden=1") == []
    assert ana.get(table.path).status == 404


def test_a_table_of_ones_own_and_bots_can_be_removed_at_once(server: Server) -> None:
    ana = Person(server, "Ana")
    alone, shared = ana.open_table(ME, bot("random")), ana.open_table(ME, ME)
    for table in (alone, shared):
        with ana.at(table, "?seat=0") as seat:
            seat.do("resign")
        assert ana.post(table.path + "/remove", {}).status == 204
    assert mine(ana) == []


def test_a_long_list_is_told_in_pieces(server: Server) -> None:
    ana = Person(server, "Ana")
    tables = [ana.open_table(ME, FREE).id for _ in range(MOST_MINE + 2)]
    assert [row["table"] for row in mine(ana)] == tables[:1:-1]
    assert [row["table"] for row in mine(ana, f"?skip={MOST_MINE}")] == tables[1::-1]
    assert mine(ana, f"?skip={len(tables)}") == []


def test_one_table_of_mine_is_told_hidden_or_not(server: Server) -> None:
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    table = ana.open_table(ME, ME)
    with ana.at(table, "?seat=0") as seat:
        seat.do("resign")
    ana.post(table.path + "/hide", {})
    eve.open_table(ME, FREE)
    assert [row["seats"] for row in mine(ana, f"?table={table.id}")] == [[0, 1]]
    assert mine(eve, f"?table={table.id}") == []
    assert mine(ana, "?table=unheard-of") == []
