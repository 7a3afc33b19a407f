"""7 Summer."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.boxes import corrected
from games.krieg_und_frieden.realm import (
    Things,
    asked,
    discard,
    hand,
    has,
    houses,
    let_draw,
    loot,
    offered,
    paragraphs,
    play,
    prompt,
    refused,
    seat,
    step,
    summer,
    told,
)
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import krieg_und_frieden as game


def test_7_1_actions_are_mixed_freely_until_one_is_done() -> None:
    state = summer(
        lion=has(hand="2 grain, hammer, cup", farms=3),
        lily=has(hand="shield"),
        rose=has(hand="cup"),
    )

    assert (asked(state), prompt(state)) == ("lion", "ask-ActInSummer")
    assert offered(state) == [
        "workshop",
        "farm",
        "bribe lily",
        "bribe tower",
        "bribe rose",
        "done",
    ]
    play(state, "farm | bribe lily | farm | workshop")
    assert houses(state, "lion") == "4+1+1"
    assert asked(state) == "rose"
    assert told(state, "done") == ["rose is-done"]


def test_7_1_ruling_13_the_new_chancellor_begins_and_it_goes_clockwise() -> None:
    state = summer(
        chancellor="tower",
        lion=has(hand="cup"),
        lily=has(hand="cup"),
        tower=has(hand="cup"),
        rose=has(hand="cup"),
    )

    order = []
    while step(state) == "ActInSummer":
        order.append(asked(state))
        play(state, "done")

    assert order == ["tower", "rose", "lion", "lily"]


def test_7_1_ruling_29_whoever_has_no_card_in_hand_is_not_asked() -> None:
    state = summer(lion=has(), lily=has(hand="shield"))

    assert asked(state) == "lily"
    play(state, "attack rose | yield")
    let_draw(state)
    assert step(state) != "ActInSummer"


def test_7_1_nothing_else_can_be_done_in_summer() -> None:
    state = summer(lion=has(hand="cup"))

    assert refused(state, "pass") == "illegal-summer-first"


def test_7_2_ruling_13_a_workshop_costs_a_hammer_and_a_farm() -> None:
    state = summer(lion=has(hand="2 hammer", farms=2))

    assert told(state, "workshop") == ["lion opens-workshop"]

    assert houses(state, "lion") == "1+1+4"
    assert discard(state) == "1 hammer"
    assert refused(state, "workshop") == "illegal-too-few-farms"


@pytest.mark.parametrize(
    ("farms", "workshops", "possible"), [(2, 1, False), (3, 1, True), (3, 2, False), (4, 2, True)]
)
def test_7_2_ruling_13_as_many_farms_as_workshops_are_left_afterwards(
    *, farms: int, workshops: int, possible: bool
) -> None:
    state = summer(lion=has(hand="2 hammer", farms=farms, workshops=workshops))

    assert ("workshop" in offered(state)) == possible
    if not possible:
        assert refused(state, "workshop") == "illegal-too-few-farms"


def test_7_2_without_a_hammer_or_a_site_there_is_no_workshop() -> None:
    assert refused(summer(lion=has(hand="cup")), "workshop") == "illegal-no-hammer"
    crowded = summer(lion=has(hand="hammer, cup", farms=3, workshops=3))
    assert refused(crowded, "workshop") == "illegal-no-site"


def test_7_2_opening_workshops_one_after_the_other() -> None:
    state = summer(lion=has(hand="3 hammer, cup", farms=5), discard="hammer")

    play(state, "workshop | workshop")

    assert houses(state, "lion") == "3+2+1"
    assert discard(state) == "3 hammer"


def test_7_2_7_3_a_box_with_more_houses_has_no_more_sites() -> None:
    box = game.box(corrected("barony", houses=9))
    state = summer(box=box, lion=has(hand="hammer, grain", farms=6, workshops=3), lily=has(farms=5))

    assert "farm" not in offered(state)
    assert "workshop" not in offered(state)
    assert refused(state, "workshop") == "illegal-no-site"
    assert refused(state, "farm") == "illegal-no-house"
    state = summer(box=box, lion=has(hand="grain", farms=6))
    assert refused(state, "farm") == "illegal-no-country"


def test_7_3_ruling_13_a_farm_costs_grain_and_a_house_of_the_reserve() -> None:
    state = summer(lion=has(hand="2 grain, cup", farms=4, workshops=1), discard="2 grain")

    assert told(state, "farm") == ["lion builds-farm"]

    assert houses(state, "lion") == "5+1+0"
    assert discard(state) == "3 grain"
    assert refused(state, "farm") == "illegal-no-house"
    assert refused(summer(lion=has(hand="cup")), "farm") == "illegal-no-grain"


def test_7_4_ruling_14_anybody_with_a_house_can_be_attacked_again_and_again() -> None:
    state = summer(
        lion=has(hand="4 shield"), lily=has(hand="2 shield"), tower=has(farms=0), rose=has()
    )

    assert offered(state) == ["attack lily", "attack rose", "done"]
    assert refused(state, "attack tower") == "illegal-nothing-to-burn"
    assert refused(state, "attack lion") == "illegal-yourself"
    play(state, "attack rose | yield | draw cup | draw cup | attack lily | defend")
    assert asked(state) == "lion"
    play(state, "attack rose | yield | attack lily | defend")
    assert houses(state, "rose") == "0+0+6"
    assert discard(state) == "6 shield"


def test_7_4_an_attack_takes_a_shield_from_the_hand_not_from_the_loot() -> None:
    state = summer(lion=has(hand="cup", loot="shield"))

    assert refused(state, "attack lily") == "illegal-no-shield"


def test_7_4_with_three_players_nobody_attacks_or_bribes_the_fourth() -> None:
    state = summer(seats=3, lion=has(hand="shield, cup"))

    assert offered(state) == ["attack lily", "attack tower", "bribe lily", "bribe tower", "done"]
    assert refused(state, "attack rose") == "illegal-nobody-there"
    assert refused(state, "bribe rose") == "illegal-nobody-there"


def test_7_4_ruling_32_the_attackers_shield_is_discarded_before_loot_is_drawn() -> None:
    state = summer(lion=has(hand="shield"), pile="")

    play(state, "attack lily | yield")

    assert offered(state) == ["draw shield"]


def test_7_5_the_attacked_may_answer_with_a_shield_from_hand_or_loot() -> None:
    state = summer(lion=has(hand="2 shield"), lily=has(hand="shield, cup", loot="shield"))

    assert told(state, "attack lily") == ["lion attacks lily"]
    assert (asked(state), prompt(state)) == ("lily", "ask-DefendHouses lion")
    assert offered(state) == ["defend", "defend with loot", "yield"]
    assert told(state, "defend with loot") == ["lily defends-with-loot"]
    assert (hand(state, "lily"), loot(state, "lily")) == ("1 shield, 1 cup", "")
    play(state, "attack lily")
    assert refused(state, "defend with loot") == "illegal-no-shield"
    assert refused(state, "done") == "illegal-defend-first"
    assert told(state, "defend") == ["lily defends"]
    assert discard(state) == "4 shield"
    assert houses(state, "lily") == "2+0+4"


@pytest.mark.parametrize(
    ("lily", "words", "left"),
    [
        (has(hand="3 shield, cup"), "defend", "2 shield, 1 cup"),
        (has(hand="cup", loot="3 shield"), "defend with loot", "2 shield"),
    ],
)
def test_7_5_an_answer_costs_one_shield_wherever_it_comes_from(
    lily: Things, words: str, left: str
) -> None:
    state = summer(lion=has(hand="shield, cup"), lily=lily)

    play(state, "attack lily")
    assert (prompt(state), offered(state)) == ("ask-DefendHouses lion", [words, "yield"])
    play(state, words)

    assert (loot if "loot" in words else hand)(state, "lily") == left
    assert discard(state) == "2 shield"
    assert asked(state) == "lion"


def test_7_5_ruling_14_nobody_has_to_answer() -> None:
    state = summer(lion=has(hand="shield"), lily=has(hand="3 shield"))

    assert told(state, "attack lily | yield") == [
        "lion attacks lily",
        "lily yields",
        "lion burns-farm lily",
    ]
    assert hand(state, "lily") == "3 shield"
    assert houses(state, "lily") == "1+0+5"


def test_7_5_ruling_33_the_attacked_is_asked_even_without_shields() -> None:
    state = summer(lion=has(hand="shield"), lily=has(hand="cup"))

    play(state, "attack lily")

    assert (asked(state), prompt(state)) == ("lily", "ask-DefendHouses-cannot lion")
    assert offered(state) == ["yield"]


def test_7_6_ruling_15_the_loser_chooses_a_farm_or_a_workshop() -> None:
    state = summer(lion=has(hand="2 shield"), lily=has(farms=3, workshops=3))
    play(state, "attack lily | yield")
    assert houses(state, "lily") == "3+2+1"
    let_draw(state)

    play(state, "attack lily | yield")
    assert (asked(state), prompt(state)) == ("lily", "ask-BurnHouse lion")
    assert offered(state) == ["burn farm", "burn workshop"]
    assert refused(state, "yield") == "illegal-burn-first"
    assert told(state, "burn workshop")[0] == "lion burns-workshop lily"
    assert houses(state, "lily") == "3+1+2"
    assert step(state) != "BurnHouse"


def test_7_6_ruling_15_with_as_many_workshops_as_farms_it_must_be_a_workshop() -> None:
    """The rulebook's example: two farms and two workshops."""
    state = summer(lion=has(hand="shield"), lily=has(farms=2, workshops=2))

    play(state, "attack lily | yield")

    assert asked(state) == "nature"
    assert houses(state, "lily") == "2+1+3"


