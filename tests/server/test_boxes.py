"""Component files that come with a request: what is refused unread, and what is read."""

from __future__ import annotations

import time
from importlib.resources import files
from typing import Final

import pytest

from kingsbridge.server.handlers.boxes import LARGEST, look_over, nesting
from kingsbridge.server.requests import RequestRefused
from sample import GAME
from serving import FREE, ME, Person, Server

OURS: Final = [
    file.read_text()
    for folder in files("kingsbridge.games").iterdir()
    if folder.is_dir() and (file := folder.joinpath("components.toml")).is_file()
]
DEEP: Final = {
    "dotted": ".".join("a" * 8000) + " = 1",
    "dotted and quoted": " . ".join(['"\u2028"'] * 2500) + " = 1",
    "after a text": 'a = """\n#""" ,' + ".".join("a" * 40),
    "lists": "a = " + "[" * 17,
    "tables": "a = " + "{ a = " * 17,
    "a heading": "[" + ".".join("a" * 20) + "]",
}


@pytest.mark.parametrize("text", DEEP.values(), ids=list(DEEP))
def test_what_is_nested_too_deep_is_not_read(text: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        look_over(text)
    assert refused.value.reason["key"] == "refused-box-shape"


def test_what_is_too_large_is_not_read() -> None:
    look_over("#" * LARGEST)
    with pytest.raises(RequestRefused) as refused:
        look_over("#" * (LARGEST + 1))
    assert refused.value.reason == {"key": "refused-box-size", "blanks": {"most": 40}}


def test_our_own_files_are_well_within_the_bounds() -> None:
    assert OURS
    for text in OURS:
        look_over(text)
        assert nesting(text) <= 5
        assert len(text) < LARGEST * 2 / 3


def test_rows_side_by_side_are_not_within_each_other() -> None:
    look_over("rows = [" + "{ a = [1, 2] }, " * 200 + "]")


def test_the_server_answers_at_once(server: Server) -> None:
    """A key of 40,000 parts once kept everybody waiting for half a minute."""
    ana = Person(server, "Ana")
    for text, key in (
        (".".join("a" * 40_000) + " = 1", "refused-box-size"),
        (".".join("a" * 8000) + " = 1", "refused-box-shape"),
        ("[a]\n" + "b = 1\n" * 2, "refused-bad-choice"),
    ):
        began = time.monotonic()
        answer = ana.post("/api/tables", {"game": GAME, "seats": [ME, FREE], "box": text})
        assert (answer.status, answer.reason) == (422, key)
        assert time.monotonic() - began < 10


def test_a_file_of_one_s_own_is_played_with(server: Server) -> None:
    own = files(f"kingsbridge.games.{GAME}").joinpath("components.toml").read_text()
    table = Person(server, "Ana").open_table(box="# my own copy\n" + own)
    assert server.lines(table.id)[0]["box"].startswith("# my own")
