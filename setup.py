"""Build the package: the browser client in it, rules and table compiled by mypyc where possible.

The client is built with a wheel, from a checkout or a source archive; KINGSBRIDGE_NO_CLIENT=1
leaves it out, and whatever was built before is then taken as it is.

Where it is not (no C compiler, no mypy, rules that do not compile), the package is pure Python:
the same, but slower.  An editable install is never compiled, because compiled modules beside
their sources would hide every edit.  KINGSBRIDGE_PURE=1 asks for pure Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import client

PACKAGE = Path("src/kingsbridge")
CORE = (
    *("actions", "steps", "facts", "story", "changes", "components"),
    *("checks", "dealing", "judging"),
)
ROOMS = ("components", "steps", "views", "knowledge")
"""The rooms of a game that may be folders; the board is drawn from outside the rules."""
PATTERNS = (
    *(f"core/{name}.py" for name in CORE),
    "bots/playout.py",
    "bots/search.py",
    *(
        f"table/{name}.py"
        for name in ("chairs", "match", "news", "numbers", "outcome", "sight", "state", "table")
    ),
    "games/*/*.py",
    *(f"games/*/{room}/*.py" for room in ROOMS),
)

QUIET = ["-Wno-misleading-indentation"]
"""Python asks for all warnings, and this one takes gcc two minutes: mypyc indents ever deeper."""


def is_wheel() -> bool:
    """Is a wheel built, and not an editable install, a source archive or metadata?"""
    return "bdist_wheel" in sys.argv


def client_wanted() -> bool:
    return is_wheel() and client.WEB.is_dir() and os.environ.get("KINGSBRIDGE_NO_CLIENT") != "1"


def wanted() -> bool:
    """Only a wheel is compiled."""
    return is_wheel() and os.environ.get("KINGSBRIDGE_PURE") != "1"


def compiled() -> list[Any]:
    from mypyc.build import mypycify  # noqa: PLC0415 -- needed for a compiled build only

    modules = sorted({path for pattern in PATTERNS for path in PACKAGE.glob(pattern)})
    paths = [str(path) for path in modules if path.name != "__init__.py"]
    # The C compiler would need nearly twice as long for -O3, and games would hardly be quicker.
    extensions = mypycify(paths, group_name="kingsbridge", opt_level="1", debug_level="0")
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *QUIET]
    return extensions


if client_wanted():
    client.build()

if wanted():
    try:
        setup(ext_modules=compiled())
    except (Exception, SystemExit) as reason:  # noqa: BLE001 -- whatever it is, pure Python works
        print(f"WARNING: kingsbridge: rules not compiled, see above: {reason}", file=sys.stderr)
        setup()
else:
    setup()
