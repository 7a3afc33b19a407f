"""The record of a game: set-up and actions, nature's included, as text a person can read.

States, views and replays are derived from it.  Seats are written by their number, nature
as ``-``; what comes after the moves is the result, once there is one, and whose game a bot played
from which ply on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from kingsbridge.core import chance
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.components import Box
from kingsbridge.core.game import Game, Options, P, read_options, write_choice
from kingsbridge.core.steps import NATURE, NOBODY

FORMAT: Final = "kingsbridge record 1"


class Move(NamedTuple):
    """One action and the seat that took it."""

    seat: int
    words: str


class StandInLine(NamedTuple):
    """A bot that plays in a person's place, from a ply on, and why."""

    seat: int
    ply: int
    bot: str
    why: str


class BadRecord(ValueError):  # noqa: N818 -- the name players' code reads best
    """A record that cannot be read or does not replay, and where."""


@dataclass
class Record:
    """A game from its set-up on; the result stands at its end once the game is over."""

    game: str
    rules: int
    box: str
    seats: list[str]
    options: dict[str, str] = field(default_factory=dict)
    commitment: str = ""
    moves: list[Move] = field(default_factory=list)
    seed: str = ""
    scores: list[float] = field(default_factory=list)
    ranking: list[int] = field(default_factory=list)
    digest: str = ""
    resigned: int | None = None  # the seat that ended the game by giving up
    stand_ins: list[StandInLine] = field(default_factory=list)
    practice: int = 0  # so many moves were taken from another game; its seed drew until there


def start(
    game: Game[Any],
    name: str,
    seats: Sequence[str],
    options: Options,
    box: Box,
) -> Record:
    """The record of a game that is about to begin."""
    return Record(
        game=name,
        rules=game.RULES_VERSION,
        box=box.digest,
        seats=list(seats),
        options={option: write_choice(choice) for option, choice in options.items()},
    )


def finish(game: Game[P], record: Record, box: Box) -> None:
    """Write the result of a game that is over; all its moves must be in the record."""
    course = Course()
    state = set_up(game, record, box)
    for ply, move in enumerate(record.moves):
        course.note(game, state, move)
        play(game, state, ply, move)
    _write_result(game, record, state, course)


def _write_result(game: Game[P], record: Record, state: P, course: Course) -> None:
    record.scores = list(game.scores(state))
    record.ranking = list(game.ranking(state))
    record.digest = course.digest(game, state)


class Course:
    """All that was asked, offered and done in a game, summed up as it goes.

    It says what the rules did and nothing of how they did it, so that a stored game stays valid
    for as long as it can be played again in the same way.
    """

    def __init__(self) -> None:
        self._sum = hashlib.sha256()

    def note(self, game: Game[P], state: P, move: Move) -> None:
        """Note what is asked and offered, and what is about to be done."""
        offered = [action.words for action in game.legal(state)]
        if state.seat == NATURE:
            chances = zip(offered, game.weights(state), strict=True)
            offered = [f"{weight} {words}" for words, weight in chances]
        self._add(str(state.seat), *sorted(offered), move.words)

    def digest(self, game: Game[P], state: P) -> str:
        """Sixteen letters that two games share only if they went the same way to the same end."""
        self._add("scores", *map(write_number, game.scores(state)))
        self._add("ranking", *map(str, game.ranking(state)))
        for account in game.account(state):
            self._add(*(f"{key} {write_number(count)}" for key, count in account.items()))
        return self._sum.hexdigest()[:16]

    def _add(self, *words: str) -> None:
        self._sum.update(("|".join(words) + "\n").encode())


def write_number(number: float) -> str:
    """A whole number, or one with halves."""
    return str(int(number)) if number == int(number) else str(number)


def read_numbers(words: Iterable[str]) -> list[float]:
    return [float(word) if "." in word else int(word) for word in words]


def write(record: Record) -> str:
    """The text of a record."""
    lines = [FORMAT, f"game {record.game}", f"rules {record.rules}", f"box {record.box}"]
    lines += [f"option {name} {choice}" for name, choice in record.options.items()]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(record.seats)]
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    if record.practice:
        lines.append(f"practice {record.practice}")
    lines.append("")
    lines += [f"{'-' if seat == NATURE else seat} {words}" for seat, words in record.moves]
    lines.append("")
    if record.seed:
        lines.append(f"seed {record.seed}")
    if record.digest:
        lines.append(f"scores {' '.join(map(write_number, record.scores))}")
        lines.append(f"ranking {' '.join(map(str, record.ranking))}")
        lines.append(f"digest {record.digest}")
    if record.resigned is not None:
        lines.append(f"resigned {record.resigned}")
    lines += [f"stand-in {one.seat} {one.ply} {one.bot} {one.why}" for one in record.stand_ins]
    return "\n".join(lines).rstrip() + "\n"


