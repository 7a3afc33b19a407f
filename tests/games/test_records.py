"""Recorded whole games replay to the same end, in every build and on every machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import complete
from kingsbridge.core import record
from kingsbridge.core.record import BadRecord, Move
from kingsbridge.core.steps import NATURE
from kingsbridge.games import GAMES
from records import all_steps, folder, steps_taken

RECORDS = [path for game in GAMES for path in sorted(folder(game).glob("*.txt"))]


def of(path: Path) -> tuple[Any, record.Record]:
    played = record.read(path.read_text(encoding="utf-8"))
    return GAMES[played.game], played


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_verifies(path: Path) -> None:
    game, played = of(path)

    record.verify(game, played)

    assert played.seed
    assert played.digest


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_changed_draw_is_caught_in_a_whole_game(path: Path) -> None:
    game, played = of(path)
    draws = [ply for ply, move in enumerate(played.moves) if move.seat == NATURE]
    ply = draws[len(draws) // 2]
    state = record.replay(game, played, plies=ply)
    others = [action.words for action in game.legal(state)]
    others.remove(played.moves[ply].words)
    played.moves[ply] = Move(NATURE, others[0])

    with pytest.raises(BadRecord, match=f"move {ply + 1}: the seed draws"):
        record.verify(game, played)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_occurs_in_a_recorded_game(game: str) -> None:
    played = [of(path)[1] for path in RECORDS]
    taken = [steps_taken(one) for one in played if one.game == game]

    assert set().union(*taken) == all_steps(game)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_line_of_a_story_follows_from_a_paragraph(path: Path) -> None:
    game, played = of(path)
    state = record.set_up(game, played)
    known = complete.paragraphs(played.game)
    for move in played.moves:
        state.story = []
        game.apply(state, game.read(move.words))

        assert [line.key for line in state.story if line.rule not in known] == []
