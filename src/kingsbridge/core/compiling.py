"""The one mark the rules carry for the compiler; without the compiler's package it does nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["mypyc_attr"]

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # pragma: no cover -- the tests run where the compiler's package is

    def mypyc_attr(*_marks: str, **_settings: object) -> Callable[[T], T]:
        """Mark nothing."""
        return lambda thing: thing
