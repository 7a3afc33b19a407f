"""What changed between two sights, and that it is enough to make one into the other."""

from __future__ import annotations

from typing import Any

import pytest

from kingsbridge.bots.outside import apply
from kingsbridge.core.changes import change

SEATS = [{"name": "Ana", "gold": 3}, {"name": "Ben", "gold": 2, "hand": ["ox"]}]


def test_only_what_changed_is_told() -> None:
    before = {"round": 1, "table": ["ox", "ass"], "seats": SEATS, "bank": {"wood": 4, "stone": 1}}
    after = {**before, "table": ["ox"], "bank": {"wood": 4, "stone": 0}}
    assert change(before, after) == {"table": ["ox"], "bank": {"stone": 0}}
    assert change(before, dict(before)) == {}


def test_what_is_gone_stands_under_the_empty_key() -> None:
    assert change({"step": "Bid", "prompt": "?"}, {"step": "Bid"}) == {"": ["prompt"]}


def test_one_of_several_is_told_by_its_place() -> None:
    richer = [SEATS[0], {"name": "Ben", "gold": 5}]
    told = {"seats": {"1": {"gold": 5, "": ["hand"]}}}
    assert change({"seats": SEATS}, {"seats": richer}) == told


@pytest.mark.parametrize(
    "after",
    [SEATS[:1], [], [*SEATS, {"name": "Cid"}], ["Ana", "Ben"], [SEATS[0], None], None],
)
def test_a_list_that_becomes_something_else_is_told_whole(after: Any) -> None:
    assert change({"seats": SEATS}, {"seats": after}) == {"seats": after}
    assert change({"seats": after}, {"seats": SEATS}) == {"seats": SEATS}


def test_what_becomes_of_one_key_may_be_left_out() -> None:
    assert change({"view": 1, "asked": 0}, {"view": 2, "asked": 1}, but="view") == {"asked": 1}


def test_a_change_makes_one_into_the_other() -> None:
    before: dict[str, Any] = {"seats": [{"raw": {"wood": 1}}, {"raw": {"wood": 2}}], "wish": 1}
    after = {"seats": [{"raw": {"wood": 1, "stone": 1}}, {"raw": {"wood": 2}}], "asked": [{}]}
    apply(before, change(before, after))
    assert before == after
