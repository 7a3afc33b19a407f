"""The words of rule tests: texts in no language, and things by name: ``"2 gold, wool"``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kingsbridge.core.story import Line


def spoken(line: Line, seats: Sequence[str]) -> str:
    """A line of text in no language: who, what, and the blanks one after the other."""
    blanks = dict(line.blanks)
    words = [seats[int(str(blanks.pop("seat")))]] if "seat" in blanks else []
    words.append(line.key)
    if "other" in blanks:
        words.append(seats[int(str(blanks.pop("other")))])
    for blank in blanks.values():
        if isinstance(blank, Line):
            words.append(spoken(blank, seats))
        elif isinstance(blank, tuple):
            words.append(", ".join(spoken(each, seats) for each in blank))
        else:
            words.append(str(blank))
    return " ".join(words)


def split(words: str) -> list[str]:
    return [word.strip() for word in re.split(r"[,\n]", words) if word.strip()]


def counts(words: str, among: Sequence[str]) -> list[int]:
    """How many of each kind: ``"2 book, wine"``."""
    found = [0] * len(among)
    for word in split(words):
        number, _, name = word.rpartition(" ")
        found[among.index(name)] += int(number or 1)
    return found


def amounts(found: Sequence[int], among: Sequence[str]) -> str:
    return ", ".join(
        f"{number} {name}" for number, name in zip(found, among, strict=True) if number
    )
