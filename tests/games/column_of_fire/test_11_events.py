"""11 Events, and what protection tiles do against them."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.column_of_fire.families import (
    asked,
    cards,
    free,
    gone,
    goods,
    loch_leven,
    offered,
    open_card,
    play,
    points,
    protection,
    question,
    refused,
    religion,
    step,
)
from games.column_of_fire.positions import Table, Things, drawn, has, new
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import COLOURS
from kingsbridge.games.column_of_fire.state import State

DRAWN = {
    "england": "elizabeth-i",
    "france": "caterina-de-medici",
    "netherlands": "margherita-of-parma",
    "spain": "king-felipe-ii",
}
LOCH_LEVEN = {
    "excommunication": "england",
    "st-bartholomew": "france",
    "arrests": "netherlands",
    "dungeons": "spain",
}
OF_RELIGION = {
    "mary-stuart": ("england", "catholic"),
    "wassy": ("france", "protestant"),
    "iconoclasts": ("netherlands", "catholic"),
    "auto-da-fe": ("spain", "protestant"),
}
OF_HOUSES = {"civil-war": "france", "plunder": "netherlands"}
OF_GOODS = {"armada": "england", "storm": "spain"}
REWARDS = {
    "accession": "england",
    "toleration": "france",
    "provinces-peace": "netherlands",
    "silver": "spain",
}


def event(name: str, country: str, **table: Unpack[Table]) -> State:
    """A character of this country was drawn, and this event is turned up."""
    state = drawn(DRAWN[country], face=3, **table)
    assert step(state) == "UseCharacter"
    play(state, "nothing")
    if step(state) == "Moment":
        play(state, "go on")
    return play(state, f"reveal event {name}")


def everybody(**things: Unpack[Things]) -> Table:
    return {"yellow": things, "blue": things, "green": things, "red": things}


def scores(state: State) -> list[int]:
    return [points(state, who) for who in COLOURS]


# --- Points ---


@pytest.mark.parametrize("name", OF_RELIGION)
def test_11_5_an_event_costs_all_of_a_religion_two_points(name: str) -> None:
    """Yellow and green are Catholic, blue and red Protestant; nobody has a house there."""
    country, belief = OF_RELIGION[name]
    state = event(name, country, **everybody(points=2))

    assert scores(state) == ([0, 2, 0, 2] if belief == "catholic" else [2, 0, 2, 0])
    assert gone(state, country) == [name]
    assert question(state) == ("nature", "TurnUpNext")


@pytest.mark.parametrize("name", OF_HOUSES)
def test_11_5_an_event_costs_those_with_a_house_two_points(name: str) -> None:
    country = OF_HOUSES[name]
    state = event(
        name,
        country,
        yellow=has(points=2),
        blue=has(points=2, houses=f"{country} 6"),
        green=has(points=2, houses="england 4"),
        red=has(points=2),
    )

    assert scores(state) == [0, 0, 2, 2]


def test_11_2_ruling_26_whoever_has_just_built_a_house_is_concerned() -> None:
    """The event is looked at when it is turned up, and the house stands before."""
    state = event("civil-war", "france", yellow=has(points=2))

    assert points(state) == 0


def test_11_2_whoever_has_just_been_pushed_off_is_not() -> None:
    state = event("plunder", "netherlands", yellow=has(houses=""), blue=has(points=2, houses=""))

    assert points(state, "blue") == 2


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_11_5_ruling_41_losses_stop_at_no_point(before: int, after: int) -> None:
    state = event("wassy", "france", red=has(points=before))

    assert points(state, "red") == after


def test_11_5_ruling_41_what_was_forgiven_is_not_owed() -> None:
    state = event("iconoclasts", "netherlands", yellow=has(points=1, space=1))
    play(state, "reveal netherlands father-huus | move to 5 | score")

    assert points(state) == 2


def test_11_2_other_countries_do_not_matter() -> None:
    """The rulebook's example: all Catholics, not only those who trade in England."""
    state = event("mary-stuart", "england", green=has(points=7, houses="spain 1"))

    assert points(state, "green") == 5


# --- Protection ---


