"""The one thread that writes: it takes all that waits and commits it together.

A disk takes as long for one write as for a hundred, so whatever arrives during one commit goes
into the next; where much arrives, a moment is waited for more.  What a write consists of is not
its affair.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Engine

from kingsbridge.storage import databases, statements
from kingsbridge.storage.errors import DatabaseRefused, StorageError, Unsure
from kingsbridge.storage.rows import Call, Change
from kingsbridge.storage.statements import Driver

ATTEMPTS: Final = 3

COMPANY: Final = 4
GATHERING: Final = 0.002
"""Seconds to wait for others when the last group had so many: together each costs less."""


MOST_CALLS: Final = 10_000
"""So many calls are kept while nobody can be reached: after that, others have to look anyway."""

WriteOutcome: TypeAlias = StorageError | None
"""Why a write was not stored, or that it was."""


class Write(NamedTuple):
    """Changes that are stored together or not at all, and whom to tell, on the writer's thread."""

    changes: tuple[Change, ...]
    tell: Callable[[WriteOutcome], None]


class Writer:
    """Takes writes from any thread and commits them in groups, in the order they came."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._driver = Driver(engine)
        self._queue: SimpleQueue[Write | None] = SimpleQueue()  # None: stop
        self._lock = Lock()  # so that nothing comes after the stop
        self._thread: Thread | None = None
        self._is_busy = False
        self._calls: list[str] = []  # to be called to other servers

    def start(self) -> None:
        """Begin to write."""
        with self._lock:
            if self._thread is not None:
                raise StorageError("the journal is open already")
            # A daemon, because what is not acknowledged may be lost, and an exit must not hang.
            self._thread = Thread(target=self._run, name="journal", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Write what waits, then end."""
        with self._lock:
            thread, self._thread = self._thread, None
            if thread is not None:
                self._queue.put(None)
        if thread is not None:
            thread.join()

    def put(self, changes: tuple[Change, ...], tell: Callable[[WriteOutcome], None]) -> None:
        """Queue a write; ``tell`` is called once it is durable, or why it is not."""
        with self._lock:
            if self._thread is not None:
                self._queue.put(Write(changes, tell))
                return
        tell(DatabaseRefused("the journal is not open"))

    def _run(self) -> None:
        stopping = False
        while not stopping:
            group, stopping = self._waiting()
            if group:
                self._settle(group)
        self._driver.drop()

    def _waiting(self) -> tuple[list[Write], bool]:
        """Wait for a write, then take all there are; and whether to stop after them."""
        group: list[Write] = []
        write = self._queue.get()
        if self._is_busy:
            time.sleep(GATHERING)
        while write is not None:
            group.append(write)
            try:
                write = self._queue.get_nowait()
            except Empty:
                self._is_busy = len(group) >= COMPANY
                return group, False
        return group, True

    def _settle(self, group: list[Write]) -> None:
        """Store a group and tell everyone how it went."""
        try:
            outcomes = self._store(group)
        except Exception as error:  # noqa: BLE001 -- whatever it is, nobody may wait for ever
            outcomes = [refusal(error) for _ in group]
        for write, outcome in zip(group, outcomes, strict=True):
            write.tell(outcome)
        if self._driver.is_shared:
            stored = [one for one, outcome in zip(group, outcomes, strict=True) if outcome is None]
            self._call([change.word for one in stored for change in calls_in(one.changes)])

    def _call(self, words: list[str]) -> None:
        """Let other servers hear of it; what cannot be called now is called with the next."""
        self._calls += words
        for _ in range(2):  # on a fresh connection if the last was lost
            if not self._calls:
                return
            try:
                self._driver.call(self._calls)
            except Exception:  # noqa: BLE001 -- all is stored, and the others look by themselves
                self._driver.drop()
            else:
                self._calls = []
        del self._calls[:-MOST_CALLS]

    def _store(self, group: list[Write]) -> list[WriteOutcome]:
        """Commit a group; again when another server stood in the way."""
        if self._driver.is_shared and all(only_calls(one.changes) for one in group):
            return [None] * len(group)  # there is nothing to store
        left = ATTEMPTS
        while True:
            left -= 1
            try:
                return self._commit(group)
            except Exception as error:
                self._driver.drop()
                if not left or not databases.is_collision(error):
                    raise

    def _commit(self, group: list[Write]) -> list[WriteOutcome]:
        """Store a group at once; if that fails, one by one, so that only the culprit fails."""
        driver = self._driver
        driver.begin()
        outcomes: list[WriteOutcome] = [None] * len(group)
        if carry_out(driver, [change for one in group for change in one.changes]) is not None:
            driver.rollback()
            driver.begin()
            outcomes = [attempt(driver, one.changes) for one in group]
        try:
            driver.commit()
        except driver.errors.Error as error:
            stored = [one for one, outcome in zip(group, outcomes, strict=True) if outcome is None]
            self._check_committed(driver.transaction, stored, error)
            driver.drop()
        return outcomes

    def _check_committed(self, name: str | None, stored: Sequence[Write], error: Exception) -> None:
        """Raise the error of a commit, unless only the news of its success was lost."""
        if name is None:
            raise error  # the file is here: a commit that fails was not done
        committed = databases.was_committed(self._engine, name)
        if committed is None:
            raise Unsure(f"lost while committing ({databases.plain(error)})") from error
        # After a crash another transaction may have the name: what counts is what is there.
        if not committed or not self._are_there([one for each in stored for one in each.changes]):
            raise error

    def _are_there(self, changes: Sequence[Change]) -> bool:
        """Are all lines stored as these changes have them?"""
        asking = Driver(self._engine)
        try:
            asking.begin()
            return statements.are_stored(asking, changes)
        except Exception as problem:
            raise Unsure(f"lost after committing ({databases.plain(problem)})") from problem
        finally:
            asking.drop()


