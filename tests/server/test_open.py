"""``kingsbridge serve --open``: the first page is shown, on a port that is free."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kingsbridge.server.command_line import is_free, with_free_port
from kingsbridge.server.settings import Settings
from serving import PATIENCE, free_port, wait_until


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@contextmanager
def opened(folder: Path, port: int, **variables: str) -> Iterator[Path]:
    """The server, started by somebody who wants to play; the file of what it said."""
    said = folder / "said.txt"
    screenless = {name: os.environ[name] for name in os.environ if "DISPLAY" not in name}
    words = ["serve", "--open", f"--port={port}", f"--data={folder / 'data'}", "--workers=1"]
    with said.open("wb") as file:
        process = subprocess.Popen(  # noqa: S603 -- our own program
            [sys.executable, "-m", "kingsbridge", *words],
            stdout=file,
            stderr=subprocess.STDOUT,
            env={**screenless, **variables},
        )
    try:
        wait_until(lambda: "Ctrl-C" in said.read_text(), "it says how to stop it")
        yield said
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def test_without_a_screen_the_address_is_printed_and_ctrl_c_stops_it(tmp_path: Path) -> None:
    port = free_port()
    with opened(tmp_path, port) as said:
        assert f"Open http://127.0.0.1:{port} in a browser" in said.read_text()
    assert "Traceback" not in said.read_text()
    assert "{" not in said.read_text(), "a player reads no log"


def test_the_browser_is_opened_at_the_next_free_port(tmp_path: Path, taken: int) -> None:
    asked = tmp_path / "asked.txt"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {asked}\n')
    browser.chmod(0o755)
    with opened(tmp_path, taken, DISPLAY=":0", BROWSER=f"{browser} %s") as said:
        wait_until(lambda: asked.exists() and asked.read_text() != "", "the browser is opened")
        address = asked.read_text().strip()
        assert f"Port {taken} is taken." in said.read_text()
        assert f"Kingsbridge is at {address}\n" in said.read_text()
        assert not address.endswith(f":{taken}")


def test_a_free_port_is_kept_and_a_taken_one_is_not(taken: int) -> None:
    assert not is_free("127.0.0.1", taken)
    assert with_free_port(Settings(port=taken)).port > taken
    free = free_port()
    assert with_free_port(Settings(port=free)).port == free
