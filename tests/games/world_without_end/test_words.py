"""What events say, as keys and blanks that every language can turn into sentences."""

from __future__ import annotations

import pytest

from kingsbridge.core.components import BadBox, Row
from kingsbridge.core.story import Line
from kingsbridge.core.text import catalogue
from kingsbridge.games.world_without_end.components.box import make_box
from kingsbridge.games.world_without_end.components.effects import Effect, effect_line
from kingsbridge.games.world_without_end.components.names import EVENTS


def said(event: str) -> list[Line]:
    """What an event of the usual box says."""
    return [effect_line(effect) for effect in make_box().events[EVENTS.index(event)].effects]


def test_a_swap_that_lasts_says_so() -> None:
    assert [line.key for line in said("i-08")] == ["effect-swap"]
    assert [line.key for line in said("i-10")] == ["effect-lasting-swap"]


def test_options_are_told_as_one_or_the_other() -> None:
    (line,) = said("ii-03")

    assert catalogue("en", "world_without_end").say(line) == (
        "Each player in turn must pay 1 grain or 1 wool or 1 cloth, if that is possible."
    )


@pytest.mark.parametrize("kind", ["price", "surcharge"])
def test_a_number_is_told_even_if_it_is_none(kind: str) -> None:
    good = "wool" if kind == "price" else "stone"
    effect = Effect(Row("event", {"kind": kind, "good": good, "number": 0}), lasting=True)

    assert effect_line(effect).blanks["number"] == 0


@pytest.mark.parametrize("kind", ["price", "cube points", "patient points", "surcharge"])
def test_a_number_that_a_kind_is_about_must_be_named(kind: str) -> None:
    good = "wool" if kind == "price" else "stone"
    with pytest.raises(BadBox, match="number"):
        Effect(Row("event", {"kind": kind, "good": good, "project": "bridge"}), lasting=True)


def test_no_point_is_told_as_none_even_where_grammar_takes_it_for_one() -> None:
    line = Line("loses-double", seat=0, number=0, duty=Line("duty-piety"))

    assert "encore 0 point " in catalogue("fr", "world_without_end").say(line)
