"""How views become numbers; no package from outside is needed for this."""

from __future__ import annotations

from typing import Any

from kingsbridge.research.places import place_of
from kingsbridge.research.survey import Seen, survey
from toy import Thimbles


def learnt(*views: Any) -> Any:
    seen = Seen()
    for view in views:
        seen.look(view)
    return seen.place()


def told(place: Any, view: Any) -> dict[str, float]:
    """What is not nought, by name."""
    array = [0.0] * place.size
    place.write(view, array, 0)
    names = place.names("")
    assert len(names) == place.size
    return {name: number for name, number in zip(names, array, strict=True) if number}


def test_numbers_are_parts_of_the_greatest() -> None:
    place = learnt({"gold": 2, "debt": 0}, {"gold": 8, "debt": -4})

    assert told(place, {"gold": 4, "debt": -1}) == {"gold": 0.5, "debt": -0.25}
    assert told(place, {"gold": 8000, "debt": -8000}) == {"gold": 4, "debt": -4}


def test_what_never_changes_is_left_out() -> None:
    place = learnt({"year": 1, "name": "lion", "none": None}, {"year": 2, "name": "lion"})

    assert place.names("") == ["year"]
    assert learnt({"name": "lion"}, {"name": "lion"}) is None


def test_a_word_is_one_of_those_that_came_up() -> None:
    place = learnt({"side": "north"}, {"side": "east"})

    assert told(place, {"side": "north"}) == {"side = north": 1}
    assert told(place, {"side": "west"}) == {}


def test_a_list_that_is_always_as_long_has_a_place_for_each() -> None:
    place = learnt({"seats": [{"gold": 1}, {"gold": 2}]}, {"seats": [{"gold": 3}, {"gold": 2}]})

    assert place.names("") == ["seats.0.gold", "seats.1.gold"]
    maybe_empty = learnt({"table": []}, {"table": ["ore", "wood"]}, {"table": ["wood", "ore"]})
    assert told(maybe_empty, {"table": []}) == {}
    assert told(maybe_empty, {"table": ["wood", "ore"]}) == {
        "table.0 ?": 1,
        "table.0 = wood": 1,
        "table.1 ?": 1,
        "table.1 = ore": 1,
    }


def test_what_one_item_of_a_list_has_shown_all_can_tell() -> None:
    """Were it only seen at one of them: words, numbers, lengths, and that it changes at all."""
    place = learnt(
        {"seats": [{"name": "ana", "card": "ore", "gold": 1, "hand": []}, {"name": "ben"}]},
        {
            "seats": [
                {"name": "ana", "card": "wood", "gold": 4, "hand": [{"n": 1}] * 2},
                {"name": "ben", "card": "gold", "gold": 1, "hand": [{"n": 2}]},
            ]
        },
    )

    seen = {"card": "wood", "gold": 2, "hand": [{"n": 2}] * 2}
    assert told(place, {"seats": [{}, seen]}) == {
        "seats.1.card ?": 1,
        "seats.1.card = wood": 1,
        "seats.1.gold ?": 1,
        "seats.1.gold": 0.5,
        "seats.1.hand ?": 1,
        "seats.1.hand length": 1,
        "seats.1.hand.0.n": 1,
        "seats.1.hand.1.n": 1,
    }


def test_what_is_always_there_or_never_at_a_place_is_not_marked() -> None:
    place = learnt({"sites": [{"yield": 1}, {}]}, {"sites": [{"yield": 1}, {}]})
    assert place is None
    place = learnt({"sites": [{"yield": 1}, {}]}, {"sites": [{"yield": 2}, {}]})
    assert place.names("") == ["sites.0.yield", "sites.1.yield"]


def test_words_of_a_list_that_grows_are_counted() -> None:
    place = learnt({"hand": ["ore"]}, {"hand": ["ore", "wood", "ore"]})

    assert told(place, {"hand": ["wood", "ore", "ore"]}) == {"hand # ore": 1, "hand # wood": 0.5}
    assert told(place, {"hand": ["gold"]}) == {}


def test_things_of_a_list_that_grows_come_one_after_the_other() -> None:
    place = learnt({"bids": [{"gold": 2}]}, {"bids": [{"gold": 4}, {"gold": 1}]}, {"bids": []})

    assert told(place, {"bids": [{"gold": 4}]}) == {"bids length": 0.5, "bids.0.gold": 1}
    longer = told(place, {"bids": [{"gold": 4}] * 3})
    assert longer == {"bids length": 1.5, "bids.0.gold": 1, "bids.1.gold": 1}


def test_what_is_hidden_or_missing_is_marked() -> None:
    place = learnt({"hand": {"ore": 1}}, {"hand": None}, {"hand": {"ore": 2}}, {})

    assert told(place, {"hand": {"ore": 1}}) == {"hand ?": 1, "hand.ore": 0.5}
    assert told(place, {"hand": None}) == told(place, {}) == {}
    assert told(learnt({"torch": "lit"}, {"torch": None}), {"torch": "lit"}) == {"torch ?": 1}


def test_a_view_of_another_shape_does_no_harm() -> None:
    place = learnt(
        {"a": 1, "b": "x", "c": ["x"], "d": [{"n": 1}], "e": {"n": 1}, "f": [1, 2]},
        {"a": 2, "b": "y", "c": ["y"] * 2, "d": [{"n": 2}] * 2, "e": {"n": 2}, "f": [2, 1]},
    )

    assert told(place, {"a": "x", "b": 1, "c": 1, "d": "x", "e": [1], "f": {"n": 1}}) == {}
    assert told(place, {"f": [2]}) == {"f.0": 1}


def test_a_layout_is_the_same_when_it_is_read_again() -> None:
    place = survey(Thimbles(), 3, usual=6)
    again = place_of(place.plain())

    assert again.plain() == place.plain()
    assert again.names("") == place.names("")
    assert {"cards.0", "coins.2", "asked"} <= set(place.names(""))
    assert survey(Thimbles(), 3, usual=6).plain() == place.plain()
