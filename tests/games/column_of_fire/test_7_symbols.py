"""7 What symbols do, on whatever they are; 8 the rules of selling."""

from __future__ import annotations

import pytest

from games.column_of_fire.families import (
    cards,
    disk,
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
    stones,
    tiles,
    torches,
)
from games.column_of_fire.positions import drawn, first_half, has, moving, on_space
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import COUNTRIES

ALL_COUNTRIES = tuple(COUNTRIES)
FULL = dict.fromkeys(COUNTRIES, "2 catholic, 2 neutral")


# --- Every character ---

MERCHANTS = {
    "book-merchant": "take book",
    "ore-trader": "take ore",
    "cloth-merchant": "take cloth",
    "wine-merchant": "take wine",
}
PERSONS = {
    "score": "elizabeth-i caterina-de-medici margherita-of-parma king-felipe-ii",
    "take advantage": "ned-willard sylvie-palot father-huus carlos-cruz",
    "take protection": "bart-shiring gaspard-de-coligny albert-willemsen count-of-feria",
    "next space": "barney-willard alison-mckay jan-wolman ebrima-dabo",
    "place catholic in spain": (
        "francis-walsingham pierre-aumande pieter-titelmans archdeacon-romero"
    ),
    "turn black up": "mary-stuart nath betje-willemsen jeronima-ruiz",
    "place neutral in spain": "margery-fitzgerald isabelle-palot imke-wolman pedro-ruiz",
    "free black": "margery-fitzgerald isabelle-palot imke-wolman pedro-ruiz",
    "dismiss spain": "rollo-fitzgerald henri-duke-of-guise evi-dirks father-alonso",
    "free white": "rollo-fitzgerald henri-duke-of-guise evi-dirks father-alonso",
}
EVERYBODY = [
    *((f"{country} {name}", words) for country in COUNTRIES for name, words in MERCHANTS.items()),
    *((name, words) for words, names in PERSONS.items() for name in names.split()),
]


@pytest.mark.parametrize(("character", "words"), EVERYBODY)
def test_7_1_what_every_character_does(character: str, words: str) -> None:
    held = first_half(
        yellow=has(
            religion="catholic 3",
            cards=f"white 3 captain, purple 3 {character}",
        ),
        open="england elizabeth-i" if "elizabeth-i" not in character else "england bart-shiring",
        decks={},
    )

    assert words in offered(held)
    assert "nothing" in offered(held)


@pytest.mark.parametrize("merchant", MERCHANTS)
def test_7_2_a_merchant_gives_his_own_good_alone(merchant: str) -> None:
    assert offered(drawn(f"spain {merchant}")) == [MERCHANTS[merchant], "nothing"]


@pytest.mark.parametrize("country", COUNTRIES)
def test_7_6_every_country_has_a_captain(country: str) -> None:
    state = drawn(f"{country} captain", yellow=has(goods="cloth", houses="spain 1"))

    assert offered(state) == ["sell cloth", "nothing"]
    play(state, "sell cloth")
    assert (points(state), goods(state)) == (3, "")


STONES_OF = {
    "catholic": (
        "england cloth-merchant, margery-fitzgerald, rollo-fitzgerald, mary-stuart, bart-shiring, "
        "france book-merchant, france ore-trader, caterina-de-medici, isabelle-palot, "
        "henri-duke-of-guise, netherlands ore-trader, netherlands wine-merchant, "
        "pieter-titelmans, father-huus, betje-willemsen, spain cloth-merchant, king-felipe-ii, "
        "archdeacon-romero, carlos-cruz, count-of-feria"
    ),
    "neutral": (
        "england ore-trader, england captain, barney-willard, france wine-merchant, "
        "france captain, alison-mckay, netherlands cloth-merchant, netherlands captain, "
        "jan-wolman, spain book-merchant, spain captain, ebrima-dabo"
    ),
    "protestant": (
        "england book-merchant, england wine-merchant, elizabeth-i, francis-walsingham, "
        "ned-willard, france cloth-merchant, pierre-aumande, sylvie-palot, nath, "
        "gaspard-de-coligny, netherlands book-merchant, margherita-of-parma, imke-wolman, "
        "evi-dirks, albert-willemsen, spain ore-trader, spain wine-merchant, pedro-ruiz, "
        "father-alonso, jeronima-ruiz"
    ),
}
BRINGERS = [
    (character, stone) for stone, names in STONES_OF.items() for character in names.split(", ")
]


