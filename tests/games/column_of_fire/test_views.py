"""What a seat sees: dice, cards, countries, the look ahead, and the parts of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.column_of_fire.families import play, roll
from games.column_of_fire.positions import drawn, first_half, has, moving, new, on_space, rolled
from games.column_of_fire.positions import second_half as second
from kingsbridge.core.steps import NOBODY, TurnEnds
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import STONES
from kingsbridge.games.column_of_fire.state import State


def country(state: State, name: str) -> Any:
    (found,) = (each for each in game.view(state, 0)["countries"] if each["name"] == name)
    return found


def trail(state: State) -> str:
    """The part of the turn in which the game is, and whose turn it is."""
    found = game.view(state, 0)["trail"]
    part = found["parts"][found["now"]]
    return f"{part['key'].removeprefix('trail-')} {part.get('seat', NOBODY)}"


# --- Players ---


def test_a_player_is_seen_with_all_he_has() -> None:
    state = rolled(
        "white 3, purple 6",
        yellow=has(
            points=1,
            religion="protestant 2",
            goods="2 book, wine",
            protection=3,
            cards="orange 4 father-huus, brown 1 count-of-feria",
            loch_leven="blue 2",
            houses="england 2, spain 6",
            space=7,
            tiles="vp-2, turn",
        ),
    )
    seen = game.view(state, 0)["players"][0]

    assert (seen["colour"], seen["points"], seen["protection"]) == ("yellow", 1, 3)
    assert (seen["religion"], seen["religion_die"], seen["alone"]) == ("protestant", 2, False)
    assert seen["goods"] == {"book": 2, "ore": 0, "cloth": 0, "wine": 1}
    assert seen["houses"] == {"england": 2, "france": 0, "netherlands": 0, "spain": 6}
    assert (seen["houses_left"], seen["disk"]) == (2, 7)
    assert [(die["name"], die["face"], die["place"]) for die in seen["dice"]] == [
        ("white", 3, "free"),
        ("blue", 2, "loch-leven"),
        ("orange", 4, "character"),
        ("brown", 1, "character"),
        ("purple", 6, "free"),
    ]
    assert [
        (card["name"], card["country"], card["stone"], card["die"], card["face"], card["uses"])
        for card in seen["cards"]
    ] == [
        ("father-huus", "netherlands", "catholic", "orange", 4, 3),
        ("count-of-feria", "spain", "catholic", "brown", 1, 0),
    ]
    assert [symbol["code"] for symbol in seen["cards"][0]["symbols"]] == ["advantage"]
    assert seen["end"] == {"houses": 4, "protection": 3, "goods": 1, "tiles": 2}
    assert (seen["tile_count"], seen["tiles"]) == (2, ["vp-2", "turn"])


def test_the_french_father_huus_is_seen_as_he_is() -> None:
    state = rolled(options={"huus": "protection"}, yellow=has(cards="orange 4 father-huus"))
    card = game.view(state, 0)["players"][0]["cards"][0]

    assert [symbol["code"] for symbol in card["symbols"]] == ["protection"]
    assert card["symbols"][0]["line"] == {"key": "symbol-protection"}


def test_who_is_alone_in_his_religion() -> None:
    state = rolled(seats=3)

    assert [player["alone"] for player in game.view(state, 0)["players"]] == [False, True, False]


@pytest.mark.parametrize(
    ("eyes", "sees"), [(0, True), (1, False), (SPECTATOR, False), (OPEN, True)]
)
def test_tiles_are_seen_by_their_owner_and_by_open_eyes(eyes: int, sees: bool) -> None:  # noqa: FBT001 -- a case
    seen = game.view(rolled(yellow=has(tiles="turn, vp-1")), eyes)["players"][0]

    assert seen["tile_count"] == 2
    assert (seen["tiles"], seen["end"]["tiles"]) == (
        (["vp-1", "turn"], 1) if sees else (None, None)
    )


# --- Countries ---


def test_a_country_is_seen_with_stones_sites_prices_and_deck() -> None:
    state = rolled(
        open="england elizabeth-i",
        stones={"england": "2 catholic, neutral"},
        yellow=has(houses="england 2"),
        red=has(houses="england 6"),
        decks={"england": "captain, event armada, bart-shiring"},
    )
    seen = country(state, "england")

    assert (seen["die"], seen["spaces"], seen["crosses"]) == ("white", 4, 0)
    assert (seen["stones"], seen["free"]) == ({"catholic": 2, "protestant": 0, "neutral": 1}, 1)
    assert seen["sites"] == [-1, 0, -1, -1, -1, 3]
    assert seen["prices"] == [
        {"good": "cloth", "points": 4, "sold": False},
        {"good": "wine", "points": 2, "sold": False},
    ]
    deck = seen["deck"]
    assert (deck["left"], deck["used_up"]) == (3, False)
    assert (deck["open"]["name"], deck["open"]["stone"]) == ("elizabeth-i", "protestant")
    assert (deck["open"]["die"], deck["open"]["face"], deck["open"]["uses"]) == ("", 0, 0)
    assert len(deck["gone_characters"]) == 10
    assert deck["gone_events"] == ["excommunication", "mary-stuart", "accession"]


def test_what_a_conflict_would_bring_now() -> None:
    state = rolled(
        stones={"england": "2 catholic", "france": "catholic, protestant"},
        yellow=has(houses="england 3, france 1"),
        blue=has(houses="england 5"),
    )

    assert country(state, "england")["conflict"] == {
        "winner": "catholic",
        "shares": [
            {"points": 3, "loses_house": False},
            {"points": 0, "loses_house": True},
            {"points": 0, "loses_house": False},
            {"points": 0, "loses_house": False},
        ],
    }
    avoided = country(state, "france")["conflict"]
    assert avoided["winner"] == ""
    assert avoided["shares"] == [{"points": 0, "loses_house": False}] * 4


def test_what_a_stone_would_bring_that_covers_the_last_space() -> None:
    state = rolled(
        stones={"england": "catholic, protestant, neutral", "france": "2 catholic"},
        yellow=has(houses="england 3"),
        blue=has(houses="england 5"),
    )
    filling = game.view(state, 0)["filling"]

    assert list(filling) == ["england"]
    assert {stone: filling["england"][stone]["winner"] for stone in STONES} == {
        "catholic": "catholic",
        "protestant": "protestant",
        "neutral": "",
    }
    assert filling["england"]["catholic"]["shares"][:2] == [
        {"points": 3, "loses_house": False},
        {"points": 0, "loses_house": True},
    ]
    assert country(state, "england")["conflict"]["winner"] == ""


def test_a_deck_is_seen_to_be_used_up() -> None:
    deck = country(rolled(open="spain -", decks={"spain": ""}), "spain")["deck"]

    assert (deck["open"], deck["left"], deck["used_up"]) == (None, 0, True)
    drawn_last = country(drawn("elizabeth-i", decks={"england": "event armada"}), "england")["deck"]
    assert (drawn_last["left"], drawn_last["used_up"]) == (1, True)
    drawn_one = country(drawn("elizabeth-i"), "england")["deck"]
    assert (drawn_one["open"], drawn_one["used_up"]) == (None, False)


def test_what_was_sold_in_this_turn() -> None:
    state = on_space(1, yellow=has(goods="cloth, wine", houses="england 1"))
    play(state, "sell wine in england")

    assert [price["sold"] for price in country(state, "england")["prices"]] == [False, True]
    assert [price["sold"] for price in country(state, "spain")["prices"]] == [False, False]


# --- The track ---


def test_the_track_shows_spaces_and_disks() -> None:
    spaces = game.view(rolled(), 0)["track"]["spaces"]

    assert [space["number"] for space in spaces] == list(range(1, 21))
    assert [space["number"] for space in spaces if space["seat"] >= 0] == [1, 6, 11, 16]
    assert [space["seat"] for space in spaces if space["seat"] >= 0] == [0, 1, 2, 3]
    assert (spaces[1]["die"], spaces[1]["symbol"]["code"]) == ("white", "trade:cloth")
    colours = [space["die"] for space in spaces]
    assert {die: colours.count(die) for die in colours} == dict.fromkeys(
        ("purple", "white", "blue", "orange", "brown"), 4
    )


def test_where_each_die_leads_and_what_it_costs() -> None:
    state = moving(yellow=has(space=9, points=1, loch_leven="blue 2"), green=has(space=20))
    moves = game.view(state, 0)["track"]["moves"]

    assert [
        (move["space"], move["skips"], move["cost"], move["payable"], move["free"])
        for move in moves
        if move["die"] == "white"
    ] == [(13, 0, 0, True, True), (2, 1, 1, True, True)]
    assert [
        (move["space"], move["payable"], move["free"]) for move in moves if move["die"] == "blue"
    ] == [(15, True, False), (19, True, False), (3, False, False), (7, False, False)]
    assert game.view(state, 0)["track"]["next"] == 10


def test_the_look_ahead_is_the_readers_own_or_else_of_whoever_is_in_turn() -> None:
    state = moving(turn="blue")

    assert [game.view(state, eyes)["track"]["seat"] for eyes in (0, 1, SPECTATOR, OPEN)] == [
        0,
        1,
        1,
        1,
    ]


def test_nobody_looks_ahead_during_the_set_up() -> None:
    track = game.view(new(), 0)["track"]

    assert (track["seat"], track["moves"], track["next"], track["draws"]) == (-1, [], 0, [])


def test_what_a_rolled_die_would_do() -> None:
    state = rolled(
        "white 4, purple 2",
        open="england elizabeth-i, spain -",
        decks={"spain": ""},
        stones={"england": "3 catholic"},
        yellow=has(houses="france 3, spain 1", loch_leven="blue 1, orange 1"),
        red=has(houses="england 4"),
        blue=has(houses="england 3"),
    )
    view = game.view(state, 0)
    draws = view["track"]["draws"]

    assert [(draw["die"], draw["country"]) for draw in draws] == [
        ("white", "england"),
        ("brown", "spain"),
        ("purple", "england"),
        ("purple", "france"),
        ("purple", "netherlands"),
        ("purple", "spain"),
    ]
    first = draws[0]
    assert (first["face"], first["character"], first["stone"]) == (4, "elizabeth-i", "protestant")
    assert (first["fills"], first["house"], first["allowed"]) == (True, "new", True)
    assert first["pushes"] == [
        {"seat": 3, "site": 4, "to": 3},
        {"seat": 1, "site": 3, "to": 2},
    ]
    conflict = view["filling"]["england"]["white"]  # with the houses as they stand then
    assert conflict["winner"] == "catholic"
    assert [one["points"] for one in conflict["shares"]] == [4, 0, 0, 0]
    assert [one["loses_house"] for one in conflict["shares"]] == [False, True, False, True]
    found = {(draw["die"], draw["country"]): draw for draw in draws}
    lower = found["purple", "france"]
    assert (lower["house"], lower["pushes"], lower["fills"]) == ("none", [], False)
    raised = found["purple", "spain"]
    assert (raised["character"], raised["stone"], raised["house"]) == ("", "", "raise")
    assert raised["allowed"]
    useless = found["brown", "spain"]
    assert (useless["house"], useless["allowed"]) == ("none", False)


def test_when_nobody_is_in_turn_a_spectator_sees_what_a_draw_would_bring_to_the_houses() -> None:
    state = second(
        stones={"england": "3 catholic"},
        open="england elizabeth-i",
        yellow=has(houses="england 2"),
    )
    state.agenda = [step for step in state.agenda if not isinstance(step, TurnEnds)]
    view = game.view(state, SPECTATOR)

    assert view["turn"] == NOBODY
    assert view["filling"]["england"]["white"] == view["filling"]["england"]["catholic"]


def test_before_the_roll_no_die_would_do_anything() -> None:
    assert game.view(second(), 0)["track"]["draws"] == []


# --- What is asked ---


def test_the_table_tells_what_is_being_asked() -> None:
    state = second()
    assert (game.view(state, 0)["die"], game.view(state, 0)["step"]) == ("white", "RollDice")
    play(state, "roll 2")
    assert game.view(state, 0)["die"] == "blue"
    roll(state, "")
    seen = game.view(state, 0)
    assert (seen["asked"], seen["turn"], seen["die"], seen["country"]) == (0, 0, "", "")


def test_the_card_and_the_die_in_question() -> None:
    seen = game.view(first_half(yellow=has(cards="white 3 elizabeth-i")), 1)

    assert (seen["card"], seen["die"], seen["country"]) == ("elizabeth-i", "white", "")


def test_the_country_in_question() -> None:
    state = rolled("purple 4", yellow=has(protection=1, houses="spain 2"))
    play(state, "purple in spain")
    stone = game.view(state, 0)
    assert (stone["step"], stone["die"], stone["country"]) == ("LayStone", "purple", "spain")
    play(state, "lay stone")
    house = game.view(state, 0)
    assert (house["step"], house["die"], house["country"]) == ("SetUpHouse", "purple", "spain")


def test_the_event_in_question() -> None:
    state = drawn("elizabeth-i", yellow=has(goods="book, ore"))
    assert game.view(state, 0)["event"] is None
    play(state, "nothing | reveal event armada")

    seen = game.view(state, 0)
    event = seen["event"]
    assert event is not None
    assert (event["name"], event["country"], event["harmful"]) == ("armada", "england", True)
    assert event["line"]["key"] == "happens-lose-good"
    assert (seen["had_event"], seen["country"]) == (True, "england")


def test_a_tile_in_use() -> None:
    state = play(rolled(discard="sell", yellow=has(tiles="turn")), "use turn")

    assert game.view(state, 1)["tiles"] == {"pile": 26, "discard": ["sell"], "in_use": "turn"}


def test_nothing_is_in_question_when_the_game_is_over() -> None:
    state = moving(last_year=True, turn="red", first="yellow")
    play(state, "move to 17 | nothing")
    seen = game.view(state, 0)

    assert (seen["asked"], seen["turn"]) == (NOBODY, NOBODY)
    assert (seen["event"], seen["card"], seen["die"], seen["country"]) == (None, "", "", "")


# --- The parts of a turn ---


def test_the_parts_of_a_first_half() -> None:
    state = first_half(
        yellow=has(
            tiles="neutral, turn, remove-die", religion="catholic 1", cards="white 3 mary-stuart"
        ),
        stones={"england": "3 neutral", "spain": "3 neutral"},
    )
    seen = [trail(state)]
    for words in (
        "use turn",
        "turn white up",
        "go on",
        "roll 4",
        "catholic",
        "go on",
        "turn black down",
        "use remove-die",
        "free black",
        "roll 3",
        "catholic",
    ):
        play(state, words)
        seen.append(trail(state))

    assert seen == [*["religion 0"] * 6, *["characters 0"] * 6]


def test_the_parts_of_a_second_half() -> None:
    state = second(
        open="england barney-willard",
        stones={"england": "2 catholic", "spain": "3 neutral"},
        yellow=has(tiles="2 neutral, remove-character", space=2, goods="book, ore", protection=1),
    )
    seen = [trail(state)]
    for words in (
        "use remove-character",
        "dismiss france",
        "reveal france nath",
        "go on",
        "roll 3 | roll 1 | roll 1 | roll 1 | roll 1",
        "white in england",
        "lay stone",
        "next space",
        "take protection",
        "go on",
        "reveal event armada",
        "lose book",
        "reveal england captain",
        "use neutral",
        "place neutral in england",
        "move to 4",
        "take ore",
        "use neutral",
        "place neutral in spain",
    ):
        play(state, words)
        seen.append(trail(state))

    assert seen == [
        *["roll 0"] * 6,
        *["character 0"] * 4,
        *["reveal 0"] * 3,
        *["track 0"] * 6,
        "conflicts 0",
    ]


def test_a_set_up_and_a_finished_game_have_no_turn() -> None:
    assert trail(new()) == f"religion {NOBODY}"
    over = moving(last_year=True, turn="red", first="yellow")
    play(over, "move to 17 | nothing")
    assert trail(over) == f"conflicts {NOBODY}"
