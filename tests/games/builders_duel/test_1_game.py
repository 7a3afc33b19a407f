"""1 The game."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from games.builders_duel.duel import (
    COMMON,
    building,
    camp,
    conflict,
    new,
    offered,
    play,
    refused,
    seat,
    turn,
    using,
)
from kingsbridge.core.actions import Action
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NATURE, is_over
from kingsbridge.core.story import SPECTATOR
from kingsbridge.core.text import catalogue
from kingsbridge.games import builders_duel as game


def test_1_1_ruling_30_both_players_and_whoever_watches_see_the_same() -> None:
    state = using("philip", "income 4", kept="letter, journeyman", seals="0/5, 0/5", gold=7)

    philip, waleran, spectator = (game.view(state, who) for who in (0, 1, SPECTATOR))

    assert philip == waleran == spectator
    assert waleran["builders"][0]["kept"] == ["letter", "journeyman"]
    assert waleran["builders"][0]["seals"] == {"0/5": 2, "1/4": 0, "2/3": 0}
    assert waleran["builders"][0]["gold"] == 7


def test_1_1_of_the_coming_cards_and_the_fresh_seals_only_the_number_is_seen() -> None:
    state = turn(COMMON)

    view = game.view(state, seat("philip"))

    assert view["table"][:4] == ["power", "income 4", "influence", "wood"]
    assert (view["deck"], view["cards_left"]) == ("A", 18)
    assert (view["stack"], view["stack_unseen"]) == ([], 4)


def test_1_1_nobody_has_to_guess_more_than_chance_has_yet_to_decide() -> None:
    state = play(conflict(), "throw 0/5 | falls 5")

    assert facts(game.guess(state, seat("philip"), Random(1))) == facts(state)


@pytest.mark.parametrize("seed", range(3))
def test_1_1_what_is_tried_in_thought_changes_nothing_on_the_table(seed: int) -> None:
    state = new()
    for action in random_game(seed):
        before = facts(state)
        thought = game.guess(state, seat("philip"), Random(1))

        game.apply(thought, action)

        assert facts(state) == before

        game.apply(state, action)

        assert facts(state) == facts(thought)


@pytest.mark.parametrize("seed", range(2))
def test_1_1_a_game_can_be_laid_aside_and_taken_up_again_at_any_moment(seed: int) -> None:
    state = new()
    for action in random_game(seed):
        told = facts(state)
        again = game.restore(told, state.box)

        assert facts(again) == told

        game.apply(state, action)
        game.apply(again, action)

        assert facts(again) == facts(state)


def random_game(seed: int) -> list[Action]:
    """All that is done in a game in which nobody thinks."""
    rng = Random(seed)
    state = new()
    done = []
    while not is_over(state):
        weights = game.weights(state) if state.seat == NATURE else None
        done.append(rng.choices(game.legal(state), weights)[0])
        game.apply(state, done[-1])
    return done


def test_1_1_words_that_mean_nothing_are_refused() -> None:
    assert refused(turn(COMMON), "claim the throne") == "illegal-unknown-words"


@pytest.mark.parametrize(
    ("raw", "piece"),
    [
        ("wood", "beam"),
        ("sand", "mortar"),
        ("stone", "brick"),
        ("wool", "cloth"),
        ("ore", "bell"),
    ],
)
def test_1_2_a_raw_material_is_turned_over(raw: str, piece: str) -> None:
    state = using("philip", "jack", camp=raw)

    play(state, f"use jack | convert {raw}")

    assert camp(state, "philip") == piece


def test_1_2_ruling_04_one_wool_makes_one_cloth() -> None:
    state = using("philip", "weaver 2", gold=2, camp="wool, wool")

    play(state, "use weaver 2 | convert wool")

    assert camp(state, "philip") == "wool, cloth"


def test_1_2_ruling_39_the_bell_of_the_castle_is_called_iron_bars() -> None:
    state = using("waleran", "founder 4", gold=4, camp="ore")

    play(state, "use founder 4 | convert ore")

    assert camp(state, "waleran") == "bars"
    assert building_offers("waleran", "bars") == ["install III bars", "end turn"]
    assert building_offers("philip", "bell") == ["install III bell", "end turn"]


def building_offers(who: str, piece: str) -> list[str]:
    return offered(building(who, gold=2, camp=piece))


def test_1_2_ruling_36_nothing_is_turned_back_or_taken_down() -> None:
    verbs = {words.words.split()[0] for words in game.VOCABULARY.actions}

    assert verbs == {
        *("draw", "falls", "turn"),
        *("claim", "throw", "give", "keep", "use", "leave", "play"),
        *("take", "convert", "sell", "buy", "enough", "install", "end"),
    }


@pytest.mark.parametrize("seed", range(5))
def test_1_2_ruling_36_what_is_worked_or_installed_stays_so(seed: int) -> None:
    state = new()
    for action in random_game(seed):
        before = state.copy()
        game.apply(state, action)
        for then, now in zip(before.builders, state.builders, strict=True):
            for material in range(5):
                was_raw = then.raw[material] + then.reserve[material]
                assert now.raw[material] + now.reserve[material] <= was_raw
            for section in range(3):
                stood = then.sections[section]
                assert now.sections[section] & stood == stood


def test_1_3_what_is_reconstructed_is_marked_so() -> None:
    marks = {part.line.key: part.status for part in game.box().components}
    sections = [part.status for part in game.box().components if part.group == "sections"]

    assert marks["card-power"] == {"kind": "known", "count": "reconstructed"}
    assert marks["card-income"]["number"] == marks["card-weaver"]["number"] == "reconstructed"
    assert marks["card-market"]["numbers"] == "reconstructed"
    for name in ("journeyman", "labourers", "pedlar", "guild-master", "letter", "tom", "henry"):
        assert marks[f"card-{name}"] == {
            "class": "known",
            "name": "reconstructed",
            "effect": "reconstructed",
            "count": "reconstructed",
        }
    assert {status["materials"] for status in sections} == {"reconstructed"}
    assert set(marks["part-seal"].values()) == {"known"}


def test_1_3_the_rules_tell_the_numbers_of_the_box_in_use() -> None:
    text = files("kingsbridge.games.builders_duel").joinpath("components.toml").read_text("utf-8")
    box = game.box(text.replace("toll = 3", "toll = 5").replace("[2, 6, 12]", "[3, 8, 15]"))
    rules = catalogue("en", "builders_duel").rules(game.view(new(box), 0)["numbers"])

    assert "your rival hands you 5 gold" in rules["6.8"]
    assert "3 gold for the first of the turn, 5 more for the second, 7 more" in rules["7.2"]
    assert "cost 3, 8 or 15 gold" in rules["7.2"]
