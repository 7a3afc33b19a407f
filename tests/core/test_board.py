"""What the boards of all games are drawn with."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kingsbridge.core.board import Sheet, flow, header, spread
from kingsbridge.core.game import Trail
from kingsbridge.core.story import Line
from kingsbridge.core.text import catalogue
from sample import GAME

TEXTS = catalogue("en", GAME)
TRAIL: Trail = {
    "parts": [{"key": "status-known"}, {"key": "status-derived", "seat": 1}],
    "now": 0,
}


def head(width: int, now: int = 0) -> Text:
    sheet: Sheet[Any] = Sheet({}, TEXTS, ["Ana", "Ben"])
    return header(sheet, Line("end-decides"), {**TRAIL, "now": now}, width)


def test_the_parts_of_a_turn_stand_at_the_end_of_the_first_line() -> None:
    text = head(80)

    assert text.plain.startswith(f"❦ {TEXTS.say_key('title')}  decides  ")
    assert text.plain.endswith("  ● known  ○ derived")
    assert len(text) == 80


def test_the_part_under_way_says_whose_it_is_in_his_colour() -> None:
    text = head(80, now=1)

    assert text.plain.endswith("○ known  ● derived (Ben)")
    assert text.spans[-1].style == "seat-1"


def test_where_there_is_little_room_only_the_part_under_way_is_told() -> None:
    assert head(36).plain.endswith("  ● known ○")
    assert head(35).plain.endswith("  ● known")
    assert "●" not in head(30).plain
    assert head(12).plain.endswith("…")


def test_two_texts_stand_at_the_ends_of_a_line_if_there_is_room_for_both() -> None:
    assert spread(Text("one"), Text("two"), 9).plain == "one   two"
    assert spread(Text("one"), Text("two"), 6).plain == "one"


def test_parts_flow_into_as_many_lines_as_they_need() -> None:
    parts = [Text(word) for word in ("one", "two", "three", "a very long one")]

    assert [line.plain for line in flow(parts, 9, 1)] == ["one  two", " three", " a very …"]
