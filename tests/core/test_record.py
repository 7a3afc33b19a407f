"""Records: written, read, replayed, verified."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from kingsbridge.core import chance, record
from kingsbridge.core.actions import Action
from kingsbridge.core.components import Box
from kingsbridge.core.record import BadRecord, Move, Record, StandInLine
from kingsbridge.core.steps import NATURE
from toy import State, Thimbles

GAME = Thimbles()
SEED = "seed of the test"


def played(*, finished: bool = True) -> Record:
    """A whole game with draws that follow from the seed."""
    options = {"coins_count": True, "stake": 2}
    game = record.start(GAME, "thimbles", ["Ana Lee", "Ben"], options, GAME.box())
    game.commitment = chance.commitment(SEED)
    state = record.set_up(GAME, game)
    answers = iter(["lay 2", "peek"])
    while state.seat >= NATURE:
        if state.seat == NATURE:
            drawn = chance.draw(SEED, len(game.moves), GAME.weights(state))
            move = Move(NATURE, GAME.legal(state)[drawn].words)
        else:
            move = Move(state.seat, next(answers))
        record.play(GAME, state, len(game.moves), move)
        game.moves.append(move)
    if finished:
        game.seed = SEED
        record.finish(GAME, game, GAME.box())
    return game


def test_a_record_is_text_a_person_can_read() -> None:
    game = played()

    lines = record.write(game).splitlines()

    assert lines[:8] == [
        "kingsbridge record 1",
        "game thimbles",
        "rules 3",
        "box thimbles",
        "option coins_count yes",
        "option stake 2",
        "seat 0 Ana Lee",
        "seat 1 Ben",
    ]
    assert "0 lay 2" in lines
    assert "1 peek" in lines
    assert lines[-1] == f"digest {game.digest}"


@pytest.mark.parametrize("finished", [True, False])
def test_a_record_reads_as_it_was_written(finished: bool) -> None:  # noqa: FBT001 -- both cases
    game = played(finished=finished)

    assert record.read(record.write(game)) == game


def test_a_running_game_does_not_tell_its_seed() -> None:
    assert SEED not in record.write(played(finished=False))


def test_a_record_verifies() -> None:
    state = record.verify(GAME, played())

    assert GAME.scores(state) == played().scores


def test_a_record_replays_to_any_ply() -> None:
    assert record.replay(GAME, played(), plies=0).cards == [0, 0]
    assert record.replay(GAME, played(), plies=3).coins == [2, -1]
    assert record.replay(GAME, played()).coins == [2, 0]


def test_a_changed_draw_is_caught() -> None:
    game = played()
    drawn = game.moves[0].words
    other = "deal 5" if drawn != "deal 5" else "deal 1"
    game.moves[0] = Move(NATURE, other)

    with pytest.raises(BadRecord, match=f"move 1: the seed draws '{drawn}', .* '{other}'"):
        record.verify(GAME, game)


def test_a_changed_seed_is_caught() -> None:
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        record.verify(GAME, replace(played(), seed="another"))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"scores": [99, 1]}, "lead to scores"),
        ({"ranking": [2, 1]}, "lead to ranking"),
        ({"digest": "0" * 16}, "lead to digest"),
        ({"moves": []}, "the game is not over"),
        ({"rules": 2}, "rules version 2, here is 3"),
        ({"box": "other"}, "component set other, here is thimbles"),
        ({"seats": ["a"]}, "1 seats cannot play"),
        ({"options": {"stake": "9"}}, "'stake' cannot be '9'"),
        ({"options": {"wind": "no"}}, "no option 'wind'"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        record.verify(GAME, replace(played(), **change))  # type: ignore[arg-type]  # by field name


@pytest.mark.parametrize(
    ("move", "complaint"),
    [
        (Move(1, "lay 2"), "move 3: seat 0 is asked, not seat 1"),
        (Move(0, "deal 1"), "move 3: 'deal 1' is not possible"),
        (Move(0, "dance"), "move 3: 'dance' is not possible"),
    ],
)
def test_a_move_that_cannot_be_is_refused(move: Move, complaint: str) -> None:
    game = played()
    game.moves[2] = move

    with pytest.raises(BadRecord, match=complaint):
        record.replay(GAME, game)


def test_moves_after_the_end_are_refused() -> None:
    game = played()
    game.moves.append(Move(0, "peek"))

    with pytest.raises(BadRecord, match="move 5: the game was over"):
        record.replay(GAME, game)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a record"),
        ("chess\n", "not a record"),
        ("kingsbridge record 1\n", "names no game or no seats"),
        ("kingsbridge record 1\ngame thimbles\nrules three\n", "line 3: cannot read 'rules three'"),
        ("kingsbridge record 1\nscores 1 x\n", "line 2: cannot read 'scores 1 x'"),
        ("kingsbridge record 1\nweather fine\n", "line 2: cannot read 'weather fine'"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        record.read(text)


def test_a_record_of_another_box_needs_that_box() -> None:
    game = record.start(GAME, "thimbles", ["a", "b"], {}, Box("mine", ()))

    assert record.set_up(GAME, game, Box("mine", ())).box.digest == "mine"


def test_scores_may_have_halves() -> None:
    game = played()
    game.scores = [12.5, 9]

    assert "scores 12.5 9\n" in record.write(game)
    assert record.read(record.write(game)).scores == [12.5, 9]


def test_the_digest_sums_up_what_was_offered_and_not_only_what_was_done() -> None:
    class Stingy(Thimbles):
        def legal(self, state: State) -> Sequence[Action]:
            return [action for action in super().legal(state) if action.words != "lay 0"]

    game = played()
    with pytest.raises(BadRecord, match="lead to digest"):
        record.verify(Stingy(), game)


def test_a_record_names_who_gave_up_and_whose_game_a_bot_played() -> None:
    game = played(finished=False)
    game.seed, game.resigned = SEED, 1
    game.stand_ins = [
        StandInLine(0, 2, "greedy", "handed over"),
        StandInLine(1, 3, "random", "absent"),
    ]

    text = record.write(game)

    assert text.splitlines()[-3:] == [
        "resigned 1",
        "stand-in 0 2 greedy handed over",
        "stand-in 1 3 random absent",
    ]
    assert record.read(text) == game
    record.verify(GAME, record.read(text))
    with pytest.raises(BadRecord, match="cannot read 'stand-in 0 2'"):
        record.read(text.replace("stand-in 0 2 greedy handed over", "stand-in 0 2"))


def test_what_a_practice_took_from_another_game_was_drawn_there() -> None:
    other = played()
    first = next(move for move in other.moves if move.seat == NATURE)
    drawn = next(one for one in ("deal 1", "deal 5") if one != first.words)
    moves = [Move(NATURE, drawn), *other.moves[1:]]
    changed = replace(other, moves=moves, scores=[], ranking=[], digest="", practice=2)

    again = record.read(record.write(changed))

    assert again == changed
    assert "practice 2" in record.write(changed)
    record.verify(GAME, again)
    with pytest.raises(BadRecord):
        record.verify(GAME, replace(again, practice=0))
