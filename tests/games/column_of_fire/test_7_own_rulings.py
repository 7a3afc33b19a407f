"""How this version asks, and what a corrected component set changes."""

from __future__ import annotations

import pytest

from games.column_of_fire.boxes import corrected
from games.column_of_fire.families import (
    cards,
    disk,
    free,
    goods,
    houses,
    loch_leven,
    offered,
    play,
    points,
    protection,
    question,
    reason,
    refused,
    religion,
    roll,
    step,
    stones,
)
from games.column_of_fire.positions import drawn, first_half, has, moving, on_space, rolled
from kingsbridge.games import column_of_fire as game

# --- Our own rulings ---


def test_9_2_ruling_69_a_used_tile_must_be_carried_out_but_its_space_need_not_be_used() -> None:
    state = first_half(yellow=has(tiles="next, neutral", space=2))
    play(state, "use next")
    assert "nothing" in offered(state)
    play(state, "nothing")
    assert (disk(state), protection(state)) == (3, 0)

    play(state, "use neutral")
    assert "nothing" not in offered(state)


def test_9_1_ruling_70_whoever_has_had_enough_is_asked_only_where_he_must_decide() -> None:
    state = rolled(yellow=has(tiles="neutral, turn"), open="england elizabeth-i")
    play(state, "white in england | score")
    assert (step(state), offered(state)[:2]) == ("Moment", ["go on", "enough"])
    play(state, "enough | reveal england captain")

    assert (step(state), "use turn" in offered(state)) == ("MoveDisk", True)
    play(state, "move to 3 | take protection")
    assert game.view(state, 0)["turn"] == 1


def test_9_1_ruling_70_at_the_last_moment_there_is_nothing_to_be_spared() -> None:
    state = play(on_space(3, yellow=has(tiles="neutral")), "nothing")

    assert offered(state) == ["go on", "use neutral"]


def test_7_11_ruling_71_taking_off_a_die_and_removing_its_character_is_one_thing() -> None:
    state = drawn("rollo-fitzgerald", yellow=has(cards="brown 2 carlos-cruz"))

    assert offered(state).count("free brown") == 1
    play(state, "free brown")
    assert (cards(state), free(state)) == (
        "white 4 rollo-fitzgerald",
        "blue, orange, brown, purple",
    )


def test_7_14_ruling_72_a_ship_sells_and_brings_its_stone_in_any_order() -> None:
    state = on_space(6, seats=2, yellow=has(goods="book, ore", houses="france 1"))

    assert offered(state) == [
        "sell book in france",
        "sell ore in france",
        "place neutral in france",
        "nothing",
    ]
    play(state, "sell ore in france | place neutral in france | sell book in france")
    assert (points(state), stones(state, "france"), goods(state)) == (6, "1 neutral", "")


def test_5_11_ruling_73_for_a_used_up_deck_a_house_is_raised_without_asking() -> None:
    state = rolled(
        "white 5", open="england -", decks={"england": ""}, yellow=has(houses="england 2")
    )

    play(state, "white in england")

    assert (houses(state), step(state)) == ("england 5", "MoveDisk")


def test_5_10_ruling_74_events_under_the_last_character_are_turned_up() -> None:
    state = drawn(
        "elizabeth-i",
        decks={"england": "event armada, event mary-stuart"},
        yellow=has(goods="ore", points=0),
    )
    play(state, "nothing | reveal event armada")
    assert goods(state) == "", "the first takes effect"
    play(state, "reveal event mary-stuart")

    assert step(state) == "MoveDisk"
    assert game.view(state, 0)["countries"][0]["deck"]["left"] == 0


def test_11_3_ruling_75_a_single_possibility_is_not_asked_about() -> None:
    lost = drawn("elizabeth-i", yellow=has(goods="3 ore"))
    play(lost, "nothing | reveal event armada")
    assert (goods(lost), question(lost)) == ("2 ore", ("nature", "TurnUpNext"))

    sent = drawn("elizabeth-i", yellow=has(loch_leven="blue 1, orange 1, brown 1, purple 1"))
    play(sent, "nothing | reveal event excommunication")
    assert loch_leven(sent) == "white 3, blue 1, orange 1, brown 1, purple 1"

    sold = rolled(yellow=has(goods="book", houses="france 1", tiles="sell"))
    play(sold, "use sell")
    assert (points(sold), step(sold)) == (3, "ChooseDie")


