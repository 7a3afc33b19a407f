"""A round-robin on many machines, by Dask distributed (the extra ``cluster``)."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from kingsbridge.arena.contest import Played, Terms, play
from kingsbridge.arena.cores import PATIENCE
from kingsbridge.arena.lineups import Fixture

LOCAL: Final = "local"
"""Instead of an address: workers of this machine, one for each core."""


class NoCluster(Exception):  # noqa: N818 -- not an error of the program
    """There is no Dask here, or no scheduler there."""


def play_on_cluster(
    terms: Terms, fixtures: Iterable[Fixture], address: str, processes: int | None = None
) -> Iterator[Played]:
    """Play these games on the workers of a scheduler; each comes as soon as it is over.

    What a killed worker had not finished is played again by another.
    """
    distributed = _distributed()
    with _client(distributed, address, processes) as client:
        if not client.nthreads():
            print("kingsbridge: no workers yet", file=sys.stderr)
        waiting = {_submitted(client, terms, fixture): fixture for fixture in fixtures}
        deaths: Counter[Fixture] = Counter()
        coming = distributed.as_completed(list(waiting))
        for future in coming:
            fixture = waiting.pop(future)
            try:
                played = future.result()
            except (
                distributed.KilledWorker
            ):  # the scheduler gave it up after some deaths; we do not
                deaths[fixture] += 1
                if deaths[fixture] == PATIENCE:
                    raise
                again = _submitted(client, terms, fixture)
                waiting[again] = fixture
                coming.add(again)
            else:
                yield played


def _submitted(client: Any, terms: Terms, fixture: Fixture) -> Any:
    return client.submit(play, terms, fixture, pure=False)


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise NoCluster("Dask is missing: `pip install kingsbridge[cluster]`") from None


@contextmanager
def _client(distributed: Any, address: str, processes: int | None) -> Iterator[Any]:
    """Somebody to give work to, who leaves when it is done."""
    if address == LOCAL:
        with (
            distributed.LocalCluster(
                n_workers=processes, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
            ) as cluster,
            distributed.Client(cluster) as client,
        ):
            yield client
        return
    try:
        client = distributed.Client(address)
    except (OSError, ValueError) as problem:
        raise NoCluster(f"no scheduler at {address}: {problem}") from None
    with client:
        try:
            yield client
        except (CancelledError, distributed.core.CommClosedError):
            raise NoCluster(f"the scheduler at {address} has gone") from None
