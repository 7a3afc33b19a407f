"""What a typed answer means: an option, a command, or a mistake.  Nothing is carried out here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsbridge.core.actions import IllegalAction, Vocabulary
from kingsbridge.core.story import Line

COMMANDS: Final = (
    "undo",
    "takeback",
    "rule",
    "about",
    "card",
    "hint",
    "story",
    "board",
    "save",
    "quit",
    "help",
    "?",
)

SHORT: Final = {"h": "help"}
"""What two commands begin with, and one of them is meant."""


class Command(NamedTuple):
    """A command and what follows it."""

    word: str
    rest: str


def understand(
    text: str, options: Sequence[str], vocabulary: Vocabulary | None = None
) -> str | Command:
    """The words of an option, or the command, of an answer; what is neither raises the reason.

    An action of the vocabulary that is not among the options is understood too: whoever tries it
    is told why it is not possible.
    """
    words = " ".join(text.split())
    if words.isdecimal():
        return numbered(int(words), options)
    for option in options:
        if option.casefold() == words.casefold():
            return option
    command = commanded(words)
    if command is not None:
        return command
    meant = [option for option in options if begins(option, words)]
    if len(meant) > 1:
        raise IllegalAction(Line("wrong-several", options=", ".join(meant)), words)
    if meant:
        return meant[0]
    return abbreviated(words) or impossible(words, vocabulary)


def numbered(number: int, options: Sequence[str]) -> str:
    if not 1 <= number <= len(options):
        reason = Line("wrong-number", number=str(number), last=len(options))
        raise IllegalAction(reason, str(number))
    return options[number - 1]


def commanded(words: str) -> Command | None:
    """The command that the first word is, in full."""
    first, _, rest = words.partition(" ")
    return Command(first.casefold(), rest) if first.casefold() in COMMANDS else None


def abbreviated(words: str) -> Command | None:
    """The only command that begins so."""
    first, _, rest = words.partition(" ")
    begun = SHORT.get(first.casefold(), first.casefold())
    meant = [command for command in COMMANDS if command.startswith(begun)]
    return Command(meant[0], rest) if len(meant) == 1 else None


def begins(option: str, words: str) -> bool:
    """Does each word begin the word of the option at its place?"""
    typed = words.casefold().split()
    full = option.casefold().split()
    return len(typed) <= len(full) and all(
        word.startswith(start) for word, start in zip(full, typed, strict=False)
    )


def impossible(words: str, vocabulary: Vocabulary | None) -> str:
    """What the words would mean at another time."""
    for action in () if vocabulary is None else vocabulary.actions:
        if begins(action.words, words):
            return action.words
    raise IllegalAction(Line("illegal-unknown-words", words=words), words)
