"""A process in which bots think: tasks come on standard input, answers go to standard output.

What is said, and how, is here as well, for whoever asks.  Deadlines, replacing a worker that
failed and the order of tasks are not here: whoever started the process sees to them.

Each message is JSON, and its length goes before it.  The worker says ``Ready`` once, and then
answers every task (a bot's choice with ``Chosen``, a hint with ``Weighed``, a review with
``Studied``) or says ``NoChoice``, until its input ends.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import traceback
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any, BinaryIO, Final

import msgspec

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.insight import Suggestion, adviser, suggestions
from kingsbridge.bots.levels import BOTS
from kingsbridge.bots.review import Judgement, judged
from kingsbridge.bots.search import Search
from kingsbridge.core.components import Box
from kingsbridge.core.game import Game
from kingsbridge.games import GAMES

HEADER: Final = 4
"""The bytes that say how long a message is, the highest first."""
LONGEST: Final = 4 << 20
"""No message has more bytes than this, the header not counted."""
NICENESS: Final = 10
"""How far a worker stands back behind the process that answers people."""
LEAST: Final = 19
IN_THE_BACKGROUND: Final = "background"
"""With this word a worker stands back behind everybody else."""
BOXES: Final = 8
"""So many component sets are kept once they were read."""


class Asked(msgspec.Struct, frozen=True):
    """A position, as ``facts`` tells it, in which something is to be thought of for a seat."""

    game: str
    box: str  # the text of a component set; the standard one if empty
    position: dict[str, Any]
    seat: int
    seed: str  # the same task with the same seed gets the same answer


class Task(Asked, frozen=True, tag=True):
    """A bot is to choose."""

    bot: str


class Weigh(Asked, frozen=True, tag=True):
    """What is best for the seat, as far as it can know?"""

    tries: int
    seconds: float


class Study(Asked, frozen=True, tag=True):
    """What was the seat's decision worth, in a game that is over?"""

    words: str
    tries: int
    seconds: float


class Ready(msgspec.Struct, frozen=True, tag=True):
    """A worker has started and waits for tasks."""


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """What the bot does, in words, and how long it took to think of it."""

    words: str
    seconds: float


class Weighed(msgspec.Struct, frozen=True, tag=True):
    """The best actions, and how long it took to find them."""

    best: list[Suggestion]
    seconds: float


class Studied(msgspec.Struct, frozen=True, tag=True):
    """A decision looked at again, and how long that took."""

    judgement: Judgement
    seconds: float


class NoChoice(msgspec.Struct, frozen=True, tag=True):
    """Why there is no choice; nothing in it may be a secret of the game."""

    message: str


AnyTask = Task | Weigh | Study
Thought = Chosen | Weighed | Studied
Reply = Ready | Thought | NoChoice


class Nonsense(ValueError):  # noqa: N818 -- it says what was heard
    """Bytes that are no message."""


class Unanswerable(ValueError):  # noqa: N818 -- it says what is wrong with the task
    """A task that nobody could do, and why, in words that tell no secret."""


# --- Messages: for both sides ---


def frame(message: AnyTask | Reply) -> bytes:
    """A message as it is sent."""
    body = msgspec.json.encode(message)
    if len(body) > LONGEST:
        raise Nonsense(f"a message of {len(body)} bytes is too long")
    return len(body).to_bytes(HEADER) + body


def length(header: bytes) -> int:
    """How many bytes follow a header."""
    announced = int.from_bytes(header)
    if announced > LONGEST:
        raise Nonsense(f"a message of {announced} bytes was announced")
    return announced


def read_answer(body: bytes) -> Reply:
    """What a worker said."""
    try:
        return _ANSWERS.decode(body)
    except ValueError:  # of msgspec, or of text that is not UTF-8
        raise Nonsense("the message is no answer") from None


def read_task(body: bytes) -> AnyTask:
    """What a worker is asked to do."""
    try:
        return _TASKS.decode(body)
    except ValueError:
        raise Unanswerable("the message is no task") from None