def test_7_6_ruling_15_a_farm_may_burn_if_enough_are_left() -> None:
    state = summer(lion=has(hand="shield"), lily=has(farms=2, workshops=1))

    play(state, "attack lily | yield | burn farm")

    assert houses(state, "lily") == "1+1+4"
    assert (asked(state), step(state)) == ("nature", "TakeLoot")


def test_7_7_ruling_16_two_cards_of_loot_are_drawn_and_kept_apart() -> None:
    state = summer(lion=has(hand="shield, cup"), lily=has(hand="cup"))

    play(state, "attack lily | yield")
    assert asked(state) == "nature"
    assert list(game.weights(state)) == [16, 15, 17, 17]
    assert told(state, "draw grain") == []
    assert told(state, "draw shield") == ["lion takes-loot 2"]

    assert (hand(state, "lion"), loot(state, "lion")) == ("1 cup", "1 shield, 1 grain")
    assert "farm" not in offered(state)
    assert [words for words in offered(state) if "attack" in words] == []


def test_7_7_only_the_attacker_learns_what_the_loot_is() -> None:
    words = "attack lily | yield | draw grain | draw shield"
    told_to_lion = told(summer(lion=has(hand="shield, cup")), words, to="lion")

    assert told_to_lion == ["lion loot-is some-shield 1, some-grain 1"]
    assert told(summer(lion=has(hand="shield, cup")), words, to="lily") == []
    by_rose = summer(chancellor="rose", rose=has(hand="shield, cup"))
    assert told(by_rose, words, to="rose") == ["rose loot-is some-shield 1, some-grain 1"]


