"""What played games have shown of a game: counted by its own words, and what never came."""

from __future__ import annotations

from kingsbridge.arena.coverage import WIDTH, Coverage
from kingsbridge.core import record
from records import all_steps
from sample import GAME, RECORD, RULES


def counted() -> tuple[Coverage, record.Record]:
    """A recorded game, counted twice."""
    played = record.read(RECORD.read_text(encoding="utf-8"))
    coverage = Coverage(GAME)
    coverage.add(played)
    coverage.add(played)
    return coverage, played


def test_every_action_of_a_game_is_counted() -> None:
    coverage, played = counted()
    done = [move.words for move in played.moves]

    assert coverage.done.total() == 2 * len(done)
    assert all(coverage.done[words] == 2 * done.count(words) for words in done)


def test_every_step_that_is_begun_is_counted_and_steps_that_are_not_are_named() -> None:
    coverage, _played = counted()

    assert coverage.steps_there == all_steps(GAME)
    assert min(coverage.begun.values()) > 0
    assert set(coverage.never_begun()) == all_steps(GAME) - set(coverage.begun)


def test_what_was_offered_and_never_done_is_told_from_what_was_never_offered() -> None:
    coverage, played = counted()
    state = record.set_up(RULES, played)
    first = {action.words for action in RULES.legal(state)}
    everything = {action.words for action in RULES.VOCABULARY.actions}

    assert first <= coverage.offered
    assert set(coverage.never_done()) == coverage.offered - set(coverage.done)
    assert set(coverage.never_offered()) == everything - coverage.offered
    assert coverage.never_done()
    assert coverage.never_offered()


def test_without_games_everything_is_missing() -> None:
    coverage = Coverage(GAME)

    assert coverage.never_offered() == [action.words for action in RULES.VOCABULARY.actions]
    assert set(coverage.never_begun()) == all_steps(GAME)
    assert "  offered, but never done: none" in list(coverage.table())


def test_the_table_tells_how_often_and_breaks_no_thing_over_two_lines() -> None:
    coverage, played = counted()
    lines = list(coverage.table())
    words = played.moves[-1].words
    group, _, rest = words.partition(" ")

    assert max(map(len, lines)) <= WIDTH
    assert lines[0] == f"{RULES.NAME}: how often each action was done"
    assert any(line.startswith(f"  {group} ") for line in lines)
    assert any(f"{rest or group} {coverage.done[words]}" in line for line in lines)
    for step, number in coverage.begun.items():
        if step in coverage.steps_there:
            assert any(f"{step} {number}" in line for line in lines)