def test_11_3_a_protection_tile_spares_its_owner_alone() -> None:
    state = event(
        "wassy", "france", blue=has(points=5, protection=1), red=has(points=5, protection=1)
    )

    assert question(state) == ("blue", "FaceEvent")
    assert offered(state) == ["protect", "suffer"]
    play(state, "protect")
    assert (points(state, "blue"), protection(state, "blue")) == (5, 0)
    assert asked(state) == "red"
    play(state, "suffer")
    assert (points(state, "red"), protection(state, "red")) == (3, 1)
    assert question(state) == ("nature", "TurnUpNext")


def test_11_2_ruling_25_the_player_in_turn_comes_first_then_clockwise() -> None:
    table: Table = {**everybody(goods="book, wine"), "turn": "green", "first": "yellow"}
    state = event("storm", "spain", **table)
    order = []
    while step(state) == "FaceEvent":
        order.append(asked(state))
        play(state, "lose wine")

    assert order == ["green", "red", "yellow", "blue"]


def test_11_3_ruling_57_who_would_lose_nothing_keeps_his_tile_and_is_not_asked() -> None:
    state = event(
        "wassy", "france", blue=has(points=0, protection=1), red=has(points=1, protection=1)
    )

    assert asked(state) == "red", "one point instead of two is a loss"
    assert protection(state, "blue") == 1


def test_11_3_ruling_57_nor_who_has_no_good() -> None:
    state = event(
        "armada", "england", yellow=has(protection=2), blue=has(goods="ore", protection=1)
    )

    assert asked(state) == "blue"
    assert protection(state) == 2


def test_11_3_ruling_57_nor_who_has_no_die_to_send() -> None:
    state = event(
        "excommunication",
        "england",
        yellow=has(protection=1),
        blue=has(
            protection=1,
            houses="england 6",
            loch_leven="white 3, blue 3, orange 3, brown 3, purple 3",
        ),
    )
    assert asked(state) == "yellow"
    play(state, "protect")

    assert question(state) == ("nature", "TurnUpNext")
    assert protection(state, "blue") == 1


def test_11_3_nobody_can_protect_himself_without_a_tile() -> None:
    state = event("armada", "england", yellow=has(goods="book, ore"))

    assert refused(state, "protect") == "illegal-no-protection"
    assert refused(state, "lose wine") == "illegal-no-good"
    assert refused(state, "send white") == "illegal-event-first"
    assert refused(state, "nothing") == "illegal-event-first"


def test_11_4_an_event_takes_what_it_says_and_nothing_else() -> None:
    state = event("excommunication", "england", yellow=has(goods="book"))

    assert refused(state, "lose book") == "illegal-event-first"


# --- Goods ---


@pytest.mark.parametrize("name", OF_GOODS)
def test_11_6_an_event_costs_everybody_a_good_of_his_choice(name: str) -> None:
    country = OF_GOODS[name]
    state = event(
        name,
        country,
        yellow=has(goods="2 book, wine"),
        blue=has(goods="ore"),
        green=has(goods="cloth, wine", protection=1),
    )

    faced = game.view(state, 0)["event"]
    assert faced is not None
    assert (faced["name"], faced["country"]) == (name, country)
    assert offered(state) == ["lose book", "lose wine"]
    play(state, "lose book")
    assert goods(state) == "1 book, 1 wine"
    assert goods(state, "blue") == "", "who has a single kind has no choice"
    assert (asked(state), sorted(offered(state))) == (
        "green",
        ["lose cloth", "lose wine", "protect"],
    )
    play(state, "protect")
    assert goods(state, "green") == "1 cloth, 1 wine"
    assert goods(state, "red") == ""
    assert question(state) == ("nature", "TurnUpNext")


# --- Loch Leven ---


@pytest.mark.parametrize("name", LOCH_LEVEN)
def test_11_4_ruling_10_whoever_has_a_house_there_sends_a_die(name: str) -> None:
    country = LOCH_LEVEN[name]
    state = event(name, country, blue=has(houses=f"{country} 6"), green=has(houses=""))

    assert asked(state) == "yellow"
    play(state, "send purple")
    assert loch_leven(state) == "purple 3"
    assert asked(state) == "blue"
    play(state, "send white")
    assert loch_leven(state, "blue") == "white 3"
    assert question(state) == ("nature", "TurnUpNext")
    assert loch_leven(state, "green") == ""