_ANSWERS: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
_TASKS: Final[msgspec.json.Decoder[AnyTask]] = msgspec.json.Decoder(AnyTask)


# --- Thinking ---


def answer(body: bytes) -> Thought | NoChoice:
    """Do what a message asks for."""
    started = perf_counter()
    try:
        task = read_task(body)
        if isinstance(task, Weigh):
            return Weighed(weigh(task), perf_counter() - started)
        if isinstance(task, Study):
            return Studied(study(task), perf_counter() - started)
        return Chosen(choose(task), perf_counter() - started)
    except Unanswerable as reason:
        return NoChoice(str(reason))
    except Exception as error:  # noqa: BLE001 -- whatever a bot does, the next task is not to blame
        return confess(error)


def choose(task: Task) -> str:
    """The words of the action that the task's bot takes."""
    if task.bot not in BOTS:
        raise Unanswerable(f"there is no bot {task.bot!r}")
    return BOTS[task.bot].choose(outlook(task), Random(task.seed)).words


def weigh(task: Weigh) -> list[Suggestion]:
    """The best actions of the task's seat."""
    return suggestions(outlook(task), adviser(task.tries, task.seconds), Random(task.seed))


def study(task: Study) -> Judgement:
    """What a decision was worth."""
    game, state = asked_position(task)
    search = Search(task.tries, task.seconds)
    return judged(game, state, game.read(task.words), search, task.seed)


def outlook(task: Asked) -> Outlook:
    """What the task's seat may know of its position."""
    return Outlook(*asked_position(task), task.seat)


def asked_position(task: Asked) -> tuple[Game[Any], Any]:
    """The game of a task and its position, in which its seat is asked."""
    if task.game not in GAMES:
        raise Unanswerable(f"there is no game {task.game!r}")
    game = GAMES[task.game]
    state = game.restore(task.position, box(task.game, task.box))
    if task.seat < 0 or task.seat != state.seat:
        raise Unanswerable(f"seat {task.seat} is not asked")
    return game, state


@lru_cache(maxsize=BOXES)
def box(game: str, text: str) -> Box:
    """The component set of a text, or the standard one."""
    return GAMES[game].box(text or None)


def confess(error: Exception) -> NoChoice:
    """What went wrong and where, but with no value: that may be a hidden card."""
    stack = traceback.extract_tb(error.__traceback__)
    sys.stderr.write("".join(traceback.format_list(stack)))
    where = f"{Path(stack[-1].filename).name}:{stack[-1].lineno}"
    return NoChoice(f"{type(error).__name__} in {where}")


# --- The process ---


def main() -> None:
    """Reply tasks until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for whoever started this
    os.nice(NICENESS if sys.argv[1:] != [IN_THE_BACKGROUND] else LEAST)
    tasks, answers = take_pipes()
    Thread(target=end_with, args=(answers.fileno(),), daemon=True).start()
    try:
        work(tasks, answers)
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more, and what is left to say cannot be said


def work(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Say that all is ready, and answer."""
    say(answers, Ready())
    for body in bodies(tasks):
        say(answers, answer(body))


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for messages alone: what a bot prints goes to standard error."""
    tasks = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return tasks, answers


def end_with(listener: int) -> None:
    """End in the middle of a thought once the other end of the answers is closed."""
    watch = select.poll()
    watch.register(listener, 0)  # errors and hang-ups are told without being asked for
    watch.poll()
    os._exit(0)


def bodies(tasks: BinaryIO) -> Iterator[bytes]:
    """The messages on a pipe, without their headers; half a message is none."""
    while len(header := tasks.read(HEADER)) == HEADER:
        size = length(header)
        body = tasks.read(size)
        if len(body) < size:
            return
        yield body


def say(answers: BinaryIO, message: Reply) -> None:
    """Send one message, now."""
    answers.write(frame(message))
    answers.flush()


if __name__ == "__main__":
    main()
