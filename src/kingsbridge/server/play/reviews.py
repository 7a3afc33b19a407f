"""Reviews of finished games, worked out one after the other in a process that stands back.

What is found is stored decision by decision, so that it can be read as it grows, and goes on where
it stopped once somebody looks again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec

from kingsbridge.bots.review import Judgement
from kingsbridge.bots.worker import IN_THE_BACKGROUND, Study
from kingsbridge.core import chance
from kingsbridge.server.play.company import ByItself, Company
from kingsbridge.server.play.durable import DurableWrites
from kingsbridge.server.play.faults import for_the_log
from kingsbridge.server.play.rooms import Rooms
from kingsbridge.server.play.words import Review
from kingsbridge.server.play.worker import Failed
from kingsbridge.server.play.workers import COMMAND, Workers
from kingsbridge.storage.rows import PutReview
from kingsbridge.table.review import HEAD, Course, Decision, Head, Reviewed, course, head
from kingsbridge.table.state import Impossible

TRIES: Final = 150
SECONDS: Final = 2.0
"""So many lines of play are tried for a decision in each pair of eyes, and no longer than so."""
THINKING: Final = 30.0
"""Seconds after which a worker is given up."""
MOST_WAITING: Final = 50
"""So many games wait for their review at most."""

read_head: Final = msgspec.json.Decoder(Head)

log: Final = logging.getLogger("kingsbridge.reviews")


class Reviews:
    """Which games wait for their review; the first of them is looked at."""

    def __init__(self, rooms: Rooms, durable: DurableWrites, company: ByItself | Company) -> None:
        self.rooms = rooms
        self.durable = durable
        self.company = company
        self._waiting: dict[str, None] = {}  # in their order
        self._work: asyncio.Task[None] | None = None

    def awaits(self, table_id: str) -> bool:
        """Does this game wait for its review, or is it looked at now?"""
        return table_id in self._waiting

    async def begin(self, table_id: str) -> None:
        """Work out the review of a finished game, or what is missing of it."""
        if table_id in self._waiting:
            return
        if self.company.is_shared:
            await self._note(table_id)
        if not self.company.minds(table_id):
            self.company.say(Review(self.company.number, table_id))
            return
        self._enqueue(table_id)

    async def _note(self, table_id: str) -> None:
        """Store that a review is wanted, so that every server knows."""
        gone, stored = await asyncio.to_thread(self._read, table_id)
        if HEAD not in stored:
            await self._store(table_id, HEAD, head(gone))

    def wanted(self, table_id: str) -> None:
        """Another server was asked for a review; the one that minds the table works it out."""
        if self.company.minds(table_id):
            with suppress(Impossible):  # others wait already: it is asked for again soon
                self._enqueue(table_id)

    async def look_around(self) -> None:
        """Take up reviews that have fallen to this server."""
        for table_id, first, parts in await asyncio.to_thread(self._begun):
            if parts <= read_head.decode(first).decisions:
                self.wanted(table_id)

    def _begun(self) -> list[tuple[str, str, int]]:
        return self.rooms.journal.reviews_begun(HEAD)

    def _enqueue(self, table_id: str) -> None:
        if table_id in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Impossible("refused-too-many")
        self._waiting[table_id] = None
        if self._work is None:
            self._work = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Stop in the middle; what was found is stored."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _go_on(self) -> None:
        """Review what waits; the process is there only as long as something does."""
        try:
            async with Workers(1, command=(*COMMAND, IN_THE_BACKGROUND)) as workers:
                while self._waiting:
                    table_id = next(iter(self._waiting))
                    try:
                        await self._review(table_id, workers)
                    except Exception as problem:  # noqa: BLE001 -- the next game is not to blame
                        what = for_the_log(problem)
                        log.warning("table %s could not be reviewed: %s", table_id, what)
                    finally:
                        self._waiting.pop(table_id, None)
        finally:
            self._work = None

    async def _review(self, table_id: str, workers: Workers) -> None:
        gone, stored = await asyncio.to_thread(self._read, table_id)
        if HEAD not in stored:
            await self._store(table_id, HEAD, head(gone))
        for place, decision in enumerate(gone.decisions):
            number = HEAD + 1 + place
            if not self.company.minds(table_id):
                return  # the server that does has seen it, or will
            if number not in stored:
                judgement = await judge(gone, decision, workers)
                await self._store(table_id, number, reviewed(decision, judgement))

    def _read(self, table_id: str) -> tuple[Course, set[int]]:
        """A game, and what of its review is stored; for a thread."""
        stored = {number for number, _ in self.rooms.journal.review(table_id)}
        return course(self.rooms.events(table_id)), stored

    async def _store(self, table_id: str, number: int, part: Head | Reviewed) -> None:
        """Store a part, unless the table was removed meanwhile."""
        async with self.rooms.alone(table_id):
            body = msgspec.json.encode(part).decode()
            await self.durable.write(PutReview(table_id, number, body))


def reviewed(decision: Decision, judgement: Judgement | None) -> Reviewed:
    """What is stored of a decision."""
    event, seat, words, when = decision.event, decision.seat, decision.words, decision.when
    return Reviewed(event, seat, words, judgement, when)


async def judge(gone: Course, decision: Decision, workers: Workers) -> Judgement | None:
    """What a decision was worth; nothing if that cannot be found."""
    opened = gone.table.opened
    task = Study(
        game=opened.game,
        box=opened.box,
        position=decision.position,
        seat=decision.seat,
        seed=chance.branch(opened.seed, f"review {decision.ply}"),
        words=decision.words,
        tries=TRIES,
        seconds=SECONDS,
    )
    try:
        return await workers.study(task, THINKING)
    except Failed as problem:
        log.warning("a decision could not be judged: %s", for_the_log(problem))
        return None
