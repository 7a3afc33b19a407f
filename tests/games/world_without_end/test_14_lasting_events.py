"""14.12 Lasting events, each of them, and where they bend a rule."""

from __future__ import annotations

from games.world_without_end import boxes
from games.world_without_end.citizens import (
    asked,
    goods,
    hand,
    hidden,
    ill,
    laid,
    let_end_round,
    let_pass,
    offered,
    play,
    points,
    prompt,
    refused,
    step,
    told,
)
from games.world_without_end.positions import actions, drawing, event, has
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import MEDICAL


def test_14_12_i_01_the_works_drag_on_wool_sells_for_1_gold_and_cloth_as_usual() -> None:
    state = actions("i-01", lion=has(goods="2 wool, cloth"))
    play(state, "play sell")

    assert prompt(state) == "ask-SellGoods 1 4"
    assert [each["price"] for each in game.view(state, 0)["town"]["market"]] == [1, 4]
    play(state, "sell wool | sell wool")
    assert goods(state, "lion") == "1 cloth, 2 gold"
    play(state, "sell cloth")
    assert goods(state, "lion") == "6 gold"


def test_14_12_i_09_coffer_dams_4_points_for_each_stone_of_the_bridge() -> None:
    state = actions("i-09", projects="church", lion=has(goods="3 stone, wood"))
    play(state, "play project | stone for bridge | stone for bridge")

    assert points(state, "lion") == 16
    state = actions("i-09", projects="church", lion=has(goods="stone, wood"))
    play(state, "play project | stone for church | wood for church")
    assert points(state, "lion") == 14, "elsewhere a cube is worth 3 points"


def test_14_12_i_10_pilgrims_1_piety_for_2_points_once_a_round() -> None:
    state = actions("i-10", lion=has(goods="2 piety"))
    play(state, "swap by i-10")

    assert (goods(state, "lion"), points(state, "lion")) == ("1 piety", 10)
    assert refused(state, "swap by i-10") == "illegal-swapped"


def test_14_12_ii_01_witchcraft_whoever_gives_up_his_action_gets_1_knowledge() -> None:
    state = actions("ii-01", seats=2)
    play(state, "give up")
    assert goods(state, "lion") == "", "not before the card is laid"
    assert told(state, "lay grain") == [
        "lion lays-unused card-grain",
        "lion receives some-medical 1",
    ]
    assert (goods(state, "lion"), step(state)) == ("1 medical", "HideCard")


def test_14_12_ii_01_the_example_of_the_rulebook_six_actions_given_up_six_knowledge() -> None:
    state = drawing(period=2, seats=2)
    for name in ("ii-01", "ii-04", "ii-05", "ii-06", "ii-08", "ii-09"):
        play(state, f"draw {name}")
        let_end_round(state)

    assert [player.goods[MEDICAL] for player in state.players] == [6, 6]


def test_14_12_in_a_corrected_set_giving_up_may_bring_points() -> None:
    box = game.box(boxes.event("ii-01", effects=[{"kind": "pass reward", "gain": {"points": 2}}]))
    state = play(actions("ii-01", box=box), "give up | lay grain")

    assert points(state, "lion") == 10
    assert game.account(state)[0]["account-events"] == 2


def test_14_12_ii_01_without_it_nobody_gets_anything_for_giving_up() -> None:
    state = play(actions("ii-07"), "give up | lay grain")

    assert goods(state, "lion") == ""


def test_14_12_ii_09_scarlet_is_in_fashion_cloth_sells_for_5_gold() -> None:
    state = actions("ii-09", lion=has(goods="wool, cloth"))
    play(state, "play sell | sell cloth | sell wool")

    assert goods(state, "lion") == "7 gold"


def test_14_12_ruling_43_the_price_of_wool_and_the_cover_of_cloth_are_separate() -> None:
    state = actions("i-01", covered="cloth", lion=has(goods="wool, cloth"))
    play(state, "play sell")

    assert offered(state) == ["sell wool", "enough"]
    assert [each["price"] for each in game.view(state, 0)["town"]["market"]] == [1, 4]


def test_14_12_ii_10_a_toll_on_the_carts_a_stone_costs_1_gold() -> None:
    state = actions("ii-10", lion=has(goods="2 gold"))
    play(state, "play material")

    assert told(state, "take stone")[:2] == ["lion pays some-gold 1", "lion receives some-stone 1"]
    assert goods(state, "lion") == "1 stone, 1 gold"
    state = actions("ii-10", lion=has(goods="gold"))
    play(state, "play material | take wood")
    assert goods(state, "lion") == "1 wood, 1 gold", "wood costs nothing"


