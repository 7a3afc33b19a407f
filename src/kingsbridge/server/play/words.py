"""What the servers of one database call to each other, as types: short, and nothing of a game.

Whoever hears of a table reads the journal.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Word(msgspec.Struct, frozen=True, array_like=True):
    """Something a server says; by its number others know whose word it is."""

    server: int


class Lines(Word, frozen=True, tag="lines"):
    """A table has so many lines now; and what its minder has to know."""

    table: str
    lines: int
    changed: int  # the number at which all noticed that the position changed
    bot: bool  # is one asked?
    wait: int  # for how many seconds the person who is asked is waited for; 0 for ever


class Removed(Word, frozen=True, tag="removed"):
    """A table is no more."""

    table: str


class Device(Word, frozen=True, tag="device"):
    """Something of a device has changed; and perhaps not all its browsers are it any more."""

    device: str
    closes: bool


class Present(Word, frozen=True, tag="present"):
    """Who is connected to a server at a table: seats, each with a mark of where it comes from."""

    table: str
    people: list[tuple[int, str]]


class Review(Word, frozen=True, tag="review"):
    """Somebody wants the review of a table, or the rest of it."""

    table: str


class Hello(Word, frozen=True, tag="hello"):
    """A server has come, and knows of nobody."""


class Goodbye(Word, frozen=True, tag="goodbye"):
    """A server goes."""


AnyWord = Lines | Removed | Device | Present | Review | Hello | Goodbye

read: Final[msgspec.json.Decoder[AnyWord]] = msgspec.json.Decoder(AnyWord)


def write(word: AnyWord) -> str:
    """A word as it is called."""
    return msgspec.json.encode(word).decode()
