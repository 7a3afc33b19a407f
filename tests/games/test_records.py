"""Recorded whole games replay to the same end, in every build and on every machine."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.core import record
from kingsbridge.core.actions import Action
from kingsbridge.core.facts import digest
from kingsbridge.core.record import BadRecord, Move
from kingsbridge.core.steps import NATURE, NOBODY, Position, Step, name
from kingsbridge.games import GAMES

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.rglob("*.txt"))


def of(path: Path) -> tuple[Any, record.Record]:
    played = record.read(path.read_text(encoding="utf-8"))
    return GAMES[played.game], played


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_verifies(path: Path) -> None:
    game, played = of(path)

    state = record.verify(game, played)

    assert played.seed
    assert digest(state) == played.digest


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


def all_steps(game: str) -> set[str]:
    package = import_module(f"kingsbridge.games.{game}")
    found = set()
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if ".steps" in module.name:
            for _, kind in inspect.getmembers(import_module(module.name), inspect.isclass):
                if issubclass(kind, Step) and kind is not Step:
                    found.add(kind.__name__)
    return found


def steps_taken(state: Position, action: Action) -> set[str]:
    """The steps an action leads through: the loop of the core, with an ear to it."""
    taken = {name(state.step)}
    state.step.apply(state, action)
    while state.seat == NOBODY and state.agenda:
        state.step = state.agenda.pop()
        taken.add(name(state.step))
        state.step.start(state)
    return taken


@pytest.mark.parametrize("game", GAMES)
def test_every_step_occurs_in_a_recorded_game(game: str) -> None:
    taken: set[str] = set()
    for path in RECORDS:
        rules, played = of(path)
        if played.game == game:
            state = record.set_up(rules, played)
            for move in played.moves:
                taken |= steps_taken(state, rules.read(move.words))

    assert taken >= all_steps(game)