def test_14_12_ii_10_without_gold_only_wood() -> None:
    state = play(actions("ii-10"), "play material")

    assert offered(state) == ["take wood", "nothing"]
    assert refused(state, "take stone") == "illegal-no-gold"


def test_14_12_iii_01_ruling_37_the_plague_arrives_the_hidden_card_is_drawn_blindly() -> None:
    """By the neighbour, who cannot choose: chance does it."""
    state = actions("iii-01", seats=2)
    play(state, "play grain")

    assert (asked(state), step(state)) == ("nature", "HideCard")
    assert offered(state) == [f"hide {card}" for card in hand(state, "lion").split(", ")]
    assert list(game.weights(state)) == [1] * 11
    assert told(state, "hide sell", to="lion") == ["lion hides-card card-sell"]
    assert (laid(state, "lion"), hidden(state, "lion")) == ("grain", "sell")
    assert (asked(state), step(state)) == ("lily", "PlayCard")


def test_14_12_iii_01_ruling_59_nothing_is_drawn_while_the_hidden_pile_is_ahead() -> None:
    state = actions("iii-01", seats=2, lion=has(hidden="sell"))
    play(state, "play grain")

    assert (asked(state), step(state)) == ("lily", "PlayCard")


def test_14_12_iii_07_only_monks_nobody_can_heal_but_serve() -> None:
    state = actions("iii-07", ill="4: 1", lion=has(goods="3 medical"))
    play(state, "play medicine")

    assert offered(state) == ["serve", "nothing"]
    assert refused(state, "treat 4") == "illegal-treating-forbidden"
    play(state, "serve")
    assert (goods(state, "lion"), points(state, "lion")) == ("3 medical, 1 gold", 9)
    assert ill(state) == "4: 1"


def test_14_12_iii_08_no_hands_nobody_can_build_or_donate() -> None:
    state = actions("iii-08", lion=has(goods="2 stone, 2 gold"))
    play(state, "play project")
    assert step(state) == "HideCard"

    state = play(actions("iii-08", lion=has(goods="2 stone, 2 gold")), "play donation")
    assert (step(state), goods(state, "lion")) == ("HideCard", "2 stone, 2 gold")


def test_14_12_iv_03_the_new_hospital_3_points_for_each_patient() -> None:
    state = actions("iv-03", ill="11: 1, 4: 2", lion=has(goods="3 medical"))
    play(state, "play medicine | treat 11 | treat 4")

    assert points(state, "lion") == 8 + 3 + 3 + 1
    assert game.account(state)[0]["account-patients"] == 7


def test_14_12_iv_04_the_court_in_scarlet_1_cloth_for_3_points_once_a_round() -> None:
    state = actions("iv-04", seats=2, lion=has(goods="2 cloth"))
    play(state, "swap by iv-04")

    assert (goods(state, "lion"), points(state, "lion")) == ("1 cloth", 11)
    assert refused(state, "swap by iv-04") == "illegal-swapped"
    let_end_round(state)
    let_pass(state, lambda at: step(at) == "PlayCard" and asked(at) == "lion")
    assert "swap by iv-04" in offered(state)


def test_14_12_iv_05_the_statute_a_harvest_brings_in_one_house_only() -> None:
    state = actions("iv-05", lion=has(houses="5, 7, 13"))
    play(state, "play harvest | harvest 7")

    assert (step(state), goods(state, "lion")) == ("HideCard", "3 gold")


def test_14_12_iv_05_ruling_58_it_does_not_touch_rents() -> None:
    state = event("iv-08", lasting="iv-05", lion=has(houses="5, 7"))

    play(state, "harvest 7")
    assert goods(state, "lion") == "3 gold"
    state = actions("iv-05", lasting="iv-04", lion=has(houses="5, 7", last="harvest"))
    play(state, "play privilege | harvest 5")
    assert (step(state), goods(state, "lion")) == ("HideCard", "2 wool")


def test_14_12_a_lasting_event_counts_from_the_round_in_which_it_is_drawn() -> None:
    state = event("i-01", lion=has(goods="wool"))
    play(state, "turn to 0 | play sell | sell wool")

    assert "1 gold" in goods(state, "lion")
