"""What can be played here, and what is in each box."""

from __future__ import annotations

from typing import Any

from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import GAMES
from kingsbridge.terminal.components import components_as_json
from sample import GAME
from serving import Person, Server, kingsbridge, line_of


def said(language: str, told: dict[str, Any]) -> str:
    return catalogue(language, GAME).say(line_of(told))


def test_the_games_tell_their_length_and_their_rules(server: Server) -> None:
    (row,) = (row for row in Person(server).get("/api/games").json() if row["game"] == GAME)
    assert row["minutes"] == list(GAMES[GAME].MINUTES)
    assert row["rules"] == GAMES[GAME].RULES_VERSION
    assert row["hidden"] == GAMES[GAME].HIDDEN


def test_the_box_is_told_as_the_command_line_tells_it(server: Server) -> None:
    rows = Person(server).get(f"/api/games/{GAME}/components").json()
    told = components_as_json(GAMES[GAME].box().components, catalogue("en", GAME))
    assert [row["count"] for row in rows] == [row["count"] for row in told]
    assert [row["status"]["key"] for row in rows] == ["status-" + row["status"] for row in told]
    for row, other in zip(rows, told, strict=True):
        marks = {mark["aspect"]["key"]: mark["status"]["key"] for mark in row["marks"]}
        aspects = {"aspect-" + name: "status-" + mark for name, mark in other["aspects"].items()}
        assert marks == (aspects if len(set(aspects.values())) > 1 else {})
    assert any(row["marks"] for row in rows)
    assert any(not row["marks"] for row in rows)
    table = kingsbridge("cards", GAME).stdout
    for row in rows:
        for language in LANGUAGES:
            assert said(language, row["group"])
            assert said(language, row["status"])
        assert said("en", row["group"]) in table
    assert [said("en", row["name"]) for row in rows] == [row["name"] for row in told]


def test_the_box_of_a_game_that_does_not_exist(server: Server) -> None:
    answer = Person(server).get("/api/games/chess/components")
    assert (answer.status, answer.reason) == (404, "refused-no-such-game")
