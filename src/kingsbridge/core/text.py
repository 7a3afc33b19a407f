"""Text: keys and blanks turned into sentences, in the languages of the house.

The sentences stand in ``.ftl`` files: the house's own beside this package, a game's in its
folder.  No rule imports this module.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from kingsbridge.core.story import Blank, Line

LANGUAGES: Final = ("en", "fr", "de")
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
"""Where a browser may break a long word; a terminal would show it."""
SEAT_BLANKS: Final = ("seat", "other")
BOX_NUMBER: Final = re.compile(r"\{(\w+)=(\d+)(?::([^{|}]*)\|([^{|}]*))?\}")
"""A place of a rules text that a component set decides, such as ``{limit=10:ten|#}``."""


class Catalogue:
    """Everything that can be said about one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._rules = _read(f"games/{game}/text/rules.{language}.md")
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
        return str(sentence).replace(SOFT_HYPHEN, "")

    def say_key(self, key: str) -> str:
        """The sentence of a key without blanks."""
        return self.say(Line(key))

    def has(self, key: str) -> bool:
        """Is there a sentence of this key?"""
        return self._bundle.has_message(key)

    def rules(self, numbers: Mapping[str, int]) -> dict[str, str]:
        """The paragraphs of the rules by their number, with these numbers of the box in use."""
        return read_rules(fill_rules(self._rules, numbers))

    def seat_name(self, seat: int) -> str:
        """What the game calls a seat as long as nobody sits there."""
        return self.say(Line("seat-name", number=seat))

    def _fill(self, name: str, blank: Blank, seats: Sequence[str]) -> float | str:
        if isinstance(blank, Line):
            return self.say(blank, seats)
        if isinstance(blank, tuple):
            return format_list([self.say(line, seats) for line in blank], locale=self.language)
        if name in SEAT_BLANKS and isinstance(blank, int):
            return seats[blank] if seats else self.seat_name(blank)
        return blank


@cache
def catalogue(language: str, game: str) -> Catalogue:
    """The catalogue of a game in a language, read once."""
    return Catalogue(language, game)


def fill_rules(text: str, numbers: Mapping[str, int]) -> str:
    """A rules text with these numbers of a box; what is not among them is as usual.

    ``{limit=10}`` is a number.  ``{limit=10:ten|#}`` are the words for the usual one, and those
    for any other, which ``#`` stands for.
    """

    def fill(place: re.Match[str]) -> str:
        number = numbers.get(place[1], int(place[2]))
        words = place[3] if number == int(place[2]) else place[4]
        return str(number) if words is None else words.replace("#", str(number))

    return BOX_NUMBER.sub(fill, text)


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
