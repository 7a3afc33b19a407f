"""Environments are set up by uv where it can be had, and by pip where somebody wants pip."""

from __future__ import annotations

import shutil
import venv
from pathlib import Path

import pytest

import quick


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without uv, on which nothing can be fetched."""
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(quick, "ROOM", tmp_path / "uv")
    monkeypatch.setattr(quick, "FETCHED", tmp_path / "uv" / "bin" / "uv")
    monkeypatch.setattr(quick, "fetch", lambda: False)
    return tmp_path


def test_the_machine_s_own_is_taken(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: "/here/uv")
    assert quick.uv() == "/here/uv"
    assert list(bare.iterdir()) == []


def test_it_is_fetched_once(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[bool] = []

    def fetch() -> bool:
        quick.FETCHED.parent.mkdir(parents=True)
        quick.FETCHED.touch()
        fetched.append(True)
        return True

    monkeypatch.setattr(quick, "has_own_index", lambda: False)
    monkeypatch.setattr(quick, "fetch", fetch)
    assert quick.uv() == quick.uv() == str(bare / "uv" / "bin" / "uv")
    assert fetched == [True]


def test_where_it_cannot_be_had_pip_does_it(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "has_own_index", lambda: False)
    assert not quick.uv()
    assert not (bare / "uv").exists()


def test_one_that_cannot_reach_the_index_is_thrown_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Behind a proxy whose certificate only the system knows."""
    monkeypatch.setattr(quick, "ROOM", tmp_path / "uv")
    monkeypatch.setattr(venv, "create", lambda room, **_: room.mkdir())
    monkeypatch.setattr(quick, "works", lambda *words: "--dry-run" not in words)
    assert not quick.fetch()
    assert not quick.ROOM.exists()
    monkeypatch.setattr(quick, "works", lambda *_: True)
    assert quick.fetch()
    assert quick.ROOM.exists()


def test_whoever_gave_pip_an_index_keeps_pip(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "fetch", lambda: True)
    monkeypatch.setenv("PIP_INDEX_URL", "http://localhost/simple")
    assert not quick.uv()
    assert not (bare / "uv").exists()
    monkeypatch.delenv("PIP_INDEX_URL")
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    assert not quick.has_own_index()
