"""The recorded games show what their names say."""

from __future__ import annotations

import pytest

from kingsbridge.core import record
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.components import (
    CATHEDRAL,
    MOST_YEARS,
    PIECES,
    SPRING,
)
from records import all_steps, folder, steps_taken

NAME = "krieg_und_frieden"
FOLDER = folder(NAME)
OPTIONS: dict[str, dict[str, str]] = {
    "usual_with_three": {},
    "usual_with_four": {},
    "strategic": {"strategic": "yes"},
    "light": {"light": "yes"},
    "global": {"global": "yes"},
    "dagger": {"dagger": "yes"},
    "even_deck": {"deck": "even"},
    "every_step": {"global": "yes", "deck": "even"},
    "more_cards": {},
    "shared": {},
}
"""By record: the options that are not as usual."""


def read(name: str) -> record.Record:
    return record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def test_every_record_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_record_is_of_the_options_its_name_says(name: str) -> None:
    assert read(name).options == OPTIONS[name]


@pytest.mark.parametrize("name", OPTIONS)
def test_a_recorded_game_ends_with_the_cathedral(name: str) -> None:
    state = record.replay(game, read(name))

    built = [kind for kind in state.solved if state.box.reward_of[kind] == CATHEDRAL]
    assert len(state.cathedral) == len(built) == len(PIECES)
    assert state.box.reward_of[state.solved[-1]] == CATHEDRAL
    assert len(state.solved) == state.year <= MOST_YEARS
    assert (state.season, game.legal(state)) == (SPRING, ())


@pytest.mark.parametrize("name", OPTIONS)
def test_the_account_of_a_recorded_game_adds_up(name: str) -> None:
    state = record.replay(game, read(name))

    for score, account in zip(game.scores(state), game.account(state), strict=True):
        parts = ("account-scrolls", "account-pieces", "account-workshops")
        assert score == account["account-points"] == sum(account[part] for part in parts)


def test_one_record_goes_through_every_step() -> None:
    assert steps_taken(read("every_step")) == all_steps(NAME)


def test_ties_are_broken_by_cards_or_shared() -> None:
    more_cards = record.replay(game, read("more_cards"))
    scores = game.scores(more_cards)
    assert scores.count(max(scores)) > 1
    assert game.ranking(more_cards).count(1) == 1
    assert game.ranking(record.replay(game, read("shared"))).count(1) > 1
