"""The build of the package: setuptools, which asks for Node where there is none on PATH."""

from __future__ import annotations

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from client import NODE_WHEEL, WEB, node_on_path

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    """What a wheel needs beyond the usual: Node, if the client is to be built and none is here."""
    needed = list(build_meta.get_requires_for_build_wheel(settings))
    wanted = WEB.is_dir() and os.environ.get("KINGSBRIDGE_NO_CLIENT") != "1"
    if wanted and node_on_path() is None:
        needed.append(NODE_WHEEL)
    return needed
