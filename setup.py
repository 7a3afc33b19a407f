"""Build the package, its rules compiled by mypyc where that is possible.

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

PACKAGE = Path("src/kingsbridge")
CORE = ("actions", "steps", "facts", "story", "changes", "components")
ROOMS = (
    *("components", "actions", "state", "steps", "steps/*", "order"),
    *("scoring", "views", "guess", "knowledge"),
)
PATTERNS = (
    *(f"core/{name}.py" for name in CORE),
    "bots/playout.py",
    *(f"games/*/{room}.py" for room in ROOMS),
)


def wanted() -> bool:
    """Only a wheel is compiled: not an editable install, a source archive or metadata."""
    return "bdist_wheel" in sys.argv and os.environ.get("KINGSBRIDGE_PURE") != "1"


def compiled() -> list[Any]:
    from mypyc.build import mypycify  # noqa: PLC0415 -- needed for a compiled build only

    modules = sorted({path for pattern in PATTERNS for path in PACKAGE.glob(pattern)})
    paths = [str(path) for path in modules if path.name != "__init__.py"]
    return mypycify(paths, group_name="kingsbridge", debug_level="0")


if wanted():
    try:
        setup(ext_modules=compiled())
    except (Exception, SystemExit) as reason:  # noqa: BLE001 -- whatever it is, pure Python works
        print(f"WARNING: kingsbridge: rules not compiled, see above: {reason}", file=sys.stderr)
        setup()
else:
    setup()
