"""What the players are asked and told, in no language: keys and blanks."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    COMMON,
    building,
    conflict,
    gain,
    give,
    idle,
    lay_out,
    new,
    next_turn,
    play,
    prompt,
    say,
    stack_up,
    told,
    turn,
    using,
)
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.text import catalogue
from kingsbridge.games import builders_duel as game


def test_a_new_turn_is_announced_with_its_round_and_deck() -> None:
    state = idle(new(), turns=4)
    state.story = []

    next_turn(state)

    assert [say(line) for line in state.story if line.key == "turn-begins"] == [
        "turn-begins 2 2 B",
        "turn-begins 2 3 B",
    ]


def test_claims_are_told_and_the_contested_card_is_named() -> None:
    assert told(turn(COMMON), "claim row 2 | claim diagonal 1") == [
        "waleran claims do-claim-row 2",
        "philip claims do-claim-diagonal 1",
        "contested card-sand 0",
    ]


def test_a_conflict_is_told_throw_by_throw() -> None:
    words = "throw 1/4 | falls 4 | throw 2/3 | falls 2 | throw 0/5 | falls 0 | give up | keep 0/5"

    assert told(conflict(), words) == [
        "waleran throws seal-neutral 1/4 4 4",
        "philip throws seal-neutral 2/3 2 2",
        "philip throws seal-neutral 0/5 0 2",
        "philip gives-up",
        "waleran wins-conflict 4 2",
        "philip keeps 0/5",
    ]


def test_the_personal_seal_and_the_letter_are_told() -> None:
    state = give(conflict(), "philip", kept="letter")
    words = "throw personal | falls 3 | throw personal | falls 2 | play letter"

    assert told(state, words) == [
        "waleran throws seal-personal 3 3",
        "philip throws seal-personal 2 2",
        "philip pleads 3 5",
        "philip wins-conflict 5 3",
    ]


def test_equal_sums_are_told_as_won_by_the_power() -> None:
    words = "throw 2/3 | falls 3 | throw 2/3 | falls 3 | give up"

    assert told(conflict(), words)[-2:] == ["philip gives-up", "waleran wins-tie 3"]


def test_a_loser_who_keeps_nothing_keeps_it_quietly() -> None:
    words = "throw 1/4 | falls 4 | throw 2/3 | falls 2 | give up | keep none"

    assert told(conflict(), words)[-1] == "waleran wins-conflict 4 2"


@pytest.mark.parametrize(
    ("cards", "words", "lines"),
    [
        ("power", "use power", ["philip uses card-power 0", "philip keeps-power"]),
        ("income 4", "use income 4", ["philip uses card-income 4", "philip takes-gold 4"]),
        ("wool", "use wool", ["philip uses card-wool 0", "philip takes-raw 2 raw-wool"]),
        ("ellen", "use ellen", ["philip uses card-ellen 0", "philip takes-toll waleran 3"]),
        (
            "carpenter 1",
            "use carpenter 1 | convert wood",
            ["philip uses card-carpenter 1", "philip converts raw-wood piece-beam 1"],
        ),
        (
            "influence",
            "use influence | buy seal | turn 2/3",
            ["philip uses card-influence 0", "philip takes-seal 2/3"],
        ),
        ("journeyman", "use journeyman", ["philip uses card-journeyman 0"]),
    ],
)
def test_what_a_card_does_is_told(cards: str, words: str, lines: list[str]) -> None:
    assert told(using("philip", cards), words) == lines


def test_wool_that_is_sold_is_told_as_sold() -> None:
    state = using("philip", "market, aliena", camp="wool")
    words = "use market | sell wool | enough | use aliena | sell wool | enough"

    assert [line for line in told(state, words) if "sells" in line] == [
        *("philip sells-wool 2", "philip sells-wool 3"),
    ]


def test_a_token_that_changes_hands_is_taken() -> None:
    state = using("philip", "power")
    state.power = 1

    assert told(state, "use power") == ["philip uses card-power 0", "philip takes-power"]


def test_a_kept_card_is_told_when_it_is_played() -> None:
    state = building("philip", kept="pedlar")

    assert told(state, "play pedlar | take ore") == [
        "philip plays card-pedlar 0",
        "philip takes-raw 1 raw-ore",
    ]


def test_cards_left_unused_and_the_end_of_a_turn_are_told() -> None:
    assert told(using("philip", "wood, income 4"), "use wood | leave cards | end turn") == [
        "philip uses card-wood 0",
        "philip takes-raw 1 raw-wood",
        "philip leaves-cards",
        "philip ends-turn",
    ]


def test_a_card_kept_too_long_is_told_when_it_is_handed_back() -> None:
    state = gain(new(), "philip", "labourers")
    state.story = []

    idle(state, turns=5)

    assert "philip hands-back card-labourers 0" in [say(line) for line in state.story]


def test_the_end_of_the_last_round_is_told() -> None:
    state = new()
    state.story = []

    idle(state, turns=12)

    told = [say(line) for line in state.story]
    assert told.index("last-round-over") == len(told) - 1


def test_building_is_told_piece_by_piece() -> None:
    state = building("waleran", gold=6, camp="bars, cloth", built="III mortar")

    assert told(state, "install III cloth | install III bars") == [
        "waleran installs III piece-cloth 2",
        "waleran installs III piece-bars 4",
        "waleran finishes III",
    ]


def test_the_last_section_completes_the_building() -> None:
    state = building("philip", gold=2, camp="bell", built="I whole, II whole, III beam cloth")

    assert told(state, "install III bell")[-2:] == ["philip finishes III", "philip completes"]


def test_a_price_is_told_as_it_was_paid() -> None:
    state = using("philip", "tom", gold=2, camp="beam, mortar")

    assert told(state, "use tom | install I beam | install I mortar")[1:] == [
        "philip installs I piece-beam 0",
        "philip installs I piece-mortar 2",
    ]


def test_only_what_was_there_is_told_as_taken() -> None:
    state = give(using("philip", "income 5, wool", gold=30, reserve="wool"), "waleran", gold=42)

    assert told(state, "use income 5 | use wool") == [
        "philip uses card-income 5",
        "philip takes-gold 2",
        "philip uses card-wool 0",
        "philip takes-raw 1 raw-wool",
    ]


def test_known_seals_are_told_too() -> None:
    state = stack_up(using("philip", "francis"), under="0/5")

    assert told(state, "use francis")[-1] == "philip takes-seal 0/5"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("use carpenter 1", "ask-Craftsman 1 raw-wood piece-beam"),
        ("use influence", "ask-Influence 2"),
        ("use market", "ask-SellWool 2"),
        ("use market | enough", "ask-BuyGoods 2 2"),
        ("use market | enough | take ore", "ask-BuyGoods 2 1"),
        ("leave cards", "ask-Build 2"),
        ("leave cards | install I brick", "ask-Build 4"),
        ("leave cards | install I brick | install I mortar", "ask-Build-nothing"),
        (
            "use carpenter 1 | convert wood | leave cards | install II brick | install II mortar",
            "ask-Build-section II",
        ),
        ("use carpenter 1 | convert wood | leave cards | install I brick", "ask-Build 4"),
        (
            "use carpenter 1 | convert wood | leave cards | install I brick | install I beam",
            "ask-Build-no-gold 6 2",
        ),
    ],
)
def test_the_asked_player_is_told_what_it_costs(words: str, line: str) -> None:
    state = using(
        "philip", "carpenter 1, influence, market", gold=9, camp="wood, wool, brick, mortar"
    )

    play(state, words)

    assert prompt(state) == line


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("use aliena", "ask-WoolTrader 3"),
        ("play guild_master", "ask-GuildMaster 2"),
        ("leave cards | install III bell", "ask-BonusConversions 2"),
        ("leave cards | install III bell | convert wood", "ask-BonusConversions 1"),
    ],
)
def test_rarer_questions_say_what_they_are_about_too(words: str, line: str) -> None:
    state = using(
        "philip",
        "aliena",
        gold=9,
        camp="wood, sand, bell",
        built="III beam cloth",
        kept="guild_master",
    )

    play(state, words)

    assert prompt(state) == line


def test_a_piece_without_a_place_is_told_to_have_none() -> None:
    state = play(using("philip", "jack", camp="cloth", built="II cloth, III cloth"), "leave cards")

    assert prompt(state) == "ask-Build-no-place"


@pytest.mark.parametrize(
    ("camp", "kept", "line"),
    [
        ("wood", "", "ask-Build-nothing"),
        ("wood", "journeyman", "ask-Build-kept"),
        ("wood", "guild_master", "ask-Build-kept"),
        ("wood", "labourers", "ask-Build-nothing"),
        ("beam", "journeyman", "ask-Build 2"),
    ],
)
def test_whoever_kept_a_card_that_may_help_is_told_so(camp: str, kept: str, line: str) -> None:
    assert prompt(building("philip", gold=9, camp=camp, kept=kept)) == line


def test_a_finished_section_is_told_to_be_so() -> None:
    state = building("philip", gold=9, camp="cloth, beam, wood", built="II mortar brick")
    give(state, "philip", kept="journeyman")

    play(state, "install II cloth")

    assert prompt(state) == "ask-Build-finished II"


@pytest.mark.parametrize(
    ("piece", "named"), [("beam", "a beam"), ("mortar", "mortar"), ("brick", "a brick")]
)
def test_pieces_have_their_article_in_english(piece: str, named: str) -> None:
    state = building("philip", gold=9, camp=piece)
    texts = catalogue("en", "builders_duel")

    assert texts.say(game.read(f"install I {piece}").label) == f"Install {named} in section I"

    state.story = []
    play(state, f"install I {piece}")

    assert f"installs {named} in section I for 2 gold" in texts.say(state.story[0], ["", ""])


def test_a_free_conversion_is_asked_as_such() -> None:
    state = play(using("philip", "jack"), "use jack")

    assert prompt(state) == "ask-Artist"


def test_the_players_are_told_what_to_do_all_through_a_turn() -> None:
    state = lay_out(new(), COMMON)

    assert prompt(state) == "ask-ClaimFirst"

    play(state, "claim row 1")

    assert prompt(state) == "ask-ClaimSecond"

    play(state, "claim column 1")

    assert prompt(state) == "ask-ThrowSeal-first"

    play(state, "throw 1/4 | falls 4")

    assert prompt(state) == "ask-ThrowSeal-first"

    play(state, "throw 2/3 | falls 3")

    assert prompt(state) == "ask-ThrowSeal 3 4 2"

    play(state, "give up")

    assert prompt(state) == "ask-KeepSeal"

    play(state, "keep none")

    assert prompt(state) == "ask-UseCards"


def test_the_power_holder_needs_no_more_than_a_tie() -> None:
    state = play(conflict(), "throw 1/4 | falls 1 | throw 2/3 | falls 3")

    assert prompt(state) == "ask-ThrowSeal 1 3 2"


def test_the_view_shows_the_whole_table() -> None:
    state = give(conflict(), "philip", built="I beam", camp="wood, mortar")
    play(state, "throw 1/4 | falls 4 | throw personal | falls 3 | use wood")

    view = game.view(state, 0)

    assert (view["round"], view["turn"], view["deck"]) == (1, 1, "A")
    assert (view["power"], view["leader"], view["asked"]) == (1, 1, 1)
    assert (view["step"], view["next_piece"]) == ("UseCards", 2)
    assert view["conflict"] == {
        "place": 4,
        "winner": 1,
        "sums": [3, 4],
        "thrown": [[], []],
        "personal": [True, False],
        "ahead": 1,
    }
    assert (view["rounds"], view["turns"], view["personal_seal"]) == (4, 3, "2/3")
    assert view["stack"] == ["1/4"]
    assert view["builders"][1]["line"] == "row 2"
    assert view["builders"][1]["to_use"] == [4, 5]
    assert [builder["markers"] for builder in view["builders"]] == [[1, 7], [3, 4, 5]]
    assert view["numbers"]["seal_price"] == 2
    assert view["builders"][0]["side"] == "philip"
    assert view["builders"][0]["raw"]["wood"] == 1
    assert view["builders"][0]["finished"]["mortar"] == 1
    assert view["builders"][0]["sections"]["I"][0] == {"piece": "beam", "filled": True}


def test_the_view_shows_the_seals_thrown_so_far() -> None:
    state = play(conflict(), "throw 1/4 | falls 4 | throw 2/3 | falls 3 | throw 0/5")

    conflict_view = game.view(state, 0)["conflict"]

    assert conflict_view is not None
    assert conflict_view["thrown"] == [["2/3", "0/5"], ["1/4"]]


@pytest.mark.parametrize(
    ("thrown", "ahead"),
    [
        ("throw 1/4 | falls 1", 1),
        ("throw 1/4 | falls 1 | throw 2/3 | falls 2", 0),
        ("throw 2/3 | falls 2 | throw 2/3 | falls 2", 1),
    ],
)
def test_the_view_shows_who_leads_the_conflict(thrown: str, ahead: int) -> None:
    before = game.view(conflict(), 0)["conflict"]
    conflict_view = game.view(play(conflict(), thrown), 0)["conflict"]

    assert before is not None
    assert before["ahead"] == NOBODY
    assert conflict_view is not None
    assert conflict_view["ahead"] == ahead


def test_the_view_shows_where_a_kept_card_lay() -> None:
    state = play(using("philip", "journeyman, wood"), "use journeyman")

    assert game.view(state, 0)["table"][:2] == ["", "wood"]


def test_after_the_last_turn_the_view_still_says_round_four_turn_three() -> None:
    state = idle(new(), turns=12)

    view = game.view(state, 0)

    assert (view["round"], view["turn"]) == (4, 3)


def test_a_piece_that_can_just_be_paid_is_asked_for() -> None:
    assert prompt(building("philip", gold=2, camp="beam")) == "ask-Build 2"
    assert prompt(building("philip", gold=1, camp="beam")) == "ask-Build-no-gold 2 1"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "no more"), ("fr", "plus rien"), ("de", "nichts mehr")]
)
def test_nobody_is_told_to_end_the_turn_while_a_kept_card_could_help(
    language: str, words: str
) -> None:
    texts = catalogue(language, "builders_duel")
    for camp, gold in (("wood", 9), ("beam", 1), ("beam", 9)):
        state = building("philip", gold=gold, camp=camp, kept="pedlar")

        assert words not in texts.say(state.step.prompt(state)).lower()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_free_piece_does_not_cost_nothing_but_is_free(language: str) -> None:
    state = play(using("philip", "tom", camp="beam"), "use tom")

    assert "0" not in catalogue(language, "builders_duel").say(state.step.prompt(state))