def calls_in(changes: Sequence[Change]) -> list[Call]:
    """What a write says to other servers."""
    return [change for change in changes if isinstance(change, Call)]


def only_calls(changes: Sequence[Change]) -> bool:
    """Is a write nothing but words?"""
    return bool(changes) and all(isinstance(change, Call) for change in changes)


def refusal(error: Exception) -> DatabaseRefused:
    """What a write is told that was not stored through no fault of its own."""
    kind = Unsure if isinstance(error, Unsure) else DatabaseRefused
    told = kind(f"not stored: {databases.plain(error)}")
    told.__cause__ = error
    return told


def carry_out(driver: Driver, changes: Sequence[Change]) -> Exception | None:
    """Carry out changes; what went wrong, if it lies in them and not in the database."""
    try:
        statements.write(driver, changes)
    except Exception as error:
        if isinstance(error, driver.errors.Error) and not driver.is_own_fault(error):
            raise  # nobody will fare better
        return error
    return None


def attempt(driver: Driver, changes: Sequence[Change]) -> WriteOutcome:
    """Carry out the changes of one write, or none of them and say why."""
    driver.do("SAVEPOINT attempt")
    error = carry_out(driver, changes)
    if error is not None:
        driver.do("ROLLBACK TO SAVEPOINT attempt")
    driver.do("RELEASE SAVEPOINT attempt")
    return None if error is None else explain(driver, changes, error)


def explain(driver: Driver, changes: Sequence[Change], error: Exception) -> StorageError:
    """What stood in the way of changes that were undone again."""
    if isinstance(error, StorageError):
        return error
    conflicts = (statements.conflict(driver, change) for change in changes)
    is_conflict = isinstance(error, driver.errors.IntegrityError)
    known = next(filter(None, conflicts), None) if is_conflict else None
    reason = known or StorageError(f"cannot be stored: {databases.plain(error)}")
    reason.__cause__ = error
    return reason
