"""Hints as a seat is told them: the best actions, how likely they win, and why if that is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NotRequired, TypedDict

from kingsbridge.bots.insight import Suggestion, lead
from kingsbridge.core.game import Game
from kingsbridge.core.record import write_number
from kingsbridge.core.shapes import TextLine
from kingsbridge.core.story import Line, plain

CLEAR: Final = 0.05
"""So much likelier to win than any other, the first of the actions is clearly the best."""


class Advised(TypedDict):
    """An action that is suggested."""

    words: str
    label: TextLine
    chance: float  # how likely the seat wins with it, in hundredths, as far as it can know
    why: NotRequired[TextLine]


def advised(game: Game[Any], best: Sequence[Suggestion]) -> list[Advised]:
    """What a seat is told, the best first."""
    chances = [one.chance for one in best]
    found: list[Advised] = []
    for place, one in enumerate(best):
        told: Advised = {
            "words": one.words,
            "label": plain(game.read(one.words).label),
            "chance": one.chance,
        }
        why = reason(one, 0.0 if place else lead(chances))
        if why is not None:
            told["why"] = plain(why)
        found.append(told)
    return found


def reason(suggested: Suggestion, ahead: float) -> Line | None:
    """Why an action is suggested, if there is something to say."""
    brought = suggested.gains.items()
    if any(number > 0 for _, number in brought):  # what only costs is no reason
        changes = tuple(
            Line("hint-change", what=Line(key), number=signed(number)) for key, number in brought
        )
        return Line("hint-at-once", changes=changes)
    if ahead >= CLEAR:
        return Line("hint-clear", percent=round(100 * ahead))
    return None


def signed(number: float) -> str:
    """A difference with its sign."""
    sign = "+" if number > 0 else "\N{MINUS SIGN}"
    return sign + write_number(abs(number))
