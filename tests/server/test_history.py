"""The past of a table: step by step, with whose eyes, and whether chance was fair."""

from __future__ import annotations

import ast
import hashlib
import hmac
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge.server.handlers.history import MOST_STEPS
from serving import ME, PATIENCE, Json, Person, Server, play_on, put

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def history(person: Person, path: str, query: str = "") -> Json:
    answer = person.get(f"{path}/history{query}")
    assert answer.status == 200, answer
    told: Json = answer.json()
    return told


def played(duel: Any) -> str:
    """A whole game with talk, notes, an undo where possible and a take-back."""
    duel.seats[0].do("note", text="Ana keeps this to herself")
    play_on(duel.seats, Random(21), most=20)
    duel.seats[0].do("ask", wish="take back")
    duel.seats[1].settle()
    duel.seats[1].do("answer", agrees=True)
    duel.seats[1].do("note", text="Ben keeps that to himself")
    play_on(duel.seats, Random(22))
    path: str = duel.table.path
    return path


def test_a_whole_game_in_one_call_agrees_with_past_and_story(duel: Any) -> None:
    path = played(duel)
    for person in (duel.ana, duel.ben):
        told = history(person, path)
        story = person.get(path + "/story").json()
        seen = told["sight"]
        assert seen == person.get(path + "/past?number=1").json()
        numbers = [step["number"] for step in told["steps"]]
        assert numbers == list(range(2, person.sight(duel.table)["number"] + 1))
        assert [line for step in told["steps"] for line in step["story"]] == story
        for step in told["steps"]:
            seen = put(seen, step["change"])
            assert {line["event"] for line in step["story"]} <= {step["number"]}
            if step["number"] % 7 == 0:
                assert seen == person.get(f"{path}/past?number={step['number']}").json()
        assert seen == person.sight(duel.table)
        assert told["more"] is False


def test_a_part_of_the_past(duel: Any) -> None:
    play_on(duel.seats, Random(23), most=12)
    path = duel.table.path
    whole = history(duel.ana, path)
    part = history(duel.ana, path, "?since=6&until=9")
    assert part["steps"] == [step for step in whole["steps"] if 6 < step["number"] <= 9]
    assert part["sight"] == duel.ana.get(path + "/past?number=6").json()
    assert history(duel.ana, path, "?since=6&until=6")["steps"] == []
    last = duel.ana.sight(duel.table)["number"]
    for query in ("?since=0", f"?since={last + 1}", f"?until={last + 1}", "?since=6&until=5"):
        answer = duel.ana.get(path + "/history" + query)
        assert (answer.status, answer.reason) == (404, "refused-no-such-number")
    for query in ("?since=x", "?until=-1", "?since=1.5"):
        answer = duel.ana.get(path + "/history" + query)
        assert (answer.status, answer.reason) == (422, "refused-malformed")


def test_a_long_past_comes_in_parts(start: Callable[..., Server]) -> None:
    server = start()
    ana = Person(server, "Ana")
    table = ana.open_table(ME, ME)
    with ana.at(table, "?seat=0") as left, ana.at(table, "?seat=1") as right:
        for turn in range(MOST_STEPS + 3):
            (left, right)[turn % 2].do("say", text=str(turn))
    told = history(ana, table.path)
    assert (len(told["steps"]), told["more"]) == (MOST_STEPS, True)
    rest = history(ana, table.path, f"?since={told['steps'][-1]['number']}")
    assert (len(rest["steps"]), rest["more"]) == (6, False)


def test_nobody_has_other_eyes_before_the_end(duel: Any) -> None:
    play_on(duel.seats, Random(24), most=5)
    for part in ("history", "past", "story"):
        for eyes in ("0", "1", "spectator", "all", "", "nonsense", "99"):
            answer = duel.ana.get(f"{duel.table.path}/{part}?as={eyes}")
            assert (answer.status, answer.reason) == (403, "refused-others-eyes")
    assert Person(duel.server).get(duel.table.path + "/history?as=all").reason == "refused-no-seat"


def test_nobody_has_other_eyes_at_an_abandoned_table(duel: Any) -> None:
    duel.seats[0].do("ask", wish="abandon")
    duel.seats[1].settle()
    duel.seats[1].do("answer", agrees=True)
    for part in ("history?as=all", "past?as=1", "story?as=all"):
        assert duel.ana.get(f"{duel.table.path}/{part}").status == 403
    assert duel.ana.get(duel.table.path + "/chance").reason == "refused-not-over"


