"""What is told stands with the paragraph it follows from, and the view says in which part it is."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import (
    COMMON,
    beside,
    building,
    conflict,
    gain,
    give,
    idle,
    new,
    paragraphs,
    part,
    play,
    turn,
    using,
)


def test_claims_are_told_by_their_own_paragraphs() -> None:
    assert paragraphs(turn(COMMON), "claim row 2 | claim column 2") == [
        *("4.1 claims", "4.2 claims", "4.3 contested"),
    ]


def test_the_end_of_a_conflict_is_told_by_its_own_paragraph() -> None:
    state = give(conflict(), "philip", kept="letter")
    words = "throw 1/4 | falls 4 | throw 2/3 | falls 2 | play letter | throw 2/3 | falls 2"

    assert paragraphs(state, words + " | give up | keep 2/3") == [
        *("5.1 throws", "5.1 throws", "6.9 pleads", "5.1 throws"),
        *("5.4 gives-up", "5.4 wins-conflict", "5.5 keeps"),
    ]


@pytest.mark.parametrize(
    ("card", "words", "line"),
    [
        ("power", "use power", "6.2 keeps-power"),
        ("income 3", "use income 3", "6.3 takes-gold"),
        ("influence", "use influence | buy seal | turn 1/4", "2.3 takes-seal"),
        ("wood", "use wood", "6.5 takes-raw"),
        ("carpenter 1", "use carpenter 1 | convert wood", "6.6 converts"),
        ("market", "use market | enough | take ore", "6.7 takes-raw"),
        ("aliena", "use aliena", "6.8 takes-raw"),
        ("jack", "use jack | convert wood", "6.8 converts"),
        ("ellen", "use ellen", "6.8 takes-toll"),
        ("francis", "use francis", "6.8 keeps-power"),
    ],
)
def test_what_a_card_brings_is_told_by_the_paragraph_of_the_card(
    card: str, words: str, line: str
) -> None:
    state = using("philip", card, gold=9, camp="wood, wool")

    assert paragraphs(state, words) == ["6.1 uses", line]


@pytest.mark.parametrize(
    ("card", "words", "lines"),
    [
        ("journeyman", "convert wood", ["6.9 plays", "6.9 converts"]),
        ("pedlar", "take ore", ["6.9 plays", "6.9 takes-raw"]),
        ("guild_master", "convert wood", ["6.9 plays", "6.9 converts"]),
    ],
)
def test_a_kept_card_and_what_it_does_are_told_by_its_paragraph(
    card: str, words: str, lines: list[str]
) -> None:
    state = building("philip", gold=9, camp="wood", kept=card)

    assert paragraphs(state, f"play {card} | {words}") == lines


def test_a_finished_section_its_bonus_and_the_whole_building_are_told_by_theirs() -> None:
    state = building("philip", gold=2, camp="bell, wood", built="III beam cloth")
    assert paragraphs(state, "install III bell | convert wood") == [
        *("7.1 installs", "7.3 finishes", "7.6 converts"),
    ]

    state = building("philip", gold=2, camp="bell", built="I whole, II whole, III beam cloth")
    assert paragraphs(state, "install III bell")[-1] == "9.1 completes"


def test_the_end_of_a_turn_and_of_the_game_are_told_by_theirs() -> None:
    assert paragraphs(using("philip", "wood, ore"), "leave cards | end turn") == [
        *("6.1 leaves-cards", "7.1 ends-turn"),
    ]

    state = gain(new(), "philip", "labourers")
    state.story = []
    idle(state, turns=11)
    told = [f"{line.rule} {line.key}" for line in state.story]
    assert "8.2 hands-back" in told
    assert told[-1] == "9.2 last-round-over"


def test_kept_cards_stand_beside_cards_and_building_and_beside_nothing_else() -> None:
    state = using("philip", "income 4, jack", gold=9, camp="wood, beam", kept="journeyman")
    assert beside(state) == ["6.9 play journeyman"]
    assert beside(play(state, "use jack")) == []
    assert beside(play(state, "enough | leave cards")) == ["6.9 play journeyman"]
    assert beside(play(state, "play journeyman")) == []


def test_the_view_says_which_part_of_the_turn_it_is_and_whose() -> None:
    state = give(turn(COMMON), "philip", kept="pedlar")
    assert part(state) == "trail-claims"
    assert part(play(state, "claim row 2")) == "trail-claims"
    assert part(play(state, "claim column 2")) == "trail-conflict"
    assert part(play(state, "throw personal")) == "trail-conflict"
    assert part(play(state, "falls 3 | throw 1/4 | falls 1 | give up")) == "trail-conflict"
    assert part(play(state, "keep 1/4")) == "trail-cards waleran"
    assert part(play(state, "leave cards")) == "trail-building waleran"
    assert part(play(state, "end turn")) == "trail-cards philip"
    assert part(play(state, "play pedlar")) == "trail-cards philip"
    assert part(play(state, "take ore | leave cards")) == "trail-building philip"
    assert part(play(state, "end turn")) == "trail-claims"


@pytest.mark.parametrize(
    ("built", "camp", "words"),
    [
        ("I beam mortar", "brick", "install I brick"),
        ("III beam cloth", "bell, wood", "install III bell"),
        ("", "wood", "play journeyman"),
        ("I whole, II whole, III beam cloth", "bell", "install III bell"),
    ],
)
def test_a_bonus_a_kept_card_and_the_last_piece_belong_to_the_building(
    built: str, camp: str, words: str
) -> None:
    state = building("philip", gold=2, camp=camp, built=built, kept="journeyman")

    assert part(play(state, words)) == "trail-building philip"
