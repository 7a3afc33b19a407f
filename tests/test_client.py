"""The browser client as it is built: types that agree, a lock without addresses, small files."""

from __future__ import annotations

import gzip
from importlib.resources import files

import client
import wire_types

MOST = 120_000
"""Bytes of the whole client, packed, without fonts: every page, game and language."""


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
        if not file.name.endswith(".woff2")
    }
    assert sum(sizes.values()) < MOST, sizes
