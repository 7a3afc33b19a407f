"""The recorded games show both endings and every tie-break."""

from __future__ import annotations

import pytest

from games.builders_duel.duel import new, play
from kingsbridge.core import record
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import is_over
from kingsbridge.games import builders_duel as game
from records import folder

FOLDER = folder("builders_duel")
ENDINGS = {
    "philip_completes": (0, "account-sections"),
    "waleran_completes": (1, "account-sections"),
    "more_sections": (None, "account-sections"),
    "more_pieces": (None, "account-pieces"),
    "more_gold": (None, "account-gold"),
    "more_gold_at_random": (None, "account-gold"),
    "last_tie_is_philips": (0, "account-philip"),
    "day_labourers": (0, "account-sections"),
    "greedy_beats_random": (1, "account-sections"),
}
"""By record: who wins (or either), and what decides."""


def test_every_record_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_game_ends_as_its_name_says(name: str) -> None:
    played = record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    state = record.replay(game, played)
    winner, deciding = ENDINGS[name]
    philip, waleran = game.account(state)

    assert winner is None or game.ranking(state)[winner] == 1
    assert next(key for key in philip if philip[key] != waleran[key]) == deciding
    completed = 3 in game.scores(state)
    assert completed == (name in {"philip_completes", "waleran_completes", "greedy_beats_random"})
    assert completed or (state.round, state.turn) == (4, 0)


def test_a_game_goes_the_same_way_whether_or_not_it_is_told() -> None:
    quiet, loud = new(), new()
    loud.story = []
    while not is_over(quiet):
        word = game.default(quiet).words
        play(quiet, word)
        play(loud, word)

    assert facts(quiet) == facts(loud)
    assert quiet.story is None