def test_6_3_ruling_76_who_cannot_move_but_could_free_a_die_is_asked() -> None:
    state = moving(
        yellow=has(points=0, tiles="remove-die", loch_leven="white 2, blue 2, orange 2, brown 2")
    )
    assert offered(state) == ["go on", "use remove-die"], "the ships are all taken"

    play(state, "use remove-die | free blue")

    assert offered(state) == ["move to 3"]


def test_3_2_ruling_77_free_dice_lose_their_numbers_with_the_turn() -> None:
    state = rolled("white 5", seats=2, yellow=has(points=1))
    play(state, "renounce | move to 3 | nothing")

    dice = game.view(state, 0)["players"][0]["dice"]
    assert [die["face"] for die in dice] == [0, 0, 0, 0, 0]


def test_3_2_ruling_77_dice_on_cards_keep_theirs() -> None:
    state = rolled(
        "white 5",
        seats=2,
        yellow=has(cards="blue 4 nath", loch_leven="brown 2", houses="england 6"),
    )
    play(state, "white in england | reveal england elizabeth-i | move to 4 | nothing")

    assert (cards(state), loch_leven(state)) == ("blue 4 nath, white 5 captain", "brown 2")


# --- Paragraphs that stand for others ---


def test_4_7_when_all_characters_are_done_conflicts_break_out() -> None:
    state = first_half(
        yellow=has(cards="white 2 francis-walsingham, orange 3 margherita-of-parma"),
        stones={"spain": "2 catholic, neutral"},
        red=has(houses="spain 2"),
    )
    play(state, "place catholic in spain")
    assert houses(state, "red") == "spain 2"
    play(state, "score")

    assert houses(state, "red") == ""


def test_7_4_a_protection_tile_is_taken() -> None:
    state = play(drawn("count-of-feria", yellow=has(protection=1)), "take protection")

    assert protection(state) == 2


def test_7_13_any_good_is_one_of_the_players_choice() -> None:
    state = on_space(20)

    assert offered(state)[:4] == ["take book", "take ore", "take cloth", "take wine"]
    play(state, "take cloth")
    assert goods(state) == "1 cloth"


# --- Other component sets ---


def test_6_2_at_most_three_are_skipped_or_as_many_as_the_set_says() -> None:
    box = game.box(corrected("points", most_skips=1))
    state = moving(box=box, yellow=has(space=1, points=9, loch_leven="white 3"))

    assert [words for words in offered(state) if words in ("move to 3", "move to 7")]
    assert "move to 15" not in offered(state)
    assert refused(state, "move to 15") == "illegal-too-far"
    assert reason(state, "move to 15").endswith(" 1")


def test_6_2_skipping_costs_what_the_set_says() -> None:
    box = game.box(corrected("points", skip=2))
    state = moving(box=box, yellow=has(space=1, points=5))

    play(state, "move to 15")

    assert points(state) == 1


def test_5_3_renouncing_costs_what_the_set_says() -> None:
    box = game.box(corrected("points", renounce=2))
    poor, rich = (rolled(box=box, yellow=has(points=held)) for held in (1, 2))

    assert reason(poor, "renounce") == "illegal-points 2"
    assert points(play(rich, "renounce")) == 0


@pytest.mark.parametrize(("held", "left"), [(3, 1), (1, 0)])
def test_5_3_who_must_renounce_pays_what_he_can(held: int, left: int) -> None:
    box = game.box(corrected("points", renounce=2))
    state = first_half(
        box=box,
        seats=2,
        yellow=has(points=held - 1, loch_leven="white 3, blue 3, orange 3, brown 3, purple 3"),
    )
    while game.view(state, 0)["turn"] == 0:
        play(state, "enough")

    assert points(state) == left


