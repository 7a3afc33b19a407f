"""The recorded games show what their names say, and together everything there is in the game."""

from __future__ import annotations

import pytest

from games.column_of_fire.wanted import FORTY_YEARS, MORE, NAME, had, is_used_up, missing, shown
from kingsbridge.core import record
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import CHARACTERS, EVENTS, TILES
from kingsbridge.games.column_of_fire.state import SOURCES
from records import folder

FOLDER = folder(NAME)
OPTIONS: dict[str, dict[str, str]] = {
    "usual_with_two": {},
    "usual_with_three": {},
    "usual_with_four": {},
    "french_father_huus": {"huus": "protection"},
    "deck_is_used_up": {},
    FORTY_YEARS: {},
    "tie_is_broken": {},
    "several_winners": {},
    **{path.stem: {} for path in FOLDER.glob(f"{MORE}*.txt")},
}
"""By record: the options that are not as usual."""


def read(name: str) -> record.Record:
    return record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def test_every_record_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(OPTIONS)
    assert len(OPTIONS) > 8


@pytest.mark.parametrize("name", OPTIONS)
def test_a_record_is_of_the_options_its_name_says(name: str) -> None:
    assert read(name).options == OPTIONS[name]


def test_two_three_and_four_play() -> None:
    assert {len(read(name).seats) for name in OPTIONS} == {2, 3, 4}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_recorded_game_ends_with_its_last_year(name: str) -> None:
    """Somebody has had 50 points, a deck is used up, or forty years are over."""
    played = read(name)
    state = record.replay(game, played)

    assert state.last_year
    assert game.legal(state) == ()
    assert had(played) >= 50 or is_used_up(played) or state.year == 40


@pytest.mark.parametrize("name", OPTIONS)
def test_the_account_of_a_recorded_game_adds_up(name: str) -> None:
    state = record.replay(game, read(name))

    for score, account in zip(game.scores(state), game.account(state), strict=True):
        parts = [account[f"account-from-{source}"] for source in SOURCES]
        assert score == account["account-points"] == sum(parts)


def test_the_three_ways_to_end() -> None:
    assert had(read("usual_with_four")) >= 50
    assert not is_used_up(read("usual_with_four"))
    assert had(read("deck_is_used_up")) < 50
    assert is_used_up(read("deck_is_used_up"))
    last = record.replay(game, read(FORTY_YEARS))
    assert (last.year, had(read(FORTY_YEARS)) < 50) == (40, True)


def test_a_tie_is_broken_and_one_is_not() -> None:
    broken = record.replay(game, read("tie_is_broken"))
    shared = record.replay(game, read("several_winners"))

    for state, winners in ((broken, 1), (shared, 2)):
        scores = game.scores(state)
        assert scores.count(max(scores)) > 1
        assert game.ranking(state).count(1) == winners


def test_the_recorded_games_show_every_card_tile_and_space() -> None:
    seen = shown()
    turned_up = {words.split()[-1] for words in seen.done if words.startswith("reveal ")}

    assert turned_up == {*CHARACTERS, *EVENTS}
    assert all(seen.done[f"draw {tile}"] for tile in TILES)
    assert all(seen.done[f"use {tile}"] for tile in TILES if not tile.startswith("vp-"))
    assert all(seen.done[f"move to {space}"] for space in range(1, 21))
    assert missing(seen) == []
