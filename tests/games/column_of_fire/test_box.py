"""The component set: what is in the standard box, corrected boxes, and boxes that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from boxes import write
from games.column_of_fire.boxes import STANDARD, corrected, tables
from kingsbridge.core.components import BadBox
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.box import standard_box
from kingsbridge.games.column_of_fire.components.names import (
    CHARACTERS,
    COUNTRIES,
    EVENTS,
    STONES,
    TILES,
)


def test_the_standard_box_counts_what_the_printed_one_does() -> None:
    counted: dict[str, int] = {}
    for part in game.box().components:
        counted[part.group] = counted.get(part.group, 0) + part.count

    goods, stones, houses, dice = 4 * 14, 3 * 10, 16, 24
    assert counted == {
        "pieces": goods + stones + 16 + 2 + 4 + houses + dice,
        "prices": 8,
        "loch-leven": 4,
        "track": 20,
        "tiles": 28,
        "events": 16,
        "characters": 52,
    }


def test_without_a_text_everybody_shares_the_standard_box() -> None:
    assert game.box() is standard_box()
    assert game.box(STANDARD.text).digest == game.box().digest


def test_a_corrected_box_is_another_one() -> None:
    assert game.box(corrected("start", points=3)).digest != game.box().digest
    assert game.box(corrected("start", status={"number": "derived"})).digest == game.box().digest


def test_each_deck_brings_as_many_stones_of_each_religion() -> None:
    for country in range(len(COUNTRIES)):
        stones = [card.stone for card in game.box().characters if card.country == country]
        assert [stones.count(stone) for stone in range(len(STONES))] == [5, 5, 3]


def test_no_strength_is_tied_to_a_religion() -> None:
    """Of each of the seven kinds with a religious stone two are Catholic, two Protestant."""
    persons = [
        (*(symbol.code for symbol in card.symbols), STONES[card.stone])
        for card in game.box().characters
        if not card.symbols[0].code.startswith(("good:", "sell:", "next"))
    ]

    assert len(persons) == 28
    assert all(persons.count(person) == 2 for person in persons)


def test_every_good_is_bought_for_four_points_here_and_for_two_there() -> None:
    box = game.box()
    for good in range(4):
        prices = [box.price(country, good) for country in range(len(COUNTRIES))]
        assert sorted(prices) == [0, 0, 2, 4]


def test_each_loch_leven_card_starts_at_a_ship_whose_country_does_not_buy_its_good() -> None:
    box = game.box()
    for card in box.loch_leven:
        country = box.spaces[card.space].symbol.argument
        assert box.price(country, card.good) == 0
        assert card.protection == 1


def test_the_tiles_are_twelve_with_points_and_two_of_each_action() -> None:
    found = {TILES[tile.number]: (tile.count, tile.points) for tile in game.box().tiles}

    assert (found["vp-1"], found["vp-2"], found["vp-3"]) == ((5, 1), (5, 2), (2, 3))
    assert set(found.values()) - {(5, 1), (5, 2), (2, 3)} == {(2, 0)}
    assert len(found) == 11


def status_of(group: str, number: int) -> dict[str, str]:
    parts = [part for part in game.box().components if part.group == group]
    return dict(parts[number].status)


def test_1_5_what_is_known_is_marked_so() -> None:
    walsingham = status_of("characters", CHARACTERS.index("francis-walsingham"))
    assert set(walsingham.values()) == {"known"}
    ned = status_of("characters", CHARACTERS.index("ned-willard"))
    assert set(ned.values()) == {"reconstructed"}
    barney = status_of("characters", CHARACTERS.index("barney-willard"))
    assert (barney["name"], barney["action"]) == ("known", "derived")
    assert set(status_of("events", EVENTS.index("excommunication")).values()) == {"known"}
    assert "reconstructed" in status_of("events", EVENTS.index("armada")).values()


def test_everything_is_listed_in_words() -> None:
    lines: dict[str, list[Any]] = {
        group: [] for group in ("pieces", "prices", "loch-leven", "track", "characters")
    }
    for part in game.box().components:
        if part.group in lines:
            lines[part.group].append(part.line)

    dice = [line.blanks["faces"] for line in lines["pieces"] if line.key == "part-die"]
    assert dice == [*["1 2 3 4 5 6"] * 5, "1 2 3 3 4 5"]
    price = lines["prices"][0]
    assert (price.blanks["country"].key, price.blanks["good"].key) == (
        "country-england",
        "good-cloth",
    )
    assert price.blanks["number"] == 4
    start = lines["loch-leven"][0]
    assert (start.blanks["religion"].key, start.blanks["number"]) == ("religion-protestant", 1)
    space = lines["track"][8]
    assert (space.blanks["number"], space.blanks["die"].key) == (9, "die-white")
    assert space.blanks["action"].key == "symbol-advantage"
    rollo = lines["characters"][CHARACTERS.index("rollo-fitzgerald")]
    assert rollo.blanks["stone"].key == "stone-catholic"
    assert rollo.blanks["action"].key == "symbol-or"
    assert rollo.blanks["action"].blanks["second"].key == "symbol-remove-character"


def test_the_numbers_of_the_rules_text_are_those_of_the_box() -> None:
    assert game.box().numbers == {
        "start_points": 2,
        "houses": 4,
        "renounce_cost": 1,
        "skip_cost": 1,
        "most_skips": 3,
        "free_die_cost": 3,
        "minority_points": 1,
        "last_points": 50,
        "last_year": 40,
        "house_points": 2,
        "protection_points": 1,
        "goods_a_point": 2,
        "religion_spaces": 4,
        "spaces_with_cross": 3,
        "tiles": 28,
        "point_tiles": 12,
        "highest_religion": 5,
    }


def without_purple() -> str:
    """A ship on a white space."""
    return corrected("space", 0, die="white")


def twice_bought() -> str:
    changed = tables()
    changed["price"].append({**changed["price"][0], "good": "ore"})
    return write(changed)


BAD = [
    ("nonsense", "not a components file"),
    (corrected("character", 0, name="bishop"), "character: name cannot be 'bishop'"),
    (corrected("character", 0, country="spain"), "character: country cannot be 'spain'"),
    (corrected("character", 0, stone="red"), "character: stone cannot be 'red'"),
    (corrected("character", 0, actions=[]), "actions should be one or two actions"),
    (corrected("character", 0, actions=["next", "turn", "vp:1"]), "one or two actions"),
    (corrected("character", 0, actions="next"), "one or two actions, not 'next'"),
    (corrected("character", 0, french=[]), "french should be one or two actions"),
    (corrected("character", 0, actions=["fly"]), "character: no action 'fly'"),
    (corrected("character", 0, actions=["ship:england"]), "no action 'ship:england'"),
    (corrected("character", 0, actions=["good:salt"]), "no action 'good:salt'"),
    (corrected("character", 0, actions=["good"]), "no action 'good'"),
    (corrected("character", 0, actions=["turn:white"]), "no action 'turn:white'"),
    (corrected("character", 0, actions=[7]), "no action 7"),
    (corrected("character", 0, actions=["vp:10"]), "no action 'vp:10'"),
    (corrected("space", 1, action="next"), "space: no action 'next'"),
    (corrected("tile", 4, action="good:book"), "tile: no action 'good:book'"),
    (corrected("tile", 4, action=None), "tile: no action None"),
    (corrected("tile", 0, points=0), "tile: points should be a whole number from 1 to 9"),
    (corrected("tile", 0, count=29), "tile: count should be a whole number from 0 to 28"),
    (corrected("tile", 0, name="vp-9"), "tile: name cannot be 'vp-9'"),
    (without_purple(), "a ship stands on a purple space, and only there"),
    (corrected("space", 1, die="purple"), "a ship stands on a purple space, and only there"),
    (corrected("space", 1, die="black"), "space: die cannot be 'black'"),
    (corrected("space", 0, action="ship:spain"), "space: each country has one ship"),
    (corrected("event", 0, name="flood"), "event: name cannot be 'flood'"),
    (corrected("event", 0, who="house:rome"), "event: who cannot be 'house:rome'"),
    (corrected("event", 0, effect="rain"), "event: effect cannot be 'rain'"),
    (corrected("event", 0, amount=7), "event: amount should be a whole number from 1 to 6"),
    (corrected("event", 1, amount=10), "event: amount should be a whole number from 1 to 9"),
    (corrected("event", 2, amount=2), "event: amount should be a whole number from 1 to 1"),
    (corrected("event", 3, amount=0), "event: amount should be a whole number from 1 to 1"),
    (twice_bought(), "price: each country buys two goods"),
    (corrected("price", 0, points=0), "price: points should be a whole number from 1 to 9"),
    (corrected("die", 0, faces=[1, 1, 2, 3, 4, 5]), "die: the coloured dice show 1 to 6"),
    (corrected("die", 4, faces=[2, 2, 3, 4, 5, 6]), "die: the coloured dice show 1 to 6"),
    (corrected("die", 5, faces=[0, 1, 2, 3, 4, 5]), "die: faces"),
    (corrected("die", 0, name="blue"), "die: name cannot be 'blue'"),
    (corrected("loch_leven", 0, space=6), "everybody starts on a space of his own"),
    (corrected("loch_leven", 0, space=21), "space should be a whole number from 1 to 20"),
    (corrected("loch_leven", 0, religion="none"), "loch_leven: religion cannot be 'none'"),
    (corrected("start", houses=5), "start: houses should be a whole number from 1 to 4"),
    (corrected("points", free_die=0), "free_die should be a whole number from 1 to 9"),
    (corrected("religion", crosses=4), "crosses should be a whole number from 0 to 3"),
    (corrected("end", points=9), "end: points should be a whole number from 10 to 99"),
    (corrected("end", goods=0), "end: goods should be a whole number from 1 to 9"),
    (corrected("start", points=None), "start: points is missing"),
    (corrected("start", status=None), "start: a row has no status marks"),
]


@pytest.mark.parametrize(("text", "message"), BAD)
def test_a_bad_box_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadBox, match=message.replace("(", r"\(")):
        game.box(text)


def test_a_box_without_a_religion_is_refused() -> None:
    changed = tables()
    for row in changed["loch_leven"]:
        row["religion"] = "catholic"
    with pytest.raises(BadBox, match="cards of both religions"):
        game.box(write(changed))


ALLOWED = [
    corrected("tile", 0, count=0),
    corrected("tile", 0, points=9),
    corrected("space", 1, action="vp:9"),
    corrected("event", 0, amount=6),
    corrected("event", 1, amount=9, who="all"),
    corrected("die", 5, faces=[1, 2, 3, 4, 5, 6]),
    corrected("loch_leven", 0, space=20, protection=0),
    corrected("religion", spaces=9, crosses=0),
    corrected("end", points=99, years=99),
    corrected("points", renounce=0, skip=0, most_skips=0, minority=9),
]


@pytest.mark.parametrize("text", ALLOWED)
def test_a_correction_within_bounds_is_accepted(text: str) -> None:
    assert game.box(text).digest != game.box().digest