def test_9_3_freeing_a_die_costs_what_the_set_says() -> None:
    box = game.box(corrected("points", free_die=1))
    state = rolled(box=box, yellow=has(points=1))

    play(state, "pay for black | roll 2 | catholic")

    assert (points(state), religion(state)) == (0, "catholic 2")


def test_4_4_the_minority_earns_what_the_set_says() -> None:
    for earned in (0, 2):
        box = game.box(corrected("points", minority=earned))
        state = first_half(seats=2, box=box, yellow=has(cards="white 3 elizabeth-i"))
        assert points(state) == earned


def test_13_2_the_end_counts_what_the_set_says() -> None:
    box = game.box(corrected("end", house=3, protection=4, goods=3))
    state = moving(
        box=box,
        last_year=True,
        turn="red",
        first="yellow",
        yellow=has(houses="england 1", protection=1, goods="5 wine"),
    )
    play(state, "move to 17 | nothing")

    assert game.scores(state)[0] == 3 + 4 + 1


def test_13_1_the_end_comes_with_as_many_points_as_the_set_says() -> None:
    box = game.box(corrected("end", points=10))
    state = play(on_space(5, box=box, yellow=has(points=8)), "score")

    assert game.view(state, 0)["last_year"]


def test_5_5_who_has_no_house_left_builds_none() -> None:
    box = game.box(corrected("start", houses=1))
    state = rolled("white 3", box=box, yellow=has(houses="spain 1"))

    play(state, "white in england")

    assert houses(state) == "spain 1"
    assert cards(state) == "white 3 captain"


def test_7_8_a_character_may_place_stones_of_one_kind() -> None:
    row = 6
    box = game.box(corrected("character", row, actions=["place:catholic"]))
    state = drawn("francis-walsingham", box=box)

    assert offered(state) == [
        "place catholic in england",
        "place catholic in france",
        "place catholic in netherlands",
        "place catholic in spain",
        "nothing",
    ]
    play(state, "place catholic in france")
    assert stones(state, "france") == "1 catholic"


def test_11_4_an_event_may_turn_dice_to_another_number() -> None:
    box = game.box(corrected("event", 0, amount=5))
    state = play(drawn("elizabeth-i", box=box), "nothing | reveal event excommunication")
    play(state, "send blue")

    assert loch_leven(state) == "blue 5"


def test_2_3_the_religion_die_has_the_faces_of_the_set() -> None:
    box = game.box(corrected("die", 5, faces=[2, 2, 2, 6, 6, 4]))
    state = first_half(box=box, yellow=has(religion="catholic 1"))

    assert offered(state) == ["roll 2", "roll 4", "roll 6"]
    assert list(game.weights(state)) == [3, 1, 2]
    play(state, "roll 6 | catholic")
    roll(state, "")
    assert religion(state) == "catholic 6"


def test_8_3_whatever_a_country_buys_can_be_sold_again_in_the_next_turn() -> None:
    """England buys books here, the first good of the first country."""
    box = game.box(corrected("price", 1, good="book"))
    state = on_space(1, box=box, yellow=has(goods="book", houses="england 1"))
    assert "sell book in england" in offered(state)
    play(state, "nothing")

    prices = game.view(state, 0)["countries"][0]["prices"]
    assert [(price["good"], price["sold"]) for price in prices] == [
        ("book", False),
        ("cloth", False),
    ]


def test_7_15_a_good_is_sold_in_all_countries_that_buy_it() -> None:
    """France buys cloth here instead of books."""
    box = game.box(corrected("price", 2, good="cloth"))
    state = on_space(2, box=box, yellow=has(goods="3 cloth", houses="england 1, france 1, spain 1"))
    play(state, "sell cloth in england | sell cloth in france | sell cloth in spain")

    assert (points(state), goods(state)) == (4 + 4 + 2, "")


def test_4_6_a_card_may_have_any_two_symbols() -> None:
    box = game.box(corrected("character", 6, actions=["protection", "good:wine"]))
    state = drawn("francis-walsingham", box=box)

    assert offered(state) == ["take protection", "take wine", "nothing"]
    play(state, "take wine")
    assert (goods(state), protection(state)) == ("1 wine", 0)
