"""Component sets and options."""

from __future__ import annotations

import pytest

from kingsbridge.core.components import BadBox, Component, Tables, tell, weakest
from kingsbridge.core.game import BadOptions, Choice, Option, read_options, write_choice
from kingsbridge.core.story import Line

OPTIONS = (Option("light", (False, True), default=False), Option("years", (10, 16), default=16))


ROW = "[gold]\nstart = 3\nkinds = ['a', 'b']\nsums = [1, 2]\nstatus = { start = 'known' }\n"


def test_the_digest_tells_sets_apart_but_not_remarks_or_marks() -> None:
    here = Tables(ROW).digest

    assert here == Tables("# a remark\n" + ROW.replace("known", "derived")).digest
    assert here != Tables(ROW.replace("3", "4")).digest


def test_a_row_gives_what_is_asked_for() -> None:
    row = Tables(ROW).row("gold")

    assert row.number("start") == 3
    assert row.numbers("sums", 2) == (1, 2)
    assert row.words("kinds", 2, "abc") == ("a", "b")
    assert row.status == {"start": "known"}


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("start = 3.5", "gold: start should be a whole number from 0 to 9, not 3.5"),
        ("start = true", "not True"),
        ("start = '3'", "not '3'"),
        ("start = -1", "not -1"),
        ("start = 10", "not 10"),
        ("sums = [1, 'x']", "gold: sums should be a whole number"),
        ("sums = [1]", r"gold: sums should be a list of 2, not \[1\]"),
        ("kinds = 'ab'", "gold: kinds should be a list of 2, not 'ab'"),
        ("kinds = ['a', 'z']", "gold: kinds cannot be 'z'"),
        ("kinds = ['a', 3]", "gold: kinds cannot be 3"),
        ("other = 1", "gold: start is missing"),
    ],
)
def test_a_row_refuses_what_it_should_not_hold(entry: str, complaint: str) -> None:
    name = entry.split(maxsplit=1)[0]
    lines = [line for line in ROW.splitlines() if not line.startswith(name)]
    if name == "other":
        lines = [line for line in lines if not line.startswith("start")]
    row = Tables("\n".join([*lines, entry])).row("gold")

    with pytest.raises(BadBox, match=complaint):
        (row.number("start", highest=9), row.numbers("sums", 2), row.words("kinds", 2, "abc"))


def test_a_table_has_as_many_rows_as_it_should() -> None:
    with pytest.raises(BadBox, match="gold: there should be 2 rows, not 1"):
        Tables(ROW).rows("gold", 2)
    with pytest.raises(BadBox, match="silver: there should be some rows, not 0"):
        Tables(ROW).rows("silver")


def test_a_row_is_as_sure_as_its_least_sure_aspect() -> None:
    assert (
        weakest({"kind": "known", "count": "reconstructed", "number": "derived"}) == "reconstructed"
    )
    assert weakest({"kind": "known"}) == "known"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("= nonsense", "not a components file"),
        ("[[card]]\nname = 'x'", "card: a row has no status marks"),
        ("[card]\nstatus = {}", "card: a row has no status marks"),
        ("card = 3", "card: a row has no status marks"),
        ("card = " + "[" * 5000, "not a components file"),
        ("[card]\nstatus = { kind = 'sure' }", "card: kind cannot be 'sure'"),
    ],
)
def test_a_set_without_clear_marks_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadBox, match=complaint):
        Tables(text)


def test_options_are_the_usual_ones_unless_something_is_said() -> None:
    assert read_options(OPTIONS, {}) == {"light": False, "years": 16}
    assert read_options(OPTIONS, {"light": "yes", "years": "10"}) == {"light": True, "years": 10}
    assert read_options(OPTIONS, {"light": True, "years": 10}) == {"light": True, "years": 10}
    assert [write_choice(choice) for choice in (True, False, 10, "b")] == ["yes", "no", "10", "b"]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"heavy": "yes"}, r"no option 'heavy' in this game \(light, years\)"),
        ({"light": "true"}, r"'light' cannot be 'true' \(choose from no, yes\)"),
        ({"years": "12"}, r"'years' cannot be '12' \(choose from 10, 16\)"),
        ({"years": True}, r"'years' cannot be 'yes' \(choose from 10, 16\)"),
    ],
)
def test_options_a_game_does_not_offer_are_refused(
    given: dict[str, Choice], complaint: str
) -> None:
    with pytest.raises(BadOptions, match=complaint):
        read_options(OPTIONS, given)
    with pytest.raises(BadOptions, match="it has none"):
        read_options((), given)


def test_a_row_is_told_as_sure_as_its_least_sure_aspect() -> None:
    card = Line("card-first")
    mixed = tell(Component("cards", card, 2, {"kind": "known", "count": "derived"}))
    assert (mixed.group.key, mixed.name, mixed.count) == ("group-cards", card, 2)
    assert mixed.status.key == "status-derived"
    assert [(mark.aspect.key, mark.status.key) for mark in mixed.marks] == [
        ("aspect-kind", "status-known"),
        ("aspect-count", "status-derived"),
    ]
    assert tell(Component("cards", card, 2, {"kind": "known", "count": "known"})).marks == []