def test_everybody_s_eyes_are_open_once_it_is_over(duel: Any) -> None:
    path = played(duel)
    number = 10
    past = f"/past?number={number}"
    # Ana had written a note by then, which she counts and Ben does not.
    theirs = duel.ben.get(f"{path}/past?number={number - 1}").json()
    theirs |= {"number": number, "changed": theirs["changed"] + 1}
    assert duel.ana.get(path + past + "&as=1").json() == theirs
    mine = {line["event"]: line for line in duel.ana.get(path + "/story?as=1").json()}
    notes = [line["blanks"]["text"] for line in mine.values() if line["key"] == "table-noted"]
    assert notes == ["Ana keeps this to herself"]
    for eyes, seat in (("spectator", -3), ("all", -4), ("0", 0), ("1", 1)):
        told = history(duel.ana, path, f"?as={eyes}")
        assert told["sight"]["seat"] == seat
        assert duel.ana.get(f"{path}{past}&as={eyes}").json()["seat"] == seat
        assert b"Ben keeps that" not in duel.ana.get(f"{path}/history?as={eyes}").body
        assert b"Ben keeps that" not in duel.ana.get(f"{path}/story?as={eyes}").body
    for wrong, status, reason in (
        ("2", 404, "refused-no-such-seat"),
        ("-4", 422, "refused-malformed"),
        ("", 422, "refused-malformed"),
        ("everybody", 422, "refused-malformed"),
    ):
        answer = duel.ana.get(f"{path}/history?as={wrong}")
        assert (answer.status, answer.reason) == (status, reason)


def test_chance_can_be_worked_out_again(duel: Any) -> None:
    path = duel.table.path
    assert duel.ana.get(path + "/chance").reason == "refused-not-over"
    commitment = duel.ana.sight(duel.table)["commitment"]
    played(duel)
    told = duel.ben.get(path + "/chance").json()
    assert told["commitment"] == commitment
    assert hashlib.sha256(told["seed"].encode()).hexdigest() == commitment
    assert len(told["draws"]) > 20
    for draw in told["draws"]:
        mac = hmac.new(told["seed"].encode(), str(draw["ply"]).encode(), "sha256")
        point = int(mac.hexdigest(), 16) % sum(draw["weights"])
        bag = [
            words
            for words, weight in zip(draw["options"], draw["weights"], strict=True)
            for _ in range(weight)
        ]
        assert bag[point] == draw["drawn"]
    record = duel.ana.get(path + "/record").body.decode()
    moves = re.findall(r"^(-|\d) (.+)$", record, re.MULTILINE)
    drawn = [(ply, words) for ply, (seat, words) in enumerate(moves) if seat == "-"]
    assert drawn == [(draw["ply"], draw["drawn"]) for draw in told["draws"]]


def test_how_everybody_stood_is_told_at_the_end_and_not_before(duel: Any) -> None:
    path = duel.table.path
    answer = duel.ana.get(path + "/course")
    assert (answer.status, answer.reason) == (409, "refused-not-over")
    played(duel)
    told = duel.ana.get(path + "/course").json()
    theirs = duel.ben.get(path + "/course").json()
    assert [step["scores"] for step in theirs] == [step["scores"] for step in told]
    assert theirs[-1]["number"] == duel.ben.sight(duel.table)["changed"]
    now = duel.ana.sight(duel.table)
    assert (told[0]["number"], told[-1]["number"]) == (4, now["changed"])
    assert told[0]["scores"] == [0, 0]
    assert told[-1]["scores"] == now["result"]["scores"]
    assert told[-1]["account"] == now["result"]["account"]
    seen = history(duel.ana, path)
    sight, changed = seen["sight"], []
    for step in seen["steps"]:
        sight = put(sight, step["change"])
        if sight["changed"] == step["number"]:
            changed.append(step["number"])
    assert [step["number"] for step in told] == changed


def test_the_page_tells_how_to_check_chance(duel: Any) -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    found = re.search(r"<!-- run: chance -->\n```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    played(duel)
    told = duel.ana.get(duel.table.path + "/chance").body
    ran = run_example(found[1], told)
    assert ast.literal_eval(ran.stdout.decode()) is True
    draws = duel.ana.get(duel.table.path + "/chance").json()["draws"]
    other = next(one for one in draws[0]["options"] if one != draws[0]["drawn"])
    forged = told.replace(f'"drawn":"{draws[0]["drawn"]}"'.encode(), f'"drawn":"{other}"'.encode())
    assert run_example(found[1], forged).stdout != ran.stdout


def run_example(program: str, told: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 -- our own page
        [sys.executable, "-c", program],
        input=told,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )


@pytest.mark.parametrize("part", ["history", "chance", "course"])
def test_the_past_of_a_table_that_does_not_exist(server: Server, part: str) -> None:
    assert Person(server).get(f"/api/tables/nowhere/{part}").status == 404