def read(text: str) -> Record:
    """The record of a text; its moves are not yet tried."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        message = f"not a record: the first line should be {FORMAT!r}"
        raise BadRecord(message)
    record = Record(game="", rules=0, box="", seats=[])
    for number, line in enumerate(lines[1:], start=2):
        try:
            _read_line(record, line.strip())
        except ValueError:
            message = f"line {number}: cannot read {line.strip()!r}"
            raise BadRecord(message) from None
    if not record.game or not record.seats:
        message = "the record names no game or no seats"
        raise BadRecord(message)
    return record


def _read_line(record: Record, line: str) -> None:
    """Put what one line says into the record; a line that says nothing known is refused."""
    if not line:
        return
    word, _, rest = line.partition(" ")
    if word == "-" or word.isdigit():
        record.moves.append(Move(NATURE if word == "-" else int(word), rest))
    elif word in {"game", "box", "commitment", "seed", "digest"}:
        setattr(record, word, rest)
    elif word in {"rules", "practice"}:
        setattr(record, word, int(rest))
    elif word == "option":
        name, _, choice = rest.partition(" ")
        record.options[name] = choice
    elif word == "seat":
        record.seats.append(rest.partition(" ")[2])
    else:
        _read_ending(record, word, rest)


def _read_ending(record: Record, word: str, rest: str) -> None:
    """What a line says of how the game ended."""
    if word == "scores":
        record.scores = read_numbers(rest.split())
    elif word == "ranking":
        record.ranking = [int(place) for place in rest.split()]
    elif word == "resigned":
        record.resigned = int(rest)
    elif word == "stand-in":
        seat, ply, bot, why = rest.split(maxsplit=3)
        record.stand_ins.append(StandInLine(int(seat), int(ply), bot, why))
    else:
        raise ValueError(word)


def set_up(game: Game[P], record: Record, box: Box | None = None) -> P:
    """The first position of a record's game."""
    box = game.box() if box is None else box
    if record.rules != game.RULES_VERSION:
        message = f"the record is of rules version {record.rules}, here is {game.RULES_VERSION}"
        raise BadRecord(message)
    if record.box != box.digest:
        message = f"the record was played with component set {record.box}, here is {box.digest}"
        raise BadRecord(message)
    if len(record.seats) not in game.SEATS:
        message = f"{len(record.seats)} seats cannot play this game"
        raise BadRecord(message)
    try:
        options = read_options(game.OPTIONS, record.options)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    return game.new(len(record.seats), options, box)


def replay(game: Game[P], record: Record, box: Box | None = None, plies: int | None = None) -> P:
    """The position after so many moves of a record, or after all of them."""
    state = set_up(game, record, box)
    for ply, move in enumerate(record.moves[:plies]):
        play(game, state, ply, move)
    return state


def play(game: Game[P], state: P, ply: int, move: Move) -> None:
    """Play one move of a record, if it is the asked seat's and legal."""
    if state.seat == NOBODY:
        message = f"move {ply + 1}: the game was over before {move.words!r}"
        raise BadRecord(message)
    if move.seat != state.seat:
        message = f"move {ply + 1}: seat {state.seat} is asked, not seat {move.seat}"
        raise BadRecord(message)
    try:
        game.apply(state, game.read(move.words))
    except IllegalAction as error:
        message = f"move {ply + 1}: {move.words!r} is not possible ({error.reason.key})"
        raise BadRecord(message) from None


def verify(game: Game[P], record: Record, box: Box | None = None) -> P:
    """Replay a record and check every draw against the seed, and the result against the moves.

    What a practice took from another game was drawn there, and is only replayed.
    """
    if record.seed and chance.commitment(record.seed) != record.commitment:
        message = "the seed is not the one that was committed to at the start"
        raise BadRecord(message)
    course = Course()
    state = set_up(game, record, box)
    for ply, move in enumerate(record.moves):
        if record.seed and state.seat == NATURE and ply >= record.practice:
            _check_draw(game, state, ply, move, record.seed)
        course.note(game, state, move)
        play(game, state, ply, move)
    if record.digest:
        _check_result(game, record, state, course)
    return state


def _check_draw(game: Game[P], state: P, ply: int, move: Move, seed: str) -> None:
    drawn = game.legal(state)[chance.draw(seed, ply, game.weights(state))]
    if drawn.words != move.words:
        message = f"move {ply + 1}: the seed draws {drawn.words!r}, the record says {move.words!r}"
        raise BadRecord(message)


def _check_result(game: Game[P], record: Record, state: P, course: Course) -> None:
    if state.seat != NOBODY:
        message = "the record claims a result, but the game is not over"
        raise BadRecord(message)
    again = Record(record.game, record.rules, record.box, record.seats)
    _write_result(game, again, state, course)
    for result in ("scores", "ranking", "digest"):
        if getattr(again, result) != getattr(record, result):
            message = (
                f"the moves lead to {result} {getattr(again, result)}, "
                f"the record says {getattr(record, result)}"
            )
            raise BadRecord(message)
