"""The servers that share a database: who lives, who minds which table, and what they call.

Each holds a lock in the database under a number of its own; the living are those whose locks
stand.  A table is minded, its bots asked and its absent people waited for, by the living server
that comes first in an order of the table's own.  All work that out alike, and where two do not
agree for a moment no harm is done: a line is written once.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import msgspec

from kingsbridge.server.play import words
from kingsbridge.server.play.faults import whereabouts
from kingsbridge.server.play.words import AnyWord, Goodbye, Hello
from kingsbridge.storage.errors import StorageError
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Call, Change

log: Final = logging.getLogger("kingsbridge.company")

LOOK_EVERY: Final = 1.0
"""Seconds after which one looks again who lives."""
PAUSE: Final = 0.2
"""Seconds between two tries to listen again."""
DEAFNESS: Final = 5.0
"""Seconds after which a server that hears nothing sends its people elsewhere."""
STOPPING: Final = 5.0
"""Seconds for what is under way when a server stops."""
HIGHEST: Final = 2**31 - 1
MARK: Final = 12


class ByItself:
    """The only server of its database: it minds every table, and has nobody to talk to."""

    is_shared = False
    is_well = True
    number = 0
    living: frozenset[int] = frozenset({0})

    def minds(self, _table_id: str) -> bool:
        return True

    def word(self, _word: AnyWord) -> tuple[Change, ...]:
        return ()

    def say(self, _word: AnyWord) -> None:
        """Nobody hears it."""

    def mark(self, _seed: str, address: str) -> str:
        return address


class Company:
    """A server among others."""

    is_shared = True

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.number = 0  # while one listens
        self.living: frozenset[int] = frozenset()
        self.hear: Callable[[AnyWord], None] = lambda _word: None
        self.when_back: list[Callable[[], Awaitable[None]]] = []  # after one was deaf
        self.when_changed: list[Callable[[], Awaitable[None]]] = []  # who lives
        self.when_deaf: list[Callable[[], None]] = []  # for long
        self.when_dead: list[Callable[[frozenset[int]], Awaitable[None]]] = []  # other servers
        self._gone: set[int] = set()  # said goodbye; a number does not come again
        self._heard: set[int] = set()  # others that said anything
        self._missed: set[int] = set()  # those that did not live when one last looked
        self._look_now = asyncio.Event()
        self._has_begun = asyncio.Event()
        self._is_stopping = False
        self._beginning = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []

    @property
    def is_well(self) -> bool:
        """Does one hear the others?"""
        return bool(self.number)

    def minds(self, table_id: str) -> bool:
        """Is it for this server to ask the bots of a table and to wait for its people?"""
        if self.number not in self.living:
            return False
        return len(self.living) == 1 or minder(table_id, self.living) == self.number

    def word(self, word: AnyWord) -> tuple[Change, ...]:
        """A word to be called along with what is stored."""
        return (Call(words.write(word)),)

    def say(self, word: AnyWord) -> None:
        """Call a word by itself."""
        self.journal.put(self.word(word), lambda _outcome: None)

    def mark(self, seed: str, address: str) -> str:
        """A sign of an address, the same at all servers and of no use elsewhere."""
        return hmac.new(seed.encode(), address.encode(), "sha256").hexdigest()[:MARK]

    # --- Coming and going ---

    async def start(self) -> None:
        """Begin to listen, and return when one does and knows who else is there."""
        self._chores = [asyncio.create_task(self._listen()), asyncio.create_task(self._look())]
        waiting = asyncio.create_task(self._has_begun.wait())
        await asyncio.wait([waiting, *self._chores], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    async def stop(self) -> None:
        """Say goodbye, so that others take over at once."""
        if self.number:
            with suppress(StorageError):
                goodbye = self.journal.write(*self.word(Goodbye(self.number)))
                await asyncio.wait_for(asyncio.wrap_future(goodbye), STOPPING)
        self._is_stopping = True
        self._look_now.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOPPING), self._beginning:  # a thread may be reading for it
                await asyncio.wait(self._chores[1:])
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.number, self.living = 0, frozenset()

    async def _listen(self) -> None:
        """Listen, again and again: connections break."""
        loop = asyncio.get_running_loop()
        deaf_since: float | None = loop.time()
        while True:
            number = 1 + secrets.randbelow(HIGHEST)
            try:
                async with self.journal.listening(number) as calls:
                    async with self._beginning:
                        await self._begin(number)
                    deaf_since = None
                    async for called in calls:
                        self._take(called)
            except (StorageError, OSError) as problem:
                log.warning("the other servers are out of hearing: %s", problem)
            except Exception as fault:  # deaf for ever would be worse
                what = whereabouts(fault)
                log.exception("a fault while listening: %s", what)
            self.number, self.living = 0, frozenset()
            if deaf_since is None:
                deaf_since = loop.time()
            elif loop.time() - deaf_since > DEAFNESS:
                deaf_since = loop.time()
                for tell in self.when_deaf:
                    tell()
            await asyncio.sleep(PAUSE)

    async def _begin(self, number: int) -> None:
        """Greet the others, and find out what one missed."""
        self.number = number
        self.say(Hello(number))
        for work in self.when_back:
            await work()
        await self.look()
        self._has_begun.set()

    def _take(self, called: list[str]) -> None:
        """Hear what others say; one's own words come back as well."""
        for text in called:
            try:
                word = words.read.decode(text)
            except msgspec.MsgspecError:
                log.warning("a word was not understood")  # a server of another version says it
                continue
            if word.server == self.number:
                continue
            self._heard.add(word.server)
            if isinstance(word, Goodbye):
                self._gone.add(word.server)
            if isinstance(word, (Hello, Goodbye)):
                self._look_now.set()
            try:
                self.hear(word)
            except Exception as fault:  # the next word is not to blame
                what = whereabouts(fault)
                log.exception("a fault after a word: %s", what)

    async def _look(self) -> None:
        """Look who lives, every second and when somebody comes or goes."""
        while not self._is_stopping:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._look_now.wait()
            self._look_now.clear()
            if self.number and not self._is_stopping:
                try:
                    await self.look()
                except StorageError as problem:
                    log.warning("cannot see who lives: %s", problem)
                except Exception as fault:  # the next look may be better
                    what = whereabouts(fault)
                    log.exception("a fault while looking: %s", what)

    async def look(self) -> None:
        """Look who lives; if that has changed, what is to be done may fall to others."""
        number = self.number
        found = await asyncio.to_thread(self.journal.living)
        now = frozenset(found - self._gone)
        if number != self.number:
            return
        await self._bury(now)
        if now != self.living:
            self.living = now
            for work in self.when_changed:
                await work()

    async def _bury(self, now: frozenset[int]) -> None:
        """Tell of servers that live no more; of one that was just heard of, at the second look."""
        missed = self._heard - now
        dead = frozenset((self.living - now) | (missed & self._missed))
        self._missed = missed - dead
        self._heard -= dead
        for work in self.when_dead if dead else ():
            await work(dead)


def minder(table_id: str, living: frozenset[int]) -> int:
    """Of these servers, the one that minds a table; when one goes, only its tables change hands."""
    return max(living, key=lambda number: (weight(table_id, number), number))


def weight(table_id: str, number: int) -> bytes:
    return blake2b(f"{table_id} {number}".encode(), digest_size=8).digest()
