"""What people ask of each other at a table: undo, take back, hand over, resign, abandon, chat."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kingsbridge.bots.levels import USUAL
from sample import FIRST, LARGER
from serving import FREE, ME, Person, Seat, Server, bot, play_on


def act_until_undo_is_possible(duel: Any) -> Seat:
    """Play until somebody could take something back freely."""
    rng = Random(4)
    while not duel.asked.sight["question"]["can_undo"]:
        duel.asked.act(rng.choice(duel.asked.offered))
    asked: Seat = duel.asked
    return asked


def test_undo_inside_the_turn(duel: Any) -> None:
    act_until_undo_is_possible(duel)
    seat = duel.asked
    number = seat.sight["changed"]
    before = duel.ana.get(f"{duel.table.path}/past?number={number - 1}").json()
    assert duel.other.refused("undo", expected=number) == "illegal-undo"

    seat.do("undo", expected=number)

    assert duel.asked is seat
    assert duel.ana.sight(duel.table)["view"] == before["view"]
    assert duel.other.settle()["view"] == before["view"]
    assert duel.other.story[-1]["key"] == "table-undid"
    seat.act(seat.offered[-1])


def test_what_was_drawn_is_not_undone_freely(duel: Any) -> None:
    """After each move: if nature was asked or another seat is, nothing can be undone."""
    rng = Random(8)
    for _ in range(25):
        seat = duel.asked
        seat.act(rng.choice(seat.offered))
        others_turn = duel.asked is not seat
        if others_turn or duel.server.lines(duel.table.id)[-1].get("drawn"):
            for each in duel.seats:
                changed = each.sight["changed"]
                assert each.refused("undo", expected=changed) == "illegal-undo"


def test_take_back_needs_consent(duel: Any) -> None:
    seat, other = duel.asked, duel.other
    before = duel.ana.sight(duel.table)
    seat.act(seat.offered[0])
    wish = seat.do("ask", wish="take back")
    assert other.catch_up(wish)["wish"] == {
        "seat": 1, "wish": "take back", "waiting_for": [0], "taught": False,
    }  # fmt: skip
    assert seat.refused("answer", agrees=True) == "refused-not-asked"
    assert other.refused("ask", wish="abandon") == "refused-wish-open"
    other.do("answer", agrees=False)
    assert duel.asked is other
    assert other.sight["wish"] is None

    seat.do("ask", wish="take back")
    other.do("answer", agrees=True)
    assert duel.asked is seat
    assert duel.ana.sight(duel.table)["view"] == before["view"]
    assert seat.sight["wish"] is None


def test_bots_agree_to_take_back(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(bot("random"), ME)
    with ana.at(table) as seat:
        seat.hear_until(lambda sight: sight["asked"] == 1)
        offered, view = seat.offered, seat.sight["view"]
        seat.act(offered[0])
        seat.hear_until(lambda sight: sight["asked"] == 1)
        seat.do("ask", wish="take back")
        seat.hear_until(lambda sight: sight["asked"] == 1)
        assert (seat.offered, seat.sight["view"]) == (offered, view)


def test_abandon_by_agreement(duel: Any) -> None:
    seed = duel.server.seed(duel.table.id)
    duel.seats[0].do("ask", wish="abandon")
    duel.seats[1].settle()
    duel.seats[1].do("answer", agrees=True)
    duel.seats[0].settle()
    for seat in duel.seats:
        assert seat.sight["phase"] == "abandoned"
        assert seat.sight["asked"] not in {0, 1}
        assert seat.sight["result"] is None
        assert seat.refused("act", expected=seat.sight["changed"], words=FIRST) == (
            "illegal-game-over"
        )
        assert not any(seed in text for text in seat.received)
    assert duel.ana.get(duel.table.path + "/record").reason == "refused-not-over"
    assert duel.ana.get("/api/my-tables").json()[0]["phase"] == "abandoned"


def test_hand_over_to_a_bot_and_come_back(duel: Any) -> None:
    seat, other = duel.asked, duel.other
    number = seat.do("hand over", bot="random")
    assert other.catch_up(number)["seats"][1]["bot"] == "random"
    assert seat.refused("hand over", bot="greedy") == "refused-bot-plays"
    other.hear_until(lambda sight: sight["asked"] == 0)
    seat.do("come back")
    assert seat.sight["seats"][1] == {
        "name": "Ben", "bot": "", "person": True, "resigned": False,
    }  # fmt: skip
    play_on(duel.seats, Random(2), most=10)


def test_of_two_who_resigns_loses(duel: Any) -> None:
    play_on(duel.seats, Random(4), most=6)
    seat, other = duel.seats
    other.catch_up(seat.do("resign"))
    result: dict[str, Any] = {}
    for sight in (seat.sight, other.sight):
        assert (sight["phase"], sight["asked"]) == ("over", -2)
        assert sight["seats"][0]["resigned"]
        result = sight["result"]
        assert (result["winners"], result["resigned"], result["ranking"]) == ([1], 0, [2, 1])
        assert result["stand_ins"] == []
    assert other.story[-1]["key"] == "table-resigned"
    assert other.refused("come back") == "illegal-game-over"
    row = duel.ben.get("/api/my-tables").json()[0]
    assert row["outcome"] == {"winners": [1], "resigned": 0, "stand_ins": []}
    assert row["players"][0]["resigned"]
    record = duel.ana.get(duel.table.path + "/record").body.decode()
    assert "\nresigned 0\n" in record
    assert "\nscores" not in record
    assert duel.ana.get(duel.table.path + "/chance").json()["seed"] == result["seed"]


@pytest.mark.parametrize(("game", "seats"), LARGER[:1])
def test_with_more_a_bot_plays_on_and_nobody_says_that_he_won(
    server: Server, game: str, seats: int
) -> None:
    ana = Person(server, "Ana")
    others = [bot("random")] * (seats - 2)
    table = ana.open_table(ME, ME, *others, game=game)
    with ana.at(table, "?seat=0") as one, ana.at(table, "?seat=1") as two:
        number = one.do("resign")
        assert one.refused("come back") == "refused-resigned"
        ply = server.lines(table.id)[number - 1]
        assert ply == {"event": "replaced", "seat": 0, "bot": USUAL, "why": "resigned"}
        two.catch_up(two.do("hand over", bot="random"))
        over = two.hear_until(lambda sight: sight["phase"] == "over")
    result = over["result"]
    assert [entry["seat"] for entry in result["stand_ins"]] == [0, 1]
    assert [entry["why"] for entry in result["stand_ins"]] == ["resigned", "handed over"]
    assert [entry["bot"] for entry in result["stand_ins"]] == [USUAL, "random"]
    assert result["stand_ins"][0]["since"] == number
    best = min(result["ranking"][2:])
    assert result["winners"] == [s for s in range(2, seats) if result["ranking"][s] == best]
    row = ana.get("/api/my-tables").json()[0]
    assert row["outcome"] == {name: result[name] for name in ("winners", "resigned", "stand_ins")}
    record = ana.get(table.path + "/record").body.decode()
    first = result["stand_ins"][0]
    assert f"\nstand-in 0 {first['ply']} {USUAL} resigned\n" in record


def test_a_bot_stands_in_for_whoever_is_absent_and_may_return(server: Server) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.open_table(ME, FREE, absent_after=1, absent_bot="random")
    ben.sit(table.links[1])
    with ana.at(table) as seat:
        seat.hear_until(lambda sight: sight["seats"][1]["bot"] == "random")
        told = next(line for line in seat.story if line["key"] == "table-replaced")
        assert (told["blanks"]["seat"], told["blanks"]["why"]) == (1, "absent")
        with ben.at(table) as back:
            back.do("come back")
            assert back.sight["seats"][1]["bot"] == ""


def test_chat_is_for_all_and_notes_for_oneself(duel: Any) -> None:
    watcher = Person(duel.server)
    watcher.get(duel.table.watch)
    with watcher.at(duel.table) as watching:
        duel.seats[0].do("say", text="  good <b>luck</b>  ")
        number = duel.seats[1].do("note", text="she likes rows")
        for seat in (duel.seats[0], watching):
            seat.settle()
            assert seat.story[-1]["key"] == "table-said"
            assert seat.story[-1]["blanks"]["text"] == "good <b>luck</b>"
            assert "she likes rows" not in json.dumps(seat.received)
    assert duel.seats[1].story[-1]["blanks"]["text"] == "she likes rows"
    for person in (duel.ana, watcher):
        for part in ("", "/story", "/export", f"/past?number={number - 1}"):
            assert b"she likes rows" not in person.get(duel.table.path + part).body
    assert b"she likes rows" in duel.ben.get(duel.table.path + "/export").body


def test_the_story_since_a_number(duel: Any) -> None:
    play_on(duel.seats, Random(11), most=8)
    number = duel.seats[0].do("say", text="one")
    duel.seats[0].do("say", text="two")
    story = duel.ana.get(duel.table.path + "/story").json()
    assert story[-len(duel.seats[0].story) :] == duel.seats[0].story
    since = duel.ana.get(f"{duel.table.path}/story?since={number}").json()
    assert [line["blanks"]["text"] for line in since] == ["two"]
    since = duel.ana.get(f"{duel.table.path}/story?since={number - 1}").json()
    assert [line["blanks"]["text"] for line in since] == ["one", "two"]
    for wrong in ("x", "-1", "1.5", "%C2%B2", "9" * 30):
        answer = duel.ana.get(f"{duel.table.path}/story?since={wrong}")
        assert (answer.status, answer.reason) == (422, "refused-malformed")


def test_every_line_of_the_story_has_the_number_of_its_event(duel: Any) -> None:
    play_on(duel.seats, Random(11), most=20)
    story = duel.ana.get(duel.table.path + "/story").json()
    numbers = [line["event"] for line in story]
    assert numbers == sorted(numbers)
    middle = numbers[len(numbers) // 2]
    since = duel.ana.get(f"{duel.table.path}/story?since={middle}").json()
    assert since == [line for line in story if line["event"] > middle]


def test_the_sight_of_any_past_number(duel: Any) -> None:
    seen = {seat.sight["number"]: json.dumps(seat.sight) for seat in duel.seats[:1]}
    rng = Random(12)
    for _ in range(12):
        play_on(duel.seats, rng, most=1)
        duel.seats[0].settle()
        seen[duel.seats[0].sight["number"]] = json.dumps(duel.seats[0].sight)
    for number, sight in seen.items():
        then = duel.ana.get(f"{duel.table.path}/past?number={number}").json()
        assert then == json.loads(sight)
    for number in (0, 999):
        answer = duel.ana.get(f"{duel.table.path}/past?number={number}")
        assert (answer.status, answer.reason) == (404, "refused-no-such-number")


def test_a_past_never_tells_the_seed_until_the_end(duel: Any) -> None:
    seed = duel.server.seed(duel.table.id)
    play_on(duel.seats, Random(13))
    number = duel.seats[0].sight["number"]
    assert seed not in duel.ana.get(f"{duel.table.path}/past?number={number - 1}").body.decode()
    assert seed in duel.ana.get(f"{duel.table.path}/past?number={number}").body.decode()
