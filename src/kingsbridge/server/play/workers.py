"""The room where bots think: a few processes, each with one task at a time, watched and replaced.

What a worker does with a task is in ``bots.worker``.  What happens at a table whose bot failed
is not here: whoever asks gets ``Failed`` or ``Overrun`` and decides.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Sequence
from typing import Final, Self, TypeVar

from kingsbridge.bots.insight import Suggestion
from kingsbridge.bots.levels import SLOW
from kingsbridge.bots.review import Judgement
from kingsbridge.bots.worker import (
    AnyTask,
    Chosen,
    NoChoice,
    Studied,
    Study,
    Task,
    Thought,
    Weigh,
    Weighed,
)
from kingsbridge.server.play.worker import Failed, Overrun, Worker, ask, see_ready, written

COMMAND: Final = (sys.executable, "-P", "-m", "kingsbridge.bots.worker")
"""Without -P, a file in the folder where the server was started could pose as a module."""
START_LIMIT: Final = 30.0
"""So many seconds a worker may take until it is ready."""
PATIENCE: Final = 3
"""After so many false starts in a row nobody is kept waiting for a worker."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
"""Seconds between false starts: twice as long each time, up to the longest."""
STOPPED: Final = "the workers are stopped"

T = TypeVar("T")

log: Final = logging.getLogger("kingsbridge.workers")


