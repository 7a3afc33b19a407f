"""2 Set-up."""

from __future__ import annotations

import pytest

from games.column_of_fire.families import (
    asked,
    cards,
    disk,
    free,
    gone,
    goods,
    houses,
    let_pass,
    loch_leven,
    offered,
    open_card,
    play,
    points,
    protection,
    question,
    refused,
    religion,
    roll,
    step,
    stones,
    tiles,
    told,
)
from games.column_of_fire.positions import new
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import is_over
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import COUNTRIES, DECK
from kingsbridge.games.column_of_fire.state import State

CAPTAINS = " | ".join(f"reveal {country} captain" for country in COUNTRIES)


def dealt(seats: int = 4, first: str = "yellow") -> State:
    """Loch Leven cards are dealt so that everybody starts as the usual positions say."""
    cards = {2: (3, 1), 3: (3, 1, 4), 4: (3, 1, 4, 2)}[seats]
    words = " | ".join(f"loch leven {card}" for card in cards)
    return play(new(seats), f"first {first} | {words}")


def test_2_2_everybody_has_two_points_six_dice_and_four_houses() -> None:
    state = new()

    for who, player in zip(
        ("yellow", "blue", "green", "red"), game.view(state, 0)["players"], strict=True
    ):
        assert points(state, who) == 2
        assert free(state, who) == "white, blue, orange, brown, purple"
        assert (cards(state, who), loch_leven(state, who)) == ("", "")
        assert (houses(state, who), player["houses_left"]) == ("", 4)
        assert (tiles(state, who), player["tile_count"]) == ("", 0)


def test_2_5_no_stone_lies_in_a_country_and_all_tiles_lie_in_the_pile() -> None:
    state = new()
    table = game.view(state, 0)

    assert [stones(state, country) for country in COUNTRIES] == ["", "", "", ""]
    assert table["tiles"] == {"pile": 28, "discard": [], "in_use": ""}
    assert (table["year"], table["half"], table["first"]) == (0, 1, 0)
    assert (table["last_year"], table["had_event"]) == (False, False)


@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 4)])
def test_12_2_ruling_50_with_two_players_a_cross_covers_a_space_of_each_country(
    seats: int, spaces: int
) -> None:
    for country in game.view(new(seats), 0)["countries"]:
        assert (country["spaces"], country["free"]) == (spaces, spaces)
        assert country["crosses"] == 4 - spaces


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_ruling_46_chance_says_who_begins(seats: int) -> None:
    state = new(seats)

    assert question(state) == ("nature", "FirstPlayer")
    assert offered(state) == ["first yellow", "first blue", "first green", "first red"][:seats]
    assert list(game.weights(state)) == [1] * seats
    assert told(state, "first blue") == ["blue first-player"]
    assert game.view(state, 0)["first"] == 1


LOCH_LEVEN_CARDS = [
    (1, "protestant", "1 ore", 1),
    (2, "protestant", "1 book", 11),
    (3, "catholic", "1 wine", 6),
    (4, "catholic", "1 cloth", 16),
]


@pytest.mark.parametrize(("card", "belief", "good", "space"), LOCH_LEVEN_CARDS)
def test_2_2_a_loch_leven_card_gives_a_religion_a_good_a_protection_and_a_space(
    card: int, belief: str, good: str, space: int
) -> None:
    """The first card is the rulebook's example: Protestant, ore, the white ship."""
    state = play(new(), f"first yellow | loch leven {card}")

    assert religion(state).split()[0] == belief
    assert (goods(state), protection(state), disk(state)) == (good, 1, space)
    assert game.box().spaces[space - 1].symbol.code.startswith("ship:")


def test_2_2_each_card_is_dealt_once() -> None:
    state = play(new(), "first yellow")

    assert question(state) == ("nature", "DealLochLeven")
    assert offered(state) == [f"loch leven {card}" for card in (1, 2, 3, 4)]
    assert list(game.weights(state)) == [1, 1, 1, 1]
    play(state, "loch leven 2")
    assert offered(state) == ["loch leven 1", "loch leven 3", "loch leven 4"]
    play(state, "loch leven 4 | loch leven 1")
    assert offered(state) == ["loch leven 3"]
    assert refused(state, "loch leven 4") == "illegal-not-offered"


def test_2_2_three_players_leave_a_card_over() -> None:
    state = play(new(3), "first yellow | loch leven 2 | loch leven 1")

    assert offered(state) == ["loch leven 3", "loch leven 4"], "two of one religion are allowed"
    play(state, "loch leven 4")
    assert step(state) == "RollFirstReligion"


