"""The places of a view, and how each is told by numbers: the parts that a layout is made of.

Every part takes a fixed stretch of the array, and leaves it at nought where nothing is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

LIMIT: Final = 4.0
"""No number of an array is larger; what would be is cut."""

Array = Any
"""A flat array of numbers, such as NumPy's."""


class Place(Protocol):
    """A place of a view."""

    @property
    def size(self) -> int:
        """How many numbers tell it."""

    def write(self, value: Any, array: Array, at: int) -> None:
        """Tell what stands at the place, from here on."""

    def names(self, path: str) -> list[str]:
        """What each of the numbers means."""

    def plain(self) -> dict[str, Any]:
        """The place as data, from which ``place_of`` makes it again."""


class Number:
    """A number, or yes and no, in parts of the greatest that was seen."""

    def __init__(self, most: float) -> None:
        self.most: Final = most
        self.size: Final = 1

    def write(self, value: Any, array: Array, at: int) -> None:
        """The number in parts of the greatest, within the limit."""
        if isinstance(value, (int, float)):
            array[at] = max(-LIMIT, min(LIMIT, value / self.most))

    def names(self, path: str) -> list[str]:
        """Its path."""
        return [path]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"number": self.most}


class Word:
    """One of several words: a 1 where it stands in the list of them."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = list(words)
        self.size: Final = len(self.words)
        self._index: Final = {word: index for index, word in enumerate(self.words)}

    def write(self, value: Any, array: Array, at: int) -> None:
        """A 1; none for a word that nobody knew of."""
        index = self._index.get(value) if isinstance(value, str) else None
        if index is not None:
            array[at + index] = 1.0

    def names(self, path: str) -> list[str]:
        """Path and word."""
        return [f"{path} = {word}" for word in self.words]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"word": self.words}


class Words:
    """A list of words that grows and shrinks: how many there are of each."""

    def __init__(self, words: Sequence[str], most: int) -> None:
        self.words: Final = list(words)
        self.most: Final = most
        self.size: Final = len(self.words)
        self._index: Final = {word: index for index, word in enumerate(self.words)}

    def write(self, value: Any, array: Array, at: int) -> None:
        """How many of each, in parts of the most that were seen."""
        for word in value if isinstance(value, list) else ():
            index = self._index.get(word)
            if index is not None:
                array[at + index] = min(LIMIT, array[at + index] + 1 / self.most)

    def names(self, path: str) -> list[str]:
        """Path and word."""
        return [f"{path} # {word}" for word in self.words]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"words": self.words, "most": self.most}


class Fields:
    """Things by name: each has its own place."""

    def __init__(self, fields: Mapping[str, Place]) -> None:
        self.fields: Final = dict(fields)
        self.size: Final = sum(place.size for place in self.fields.values())

    def write(self, value: Any, array: Array, at: int) -> None:
        """One after the other."""
        for name, place in self.fields.items():
            found = value.get(name) if isinstance(value, dict) else None
            if found is not None:
                place.write(found, array, at)
            at += place.size

    def names(self, path: str) -> list[str]:
        """Path and name."""
        dot = "." if path else ""
        return [
            told for name, place in self.fields.items() for told in place.names(path + dot + name)
        ]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"fields": {name: place.plain() for name, place in self.fields.items()}}


class Each:
    """A list that is always as long: its items, one after the other."""

    def __init__(self, most: int, item: Place) -> None:
        self.most: Final = most
        self.item: Final = item
        self.size: Final = most * item.size

    def write(self, value: Any, array: Array, at: int) -> None:
        """One after the other."""
        for index, item in enumerate(value[: self.most] if isinstance(value, list) else ()):
            if item is not None:
                self.item.write(item, array, at + index * self.item.size)

    def names(self, path: str) -> list[str]:
        """Path and number."""
        return [told for index in range(self.most) for told in self.item.names(f"{path}.{index}")]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"each": self.item.plain(), "most": self.most}


class Several:
    """A list of things that grows and shrinks: how long it is, then its items."""

    def __init__(self, most: int, item: Place) -> None:
        self.items: Final = Each(most, item)
        self.size: Final = 1 + self.items.size

    def write(self, value: Any, array: Array, at: int) -> None:
        """The length, and as many as were ever seen."""
        if isinstance(value, list):
            array[at] = min(LIMIT, len(value) / self.items.most)
            self.items.write(value, array, at + 1)

    def names(self, path: str) -> list[str]:
        """The length, then path and number."""
        return [f"{path} length", *self.items.names(path)]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"several": self.items.item.plain(), "most": self.items.most}


class Maybe:
    """What is not always there, or not for everybody to see: a 1 if it is, then the thing."""

    def __init__(self, place: Place | None) -> None:
        self.place: Final = place
        self.size: Final = 1 + (place.size if place else 0)

    def write(self, value: Any, array: Array, at: int) -> None:
        """It is there."""
        array[at] = 1.0
        if self.place is not None:
            self.place.write(value, array, at + 1)

    def names(self, path: str) -> list[str]:
        """Is it there, and what it is."""
        return [f"{path} ?", *(self.place.names(path) if self.place else ())]

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {"maybe": self.place.plain() if self.place else None}


def place_of(told: Mapping[str, Any]) -> Place:
    """The place that this data tells of."""
    if "number" in told:
        return Number(told["number"])
    if "word" in told:
        return Word(told["word"])
    if "words" in told:
        return Words(told["words"], told["most"])
    if "fields" in told:
        return Fields({name: place_of(place) for name, place in told["fields"].items()})
    if "each" in told:
        return Each(told["most"], place_of(told["each"]))
    if "several" in told:
        return Several(told["most"], place_of(told["several"]))
    return Maybe(place_of(told["maybe"]) if told["maybe"] else None)
