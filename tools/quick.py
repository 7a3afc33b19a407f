"""Where uv is, which sets an environment up in a third of pip's time; fetched if it is not here.

Prints nothing where there is none, or where pip has an index of its own: then pip does it.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOM: Final = Path(__file__).resolve().parents[1] / "build" / "uv"
FETCHED: Final = ROOM / "bin" / "uv"
WANTED: Final = "uv>=0.8,<1"
PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check")


def has_own_index() -> bool:
    """Does whoever set up this machine say where packages come from?"""
    told = subprocess.run(  # noqa: S603 -- ours
        [sys.executable, *PIP, "config", "list"], capture_output=True, text=True, check=False
    )
    names = (line.partition("=")[0].rpartition(".")[2] for line in told.stdout.splitlines())
    return "PIP_INDEX_URL" in os.environ or "index-url" in names


def fetch() -> bool:
    """Install it into a room of its own, if that can be done."""
    try:
        venv.create(ROOM, clear=True, with_pip=True)
    except subprocess.CalledProcessError:  # no ensurepip: whoever makes the environment tells it
        return False
    python = str(ROOM / "bin" / "python")
    if works(python, *PIP, "install", WANTED) and reaches_index(python):
        return True
    shutil.rmtree(ROOM)
    return False


def reaches_index(python: str) -> bool:
    """Does it trust whom pip trusts?  It brings certificates of its own, pip asks the system."""
    return works(FETCHED, "pip", "install", "--dry-run", "--reinstall", "--python", python, WANTED)


def works(*words: str | Path) -> bool:
    return subprocess.run(words, capture_output=True, check=False).returncode == 0  # noqa: S603 -- ours


def uv() -> str:
    """Where it is, or nothing."""
    found = shutil.which("uv")
    if found is not None:
        return found
    ROOM.parent.mkdir(exist_ok=True)
    with ROOM.with_suffix(".turn").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # whoever comes second finds it fetched
        is_here = FETCHED.exists() or (not has_own_index() and fetch())
    return str(FETCHED) if is_here else ""


if __name__ == "__main__":
    print(uv())  # noqa: T201 -- for the Makefile