@pytest.mark.parametrize(("first", "others"), [(1, "3 4"), (2, "3 4"), (3, "1 2"), (4, "1 2")])
def test_12_3_ruling_44_two_players_start_with_different_religions(first: int, others: str) -> None:
    state = play(new(2), f"first yellow | loch leven {first}")

    assert offered(state) == [f"loch leven {other}" for other in others.split()]
    assert list(game.weights(state)) == [1, 1]


def test_2_3_everybody_rolls_the_religion_die() -> None:
    """It shows 3 twice and no 6."""
    state = dealt()

    assert question(state) == ("nature", "RollFirstReligion")
    assert offered(state) == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5"]
    assert list(game.weights(state)) == [1, 1, 2, 1, 1]
    play(state, "roll 5 | roll 1 | roll 3 | roll 2")
    assert [religion(state, who) for who in ("yellow", "blue", "green", "red")] == [
        "catholic 5",
        "protestant 1",
        "catholic 3",
        "protestant 2",
    ]


def test_2_3_ruling_53_the_first_roll_earns_nothing() -> None:
    state = play(dealt(2), "roll 3 | roll 3")

    assert (points(state, "yellow"), points(state, "blue")) == (2, 2)


def test_2_4_a_card_of_each_deck_is_turned_up() -> None:
    state = play(dealt(), "roll 3 | roll 3 | roll 3 | roll 3")

    assert question(state) == ("nature", "TurnUpFirst")
    assert len(offered(state)) == DECK
    assert list(game.weights(state)) == [1] * DECK
    play(state, "reveal england elizabeth-i")
    assert open_card(state, "england") == "elizabeth-i"
    play(state, "reveal france nath | reveal netherlands wine-merchant")
    assert [open_card(state, country) for country in COUNTRIES] == [
        "elizabeth-i",
        "nath",
        "wine-merchant",
        "",
    ]


def test_2_4_events_that_come_up_leave_the_game_and_do_nothing() -> None:
    state = play(dealt(), "roll 3 | roll 3 | roll 3 | roll 3 | reveal event mary-stuart")

    assert points(state, "yellow") == points(state, "green") == 2, "Catholics lose nothing"
    assert question(state) == ("nature", "TurnUpFirst")
    assert len(offered(state)) == DECK - 1
    assert "reveal event mary-stuart" not in offered(state)
    play(state, "reveal event armada | reveal event accession | reveal event excommunication")
    play(state, "reveal england captain")
    assert goods(state, "yellow") == "1 wine"
    assert gone(state, "england") == ["excommunication", "mary-stuart", "armada", "accession"]
    assert open_card(state, "england") == "captain"
    assert not game.view(state, 0)["had_event"]


def test_3_1_ruling_45_the_first_year_begins_with_a_first_half() -> None:
    """Religion dice go down or are rolled again, and whoever is alone is paid."""
    state = play(dealt(3), f"roll 3 | roll 1 | roll 2 | {CAPTAINS}")

    assert (game.view(state, 0)["year"], game.view(state, 0)["half"]) == (1, 1)
    assert question(state) == ("nature", "RollReligion")
    assert religion(state, "yellow") == "catholic 2"
    play(state, "roll 5")
    assert question(state) == ("blue", "ChooseReligion")
    play(state, "protestant")
    assert points(state, "blue") == 3
    play(state, "enough")
    assert religion(state, "green") == "catholic 1"
    assert (game.view(state, 0)["half"], question(state)) == (2, ("nature", "RollDice"))


@pytest.mark.parametrize("first", ["yellow", "blue", "green", "red"])
def test_3_1_whoever_begins_goes_first_in_both_halves(first: str) -> None:
    state = dealt(4, first)
    while step(state) in ("RollFirstReligion", "TurnUpFirst"):
        play(state, "roll 4" if "roll 4" in offered(state) else offered(state)[0])

    assert game.view(state, 0)["half"] == 2
    roll(state, "")
    assert asked(state) == first


def test_3_2_a_position_is_made_again_from_its_facts() -> None:
    state = let_pass(new(3), lambda at: at.year == 3 and at.half == 2 and step(at) == "MoveDisk")

    again = game.restore(facts(state), game.box())

    assert facts(again) == facts(state)
    assert facts(let_pass(again, lambda at: at.year == 4)) == facts(
        let_pass(state, lambda at: at.year == 4)
    )


def test_3_2_a_game_that_is_over_offers_nothing() -> None:
    state = let_pass(new(2), is_over)

    assert offered(state) == []
    assert refused(state, "nothing") == "illegal-game-over"
