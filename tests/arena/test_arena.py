"""Many games and what came of them."""

from __future__ import annotations

import pytest

from kingsbridge.arena.simulate import (
    Outcome,
    Setting,
    Share,
    as_json,
    play_all,
    seating,
    summarise,
    wilson,
)
from kingsbridge.arena.soak import Part, check_one, plan, soak
from kingsbridge.core.game import changes
from kingsbridge.games import GAMES
from sample import GAME

SETTING = Setting(GAME, ("greedy", "random"), "test")


def outcome(bots: tuple[int, ...], ranking: tuple[int, ...], plies: int) -> Outcome:
    return Outcome(bots, plies, ranking, (3, 1), ({"gold": 4}, {"gold": 8}))


def test_bots_change_seats_from_game_to_game() -> None:
    assert [seating(SETTING, number) for number in range(3)] == [(0, 1), (1, 0), (0, 1)]


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    alone = list(play_all(SETTING, 4, processes=1))

    assert alone == list(play_all(SETTING, 4, processes=2))
    assert alone != list(play_all(Setting(SETTING.game, SETTING.bots, "other"), 4, processes=1))


def test_wins_lengths_and_accounts_are_summed_up_by_bot_and_by_seat() -> None:
    summary = summarise(
        SETTING,
        [outcome((0, 1), (1, 2), 200), outcome((1, 0), (1, 2), 300), outcome((0, 1), (1, 1), 400)],
    )

    assert [share.won for share in summary.by_bot] == [1.5, 1.5]
    assert [share.won for share in summary.by_seat] == [2.5, 0.5]
    assert summary.plies == (200, 300, 400)
    assert summary.account[0]["gold"] == pytest.approx((4 + 8 + 4) / 3)
    assert summary.scores == pytest.approx([(3 + 1 + 3) / 3, (1 + 3 + 1) / 3])
    told = as_json(summary)
    assert told["bots"][0]["win_share"] == 0.5
    assert told["plies"] == {"fewest": 200, "mean": 300, "most": 400}


def test_it_is_told_in_how_many_games_a_score_was_the_best() -> None:
    scores = [(3, 1), (0, 2), (3, 3), (1, 2)]
    games = [Outcome((0, 1), 200, (1, 2), one, ({}, {})) for one in scores]

    told = as_json(summarise(SETTING, games))["best_scores"]

    assert told == [{"score": 3, "games": 2}, {"score": 2, "games": 2}]


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)

    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert Share(0.0, 10).interval[0] == 0.0
    assert Share(10.0, 10).interval[1] == 1.0


@pytest.mark.uncounted
def test_a_soak_returns_the_record_of_every_game() -> None:
    part = Part(GAME, 2, {}, 3)
    found = [played for _, played in soak([part], "test")]

    assert found[1] == check_one("test", (part, 1))
    assert all(played.digest for played in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_soak_plays_every_number_of_seats_with_every_choice_of_options(name: str) -> None:
    game = GAMES[name]
    parts = plan(name, 60, game.SEATS)

    assert {part.seats for part in parts} == set(game.SEATS)
    usual = [part.games for part in parts if changes(game.OPTIONS, part.options) == 0]
    assert usual == [60 // len(game.SEATS)] * len(game.SEATS)
    for option in game.OPTIONS:
        for choice in option.choices:
            assert any(part.options[option.name] == choice for part in parts)
    assert plan(name, 60, [3], {}) == [Part(name, 3, {}, 60)]
