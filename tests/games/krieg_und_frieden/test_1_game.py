"""1 The game."""

from __future__ import annotations

import pytest

from games.krieg_und_frieden.realm import (
    asked,
    dealt,
    has,
    new,
    offered,
    play,
    points,
    refused,
    say,
    seat,
    spring,
    summer,
    total,
    winners,
)
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.components import CARD_NAMES, CROSS


def test_1_1_the_most_points_win_when_the_cathedral_is_finished() -> None:
    state = spring(
        problem="war cathedral", built=5, lion=has(hand="shield", points=4), rose=has(points=6)
    )

    play(state, "bid shield | confirm")

    assert points(state, "lion") == 7
    assert winners(state) == "lion"


@pytest.mark.parametrize(
    ("problem", "shield", "cup", "hammer", "grain"),
    [
        ("war scroll", 4, 3, 2, 1),
        ("taxes cathedral", 2, 4, 1, 3),
        ("revolt cathedral", 3, 1, 4, 2),
        ("famine scroll", 1, 2, 3, 4),
    ],
)
def test_1_2_what_a_card_counts_depends_on_the_problem(
    problem: str, shield: int, cup: int, hammer: int, grain: int
) -> None:
    for card, value in {"shield": shield, "cup": cup, "hammer": hammer, "grain": grain}.items():
        state = spring(
            problem=problem, lion=has(hand=card), lily=has(hand="grain"), rose=has(hand="grain")
        )

        play(state, f"bid {card} | confirm")

        assert total(state, "lion") == value


def test_1_3_there_are_eight_scrolls_and_eight_cathedrals() -> None:
    box = game.box()
    rewards = dict.fromkeys(("scroll", "cathedral"), 0)
    for kind, count in enumerate(box.usual_deck):
        rewards[CARD_NAMES[kind].split()[1]] += count

    assert box.reward_of[CROSS] == 0
    assert (rewards["scroll"] + 1, rewards["cathedral"]) == (8, 8)
    assert dict(zip(CARD_NAMES[:8], box.usual_deck, strict=True)) == {
        "war scroll": 3,
        "war cathedral": 1,
        "taxes scroll": 1,
        "taxes cathedral": 3,
        "revolt scroll": 0,
        "revolt cathedral": 3,
        "famine scroll": 3,
        "famine cathedral": 1,
    }


def test_1_4_ruling_25_points_privileges_discard_and_numbers_of_cards_are_open() -> None:
    state = summer(
        lion=has(hand="shield", farms=3),
        lily=has(hand="2 cup", loot="grain", problems="war scroll", privileges="cup", points=4),
        discard="2 hammer",
    )

    for eyes in (seat("lion"), SPECTATOR):
        view = game.view(state, eyes)
        lily = view["barons"][1]
        assert (lily["points"], lily["privileges"]["cup"]) == (4, 1)
        assert (lily["cards"], lily["loot_cards"], lily["problem_cards"]) == (2, 1, 1)
        assert (lily["hand"], lily["loot"], lily["problems"]) == (None, None, None)
        assert view["discard"]["hammer"] == 2
        assert view["barons"][0]["farms"] == 3


def test_1_4_everybody_sees_the_own_cards_and_open_eyes_see_all() -> None:
    state = summer(
        lion=has(hand="shield"), lily=has(hand="2 cup", loot="grain", problems="war scroll")
    )

    for eyes in (seat("lily"), OPEN):
        lily = game.view(state, eyes)["barons"][1]
        assert lily["hand"] == {"shield": 0, "cup": 2, "hammer": 0, "grain": 0}
        assert lily["loot"] == {"shield": 0, "cup": 0, "hammer": 0, "grain": 1}
        assert lily["problems"] == ["war scroll"]


