"""A line of text as it travels, as a type.

Never compiled, because a compiled one forgets which of its fields may be missing.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class TextLine(TypedDict):
    """A text key, and the blanks of its sentence: numbers, words, other lines, lists of lines."""

    key: str
    blanks: NotRequired[dict[str, int | float | str | TextLine | list[TextLine]]]