def test_7_7_ruling_16_each_victim_is_looted_once_in_a_turn() -> None:
    state = summer(
        lion=has(hand="4 shield"),
        lily=has(farms=4),
        rose=has(hand="2 shield"),
        tower=has(),
    )

    play(state, "attack lily | yield | draw cup | draw cup")
    assert game.view(state, 3)["looted"] == [1]
    play(state, "attack lily | yield")
    assert asked(state) == "lion"
    assert houses(state, "lily") == "2+0+4"
    play(state, "attack tower | yield | draw cup | draw cup")
    assert loot(state, "lion") == "4 cup"
    assert game.view(state, 3)["looted"] == [1, 2]
    play(state, "attack lily | yield")
    assert loot(state, "lion") == "4 cup"
    assert asked(state) == "rose"
    play(state, "attack lily | yield | draw cup | draw cup")
    assert loot(state, "rose") == "2 cup"


def test_7_7_ruling_18_loot_from_an_empty_pile_is_lost() -> None:
    state = summer(lion=has(hand="shield, cup"), pile="")

    play(state, "attack lily | yield | draw shield")

    assert asked(state) == "lion"
    assert loot(state, "lion") == "1 shield"


def test_7_7_ruling_18_the_pile_may_be_made_anew_between_two_cards_of_loot() -> None:
    state = summer(lion=has(hand="shield, cup"), lily=has(hand="grain"), pile="hammer")

    play(state, "attack lily | yield")
    assert offered(state) == ["draw hammer"]
    assert paragraphs(state, "draw hammer") == ["8.3 reshuffles"]
    assert (offered(state), discard(state)) == (["draw shield"], "")
    assert told(state, "draw shield") == ["lion takes-loot 2"]

    assert loot(state, "lion") == "1 shield, 1 hammer"
    assert asked(state) == "lion"