@pytest.mark.parametrize(("character", "stone"), BRINGERS)
def test_5_4_what_stone_every_character_brings(character: str, stone: str) -> None:
    state = drawn(character)

    laid = [stones(state, country) for country in COUNTRIES if stones(state, country)]
    assert laid == [f"1 {stone}"]


# --- Goods, points, tiles ---


def test_7_2_a_good_is_taken_from_an_endless_supply() -> None:
    state = drawn("england wine-merchant", yellow=has(goods="14 wine"))

    assert goods(play(state, "take wine")) == "15 wine"


def test_7_2_ruling_31_protection_tiles_and_stones_never_run_out_either() -> None:
    state = drawn("bart-shiring", blue=has(protection=16), stones=FULL)

    assert protection(play(state, "take protection")) == 1


def test_7_3_a_tile_is_drawn_at_random_and_kept() -> None:
    state = play(drawn("ned-willard", pile="3 sell, vp-1"), "take advantage")

    assert question(state) == ("nature", "DrawTile")
    assert offered(state) == ["draw vp-1", "draw sell"]
    assert list(game.weights(state)) == [1, 3]
    play(state, "draw sell")
    assert tiles(state) == "sell"
    assert game.view(state, 0)["tiles"]["pile"] == 3


def test_7_3_ruling_15_without_a_tile_there_is_nothing_to_draw() -> None:
    state = drawn("ned-willard", pile="")

    assert question(state) == ("nature", "TurnUpNext"), "not even asked"


def test_9_4_ruling_15_an_empty_pile_is_made_of_the_used_tiles() -> None:
    state = drawn("ned-willard", pile="", discard="2 turn, neutral")

    play(state, "take advantage")
    assert sorted(offered(state)) == ["draw neutral", "draw turn"]
    assert sorted(game.weights(state)) == [1, 2]
    play(state, "draw neutral")
    assert game.view(state, 0)["tiles"] == {"pile": 2, "discard": [], "in_use": ""}


def test_9_4_ruling_15_as_long_as_one_is_left_the_used_ones_stay() -> None:
    state = play(drawn("ned-willard", pile="vp-3", discard="2 turn"), "take advantage")

    assert offered(state) == ["draw vp-3"]
    play(state, "draw vp-3")
    assert game.view(state, 0)["tiles"] == {"pile": 0, "discard": ["turn", "turn"], "in_use": ""}


def test_7_5_points_are_scored_at_once() -> None:
    assert points(play(drawn("elizabeth-i"), "score")) == 2


# --- Selling for three points ---


def test_7_6_ruling_34_a_house_in_one_of_its_two_countries_is_needed() -> None:
    """Cloth is bought in England and Spain, wine in England and the Netherlands."""
    state = drawn("france captain", yellow=has(goods="cloth, wine, book", houses="spain 1"))

    assert offered(state) == ["sell book", "sell cloth", "nothing"], "the new house is in France"
    assert refused(state, "sell wine") == "illegal-no-buyer"
    assert refused(state, "sell ore") == "illegal-no-buyer"
    play(state, "sell cloth")
    assert (points(state), goods(state)) == (3, "1 book, 1 wine")


def test_7_6_ruling_34_one_tile_alone_is_sold() -> None:
    state = drawn("france captain", yellow=has(goods="3 book"))

    play(state, "sell book")

    assert (goods(state), step(state)) == ("2 book", "Moment")


# --- Stones ---


def test_7_7_a_neutral_stone_goes_to_any_country_with_a_free_space() -> None:
    state = drawn("margery-fitzgerald", stones={"france": "4 neutral", "spain": "3 catholic"})

    assert "place neutral in france" not in offered(state)
    assert refused(state, "place neutral in france") == "illegal-country-full"
    play(state, "place neutral in spain")
    assert stones(state, "spain") == "3 catholic, 1 neutral"
    assert torches(state) == "france, spain"


def test_7_8_ruling_05_neutral_stones_are_neither_placed_nor_removed_by_it() -> None:
    state = drawn("francis-walsingham", stones={"spain": "2 neutral"})

    assert not [words for words in offered(state) if "neutral" in words]
    assert refused(state, "place neutral in spain") == "illegal-symbol-first"


def test_7_8_ruling_63_stones_on_open_cards_lie_in_no_country() -> None:
    state = drawn("francis-walsingham", open="spain king-felipe-ii")

    assert "remove catholic from spain" not in offered(state)
    assert refused(state, "remove catholic from spain") == "illegal-no-stone"


