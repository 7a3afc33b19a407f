"""What a typed answer means: an option, a command, or a mistake.  Nothing is carried out here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsbridge.core.actions import Action, IllegalAction, Vocabulary
from kingsbridge.core.story import Line

COMMANDS: Final = (
    "undo",
    "takeback",
    "rule",
    "about",
    "card",
    "story",
    "board",
    "save",
    "quit",
    "help",
    "?",
)


class Command(NamedTuple):
    """A command and what follows it."""

    word: str
    rest: str


def understand(
    text: str, options: Sequence[Action], vocabulary: Vocabulary | None = None
) -> Action | Command:
    """The option or command of an answer; what is neither raises the reason.

    An action of the vocabulary that is not among the options is understood too: whoever tries it
    is told why it is not possible.
    """
    words = " ".join(text.split())
    if words.isdecimal():
        return numbered(int(words), options)
    for action in options:
        if action.words.casefold() == words.casefold():
            return action
    command = commanded(words)
    if command is not None:
        return command
    meant = [action for action in options if begins(action, words)]
    if len(meant) > 1:
        several = ", ".join(action.words for action in meant)
        raise IllegalAction(Line("wrong-several", options=several), words)
    if meant:
        return meant[0]
    return abbreviated(words) or impossible(words, vocabulary)


def numbered(number: int, options: Sequence[Action]) -> Action:
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
    meant = [command for command in COMMANDS if command.startswith(first.casefold())]
    return Command(meant[0], rest) if len(meant) == 1 else None


def begins(action: Action, words: str) -> bool:
    """Does each word begin the word of the action at its place?"""
    typed = words.casefold().split()
    full = action.words.casefold().split()
    return len(typed) <= len(full) and all(
        word.startswith(start) for word, start in zip(full, typed, strict=False)
    )


def impossible(words: str, vocabulary: Vocabulary | None) -> Action:
    """What the words would mean at another time."""
    for action in () if vocabulary is None else vocabulary.actions:
        if begins(action, words):
            return action
    raise IllegalAction(Line("illegal-unknown-words", words=words), words)