def test_1_4_ruling_28_cards_laid_for_a_bid_stay_hidden_until_they_are_confirmed() -> None:
    state = spring(
        problem="war scroll", lion=has(hand="3 shield"), lily=has(hand="cup"), rose=has(hand="cup")
    )

    play(state, "bid shield | bid shield")

    mine, theirs = game.view(state, 0), game.view(state, 1)
    assert mine["laid"] == {
        "cards": {"shield": 2, "cup": 0, "hammer": 0, "grain": 0},
        "worth": 8,
        "needed": 0,
    }
    assert theirs["laid"] is None
    assert theirs["barons"][0]["cards"] == 3

    play(state, "confirm")

    assert game.view(state, 1)["barons"][0]["bid"] == {
        "groups": [{"cards": {"shield": 2, "cup": 0, "hammer": 0, "grain": 0}, "total": 8}],
        "total": 8,
        "needed": 0,
        "passed": False,
        "leads": True,
    }
    assert game.view(state, 1)["barons"][1]["bid"] == {
        "groups": [],
        "total": 0,
        "needed": 9,
        "passed": False,
        "leads": False,
    }
    assert game.view(state, 1)["barons"][0]["cards"] == 1
    assert game.view(state, 1)["to_beat"] == 8


def test_1_4_the_view_says_what_the_laid_cards_still_lack() -> None:
    state = spring(problem="war scroll", lion=has(hand="3 shield"), lily=has(hand="2 cup"))

    play(state, "bid shield | bid shield | confirm | bid cup")

    assert game.view(state, 1)["laid"] == {
        "cards": {"shield": 0, "cup": 1, "hammer": 0, "grain": 0},
        "worth": 3,
        "needed": 6,
    }


def test_1_4_the_view_of_the_table() -> None:
    state = spring(problem="war cathedral", built=2, lion=has(hand="cup"), rose=has(hand="cup"))

    view = game.view(state, 0)

    assert (view["year"], view["season"], view["chancellor"]) == (1, "spring", 0)
    assert view["problem"] == {"name": "war cathedral", "problem": "war", "reward": "cathedral"}
    assert view["worth"] == {"shield": 4, "cup": 3, "hammer": 2, "grain": 1}
    assert view["values"]["famine"] == {"shield": 1, "cup": 2, "hammer": 3, "grain": 4}
    assert [piece["builder"] for piece in view["cathedral"]] == [0, 0, -2, -2, -2, -2]
    assert [piece["points"] for piece in view["cathedral"]] == [1, 1, 1, 2, 2, 3]
    assert view["bank"] == {"shield": 2, "cup": 2, "hammer": 2, "grain": 2}
    assert (view["numbers"]["farm_sites"], view["numbers"]["workshop_sites"]) == (6, 3)
    assert view["variants"] == {
        "strategic": False,
        "light": False,
        "chosen_card": False,
        "dagger": False,
    }


def test_1_4_before_a_problem_lies_there_nothing_is_worth_anything() -> None:
    view = game.view(new(), 0)

    assert view["problem"] is None
    assert view["worth"] is None


def test_1_1_nothing_is_offered_to_anybody_when_the_game_is_over() -> None:
    state = spring(problem="war cathedral", built=5, lion=has(hand="shield"))

    play(state, "bid shield | confirm")

    assert (asked(state), offered(state)) == ("nobody", [])
    assert refused(state, "draw shield") == "illegal-game-over"


def test_1_4_what_chance_does_no_player_can() -> None:
    state = dealt()

    assert asked(state) == "rose"
    assert refused(state, "draw shield") == "illegal-bid-first"


def test_1_5_what_is_reconstructed_is_marked_so() -> None:
    marks = {part.line.key: part.status for part in game.box().components}
    values = {
        say(part.line).split()[1]: part.status
        for part in game.box().components
        if part.group == "values"
    }

    assert set(values["problem-famine"].values()) == {"known"}
    assert values["problem-war"]["shield"] == "known"
    assert values["problem-taxes"]["shield"] == values["problem-revolt"]["shield"] == "derived"
    for problem in ("problem-war", "problem-taxes", "problem-revolt"):
        others = {values[problem][card] for card in ("cup", "hammer", "grain")}
        assert others == {"reconstructed"}
    for name in CARD_NAMES[:8]:
        assert marks["card-" + name.replace(" ", "-")]["count"] == "reconstructed"
    assert marks["card-cross"]["reward"] == "reconstructed"
