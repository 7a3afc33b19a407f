"""Learning: weights from games that a bot plays against itself, the same for the same seed."""

from __future__ import annotations

import shlex
import tomllib
from random import Random

import pytest

from kingsbridge.arena.learn import (
    Learnt,
    Lesson,
    Moment,
    as_toml,
    fit,
    judged,
    learn,
    loss,
    play,
    play_all,
    solved,
)
from kingsbridge.cli import main
from kingsbridge.core.judging import read_weights
from kingsbridge.games import GAMES
from sample import GAME, RULES

LESSON = Lesson(GAME, "novice", "test")
TRUE = (2.0, 0.5)


def moments(number: int) -> list[Moment]:
    """Positions whose outcomes really come about by the true weights."""
    rng = Random(4)
    found = []
    for _ in range(number):
        rows = tuple((rng.gauss(0, 1), rng.gauss(0, 1)) for _ in range(3))
        chances = judged(Moment(rows, ()), TRUE)
        winner = rng.choices(range(3), chances)[0]
        found.append(Moment(rows, tuple(float(seat == winner) for seat in range(3))))
    return found


def test_it_finds_the_weights_by_which_games_were_won() -> None:
    found = fit(moments(4000), (1.0, 1.0))

    assert found == pytest.approx(TRUE, abs=0.15)


def test_without_evidence_a_weight_stays_as_it_is_by_hand() -> None:
    assert fit([], (1.0, 1.0)) == (1.0, 1.0)
    few = fit(moments(3), (1.0, 1.0))
    assert few == pytest.approx((1.0, 1.0), abs=0.2)


def test_better_weights_are_less_surprised() -> None:
    seen = moments(500)

    assert loss(seen, TRUE) < loss(seen, (1.0, 1.0)) < loss(seen, (-1.0, 1.0))
    assert loss([], TRUE) == 0.0


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


@pytest.mark.uncounted
@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_its_features_at_every_moment(name: str) -> None:
    game = GAMES[name]
    for number, seats in enumerate(game.SEATS):
        seen = play(Lesson(name, "random", "test"), number)
        assert seen
        for moment in seen:
            assert len(moment.rows) == len(moment.won) == seats
            assert {len(row) for row in moment.rows} == {len(game.FEATURES)}
            assert sum(moment.won) == pytest.approx(1.0)


@pytest.mark.uncounted
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    alone = list(play_all(LESSON, 3, processes=1))

    assert alone == list(play_all(LESSON, 3, processes=2))
    assert alone != list(play_all(Lesson(GAME, "novice", "other"), 3, processes=1))


@pytest.mark.uncounted
def test_what_was_learnt_is_a_file_of_weights_that_names_its_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = f"arena learn {GAME} --games 6 --bot novice --seed test"
    main([*words.split(), "--processes", "1"])

    text = capsys.readouterr().out
    found = learn(LESSON, play_all(LESSON, 6, processes=1))
    assert f"# kingsbridge {words}\n" in text
    assert text == as_toml(LESSON, 6, found)
    assert read_weights(text, RULES.FEATURES) == pytest.approx(list(found.weights), abs=0.005)
    assert found.moments > 20


def test_a_name_of_several_words_is_written_so_that_it_can_be_read() -> None:
    names = RULES.FEATURES
    learnt = Learnt(tuple(range(len(names))), 10, 0.5, 0.6)

    assert list(tomllib.loads(as_toml(LESSON, 1, learnt))) == list(names)


def test_the_command_in_the_head_of_the_file_can_be_given_again() -> None:
    lesson = Lesson(GAME, "novice", "Jack's nave; $HOME")
    learnt = Learnt((1.0,) * len(RULES.FEATURES), 10, 0.5, 0.6)
    command = as_toml(lesson, 1, learnt).splitlines()[1].removeprefix("# kingsbridge ")

    assert shlex.split(command)[-2:] == ["--seed", lesson.seed]