class Workers:
    """So many workers, and those who wait for one of them, first come first served.

    The spare ones are for short thoughts: never are more than the others at long ones, so that
    grandmasters at some tables keep nobody waiting at others who could be answered at once.
    """

    def __init__(
        self,
        count: int,
        *,
        spare: int = 0,
        command: Sequence[str] = COMMAND,
        start_limit: float = START_LIMIT,
    ) -> None:
        self.count = count
        self.places = count + spare
        self.tasks_done = 0
        self.overruns = 0
        self.failures = 0
        self.busy = 0
        self.starts = 0
        self.longest = 0.0  # seconds that a bot took to choose, overruns not counted
        self._command = command
        self._start_limit = start_limit
        self._keepers: list[asyncio.Task[None]] = []
        self._idle: deque[Worker] = deque()
        self._queue: dict[asyncio.Future[Worker], bool] = {}  # is it for a long thought?
        self._long = 0  # so many workers are at long thoughts
        self._given_up: dict[int, str] = {}  # why, by place

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return len(self._queue)

    async def start(self) -> None:
        """Open the room; the workers get ready while others go on, and tasks wait for them."""
        if not self._keepers:
            self._keepers = [asyncio.create_task(self._keep(n)) for n in range(self.places)]

    async def stop(self) -> None:
        """Close the room: tasks fail, and when this returns no process is left."""
        keepers, self._keepers = self._keepers, []
        self._refuse(STOPPED)
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        self._given_up.clear()
        self._idle.clear()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def choose(self, task: Task, deadline: float) -> str:
        """The words of the chosen action."""
        chosen = answered(await self.think(task, deadline), Chosen)
        self.longest = max(self.longest, chosen.seconds)
        return chosen.words

    async def weigh(self, task: Weigh, deadline: float) -> list[Suggestion]:
        """The best actions."""
        return answered(await self.think(task, deadline), Weighed).best

    async def study(self, task: Study, deadline: float) -> Judgement:
        """What a decision was worth."""
        return answered(await self.think(task, deadline), Studied).judgement

    async def think(self, task: AnyTask, deadline: float) -> Thought:
        """What comes of a task.

        The deadline, in seconds, begins when a worker is free.  A worker that overruns it, or
        whose caller gives up, is killed and replaced.
        """
        try:
            answer = await self._answer(task, deadline)
        except Overrun:
            self.overruns += 1
            raise
        except Failed:
            self.failures += 1
            raise
        self.tasks_done += 1
        return answer

    # --- One task ---

    async def _answer(self, task: AnyTask, deadline: float) -> Thought:
        message = written(task)
        is_long = is_long_thought(task)
        worker = await self._free_worker(is_long=is_long)
        self.busy += 1
        try:
            answer = await ask(worker, message, deadline)
        except BaseException:
            worker.kill()  # its keeper notices
            raise
        else:
            self._rest(worker)
        finally:
            self.busy -= 1
            self._long -= is_long
            self._call()
        if isinstance(answer, NoChoice):
            raise Failed(answer.message)
        return answer

    async def _free_worker(self, *, is_long: bool) -> Worker:
        """A worker of one's own, once it is one's turn."""
        self._demand_hope()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue[turn] = is_long
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if (
                self._queue.pop(turn, None) is None
                and not turn.cancelled()
                and not turn.exception()
            ):
                self._long -= is_long  # the turn came just when nobody wanted it any more
                self._rest(turn.result())
                self._call()
            raise

    def _demand_hope(self) -> None:
        """Refuse a task for which no worker is to be expected."""
        if not self._keepers:
            raise Failed(STOPPED)
        if len(self._given_up) == self.places:
            raise Failed(next(iter(self._given_up.values())))

    def _rest(self, worker: Worker) -> None:
        """A worker has nothing to do."""
        if not worker.has_ended:
            self._idle.append(worker)

    def _call(self) -> None:
        """Give workers that rest to who waited longest; long thoughts leave the spare ones."""
        for turn, is_long in list(self._queue.items()):
            if not self._idle:
                return
            if is_long and self._long >= self.count:
                continue
            del self._queue[turn]
            if not turn.done():
                self._long += is_long
                turn.set_result(self._idle.popleft())

    def _refuse(self, reason: str) -> None:
        """Disappoint everybody who waits."""
        for turn in self._queue:
            if not turn.done():
                turn.set_exception(Failed(reason))
        self._queue.clear()

    # --- One place for a worker ---

    async def _keep(self, place: int) -> None:
        """See to it that there is a worker at a place, one after the other."""
        losses = 0  # workers in a row that were of no use
        while True:
            try:
                worker = await self._hire()
            except Failed as reason:
                losses += 1
                self._note_false_start(place, losses, str(reason))
            else:
                self._given_up.pop(place, None)
                await self._employ(worker)
                losses = 0 if worker.is_sound else losses + 1
            await asyncio.sleep(pause(losses))

    async def _hire(self) -> Worker:
        """A worker that is ready."""
        self.starts += 1
        try:
            worker = await Worker.launch(self._command)
        except OSError as error:
            raise Failed(f"it cannot be started: {error}") from None
        try:
            await see_ready(worker, self._start_limit)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def _employ(self, worker: Worker) -> None:
        """Let a worker do tasks until its process ends."""
        try:
            self._rest(worker)
            self._call()
            await worker.ended()
        finally:
            if worker in self._idle:
                self._idle.remove(worker)
            await worker.end()

    def _note_false_start(self, place: int, losses: int, reason: str) -> None:
        """Log it; and once that is of no use any more, let nobody wait for this place."""
        log.warning("worker %d did not start: %s", place, reason)
        if losses < PATIENCE:
            return
        self._given_up[place] = f"no worker starts: {reason}"
        if len(self._given_up) == self.places:
            self._refuse(self._given_up[place])


def is_long_thought(task: AnyTask) -> bool:
    """Is it likely to take long?  Hints do not: somebody waits for them."""
    return isinstance(task, Task) and task.bot in SLOW


def answered(thought: Thought, kind: type[T]) -> T:
    """A thought of the kind that was asked for."""
    if not isinstance(thought, kind):
        raise Failed("the worker answered something else")
    return thought


def pause(losses: int) -> float:
    """How many seconds to wait after so many workers in a row were of no use."""
    if not losses:
        return 0.0
    return float(min(FIRST_PAUSE * 2 ** min(losses - 1, 30), LONGEST_PAUSE))
