"""Text: keys and blanks turned into sentences, in the languages of the house.

The sentences stand in ``.ftl`` files: the house's own beside this package, a game's in its
folder.  No rule imports this module.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from kingsbridge.core.story import Line

LANGUAGES: Final = ("en", "fr", "de")
SEAT_BLANKS: Final = ("seat", "other")


class Catalogue:
    """Everything that can be said about one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.rules = read_rules(_read(f"games/{game}/text/rules.{language}.md"))
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (
            f"text/{language}.ftl",
            f"text/terminal.{language}.ftl",
            f"games/{game}/text/{language}.ftl",
        ):
            self._bundle.add_resource(FluentResource(_read(source)))

    def say(self, line: Line, seats: Sequence[str] = ()) -> str:
        """The sentence of a line, with the names of those who sit at the table."""
        message = self._bundle.get_message(line.key)
        blanks = {name: self._fill(name, blank, seats) for name, blank in line.blanks.items()}
        sentence, errors = self._bundle.format_pattern(cast("Pattern", message.value), blanks)
        if errors:
            problem = f"{line.key} in {self.language}: {errors[0]}"
            raise KeyError(problem)
        return str(sentence)

    def say_key(self, key: str) -> str:
        """The sentence of a key without blanks."""
        return self.say(Line(key))

    def seat_name(self, seat: int) -> str:
        """What the game calls a seat as long as nobody sits there."""
        return self.say(Line("seat-name", number=seat))

    def _fill(self, name: str, blank: int | str | Line, seats: Sequence[str]) -> int | str:
        if isinstance(blank, Line):
            return self.say(blank, seats)
        if name in SEAT_BLANKS and isinstance(blank, int):
            return seats[blank] if seats else self.seat_name(blank)
        return blank


@cache
def catalogue(language: str, game: str) -> Catalogue:
    """The catalogue of a game in a language, read once."""
    return Catalogue(language, game)


def read_rules(text: str) -> dict[str, str]:
    """The paragraphs of a rules text by their number."""
    found = {}
    for block in re.split(r"\n(?=\*\*\d+\.\d+\*\*|#)", text):
        paragraph = re.match(r"\*\*(\d+\.\d+)\*\*\s*(.*)", block, re.DOTALL)
        if paragraph:
            found[paragraph[1]] = paragraph[2].strip()
    return found


def _read(path: str) -> str:
    return files("kingsbridge").joinpath(path).read_text(encoding="utf-8")
