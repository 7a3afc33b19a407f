"""Who sits where: links, cookies, codes, spectators, lists."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingsbridge.server.guard.devices import MOST_WATCHED, WATCH
from sample import GAME
from serving import FREE, ME, Person, Server, Table, bot, secret_of


def test_a_link_is_exchanged_for_a_cookie_and_takes_the_seat(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server)
    table = ana.open_table()
    assert list(table.links) == [1]
    assert not ana.sight(table)["seats"][1]["person"]

    answer = ben.sit(table.links[1])

    assert (answer.status, answer.json()) == (200, {"table": table.id, "seat": 1})
    (cookie,) = answer.cookies
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie  # it is not https here
    assert ben.sight(table)["seat"] == 1
    assert ben.sight(table)["phase"] == "playing"


def test_a_used_link_is_good_for_its_device_alone(server: Server) -> None:
    ana, ben, eve = (Person(server, name) for name in ("Ana", "Ben", "Eve"))
    table = ana.open_table()
    assert ben.sit(table.links[1]).status == 200
    stored = server.lines(table.id)

    again = ben.sit(table.links[1])
    assert (again.status, again.json()) == (200, {"table": table.id, "seat": 1})
    assert not again.cookies
    for refused in (eve.sit(table.links[1]), eve.invitation(table.links[1])):
        assert (refused.status, refused.reason) == (409, "refused-link-used")
        assert not refused.cookies
    assert eve.get(table.path).status == 403
    assert server.lines(table.id) == stored


def test_links_that_nobody_made(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table()
    for secret in ("x", "0" * 32, secret_of(table.watch), table.id):
        answer = Person(server).sit(secret)
        assert (answer.status, answer.reason) == (404, "refused-no-such-link")
        answer = Person(server).invitation(secret)
        assert (answer.status, answer.reason) == (404, "refused-no-such-link")
    for secret in ("x", "0" * 32, secret_of(table.links[1])):
        answer = Person(server).get("/watch/" + secret)
        assert (answer.status, answer.reason) == (404, "refused-no-such-link")
        assert not answer.cookies


def test_a_name_is_asked_for_or_kept(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server)
    table = ana.open_table()
    ben.sit(table.links[1], "  Ben \n the  Builder ")
    assert [seat["name"] for seat in ana.sight(table)["seats"]] == ["Ana", "Ben the Builder"]
    another = ana.open_table()
    ben.sit(another.links[1], "")
    assert ana.sight(another)["seats"][1]["name"] == "Ben the Builder"


def test_a_seat_for_a_named_friend(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server)
    table = ana.open_table(ME, {"name": "Ben"})
    assert ana.sight(table)["seats"][1]["name"] == "Ben"
    ben.sit(table.links[1])
    assert ana.sight(table)["seats"][1]["name"] == "Ben"


def test_whoever_only_looks_where_a_link_leads_does_not_use_it_up(server: Server) -> None:
    ana, ben, messenger = Person(server, "Ana"), Person(server, "Ben"), Person(server)
    table = ana.open_table(ME, FREE, title="Sunday")
    stored = server.lines(table.id)

    page = messenger.get("/sit/" + secret_of(table.links[1]))
    told = messenger.invitation(table.links[1])

    assert not page.cookies
    assert page.headers["cache-control"] == "no-store"
    assert not told.cookies
    assert told.json() == {
        "table": table.id,
        "game": GAME,
        "title": "Sunday",
        "seat": 1,
        "players": [seated("Ana"), seated("", person=False)],
        "mine": False,
    }
    assert server.lines(table.id) == stored
    assert messenger.get(table.path).status == 403
    assert ben.sit(table.links[1]).status == 200
    assert ben.invitation(table.links[1]).json()["mine"]


def test_where_a_code_leads(duel: Any) -> None:
    code = duel.ana.post(duel.table.path + "/move-seat", {"seat": 0}).json()["code"]
    phone = Person(duel.server)
    told = phone.invitation(f" {code} ").json()
    assert (told["table"], told["seat"], told["mine"]) == (duel.table.id, 0, False)
    assert phone.sit(code).status == 200
    assert phone.invitation(code).json()["mine"]
    answer = Person(duel.server).invitation(code)
    assert (answer.status, answer.reason) == (409, "refused-link-used")


def test_a_link_ends_when_a_bot_takes_its_seat(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table()
    assert ana.post(table.path + "/fill", {"seat": 1, "bot": "random"}).status == 200
    for refused in (ben.invitation(table.links[1]), ben.sit(table.links[1])):
        assert (refused.status, refused.reason) == (409, "refused-link-used")
        assert not refused.cookies


def test_the_link_to_watch(duel: Any) -> None:
    watcher = Person(duel.server)
    assert watcher.get(duel.table.path).status == 403
    answer = watcher.get(duel.table.watch)
    assert answer.status == 303
    assert "HttpOnly" in answer.cookies[0]
    assert "samesite=lax" in answer.cookies[0].lower()
    assert watcher.sight(duel.table)["seat"] == -3
    with watcher.at(duel.table) as seat:
        assert "offered" not in seat.sight["question"]
        number = duel.asked.act(duel.asked.offered[0])
        assert seat.catch_up(number)["changed"] == number


def test_somebody_may_watch_many_tables(server: Server) -> None:
    ana, watcher = Person(server, "Ana"), Person(server)
    tables = [ana.open_table() for _ in range(3)]
    for table in tables:
        watcher.get(table.watch)
    assert [watcher.sight(table)["seat"] for table in tables] == [-3] * 3


def test_of_the_links_to_watch_the_newest_are_looked_at(server: Server) -> None:
    """Each of them costs a look into the database, and anybody can make up a thousand."""
    table = Person(server, "Ana").open_table()
    made_up = [f"{number:032x}" for number in range(MOST_WATCHED)]
    watcher = Person(server)
    token = secret_of(table.watch)
    watcher.cookies[WATCH] = ".".join([token, *made_up])
    assert watcher.get(table.path).status == 403
    for kept in ([*made_up, token], [token, *["nonsense"] * 100], [token, *made_up[1:]]):
        watcher.cookies[WATCH] = ".".join(kept)
        assert watcher.get(table.path).status == 200
    watcher.cookies[WATCH] = ".".join(made_up)
    watcher.get(table.watch)
    assert watcher.cookies[WATCH].split(".") == [*made_up[1:], token]


def test_a_seat_moves_to_another_device_by_a_code(duel: Any) -> None:
    answer = duel.ben.post(duel.table.path + "/move-seat", {"seat": 1})
    assert answer.status == 200
    code, seconds = answer.json()["code"], answer.json()["seconds"]
    duel.server.secrets.add(code)
    assert 0 < seconds <= 3600
    phone, eve = Person(duel.server), Person(duel.server)

    assert phone.sit(f" {code} ").json() == {"table": duel.table.id, "seat": 1}

    assert phone.sight(duel.table)["seat"] == 1
    assert phone.sight(duel.table)["seats"][1]["name"] == "Ben"
    assert duel.ben.get(duel.table.path).status == 403
    assert eve.sit(code).reason == "refused-link-used"
    assert duel.ana.post(duel.table.path + "/move-seat", {"seat": 1}).status == 403
    with phone.at(duel.table) as seat:
        seat.act(seat.offered[0])


def test_a_moved_seat_is_no_longer_the_old_device_s(duel: Any) -> None:
    old = duel.seats[1]
    code = duel.ben.post(duel.table.path + "/move-seat", {"seat": 1}).json()["code"]
    Person(duel.server).sit(code)
    try:
        answer = old.ask("say", text="am I still here?")
    except ConnectionClosed:
        return
    assert answer["type"] == "refused"


def test_a_moved_seat_is_not_taken_back_by_the_old_link(duel: Any) -> None:
    code = duel.ben.post(duel.table.path + "/move-seat", {"seat": 1}).json()["code"]
    phone = Person(duel.server)
    phone.sit(code)
    assert duel.ben.sit(duel.table.links[1]).status == 409
    assert phone.get(duel.table.path).status == 200


def test_a_seat_is_left_and_filled_before_the_game(server: Server) -> None:
    host, ben = Person(server, "Host"), Person(server, "Ben")
    table = host.open_table(ME, FREE)
    assert host.post(table.path + "/leave", {"seat": 1}).status == 403
    assert host.post(table.path + "/leave", {"seat": 0}).status == 204
    assert host.sight(table)["seat"] == -3
    ben.sit(table.links[1])
    assert ben.post(table.path + "/fill", {"seat": 0, "bot": "random"}).status == 403
    assert ben.sight(table)["phase"] == "waiting"
    assert ben.post(table.path + "/leave", {"seat": 1}).status == 204
    assert [line["event"] for line in server.lines(table.id)] == [
        "opened", "sat", "left", "sat", "left",
    ]  # fmt: skip


def test_the_link_of_a_seat_that_was_left_is_good_again(server: Server) -> None:
    host, ben, eve = (Person(server, name) for name in ("Host", "Ben", "Eve"))
    table = host.open_table(FREE, FREE)
    ben.sit(table.links[0])
    ben.post(table.path + "/leave", {"seat": 0})
    assert eve.sit(table.links[0]).status == 200


def test_the_host_gives_a_free_seat_to_a_bot_and_the_game_begins(server: Server) -> None:
    host = Person(server, "Host")
    table = host.open_table(ME, FREE)
    for wanted, status in (
        ({"seat": 1, "bot": "deep blue"}, 409),
        ({"seat": 0, "bot": "random"}, 409),
        ({"seat": 9, "bot": "random"}, 409),
        ({"seat": 1}, 422),
    ):
        assert host.post(table.path + "/fill", wanted).status == status
    answer = host.post(table.path + "/fill", {"seat": 1, "bot": "greedy"})
    assert answer.status == 200
    assert answer.json()["phase"] == "playing"
    assert Person(server).sit(table.links[1]).status == 409
    assert host.post(table.path + "/leave", {"seat": 0}).reason == "refused-game-began"


def test_listed_and_private_tables(server: Server) -> None:
    ana, eve = Person(server, "Ana"), Person(server)
    shown, hidden = ana.open_table(listed=True), ana.open_table()
    listed = {row["table"]: row for row in eve.get("/api/tables").json()}
    assert shown.id in listed
    assert hidden.id not in listed
    assert listed[shown.id]["seats"] == []
    assert eve.sight(shown)["seat"] == -3
    assert eve.get(hidden.path).status == 403
    assert eve.get("/api/my-tables").json() == []
    with pytest.raises(InvalidStatus):
        eve.at(hidden)


def new_link(host: Person, table: Table, seat: int) -> str:
    answer = host.post(table.path + "/links", {"seat": seat})
    assert answer.status == 201, answer
    assert answer.json()["seat"] == seat
    link: str = answer.json()["link"]
    host.server.secrets.add(secret_of(link))
    return link


def test_the_host_invites_anew_and_the_older_link_ends(server: Server) -> None:
    host, ben, eve = (Person(server, name) for name in ("Host", "Ben", "Eve"))
    table = host.open_table(FREE, FREE)
    first = new_link(host, table, 1)
    link = new_link(host, table, 1)
    assert link.startswith("/sit/")
    for old in (table.links[1], first):
        assert eve.sit(old).reason == "refused-no-such-link"
    assert ben.sit(link).json() == {"table": table.id, "seat": 1}
    assert ben.sit(link).status == 200
    assert eve.sit(link).reason == "refused-link-used"
    assert eve.sit(table.links[0]).status == 200  # another seat's


def test_a_code_of_who_left_ends_with_the_links_of_the_seat(server: Server) -> None:
    host, ben = Person(server, "Host"), Person(server, "Ben")
    table = host.open_table(FREE, FREE)
    ben.sit(table.links[0])
    code = ben.post(table.path + "/move-seat", {"seat": 0}).json()["code"]
    ben.post(table.path + "/leave", {"seat": 0})
    new_link(host, table, 0)
    assert Person(server).sit(code).reason == "refused-no-such-link"


def test_a_new_link_to_watch_leaves_the_others_good(server: Server) -> None:
    host = Person(server, "Host")
    table = host.open_table()
    link = new_link(host, table, -3)
    assert link.startswith("/watch/")
    for way in (link, table.watch):
        watcher = Person(server)
        assert watcher.get(way).status == 303
        assert watcher.sight(table)["seat"] == -3


def test_there_is_no_new_link_for_a_seat_that_is_taken(duel: Any) -> None:
    for seat, status, reason in (
        (0, 409, "refused-seat-taken"),
        (1, 409, "refused-seat-taken"),
        (2, 409, "refused-no-such-seat"),
        (-1, 409, "refused-no-such-seat"),
    ):
        answer = duel.ana.post(duel.table.path + "/links", {"seat": seat})
        assert (answer.status, answer.reason) == (status, reason)
    answer = duel.ben.post(duel.table.path + "/links", {"seat": -3})
    assert (answer.status, answer.reason) == (403, "refused-not-host")


def seated(name: str, bot: str = "", *, person: bool = True) -> dict[str, Any]:
    """Who is on a seat, as sights, lists and invitations tell it."""
    return {"name": name, "bot": bot, "person": person, "resigned": False}


def rows(person: Person, which: str = "tables") -> dict[str, Any]:
    return {row["table"]: row for row in person.get(f"/api/{which}").json()}


def test_lists_tell_titles_names_free_seats_and_how_far_it_is(server: Server) -> None:
    ana, ben, eve = Person(server, "Ana"), Person(server, "Ben"), Person(server)
    table = ana.open_table(ME, {"name": "somebody"}, listed=True, title="Friday")
    for row in (rows(eve)[table.id], rows(ana, "my-tables")[table.id]):
        assert row["title"] == "Friday"
        assert row["players"] == [seated("Ana"), seated("somebody", person=False)]
        assert row["number"] == ana.sight(table)["number"]
    ben.sit(table.links[1])
    row = rows(eve)[table.id]
    assert (row["players"], row["phase"]) == ([seated("Ana"), seated("Ben")], "playing")
    assert row["number"] == ana.sight(table)["number"]
    against = ana.open_table(ME, bot("random"))
    row = rows(ana, "my-tables")[against.id]
    assert row["players"] == [seated("Ana"), seated("", "random", person=False)]
    assert row["players"] == ana.sight(against)["seats"]


def test_nobody_is_taken_for_a_bot_because_of_his_name(server: Server) -> None:
    ana, ben, cid = Person(server, "random 1"), Person(server, "2"), Person(server, "")
    table = ana.open_table(ME, FREE)
    ben.sit(table.links[1])
    assert rows(ana, "my-tables")[table.id]["players"] == [seated("random 1"), seated("2")]
    nameless = cid.open_table(ME, bot("greedy"))
    assert cid.sight(nameless)["seats"] == [seated(""), seated("", "greedy", person=False)]


def test_a_seat_that_was_left_is_free_in_the_list(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(FREE, FREE, listed=True)
    ben.sit(table.links[0])
    assert rows(ana)[table.id]["players"] == [seated("Ben"), seated("", person=False)]
    ben.post(table.path + "/leave", {"seat": 0})
    assert rows(ana)[table.id]["players"] == [seated("", person=False)] * 2
    ana.post(table.path + "/fill", {"seat": 0, "bot": "random"})
    assert rows(ana)[table.id]["players"][0] == seated("", "random", person=False)


def test_finished_and_abandoned_tables_are_no_longer_listed(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, ME, listed=True)
    assert table.id in rows(ana)
    with ana.at(table, "?seat=0") as left, ana.at(table, "?seat=1") as right:
        left.do("ask", wish="abandon")
        right.settle()
        right.do("answer", agrees=True)
    finished = ana.open_table(bot("random"), bot("random"), listed=True)
    with ana.at(finished) as watching:
        watching.hear_until(lambda sight: sight["phase"] == "over")
    assert not {table.id, finished.id} & rows(ana).keys()
    assert rows(ana, "my-tables")[table.id]["phase"] == "abandoned"


def test_a_free_seat_of_a_listed_table_is_taken_without_a_link(server: Server) -> None:
    ana, ben, eve = (Person(server, name) for name in ("Ana", "Ben", "Eve"))
    table = ana.open_table(listed=True)
    answer = ben.post(table.path + "/sit", {"seat": 1, "name": "Ben"})
    assert (answer.status, answer.json()) == (200, {"table": table.id, "seat": 1})
    assert ben.sight(table)["seat"] == 1
    assert ben.sight(table)["phase"] == "playing"
    assert ben.sight(table)["seats"][1]["name"] == "Ben"
    stored = server.lines(table.id)
    assert ben.post(table.path + "/sit", {"seat": 1}).status == 200
    for seat, reason in (
        (0, "refused-seat-taken"),
        (1, "refused-seat-taken"),
        (2, "refused-no-such-seat"),
    ):
        answer = eve.post(table.path + "/sit", {"seat": seat})
        assert (answer.status, answer.reason) == (409, reason)
        assert not answer.cookies
    assert eve.sit(table.links[1]).reason == "refused-link-used"
    assert server.lines(table.id) == stored


def test_a_private_table_needs_a_link(server: Server) -> None:
    table = Person(server, "Ana").open_table()
    answer = Person(server).post(table.path + "/sit", {"seat": 1})
    assert (answer.status, answer.reason) == (403, "refused-private")
    assert not answer.cookies


@pytest.mark.parametrize("by_link", [True, False])
def test_of_many_who_come_at_once_one_gets_the_seat(server: Server, by_link: bool) -> None:  # noqa: FBT001 -- a case
    table = Person(server, "Ana").open_table(listed=True)

    def come(number: int) -> tuple[Person, int]:
        person = Person(server, f"Guest {number}")
        if by_link:
            return person, person.sit(table.links[1]).status
        return person, person.post(table.path + "/sit", {"seat": 1}).status

    with ThreadPoolExecutor(12) as pool:
        came = list(pool.map(come, range(12)))
    (lucky,) = [person for person, status in came if status == 200]
    assert {status for _, status in came} == {200, 409}
    assert lucky.sight(table)["seat"] == 1
    assert [line["event"] for line in server.lines(table.id)].count("sat") == 2


def test_my_tables_begin_with_those_where_i_am_asked(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    tables = [ana.open_table(), ana.open_table(), ana.open_table(ME, ME), ana.open_table()]
    for table in (tables[0], tables[1]):
        ben.sit(table.links[1])
    assert {row["table"] for row in ben.get("/api/my-tables").json()} == {
        tables[0].id, tables[1].id,
    }  # fmt: skip
    with ben.at(tables[0]) as seat:
        while seat.is_asked:
            seat.act(seat.offered[0])
    rows = ana.get("/api/my-tables").json()
    assert [row["asked"] in row["seats"] for row in rows] == [True, True, False, False]
    assert {row["table"] for row in rows[:2]} == {tables[0].id, tables[2].id}
    assert next(row for row in rows if row["table"] == tables[2].id)["seats"] == [0, 1]
    assert ben.get("/api/my-tables").json()[0]["table"] == tables[1].id


def test_a_table_begins_at_once_if_all_seats_are_taken(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(ME, bot("random"))
    assert not table.links
    assert ana.sight(table)["phase"] == "playing"