def test_11_4_ruling_22_free_dice_or_those_on_characters() -> None:
    state = event(
        "excommunication",
        "england",
        yellow=has(cards="brown 5 carlos-cruz", loch_leven="orange 2"),
    )

    assert offered(state) == ["send white", "send blue", "send brown", "send purple"]
    assert refused(state, "send orange") == "illegal-send"


@pytest.mark.parametrize("face", [1, 3, 6])
def test_11_4_ruling_57_every_die_is_turned_to_three(face: int) -> None:
    state = event("excommunication", "england", yellow=has(cards=f"brown {face} carlos-cruz"))

    play(state, "send brown")

    assert (loch_leven(state), cards(state)) == ("brown 3", "white 3 elizabeth-i")
    assert gone(state, "spain") == ["carlos-cruz"]


def test_11_4_ruling_57_the_die_just_laid_on_the_new_character_may_be_sent() -> None:
    state = play(event("excommunication", "england"), "send white")

    assert (loch_leven(state), cards(state)) == ("white 3", "")
    assert gone(state, "england") == ["elizabeth-i", "excommunication"]


def test_11_4_protection_helps_against_it() -> None:
    state = event("dungeons", "spain", yellow=has(protection=1))

    assert "protect" in offered(state)
    play(state, "protect")
    assert (loch_leven(state), protection(state)) == ("", 0)


def test_11_4_a_die_in_loch_leven_does_not_move_the_disk() -> None:
    state = play(event("excommunication", "england", yellow=has(space=1)), "send blue")
    play(state, "reveal england captain")

    assert free(state) == "orange, brown, purple"
    assert "move to 3" not in offered(state)


def test_6_3_ruling_24_whoever_has_no_free_die_left_after_it_does_not_move() -> None:
    state = event(
        "excommunication",
        "england",
        yellow=has(cards="brown 5 carlos-cruz", loch_leven="orange 2, purple 2, blue 1"),
    )
    play(state, "send brown | reveal england captain")

    assert (game.view(state, 0)["turn"], points(state)) == (1, 0)


# --- The reward ---


@pytest.mark.parametrize("name", REWARDS)
def test_11_7_one_event_of_each_deck_pays_for_a_protection_tile(name: str) -> None:
    state = event(
        name,
        REWARDS[name],
        yellow=has(protection=2, religion="catholic 5"),
        blue=has(protection=1, religion="protestant 1"),
    )

    assert question(state) == ("yellow", "FaceEvent")
    assert offered(state) == ["reward", "keep"]
    play(state, "reward")
    assert (points(state), protection(state)) == (5, 1)
    assert asked(state) == "blue", "one tile a player"
    play(state, "keep")
    assert (points(state, "blue"), protection(state, "blue")) == (0, 1)
    assert question(state) == ("nature", "TurnUpNext")


def test_11_7_ruling_27_one_tile_at_most_and_nobody_must() -> None:
    state = play(event("silver", "spain", yellow=has(protection=3)), "reward")

    assert (points(state), protection(state)) == (4, 2)
    assert question(state) == ("nature", "TurnUpNext")


def test_11_7_nobody_is_protected_from_a_reward() -> None:
    state = event("silver", "spain", yellow=has(protection=3))

    assert refused(state, "protect") == "illegal-event-first"


# --- The four events of each deck ---


def test_11_1_every_event_is_in_the_deck_of_its_country() -> None:
    state = play(new(2), "first yellow | loch leven 1 | loch leven 3 | roll 3 | roll 3")
    found = {}
    for country in DRAWN:
        found[country] = {word.split()[2] for word in offered(state) if "event" in word}
        play(state, f"reveal {country} captain")

    wanted: dict[str, set[str]] = {country: set() for country in DRAWN}
    for table in (LOCH_LEVEN, OF_HOUSES, OF_GOODS, REWARDS):
        for name, country in table.items():
            wanted[country].add(name)
    for name, (country, _belief) in OF_RELIGION.items():
        wanted[country].add(name)
    assert found == wanted
    assert sum(map(len, wanted.values())) == 16


def test_11_1_after_the_event_a_card_is_turned_up_until_a_character_lies_open() -> None:
    state = event("wassy", "france", blue=has(points=3))
    play(state, "reveal event toleration | reveal france nath")

    assert open_card(state, "france") == "nath"
    assert religion(state) == "catholic 4"