def test_7_8_ruling_63_with_two_players_the_cross_is_no_stone() -> None:
    state = drawn("francis-walsingham", seats=2)

    assert [words for words in offered(state) if words.startswith("remove")] == [
        "remove protestant from england"
    ]


def test_7_8_one_stone_is_placed_or_one_removed_never_both() -> None:
    state = drawn("francis-walsingham", stones={"spain": "catholic"})

    play(state, "remove catholic from spain")

    assert step(state) == "TurnUpNext"
    assert stones(state, "spain") == ""


def test_7_8_in_a_full_country_stones_are_only_removed() -> None:
    state = drawn("francis-walsingham", stones={"spain": "2 catholic, 2 neutral"})

    assert "place catholic in spain" not in offered(state)
    assert refused(state, "place catholic in spain") == "illegal-country-full"
    assert "remove catholic from spain" in offered(state)


# --- Turning a die ---

TURNING = has(
    religion="catholic 3",
    cards="brown 2 count-of-feria, blue 6 caterina-de-medici",
    loch_leven="orange 1",
)


def test_7_9_dice_on_any_card_can_be_turned_either_way_within_their_numbers() -> None:
    state = drawn("mary-stuart", face=4, yellow=TURNING)

    assert sorted(offered(state)) == sorted(
        [
            "turn white up",
            "turn white down",
            "turn brown up",
            "turn brown down",
            "turn blue down",
            "turn orange up",
            "turn black up",
            "turn black down",
            "nothing",
        ]
    )


TURNS = [
    ("turn brown down", "brown 1 count-of-feria, blue 6 caterina-de-medici, white 4 mary-stuart"),
    ("turn brown up", "brown 3 count-of-feria, blue 6 caterina-de-medici, white 4 mary-stuart"),
    ("turn blue down", "brown 2 count-of-feria, blue 5 caterina-de-medici, white 4 mary-stuart"),
]


@pytest.mark.parametrize(("words", "after"), TURNS)
def test_7_9_a_character_whose_die_is_turned_is_not_used(words: str, after: str) -> None:
    state = play(drawn("mary-stuart", face=4, yellow=TURNING), words)

    assert cards(state) == after
    assert (points(state), protection(state)) == (0, 0)
    assert question(state) == ("nature", "TurnUpNext")


def test_7_9_ruling_19_a_die_at_one_is_not_removed_by_turning() -> None:
    state = drawn("mary-stuart", face=1, yellow=has(loch_leven="orange 1", religion="catholic 1"))

    downs = [words for words in offered(state) if words.endswith("down")]
    assert downs == []
    for die in ("white", "orange", "black"):
        assert refused(state, f"turn {die} down") == "illegal-die-end"


def test_7_9_ruling_19_nor_beyond_six_the_religion_die_beyond_five() -> None:
    state = drawn("mary-stuart", face=6, yellow=has(loch_leven="orange 6", religion="catholic 5"))

    ups = [words for words in offered(state) if words.endswith("up")]
    assert ups == []
    for die in ("white", "orange", "black"):
        assert refused(state, f"turn {die} up") == "illegal-die-end"
    assert refused(state, "turn blue up") == "illegal-die-free"


def test_7_9_ruling_20_the_die_on_the_turning_card_itself_every_year() -> None:
    state = first_half(yellow=has(cards="white 3 mary-stuart"))
    play(state, "turn white up")

    assert cards(state) == "white 3 mary-stuart"


def test_7_9_a_die_in_loch_leven_may_be_turned_up_or_down() -> None:
    state = play(drawn("mary-stuart", yellow=has(loch_leven="orange 2")), "turn orange down")

    assert loch_leven(state) == "orange 1"


@pytest.mark.parametrize(("words", "belief", "score"), [("down", 2, 1), ("up", 4, 0)])
def test_4_4_ruling_09_the_only_one_of_his_religion_is_paid_for_down_not_for_up(
    words: str, belief: int, score: int
) -> None:
    state = drawn(
        "mary-stuart",
        yellow=has(religion="catholic 3"),
        green=has(religion="protestant 3"),
    )
    assert points(state) == 0

    play(state, f"turn black {words}")

    assert (religion(state), points(state)) == (f"catholic {belief}", score)