def test_7_8_a_bribed_baron_gives_up_a_shield() -> None:
    state = summer(lion=has(hand="2 cup"), lily=has(hand="shield, grain"), discard="shield, cup")

    assert told(state, "bribe lily") == ["lion bribes lily", "lily gives-shield"]

    assert hand(state, "lily") == "1 grain"
    assert discard(state) == "2 shield, 2 cup"
    assert asked(state) == "lion"
    assert refused(state, "bribe lion") == "illegal-yourself"
    assert refused(summer(lion=has(hand="grain")), "bribe lily") == "illegal-no-cup"


def test_7_8_ruling_16_loot_can_be_bribed_and_its_owner_says_from_where() -> None:
    state = summer(lion=has(hand="2 cup"), lily=has(hand="shield, grain", loot="shield, hammer"))

    play(state, "bribe lily")
    assert (asked(state), prompt(state)) == ("lily", "ask-BribeKnights lion")
    assert offered(state) == ["give", "give loot"]
    assert refused(state, "seen") == "illegal-give-first"
    assert told(state, "give loot") == ["lily gives-shield-of-loot"]
    assert loot(state, "lily") == "1 hammer"
    play(state, "bribe lily")
    assert offered(state) == ["give"]
    assert refused(state, "give loot") == "illegal-no-shield"
    assert told(state, "give") == ["lily gives-shield"]
    assert hand(state, "lily") == "1 grain"


def test_7_8_ruling_33_whoever_has_loot_is_asked_even_without_a_choice() -> None:
    state = summer(lion=has(hand="cup"), lily=has(hand="grain", loot="shield, hammer"))

    play(state, "bribe lily")

    assert (asked(state), offered(state)) == ("lily", ["give loot"])


def test_7_9_ruling_16_without_shields_hand_and_loot_are_shown_to_the_briber_alone() -> None:
    state = summer(
        lion=has(hand="cup, grain"), lily=has(hand="2 grain", loot="hammer"), rose=has(hand="cup")
    )

    words = "bribe lily"
    assert told(state, words) == ["lion bribes lily", "lily shows-hand lion"]
    assert discard(state) == "1 cup"
    assert (asked(state), prompt(state)) == ("lion", "ask-ShowHand lily")
    shown = game.view(state, seat("lion"))["shown"]
    assert shown == {
        "seat": 1,
        "hand": {"shield": 0, "cup": 0, "hammer": 0, "grain": 2},
        "loot": {"shield": 0, "cup": 0, "hammer": 1, "grain": 0},
    }
    assert game.view(state, OPEN)["shown"] == shown
    for eyes in (1, 2, 3, SPECTATOR):
        assert game.view(state, eyes)["shown"] is None
    assert offered(state) == ["seen"]
    assert refused(state, "done") == "illegal-look-first"
    play(state, "seen")
    assert game.view(state, seat("lion"))["shown"] is None
    assert asked(state) == "lion"


def test_7_9_the_briber_reads_it_in_the_story_too() -> None:
    lion, lily = has(hand="cup"), has(hand="2 grain", loot="hammer")

    for who in ("lion", "lily"):
        lines = told(summer(lion=lion, lily=lily), "bribe lily", to=who)
        assert lines == ["hand-is lily some-hammer 1, some-grain 2"]
    for who in ("tower", "rose"):
        assert told(summer(lion=lion, lily=lily), "bribe lily", to=who) == []
    by_rose = summer(chancellor="rose", rose=has(hand="cup"), lily=lily)
    assert told(by_rose, "bribe lily", to="rose") == ["hand-is lily some-hammer 1, some-grain 2"]


def test_7_9_as_many_cards_of_loot_as_in_hand_are_shown_too() -> None:
    state = summer(lion=has(hand="cup"), lily=has(hand="2 grain", loot="hammer, cup"))

    play(state, "bribe lily")

    assert (asked(state), step(state)) == ("lion", "ShowHand")


def test_7_9_ruling_34_an_empty_hand_can_be_bribed_and_costs_the_cup() -> None:
    state = summer(lion=has(hand="cup, grain"), lily=has())

    assert told(state, "bribe lily") == ["lion bribes lily", "lily shows-hand lion"]

    assert discard(state) == "1 cup"
    assert asked(state) == "lion"
    assert step(state) == "ActInSummer"


@pytest.mark.parametrize("held", ["shield", "grain"])
def test_7_9_what_a_bribe_told_cannot_be_taken_back(held: str) -> None:
    state = summer(lion=has(hand="cup, grain"), lily=has(hand=held))

    play(state, "farm")
    assert not state.learnt
    play(state, "bribe lily")
    assert state.learnt
