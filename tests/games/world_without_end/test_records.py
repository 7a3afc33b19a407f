"""The recorded games show what their names say, and together everything there is in the game."""

from __future__ import annotations

import pytest

from games.world_without_end.wanted import MORE, NAME, missing, questions, shown
from kingsbridge.core import record
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import (
    CARDS,
    EVENTS,
    PERIODS,
    PLACES,
    SITES,
)
from kingsbridge.games.world_without_end.state import SOURCES
from records import folder

FOLDER = folder(NAME)
OPTIONS: dict[str, dict[str, str]] = {
    "usual_with_two": {},
    "usual_with_three": {},
    "usual_with_four": {},
    "first_game": {"first_game": "yes"},
    "crest_once": {"crest": "once"},
    "open_goods": {"goods": "open"},
    "every_option": {"first_game": "yes", "crest": "once", "goods": "open"},
    "donor_heals": {},
    "free_house": {},
    "tie_is_broken": {},
    **{path.stem: {} for path in FOLDER.glob(f"{MORE}*.txt")},
}
"""By record: the options that are not as usual."""


def read(name: str) -> record.Record:
    return record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def test_every_record_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(OPTIONS)
    assert len(OPTIONS) > 10


@pytest.mark.parametrize("name", OPTIONS)
def test_a_record_is_of_the_options_its_name_says(name: str) -> None:
    assert read(name).options == OPTIONS[name]


def test_two_three_and_four_play() -> None:
    assert {len(read(name).seats) for name in OPTIONS} == {2, 3, 4}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_recorded_game_ends_after_four_periods_of_six_rounds(name: str) -> None:
    played = read(name)
    state = record.replay(game, played)

    assert (state.period, state.round_number) == (PERIODS, 6)
    assert sum(move.words.startswith("draw ") for move in played.moves) == 24
    assert game.legal(state) == ()


@pytest.mark.parametrize("name", OPTIONS)
def test_the_account_of_a_recorded_game_adds_up(name: str) -> None:
    state = record.replay(game, read(name))

    for score, account in zip(game.scores(state), game.account(state), strict=True):
        parts = [account[f"account-{source}"] for source in SOURCES]
        assert score == account["account-points"] == sum(parts)


def test_half_points_are_among_the_scores() -> None:
    assert any(score % 1 for score in game.scores(record.replay(game, read("usual_with_four"))))


def test_a_tie_is_broken() -> None:
    state = record.replay(game, read("tie_is_broken"))
    scores = game.scores(state)

    assert scores.count(max(scores)) > 1
    assert game.ranking(state).count(1) == 1


def test_a_donor_heals_and_a_house_is_built_for_healing() -> None:
    assert "TreatOne" in questions(read("donor_heals"))
    assert "FreeHouse" in questions(read("free_house"))


def test_the_recorded_games_show_every_event_card_site_project_and_place() -> None:
    seen = shown()

    assert all(seen.done[f"draw {event}"] for event in EVENTS)
    assert all(seen.done[f"play {card}"] for card in CARDS)
    assert all(seen.done[f"house {site}"] for site in range(1, SITES + 1))
    assert all(seen.done[f"treat {place}"] for place in range(1, PLACES + 1))
    assert missing(seen) == []