def test_4_4_ruling_09_not_for_turning_other_dice_nor_in_company() -> None:
    alone = drawn("mary-stuart", green=has(religion="protestant 3"))
    assert points(play(alone, "turn white down")) == 0

    in_company = drawn("mary-stuart")
    assert points(play(in_company, "turn black down")) == 0


# --- Removing a die ---


def test_7_10_from_a_character_which_leaves_the_game() -> None:
    state = drawn("rollo-fitzgerald", yellow=has(cards="brown 2 count-of-feria"))

    assert "free brown" in offered(state)
    play(state, "free brown")
    assert cards(state) == "white 4 rollo-fitzgerald"
    assert gone(state, "spain") == ["count-of-feria"]
    assert free(state) == "blue, orange, brown, purple"


def test_7_10_from_loch_leven() -> None:
    state = play(drawn("margery-fitzgerald", yellow=has(loch_leven="brown 2")), "free brown")

    assert loch_leven(state) == ""
    assert free(state) == "blue, orange, brown, purple"


def test_7_10_ruling_07_the_religion_die_is_rolled_then_a_religion_chosen() -> None:
    state = play(drawn("margery-fitzgerald"), "free black")

    assert question(state) == ("nature", "RollReligion")
    play(state, "roll 5")
    assert question(state) == ("yellow", "ChooseReligion")
    play(state, "protestant")
    assert religion(state) == "protestant 5"
    assert question(state) == ("nature", "TurnUpNext")


def test_4_4_ruling_09_whoever_is_then_alone_is_paid() -> None:
    state = drawn(
        "margery-fitzgerald", blue=has(religion="catholic 3"), red=has(religion="catholic 3")
    )
    play(state, "free black | roll 5 | protestant")

    assert points(state) == 1


def test_7_10_a_free_die_cannot_be_removed() -> None:
    assert refused(drawn("margery-fitzgerald"), "free blue") == "illegal-die-free"


def test_7_10_ruling_17_a_die_freed_by_the_new_character_moves_the_disk() -> None:
    state = drawn("rollo-fitzgerald", yellow=has(space=1, cards="blue 2 nath"))
    play(state, "free blue | reveal england captain")

    assert "move to 3" in offered(state)


# --- Removing a character ---


def test_7_11_own_characters_or_open_ones() -> None:
    """A card that removes dice too offers its own dice once."""
    state = drawn(
        "rollo-fitzgerald", yellow=has(cards="brown 2 count-of-feria", loch_leven="blue 2")
    )

    assert sorted(offered(state)) == sorted(
        [
            "free white",
            "free brown",
            "free blue",
            "free black",
            "dismiss france",
            "dismiss netherlands",
            "dismiss spain",
            "nothing",
        ]
    )


def test_7_11_ruling_28_an_open_character_leaves_with_its_stone_and_the_next_is_turned_up() -> None:
    state = play(drawn("rollo-fitzgerald", open="spain king-felipe-ii"), "dismiss spain")

    assert question(state) == ("nature", "TurnUpNext")
    assert gone(state, "spain") == ["king-felipe-ii"]
    assert stones(state, "spain") == ""
    assert "reveal spain captain" in offered(state)
    play(state, "reveal spain captain")
    assert open_card(state, "spain") == "captain"
    assert offered(state)[0].startswith("reveal england"), "then that of the card drawn"


def test_7_11_ruling_28_an_event_then_takes_effect_unless_there_was_one() -> None:
    state = drawn(
        "rollo-fitzgerald",
        yellow=has(religion="protestant 3", points=2),
        red=has(points=2),
    )
    play(state, "dismiss spain | reveal event auto-da-fe")
    assert (points(state), points(state, "red")) == (0, 0)
    assert "auto-da-fe" in gone(state, "spain")

    state.players[1].points[0] = 2
    play(state, "reveal spain king-felipe-ii | reveal event mary-stuart | reveal event armada")
    assert points(state, "blue") == 2
    assert gone(state, "england") == ["mary-stuart", "armada"]


def test_11_1_ruling_49_so_an_event_can_happen_in_the_first_half() -> None:
    state = first_half(yellow=has(cards="white 3 rollo-fitzgerald", points=1), green=has(points=2))

    play(state, "dismiss netherlands | reveal event iconoclasts")

    assert (points(state), points(state, "green")) == (0, 0)
    play(state, "reveal netherlands father-huus")
    assert open_card(state, "netherlands") == "father-huus"
    assert question(state) == ("nature", "RollDice")


