"""The recorded games show what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.core import record
from kingsbridge.core.steps import NATURE
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.components import MOST_YEARS
from kingsbridge.games.krieg_und_frieden.order import STEPS
from kingsbridge.table.match import Match
from records.make import steps_taken

FOLDER = Path(__file__).parents[2] / "records" / "krieg_und_frieden"
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

    assert len(state.cathedral) == 6
    assert state.year <= MOST_YEARS
    assert len(state.solved) == state.year
    assert all(account["account-points"] >= 0 for account in game.account(state))


def test_one_record_goes_through_every_step() -> None:
    played = read("every_step")
    match = Match(
        "krieg_und_frieden", played.seats, {"global": True, "deck": "even"}, seed=played.seed
    )
    for move in played.moves:
        match.play(move.seat, move.words)

    assert set(STEPS) - {"SetUp", "FirstYear"} <= steps_taken(match)
    assert match.is_over
    assert played.moves[0].seat == NATURE


def test_ties_are_broken_by_cards_or_shared() -> None:
    more_cards = record.replay(game, read("more_cards"))
    scores = game.scores(more_cards)
    assert scores.count(max(scores)) > 1
    assert game.ranking(more_cards).count(1) == 1
    assert game.ranking(record.replay(game, read("shared"))).count(1) > 1
