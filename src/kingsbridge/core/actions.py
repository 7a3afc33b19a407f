"""Actions: small, typed, made once, written as words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingsbridge.core.compiling import mypyc_attr
from kingsbridge.core.story import Line


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat, or nature, can do.  Equal means identical: every action is made once."""

    def __init__(
        self, words: str, label: Line, *, grave: bool = False, declines: bool = False
    ) -> None:
        self.words = words
        self.label = label  # how a player is told of it, in any language
        self.grave = grave  # costs something that does not come back
        self.declines = declines  # lets go by what is asked
        self.index = -1  # its place in the game's vocabulary

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<{self.words}>"


class IllegalAction(ValueError):  # noqa: N818 -- the name players' code reads best
    """An action that is not possible; ``reason`` says why, as a text key with its blanks."""

    def __init__(self, reason: Line, words: str) -> None:
        super().__init__(f"{words}: {reason.key}")
        self.reason = reason
        self.words = words


class Vocabulary:
    """Every action a game knows, in a fixed order: words, action and index stand for each other."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: Final = tuple(actions)
        self._by_words: Final = {action.words: action for action in self.actions}
        if len(self._by_words) != len(self.actions):
            message = "two actions share the same words"
            raise ValueError(message)
        for index, action in enumerate(self.actions):
            action.index = index

    def __len__(self) -> int:
        return len(self.actions)

    def read(self, words: str) -> Action:
        """The action of these words."""
        action = self._by_words.get(words)
        if action is None:
            raise IllegalAction(Line("illegal-unknown-words", words=words), words)
        return action