def test_7_11_ruling_29_an_own_characters_die_becomes_free() -> None:
    state = first_half(yellow=has(tiles="remove-character", cards="brown 2 carlos-cruz"))
    play(state, "use remove-character")

    assert "free brown" in offered(state)
    assert "free black" not in offered(state), "the religion card is no character"
    play(state, "free brown")
    assert (cards(state), free(state)) == ("", "white, blue, orange, brown, purple")


# --- The next space ---


def test_7_12_ruling_11_to_the_next_free_space_of_any_colour_which_is_used() -> None:
    state = play(drawn("barney-willard", yellow=has(space=3)), "next space")

    assert disk(state) == 4
    assert step(state) == "UseSpace"
    play(state, "take ore")
    assert goods(state) == "1 ore"
    assert question(state) == ("nature", "TurnUpNext"), "the turn goes on where it was"


def test_7_12_ruling_11_even_a_ship_is_used() -> None:
    state = drawn(
        "barney-willard", yellow=has(space=5, goods="book", houses="france 1"), blue=has(space=8)
    )

    play(state, "next space | sell book in france")

    assert (disk(state), points(state)) == (6, 4)


def test_12_1_ruling_11_its_neutral_stone_comes_too() -> None:
    state = drawn("barney-willard", seats=3, yellow=has(space=5), blue=has(space=8))

    play(state, "next space | place neutral in france")

    assert stones(state, "france") == "1 neutral"


def test_7_12_ruling_58_occupied_spaces_are_passed_free_ones_never_skipped() -> None:
    state = drawn(
        "barney-willard", yellow=has(space=3, points=2), blue=has(space=4), red=has(space=5)
    )

    assert offered(state) == ["next space", "nothing"]
    play(state, "next space")
    assert disk(state) == 6
    assert points(state) == 2


def test_7_12_any_disk_is_passed_that_of_the_first_seat_too() -> None:
    state = drawn("barney-willard", turn="blue", yellow=has(space=4), blue=has(space=3))

    assert disk(play(state, "next space"), "blue") == 5


def test_7_12_the_space_need_not_be_used_and_the_disk_need_not_go() -> None:
    state = drawn("barney-willard", yellow=has(space=3))
    stays = play(state.copy(), "nothing")
    goes = play(state, "next space | nothing")

    assert (disk(stays), disk(goes), goods(goes)) == (3, 4, "")


def test_7_12_the_track_goes_round() -> None:
    state = play(drawn("barney-willard", yellow=has(space=20), red=has(space=1)), "next space")

    assert disk(state) == 2


def test_7_12_and_the_disk_moves_once_more_at_the_end_of_the_turn() -> None:
    state = play(
        drawn("barney-willard", yellow=has(space=3)),
        "next space | nothing | reveal england captain",
    )
    assert step(state) == "MoveDisk"
    play(state, "move to 5 | score")

    assert (disk(state), points(state)) == (5, 2)


# --- Nothing to gain ---


def test_7_1_ruling_60_what_has_no_effect_is_not_offered() -> None:
    nothing_to_place = on_space(17, stones=FULL)

    assert step(nothing_to_place) == "ChooseConflict", "the space is not asked about"


def test_7_1_ruling_60_whatever_is_offered_may_be_declined() -> None:
    state = play(drawn("margery-fitzgerald"), "nothing")

    assert question(state) == ("nature", "TurnUpNext")
    assert [stones(state, country) for country in ALL_COUNTRIES] == ["1 catholic", "", "", ""]


def test_8_2_the_prices_of_the_four_countries() -> None:
    state = moving()
    found = {
        country["name"]: {price["good"]: price["points"] for price in country["prices"]}
        for country in game.view(state, 0)["countries"]
    }

    assert found == {
        "england": {"cloth": 4, "wine": 2},
        "france": {"book": 4, "ore": 2},
        "netherlands": {"wine": 4, "book": 2},
        "spain": {"ore": 4, "cloth": 2},
    }


def test_8_1_what_cannot_be_sold_and_why() -> None:
    state = on_space(1, yellow=has(goods="wine, book", houses="england 1, france 1"))

    assert refused(state, "sell cloth in england") == "illegal-no-good"
    assert refused(state, "sell book in france") == "illegal-not-bought", "not by this ship"
    assert refused(state, "take book") == "illegal-symbol-first"


def test_8_1_without_a_house_and_why() -> None:
    state = on_space(2, yellow=has(goods="cloth", houses="spain 1"))

    assert refused(state, "sell cloth in england") == "illegal-no-house"
